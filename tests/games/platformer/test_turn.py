"""The steps of a turn (P33 to P45; PJ16, PJ17, PJ21, PJ57)."""

from ludoteca.games.platformer import GAME
from tests.games.platformer.arranging import (
    FACE,
    ROLL,
    Table,
    at,
    enemies,
    moves,
    play,
    prompt,
    rolls,
    special,
)


def end(match):
    """Ends the action step and saves nothing."""
    play(match, "done")
    while prompt(match).startswith(("save", "hold")):
        play(match, "stop" if prompt(match).startswith("save") else "stay")


def next_turn(table, faces="boot boot coin coin monster", enemy="left"):
    """The seat before ends its turn; the next one's dice are forced."""
    return table.force(*rolls(faces, enemy))


def test_p33_one_player_after_the_other_clockwise():
    match = Table(3).hero(0, at="1.1.1").match()
    end(match)
    assert (match.seat, match.state.active) == (1, 1)
    assert match.state.turns == 6


def test_p34_pj16_the_first_turn_begins_with_the_dice():
    match = GAME.new(2, "first", first_player="1")
    assert match.state.turns == 1
    assert match.state.event == -1
    assert prompt(match) == "respawn 0"
    solo = GAME.new(1, "first")
    assert solo.state.event >= 0


def test_p35_pj17_two_levels_below_the_lowest_goes_and_only_one_a_turn():
    table = Table(revealed=4).hero(0, at="1.1.8").hero(1, at="4.1.1").enemy("medusa", "4.4.2")
    table.enemy("zombie", "1.1.2").lay(gold=["1.1.3"], gems=["1.1.4", "2.1.4"])
    match = next_turn(table).match()
    end(match)
    s = match.state
    assert s.lowest == 1
    assert "zombie" not in enemies(match).values()
    assert sum(s.gold_on) == 0
    assert sum(s.gems_on) == 1
    assert at(match, 0) is None


def test_p35_only_one_level_below_nothing_goes():
    match = Table(revealed=2).hero(0, at="1.1.8").hero(1, at="2.1.1").match()
    end(match)
    assert match.state.lowest == 0


def test_p36_off_the_map_no_level_goes():
    match = Table(3, revealed=3).hero(0, at="3.1.1").hero(2, at="1.1.1").match()
    end(match)
    assert prompt(match) == "respawn 1"
    assert match.state.lowest == 0


def test_p37_all_own_cards_are_refreshed_the_hero_card_too():
    table = Table().hero(0, at="1.1.1").hero(1, at="1.1.8", tired=1)
    table.give(1, "magnet", "balloon", exhausted=True).give(0, "hammer", exhausted=True)
    match = table.match()
    end(match)
    cards = {card["id"]: card["exhausted"] for player in match.view()["players"] for card in player["cards"]}
    assert cards == {"magnet": False, "balloon": False, "hammer": True}
    assert match.state.tired[1] == 0


def test_p38_five_action_dice_and_the_enemy_die():
    match = next_turn(Table().hero(0, at="1.1.1"), "boot sword coin monster star", "right").match()
    end(match)
    view = match.view()["dice"]
    assert [die["symbol"] for die in view["action"]] == ["boot", "sword", "coin", "monster", "star"]
    assert view["enemy"] == "right"


def test_p39_attack_left_or_right_for_every_enemy():
    for roll, spaces, health in (
        ("attack", {"1.1.3", "1.1.7"}, 3),
        ("left", {"1.1.3", "1.1.6"}, 4),
        ("right", {"1.1.4", "1.1.8"}, 4),
    ):
        table = Table().hero(0, at="1.1.2").enemy("zombie", "1.1.3").enemy("zombie", "1.1.7")
        match = next_turn(table, enemy=roll).match()
        end(match)
        assert set(enemies(match)) == spaces
        assert match.state.health[0] == health


def test_p40_actions_in_any_order_all_optional():
    match = Table().hero(0, at="1.1.2").enemy("zombie", "1.1.8").dice("coin boot monster").match()
    assert {"use coin", "use boot", "use monster", "done"} <= moves(match)
    play(match, "use coin", "use boot", "step right", "use monster", "choose 1.1.8", "shove left")
    assert moves(match) == {"done"}


def test_p41_p42_save_one_unused_symbol_after_the_actions():
    match = Table().hero(0, at="1.1.2", special="coin").dice("sword", used="boot").match()
    assert not moves(match, "save")
    play(match, "done")
    assert moves(match) == {"save sword", "stop"}
    play(match, "save sword")
    assert special(match) == "sword"


def test_p41_a_saved_symbol_stays_over_any_number_of_turns():
    match = Table().hero(0, at="1.1.1", special="sword").hero(1, at="1.1.8").dice("coin").match()
    for _ in range(4):
        end(match)
    assert special(match) == "sword"


def test_p41_forged_from_two_alike():
    match = Table().hero(0, at="1.1.2").dice("boot boot").match()
    play(match, "done")
    assert moves(match, "save") == {f"save {symbol}" for symbol in FACE}


def test_p43_every_turn_ends_with_gravity():
    match = Table().hero(0, at="1.3.7").match()
    end(match)
    assert at(match) == "1.1.7"


def test_p44_unused_symbols_are_lost():
    match = next_turn(Table().hero(0, at="1.1.1").hero(1, at="1.1.8").dice("coin coin"), "boot " * 5).match()
    end(match)
    assert [die["symbol"] for die in match.view()["dice"]["action"]] == ["boot"] * 5


def test_p45_pj21_boss_turn_only_in_the_boss_level():
    table = Table(revealed=4).hero(0, at="4.1.1").hero(1, at="1.1.1").enemy("medusa", "4.4.2")
    match = table.force(ROLL["attack"]).match()
    play(match, "done")
    assert any(event.startswith("boss_rolled") for event in map(str, match.events()))
    match = Table(revealed=4).hero(0, at="3.1.2").hero(1, at="4.1.1").enemy("medusa", "4.4.2").match()
    play(match, "done")
    assert not any(event.startswith("boss_rolled") for event in map(str, match.events()))


def test_pj21_no_boss_turn_if_knocked_out_at_the_end_pj57_by_poison():
    table = Table(revealed=4).hero(0, at="4.1.1", health=1, tokens=["poison"]).hero(1, at="1.1.1")
    match = table.enemy("medusa", "4.4.2").match()
    happened = play(match, "done")
    assert "knocked_out seat=P1" in happened
    assert not any(event.startswith("boss_rolled") for event in happened)


def test_pj57_poison_before_the_boss_turn():
    table = Table(revealed=4).hero(0, at="4.1.1", tokens=["poison"]).hero(1, at="1.1.1").enemy("medusa", "4.4.2")
    happened = play(table.match(), "done")
    kinds = [event.split()[0] for event in happened]
    assert kinds.index("wounded") < kinds.index("boss_rolled")


def test_pj63_a_game_that_goes_on_for_ever_ends_with_the_highest_hero():
    match = Table().hero(0, at="1.1.1").hero(1, at="1.2.3").set(turns=200).match()
    play(match, "done")
    assert match.over
    assert match.ranks == [2, 1]

"""The boss, and Medusa (P82, P90, P100 to P107, P112 to P117; PJ19 to PJ26, PJ58, PJ59)."""

import pytest

from tests.games.platformer.arranging import ROLL, Table, at, enemies, moves, play, prompt, rolls, tokens
from tests.games.platformer.bosses import end, medusa, order


def test_p90_the_boss_is_an_enemy():
    match = medusa(boss="4.1.2").dice("boot").match()
    play(match, "use boot", "step up")
    assert match.state.health[0] == 2


@pytest.mark.parametrize(("boss", "bigger", "health"), [("medusa", "no", 8), ("ikee", "no", 10), ("medusa", "yes", 9)])
def test_p100_boss_health_is_base_plus_levels_built(boss, bigger, health):
    view = Table(boss=boss, bigger_map=bigger).hero(0, at="1.1.1").set(lowest=0).match().view()
    assert view["boss"]["health"] == health


def test_p100_also_after_levels_are_removed():
    match = medusa().set(lowest=1).hero(1, at="2.1.1").match()
    assert match.view()["boss"]["health"] == 8


def test_p101_defeating_the_boss_wins_at_once():
    match = medusa(boss="4.1.2", gems=9).dice("sword sword sword sword").match()
    play(match, "attack right")
    for _ in range(4):
        play(match, "use sword", "upgrade x2")
    play(match, "strike")
    assert match.over
    assert match.ranks == [1, 2]
    assert match.view()["ending"] == "boss"


def test_p102_effects_in_order_and_the_impossible_is_skipped():
    table = order(medusa(boss="4.2.2", health=1).force(ROLL["left"]), "snake_attack")
    match = table.match()
    happened = end(match)
    assert "knocked_out seat=P1" in happened
    assert not any(event.startswith("token_gained") for event in happened)


def test_p103_p104_pj19_around_ignores_platforms_and_walls():
    match = order(medusa(boss="4.2.2").force(ROLL["left"]), "snake_attack").match()
    end(match)
    assert match.state.health[0] == 3
    assert tokens(match) == {"poison"}


def test_p82_who_is_knocked_out_loses_every_boss_token():
    match = medusa(boss="4.1.2", health=1, tokens=["poison", "mirror"]).dice("boot").match()
    play(match, "use boot", "step up")
    assert at(match) is None
    assert tokens(match) == set()


@pytest.mark.parametrize(
    ("card", "roll", "hero_at", "hit"),
    [
        ("tail_lash", "attack", "4.1.2", True),
        ("tail_lash", "attack", "4.2.2", False),
        ("snake_attack", "left", "4.2.2", True),
        ("snake_attack", "left", "4.1.3", False),
        ("venom_rain", "left", "4.4.4", True),
        ("venom_rain", "left", "4.1.6", False),
        ("petrify", "right", "4.1.6", True),
        ("petrify", "right", "4.2.1", False),
    ],
)
def test_p104_ranges_of_medusas_cards(card, roll, hero_at, hit):
    match = order(medusa(at=hero_at, boss="4.1.1").force(ROLL[roll]), card).match()
    end(match)
    assert (match.state.health[0] < 4 or bool(tokens(match))) == hit


def test_attack_tail_lash_two_wounds():
    match = order(medusa(at="4.1.2", boss="4.1.1").force(ROLL["attack"]), "tail_lash").match()
    end(match)
    assert match.state.health[0] == 2


def test_p106_draw_until_one_matches_resolve_that_one_discard_all():
    table = order(medusa(at="4.1.8").force(ROLL["right"]), "tail_lash", "venom_rain", "petrify")
    match = table.match()
    happened = end(match)
    drawn = [event for event in happened if event.startswith("boss_drew")]
    assert drawn == [
        "boss_drew attack=tail_lash resolved=0",
        "boss_drew attack=venom_rain resolved=0",
        "boss_drew attack=petrify resolved=1",
    ]
    assert match.view()["boss"]["discards"] == ["tail_lash", "venom_rain", "petrify"]
    assert match.view()["boss"]["deck"] == 2


def test_p106_the_roll_moves_no_enemy():
    match = order(medusa(at="4.1.8", boss="4.1.2").force(ROLL["right"], 3, 3, 3, 3, 3, 0), "petrify").match()
    end(match)
    assert enemies(match) == {"4.1.2": "medusa"}


def test_p106_an_empty_deck_is_made_of_the_discards_in_mid_draw():
    table = medusa(at="4.1.8").force(ROLL["attack"])
    table.set(boss_deck=["petrify"])
    table.set(boss_discard=["tail_lash", "snake_attack", "venom_rain", "slither"])
    match = table.match()
    happened = end(match)
    assert "boss_shuffled boss=medusa" in happened
    assert any("attack=tail_lash resolved=1" in event for event in happened)
    assert match.state.boss_deck_size + match.state.boss_discard_size == 5


def test_p105_medusas_cards_are_shuffled_when_her_level_is_revealed():
    orders = set()
    for seed in range(6):
        table = Table(revealed=3, seed=f"deck {seed}").hero(0, at="3.3.6").hero(1, at="1.1.1").dice("boot")
        play(match := table.match(), "use boot", "step up")
        orders.add(tuple(match.state.boss_deck[:5]))
    assert len(orders) > 1


def test_p106_the_discards_are_shuffled_when_they_become_the_deck():
    orders = set()
    for seed in range(6):
        table = Table(revealed=4, seed=f"discards {seed}").hero(0, at="4.1.8").hero(1, at="1.1.1")
        table.enemy("medusa", "4.4.2").force(ROLL["attack"]).set(boss_deck=[])
        table.set(boss_discard=["tail_lash", "petrify", "snake_attack", "venom_rain", "slither"])
        happened = play(table.match(), "done")
        orders.add(tuple(event for event in happened if event.startswith("boss_drew")))
    assert len(orders) > 1


def test_p107_pj39_two_swords_beside_medusa_for_a_gem():
    match = medusa(boss="4.1.2").dice("sword boot boot").match()
    play(match, "siphon", "use sword", "forge boot sword")
    assert match.state.gems[0] == 1
    assert "siphon" not in moves(medusa(boss="4.1.2").dice("sword").match())
    assert "siphon" not in moves(medusa(boss="4.1.6").dice("sword sword").match())


def test_p112_p116_a_mirror_for_a_gold_on_the_special_icon():
    match = medusa(at="4.2.2", gold=2).match()
    play(match, "gain mirror")
    assert tokens(match) == {"mirror"}
    assert match.state.gold[0] == 1
    assert not moves(match, "gain")
    assert not moves(medusa(at="4.2.1", gold=2).match(), "gain")


def test_p113_a_token_held_already_costs_a_wound():
    match = order(medusa(at="4.1.4", tokens=["poison"]).force(ROLL["left"]), "venom_rain").match()
    end(match)
    assert match.state.health[0] == 4 - 1 - 1


def test_p113_the_token_held_already_is_kept():
    match = order(medusa(at="4.1.4", tokens=["poison"]).force(ROLL["left"]), "venom_rain").match()
    end(match)
    assert tokens(match) == {"poison"}


def test_p114_pj22_poison_wounds_at_the_end_of_the_own_turn_and_stays():
    match = medusa(at="4.1.8", tokens=["poison"]).match()
    end(match)
    assert match.state.health[0] == 3
    assert "poison" in tokens(match)


def test_p115_pj23_petrified_only_two_symbols_set_free():
    table = medusa(tokens=["petrify"], gold=9).dice("boot coin sword").asked("petrified").give(0, "balloon")
    match = table.match()
    assert moves(match) == {"rid petrify", "done"}
    play(match, "rid petrify", "use boot", "use coin")
    assert tokens(match) == set()
    assert "play balloon" in moves(match)


def test_pj23_pj47_the_special_die_and_a_gem_can_pay():
    match = medusa(tokens=["petrify"], gems=1, special="star").asked("petrified").match()
    play(match, "rid petrify", "special star", "upgrade x2")
    assert tokens(match) == set()


def test_pj58_who_cannot_pay_loses_the_turn_but_may_save():
    table = medusa(tokens=["petrify"]).between_actions()
    match = table.dice("boot").match()
    play(match, "stop")
    assert prompt(match) == "save 0"
    assert moves(match) == {"save boot", "stop"}
    match = table.dice("boot boot").match()
    play(match, "stop")
    assert prompt(match) == "petrified 0"


def test_pj58_neither_the_lens_nor_the_anvil_helps_who_is_petrified():
    table = medusa(tokens=["petrify"]).give(0, "prism_lens", "pocket_anvil").dice("boot coin").asked("petrified")
    match = table.match()
    play(match, "rid petrify", "use boot")
    assert moves(match) == {"use coin"}
    play(match, "use coin")
    assert tokens(match) == set()
    match = table.match()
    play(match, "done")
    assert moves(match) == {"save boot", "save coin", "stop"}
    assert moves(table.dice("boot").match()) == {"done"}


def test_pj58_purity_works_while_petrified_and_reactions_do_not():
    match = medusa(tokens=["petrify"]).give(0, "purity").asked("petrified").match()
    play(match, "play purity")
    assert tokens(match) == set()
    table = order(medusa("4.1.2", "4.1.1", tokens=["petrify"]).give(0, "stoneskin").force(ROLL["attack"]), "tail_lash")
    match = table.asked("petrified").match()
    play(match, "done")
    assert match.state.health[0] == 2


def test_pj58_neither_buckler_nor_phoenix_helps_who_is_petrified():
    table = medusa("4.1.2", "4.1.1", tokens=["petrify"], health=2).give(0, "buckler", "phoenix")
    match = order(table.force(ROLL["attack"]), "tail_lash").asked("petrified").match()
    play(match, "done")
    assert at(match) is None


def test_p116_pj24_pj59_the_mirror_keeps_petrify_away_without_a_wound():
    match = order(medusa(at="4.1.3", boss="4.1.1", tokens=["mirror"]).force(ROLL["right"]), "petrify").match()
    play(match, "done")
    assert prompt(match) == "mirror 0"
    play(match, "pass")
    assert tokens(match) == {"mirror"}
    assert match.state.health[0] == 4


def test_p117_pj39_the_mirror_can_be_discarded_for_a_gem():
    table = order(medusa(at="4.1.3", boss="4.1.1", tokens=["mirror"]).force(ROLL["right"]), "petrify")
    match = table.match()
    play(match, "done")
    assert moves(match) == {"spend mirror", "pass"}
    play(match, "spend mirror")
    assert tokens(match) == set()
    assert match.state.gems[0] == 1
    match = table.match()
    play(match, "done", "pass")
    assert tokens(match) == {"mirror"}
    assert match.state.health[0] == 4


def test_attack_petrify_turns_to_stone():
    match = order(medusa(at="4.1.3", boss="4.1.1").force(ROLL["right"]), "petrify").match()
    end(match)
    assert tokens(match) == {"petrify"}


def test_attack_slither_goes_to_the_nearest_free_spawn_and_bites():
    match = order(medusa(at="4.1.4").force(ROLL["right"]), "slither").match()
    happened = end(match)
    assert "enemy_moved enemy=medusa origin=4.4.2 space=4.2.4" in happened
    assert "wounded seat=P1 damage=1 cause=boss" in happened


def test_pj25_stoneskin_covers_a_whole_attack_card():
    table = order(medusa(at="4.1.2", boss="4.1.1").give(0, "stoneskin").force(ROLL["left"]), "snake_attack")
    match = table.match()
    play(match, "done")
    assert prompt(match) == "ward 0"
    play(match, "play stoneskin")
    assert match.state.health[0] == 4
    assert tokens(match) == set()


def test_pj25_stoneskin_can_follow_a_buckler_that_leaves_wounds(change_box):
    change_box("bosses.toml", 'range = "adjacent"\nwounds = 2', 'range = "adjacent"\nwounds = 3')
    table = medusa(at="4.1.2", boss="4.1.1").give(0, "buckler", "stoneskin").force(ROLL["attack"])
    match = order(table, "tail_lash").match()
    play(match, "done", "play buckler")
    assert prompt(match) == "ward 0"
    play(match, "play stoneskin")
    assert match.state.health[0] == 4


def test_item_buckler_is_no_use_against_a_card_without_wounds():
    table = medusa(at="4.1.4").give(0, "buckler").force(ROLL["left"], *rolls("coin coin boot boot monster", "left"))
    match = order(table, "venom_rain").match()
    play(match, "done")
    assert tokens(match) == {"poison"}
    assert prompt(match) == "act 1"


def test_pj26_several_heroes_clockwise_from_the_active_player():
    table = Table(3, revealed=4).hero(0, at="4.1.1").hero(1, at="4.1.2").hero(2, at="4.1.4")
    table.enemy("medusa", "4.2.4").set(active="P2").asked("act", 1).force(ROLL["left"])
    happened = play(order(table, "venom_rain").match(), "done")
    gained = [event for event in happened if event.startswith("token_gained")]
    assert [event.split("seat=")[1].split()[0] for event in gained] == ["P2", "P3", "P1"]


def test_pj19_the_die_and_leaving_use_normal_adjacency_even_for_a_boss():
    table = medusa(at="4.1.2", boss="4.2.2")
    table.force(ROLL["left"], *rolls("coin coin boot boot monster", "attack"))
    match = order(table, "venom_rain").match()
    happened = play(match, "done")
    assert not any("enemy_attacked" in event for event in happened)
    match = medusa(at="4.1.2", boss="4.2.2").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 4


def test_pj20_a_boss_can_be_pushed():
    match = medusa(at="4.1.1", boss="4.1.2").dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert enemies(match) == {"4.1.3": "medusa"}


def test_pj21_who_respawns_inside_in_the_same_turn_has_a_boss_turn():
    table = Table(revealed=4).hero(0, at="4.1.4", health=1).hero(1, at="1.1.1").enemy("medusa", "4.1.5")
    match = table.dice("boot coin").match()
    play(match, "use boot", "step left")
    assert prompt(match) == "respawn 0"
    play(match, "use coin", "choose 4.1.1")
    assert any("boss_rolled" in event for event in end(match))

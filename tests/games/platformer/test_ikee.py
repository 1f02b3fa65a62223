"""Ikee, his cards and tokens (P102, P108 to P110, P112, P118, P119; PJ26, PJ28, PJ35, PJ36, PJ40, PJ43, PJ52)."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls, tokens
from tests.games.platformer.bosses import end, ikee, order


def test_p108_pj36_pj43_ikee_resolves_the_card_whose_symbol_shows_more():
    table = order(ikee(hero_at="4.1.3").dice("coin", used="sword sword coin coin"), "flame_lance", "tithe")
    match = table.hero(0, gold=1).match()
    happened = end(match)
    assert "boss_drew attack=flame_lance resolved=0" in happened
    assert "boss_drew attack=tithe resolved=1" in happened
    assert match.state.gold[0] == 0


def test_p109_p110_a_tie_resolves_both_and_both_are_discarded():
    table = order(ikee(hero_at="4.4.8").dice("", used="sword coin boot boot boot"), "flame_lance", "tithe")
    match = table.hero(0, gold=1).match()
    happened = end(match)
    assert "boss_drew attack=flame_lance resolved=1" in happened
    assert "boss_drew attack=tithe resolved=1" in happened
    assert match.view()["boss"]["discards"] == ["flame_lance", "tithe"]


def test_p109_the_same_symbol_twice_resolves_both():
    table = order(ikee(hero_at="4.1.8").dice("", used="sword coin coin coin coin"), "call_defenders", "soul_chain")
    happened = play(table.match(), "done")
    assert "boss_drew attack=call_defenders resolved=1" in happened
    assert "boss_drew attack=soul_chain resolved=1" in happened


def test_p109_cards_of_a_tie_are_resolved_in_random_order():
    orders = set()
    for seed in range(12):
        table = Table(revealed=4, boss="ikee", seed=f"tie {seed}").hero(0, at="4.1.3", gold=1).hero(1, at="1.1.1")
        table.enemy("ikee", "4.1.1").dice("", used="sword coin boot boot boot")
        happened = [event.split()[0] for event in end(order(table, "flame_lance", "tithe").match())]
        orders.add(tuple(event for event in happened if event in ("wounded", "gold_lost")))
    assert orders == {("wounded", "gold_lost"), ("gold_lost", "wounded")}


def test_pj35_neither_symbol_rolled_is_a_tie():
    table = order(ikee(hero_at="4.1.8").dice("", used="boot boot boot boot boot"), "flame_lance", "tithe")
    happened = play(table.match(), "done")
    assert "boss_drew attack=flame_lance resolved=1" in happened


def test_pj43_ikees_deck_is_reshuffled_from_the_discards():
    table = ikee(hero_at="4.1.8").dice("", used="sword sword sword sword sword")
    table.set(boss_deck=["tithe"])
    rest = ["shockwave", "pounce", "flame_lance", "call_defenders", "soul_chain"]
    table.set(boss_discard=rest)
    match = table.match()
    happened = end(match)
    assert "boss_shuffled boss=ikee" in happened
    assert match.state.boss_deck_size == 4


def test_pj28_unlimited_range_is_all_heroes_of_the_boss_level(change_box):
    change_box("bosses.toml", '"coin"\nrange = "tile"', '"coin"\nrange = "unlimited"')
    table = Table(3, revealed=4, boss="ikee").hero(0, at="4.1.1", gold=2).hero(1, at="4.4.8", gold=2)
    table.hero(2, at="1.1.1", gold=2).enemy("ikee", "4.4.2").dice("", used="coin coin coin coin coin")
    match = order(table, "tithe", "flame_lance").match()
    end(match)
    assert match.state.gold[:3] == [1, 1, 2]


def test_attack_tithe_wounds_who_has_no_gold_on_the_same_tile():
    table = Table(3, revealed=4, boss="ikee").hero(0, at="4.1.3").hero(1, at="4.1.2", gold=2).hero(2, at="4.1.8")
    table.enemy("ikee", "4.4.2").dice("", used="coin coin coin coin coin")
    match = order(table, "tithe", "flame_lance").match()
    full = list(match.state.health[:3])
    end(match)
    assert match.state.health[:3] == [full[0] - 1, *full[1:]]
    assert match.state.gold[:3] == [0, 1, 0]


def test_attack_shockwave_pj52_one_space_down_through_platforms():
    table = order(ikee(hero_at="4.2.2").dice("", used="monster monster monster monster monster"), "shockwave", "tithe")
    match = table.match()
    end(match)
    assert at(match) == "4.1.2"
    assert match.state.health[0] == 3


def test_attack_shockwave_in_the_lowest_row_one_more_wound():
    table = order(ikee(hero_at="4.1.2").dice("", used="monster monster monster monster monster"), "shockwave", "tithe")
    match = table.match()
    end(match)
    assert match.state.health[0] == 2


def test_attack_shockwave_a_figure_below_holds_without_extra_wound():
    table = ikee(hero_at="4.2.2").enemy("defender", "4.1.2").dice("", used="monster monster monster monster monster")
    match = order(table, "shockwave", "tithe").match()
    end(match)
    assert at(match) == "4.2.2"
    assert match.state.health[0] == 3


def shocked(table):
    """What Shockwave does, Tithe drawn with it but without effect."""
    table.dice("", used="monster monster monster monster monster")
    return order(table, "shockwave", "tithe").match()


def test_pj52_shockwave_takes_the_lowest_hero_first():
    table = Table(revealed=4, boss="ikee").hero(0, at="4.3.2").hero(1, at="4.2.2").enemy("ikee", "4.4.2")
    match = shocked(table.give(0, "balloon").set(lowest=3))
    play(match, "play balloon", "done")
    assert (at(match, 0), at(match, 1)) == ("4.2.2", "4.1.2")


def test_pj26_pj52_shockwave_takes_heroes_of_the_same_row_clockwise():
    table = Table(3, revealed=4, boss="ikee").hero(0, at="4.1.1").hero(1, at="4.1.2").hero(2, at="4.1.3")
    table.enemy("ikee", "4.4.2").set(lowest=3, active="P2").asked("act", 1)
    happened = play(shocked(table), "done")
    fates = [event.split()[1] for event in happened if event.startswith("wounded")]
    assert fates == ["seat=P2", "seat=P2", "seat=P3", "seat=P3", "seat=P1", "seat=P1"]


def test_p102_shockwave_does_not_drop_who_is_knocked_out():
    match = shocked(ikee(hero_at="4.2.2", health=1))
    happened = end(match)
    assert "knocked_out seat=P1" in happened
    assert not any(event.startswith("fell") for event in happened)
    assert at(match) is None


def test_pj52_a_trap_below_wounds_but_not_with_the_cloud_cushion():
    table = Table(revealed=4, boss="ikee", artifacts="yes").artifacts("cloud_cushion", "coin_gun")
    table.hero(0, at="4.3.3").hero(1, at="1.1.1").give(0, "balloon").enemy("ikee", "4.4.2")
    match = shocked(table)
    play(match, "play balloon", "done")
    assert (at(match), match.state.health[0]) == ("4.2.3", 4 - 1 - 1)
    match = shocked(table.give(0, "cloud_cushion"))
    play(match, "play balloon", "done")
    assert (at(match), match.state.health[0]) == ("4.2.3", 4 - 1)


def test_attack_pounce_lands_beside_the_active_hero():
    table = order(ikee(hero_at="4.1.1").dice("", used="star star star star star"), "pounce", "tithe")
    match = table.match()
    end(match)
    assert prompt(match) == "spawn 0"
    assert moves(match) == {"choose 4.1.2", "choose 4.2.1"}
    happened = play(match, "choose 4.2.1")
    assert "enemy_moved enemy=ikee origin=4.4.2 space=4.2.1" in happened
    assert "wounded seat=P1 damage=1 cause=boss" in happened


def test_p102_pounce_is_skipped_when_the_active_hero_is_off_the_map():
    table = ikee("4.1.4", "4.1.8", health=1).dice("", used="coin coin coin coin coin")
    table.force(0, *rolls("coin coin boot monster monster", "attack"))
    match = order(table, "flame_lance", "pounce").match()
    happened = play(match, "done")
    assert "boss_drew attack=pounce resolved=1" in happened
    assert at(match) is None
    assert prompt(match) == "act 1"
    assert enemies(match) == {"4.1.4": "ikee"}


def test_attack_flame_lance_burns_the_row():
    table = order(ikee("4.1.4", "4.1.8").dice("", used="sword sword sword sword sword"), "flame_lance", "tithe")
    match = table.match()
    end(match)
    assert match.state.health[0] == 3


def test_attack_soul_chain_shackles():
    table = order(ikee("4.1.2", "4.1.1").dice("", used="boot boot boot boot boot"), "soul_chain", "tithe")
    match = table.match()
    end(match)
    assert match.state.health[0] == 4
    assert tokens(match) == {"shackle"}


def test_attack_call_defenders_p118_pj40_the_nearest_free_spawn():
    table = order(ikee("4.3.8", "4.1.4").dice("", used="boot boot boot boot boot"), "call_defenders")
    happened = end(table.match())
    assert [event for event in happened if event.startswith("spawned")] == ["spawned enemy=defender space=4.2.4"]


def test_attack_call_defenders_attacks_nobody_so_stoneskin_is_not_asked_for():
    table = ikee("4.3.8", "4.1.4").give(0, "stoneskin").dice("", used="boot boot boot boot boot")
    table.force(*rolls("coin coin boot monster monster", "left"))
    match = order(table, "call_defenders", "tithe").match()
    play(match, "done")
    assert prompt(match) == "act 1"


def test_p119_no_token_or_no_spawn_left_no_summon():
    table = ikee("4.3.8", "4.1.4").dice("", used="boot boot boot boot boot")
    for space in ("4.1.5", "4.1.6", "4.1.7", "4.1.8"):
        table.enemy("defender", space)
    match = order(table, "call_defenders", "tithe").match()
    end(match)
    assert list(enemies(match).values()).count("defender") == 4
    table = ikee("4.3.8", "4.1.4").dice("", used="boot boot boot boot boot")
    for space in ("4.4.2", "4.2.4", "4.3.6"):
        table.enemy("defender", space)
    match = order(table, "call_defenders", "tithe").match()
    end(match)
    assert list(enemies(match).values()).count("defender") == 3


def test_p118_a_defender_fights_like_any_enemy():
    match = ikee("4.3.8", "4.1.4").enemy("defender", "4.1.5").dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 2


def test_token_shackle_stops_symbols_not_cards_and_a_sword_frees():
    table = ikee("4.3.8", "4.1.4", tokens=["shackle"]).give(0, "boots_of_haste").dice("boot sword")
    match = table.match()
    assert "use boot" not in moves(match)
    assert "play boots_of_haste" in moves(match)
    play(match, "rid shackle", "use sword")
    assert tokens(match) == set()
    assert "use boot" in moves(match)


def test_token_soulflame_costs_a_wound_and_adds_four():
    match = ikee("4.2.1", "4.2.2").dice("sword").match()
    play(match, "gain soulflame")
    assert match.state.health[0] == 3
    assert tokens(match) == {"soulflame"}
    play(match, "attack left", "spend soulflame", "use sword")
    happened = play(match, "strike")
    assert "struck seat=P1 enemy=ikee wounds=5 health=10" in happened
    assert not moves(ikee("4.2.1", "4.2.2", health=1).match(), "gain")


def test_p112_who_holds_soulflame_cannot_take_another():
    assert moves(ikee("4.3.8", "4.2.2").match(), "gain") == {"gain soulflame"}
    assert not moves(ikee("4.3.8", "4.2.2", tokens=["soulflame"]).match(), "gain")

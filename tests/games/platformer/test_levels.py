"""Levels come and go (P75, P76, P91 to P99; PJ18, PJ27, PJ38, PJ53, PJ60, PJ61, PJ72)."""

import pytest

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls


def test_p75_the_first_move_to_the_top_row_reveals_the_next_level_at_once():
    match = Table().hero(0, at="1.3.6").dice("boot boot").match()
    play(match, "use boot", "step up")
    s = match.state
    assert s.highest == 1
    assert enemies(match) == {"2.3.4": "ent", "2.1.7": "ent"}
    assert match.view()["tower"]["enemy_cards"][1] == "ent"
    assert s.gold_on[32 + 2] == 1
    assert s.gems_on[32 + 3] == 1
    assert prompt(match) == "act 0"


def test_p75_only_the_first_time():
    match = Table(revealed=2).hero(0, at="1.3.6").dice("boot").match()
    play(match, "use boot", "step up")
    assert match.state.highest == 1


def test_p75_the_turn_can_go_on_into_the_level_just_revealed():
    match = Table().hero(0, at="1.3.5").dice("boot boot").match()
    play(match, "use boot", "step up", "use boot")
    assert "step up" in moves(match)
    play(match, "step up")
    assert at(match) == "2.1.5"


def test_pj18_enemies_do_not_reveal():
    match = Table().hero(0, at="1.1.1").enemy("ent", "1.3.6").dice("monster").match()
    play(match, "use monster", "choose 1.3.6", "shove up")
    assert match.state.highest == 0


def test_pj18_a_placement_reveals():
    match = Table().hero(0, at="1.1.8").hero(1, at="1.3.6").give(0, "gust").match()
    play(match, "play gust", "choose 1.3.6", "shove up")
    assert match.state.highest == 1


def test_p76_after_removal_the_next_levels_bottom_row_is_floor():
    table = Table(revealed=3).hero(0, at="1.1.8").hero(1, at="3.2.3").enemy("ent", "2.1.2")
    match = table.force(*rolls("coin coin boot boot star", "left")).match()
    play(match, "done")
    floor = {space["name"]: space["floor"] for space in match.view()["tower"]["spaces"]}
    assert match.state.lowest == 1
    assert all(floor[f"2.1.{column}"] for column in range(1, 9))
    assert enemies(match) == {"2.1.1": "ent"}


def test_pj38_a_figure_on_a_removed_one_now_stands_on_the_floor():
    table = Table(3, revealed=3).hero(0, at="1.4.1").hero(1, at="3.2.3").hero(2, at="2.1.1")
    match = table.force(*rolls("coin coin boot boot star", "left")).match()
    play(match, "done", "stay")
    assert at(match, 2) == "2.1.1"
    assert match.state.health[2] == 6


def test_p91_p92_p105_medusa_appears_on_a_spawn_of_the_active_players_choice():
    match = Table(revealed=3).hero(0, at="3.3.6").hero(1, at="1.1.1").dice("boot").match()
    play(match, "use boot", "step up")
    assert prompt(match) == "spawn 0"
    assert moves(match) == {"choose 4.4.2", "choose 4.2.4", "choose 4.3.6", "choose 4.3.8"}
    play(match, "choose 4.3.6")
    assert enemies(match) == {"4.3.6": "medusa"}
    assert match.state.boss_deck_size == 5
    assert sum(match.state.gems_on[96:]) == 4
    assert sum(match.state.gold_on[96:]) == 2


def test_pj60_the_active_player_chooses_even_if_another_hero_revealed_it():
    match = Table(revealed=3).hero(0, at="3.3.7").hero(1, at="3.3.6").dice("boot").give(0, "gust").match()
    play(match, "play gust", "choose 3.3.6", "shove up")
    assert prompt(match) == "spawn 0"


def test_ikee_appears_far_away_with_a_defender_on_the_other_tile():
    match = Table(revealed=3, boss="ikee").hero(0, at="3.3.6").hero(1, at="1.1.1").dice("boot").match()
    play(match, "use boot", "step up")
    assert moves(match) == {"choose 4.3.6", "choose 4.3.8"}
    play(match, "choose 4.3.8")
    assert enemies(match) == {"4.4.2": "ikee", "4.3.8": "defender"}
    assert match.state.boss_deck_size == 6


def test_p94_p93_no_way_down_out_of_the_boss_level():
    table = Table(revealed=4).hero(0, at="4.1.3").hero(1, at="1.1.1").enemy("medusa", "4.4.2").dice("boot")
    match = table.give(0, "phase_ring").match()
    play(match, "play phase_ring", "use boot")
    assert "step down" not in moves(match)


def test_p96_pj27_when_the_last_hero_enters_all_other_levels_go():
    table = Table(revealed=4).hero(0, at="3.4.3").hero(1, at="4.1.8").enemy("medusa", "4.4.2").enemy("ent", "2.1.2")
    match = table.lay(gold=["1.1.1"]).dice("boot").match()
    play(match, "use boot", "step up")
    assert match.state.lowest == 3
    assert enemies(match) == {"4.4.2": "medusa"}
    assert sum(match.state.gold_on) == 0


def test_pj27_alone_all_levels_below_go_on_entering():
    match = Table(1, revealed=4).hero(0, at="3.4.3").enemy("medusa", "4.4.2").dice("boot").match()
    play(match, "use boot", "step up")
    assert match.state.lowest == 3


def test_pj27_knocked_out_below_counts_as_outside_inside_as_inside():
    table = Table(3, revealed=4).hero(0, at="3.4.3").hero(1, at="4.1.8").enemy("medusa", "4.4.2").dice("boot")
    match = table.match()
    play(match, "use boot", "step up")
    assert match.state.lowest == 0
    table.hero(2, inside=1)
    match = table.match()
    play(match, "use boot", "step up")
    assert match.state.lowest == 3


def test_p97_the_boss_level_is_sealed():
    table = Table(revealed=4).hero(0, at="3.1.2").hero(1, at="4.1.8").enemy("medusa", "4.4.2").dice("monster sword")
    assert "use monster" not in moves(table.match())
    inside = Table(revealed=4).hero(0, at="4.1.2").hero(1, at="1.1.8").enemy("medusa", "4.4.2").enemy("ent", "1.1.4")
    match = inside.dice("monster").match()
    play(match, "use monster")
    assert moves(match) == {"choose 4.4.2"}


def test_pj72_gravity_activated_in_the_boss_level_works_below_it():
    table = Table(revealed=4).hero(0, at="4.1.2").hero(1, at="1.1.8").enemy("medusa", "4.4.2").enemy("ent", "1.3.3")
    match = table.match()
    play(match, "gravity")
    assert "1.3.3" not in enemies(match)


def test_pj72_gravity_activated_below_works_in_the_boss_level():
    table = Table(revealed=4).hero(0, at="1.1.2").hero(1, at="4.1.8").enemy("medusa", "4.3.3")
    match = table.match()
    play(match, "gravity")
    assert enemies(match) == {"4.1.3": "medusa"}


def test_p99_pj53_respawn_inside_on_shops_or_as_near_as_possible():
    table = Table(revealed=4).hero(0, inside=1).hero(1, at="1.1.1").enemy("medusa", "4.4.2").dice("coin")
    match = table.asked("respawn").match()
    play(match, "use coin")
    assert moves(match) == {"choose 4.1.1", "choose 4.1.6"}
    table.enemy("defender", "4.1.1").hero(1, at="4.1.6")
    match = table.match()
    play(match, "use coin")
    assert moves(match) == {"choose 4.1.2", "choose 4.2.1", "choose 4.1.5", "choose 4.1.7", "choose 4.2.6"}


def test_pj61_a_hero_in_the_boss_level_removes_low_levels_but_not_the_one_below():
    table = Table(3, revealed=4).hero(0, at="3.1.2").hero(1, at="4.1.8").enemy("medusa", "4.4.2")
    match = table.set(lowest=1).match()
    play(match, "done")
    assert match.state.lowest == 2
    table = Table(3, revealed=4).hero(0, at="3.1.2").hero(1, at="4.1.8").enemy("medusa", "4.4.2")
    match = table.set(lowest=2).match()
    play(match, "done")
    assert match.state.lowest == 2


@pytest.mark.parametrize("boss", ["medusa", "ikee"])
def test_pj60_the_active_player_chooses_whatever_the_seat(boss):
    table = Table(revealed=3, boss=boss).hero(0, at="1.1.1").hero(1, at="3.3.6").dice("boot")
    match = table.set(active="P2").asked("act", 1).match()
    play(match, "use boot", "step up")
    assert prompt(match) == "spawn 1"

"""Gravity and ladders (P61 to P67; PJ8, PJ9, PJ31, PJ50, PJ51)."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt


def test_p61_heroes_jump_up_without_a_ladder():
    match = Table().hero(0, at="1.1.7").dice("boot boot").match()
    play(match, "use boot", "step up", "use boot", "step up")
    assert at(match) == "1.3.7"


def test_p62_figures_fall_until_platform_or_figure():
    table = Table().hero(0, at="1.4.8").hero(1, at="1.3.8").enemy("ent", "1.1.8").enemy("golem", "1.3.3")
    match = table.match()
    play(match, "gravity")
    assert (at(match, 0), at(match, 1)) == ("1.3.8", "1.2.8")
    assert enemies(match) == {"1.1.8": "ent", "1.2.3": "golem"}


def test_p62_across_levels():
    match = Table(revealed=2).hero(0, at="2.1.1").enemy("ent", "2.2.5").match()
    play(match, "gravity")
    assert enemies(match) == {"1.1.5": "ent"}


def test_p63_a_falling_hero_suffers_traps_but_is_not_attacked():
    match = Table().hero(0, at="1.4.2").enemy("werewolf", "1.2.3").match()
    play(match, "gravity")
    assert at(match) == "1.1.2"
    assert match.state.health[0] == 3


def test_p64_pj3_gold_stays_and_falling_through_picks_nothing_up_landing_does():
    match = Table().hero(0, at="1.4.7").lay(gold=["1.3.7"], gems=["1.1.7"]).match()
    play(match, "gravity")
    assert (match.state.gold[0], match.state.gems[0]) == (0, 1)
    assert sum(match.state.gold_on) == 1


def test_p65_p132_the_active_hero_on_a_ladder_chooses():
    match = Table().hero(0, at="1.3.1").match()
    play(match, "done")
    assert prompt(match) == "hold 0"
    assert moves(match) == {"stay", "let_go"}
    play(match, "stay")
    assert at(match) == "1.3.1"
    match = Table().hero(0, at="1.3.1").match()
    play(match, "done", "let_go")
    assert at(match) == "1.2.1"


def test_p65_on_a_crossed_platform_there_is_nothing_to_choose():
    match = Table().hero(0, at="1.2.1").match()
    play(match, "done")
    assert at(match) == "1.2.1"
    assert match.seat == 1


def test_pj9_other_heroes_on_ladders_stay():
    match = Table().hero(0, at="1.1.3").hero(1, at="1.3.5").match()
    play(match, "done")
    assert at(match, 1) == "1.3.5"


def test_pj9_others_on_ladders_stay_when_the_active_hero_lets_go():
    match = Table().hero(0, at="1.3.5").hero(1, at="1.4.1").match()
    play(match, "let_go")
    assert (at(match, 0), at(match, 1)) == ("1.1.5", "1.4.1")


def test_pj9_falling_from_elsewhere_one_stops_at_the_first_ladder():
    table = Table(revealed=2).hero(0, at="2.2.5").set(tile=[["lab_1", "yard_1"], ["lab_2", "example_2"], *[]])
    table.set(
        tile=[
            ["lab_1", "yard_1"],
            ["lab_2", "example_2"],
            ["lab_3", "yard_3"],
            ["throne_hall", "thorn_court"],
        ]
    )
    match = table.hero(0, at="2.4.5").match()
    play(match, "gravity")
    assert at(match) == "2.2.5"


def test_pj9_who_lets_go_passes_further_ladders():
    match = Table().hero(0, at="1.4.5").match()
    play(match, "let_go")
    assert at(match) == "1.1.5"


def test_p67_p20_ladders_do_not_hold_enemies_but_they_may_climb_through():
    match = Table().hero(0, at="1.1.8").enemy("ent", "1.1.1").dice("monster monster").match()
    play(match, "use monster", "choose 1.1.1", "shove up")
    assert enemies(match) == {"1.2.1": "ent"}
    play(match, "use monster", "choose 1.2.1", "shove up")
    play(match, "gravity")
    assert enemies(match) == {"1.2.1": "ent"}
    match = Table().hero(0, at="1.1.8").enemy("ent", "1.3.5").match()
    play(match, "gravity")
    assert enemies(match) == {"1.1.5": "ent"}


def test_pj8_bottom_to_top_so_stacks_fall_together():
    match = Table().hero(0, at="1.4.7").enemy("ent", "1.3.7").enemy("golem", "1.2.7").match()
    play(match, "gravity")
    assert enemies(match) == {"1.2.7": "ent", "1.1.7": "golem"}
    assert at(match) == "1.3.7"


def test_p70_no_push_when_falling():
    match = Table().hero(0, at="1.4.7").hero(1, at="1.1.7").match()
    play(match, "gravity")
    assert (at(match, 0), at(match, 1)) == ("1.2.7", "1.1.7")


def test_enemy_zombie_pj31_breaks_when_it_falls_and_leaves_its_loot():
    match = Table().hero(0, at="1.1.1").enemy("zombie", "1.3.7").match()
    play(match, "gravity")
    assert enemies(match) == {}
    assert match.state.gold_on[6] == 1
    assert match.state.gold[0] == 0
    assert match.state.defeated == 1


def test_enemy_bat_ignores_gravity():
    match = Table().hero(0, at="1.1.1").enemy("bat", "1.3.7").match()
    assert "gravity" not in moves(match)


def test_pj50_a_zombie_is_gone_before_the_figure_above_falls():
    match = Table().hero(0, at="1.4.7").enemy("zombie", "1.3.7").match()
    play(match, "gravity")
    assert at(match) == "1.1.7"
    assert match.state.gold[0] == 1


def test_pj50_knocked_out_in_mid_fall_one_lands_nowhere():
    match = Table().hero(0, at="1.4.2", health=1).hero(1, at="1.1.8").lay(gems=["1.1.2"]).match()
    play(match, "gravity")
    assert at(match) is None
    assert match.state.gems[0] == 0
    assert match.state.health[0] == 4


def test_pj51_who_floats_has_no_ladder_to_let_go_of():
    match = Table().hero(0, at="1.3.5").give(0, "levitation").match()
    assert "let_go" in moves(match)
    play(match, "play levitation", "choose 1.3.5")
    assert moves(match) == {"done"}


def test_pj51_nobody_lets_go_of_a_ladder_above_a_figure_that_floats():
    match = Table().hero(0, at="1.4.5").enemy("ent", "1.3.5").give(0, "levitation").match()
    assert "let_go" in moves(match)
    play(match, "play levitation", "choose 1.3.5")
    assert moves(match) == {"done"}


def test_pj51_nobody_lets_go_of_a_ladder_above_an_enemy_that_flies():
    match = Table().hero(0, at="1.4.5").enemy("bat", "1.3.5").match()
    assert moves(match) == {"done"}


def test_pj51_nobody_lets_go_of_a_ladder_above_a_hero_who_stays_on_it():
    match = Table().hero(0, at="1.4.5").hero(1, at="1.3.5").match()
    assert moves(match) == {"done"}

"""Enemies on the move (P72 to P74, P98, P111; PJ10 to PJ12, PJ20, PJ26, PJ48, PJ67)."""

from tests.games.platformer.arranging import Table, enemies, moves, play, prompt, rolls

IDLE = "coin coin boot boot monster"


def after_die(table, roll):
    match = table.force(*rolls(IDLE, roll)).match()
    play(match, "done")
    return match


def test_p72_pj10_die_moves_stop_at_platform_ends_walls_figures_and_edges():
    table = Table(3).hero(0, at="1.1.5").hero(2, at="1.1.1").enemy("ent", "1.3.4").enemy("golem", "1.1.4")
    table.enemy("zombie", "1.1.8")
    match = after_die(table, "right")
    assert enemies(match) == {"1.3.4": "ent", "1.1.4": "golem", "1.1.8": "zombie"}


def test_p72_a_wall_stops_them():
    table = Table().hero(0, at="1.1.1").enemy("bat", "1.3.6")
    assert enemies(after_die(table, "right")) == {"1.3.6": "bat"}


def test_pj10_a_figure_below_is_not_enough_to_step_on():
    table = Table().hero(0, at="1.2.2").enemy("ent", "1.1.2").enemy("golem", "1.2.3").enemy("zombie", "1.3.4")
    match = after_die(table.hero(0, at="1.1.8").enemy("bat", "1.2.2"), "left")
    assert enemies(match)["1.3.4"] == "zombie"


def test_p73_adjacent_enemies_shift_together():
    table = Table().hero(0, at="1.1.1").enemy("ent", "1.1.5").enemy("golem", "1.1.6").enemy("zombie", "1.1.7")
    assert set(enemies(after_die(table, "right"))) == {"1.1.6", "1.1.7", "1.1.8"}
    table = Table().hero(0, at="1.1.1").enemy("ent", "1.1.6").enemy("golem", "1.1.7").enemy("zombie", "1.1.8")
    assert set(enemies(after_die(table, "right"))) == {"1.1.6", "1.1.7", "1.1.8"}


def test_enemy_bat_may_leave_platforms_on_die_moves():
    table = Table().hero(0, at="1.1.1").enemy("bat", "1.3.4")
    assert enemies(after_die(table, "right")) == {"1.3.5": "bat"}


def test_p74_any_enemy_at_any_distance_also_up():
    match = Table(revealed=2).hero(0, at="1.1.1").enemy("ent", "2.4.8").dice("monster").match()
    play(match, "use monster")
    assert moves(match) == {"choose 2.4.8"}
    play(match, "choose 2.4.8", "shove left")
    assert enemies(match) == {"2.4.7": "ent"}


def test_p74_enemies_never_push():
    match = Table().hero(0, at="1.1.1").hero(1, at="1.1.4").enemy("ent", "1.1.3").dice("monster").match()
    play(match, "use monster", "choose 1.1.3")
    assert "shove right" not in moves(match)


def test_pj11_a_doubled_monster_is_two_moves_each_on_any_enemy():
    table = Table().hero(0, at="1.1.1", gems=1).enemy("ent", "1.1.4").enemy("bat", "1.1.7").dice("monster")
    match = table.match()
    play(match, "use monster", "upgrade x2", "choose 1.1.4", "shove right", "choose 1.1.7", "shove right")
    assert set(enemies(match)) == {"1.1.5", "1.1.8"}
    assert prompt(match) == "act 0"


def test_enemy_golem_pj11_pj48_takes_two_symbols_or_one_doubled():
    match = Table().hero(0, at="1.1.1").enemy("golem", "1.1.4").dice("monster").match()
    assert "use monster" not in moves(match)
    match = Table().hero(0, at="1.1.1").enemy("golem", "1.1.4").dice("monster monster").match()
    play(match, "use monster", "choose 1.1.4", "use monster", "shove right")
    assert enemies(match) == {"1.1.5": "golem"}
    match = Table().hero(0, at="1.1.1", gems=1).enemy("golem", "1.1.4").dice("monster").match()
    play(match, "use monster", "upgrade x2", "choose 1.1.4", "shove right")
    assert enemies(match) == {"1.1.5": "golem"}


def test_enemy_golem_is_pushed_and_moved_by_the_die_as_any_other():
    table = Table().hero(0, at="1.1.1").enemy("golem", "1.1.4")
    assert enemies(after_die(table, "right")) == {"1.1.5": "golem"}
    match = Table().hero(0, at="1.1.3").enemy("golem", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert enemies(match) == {"1.1.5": "golem"}


def test_hero_melosa_pj12_up_to_two_spaces_of_the_same_enemy():
    table = Table().set(hero=["melosa", "etorn"]).hero(0, "melosa", at="1.1.1").enemy("ent", "1.1.4").dice("monster")
    match = table.match()
    play(match, "use monster", "choose 1.1.4", "shove right")
    assert prompt(match) == "shove 0"
    play(match, "shove up")
    assert enemies(match) == {"1.2.5": "ent"}
    assert prompt(match) == "act 0"
    match = table.match()
    play(match, "use monster", "choose 1.1.4", "shove right", "stop")
    assert enemies(match) == {"1.1.5": "ent"}


def test_pj48_melosa_moves_a_golem_two_spaces_for_two_symbols():
    table = Table().set(hero=["melosa", "etorn"]).hero(0, "melosa", at="1.1.1").enemy("golem", "1.1.4")
    match = table.dice("monster monster").match()
    play(match, "use monster", "choose 1.1.4", "use monster", "shove right", "shove right")
    assert enemies(match) == {"1.1.6": "golem"}


def test_enemy_manticore_sweeps_all_around_through_walls():
    table = Table().hero(0, at="1.1.3").hero(1, at="1.2.4").enemy("manticore", "1.2.3")
    match = after_die(table, "attack")
    assert match.state.health[:2] == [2, 4]


def test_pj26_the_die_hits_heroes_clockwise_from_the_active_player():
    table = Table(3).hero(0, at="1.1.3").hero(1, at="1.2.4").hero(2, at="1.1.5").enemy("bat", "1.1.4")
    happened = play(table.force(*rolls(IDLE, "attack")).match(), "done")
    attacks = [event for event in happened if event.startswith("enemy_attacked")]
    assert [event.split("seat=")[1].split()[0] for event in attacks] == ["P2", "P3", "P1"]


def test_enemy_werewolf_p131_above_an_enemy_one_is_adjacent_and_the_special_die_is_reset():
    table = Table().hero(0, "melosa", at="1.2.7", special="sword").set(hero=["melosa", "etorn"])
    match = after_die(table.enemy("werewolf", "1.1.7"), "attack")
    assert match.state.health[0] == 3
    assert match.state.special[0] == -1


def test_p98_the_die_moves_enemies_in_every_level():
    table = Table(revealed=4).hero(0, at="1.1.1").enemy("medusa", "4.1.2").enemy("ent", "1.1.4")
    assert set(enemies(after_die(table, "right"))) == {"4.1.3", "1.1.5"}


def test_p111_ikee_floats_and_leaves_platforms():
    table = Table(revealed=4, boss="ikee").hero(0, at="1.1.1").enemy("ikee", "4.2.4")
    assert enemies(after_die(table, "right")) == {"4.2.5": "ikee"}
    match = Table(revealed=4, boss="ikee").hero(0, at="4.4.3").hero(1, at="1.1.1").enemy("ikee", "4.3.3").match()
    assert "gravity" not in moves(match)


def test_pj20_medusa_falls_and_keeps_to_platforms_and_can_be_moved():
    table = Table(revealed=4).hero(0, at="1.1.1").enemy("medusa", "4.2.4")
    assert enemies(after_die(table, "right")) == {"4.2.4": "medusa"}
    match = Table(revealed=4).hero(0, at="4.1.1").hero(1, at="1.1.1").enemy("medusa", "4.2.4").dice("monster").match()
    play(match, "use monster", "choose 4.2.4", "shove left", "gravity")
    assert enemies(match) == {"4.1.3": "medusa"}


def test_pj67_the_manticore_does_not_reach_through_the_boss_floor():
    table = Table(revealed=4).hero(0, at="3.3.4").hero(1, at="4.1.3").enemy("manticore", "3.4.3")
    match = after_die(table.enemy("medusa", "4.4.2"), "attack")
    assert match.state.health[:2] == [4 - 2, 6]

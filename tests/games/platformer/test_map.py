"""The tower (P14 to P24, P93; PJ30, PJ44)."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play


def space(match, name):
    return next(space for space in match.view()["tower"]["spaces"] if space["name"] == name)


def ways(match, name):
    return set(space(match, name)["ways"])


def test_p14_a_level_is_two_tiles_and_four_rows_of_eight_spaces():
    match = Table(revealed=2).hero(0, at="1.1.1").match()
    tower = match.view()["tower"]
    assert (tower["rows"], tower["columns"], len(tower["spaces"])) == (4, 8, 64)
    assert tower["tiles"][0] == ["lab_1", "yard_1"]


def test_p15_one_figure_a_space():
    table = Table().hero(0, at="1.1.2").enemy("zombie", "1.1.3").dice("monster")
    match = table.enemy("bat", "1.1.4").match()
    play(match, "use monster", "choose 1.1.4")
    assert "shove left" not in moves(match)


def test_p16_p22_walls_and_platforms_divide_spaces():
    match = Table(revealed=2).hero(0, at="1.1.1").match()
    assert ways(match, "1.3.6") == {"up", "down", "left"}
    assert ways(match, "1.3.7") == {"up", "down", "right"}
    assert ways(match, "1.1.3") == {"left", "right"}
    assert ways(match, "1.2.3") == {"up", "left", "right"}
    assert "right" not in ways(match, "1.1.8")
    assert "left" not in ways(match, "1.1.1")


def test_p16_a_wall_between_two_tiles_stands_if_only_the_right_one_draws_it():
    table = Table().hero(0, at="1.1.1")
    match = table.set(tile=[["lab_1", "old_oak"], *table.state["tile"][1:]]).match()
    assert ways(match, "1.3.4") == {"up", "left"}
    assert "left" not in ways(match, "1.3.5")


def test_p20_p22_p66_a_ladder_connects_spaces_across_a_platform():
    match = Table().hero(0, at="1.1.1").enemy("zombie", "1.2.1").dice("sword sword").match()
    assert "up" in ways(match, "1.1.1")
    assert space(match, "1.2.1")["edge"] == "crossed"
    assert "attack up" in moves(match)


def test_p23_no_attack_across_a_platform_or_a_wall():
    below = Table().hero(0, at="1.1.3").enemy("zombie", "1.2.3").dice("sword sword")
    assert not moves(below.match(), "attack")
    beside = Table().hero(0, at="1.3.6").enemy("zombie", "1.3.7").dice("sword sword")
    assert not moves(beside.match(), "attack")


def test_p23_no_enemy_attacks_across_a_platform():
    match = Table().hero(0, at="1.1.3").enemy("werewolf", "1.2.3").dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 4


def test_p18_p133_a_trap_wounds_heroes_not_enemies():
    match = Table().hero(0, at="1.3.1").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 3
    match = Table().hero(0, at="1.1.8").enemy("bat", "1.3.3").dice("monster").match()
    play(match, "use monster", "choose 1.3.3", "shove left")
    assert enemies(match) == {"1.3.2": "bat"}


def test_p19_buying_only_on_a_shop_space():
    table = Table().hero(0, at="1.2.3", gold=9).shop("hammer", "magnet", "balloon", "gust", "smoke", "blink")
    assert moves(table.match(), "buy") == {
        f"buy {c}" for c in ("hammer", "magnet", "balloon", "gust", "smoke", "blink")
    }
    table.hero(0, at="1.2.4")
    assert not moves(table.match(), "buy")


def test_p21_portal_to_another_of_the_level_without_any_attack():
    table = Table().hero(0, at="1.2.6").enemy("werewolf", "1.2.7").enemy("ent", "1.4.7").dice("boot")
    match = table.lay(gold=["1.4.6"]).match()
    play(match, "use boot", "choose 1.4.6")
    assert at(match) == "1.4.6"
    assert match.state.health[0] == 4
    assert match.state.gold[0] == 1
    assert match.state.highest == 1


def test_p21_pj7_portal_pushes_and_the_portal_left_counts_only_if_adjacent():
    table = Table().hero(0, at="1.2.6").hero(1, at="1.4.6").dice("boot")
    match = table.match()
    play(match, "use boot", "choose 1.4.6")
    assert moves(match) == {"push right", "push down", "push left"}
    play(match, "push left")
    assert (at(match, 0), at(match, 1)) == ("1.4.6", "1.4.5")


def test_p21_pj6_no_way_through_a_portal_without_room_for_who_is_pushed():
    table = Table().hero(0, at="1.2.6").hero(1, at="1.4.6").enemy("bat", "1.4.5").enemy("bat", "1.4.7").dice("boot")
    match = table.enemy("bat", "1.3.6").match()
    play(match, "use boot")
    assert not moves(match, "choose")


def test_p21_the_pushed_enemy_does_not_attack_through_a_portal():
    match = Table().hero(0, at="1.2.6").enemy("werewolf", "1.4.6").dice("boot").match()
    play(match, "use boot", "choose 1.4.6", "push left")
    assert match.state.health[0] == 4


def test_pj30_a_lone_portal_does_nothing():
    table = Table().hero(0, at="1.1.6").dice("boot")
    table.set(tile=[["lab_1", "shattered_arch"], *table.state["tile"][1:]])
    match = table.match()
    assert "portal" in space(match, "1.1.6")["features"]
    play(match, "use boot")
    assert not moves(match, "choose")


def test_p24_p130_the_lowest_row_is_floor_for_all():
    match = Table().hero(0, at="1.1.1").enemy("zombie", "1.1.6").match()
    assert space(match, "1.1.1")["floor"]
    assert space(match, "1.1.5")["floor"]
    assert "down" not in ways(match, "1.1.5")
    table = Table(revealed=2).hero(0, at="1.1.1").match()
    assert not space(table, "2.1.1")["floor"]


def test_p93_the_boss_floor_is_platform_and_lets_heroes_up_only():
    table = Table(revealed=4).hero(0, at="3.4.3").hero(1, at="1.1.1").enemy("medusa", "4.4.2").dice("boot boot")
    match = table.match()
    assert ways(match, "3.4.3") == {"left", "right"}
    play(match, "use boot", "step up")
    assert at(match) == "4.1.3"
    play(match, "use boot")
    assert "step down" not in moves(match)


def test_pj44_face_down_levels_do_not_exist():
    match = Table().hero(0, at="1.1.1").enemy("bat", "1.4.2").dice("monster").match()
    play(match, "use monster", "choose 1.4.2")
    assert moves(match) == {"shove right", "shove left", "shove down"}

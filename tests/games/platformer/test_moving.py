"""Moving, pushing, picking up (P68 to P71, P133; PJ1 to PJ6, PJ18, PJ42, PJ45, PJ46)."""

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt


def test_p68_leaving_an_enemys_side_provokes_its_attack():
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 2
    assert at(match) == "1.1.2"


def test_p68_entering_provokes_nothing_but_an_ent():
    match = Table().hero(0, at="1.1.2").enemy("werewolf", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 4


def test_enemy_ent_attacks_who_moves_next_to_it():
    match = Table().hero(0, at="1.1.2").enemy("ent", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 2


def test_pj1_knocked_out_while_leaving_the_move_fails_and_the_symbol_is_spent():
    match = Table().hero(0, at="1.1.3").enemy("werewolf", "1.1.4").hero(0, health=3).dice("boot coin").match()
    play(match, "use boot", "step left")
    assert at(match) is None
    assert match.state.die_used[0] == 1


def test_pj2_every_space_of_a_long_move_counts_on_its_own():
    table = Table().hero(0, "melosa", at="1.1.7", gems=1).set(hero=["melosa", "etorn"]).enemy("bat", "1.1.8")
    match = table.lay(gold=["1.1.6"], gems=["1.1.5"]).dice("boot").match()
    play(match, "use boot", "upgrade x2", "step left", "step left")
    assert (match.state.health[0], match.state.gold[0], match.state.gems[0]) == (5, 1, 1)


def test_p133_pj3_moving_onto_gold_or_a_gem_takes_it():
    match = Table().hero(0, at="1.1.3").lay(gold=["1.1.4"], gems=["1.1.4"]).dice("boot").match()
    play(match, "use boot", "step right")
    assert (match.state.gold[0], match.state.gems[0]) == (1, 1)


def test_pj3_enemies_pick_up_nothing():
    match = Table().hero(0, at="1.1.8").enemy("ent", "1.1.3").lay(gold=["1.1.4"]).dice("monster").match()
    play(match, "use monster", "choose 1.1.3", "shove right")
    assert match.state.gold_on[3] == 1


def test_p69_pushing_to_any_adjacent_free_space_also_the_one_left():
    match = Table().hero(0, at="1.2.7").hero(1, at="1.2.8").dice("boot").match()
    play(match, "use boot", "step right")
    assert moves(match) == {"push up", "push down", "push left"}
    play(match, "push left")
    assert (at(match, 0), at(match, 1)) == ("1.2.8", "1.2.7")


def test_p69_not_onto_another_figure():
    table = Table(3).hero(0, at="1.2.7").hero(1, at="1.2.8").hero(2, at="1.3.8").dice("boot")
    match = table.match()
    play(match, "use boot", "step right")
    assert moves(match) == {"push down", "push left"}


def test_p71_a_pushed_enemy_attacks_first():
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 2
    assert prompt(match) == "push 0"
    play(match, "push up")
    assert enemies(match) == {"1.2.4": "ent"}
    assert match.state.health[0] == 2


def test_p71_no_push_if_that_knocks_the_hero_out():
    match = Table().hero(0, at="1.1.3", health=2).enemy("ent", "1.1.4").dice("boot coin").match()
    play(match, "use boot", "step right")
    assert at(match) is None
    assert enemies(match) == {"1.1.4": "ent"}


def test_pj5_pj4_a_pushed_hero_provokes_nothing_but_enters_traps():
    table = Table().hero(0, at="1.3.3").hero(1, at="1.4.2").enemy("werewolf", "1.4.1").dice("boot boot")
    match = table.hero(0, at="1.4.3").match()
    play(match, "use boot", "step left", "push down")
    assert at(match, 1) == "1.3.2"
    assert match.state.health[1] == 5


def test_pj6_without_room_for_the_pushed_figure_the_move_is_illegal():
    table = Table().hero(0, at="1.1.2").enemy("bat", "1.1.3").enemy("bat", "1.1.4").enemy("bat", "1.1.1").dice("boot")
    match = table.enemy("bat", "1.2.2").match()
    play(match, "use boot")
    assert moves(match) == {"step up", "step right", "step left"}
    play(match, "step right")
    assert moves(match) == {"push left"}


def test_pj6_never_down_out_of_the_boss_level():
    table = Table(revealed=4).hero(0, at="3.4.3").hero(1, at="4.1.3").enemy("medusa", "4.4.2").dice("boot")
    match = table.match()
    play(match, "use boot", "step up")
    assert "push down" not in moves(match)
    assert moves(match) == {"push up", "push right", "push left"}


def test_pj18_a_pushed_hero_reveals_the_next_level():
    match = Table().hero(0, at="1.3.6").hero(1, at="1.3.5").dice("boot").match()
    play(match, "use boot", "step left", "push up")
    assert match.state.highest == 1


def test_pj42_p95_entering_the_boss_level_the_pushed_enemy_attacks_and_out_means_outside():
    table = Table(revealed=4).hero(0, at="3.4.3", health=2).hero(1, at="1.1.1").dice("boot coin")
    match = table.enemy("medusa", "4.4.2").enemy("defender", "4.1.3").match()
    play(match, "use boot", "step up")
    assert at(match) is None
    assert match.state.inside[0] == 0
    play(match, "use coin")
    assert "choose 1.1.2" in moves(match)


def test_pj42_the_boss_floor_keeps_enemies_apart_from_below():
    table = Table(revealed=4).hero(0, at="3.4.3").hero(1, at="1.1.1").enemy("medusa", "4.1.3").dice("boot sword")
    match = table.match()
    assert not moves(match, "attack")
    play(match, "use boot", "step left")
    assert match.state.health[0] == 4


def test_pj45_an_ent_attacks_at_most_once_per_move():
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.4").dice("boot").match()
    play(match, "use boot", "step right", "push right")
    assert enemies(match) == {"1.1.5": "ent"}
    assert match.state.health[0] == 2


def test_pj45_an_ent_attacks_again_on_the_next_move_to_its_side():
    match = Table().hero(0, "nix", at="1.1.2").enemy("ent", "1.1.4").dice("boot monster boot").match()
    play(match, "use boot", "step right")
    assert match.state.health[0] == 4
    play(match, "use monster", "choose 1.1.4", "shove right", "use boot", "step right")
    assert match.state.health[0] == 2


def test_pj45_reveal_comes_before_trap_and_pickup():
    table = Table().hero(0, at="1.3.6").lay(gold=["1.4.6"]).dice("boot")
    happened = play(table.match(), "use boot", "step up")
    kinds = [event.split()[0] for event in happened]
    assert kinds.index("level_revealed") < kinds.index("gold_gained")


def test_pj45_cards_move_but_placements_do_not():
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.4").give(0, "boots_of_haste", "blink").match()
    play(match, "play blink", "choose 1.1.7")
    assert match.state.health[0] == 4
    match = Table().hero(0, at="1.1.3").enemy("ent", "1.1.4").give(0, "boots_of_haste").match()
    play(match, "play boots_of_haste", "step left")
    assert match.state.health[0] == 2


def test_pj46_attacks_come_lowest_row_first_left_to_right():
    table = Table().hero(0, "melosa", at="1.2.7").set(hero=["melosa", "etorn"]).dice("boot")
    table.enemy("ent", "1.2.8").enemy("bat", "1.1.7").enemy("zombie", "1.2.6")
    happened = play(table.match(), "use boot", "step up")
    order = [event for event in happened if event.startswith("enemy_attacked")]
    assert [event.split("enemy=")[1].split()[0] for event in order] == ["bat", "zombie", "ent"]


def test_pj46_the_new_health_of_who_is_knocked_out_is_not_touched():
    table = Table().hero(0, at="1.2.7", health=1).dice("boot").enemy("ent", "1.2.8").enemy("bat", "1.1.7")
    match = table.match()
    play(match, "use boot", "step up")
    assert match.state.health[0] == 4

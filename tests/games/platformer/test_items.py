"""The items, card by card."""

import pytest

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, rolls

NEXT = rolls("boot boot coin coin monster", "left")


def test_item_loaded_dice_rerolls_one_unused_die_pj36_pj54():
    match = Table().hero(0, at="1.1.3").give(0, "loaded_dice").dice("boot coin", used="star").force(2).match()
    play(match, "play loaded_dice")
    assert moves(match) == {"pick boot", "pick coin"}
    play(match, "pick boot")
    assert [die["symbol"] for die in match.view()["dice"]["action"]] == ["sword", "coin", "star"]


def test_item_ninja_gear_pj55_up_to_the_space_under_the_first_platform():
    match = Table(revealed=2).hero(0, at="1.2.4").give(0, "ninja_gear").match()
    assert "play ninja_gear" not in moves(match)
    match = Table(revealed=2).hero(0, at="1.3.2").enemy("ent", "1.4.2").give(0, "ninja_gear").match()
    assert "play ninja_gear" not in moves(match)
    match = Table(revealed=2).hero(0, at="1.1.2").enemy("ent", "1.2.2").give(0, "ninja_gear").match()
    play(match, "play ninja_gear")
    assert at(match) == "1.4.2"
    assert match.state.health[0] == 4


def test_item_ninja_gear_pj55_needs_a_platform_in_revealed_levels():
    match = Table().hero(0, at="1.1.2").give(0, "ninja_gear").match()
    assert "play ninja_gear" not in moves(match)


def test_item_boots_of_haste_move_one():
    match = Table().hero(0, at="1.1.2").give(0, "boots_of_haste").match()
    play(match, "play boots_of_haste", "step right")
    assert at(match) == "1.1.3"
    assert prompt(match) == "act 0"


def test_item_boots_of_haste_p21_do_not_go_through_a_portal():
    match = Table().hero(0, at="1.2.6").give(0, "boots_of_haste").match()
    play(match, "play boots_of_haste")
    assert moves(match) == {"step up", "step right", "step down", "step left"}


def test_item_hammer_adds_a_wound():
    match = Table().hero(0, at="1.1.3").give(0, "hammer").enemy("zombie", "1.1.4").dice("sword").match()
    play(match, "attack right", "play hammer", "use sword", "strike")
    assert enemies(match) == {}


def test_item_climbing_claws_hold_beside_walls_and_the_side():
    match = Table().hero(0, at="1.3.7").give(0, "climbing_claws").match()
    play(match, "done", "stay")
    assert at(match) == "1.3.7"
    match = Table().hero(0, at="1.2.8").give(0, "climbing_claws").match()
    play(match, "done", "stay")
    assert at(match) == "1.2.8"
    match = Table().hero(0, at="1.2.7").give(0, "climbing_claws").match()
    play(match, "done")
    assert at(match) == "1.1.7"


def test_item_iron_soles_ignore_traps():
    match = Table().hero(0, at="1.4.2").give(0, "iron_soles").match()
    play(match, "gravity")
    assert match.state.health[0] == 4


def test_item_buckler_takes_two_wounds_off_an_attack():
    table = Table().hero(0, at="1.1.3").give(0, "buckler").enemy("werewolf", "1.1.4").dice("boot")
    match = table.match()
    play(match, "use boot", "step left")
    assert moves(match) == {"play buckler", "pass"}
    play(match, "play buckler")
    assert match.state.health[0] == 3
    match = Table().hero(0, at="1.1.3").give(0, "buckler").enemy("ent", "1.1.4").dice("boot").match()
    happened = play(match, "use boot", "step left", "play buckler")
    assert "ignored seat=P1" in happened


def test_item_heart_locket_raises_health():
    match = (
        Table().hero(0, at="1.2.3", gold=3).shop("heart_locket", "magnet", "balloon", "gust", "smoke", "blink").match()
    )
    play(match, "buy heart_locket")
    assert match.state.health[0] == 5


def test_item_pedlars_bell_sells_anywhere():
    table = Table().hero(0, at="1.1.3", gold=5).shop("hammer", "magnet", "balloon", "gust", "smoke", "blink")
    match = table.give(0, "pedlars_bell").match()
    play(match, "play pedlars_bell", "buy smoke")
    assert prompt(match) == "buy 0"
    play(match, "stop")
    assert match.state.gold[0] == 3


def test_item_phase_ring_passes_one_wall_or_platform():
    match = Table().hero(0, at="1.1.3").give(0, "phase_ring").dice("boot boot").match()
    play(match, "play phase_ring", "use boot", "step up")
    assert at(match) == "1.2.3"
    play(match, "use boot")
    assert "step down" not in moves(match)


def test_item_phase_ring_unused_is_lost_with_the_turn():
    match = Table().hero(0, at="1.1.8").hero(1, at="1.1.3").give(0, "phase_ring").force(*NEXT).match()
    play(match, "play phase_ring", "done", "use boot")
    assert moves(match) == {"step right", "step left"}


def test_item_magnet_takes_from_around():
    match = Table().hero(0, at="1.1.3").give(0, "magnet").lay(gems=["1.2.4"], gold=["1.1.6"]).match()
    play(match, "play magnet")
    assert moves(match) == {"choose 1.2.4"}
    play(match, "choose 1.2.4")
    assert match.state.gems[0] == 1
    assert sum(match.state.gems_on) == 0


@pytest.mark.parametrize("loot", ["gold", "gems"])
def test_item_magnet_takes_one_and_leaves_the_rest(loot):
    match = Table().hero(0, at="1.1.3").give(0, "magnet").set(**{f"{loot}_on": {"1.1.4": 2}}).match()
    play(match, "play magnet", "choose 1.1.4")
    assert getattr(match.state, loot)[0] == 1
    assert getattr(match.state, f"{loot}_on")[3] == 1


def test_item_balloon_holds_at_the_end_of_the_turn():
    match = Table().hero(0, at="1.3.7").give(0, "balloon").match()
    play(match, "play balloon", "done")
    assert at(match) == "1.3.7"


def test_item_balloon_holds_nobody_but_its_user():
    match = Table().hero(0, at="1.3.7").hero(1, at="1.3.8").give(0, "balloon").match()
    play(match, "play balloon", "done")
    assert (at(match, 0), at(match, 1)) == ("1.3.7", "1.1.8")


def test_item_balloon_on_a_ladder_leaves_nothing_to_choose():
    match = Table().hero(0, at="1.3.5").hero(1, at="1.1.8").give(0, "balloon").match()
    play(match, "play balloon", "done")
    assert (prompt(match), at(match)) == ("act 1", "1.3.5")


def test_item_balloon_is_for_one_turn():
    match = Table().hero(0, at="1.1.1").hero(1, at="1.1.7").give(0, "balloon").force(*NEXT).match()
    play(match, "play balloon", "done", "use boot", "step up")
    assert at(match, 1) == "1.2.7"
    play(match, "done", "stop")
    assert at(match, 1) == "1.1.7"


def test_item_long_spear_reaches_past_a_free_space():
    table = Table().hero(0, at="1.1.3").give(0, "long_spear").enemy("zombie", "1.1.5").dice("sword sword")
    match = table.match()
    play(match, "attack right", "use sword", "use sword", "strike")
    assert enemies(match) == {}
    blocked = table.hero(1, at="1.1.4").match()
    assert not moves(blocked, "attack")


def test_item_pocket_anvil_forges_two_different_dice():
    match = Table().hero(0, at="1.1.3").give(0, "pocket_anvil").dice("boot monster").match()
    play(match, "play pocket_anvil", "pick boot", "pick monster")
    assert match.state.gold[0] == 1
    assert sum(match.state.die_used) == 2
    assert "play pocket_anvil" not in moves(match)


def test_item_pocket_anvil_within_an_attack_and_to_save():
    table = Table().hero(0, at="1.1.3").give(0, "pocket_anvil").enemy("bat", "1.1.4").dice("boot monster")
    match = table.match()
    play(match, "attack right", "play pocket_anvil", "pick boot", "pick monster", "strike")
    assert enemies(match) == {}
    match = table.match()
    play(match, "done")
    assert "save star" in moves(match)
    play(match, "save star")
    assert match.view()["players"][0]["cards"][0]["exhausted"]


def test_item_prism_lens_spares_the_first_gem():
    match = Table().hero(0, at="1.1.3", gems=2).give(0, "prism_lens").dice("coin").match()
    play(match, "use coin")
    assert "upgrade x3" not in moves(match)
    play(match, "play prism_lens", "upgrade x3")
    assert (match.state.gold[0], match.state.gems[0]) == (3, 0)


def test_pj64_cards_that_strengthen_an_attack_are_used_while_it_is_put_together():
    match = Table().hero(0, at="1.1.3").give(0, "hammer", "fury").enemy("golem", "1.1.4").dice("sword").match()
    assert not moves(match, "play")
    play(match, "attack right")
    assert moves(match, "play") == {"play hammer", "play fury"}


def test_pj65_the_magnet_takes_a_gem_before_a_gold():
    match = Table().hero(0, at="1.1.3").give(0, "magnet").lay(gems=["1.1.4"], gold=["1.1.4"]).match()
    play(match, "play magnet", "choose 1.1.4")
    assert (match.state.gems[0], match.state.gold[0]) == (1, 0)


def test_pj66_one_may_let_go_of_a_wall():
    match = Table().hero(0, at="1.3.7").give(0, "climbing_claws").match()
    play(match, "let_go")
    assert at(match) == "1.1.7"

"""Fighting and wounds (P77 to P83; PJ25, PJ33, PJ34, PJ37, PJ41, PJ49)."""

import pytest

from tests.games.platformer.arranging import Table, at, enemies, moves, play, prompt, special


def fight(*cards, dice="sword sword", enemy="golem", **hero):
    return Table().hero(0, at="1.1.3", **hero).give(0, *cards).enemy(enemy, "1.1.4").dice(dice)


def test_p77_pj33_too_few_wounds_do_nothing_and_are_spent():
    match = fight(gems=0).match()
    play(match, "attack right", "use sword", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "golem"}
    assert sum(match.state.die_used) == 2
    assert match.view()["enemies"][0]["health"] == 3


def test_p77_no_damage_persists():
    match = fight(dice="sword sword sword").match()
    play(match, "attack right", "use sword", "use sword", "strike")
    play(match, "attack right", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "golem"}


def test_p78_all_sources_combine():
    match = fight("hammer", dice="boot boot star", enemy="manticore", special="sword").match()
    play(match, "attack right", "forge boot sword", "star sword", "special sword", "play hammer", "strike")
    assert enemies(match) == {}


def test_p79_the_defeated_enemy_is_removed_and_leaves_its_loot():
    match = fight(dice="sword sword sword").set(hero=["nix", "melosa"]).match()
    play(match, "attack right", "use sword", "use sword", "use sword", "strike")
    assert enemies(match) == {}
    assert (match.state.gold[0], match.state.gems[0]) == (1, 1)


def test_pj41_bonus_wounds_alone_are_no_attack():
    match = fight("hammer", dice="coin").match()
    assert not moves(match, "attack")
    match = fight("hammer", dice="sword").match()
    play(match, "attack right", "play hammer")
    assert "strike" not in moves(match)


def test_pj34_next_attack_bonus_is_gone_after_the_attack_and_the_turn():
    match = fight("fury", dice="sword sword sword", enemy="manticore").match()
    play(match, "attack right", "use sword", "play fury", "strike")
    assert match.state.bonus == 0
    play(match, "attack right", "use sword", "use sword", "strike")
    assert enemies(match) == {"1.1.4": "manticore"}


@pytest.mark.parametrize(("enemy", "left"), [("bat", 3), ("manticore", 2), ("werewolf", 1)])
def test_p80_p81_wounds_take_health(enemy, left):
    match = Table().hero(0, at="1.1.3").enemy(enemy, "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == left


def test_p81_p82_the_last_health_knocks_out_and_what_is_kept():
    table = Table().hero(0, at="1.1.3", health=1, gold=4, gems=2, special="coin", tokens=["poison"])
    table.give(0, "magnet", "healing").give(0, "hammer", exhausted=True).hero(1, at="1.1.8")
    match = table.enemy("bat", "1.1.4").dice("boot coin").match()
    play(match, "use boot", "upgrade x1", "step left")
    s = match.state
    assert at(match) is None
    assert s.health[0] == 4
    assert special(match) is None
    assert s.token[0] == [0] * 5
    assert (s.gold[0], s.gems[0]) == (4, 2)
    cards = {card["id"]: card["exhausted"] for card in match.view()["players"][0]["cards"]}
    assert cards == {"magnet": False, "healing": False, "hammer": True}


def test_p82_who_holds_the_heart_locket_comes_back_with_its_health_too():
    match = Table().hero(0, at="1.1.3", health=1).give(0, "heart_locket").enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert at(match) is None
    assert match.state.health[0] == 4 + 1


def test_p83_knocked_out_on_the_own_turn_one_must_respawn_with_an_unused_die():
    match = Table().hero(0, at="1.1.3", health=1).enemy("bat", "1.1.4").dice("boot coin boot").match()
    play(match, "use boot", "step left")
    assert prompt(match) == "respawn 0"
    assert moves(match) == {"use boot", "use coin"}
    play(match, "use coin", "choose 1.1.1")
    assert prompt(match) == "act 0"


def test_p83_without_one_the_hero_stays_off_the_map():
    match = Table().hero(0, at="1.1.3", health=1).hero(1, at="1.1.8").enemy("bat", "1.1.4").dice("boot").match()
    play(match, "use boot", "step left")
    assert at(match) is None
    assert match.state.active == 1


def test_pj37_wounds_beyond_the_last_health_are_lost_and_healing_stops_at_the_card():
    match = Table().hero(0, at="1.1.3", health=1).enemy("werewolf", "1.1.4").dice("boot coin").match()
    play(match, "use boot", "step left")
    assert match.state.health[0] == 4
    match = Table().hero(0, at="1.1.3", health=3).give(0, "healing").match()
    play(match, "play healing")
    assert match.state.health[0] == 4


def test_pj25_stoneskin_on_another_players_turn():
    table = Table().hero(0, at="1.1.3").hero(1, "melosa", at="1.1.1").give(0, "stoneskin")
    match = table.enemy("werewolf", "1.1.4").force(0, 0, 0, 0, 0, 0).match()
    play(match, "done")
    assert match.state.active == 1
    assert prompt(match) == "react 0"
    assert moves(match) == {"play stoneskin", "pass"}


def test_pj25_a_second_reaction_to_what_the_first_one_leaves_of_an_attack():
    match = fight("buckler", "stoneskin", dice="boot", enemy="werewolf", special="sword").match()
    play(match, "use boot", "step left", "play buckler")
    assert prompt(match) == "react 0"
    assert moves(match) == {"play stoneskin", "pass"}
    play(match, "play stoneskin")
    assert (match.state.health[0], special(match)) == (4, "sword")


def test_pj49_an_ignored_attack_does_nothing_at_all():
    table = Table().hero(0, at="1.1.3", special="sword").give(0, "stoneskin").enemy("werewolf", "1.1.4").dice("boot")
    match = table.match()
    play(match, "use boot", "step left", "play stoneskin")
    assert match.state.health[0] == 4
    assert special(match) == "sword"
    match = table.match()
    play(match, "use boot", "step left", "pass")
    assert match.state.health[0] == 1
    assert special(match) is None


def test_most_wounds_are_told():
    table = fight("hammer", "fury", dice="sword boot boot", gems=3, special="sword")
    assert table.match().view()["players"][0]["most_wounds"] == 3 + 3 + 1 + 2
    assert fight("hammer", dice="coin").match().view()["players"][0]["most_wounds"] == 0

"""The items where walls, floors, heroes and prices set them limits."""

import pytest

from tests.games.platformer.arranging import Table, moves, play, tokens
from tests.games.platformer.bosses import ikee


def test_item_pocket_anvil_is_of_no_use_to_brakk_who_cannot_forge():
    table = Table().hero(0, "brakk", at="1.1.3").give(0, "pocket_anvil").enemy("bat", "1.1.4").dice("coin monster")
    match = table.match()
    assert not moves(match, "play") | moves(match, "attack")
    play(match, "done")
    assert moves(match) == {"save coin", "save monster", "stop"}


def test_item_pocket_anvil_forges_the_sword_that_breaks_a_shackle():
    match = ikee(tokens=["shackle"]).give(0, "pocket_anvil").dice("boot coin").match()
    play(match, "rid shackle", "play pocket_anvil", "pick boot", "pick coin")
    assert tokens(match) == set()
    assert sum(match.state.die_used) == 2


@pytest.mark.parametrize(("hero", "gem"), [("3.4.3", "4.1.3"), ("4.1.3", "3.4.3")])
def test_p97_item_magnet_does_not_reach_through_the_floor_of_the_boss_level(hero, gem):
    table = Table(revealed=4).hero(0, at=hero).hero(1, at="3.1.1").enemy("medusa", "4.4.2").give(0, "magnet")
    assert "play magnet" not in moves(table.lay(gems=[gem]).match())
    beside = f"{hero[:-1]}4"
    match = table.lay(gems=[beside]).match()
    play(match, "play magnet")
    assert moves(match) == {f"choose {beside}"}


@pytest.mark.parametrize(("hero", "enemy"), [("1.3.5", "1.3.7"), ("1.1.4", "1.3.4")])
def test_p23_item_long_spear_does_not_reach_through_walls_and_platforms(hero, enemy):
    match = Table().hero(0, at=hero).give(0, "long_spear").enemy("bat", enemy).dice("sword").match()
    assert not moves(match, "attack")

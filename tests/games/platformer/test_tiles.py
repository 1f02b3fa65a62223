"""The tiles: soundness of the box's own, and what is refused."""

import itertools
import random

import pytest

from ludoteca.games.platformer import GAME, tiles
from ludoteca.games.platformer.tiles import BadPicture, Plan, check, climbable, parse, reachable, tower

TILES = GAME.setting(2).content.tiles.tile
NORMAL = [parse(tile.picture) for tile in TILES if not tile.boss]
BOSS = [parse(tile.picture) for tile in TILES if tile.boss]
GOOD = """
  *   $   H   *
+---+---+-H-+   +
| .   E   H   .
+   +---+---+   +
  H   .   .   X
+-H-+   +   +---+
  H   *   E   $ |
+---+   +---+   +
"""


def stacked(lower, upper):
    return Plan(lower.features + upper.features, lower.edges + upper.edges, lower.walls + upper.walls)


def test_sixteen_forest_and_sixteen_void_tiles_four_of_each_for_the_boss():
    for tile_set in ("forest", "void"):
        assert sum(tile.set == tile_set and not tile.boss for tile in TILES) == 12
        assert sum(tile.set == tile_set and tile.boss for tile in TILES) == 4
    assert len({tile.picture for tile in TILES}) == 32


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_every_tile_is_sound_alone(tile):
    check(parse(tile.picture), tile.set == "void", tile.boss)


@pytest.mark.parametrize("plan", NORMAL, ids=[tile.id for tile in TILES if not tile.boss])
def test_normal_tiles_have_three_gems_two_gold_and_one_or_two_spawns(plan):
    assert (plan.count(tiles.GEM), plan.count(tiles.GOLD)) in {(3, 2), (4, 2), (3, 3)}
    assert 1 <= plan.count(tiles.SPAWN) <= 2


@pytest.mark.parametrize("plan", BOSS, ids=[tile.id for tile in TILES if tile.boss])
def test_boss_tiles_have_spawns_an_icon_and_a_shop(plan):
    assert plan.count(tiles.BOSS_SPAWN) == 2
    assert plan.count(tiles.SPECIAL) == 1
    assert plan.count(tiles.SHOP) == 1


def test_any_tile_on_any_other_can_be_climbed_from_every_entry_with_two_moves_a_turn():
    """Cluster can only open more ways, so this holds for every tower."""
    for lower, upper in itertools.product(NORMAL, NORMAL + BOSS):
        stack = stacked(lower, upper)
        for column in range(tiles.SIDE):
            assert any(row == 7 for row, _ in climbable(stack, (0, column)))


def test_in_any_tower_every_space_can_be_reached():
    luck = random.Random(1)
    for _ in range(150):
        pairs = [luck.sample(NORMAL, 2) for _ in range(3)] + [luck.sample(BOSS, 2)]
        levels = [(left, right) for left, right in pairs]
        plan = tower(levels)
        assert reachable(plan, [(0, 0)]) == set(plan.spaces())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("+---+---+-H-+   +", "+---+---+-H-+", "corner"),
        ("  *   $   H   *", "  *   Z   H   *", "is not one of"),
        ("  *   $   H   *", "  *  x$   H   *", "is not one of"),
        ("| .   E   H   .", "! .   E   H   .", "wall"),
        ("+   +---+---+   +", "+   +===+---+   +", "not an edge"),
        (
            "  *   $   H   *\n+---+---+-H-+   +\n| .   E   H   .",
            "  *   $   .   *\n+---+---+-H-+   +\n| .   E   .   .",
            "ladder",
        ),
        ("  H   .   .   X", "  H   E   .   X", "must stand on a platform"),
        ("  H   *   E   $ |", "  H   *   X   $ |", "row 1"),
        ("+---+   +---+   +\n", "+---+---+---+---+\n", "from below"),
        ("  H   *   E   $ |", "  H   *   E   B |", "B"),
        ("  *   $   H   *", "  O   $   H   *", "Void"),
        ("+---+   +---+   +\n", "+---+^^^+---+   +\n", "boss tiles"),
        ("  *   $   H   *", "  * | $ | H   *", "cannot be reached"),
    ],
)
def test_unsound_pictures_are_refused_with_the_reason(old, new, complaint):
    assert old in GOOD
    with pytest.raises(BadPicture, match=complaint):
        check(parse(GOOD.replace(old, new)), False, False)


def test_a_boss_tile_needs_its_floor_and_features():
    with pytest.raises(BadPicture, match="one-way floor"):
        check(parse(GOOD), False, True)

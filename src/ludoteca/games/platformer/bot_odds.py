"""How many turns the boss will take: worked out once, for every strength of a hero."""

from itertools import product
from math import comb
from typing import Any

from ludoteca.games.platformer.moves import DICE
from ludoteca.kernel.rows import row

MOST_NEED = 16
MOST_GEMS = 24
PLAIN, STARRED, RAGING = range(3)
"""How a hero comes by swords: no star, a star that is a sword, or that and no forging."""
FACES = ("boot", "boot", "sword", "coin", "monster", "star")
GEM_TURNS = 1.7
"""Turns that it takes to win one more gem in the boss's level."""
SAVE_TURNS = 0.6
"""Turns that it takes to save a sword on the special die."""
LONG = 40.0
BLOW = 0.3
"""How likely a roll of the enemy die makes an enemy beside a hero attack; now and then one goes away instead."""
MOST_ROLLS = 4
MOST_BLOWS = 9


def wounds(swords: int, gems: int) -> int:
    """What so many swords deal with so many gems, cheapest upgrades first (P84 to P87)."""
    total = swords
    cost = 1
    while swords and gems >= cost:
        upgrades = min(swords, gems // cost)
        total += upgrades
        gems -= upgrades * cost
        cost += 1
    return total


def swords_in(roll: tuple[str, ...], kind: int) -> int:
    """The swords that a roll gives, forging included."""
    swords = roll.count("sword") + (roll.count("star") if kind != PLAIN else 0)
    if kind == RAGING:
        return swords
    others = ("boot", "coin", "monster") if kind == STARRED else ("boot", "coin", "monster", "star")
    return swords + sum(roll.count(face) // 2 for face in others)


def _chances(kind: int) -> list[float]:
    """How likely a roll gives at least so many swords."""
    rolls = [swords_in(roll, kind) for roll in product(FACES, repeat=DICE)]
    return [sum(swords >= least for swords in rolls) / len(rolls) for least in range(DICE + 2)]


def _turns(chances: list[float], saved: int, need: int, gems: int) -> float:
    """Turns until a roll does it, with what is there now."""
    for swords in range(DICE + saved + 1):
        if wounds(swords, gems) >= need:
            chance = chances[max(0, swords - saved)]
            return min(LONG, 1.0 / chance) if chance > 0 else LONG
    return LONG


def _table() -> Any:
    """turns[kind][saved sword][wounds needed][gems]."""
    turns = [[[[0.0] * (MOST_GEMS + 1) for _ in range(MOST_NEED + 1)] for _ in range(2)] for _ in range(3)]
    for kind in (PLAIN, STARRED, RAGING):
        chances = _chances(kind)
        for need in range(MOST_NEED + 1):
            for saved in (1, 0):
                later = LONG
                for gems in range(MOST_GEMS, -1, -1):
                    best = min(_turns(chances, saved, need, gems), GEM_TURNS + later)
                    if not saved:
                        best = min(best, SAVE_TURNS + turns[kind][1][need][gems])
                    turns[kind][saved][need][gems] = later = best
    return row(turns, "f8")


def _blows() -> Any:
    """chance[rolls of the enemy die][blows]: how likely at least so many of them are attacks."""
    chances = [[0.0] * (MOST_BLOWS + 1) for _ in range(MOST_ROLLS + 1)]
    for rolls in range(MOST_ROLLS + 1):
        for blows in range(MOST_BLOWS + 1):
            each = (comb(rolls, hits) * BLOW**hits * (1 - BLOW) ** (rolls - hits) for hits in range(blows, rolls + 1))
            chances[rolls][blows] = float(sum(each))
    return row(chances, "f8")


FIGHT = _table()
BLOWS = _blows()

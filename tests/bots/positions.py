"""Positions to think about: random games, stopped here and there."""

import random
from collections.abc import Iterator
from typing import Any

import ludoteca
from ludoteca.kernel.match import Match


def positions(name: str, seats: int, count: int, seed: str = "positions") -> Iterator[Match[Any, Any]]:
    """So many positions of random games in which there is something to decide."""
    chance = random.Random(f"{name}/{seats}/{seed}")
    found = 0
    for number in range(1000):
        match = ludoteca.game(name).new(seats, f"{seed}/{number}")
        for _ in range(chance.randint(0, 120)):
            if match.over:
                break
            match.play(chance.choice(match.moves()))
        if not match.over and len(match.moves()) > 1:
            yield match
            found += 1
            if found == count:
                return

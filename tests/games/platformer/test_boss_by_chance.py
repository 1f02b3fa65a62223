"""Random play before the boss: from the bottom of the tower it hardly ever gets there."""

import json
import random

import pytest

from tests.games.platformer.arranging import Table

PLACES = ("4.1.1", "4.1.8", "4.2.4", "4.4.6")


def before_the_boss(boss: str, seats: int, number: int):
    """Rich and well-armed heroes in the boss level, in their order of play."""
    table = Table(seats, revealed=4, seed=f"boss {number}", boss=boss).enemy(boss, "4.1.5")
    for seat in range(seats):
        table.hero(seat, at=PLACES[seat], gems=9, gold=6, special="sword")
    return table.dice("sword sword boot star coin").match()


@pytest.mark.parametrize("games", [2, pytest.param(8, marks=pytest.mark.long)])
@pytest.mark.parametrize("boss", ["medusa", "ikee"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_fights_are_sound(boss: str, seats: int, games: int):
    """P92 to P119: whatever is done there, somebody can go on, nothing leaks, and it ends."""
    fought = 0
    for number in range(games):
        match = before_the_boss(boss, seats, number)
        chooser = random.Random(f"{boss} {seats} {number}")
        while not match.over:
            moves = match.moves()
            assert moves, match.position()
            if chooser.random() < 0.05:
                nothing_leaks(match, chooser.choice([*range(seats), None]))
            fought += any(event.kind == "wounded" for event in match.events())
            match.play(chooser.choice(moves))
            assert len(match.log) < match.game.most_steps
    assert fought


def nothing_leaks(match, seat):
    twin = match.resampled(seat, "again")
    ours, theirs = match.view(seat), twin.view(seat)
    for view in (ours, theirs):
        del view["can_undo"]
    assert json.dumps(theirs, sort_keys=True) == json.dumps(ours, sort_keys=True)

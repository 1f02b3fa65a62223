"""Facts of the view that only a screen needs: where cards could lead, and the screen twins."""

from typing import Any

import pytest

from tests.games.kragmortha.arranging import BALLS, RIGOR_BALLS, card, moves, own_board, play, table, useless_cards
from tests.games.kragmortha.board import SYMBOLS

MOVER = card("goblin", "scroll", "stones")
BESIDE = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def beside(space: str, direction: str) -> str:
    """The name of the space one step away."""
    east, south = BESIDE[direction]
    return f"{chr(ord(space[0]) + east)}{int(space[1:]) + south}"


def targets(match: Any, origin: str) -> set[str]:
    """Where the legal steps lead."""
    return {beside(origin, move.split()[1]) for move in moves(match) if move.startswith("step ")}


@pytest.mark.parametrize(("played", "origin"), [(MOVER, "c8"), (BALLS, "c8"), (RIGOR_BALLS, "d10")])
def test_reach_is_where_the_steps_of_each_card_can_lead(played, origin):
    start = table(goblins={"P1": "c8"}, hands={"P1": [MOVER, BALLS, RIGOR_BALLS]})
    reach = start.view(0)["reach"][played]
    play(start, f"play {played}")
    assert set(reach) == targets(start, origin)
    for direction in BESIDE:
        first = beside(origin, direction)
        if reach.get(first):
            match = start.copy()
            play(match, f"step {direction}")
            assert set(reach[first]) == targets(match, first)


def test_reach_stops_where_the_movement_stops():
    match = table(goblins={"P1": "b8"}, rigor="c8", hands={"P1": [BALLS]})
    reach = match.view(0)["reach"][BALLS]
    assert reach["c8"] == []
    assert reach["b9"] == []
    assert reach["a8"]


def test_reach_is_told_only_to_the_player_who_chooses_a_card():
    match = table(goblins={"P1": "c8"}, hands={"P1": [MOVER]})
    assert match.view(0)["reach"]
    assert match.view(1)["reach"] == match.view(None)["reach"] == {}
    play(match, f"play {MOVER}")
    assert match.view(0)["reach"] == {}


def test_a_card_that_leads_nowhere_has_its_reason():
    board = own_board()
    useless = useless_cards("goblin", {board.symbols[name] for name in board.around("g10")})
    match = table(2, goblins={"P1": "g10", "P2": "a5"}, rigor="c7", hands={"P1": [useless[0], BALLS]})
    assert match.view(0)["unusable"] == {useless[0]: "none_beside"}
    assert match.view(1)["unusable"] == match.view(None)["unusable"] == {}


def test_a_card_that_only_leads_to_who_cannot_be_pushed_has_its_reason():
    board = own_board()
    others = {board.symbols[name] for name in board.around("f10") - {"g10"}}
    symbol = board.symbols["g10"]
    [pair, *_] = [(symbol, second) for second in SYMBOLS if second != symbol and not others & {symbol, second}]
    which = card("goblin", *pair)
    match = table(2, goblins={"P1": "f10", "P2": "g10"}, rigor="c7", hands={"P1": [which]})
    assert match.view(0)["unusable"] == {which: "blocked"}


def test_every_look_has_a_twin_that_the_view_describes():
    match = table(looks={"P1": ["head-ear"]})
    view = match.view(0)
    assert view["players"][0]["looks"][0]["twin"] == "tilt"
    assert view["twins"]["tilt"]["degrees"] == 15
    assert view["twins"]["balance"]["breakable"] is True
    assert {look.twin for look in match.setting.content.looks.look} <= set(view["twins"])

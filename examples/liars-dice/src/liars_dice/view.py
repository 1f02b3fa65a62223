"""What a seat sees of a game of Liar's Dice, and the checks on a position."""

from typing import Any

from liars_dice.rules import Box, State
from ludoteca.kernel.setting import Setting


def describe(setting: Setting[State, Box], s: State) -> dict[str, Any]:
    """The table as a spectator sees it."""
    return {
        "round": s.turns,
        "bid": {"seat": s.bidder, "quantity": s.quantity, "face": s.face} if s.quantity else None,
        "dice_in_play": sum(s.dice[: setting.seats]),
        "players": [
            {"seat": seat, "dice": s.dice[seat], "cup": [None] * s.dice[seat]} for seat in range(setting.seats)
        ],
    }


def describe_to(setting: Setting[State, Box], s: State, viewer: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What a seat knows besides: its own dice."""
    players = list(seen["players"])
    players[viewer] = players[viewer] | {"cup": list(s.die[viewer][: s.dice[viewer]])}
    return {"players": players}


def score(setting: Setting[State, Box], s: State, seat: int) -> dict[str, int]:
    """What decides."""
    return {"dice": s.dice[seat]}


def dice(setting: Setting[State, Box], s: State, seat: int) -> int:
    """What hints count: dice that are left."""
    return s.dice[seat]


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position that the fields' own bounds do not say."""
    for seat, faces in enumerate(s.die):
        dice = s.dice[seat]
        if (dice and seat >= s.seats) or any((face > 0) != (k < dice) for k, face in enumerate(faces)):
            return "die must have a face for each die of a player, and 0 behind them"
        if list(faces[:dice]) != sorted(faces[:dice]):
            return "die must have the faces under each cup in order"
    if (s.quantity > 0) != (s.face > 0) or (s.quantity > 0) != (s.bidder >= 0):
        return "quantity, face and bidder are those of one bid"
    if s.quantity > sum(s.dice) and not s.over:
        return "the bid is for more dice than there are"
    if not s.over and (sum(dice > 0 for dice in s.dice) < 2 or s.dice[s.seat] == 0):
        return "two players or more have dice, and one of them decides"
    return None

"""Character: bots that like something beside winning, for variety at a table.

A bot with a style thinks as its level does. Of the moves that are nearly as good as the best it then plays the one with
the most of what it likes: to the share of the victory that a move promises, the style adds its weights times what
changes of a game's quantities until the end of the turn. That is counted in a few games that the seat may imagine
(`kernel/sealing.py`), played on as the search expects. Tables that look alike to a seat are alike to its style.
"""

from collections.abc import Sequence
from typing import Any

from ludoteca.bots.knowledge import Style
from ludoteca.bots.protocol import Option
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.sealing import sealed

STYLES = ("cautious", "greedy", "spiteful")
"""The characters that people choose from."""
STYLED = "hard"
"""The level that may have one."""
WORLDS = 4
"""Games that are imagined for a decision."""
MOST_OPTIONS = 6
"""So many moves, the best ones, are weighed against each other."""
GIVEN_UP = 0.06
"""The most that a style gives up, in shares of the victory at a table of two."""
TRIED = 0.05
"""What was tried less often than this, beside the best, is not known well enough to be liked."""


def parts(name: str) -> tuple[str, str | None]:
    """The level and the style in a bot's name: `hard-greedy`."""
    level, dash, style = name.partition("-")
    return (level, style) if dash and level == STYLED and style in STYLES else (name, None)


def styled(match: Match[Any, Any], options: Sequence[Option], style: Style, seed: str) -> Move:
    """The move, of those that are good enough, that a style likes best."""
    best = options[0]
    part = 2.0 / match.setting.seats
    good = [
        option
        for option in options
        if option.visits > TRIED * best.visits and best.expected - option.expected <= GIVEN_UP * part
    ][:MOST_OPTIONS]
    if len(good) < 2:
        return best.move
    seat = match.seat
    assert seat is not None
    worlds = [sealed(match, seat, f"{seed}/{number}") for number in range(WORLDS)]
    liked = []
    for option in good:
        loss = max(0.0, best.expected - option.expected)
        liking = sum(liking_of(world, seat, option, style) for world in worlds) / WORLDS
        liked.append(part * liking - loss)
    return good[liked.index(max(liked))].move


def liking_of(world: Match[Any, Any], seat: int, option: Option, style: Style) -> float:
    """How much a style likes what a move does by the end of the turn, in one imagined game."""
    played = world.copy()
    turn = played.state.turns
    for move in (option.move, *option.line):
        if played.over or played.state.turns != turn or all(other.id != move.id for other in played.moves()):
            break
        played.play(move)
    return _worth(played, seat, style) - _worth(world, seat, style)


def _worth(match: Match[Any, Any], seat: int, style: Style) -> float:
    """What things are worth to a style as they stand."""
    setting, s = match.setting, match.state
    worth = 0.0
    for quantity in match.game.quantities:
        own, others = style.own.get(quantity.name, 0.0), style.others.get(quantity.name, 0.0)
        if own:
            worth += own * quantity.read(setting, s, seat)
        if others:
            worth += others * sum(quantity.read(setting, s, other) for other in range(setting.seats) if other != seat)
    return worth

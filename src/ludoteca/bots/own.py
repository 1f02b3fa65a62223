"""Bots that somebody else wrote, by the name of an entry point or as `package.module:Bot`.

What is named is called with a seed and gives an object with `choose(match)`, a bot, or with `evaluate(match)`, an
evaluator, which the search of `evaluated.py` then asks. Either gets a sealed match (`kernel/sealing.py`): one that
holds what its seat knows and nothing else, so that there is nothing in it to cheat with.
"""

from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludoteca.bots.evaluated import EvaluatedSearch
from ludoteca.bots.knowledge import Budget
from ludoteca.bots.protocol import ChoosingBot
from ludoteca.kernel.errors import BadBot, BadOption, IllegalMove
from ludoteca.kernel.match import Match
from ludoteca.kernel.moves import Move
from ludoteca.kernel.sealing import sealed

GROUP = "ludoteca.bots"


@lru_cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def own_names() -> tuple[str, ...]:
    """The bots that other packages bring along."""
    return tuple(_installed())


def is_own(name: str) -> bool:
    """Whether a name is that of an entry point, or looks like `package.module:Bot`."""
    module, colon, attribute = name.partition(":")
    return name in _installed() or (bool(colon) and bool(module) and attribute.isidentifier())


def own_bot(name: str, seed: str = "", budget: Budget | None = None) -> "OwnBot":
    """The bot of that name; BadBot if there is none, or it cannot be made."""
    try:
        make = _installed()[name].load() if name in _installed() else _imported(name)
        theirs = make(seed)
    except BadOption:
        raise
    except Exception as error:
        raise BadBot(f"The bot “{name}” cannot be made: {type(error).__name__}: {error}") from error
    if hasattr(theirs, "evaluate") and not hasattr(theirs, "choose"):
        theirs = EvaluatedSearch(theirs.evaluate, seed, budget)
    if not callable(getattr(theirs, "choose", None)):
        raise BadBot(f"The bot “{name}” has neither choose(match) nor evaluate(match).")
    return OwnBot(name, theirs, seed)


def _imported(name: str) -> Any:
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


class OwnBot(ChoosingBot):
    """Somebody else's bot, which is handed a sealed match and whose moves are checked."""

    def __init__(self, name: str, theirs: Any, seed: str):
        self.name = name
        self._theirs = theirs
        self._seed = seed
        self._asked = 0

    def choose(self, match: Match[Any, Any]) -> Move:
        """What the bot chooses; it may say it as a move, as its id or in notation."""
        moves, seat = match.moves(), match.seat
        if seat is None:
            raise IllegalMove("The match is over: there is nothing to choose.")
        self._asked += 1
        shown = sealed(match, seat, f"{self._seed}/sealed/{self._asked}")
        try:
            chosen = self._theirs.choose(shown)
        except Exception as error:
            raise BadBot(f"The bot “{self.name}” failed: {type(error).__name__}: {error}") from error
        for move in moves:
            if chosen in (move, str(move)) or (type(chosen) is not bool and chosen == move.id):
                return move
        raise BadBot(f"The bot “{self.name}” chose {str(chosen)[:60]!r}, which is not legal.")

"""How a table begins: its match before the first move."""

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game, games
from ludoteca.kernel.setting import Setting
from ludoteca.table.facts import Seat, TableFacts


def facts_of(match: Match[Any, Any], seats: Sequence[Seat]) -> TableFacts:
    """The facts of a table around a match that has begun, where no server is needed: all are at the same screen."""
    return TableFacts(
        id="",
        game=match.game.name,
        rules=match.game.version,
        options=match.setting.options,
        seats=list(seats),
        status="running",
        host="",
        created=0,
        seed=match.seed,
        commitment=match.commitment,
    )


def begin_match(facts: TableFacts, box: Setting[Any, Any] | None) -> Match[Any, Any]:
    """The match of a table before its first move, with its own box if it has one. It may take a while."""
    played = game(facts.game)
    if facts.position is not None:
        match = played.from_position(facts.position, box)
        return match if facts.seed is None else match.redealt(facts.seed)
    # Before the start there is no seed: what is dealt from nothing is shown to nobody, and dealt anew then.
    if facts.status == "waiting":
        return played.new(len(facts.seats), facts.seed or "", box, **facts.options)
    # A match that has begun goes on with its options, though some would be refused today.
    return Match.begin(played.setting(len(facts.seats), box, **facts.options), facts.seed or "")


def is_outdated(facts: TableFacts) -> bool:
    """Whether a match was begun by rules that this program does not know. One that has not begun takes today's."""
    return facts.status != "waiting" and known_rules().get(facts.game) != facts.rules


def known_rules() -> dict[str, int]:
    """The games that this program plays, with the version of the rules by which it does."""
    return {name: played.version for name, played in games().items()}

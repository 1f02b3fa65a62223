"""The facts of tables as they are stored, and the clock that all servers go by."""

from dataclasses import MISSING, fields, replace
from time import time
from typing import Any

from msgspec import json

from ludoteca.table.facts import TableFacts

NEGLIGIBLE = 200
"""Milliseconds by which clocks may differ."""

_facts_decoder = json.Decoder(TableFacts)
_usual: dict[str, Any] = {
    field.name: field.default if field.default_factory is MISSING else field.default_factory()
    for field in fields(TableFacts)
}


def facts_from(text: str | bytes) -> TableFacts:
    """TableFacts as they are stored."""
    return _facts_decoder.decode(text)


def facts_text(facts: TableFacts) -> str:
    """TableFacts, to store as one JSON document, without what is as usual.

    People's own names are not in it: each is kept in one place and read from there.
    """
    seats = [replace(seat, name=None, guest=False) if seat.has_own_name else seat for seat in facts.seats]
    told = vars(facts) | {"seats": seats}
    return json.encode({name: value for name, value in told.items() if value != _usual[name]}).decode()


class _Clock:
    """The database's clock, which all servers that share it go by. `ahead`: how far it is ahead of this machine's."""

    ahead = 0


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return int(time() * 1000) + _Clock.ahead


def set_clock(database_ms: int) -> None:
    """Goes by the database's clock from now on. What may be the way to it and back is not corrected."""
    wrong = database_ms - now_ms()
    if abs(wrong) > NEGLIGIBLE:
        _Clock.ahead += wrong

"""A page for each game that names every number a network gets and every number it can answer.

python -m ludoteca.lab.numbers_page docs/observations
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.kernel.declarations import Names
from ludoteca.kernel.game import Game
from ludoteca.kernel.observation import BITS, FORMS, INDEX, SEAT, Entry

FEW = 24
"""Values that are listed in the row of their entry; more stand in a list of their own."""


def page(game: Game[Any, Any]) -> str:
    """The page of a game, as Markdown."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game[Any, Any]) -> Iterator[str]:
    observation = game.observation
    names = game.setting(game.seats[0]).names
    yield f"# {game.title}: observations and actions, version {game.version} of the rules"
    yield ""
    yield "Written by `python -m ludoteca.lab.numbers_page docs/observations`."
    yield "How to get them: [research.md](../research.md)."
    yield ""
    yield "## Observation"
    yield ""
    yield f"{observation.size} bytes, the same at every table; entries for absent seats are 0. What fills the row up at"
    yield "its end is 0 too. Seats are counted from who looks: “you”, “left 1” and so on."
    yield ""
    yield "| players | " + " | ".join(str(seats) for seats in game.seats) + " |"
    yield "|---" * (1 + len(game.seats)) + "|"
    columns = (f"{game.setting(seats).one_hot.size}" for seats in game.seats)
    yield "| columns of the one-hot form | " + " | ".join(columns) + " |"
    yield ""
    yield "| bytes | entry | form | values | meaning |"
    yield "|---|---|---|---|---|"
    long: dict[tuple[str, ...], str] = {}
    for entry in observation:
        yield _row(entry, long)
    yield ""
    yield "An *index* says which of its values holds: a column for each in the one-hot form. *Bits* are several yes or"
    yield "no, the first the lowest: a column for each. A *number* is one column, divided by its largest value."
    yield ""
    for values, title in long.items():
        yield f"**{title}**, from 0: {', '.join(values)}."
        yield ""
    for domain in dict.fromkeys(entry.each for entry in observation if entry.each not in (None, SEAT)):
        count = next(entry.count for entry in observation if entry.each == domain)
        yield f"**The order of each {domain}**, in the game's own box: {', '.join(_listed(domain, count, names))}."
        yield ""
    yield "## Actions"
    yield ""
    yield f"{game.move_table.size} move ids. An id is the first of its kind, plus the number of its argument; with two"
    yield "arguments the first counts in steps of as many as the second can be."
    yield ""
    yield "| ids | kind | arguments |"
    yield "|---|---|---|"
    for kind in game.move_table:
        last = kind.first + kind.size - 1
        ids = f"{kind.first}" if kind.size == 1 else f"{kind.first} to {last}"
        sizes = (f"{domain} ({size})" for domain, size in zip(kind.domains, kind.sizes, strict=True))
        yield f"| {ids} | `{kind.name}` | {', '.join(sizes) or 'none'} |"
    yield ""
    for domain in dict.fromkeys(domain for kind in game.move_table for domain in kind.domains):
        size = next(
            size for kind in game.move_table for d, size in zip(kind.domains, kind.sizes, strict=True) if d == domain
        )
        yield f"**{domain}**, from 0: {', '.join(_listed(domain, size, names))}."
        yield ""


def _row(entry: Entry, long: dict[tuple[str, ...], str]) -> str:
    last = entry.first + entry.count - 1
    where = f"{entry.first}" if entry.count == 1 else f"{entry.first} to {last}"
    name = f"`{entry.name}`" + (f" for each {entry.each}" if entry.each else "")
    values = f"0 to {entry.most}"
    if entry.form in (INDEX, BITS):
        listed = tuple(value.name for value in entry.values)
        if len(listed) <= FEW:
            values = ", ".join(listed)
        else:
            values = f"0 to {entry.most}: {long.setdefault(listed, f'values of {entry.name}')}"
    return f"| {where} | {name} | {FORMS[entry.form]} | {values} | {entry.about} |"


def _listed(domain: str, count: int, names: Names) -> list[str]:
    known = names.all(domain)[:count] if domain in names else []
    return [*known, *(f"{domain} {number}" for number in range(len(known), count))]


def main(folder: str) -> None:
    """Writes the pages of all games that declare observations into a folder."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for name, game in ludoteca.games().items():
        if game.features is not None:
            Path(folder, f"{name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

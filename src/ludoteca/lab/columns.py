"""The tables of a run, as Parquet: which columns there are, and how games become rows and rows games again."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import LudotecaError
from ludoteca.lab.playing import Decision, Occurrence, Played

COLUMNS: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "game": ("int64", "number of the game in its run, from 0"),
        "deal": ("int64", "games with the same number were dealt alike"),
        "decisions": ("int32", "decisions of all seats together"),
        "turns": ("int32", "turns of all seats together"),
        "first": ("int8", "the seat that began, from 0"),
        "ending": ("string", "how it ended"),
        "winners": ("int8", "how many seats won: 2 or more shared the victory, 0 means that everybody lost"),
    },
    "seats": {
        "game": ("int64", "number of the game"),
        "seat": ("int8", "the seat, from 0"),
        "place": ("int8", "its place in the order of play: 0 for whoever began"),
        "bot": ("string", "who played it"),
        "rank": ("int8", "how it ended: 1 for a winner"),
        "share": ("float32", "its share of the victory: 1, a part of 1, or 0"),
        "role": ("string", "what it played as; null in games without roles"),
    },
    "cards": {
        "game": ("int64", "number of the game"),
        "seat": ("int8", "the seat that ever had the card"),
        "card": ("string", "the card, with the number of its copy where it has several"),
    },
    "times": {
        "game": ("int64", "number of the game"),
        "seat": ("int8", "the seat"),
        "decisions": ("int32", "its decisions with more than one legal move"),
        "seconds": ("float64", "what it took for them; the only column that differs from run to run"),
    },
    "decisions": {
        "game": ("int64", "number of the game"),
        "step": ("int32", "number of the decision in its game, from 0"),
        "seat": ("int8", "who decided"),
        "prompt": ("string", "what was asked"),
        "moves": ("int16", "how many moves were legal"),
        "move": ("string", "what was chosen, in notation"),
        "move_id": ("int16", "the same as a number"),
    },
    "events": {
        "game": ("int64", "number of the game"),
        "step": ("int32", "the decision that it followed from"),
        "index": ("int16", "its place among the events of that decision"),
        "kind": ("string", "what happened"),
        "args": ("string", "its arguments as JSON, secrets included"),
    },
}
"""For each table its columns: their type and their meaning."""


def parquet() -> tuple[Any, Any]:
    """The packages that write Parquet, or a sentence that says how to get them."""
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise LudotecaError("Parquet files need the package pyarrow: pip install 'ludoteca[lab]'.") from None
    return pa, parquet


def rows_of(table: str, games: Sequence[Played], same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    """The rows of finished games in one of the tables."""
    return [row for game in games for row in _ROWS[table](game, same_deal, cards)]


def _games(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    deal, winners = game.number // same_deal, game.ranks.count(1)
    return [(game.number, deal, game.steps, game.turns, game.first, game.ending, winners)]


def _seats(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    seats, roles = len(game.lineup), game.roles or (None,) * len(game.lineup)
    return [
        (game.number, seat, (seat - game.first) % seats, game.lineup[seat], game.ranks[seat], share, roles[seat])
        for seat, share in enumerate(game.shares)
    ]


def _cards(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    return [(game.number, seat, cards[card]) for seat, held in enumerate(game.cards) for card in sorted(held)]


def _times(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    return [(game.number, seat, *one) for seat, one in enumerate(zip(game.decisions, game.seconds, strict=True))]


def _decisions(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    return [(game.number, one.step, one.seat, one.prompt, one.moves, one.move, one.move_id) for one in game.log]


def _events(game: Played, same_deal: int, cards: Sequence[str]) -> list[tuple[Any, ...]]:
    return [(game.number, one.step, one.index, one.kind, one.args) for one in game.events]


_ROWS = {
    "games": _games,
    "seats": _seats,
    "cards": _cards,
    "times": _times,
    "decisions": _decisions,
    "events": _events,
}


def write_part(path: Path, table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Writes a part of a table, at once or not at all. The same rows give the same bytes."""
    pa, pq = parquet()
    kinds = {name: getattr(pa, kind)() for name, (kind, _) in COLUMNS[table].items()}
    columns = zip(*rows, strict=True) if rows else ((),) * len(kinds)
    arrays = [pa.array(list(column), kind) for column, kind in zip(columns, kinds.values(), strict=True)]
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".tmp")
    pq.write_table(pa.table(arrays, names=list(kinds)), beside, compression="zstd")
    beside.replace(path)


def read_part(path: Path, table: str) -> list[tuple[Any, ...]]:
    """The rows of a part, in the order of the columns."""
    pa, pq = parquet()
    try:
        read = pq.read_table(path)
        columns = [read.column(name).to_pylist() for name in COLUMNS[table]]
    except (OSError, KeyError, pa.ArrowException) as error:
        raise LudotecaError(f"{path} is damaged, or no part of the table “{table}”: {error}.") from None
    return list(zip(*columns, strict=True))


def games_of(rows: Mapping[str, Sequence[tuple[Any, ...]]], cards: Sequence[str]) -> list[Played]:
    """Games from the rows of their tables. Tables that were not kept are left empty."""
    by_game: dict[str, dict[int, list[tuple[Any, ...]]]] = {}
    for table, listed in rows.items():
        found = by_game[table] = {}
        for number, *rest in listed:
            found.setdefault(number, []).append(tuple(rest))
    numbers = {name: number for number, name in enumerate(cards)}
    games = []
    for number, _, steps, turns, first, ending, _ in rows["games"]:
        seats = by_game["seats"][number]
        times = by_game.get("times", {}).get(number) or [(0, 0, 0.0)] * len(seats)
        held: list[set[int]] = [set() for _ in seats]
        for seat, card in by_game.get("cards", {}).get(number, ()):
            held[seat].add(numbers[card])
        games.append(
            Played(
                number=number,
                lineup=tuple(bot for _, _, bot, *_ in seats),
                ranks=tuple(rank for _, _, _, rank, *_ in seats),
                decisions=tuple(count for _, count, _ in times),
                seconds=tuple(taken for _, _, taken in times),
                steps=steps,
                turns=turns,
                first=first,
                ending=ending,
                cards=tuple(map(frozenset, held)),
                roles=tuple(role for *_, role in seats if role is not None),
                log=tuple(Decision(*one) for one in by_game.get("decisions", {}).get(number, ())),
                events=tuple(Occurrence(*one) for one in by_game.get("events", {}).get(number, ())),
            )
        )
    return games

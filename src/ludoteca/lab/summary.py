"""Runs beside each other: what each measure came to, and how two of them differ, printed and as a page."""

from collections.abc import Sequence
from html import escape

from rich.table import Table

from ludoteca.lab.findings import Findings
from ludoteca.lab.measures import LIFT, MEAN, SHARE, Difference, Estimate, Measure, differences, measures_of
from ludoteca.lab.plots import Row, scale, shared_axis, whisker
from ludoteca.lab.report import STYLE
from ludoteca.lab.words import Words

MINUS = "\N{MINUS SIGN}"
MOST_LIFTS = 12
"""Cards and roles that are printed of a comparison: those that differ most surely. Pages have them all."""


def label(words: Words, found: Findings, name: str) -> str:
    """What a measure is called."""
    kind, _, thing = name.partition(":")
    if kind == "ending":
        return words.say("measure-ending", ending=words.ending(thing))
    if kind == "place":
        return words.say("measure-place", place=thing)
    if kind == "card":
        return words.name(found.card_domain, thing)
    if kind == "role":
        return words.name(found.role_domain, thing)
    return words.say(f"measure-{name}")


def shown(words: Words, kind: str, value: float, sign: bool = False) -> str:
    """A value as its kind of measure is written; with its sign, if it is a difference."""
    places = 2 if kind == LIFT else 1
    text = words.percent(abs(value)) if kind == SHARE else words.number(abs(value), places)
    mark = MINUS if value < 0 else "+" if sign else ""
    return f"{mark}{text}"


def interval(words: Words, kind: str, estimate: Estimate, sign: bool = False) -> str:
    """From where to where, 19 times out of 20."""
    low, high = (shown(words, kind, value, sign) for value in (estimate.low, estimate.high))
    return words.say("to", low=low, high=high)


def verdict(words: Words, row: Difference) -> str:
    """What a difference says."""
    if row.more is None:
        return words.say("verdict-none")
    if row.settled:
        return words.say("verdict-more" if row.difference.value > 0 else "verdict-less")
    return words.say("verdict-open", games=words.number(row.more))


def difference_table(words: Words, a: Findings, b: Findings, titles: tuple[str, str]) -> Table:
    """How two runs differ, to print."""
    rows = differences(a, b)
    lifts = [row for row in rows if row.kind == LIFT]
    kept = set(_surest(lifts)[:MOST_LIFTS])
    table = Table(title=words.say("compare-title", a=titles[0], b=titles[1]))
    for number, heading in enumerate(("measure", "side-a", "side-b", "difference", "interval", "verdict")):
        table.add_column(words.say(heading), justify="right" if 0 < number < 5 else "left")
    for row in rows:
        if row.kind == LIFT and row not in kept:
            continue
        table.add_row(
            label(words, a, row.name),
            shown(words, row.kind, row.a.value),
            shown(words, row.kind, row.b.value),
            shown(words, row.kind, row.difference.value, sign=True),
            interval(words, row.kind, row.difference, sign=True),
            verdict(words, row),
            style="bold" if row.settled else None,
        )
    return table


def _surest(rows: Sequence[Difference]) -> list[Difference]:
    def doubt(row: Difference) -> float:
        half = (row.difference.high - row.difference.low) / 2
        return half / abs(row.difference.value) if row.difference.value else float("inf")

    return sorted(rows, key=doubt)


def side_by_side_table(words: Words, found: Sequence[Findings], titles: Sequence[str]) -> Table:
    """Runs below each other, a row each, to print: what is most asked for."""
    measured = [measures_of(one) for one in found]
    names = [
        name
        for name in dict.fromkeys(name for each in measured for name in each)
        if not name.startswith(("card:", "role:")) and (not name.startswith("place:") or name == "place:1")
    ]
    table = Table(title=words.title())
    table.add_column(words.say("run"))
    table.add_column(words.say("games-heading"), justify="right")
    for name in names:
        table.add_column(label(words, found[0], name), justify="right")
    for title, one, each in zip(titles, found, measured, strict=True):
        cells = (_cell(words, each[name]) if name in each else "–" for name in names)
        table.add_row(title, words.number(one.games), *cells)
    return table


def _cell(words: Words, measure: Measure) -> str:
    estimate = measure.estimate()
    half = (estimate.high - estimate.low) / 2
    return f"{shown(words, measure.kind, estimate.value)} ± {shown(words, measure.kind, half)}"


def compared(words: Words, a: Findings, b: Findings, titles: tuple[str, str]) -> str:
    """How two runs differ, as a page."""
    rows = differences(a, b)
    sections = []
    for kind in (MEAN, SHARE, LIFT):
        chosen = [row for row in rows if row.kind == kind]
        if chosen:
            sections.append(_section(words.say(f"kind-{kind}"), _difference_rows(words, a, chosen)))
    lead = f"{words.played(a.games, a.seats)} · {words.say('compare-title', a=titles[0], b=titles[1])}"
    return document(words, lead, sections, words.say("compare-note"))


def _difference_rows(words: Words, found: Findings, rows: Sequence[Difference]) -> str:
    kind = rows[0].kind
    dots = [
        Row(label(words, found, row.name), row.difference.value, row.difference.low, row.difference.high, 0)
        for row in rows
    ]
    # Means of different things share no axis: decisions are counted in hundreds, rounds in tens.
    along = None if kind == MEAN else shared_axis(dots, 0.0)
    ticks = "" if along is None else scale(along, lambda value: shown(words, kind, value), signed=True)
    heads = "".join(
        f'<th scope="col" class="number">{escape(words.say(name))}</th>'
        for name in ("side-a", "side-b", "difference", "interval")
    )
    heads += f'<th scope="col" class="verdict">{escape(words.say("verdict"))}</th>'
    body = []
    for row, dot in zip(rows, dots, strict=True):
        told = interval(words, kind, row.difference, sign=True)
        plot = "" if along is None else whisker(dot, along, 0.0, f"{dot.name}: {told}")
        cells = (
            shown(words, kind, row.a.value),
            shown(words, kind, row.b.value),
            shown(words, kind, row.difference.value, sign=True),
            told,
        )
        numbers = "".join(f'<td class="number">{escape(cell)}</td>' for cell in cells)
        numbers += f'<td class="verdict">{escape(verdict(words, row))}</td>'
        body.append(f'<tr><th scope="row">{escape(dot.name)}</th><td class="plot">{plot}</td>{numbers}</tr>')
    first = f'<th scope="col">{escape(words.say("measure"))}</th><th class="plot">{ticks}</th>'
    return f'<table class="rows"><thead><tr>{first}{heads}</tr></thead><tbody>{"".join(body)}</tbody></table>'


def side_by_side(words: Words, found: Sequence[Findings], titles: Sequence[str]) -> str:
    """Several runs beside each other, as a page."""
    lead = " · ".join(dict.fromkeys(words.played(one.games, one.seats) for one in found))
    return document(words, lead, [side_by_side_section(words, found, titles)], words.say("side-note"))


def side_by_side_section(words: Words, found: Sequence[Findings], titles: Sequence[str]) -> str:
    """A table of all measures, a column for each run."""
    measured = [measures_of(one) for one in found]
    heads = "".join(f'<th scope="col" class="number">{escape(title)}</th>' for title in titles)
    body = []
    for name in dict.fromkeys(name for each in measured for name in each):
        source = next(one for one, each in zip(found, measured, strict=True) if name in each)
        cells = (_cell(words, each[name]) if name in each else "–" for each in measured)
        told = "".join(f'<td class="number">{escape(cell)}</td>' for cell in cells)
        body.append(f'<tr><th scope="row">{escape(label(words, source, name))}</th>{told}</tr>')
    head = f'<thead><tr><th scope="col">{escape(words.say("measure"))}</th>{heads}</tr></thead>'
    return _section(words.say("side-by-side"), f'<table class="rows">{head}<tbody>{"".join(body)}</tbody></table>')


def _section(title: str, content: str) -> str:
    return f'<section class="wide"><h2>{escape(title)}</h2><div class="scrolls">{content}</div></section>'


def document(words: Words, lead: str, sections: Sequence[str], note: str) -> str:
    """A page of sections that needs nothing else."""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        f'<title>{escape(words.title())}</title><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f'<body><header><h1>{escape(words.title())}</h1><p class="lead">{escape(lead)}</p></header>'
        f'<main><div class="sections">{"".join(sections)}</div></main>'
        f'<footer><p class="legend">{escape(note)}</p></footer></body></html>\n'
    )

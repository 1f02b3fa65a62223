"""The report of a simulation: one HTML page that needs nothing else."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.temper import REACH
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import described_bot
from ludoteca.lab.plots import Row, bar, histogram, scale, shared_axis, whisker
from ludoteca.lab.proportions import Proportion, proportion_around
from ludoteca.lab.words import Words

STYLE = Path(__file__).with_name("report.css")
MANY_ROWS = 9
"""Tables that are longer take the whole width."""


def page(words: Words, findings: Findings, facts: Mapping[str, str]) -> str:
    """The whole page, in the language of the words."""
    title = words.played(findings.games, findings.seats)
    head = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE.read_text(encoding='utf-8')}</style></head>"
    )
    played = f"{words.say('games', games=findings.games)} · {words.say('players', players=findings.seats)}"
    sections = [_lengths(words, findings), *_paired([_endings(words, findings), *_victories(words, findings)])]
    body = "".join(_section(words, section) for section in sections)
    return (
        f'{head}<body><header><h1>{escape(words.title())}</h1><p class="lead">{escape(played)}</p>'
        f"{_facts(words, facts)}</header>"
        f'<main>{_glance(words, findings)}<div class="sections">{body}</div></main>'
        f'<footer><p class="legend">{escape(words.say("legend"))}</p></footer></body></html>\n'
    )


def facts_of(words: Words, job: Job) -> dict[str, str]:
    """What was played and how, as reports name it."""
    game = job.setting.game
    manifest = {
        "lineups": job.lineups,
        "bots": {name: described_bot(job.setting, name, job.budgets) for name in sorted(job.names)},
        "options": job.setting.options,
        "seed": job.seed,
        "rules": game.version,
        "box": job.setting.fingerprint,
        "ludoteca": job.package,
    }
    return facts_in(words, manifest)


def facts_in(words: Words, manifest: Mapping[str, Any]) -> dict[str, str]:
    """The same, by the manifest of a run."""
    lineups = {", ".join(lineup if len(set(lineup)) > 1 else lineup[:1]) for lineup in manifest["lineups"]}
    options = words.game.options
    changed = {name: value for name, value in manifest["options"].items() if value != options[name].default}
    bots = manifest["bots"]
    return {
        "bots": " · ".join(sorted(lineups)) if len(bots) > 1 else "",
        "iterations": ", ".join(f"{name} {_budget(words, how)}".strip() for name, how in bots.items()),
        "options": words.options(changed),
        "seed": manifest["seed"] or words.say("fact-seed-none"),
        "rules": str(manifest["rules"]),
        "box": manifest["box"],
        "package": f"ludoteca {manifest['ludoteca']}",
    }


def _budget(words: Words, how: Mapping[str, Any]) -> str:
    told = []
    if how.get("iterations"):
        told.append(words.say("budget-iterations", iterations=words.number(how["iterations"])))
    if how.get("milliseconds"):
        told.append(f"{words.number(how['milliseconds'])} ms")
    if how.get("temper"):
        told.append(words.say("budget-temper", share=words.percent(REACH * how["temper"], 0)))
    return f"({', '.join(told)})" if told else ""


def _facts(words: Words, facts: Mapping[str, str]) -> str:
    told = (
        f"<div><dt>{escape(words.say(f'fact-{name}'))}</dt><dd>{escape(fact)}</dd></div>"
        for name, fact in facts.items()
        if fact
    )
    return f'<dl class="facts">{"".join(told)}</dl>'


def _glance(words: Words, findings: Findings) -> str:
    """Three numbers that say most."""
    low, middle, high = np.percentile(findings.turns, (5, 50, 95))
    ending, count = findings.endings().most_common(1)[0]
    first = proportion_around(findings.order_wins[0], findings.games)
    which = "first" if findings.seats > 1 else "won"
    boxes = [
        (
            words.say("glance-length"),
            words.say("turns", turns=round(middle)),
            words.say("glance-length-note", low=words.number(low), high=words.number(high)),
        ),
        (
            words.say(f"glance-{which}"),
            words.percent(first.of),
            words.say(f"glance-{which}-note", interval=_interval(words, first), **_fair(words, findings)),
        ),
        (
            words.say("glance-ending"),
            words.ending(ending),
            words.say("glance-ending-note", share=words.percent(count / findings.games)),
        ),
    ]
    told = (
        f"<li><span>{escape(name)}</span><strong>{escape(fact)}</strong><span>{escape(note)}</span></li>"
        for name, fact, note in boxes
    )
    return f'<ul class="glance">{"".join(told)}</ul>'


def _fair(words: Words, findings: Findings) -> dict[str, str]:
    return {"fair": words.percent(1 / findings.seats)} if findings.seats > 1 else {}


def _interval(words: Words, proportion: Proportion) -> str:
    return words.say("to", low=words.percent(proportion.low), high=words.percent(proportion.high))


@dataclass(frozen=True)
class Section:
    """A part of the page; `kind` says how wide and how long."""

    name: str
    content: str
    note: str = ""
    kind: str = ""


def _paired(sections: Iterable[Section]) -> list[Section]:
    """The narrow sections first, two beside each other; one that is left over is made wide."""
    narrow: list[Section] = []
    wide: list[Section] = []
    for section in sections:
        (wide if section.kind else narrow).append(section)
    if len(narrow) % 2:
        narrow[-1] = replace(narrow[-1], kind="wide")
    return narrow + wide


def _section(words: Words, section: Section) -> str:
    told = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    heading = f"<h2>{escape(words.say(section.name))}</h2>"
    return f'<section id="{section.name}" class="{section.kind}">{heading}{told}{section.content}</section>'


def _lengths(words: Words, findings: Findings) -> Section:
    plots, rows = [], []
    headings = "".join(
        f'<th class="number">{escape(words.say(name))}</th>' for name in ("low", "median", "mean", "high", "longest")
    )
    for label, numbers in (("turns", findings.turns), ("decisions", findings.steps)):
        title = words.say(f"lengths-{label}")
        plot = histogram(numbers.tolist(), title, words.number, lambda share: words.percent(share, 0))
        plots.append(f'<div><h3>{escape(title)}</h3><div class="figure">{plot}</div></div>')
        low, middle, high = np.percentile(numbers, (5, 50, 95))
        cells = "".join(
            f'<td class="number">{words.number(cell)}</td>'
            for cell in (low, middle, numbers.mean(), high, numbers.max())
        )
        rows.append(f'<tr><th scope="row">{escape(words.say(f"{label}-heading"))}</th>{cells}</tr>')
    table = f'<table class="lengths"><thead><tr><th></th>{headings}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return Section("lengths", f'<div class="pair">{"".join(plots)}</div>{table}', words.say("lengths-note"), "wide")


def _endings(words: Words, findings: Findings) -> Section:
    counts = findings.endings().most_common()
    rows = []
    for name, count in counts:
        share = words.percent(count / findings.games)
        plot = bar(count / findings.games, counts[0][1] / findings.games, f"{words.ending(name)}: {share}")
        rows.append(_row(words.ending(name), plot, (share, ""), (words.number(count), "quiet")))
    head = _head(words.say("ending"), "", (words.say("share"), ""), (words.say("games-heading"), ""))
    lost = int((~findings.scores.any(axis=1)).sum())
    note = words.say("everybody-lost", games=lost) if lost else ""
    return Section("endings", f'<table class="rows">{head}<tbody>{"".join(rows)}</tbody></table>', note)


def _victories(words: Words, findings: Findings) -> Iterator[Section]:
    """Who and what wins."""
    games, seats = findings.games, findings.seats
    if seats > 1:
        places = [words.say("order-later" if place else "order-first", place=place + 1) for place in range(seats)]
        by_place = [_found(name, share, games) for name, share in zip(places, findings.order_wins, strict=True)]
        yield Section("order", _shares(words, "order-heading", by_place, 1 / seats), words.say("order-note"))
        by_seat = [
            _found(name, share, games) for name, share in zip(_seats(words, findings), findings.seat_wins, strict=True)
        ]
        yield Section("seats", _shares(words, "seat", by_seat, 1 / seats), words.say("seats-note"))
    by_bot = [_found(name, share, count) for name, (count, share) in findings.bot_wins().items()]
    if len(by_bot) > 1:
        yield Section("bots", _shares(words, "bot", by_bot, 1 / seats))
    for name, heading, count, domain, found in (
        ("report-roles", "report-role", "played", findings.role_domain, findings.role_wins()),
        ("cards", "card", "had", findings.card_domain, findings.card_wins()),
    ):
        if found:
            rows = [
                _found(words.name(domain, thing), share / seats, had, seats) for thing, (had, share) in found.items()
            ]
            rows.sort(key=lambda row: (-row.of, row.name))
            if seats == 1:
                note, table = "alone-note", _shares(words, heading, rows, float(findings.scores.mean()), count)
            else:
                note, table = f"{name}-note", _fair_shares(words, heading, rows, count)
            yield Section(name, table, words.say(note), "wide long" if len(rows) >= MANY_ROWS else "")


def _seats(words: Words, findings: Findings) -> list[str]:
    """The seats, with who sat there where that differs."""
    names = [f"P{seat + 1}" for seat in range(findings.seats)]
    if len(set(findings.bots)) == 1:
        return names
    return [words.say("seat-bot", seat=name, bot=bot) for name, bot in zip(names, findings.bots, strict=True)]


def _found(name: str, share: float, count: int, times: int = 1) -> Row:
    """A share of victories with its interval, so many times as large."""
    around = proportion_around(share, count)
    return Row(name, around.of * times, around.low * times, around.high * times, count)


def _shares(words: Words, heading: str, rows: Sequence[Row], fair: float, count: str = "") -> str:
    names = words.say(heading), words.say("wins")
    counted = words.say(count) if count else ""
    return _table(words, *names, rows, fair, words.percent, lambda tick: words.percent(tick, 0), counted)


def _fair_shares(words: Words, heading: str, rows: Sequence[Row], count: str) -> str:
    def say(value: float) -> str:
        return f"× {words.number(value, 2)}"

    names = words.say(heading), words.say("fair-shares")
    return _table(words, *names, rows, 1.0, say, lambda tick: words.number(tick, 1), words.say(count))


def _table(
    words: Words,
    heading: str,
    value: str,
    rows: Sequence[Row],
    fair: float,
    say: Callable[[float], str],
    tick: Callable[[float], str],
    counted: str = "",
) -> str:
    """A dot with its interval for each row, on one axis, and the numbers beside it."""
    along = shared_axis(rows, fair)
    columns = [(value, ""), (words.say("interval"), "interval"), *([(counted, "")] if counted else [])]
    body = []
    for row in rows:
        interval = words.say("to", low=say(row.low).removeprefix("× "), high=say(row.high).removeprefix("× "))
        cells = [
            (say(row.of), ""),
            (interval, "quiet interval"),
            *([(words.number(row.count), "quiet")] if counted else []),
        ]
        body.append(_row(row.name, whisker(row, along, fair, f"{row.name}: {say(row.of)}, {interval}"), *cells))
    return f'<table class="rows">{_head(heading, scale(along, tick), *columns)}<tbody>{"".join(body)}</tbody></table>'


def _head(name: str, plot: str, *columns: tuple[str, str]) -> str:
    cells = "".join(f'<th scope="col" class="number {kind}">{escape(text)}</th>' for text, kind in columns)
    return f'<thead><tr><th scope="col">{escape(name)}</th><th class="plot">{plot}</th>{cells}</tr></thead>'


def _row(name: str, plot: str, *columns: tuple[str, str]) -> str:
    cells = "".join(f'<td class="number {kind}">{escape(text)}</td>' for text, kind in columns)
    return f'<tr><th scope="row">{escape(name)}</th><td class="plot">{plot}</td>{cells}</tr>'

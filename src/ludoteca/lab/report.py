"""The report of a simulation: one HTML page that needs nothing else."""

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.kernel.game import Game
from ludoteca.lab.arena import share_of
from ludoteca.lab.plots import bars, histogram

if TYPE_CHECKING:
    from ludoteca.lab.simulation import Findings

STYLE = """
:root { color-scheme: light dark; --ink: #1c2733; --paper: #fffdf8; --bar: #3b7a9e; --mark: #b3472b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e2d8; --paper: #14181d; --bar: #5aa3cc; --mark: #ef8a6a; } }
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 16px/1.5 system-ui, sans-serif; }
svg { max-width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
.bar { fill: var(--bar); } .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 3; }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; }
"""


def page(game: Game[Any, Any], findings: "Findings", seed: str, options: Mapping[str, Any]) -> str:
    """The whole page."""
    title = f"{game.title}: {findings.games} games, {findings.seats} players"
    chosen = ", ".join(f"{name} {value}" for name, value in options.items()) or "as they come"
    facts = f"Bots: {', '.join(findings.bots)}. Options: {chosen}. Seed: “{seed}”. A shared victory is shared."
    sections = [
        ("Lengths", _lengths(findings)),
        ("Endings", _endings(findings)),
        ("Seats", _seats(findings)),
        ("First player", _order(findings)),
        ("Bots", _bots(findings)),
        ("Heroes", _fair(findings.hero_wins())),
        ("Cards", _fair(findings.card_wins())),
    ]
    body = "".join(f"<section><h2>{name}</h2>{content}</section>" for name, content in sections if content)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1><p>{escape(facts)}</p>{body}</body></html>\n"
    )


def _lengths(findings: "Findings") -> str:
    rows = ["<tr><th></th><th>5%</th><th>median</th><th>mean</th><th>95%</th><th>longest</th></tr>"]
    plots = []
    for label, numbers in (("turns", findings.turns), ("decisions", findings.steps)):
        low, middle, high = np.percentile(numbers, (5, 50, 95))
        cells = (low, middle, numbers.mean(), high, numbers.max())
        rows.append(f"<tr><td>{label}</td>{''.join(f'<td>{cell:.0f}</td>' for cell in cells)}</tr>")
        plots.append(f"<p>{label.capitalize()}</p>{histogram(numbers.tolist(), label)}")
    return f"<table>{''.join(rows)}</table>{''.join(plots)}"


def _endings(findings: "Findings") -> str:
    counts = findings.endings().most_common()
    rows = [(name, count / findings.games, f"{count / findings.games:.1%}") for name, count in counts]
    return bars(rows, "Endings")


def _seats(findings: "Findings") -> str:
    rows = []
    for seat in range(findings.seats):
        share = share_of(findings.scores[:, seat].tolist())
        rows.append((f"P{seat + 1} ({findings.bots[seat]})", share.of, f"{share.of:.1%}"))
    return bars(rows, "Victories by seat", 1 / findings.seats)


def _order(findings: "Findings") -> str:
    if findings.seats == 1:
        return ""
    rows = [(_ordinal(place), share, f"{share:.1%}") for place, share in enumerate(findings.order_wins, 1)]
    return bars(rows, "Victories in the order of play", 1 / findings.seats)


def _ordinal(place: int) -> str:
    return "first player" if place == 1 else f"{place - 1} after the first"


def _bots(findings: "Findings") -> str:
    found = findings.bot_wins()
    if len(found) < 2:
        return ""
    return bars([(name, share, f"{share:.1%}") for name, (_, share) in found.items()], "Victories by bot")


def _fair(found: Mapping[str, tuple[int, float]]) -> str:
    """Shares against the fair one, best first."""
    if not found:
        return ""
    rows = [
        (name.replace("_", " "), share, f"{share:.2f} ({had})")
        for name, (had, share) in sorted(found.items(), key=lambda entry: -entry[1][1])
    ]
    note = "<p>How often who had it won, 1 being a fair share; in brackets how many had it.</p>"
    return note + bars(rows, "Victories of who had it", 1.0)

"""Plots as SVG. What lies across is in percent of the width and text keeps its size, so they fit a phone and a desk."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

MOST_BARS = 40
MOST_TICKS = 6
HEIGHT = 170
ROW = 22
ROOM = 1.25
"""How much further than the last dot an axis goes, where intervals are longer than that."""

Say = Callable[[float], str]


@dataclass(frozen=True)
class Axis:
    """From where to where, with round numbers in between."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Where a value lies, in percent."""
        return 100.0 * (value - self.low) / (self.high - self.low)

    def inside(self, value: float) -> float:
        """The same, but not outside."""
        return min(100.0, max(0.0, self.at(value)))


def axis(low: float, high: float, most: int = MOST_TICKS) -> Axis:
    """An axis over a range, which may be empty."""
    if high <= low:
        high = low + 1.0
    step = _round_step((high - low) / most)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return Axis(low, high, tuple(step * number for number in range(first, last + 1)))


def _round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 ..., or of the same divided by a power of ten."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def histogram(numbers: Sequence[float], label: str, number: Say, percent: Say) -> str:
    """How often each whole number, or each range of them, occurs; the middle nine tenths lie on a band."""
    ordered = sorted(numbers)
    wide = int(max(1.0, _round_step((ordered[-1] - ordered[0] + 1) / MOST_BARS)))
    first = int(ordered[0] // wide)
    counts = [0] * (int(ordered[-1] // wide) - first + 1)
    for value in ordered:
        counts[int(value // wide) - first] += 1
    tallest = max(counts) / len(ordered)
    up, across = axis(0.0, tallest, 3), axis(first * wide, (first + len(counts)) * wide)
    half = 0.5 if wide == 1 else 0.0  # a bar for one number has it in its middle
    low, middle, high = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.05, 0.5, 0.95))
    parts = [_band(across.at(low), across.at(high + 1 if wide == 1 else high))]
    for tick in up.ticks:
        y = HEIGHT - HEIGHT * tick / tallest
        parts.append(f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="-6" y="{y + 4:.1f}" text-anchor="end">{escape(percent(tick))}</text>')
    for index, count in enumerate(counts):
        tall = HEIGHT * count / len(ordered) / tallest
        left = (first + index) * wide
        said = number(left) if wide == 1 else f"{number(left)}–{number(left + wide - 1)}"
        parts.append(
            f'<rect class="bar" x="{across.at(left):.2f}%" y="{HEIGHT - tall:.1f}" '
            f'width="{92.0 / len(counts):.2f}%" height="{tall:.1f}">'
            f"<title>{said}: {escape(percent(count / len(ordered)))}</title></rect>"
        )
    at = across.at(middle + half)
    parts.append(f'<line class="median" x1="{at:.2f}%" x2="{at:.2f}%" y1="-6" y2="{HEIGHT}"/>')
    for tick in across.ticks:
        at = across.at(tick + half)
        if at <= 100:
            parts.append(
                f'<text class="tick" x="{at:.2f}%" y="{HEIGHT + 16}" text-anchor="middle">{number(tick)}</text>'
            )
    return _svg("histogram", HEIGHT + 20, label, parts)


def _band(left: float, right: float) -> str:
    return f'<rect class="band" x="{left:.2f}%" y="0" width="{max(0.0, right - left):.2f}%" height="{HEIGHT}"/>'


@dataclass(frozen=True)
class Row:
    """A line of a table: what was found, and between which limits it surely lies."""

    name: str
    of: float
    low: float
    high: float
    count: int

    def standing(self, fair: float) -> str:
        """Whether it lies surely above a fair share, surely below, or neither."""
        return "above" if self.low > fair else "below" if self.high < fair else "even"


def shared_axis(rows: Sequence[Row], fair: float) -> Axis:
    """One axis for all rows of a table, with room for the dots at its ends. Very long intervals run off it."""
    values = [fair, *(row.of for row in rows)]
    most, least = max(values), min(values)
    high = max(most, min(max(row.high for row in rows), most * ROOM))
    low = min(least, max(min(row.low for row in rows), least / ROOM - 0.05 * most))
    spare = 0.06 * ((high - low) or 1.0)
    return axis(low - spare, high + spare, 3)


def scale(along: Axis, say: Say, signed: bool = False) -> str:
    """The numbers above the plots of a table; those below 0 only if they mean something."""
    parts = [
        f'<text class="tick" x="{along.at(tick):.2f}%" y="14" text-anchor="middle">{escape(say(tick))}</text>'
        for tick in along.ticks
        if (signed or tick >= 0) and 8 <= along.at(tick) <= 92
    ]
    return _svg("scale", ROW, "", parts)


def whisker(row: Row, along: Axis, fair: float, label: str) -> str:
    """A dot on a line, beside a dashed line to compare with."""
    y, at = ROW / 2, along.at(fair)
    low, high = along.inside(row.low), along.inside(row.high)
    parts = (
        f'<line class="fair" x1="{at:.2f}%" x2="{at:.2f}%" y1="-4" y2="{ROW + 4}"/>',
        f'<line class="range" x1="{low:.2f}%" x2="{high:.2f}%" y1="{y}" y2="{y}"/>',
        f'<circle cx="{along.inside(row.of):.2f}%" cy="{y}" r="4.5"/>',
    )
    return _svg(f"whisker {row.standing(fair)}", ROW, label, parts)


def bar(share: float, most: float, label: str) -> str:
    """A bar as long as a share."""
    width = 100.0 * share / most if most else 0.0
    parts = [f'<rect class="bar" x="0" y="4" width="{width:.2f}%" height="{ROW - 8}" rx="2"/>']
    return _svg("whisker", ROW, label, parts)


def _svg(kind: str, height: float, label: str, parts: Sequence[str]) -> str:
    told = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{kind}" width="100%" height="{height:g}" {told}>{"".join(parts)}</svg>'

"""Plots as SVG, small enough to stand in a page without any library."""

from collections.abc import Sequence
from html import escape

WIDTH = 640
LEFT = 150
RIGHT = 70
ROW = 22
HEIGHT = 180
FOOT = 24
TICKS = 4


def histogram(numbers: Sequence[float], label: str, bins: int = 30) -> str:
    """How often each length occurs."""
    low, high = min(numbers), max(numbers)
    width = max(1.0, (high - low + 1) / bins)
    counts = [0] * bins
    for number in numbers:
        counts[min(bins - 1, int((number - low) / width))] += 1
    used = max(index for index, count in enumerate(counts) if count) + 1
    step = (WIDTH - 20) / used
    tallest = max(counts)
    bars = []
    for index, count in enumerate(counts[:used]):
        tall = (HEIGHT - 10) * count / tallest
        title = f"{low + index * width:.0f} to {low + (index + 1) * width:.0f}: {count}"
        bars.append(
            f'<rect class="bar" x="{10 + index * step:.1f}" y="{HEIGHT - tall:.1f}" width="{max(1.0, step - 1):.1f}" '
            f'height="{tall:.1f}"><title>{title}</title></rect>'
        )
    ticks = []
    for tick in range(TICKS + 1):
        value = low + used * width * tick / TICKS
        anchor = "start" if tick == 0 else "end" if tick == TICKS else "middle"
        at = 10 + (WIDTH - 20) * tick / TICKS
        ticks.append(f'<text x="{at:.1f}" y="{HEIGHT + 16}" text-anchor="{anchor}">{value:.0f}</text>')
    return _svg(HEIGHT + FOOT, f"Histogram: {label}", [*bars, *ticks])


def bars(rows: Sequence[tuple[str, float, str]], label: str, mark: float | None = None) -> str:
    """A bar for each row: its name, its length and what stands beside it; `mark` draws a line to compare with."""
    longest = max([value for _, value, _ in rows] + ([mark] if mark is not None else [])) or 1.0
    span = WIDTH - LEFT - RIGHT
    parts = []
    for index, (name, value, text) in enumerate(rows):
        top = index * ROW + 4
        long = span * value / longest
        parts.append(f'<text x="{LEFT - 6}" y="{top + 12}" text-anchor="end">{escape(name)}</text>')
        parts.append(
            f'<rect class="bar" x="{LEFT}" y="{top}" width="{long:.1f}" height="{ROW - 6}">'
            f"<title>{escape(name)}: {escape(text)}</title></rect>"
        )
        parts.append(f'<text x="{LEFT + long + 6:.1f}" y="{top + 12}">{escape(text)}</text>')
    if mark is not None:
        at = LEFT + span * mark / longest
        parts.append(f'<line class="mark" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{len(rows) * ROW}"/>')
    return _svg(len(rows) * ROW + 4, label, parts)


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )

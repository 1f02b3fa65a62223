"""How balanced the games are between equal bots: the tables of docs/balance.md, written into it by one command.

    python bench/balance.py --write                 plays what is missing, and renews the tables of docs/balance.md
    python bench/balance.py --only platformer       one game, printed
    python bench/balance.py --scale 10 --write      ten times as many games as usual

Games go into folders under --runs (see docs/lab.md): stopped and started again, it goes on where it was. In the page a
table stands between two comments, `<!-- balance: NAME -->` and `<!-- end -->`; what is written around them stays.
"""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import ludoteca
from ludoteca.lab.findings import Findings
from ludoteca.lab.jobs import Job
from ludoteca.lab.measures import Estimate, Measure, measures_of
from ludoteca.lab.playing import read_budgets
from ludoteca.lab.run_folder import PLAY, RunFolder
from ludoteca.lab.runners import Threads
from ludoteca.lab.simulation import findings_of

PAGE = Path(__file__).parent.parent / "docs" / "balance.md"


@dataclass(frozen=True)
class Cell:
    """Games that are played for a table."""

    game: str
    seats: int
    games: int
    bots: str = "heuristic"
    iterations: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What its folder is called."""
        chosen = "".join(f"-{value}" for value in self.options.values())
        return f"{self.game}-{self.seats}{chosen}"


TABLES: dict[str, list[Cell]] = {
    "kragmortha": [Cell("kragmortha", seats, 2000) for seats in range(2, 9)],
    "looterz": [Cell("looterz", seats, 4000) for seats in range(2, 7)],
    "platformer": [Cell("platformer", seats, games, "hard", "80") for seats, games in ((2, 800), (3, 320), (4, 96))],
    "platformer-alone": [Cell("platformer", 1, 200, "hard", "800", {"boss": boss}) for boss in ("medusa", "ikee")],
}
"""What is played for each table, unless --scale says more."""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", action="append", choices=TABLES, help="one table; can be said several times")
    options.add_argument("--scale", type=float, default=1.0, help="so many times as many games")
    options.add_argument("--seed", default="balance")
    options.add_argument("--runs", type=Path, default=Path("runs/balance"), help="where the games go")
    options.add_argument("--threads", type=int)
    options.add_argument("--write", action="store_true", help="renew docs/balance.md")
    chosen = options.parse_args()
    for name in chosen.only or TABLES:
        found = []
        for cell in TABLES[name]:
            games = max(2, round(cell.games * chosen.scale))
            found.append(played(cell, games, chosen.seed, chosen.runs, chosen.threads))
            print(f"{cell.name}: {games} games", flush=True)
        text = "\n".join(table(name, found, TABLES[name], chosen.seed))
        print(text, flush=True)
        if chosen.write:
            renew(name, text)


def played(cell: Cell, games: int, seed: str, runs: Path, threads: int | None) -> Findings:
    """The games of a cell; those that its folder has are not played again."""
    setting = ludoteca.game(cell.game).setting(cell.seats, **cell.options)
    job = Job(setting, ((cell.bots,) * cell.seats,), seed, read_budgets(cell.iterations))
    folder = RunFolder.open(runs / cell.name, PLAY, job, games)
    return findings_of(job, games, Threads(threads), folder=folder)


def table(name: str, found: Sequence[Findings], cells: Sequence[Cell], seed: str) -> list[str]:
    """The tables of a game, as Markdown: how games go, the order of play, roles and cards."""
    game = ludoteca.game(cells[0].game)
    thinking = f"`{cells[0].bots}`" + (f" with {cells[0].iterations} iterations" if cells[0].iterations else "")
    box = game.setting(game.seats[-1]).fingerprint
    command = f"`python bench/balance.py --only {name} --seed {seed}`"
    said = f"{command}: rules {game.version}, box `{box}`, equal {thinking} bots."
    lines = [f"{said} Behind ± stands half of the 95% interval.", ""]
    heads = [_head(cell) for cell in cells]
    measured = [measures_of(one) for one in found]
    lines += row("players", heads), row("---", ["---"] * len(heads))
    lines.append(row("games", [f"{one.games:,}" for one in found]))
    lines.append(row("rounds, mean", [told(each["rounds"], number) for each in measured]))
    for place in range(max(one.seats for one in found)):
        key = f"place:{place + 1}"
        if any(key in each for each in measured):
            lines.append(row(f"victories of player {place + 1} in the order of play", cells_of(key, measured, percent)))
    for key, label in (("ties", "shared victories"), ("won", "won")):
        if any(key in each for each in measured):
            lines.append(row(label, cells_of(key, measured, percent)))
    for key in sorted({key for each in measured for key in each if key.startswith("ending:")}):
        lines.append(row(f"ends by {key.partition(':')[2]}", cells_of(key, measured, percent)))
    for kind, label in (("role", "role"), ("card", "card")):
        keys = {key for each in measured for key in each if key.startswith(f"{kind}:")}
        if not keys:
            continue
        means = [_mean([measure for key, measure in each.items() if key in keys]) for each in measured]
        lines += "", row(f"{label}, victories over the mean {label}", heads), row("---", ["---"] * len(heads))
        best = sorted(keys, key=lambda key: (-_total(key, measured, means), key))
        for key in best:
            shown = [
                told(each[key], number, mean) if key in each and mean else "–"
                for each, mean in zip(measured, means, strict=True)
            ]
            lines.append(row(key.partition(":")[2].replace("_", " "), shown))
        lines.append(row(f"*mean {label}, fair share = 1*", [f"{mean:.2f}" for mean in means]))
    return lines


def _head(cell: Cell) -> str:
    return ", ".join((str(cell.seats), *cell.options.values()))


def _mean(measures: Sequence[Measure]) -> float:
    return sum(measure.value for measure in measures) / len(measures) if measures else 0.0


def _total(key: str, measured: Sequence[Mapping[str, Measure]], means: Sequence[float]) -> float:
    return sum(each[key].value / mean for each, mean in zip(measured, means, strict=True) if key in each and mean)


def cells_of(key: str, measured: Sequence[Mapping[str, Measure]], say: Callable[[float], str]) -> list[str]:
    """A measure at every table; a dash where it means nothing."""
    return [told(each[key], say) if key in each else "–" for each in measured]


def told(measure: Measure, say: Callable[[float], str], unit: float = 1.0) -> str:
    """A value and half of its interval."""
    estimate: Estimate = measure.estimate()
    return f"{say(estimate.value / unit)} ± {say((estimate.high - estimate.low) / 2 / unit)}"


def number(value: float) -> str:
    return f"{value:.2f}"


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def row(label: str, cells: Sequence[str]) -> str:
    return f"| {label} | {' | '.join(cells)} |"


def renew(name: str, text: str) -> None:
    """Puts a table into its place in the page."""
    page = PAGE.read_text(encoding="utf-8")
    place = re.compile(rf"(<!-- balance: {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(page):
        raise SystemExit(f"{PAGE} has no place for the table {name}.")
    PAGE.write_text(place.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main()

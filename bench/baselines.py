"""How strong the bots are against each other at every table: the tables of docs/papers.md, made by one command.

    python bench/baselines.py --write                             plays what is missing, and renews the tables
    python bench/baselines.py --pairs hard:heuristic --write      one of them
    python bench/baselines.py --pairs hard:normal --games 24      few games of each, printed

Two bots share the seats evenly and change them from game to game. A number is the share of all victories that goes to
the seats of the first one, as in docs/bots.md; where one plays alone, how often it wins. All budgets are in iterations,
so the same command makes the same games. Games go into folders under --runs (see docs/lab.md): stopped and started
again, it goes on where it was. In the page a table stands between two comments, `<!-- baselines: PAIR -->` and
`<!-- end -->`; what is written around them stays.
"""

import argparse
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import ludoteca
from ludoteca.bots.levels import is_level
from ludoteca.lab.arena import arena_job, victories_of
from ludoteca.lab.jobs import Job
from ludoteca.lab.playing import Budgets, described_bot, named_bots, read_budgets
from ludoteca.lab.proportions import Proportion, proportion_of
from ludoteca.lab.run_folder import ARENA, PLAY, RunFolder
from ludoteca.lab.runners import Threads
from ludoteca.lab.runs import play_job

PAGE = Path(__file__).parent.parent / "docs" / "papers.md"
PAIRS = {
    "heuristic:random": 400,
    "easy:random": 96,
    "normal:heuristic": 96,
    "hard:heuristic": 96,
    "hard:normal": 96,
    "master:hard": 96,
}
"""The tables, and how many games are played for each cell at least, unless --games says otherwise."""
ITERATIONS = "master=2000"
"""What `master` gets here, which thinks for a time otherwise."""
SEED = "baselines"
LAST = "<!-- baselines end here -->"
"""Before it the page has its tables."""


@dataclass(frozen=True)
class Cell:
    """Two bots at a table; the first one alone where there is one seat."""

    game: str
    seats: int
    pair: tuple[str, str]

    @property
    def name(self) -> str:
        """What its folder is called."""
        return f"{self.game}-{self.seats}-{'-'.join(self.pair)}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--pairs", default=",".join(PAIRS), help="bots against each other, with commas between")
    options.add_argument(
        "--only", action="append", choices=ludoteca.games(), help="one game; nothing can be written then"
    )
    options.add_argument("--games", type=int, help="so many games for each cell")
    options.add_argument("--iterations", default=ITERATIONS, help="as for `ludoteca arena`")
    options.add_argument("--seed", default=SEED)
    options.add_argument("--runs", type=Path, default=Path("runs/baselines"), help="where the games go")
    options.add_argument("--threads", type=int)
    options.add_argument("--write", action="store_true", help="renew docs/papers.md")
    chosen = options.parse_args()
    if chosen.only and chosen.write:
        options.error("a table has all games: leave --only out to write it")
    budgets = read_budgets(chosen.iterations)
    games = list(chosen.only or ludoteca.games())
    for name in chosen.pairs.split(","):
        first, second = named_bots(name.replace(":", ","))
        most = chosen.games or PAIRS.get(name, 96)
        found: dict[tuple[str, int], Proportion] = {}
        for game in games:
            for seats in ludoteca.game(game).seats:
                cell = Cell(game, seats, (first, second))
                share = found[game, seats] = measured(cell, most, chosen.seed, budgets, chosen.runs, chosen.threads)
                print(f"{cell.name}: {told(share)}", flush=True)
        text = "\n".join(table((first, second), found, chosen.seed, budgets, chosen.iterations))
        print(text, flush=True)
        if chosen.write:
            renew(name, text)


def measured(cell: Cell, games: int, seed: str, budgets: Budgets, runs: Path, threads: int | None) -> Proportion:
    """Plays what a cell lacks; at least so many games, and every seating equally often."""
    game = ludoteca.game(cell.game)
    if cell.seats == 1:
        job, kind = Job(game.setting(1), ((cell.pair[0],),), seed, budgets), PLAY
    else:
        job, kind = arena_job(game, cell.pair, cell.seats, seed, budgets), ARENA
    games = -(-games // len(job.lineups)) * len(job.lineups)
    folder = RunFolder.open(runs / cell.name, kind, job, games)
    played = [one for part in play_job(job, games, Threads(threads), folder) for one in part]
    return proportion_of([one.shares[0] for one in played]) if cell.seats == 1 else victories_of(cell.pair[0], played)


def table(
    pair: tuple[str, str], found: dict[tuple[str, int], Proportion], seed: str, budgets: Budgets, iterations: str
) -> list[str]:
    """The table of a pair, as Markdown: a row for each game, a column for each number of players."""
    games = list(dict.fromkeys(game for game, _ in found))
    most = max(seats for _, seats in found)
    command = f"python bench/baselines.py --pairs {':'.join(pair)} --seed {seed} --iterations {iterations}"
    lines = [f"`{command}`. In each cell the share, its 95% interval, and the number of games.", ""]
    lines += row("players", map(str, range(1, most + 1))), row("---", ["---"] * most)
    for game in games:
        title = f"{ludoteca.game(game).title}, rules {ludoteca.game(game).version}: "
        title += " against ".join(described(name, game, budgets) for name in pair)
        shares = [found.get((game, seats)) for seats in range(1, most + 1)]
        lines.append(row(title, ["–" if share is None else told(share) for share in shares]))
    return lines


def described(name: str, game: str, budgets: Budgets) -> str:
    """A bot with all that makes it think as it does; from the least to the most, where tables differ."""
    if not is_level(name):
        return f"`{name}`"
    played = ludoteca.game(game)
    facts = [described_bot(played.setting(seats), name, budgets) for seats in played.seats]
    if any(one["iterations"] is None for one in facts):
        raise SystemExit(f"{name} thinks for a time: say --iterations {name}=N.")
    tempers = [one["temper"] for one in facts]
    size = f"{spread([one['iterations'] for one in facts])} iterations"
    return f"`{name}` ({size}{f', temper {spread(tempers)}' if any(tempers) else ''})"


def spread(numbers: Sequence[float]) -> str:
    """The least and the most of some numbers, or the only one."""
    least, most = f"{min(numbers):g}", f"{max(numbers):g}"
    return least if least == most else f"{least} to {most}"


def told(share: Proportion) -> str:
    """A share with its interval and the games behind it."""
    return f"{share.of:.1%} ({100 * share.low:.0f} to {100 * share.high:.0f}), {share.games:,}"


def row(label: str, cells: Iterable[str]) -> str:
    return f"| {label} | {' | '.join(cells)} |"


def renew(name: str, text: str) -> None:
    """Puts a table into its place in the page; one that is new comes after the others."""
    page = PAGE.read_text(encoding="utf-8")
    place = re.compile(rf"(<!-- baselines: {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
    if not place.search(page):
        if LAST not in page:
            raise SystemExit(f"{PAGE} has no place for the table {name}.")
        title = " against ".join(f"`{one}`" for one in name.split(":"))
        page = page.replace(LAST, f"### {title}\n\n<!-- baselines: {name} -->\n<!-- end -->\n\n{LAST}")
    PAGE.write_text(place.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main()

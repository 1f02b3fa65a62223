"""How much stronger each level is than the one below: the table of docs/bots.md.

    python bench/strength.py --record games.jsonl             every game, every pair, 2, 4 and most seats: takes hours
    python bench/strength.py --record games.jsonl --table     what is in the record so far
    python bench/strength.py --record r.jsonl --games looterz --seats 4 --pairs hard:normal --matches 100
    python bench/strength.py --record r.jsonl --pairs master:hard --iterations master=20000 --seed fresh
    python bench/strength.py --record games.jsonl --ratings   writes what is shown where people choose a level

Two bots share the seats evenly. The share is how many of the victories go to the stronger one, with its 95% interval:
with more than two seats that is the same measure of strength as with two (see docs/bots.md). With one seat, in
Platformer, the first of each pair plays alone, and the share is how often it defeats the boss in time.

Every game is written down when it is over. Started again, it goes on with the games that are not in the record; all
cells of the table get a few games before any gets more. With budgets in iterations the games are the same anywhere;
another seed gives others, for levels that were tuned on these.
"""

import argparse
import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from math import log10
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import Budget
from ludoteca.bots.levels import LEVEL, level_at
from ludoteca.bots.ratings import FILE
from ludoteca.lab.arena import judge, seatings, victories_of
from ludoteca.lab.playing import Played, play_game, prepare, read_budgets
from ludoteca.lab.proportions import proportion_of

PAIRS = "easy:random,normal:random,normal:easy,hard:normal,master:hard"
GAMES_A_ROUND = 8
ROUNDS = 2000
SEED = "strength"
HEADINGS = "game", "seats", "what", "share", "95%", "ends before", "rating gap", "games", "ms a move", "endings"


@dataclass(frozen=True)
class Cell:
    """What is compared: two bots, described with all that makes them think as they do, in a game with so many seats."""

    game: str
    seats: int
    bots: tuple[str, ...]
    told: tuple[str, ...]


def described(name: str, game: str, seats: int, budgets: Mapping[str, Budget]) -> str:
    """A bot with its budget, so that games of a level before and after a change are not counted together."""
    if name not in LEVEL:
        return name
    level = level_at(ludoteca.game(game), name)
    budget, temper = budgets.get(name, level.budget_at(seats)), level.temper(seats)
    size = f"{budget.iterations:,} iterations" if budget.iterations else f"{budget.milliseconds:,.0f} ms"
    return f"{name} ({size}{f', temper {temper:g}' if temper else ''})"


def cells(names: Sequence[str], seats: str, pairs: str, budgets: Mapping[str, Budget]) -> Iterator[Cell]:
    """The cells of the table, pair by pair."""
    for pair in pairs.split(","):
        for name in names:
            offered = ludoteca.game(name).seats
            wanted = list(map(int, seats.split(","))) if seats else sorted({2, 4, offered[-1]})
            for count in wanted:
                if count in offered:
                    bots = tuple(pair.split(":"))[: 1 if count == 1 else 2]
                    yield Cell(name, count, bots, tuple(described(bot, name, count, budgets) for bot in bots))


def play(cell: Cell, seed: str, number: int, budgets: Mapping[str, Budget]) -> Played:
    """One game of a cell; as many games in a row as there are seats are dealt alike."""
    setting = ludoteca.game(cell.game).setting(cell.seats)
    lineup = seatings(cell.bots, cell.seats, number + 1)[number] if cell.seats > 1 else cell.bots
    deal, luck = f"{seed}/deal/{number // cell.seats}", f"{seed}/luck/{number}"
    return play_game(setting, lineup, number, deal, luck, budgets)


def read(record: Path) -> dict[Cell, dict[tuple[str, int], Played]]:
    """The games in a record, by cell, seed and number."""
    found: dict[Cell, dict[tuple[str, int], Played]] = defaultdict(dict)
    for line in record.read_text(encoding="utf-8").splitlines() if record.exists() else ():
        entry: dict[str, Any] = json.loads(line)
        cell = Cell(entry["game"], entry["seats"], tuple(entry["bots"]), tuple(entry["told"]))
        facts: dict[str, Any] = {key: _frozen(value) for key, value in entry["played"].items()}
        found[cell][entry.get("seed", SEED), facts["number"]] = Played(cards=(), roles=(), **facts)
    return found


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def written(cell: Cell, seed: str, played: Played) -> str:
    """A game as a line of the record."""
    facts = asdict(played)
    for unused in ("cards", "roles", "log", "events"):
        del facts[unused]
    return json.dumps({**asdict(cell), "seed": seed, "played": facts}) + "\n"


def measure(
    wanted: Sequence[Cell], seed: str, matches: int, budgets: Mapping[str, Budget], record: Path, threads: int
) -> None:
    """Plays what the record lacks."""
    done = read(record)
    with record.open("a", encoding="utf-8") as file, ThreadPoolExecutor(threads) as pool:
        for first in range(0, matches, GAMES_A_ROUND):
            for cell in wanted:
                numbers = [n for n in range(first, min(matches, first + GAMES_A_ROUND)) if (seed, n) not in done[cell]]
                if not numbers:
                    continue
                prepare(ludoteca.game(cell.game), cell.bots)
                for played in pool.map(lambda number, cell=cell: play(cell, seed, number, budgets), numbers):
                    done[cell][seed, played.number] = played
                    file.write(written(cell, seed, played))
                    file.flush()
                print(row(cell, list(done[cell].values())), flush=True)


def row(cell: Cell, games: Sequence[Played]) -> str:
    """A line of the table."""
    endings = ", ".join(f"{name} {count}" for name, count in Counter(one.ending for one in games).most_common())
    outcome = judge(cell.bots, games)
    spent = " / ".join(f"{outcome.milliseconds[bot]:.0f}" for bot in cell.bots)
    if cell.seats == 1:
        share, what, before, rating = proportion_of([one.shares[0] for one in games]), f"{cell.told[0]} alone", "", ""
    else:
        stronger, weaker = cell.bots
        share, what = victories_of(stronger, games), " against ".join(cell.told)
        before = f"{outcome.beats[stronger][weaker].of:.0%}"
        rating = f"{outcome.ratings[stronger].mean - outcome.ratings[weaker].mean:+.1f}"
    interval = f"{share.low:.0%} to {share.high:.0%}"
    facts = (cell.game, cell.seats, what, f"{share.of:.1%}", interval, before, rating, len(games), spent, endings)
    return f"| {' | '.join(map(str, facts))} |"


def ratings(results: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, int]:
    """Points of bots on one scale, `random` at 0, by what share of how many victories one took from another.

    As for Elo, 400 points more are ten victories for one. Found by going round (Hunter's method for Bradley and Terry),
    with one game of each pair counted as shared, so that who always won has a rating too.
    """
    pairs = {pair: (share * games + 0.5, games + 1) for pair, (share, games) in results.items()}
    strength = dict.fromkeys(sorted({name for pair in pairs for name in pair}), 1.0)
    for _ in range(ROUNDS):
        for name in strength:
            mine = [(pair, *found) for pair, found in pairs.items() if name in pair]
            won = sum(wins if pair[0] == name else games - wins for pair, wins, games in mine)
            met = sum(games / (strength[pair[0]] + strength[pair[1]]) for pair, _, games in mine)
            strength[name] = won / met
    points = {name: round(400 * log10(found / strength["random"])) for name, found in strength.items()}
    return {name: points[name] for name in ("random", *LEVEL) if name in points}


def rated(record: Path) -> dict[str, dict[str, int]]:
    """The ratings of each game's bots, all tables together."""
    results: dict[str, dict[tuple[str, str], tuple[float, int]]] = defaultdict(dict)
    for cell, played in read(record).items():
        if len(cell.bots) == 2:
            share, games = results[cell.game].get((cell.bots[0], cell.bots[1]), (0.0, 0))
            more = victories_of(cell.bots[0], list(played.values())).of
            total = games + len(played)
            results[cell.game][cell.bots[0], cell.bots[1]] = (share * games + more * len(played)) / total, total
    return {name: ratings(found) for name, found in results.items()}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--record", type=Path, required=True, help="where the games are written down")
    options.add_argument("--table", action="store_true", help="only print what is in the record")
    options.add_argument("--games", default=",".join(ludoteca.games()), help="which games, with commas between")
    options.add_argument("--seats", default="", help="how many play, with commas between; 2, 4 and most unless told")
    options.add_argument("--pairs", default=PAIRS, help="stronger:weaker, with commas between")
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--iterations", help="as for `ludoteca arena`")
    options.add_argument("--seed", default=SEED, help="which games are dealt")
    options.add_argument("--threads", type=int, default=os.cpu_count(), help="how many games at a time")
    options.add_argument("--ratings", action="store_true", help="only rate the bots in the record, for who chooses")
    chosen = options.parse_args()
    if chosen.ratings:
        for name, points in rated(chosen.record).items():
            (ludoteca.game(name).folder / FILE).write_text(json.dumps(points, indent=2) + "\n", encoding="utf-8")
            print(name, points)
        return
    print(f"| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}", flush=True)
    if chosen.table:
        for cell, games in sorted(
            read(chosen.record).items(), key=lambda item: (item[0].told, item[0].game, item[0].seats)
        ):
            print(row(cell, [games[key] for key in sorted(games)]))
        return
    budgets = read_budgets(chosen.iterations)
    wanted = list(cells(chosen.games.split(","), chosen.seats, chosen.pairs, budgets))
    measure(wanted, chosen.seed, chosen.matches, budgets, chosen.record, chosen.threads)


if __name__ == "__main__":
    main()

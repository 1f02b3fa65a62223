"""Finds how choosy the levels below `hard` must be so that each wins about seven of ten victories over the one below.

    python -m bench.tune_levels --out tuned                       every game, 2, 4 and most seats: some eight minutes
    python -m bench.tune_levels --out tuned --minutes 2 --games looterz
    python -m bench.tune_levels --out sure --confirm --seed sure --seats 2,3,4,6,8

Iterations of all levels are those of the games' LEVELS; `master` gets a fixed number in place of its second. At every
table the temper of `normal` is found against `hard`, then that of `easy` against that `normal`. Games are played one by
one, each with the value that a logistic curve through all results so far expects to be right, and a little to both
sides of it. What is left of the time goes into games between the levels that were found, with other deals.

Each game is written down as a line of games.jsonl, what was found into found.json, and games between the levels that
were found into record.jsonl, which bench/strength.py reads. For the shares see docs/bots.md.
Games run in processes, as many as there are processors but two.
"""

import argparse
import json
import math
import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from typing import Any

import ludoteca
from bench.strength import Cell, written
from ludoteca.bots import Budget
from ludoteca.bots.knowledge import Level
from ludoteca.bots.levels import level_at
from ludoteca.bots.warmup import prepare as compile_games
from ludoteca.lab.arena import seatings, victories_of
from ludoteca.lab.playing import play_game, prepare
from ludoteca.lab.proportions import proportion_of

AIM = 0.70
MASTER = {"kragmortha": 4000, "looterz": 3000, "platformer": 4000}
"""Iterations of `master`, in place of its second."""
GAMES = 300
"""How many games go into finding a value, if no more than a part of the table's time is spent by then."""
ABOVE = {"normal": "hard", "easy": "normal"}
MOST_OF_IT = {"normal": 0.3, "easy": 0.55}
LOWEST, HIGHEST = 0.0005, 3.0
STEEPNESS = 1.0
"""By how much the logit of the share is believed to change when the temper grows e times, and how firmly."""
BELIEF = 12.0
SPREAD = 0.3
CONFIRMED = "normal:easy,hard:normal,easy:random,normal:easy,hard:normal,master:hard"

Bot = dict[str, Any]
"""How one side thinks: its name, the iterations, the temper and whether it heeds visits."""


def level_of(bot: Bot, seats: int) -> Level:
    """A bot as a level."""
    tempers = {seats: bot["temper"]} if bot.get("temper") else {}
    return Level(Budget(iterations=bot["iterations"]), tempers=tempers, heeds_visits=bot["heeds_visits"])


def told(bot: Bot) -> str:
    """A bot as bench/strength.py describes it."""
    if bot["name"] == "random":
        return "random"
    temper = f", temper {bot['temper']:g}" if "temper" in bot else ""
    return f"{bot['name']} ({bot['iterations']:,} iterations{temper})"


def play(task: dict[str, Any]) -> dict[str, Any]:
    """One game between two kinds of bots; the stronger is seated as `hard`, the weaker as `easy`."""
    game: Any = ludoteca.game(task["game"])
    seats, number = task["seats"], task["number"]
    strong, weak = task["strong"], task["weak"]
    names = ("hard", "random" if weak["name"] == "random" else "easy")
    levels = {"hard": level_of(strong, seats)}
    if names[1] == "easy":
        levels["easy"] = level_of(weak, seats)
    known, game.bots = game.bots, replace(game.bots, levels=levels)
    key = f"{task['seed']}/{task['stage']}"
    try:
        lineup = seatings(names, seats, number + 1)[number]
        played = play_game(
            game.setting(seats), lineup, number, f"{key}/deal/{number // seats}", f"{key}/luck/{number}", {}
        )
    finally:
        game.bots = known
    spent = {name: [0, 0.0] for name in names}
    for name, decisions, seconds in zip(played.lineup, played.decisions, played.seconds, strict=True):
        spent[name][0] += decisions
        spent[name][1] += seconds
    milliseconds = [round(1000 * spent[name][1] / max(1, spent[name][0]), 2) for name in names]
    share = victories_of("hard", [played]).of
    real = {names[0]: strong["name"], names[1]: weak["name"]}
    cell = Cell(task["game"], seats, (strong["name"], weak["name"]), (told(strong), told(weak)))
    line = written(cell, key, replace(played, lineup=tuple(real[name] for name in played.lineup)))
    return {
        **task,
        "line": None if task["value"] else line,
        "share": share,
        "ending": played.ending,
        "turns": played.turns,
        "milliseconds": milliseconds,
        "seconds": round(sum(played.seconds), 3),
    }


def curve(data: list[tuple[float, float]]) -> tuple[float, float, float]:
    """Where the middle of the values lies, and height and steepness of the logistic curve there."""
    middle = sum(x for x, _ in data) / len(data)
    a, b = 0.0, STEEPNESS
    for _ in range(30):  # Newton's steps, with a normal belief about the steepness and a weak one about the height
        ga, gb = -0.2 * a, -BELIEF * (b - STEEPNESS)
        haa, hab, hbb = 0.2, 0.0, BELIEF
        for x, share in data:
            z = x - middle
            p = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, a + b * z))))
            w = p * (1.0 - p)
            ga, gb = ga + share - p, gb + (share - p) * z
            haa, hab, hbb = haa + w, hab + w * z, hbb + w * z * z
        det = haa * hbb - hab * hab
        a, b = a + (hbb * ga - hab * gb) / det, b + (haa * gb - hab * ga) / det
    return middle, a, b


def best_of(data: list[tuple[float, float]], first: float) -> float:
    """The value where the share is expected to be what it should."""
    if len(data) < 4:
        return first
    middle, a, b = curve(data)
    x = middle + (math.log(AIM / (1 - AIM)) - a) / max(b, 0.4 * STEEPNESS)
    known = [value for value, _ in data]
    x = max(min(known) - 1.0, min(max(known) + 1.0, x))
    return max(LOWEST, min(HIGHEST, math.exp(x)))


class Table:
    """A game at a number of seats, and what is to be found out about it."""

    def __init__(self, game: str, seats: int, chosen: argparse.Namespace):
        self.game, self.seats, self.seed = game, seats, chosen.seed
        self.pairs, self.rounds = chosen.pairs.split(","), chosen.rounds
        self.found: dict[str, float] = {}
        if chosen.confirm:
            self.found = {name: level_at(ludoteca.game(game), name).temper(seats) for name in ABOVE}
        self.data: dict[str, list[tuple[float, float]]] = {name: [] for name in ABOVE}
        self.asked = Counter[str]()
        self.random = Random(f"{game}{seats}")
        self.spent, self.mean, self.waiting, self.time = 0.0, 0.5, 0, 0.0
        self.results: dict[str, list[float]] = defaultdict(list)

    @property
    def stage(self) -> str | None:
        """The level whose temper is looked for now."""
        return next((name for name in ABOVE if name not in self.found), None)

    def bot(self, name: str, value: float | None = None) -> Bot:
        """A bot as it was found, or with a temper that is tried."""
        if name == "random":
            return {"name": name}
        level = level_at(ludoteca.game(self.game), name)
        iterations = MASTER[self.game] if name == "master" else level.budget_at(self.seats).iterations
        bot = {"name": name, "iterations": iterations, "heeds_visits": level.heeds_visits}
        return bot | ({"temper": value or self.found[name]} if name in ABOVE else {})

    def task(self) -> dict[str, Any] | None:
        """The next game."""
        stage = self.stage
        if stage is None and self.asked["round"] >= self.rounds * len(self.pairs):
            return None
        if stage is None:
            pair, value = self.pairs[self.asked["round"] % len(self.pairs)], None
            self.asked["round"] += 1
        elif self.asked[stage] >= GAMES:
            return None
        else:
            first = level_at(ludoteca.game(self.game), stage).temper(self.seats)
            value = best_of(self.data[stage], first) * math.exp(self.random.uniform(-SPREAD, SPREAD))
            pair, value = f"{ABOVE[stage]}:{stage}", float(f"{max(LOWEST, min(HIGHEST, value)):.3g}")
        strong, weak = pair.split(":")
        key = stage or pair
        self.asked[key] += 1
        return {
            "game": self.game,
            "seats": self.seats,
            "stage": key,
            "value": value,
            "strong": self.bot(strong),
            "weak": self.bot(weak, value),
            "number": self.asked[key] - 1,
            "seed": self.seed,
        }

    def take(self, done: dict[str, Any]) -> None:
        """Counts a game."""
        stage = done["stage"]
        if stage not in ABOVE:
            self.results[stage].append(done["share"])
        elif stage == self.stage:
            self.data[stage].append((math.log(done["value"]), done["share"]))
            late = self.spent > MOST_OF_IT[stage] * self.time
            if len(self.data[stage]) >= GAMES or (late and len(self.data[stage]) >= 30):
                self.settle()

    def settle(self) -> None:
        """Takes the best value so far."""
        stage = self.stage
        if stage is not None and self.data[stage]:
            self.found[stage] = float(f"{best_of(self.data[stage], 0.0):.2g}")
            seen = proportion_of([share for _, share in self.data[stage]])
            print(f"{self.game} {self.seats} {stage}: {self.found[stage]} ({seen.of:.2f} of {seen.games})", flush=True)

    def state(self) -> str:
        """How far it is, in a word."""
        if self.stage is None:
            return f"{self.game[0]}{self.seats}:{self.asked['round']}"
        return f"{self.game[0]}{self.seats}:{self.stage}{len(self.data[self.stage])}"

    def rows(self) -> Iterator[str]:
        """What games between the levels that were found said."""
        for pair, results in self.results.items():
            share = proportion_of(results)
            facts = (self.game, self.seats, pair, f"{share.of:.1%}", f"{share.low:.0%} to {share.high:.0%}")
            yield f"| {' | '.join(map(str, facts))} | {share.games} |"


def tables_of(chosen: argparse.Namespace) -> list[Table]:
    """All tables that are asked for."""
    found = []
    for name in chosen.games.split(","):
        offered = ludoteca.game(name).seats
        wanted = map(int, chosen.seats.split(",")) if chosen.seats else sorted({2, 4, offered[-1]})
        found += [Table(name, seats, chosen) for seats in wanted if seats in offered]
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", type=Path, required=True, help="the folder that results are written to")
    options.add_argument("--games", default=",".join(ludoteca.games()))
    options.add_argument("--seats", default="")
    options.add_argument("--minutes", type=float, default=8.0)
    options.add_argument("--pairs", default=CONFIRMED, help="what the time that is left goes into, with commas between")
    options.add_argument("--rounds", type=int, default=10_000, help="at most so often all these pairs")
    options.add_argument("--confirm", action="store_true", help="look for nothing: the levels are right as they are")
    options.add_argument("--seed", default="tune")
    options.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) - 2))
    chosen = options.parse_args()
    start = time.monotonic()
    chosen.out.mkdir(parents=True, exist_ok=True)
    names = chosen.games.split(",")
    compile_games(names)
    for name in names:
        prepare(ludoteca.game(name), ("hard", "random"))
    print(f"ready after {time.monotonic() - start:.0f} s", flush=True)
    tables = tables_of(chosen)
    end = start + 60 * chosen.minutes
    for table in tables:
        table.time = chosen.processes * (end - time.monotonic()) / len(tables)
    told = time.monotonic() + 30
    running: dict[Future[dict[str, Any]], Table] = {}
    tried = (chosen.out / "games.jsonl").open("a", encoding="utf-8")
    record = (chosen.out / "record.jsonl").open("a", encoding="utf-8")
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("fork")) as pool:
        while True:
            while time.monotonic() < end and len(running) < chosen.processes + 4:
                ready = sorted(tables, key=lambda one: one.spent + one.waiting * one.mean)
                for table in ready:
                    task = table.task()
                    if task is not None:
                        running[pool.submit(play, task)] = table
                        table.waiting += 1
                        break
                else:
                    break
            if not running:
                break
            finished, _ = wait(running, timeout=5.0, return_when=FIRST_COMPLETED)
            for future in finished:
                table = running.pop(future)
                table.waiting -= 1
                done = future.result()
                cost = done["seconds"] + 0.05
                table.mean = 0.8 * table.mean + 0.2 * cost
                table.spent += cost
                table.take(done)
                line = done.pop("line")
                tried.write(json.dumps(done) + "\n")
                if line:
                    record.write(line)
            tried.flush()
            record.flush()
            if time.monotonic() > told:
                told += 30
                print(f"{time.monotonic() - start:.0f} s", *(one.state() for one in tables), flush=True)
            if time.monotonic() > end + 20:
                break
        pool.shutdown(wait=False, cancel_futures=True)
        for table in tables:
            if table.stage is not None:
                table.settle()
        found = {f"{table.game} {table.seats}": table.found for table in tables}
        (chosen.out / "found.json").write_text(json.dumps(found, indent=2), encoding="utf-8")
        for table in tables:
            for row in table.rows():
                print(row, flush=True)
        tried.close()
        record.close()
        for child in active_children():
            child.terminate()
        os._exit(0)  # without waiting for games that are not over


if __name__ == "__main__":
    main()

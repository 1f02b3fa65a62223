"""Two ways to search play against each other: what bench/learned.py and bench/perfect_information.py share.

The two share the seats evenly and play every deal twice, with seats exchanged. Each game is a line of a record; a run
that is started again plays on.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import Budget, warm_up
from ludoteca.bots.engine import Engine
from ludoteca.bots.levels import LevelBot
from ludoteca.lab.proportions import proportion_of

Maker = Callable[[Any], Engine]
"""Makes an engine for a setting."""
Entry = dict[str, Any]
"""A game in a record."""


def add_options(options: argparse.ArgumentParser) -> None:
    """What can be said of every such comparison."""
    options.add_argument("--seats", default="", help="numbers of seats; 2, 4 and the most if none are named")
    options.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="a rule of the table")
    options.add_argument("--milliseconds", type=float, default=100.0)
    options.add_argument("--iterations", type=int, help="in place of time")
    options.add_argument("--minutes", type=float, default=10.0)
    options.add_argument("--most", type=int, default=1000, help="games a table")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--seed", default="learned")
    options.add_argument("--record", type=Path)


def play_game(
    name: str, options: dict[str, str], uses: str, makers: tuple[Maker, Maker], job: tuple[int, int], plan: Any
) -> Entry:
    """One game. Deals come in pairs: first the one that is compared has the even seats, then the others."""
    seats, number = job
    deal, swapped = divmod(number, 2)
    match = ludoteca.game(name).new(seats, f"{plan.seed}/{deal}", **options)
    mine = [(seat + swapped) % 2 == 0 for seat in range(seats)]
    budget = budget_of(plan)
    bots = [
        LevelBot("master", f"{plan.seed}/{number}/{seat}", budget, 1, makers[0 if own else 1])
        for seat, own in enumerate(mine)
    ]
    decisions = 0
    while match.seat is not None:
        match.play(bots[match.seat].choose(match))
        decisions += 1
    shares = [1.0 / len(match.winners) if seat in match.winners else 0.0 for seat in range(seats)]
    own = sum(share for share, one in zip(shares, mine, strict=True) if one)
    alone = {"learned": mine[0], "won": bool(match.winners)} if seats == 1 else {}
    told = {"ms": budget.milliseconds, "iterations": budget.iterations, "number": number, "seed": plan.seed}
    won = {"share": own + 0.5 * (1.0 - sum(shares)), "decisions": decisions}
    return {"game": name, "seats": seats, "uses": uses, "options": options} | told | won | alone


def budget_of(plan: Any) -> Budget:
    """How long each of them thinks."""
    return Budget(plan.iterations, None if plan.iterations else plan.milliseconds)


def key_of(one: Entry) -> tuple[Any, ...]:
    """What tells a game of a record from all others."""
    told = tuple(sorted(one.get("options", {}).items()))
    return one["seats"], one["ms"], one["iterations"], one["seed"], one["uses"], told, one["number"]


def compare(name: str, uses: str, makers: tuple[Maker, Maker], plan: Any) -> None:
    """Plays until the time is up, and prints a table; the first of the two is the one that is compared."""
    game = ludoteca.game(name)
    warm_up(game.warm_up())
    options = dict(told.split("=", 1) for told in plan.option)
    wanted = [int(part) for part in plan.seats.split(",") if part]
    tables = wanted or sorted({2, min(4, game.seats[-1]), game.seats[-1]})
    for seats in tables:
        for make in makers:
            make(game.setting(seats, **options)).begin(game.new(seats, "compile", **options).state, 1, 100)
    lines = plan.record.read_text().splitlines() if plan.record and plan.record.exists() else []
    played = [json.loads(line) for line in lines]
    known = {key_of(one) for one in played}
    end = time.monotonic() + 60.0 * plan.minutes
    budget = budget_of(plan)

    def jobs() -> Iterator[tuple[int, int]]:
        told = tuple(sorted(options.items()))
        for number in count():
            for seats in tables:
                if (seats, budget.milliseconds, budget.iterations, plan.seed, uses, told, number) not in known:
                    yield seats, number
            if number + 1 >= plan.most:
                return

    waiting = jobs()
    with ProcessPoolExecutor(plan.processes) as pool:

        def begun(job: tuple[int, int]) -> Future[Entry]:
            return pool.submit(play_game, name, options, uses, makers, job, plan)

        running = {begun(job) for job in islice(waiting, plan.processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played.append(future.result())
                if plan.record:
                    with plan.record.open("a") as file:
                        file.write(json.dumps(played[-1]) + "\n")
                job = next(waiting, None) if time.monotonic() < end else None
                if job is not None:
                    running.add(begun(job))
            sys.stderr.write(f"\r{len(played)} games ")
    print_table(played)


def print_table(played: list[Entry]) -> None:
    """A line for each table."""
    tables: dict[tuple[int, str, str], list[Entry]] = defaultdict(list)
    for one in played:
        told = " ".join([one["uses"], *(f"{name}={choice}" for name, choice in one.get("options", {}).items())])
        tables[one["seats"], told, budget_told(one)].append(one)
    print("| game | seats | what | a decision | share of victories | 95% | games |\n|---|---|---|---|---|---|---|")
    for (seats, told, budget), games in sorted(tables.items()):
        if seats > 1:
            print_line(games, told, budget, [one["share"] for one in games])
            continue
        for own, who in ((True, ", with it"), (False, ", without")):
            print_line(games, told + who, budget, [one["won"] for one in games if one["learned"] == own])


def budget_told(one: Entry) -> str:
    """A budget in words."""
    return f"{one['ms']:g} ms" if one["ms"] else f"{one['iterations']:,} iterations"


def print_line(games: list[Entry], what: str, budget: str, results: list[float]) -> None:
    """A line of the table."""
    share = proportion_of(results)
    title, seats = ludoteca.game(games[0]["game"]).title, games[0]["seats"]
    cells = f"{title} | {seats} | {what} | {budget} | {share.of:.1%} | {share.low:.0%} to {share.high:.0%}"
    print(f"| {cells} | {share.games} |")

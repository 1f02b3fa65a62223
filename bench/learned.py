"""Whether a network makes bots stronger: the same search with it and without, with equal time on one core each.

    python bench/learned.py GAME runs/train-GAME/network.bin --milliseconds 100 --minutes 10 --record learned.jsonl
    python bench/learned.py GAME runs/train-GAME/network.bin --iterations 1000

The two share the seats evenly and play every deal twice, with seats exchanged. Each game is a line of the record; a run
that is started again plays on.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache, partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import Budget, warm_up
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.levels import LevelBot
from ludoteca.bots.network import CODES, NO_NET, Net, load
from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE
from ludoteca.kernel.rows import row
from ludoteca.lab.shares import share_of

USES = {"moves": PRIOR, "shares": VALUE, "both": PRIOR | VALUE, "at-once": PRIOR | VALUE | AT_ONCE}


@lru_cache
def net_in(path: Path, name: str, uses: str) -> Net:
    """The network in a file."""
    game = ludoteca.game(name)
    net = load(path, game, game.setting(game.seats[0]).fingerprint).net
    return net._replace(on=row([USES[uses]], CODES["on"]))


def play_game(name: str, path: Path, uses: str, seats: int, budget: Budget, number: int, seed: str) -> dict[str, Any]:
    """One game. Deals come in pairs: first the network has the even seats, then the others."""
    deal, swapped = divmod(number, 2)
    match = ludoteca.game(name).new(seats, f"{seed}/{deal}")
    learned = [(seat + swapped) % 2 == 0 for seat in range(seats)]
    engines = [partial(RulesEngine, net=net_in(path, name, uses) if mine else NO_NET) for mine in learned]
    bots = [LevelBot("master", f"{seed}/{number}/{seat}", budget, 1, engine) for seat, engine in enumerate(engines)]
    decisions = 0
    while match.seat is not None:
        match.play(bots[match.seat].choose(match))
        decisions += 1
    shares = [1.0 / len(match.winners) if seat in match.winners else 0.0 for seat in range(seats)]
    mine = sum(share for share, own in zip(shares, learned, strict=True) if own)
    alone = {"learned": learned[0], "won": bool(match.winners)} if seats == 1 else {}
    told = {"ms": budget.milliseconds, "iterations": budget.iterations, "number": number, "seed": seed, "uses": uses}
    won = {"share": mine + 0.5 * (1.0 - sum(shares)), "decisions": decisions}
    return {"game": name, "seats": seats} | told | won | alone


def budget_told(one: dict[str, Any]) -> str:
    """A budget in words."""
    return f"{one['ms']:g} ms" if one["ms"] else f"{one['iterations']:,} iterations"


def print_table(played: list[dict[str, Any]]) -> None:
    """A line for each table."""
    tables: dict[tuple[int, str], list[dict[str, Any]]] = defaultdict(list)
    for one in played:
        tables[one["seats"], budget_told(one)].append(one)
    print("| game | seats | a decision | share of victories | 95% | games |\n|---|---|---|---|---|---|")
    for (seats, told), games in sorted(tables.items()):
        if seats > 1:
            print_line(games, "", told, [one["share"] for one in games])
            continue
        for own, who in ((True, ", with it"), (False, ", without")):
            print_line(games, who, told, [one["won"] for one in games if one["learned"] == own])


def print_line(games: list[dict[str, Any]], who: str, told: str, results: list[float]) -> None:
    """A line of the table."""
    share = share_of(results)
    title, seats = ludoteca.game(games[0]["game"]).title, games[0]["seats"]
    print(f"| {title} | {seats}{who} | {told} | {share.of:.1%} | {share.low:.0%} to {share.high:.0%} | {share.games} |")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("network", type=Path)
    options.add_argument("--uses", choices=USES, default="both", help="what the network is asked")
    options.add_argument("--seats", default="", help="numbers of seats; 2, 4 and the most if none are named")
    options.add_argument("--milliseconds", type=float, default=100.0)
    options.add_argument("--iterations", type=int, help="in place of time")
    options.add_argument("--minutes", type=float, default=10.0)
    options.add_argument("--most", type=int, default=1000, help="games a table")
    options.add_argument("--processes", type=int, default=1)
    options.add_argument("--seed", default="learned")
    options.add_argument("--record", type=Path)
    chosen = options.parse_args()
    game = ludoteca.game(chosen.game)
    warm_up(game.warm_up())
    net_in(chosen.network, chosen.game, chosen.uses)
    wanted = [int(part) for part in chosen.seats.split(",") if part]
    tables = wanted or sorted({2, min(4, game.seats[-1]), game.seats[-1]})
    budget = Budget(chosen.iterations, None if chosen.iterations else chosen.milliseconds)
    lines = chosen.record.read_text().splitlines() if chosen.record and chosen.record.exists() else []
    played = [json.loads(line) for line in lines]
    known = {(one["seats"], one["ms"], one["iterations"], one["seed"], one["uses"], one["number"]) for one in played}
    end = time.monotonic() + 60.0 * chosen.minutes

    def jobs() -> Iterator[tuple[int, int]]:
        for number in count():
            for seats in tables:
                if (seats, budget.milliseconds, budget.iterations, chosen.seed, chosen.uses, number) not in known:
                    yield seats, number
            if number + 1 >= chosen.most:
                return

    waiting = jobs()
    with ProcessPoolExecutor(chosen.processes) as pool:

        def begun(seats: int, number: int) -> Future[dict[str, Any]]:
            return pool.submit(play_game, chosen.game, chosen.network, chosen.uses, seats, budget, number, chosen.seed)

        running = {begun(*job) for job in islice(waiting, chosen.processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                played.append(future.result())
                if chosen.record:
                    with chosen.record.open("a") as file:
                        file.write(json.dumps(played[-1]) + "\n")
                job = next(waiting, None) if time.monotonic() < end else None
                if job is not None:
                    running.add(begun(*job))
            sys.stderr.write(f"\r{len(played)} games ")
    print_table(played)


if __name__ == "__main__":
    main()

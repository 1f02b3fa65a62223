"""How far bots exceed their time: every decision of whole games, at 2, 4 and most seats, with 100 ms and with 1 s.

    python bench/deadlines.py                                  takes about twenty minutes; nothing else should run
    python bench/deadlines.py --games looterz --seats 6 --milliseconds 100 --decisions 30

At every decision the seat thinks for the whole of its time and then plays what it found. Printed is by how much it was
late, at most and in the middle: by the clock on the wall, and by that of the processor, which a busy machine slows
less. The compiled code is loaded before, which takes part of the time of a bot's very first decision otherwise.
"""

import argparse
import statistics
import time

import ludoteca
from ludoteca.bots import bot, warm_up

ALLOWED = 50.0
"""Milliseconds that a bot may be late on an idle machine."""


def late(name: str, seats: int, milliseconds: int, most: int) -> tuple[list[float], list[float]]:
    """By how many milliseconds each decision of a game was late, on the wall and on the processor."""
    match = ludoteca.game(name).new(seats, f"deadlines/{milliseconds}")
    minds = [bot("master", f"deadlines/{seat}") for seat in range(seats)]
    minds[0].think(match, iterations=1)
    wall: list[float] = []
    processor: list[float] = []
    while (seat := match.seat) is not None and len(wall) < most:
        moves = match.moves()
        if len(moves) == 1:
            match.play(moves[0])
            continue
        begun, worked = time.perf_counter(), time.thread_time()
        thought = minds[seat].think(match, milliseconds=milliseconds)
        wall.append(1000.0 * (time.perf_counter() - begun) - milliseconds)
        processor.append(1000.0 * (time.thread_time() - worked) - milliseconds)
        match.play(thought.move)
    return wall, processor


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", default=",".join(ludoteca.games()), help="which games, with commas between")
    options.add_argument("--seats", default="", help="how many play, with commas between; 2, 4 and most unless told")
    options.add_argument("--milliseconds", default="100,1000", help="for how long they think, with commas between")
    options.add_argument("--decisions", type=int, default=1000, help="the most for each game")
    chosen = options.parse_args()
    print(
        "| game | seats | budget, ms | decisions | worst, ms | median, ms | worst of the processor, ms | within 50 ms |"
    )
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for milliseconds in map(int, chosen.milliseconds.split(",")):
        for name in chosen.games.split(","):
            game = ludoteca.game(name)
            warm_up(game.warm_up())
            for seats in map(int, chosen.seats.split(",")) if chosen.seats else sorted({2, 4, game.seats[-1]}):
                wall, processor = late(name, seats, milliseconds, chosen.decisions)
                kept = sum(over <= ALLOWED for over in wall)
                cells = (f"{max(wall):.1f}", f"{statistics.median(wall):.1f}", f"{max(processor):.1f}")
                print(f"| {name} | {seats} | {milliseconds} | {len(wall)} | {' | '.join(cells)} | {kept} |", flush=True)


if __name__ == "__main__":
    main()

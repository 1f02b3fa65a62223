"""How much what a report says depends on how long its bot thinks: `python bench/assessments.py looterz`.

A match between two bots is assessed with more and more iterations a choice. What each seat gave away should hardly
change; with a budget in iterations the same match gives the same numbers on every machine.
"""

import argparse

import ludoteca
from ludoteca.bots import bot
from ludoteca.table.assessment import DECISION_ITERATIONS, assess
from ludoteca.table.log import BOT, Entry


def main() -> None:
    """Plays the match, assesses it, and prints a row for each budget."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--seed", default="assessments")
    parser.add_argument(
        "--iterations",
        type=int,
        nargs="+",
        default=[DECISION_ITERATIONS // 4, DECISION_ITERATIONS, 4 * DECISION_ITERATIONS],
    )
    options = parser.parse_args()
    match = ludoteca.game(options.game).new(2, seed=options.seed)
    begun = match.copy()
    players = [bot(options.bot, seed=f"{options.seed}/{seat}") for seat in range(2)]
    entries: list[Entry] = []
    while match.seat is not None:
        seat, move = match.seat, players[match.seat].choose(match)
        match.play(move)
        entries.append(Entry(len(entries) + 1, BOT, seat, move, ()))
    print("iterations  choices  given away  best found")
    for iterations in options.iterations:
        decisions = assess(
            begun.copy(), entries, bot("master", options.seed), iterations=iterations, milliseconds=float("inf")
        )["decisions"]
        given = [0.0, 0.0]
        found = 0
        for decision in decisions:
            seat = decision["seat"]
            gap = decision["chances"][seat] - decision["after"][seat] if decision["best"] != decision["played"] else 0.0
            given[seat] += max(0.0, gap)
            found += gap < 0.01
        print(f"{iterations:10}  {len(decisions):7}  {given[0]:.2f}, {given[1]:.2f}  {found:10}")


if __name__ == "__main__":
    main()

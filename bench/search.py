"""Iterations of the search a second, from the opening of each game, on one core.

    python bench/search.py --seconds 3
    bench/setup && bench/.venv/bin/python bench/search.py      with OpenSpiel beside it

An iteration imagines what is hidden anew, goes down the tree, plays on to where the game can be judged, and judges it.
OpenSpiel's own MCTSBot (C++) searches backgammon in the same run, with one random playout to the end for each
simulation, which is what it offers. Its playouts are longer: the ratio says which tree grows faster, not whose code is.
Times are those of the processor, so that a busy machine does not slow anybody down more than the others.
"""

import argparse
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.bots import Budget, warm_up
from ludoteca.bots.levels import explore_at
from ludoteca.bots.mcts_runner import Searcher

SEATS = 4
ITERATIONS_AT_ONCE = 4000
SIMULATIONS_AT_ONCE = 300


def ours(name: str, seats: int) -> Callable[[], int]:
    """Searches the opening; gives how many iterations that were."""
    match = ludoteca.game(name).new(seats, "bench")
    while len(match.moves()) < 2:
        match.play(match.moves()[0])
    searcher = Searcher(match.setting, explore=explore_at(match.game, seats))
    count = 0

    def search() -> int:
        nonlocal count
        count += 1
        return searcher.think(match, Budget(iterations=ITERATIONS_AT_ONCE), f"bench/{count}").iterations

    return search


def openspiel() -> Callable[[], int] | None:
    """OpenSpiel's C++ search on backgammon after the first roll; None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS_AT_ONCE, 100, False, 1, False)

    def search() -> int:
        bot.step(state)
        return SIMULATIONS_AT_ONCE

    return search


def per_second(search: Callable[[], int], seconds: float) -> float:
    """Iterations a second of processor time."""
    search()
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += search()
    return done / spent


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=3.0, help="how long each searches")
    options.add_argument("--games", default=",".join(ludoteca.games()), help="which games, with commas between")
    options.add_argument("--seats", type=int, default=SEATS)
    chosen = options.parse_args()
    peer = openspiel()
    theirs = per_second(peer, chosen.seconds) if peer else None
    table = Table("search", "game", title=f"One core, {chosen.seats} seats, from the opening")
    table.add_column("iterations/s", justify="right")
    table.add_column("times OpenSpiel", justify="right")
    for name in chosen.games.split(","):
        warm_up(ludoteca.game(name).warm_up())
        speed = per_second(ours(name, chosen.seats), chosen.seconds)
        table.add_row("Ludoteca", name, f"{speed:,.0f}", f"{speed / theirs:.1f}" if theirs else "")
    if theirs:
        table.add_row("OpenSpiel, C++", "backgammon", f"{theirs:,.0f}", "")
    Console().print(table)


if __name__ == "__main__":
    main()

"""Where an iteration of the search spends its time: the profile of docs/bots.md.

    python bench/search_stages.py [--games looterz] [--seats 4]

Compiled code is one piece once its functions are inlined, so a sampling profiler sees little. Here the loop of
`bots/mcts.py` is written out once more with the processor's cycle counter read between its stages. Reading it costs
some twenty cycles each time, which is measured and taken off.
"""

import argparse
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

import ludoteca
from ludoteca.bots import Budget, warm_up
from ludoteca.bots.knowledge import specialised
from ludoteca.bots.levels import explore_at
from ludoteca.bots.mcts_runner import Searcher
from ludoteca.bots.tree import new_tree, scratch
from ludoteca.kernel.chance import next_luck, word
from ludoteca.kernel.state import copy_state

STAGES = (
    "copying the state",
    "imagining what is hidden",
    "in the tree: legal moves",
    "in the tree: choosing, growing",
    "in the tree: playing",
    "below: legal moves",
    "below: choosing by appeal",
    "below: playing",
    "judging",
    "writing down",
)
COPY, IMAGINE, LEGAL, SELECT, PLAY, LEGAL_ON, CHOOSE_ON, PLAY_ON, JUDGE, LEARN = range(len(STAGES))
INTERRUPTED = 30_000
"""Cycles for a stage that say that the system was doing something else meanwhile."""
ITERATIONS = 4000
ROUNDS = 10


@intrinsic
def cycles(_context: Any) -> Any:
    """The processor's cycle counter."""

    def code(_context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        counter = builder.module.declare_intrinsic("llvm.readcyclecounter", (), ir.FunctionType(ir.IntType(64), []))
        return builder.call(counter, [])

    return numba.int64(), code


def staged(module: Any) -> Any:
    """The loop of the search of one game, timed."""
    legal, play, resample, enough = module.legal, module.play, module.resample, module.enough
    select, inviting, judge, learn = module.select, module.inviting, module.judge, module.learn

    @numba.njit(nogil=True, error_model="numpy")
    def search(boxes, work, menus, tree, net, explore, iterations, spent, times):
        box = boxes[0]
        menu = menus[0]
        seat = work[1].seat
        for _ in range(iterations):
            t = cycles()
            copy_state(work, 0, work, 1)
            s = work[0]
            t = stamp(spent, times, COPY, t)
            luck = next_luck(tree.luck[0])
            tree.luck[0] = next_luck(luck)
            resample(box, s, seat, luck, tree.luck[0])
            t = stamp(spent, times, IMAGINE, t)
            depth = 0
            node = 0
            tree.path[0] = 0
            while s.over == 0 and depth < 256:
                menu.count = 0
                legal(box, s, menu)
                t = stamp(spent, times, LEGAL, t)
                node = select(box, s, tree, net, node, menu, explore)
                t = stamp(spent, times, SELECT, t)
                if node == 0:
                    break
                play(box, s, tree.move[node])
                depth += 1
                tree.path[depth] = node
                t = stamp(spent, times, PLAY, t)
                if tree.visits[node] == 0:
                    break
            turns = s.turns
            decisions = 0
            luck = tree.luck[0]
            while s.over == 0 and not enough(box, s, s.turns - turns, decisions):
                menu.count = 0
                legal(box, s, menu)
                t = stamp(spent, times, LEGAL_ON, t)
                luck = next_luck(luck)
                move = inviting(box, s, menu, tree.weights, luck)
                t = stamp(spent, times, CHOOSE_ON, t)
                play(box, s, move)
                decisions += 1
                t = stamp(spent, times, PLAY_ON, t)
            tree.luck[0] = luck
            judge(box, s, tree, net)
            t = stamp(spent, times, JUDGE, t)
            learn(tree, s.seats, depth)
            t = stamp(spent, times, LEARN, t)

    return search


@numba.njit
def stamp(spent, times, stage, since):
    """Adds the cycles since the last stamp to a stage."""
    lasted = cycles() - since
    if lasted < INTERRUPTED:
        spent[stage] += lasted
        times[stage] += 1
    return cycles()


@numba.njit
def cost_of_stamps(spent, times, count):
    """Stamps with nothing in between."""
    t = cycles()
    for _ in range(count):
        t = stamp(spent, times, 0, t)


def stages_of(name: str, seats: int) -> tuple[Any, Any]:
    """Cycles and times an iteration for each stage, from the opening."""
    match = ludoteca.game(name).new(seats, "bench")
    while len(match.moves()) < 2:
        match.play(match.moves()[0])
    setting = match.setting
    Searcher(setting).think(match, Budget(iterations=1), "bench")
    module: Any = specialised(setting.game, "ludoteca.bots.mcts")
    search = staged(module)
    work, menus = scratch(setting)
    tree = new_tree(ITERATIONS * 8, seats, setting.game.move_table.size)
    spent, times = np.zeros(len(STAGES), np.int64), np.zeros(len(STAGES), np.int64)
    best = None
    for round_ in range(ROUNDS + 1):
        tree.luck[0] = word(2 * round_ + 1)
        module.begin_search(setting.boxes, setting.hold(match.state), work, tree)
        spent[:] = 0
        times[:] = 0
        iterations = ITERATIONS if round_ else 1
        search(setting.boxes, work, menus, tree, 0, explore_at(setting.game, seats), iterations, spent, times)
        if round_ and (best is None or spent.sum() < best[0].sum()):
            best = spent / ITERATIONS, times / ITERATIONS
    assert best is not None
    empty, stamps = np.zeros(1, np.int64), np.zeros(1, np.int64)
    cost_of_stamps(empty, stamps, 1000)
    empty[:] = 0
    cost_of_stamps(empty, stamps, 100_000)
    return np.maximum(0.0, best[0] - best[1] * empty[0] / 100_000), best[1]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", default=",".join(ludoteca.games()), help="which games, with commas between")
    options.add_argument("--seats", type=int, default=4)
    chosen = options.parse_args()
    names = chosen.games.split(",")
    found = {}
    for name in names:
        warm_up(ludoteca.game(name).warm_up())
        found[name] = stages_of(name, chosen.seats)
    print(f"An iteration of the search, {chosen.seats} seats, from the opening\n")
    print(f"| stage | {' | '.join(f'{name}: share | times' for name in names)} |\n|---|{'---|' * (2 * len(names))}")
    for stage, label in enumerate(STAGES):
        cells = [f"{spent[stage] / spent.sum():.0%} | {times[stage]:.1f}" for spent, times in found.values()]
        print(f"| {label} | {' | '.join(cells)} |")
    print(f"| cycles | {' | '.join(f'{spent.sum():,.0f} | ' for spent, _ in found.values())} |")


if __name__ == "__main__":
    main()

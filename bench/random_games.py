"""Random games over all player counts and options: none may crash, stick or run past the limit.

`python bench/random_games.py [--game kragmortha] [--games 100000]` prints a line for each table: every number of seats
with every choice of every option. With `--device cuda` a GPU plays them, while another process plays the first games of
each table on the CPU: their final states must be the same, byte for byte. The digest at the end is of the final states
of those first games, and is the same on every machine.

`--tally FILE` adds rounds up until so many games of each game have been played in all: each round takes other games, so
a run can be broken off and gone on with at any time, here or on another machine that has the file. Rounds count only
for the version of the rules and the box by which they were played.

Random heroes of Platformer hardly ever reach the boss. `--late 8` adds as many games that begin there: for each table
`normal` bots play 8 games until a hero is in the boss level, and random play goes on from each in many ways.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from ludoteca.bots import bot
from ludoteca.kernel.batch import CpuBatch
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import NOBODY

Table = tuple[int, dict[str, Any]]
"""A number of seats, and the options that are not as usual."""
LATE: dict[str, Callable[[Any], bool]] = {"platformer": lambda s: any(s.inside)}
"""What counts as late in the games where random play hardly ever gets there."""
MOST_TRIES = 20
MOST_DECISIONS = 3000


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", nargs="*", default=list(ludoteca.games()))
    options.add_argument("--games", type=int, default=100_000, help="for each game, those from late positions besides")
    options.add_argument("--late", type=int, default=0, help="late positions for each table (Platformer, on the CPU)")
    options.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    options.add_argument("--sample", type=int, default=200, help="games of each table whose final states are compared")
    options.add_argument("--tally", type=Path, help="a file that adds rounds up, until there are so many games in all")
    options.add_argument("--round", type=int, default=100_000, help="games of a round, with --tally")
    options.add_argument("--threads", type=int, help="of the CPU; all if not given")
    chosen = options.parse_args()
    if chosen.late and (chosen.device != "cpu" or chosen.tally):
        options.error("late positions are played on the CPU, and not counted")
    faults = 0
    for name in chosen.game:
        game = ludoteca.game(name)
        if chosen.tally:
            faults += add_up(game, chosen.tally, chosen)
        else:
            late = chosen.late if name in LATE else 0
            faults += play(game, chosen.games, chosen, late)["faults"]
    sys.exit(1 if faults else 0)


def add_up(game: Game[Any, Any], file: Path, chosen: argparse.Namespace) -> int:
    """Plays rounds and writes each into the file when it is done; gives at how many tables something went wrong."""
    key = f"{game.name}, rules {game.version}, box {game.setting(game.seats[0]).fingerprint}"
    while True:
        tally = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        so_far = tally.setdefault(key, {"games": 0, "decisions": 0, "rounds": 0, "longest": 0, "faults": 0})
        if so_far["games"] >= chosen.games:
            told = {name: value for name, value in so_far.items() if name != "digests"}
            print(f"{key}: {told}", flush=True)
            return int(so_far["faults"])
        done = play(game, chosen.round, chosen, number=so_far["rounds"])
        for name in ("games", "decisions", "faults"):
            so_far[name] += done[name]
        so_far["longest"] = max(so_far["longest"], done["longest"])
        so_far["rounds"] += 1
        so_far.setdefault("digests", []).append(done["digest"])
        partial = file.with_name(file.name + ".part")
        partial.write_text(json.dumps(tally, indent=1) + "\n", encoding="utf-8")
        partial.replace(file)


def play(
    game: Game[Any, Any], games: int, chosen: argparse.Namespace, late: int = 0, number: int = 0
) -> dict[str, Any]:
    """Plays random games at all tables of a game; tells how many, and at how many tables something went wrong."""
    device = chosen.device
    if device == "cpu":
        game.warm_up()
    tables = list(tables_of(game))
    size = -(-games // len(tables))
    sample = min(chosen.sample, size)
    total, made_in_all, longest, faulty, start = 0, 0, 0, 0, time.perf_counter()
    digest = hashlib.sha256()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as beside:
        expected: dict[int, Future[bytes]] = {}
        if device != "cpu":
            expected = {
                k: beside.submit(final_states, game.name, table, sample, number) for k, table in enumerate(tables)
            }
        for k, (seats, variant) in enumerate(tables):
            batches: list[tuple[str, Any]] = [
                ("", open_table(game, (seats, variant), size, device, number, chosen.threads))
            ]
            if late:
                batches.append((" from late positions", late_games(game, seats, variant, late, size)))
            for kind, batch in batches:
                made = batch.play_random(game.most_steps)
                states = batch.states if device == "cpu" else batch.states.copy_to_host()
                first = None if kind else states[:sample].tobytes()
                digest.update(first or b"")
                faults = faults_in(game, states, first, expected.get(k))
                faulty += len(faults) > 0
                steps = int(states["steps"].max())
                total, made_in_all, longest = total + size, made_in_all + made, max(longest, steps)
                told = ", ".join(faults or endings(batch.setting, states))
                if faults or not chosen.tally:
                    print(
                        f"{game.name}, {seats} seats, {variant}{kind}: {size} games, {made / size:.0f} decisions each,"
                        f" longest {steps}; {told}",
                        flush=True,
                    )
    compared = f"the first {sample} of each table compared with the CPU, " if expected else ""
    print(
        f"{game.name}, round {number}: {total} games over {len(tables)} tables on {device}, {made_in_all} decisions,"
        f" longest {longest} (limit {game.most_steps}), {time.perf_counter() - start:.0f} s; {compared}"
        f"digest of the first {sample} of each {digest.hexdigest()[:16]}; FAULTS at {faulty} tables",
        flush=True,
    )
    return {
        "games": total,
        "decisions": made_in_all,
        "longest": longest,
        "faults": faulty,
        "digest": digest.hexdigest()[:16],
    }


def faults_in(game: Game[Any, Any], states: Any, first: bytes | None, expected: "Future[bytes] | None") -> list[str]:
    """What is wrong with games that were played to their end."""
    stuck = np.flatnonzero(states["over"] == 0)
    endless = np.flatnonzero(states["steps"] >= game.most_steps)
    found = []
    if len(stuck):
        found.append(f"NOTHING TO CHOOSE in {len(stuck)} games, first in {stuck[0]}")
    if len(endless):
        found.append(f"ENDLESS {len(endless)} games, first {endless[0]}")
    if expected is not None and first != expected.result():
        found.append("OTHER FINAL STATES than on the CPU")
    return found


def tables_of(game: Game[Any, Any]) -> Iterator[Table]:
    """Every number of seats with every choice of every option, where there is such a table."""
    for seats in game.seats:
        for name, option in game.options.items():
            for choice in option.choices:
                try:
                    game.check_options(seats, {name: choice})
                except BadOption:
                    continue
                yield seats, {name: choice}


def open_table(
    game: Game[Any, Any], table: Table, size: int, device: str, number: int = 0, threads: int | None = None
) -> Any:
    """A batch of a table's games. The first ones of a round are the same whatever the size, on every device."""
    seats, variant = table
    seed = f"random games {variant}" + (f" round {number}" if number else "")
    return game.batch(size, seats, seed, device, threads=threads, **variant)


def final_states(name: str, table: Table, size: int, number: int) -> bytes:
    """The final states of a table's first games, played on the CPU."""
    game = ludoteca.game(name)
    batch = open_table(game, table, size, "cpu", number)
    batch.play_random(game.most_steps)
    states: bytes = batch.bytes()
    return states


def endings(setting: Setting[Any, Any], states: Any) -> list[str]:
    """How games ended."""
    found = zip(*np.unique(states["ending"], return_counts=True), strict=True)
    return [f"{setting.names.name('ending', int(ending))} {count}" for ending, count in found]


def late_games(game: Game[Any, Any], seats: int, variant: dict[str, Any], positions: int, size: int) -> CpuBatch:
    """Games that go on from a few late positions, each with chance of its own."""
    setting = game.setting(seats, **variant)
    starts = [late_position(setting, f"late {seats} {variant} {number}") for number in range(positions)]
    batch = CpuBatch(setting, size, f"late games {variant}")
    for i in range(size):
        batch.states[i] = starts[i % positions][0]
    keys = np.random.default_rng(seats).integers(0, 2**63, (size, 2), dtype=np.uint64)
    game.loops.resample_many(setting.boxes, batch.states, NOBODY, keys, 0, size)
    return batch


def late_position(setting: Setting[Any, Any], seed: str) -> Any:
    """A position that `normal` bots came to."""
    is_late = LATE[setting.game.name]
    for number in range(MOST_TRIES):
        match = Match.begin(setting, f"{seed} {number}")
        bots = [bot("normal", f"{seed} {number} {seat}") for seat in range(setting.seats)]
        while (seat := match.seat) is not None and len(match.log) < MOST_DECISIONS:
            if is_late(match.state):
                return setting.hold(match.state)
            moves = match.moves()
            match.play(moves[0] if len(moves) == 1 else bots[seat].choose(match))
    raise AssertionError(f"no late position in {MOST_TRIES} games: {seed}")


if __name__ == "__main__":
    main()

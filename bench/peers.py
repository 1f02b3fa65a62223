"""How many decisions a second Ludoteca and three well-known libraries play, side by side on this machine.

    bench/setup
    bench/.venv/bin/python bench/peers.py --seconds 5

Everyone plays uniformly random games, to the end, on one core. A decision is a player's choice among legal
moves that were computed for it; a player with one legal move decides too. Dice are no decisions: where the
caller has to roll them (OpenSpiel), their time counts, and they are listed beside the decisions, not among
them. Each peer is driven from Python, the way its documentation shows, and so is a match of Ludoteca: the last
column says how many times as fast as the peer the slowest of our games is. Ludoteca's compiled loop, which no peer has,
is listed for itself.
"""

import datetime as dt
import importlib.metadata
import itertools
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3
from rich.console import Console
from rich.table import Table

import ludoteca
from ludoteca.kernel.match import Match
from ludoteca.lab.bench import decisions_per_second


class Played(NamedTuple):
    """What was counted in one game, or in many."""

    decisions: int
    rolls: int = 0


PlayOneGame = Callable[[], Played]


SEATS = 4


def ludoteca_match(name: str) -> PlayOneGame:
    setting = ludoteca.game(name).setting(SEATS)
    numbers = itertools.count()

    def play() -> Played:
        match = Match.begin(setting, f"peers/{next(numbers)}")
        decisions = 0
        while match.seat is not None:
            match.play(random.choice(match.moves()))
            decisions += 1
        return Played(decisions)

    return play


def openspiel(name: str) -> PlayOneGame:
    game = pyspiel.load_game(name)

    def play() -> Played:
        state = game.new_initial_state()
        decisions = rolls = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, probabilities)[0])
                rolls += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return Played(decisions, rolls)

    return play


def rlcard_uno() -> PlayOneGame:
    env = rlcard.make("uno")

    def play() -> Played:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return Played(decisions)

    return play


def pettingzoo_connect_four() -> PlayOneGame:
    env = connect_four_v3.env()

    def play() -> Played:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(random.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return Played(decisions)

    return play


OPENSPIEL = ("backgammon", "gin_rummy", "crazy_eights", "hearts", "hanabi", "oh_hell")
"""One board game with dice, and card games with hands that others do not see."""
PEERS: list[tuple[str, str, Callable[[], PlayOneGame]]] = [
    *(("open_spiel", name.replace("_", " "), partial(openspiel, name)) for name in OPENSPIEL),
    ("rlcard", "UNO", rlcard_uno),
    ("pettingzoo", "connect four", pettingzoo_connect_four),
]


def per_second(play: PlayOneGame, seconds: float) -> tuple[float, float]:
    """Decisions and rolls a second of processor time, over whole games: who else is busy here does not matter much."""
    play()
    decisions = rolls = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        game = play()
        decisions += game.decisions
        rolls += game.rolls
    return decisions / elapsed, rolls / elapsed


def release(library: str) -> str:
    return f"{library} {importlib.metadata.version(library)}"


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    cpu = models[0] if models else platform.processor() or platform.machine()
    today = dt.datetime.now(dt.UTC).date()
    python = f"Python {platform.python_version()}"
    return ", ".join([f"{today}", cpu, platform.system(), python, release("numba"), release("numpy")])


@click.command(help=__doc__ and __doc__.partition("\n")[0])
@click.option("--seconds", type=click.FloatRange(min=0.1), default=3.0, show_default=True, help="How long each plays.")
def main(seconds: float) -> None:
    console = Console()
    with console.status("measuring"):
        compiled = {name: decisions_per_second(name, SEATS, "core", seconds) for name in ludoteca.games()}
        ours = {name: per_second(ludoteca_match(name), seconds)[0] for name in ludoteca.games()}
        theirs = [per_second(prepare(), seconds) for _, _, prepare in PEERS]

    table = Table("library", "game")
    for heading in ("decisions/s", "rolls/s", "ratio"):
        table.add_column(heading, justify="right")
    for way, measured in (("compiled loop", compiled), ("match by match", ours)):
        for name, speed in measured.items():
            title = f"{ludoteca.game(name).title}, {SEATS} seats, {way}"
            table.add_row(release("ludoteca"), title, f"{speed:,.0f}", "", "")
    for (library, game, _), (decisions, rolls) in zip(PEERS, theirs, strict=True):
        ratio = f"{min(ours.values()) / decisions:,.1f} ×"
        table.add_row(release(library), game, f"{decisions:,.0f}", f"{rolls:,.0f}" if rolls else "", ratio)
    console.print(table)
    console.print(machine(), highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()

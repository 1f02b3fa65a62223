"""What a character does: how bots with a style end their games, beside a `hard` without one on the same seats.

    python -m bench.styles --out styles --matches 200          every game and style, at two seats
    python -m bench.styles --out styles --games looterz --seats 4

One seat has the style, the others are plain `hard`. The same deals are played with `hard` on all seats. Told are the
share of victories (one half, or one fourth, would be a `hard`'s), and of each quantity that the style has a weight for
how much of it there was on average when games ended, with the style and without it: its own, or that of all others.
Games run in processes, as many as there are processors but two; each is written down as a line of games.jsonl.
"""

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.bots import STYLED_NAMES, bot
from ludoteca.bots.knowledge import knowledge_of
from ludoteca.bots.styles import STYLED, parts
from ludoteca.bots.warmup import prepare as compile_games
from ludoteca.kernel.match import Match
from ludoteca.lab.playing import prepare
from ludoteca.lab.proportions import proportion_of

HEADINGS = "game", "seats", "style", "share of victories", "95%", "games", "what", "with the style", "without"


def play(task: tuple[str, int, str, int]) -> dict[str, Any]:
    """One game: who has the style goes from seat to seat, and all seats play a deal before the next one comes."""
    name, seats, style, number = task
    game, seat = ludoteca.game(name), number % seats
    match = Match.begin(game.setting(seats), f"styles/deal/{number // seats}")
    bots = [bot(style if other == seat else STYLED, f"styles/{number}/{other}") for other in range(seats)]
    while match.seat is not None:
        match.play(bots[match.seat].choose(match))
    s, setting = match.state, match.setting
    ranks = [int(rank) for rank in s.rank[:seats]]
    share = 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0 if 1 in ranks else 1.0 / seats
    counts = {each.name: [int(each.read(setting, s, other)) for other in range(seats)] for each in game.quantities}
    return {"game": name, "seats": seats, "style": style, "seat": seat, "share": share, "counts": counts}


def mean(numbers: Sequence[float]) -> float:
    """Their mean."""
    return sum(numbers) / max(1, len(numbers))


def rows(game: str, seats: int, style: str, found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """The lines of the table for a style."""
    weights = knowledge_of(ludoteca.game(game)).styles[parts(style)[1] or ""]
    share = proportion_of([one["share"] for one in found[style]])
    first: tuple[object, ...] = (
        game,
        seats,
        style,
        f"{share.of:.1%}",
        f"{share.low:.0%} to {share.high:.0%}",
        share.games,
    )
    lines = []
    for whose, names in (("own", weights.own), ("others’", weights.others)):
        for name, weight in names.items():
            means = [
                mean(
                    [
                        count
                        for one in found[kind]
                        for seat, count in enumerate(one["counts"][name])
                        if (seat == one["seat"]) == (whose == "own")
                    ]
                )
                for kind in (style, STYLED)
            ]
            facts = (*first, f"{whose} {name} ({weight:+g})", *(f"{one:.2f}" for one in means))
            lines.append(f"| {' | '.join(map(str, facts))} |")
            first = ("",) * 6
    return lines


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", type=Path, required=True, help="the folder that games are written to")
    options.add_argument("--games", default=",".join(ludoteca.games()))
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 1) - 2))
    chosen = options.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    names = chosen.games.split(",")
    compile_games(names)
    for name in names:
        prepare(ludoteca.game(name), (STYLED,))
    tasks = [
        (name, chosen.seats, style, number)
        for number, name, style in product(range(chosen.matches), names, (STYLED, *STYLED_NAMES))
    ]
    found: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    with (
        (chosen.out / "games.jsonl").open("a", encoding="utf-8") as record,
        ProcessPoolExecutor(chosen.processes, mp_context=get_context("fork")) as pool,
    ):
        for done in pool.map(play, tasks):
            record.write(json.dumps(done) + "\n")
            record.flush()
            found[done["game"]][done["style"]].append(done)
    print(f"| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}")
    for name, style in product(names, STYLED_NAMES):
        print("\n".join(rows(name, chosen.seats, style, found[name])), flush=True)


if __name__ == "__main__":
    main()

"""Random games over all player counts and variants: none may crash, stick or run past the limit.

`python bench/random_games.py [--game kragmortha] [--games 100000]` prints a line for each table.
"""

import argparse
import time
from typing import Any

import ludoteca


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="kragmortha")
    options.add_argument("--games", type=int, default=100_000, help="games in all")
    chosen = options.parse_args()
    game = ludoteca.game(chosen.game).warm_up()
    tables: list[tuple[int, dict[str, Any]]] = [
        (seats, {name: choice})
        for seats in game.seats
        for name, option in game.options.items()
        for choice in option.choices
        if not choice.isdigit()
    ]
    size = -(-chosen.games // len(tables))
    total, longest, start = 0, 0, time.perf_counter()
    for seats, variant in tables:
        batch: Any = game.batch(size, seats, f"random games {variant}", **variant)
        made = batch.play_random(game.most_steps)
        steps = int(batch.states["steps"].max())
        assert batch.over.all(), (seats, variant)
        assert steps < game.most_steps, (seats, variant)
        total, longest = total + size, max(longest, steps)
        print(f"{seats} seats, {variant}: {size} games, {made / size:.0f} decisions each, longest {steps}", flush=True)
    print(
        f"{total} games over {len(tables)} tables, longest {longest} decisions (limit {game.most_steps}),"
        f" {time.perf_counter() - start:.0f} s"
    )


if __name__ == "__main__":
    main()

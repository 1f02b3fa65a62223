"""How balanced a game is between equal bots, as the tables of docs/balance.md.

`python bench/balance.py [--game looterz] [--games 6000] [--bots heuristic] [--seed a]` plays so many games with each
number of players, and prints two tables: how games go, and how often who had a card won, against the mean card.
"""

import argparse
from collections.abc import Sequence

import numpy as np

import ludoteca
from ludoteca.lab.simulation import Findings, simulate


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="looterz")
    options.add_argument("--games", type=int, default=6000, help="games for each number of players")
    options.add_argument("--bots", default="heuristic")
    options.add_argument("--seed", default="a")
    options.add_argument("--box", help="a folder with a box of your own")
    chosen = options.parse_args()
    game = ludoteca.game(chosen.game).warm_up()
    found = [
        simulate(game, seats, chosen.games, chosen.bots, chosen.seed, box=chosen.box)
        for seats in game.seats
        if seats > 1
    ]
    print_row("players", [str(one.seats) for one in found])
    print_row("---", ["---"] * len(found))
    print_row("rounds, mean", [f"{(one.turns / one.seats).mean():.2f}" for one in found])
    for ending in sorted(set().union(*(one.endings() for one in found))):
        print_row(f"ends by {ending}", [f"{one.endings()[ending] / one.games:.1%}" for one in found])
    print_row("first player, points over a fair share", [f"{first_players_edge(one):+.1f}" for one in found])
    print()
    print_cards(found)


def first_players_edge(found: Findings) -> float:
    """How many percent more than a fair share of victories the first player has."""
    return 100 * (found.order_wins[0] - 1 / found.seats)


def print_cards(found: Sequence[Findings]) -> None:
    """Each card's victories over the mean of all cards at that table, the best first."""
    wins = [{card: share for card, (_, share) in one.card_wins().items()} for one in found]
    means = [float(np.mean(list(each.values()))) for each in wins]
    over_mean = {
        card: [each.get(card, 0.0) / mean for each, mean in zip(wins, means, strict=True)]
        for card in dict.fromkeys(card for each in wins for card in each)
    }
    print_row("card", [str(one.seats) for one in found])
    print_row("---", ["---"] * len(found))
    for card, shares in sorted(over_mean.items(), key=lambda entry: -sum(entry[1])):
        print_row(card.replace("_", " "), [f"{share:.2f}" for share in shares])
    print_row("*mean, fair share = 1*", [f"{mean:.2f}" for mean in means])


def print_row(label: str, cells: Sequence[str]) -> None:
    print(f"| {label} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()

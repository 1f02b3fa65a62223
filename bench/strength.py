"""How much stronger each level is than the one below: the table of docs/bots.md.

    python bench/strength.py                                     every game, every pair, two seats: takes hours
    python bench/strength.py --games looterz --seats 4 --matches 100
    python bench/strength.py --pairs master:hard --iterations master=20000

Two bots share the seats evenly. Printed is how often the stronger ends before the weaker, with its 95% interval. With
one seat, in Platformer, the first of each pair plays alone; printed is how often it defeats the boss in time.
"""

import argparse
import datetime as dt
from collections.abc import Mapping

import ludoteca
from ludoteca.bots import Budget
from ludoteca.lab.arena import run_games, share_of
from ludoteca.lab.playing import named_bots, play_games, prepare, read_budgets

PAIRS = "normal:random,normal:easy,hard:normal,master:hard"


def duel(name: str, seats: int, stronger: str, weaker: str, matches: int, budgets: Mapping[str, Budget]) -> str:
    """One line of the table."""
    outcome = run_games(ludoteca.game(name), named_bots(f"{stronger},{weaker}"), seats, matches, "strength", budgets)
    share = outcome.beats[stronger][weaker]
    rating = outcome.ratings[stronger].mean - outcome.ratings[weaker].mean
    return _line(name, seats, f"{stronger} before {weaker}", share.of, share.low, share.high, matches, f"{rating:+.1f}")


def alone(name: str, level: str, matches: int, budgets: Mapping[str, Budget]) -> str:
    """One line of the table: how often a level wins alone."""
    game = ludoteca.game(name)
    prepare(game, [level])
    games = play_games(game.setting(1), [(level,)] * matches, "strength", budgets)
    share = share_of([one.shares[0] for one in games])
    return _line(name, 1, f"{level} wins", share.of, share.low, share.high, matches, "")


def _line(name: str, seats: int, what: str, of: float, low: float, high: float, matches: int, rating: str) -> str:
    today = dt.datetime.now(dt.UTC).date()
    return f"| {name} | {seats} | {what} | {of:.1%} | {low:.0%} to {high:.0%} | {rating} | {matches} | {today} |"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", default=",".join(ludoteca.games()), help="which games, with commas between")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--pairs", default=PAIRS, help="stronger:weaker, with commas between")
    options.add_argument("--matches", type=int, default=200)
    options.add_argument("--iterations", help="as for `ludoteca arena`")
    chosen = options.parse_args()
    budgets = read_budgets(chosen.iterations)
    print("| game | seats | what | share | 95% | rating gap | games | date |\n|---|---|---|---|---|---|---|---|")
    for name in chosen.games.split(","):
        for pair in chosen.pairs.split(","):
            stronger, _, weaker = pair.partition(":")
            if chosen.seats == 1:
                print(alone(name, stronger, chosen.matches, budgets), flush=True)
            else:
                print(duel(name, chosen.seats, stronger, weaker, chosen.matches, budgets), flush=True)


if __name__ == "__main__":
    main()

"""Whether a network makes bots stronger: the same search with it and without, with equal time on one core each.

python -m bench.learned GAME runs/train-GAME/network.bin --milliseconds 100 --minutes 10 --record learned.jsonl
python -m bench.learned GAME runs/train-GAME/network.bin --iterations 1000
"""

import argparse
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import ludoteca
from bench import duel
from ludoteca.bots.engine import RulesEngine
from ludoteca.bots.network import CODES, NO_NET, Net, load
from ludoteca.bots.network_rules import AT_ONCE, PRIOR, VALUE
from ludoteca.kernel.rows import row

USES = {"moves": PRIOR, "shares": VALUE, "both": PRIOR | VALUE, "at-once": PRIOR | VALUE | AT_ONCE}


@lru_cache
def net_in(path: Path, name: str, uses: str) -> Net:
    """The network in a file."""
    game = ludoteca.game(name)
    net = load(path, game, game.setting(game.seats[0]).fingerprint).net
    return net._replace(on=row([USES[uses]], CODES["on"]))


def learned(path: Path, name: str, uses: str, setting: Any) -> RulesEngine:
    """A search that asks the network."""
    return RulesEngine(setting, net_in(path, name, uses))


def by_hand(setting: Any) -> RulesEngine:
    """A search that asks none."""
    return RulesEngine(setting, NO_NET)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("network", type=Path)
    options.add_argument("--uses", choices=USES, default="both", help="what the network is asked")
    duel.add_options(options)
    plan = options.parse_args()
    duel.compare(plan.game, plan.uses, (partial(learned, plan.network, plan.game, plan.uses), by_hand), plan)


if __name__ == "__main__":
    main()

"""Networks that know nothing, for tests: weights by lot, of the size that learned ones have."""

import random
from typing import Any

from ludoteca.bots.network import Network, layout_of, made_for

SIZES = {"table": 60, "bias": 300, "second": 60, "second_bias": 4000, "shares": 90, "moves": 200}


def random_network(setting: Any, seed: int, uses: int) -> Network:
    """A network for the game of a setting, used for what the bits say."""
    lot = random.Random(seed)
    layout = layout_of(setting.game)
    lengths = layout.lengths(layout.things)
    weights = {
        name: [lot.randint(-SIZES.get(name, 2000), SIZES.get(name, 2000)) for _ in range(length)]
        for name, length in lengths.items()
    }
    weights["row"] = [thing if lot.random() < 0.9 else -1 for thing in range(layout.things)]
    return Network(made_for(setting.game, setting.fingerprint) | {"uses": uses}, weights, layout)

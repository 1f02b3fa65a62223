"""What Gymnasium and PettingZoo call spaces: which observations there can be."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ludoteca.kernel.one_hot import most_of
from ludoteca.kernel.setting import Setting


def seen_space(setting: Setting[Any, Any], form: str = "index") -> spaces.Box:
    """What a seat sees: bytes, each from 0 to its largest value, or in the one-hot form numbers from 0 to 1."""
    if form == "one-hot":
        return spaces.Box(0.0, 1.0, (setting.one_hot.size,), np.float32)
    most = most_of(setting.game.observation)
    return spaces.Box(np.zeros_like(most), most, dtype=np.uint8)

"""What a seat knows, for compiled and interpreted rules alike. Specialised for each game."""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.compiling import loop

conceal: Callable[..., Any]


@loop
def forget(boxes, states, seat):
    """Leaves in the one state only what a seat may know."""
    conceal(boxes[0], states[0], seat)

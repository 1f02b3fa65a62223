"""What a game has room for, in one place. `limit_checks.py` tells a game that needs more when it loads.

States, boxes and tables of moves have a fixed size, which is what makes rules fast. With `LUDOTECA_ROOM=2` in the
environment there is room for boxes about twice as large, in a program that takes more memory and is slower.
"""

import os

ROOM = 2 if os.environ.get("LUDOTECA_ROOM", "1") == "2" else 1
"""1 as usual; 2 where somebody asked for more."""

NUMBER = "number"
"""The domain of arguments that are plain numbers."""
MOST_MOVES = 512 * ROOM
"""Moves in the table of a game, and legal ones at one decision."""
MOST_SEATS = 8
FIRST_TASK = 64
"""Frames of this kind and above are tasks; those below are decisions."""
KIND_BITS = 8
"""Kinds of frames and of events, the seat of a frame and the audience of an event: 8 bits each."""
FRAME_ARGUMENTS = 3
FRAME_BITS = 12
"""An argument of a frame, -2048 to 2047."""
EVENT_ARGUMENTS = 4
EVENT_BITS = 10
"""An argument of an event, -512 to 511."""
MOST_DEPTH = 127
"""Frames on the stack, as `depth` counts them in a byte."""
MOST_JOURNAL = 1024
"""Events of one move."""
MOST_STEPS = (1 << 16) - 1
"""Decisions of a game: random play on a GPU counts them in two bytes."""


def room(usual: int, more: int) -> int:
    """How much room there is for something, as usual and where somebody asked for more."""
    return usual if ROOM == 1 else more


def advice() -> str:
    """What to do about a box that is too large; nothing if nothing can be done."""
    return "" if ROOM > 1 else " Start with LUDOTECA_ROOM=2 in the environment for larger boxes."

"""What a game has room for, in one place. `limit_checks.py` tells a game that needs more when it loads."""

NUMBER = "number"
"""The domain of arguments that are plain numbers."""
MOST_MOVES = 512
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

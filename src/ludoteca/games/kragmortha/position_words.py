"""How positions of Kragmortha say what the rules keep as codes."""

from ludoteca.games.kragmortha.moves import FRAMES, SYMBOLS
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.position_words import YES_NO, PositionWords, Several, Word

BALL = SYMBOLS.index("ball")
"""K9: it stands for each of those before it."""

POSITION_WORDS = PositionWords(
    fields={"ended": Word(("nothing", "movement", "turn")), "symbols_left": Several(SYMBOLS[:BALL])},
    frames={
        "came_from": Word([term.name for term in FRAMES if term.number < FIRST_TASK]),
        "may_stay": YES_NO,
    },
)

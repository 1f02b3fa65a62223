"""How positions of Looterz say what the rules keep as codes."""

from ludoteca.games.looterz.moves import MOST_ENTRIES
from ludoteca.games.looterz.rules_looterz import NOT_BEGUN, OFFSETS
from ludoteca.kernel.position_words import YES_NO, PositionWords, Word

STEPS = [
    f"entry-{entry + 1}" + (f"-left-{places}" if places else "")
    for entry in range(MOST_ENTRIES)
    for places in range(OFFSETS)
]
"""The steps of an ability: which of the card's entries, and how many places to the left of who has it."""

POSITION_WORDS = PositionWords(
    frames={"step": Word(STEPS), "left": Word(("not_begun",), NOT_BEGUN), "attacking": YES_NO},
    events={"rolled.hit": YES_NO, "took_control.for_good": YES_NO},
)

"""Teleport circles and their tokens (K24 to K26)."""

from ludoteca.games.kragmortha.moves import (
    DO_LOOK,
    DO_RETIRE_TOKEN,
    DO_SEND_TO_CIRCLE,
    DO_TOKEN,
    TOKEN_TURNED,
    TOKENS_SHUFFLED,
    TOME_TOKEN,
    TRAP,
    TRAP_TOKEN,
)
from ludoteca.games.kragmortha.rules_tomes import draw_tome
from ludoteca.games.kragmortha.state import TURN_OVER
from ludoteca.kernel.chance import shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, note, reveal


@rule
def enter_circle(box, s, seat):
    """K24, K26: the goblin stops; its player turns up a token, moves to another empty circle, then it takes effect."""
    if seat == s.active:
        s.ended = TURN_OVER
    reveal(s)
    s.tokens_left -= 1
    token = s.token_pile[s.tokens_left]
    note(s, TOKEN_TURNED, seat, token)
    ask(s, DO_RETIRE_TOKEN, seat)
    ask(s, DO_TOKEN, seat, token)
    ask(s, DO_SEND_TO_CIRCLE, seat, 1)


@rule
def apply_token(box, s, seat, token):
    """K24: Teleport has done its work; Tome draws a Tome; Trap draws a Look."""
    if token == TOME_TOKEN:
        draw_tome(box, s, seat)
    elif token == TRAP_TOKEN:
        ask(s, DO_LOOK, seat, TRAP)


@rule
def retire_token(box, s):
    """K25: as soon as the last token has been resolved all are shuffled into a new pile."""
    if s.tokens_left == 0:
        s.tokens_left = box.token_count
        shuffle(s, s.token_pile, 0, s.tokens_left)
        note(s, TOKENS_SHUFFLED)

"""Kragmortha: which rule answers which decision, and which does which task.

rules_setup    K2 to K7      the table is set
rules_turn     K8 to K12     a card, its steps, the draw
rules_cards    K14, K15      hands and decks
rules_board    K1, K13       the spaces, and who can be pushed
rules_push     K16 to K20    pushing
rules_rigor    K21 to K23, K27   Rigor Mortis
rules_circles  K24 to K26    teleport circles
rules_looks    K29 to K32    Withering Looks
rules_tomes    K33 to K36    Magic Tomes
rules_end      K37 to K39    the end
rules_secrets  K41           what is hidden from whom
"""

from ludoteca.games.kragmortha.moves import (
    ASK_ABSOLUTION,
    ASK_BECKON,
    ASK_CIRCLE,
    ASK_DISCARD,
    ASK_MORE,
    ASK_PICKPOCKET,
    ASK_PLACE,
    ASK_PUSH,
    ASK_REACT,
    ASK_RECALL,
    ASK_SCAPEGOAT,
    ASK_SHOVE,
    ASK_START,
    ASK_STEP,
    ASK_SWAP,
    ASK_TELEPORT,
    ASK_TURN,
    DO_AFTER_CARD,
    DO_AFTER_STEP,
    DO_AFTER_TOME,
    DO_DRAW_LOOK,
    DO_ENTER,
    DO_FINISH,
    DO_LOOK,
    DO_MEET,
    DO_RETIRE_TOKEN,
    DO_RIGOR_CIRCLE,
    DO_SEND_TO_CIRCLE,
    DO_TOKEN,
    DO_TURN_END,
)
from ludoteca.games.kragmortha.rules_cards import answer_discard, legal_discard
from ludoteca.games.kragmortha.rules_circles import apply_token, enter_circle, retire_token
from ludoteca.games.kragmortha.rules_end import finish
from ludoteca.games.kragmortha.rules_looks import (
    answer_react,
    answer_scapegoat,
    draw_look,
    legal_react,
    legal_scapegoat,
    would_draw_look,
)
from ludoteca.games.kragmortha.rules_push import answer_push, legal_push
from ludoteca.games.kragmortha.rules_rigor import (
    answer_sent,
    answer_teleport,
    legal_circle,
    legal_start,
    legal_teleport,
    meet,
    rigor_on_circle,
    send_to_circle,
)
from ludoteca.games.kragmortha.rules_setup import answer_place, legal_place
from ludoteca.games.kragmortha.rules_tomes import (
    answer_absolution,
    answer_beckon,
    answer_pickpocket,
    answer_shove,
    answer_swap,
    enter_desk,
    legal_absolution,
    legal_beckon,
    legal_pickpocket,
    legal_shove,
    legal_swap,
)
from ludoteca.games.kragmortha.rules_turn import (
    after_card,
    after_step,
    after_tome,
    answer_more,
    answer_step,
    answer_turn,
    legal_more,
    legal_step,
    legal_turn,
    turn_end,
)
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import drop, top_a, top_b, top_kind, top_seat


@rule
def legal(box, s, menu):
    """The legal moves of the decision on top of the stack."""
    kind = top_kind(s)
    seat = top_seat(s)
    if kind == ASK_TURN:
        legal_turn(box, s, menu, seat)
    elif kind == ASK_STEP:
        legal_step(box, s, menu, seat, top_a(s))
    elif kind == ASK_PUSH:
        legal_push(box, s, menu, top_a(s), top_b(s))
    elif kind == ASK_CIRCLE or kind == ASK_RECALL:
        legal_circle(box, s, menu)
    elif kind == ASK_START:
        legal_start(box, s, menu)
    elif kind == ASK_TELEPORT:
        legal_teleport(box, s, menu)
    elif kind == ASK_MORE:
        legal_more(box, s, menu, seat)
    elif kind == ASK_PLACE:
        legal_place(box, s, menu, seat)
    elif kind == ASK_DISCARD:
        legal_discard(box, s, menu, seat)
    elif kind == ASK_REACT:
        legal_react(box, s, menu, seat, top_a(s))
    elif kind == ASK_SCAPEGOAT:
        legal_scapegoat(box, s, menu, seat)
    elif kind == ASK_ABSOLUTION:
        legal_absolution(box, s, menu, seat)
    elif kind == ASK_SHOVE:
        legal_shove(box, s, menu, seat)
    elif kind == ASK_SWAP:
        legal_swap(box, s, menu, seat)
    elif kind == ASK_BECKON:
        legal_beckon(box, s, menu)
    elif kind == ASK_PICKPOCKET:
        legal_pickpocket(box, s, menu, seat)


@rule
def answer(box, s, move):
    """The seat to decide has chosen."""
    kind = top_kind(s)
    seat = top_seat(s)
    if kind == ASK_TURN:
        answer_turn(box, s, seat, move)
    elif kind == ASK_STEP:
        answer_step(box, s, seat, top_a(s), move)
    elif kind == ASK_PUSH:
        answer_push(box, s, seat, top_a(s), move)
    elif kind == ASK_CIRCLE or kind == ASK_START or kind == ASK_RECALL:
        answer_sent(box, s, seat, move)
    elif kind == ASK_TELEPORT:
        answer_teleport(box, s, seat, move)
    elif kind == ASK_MORE:
        answer_more(box, s, seat, move)
    elif kind == ASK_PLACE:
        answer_place(box, s, seat, move)
    elif kind == ASK_DISCARD:
        answer_discard(box, s, seat, move)
    elif kind == ASK_REACT:
        answer_react(box, s, seat, top_a(s), move)
    elif kind == ASK_SCAPEGOAT:
        answer_scapegoat(box, s, seat, move)
    elif kind == ASK_ABSOLUTION:
        answer_absolution(box, s, seat, move)
    elif kind == ASK_SHOVE:
        answer_shove(box, s, seat, move)
    elif kind == ASK_SWAP:
        answer_swap(box, s, seat, move)
    elif kind == ASK_BECKON:
        answer_beckon(box, s, seat, move)
    elif kind == ASK_PICKPOCKET:
        answer_pickpocket(box, s, seat, move)


@rule
def perform(box, s):
    """The rules go on by themselves: the task on top of the stack."""
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    drop(s)
    if kind == DO_AFTER_STEP:
        after_step(box, s, seat)
    elif kind == DO_ENTER:
        enter(box, s, seat)
    elif kind == DO_AFTER_CARD:
        after_card(box, s, seat)
    elif kind == DO_TURN_END:
        turn_end(box, s)
    elif kind == DO_MEET:
        meet(box, s, seat)
    elif kind == DO_LOOK:
        would_draw_look(box, s, seat, a)
    elif kind == DO_SEND_TO_CIRCLE:
        send_to_circle(box, s, seat, a)
    elif kind == DO_TOKEN:
        apply_token(box, s, seat, a)
    elif kind == DO_DRAW_LOOK:
        draw_look(box, s, seat)
    elif kind == DO_FINISH:
        finish(box, s, a, seat)
    elif kind == DO_RETIRE_TOKEN:
        retire_token(box, s)
    elif kind == DO_RIGOR_CIRCLE:
        rigor_on_circle(box, s, seat)
    elif kind == DO_AFTER_TOME:
        after_tome(box, s, seat, a)


@rule
def enter(box, s, seat):
    """K40: one entry, one effect: Rigor Mortis, else the circle's token, else the desk's Tome."""
    space = s.at[seat]
    if s.rigor == space:
        meet(box, s, seat)
    elif box.circle[space]:
        enter_circle(box, s, seat)
    elif box.desk[space]:
        enter_desk(box, s, seat)

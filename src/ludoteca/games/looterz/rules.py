"""Looterz: which rule answers which decision, and which does which task.

rules_setup    L1 to L4      the table is set
rules_secrets  L5            what is hidden from whom
rules_tower    L6, L7        cards leave the Tower, Rigor Mortis comes nearer
rules_turn     L8 to L12, L16, L17   the phases of a turn
rules_dungeon  L11 to L15, L24       searching, attacking, Activations
rules_effects  L15, L18 to L22, L25 to L27   what abilities do
rules_looterz  L10, L14, L18, L25, L27       Looterz come, go and change sides
rules_wishes   L20           Last Wishes
rules_targets  L21, L23      who can be chosen
rules_coins    L22, L28      coins
rules_end      L28 to L30    the end
rules_places   where cards are
"""

from ludoteca.games.looterz.moves import (
    ACCEPT,
    ALARM,
    ASK_ATTACK_AGAIN,
    ASK_DISCARD,
    ASK_DUNGEON,
    ASK_GO_ON,
    ASK_LAST_WISH,
    ASK_MAY,
    ASK_PLAYER,
    ASK_RECRUIT,
    ASK_SACRIFICE,
    ASK_SEARCH_AGAIN,
    ASK_STEAL,
    ASK_TARGET,
    DECLINE,
    DISCARD,
    DO_AGAIN,
    DO_DUNGEON,
    DO_EFFECT,
    DO_HAND_LIMIT,
    DO_LANDING,
    DO_LAST_WISHES,
    DO_SACRIFICE,
    DO_SEARCH,
    DO_TURN,
    DRAIN,
    DRAW_CARDS,
    HAND,
    RECRUIT_FROM_GRAVEYARD,
    RECRUIT_FROM_TOWER,
    RIGOR_CARDS,
    ROW,
    SACRIFICE,
)
from ludoteca.games.looterz.rules_coins import richest_others
from ludoteca.games.looterz.rules_dungeon import (
    act_again,
    answer_attack_again,
    answer_dungeon,
    answer_search_again,
    answer_target,
    dungeon,
    legal_attack_again,
    legal_dungeon,
    legal_search_again,
    search,
)
from ludoteca.games.looterz.rules_effects import (
    answer_choice,
    answer_may,
    answer_player,
    answer_steal,
    do_effect,
    do_landing,
    legal_player,
    offer_players,
)
from ludoteca.games.looterz.rules_landing import MOST_AT_ONCE
from ludoteca.games.looterz.rules_looterz import OFFSETS
from ludoteca.games.looterz.rules_targets import offer_attack_targets, offer_choices, offer_held
from ludoteca.games.looterz.rules_turn import (
    answer_discard,
    answer_recruit,
    answer_sacrifice,
    check_hand,
    legal_recruit,
    next_phase,
    sacrifice_phase,
)
from ludoteca.games.looterz.rules_wishes import answer_last_wish, last_wishes, legal_last_wish, pass_over_last_wishes
from ludoteca.games.looterz.state import JOURNAL_ROOM
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, offer, top_a, top_b, top_c, top_kind, top_seat

MOST_TOLD = 13
"""The most events that any task can bring: twelve loans that go back, and a turn that begins."""


@rule
def legal(box, s, menu):
    """The legal moves of the decision on top of the stack."""
    kind = top_kind(s)
    seat = top_seat(s)
    if kind == ASK_DUNGEON:
        legal_dungeon(box, s, menu, seat)
    elif kind == ASK_RECRUIT:
        legal_recruit(s, menu, seat)
    elif kind <= RECRUIT_FROM_GRAVEYARD:
        offer_choices(box, s, menu, seat, top_a(s), top_b(s) // OFFSETS)
    elif kind == ASK_TARGET:
        offer_attack_targets(box, s, menu, seat, top_a(s))
    elif kind == ASK_SACRIFICE:
        offer_held(s, menu, ROW + seat, SACRIFICE, -1)
    elif kind == ASK_SEARCH_AGAIN:
        legal_search_again(menu, top_a(s))
    elif kind == ASK_ATTACK_AGAIN:
        legal_attack_again(box, s, menu, seat, top_a(s))
    elif kind == ASK_DISCARD:
        offer_held(s, menu, HAND + seat, DISCARD, -1)
    elif kind == ASK_LAST_WISH:
        legal_last_wish(box, s, menu, seat, top_a(s))
    elif kind == ASK_MAY:
        offer(menu, ACCEPT)
        offer(menu, DECLINE)
    elif kind == ASK_PLAYER:
        legal_player(box, s, menu, seat, top_a(s), top_b(s))
    elif kind == ASK_STEAL:
        offer_players(s, menu, seat, richest_others(s, seat))
    elif kind == ASK_GO_ON:
        offer(menu, ACCEPT)


@rule
def answer(box, s, move):
    """The seat to decide has chosen."""
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    b = top_b(s)
    c = top_c(s)
    if kind == ASK_DUNGEON:
        answer_dungeon(box, s, seat, move)
    elif kind == ASK_RECRUIT:
        answer_recruit(box, s, seat, move)
    elif kind <= RECRUIT_FROM_GRAVEYARD:
        answer_choice(box, s, seat, a, b, c, move)
    elif kind == ASK_TARGET:
        answer_target(box, s, seat, a, move)
    elif kind == ASK_SACRIFICE:
        answer_sacrifice(box, s, move)
    elif kind == ASK_SEARCH_AGAIN:
        answer_search_again(box, s, seat, a, move)
    elif kind == ASK_ATTACK_AGAIN:
        answer_attack_again(box, s, seat, a, move)
    elif kind == ASK_DISCARD:
        answer_discard(s, seat, move)
    elif kind == ASK_LAST_WISH:
        answer_last_wish(box, s, move)
    elif kind == ASK_MAY:
        answer_may(box, s, seat, a, b, c, move)
    elif kind == ASK_PLAYER:
        answer_player(box, s, seat, a, b, move)
    elif kind == ASK_STEAL:
        answer_steal(box, s, seat, a, b, c, move)
    elif kind == ASK_GO_ON:
        drop(s)


@rule
def most_to_tell(box, s, kind, card, step):
    """The most events that a task can bring."""
    if kind in (DO_TURN, DO_DUNGEON):
        return s.loans + 1
    if kind == DO_SEARCH:
        return MOST_TOLD
    if kind not in (DO_EFFECT, DO_LANDING):
        return 1
    what = box.what[card][step // OFFSETS]
    if kind == DO_LANDING:
        return 2 * MOST_AT_ONCE if what == DRAIN else MOST_AT_ONCE
    if what in (DRAW_CARDS, ALARM, RECRUIT_FROM_TOWER) and s.tower_size <= box.bottom:
        return RIGOR_CARDS - s.rigor + s.seats + 2
    return 3


@rule
def must_pause(box, s, kind, card, step):
    """Whether a task could tell more than the journal has room for."""
    events = s.events
    return events + MOST_TOLD >= JOURNAL_ROOM and events + most_to_tell(box, s, kind, card, step) >= JOURNAL_ROOM


@rule
def perform(box, s):
    """The rules go on by themselves: the task on top of the stack. A long chain pauses, so that all of it is told."""
    kind = top_kind(s)
    seat = top_seat(s)
    a = top_a(s)
    b = top_b(s)
    c = top_c(s)
    if must_pause(box, s, kind, a, b):
        ask(s, ASK_GO_ON, s.active)
        return
    drop(s)
    if kind == DO_EFFECT:
        do_effect(box, s, seat, a, b, c)
    elif kind == DO_SEARCH:
        search(box, s, seat, a)
    elif kind == DO_LANDING:
        do_landing(box, s, seat, a, b)
    elif kind == DO_LAST_WISHES:
        last_wishes(box, s)
    elif kind == DO_AGAIN:
        act_again(box, s, seat, a, b)
    elif kind == DO_SACRIFICE:
        sacrifice_phase(s, seat)
    elif kind == DO_HAND_LIMIT:
        check_hand(s, seat)


@rule
def follow(box, s):
    """L8, L11: most decisions and tasks end where the dungeon or the turn goes on."""
    pass_over_last_wishes(s)
    kind = top_kind(s)
    if kind in (DO_DUNGEON, DO_TURN) and not must_pause(box, s, kind, 0, 0):
        drop(s)
        if kind == DO_DUNGEON and not dungeon(box, s):
            kind = top_kind(s)
            drop(s)
        if kind == DO_TURN:
            next_phase(box, s)

"""A bot that looks one turn ahead, written once for all games. Specialised for each game (see `compiling.specialise`).

For each legal move it imagines a few ways to go on until somebody else must decide, on a state in which all that
it cannot know has been concealed and drawn anew, and plays the move with the best outcome by the game's `value`.
"""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.chance import lucky, next_luck
from ludoteca.kernel.compiling import loop, rule
from ludoteca.kernel.state import copy_state, event_arg, event_kind

legal: Callable[..., Any]
play: Callable[..., Any]
resample: Callable[..., Any]
conceal: Callable[..., Any]
value: Callable[..., Any]

ATTEMPTS = 6
MOST_OWN_DECISIONS = 12
WORST = -1e30
RANDOM = 0
GREEDY = 1


@rule
def go_on_at_random(box, s, seat, menu, luck):
    """Random decisions for as long as the seat itself must decide."""
    decisions = 0
    while s.over == 0 and s.seat == seat and decisions < MOST_OWN_DECISIONS:
        menu.count = 0
        legal(box, s, menu)
        luck = next_luck(luck)
        play(box, s, menu.moves[lucky(luck, menu.count)])
        decisions += 1
    return luck


@rule
def choose_greedily(boxes, states, i, work, menus, lucks):
    """The move with the best imagined outcome for the seat that must decide."""
    box = boxes[0]
    seat = states[i].seat
    menu = menus[0]
    menu.count = 0
    legal(box, states[i], menu)
    best = menu.moves[0]
    if menu.count == 1:
        return best
    luck = next_luck(lucks[i])
    copy_state(work, 0, states, i)
    conceal(box, work[0], seat)
    resample(box, work[0], seat, luck, next_luck(luck))
    best_value = WORST
    for k in range(menu.count):
        outcome = WORST
        for _ in range(ATTEMPTS):
            copy_state(work, 1, work, 0)
            play(box, work[1], menu.moves[k])
            luck = go_on_at_random(box, work[1], seat, menus[1], luck)
            outcome = max(outcome, value(box, work[1], seat))
        if outcome > best_value:
            best_value = outcome
            best = menu.moves[k]
    lucks[i] = luck
    return best


@loop
def choose_one(boxes, states, work, menus, lucks):
    """The greedy move of the one game in `states`."""
    return choose_greedily(boxes, states, 0, work, menus, lucks)


@loop
def play_out(boxes, states, work, menus, lucks, policies, card_event, had, most_steps, first, end):
    """Plays games to their end; policies[seat] says how each seat chooses.

    had[i, seat, card] tells whether, in game i, `card_event` ever said that this seat got this card.
    """
    box = boxes[0]
    for i in range(first, end):
        s = states[i]
        made = 0
        while s.over == 0 and made < most_steps:
            if policies[s.seat] == GREEDY:
                move = choose_greedily(boxes, states, i, work, menus, lucks)
            else:
                menus[0].count = 0
                legal(box, s, menus[0])
                lucks[i] = next_luck(lucks[i])
                move = menus[0].moves[lucky(lucks[i], menus[0].count)]
            play(box, s, move)
            made += 1
            for e in range(s.events):
                if event_kind(s, e) == card_event:
                    had[i, event_arg(s, e, 0), event_arg(s, e, 1)] = True

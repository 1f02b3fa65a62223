"""Loops over many games, written once for all games. Specialised for each game (see `compiling.specialise`).

`boxes` and `menus` hold one record, `states` one a game: NumPy arrays when compiled, lists when interpreted. The
loops named `..._many` run over the games from `first` to before `end`, so that threads can share them out.
"""

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.chance import luck_of, lucky, next_luck, siphash
from ludoteca.kernel.compiling import loop, rule
from ludoteca.kernel.state import FIRST_TASK, top_kind

begin: Callable[..., Any]
legal: Callable[..., Any]
table_legal: Callable[..., Any]
play: Callable[..., Any]
decide: Callable[..., Any]
what_next: Callable[..., Any]
perform: Callable[..., Any]
resample: Callable[..., Any]


@loop
def spread_keys(key0, key1, number, keys, lucks, which, first, end):
    """The keys of the games listed in `which`, and where their random players start: game number[i] of a run."""
    for k in range(first, end):
        i = which[k]
        keys[i][0] = siphash(key0, key1, number[i])
        keys[i][1] = siphash(key1, key0, number[i])
        lucks[i] = luck_of(keys[i][0], key1, number[i])


@loop
def begin_many(boxes, states, seats, keys, which, first, end):
    """Sets up the blank games listed in `which`, each with its key."""
    for k in range(first, end):
        i = which[k]
        begin(boxes[0], states[i], seats, keys[i][0], keys[i][1])


@loop
def legal_many(boxes, states, menus, mask, first, end):
    """mask[i, m] says whether move m is legal in game i."""
    menu = menus[0]
    for i in range(first, end):
        menu.count = 0
        if states[i].over == 0:
            legal(boxes[0], states[i], menu)
        mark(menu, mask, i)


@loop
def table_legal_many(boxes, states, menus, mask, first, end):
    """mask[i, m] says whether the table can make move m in game i."""
    menu = menus[0]
    for i in range(first, end):
        menu.count = 0
        if states[i].over == 0:
            table_legal(boxes[0], states[i], menu)
        mark(menu, mask, i)


@rule
def mark(menu, mask, i):
    """Marks the moves of a menu in a row of the mask."""
    for m in range(mask.shape[1]):
        mask[i, m] = False
    for k in range(menu.count):
        mask[i, menu.moves[k]] = True


@loop
def resample_many(boxes, states, seat, keys, first, end):
    """Redraws all that `seat` cannot know, in each game with a key of its own."""
    for i in range(first, end):
        resample(boxes[0], states[i], seat, keys[i][0], keys[i][1])


@loop
def play_many(boxes, states, moves, first, end):
    """Plays the legal moves[i] in game i; -1 passes over it."""
    for i in range(first, end):
        if moves[i] >= 0:
            play(boxes[0], states[i], moves[i])


@loop
def read_many(states, seats, seat, over, scores, first, end):
    """Who must decide, whether it is over, and how a victory of 1 is shared."""
    for i in range(first, end):
        s = states[i]
        seat[i] = s.seat
        over[i] = s.over != 0
        winners = 0
        for p in range(seats):
            winners += s.rank[p] == 1
        for p in range(seats):
            scores[i, p] = 1.0 / winners if s.rank[p] == 1 else 0.0


@loop
def random_many(boxes, states, menus, lucks, steps, first, end):
    """Up to `steps` random decisions in each game; gives how many were made."""
    box = boxes[0]
    menu = menus[0]
    made = 0
    for i in range(first, end):
        s = states[i]
        luck = lucks[i]
        left = steps
        while left > 0 and s.over == 0:
            menu.count = 0
            legal(box, s, menu)
            luck = next_luck(luck)
            play(box, s, menu.moves[lucky(luck, menu.count)])
            left -= 1
        lucks[i] = luck
        made += steps - left
    return made


@loop
def random_stage(boxes, states, menus, lucks, i):
    """One stage of random play in game i: a random move, or one task that follows. Gives what comes next."""
    box = boxes[0]
    s = states[i]
    if top_kind(s) < FIRST_TASK:
        menu = menus[0]
        menu.count = 0
        legal(box, s, menu)
        lucks[i] = next_luck(lucks[i])
        decide(box, s, menu.moves[lucky(lucks[i], menu.count)])
    else:
        perform(box, s)
    return what_next(box, s)

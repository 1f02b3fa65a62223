"""Loops over many games, written once for all games. Specialised for each game (see `compiling.specialise`).

`boxes` and `menus` hold one record, `states` one a game: NumPy arrays when compiled, lists when interpreted. The
loops named `..._many` run over the games from `first` to before `end`, so that threads can share them out.
"""

from collections.abc import Callable
from math import exp
from typing import Any

from ludoteca.kernel.chance import luck_of, lucky, next_luck, siphash
from ludoteca.kernel.compiling import loop, rule
from ludoteca.kernel.limits import FIRST_TASK
from ludoteca.kernel.state import OVER, top_kind

begin: Callable[..., Any]
legal: Callable[..., Any]
table_legal: Callable[..., Any]
play: Callable[..., Any]
decide: Callable[..., Any]
what_next: Callable[..., Any]
perform: Callable[..., Any]
resample: Callable[..., Any]
conceal: Callable[..., Any]
observe: Callable[..., Any]

DECIDER = -1
EVERYBODY = -2
"""In place of a seat: the one that must decide, or each in turn."""
PLAY_NOTHING = -1
FACT_SEAT = 0xFF
FACT_OVER = 1 << 8
FACT_REVEALED = 1 << 9
FACT_COUNT_AT = 16
"""What `play_one` tells: 1 more than the seat, two bits, and from this bit on the number of legal moves."""
FINE = 1 << 31
"""Into how many parts a chance of 1 is divided."""


@loop
def spread_keys(key0, key1, numbers, stride, keys, lucks, which, first, end):
    """The keys of the next games in the places listed in `which`, and where their random players start.

    In place i stand, one after the other, the games number i, i + stride, i + 2 * stride and so on of a run: what is
    dealt there does not depend on the other places.
    """
    for k in range(first, end):
        i = which[k]
        number = numbers[i] + stride
        numbers[i] = number
        keys[i][0] = siphash(key0, key1, number)
        keys[i][1] = siphash(key1, key0, number)
        lucks[i] = luck_of(keys[i][0], key1, number)


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
def table_legal_one(boxes, states, menus, ids):
    """Lists the moves that the table can make in the one game; gives how many there are."""
    menu = menus[0]
    menu.count = 0
    if states[0].over == 0:
        table_legal(boxes[0], states[0], menu)
    for k in range(menu.count):
        ids[k] = menu.moves[k]
    return menu.count


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
def seal_many(boxes, states, seat, keys, first, end):
    """Leaves nothing in a game that `seat` cannot know: what it does not know is forgotten, then drawn anew."""
    for i in range(first, end):
        conceal(boxes[0], states[i], seat)
        resample(boxes[0], states[i], seat, keys[i][0], keys[i][1])


@loop
def play_one(boxes, states, menus, move, ids, listing):
    """Plays a legal move in the one game, unless it is PLAY_NOTHING, and lists the legal moves that follow, if asked.

    Gives the facts that are wanted most: who must decide, whether it is over, whether anything was revealed, and how
    many moves were listed.
    """
    s = states[0]
    revealed = 0
    if move >= 0:
        reveals = s.reveals
        play(boxes[0], s, move)
        revealed = FACT_REVEALED if s.reveals != reveals else 0
    if s.over:
        return FACT_OVER | revealed
    count = 0
    if listing:
        menu = menus[0]
        menu.count = 0
        legal(boxes[0], s, menu)
        count = menu.count
        for k in range(count):
            ids[k] = menu.moves[k]
    return (s.seat + 1) | revealed | count << FACT_COUNT_AT


@loop
def observe_many(boxes, states, seat, rows, first, end):
    """rows[i, 0] is what `seat` sees of game i, or the DECIDER; with EVERYBODY rows[i, p] is what seat p sees."""
    for i in range(first, end):
        if seat == EVERYBODY:
            for p in range(states[i].seats):
                observe_row(boxes[0], states[i], p, rows[i, p])
        else:
            observe_row(boxes[0], states[i], states[i].seat if seat == DECIDER else seat, rows[i, 0])


@rule
def observe_row(box, s, seat, row):
    """What a seat sees; zeros if nobody looks."""
    for k in range(len(row)):
        row[k] = 0
    if seat >= 0:
        observe(box, s, seat, row)


@loop
def step_many(boxes, states, moves, rewards, done, first, end):
    """Plays moves[i] in game i, -1 passing over it; rewards[i, p] is what the end is worth to seat p, 0 before it."""
    for i in range(first, end):
        if moves[i] >= 0 and states[i].over == 0:
            play(boxes[0], states[i], moves[i])
        done[i] = states[i].over != 0
        reward_seats(states[i], rewards[i])


@rule
def reward_seats(s, rewards):
    """A victory is worth 1, a defeat so much less that all add up to 0; shared victories are shared.

    Alone a defeat is worth -1, and where everybody loses everybody gets -1.
    """
    seats = len(rewards)
    winners = 0
    for p in range(seats):
        winners += s.rank[p] == 1
    for p in range(seats):
        won = s.rank[p] == 1
        if s.over == 0:
            rewards[p] = 0.0
        elif winners == 0 or seats == 1:
            rewards[p] = 1.0 if won else -1.0
        else:
            rewards[p] = ((seats / winners if won else 0.0) - 1.0) / (seats - 1)


@loop
def sample_many(boxes, states, menus, lucks, evenly, logits, weights, moves, first, end):
    """moves[i] is a legal move of game i, drawn evenly or with the softmax of its logits; -1 where it is over.

    `weights` has room for the logits of one game.
    """
    menu = menus[0]
    for i in range(first, end):
        moves[i] = -1
        if states[i].over == 0:
            menu.count = 0
            legal(boxes[0], states[i], menu)
            luck = next_luck(lucks[i])
            lucks[i] = luck
            if evenly:
                moves[i] = menu.moves[lucky(luck, menu.count)]
            else:
                for k in range(menu.count):
                    weights[k] = logits[i, menu.moves[k]]
                moves[i] = menu.moves[drawn(weights, menu.count, lucky(luck, FINE) / FINE)]


@rule
def drawn(weights, count, chance):
    """Which of so many logits their softmax gives, for a chance from 0 to 1."""
    best = float(weights[0])
    for k in range(1, count):
        best = max(best, float(weights[k]))
    total = 0.0
    for k in range(count):
        total += exp(float(weights[k]) - best)
    left = total * chance
    for k in range(count):
        left -= exp(float(weights[k]) - best)
        if left < 0.0:
            return k
    return count - 1


@loop
def read_many(states, seats, seat, over, scores, rewards, first, end):
    """Who must decide, whether it is over, how a victory of 1 is shared, and what the end is worth."""
    for i in range(first, end):
        s = states[i]
        seat[i] = s.seat
        over[i] = s.over != 0
        winners = 0
        for p in range(seats):
            winners += s.rank[p] == 1
        for p in range(seats):
            scores[i, p] = 1.0 / winners if s.rank[p] == 1 else 0.0
        reward_seats(s, rewards[i])


@loop
def random_many(boxes, states, menus, lucks, steps, first, end):
    """Up to `steps` random decisions in each game; gives how many were made.

    Where there is nothing to choose the game stays as it is, so that whoever looks finds it not over.
    """
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
            if menu.count == 0:
                break
            luck = next_luck(luck)
            play(box, s, menu.moves[lucky(luck, menu.count)])
            left -= 1
        lucks[i] = luck
        made += steps - left
    return made


@loop
def random_stage(boxes, states, menus, lucks, i):
    """One stage of random play in game i: a random move, or one task that follows.

    Gives what comes next; OVER as well where there is nothing to choose, and then the game's state does not say so.
    """
    box = boxes[0]
    s = states[i]
    if top_kind(s) < FIRST_TASK:
        menu = menus[0]
        menu.count = 0
        legal(box, s, menu)
        if menu.count == 0:
            return OVER
        lucks[i] = next_luck(lucks[i])
        decide(box, s, menu.moves[lucky(lucks[i], menu.count)])
    else:
        perform(box, s)
    return what_next(box, s)

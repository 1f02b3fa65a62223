"""What abilities do, one entry after the other (L15, L18 to L22, L25 to L27).

An ability in progress is one frame: its card, its step (which entry, and which player it has come to) and
how much of the entry is left. The frame's seat is the controller. What remains is laid on the stack before
anything is done, and only if something remains: a chain of cards that recruit each other needs no room.
"""

from ludoteca.games.looterz.card_sets import count_at, marked
from ludoteca.games.looterz.moves import (
    ACCEPT,
    ACTIVATION,
    ALARM,
    ASK_MAY,
    ASK_PLAYER,
    ASK_STEAL,
    BARRED,
    CHOOSE,
    DECLINED,
    DO_EFFECT,
    DO_LANDING,
    DRAW_CARDS,
    EACH_OPPONENT,
    EACH_PLAYER,
    EARN,
    EVERY,
    FORCED_SACRIFICE,
    FROM_GRAVEYARD,
    FROM_HAND,
    FROM_TOWER,
    HEAL,
    LOSE,
    NO_SEARCH,
    OPPONENT,
    PLAYER,
    RECLAIM,
    RECLAIMED,
    RECRUIT,
    RECRUIT_FROM_GRAVEYARD,
    RECRUIT_FROM_HAND,
    RECRUIT_FROM_TOWER,
    RETURN_TO_HAND,
    RICHEST,
    RICHEST_COINS,
    ROW,
    SACRIFICE,
    SACRIFICE_COST,
    STEAL,
    THIS,
    YOU,
)
from ludoteca.games.looterz.rules_coins import earn, lose, most_coins, only_seat, richest_others, steal_coin
from ludoteca.games.looterz.rules_landing import choose_all, land
from ludoteca.games.looterz.rules_looterz import (
    NOT_BEGUN,
    OFFSETS,
    add_life,
    enter_play,
    first_offset,
    sacrifice,
)
from ludoteca.games.looterz.rules_places import show_card, take_into_hand
from ludoteca.games.looterz.rules_targets import something_to_choose
from ludoteca.games.looterz.rules_tower import draw_card, sound_alarm, take_from_tower
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left


@rule
def amount_of(box, s, card, entry):
    """How much: a number, or the coins of the richest player; for Looterz to choose, how many of them."""
    if box.what[card][entry] <= RETURN_TO_HAND and box.what[card][entry] != HEAL:
        return box.chosen[card][entry]
    if box.amount[card][entry] == RICHEST_COINS:
        return most_coins(s)
    return box.amount[card][entry]


@rule
def next_step(box, s, card, step):
    """L19: the next player clockwise, then the next entry with the same keyword; -1 when it is done."""
    entry = step // OFFSETS
    who = box.who[card][entry]
    if (who in (EACH_PLAYER, EACH_OPPONENT)) and step % OFFSETS + 1 < s.seats:
        return step + 1
    for following in range(entry + 1, box.entries[card]):
        if box.when[card][following] == box.when[card][entry]:
            return following * OFFSETS + first_offset(box.who[card][following])
    return -1


@rule
def lay_rest(box, s, seat, card, step, left):
    """Lays what remains of an ability on the stack."""
    if left > 0:
        ask(s, DO_EFFECT, seat, card, step, left)
        return
    following = next_step(box, s, card, step)
    if following >= 0:
        ask(s, DO_EFFECT, seat, card, following, NOT_BEGUN)


@rule
def can_affect(box, s, player, card, entry):
    """Whether an entry would do anything for, or to, a player."""
    what = box.what[card][entry]
    if what <= RECRUIT_FROM_GRAVEYARD:
        return something_to_choose(box, s, player, card, entry)
    if what == STEAL:
        return richest_others(s, player) != 0
    if what == LOSE:
        return s.coins[player] > 0
    return True


@rule
def players_affected(box, s, seat, card, entry):
    """The players that an entry concerns and would do something for, or to, as bits."""
    who = box.who[card][entry]
    players = 0
    first = seat if who in (YOU, EACH_PLAYER) else seat + 1
    end = seat + 1 if who == YOU else seat + s.seats
    for place in range(first, end):
        player = place if place < s.seats else place - s.seats
        if can_affect(box, s, player, card, entry):
            players |= 1 << player
    if who == RICHEST:
        players &= richest_others(s, seat)
    return players


@rule
def can_activate(box, s, seat, card):
    """L15: only if its cost can be paid and something has a legal target."""
    useful = False
    for entry in range(box.entries[card]):
        if box.when[card][entry] == ACTIVATION:
            if box.what[card][entry] != SACRIFICE_COST:
                useful = useful or players_affected(box, s, seat, card, entry) != 0
            elif not can_pay(box, s, seat, card, entry):
                return False
    return useful


@rule
def can_pay(box, s, seat, card, entry):
    """L15, L21: whether there are as many Looterz as a cost demands; "another" spares the Looter itself."""
    spared = 1 if box.another[card][entry] else 0
    return count_at(s, ROW + seat) - spared >= box.amount[card][entry]


@rule
def do_effect(box, s, seat, card, step, left):
    """The next bit of an ability."""
    entry = step // OFFSETS
    who = box.who[card][entry]
    if step % OFFSETS == 0 and (who in (OPPONENT, RICHEST)):
        choose_player(box, s, seat, card, step)
        return
    player = to_the_left(s, seat, step % OFFSETS)
    if not can_affect(box, s, player, card, entry):
        lay_rest(box, s, seat, card, step, 0)
    elif left == NOT_BEGUN and box.may[card][entry]:
        ask(s, ASK_MAY, player, card, step, amount_of(box, s, card, entry))
    else:
        if left == NOT_BEGUN:
            left = amount_of(box, s, card, entry)
        if left == 0:
            lay_rest(box, s, seat, card, step, 0)
        elif box.what[card][entry] <= RECRUIT_FROM_GRAVEYARD:
            do_to_cards(box, s, seat, player, card, step, left)
        else:
            do_to_player(box, s, seat, player, card, step, left)


@rule
def choose_player(box, s, seat, card, step):
    """An opponent of your choice, or the richest other player: asked only if there is a choice."""
    players = players_affected(box, s, seat, card, step // OFFSETS)
    only = only_seat(players)
    if players == 0:
        lay_rest(box, s, seat, card, step, 0)
    elif only >= 0:
        ask(s, DO_EFFECT, seat, card, step + to_the_left(s, only, -seat), NOT_BEGUN)
    else:
        ask(s, ASK_PLAYER, seat, card, step)


@rule
def offer_players(s, menu, seat, players):
    """The seats in a set of bits, from the chooser's left on."""
    for i in range(1, s.seats + 1):
        player = to_the_left(s, seat, i)
        if players >> player & 1:
            offer(menu, PLAYER + player)


@rule
def legal_player(box, s, menu, seat, card, step):
    """The players whom the ability can do something to."""
    offer_players(s, menu, seat, players_affected(box, s, seat, card, step // OFFSETS))


@rule
def answer_player(box, s, seat, card, step, move):
    """The controller has named a player."""
    drop(s)
    ask(s, DO_EFFECT, seat, card, step + to_the_left(s, move - PLAYER, -seat), NOT_BEGUN)


@rule
def answer_may(box, s, player, card, step, left, move):
    """L18: what a player may do can be declined."""
    drop(s)
    seat = controller(s, player, step)
    if move == ACCEPT:
        lay_rest(box, s, seat, card, step, left)
    else:
        note(s, DECLINED, player, card)
        lay_rest(box, s, seat, card, step, 0)


@rule
def controller(s, player, step):
    """Whose ability it is in which a player is asked something."""
    return to_the_left(s, player, -(step % OFFSETS))


@rule
def do_to_player(box, s, seat, player, card, step, left):
    """Coins and the Tower: nothing to choose but whom to steal from."""
    what = box.what[card][step // OFFSETS]
    if what == STEAL:
        steal(box, s, seat, player, card, step, left)
    elif what == DRAW_CARDS:
        lay_rest(box, s, seat, card, step, left - 1)
        draw_card(box, s, player)
    elif what == RECRUIT_FROM_TOWER:
        lay_rest(box, s, seat, card, step, left - 1)
        recruit_from_tower(box, s, player)
    elif what == ALARM:
        lay_rest(box, s, seat, card, step, left - 1)
        sound_alarm(box, s, player)
    else:
        lay_rest(box, s, seat, card, step, 0)
        if what == EARN:
            earn(box, s, player, left)
        elif what == LOSE:
            lose(s, player, left)
        elif what == NO_SEARCH:
            s.barred[player] |= 1 << seat
            note(s, BARRED, player, card)


@rule
def recruit_from_tower(box, s, player):
    """L7, L18: the top card enters play."""
    recruit = take_from_tower(box, s, player)
    if recruit >= 0:
        enter_play(box, s, player, recruit, FROM_TOWER)


@rule
def steal(box, s, seat, player, card, step, left):
    """L22: one coin at a time; with several richest players the thief chooses."""
    victim = only_seat(richest_others(s, player))
    if victim < 0:
        ask(s, ASK_STEAL, player, card, step, left)
    else:
        lay_rest(box, s, seat, card, step, left - 1)
        steal_coin(box, s, player, victim)


@rule
def answer_steal(box, s, player, card, step, left, move):
    """L22: the thief has chosen among the richest."""
    drop(s)
    lay_rest(box, s, controller(s, player, step), card, step, left - 1)
    steal_coin(box, s, player, move - PLAYER)


@rule
def do_to_cards(box, s, seat, player, card, step, left):
    """Effects on cards: all at once, this card alone, or what the player chooses."""
    entry = step // OFFSETS
    what = box.what[card][entry]
    target = box.target[card][entry]
    if target != THIS and target < EVERY:
        ask(s, what, player, card, step, left)
        return
    lay_rest(box, s, seat, card, step, 0)
    if what == RECLAIM:
        reclaim(s, player, card)
    elif what == RECRUIT_FROM_GRAVEYARD:
        enter_play(box, s, player, card, FROM_GRAVEYARD)
    else:
        choose_all(box, s, player, card, entry)
        ask(s, DO_LANDING, seat, card, step)


@rule
def answer_choice(box, s, player, card, step, left, move):
    """A player has chosen a card for an ability."""
    drop(s)
    seat = controller(s, player, step)
    entry = step // OFFSETS
    what = box.what[card][entry]
    if what in (FORCED_SACRIFICE, SACRIFICE_COST):
        lay_rest(box, s, seat, card, step, left - 1)
        sacrifice(box, s, move - SACRIFICE)
    elif what == RECLAIM:
        lay_rest(box, s, seat, card, step, left - 1)
        reclaim(s, player, move - CHOOSE)
    elif what == RECRUIT_FROM_HAND:
        lay_rest(box, s, seat, card, step, left - 1)
        show_card(s, move - RECRUIT)
        enter_play(box, s, player, move - RECRUIT, FROM_HAND)
    elif what == RECRUIT_FROM_GRAVEYARD:
        lay_rest(box, s, seat, card, step, left - 1)
        enter_play(box, s, player, move - RECRUIT, FROM_GRAVEYARD)
    elif what == HEAL:
        lay_rest(box, s, seat, card, step, left - 1)
        add_life(s, move - CHOOSE, 1, box.life[move - CHOOSE])
    else:
        choose_looter(box, s, seat, player, card, step, left, move - CHOOSE)


@rule
def choose_looter(box, s, seat, player, card, step, left, chosen):
    """L20, L23: when the last of several Looterz is chosen, it lands on all of them together."""
    entry = step // OFFSETS
    s.chosen = marked(s.chosen, chosen)
    if left > 1 and something_to_choose(box, s, player, card, entry):
        ask(s, box.what[card][entry], player, card, step, left - 1)
        return
    lay_rest(box, s, seat, card, step, 0)
    ask(s, DO_LANDING, seat, card, step)


@rule
def do_landing(box, s, seat, card, step):
    """L20: what was chosen is hit, before anything else happens."""
    if land(box, s, to_the_left(s, seat, step % OFFSETS), card, step // OFFSETS):
        ask(s, DO_LANDING, seat, card, step)


@rule
def reclaim(s, player, card):
    """L5: from the Graveyard into a hand; everybody saw it."""
    take_into_hand(s, player, card)
    note(s, RECLAIMED, player, card)

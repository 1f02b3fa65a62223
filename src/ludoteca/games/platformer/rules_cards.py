"""Cards and counters in hand: who holds what, gold, gems and health (P25 to P29, P37, P57, P120 to P122)."""

from ludoteca.games.platformer.moves import (
    ARTIFACT_TAKEN,
    BEGGARS_BOWL,
    COIN_GUN,
    DIE_RESET,
    FIRST_ARTIFACT,
    FIRST_POTION,
    GEM_GAINED,
    GOLD_GAINED,
    GOLD_LOST,
    HEALED,
    HEART_LOCKET,
    MOST_CARDS,
    PETRIFY,
    PLAYED,
    TOKEN_LOST,
    TOKENS,
)
from ludoteca.games.platformer.state import ARTIFACTS_IN_PLAY
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import note

BLANK = -1
TOKEN_KINDS = len(TOKENS)


@rule
def refresh_ready(box, s, seat):
    """The effects a seat has at hand, one bit each: cards it holds that are not exhausted."""
    ready = 0
    for card in range(MOST_CARDS):
        if s.owner[card] == seat and s.exhausted[card] == 0:
            ready |= 1 << box.effect[card]
    s.ready[seat] = ready


@rule
def has(s, seat, effect):
    """P27: whether a seat holds a card with this effect, ready for use. Passive effects ask for no more."""
    return s.ready[seat] >> effect & 1 != 0


@rule
def can_play(s, seat, effect):
    """PJ58: whether a seat could use a card with this effect now; a petrified hero uses none."""
    return has(s, seat, effect) and s.token[seat][PETRIFY] == 0


@rule
def count_of(box, s, seat, effect):
    """How many cards with this effect a seat holds, ready for use."""
    if not has(s, seat, effect):
        return 0
    if box.copies[effect] == 1:
        return 1
    count = 0
    for card in range(MOST_CARDS):
        count += s.owner[card] == seat and s.exhausted[card] == 0 and box.effect[card] == effect
    return count


@rule
def card_with(box, s, seat, effect):
    """The ready card of a seat that has this effect."""
    for card in range(MOST_CARDS):
        if s.owner[card] == seat and s.exhausted[card] == 0 and box.effect[card] == effect:
            return card
    return -1


@rule
def play_card(box, s, seat, card):
    """P28, P29: a potion goes to the bottom of its deck, any other card is exhausted."""
    note(s, PLAYED, seat, card)
    if FIRST_POTION <= card < FIRST_ARTIFACT:
        s.owner[card] = -1
        put_under_potions(s, card)
    else:
        s.exhausted[card] = 1
    refresh_ready(box, s, seat)


@rule
def play_effect(box, s, seat, effect):
    """Plays the card of a seat that has this effect."""
    play_card(box, s, seat, card_with(box, s, seat, effect))


@rule
def put_under_potions(s, card):
    """P29: to the bottom, which is slot 0; everybody has seen it go there."""
    for slot in range(s.potions_left, 0, -1):
        s.potion_deck[slot] = s.potion_deck[slot - 1]
    s.potion_deck[0] = card
    s.potions_left += 1
    s.potions_known += 1


@rule
def put_under_items(s, card):
    """Merchant's Seal, PJ68: an item goes to the bottom of its deck."""
    for slot in range(s.items_left, 0, -1):
        s.item_deck[slot] = s.item_deck[slot - 1]
    s.item_deck[0] = card
    s.items_left += 1
    s.items_known += 1


@rule
def refresh_cards(box, s, seat):
    """P37: all exhausted cards of a seat, its hero card among them."""
    for card in range(MOST_CARDS):
        if s.owner[card] == seat:
            s.exhausted[card] = 0
    s.tired[seat] = 0
    refresh_ready(box, s, seat)


@rule
def claim(box, s, seat, effect):
    """P121, P122, PJ56: who meets the condition takes the artifact, refreshed, unless he holds it."""
    for slot in range(ARTIFACTS_IN_PLAY):
        card = s.artifact[slot]
        if card >= 0 and box.effect[card] == effect and s.owner[card] != seat:
            holder = s.owner[card]
            s.owner[card] = seat
            s.exhausted[card] = 0
            refresh_ready(box, s, seat)
            if holder >= 0:
                refresh_ready(box, s, holder)
            note(s, ARTIFACT_TAKEN, seat, card)


@rule
def gain_gold(s, seat, amount):
    """P7, PJ29: gold from the common supply, which never runs out."""
    if amount > 0:
        s.gold[seat] += amount
        note(s, GOLD_GAINED, seat, amount)


@rule
def gain_gems(s, seat, amount):
    """P7, PJ29: gems from the common supply, which never runs out."""
    if amount > 0:
        s.gems[seat] += amount
        note(s, GEM_GAINED, seat, amount)


@rule
def lose_gold(s, seat, amount):
    """Gold that somebody has no more."""
    s.gold[seat] -= amount
    note(s, GOLD_LOST, seat, amount)


@rule
def spend_gold(box, s, seat, amount):
    """Gold spent or discarded; the last of it is the Coin Gun's condition."""
    if amount > 0:
        lose_gold(s, seat, amount)
        if s.gold[seat] == 0:
            claim(box, s, seat, COIN_GUN)


@rule
def most_health(box, s, seat):
    """P25: the health on the hero card; the Heart Locket adds one."""
    most = box.hero_health[s.hero[seat]]
    if has(s, seat, HEART_LOCKET):
        most += 1
    return most


@rule
def heal(box, s, seat, amount):
    """PJ37: not above the hero's health."""
    healed = min(amount, most_health(box, s, seat) - s.health[seat])
    if healed > 0:
        s.health[seat] += healed
        note(s, HEALED, seat, healed)


@rule
def reset_special(s, seat):
    """P32: the special die turns blank."""
    if s.special[seat] != BLANK:
        s.special[seat] = BLANK
        note(s, DIE_RESET, seat)


@rule
def lose_token(s, seat, token):
    """A boss token goes back."""
    if s.token[seat][token]:
        s.token[seat][token] = 0
        note(s, TOKEN_LOST, seat, token)


@rule
def note_low_health(box, s, seat):
    """Beggar's Bowl: who is down to one health, or out, takes it."""
    if s.health[seat] <= 1 or s.at[seat] < 0:
        claim(box, s, seat, BEGGARS_BOWL)

"""The Shop (P6, P19, P56; PJ29, PJ54)."""

from ludoteca.games.platformer.moves import (
    ASK_BUY,
    BOUGHT,
    BUY,
    FIRST_POTION,
    HEART_LOCKET,
    MARKET_DAY,
    MERCHANTS_SEAL,
    SHOWN,
    STOP,
    SWAP,
)
from ludoteca.games.platformer.rules_cards import (
    claim,
    heal,
    put_under_items,
    put_under_potions,
    refresh_ready,
    spend_gold,
)
from ludoteca.games.platformer.rules_dice import event_is
from ludoteca.games.platformer.state import SHOP_SLOTS
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, reveal

ALL_SLOTS = 2 * SHOP_SLOTS
ANY_CARD = -1


@rule
def draw_item(s):
    """The top item, or none."""
    if s.items_left == 0:
        return -1
    s.items_left -= 1
    s.items_known = min(s.items_known, s.items_left)
    card = s.item_deck[s.items_left]
    s.item_deck[s.items_left] = -1
    return card


@rule
def draw_potion(s):
    """The top potion, or none."""
    if s.potions_left == 0:
        return -1
    s.potions_left -= 1
    s.potions_known = min(s.potions_known, s.potions_left)
    card = s.potion_deck[s.potions_left]
    s.potion_deck[s.potions_left] = -1
    return card


@rule
def refill(s, slot):
    """P6, P56, PJ29: three items, then three potions; with an empty deck the slot stays empty."""
    card = draw_item(s) if slot < SHOP_SLOTS else draw_potion(s)
    s.shop[slot] = card
    if card >= 0:
        reveal(s)
        note(s, SHOWN, card)


@rule
def price_of(box, s, card):
    """P56 and Market Day: one gold less, but what costs anything costs at least one."""
    price = box.price[card]
    if price > 1 and event_is(box, s, MARKET_DAY):
        price -= 1
    return price


@rule
def can_buy_any(box, s, seat):
    """Whether anything in the Shop is affordable."""
    for slot in range(ALL_SLOTS):
        if s.shop[slot] >= 0 and price_of(box, s, s.shop[slot]) <= s.gold[seat]:
            return True
    return False


@rule
def offer_wares(box, s, menu, seat):
    """P56: every card in the Shop that the hero can pay for."""
    for slot in range(ALL_SLOTS):
        if s.shop[slot] >= 0 and price_of(box, s, s.shop[slot]) <= s.gold[seat]:
            offer(menu, BUY + s.shop[slot])


@rule
def buy(box, s, seat, card):
    """P56, PJ54: pay, take the card ready for use, and refill at once."""
    price = price_of(box, s, card)
    note(s, BOUGHT, seat, card, price)
    s.owner[card] = seat
    s.exhausted[card] = 0
    refresh_ready(box, s, seat)
    spend_gold(box, s, seat, price)
    if box.effect[card] == HEART_LOCKET:
        heal(box, s, seat, 1)
    if card < FIRST_POTION:
        claim(box, s, seat, MERCHANTS_SEAL)
    for slot in range(ALL_SLOTS):
        if s.shop[slot] == card:
            refill(s, slot)


@rule
def legal_buy(box, s, menu, seat, card):
    """Pedlar's Bell: anything affordable. Merchant's Seal: the one new card. Or nothing more."""
    if card == ANY_CARD:
        offer_wares(box, s, menu, seat)
    elif price_of(box, s, card) <= s.gold[seat]:
        offer(menu, BUY + card)
    offer(menu, STOP)


@rule
def answer_buy(box, s, seat, card, move):
    """Pedlar's Bell, Merchant's Seal: a purchase away from the Shop; with the Bell another may follow."""
    drop(s)
    if move == STOP:
        return
    if card == ANY_CARD:
        ask(s, ASK_BUY, seat, ANY_CARD)
    buy(box, s, seat, move - BUY)


@rule
def is_swappable(s, slot):
    """Merchant's Seal: a Shop card whose deck is not empty."""
    return s.shop[slot] >= 0 and (s.items_left if slot < SHOP_SLOTS else s.potions_left) > 0


@rule
def can_swap(s):
    """Merchant's Seal: whether there is such a card."""
    for slot in range(ALL_SLOTS):
        if is_swappable(s, slot):
            return True
    return False


@rule
def legal_swap(s, menu):
    """Merchant's Seal: which card."""
    for slot in range(ALL_SLOTS):
        if is_swappable(s, slot):
            offer(menu, SWAP + s.shop[slot])


@rule
def answer_swap(box, s, seat, move):
    """Merchant's Seal: the card goes under its deck, the top of it takes its place and may be bought now."""
    drop(s)
    card = move - SWAP
    for slot in range(ALL_SLOTS):
        if s.shop[slot] == card:
            refill(s, slot)
            new_card = s.shop[slot]
            if price_of(box, s, new_card) <= s.gold[seat]:
                ask(s, ASK_BUY, seat, new_card)
            break
    if card < FIRST_POTION:
        put_under_items(s, card)
    else:
        put_under_potions(s, card)

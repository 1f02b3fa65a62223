"""Gathering symbols for a price, and the Pocket Anvil (P107, P115, PJ13, PJ47, PJ48)."""

from ludoteca.games.platformer.moves import (
    ANY_SYMBOL,
    ASK_ANVIL,
    ASK_PAY,
    ASK_STRIKE,
    DO_PAY,
    FOR_GOLEM,
    FOR_PETRIFY,
    FOR_SIPHON,
    FOR_STRIKE,
    FORGED,
    PETRIFY,
    PICK,
    PLAY,
    POCKET_ANVIL,
    SHACKLE,
    STOP,
    USE,
    USE_SPECIAL,
)
from ludoteca.games.platformer.rules_cards import BLANK, card_with, gain_gems, lose_token, play_effect
from ludoteca.games.platformer.rules_dice import (
    FACES,
    can_use_anvil,
    most_symbols,
    offer_sources,
    pool_of,
    purpose_of,
    showing,
    spend_symbol,
    take_source,
    use_die,
)
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, top_c, top_kind

NO_SYMBOL = -1
GOLEM_PRICE = 2
SIPHON_PRICE = 2
PETRIFY_PRICE = 2
SHACKLE_PRICE = 1


@rule
def can_pay(box, s, seat, symbol, needed):
    """Whether so many symbols of a kind can be gathered at all."""
    return most_symbols(box, s, seat, pool_of(s), symbol) >= needed


@rule
def ask_payment(s, seat, symbol, needed, purpose):
    """PJ47: symbols are gathered until there are enough; a Golem's price counts what is there already."""
    if purpose != FOR_GOLEM:
        s.charge = 0
    ask(s, ASK_PAY, seat, symbol, needed, purpose)


@rule
def legal_pay(box, s, menu, seat, symbol):
    """Any way to come by the symbol; when there is none left the payment fails."""
    pool = pool_of(s)
    if symbol == ANY_SYMBOL:
        for face in range(FACES):
            if showing(pool, face):
                offer(menu, USE + face)
        if s.special[seat] != BLANK:
            offer(menu, USE_SPECIAL + s.special[seat])
    else:
        offer_sources(box, s, menu, seat, pool, symbol)
        if anvil_serves(box, s, seat, pool, 1 << symbol):
            offer(menu, PLAY + card_with(box, s, seat, POCKET_ANVIL))
    if menu.count == 0:
        offer(menu, STOP)


@rule
def answer_pay(box, s, seat, symbol, needed, purpose, move):
    """One more symbol towards the price."""
    drop(s)
    if move == STOP:
        if purpose == FOR_GOLEM:
            drop(s)
        else:
            s.charge = 0
        return
    ask(s, DO_PAY, seat, symbol, needed, purpose)
    if move >= PLAY:
        begin_anvil(s, seat, 1 << symbol)
    else:
        spend_symbol(box, s, seat, take_source(box, s, seat, move), purpose)


@rule
def paid(box, s, seat, symbol, needed, purpose):
    """Enough gathered: the price is paid. Otherwise more is asked for."""
    if s.charge < needed:
        ask(s, ASK_PAY, seat, symbol, needed, purpose)
        return
    if purpose == FOR_GOLEM:
        s.charge -= GOLEM_PRICE
        return
    s.charge = 0
    if purpose == FOR_SIPHON:
        gain_gems(s, seat, 1)
    elif purpose == FOR_PETRIFY:
        lose_token(s, seat, PETRIFY)
    else:
        lose_token(s, seat, SHACKLE)


@rule
def begin_anvil(s, seat, wanted):
    """Pocket Anvil: two different dice are to be chosen, then, unless it is settled, the result."""
    ask(s, ASK_ANVIL, seat, NO_SYMBOL, NO_SYMBOL, wanted)


@rule
def anvil_serves(box, s, seat, pool, wanted):
    """PJ13: whether two different dice can be forged into one of the wanted symbols, another than theirs."""
    if not can_use_anvil(box, s, seat, pool):
        return False
    for symbol in range(FACES):
        if showing(pool, symbol) and anvil_can_go_on(pool, NO_SYMBOL, symbol, wanted):
            return True
    return False


@rule
def anvil_can_go_on(pool, first, symbol, wanted):
    """PJ13: a partner must be there, and the result must differ from both."""
    if first >= 0:
        return wanted & ~(1 << first | 1 << symbol) != 0
    for other in range(FACES):
        if other != symbol and showing(pool, other) and wanted & ~(1 << other | 1 << symbol):
            return True
    return False


@rule
def legal_anvil(box, s, menu, first, second, wanted):
    """The first die, a second one that differs, and the symbol they become."""
    pool = pool_of(s)
    for symbol in range(FACES):
        if second >= 0:
            if wanted >> symbol & 1 and symbol != first and symbol != second:
                offer(menu, PICK + symbol)
        elif showing(pool, symbol) and symbol != first and anvil_can_go_on(pool, first, symbol, wanted):
            offer(menu, PICK + symbol)


@rule
def answer_anvil(box, s, seat, first, second, wanted, move):
    """Pocket Anvil: one die, the other, the result; what it is for the frame below tells."""
    drop(s)
    symbol = move - PICK
    if first < 0:
        ask(s, ASK_ANVIL, seat, symbol, NO_SYMBOL, wanted)
        return
    left = wanted & ~(1 << first | 1 << symbol)
    if second < 0 and left & (left - 1):
        ask(s, ASK_ANVIL, seat, first, symbol, wanted)
    elif second < 0:
        forge_on_anvil(box, s, seat, first, symbol, only_symbol(left))
    else:
        forge_on_anvil(box, s, seat, first, second, symbol)


@rule
def only_symbol(wanted):
    """The one symbol of a set."""
    for symbol in range(FACES):
        if wanted == 1 << symbol:
            return symbol
    return NO_SYMBOL


@rule
def forge_on_anvil(box, s, seat, first, second, result):
    """Pocket Anvil: both dice are used, the card is exhausted, the symbol is at hand."""
    purpose = purpose_of(result)
    if top_kind(s) == ASK_STRIKE:
        purpose = FOR_STRIKE
    elif top_kind(s) == DO_PAY:
        purpose = top_c(s)
    play_effect(box, s, seat, POCKET_ANVIL)
    use_die(s, first)
    use_die(s, second)
    note(s, FORGED, seat, first, result)
    spend_symbol(box, s, seat, result, purpose)

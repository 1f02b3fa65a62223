"""Dice, gems and forging (P30 to P32, P41, P42, P53, P54, P59, P60, P84 to P89)."""

from ludoteca.games.platformer.moves import (
    ANY_SYMBOL,
    ASK_UPGRADE,
    BOOT,
    COIN,
    DICE,
    DO_MONSTER,
    DO_STEPS,
    FOOLS_CUP,
    FOR_COINS,
    FOR_MONSTERS,
    FOR_STEPS,
    FORGE,
    FORGED,
    MONSTER,
    MOST_TIMES,
    PLAY,
    POCKET_ANVIL,
    PRISM_HEART,
    PRISM_LENS,
    RAGE,
    SAVE,
    SAVED,
    STAR,
    STOP,
    TAILWIND,
    UPGRADE,
    USE,
    USE_SPECIAL,
    USE_STAR,
    USED,
)
from ludoteca.games.platformer.rules_cards import (
    BLANK,
    can_play,
    card_with,
    claim,
    count_of,
    gain_gold,
    has,
    play_card,
    play_effect,
    reset_special,
)
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

FACES = 5


@rule
def pool_of(s):
    """P30: how many unused action dice show each symbol, four bits a symbol."""
    pool = 0
    for die in range(DICE):
        if s.die[die] >= 0 and s.die_used[die] == 0:
            pool += 1 << 4 * s.die[die]
    return pool


@rule
def showing(pool, symbol):
    """How many dice of a pool show a symbol."""
    return pool >> 4 * symbol & 15


@rule
def pool_size(pool):
    """How many unused dice there are."""
    size = 0
    for symbol in range(FACES):
        size += pool >> 4 * symbol & 15
    return size


@rule
def use_die(s, symbol):
    """P54: a used die is set aside and keeps its face."""
    for die in range(DICE):
        if s.die_used[die] == 0 and s.die[die] == symbol:
            s.die_used[die] = 1
            return


@rule
def star_is(box, s, seat, symbol):
    """P53: whether the hero's star can be used as this symbol."""
    return box.hero_star[s.hero[seat]] >> symbol & 1 != 0


@rule
def can_forge(box, s, seat):
    """Brakk cannot."""
    return box.hero_ability[s.hero[seat]] != RAGE


@rule
def event_is(box, s, effect):
    """P126: whether this event holds now."""
    return s.event >= 0 and box.event_effect[s.event] == effect


@rule
def kinds_in(pool):
    """How many different symbols a pool shows."""
    kinds = 0
    for symbol in range(FACES):
        kinds += showing(pool, symbol) > 0
    return kinds


@rule
def can_use_anvil(box, s, seat, pool):
    """Pocket Anvil: two different unused dice can be forged."""
    return can_play(s, seat, POCKET_ANVIL) and kinds_in(pool) >= 2 and can_forge(box, s, seat)


@rule
def offer_sources(box, s, menu, seat, pool, symbol):
    """P49 to P54, P59, PJ13, PJ14: every way to come by a symbol: a die, a star, the special die, or forging two."""
    special = s.special[seat]
    if showing(pool, symbol):
        offer(menu, USE + symbol)
    if special == symbol:
        offer(menu, USE_SPECIAL + symbol)
    if star_is(box, s, seat, symbol):
        if showing(pool, STAR):
            offer(menu, USE_STAR + symbol)
        if special == STAR:
            offer(menu, USE_SPECIAL + symbol)
    if can_forge(box, s, seat):
        for face in range(FACES):
            if face != symbol and showing(pool, face) >= 2:
                offer(menu, FORGE + FACES * face + symbol)


@rule
def has_source(box, s, seat, pool, symbol):
    """Whether dice, star, special die or forging give a symbol."""
    special = s.special[seat]
    if showing(pool, symbol) or special == symbol:
        return True
    if star_is(box, s, seat, symbol) and (showing(pool, STAR) or special == STAR):
        return True
    if can_forge(box, s, seat):
        for face in range(FACES):
            if showing(pool, face) >= 2:
                return True
    return False


@rule
def most_sources(box, s, seat, pool, symbol):
    """How many symbols of one kind a hero can come by without gems; ANY_SYMBOL counts every die."""
    special = s.special[seat]
    if symbol == ANY_SYMBOL:
        return pool_size(pool) + (special != BLANK)
    star = star_is(box, s, seat, symbol)
    sources = showing(pool, symbol)
    sources += special == symbol or (special == STAR and star)
    odd = 0
    pairs = 0
    for face in range(FACES):
        if face == symbol:
            continue
        if face == STAR and star:
            sources += showing(pool, face)
        else:
            pairs += showing(pool, face) // 2
            odd += showing(pool, face) % 2
    if can_forge(box, s, seat):
        sources += pairs
        sources += min(odd // 2, count_of(box, s, seat, POCKET_ANVIL))
    return sources


@rule
def gems_for(box, s, seat, times, lens):
    """P84: each time more costs one gem more; the Lens spares the first, the Heart one of the second."""
    gems = times * (times - 1) // 2
    if lens and times >= 2:
        gems -= 1
    if times >= 3 and has(s, seat, PRISM_HEART):
        gems -= 1
    return gems


@rule
def most_symbols(box, s, seat, pool, symbol):
    """P78, P85 to P89: the most symbols of a kind that dice, forging and gems give."""
    return multiplied(s, seat, most_sources(box, s, seat, pool, symbol), lenses_at_hand(s, seat))


@rule
def lenses_at_hand(s, seat):
    """How often the Prism Lens can be used now, as far as anybody who pays a price needs to know."""
    return s.lens + can_play(s, seat, PRISM_LENS)


@rule
def multiplied(s, seat, sources, lenses):
    """P85, P86, P87: what so many symbols become with lenses and all gems spent on them, cheapest upgrades first."""
    if sources == 0:
        return 0
    total = sources
    gems = s.gems[seat] + min(sources, lenses)
    heart = has(s, seat, PRISM_HEART)
    for times in range(2, MOST_TIMES + 1):
        cost = times - 1
        if times == 3 and heart:
            cost = 1
        upgrades = min(sources, gems // cost)
        if upgrades == 0:
            break
        total += upgrades
        gems -= upgrades * cost
    return total


@rule
def take_source(box, s, seat, move):
    """P32, P54, P59: pays a symbol with dice or the special die; gives the symbol it counts as."""
    if USE_STAR <= move < USE_STAR + FACES:
        use_die(s, STAR)
        return move - USE_STAR
    if USE_SPECIAL <= move < USE_SPECIAL + FACES:
        reset_special(s, seat)
        return move - USE_SPECIAL
    if FORGE <= move < FORGE + FACES * FACES:
        face = (move - FORGE) // FACES
        use_die(s, face)
        use_die(s, face)
        note(s, FORGED, seat, face, (move - FORGE) % FACES)
        return (move - FORGE) % FACES
    use_die(s, move - USE)
    return move - USE


@rule
def spend_symbol(box, s, seat, symbol, purpose):
    """P84: a symbol has been paid; if gems or the Lens could multiply it that is asked first."""
    if s.gems[seat] > 0 or can_play(s, seat, PRISM_LENS):
        ask(s, ASK_UPGRADE, seat, symbol, purpose)
    else:
        apply_symbol(box, s, seat, symbol, purpose, 1)


@rule
def legal_upgrade(box, s, menu, seat):
    """P84, PJ47: as many times as the gems last."""
    for times in range(1, MOST_TIMES + 1):
        if gems_for(box, s, seat, times, s.lens) <= s.gems[seat]:
            offer(menu, UPGRADE + times - 1)
    if s.lens == 0 and can_play(s, seat, PRISM_LENS):
        offer(menu, PLAY + card_with(box, s, seat, PRISM_LENS))


@rule
def answer_upgrade(box, s, seat, symbol, purpose, move):
    """P84: the gems are discarded; three on one symbol is the Prism Heart's condition."""
    if move >= PLAY:
        s.lens = 1
        play_card(box, s, seat, move - PLAY)
        return
    drop(s)
    times = move - UPGRADE + 1
    gems = gems_for(box, s, seat, times, s.lens)
    s.gems[seat] -= gems
    s.lens = 0
    if gems >= 3:
        claim(box, s, seat, PRISM_HEART)
    apply_symbol(box, s, seat, symbol, purpose, times)


@rule
def apply_symbol(box, s, seat, symbol, purpose, times):
    """P49 to P52, PJ11, PJ47: what a symbol, so many times, is used for; a coin is gold (P51)."""
    note(s, USED, seat, min(symbol, STAR), times)
    if purpose == FOR_STEPS:
        if s.boots_used == 0 and event_is(box, s, TAILWIND):
            times += 1
        s.boots_used = 1
        ask(s, DO_STEPS, seat, times)
    elif purpose == FOR_COINS:
        gain_gold(s, seat, times)
    elif purpose == FOR_MONSTERS:
        s.charge = times
        ask(s, DO_MONSTER, seat)
    else:
        s.charge += times


@rule
def purpose_of(symbol):
    """What a symbol used on its own is for."""
    if symbol == BOOT:
        return FOR_STEPS
    if symbol == COIN:
        return FOR_COINS
    return FOR_MONSTERS


@rule
def can_save(box, s, seat, pool, symbol):
    """P41, P60, PJ13: from an unused die, or forged from two alike; the special die may be one of them."""
    if showing(pool, symbol):
        return True
    if not can_forge(box, s, seat):
        return False
    for face in range(FACES):
        if face != symbol and showing(pool, face) >= 1 and showing(pool, face) + (s.special[seat] == face) >= 2:
            return True
    return can_use_anvil(box, s, seat, pool)


@rule
def legal_save(box, s, menu, seat):
    """P41: set the special die, or leave it as it is."""
    pool = pool_of(s)
    for symbol in range(FACES):
        if s.special[seat] != symbol and can_save(box, s, seat, pool, symbol):
            offer(menu, SAVE + symbol)
    offer(menu, STOP)


@rule
def answer_save(box, s, seat, move):
    """P31, P41: a new symbol replaces the old one."""
    drop(s)
    if move == STOP:
        return
    symbol = move - SAVE
    pool = pool_of(s)
    if not showing(pool, symbol) and not forges_alike(s, seat, pool, symbol):
        play_effect(box, s, seat, POCKET_ANVIL)
    s.special[seat] = symbol
    note(s, SAVED, seat, symbol)


@rule
def forges_alike(s, seat, pool, symbol):
    """Whether two alike make the symbol, so that the anvil is not needed."""
    for face in range(FACES):
        if face != symbol and showing(pool, face) >= 1 and showing(pool, face) + (s.special[seat] == face) >= 2:
            return True
    return False


@rule
def shown(s, symbol):
    """P108, PJ36: on how many of the five dice a symbol shows, used or not."""
    count = 0
    for die in range(DICE):
        count += s.die[die] == symbol
    return count


@rule
def note_three_alike(box, s, seat):
    """P121: action dice have been rolled, all or some; three alike are the Fool's Cup's condition."""
    for symbol in range(FACES):
        if shown(s, symbol) >= 3:
            claim(box, s, seat, FOOLS_CUP)


@rule
def monsters_at_hand(box, s, seat):
    """PJ48: the monster symbols there would be for a heavy enemy."""
    return s.charge + most_symbols(box, s, seat, pool_of(s), MONSTER)

"""Actions (P40, P46 to P60, P83, P107, P112, P115, P116; PJ15, PJ23, PJ51, PJ53, PJ58)."""

from ludoteca.games.platformer.moves import (
    ABILITY,
    ANY_SYMBOL,
    ASK_ACT,
    ASK_PETRIFIED,
    ASK_PLACE,
    ASK_RESPAWN,
    ATTACK,
    BOOT,
    BUY,
    BY_TOKEN,
    CHOOSE,
    COIN,
    COLUMNS,
    DO_STAGE,
    DO_WOUND,
    DONE,
    FOR_PETRIFY,
    FOR_SHACKLE,
    GAIN,
    GRAVITY,
    IKEE,
    LET_GO,
    MIRROR,
    MONSTER,
    MOST_CARDS,
    PETRIFY,
    PLAY,
    POCKET_ANVIL,
    PURITY,
    RESPAWNED,
    RID,
    SHACKLE,
    SIPHON,
    SOULFLAME,
    SPACES,
    SWORD,
    TOKEN_GAINED,
    USE,
)
from ludoteca.games.platformer.rules_cards import card_with, has, spend_gold
from ludoteca.games.platformer.rules_dice import (
    FACES,
    has_source,
    offer_sources,
    pool_of,
    purpose_of,
    showing,
    spend_symbol,
    take_source,
    use_die,
)
from ludoteca.games.platformer.rules_enemies import has_monster_target
from ludoteca.games.platformer.rules_fight import begin_attack, target_of
from ludoteca.games.platformer.rules_gravity import (
    LETTING_GO,
    activate_gravity,
    could_let_go,
    gravity_would_move,
)
from ludoteca.games.platformer.rules_levels import lowest_row
from ludoteca.games.platformer.rules_map import (
    AT_COUNTER,
    LEVEL_SPACES,
    boss_level,
    distance,
    feature_at,
    in_boss_level,
    is_free,
)
from ludoteca.games.platformer.rules_medusa import can_siphon, siphon
from ludoteca.games.platformer.rules_move import has_step, place_hero
from ludoteca.games.platformer.rules_pay import (
    PETRIFY_PRICE,
    SHACKLE_PRICE,
    anvil_serves,
    ask_payment,
    begin_anvil,
    can_pay,
)
from ludoteca.games.platformer.rules_shop import buy, offer_wares
from ludoteca.games.platformer.rules_use import can_use_ability, is_usable, use_ability, use_card
from ludoteca.games.platformer.tiles import SHOP, SPECIAL
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer

ACTION_STAGE = 5
SAVE_STAGE = 6
FAR = 99


@rule
def ask_for_action(box, s, seat):
    """P40, P46, P83, PJ58: respawn if off the map; a petrified hero frees himself or lets the turn pass."""
    if s.at[seat] < 0:
        if pool_of(s):
            ask(s, ASK_RESPAWN, seat)
        else:
            ask(s, DO_STAGE, seat, SAVE_STAGE)
    elif s.token[seat][PETRIFY]:
        if can_pay(box, s, seat, ANY_SYMBOL, PETRIFY_PRICE) or has(s, seat, PURITY):
            ask(s, ASK_PETRIFIED, seat)
        else:
            ask(s, DO_STAGE, seat, SAVE_STAGE)
    else:
        ask(s, ASK_ACT, seat)


@rule
def legal_respawn(s, menu):
    """P47, PJ15: a pool die of any face."""
    pool = pool_of(s)
    for symbol in range(FACES):
        if showing(pool, symbol):
            offer(menu, USE + symbol)


@rule
def answer_respawn(s, seat, move):
    """P47: the die is used; then the space is chosen."""
    drop(s)
    use_die(s, move - USE)
    ask(s, DO_STAGE, seat, ACTION_STAGE)
    ask(s, ASK_PLACE, seat)


@rule
def from_shop(box, s, space):
    """PJ53: how far a space of the boss level is from the nearest Shop space there."""
    nearest = FAR
    first = boss_level(s) * LEVEL_SPACES
    for shop in range(first, first + LEVEL_SPACES):
        if feature_at(box, s, shop) & SHOP:
            away = distance(space, shop)
            nearest = min(nearest, away)
    return nearest


@rule
def legal_place(box, s, menu, seat):
    """P47, P99, PJ53: the lowest row with room; in the boss level a Shop space, or the nearest to one."""
    if s.inside[seat]:
        first = boss_level(s) * LEVEL_SPACES
        for away in range(FAR):
            for space in range(first, first + LEVEL_SPACES):
                if is_free(s, space) and from_shop(box, s, space) == away:
                    offer(menu, CHOOSE + space)
            if menu.count:
                return
    for space in range(lowest_row(s), SPACES):
        if space % COLUMNS == 0 and menu.count:
            return
        if is_free(s, space):
            offer(menu, CHOOSE + space)


@rule
def answer_place(box, s, seat, move):
    """P47, P48: not a Move, so no Ent attacks; but an entry."""
    drop(s)
    note(s, RESPAWNED, seat, move - CHOOSE)
    place_hero(box, s, seat, move - CHOOSE)


@rule
def legal_petrified(box, s, menu, seat):
    """P115, PJ23, PJ58: two symbols of choice, Purity, or nothing."""
    if can_pay(box, s, seat, ANY_SYMBOL, PETRIFY_PRICE):
        offer(menu, RID + PETRIFY)
    if has(s, seat, PURITY):
        offer(menu, PLAY + card_with(box, s, seat, PURITY))
    offer(menu, DONE)


@rule
def usable_symbols(box, s, seat):
    """Boot, coin and monster as a set: those that would do something now."""
    wanted = 1 << COIN
    if has_step(box, s, seat, 0):
        wanted |= 1 << BOOT
    if has_monster_target(box, s, seat):
        wanted |= 1 << MONSTER
    return wanted


@rule
def legal_act(box, s, menu, seat):
    """P40, P49 to P60: everything a hero can do now, or be done."""
    pool = pool_of(s)
    if pool or s.special[seat] >= 0:
        wanted = usable_symbols(box, s, seat)
        for symbol in range(FACES):
            if wanted >> symbol & 1:
                offer_sources(box, s, menu, seat, pool, symbol)
        if anvil_serves(box, s, seat, pool, wanted):
            offer(menu, PLAY + card_with(box, s, seat, POCKET_ANVIL))
        if has_source(box, s, seat, pool, SWORD) or anvil_serves(box, s, seat, pool, 1 << SWORD):
            for direction in range(4):
                if target_of(box, s, seat, direction) >= 0:
                    offer(menu, ATTACK + direction)
        if in_boss_level(s, s.at[seat]) and can_siphon(box, s, seat):
            offer(menu, SIPHON)
        if s.token[seat][SHACKLE] and can_pay(box, s, seat, SWORD, SHACKLE_PRICE):
            offer(menu, RID + SHACKLE)
    if gravity_would_move(box, s):
        offer(menu, GRAVITY)
    if could_let_go(box, s, seat):
        offer(menu, LET_GO)
    legal_places(box, s, menu, seat)
    if s.ready[seat]:
        for card in range(MOST_CARDS):
            if s.owner[card] == seat and s.exhausted[card] == 0 and is_usable(box, s, seat, box.effect[card]):
                offer(menu, PLAY + card)
    if can_use_ability(box, s, seat):
        offer(menu, ABILITY)
    offer(menu, DONE)


@rule
def legal_places(box, s, menu, seat):
    """P19, P56, P112, P116: what the hero's space sells: Shop cards, the Mirror, Soulflame."""
    if not s.tower[s.at[seat]] & AT_COUNTER:
        return
    feature = feature_at(box, s, s.at[seat])
    if feature & SHOP:
        offer_wares(box, s, menu, seat)
    if feature & SPECIAL:
        if s.boss == IKEE:
            if s.health[seat] >= 2 and s.token[seat][SOULFLAME] == 0:
                offer(menu, GAIN + SOULFLAME)
        elif s.gold[seat] > 0 and s.token[seat][MIRROR] == 0:
            offer(menu, GAIN + MIRROR)


@rule
def answer_act(box, s, seat, move):
    """P40: one action; then the next is asked for, unless the player is done."""
    drop(s)
    if move == DONE:
        ask(s, DO_STAGE, seat, SAVE_STAGE)
        return
    ask(s, DO_STAGE, seat, ACTION_STAGE)
    if PLAY <= move < PLAY + MOST_CARDS:
        if box.effect[move - PLAY] == POCKET_ANVIL:
            begin_anvil(s, seat, usable_symbols(box, s, seat))
        else:
            use_card(box, s, seat, move - PLAY)
    elif ATTACK <= move < ATTACK + 4:
        begin_attack(box, s, seat, move - ATTACK)
    elif BUY <= move < BUY + MOST_CARDS:
        buy(box, s, seat, move - BUY)
    elif move == GRAVITY:
        activate_gravity(box, s, seat, 0)
    elif move == LET_GO:
        activate_gravity(box, s, seat, LETTING_GO)
    elif move == ABILITY:
        use_ability(box, s, seat)
    elif move == SIPHON:
        siphon(s, seat)
    elif move == RID + SHACKLE:
        ask_payment(s, seat, SWORD, SHACKLE_PRICE, FOR_SHACKLE)
    elif move == RID + PETRIFY:
        ask_payment(s, seat, ANY_SYMBOL, PETRIFY_PRICE, FOR_PETRIFY)
    elif GAIN <= move < RID:
        gain_token(box, s, seat, move - GAIN)
    else:
        symbol = take_source(box, s, seat, move)
        spend_symbol(box, s, seat, symbol, purpose_of(symbol))


@rule
def gain_token(box, s, seat, token):
    """P112, P116: the Mirror costs a gold, Soulflame a wound that the hero survives."""
    s.token[seat][token] = 1
    note(s, TOKEN_GAINED, seat, token)
    if token == MIRROR:
        spend_gold(box, s, seat, 1)
    else:
        ask(s, DO_WOUND, seat, 1, BY_TOKEN)

"""Set-up (P1 to P13, P120, P123, P124)."""

from ludoteca.games.platformer.moves import (
    ASK_HERO,
    DEFENDER,
    DO_STAGE,
    FIRST_ARTIFACT,
    FIRST_POTION,
    HERO_TAKEN,
    TAKE_HERO,
)
from ludoteca.games.platformer.rules_levels import stock_level
from ludoteca.games.platformer.rules_map import lay_level
from ludoteca.games.platformer.rules_shop import ALL_SLOTS, refill
from ludoteca.games.platformer.rules_turn import NEXT_STAGE
from ludoteca.games.platformer.state import ARTIFACTS_IN_PLAY
from ludoteca.kernel.chance import pick, shuffle
from ludoteca.kernel.compiling import rule
from ludoteca.kernel.state import ask, drop, note, offer, to_the_left

BONUS_GOLD = 0b1010
BONUS_GEMS = 0b1100
"""P11: the second player gets a gold, the third a gem, the fourth both."""


@rule
def deal(box, s):
    """P1 to P13: tower, enemies, boss, Shop, heroes, first player (P10), and a bonus for the later ones (P11, PJ39)."""
    s.levels = box.levels
    s.boss = box.boss if box.boss >= 0 else pick(s, 2)
    lay_tiles(box, s)
    lay_enemy_cards(box, s)
    lay_level(box, s, 0)
    stock_level(box, s, 0)
    lay_out_cards(box, s)
    s.first = box.first_player
    if s.first < 0 or s.first >= s.seats:
        s.first = pick(s, s.seats)
    for seat in range(s.seats):
        place = to_the_left(s, seat, -s.first)
        s.gold[seat] = BONUS_GOLD >> place & 1
        s.gems[seat] = BONUS_GEMS >> place & 1
    ask(s, DO_STAGE, to_the_left(s, s.first, -1), NEXT_STAGE)
    if box.heroes_chosen:
        for k in range(s.seats - 1, -1, -1):
            ask(s, ASK_HERO, to_the_left(s, s.first, k))
    else:
        for seat in range(s.seats):
            deal_hero(box, s, seat)


@rule
def lay_tiles(box, s):
    """P1, P4, P123: random tiles face down, boss tiles on top; no tile lies twice."""
    laid = 0
    for level in range(s.levels):
        for side in range(2):
            tile = random_tile(box, s, laid, int(level == s.levels - 1))
            s.tile[level][side] = tile
            laid |= 1 << tile


@rule
def random_tile(box, s, laid, boss):
    """A random tile of the chosen tower that is not laid yet."""
    count = 0
    for tile in range(box.tile_count):
        count += is_candidate(box, tile, laid, boss)
    chosen = pick(s, count)
    for tile in range(box.tile_count):
        if is_candidate(box, tile, laid, boss):
            if chosen == 0:
                return tile
            chosen -= 1
    return -1


@rule
def is_candidate(box, tile, laid, boss):
    """PJ30: whether a tile may lie at such a place: one of the chosen tower."""
    return box.tile_allowed[tile] == 1 and box.tile_boss[tile] == boss and not laid >> tile & 1


@rule
def lay_enemy_cards(box, s):
    """P2, P123: rank I by level 1, II by level 2, III by each level above; no card twice."""
    laid = 0
    for level in range(s.levels - 1):
        kind = random_enemy(box, s, laid, min(level + 1, 3))
        s.enemy_card[level] = kind
        laid |= 1 << kind


@rule
def random_enemy(box, s, laid, rank):
    """A random enemy card of a rank that is not laid yet."""
    count = 0
    for kind in range(DEFENDER):
        count += box.kind_rank[kind] == rank and not laid >> kind & 1
    chosen = pick(s, count)
    for kind in range(DEFENDER):
        if box.kind_rank[kind] == rank and not laid >> kind & 1:
            if chosen == 0:
                return kind
            chosen -= 1
    return -1


@rule
def lay_out_cards(box, s):
    """P6, P120, P124, P125: items, potions, the Shop, two artifacts if wished, and alone the events."""
    for k in range(box.item_count):
        s.item_deck[k] = k
    s.items_left = box.item_count
    shuffle(s, s.item_deck, 0, s.items_left)
    for k in range(box.potion_count):
        s.potion_deck[k] = FIRST_POTION + k
    s.potions_left = box.potion_count
    shuffle(s, s.potion_deck, 0, s.potions_left)
    for slot in range(ALL_SLOTS):
        refill(s, slot)
    if box.artifacts:
        for slot in range(ARTIFACTS_IN_PLAY):
            card = FIRST_ARTIFACT + pick(s, box.artifact_count - slot)
            if slot > 0 and card >= s.artifact[0]:
                card += 1
            s.artifact[slot] = card
    if box.solo:
        for k in range(box.event_count):
            s.event_deck[k] = k
        s.events_left = box.event_count
        shuffle(s, s.event_deck, 0, s.events_left)


@rule
def is_taken(s, hero):
    """P8: each hero is there once."""
    for seat in range(s.seats):
        if s.hero[seat] == hero:
            return True
    return False


@rule
def deal_hero(box, s, seat):
    """P8: a random hero."""
    left = pick(s, box.hero_count - seat)
    for hero in range(box.hero_count):
        if not is_taken(s, hero):
            if left == 0:
                give_hero(box, s, seat, hero)
                return
            left -= 1


@rule
def give_hero(box, s, seat, hero):
    """P8, P13: health as on the card, special die blank, off the map."""
    s.hero[seat] = hero
    s.health[seat] = box.hero_health[hero]
    note(s, HERO_TAKEN, seat, hero)


@rule
def legal_hero(box, s, menu):
    """P8: any hero that nobody has taken."""
    for hero in range(box.hero_count):
        if not is_taken(s, hero):
            offer(menu, TAKE_HERO + hero)


@rule
def answer_hero(box, s, seat, move):
    """P8: a chosen hero."""
    drop(s)
    give_hero(box, s, seat, move - TAKE_HERO)

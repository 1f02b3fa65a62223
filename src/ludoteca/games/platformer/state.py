"""The state of a game of Platformer."""

from ludoteca.games.platformer.moves import (
    DICE,
    MOST_ATTACKS,
    MOST_CARDS,
    MOST_ENEMIES,
    MOST_EVENTS,
    MOST_ITEMS,
    MOST_LEVELS,
    MOST_POTIONS,
    MOST_SEATS,
    SPACES,
    TOKENS,
)
from ludoteca.kernel.limits import ROOM
from ludoteca.kernel.state import GameState
from ludoteca.kernel.structs import i8, i16, i32, i64

NOWHERE = -1
NOBODY = -1
FIRST_ENEMY = MOST_SEATS
"""Figures are numbered: heroes by their seats, then the enemies."""
SHOP_SLOTS = 3
ARTIFACTS_IN_PLAY = 2
MOST_MONEY = 999
TOWER_NUMBER = i16 if ROOM == 1 else i32
FIGURES = i32 if ROOM == 1 else i64
"""What one number must hold: a figure above the bits of a space, a bit for each figure."""
MOST_ON_SPACE = 40
"""What a position can give: far more than play does, far less than overflows."""


class State(GameState):
    """Where everyone stands, who holds what, and how far the turn has come."""

    ready = i64(MOST_SEATS, derived=True)
    frame = i64(16, far=1)
    journal = i64(40, far=4)

    levels = i8(most=MOST_LEVELS)
    lowest = i8(most=MOST_LEVELS - 1)
    highest = i8(most=MOST_LEVELS - 1)
    tile = i8(MOST_LEVELS, 2, of="tile", far=1)
    enemy_card = i8(MOST_LEVELS, of="enemy", far=2)
    tower = TOWER_NUMBER(SPACES, derived=True, far=2, line=True)
    """What each space is and who stands on it, as bits: see rules_map."""
    gold_on = i8(SPACES, far=6, most=MOST_ON_SPACE, per="space")
    gems_on = i8(SPACES, far=6, most=MOST_ON_SPACE, per="space")

    enemy_end = i8(derived=True)
    enemy_at = i16(MOST_ENEMIES, of="space", per="foe", far=3, line=True)
    enemy_kind = i8(MOST_ENEMIES, of="enemy", per="foe", far=3)
    boss = i8(of="boss")
    boss_deck = i8(MOST_ATTACKS, of="attack", far=2, pile=True)
    boss_deck_size = i8(derived=True)
    boss_discard = i8(MOST_ATTACKS, of="attack", far=2)
    boss_discard_size = i8(derived=True)
    struck = i8(most=(1 << MOST_SEATS) - 1, bits="seat")

    hero = i8(MOST_SEATS, of="hero", per="seat")
    at = i16(MOST_SEATS, of="space", per="seat")
    health = i8(MOST_SEATS, most=99, per="seat")
    gold = i16(MOST_SEATS, most=MOST_MONEY, per="seat")
    gems = i16(MOST_SEATS, most=MOST_MONEY, per="seat")
    special = i8(MOST_SEATS, of="symbol", per="seat")
    token = i8(MOST_SEATS, len(TOKENS), most=1, per="seat", bits="token")
    tired = i8(MOST_SEATS, most=1, per="seat")
    inside = i8(MOST_SEATS, most=1, per="seat")
    afloat = FIGURES(MOST_SEATS, most=(1 << FIRST_ENEMY + MOST_ENEMIES) - 1, per="seat", bits="figure")

    owner = i8(MOST_CARDS, of="seat", far=5, per="card")
    exhausted = i8(MOST_CARDS, far=5, most=1, per="card")
    item_deck = i8(MOST_ITEMS, of="card", far=5, pile=True)
    items_left = i8(derived=True)
    items_known = i8(most=MOST_ITEMS)
    potion_deck = i8(MOST_POTIONS, of="card", far=5, pile=True)
    potions_left = i8(derived=True)
    potions_known = i8(most=MOST_POTIONS)
    shop = i8(2 * SHOP_SLOTS, of="card", far=1)
    artifact = i8(ARTIFACTS_IN_PLAY, of="card", far=1)

    active = i8(of="seat")
    die = i8(DICE, of="symbol")
    die_used = i8(DICE, most=1, per="die")
    roll = i8(of="roll")
    charge = i16(most=MOST_MONEY)
    foe = i8(most=MOST_ENEMIES - 1)
    attacked = FIGURES(most=(1 << MOST_ENEMIES) - 1, bits="foe")
    bonus = i8(most=60)
    thorned = i8(most=1)
    phasing = i8(most=1)
    smoked = i8(most=1)
    sneaking = i8(most=1)
    ballooned = i8(most=1)
    lens = i8(most=1)
    boots_used = i8(most=1)

    event_deck = i8(MOST_EVENTS, of="event", far=5, pile=True)
    events_left = i8(most=MOST_EVENTS)
    event = i8(of="event")
    defeated = i16(most=MOST_MONEY)
    overkill = i16(most=MOST_MONEY)

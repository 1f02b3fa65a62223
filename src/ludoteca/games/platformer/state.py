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
from ludoteca.kernel.record import i8, i16, i32, i64
from ludoteca.kernel.state import GameState

NOWHERE = -1
NOBODY = -1
FIRST_ENEMY = MOST_SEATS
"""Figures are numbered: heroes by their seats, then the enemies."""
SHOP_SLOTS = 3
ARTIFACTS_IN_PLAY = 2


class State(GameState):
    """Where everyone stands, who holds what, and how far the turn has come."""

    ready = i64(MOST_SEATS, derived=True)
    frame = i64(16, far=1)
    journal = i64(40, far=4)

    levels = i8()
    lowest = i8()
    highest = i8()
    tile = i8(MOST_LEVELS, 2, of="tile", far=1)
    enemy_card = i8(MOST_LEVELS, of="enemy", far=2)
    tower = i16(SPACES, derived=True, far=2, line=True)
    """What each space is and who stands on it, as bits: see rules_map."""
    gold_on = i8(SPACES, far=6)
    gems_on = i8(SPACES, far=6)

    enemy_end = i8(derived=True)
    enemy_at = i16(MOST_ENEMIES, of="space", far=3, line=True)
    enemy_kind = i8(MOST_ENEMIES, of="enemy", far=3)
    boss = i8(of="boss")
    boss_deck = i8(MOST_ATTACKS, of="attack", far=2)
    boss_deck_size = i8()
    boss_discard = i8(MOST_ATTACKS, of="attack", far=2)
    boss_discard_size = i8()
    struck = i8()

    hero = i8(MOST_SEATS, of="hero")
    at = i16(MOST_SEATS, of="space")
    health = i8(MOST_SEATS)
    gold = i16(MOST_SEATS)
    gems = i16(MOST_SEATS)
    special = i8(MOST_SEATS, of="symbol")
    token = i8(MOST_SEATS, len(TOKENS))
    tired = i8(MOST_SEATS)
    inside = i8(MOST_SEATS)
    afloat = i32(MOST_SEATS)

    owner = i8(MOST_CARDS, of="seat", far=5)
    exhausted = i8(MOST_CARDS, far=5)
    item_deck = i8(MOST_ITEMS, of="card", far=5)
    items_left = i8()
    items_known = i8()
    potion_deck = i8(MOST_POTIONS, of="card", far=5)
    potions_left = i8()
    potions_known = i8()
    shop = i8(2 * SHOP_SLOTS, of="card", far=1)
    artifact = i8(ARTIFACTS_IN_PLAY, of="card", far=1)

    active = i8(of="seat")
    die = i8(DICE, of="symbol")
    die_used = i8(DICE)
    roll = i8(of="roll")
    charge = i16()
    foe = i8()
    attacked = i32()
    bonus = i8()
    thorned = i8()
    phasing = i8()
    smoked = i8()
    sneaking = i8()
    ballooned = i8()
    lens = i8()
    boots_used = i8()

    event_deck = i8(MOST_EVENTS, of="event", far=5)
    events_left = i8()
    event = i8(of="event")
    defeated = i16()
    overkill = i16()

"""What nobody can know, drawn anew: face-down tiles and enemy cards, the order of decks, and chance."""

from ludoteca.games.platformer.rules_setup import random_enemy, random_tile
from ludoteca.kernel.chance import put_in_order, rekey, shuffle, word
from ludoteca.kernel.compiling import rule

NO_KEY = word(0)


@rule
def resample(box, s, seat, key0, key1):
    """P1, P2, P5, P6, P125: hands are open, so the secrets are the same for every seat."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, key0, key1)
    redraw_tiles(box, s)
    redraw_enemies(box, s)
    shuffle(s, s.item_deck, s.items_known, s.items_left)
    shuffle(s, s.potion_deck, s.potions_known, s.potions_left)
    shuffle(s, s.event_deck, 0, s.events_left)
    shuffle(s, s.boss_deck, 0, s.boss_deck_size)
    s.reveals = reveals
    s.reveal_at = reveal_at


@rule
def conceal(box, s, seat):
    """The same secrets in one fixed order, so that nothing of what the table holds shows through."""
    reveals = s.reveals
    reveal_at = s.reveal_at
    rekey(s, NO_KEY, NO_KEY)
    redraw_tiles(box, s)
    redraw_enemies(box, s)
    put_in_order(s.item_deck, s.items_known, s.items_left)
    put_in_order(s.potion_deck, s.potions_known, s.potions_left)
    put_in_order(s.event_deck, 0, s.events_left)
    put_in_order(s.boss_deck, 0, s.boss_deck_size)
    s.reveals = reveals
    s.reveal_at = reveal_at


@rule
def redraw_tiles(box, s):
    """P1, P4: a face-down tile may be any that has not been seen."""
    seen = 0
    for level in range(s.highest + 1):
        seen |= 1 << s.tile[level][0] | 1 << s.tile[level][1]
    for level in range(s.highest + 1, s.levels):
        for side in range(2):
            tile = random_tile(box, s, seen, int(level == s.levels - 1))
            s.tile[level][side] = tile
            seen |= 1 << tile


@rule
def redraw_enemies(box, s):
    """P2: a face-down enemy card may be any of its rank that has not been seen."""
    seen = 0
    for level in range(min(s.highest + 1, s.levels - 1)):
        seen |= 1 << s.enemy_card[level]
    for level in range(s.highest + 1, s.levels - 1):
        kind = random_enemy(box, s, seen, min(level + 1, 3))
        s.enemy_card[level] = kind
        seen |= 1 << kind

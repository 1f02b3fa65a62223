"""The checks on a position of Platformer."""

from collections import Counter

from ludoteca.games.platformer.box import Box, space_name
from ludoteca.games.platformer.moves import (
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FIRST_POTION,
    MOST_ENEMIES,
)
from ludoteca.games.platformer.rules_map import LEVEL_SPACES
from ludoteca.games.platformer.state import State
from ludoteca.kernel.state import FIRST_TASK, unpack_frame


def audit_position(box: Box, s: State, derived: bool) -> str | None:
    """What is wrong with a position; without `derived`, only what the derived fields depend on."""
    fault = _audit_tower(box, s) or _audit_figures(box, s)
    if fault or not derived:
        return fault
    return _audit_cards(box, s) or _audit_decks(box, s) or _audit_flow(s)


def _audit_tower(box: Box, s: State) -> str | None:
    if s.levels != box.levels:
        return f"levels must be {box.levels} with these options"
    if not 0 <= s.lowest <= s.highest < s.levels:
        return "lowest and highest must be levels of the tower, counted from 0"
    laid = [tile for level in s.tile[: s.levels] for tile in level]
    if any(not 0 <= tile < box.tile_count for tile in laid) or len(set(laid)) != len(laid):
        return "every level needs two tiles, and no tile can lie twice"
    for level, row in enumerate(s.tile[: s.levels]):
        for tile in row:
            if box.tile_boss[tile] != (level == s.levels - 1) or not box.tile_allowed[tile]:
                return f"a tile of level {level + 1} does not belong there"
    cards = s.enemy_card[: s.levels - 1]
    if len(set(cards)) != len(cards):
        return "no enemy card can lie twice"
    for level, kind in enumerate(cards):
        if not 0 <= kind < FIRST_BOSS_KIND - 1 or box.kind_rank[kind] != min(level + 1, 3):
            return f"the enemy card of level {level + 1} does not have its rank"
    if s.boss < 0 or (box.boss >= 0 and s.boss != box.boss):
        return "boss must be the one of the options"
    return None


def _audit_figures(box: Box, s: State) -> str | None:
    on_map = range(s.lowest * LEVEL_SPACES, (s.highest + 1) * LEVEL_SPACES)
    heroes = [hero for hero in s.hero[: s.seats] if hero >= 0]
    if len(set(heroes)) != len(heroes) or any(hero >= box.hero_count for hero in heroes):
        return "every hero of the box can be there once"
    for seat in range(s.seats):
        if s.hero[seat] < 0 and not box.heroes_chosen:
            return f"P{seat + 1} has no hero"
        if s.at[seat] >= 0 and s.at[seat] not in on_map:
            return f"the hero of P{seat + 1} stands on {space_name(s.at[seat])}, which is not on the map"
        if s.hero[seat] >= 0 and not 0 < s.health[seat] <= box.hero_health[s.hero[seat]] + 1:
            return f"the health of P{seat + 1} cannot be {s.health[seat]}"
        if s.gold[seat] < 0 or s.gems[seat] < 0:
            return f"P{seat + 1} cannot have less than no gold or gems"
    for enemy in range(MOST_ENEMIES):
        if (s.enemy_at[enemy] < 0) != (s.enemy_kind[enemy] < 0):
            return "every enemy has a kind and a space"
        if s.enemy_at[enemy] >= 0 and s.enemy_at[enemy] not in on_map:
            return f"an enemy stands on {space_name(s.enemy_at[enemy])}, which is not on the map"
    places = Counter(space for space in (*s.at[: s.seats], *s.enemy_at) if space >= 0)
    for space, times in places.items():
        if times > 1:
            return f"{times} figures stand on {space_name(space)}"
    for space, (gold, gems) in enumerate(zip(s.gold_on, s.gems_on, strict=True)):
        if gold < 0 or gems < 0 or ((gold or gems) and space not in on_map):
            return f"gold and gems on {space_name(space)} cannot be"
    return None


def _audit_cards(box: Box, s: State) -> str | None:
    seats = range(-1, s.seats)
    if any(owner not in seats for owner in s.owner):
        return "a card belongs to a seat that nobody sits on"
    for what, first, count, deck, left, known in (
        ("item", 0, box.item_count, s.item_deck, s.items_left, s.items_known),
        ("potion", FIRST_POTION, box.potion_count, s.potion_deck, s.potions_left, s.potions_known),
    ):
        cards = range(first, first + count)
        if not 0 <= known <= left <= len(deck) or left != sum(card >= 0 for card in deck):
            return f"{what}s_left must count {what}_deck, and {what}s_known cannot be more"
        found = [card for card in deck if card >= 0]
        found += [card for card in s.shop if card >= 0 and (card < FIRST_POTION) == (first == 0)]
        found += [card for card in cards if s.owner[card] >= 0]
        if sorted(found) != list(cards):
            return f"every {what} of the box must be once in {what}_deck, in the Shop or with a player"
    in_play = [card for card in s.artifact if card >= 0]
    if len(in_play) != (2 if box.artifacts else 0) or len(set(in_play)) != len(in_play):
        return "two different artifacts are in play with the option, none without"
    for card, owner in enumerate(s.owner):
        if card >= FIRST_ARTIFACT and owner >= 0 and card not in in_play:
            return "only artifacts in play can belong to a player"
    return None


def _audit_decks(box: Box, s: State) -> str | None:
    if box.solo and (sorted(s.event_deck[: box.event_count]) != list(range(box.event_count))):
        return "every event of the box must be once in event_deck"
    if not 0 <= s.events_left <= box.event_count:
        return "events_left must count the events not shown yet"
    for what, size, deck in (
        ("boss_deck", s.boss_deck_size, s.boss_deck),
        ("boss_discard", s.boss_discard_size, s.boss_discard),
    ):
        if not 0 <= size <= len(deck) or size != sum(card >= 0 for card in deck):
            return f"{what}_size must count {what}"
    attacks = sorted(card for card in (*s.boss_deck, *s.boss_discard) if card >= 0)
    own = [card for card in range(box.attack_count) if box.attack_boss[card] == s.boss]
    if attacks != (own if s.highest == s.levels - 1 else []):
        return "the boss's attack cards come out with its level, each once in boss_deck or boss_discard"
    return None


def _audit_flow(s: State) -> str | None:
    """Somebody must decide, unless the game is over."""
    if s.over:
        return None if s.depth == 0 and s.seat < 0 else "a game that is over has no frames and nobody to decide"
    frames = [unpack_frame(frame) for frame in s.frame[: s.depth]]
    if not frames or frames[-1][0] >= FIRST_TASK:
        return "the last frame must be a decision"
    if any(not 0 <= row[1] < s.seats for row in frames):
        return "a frame names a seat that nobody sits on"
    if s.seat != frames[-1][1]:
        return "seat must be the one of the last frame"
    if not 0 <= s.foe < MOST_ENEMIES:
        return "foe must be an enemy"
    return None

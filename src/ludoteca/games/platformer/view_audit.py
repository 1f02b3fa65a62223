"""The checks on a position of Platformer."""

from collections import Counter

from ludoteca.games.platformer.box import Box, space_name
from ludoteca.games.platformer.moves import (
    ASK_HERO,
    ASK_SPAWN,
    BOSS_BEATEN,
    DEFENDER,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FIRST_POTION,
    MOST_ENEMIES,
    SPAWN_BOSS,
    SPAWN_FAR,
)
from ludoteca.games.platformer.rules_map import LEVEL_SPACES
from ludoteca.games.platformer.state import SHOP_SLOTS, State
from ludoteca.games.platformer.tiles import SPAWN
from ludoteca.games.platformer.view_audit_stack import audit_stack
from ludoteca.kernel.declarations import seat_name
from ludoteca.kernel.state import unpack_frame


def audit_position(box: Box, s: State, derived: bool) -> str | None:
    """What is wrong with a position; without `derived`, only what the derived fields depend on."""
    fault = _audit_tower(box, s) or _audit_figures(box, s)
    if fault or not derived:
        return fault
    fault = _audit_cards(box, s) or _audit_decks(box, s)
    return fault if fault or s.over else audit_stack(box, s)


def _audit_tower(box: Box, s: State) -> str | None:
    if s.levels != box.levels:
        return f"levels must be {box.levels} with these options"
    if not 0 <= s.lowest <= s.highest < s.levels:
        return "lowest and highest must be levels of the tower, counted from 0"
    laid = [tile for level in s.tile[: s.levels] for tile in level]
    if any(tile >= 0 for level in s.tile[s.levels :] for tile in level):
        return f"there are tiles for {s.levels} levels"
    if any(not 0 <= tile < box.tile_count for tile in laid) or len(set(laid)) != len(laid):
        return "every level needs two tiles, and no tile can lie twice"
    for level, row in enumerate(s.tile[: s.levels]):
        for tile in row:
            if box.tile_boss[tile] != (level == s.levels - 1) or not box.tile_allowed[tile]:
                return f"a tile of level {level + 1} does not belong there"
    cards = s.enemy_card[: s.levels - 1]
    if max(s.enemy_card[s.levels - 1 :]) >= 0 or len(set(cards)) != len(cards):
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
    choosing = {row[1] for row in map(unpack_frame, s.frame[: s.depth]) if row[0] == ASK_HERO}
    if len(set(heroes)) != len(heroes) or any(hero >= box.hero_count for hero in heroes):
        return "every hero of the box can be there once"
    for seat in range(s.seats):
        if (s.hero[seat] < 0) != (seat in choosing):
            return f"{seat_name(seat)} must have a hero, or be about to choose one"
        if s.at[seat] >= 0 and s.at[seat] not in on_map:
            return f"the hero of {seat_name(seat)} stands on {space_name(s.at[seat])}, which is not on the map"
        if s.hero[seat] >= 0 and not 0 < s.health[seat] <= box.hero_health[s.hero[seat]] + 1:
            return f"the health of {seat_name(seat)} cannot be {s.health[seat]}"
    for enemy in range(MOST_ENEMIES):
        if (s.enemy_at[enemy] < 0) != (s.enemy_kind[enemy] < 0):
            return "every enemy has a kind and a space"
        if s.enemy_at[enemy] >= 0 and s.enemy_at[enemy] not in on_map:
            return f"an enemy stands on {space_name(s.enemy_at[enemy])}, which is not on the map"
        if 0 <= s.enemy_kind[enemy] < DEFENDER and box.kind_rank[s.enemy_kind[enemy]] == 0:
            return "every enemy is of a kind of the box"
    places = Counter(space for space in (*s.at[: s.seats], *s.enemy_at) if space >= 0)
    for space, times in places.items():
        if times > 1:
            return f"{times} figures stand on {space_name(space)}"
    for space, (gold, gems) in enumerate(zip(s.gold_on, s.gems_on, strict=True)):
        if (gold or gems) and space not in on_map:
            return f"gold and gems on {space_name(space)} cannot be"
    return _audit_boss(box, s)


def _audit_boss(box: Box, s: State) -> str | None:
    """P91, P92: the boss is there once its level is, unless it is about to appear; before, there is room for it."""
    bosses = [enemy for enemy in range(MOST_ENEMIES) if s.enemy_kind[enemy] >= FIRST_BOSS_KIND]
    if s.highest == s.levels - 1:
        appearing = any(
            row[0] == ASK_SPAWN and row[2] in (SPAWN_BOSS, SPAWN_FAR) for row in map(unpack_frame, s.frame[: s.depth])
        )
        if s.over and s.ending == BOSS_BEATEN:
            appearing = True
        if len(bosses) != (0 if appearing else 1):
            return "the boss stands in its level, once"
        if any(s.enemy_kind[enemy] != FIRST_BOSS_KIND + s.boss for enemy in bosses):
            return "the boss in its level is another than boss"
        if any(s.enemy_at[enemy] // LEVEL_SPACES != s.highest for enemy in bosses):
            return "the boss stands in its level, once"
        return None
    if bosses or any(s.inside):
        return "the boss, and whoever is inside its level, come with that level"
    to_come = sum(
        bool(feature & SPAWN)
        for level in s.tile[s.highest + 1 : s.levels - 1]
        for tile in level
        for feature in box.feature[tile]
    )
    if sum(space >= 0 for space in s.enemy_at) + to_come >= MOST_ENEMIES:
        return "there are too many enemies for the rest of the tower"
    return None


def _audit_cards(box: Box, s: State) -> str | None:
    for slot, card in enumerate(s.shop):
        if card >= 0 and (card < FIRST_POTION) != (slot < SHOP_SLOTS):
            return "the Shop has items in its first three places, potions in the others"
    real = {*range(box.item_count), *range(FIRST_POTION, FIRST_POTION + box.potion_count)}
    real |= set(range(FIRST_ARTIFACT, FIRST_ARTIFACT + box.artifact_count))
    for card, owner in enumerate(s.owner):
        if (owner >= 0 and card not in real) or (s.exhausted[card] and owner < 0):
            return "cards of the box belong to players, and only such are exhausted"
    for what, first, count, deck, left, known in (
        ("item", 0, box.item_count, s.item_deck, s.items_left, s.items_known),
        ("potion", FIRST_POTION, box.potion_count, s.potion_deck, s.potions_left, s.potions_known),
    ):
        cards = range(first, first + count)
        if any(card < 0 for card in deck[:left]):
            return f"{what}_deck has a gap"
        if known > left:
            return f"{what}s_known cannot be more than {what}_deck has"
        found = [card for card in deck if card >= 0]
        found += [card for card in s.shop if card >= 0 and (card < FIRST_POTION) == (first == 0)]
        found += [card for card in cards if s.owner[card] >= 0]
        if sorted(found) != list(cards):
            return f"every {what} of the box must be once in {what}_deck, in the Shop or with a player"
    in_play = [card for card in s.artifact if card >= FIRST_ARTIFACT and card in real]
    if len(in_play) != (2 if box.artifacts else 0) or len(set(in_play)) != len(in_play):
        return "two different artifacts are in play with the option, none without"
    for card, owner in enumerate(s.owner):
        if card >= FIRST_ARTIFACT and owner >= 0 and card not in in_play:
            return "only artifacts in play can belong to a player"
    return None


def _audit_decks(box: Box, s: State) -> str | None:
    events = [event for event in s.event_deck if event >= 0]
    if sorted(events) != list(range(box.event_count if box.solo else 0)) or -1 in s.event_deck[: len(events)]:
        return "alone, every event of the box must be once in event_deck"
    if s.events_left > len(events) or (s.event >= 0 and s.event not in events[s.events_left :]):
        return "events_left must count the events not shown yet"
    for what, size, deck in (
        ("boss_deck", s.boss_deck_size, s.boss_deck),
        ("boss_discard", s.boss_discard_size, s.boss_discard),
    ):
        if any(card < 0 for card in deck[:size]):
            return f"{what} has a gap"
    attacks = sorted(card for card in (*s.boss_deck, *s.boss_discard) if card >= 0)
    own = [card for card in range(box.attack_count) if box.attack_boss[card] == s.boss]
    if attacks != (own if s.highest == s.levels - 1 else []):
        return "the boss's attack cards come out with its level, each once in boss_deck or boss_discard"
    return None

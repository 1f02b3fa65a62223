"""What players see of a game of Platformer: all but face-down tiles and cards and the order of decks."""

from typing import Any

from ludoteca.games.platformer.box import Box, space_name
from ludoteca.games.platformer.moves import (
    ASK_STRIKE,
    COLUMNS,
    DIRECTIONS,
    DO_DIE_ATTACKS,
    DO_STAGE,
    EVENT_EFFECTS,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    HERO_ABILITIES,
    MARKET_DAY,
    MOST_CARDS,
    MOST_ENEMIES,
    MOST_TIMES,
    ROWS,
    SPACES,
    SYMBOLS,
    TOKENS,
)
from ludoteca.games.platformer.position_words import TURN_STEPS
from ludoteca.games.platformer.rules_actions import ACTION_STAGE
from ludoteca.games.platformer.rules_map import ON_FLOOR
from ludoteca.games.platformer.rules_survey import derive_one, measure_one, survey_one
from ludoteca.games.platformer.rules_turn import DIE_STAGE
from ludoteca.games.platformer.state import FIRST_ENEMY, State
from ludoteca.games.platformer.tiles import FEATURES, SIDE
from ludoteca.games.platformer.view_audit import audit_position
from ludoteca.games.platformer.view_box import printed
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.rows import zeros
from ludoteca.kernel.setting import Setting
from ludoteca.kernel.state import unpack_frame

POINTS_PER_EVENT = 3
POINTS_PER_ENEMY = 2
POINTS_PER_WOUND = 2
GOLD_PER_POINT = 3
FEATURE_NAMES = {
    "H": "ladder",
    "X": "trap",
    "S": "shop",
    "O": "portal",
    "E": "spawn",
    "$": "gold_space",
    "*": "gem_space",
    "B": "boss_spawn",
    "?": "special",
}
STAGES = tuple("end" if step == "end_event" else step for step in TURN_STEPS)
"""The steps of a turn as people see them: an event of the end belongs to it."""


def describe(setting: Setting[State, Box], s: State) -> dict[str, Any]:
    """The table as everybody sees it: nothing in this game is for one seat alone."""
    names, box = setting.names, setting.box
    survey = Survey(setting, s)
    return {
        "tower": {
            "levels": s.levels,
            "lowest": s.lowest + 1,
            "highest": s.highest + 1,
            "rows": ROWS,
            "columns": COLUMNS,
            "tiles": [
                [names.name("tile", tile) for tile in s.tile[level]] if s.lowest <= level <= s.highest else None
                for level in range(s.levels)
            ],
            "enemy_cards": [
                names.name("enemy", s.enemy_card[level]) if level <= s.highest else None
                for level in range(s.levels - 1)
            ],
            "spaces": [_space(setting, s, space, survey) for space in _revealed(s)],
        },
        "enemies": [_enemy(setting, s, enemy, survey) for enemy in range(MOST_ENEMIES) if s.enemy_at[enemy] >= 0],
        "boss": {
            "id": names.name("boss", s.boss),
            "health": box.kind_health[FIRST_BOSS_KIND + s.boss] + s.levels,
            "damage": box.kind_damage[FIRST_BOSS_KIND + s.boss],
            "deck": s.boss_deck_size,
            "discards": [names.name("attack", attack) for attack in s.boss_discard[: s.boss_discard_size]],
        },
        "players": [_player(setting, s, seat, survey) for seat in range(setting.seats)],
        "turn": _turn(s, survey),
        "dice": {
            "action": [
                {"symbol": names.name("symbol", face), "used": bool(used)}
                for face, used in zip(s.die, s.die_used, strict=True)
                if face >= 0
            ],
            "enemy": names.name("roll", s.roll),
            "charge": s.charge,
            "costs": [int(gems) for gems in survey.costs],
        },
        "shop": {
            "wares": [
                {"id": names.name("card", card), "price": _price(setting, s, card)} if card >= 0 else None
                for card in s.shop
            ],
            "items_left": s.items_left,
            "potions_left": s.potions_left,
            "items_known": [names.name("card", card) for card in s.item_deck[: s.items_known]],
            "potions_known": [names.name("card", card) for card in s.potion_deck[: s.potions_known]],
        },
        "artifacts": [
            {"id": names.name("card", card), "owner": s.owner[card] if s.owner[card] >= 0 else None}
            for card in s.artifact
            if card >= 0
        ],
        "solo": _solo(setting, s) if box.solo else None,
        "ending": names.name("ending", s.ending),
        "printed": printed(setting),
    }


class Survey:
    """What follows from a position: see `rules_survey`."""

    def __init__(self, setting: Setting[State, Box], s: State):
        self.landing, self.threat, self.wounds = self._found(FIRST_ENEMY + MOST_ENEMIES, SPACES, FIRST_ENEMY)
        self.hearts, self.healths, self.costs, self.attack = self._found(FIRST_ENEMY, MOST_ENEMIES, MOST_TIMES, 2)
        if any(hero < 0 for hero in s.hero[: s.seats]):
            return
        survey_one(setting.boxes, setting.hold(s), self.landing, self.threat, self.wounds)
        measure_one(setting.boxes, setting.hold(s), self.hearts, self.healths, self.costs, self.attack)

    def _found(self, *sizes: int) -> list[Any]:
        return [zeros(size, "i8") for size in sizes]


def _revealed(s: State) -> range:
    return range(s.lowest * ROWS * COLUMNS, (s.highest + 1) * ROWS * COLUMNS)


def _space(setting: Setting[State, Box], s: State, space: int, survey: Survey) -> dict[str, Any]:
    height, column = divmod(space, COLUMNS)
    level, row = divmod(height, ROWS)
    tile, cell = s.tile[level][column // SIDE], row * SIDE + column % SIDE
    printed = setting.box.feature[tile][cell]
    ground = s.tower[space]
    return {
        "name": space_name(space),
        "features": [FEATURE_NAMES[letter] for letter, bit in FEATURES.items() if printed & bit],
        "ways": [name for direction, name in enumerate(DIRECTIONS) if ground >> direction & 1],
        "floor": bool(ground & ON_FLOOR),
        "edge": ("open", "platform", "crossed", "one_way")[setting.box.edge[tile][cell]],
        "gold": s.gold_on[space],
        "gems": s.gems_on[space],
        "threat": bool(survey.threat[space]),
    }


def _enemy(setting: Setting[State, Box], s: State, enemy: int, survey: Survey) -> dict[str, Any]:
    box, kind, at = setting.box, s.enemy_kind[enemy], s.enemy_at[enemy]
    lands = int(survey.landing[FIRST_ENEMY + enemy])
    return {
        "number": enemy,
        "id": setting.names.name("enemy", kind),
        "at": space_name(at),
        "damage": box.kind_damage[kind],
        "health": int(survey.healths[enemy]),
        "gold": box.kind_gold[kind],
        "gems": box.kind_gems[kind],
        "falls_to": space_name(lands) if lands != at else None,
    }


def _player(setting: Setting[State, Box], s: State, seat: int, survey: Survey) -> dict[str, Any]:
    names, box, hero, at = setting.names, setting.box, s.hero[seat], s.at[seat]
    lands = int(survey.landing[seat])
    held = [card for card in range(MOST_CARDS) if s.owner[card] == seat]
    attack = _attack(s, survey) if seat == s.active else None
    return {
        "seat": seat,
        "hero": names.name("hero", hero),
        "ability": HERO_ABILITIES[box.hero_ability[hero]] if hero >= 0 else None,
        "tired": bool(s.tired[seat]),
        "star": [symbol for bit, symbol in enumerate(SYMBOLS) if hero >= 0 and box.hero_star[hero] >> bit & 1],
        "at": names.name("space", at),
        "inside": bool(s.inside[seat]),
        "falls_to": space_name(lands) if at >= 0 and lands != at else None,
        "health": s.health[seat],
        "most_health": int(survey.hearts[seat]),
        "gold": s.gold[seat],
        "gems": s.gems[seat],
        "special": names.name("symbol", s.special[seat]),
        "tokens": [token for number, token in enumerate(TOKENS) if s.token[seat][number]],
        "cards": [
            {
                "id": names.name("card", card),
                "price": box.price[card] if card < FIRST_ARTIFACT else None,
                "exhausted": bool(s.exhausted[card]),
            }
            for card in held
        ],
        "most_wounds": attack["most"] if attack else int(survey.wounds[seat]),
    }


def _turn(s: State, survey: Survey) -> dict[str, Any]:
    flags = ("phasing", "smoked", "sneaking", "ballooned", "thorned")
    return {
        "number": s.turns,
        "seat": s.active if s.active >= 0 else None,
        "first": s.first,
        "bonus": s.bonus,
        "stage": _stage(s),
        "attack": _attack(s, survey),
        "effects": [flag for flag in flags if getattr(s, flag)],
        "afloat": [
            space_name(at)
            for figure, at in enumerate([*s.at, *s.enemy_at])
            if at >= 0 and any(mask >> figure & 1 for mask in s.afloat)
        ],
    }


def _frames(s: State) -> list[list[int]]:
    return [unpack_frame(frame) for frame in s.frame[: s.depth]]


def _stage(s: State) -> str | None:
    """The step of the turn that is going on: the one before the step that waits at the bottom of the stack."""
    frames = [] if s.over else _frames(s)
    if s.active < 0 or not frames:
        return None
    if any(frame[0] == DO_DIE_ATTACKS for frame in frames):
        return STAGES[DIE_STAGE]
    waiting = next((frame[2] for frame in frames if frame[0] == DO_STAGE), ACTION_STAGE)
    return STAGES[ACTION_STAGE if waiting == ACTION_STAGE else waiting - 1]


def _attack(s: State, survey: Survey) -> dict[str, Any] | None:
    """The attack that is being put together: wounds so far, the most it can come to, and what it takes."""
    if s.over or all(frame[0] != ASK_STRIKE for frame in _frames(s)):
        return None
    wounds, most = (int(number) for number in survey.attack)
    health = int(survey.healths[s.foe])
    return {"at": space_name(s.enemy_at[s.foe]), "wounds": wounds, "most": most, "health": health}


def _price(setting: Setting[State, Box], s: State, card: int) -> int:
    price = setting.box.price[card]
    market = s.event >= 0 and setting.box.event_effect[s.event] == MARKET_DAY
    return price - 1 if market and price > 1 else price


def _solo(setting: Setting[State, Box], s: State) -> dict[str, Any]:
    effect = EVENT_EFFECTS[setting.box.event_effect[s.event]] if s.event >= 0 else None
    return {
        "event": setting.names.name("event", s.event),
        "effect": effect,
        "events_left": s.events_left,
        "events_seen": [
            setting.names.name("event", event) for event in s.event_deck[s.events_left : setting.box.event_count]
        ],
        "defeated": s.defeated,
    }


def score(setting: Setting[State, Box], s: State, seat: int) -> dict[str, int]:
    """Alone, the points of P128; otherwise how high the hero stands and what it has."""
    box = setting.box
    if not box.solo:
        return {"row": s.at[seat] // COLUMNS + 1, "gems": s.gems[seat], "gold": s.gold[seat]}
    worth = s.gold[seat] + sum(box.price[card] for card in range(FIRST_ARTIFACT) if s.owner[card] == seat)
    parts = {
        "events": POINTS_PER_EVENT * s.events_left,
        "enemies": POINTS_PER_ENEMY * s.defeated,
        "overkill": POINTS_PER_WOUND * s.overkill,
        "gems": s.gems[seat],
        "worth": worth // GOLD_PER_POINT,
    }
    won = s.over and s.rank[seat] == 1
    return {"points": sum(parts.values()) if won else 0, **parts}


def derive(box: Box, s: State) -> None:
    """What a position leaves out because it follows from the rest."""
    for size, deck in (
        ("items_left", s.item_deck),
        ("potions_left", s.potion_deck),
        ("boss_deck_size", s.boss_deck),
        ("boss_discard_size", s.boss_discard),
    ):
        setattr(s, size, sum(card >= 0 for card in deck))
    if audit_position(box, s, derived=False) is not None:
        return
    states: Any = s.array() if COMPILED else [s]
    derive_one(box.array() if COMPILED else [box], states)
    if COMPILED:
        filled = State.plain(states)
        for name, field in State.fields.items():
            if field.derived:
                setattr(s, name, getattr(filled, name))


def audit(box: Box, s: State) -> str | None:
    """What is wrong with a position, if anything is."""
    return audit_position(box, s, derived=True)

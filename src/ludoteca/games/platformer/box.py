"""The box of Platformer: the record that the rules read, and how content becomes numbers."""

from dataclasses import asdict, replace
from functools import lru_cache

from ludoteca.games.platformer import tiles
from ludoteca.games.platformer.climbing import OPENINGS, climbs
from ludoteca.games.platformer.content import (
    USUAL_LEVELS,
    AttackCard,
    Content,
    check,
    read_files,
)
from ludoteca.games.platformer.moves import (
    BOSS_EFFECTS,
    BOSSES,
    CAUSES,
    COLUMNS,
    DEFENDER,
    DICE,
    DIRECTIONS,
    EFFECTS,
    ENDINGS,
    ENEMY_ABILITIES,
    EVENT_EFFECTS,
    FIRST_ARTIFACT,
    FIRST_BOSS_KIND,
    FIRST_POTION,
    FLYING,
    HERO_ABILITIES,
    IKEE,
    MOST_ARTIFACTS,
    MOST_ATTACKS,
    MOST_CARDS,
    MOST_ENEMIES,
    MOST_EVENTS,
    MOST_HEROES,
    MOST_ITEMS,
    MOST_KINDS,
    MOST_POTIONS,
    MOST_SEATS,
    MOST_TILES,
    NO_ABILITY,
    PURPOSES,
    RANGES,
    ROLLS,
    ROWS,
    SPACES,
    SPAWNS,
    SYMBOLS,
    TIMES,
    TOKENS,
    TOWERS,
)
from ludoteca.kernel import content as files
from ludoteca.kernel.content import Folder
from ludoteca.kernel.declarations import Names, seat_names
from ludoteca.kernel.options import Option
from ludoteca.kernel.structs import FlatStruct, i8, i16

OPTIONS = {
    "artifacts": Option(("no", "yes"), "no"),
    "bigger_map": Option(("no", "yes"), "no"),
    "tower": Option(("mixed", "forest", "void"), "mixed"),
    "boss": Option(("random", *BOSSES), "random"),
    "heroes": Option(("random", "chosen"), "random"),
    "first_player": Option(("random", *map(str, range(1, MOST_SEATS + 1))), "random"),
}


class Box(FlatStruct):
    """What the rules read: content and options as numbers."""

    step = i8(4)
    tile_count = i8()
    tile_allowed = i8(MOST_TILES)
    tile_boss = i8(MOST_TILES)
    feature = i16(MOST_TILES, 16)
    edge = i8(MOST_TILES, 16)
    wall = i8(MOST_TILES, 16)
    climb = i8(MOST_TILES * OPENINGS, 16)
    """For bots: eighths of a turn from each space up and out, for each set of columns that are open above."""

    hero_count = i8()
    hero_health = i8(MOST_HEROES)
    hero_star = i8(MOST_HEROES)
    hero_ability = i8(MOST_HEROES)

    kind_rank = i8(MOST_KINDS)
    kind_damage = i8(MOST_KINDS)
    kind_health = i8(MOST_KINDS)
    kind_gold = i8(MOST_KINDS)
    kind_gems = i8(MOST_KINDS)
    kind_ability = i8(MOST_KINDS)
    defenders = i8()

    action_face = i8(6)
    enemy_face = i8(6)
    effect = i8(MOST_CARDS)
    copies = i8(len(EFFECTS))
    """How many cards have each effect: one, unless a box of one's own has more."""
    price = i8(MOST_CARDS)
    item_count = i8()
    potion_count = i8()
    artifact_count = i8()
    event_effect = i8(MOST_EVENTS)
    event_count = i8()
    attack_boss = i8(MOST_ATTACKS)
    attack_symbol = i8(MOST_ATTACKS)
    attack_range = i8(MOST_ATTACKS)
    attack_wounds = i8(MOST_ATTACKS)
    attack_token = i8(MOST_ATTACKS)
    attack_effect = i8(MOST_ATTACKS)
    attack_count = i8()

    levels = i8()
    solo = i8()
    artifacts = i8()
    boss = i8()
    heroes_chosen = i8()
    first_player = i8()


def read(folder: Folder) -> Content:
    """The content of a box folder, checked."""
    box = read_files(folder)
    check(box)
    return box


def fingerprint(box: Content) -> str:
    """A short name for exactly this content, wherever its folder is; a tower as high as usual goes without saying."""
    named = asdict(replace(box, folder=""))
    if box.tiles.levels == USUAL_LEVELS:
        del named["tiles"]["levels"]
    return files.fingerprint(named)


def space_name(space: int) -> str:
    """Level, row and column, each counted from the lower left: 1.1.1 is the first space."""
    height, column = divmod(space, COLUMNS)
    return f"{height // ROWS + 1}.{height % ROWS + 1}.{column + 1}"


FOES = [f"enemy-{number + 1}" for number in range(MOST_ENEMIES)]
"""The enemies on the map, told apart by number."""


def names(box: Content) -> Names:
    """What the numbers stand for, with this box."""
    cards = _padded([item.id for item in box.items.item], MOST_ITEMS, "item")
    cards += _padded([potion.id for potion in box.potions.potion], MOST_POTIONS, "potion")
    cards += _padded([artifact.id for artifact in box.artifacts.artifact], MOST_ARTIFACTS, "artifact")
    enemies = _padded([enemy.id for enemy in box.enemies.enemy], DEFENDER, "enemy")
    return Names(
        {
            "seat": seat_names(MOST_SEATS),
            "figure": [*seat_names(MOST_SEATS), *FOES],
            "foe": FOES,
            "die": [f"die-{number + 1}" for number in range(DICE)],
            "space": [space_name(space) for space in range(SPACES)],
            "direction": DIRECTIONS,
            "symbol": SYMBOLS,
            "wanted": (*SYMBOLS, "any"),
            "times": TIMES,
            "roll": ROLLS,
            "token": TOKENS,
            "boss": BOSSES,
            "cause": CAUSES,
            "ending": ENDINGS,
            "purpose": PURPOSES,
            "spawn": SPAWNS,
            "card": cards,
            "hero": _padded([hero.id for hero in box.heroes.hero], MOST_HEROES, "hero"),
            "enemy": [*enemies, box.enemies.defender.id, *BOSSES],
            "event": [event.id for event in box.events.event],
            "attack": [attack.id for attack in box.bosses.attack],
            "tile": [tile.id for tile in box.tiles.tile],
        }
    )


def _padded(ids: list[str], size: int, what: str) -> list[str]:
    return ids + [f"{what}-{number + 1}" for number in range(len(ids), size)]


def faces(box: Box) -> dict[str, int]:
    """P3: a side of the action dice or of the enemy die for each face."""
    shown = {SYMBOLS[symbol]: side for side, symbol in enumerate(box.action_face)}
    return shown | {ROLLS[roll]: side for side, roll in enumerate(box.enemy_face)}


def build(box: Content, seats: int, options: dict[str, str]) -> Box:
    """The record for a number of seats and options."""
    b = Box()
    b.step[:] = [COLUMNS, 1, -COLUMNS, -1]
    _lay_tiles(b, box, options["tower"])
    _fill_heroes(b, box)
    _fill_enemies(b, box)
    _fill_cards(b, box)
    for number, attack in enumerate(box.bosses.attack):
        _fill_attack(b, number, attack)
    b.attack_count = len(box.bosses.attack)
    b.action_face[:] = [SYMBOLS.index(face) for face in box.dice.action.faces]
    b.enemy_face[:] = [ROLLS.index(face) for face in box.dice.enemy.faces]
    b.solo = int(seats == 1)
    b.levels = box.tiles.levels + int(options["bigger_map"] == "yes" and not b.solo)
    b.artifacts = int(options["artifacts"] == "yes")
    b.boss = -1 if options["boss"] == "random" else BOSSES.index(options["boss"])
    b.heroes_chosen = int(options["heroes"] == "chosen")
    first = options["first_player"]
    b.first_player = -1 if first == "random" else int(first) - 1
    return b


def _lay_tiles(b: Box, box: Content, tower: str) -> None:
    b.tile_count = len(box.tiles.tile)
    for number, tile in enumerate(box.tiles.tile):
        plan = tiles.parse(tile.picture)
        b.tile_boss[number] = int(tile.boss)
        b.tile_allowed[number] = int(tower in (tile.set, TOWERS[2]))
        for row, column in plan.spaces():
            cell = row * tiles.SIDE + column
            b.feature[number][cell] = plan.features[row][column]
            b.edge[number][cell] = plan.edges[row][column]
            b.wall[number][cell] = plan.walls[row][column]
    rows = _climbs(tuple(tile.picture for tile in box.tiles.tile))
    b.climb[: len(rows)] = rows


@lru_cache(maxsize=2)
def _climbs(pictures: tuple[str, ...]) -> list[list[int]]:
    """No option changes them, and nothing else of a box takes a tenth as long."""
    return climbs([tiles.parse(picture) for picture in pictures])


def _fill_heroes(b: Box, box: Content) -> None:
    b.hero_count = len(box.heroes.hero)
    for number, hero in enumerate(box.heroes.hero):
        b.hero_health[number] = hero.health
        b.hero_star[number] = sum(1 << SYMBOLS.index(symbol) for symbol in hero.star)
        b.hero_ability[number] = HERO_ABILITIES.index(hero.ability)


def _fill_enemies(b: Box, box: Content) -> None:
    for number, enemy in enumerate(box.enemies.enemy):
        b.kind_rank[number] = enemy.rank
        b.kind_damage[number] = enemy.damage
        b.kind_health[number] = enemy.health
        b.kind_gold[number] = enemy.gold
        b.kind_gems[number] = enemy.gems
        b.kind_ability[number] = ENEMY_ABILITIES.index(enemy.ability)
    defender = box.enemies.defender
    b.kind_damage[DEFENDER] = defender.damage
    b.kind_health[DEFENDER] = defender.health
    b.kind_gold[DEFENDER] = defender.gold
    b.kind_gems[DEFENDER] = defender.gems
    b.kind_ability[DEFENDER] = NO_ABILITY
    b.defenders = defender.copies
    for boss, card in enumerate((box.bosses.medusa, box.bosses.ikee)):
        b.kind_damage[FIRST_BOSS_KIND + boss] = card.damage
        b.kind_health[FIRST_BOSS_KIND + boss] = card.health
    b.kind_ability[FIRST_BOSS_KIND + IKEE] = FLYING


def _fill_cards(b: Box, box: Content) -> None:
    for number, item in enumerate(box.items.item):
        b.effect[number] = EFFECTS.index(item.effect)
        b.price[number] = item.price
    for number, potion in enumerate(box.potions.potion, FIRST_POTION):
        b.effect[number] = EFFECTS.index(potion.effect)
        b.price[number] = potion.price
    for number, artifact in enumerate(box.artifacts.artifact, FIRST_ARTIFACT):
        b.effect[number] = EFFECTS.index(artifact.effect)
    cards = [card.effect for card in box.items.item] + [card.effect for card in box.potions.potion]
    for effect in cards + [card.effect for card in box.artifacts.artifact]:
        b.copies[EFFECTS.index(effect)] += 1
    b.item_count = len(box.items.item)
    b.potion_count = len(box.potions.potion)
    b.artifact_count = len(box.artifacts.artifact)
    for number, event in enumerate(box.events.event):
        b.event_effect[number] = EVENT_EFFECTS.index(event.effect)
    b.event_count = len(box.events.event)


def _fill_attack(b: Box, number: int, attack: AttackCard) -> None:
    b.attack_boss[number] = BOSSES.index(attack.boss)
    b.attack_symbol[number] = (ROLLS if attack.boss == "medusa" else SYMBOLS).index(attack.symbol)
    b.attack_range[number] = RANGES.index(attack.range)
    b.attack_wounds[number] = attack.wounds
    b.attack_token[number] = -1 if attack.token is None else TOKENS.index(attack.token)
    b.attack_effect[number] = BOSS_EFFECTS.index(attack.effect)

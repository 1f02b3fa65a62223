"""The files of Platformer's box: what may stand in them, and what is checked."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteca.games.platformer import tiles
from ludoteca.games.platformer.moves import (
    BOSSES,
    DEFENDER,
    MOST_ARTIFACTS,
    MOST_ATTACKS,
    MOST_EVENTS,
    MOST_HEROES,
    MOST_ITEMS,
    MOST_LEVELS,
    MOST_POTIONS,
    MOST_SEATS,
    MOST_TILES,
    ROLLS,
    SYMBOLS,
    TOWERS,
    ArtifactEffect,
    EventEffect,
    ItemEffect,
    PotionEffect,
    Roll,
    Symbol,
)
from ludoteca.kernel import content
from ludoteca.kernel.content import Entry
from ludoteca.kernel.errors import BadBox

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_-]+$")]
StarSymbol = Literal["boot", "sword", "coin", "monster"]
SmallNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Health = Annotated[int, msgspec.Meta(ge=1, le=9)]
Price = Annotated[int, msgspec.Meta(ge=0, le=20)]


class File(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A file of the box."""


class Tile(Entry, frozen=True):
    id: Id
    set: Literal["forest", "void"]
    picture: str
    boss: bool = False


class TilesFile(File, frozen=True):
    tile: list[Tile]


class Hero(Entry, frozen=True):
    id: Id
    health: Health
    star: Annotated[list[StarSymbol], msgspec.Meta(min_length=1, max_length=4)]
    ability: Literal["bounty", "drover", "blood_roll", "sneak", "rage", "transmute"]


class HeroesFile(File, frozen=True):
    hero: list[Hero]


class Enemy(Entry, frozen=True):
    id: Id
    rank: Annotated[int, msgspec.Meta(ge=1, le=3)]
    damage: SmallNumber
    health: Health
    gold: SmallNumber
    gems: SmallNumber
    ability: Literal["none", "brittle", "flying", "heavy", "rooted", "cursing", "sweeping"]


class Defender(Entry, frozen=True):
    id: Id
    damage: SmallNumber
    health: Health
    gold: SmallNumber
    gems: SmallNumber
    copies: Annotated[int, msgspec.Meta(ge=0, le=4)]


class EnemiesFile(File, frozen=True):
    enemy: list[Enemy]
    defender: Defender


class ActionDie(Entry, frozen=True):
    faces: Annotated[list[Symbol], msgspec.Meta(min_length=6, max_length=6)]


class EnemyDie(Entry, frozen=True):
    faces: Annotated[list[Roll], msgspec.Meta(min_length=6, max_length=6)]


class DiceFile(File, frozen=True):
    action: ActionDie
    enemy: EnemyDie


class Item(Entry, frozen=True):
    id: Id
    effect: ItemEffect
    price: Price


class ItemsFile(File, frozen=True):
    item: list[Item]


class Potion(Entry, frozen=True):
    id: Id
    effect: PotionEffect
    price: Price


class PotionsFile(File, frozen=True):
    potion: list[Potion]


class Artifact(Entry, frozen=True):
    id: Id
    effect: ArtifactEffect


class ArtifactsFile(File, frozen=True):
    artifact: list[Artifact]


class Event(Entry, frozen=True):
    id: Id
    effect: EventEffect


class EventsFile(File, frozen=True):
    event: list[Event]


class BossCard(Entry, frozen=True):
    damage: SmallNumber
    health: Annotated[int, msgspec.Meta(ge=1, le=20)]


class AttackCard(Entry, frozen=True):
    id: Id
    boss: Literal["medusa", "ikee"]
    symbol: Literal["boot", "sword", "coin", "monster", "star", "attack", "left", "right"]
    range: Literal["row", "adjacent", "around", "tile", "unlimited"]
    wounds: SmallNumber
    token: Literal["poison", "petrify", "shackle"] | None = None
    effect: Literal["none", "slither", "shockwave", "pounce", "tithe", "summon", "petrify"] = "none"


class BossesFile(File, frozen=True):
    medusa: BossCard
    ikee: BossCard
    attack: list[AttackCard]


class Content(msgspec.Struct, frozen=True):
    """All that is in the box."""

    folder: str
    tiles: TilesFile
    heroes: HeroesFile
    enemies: EnemiesFile
    dice: DiceFile
    items: ItemsFile
    potions: PotionsFile
    artifacts: ArtifactsFile
    events: EventsFile
    bosses: BossesFile


def read_files(folder: Path) -> Content:
    """All files of a box folder."""
    return Content(
        str(folder),
        content.read(folder, "tiles.toml", TilesFile),
        content.read(folder, "heroes.toml", HeroesFile),
        content.read(folder, "enemies.toml", EnemiesFile),
        content.read(folder, "dice.toml", DiceFile),
        content.read(folder, "items.toml", ItemsFile),
        content.read(folder, "potions.toml", PotionsFile),
        content.read(folder, "artifacts.toml", ArtifactsFile),
        content.read(folder, "events.toml", EventsFile),
        content.read(folder, "bosses.toml", BossesFile),
    )


def check(box: Content) -> None:
    """What no single entry can show: numbers of things, ids that must differ, pictures."""
    folder = box.folder
    _within(f"{folder}/heroes.toml, hero", "heroes", len(box.heroes.hero), MOST_SEATS, MOST_HEROES)
    _within(f"{folder}/items.toml, item", "items", len(box.items.item), 3, MOST_ITEMS)
    _within(f"{folder}/potions.toml, potion", "potions", len(box.potions.potion), 3, MOST_POTIONS)
    _within(f"{folder}/artifacts.toml, artifact", "artifacts", len(box.artifacts.artifact), 2, MOST_ARTIFACTS)
    _within(f"{folder}/events.toml, event", "events", len(box.events.event), 1, MOST_EVENTS)
    _within(f"{folder}/bosses.toml, attack", "attack cards", len(box.bosses.attack), 1, MOST_ATTACKS)
    _within(f"{folder}/enemies.toml, enemy", "enemies", len(box.enemies.enemy), 4, DEFENDER)
    _within(f"{folder}/tiles.toml, tile", "tiles", len(box.tiles.tile), 1, MOST_TILES)
    _unlike(f"{folder}/heroes.toml, hero", [hero.id for hero in box.heroes.hero])
    _unlike(f"{folder}/events.toml, event", [event.id for event in box.events.event])
    _unlike(f"{folder}/bosses.toml, attack", [attack.id for attack in box.bosses.attack])
    _unlike(f"{folder}/tiles.toml, tile", [tile.id for tile in box.tiles.tile])
    kinds = [*(enemy.id for enemy in box.enemies.enemy), box.enemies.defender.id, *BOSSES]
    _unlike(f"{folder}/enemies.toml, enemy", kinds)
    cards = [item.id for item in box.items.item]
    cards += [potion.id for potion in box.potions.potion]
    cards += [artifact.id for artifact in box.artifacts.artifact]
    _unlike(f"{folder}, items, potions and artifacts", cards)
    ranks = Counter(enemy.rank for enemy in box.enemies.enemy)
    for rank, needed in ((1, 1), (2, 1), (3, 2)):
        if ranks[rank] < needed:
            raise BadBox(f"{folder}/enemies.toml, enemy, rank: at least {needed} must have rank {rank}.")
    for number, hero in enumerate(box.heroes.hero, 1):
        if len(set(hero.star)) != len(hero.star):
            raise BadBox(f"{folder}/heroes.toml, hero {number} ({hero.id}), star: a symbol stands twice.")
    _check_attacks(box)
    _check_tiles(box)


def _check_attacks(box: Content) -> None:
    where = f"{box.folder}/bosses.toml, attack"
    for number, attack in enumerate(box.bosses.attack, 1):
        symbols: tuple[str, ...] = ROLLS if attack.boss == "medusa" else SYMBOLS
        entry = f"{where} {number} ({attack.id})"
        if attack.symbol not in symbols:
            raise BadBox(f"{entry}, symbol: for {attack.boss} it is one of {', '.join(symbols)}.")
        if (attack.effect == "petrify") != (attack.token == "petrify"):
            raise BadBox(f"{entry}, effect: the effect petrify and the token petrify go together.")
    shown = {attack.symbol for attack in box.bosses.attack if attack.boss == "medusa"}
    for roll in ROLLS:
        if roll not in shown:
            raise BadBox(f"{where}, symbol: no card of Medusa shows “{roll}”, so she might draw for ever.")
    if sum(attack.boss == "ikee" for attack in box.bosses.attack) < 2:
        raise BadBox(f"{where}, boss: Ikee draws two cards a turn, so he needs at least 2.")


def _check_tiles(box: Content) -> None:
    for number, tile in enumerate(box.tiles.tile, 1):
        try:
            tiles.check(tiles.parse(tile.picture), tile.set == "void", tile.boss)
        except tiles.BadPicture as error:
            raise BadBox(f"{box.folder}/tiles.toml, tile {number} ({tile.id}), picture: {error}.") from None
    for tile_set in TOWERS[:2]:
        for boss, needed in ((False, 2 * (MOST_LEVELS - 1)), (True, 2)):
            there = sum(tile.set == tile_set and tile.boss == boss for tile in box.tiles.tile)
            if there < needed:
                kind = "boss" if boss else "normal"
                raise BadBox(f"{box.folder}/tiles.toml, tile: {tile_set} needs {needed} {kind} tiles, not {there}.")


def _within(where: str, what: str, count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        raise BadBox(f"{where}: there must be {least} to {most} {what}, not {count}.")


def _unlike(where: str, ids: list[str]) -> None:
    for name, times in Counter(ids).items():
        if times > 1:
            raise BadBox(f"{where}: the id “{name}” stands {times} times.")

"""The files of Platformer's box: what may stand in them, and what is checked."""

from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Literal

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
from ludoteca.kernel.content import Entry, Folder
from ludoteca.kernel.convert import Check
from ludoteca.kernel.errors import BadBox

USUAL_LEVELS = 4

Id = Annotated[str, Check(pattern=r"^[a-z0-9_-]+$")]
StarSymbol = Literal["boot", "sword", "coin", "monster"]
SmallNumber = Annotated[int, Check(least=0, most=9)]
Health = Annotated[int, Check(least=1, most=9)]
Price = Annotated[int, Check(least=0, most=20)]


@dataclass(frozen=True)
class File:
    """A file of the box."""


@dataclass(frozen=True, kw_only=True)
class Tile(Entry):
    id: Id
    set: Literal["forest", "void"]
    picture: str
    boss: bool = False


@dataclass(frozen=True)
class TilesFile(File):
    tile: list[Tile]
    levels: Annotated[int, Check(least=4, most=MOST_LEVELS - 1)] = USUAL_LEVELS
    """With the boss's. The bigger map has one more."""


@dataclass(frozen=True, kw_only=True)
class Hero(Entry):
    id: Id
    health: Health
    star: Annotated[list[StarSymbol], Check(least=1, most=4)]
    ability: Literal["bounty", "drover", "blood_roll", "sneak", "rage", "transmute"]


@dataclass(frozen=True)
class HeroesFile(File):
    hero: list[Hero]


@dataclass(frozen=True, kw_only=True)
class Enemy(Entry):
    id: Id
    rank: Annotated[int, Check(least=1, most=3)]
    damage: SmallNumber
    health: Health
    gold: SmallNumber
    gems: SmallNumber
    ability: Literal["none", "brittle", "flying", "heavy", "rooted", "cursing", "sweeping"]


@dataclass(frozen=True, kw_only=True)
class Defender(Entry):
    id: Id
    damage: SmallNumber
    health: Health
    gold: SmallNumber
    gems: SmallNumber
    copies: Annotated[int, Check(least=0, most=4)]


@dataclass(frozen=True)
class EnemiesFile(File):
    enemy: list[Enemy]
    defender: Defender


@dataclass(frozen=True, kw_only=True)
class ActionDie(Entry):
    faces: Annotated[list[Symbol], Check(least=6, most=6)]


@dataclass(frozen=True, kw_only=True)
class EnemyDie(Entry):
    faces: Annotated[list[Roll], Check(least=6, most=6)]


@dataclass(frozen=True)
class DiceFile(File):
    action: ActionDie
    enemy: EnemyDie


@dataclass(frozen=True, kw_only=True)
class Item(Entry):
    id: Id
    effect: ItemEffect
    price: Price


@dataclass(frozen=True)
class ItemsFile(File):
    item: list[Item]


@dataclass(frozen=True, kw_only=True)
class Potion(Entry):
    id: Id
    effect: PotionEffect
    price: Price


@dataclass(frozen=True)
class PotionsFile(File):
    potion: list[Potion]


@dataclass(frozen=True, kw_only=True)
class Artifact(Entry):
    id: Id
    effect: ArtifactEffect


@dataclass(frozen=True)
class ArtifactsFile(File):
    artifact: list[Artifact]


@dataclass(frozen=True, kw_only=True)
class Event(Entry):
    id: Id
    effect: EventEffect


@dataclass(frozen=True)
class EventsFile(File):
    event: list[Event]


@dataclass(frozen=True, kw_only=True)
class BossCard(Entry):
    damage: SmallNumber
    health: Annotated[int, Check(least=1, most=20)]


@dataclass(frozen=True, kw_only=True)
class AttackCard(Entry):
    id: Id
    boss: Literal["medusa", "ikee"]
    symbol: Literal["boot", "sword", "coin", "monster", "star", "attack", "left", "right"]
    range: Literal["row", "adjacent", "around", "tile", "unlimited"]
    wounds: SmallNumber
    token: Literal["poison", "petrify", "shackle"] | None = None
    effect: Literal["none", "slither", "shockwave", "pounce", "tithe", "summon", "petrify"] = "none"


@dataclass(frozen=True)
class BossesFile(File):
    medusa: BossCard
    ikee: BossCard
    attack: list[AttackCard]


@dataclass(frozen=True)
class Content:
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


def read_files(folder: Folder) -> Content:
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
    content.check_count(f"{folder}/heroes.toml, hero", "heroes", len(box.heroes.hero), MOST_SEATS, MOST_HEROES)
    content.check_count(f"{folder}/items.toml, item", "items", len(box.items.item), 3, MOST_ITEMS)
    content.check_count(f"{folder}/potions.toml, potion", "potions", len(box.potions.potion), 3, MOST_POTIONS)
    artifacts = len(box.artifacts.artifact)
    content.check_count(f"{folder}/artifacts.toml, artifact", "artifacts", artifacts, 2, MOST_ARTIFACTS)
    content.check_count(f"{folder}/events.toml, event", "events", len(box.events.event), 1, MOST_EVENTS)
    content.check_count(f"{folder}/bosses.toml, attack", "attack cards", len(box.bosses.attack), 1, MOST_ATTACKS)
    content.check_count(f"{folder}/enemies.toml, enemy", "enemies", len(box.enemies.enemy), 4, DEFENDER)
    content.check_count(f"{folder}/tiles.toml, tile", "tiles", len(box.tiles.tile), 1, MOST_TILES)
    content.check_unlike(f"{folder}/heroes.toml, hero", [hero.id for hero in box.heroes.hero])
    content.check_unlike(f"{folder}/events.toml, event", [event.id for event in box.events.event])
    content.check_unlike(f"{folder}/bosses.toml, attack", [attack.id for attack in box.bosses.attack])
    content.check_unlike(f"{folder}/tiles.toml, tile", [tile.id for tile in box.tiles.tile])
    kinds = [*(enemy.id for enemy in box.enemies.enemy), box.enemies.defender.id, *BOSSES]
    content.check_unlike(f"{folder}/enemies.toml, enemy", kinds)
    cards = [item.id for item in box.items.item]
    cards += [potion.id for potion in box.potions.potion]
    cards += [artifact.id for artifact in box.artifacts.artifact]
    content.check_unlike(f"{folder}, items, potions and artifacts", cards)
    ranks = Counter(enemy.rank for enemy in box.enemies.enemy)
    for rank, needed in ((1, 1), (2, 1), (3, box.tiles.levels - 2)):
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
        symbols = ROLLS if attack.boss == "medusa" else SYMBOLS
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
        for boss, needed in ((False, 2 * box.tiles.levels), (True, 2)):
            there = sum(tile.set == tile_set and tile.boss == boss for tile in box.tiles.tile)
            if there < needed:
                kind = "boss" if boss else "normal"
                raise BadBox(f"{box.folder}/tiles.toml, tile: {tile_set} needs {needed} {kind} tiles, not {there}.")

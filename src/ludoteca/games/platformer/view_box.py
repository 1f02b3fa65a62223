"""What is printed on the cards and tiles of a box: facts that no move changes."""

from functools import lru_cache
from typing import Any

from ludoteca.games.platformer.box import Box
from ludoteca.games.platformer.content import Content
from ludoteca.games.platformer.state import State
from ludoteca.kernel.setting import Setting


@lru_cache(maxsize=8)
def printed(setting: Setting[State, Box]) -> dict[str, Any]:
    """Heroes, enemies, cards, attack cards, tiles and dice, as everybody may read them at any time."""
    box: Content = setting.content
    items = {item.id: {"kind": "item", "effect": item.effect, "price": item.price} for item in box.items.item}
    potions = {card.id: {"kind": "potion", "effect": card.effect, "price": card.price} for card in box.potions.potion}
    artifacts = {card.id: {"kind": "artifact", "effect": card.effect} for card in box.artifacts.artifact}
    return {
        "heroes": {
            hero.id: {"health": hero.health, "star": hero.star, "ability": hero.ability} for hero in box.heroes.hero
        },
        "enemies": _enemies(box),
        "cards": items | potions | artifacts,
        "attacks": {
            attack.id: {
                "boss": attack.boss,
                "symbol": attack.symbol,
                "range": attack.range,
                "wounds": attack.wounds,
                "token": attack.token,
                "effect": attack.effect,
            }
            for attack in box.bosses.attack
        },
        "events": {event.id: event.effect for event in box.events.event},
        "tiles": {tile.id: tile.set for tile in box.tiles.tile},
        "faces": {"action": box.dice.action.faces, "enemy": box.dice.enemy.faces},
    }


def _enemies(box: Content) -> dict[str, dict[str, Any]]:
    enemies = {
        enemy.id: {
            "rank": enemy.rank,
            "damage": enemy.damage,
            "health": enemy.health,
            "gold": enemy.gold,
            "gems": enemy.gems,
            "ability": enemy.ability,
        }
        for enemy in box.enemies.enemy
    }
    guard = box.enemies.defender
    facts = {"rank": 0, "damage": guard.damage, "health": guard.health, "gold": guard.gold, "gems": guard.gems}
    return enemies | {guard.id: {**facts, "ability": "none"}}

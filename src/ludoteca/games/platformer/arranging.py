"""Tables of Platformer set up by hand, on a tower as it was dealt: every card and hero is there once."""

from collections.abc import Mapping
from typing import Any

from ludoteca.games.platformer.box import Box
from ludoteca.games.platformer.moves import FIRST_ARTIFACT, FIRST_POTION
from ludoteca.games.platformer.state import SHOP_SLOTS, State
from ludoteca.kernel.arranging import Supply, taken_apart
from ludoteca.kernel.declarations import seat_names
from ludoteca.kernel.errors import BadPosition
from ludoteca.kernel.setting import Setting

OF_PLAYER: dict[str, Any] = {"hero": None, "cards": (), "exhausted": ()} | dict.fromkeys(
    ("at", "health", "gold", "gems", "special", "token", "tired", "inside", "afloat")
)
OF_TABLE: dict[str, Any] = dict.fromkeys(("enemies", "revealed", "dice", "used_dice", "shop", "event"))


def arrange(setting: Setting[State, Box], fresh: Mapping[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The position's words for a table at which a player may act, as soon as somebody says where the heroes are.

    Who takes a hero has the health of its card. Cards that somebody is given, or that are to lie in the Shop, are
    taken from wherever they are. `enemies` says by space who stands there, and is all there is; `revealed` how many
    levels lie face up: with the last of them the boss's cards come out.
    """
    players, table, rest = taken_apart(wanted, seat_names(setting.seats), OF_PLAYER, OF_TABLE)
    dealt = {name: value for name, value in fresh.items() if name not in ("happened", "decision", "waiting", "die")}
    words: dict[str, Any] = dealt | {"turn": "P1", "decision": "act", "turn_number": setting.seats + 1}
    words |= {name: value for name, value in rest.items() if name not in ("item_deck", "potion_deck")}
    words["levels"] = setting.box.levels
    _lay_out(setting, words, table)
    heroes = Supply("hero", [hero.id for hero in setting.content.heroes.hero])
    heroes.keep([player["hero"] for player in players.values()])
    for seat, player in players.items():
        _seat(setting, words, fresh, seat, player, heroes)
    _deal(setting, words, players, table["shop"])
    return words


def _seat(
    setting: Setting[State, Box],
    words: dict[str, Any],
    fresh: Mapping[str, Any],
    seat: str,
    player: dict[str, Any],
    heroes: Supply,
) -> None:
    """A hero, with what it has."""
    dealt = fresh[seat]
    hero = player["hero"] or (dealt.get("hero") if dealt.get("hero") in heroes.free() else heroes.free()[0])
    heroes.take(hero)
    health = next(card.health for card in setting.content.heroes.hero if card.id == hero)
    given = {name: value for name, value in player.items() if value is not None}
    words[seat] = {"hero": hero, "health": health} | {name: dealt[name] for name in ("gold", "gems") if name in dealt}
    words[seat] |= {name: value for name, value in given.items() if name not in ("cards", "exhausted", "hero")}
    at = words[seat].get("at")
    if at is not None and "inside" not in words[seat]:
        words[seat]["inside"] = str(at).startswith(f"{setting.box.levels}.")


def _lay_out(setting: Setting[State, Box], words: dict[str, Any], table: dict[str, Any]) -> None:
    """Enemies, levels, dice and the event."""
    if table["enemies"] is not None:
        numbered = {f"enemy-{number}": told for number, told in enumerate(table["enemies"].items(), 1)}
        words["enemy_at"] = {enemy: space for enemy, (space, _) in numbered.items()}
        words["enemy_kind"] = {enemy: kind for enemy, (_, kind) in numbered.items()}
    if table["revealed"] is not None:
        words["highest"] = table["revealed"] - 1
        if table["revealed"] == setting.box.levels and "boss_deck" not in words:
            attacks = setting.content.bosses.attack
            words["boss_deck"] = [attack.id for attack in attacks if attack.boss == words["boss"]]
    unused, used = ([*(table[name] or ())] for name in ("dice", "used_dice"))
    words |= {
        "die": unused + used,
        "die_used": [f"die-{number + 1}" for number in range(len(unused), len(unused) + len(used))],
    }
    deck = words.get("event_deck", [])
    shown = len(deck) - words.get("events_left", 0)
    if table["event"] is None and words.get("event") not in deck[:shown]:
        words.pop("event", None)
    if table["event"] is not None:
        others = [event for event in deck if event != table["event"]]
        words |= {"event": table["event"], "event_deck": [*others[: shown - 1], table["event"], *others[shown - 1 :]]}


def _deal(setting: Setting[State, Box], words: dict[str, Any], players: dict[str, dict[str, Any]], shop: Any) -> None:
    """Items and potions: those of players and of the Shop come out of their decks."""
    owned = {card: seat for seat, player in players.items() for card in (*player["cards"], *player["exhausted"])}
    words |= {"owner": owned, "exhausted": [card for player in players.values() for card in player["exhausted"]]}
    wares = [None if card in owned else card for card in (words.get("shop", []) if shop is None else shop)]
    for first, kind in ((0, "item"), (FIRST_POTION, "potion")):
        count = setting.box.item_count if kind == "item" else setting.box.potion_count
        names = [setting.names.name("card", first + number) for number in range(count)]
        deck = words.get(f"{kind}_deck", [])
        elsewhere = {*owned, *wares}
        words[f"{kind}_deck"] = [card for card in deck if card not in elsewhere]
        words[f"{kind}_deck"] += [card for card in names if card not in elsewhere and card not in deck]
    words["shop"] = wares[: 2 * SHOP_SLOTS]
    for card in owned:
        number = setting.names.number("card", card) if card in setting.names.all("card") else -1
        if number < 0 or (number >= FIRST_ARTIFACT and card not in words.get("artifact", ())):
            raise BadPosition(f"Position: there is no card “{str(card)[:40]}” in play.")

"""The box: what is in it, and how faults are told."""

import re
import shutil
import tomllib

import pytest

from ludoteca.games.platformer import GAME, box
from ludoteca.games.platformer.moves import (
    ARTIFACT_EFFECTS,
    EVENT_EFFECTS,
    ITEM_EFFECTS,
    MOVES,
    POTION_EFFECTS,
)
from ludoteca.games.platformer.state import State
from ludoteca.kernel.errors import BadBox

CONTENT = GAME.setting(2).content


def test_heroes_enemies_attacks_and_tiles_are_all_there():
    counts = {
        "heroes": len(CONTENT.heroes.hero),
        "enemies": len(CONTENT.enemies.enemy),
        "attacks": len(CONTENT.bosses.attack),
        "tiles": len(CONTENT.tiles.tile),
    }
    assert counts == {
        "heroes": 6,
        "enemies": 6,
        "attacks": 11,
        "tiles": 32,
    }


def test_every_effect_is_on_a_card():
    assert {item.effect for item in CONTENT.items.item} == set(ITEM_EFFECTS)
    assert {potion.effect for potion in CONTENT.potions.potion} == set(POTION_EFFECTS)
    assert {artifact.effect for artifact in CONTENT.artifacts.artifact} == set(ARTIFACT_EFFECTS)
    assert {event.effect for event in CONTENT.events.event} == set(EVENT_EFFECTS)


def test_what_the_rulebook_says_is_as_it_says():
    heroes = {hero.id: hero for hero in CONTENT.heroes.hero}
    assert heroes["etorn"].health == 4
    assert heroes["etorn"].ability == "bounty"
    assert heroes["melosa"].ability == "drover"
    assert "sword" in heroes["melosa"].star
    prices = {card.id: card.price for card in (*CONTENT.items.item, *CONTENT.potions.potion)}
    assert (prices["ninja_gear"], prices["stoneskin"]) == (4, 2)
    enemies = {enemy.id: enemy for enemy in CONTENT.enemies.enemy}
    assert (enemies["werewolf"].damage, enemies["werewolf"].rank, enemies["ent"].rank) == (3, 3, 2)
    assert (CONTENT.bosses.medusa.damage, CONTENT.bosses.medusa.health) == (2, 4)
    assert (CONTENT.bosses.ikee.damage, CONTENT.bosses.ikee.health) == (3, 6)


def test_every_hero_has_its_own_pair_of_star_symbols():
    assert len({frozenset(hero.star) for hero in CONTENT.heroes.hero}) == 6


def test_state_and_moves_are_small():
    assert State.dtype.itemsize <= 2048
    assert MOVES.size <= 500


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("heroes.toml", "health = 4", "health = 0", "heroes.toml, hero 1 (etorn), health"),
        ("heroes.toml", '"sword", "coin"', '"sword", "sword"', "heroes.toml, hero 1 (etorn), star"),
        ("heroes.toml", 'id = "melosa"', 'id = "etorn"', "stands 2 times"),
        ("enemies.toml", "rank = 1", "rank = 4", "enemies.toml, enemy 1 (zombie), rank"),
        ("enemies.toml", "rank = 3", "rank = 2", "at least 2 must have rank 3"),
        ("items.toml", 'effect = "hammer"', 'effect = "hamer"', "items.toml, item 4 (hammer), effect"),
        ("items.toml", "price = 3", "price = 99", "items.toml, item 1 (loaded_dice), price"),
        ("potions.toml", 'id = "healing"', 'id = "hammer"', "“hammer” stands 2 times"),
        (
            "events.toml",
            'origin = "ours"',
            'origin = "mine"',
            "events.toml, event 2 (slippery_rungs), origin",
        ),
        ("bosses.toml", 'symbol = "attack"', 'symbol = "left"', "no card of Medusa shows “attack”"),
        ("bosses.toml", 'symbol = "monster"', 'symbol = "left"', "bosses.toml, attack 6 (shockwave), symbol"),
        ("bosses.toml", 'effect = "petrify"', 'effect = "none"', "attack 4 (petrify), effect"),
        ("dice.toml", '"boot", "boot", ', '"boot", ', "dice.toml, action, faces"),
        ("tiles.toml", "+---+---+-H-+   +", "+---+---+-X-+   +", "tiles.toml, tile 1 (old_oak), picture"),
    ],
)
def test_faults_name_file_entry_and_field(tmp_path, file, old, new, complaint):
    folder = tmp_path / "box"
    shutil.copytree(GAME.folder / "box", folder)
    text = (folder / file).read_text(encoding="utf-8")
    if file == "enemies.toml" and old == "rank = 3":
        text = text.replace(old, new)
    start = text.index("\n[")
    assert old in text[start:] or file == "enemies.toml"
    (folder / file).write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadBox, match=re.escape(complaint)):
        box.read(folder)


def test_p106_a_box_in_which_medusa_would_draw_for_ever_is_refused():
    cards = [attack.symbol for attack in CONTENT.bosses.attack if attack.boss == "medusa"]
    assert set(cards) == {"attack", "left", "right"}


def test_own_boxes_play(tmp_path):
    folder = tmp_path / "box"
    shutil.copytree(GAME.folder / "box", folder)
    path = folder / "heroes.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('id = "etorn"', 'id = "my_hero"'), encoding="utf-8")
    match = GAME.new(2, "own", box=folder, heroes="chosen")
    match.play("take my_hero")
    assert match.view()["players"][match.state.first]["hero"] == "my_hero"
    assert match.setting.fingerprint != GAME.setting(2).fingerprint


def test_all_files_say_where_entries_come_from():
    for path in (GAME.folder / "box").glob("*.toml"):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for value in data.values():
            for entry in value if isinstance(value, list) else [value]:
                assert entry["origin"] in ("rulebook", "published", "ours"), path.name

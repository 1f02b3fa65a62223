"""Positions of Platformer: enemies by name, and faults in the words that positions use."""

from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.errors import BadPosition

GAME = ludoteca.game("platformer")


def test_enemies_are_told_apart_by_name():
    wanted: dict[str, Any] = {"P1": {"at": "1.1.2"}, "P2": {"at": "1.1.8"}}
    wanted["enemies"] = {"1.1.4": "bat", "1.1.6": "zombie"}
    position = GAME.arrange(2, wanted).position()
    assert position["enemy_at"] == {"enemy-1": "1.1.4", "enemy-2": "1.1.6"}
    assert position["enemy_kind"] == {"enemy-1": "bat", "enemy-2": "zombie"}
    for told in ("enemy_at", "enemy_kind"):
        del position[told]["enemy-1"]
    again = GAME.from_position(position)
    assert again.position() == position
    assert [enemy["at"] for enemy in again.view()["enemies"]] == ["1.1.6"]


def test_more_enemies_than_there_is_room_for_are_refused():
    position = GAME.new(2, "many").position()
    with pytest.raises(BadPosition, match="enemy_at names no foe “enemy-99”"):
        GAME.from_position(position | {"enemy_at": {"enemy-99": "1.1.4"}})


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ({"first_player": "P3"}, "first_player names a seat that nobody sits on"),
        ({"turn_number": 9999}, "turn_number cannot be 9999"),
        ({"turn_number": "many"}, "turn_number cannot be 'many'"),
        ({"reveal_at": 99}, "reveal_at must be the number of an event that happened"),
        ({"decision": "save", "waiting": []}, "save cannot come last"),
    ],
)
def test_a_fault_is_told_in_the_words_of_positions(damage, told):
    position = GAME.new(2, "faults").position()
    with pytest.raises(BadPosition, match=told):
        GAME.from_position(position | damage)

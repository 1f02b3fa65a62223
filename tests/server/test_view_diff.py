"""What changed in a view is found, key by key, and nothing else is sent."""

import random
from typing import Any

from msgspec import json

from ludoteca.server.view_diff import Encoded, ViewDiff

View = dict[str, Any]


def test_only_what_is_different_is_given():
    board = {"spaces": [1, 2, 3]}
    diff = ViewDiff()
    common: View = {"board": board, "viewer": None, "moves": []}
    own: dict[int | None, View] = {seat: {"viewer": seat, "players": [seat]} for seat in (0, 1)}
    assert diff.write(common, own)[0] == {
        "board": b'{"spaces":[1,2,3]}',
        "viewer": b"0",
        "players": b"[0]",
        "moves": b"[]",
    }
    assert diff.write(common, {0: own[0], 1: own[1] | {"moves": ["x"]}}) == {0: {}, 1: {"moves": b'["x"]'}}
    other = common | {"board": {"spaces": [1, 2, 4]}}
    assert diff.write(other, {0: own[0]}) == {0: {"board": b'{"spaces":[1,2,4]}'}}
    assert diff.write(common, own) == {0: {"board": b'{"spaces":[1,2,3]}'}, 1: {"moves": b"[]"}}


def test_who_comes_back_is_told_everything():
    diff = ViewDiff()
    view = {"rigor": "d4"}
    diff.write(view, {None: {}, 0: {}})
    diff.keep_only([0])
    assert diff.write(view, {None: {}, 0: {}}) == {None: {"rigor": b'"d4"'}, 0: {}}
    diff.clear()
    assert diff.write(view, {0: {}}) == {0: {"rigor": b'"d4"'}}


def test_who_keeps_what_was_sent_always_has_the_whole_view_whoever_else_looks_on():
    """Anything changes, viewers come and go and miss moments: what each has put together is what they may see."""
    chance = random.Random(5)
    for _ in range(200):
        diff = ViewDiff()
        common: View = dict.fromkeys("abcdef", 0)
        shown: dict[int | None, Encoded] = {}
        for _ in range(30):
            common = common | {key: chance.randrange(3) for key in chance.sample("abcdef", 2)}
            here: list[int | None] = chance.sample([None, 0, 1, 2], chance.randint(1, 4))
            if chance.random() < 0.2:
                diff.keep_only(here)
                shown = {viewer: known for viewer, known in shown.items() if viewer in here}
            own: dict[int | None, View] = {}
            for viewer in here:
                keys = [] if viewer is None else chance.sample("abcdef", chance.randint(0, 3))
                own[viewer] = {key: chance.randrange(3) for key in keys} | ({} if viewer is None else {"mine": viewer})
            for viewer, changes in diff.write(common, own).items():
                known = shown.get(viewer, {})
                assert all(known.get(key) != text for key, text in changes.items()), "sent for nothing"
                shown[viewer] = known | changes
                whole = {key: json.encode(value) for key, value in (common | own[viewer]).items()}
                assert shown[viewer] == whole

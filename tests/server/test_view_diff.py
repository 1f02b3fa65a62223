"""What changed in a view is found, key by key, and nothing else is sent."""

from typing import Any

from ludoteca.server.view_diff import ViewDiff

Views = dict[int | None, dict[str, Any]]


def test_only_what_is_different_is_given():
    board = {"spaces": [1, 2, 3]}
    diff = ViewDiff()
    first: Views = {seat: {"board": board, "viewer": seat, "players": [seat], "moves": []} for seat in (0, 1)}
    assert diff.write(first)[0] == {"board": b'{"spaces":[1,2,3]}', "viewer": b"0", "players": b"[0]", "moves": b"[]"}
    second: Views = {
        seat: {"board": board, "viewer": seat, "players": [seat], "moves": ["x"] * seat} for seat in (0, 1)
    }
    assert diff.write(second) == {0: {}, 1: {"moves": b'["x"]'}}
    third: Views = {0: {"board": {"spaces": [1, 2, 4]}, "viewer": 0, "players": [0], "moves": []}}
    assert diff.write(third) == {0: {"board": b'{"spaces":[1,2,4]}'}}
    assert diff.write({0: {**third[0], "board": board}}) == {0: {"board": b'{"spaces":[1,2,3]}'}}


def test_who_comes_back_is_told_everything():
    diff = ViewDiff()
    view = {"rigor": "d4"}
    diff.write({None: view, 0: view})
    diff.keep_only([0])
    assert diff.write({None: view, 0: view}) == {None: {"rigor": b'"d4"'}, 0: {}}
    diff.clear()
    assert diff.write({0: view}) == {0: {"rigor": b'"d4"'}}

"""Bots of other packages at a server's tables."""

import asyncio
from types import SimpleNamespace

import pytest

from ludoteca.bots import own
from ludoteca.server import lobby
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import NewSeat, NewTable
from tests.server.test_bots_and_advice import open_server


class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, match):
        assert match.seed is None
        return match.moves()[-1]


class Broken(Last):
    def choose(self, match):
        raise RuntimeError("no idea")


@pytest.fixture
def installed(monkeypatch):
    entries = {"last": SimpleNamespace(load=lambda: Last), "bad": SimpleNamespace(load=lambda: Broken)}
    monkeypatch.setattr(own, "_installed", lambda: entries)


async def played(folder, level):
    async with open_server(folder) as (server, host):
        wanted = NewTable("looterz", [NewSeat("me"), NewSeat("bot", level=level)], pace="instant")
        facts = await lobby.create(server.node, host, wanted)
        room = await server.node.room(facts.id)
        return facts.seats[1].level, server.bots._choose(room.match.copy(), level), room.match.moves()


@pytest.mark.parametrize("level", ["last", "bad"])
def test_they_sit_at_tables_and_one_that_fails_is_stood_in_for(installed, tmp_path, level):
    sat, move, moves = asyncio.run(played(tmp_path, level))
    assert sat == level
    assert move in moves
    if level == "last":
        assert move == moves[-1]


def test_nobody_names_code_from_outside(installed, tmp_path):
    with pytest.raises(RequestError):
        asyncio.run(played(tmp_path, "os:system"))

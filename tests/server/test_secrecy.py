"""Nothing that leaves the server tells a viewer more than its view does: all traffic against resampled twins."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.match import Match
from ludoteca.table.secrecy import VEIL, delicate_arguments
from tests.server.clients import Guest, Json, Player
from tests.server.services import House

TABLES = [("kragmortha", 3), ("looterz", 3), ("looterz", 5), ("platformer", 2)]
MOST_VIEWS = 400
"""Views to compare for each viewer; the rest of a long match is more of the same."""
ADDED = {"index", "can_undo", "table_moves"}
"""What the server itself puts into a view; none of it depends on a secret, as is checked."""


class Spy(Player):
    """A viewer who writes down everything they are sent, and asks for everything that can be asked for."""

    def __init__(self, guest: Guest, table: str, seat: int | None, seed: object):
        super().__init__(guest, table, seat, seed)
        self.answers: list[tuple[str, int, Any]] = []
        """What was asked for over HTTP, the index known by then, and the answer."""
        self.positions: dict[int, Json] = {}
        self.curious = random.Random(f"{seed}/curious")

    async def listen(self, socket: Any) -> str:
        kind = await super().listen(socket)
        eyes = self.eyes
        if eyes.view:
            self.positions[eyes.index] = json.loads(json.dumps(eyes.view))
        if eyes.index > 0 and not eyes.over and self.curious.random() < 0.06:
            await self._ask()
        return kind

    async def _ask(self) -> None:
        eyes, path = self.eyes, f"/api/tables/{self.table}"
        mine = {} if eyes.seat is None else {"seat": eyes.seat}
        at = self.curious.randrange(eyes.index)
        for what, query in (
            ("", {}),
            ("/record", {}),
            ("/replay", mine),
            (f"/views/{at}", mine),
        ):
            answer = await self.guest.http.get(path + what, params=query)
            assert answer.status_code == 200
            self.answers.append((what, eyes.index, answer.json()))
        if not eyes.over:
            other = 0 if eyes.seat != 0 else 1
            for what in ("/replay", f"/views/{at}"):
                answer = await self.guest.http.get(path + what, params={"seat": other})
                assert answer.status_code == 403 or answer.json(), answer.text
                if answer.status_code == 200:
                    assert (await self.guest.get(path))["status"] == "finished"
            for what in ("/verify",):
                answer = await self.guest.http.get(path + what)
                assert answer.status_code == 409 or (await self.guest.get(path))["status"] == "finished"


async def record_traffic(house: House, game: str, seats: int) -> tuple[Json, list[Spy]]:
    """A match at which everybody is a spy; two more only look on, one of them a stranger without a cookie."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(house.url, f"spy {number}")) for number in range(seats + 1)]
        stranger = Guest(house.url, "stranger")
        stack.push_async_callback(stranger.http.aclose)
        wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 2), {"kind": "bot", "level": "random"}]
        table = (await guests[0].post("/api/tables", game=game, seats=wanted, pace="instant", public=True))["id"]
        for guest in guests[1 : seats - 1]:
            await guest.post(f"/api/tables/{table}/join")
        spies = [Spy(guest, table, number, game) for number, guest in enumerate(guests[: seats - 1])]
        spies += [Spy(guests[seats], table, None, game), Spy(stranger, table, None, "stranger")]
        await asyncio.gather(*(spy.play() for spy in spies))
        record = await guests[0].get(f"/api/tables/{table}/record")
        return record, spies


def positions(record: Json) -> list[Match[Any, Any]]:
    """The true match after each of its moves."""
    match = ludoteca.game(record["game"]).replay(record, moves=0)
    matches = [match.copy()]
    for move in record["moves"]:
        match.play(move)
        matches.append(match.copy())
    return matches


def check_entry(entry: Json, twin: Match[Any, Any], viewer: int | None) -> None:
    """What was told of a move is what the viewer's twin world would have told, and the move follows from it."""
    seen = [event.seen_by(viewer).as_json() for event in twin.events()]
    assert entry["events"] == json.loads(json.dumps(seen))
    if entry["move"] is not None and entry["by"] != viewer:
        known = {value for event in seen for value in event.values()}
        for place in delicate_arguments(twin.game)[entry["move"]["kind"]]:
            assert entry["move"]["args"][place] in known


def check_view(view: Json, twin: Match[Any, Any], viewer: int | None) -> None:
    imagined = json.loads(json.dumps(twin.view(viewer)))
    assert {key: value for key, value in view.items() if key not in ADDED} == {
        key: value for key, value in imagined.items() if key not in ADDED
    }


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_traffic_is_the_same_in_every_world_that_a_viewer_can_imagine(house: House, game: str, seats: int):
    record, spies = asyncio.run(record_traffic(house, game, seats))
    true = positions(record)
    for spy in spies:
        viewer = spy.eyes.seat
        twins = [match.resampled(viewer, f"twin {index}") for index, match in enumerate(true)]
        assert spy.positions.keys() >= set(range(max(spy.positions) - 5, max(spy.positions)))
        for index, view in list(spy.positions.items())[:MOST_VIEWS]:
            check_view(view, twins[index], viewer)
        for entry in spy.eyes.log:
            check_entry(entry, twins[entry["index"]], viewer)
        for what, known, answer in spy.answers:
            if what == "/replay":
                for entry in answer:
                    if answer[-1]["index"] < len(true) - 1:
                        check_entry(entry, twins[entry["index"]], viewer)
            elif what.startswith("/views/"):
                check_view(answer, twins[answer["index"]], viewer)
            elif what == "/record" and "ranks" not in answer:
                check_sealed(answer, twins, known)
        check_nothing_else(spy, record)


def check_sealed(record: Json, twins: list[Match[Any, Any]], known: int) -> None:
    """A running match's record has no seed, no position, and of its moves what a spectator knows."""
    open_ones = {"ludoteca", "game", "rules", "box", "seats", "options", "commitment", "nonces", "moves"}
    assert record.keys() == open_ones
    assert len(record["moves"]) >= known
    for index, notation in enumerate(record["moves"], 1):
        kind, *args = notation.split()
        seen = {value for event in twins[index].events() for value in event.seen_by(None).args.values()}
        for place in delicate_arguments(twins[index].game)[kind]:
            assert args[place] == VEIL or args[place] in seen


def check_nothing_else(spy: Spy, record: Json) -> None:
    """Every other message has nothing of the match in it; the seed comes with the end and not before."""
    for message in spy.eyes.heard:
        text = json.dumps(message)
        if message["type"] == "table":
            shown = message["table"]
            assert (shown["seed"] is None and shown["secret"] is None) or shown["status"] == "finished"
            assert shown["commitment"] == record["commitment"]
            if shown["status"] != "finished":
                assert not is_in(record, text)
        else:
            assert message["type"] in ("log", "view", "moved")
            assert not is_in(record, text)
    for what, _, answer in spy.answers:
        if "ranks" not in answer and what in ("/record", ""):
            assert not is_in(record, json.dumps(answer)) or answer.get("status") == "finished"


def is_in(record: Json, text: str) -> bool:
    """Whether a text has the seed in it, or what the seed could be made from."""
    return record["seed"] in text or record["secret"] in text


def test_logs_name_nobody_and_nothing(house: House):
    """No cookie, no link to a table, no name, no seed."""

    async def visit() -> tuple[str, str, str]:
        async with Guest(house.url, "Rumpelstiltskin") as guest:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = await guest.post("/api/tables", game="looterz", seats=seats, pace="instant")
            await guest.post("/api/me/password", password="correct horse")
            await guest.get(f"/api/tables/{table['id']}")
            await guest.get("/api/tables", which="mine", game="looterz")
            async with guest.socket(table["id"]) as socket:
                await socket.send('{"type": "chat", "text": "abracadabra"}')
                await socket.recv()
            return table["id"], guest.cookies["ludoteca"], guest.id

    secrets = (*asyncio.run(visit()), "Rumpelstiltskin", "correct horse", "abracadabra")
    log = house.log.read_text()
    assert "GET /api/tables/{table_id}" in log
    assert not [secret for secret in secrets if secret in log]
    with_seed = asyncio.run(_metrics(house))
    assert not [secret for secret in secrets if secret in with_seed]


async def _metrics(house: House) -> str:
    async with Guest(house.url, "operator") as guest:
        return (await guest.http.get("/metrics")).text

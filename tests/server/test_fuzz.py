"""Nonsense over HTTP and over the socket: every answer is a refusal, nothing breaks, nothing changes."""

import asyncio
import json
import random
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from ludoteca.server.schema import schema
from tests.server.clients import PATIENCE, Guest, Player
from tests.server.services import House

EXAMPLES = 12
MESSAGES = 1200
NONSENSE: list[Any] = [None, True, -1, 0, 7, 10**6, 10**30, 1.5, "", "P1", "\u0000", "💥" * 99, [], [[]], {}, {"a": 1}]
document = schema()
api = schemathesis.openapi.from_dict(document)


@pytest.fixture(scope="module")
def cookie(house: House) -> str:
    async def visit() -> str:
        async with Guest(house.url, "fuzzer") as guest:
            return guest.cookies["ludoteca"]

    return asyncio.run(visit())


@pytest.fixture(scope="module")
def tables(house: House, cookie: str) -> list[str]:
    """A table that waits, one that runs and one that is finished."""

    async def make() -> list[str]:
        async with Guest(house.url, "host") as guest:
            me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
            ids = []
            for seats in ([me, {"kind": "open"}], [me, bot], [bot, bot]):
                wanted = {"game": "looterz", "seats": seats, "pace": "instant", "public": True}
                ids.append((await guest.post("/api/tables", **wanted))["id"])
            # Bots play while somebody looks on: one match to its end, the other until it is the host's turn.
            await Player(guest, ids[2], None).play()
            host = Player(guest, ids[1], 0)
            await host.play(lambda: host.eyes.mine)
            return ids

    return asyncio.run(make())


OPERATIONS = [(path, method) for path, methods in document["paths"].items() for method in methods]


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_route_answers_what_its_schema_says(house: House, cookie: str, tables: list[str], path: str, method: str):
    operation = api[path][method.upper()]

    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy(), table=hypothesis.strategies.sampled_from(tables))
    def check(case: Any, table: str) -> None:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        if "name" in case.path_parameters:
            case.path_parameters["name"] = "looterz"
        case.cookies = {"ludoteca": cookie} if path != "/api/me" or method != "delete" else {}
        case.call_and_validate(
            base_url=house.url,
            timeout=PATIENCE,
            checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
        )

    check()


def random_message(chance: random.Random, index: int) -> str | bytes:
    """Something that is nearly a message, or not at all."""
    types = [
        "watch",
        "move",
        "undo",
        "preview",
        "knowledge",
        "hint",
        "chat",
        "table_move",
        "vote",
        "pace",
        "ping",
        "table",
        "view",
    ]
    message: dict[str, Any] = {
        "type": chance.choice(types),
        "index": chance.choice([index, index, index - 1, index + 1, 0]),
        "seat": chance.choice([0, 0, 1, None]),
        "move": chance.choice(["done", "recruit", "draw", "recruit nothing", "breach P1", "accept"]),
        "moves": chance.choice([None, [], [0], [-1, 5, 10**6]]),
        "text": chance.choice(["hello", "<script>", " ", "\u202e"]),
        "agree": chance.choice([True, False]),
        "pace": chance.choice(["calm", "instant", "never"]),
    }
    for _ in range(chance.randrange(3)):
        message[chance.choice(list(message))] = chance.choice(NONSENSE)
    if chance.random() < 0.1:
        del message[chance.choice(list(message))]
    text = json.dumps(message)
    spoiled = chance.random()
    if spoiled < 0.05:
        return text[: chance.randrange(len(text))]
    if spoiled < 0.08:
        return "[" * chance.randrange(1, 5000)
    if spoiled < 0.10:
        return bytes(chance.randrange(256) for _ in range(40))
    if spoiled < 0.11:
        return "x" * 40_000
    return text


def test_nonsense_on_the_socket_is_refused_and_changes_nothing(house: House, tables: list[str]):
    async def talk() -> None:
        chance = random.Random("nonsense")
        async with Guest(house.url, "intruder") as guest:
            seats = [{"kind": "open"}, {"kind": "me"}]
            table = (await guest.post("/api/tables", game="kragmortha", seats=seats))["id"]
            before = await guest.get(f"/api/tables/{tables[1]}")
            for target in (table, tables[1], tables[2]):
                await _talk_nonsense(guest, target, chance)
            after = await guest.get(f"/api/tables/{tables[1]}")
            assert (after["index"], after["seats"], after["pace"]) == (before["index"], before["seats"], before["pace"])

    asyncio.run(talk())


async def _talk_nonsense(guest: Guest, table: str, chance: random.Random) -> None:
    index = (await guest.get(f"/api/tables/{table}"))["index"]
    async with guest.socket(table) as socket:
        for number in range(MESSAGES // 3):
            await socket.send(random_message(chance, index))
            if number % 20 == 0:
                await _drain(socket)
        await _drain(socket)


async def _drain(socket: Any) -> None:
    """Hears everything up to the answer to a ping."""
    await socket.send('{"type": "ping"}')
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert message["type"] != "refused" or message["code"] != "fault", message
        if message["type"] == "pong":
            return


def test_a_message_that_is_far_too_large_ends_the_connection(house: House, tables: list[str]):
    async def shout() -> None:
        async with Guest(house.url, "shouter") as guest, guest.socket(tables[0]) as socket:
            await socket.send("x" * 1_000_000)
            await socket.wait_closed()
            assert socket.close_code == 1009

    asyncio.run(shout())

"""The same table on one device and at a real server: the same messages, move by move."""

import asyncio

import pytest

import ludoteca
from tests.server.in_process import Site
from tests.site.device import Device, view_of

MOVES = 40
ME, HERE = {"kind": "me"}, {"kind": "here"}
OWN = ("id", "host", "my_seats", "created", "changed", "seats", "commitment")
"""What of a table is its own: who it is, and when."""


def told(heard):
    """Messages without what is a table's own."""
    return [
        {"table": {key: value for key, value in message["table"].items() if key not in OWN}}
        if message["type"] == "table"
        else message
        for message in heard
    ]


def without_repeats(heard):
    """A server says how the table is whenever somebody comes; how often is its own affair."""
    return [message for number, message in enumerate(heard) if number == 0 or message != heard[number - 1]]


@pytest.mark.parametrize("game", ludoteca.games())
def test_a_device_tells_what_a_server_tells(game, tmp_path):
    seats = max(2, ludoteca.game(game).seats[0])
    position = ludoteca.game(game).new(seats, "alike").position()
    wanted = {"game": game, "seats": [ME, *[HERE] * (seats - 1)], "position": position, "pace": "instant"}

    async def compare():
        site = Site(tmp_path, 1)
        await site.start()
        visitor = await site.visitor("Ann")
        device = Device()
        theirs = (await visitor.post("/api/tables", **wanted))["id"]
        ours = device.ask("POST", "/tables", **wanted)["id"]
        socket = await visitor.open(theirs)
        await site.quiet()
        device.look(ours)

        async def say(**message):
            before = len(socket.heard())
            socket.tell(**message)
            await site.quiet()
            there = socket.heard()[before:]
            here = device.tell(**message)
            assert without_repeats(told(here)) == without_repeats(told(there))
            return here

        view = view_of(await say(type="watch", seat=0, index=None))
        for number in range(MOVES):
            if view["over"]:
                break
            if view["viewer"] != view["deciding"]:
                view = view_of(await say(type="watch", seat=view["deciding"], index=None))
            move = view["moves"][number % len(view["moves"])]["notation"]
            view = view_of(await say(type="move", index=view["index"], seat=view["deciding"], move=move), view)
            if view["can_undo"] and number % 5 == 0:
                view = view_of(await say(type="undo", index=view["index"], seat=view["viewer"]))
        await say(type="move", index=0, seat=0, move="x")
        await say(type="undo", index=view["index"], seat=7)
        await say(type="ping")
        for path in ("replay", f"views/{view['index'] // 2}", "record"):
            there = (await visitor.request("GET", f"/api/tables/{theirs}/{path}")).json()
            assert device.ask("GET", f"/tables/{ours}/{path}") == there
        assert device.ask("GET", "/games") == (await visitor.request("GET", "/api/games")).json()
        await site.stop()

    asyncio.run(compare())

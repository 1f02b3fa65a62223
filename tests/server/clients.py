"""Scripted people: a browser's worth of HTTP and sockets, and a habit of checking what they are told."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 300.0
"""Seconds after which something is taken not to come any more. Nothing is expected to be quick: machines are busy."""

AT_LEISURE: dict[str, Any] = {"max_size": None, "max_queue": None, "ping_interval": None, "proxy": None}
"""A client that is busy elsewhere for a while still answers the server's pings, and does not ask for pongs itself."""
Json = dict[str, Any]


class Guest:
    """Somebody with a cookie, at one of the servers."""

    def __init__(self, url: str, name: str, patient: bool = False):
        self.url = url
        self.patient = patient
        """Whether to ask again while the server is away."""
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self.id = ""
        self.cookies: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        self.id = (await self.post("/api/me", name=self.name))["id"]
        self.cookies = dict(self.http.cookies)
        # For whichever server this person goes to: a cookie jar would keep it for one port only.
        self.http.cookies.clear()
        self.http.headers["cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, **what: Any) -> httpx.Response:
        for _ in range(3000):
            try:
                return await self.http.request(method, path, **what)
            except httpx.TransportError:
                if not self.patient:
                    raise
            await asyncio.sleep(0.1)
        raise AssertionError("the server did not come back")

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.ask("POST", path, json=body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.ask("GET", path, params=query)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    async def refused(self, method: str, path: str, **body: Any) -> str:
        """The code of the problem that this must run into."""
        answer = await self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, (path, answer.status_code, answer.text)
        return str(answer.json()["code"])

    def move_to(self, url: str) -> None:
        """Goes to another server that knows the same people."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def socket(self, table: str, **headers: str) -> Any:
        cookie = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sent = {"Cookie": cookie, **headers} if cookie else headers
        return connect(address, additional_headers=sent, open_timeout=PATIENCE, **AT_LEISURE)


class Eyes:
    """What a client knows of a table, kept as a browser keeps it."""

    def __init__(self, seat: int | None):
        self.seat = seat
        self.index = -1
        self.view: Json = {}
        self.table: Json = {}
        self.log: list[Json] = []
        self.refusals: list[Json] = []
        self.heard: list[Json] = []

    def hear(self, message: Json) -> None:
        """Takes a message in. The story must go on exactly where it was: nothing missing, nothing twice."""
        self.heard.append(message)
        match message["type"]:
            case "table":
                self.table = message["table"]
            case "log":
                for entry in message["entries"]:
                    assert entry["index"] == len(self.log) + 1, "an entry is missing or doubled"
                    self.log.append(entry)
            case "view":
                if message["undone"]:
                    self.log.append({"index": message["index"], "undone": 1})
                self.view, self.index = message["view"], message["index"]
                assert self.view["index"] == self.index
            case "moved":
                assert message["index"] == self.index + 1, "a move is missing or doubled"
                self.log.append({key: message[key] for key in ("index", "by", "move", "events")})
                self.index = message["index"]
                self.view = self.view | message["changes"]
                assert self.view["index"] == self.index
                assert self.view["events"] == message["events"]
            case "refused":
                self.refusals.append(message)

    @property
    def over(self) -> bool:
        return bool(self.view.get("over"))

    @property
    def mine(self) -> bool:
        """Whether this seat must decide."""
        return bool(self.view.get("moves")) and self.view["deciding"] == self.seat


class Player:
    """A person who plays one seat of a table to its end, at random, through dropped connections and restarts."""

    def __init__(self, guest: Guest, table: str, seat: int | None, seed: object = 0):
        self.guest = guest
        self.table = table
        self.eyes = Eyes(seat)
        self._chance = random.Random(f"{seed}/{seat}")
        self.sent: tuple[int, str] | None = None
        self.tried: dict[int, set[str]] = {}
        """What was ever sent at an index: a server may die between writing a move down and telling of it."""
        self.acknowledged: list[tuple[int, str]] = []
        """The moves of ours that everybody was told of: index and notation."""
        self.drops = 0
        self.other_urls: list[str] = []
        """Where else this table can be reached; a broken connection is taken up again there."""

    async def play(self, until: Callable[[], bool] | None = None) -> Eyes:
        """Plays until the match is over. A connection that breaks is taken up again where it was."""
        done = until or (lambda: self.eyes.over)
        while not done():
            try:
                async with self.guest.socket(self.table) as socket:
                    await self.watch(socket)
                    # What happened before the connection broke must be known before anything new is tried.
                    while await self.listen(socket) not in ("view", "refused"):
                        pass
                    while not done():
                        await self.answer(socket)
                        await self.listen(socket)
            except (OSError, websockets.WebSocketException):
                self.drops += 1
                self.sent = None
                assert self.drops < 5_000
                if self.other_urls:
                    self.guest.move_to(self.other_urls[self.drops % len(self.other_urls)])
                await asyncio.sleep(0.1)
        return self.eyes

    async def watch(self, socket: ClientConnection) -> None:
        have = len(self.eyes.log)
        await self.say(socket, type="watch", seat=self.eyes.seat, index=have or None)

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def answer(self, socket: ClientConnection) -> None:
        """Moves if it is our turn, once for each view."""
        eyes = self.eyes
        if eyes.mine and (self.sent is None or self.sent[0] != eyes.index):
            self.sent = (eyes.index, self.choice(eyes.view["moves"])["notation"])
            self.tried.setdefault(eyes.index, set()).add(self.sent[1])
            await self.say(socket, type="move", index=self.sent[0], seat=eyes.seat, move=self.sent[1])

    def choice(self, moves: list[Json]) -> Json:
        """Any move, but more often the last one, which ends something: so matches do not go on for ever."""
        return moves[-1] if self._chance.random() < 0.4 else self._chance.choice(moves)

    async def listen(self, socket: ClientConnection) -> str:
        """Hears one message; gives its type."""
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        self.eyes.hear(message)
        if message["type"] == "moved" and self.sent is not None and message["index"] == self.sent[0] + 1:
            assert message["by"] == self.eyes.seat
            made = message["move"]["notation"]
            assert made in self.tried[self.sent[0]]
            self.acknowledged.append((message["index"], made))
        if message["type"] == "refused":
            assert message["code"] == "stale", message
            self.sent = None
        return str(message["type"])


async def play_table(
    guests: list[Guest], game: str, seats: int, *, bots: int = 0, level: str = "random", **wishes: Any
) -> tuple[str, list[Player]]:
    """A whole match: the guests and some bots, each guest at their own server. Gives the table and its players."""
    host = guests[0]
    people = seats - bots
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": level}] * bots]
    table = (await host.post("/api/tables", game=game, seats=wanted, pace="instant", **wishes))["id"]
    players = [Player(host, table, 0, table)]
    for guest in guests[1:people]:
        joined = await guest.post(f"/api/tables/{table}/join")
        players.append(Player(guest, table, joined["my_seats"][0], table))
    await asyncio.gather(*(player.play() for player in players))
    return table, players


async def check_finished(guest: Guest, table: str, players: list[Player]) -> Json:
    """Everybody has seen the same match, it is what it was committed to be, and every acknowledged move is in it."""
    for _ in range(1000):
        shown = await guest.get(f"/api/tables/{table}")
        if shown["status"] == "finished":
            break
        await asyncio.sleep(0.1)
    assert shown["status"] == "finished"
    assert sorted(shown["ranks"]) == sorted(players[0].eyes.view["ranks"])
    verified = await guest.get(f"/api/tables/{table}/verify")
    assert verified["ok"], verified
    whole = await guest.get(f"/api/tables/{table}/replay")
    assert [entry["index"] for entry in whole] == list(range(1, shown["index"] + 1))
    for player in players:
        eyes = player.eyes
        assert eyes.index == shown["index"]
        assert [entry["index"] for entry in eyes.log] == list(range(1, shown["index"] + 1))
        assert eyes.view == await guest.get(f"/api/tables/{table}/views/{eyes.index}", seat=eyes.seat)
        for index, notation in player.acknowledged:
            assert whole[index - 1]["move"]["notation"] == notation
            assert whole[index - 1]["by"] == eyes.seat
    return dict(shown)

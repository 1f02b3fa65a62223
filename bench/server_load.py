"""The people of bench/server.py: sockets that move on a schedule and measure. Usage: KIND PORT[,PORT] TABLES SECONDS"""

import asyncio
import gc
import json
import random
import sys
import time
from abc import ABC, abstractmethod
from http.cookiejar import Cookie, CookieJar
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import UNSET, Struct, UnsetType, field
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
EVERY = 2.0
"""Seconds between two actions of one person, so a table moves every half second."""
AT_ONCE = 16


class Choice(Struct):
    """A legal move."""

    notation: str


class Seen(Struct):
    """What this client needs of a view, or of what has changed in one. Reading only that keeps the load light."""

    moves: list[Choice] | UnsetType = UNSET
    deciding: int | UnsetType | None = UNSET


class News(Struct):
    """A message of Ludoteca."""

    type: str
    index: int = -1
    changes: Seen | None = None
    view: Seen | None = None


class PeerContext(Struct):
    player: str = field(name="currentPlayer")


class PeerGame(Struct):
    steps: int


class PeerState(Struct):
    """What this client needs of a state of boardgame.io."""

    index: int = field(name="_stateID")
    ctx: PeerContext
    game: PeerGame = field(name="G")


class PeerSync(Struct):
    state: PeerState


read_news = msgspec.json.Decoder(News).decode
read_peer = msgspec.json.Decoder(list[msgspec.Raw]).decode


class NoCookies(CookieJar):
    """A jar that keeps nothing."""

    def set_cookie(self, cookie: Cookie) -> None:
        pass


class Desk(ABC):
    """One table: four sockets, and whose turn it is as they know it."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.sent_at = 0.0
        self.sent_index = -1
        self.mover = -1
        self.index = -1
        self.errors = 0
        self.missed = 0
        self.own: list[float] = []
        self.all: list[float] = []

    def arrived(self, seat: int, index: int) -> None:
        """A client has the view with this index."""
        if index == self.sent_index:
            took = time.perf_counter() - self.sent_at
            self.all.append(took)
            if seat == self.mover:
                self.own.append(took)

    @abstractmethod
    async def listen(self, seat: int) -> None:
        """Hears what the server tells a seat."""

    @abstractmethod
    async def move(self) -> None:
        """Makes the table's next move."""

    async def tick(self) -> None:
        """Moves, unless the last move is still unanswered after half a second: that is counted, and so is its time."""
        if self.sent_index > self.index:
            self.missed += 1
            return
        await self.move()


class LudotecaDesk(Desk):
    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.views = [Seen([], None) for _ in range(SEATS)]
        self.deciding = -1
        self.chance = random.Random(table)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = read_news(text)
            seen = message.changes or message.view
            if seen is not None:
                self._see(seat, seen, message.index)
                self.arrived(seat, message.index)
            elif message.type == "refused":
                self.errors += 1

    def _see(self, seat: int, seen: Seen, index: int) -> None:
        """The table can go on when whoever must decide knows it."""
        view = self.views[seat]
        if seen.moves is not UNSET:
            view.moves = seen.moves
        if seen.deciding is not UNSET:
            view.deciding = seen.deciding
        if view.deciding == seat:
            self.deciding, self.index = seat, index

    async def move(self) -> None:
        moves = self.views[self.deciding].moves
        assert isinstance(moves, list)
        chosen = self.chance.choice(moves).notation
        self.mover, self.sent_index = self.deciding, self.index + 1
        message = {"type": "move", "index": self.index, "seat": self.mover, "move": chosen}
        self.sent_at = time.perf_counter()
        await self.sockets[self.mover].send(json.dumps(message))


class PeerDesk(Desk):
    def __init__(self, match: str, credentials: list[str]) -> None:
        super().__init__()
        self.match = match
        self.credentials = credentials
        self.state: PeerState | None = None
        self.chance = random.Random(match)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            if text == "2":
                await self.sockets[seat].send("3")
            elif isinstance(text, str) and text.startswith("42/goblins,"):
                first, *args = read_peer(text[len("42/goblins,") :])
                kind = bytes(first)
                if kind == b'"update"':
                    self._see(seat, msgspec.json.decode(args[1], type=PeerState))
                elif kind == b'"sync"':
                    self._see(seat, msgspec.json.decode(args[1], type=PeerSync).state)
                elif kind == b'"error"':
                    self.errors += 1

    def _see(self, seat: int, state: PeerState) -> None:
        if state.index > self.index:
            self.state, self.index = state, state.index
        self.arrived(seat, state.index)

    async def move(self) -> None:
        assert self.state is not None
        seat = int(self.state.ctx.player)
        stepping = self.state.game.steps > 0
        name, arg = ("step", self.chance.randrange(4)) if stepping else ("playCard", self.chance.randrange(3))
        payload = {"type": name, "args": [arg], "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.mover, self.sent_index = seat, self.index + 1
        update = ["update", action, self.index, self.match, str(seat)]
        self.sent_at = time.perf_counter()
        await self.sockets[seat].send(f"42/goblins,{json.dumps(update)}")


async def ludoteca_desk(client: httpx.AsyncClient, bases: list[str]) -> LudotecaDesk:
    cookies = []
    for number in range(SEATS):
        met = await client.post("/api/me", json={"name": f"Player {number}"})
        cookies.append({"Cookie": met.headers["set-cookie"].split(";")[0]})
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    made = await client.post("/api/tables", json={"game": "kragmortha", "seats": seats}, headers=cookies[0])
    table = made.json()["id"]
    for cookie in cookies[1:]:
        (await client.post(f"/api/tables/{table}/join", json={}, headers=cookie)).raise_for_status()
    desk = LudotecaDesk(table)
    for seat, cookie in enumerate(cookies):
        base = bases[seat % len(bases)].replace("http", "ws")
        socket = await plain_socket(f"{base}/api/tables/{table}/socket", additional_headers=cookie)
        desk.sockets.append(socket)
        await socket.send(json.dumps({"type": "watch", "seat": seat, "index": None}))
    return desk


async def peer_desk(client: httpx.AsyncClient, base: str) -> PeerDesk:
    match = (await client.post("/games/goblins/create", json={"numPlayers": SEATS})).json()["matchID"]
    credentials = []
    for seat in range(SEATS):
        who = {"playerID": str(seat), "playerName": f"{seat}"}
        answer = await client.post(f"/games/goblins/{match}/join", json=who)
        credentials.append(answer.json()["playerCredentials"])
    desk = PeerDesk(match, credentials)
    address = f"{base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
    for seat in range(SEATS):
        socket = await plain_socket(address, origin=base)
        desk.sockets.append(socket)
        await socket.recv()
        await socket.send("40/goblins,")
        await socket.recv()
        await socket.send("42/goblins," + json.dumps(["sync", match, str(seat), credentials[seat], SEATS]))
    return desk


async def plain_socket(address: str, **more: Any) -> ClientConnection:
    """A socket without what costs the load generator time: no compression, no pings of its own."""
    return await connect(address, compression=None, ping_interval=None, open_timeout=120, proxy=None, **more)


async def run(kind: str, ports: list[int], tables: int, seconds: int) -> None:
    bases = [f"http://127.0.0.1:{port}" for port in ports]
    gate = asyncio.Semaphore(AT_ONCE)
    # Cookies are sent by hand: a client for each person would read all certificates of the system each time.
    client = httpx.AsyncClient(base_url=bases[0], timeout=120, cookies=NoCookies(), trust_env=False)

    listening: list[asyncio.Task[None]] = []

    async def one() -> Desk:
        async with gate:
            desk = await (ludoteca_desk(client, bases) if kind == "ludoteca" else peer_desk(client, bases[0]))
        # At once: until everybody sits, those who do must answer the server's pings.
        listening.extend(asyncio.create_task(desk.listen(seat)) for seat in range(SEATS))
        return desk

    desks = await asyncio.gather(*(one() for _ in range(tables)))
    await client.aclose()
    await asyncio.sleep(2)
    gc.freeze()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(_play(desk, number / tables * EVERY / SEATS, seconds) for number, desk in enumerate(desks)))
    await asyncio.sleep(1)
    print(json.dumps(counted(desks, seconds)), flush=True)
    sys.stdin.read()
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(socket.close() for desk in desks for socket in desk.sockets))


async def _play(desk: Desk, phase: float, seconds: int) -> None:
    """A move every half second, by the clock."""
    begun = time.perf_counter() + phase
    for number in range(int(seconds * SEATS / EVERY)):
        await asyncio.sleep(max(0.0, begun + number * EVERY / SEATS - time.perf_counter()))
        await desk.tick()


def counted(desks: list[Desk], seconds: int) -> dict[str, float]:
    own = sorted(took for desk in desks for took in desk.own)
    everybody = sorted(took for desk in desks for took in desk.all)
    return {
        "moves_a_second": len(own) / seconds,
        "errors": sum(desk.errors for desk in desks),
        "late": sum(desk.missed for desk in desks),
        **{f"mover_p{part}": _at(own, part) for part in (50, 99)},
        **{f"all_p{part}": _at(everybody, part) for part in (50, 99)},
    }


def _at(times: list[float], percent: int) -> float:
    return times[min(len(times) - 1, len(times) * percent // 100)] * 1000 if times else float("nan")


if __name__ == "__main__":
    uvloop.run(run(sys.argv[1], [int(port) for port in sys.argv[2].split(",")], int(sys.argv[3]), int(sys.argv[4])))

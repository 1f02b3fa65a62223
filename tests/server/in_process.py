"""Servers inside the test: whole applications on one loop, with sockets that write down every byte they are sent.

Nothing happens by itself: bots do not move, rounds are not made, and the bus hands on what it has when it is told to.
So a test knows what is going on, and a moment is quiet when nothing is under way.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from ludoteca.server.app import create_app
from ludoteca.server.bus import News
from ludoteca.server.server import Server
from ludoteca.server.settings import Limits, Settings

Json = dict[str, Any]
MANY = 1_000_000
GENEROUS = Limits(
    guests_a_minute=MANY,
    logins_a_minute=MANY,
    requests_a_second=MANY,
    messages_a_second=MANY,
    chats_a_minute=MANY,
    open_tables=MANY,
    tables_a_minute=MANY,
    sockets_each=MANY,
    sockets_an_address=MANY,
    handshakes_a_minute=MANY,
    stories_a_minute=MANY,
    hints_a_minute=MANY,
    wrong_logins_an_hour=MANY,
    public_tables_an_address=MANY,
    invitations_each=MANY,
)
NEVER = 10**9
HOST = "ludoteca.test"


class TestBus:
    """A bus that keeps what it was told until somebody has it handed on, or lost."""

    __test__ = False
    connected = True

    def __init__(self, wires: "list[TestBus]"):
        self.shared = True
        self.waiting: list[News] = []
        self._wires = wires
        self._listener: Callable[[News], None] | None = None
        wires.append(self)

    async def start(self, listener: Callable[[News], None], resync: Callable[[], Awaitable[None]]) -> None:
        self._listener = listener

    def publish(self, news: News) -> None:
        for other in self._wires:
            if other is not self:
                other.waiting.append(news)

    def hand_on(self) -> None:
        """Gives this node what waits for it."""
        news, self.waiting = self.waiting, []
        assert self._listener is not None
        for item in news:
            self._listener(item)

    async def stop(self) -> None:
        self._listener = None


class Site:
    """One or more servers on one database."""

    def __init__(self, folder: Path, servers: int, bus: bool = True, limits: Limits = GENEROUS):
        self.apps = [create_app(Settings(database=str(folder / "site.db"), limits=limits)) for _ in range(servers)]
        self.servers: list[Server] = [app.state.server for app in self.apps]
        self.nodes = [server.node for server in self.servers]
        self.sockets: list[TestSocket] = []
        self.buses: list[TestBus] = []
        if servers > 1 and bus:
            for node in self.nodes:
                node.bus = TestBus(self.buses)

    async def start(self) -> None:
        for server in self.servers:
            await server.node.bus.start(server.cluster.hear, server.cluster.reconnected)

    async def stop(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.quiet()
        for server in self.servers:
            await server.stop()

    async def quiet(self) -> None:
        """Waits until nothing is under way any more. What waits on the bus stays there."""
        calm = 0
        while calm < 3:
            await asyncio.sleep(0.0005)
            busy = any(node._tasks or node._loading for node in self.nodes)
            busy = busy or any(socket.busy for socket in self.sockets)
            calm = 0 if busy else calm + 1

    async def hand_on(self) -> None:
        """Everything that waits on the bus arrives."""
        while any(bus.waiting for bus in self.buses):
            for bus in self.buses:
                bus.hand_on()
            await self.quiet()

    async def rounds(self) -> None:
        """Each server makes a round, as it does every second, and looks at the database by itself."""
        for server in self.servers:
            server.cluster._repeated = -NEVER
            await server.cluster._round_once()
        await self.quiet()

    async def visitor(self, name: str) -> "Visitor":
        return await Visitor(self, name).arrive()


def play(site: Site, test: Callable[[], Awaitable[Any]]) -> None:
    """A test at a site, which is started before it and stopped after it."""

    async def everything() -> None:
        await site.start()
        try:
            await test()
        finally:
            await site.stop()

    asyncio.run(everything())


class Visitor:
    """Somebody with a cookie, at every server at once; without a name a stranger."""

    def __init__(self, site: Site, name: str = ""):
        self.site = site
        self.name = name
        self.id = ""
        self.cookie = ""
        self.headers: dict[str, str] = {}
        """Sent along with every request."""

    async def arrive(self) -> "Visitor":
        answer = await self.request("POST", "/api/me", name=self.name)
        self.id = answer.json()["id"]
        self.take_cookie(answer)
        return self

    def take_cookie(self, answer: httpx.Response) -> None:
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def request(self, method: str, path: str, server: int = 0, **body: Any) -> httpx.Response:
        app: Any = self.site.apps[server]
        transport = httpx.ASGITransport(app=app)
        headers = {"cookie": self.cookie, **self.headers} if self.cookie else self.headers
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers) as http:
            if method == "GET":
                return await http.get(path, params=body)
            return await http.request(method, path, json=body)

    async def post(self, path: str, server: int = 0, **body: Any) -> Any:
        answer = await self.request("POST", path, server, **body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def open(self, table: str, server: int = 0) -> "TestSocket":
        """A socket, accepted or refused by now."""
        socket = TestSocket(self.site, server, table, self)
        self.site.sockets.append(socket)
        await self.site.quiet()
        return socket


class TestSocket:
    """A socket of one table. What it was sent is in `texts`, in order."""

    __test__ = False

    def __init__(self, site: Site, server: int, table: str, visitor: Visitor):
        self.server = server
        self.table = table
        self.visitor = visitor
        self.texts: list[str] = []
        self.close_code: int | None = None
        self._site = site
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._listening = False
        headers = [(b"host", HOST.encode())]
        if visitor.cookie:
            headers.append((b"cookie", visitor.cookie.encode()))
        path = f"/api/tables/{table}/socket"
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        app: Any = site.apps[server]
        self._task = asyncio.get_running_loop().create_task(app(scope, self._receive, self._send))

    @property
    def open(self) -> bool:
        return not self._task.done() and self.close_code is None

    @property
    def busy(self) -> bool:
        """Whether the server is still at work on what this socket said, or on telling it something."""
        if self._task.done():
            return False
        return (
            not self._listening
            or not self._inbox.empty()
            or any(subscriber._waiting for subscriber in self._site.nodes[self.server].subscriptions.of(self.table))
        )

    async def _receive(self) -> Json:
        self._listening = self._inbox.empty()
        message = await self._inbox.get()
        self._listening = False
        return message

    async def _send(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            assert self.close_code is None, "something was sent after the end"
            self.texts.append(message.get("text") or message["bytes"].decode())
        elif message["type"] == "websocket.close":
            self.close_code = message["code"]
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    def tell(self, **message: Any) -> None:
        """Says something; whether it was heard is known when all is quiet."""
        if self.open:
            self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def heard(self) -> list[Json]:
        return [json.loads(text) for text in self.texts]

    async def close(self) -> None:
        if not self._task.done():
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

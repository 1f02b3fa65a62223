"""The socket of a table: /api/tables/{id}/socket."""

import asyncio
import logging
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import commit, socket_messages, voting
from ludoteca.server.advice import Asker
from ludoteca.server.api.archived_socket import show_archive
from ludoteca.server.auth import Auth, AuthDependency, address_of
from ludoteca.server.bus import News
from ludoteca.server.errors import RequestError, no_person
from ludoteca.server.metrics import REFUSED, SOCKETS
from ludoteca.server.moderation import check_voice
from ludoteca.server.people import Person
from ludoteca.server.rate_limit import TokenBuckets
from ludoteca.server.sessions import digest_of
from ludoteca.server.storage import rows
from ludoteca.server.subscriptions import Subscriber, bring_up_to_date, said, table_of_room, vote_news
from ludoteca.table.facts import TableFacts
from ludoteca.table.names import clean_text

logger = logging.getLogger("ludoteca.server")
Asked = socket_messages.Hint | socket_messages.AskKnowledge | socket_messages.Preview
"""What takes a while to answer."""
Socket = WebSocket[Any, Any, Any]

BURST = 4
LONGEST_CHAT = 500
PATIENCE = 50
"""Refusals for speed in a row after which a socket is closed."""
CLOSE_SIGNED_OUT, CLOSE_FORBIDDEN, CLOSE_MISSING, CLOSE_SLOW, CLOSE_BUSY = 4401, 4403, 4404, 4408, 4429
CLOSE_CODES = {404: CLOSE_MISSING, 429: CLOSE_BUSY, 503: CLOSE_BUSY}
LONG_STORY = 200
"""Entries of a log; who has seen all but fewer of them may ask for the rest as often as they like."""
PARTING = 2.0
"""Seconds in which a client that is cut off can be told so."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, auth: AuthDependency, table_id: FromPath[str]) -> None:
    """A socket at one table; docs/protocol.md has its words."""
    await socket.accept()
    try:
        auth.check_handshake(socket)
        person = await auth.person(socket)
        try:
            await auth.node.room(table_id)
        except RequestError as refusal:
            archive = await auth.node.archives.instead(table_id, refusal)
            await show_archive(socket, auth, table_id, person, archive)
            return
    except RequestError as refusal:
        code = CLOSE_CODES.get(refusal.status, CLOSE_FORBIDDEN)
        await socket.send_text(socket_messages.spoken(socket_messages.Refused(refusal.code, "socket", 0)).decode())
        await socket.close(code, refusal.code)
        return
    table_socket = TableSocket(socket, auth, table_id, person)
    if not table_socket.enter():
        await socket.close(CLOSE_BUSY, "too-many-sockets")
        return
    if person is not None:  # who logged out just now did not find this socket yet
        await auth.node.end_sockets(person.id)
    await table_socket.run()


class TableSocket:
    """One socket: what it says is heard in order, what it is told waits in its queue."""

    def __init__(self, socket: Socket, auth: Auth, table_id: str, person: Person | None):
        self._socket = socket
        self._auth = auth
        self._node = auth.node
        self._table_id = table_id
        limits = auth.node.limits
        self._address = address_of(socket)
        self._who = person.id if person else self._address
        self._anonymous = person is None
        secret = auth.secret_of(socket)
        session = digest_of(secret) if person and secret else None
        self._subscriber = Subscriber(
            person.id if person else None,
            limits.backlog,
            limits.backlog_bytes,
            session,
            socket.scope["state"].get("write"),
        )
        self._bucket = TokenBuckets(limits.messages_a_second, limits.messages_a_second * BURST)
        self._hurried = 0
        self._thinking = 0

    def enter(self) -> bool:
        """Comes in; False if this node, this person or this address has too many sockets."""
        audience = self._node.subscriptions
        if not audience.admit(self._who, self._address, self._node.limits):
            return False
        audience.subscribers[self._table_id].add(self._subscriber)
        SOCKETS.inc()
        self._wake_bots()
        return True

    def _wake_bots(self) -> None:
        """Bots pause where nobody looks on: that may have changed."""
        room = self._node.at_hand(self._table_id)
        if room is not None and len(self._node.subscriptions.of(self._table_id)) < 2:
            self._node.automation.consider(room)

    async def run(self) -> None:
        """Talks until one side has had enough."""
        over = self._subscriber.over
        tasks = [asyncio.create_task(work) for work in (self._listen(), self._speak(), over.wait())]
        try:
            await self._tell_presence()
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave()
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        if over.is_set():
            await self._cut_off()
        if isinstance(ended[0], Exception) and not isinstance(ended[0], WebSocketDisconnect):
            raise ended[0]

    async def _cut_off(self) -> None:
        """Says goodbye to a client that is too slow, who may not even hear that, or is nobody any more."""
        code, reason = (CLOSE_SIGNED_OUT, "signed-out") if self._subscriber.ended else (CLOSE_SLOW, "too-slow")
        try:
            await asyncio.wait_for(self._socket.close(code, reason), PARTING)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            abort = self._socket.scope["state"].get("abort")
            if abort is not None:
                abort()

    def _leave(self) -> None:
        audience = self._node.subscriptions
        audience.subscribers[self._table_id].discard(self._subscriber)
        if not audience.subscribers[self._table_id]:
            del audience.subscribers[self._table_id]
        audience.dismiss(self._who, self._address)
        SOCKETS.dec()
        self._wake_bots()
        self._node.background(self._tell_presence())

    async def _tell_presence(self) -> None:
        """Tells everybody who is here, if that may have changed."""
        node, table_id = self._node, self._table_id
        room = node.at_hand(table_id)
        if room is not None and not self._anonymous:
            node.subscriptions.tell_table(room, monotonic())
        node.tell_presence(table_id)

    async def _speak(self) -> None:
        try:
            while True:
                text = await self._subscriber.next()
                await self._socket.send_text(text.decode())
                self._subscriber.sent()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _listen(self) -> None:
        while True:
            text = await self._socket.receive_data(mode="text")
            if self._subscriber.ended:
                return
            if not self._bucket.take(""):
                self._hurried += 1
                if self._hurried > PATIENCE:
                    await self._socket.close(CLOSE_BUSY, "too-fast")
                    return
                self._refuse("too-fast", "message")
                continue
            self._hurried = max(0, self._hurried - 1)
            if len(text) > self._node.limits.message_bytes:
                self._refuse("too-large", "message")
                continue
            try:
                message = socket_messages.heard(text)
            except (msgspec.DecodeError, RecursionError):
                self._refuse("bad-message", "message")
                continue
            await self._obey(message)

    async def _obey(self, message: socket_messages.ToServer) -> None:
        about = str(message.__struct_config__.tag)
        try:
            if isinstance(message, Asked):
                self._think(message, about)
            else:
                await self._act(message)
        except RequestError as refusal:
            self._refuse(refusal.code, about, refusal.args_of_code)
        except (LudotecaError, msgspec.MsgspecError):
            self._refuse("bad-message", about)
        except Exception:
            logger.exception("a message (%s) failed", about)
            self._refuse("fault", about)

    def _refuse(self, code: str, about: str, args: dict[str, str | int] | None = None) -> None:
        REFUSED.labels(code).inc()
        room = self._node.at_hand(self._table_id)
        self._subscriber.refuse(code, about, room.index if room else 0, args)

    async def _act(self, message: socket_messages.ToServer) -> None:
        node, table_id, person = self._node, self._table_id, self._subscriber.person
        match message:
            case socket_messages.Move():
                await commit.make_move(node, table_id, person, message, self._lag())
            case socket_messages.Watch():
                await self._watch(message)
            case socket_messages.Undo():
                await commit.take_back(node, table_id, person, message)
            case socket_messages.Chat():
                await self._chat(message.text)
            case socket_messages.TableMove():
                await voting.call(node, table_id, person, message)
            case socket_messages.Vote():
                await voting.vote(node, table_id, person, message)
            case socket_messages.SetPace():
                await self._set_pace(message)
            case socket_messages.Ping():
                self._subscriber.say(socket_messages.Pong())

    def _lag(self) -> int:
        """Milliseconds of a decision that may have been the network's: as many as its pings take, up to a limit."""
        ping = self._socket.scope["state"].get("ping")
        return 0 if ping is None else min(self._node.limits.lag_ms, int(1000 * ping()))

    async def _watch(self, message: socket_messages.Watch) -> None:
        """The table, the story since the index that the client has, the view, and what was said."""
        node, subscriber = self._node, self._subscriber
        if (message.index or 0) > (await node.room(self._table_id)).index:  # who comes from another node may know more
            await node.catch_up(self._table_id)
        async with node.locked(self._table_id) as room:
            if message.seat is not None:
                room.check_seat(subscriber.person, message.seat)
            if room.index - (message.index or 0) > LONG_STORY:
                self._auth.check_story(Asker(self._who, self._address))
            first = subscriber.watching is False
            subscriber.seat = message.seat
            subscriber.needs_view = room.facts.status == "waiting"
            subscriber.watching = True
            connected = node.subscriptions.connected(room.id, monotonic())
            subscriber.say(socket_messages.TableNews(table_of_room(room, subscriber.person, connected)))
            if room.facts.status != "waiting":
                subscriber.index = min(message.index or 0, room.index)
                bring_up_to_date(subscriber, room)
            news = vote_news(room.facts)
            if news is not None and room.facts.poll is not None and not room.facts.poll.done:
                subscriber.say(news)
        if first:
            lines = await node.store.read(lambda database: rows.chat_lines(database, self._table_id, 0))
            for line in lines:
                subscriber.say(said(line))

    def _think(self, message: Asked, about: str) -> None:
        """Hints and previews take a while: meanwhile the socket is heard on."""
        if self._thinking >= self._node.limits.hints_at_once:
            raise RequestError("too-fast", "One thing after the other.", 429)
        self._thinking += 1
        self._node.background(self._answer(message, about))

    async def _answer(self, message: Asked, about: str) -> None:
        try:
            room = await self._node.room(self._table_id)
            mine = self._subscriber.viewer(room.facts)
            seat = mine if isinstance(message, socket_messages.Preview) else message.seat
            if seat is None:
                raise RequestError("not-your-seat", "Spectators have nothing to decide.", 403, seat=0)
            room.check_seat(self._subscriber.person, seat)
            asker = Asker(self._who, self._address)
            answer: socket_messages.ToClient
            if isinstance(message, socket_messages.Preview):
                sure = await self._node.advice.previews(room, message.index, seat, message.moves, asker)
                answer = socket_messages.Previews(message.index, sure)
            elif room.facts.rated:
                raise RequestError("no-hints", "There are no hints at rated tables.", 403)
            elif isinstance(message, socket_messages.Hint):
                answer = await self._node.advice.hint(room, message, asker)
            else:
                answer = await self._node.advice.knowledge(room, message.index, seat, asker)
            # Somebody else may sit there by now.
            (await self._node.room(self._table_id)).check_seat(self._subscriber.person, seat)
            self._subscriber.say(answer)
        except RequestError as refusal:
            self._refuse(refusal.code, about, refusal.args_of_code)
        except LudotecaError:
            self._refuse("bad-message", about)
        finally:
            self._thinking -= 1

    async def _chat(self, text: str) -> None:
        node, person = self._node, self._subscriber.person
        if person is None:
            raise no_person()
        self._auth.chats.check(person)
        words = clean_text(text, LONGEST_CHAT)
        if not words:
            raise RequestError("bad-message", "There is nothing to say in it.", 400)
        room = await node.room(self._table_id)
        check_voice(room.facts, person)
        seat = self._subscriber.viewer(room.facts)

        def job(database: sa.Connection) -> None:
            name = rows.names_of(database, [person]).get(person)
            if name is None:
                raise no_person()
            rows.say(database, room.id, person, seat, name, words)

        await node.store.write(job)
        await node.catch_up_chat(room)
        node.publish(News(node.id, room.id, said=room.said))

    async def _set_pace(self, message: socket_messages.SetPace) -> None:
        person = self._subscriber.person

        def alter(facts: TableFacts) -> None:
            if not facts.seats_of(person) and facts.host != person:
                raise RequestError("not-your-seat", "Only who sits here sets the pace.", 403, seat=0)
            facts.pace = message.pace

        await self._node.change(self._table_id, alter)

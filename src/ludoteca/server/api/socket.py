"""The socket of a table: /api/tables/{id}/socket."""

import asyncio
import logging
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server import playing, speech, voting
from ludoteca.server.bus import News
from ludoteca.server.facts import Facts, iso
from ludoteca.server.gate import Door, Gate, address_of
from ludoteca.server.limiting import Buckets
from ludoteca.server.metrics import REFUSED, SOCKETS
from ludoteca.server.people import Person, clean_text
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage import rows
from ludoteca.server.watching import Watcher, bring_up_to_date, table_of_room, vote_news

logger = logging.getLogger("ludoteca.server")
Socket = WebSocket[Any, Any, Any]

BURST = 4
LONGEST_CHAT = 500
PATIENCE = 50
"""Refusals for speed in a row after which a socket is closed."""
CLOSE_FORBIDDEN, CLOSE_MISSING, CLOSE_BUSY, CLOSE_SLOW = 4403, 4404, 4429, 4408


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, gate: Door, table_id: FromPath[str]) -> None:
    """A conversation about one table; docs/protocol.md has its words."""
    await socket.accept()
    try:
        gate.check_origin(socket)
        person = await gate.person(socket)
        await gate.node.room(table_id)
    except Refusal as refusal:
        code = CLOSE_MISSING if refusal.status == 404 else CLOSE_FORBIDDEN
        await socket.send_text(speech.spoken(speech.Refused(refusal.code, "socket", 0)))
        await socket.close(code, refusal.code)
        return
    talk = Conversation(socket, gate, table_id, person)
    if not talk.enter():
        await socket.close(CLOSE_BUSY, "too-many-sockets")
        return
    await talk.run()


class Conversation:
    """One socket: what it says is heard in order, what it is told waits in its queue."""

    def __init__(self, socket: Socket, gate: Gate, table_id: str, person: Person | None):
        self._socket = socket
        self._gate = gate
        self._node = gate.node
        self._table_id = table_id
        self._person = person
        limits = gate.node.limits
        self._who = person.id if person else address_of(socket)
        self._watcher = Watcher(person.id if person else None, limits.backlog)
        self._bucket = Buckets(limits.messages_a_second, limits.messages_a_second * BURST)
        self._hurried = 0
        self._thinking = 0

    def enter(self) -> bool:
        """Comes in; False if this node, or this person, has too many sockets."""
        audience = self._node.audience
        if not audience.admit(self._who, self._node.limits.sockets, self._node.limits.sockets_each):
            return False
        audience.watchers[self._table_id].add(self._watcher)
        SOCKETS.inc()
        return True

    async def run(self) -> None:
        """Talks until one side has had enough."""
        speaking = asyncio.create_task(self._speak())
        try:
            await self._tell_presence()
            await self._listen()
        except WebSocketDisconnect:
            pass
        finally:
            self._leave()
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    def _leave(self) -> None:
        audience = self._node.audience
        audience.watchers[self._table_id].discard(self._watcher)
        if not audience.watchers[self._table_id]:
            del audience.watchers[self._table_id]
        audience.dismiss(self._who)
        SOCKETS.dec()
        self._node.background(self._tell_presence())

    async def _tell_presence(self) -> None:
        """Tells everybody who is here, if that may have changed."""
        if self._person is None:
            return
        node, table_id = self._node, self._table_id
        room = node.at_hand(table_id)
        if room is not None:
            node.audience.tell_table(room, monotonic())
        node.publish(News(node.id, table_id, here=sorted(node.audience.here(table_id))))

    async def _speak(self) -> None:
        try:
            while (text := await self._watcher.next()) is not None:
                await self._socket.send_data(text)
            await self._socket.close(CLOSE_SLOW, "too-slow")
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def _listen(self) -> None:
        while True:
            text = await self._socket.receive_data(mode="text")
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
                message = speech.heard(text)
            except (msgspec.DecodeError, RecursionError):
                self._refuse("bad-message", "message")
                continue
            await self._obey(message)

    async def _obey(self, message: speech.ToServer) -> None:
        about = str(message.__struct_config__.tag)
        try:
            if isinstance(message, speech.Hint | speech.Preview):
                self._think(message, about)
            else:
                await self._act(message)
        except Refusal as refusal:
            self._refuse(refusal.code, about, refusal.args_of_code)
        except (LudotecaError, msgspec.MsgspecError):
            self._refuse("bad-message", about)
        except Exception:
            logger.exception("a message (%s) failed", about)
            self._refuse("fault", about)

    def _refuse(self, code: str, about: str, args: dict[str, str | int] | None = None) -> None:
        REFUSED.labels(code).inc()
        room = self._node.at_hand(self._table_id)
        self._watcher.refuse(code, about, room.index if room else 0, args)

    async def _act(self, message: speech.ToServer) -> None:
        node, table_id, person = self._node, self._table_id, self._watcher.person
        match message:
            case speech.Move():
                await playing.make_move(node, table_id, person, message)
            case speech.Watch():
                await self._watch(message)
            case speech.Undo():
                await playing.take_back(node, table_id, person, message)
            case speech.Chat():
                await self._chat(message.text)
            case speech.Breach():
                await voting.call(node, table_id, person, message)
            case speech.Vote():
                await voting.vote(node, table_id, person, message)
            case speech.SetPace():
                await self._set_pace(message)
            case speech.Ping():
                self._watcher.say(speech.Pong())

    async def _watch(self, message: speech.Watch) -> None:
        """The table, the story since the index that the client has, the view, and what was said."""
        node, watcher = self._node, self._watcher
        if (message.index or 0) > (await node.room(self._table_id)).index:  # who comes from another node may know more
            await node.catch_up(self._table_id)
        async with node.locked(self._table_id) as room:
            if message.seat is not None:
                room.check_seat(watcher.person, message.seat)
            first = watcher.watching is False
            watcher.seat = message.seat
            watcher.watching = True
            connected = node.audience.connected(room.id, monotonic())
            watcher.say(speech.TableNews(table_of_room(room, watcher.person, connected)))
            if room.facts.status != "waiting":
                watcher.index = min(message.index or 0, room.index)
                bring_up_to_date(watcher, room)
            news = vote_news(room.facts)
            if news is not None and room.facts.poll is not None and not room.facts.poll.done:
                watcher.say(news)
        if first:
            lines = await node.store.read(lambda database: rows.chat_lines(database, self._table_id, 0))
            for line in lines:
                watcher.say(speech.Said(line.seat, line.name, line.text, iso(line.at)))

    def _think(self, message: "speech.Hint | speech.Preview", about: str) -> None:
        """Hints and previews take a while: meanwhile the socket is heard on."""
        if self._thinking >= self._node.limits.hints_at_once:
            raise Refusal("too-fast", "One thing after the other.", 429)
        self._thinking += 1
        self._node.background(self._answer(message, about))

    async def _answer(self, message: "speech.Hint | speech.Preview", about: str) -> None:
        try:
            room = await self._node.room(self._table_id)
            seat = message.seat if isinstance(message, speech.Hint) else self._watcher.seat
            if seat is None:
                raise Refusal("not-your-seat", "Spectators have nothing to decide.", 403, seat=0)
            room.check_seat(self._watcher.person, seat)
            if isinstance(message, speech.Hint):
                if room.facts.rated:
                    raise Refusal("no-hints", "There are no hints at rated tables.", 403)
                self._watcher.say(await self._node.thinking.hint(room, message.index, seat))
            else:
                sure = await self._node.thinking.previews(room, message.index, seat, message.moves)
                self._watcher.say(speech.Previews(message.index, sure))
        except Refusal as refusal:
            self._refuse(refusal.code, about, refusal.args_of_code)
        finally:
            self._thinking -= 1

    async def _chat(self, text: str) -> None:
        if self._person is None:
            raise Refusal("no-person", "Say hello first: POST /api/me.", 401)
        self._gate.chats.check(self._person.id)
        said = clean_text(text, LONGEST_CHAT)
        if not said:
            raise Refusal("bad-message", "There is nothing to say in it.", 400)
        node, person, seat = self._node, self._person, self._watcher.seat
        room = await node.room(self._table_id)
        await node.store.write(lambda database: rows.say(database, room.id, person.id, seat, person.name, said))
        await node.catch_up_chat(room)
        node.publish(News(node.id, room.id, said=room.said))

    async def _set_pace(self, message: speech.SetPace) -> None:
        person = self._watcher.person

        def alter(facts: Facts) -> None:
            if not facts.seats_of(person) and facts.host != person:
                raise Refusal("not-your-seat", "Only who sits here sets the pace.", 403, seat=0)
            facts.pace = message.pace

        await self._node.change(self._table_id, alter)

"""The socket of a finished match whose rules are not known here any more: it can be looked at, and nothing else."""

from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.archives import Archive
from ludoteca.server.auth import Auth, address_of
from ludoteca.server.errors import RequestError
from ludoteca.server.people import Person
from ludoteca.server.rate_limit import TokenBuckets
from ludoteca.server.socket_messages import (
    Log,
    Ping,
    Pong,
    Refused,
    TableNews,
    ToClient,
    ViewNews,
    Watch,
    heard,
    spoken,
)
from ludoteca.server.storage import rows
from ludoteca.server.subscriptions import said, table_of_stored

CLOSE_BUSY = 4429


async def show_archive(
    socket: WebSocket[Any, Any, Any], auth: Auth, table_id: str, person: Person | None, archive: Archive
) -> None:
    """Tells who watches what was seen, as the match's own server did."""
    address = address_of(socket)
    who = person.id if person else address
    node = auth.node
    if not node.subscriptions.admit(who, address, node.limits):
        await socket.close(CLOSE_BUSY, "too-many-sockets")
        return
    bucket = TokenBuckets(node.limits.messages_a_second, node.limits.messages_a_second)

    async def say(message: ToClient) -> None:
        await socket.send_text(spoken(message))

    try:
        while True:
            text = await socket.receive_data(mode="text")
            if not bucket.take(""):
                await socket.close(CLOSE_BUSY, "too-fast")
                return
            try:
                message = heard(text)
                if isinstance(message, Watch):
                    for told in await _story(auth, table_id, person, archive, message):
                        await say(told)
                elif isinstance(message, Ping):
                    await say(Pong())
                else:
                    raise RequestError("outdated", "This match can be looked at only.")
            except (msgspec.DecodeError, RecursionError):
                await say(Refused("bad-message", "message", archive.end))
            except RequestError as refusal:
                await say(Refused(refusal.code, "message", archive.end, refusal.args_of_code))
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    finally:
        node.subscriptions.dismiss(who, address)


async def _story(auth: Auth, table_id: str, person: Person | None, archive: Archive, wanted: Watch) -> list[ToClient]:
    """The table, the story since the index that the client has, the last view, and what was said."""
    node = auth.node
    stored = await node.store.read(lambda database: rows.read(database, table_id, None))
    mine = person.id if person else None
    if wanted.seat is not None and not stored.facts.holds(mine, wanted.seat):
        raise RequestError("not-your-seat", "This seat was not yours.", 403, seat=wanted.seat + 1)
    entries = archive.story(wanted.seat, wanted.index or 0, None)
    view = await node.replaying.run(table_id, archive.view, archive.end, wanted.seat)
    lines = await node.store.read(lambda database: rows.chat_lines(database, table_id, 0))
    return [
        TableNews(table_of_stored(stored, mine, set())),
        Log(entries),
        ViewNews(archive.end, view),
        *(said(line) for line in lines),
    ]

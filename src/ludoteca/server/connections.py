"""Connections that are bounded below HTTP: the head of a request, and how long somebody may not read."""

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.server.routing import END_OF_HEAD, Routing

MOST_HEAD = 32_768
"""Bytes of a request's line and headers, cookies included. Python's parser knows no limit of its own."""
HEAD_PATIENCE = 30.0
"""Seconds in which a request's head must arrive."""
STALL = 30.0
"""Seconds after which who does not read what they are sent is cut off."""
TOO_LONG = "The head of this request is too long."
PINGS = 3
"""Of the last so many the slowest counts: a network has its moods."""


class Stalling:
    """Cuts a connection off when the other side has read nothing of what waits for it for too long."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _stalled: asyncio.TimerHandle | None = None

    def stall(self) -> None:
        """The other side's buffers are full."""
        self.go_on()
        self._stalled = self.loop.call_later(STALL, self.transport.abort)

    def go_on(self) -> None:
        """It reads again, or is gone."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class HttpConnection(Stalling, HttpToolsProtocol):
    """An HTTP connection."""

    routing: Routing | None = None
    """Where there are several workers: which of them a table's socket goes to."""
    _head = 0
    _in_head = True
    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for a request."""
        super().connection_made(transport)
        self._head_timer = self.loop.call_later(HEAD_PATIENCE, self._end_wait)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.go_on()
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Counts what comes before the end of a head, and refuses a head that does not end."""
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD:
            self.send_400_response(TOO_LONG)

    def on_message_begin(self) -> None:
        """A request begins: if it is not the first, its head has its own time."""
        super().on_message_begin()
        self._in_head = True
        self._head = 0
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(HEAD_PATIENCE, self._end_wait)

    def on_headers_complete(self) -> None:
        """The head is there, unless it is too long: then the parser gives up, and the connection is closed."""
        self._in_head = False
        self._stop_waiting()
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            raise ValueError(TOO_LONG)
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Somebody wants a socket: here, or at the worker that has its table at hand."""
        if self.routing is None:
            super().handle_websocket_upgrade()
            return
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        head = b"\r\n".join(lines) + END_OF_HEAD
        if self.routing.lead(self.url, head, self.transport.get_extra_info("socket").fileno()):
            self.transport.close()
        else:
            super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Too much waits to be read."""
        super().pause_writing()
        self.stall()

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self.go_on()

    def _end_wait(self) -> None:
        self._head_timer = None
        if self._in_head and not self.transport.is_closing():
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None


def http_connection(routing: Routing | None) -> type[HttpConnection]:
    """The kind of connections that a server accepts."""

    class Connection(HttpConnection):
        pass

    Connection.routing = routing
    return Connection


def text_frame(text: bytes) -> bytes:
    """A text as a whole frame of a WebSocket, as servers send them: unmasked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class SocketConnection(Stalling, WebSocketsSansIOProtocol):
    """A WebSocket. What the application may want to know of it, or do to it, stands in its scope's state."""

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._pings: deque[float] = deque(maxlen=PINGS)

    def handle_connect(self, event: Any) -> None:
        """Somebody wants to talk."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"] |= {"ping": self.ping, "abort": self.transport.abort, "write": self.write}

    def write(self, text: bytes) -> bool:
        """Sends a message at once; False if it must wait, because the other side does not read or is gone.

        This is what the way through ASGI comes to in the end, without a task that wakes up for each message.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def ping(self) -> float:
        """How long a message takes there and back, in seconds: the longest of the last few times."""
        return max(self._pings, default=0.0)

    def start_keepalive(self) -> None:
        """The first ping goes out at once, to be measured."""
        self.send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        """A ping was answered."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None:
            self._pings.append(self.last_ping_rtt)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.go_on()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Too much waits to be read."""
        super().pause_writing()
        self.stall()

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self.go_on()

"""The application: routes, headers, limits and the request log around a node."""

import logging
from time import monotonic
from typing import Any

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.api import accounts, games, pages, people, responses, socket, tables
from ludoteca.server.auth import Auth
from ludoteca.server.errors import RequestError
from ludoteca.server.metrics import REQUESTS
from ludoteca.server.request_log import new_request_id
from ludoteca.server.server import Server
from ludoteca.server.settings import Settings

requests_log = logging.getLogger("ludoteca.requests")
HEADERS = [(name.encode(), value.encode()) for name, value in responses.HEADERS.items()]

NO_STORE = (b"cache-control", b"no-store")
"""What the server tells a person is for them: no browser or proxy keeps it."""


def create_app(settings: Settings) -> Litestar:
    """The application. Its node opens the database at once, and begins to work when the application starts."""
    server = Server(settings)
    auth = Auth(server.node)

    async def provide_auth() -> Auth:
        return auth

    async def check(request: Any) -> None:
        await auth.check_request(request, request.method)

    async def start(_: Litestar) -> None:
        await server.start()

    async def stop(_: Litestar) -> None:
        await server.stop()

    router = Router(
        "/",
        route_handlers=[*people.ROUTES, *accounts.ROUTES, *games.ROUTES, *tables.ROUTES, socket.table_socket],
        before_request=check,
    )
    return Litestar(
        [router, *pages.ROUTES],
        dependencies={"auth": Provide(provide_auth)},
        middleware=[watch_requests],
        exception_handlers={
            RequestError: responses.refused,
            LudotecaError: responses.mistaken,
            HTTPException: responses.not_served,
            Exception: responses.failed,
        },
        on_startup=[start],
        on_shutdown=[stop],
        openapi_config=openapi(),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        state=State({"server": server}),
        signature_types=[Auth],
    )


def openapi() -> OpenAPIConfig:
    """What the schema says about itself."""
    return OpenAPIConfig(
        title="Ludoteca",
        version="1",
        description="Tables to play at, for people and bots.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
    )


def watch_requests(app: ASGIApp) -> ASGIApp:
    """Adds the careful headers, measures, and writes the request log: routes, never addresses, names or secrets."""

    async def watched(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun = monotonic()
        status = 500
        header = (b"x-request-id", new_request_id().encode())

        async def send_carefully(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                private = [NO_STORE] if scope["path"].startswith("/api/") else []
                message["headers"] = [*message["headers"], *HEADERS, *private, header]
            await send(message)

        try:
            await app(scope, receive, send_carefully)
        finally:
            took = monotonic() - begun
            route = str(scope.get("path_template") or "?")
            REQUESTS.labels(scope["method"], route, status).observe(took)
            requests_log.info("%s %s %d %.1f ms", scope["method"], route, status, took * 1000)

    return watched

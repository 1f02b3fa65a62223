"""The schema of everything: OpenAPI, with the messages of the socket among its components."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.di import Provide

from ludoteca.server import socket_messages
from ludoteca.server.api import accounts, games, pages, people, tables
from ludoteca.server.app import openapi
from ludoteca.server.auth import Auth

SOCKET_TAG = {"name": "socket", "description": "Messages of /api/tables/{id}/socket, told apart by `type`."}


async def _no_auth() -> Auth:
    raise AssertionError("this application only describes itself")


def schema() -> dict[str, Any]:
    """The OpenAPI schema; `ToServer` and `ToClient` are the messages of the socket."""
    handlers = [*people.ROUTES, *accounts.ROUTES, *games.ROUTES, *tables.ROUTES, *pages.ROUTES]
    app = Litestar(handlers, dependencies={"auth": Provide(_no_auth)}, openapi_config=openapi(), logging_config=None)
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    (to_server, to_client), parts = msgspec.json.schema_components(
        [socket_messages.ToServer, socket_messages.ToClient], ref_template="#/components/schemas/{name}"
    )
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    for name, part in parts.items():
        schemas.setdefault(name, part)
    schemas["ToServer"], schemas["ToClient"] = to_server, to_client
    document["tags"] = [*document.get("tags", []), SOCKET_TAG]
    return document


def schema_text() -> str:
    """The schema as JSON."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2).decode() + "\n"

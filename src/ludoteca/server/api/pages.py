"""The browser client's files, and how the server is doing: /, /health, /ready, /metrics."""

import asyncio
import mimetypes
import secrets
from importlib.metadata import PackageNotFoundError, version
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import prometheus_client
import sqlalchemy as sa
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import AuthDependency
from ludoteca.server.errors import not_found
from ludoteca.server.messages import Health, MachineCode, Readiness
from ludoteca.server.metrics import measured

WEB = Path(__file__).parent.parent.parent / "web"
"""Where the browser client is, when it has been built."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The server is running, but the browser client has not been built.
Install the package once more where Node can be had (see the README),
or play in a terminal: <code>ludoteca play --terminal</code>.</p>
"""
PATIENCE = 5


@get("/health", tags=["operating"])
async def health() -> Health:
    """Whether the process is alive: it answers. It asks nobody else, so that no trouble elsewhere gets it restarted."""
    return Health(True, _version())


@get("/ready", tags=["operating"], responses={503: ResponseSpec(Readiness, description="Not now.")})
async def ready(auth: AuthDependency) -> Response[Readiness]:
    """Whether people should be sent here: the database can be reached, and the server is not stopping (503 if not)."""
    node = auth.node
    try:
        await asyncio.wait_for(node.store.read(lambda database: database.execute(sa.text("SELECT 1"))), PATIENCE)
        database = True
    except (sa.exc.SQLAlchemyError, TimeoutError):
        database = False
    told = Readiness(database and not node.stopping, _version(), database, node.bus.connected)
    return Response(told, status_code=200 if told.ok else 503)


@get("/api/machine-code", tags=["operating"])
async def machine_code(auth: AuthDependency) -> MachineCode:
    """How quick the rules are just now: a server that opens before there is machine code goes on with it later."""
    return MachineCode(auth.node.machine_code)


def _version() -> str:
    try:
        return version("ludoteca")
    except PackageNotFoundError:  # a checkout that was not installed
        return "0"


@get("/metrics", media_type=MediaType.TEXT, tags=["operating"], responses=PROBLEMS)
async def metrics(request: Request[Any, Any, Any], auth: AuthDependency) -> Response[bytes]:
    """Numbers for Prometheus: for who knows the token or, where there is none, for programs on this machine."""
    if not _may_measure(request, auth.node.settings.metrics_token):
        raise not_found("page")
    text = await auth.node.files.run("metrics", measured)
    return Response(text, headers={"content-type": prometheus_client.CONTENT_TYPE_LATEST})


def _may_measure(request: Request[Any, Any, Any], token: str | None) -> bool:
    if token is not None:
        told = request.headers.get("authorization", "")
        return secrets.compare_digest(told.encode(), f"Bearer {token}".encode())
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    return not forwarded and request.client is not None and _is_loopback(request.client.host)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(auth: AuthDependency, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser client; any other address is one of its own pages."""
    return await auth.node.files.run("", _page, path)


def _page(path: str) -> Response[bytes]:
    wanted = path.strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise not_found("page")
    file = (WEB / wanted).resolve() if wanted and "\0" not in wanted else WEB
    try:
        if not file.is_relative_to(WEB.resolve()) or not file.is_file():
            return _index(wanted)
        content = file.read_bytes()
    except OSError:
        return _index(wanted)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    caching = FOREVER if wanted.startswith("assets/") else "no-cache"
    return Response(content, media_type=_with_charset(kind), headers={"cache-control": caching})


def _index(wanted: str) -> Response[bytes]:
    if "." in wanted.rpartition("/")[2]:
        raise not_found("page")
    index = WEB / "index.html"
    content = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(content, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def _with_charset(kind: str) -> str:
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("javascript", "json")) else kind


ROUTES = [health, ready, machine_code, metrics, page]

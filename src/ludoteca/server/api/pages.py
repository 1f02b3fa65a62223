"""The browser client's files, and how the server is doing: /, /health, /metrics."""

import asyncio
import mimetypes
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import prometheus_client
import sqlalchemy as sa
from litestar import MediaType, Response, get
from litestar.params import FromPath

from ludoteca.server.gate import Door
from ludoteca.server.messages import Health
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.refusals import not_found

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
async def health(gate: Door) -> Response[Health]:
    """Whether the database can be reached (503 if not), and the bus."""
    try:
        await asyncio.wait_for(gate.node.store.read(lambda database: database.execute(sa.text("SELECT 1"))), PATIENCE)
        database = True
    except (sa.exc.SQLAlchemyError, TimeoutError):
        database = False
    told = Health(database, _version(), database, gate.node.bus.connected)
    return Response(told, status_code=200 if database else 503)


def _version() -> str:
    try:
        return version("ludoteca")
    except PackageNotFoundError:  # a checkout that was not installed
        return "0"


@get("/metrics", media_type=MediaType.TEXT, tags=["operating"], sync_to_thread=True)
def metrics() -> Response[bytes]:
    """Numbers for Prometheus."""
    return Response(
        prometheus_client.generate_latest(REGISTRY), headers={"content-type": prometheus_client.CONTENT_TYPE_LATEST}
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the browser client; any other address is one of its own pages."""
    return await asyncio.to_thread(_page, path)


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


ROUTES = [health, metrics, page]

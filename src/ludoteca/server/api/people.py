"""Who somebody is: /api/me, /api/login."""

import asyncio
from typing import Any

from litestar import Request, Response, delete, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ludoteca.server import people
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.bus import News
from ludoteca.server.gate import COOKIE, Door
from ludoteca.server.messages import Login, Me, NewPassword, Rename, Visit
from ludoteca.server.node import Node
from ludoteca.server.refusals import Refusal

Asking = Request[Any, Any, Any]
TAGS = ["people"]
NO_COOKIE = Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")


@post("/api/me", status_code=200, tags=TAGS, responses=PROBLEMS)
async def visit(request: Asking, gate: Door, data: JSONBody[Visit]) -> Response[Me]:
    """Who I am. A first visit makes a guest and sets the cookie."""
    person = await gate.person(request)
    if person is not None:
        return Response(person.me())
    gate.check_guest(request)
    guest, secret = await gate.node.store.write(lambda database: people.new_guest(database, data.name))
    return Response(guest.me(), cookies=[gate.cookie(secret)])


@patch("/api/me", tags=TAGS, responses=PROBLEMS)
async def rename(request: Asking, gate: Door, data: JSONBody[Rename]) -> Me:
    """Another name."""
    person = await gate.somebody(request)
    renamed, changed = await gate.node.store.write(lambda database: people.rename(database, person, data.name))
    _tell(gate.node, changed)
    return renamed.me()


@post("/api/me/password", status_code=200, tags=TAGS, responses=PROBLEMS)
async def set_password(request: Asking, gate: Door, data: JSONBody[NewPassword]) -> Me:
    """A password, to come back from elsewhere with."""
    person = await gate.somebody(request)
    gate.check_login(request)
    stored = await asyncio.to_thread(people.hashed, data.password)
    changed = await gate.node.store.write(lambda database: people.set_password(database, person, stored))
    return changed.me()


@delete("/api/me", response_cookies=[NO_COOKIE], tags=TAGS, responses=PROBLEMS)
async def forget_me(request: Asking, gate: Door) -> None:
    """Forgets me: name, password, ratings and chat. Matches stay without my name."""
    person = await gate.somebody(request)
    _tell(gate.node, await gate.node.store.write(lambda database: people.forget(database, person.id)))


def _tell(node: Node, changed: people.Changed) -> None:
    """Tells everybody at tables where somebody has another name now, or none."""
    for table_id, version in changed:
        if node.at_hand(table_id) is not None:
            node.background(node.catch_up(table_id))
        node.publish(News(node.id, table_id, version=version))


@post("/api/login", status_code=200, tags=TAGS, responses=PROBLEMS)
async def login(request: Asking, gate: Door, data: JSONBody[Login]) -> Response[Me]:
    """Coming back with a name and a password."""
    gate.check_login(request)
    found = await gate.node.store.read(lambda database: people.stored_password(database, data.name))
    right = await asyncio.to_thread(people.is_password, found[1] if found else None, data.password)
    if found is None or not right:
        raise Refusal("bad-login", "This name and password do not belong together.", 403)
    person = found[0]
    secret = await gate.node.store.write(lambda database: people.new_session(database, person.id))
    return Response(person.me(), cookies=[gate.cookie(secret)])


@post("/api/logout", status_code=204, response_cookies=[NO_COOKIE], tags=TAGS, responses=PROBLEMS)
async def logout(request: Asking, gate: Door) -> None:
    """Forgets this browser, not the person."""
    secret = request.cookies.get(COOKIE)
    if secret:
        await gate.node.store.write(lambda database: people.end_session(database, secret))


ROUTES = [visit, rename, set_password, forget_me, login, logout]

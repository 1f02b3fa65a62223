"""What is somebody's own, and whom they have to do with: /api/me/..., /api/reports."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.server import own_data, recovery, relations, reports, sessions
from ludoteca.server.account_messages import (
    Account,
    Confirmation,
    NewReport,
    RecoveryCodes,
    Relate,
    RelationKind,
    Relations,
    SessionInfo,
)
from ludoteca.server.api.people import confirm
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import AuthDependency
from ludoteca.server.errors import RequestError

Asking = Request[Any, Any, Any]
TAGS = ["people"]


@get("/api/me/account", tags=TAGS, responses=PROBLEMS)
async def account(request: Asking, auth: AuthDependency) -> Account:
    """Who I am, where I am signed in, and how many recovery codes I have left."""
    person, secret = await auth.somebody(request), auth.secret_of(request)
    days = auth.node.limits.session_days
    mine = await auth.node.store.read(lambda database: sessions.listed(database, person.id, secret, days))
    codes = await auth.node.store.read(lambda database: recovery.codes_left(database, person.id))
    return Account(person.me(), mine, codes)


@delete("/api/me/sessions/{session:str}", status_code=200, tags=TAGS, responses=PROBLEMS)
async def sign_out(request: Asking, auth: AuthDependency, session: FromPath[str]) -> list[SessionInfo]:
    """Signs another browser out; `others` all but this one. Their sockets end at once."""
    person, secret = await auth.somebody(request), auth.secret_of(request)
    if session == "others":
        await auth.node.store.write(lambda database: sessions.end_others(database, person.id, secret))
    else:
        await auth.node.store.write(lambda database: sessions.end_by_id(database, person.id, session))
    await auth.node.sessions_ended(person.id)
    days = auth.node.limits.session_days
    return await auth.node.store.read(lambda database: sessions.listed(database, person.id, secret, days))


@post("/api/me/recovery", status_code=200, tags=TAGS, responses=PROBLEMS)
async def new_codes(request: Asking, auth: AuthDependency, data: JSONBody[Confirmation]) -> RecoveryCodes:
    """New recovery codes, told this once; those from before open nothing any more. For who has a password."""
    person = await auth.somebody(request)
    if person.login is None:
        raise RequestError("no-password", "Recovery codes are for accounts with a password: set one first.", 409)
    auth.check_login(request)
    await confirm(auth, person, data.password)
    return RecoveryCodes(await auth.node.store.write(lambda database: recovery.new_codes(database, person.id)))


@get("/api/me/data", tags=TAGS, responses=PROBLEMS)
async def my_data(request: Asking, auth: AuthDependency) -> Response[bytes]:
    """Everything of mine as one file: a ZIP with JSON in it."""
    person = await auth.somebody(request)
    auth.check_export(person)
    read, mine = auth.node.store.read_now, partial(own_data.of, person=person.id)
    data = await auth.node.files.run(person.id, read, mine)
    headers = {"content-disposition": 'attachment; filename="ludoteca.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


@get("/api/me/people", tags=TAGS, responses=PROBLEMS)
async def my_people(request: Asking, auth: AuthDependency) -> Relations:
    """My friends, those who ask or are asked to be, and whom I have blocked or muted."""
    person = await auth.somebody(request)
    return await auth.node.store.read(lambda database: relations.of(database, person.id))


@put("/api/me/people/{other:str}", tags=TAGS, responses=PROBLEMS)
async def relate(request: Asking, auth: AuthDependency, other: FromPath[str], data: JSONBody[Relate]) -> Relations:
    """Asks somebody to be a friend or says yes to that, blocks them, or mutes them."""
    person = await auth.somebody(request)
    await auth.node.store.write(lambda database: relations.relate(database, person.id, other, data.kind))
    return await auth.node.store.read(lambda database: relations.of(database, person.id))


@delete("/api/me/people/{other:str}", status_code=200, tags=TAGS, responses=PROBLEMS)
async def unrelate(
    request: Asking, auth: AuthDependency, other: FromPath[str], kind: FromQuery[RelationKind]
) -> Relations:
    """Takes that back. Who declines, or ends a friendship, ends it for both."""
    person = await auth.somebody(request)
    await auth.node.store.write(lambda database: relations.unrelate(database, person.id, other, kind))
    return await auth.node.store.read(lambda database: relations.of(database, person.id))


@post("/api/reports", status_code=204, tags=TAGS, responses=PROBLEMS)
async def report(request: Asking, auth: AuthDependency, data: JSONBody[NewReport]) -> None:
    """Tells those who run the server about somebody. What they said at the table is sent along."""
    person = await auth.somebody(request)
    auth.check_report(person)
    await auth.node.store.write(lambda database: reports.report(database, person.id, data))


ROUTES = [account, sign_out, new_codes, my_data, my_people, relate, unrelate, report]

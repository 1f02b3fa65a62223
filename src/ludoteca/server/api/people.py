"""Who somebody is: /api/me, /api/login."""

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import json

from ludoteca.server import people, recovery, registration, sessions, vacations
from ludoteca.server.account_messages import Confirmation, Login, NewPassword, Recover, Rename, Visit
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import COOKIE, HOST_COOKIE, Auth, AuthDependency, address_of
from ludoteca.server.bus import News
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Me, NewVacation, Vacation
from ludoteca.server.node import Node
from ludoteca.server.people import Person

Asking = Request[Any, Any, Any]
TAGS = ["people"]
NO_COOKIES = [
    Cookie(key=key, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=key == HOST_COOKIE)
    for key in (COOKIE, HOST_COOKIE)
]
"""Takes the cookie away, whichever of the two names it has here."""


def client_of(request: Asking) -> str:
    """The kind of browser that asks."""
    return sessions.client_of(request.headers.get("user-agent", ""))


@post("/api/me", status_code=200, tags=TAGS, responses=PROBLEMS)
async def visit(request: Asking, auth: AuthDependency, data: JSONBody[Visit]) -> Response[Me]:
    """Who I am. A first visit makes a guest and sets the cookie; later ones renew it."""
    person, secret = await auth.person(request), auth.secret_of(request)
    if person is not None and secret is not None:
        return Response(person.me(), cookies=[auth.cookie(secret)])
    auth.check_guest(request)
    client = client_of(request)

    def job(database: sa.Connection) -> tuple[Person, str]:
        registration.check_in(database, auth.node.settings.registration, data.code)
        return people.new_guest(database, data.name, client)

    guest, made = await auth.node.store.write(job)
    return Response(guest.me(), cookies=[auth.cookie(made)])


@patch("/api/me", tags=TAGS, responses=PROBLEMS)
async def rename(request: Asking, auth: AuthDependency, data: JSONBody[Rename]) -> Me:
    """Another name."""
    person = await auth.somebody(request)
    renamed = await auth.node.store.write(lambda database: people.rename(database, person, data.name))
    await auth.node.renamed(person.id)
    return renamed.me()


@post("/api/me/password", status_code=200, tags=TAGS, responses=PROBLEMS)
async def set_password(request: Asking, auth: AuthDependency, data: JSONBody[NewPassword]) -> Me:
    """A password, to come back from elsewhere with; for a new one the old one is asked for.

    Whoever else was here with a cookie of mine must log in again.
    """
    person, secret = await auth.somebody(request), auth.secret_of(request)
    auth.check_login(request)
    await confirm(auth, person, data.old)
    stored = await auth.node.hashing.run(person.id, people.hashed, data.password)
    changed = await auth.node.store.write(lambda database: people.set_password(database, person, stored, secret or ""))
    await auth.node.sessions_ended(person.id)
    await auth.node.renamed(person.id)  # who was a guest is none any more
    return changed.me()


async def confirm(auth: Auth, person: Person, password: str | None) -> None:
    """Refuses who cannot say the password of their account: a cookie alone may be a thief's."""
    if person.login is None:
        return
    auth.check_account(person.name)
    stored = await auth.node.store.read(lambda database: people.password_of(database, person.id))
    if not await auth.node.hashing.run(person.id, people.is_password, stored, password or ""):
        raise RequestError("bad-password", "This is not your password.", 403)
    auth.forgive(person.name)


@delete("/api/me", status_code=204, response_cookies=NO_COOKIES, tags=TAGS, responses=PROBLEMS)
async def forget_me(request: Asking, auth: AuthDependency) -> None:
    """Forgets me: name, password, ratings, chat and all else of mine. Matches stay without my name.

    Who has a password says it once more, as JSON in the body (`Confirmation`).
    """
    person = await auth.somebody(request)
    node = auth.node
    if person.login is not None:
        auth.check_login(request)
        body = await request.body()
        told = json.decode(body, type=Confirmation) if body else Confirmation()
        await confirm(auth, person, told.password)
    while changed := await node.store.write(lambda database: people.give_up_tables(database, person.id)):
        tell_tables(node, changed)
    tell_tables(node, await node.store.write(lambda database: people.forget(database, person.id)))
    await node.sessions_ended(person.id)


def tell_tables(node: Node, changed: people.Changed) -> None:
    """Tells everybody at tables from which somebody has gone for good."""
    for table_id, version in changed:
        node.look(table_id)
        node.publish(News(node.id, table_id, version=version))


@get("/api/me/vacation", tags=TAGS, responses=PROBLEMS)
async def vacation(request: Asking, auth: AuthDependency) -> Vacation:
    """Until when I am away, and how many days I may still take."""
    person = await auth.somebody(request)
    return await auth.node.store.read(lambda database: vacations.state(database, person.id))


@post("/api/me/vacation", status_code=200, tags=TAGS, responses=PROBLEMS)
async def go_away(request: Asking, auth: AuthDependency, data: JSONBody[NewVacation]) -> Vacation:
    """My clocks in games of days stand still for some days; 0 ends that early."""
    person = await auth.somebody(request)

    def job(database: sa.Connection) -> tuple[people.Changed, Vacation]:
        changed = vacations.begin(database, person.id, data.days) if data.days else vacations.end(database, person.id)
        return changed, vacations.state(database, person.id)

    changed, now = await auth.node.store.write(job)
    tell_tables(auth.node, changed)
    return now


@post("/api/login", status_code=200, tags=TAGS, responses=PROBLEMS)
async def login(request: Asking, auth: AuthDependency, data: JSONBody[Login]) -> Response[Me]:
    """Coming back with a name and a password."""
    auth.check_login(request)
    auth.check_account(data.name)
    found = await auth.node.store.read(lambda database: people.stored_password(database, data.name))
    right = await auth.node.hashing.run(
        address_of(request), people.is_password, found[1] if found else None, data.password
    )
    if found is None or not right:
        raise RequestError("bad-login", "This name and password do not belong together.", 403)
    auth.forgive(data.name)
    return await _come_in(request, auth, found[0])


@post("/api/recover", status_code=200, tags=TAGS, responses=PROBLEMS)
async def recover(request: Asking, auth: AuthDependency, data: JSONBody[Recover]) -> Response[Me]:
    """Coming back with a recovery code, which is used up, and a new password. All my cookies so far have ended."""
    auth.check_login(request)
    auth.check_account(data.name)
    found = await auth.node.store.read(lambda database: people.stored_password(database, data.name))
    stored = await auth.node.hashing.run(address_of(request), people.hashed, data.password)
    person = Person("", "", None) if found is None else found[0]
    await auth.node.store.write(lambda database: recovery.recover(database, person.id, data.code, stored))
    auth.forgive(data.name)
    await auth.node.sessions_ended(person.id)
    return await _come_in(request, auth, person)


async def _come_in(request: Asking, auth: Auth, person: Person) -> Response[Me]:
    client = client_of(request)

    def job(database: sa.Connection) -> str:
        people.check_not_banned(database, person.id)
        return sessions.new_session(database, person.id, client)

    secret = await auth.node.store.write(job)
    return Response(person.me(), cookies=[auth.cookie(secret)])


@post("/api/logout", status_code=204, response_cookies=NO_COOKIES, tags=TAGS, responses=PROBLEMS)
async def logout(request: Asking, auth: AuthDependency) -> None:
    """Forgets this browser, not the person."""
    person, secret = await auth.person(request), auth.secret_of(request)
    if person is not None and secret is not None:
        await auth.node.store.write(lambda database: sessions.end_session(database, secret))
        await auth.node.sessions_ended(person.id)


ROUTES = [visit, rename, set_password, forget_me, vacation, go_away, login, recover, logout]

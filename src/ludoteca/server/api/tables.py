"""Tables: /api/tables, /api/records."""

from time import monotonic
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.kernel.registry import games
from ludoteca.server import ending, lobby, moderation, records, relations
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.auth import Auth, AuthDependency, address_of
from ludoteca.server.errors import RequestError, not_found
from ludoteca.server.messages import (
    Claim,
    Continue,
    Invite,
    Join,
    Leave,
    NewTable,
    Record,
    Rematch,
    Resign,
    SendAway,
    Table,
    TableSettings,
    Verification,
)
from ludoteca.server.people import Person
from ludoteca.server.socket_messages import Thought
from ludoteca.server.storage import rows
from ludoteca.server.subscriptions import table_of_room, table_of_stored
from ludoteca.table.assessment import Assessments
from ludoteca.table.facts import TableFacts
from ludoteca.table.log import LogEntry
from ludoteca.table.table import View

Asking = Request[Any, Any, Any]
Which = Literal["mine", "invited", "open", "public", "finished"]
SeatOf = Annotated[int | None, QueryParameter(ge=0, le=7)]
At = Annotated[int, PathParameter(ge=0, le=1_000_000)]
TAGS = ["tables"]


@post("/api/tables", tags=TAGS, responses=PROBLEMS)
async def new_table(request: Asking, auth: AuthDependency, data: JSONBody[NewTable]) -> Table:
    """A new table, with me as its host."""
    person = await auth.somebody(request)
    auth.check_table(person, request)
    if data.game not in games():
        raise not_found("game")
    facts = await lobby.create(auth.node, person, data, address=address_of(request))
    return await _shown(auth, person, facts)


@get("/api/tables", tags=TAGS, responses=PROBLEMS)
async def tables(
    request: Asking,
    auth: AuthDependency,
    which: FromQuery[Which] = "open",
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
    over: FromQuery[bool | None] = None,
    after: Annotated[str | None, QueryParameter(max_length=32)] = None,
    most: Annotated[int, QueryParameter(ge=1, le=100)] = 100,
) -> list[Table]:
    """A page of tables: mine, those I am invited to, open to join, running in public, or finished in public.

    Running ones come first, then those that wait, then the others; among those the newest. `after` is the last table
    of the page before; `over` asks for finished ones only, or for the others.
    """
    person = await auth.person(request)
    if which in ("mine", "invited") and person is None:
        return []
    mine = None if person is None else person.id
    wanted = rows.Wanted(which, mine, game, over, after, most)
    found = await auth.node.store.read(lambda database: rows.listed(database, wanted))
    if mine is not None and which in ("open", "public"):
        unwanted = await auth.node.store.read(lambda database: relations.blocked_with(database, mine))
        found = [stored for stored in found if stored.facts.host not in unwanted]
    return [table_of_stored(stored, mine, _connected(auth, stored.facts.id)) for stored in found]


@get("/api/tables/{table_id:str}", tags=TAGS, responses=PROBLEMS)
async def table(request: Asking, auth: AuthDependency, table_id: FromPath[str]) -> Table:
    """One table. Who has its link may look."""
    person = await auth.person(request)
    mine = person.id if person else None
    try:
        room = await auth.node.room(table_id)
    except RequestError as refusal:
        await auth.node.archives.instead(table_id, refusal)
        stored = await auth.node.store.read(lambda database: rows.read(database, table_id, None))
        return table_of_stored(stored, mine, _connected(auth, table_id))
    return table_of_room(room, mine, _connected(auth, table_id))


@post("/api/tables/{table_id:str}/join", status_code=200, tags=TAGS, responses=PROBLEMS)
async def join(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Join]) -> Table:
    """Takes a free seat, or takes my own back from the bot that stood in for me."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await lobby.join(auth.node, table_id, person, data))


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=TAGS, responses=PROBLEMS)
async def leave(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Leave]) -> Table:
    """Gets up. In a running match a bot plays on until I am back."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await lobby.leave(auth.node, table_id, person, data.seat))


@post("/api/tables/{table_id:str}/start", status_code=200, tags=TAGS, responses=PROBLEMS)
async def start(request: Asking, auth: AuthDependency, table_id: FromPath[str]) -> Table:
    """Starts the match; bots take the seats that are still open. For the host."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await lobby.start(auth.node, table_id, person))


@post("/api/tables/{table_id:str}/kick", status_code=200, tags=TAGS, responses=PROBLEMS)
async def send_away(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[SendAway]) -> Table:
    """Frees somebody's seat before the match begins; they do not sit down here again. For the host."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await moderation.send_away(auth.node, table_id, person.id, data.seat))


@post("/api/tables/{table_id:str}/invite", status_code=200, tags=TAGS, responses=PROBLEMS)
async def invite(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Invite]) -> Table:
    """Keeps a free seat for somebody, who finds the table among their invitations. For the host of one that waits."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await lobby.invite(auth.node, table_id, person, data.person))


@post("/api/tables/{table_id:str}/settings", status_code=200, tags=TAGS, responses=PROBLEMS)
async def set_up(
    request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[TableSettings]
) -> Table:
    """Whether those who only look on may speak. For the host, at any time."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await moderation.set_up(auth.node, table_id, person.id, data))


@post("/api/tables/{table_id:str}/resign", status_code=200, tags=TAGS, responses=PROBLEMS)
async def resign(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Resign]) -> Table:
    """Gives up for good: a bot plays on for me if others still play, and I come after them."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await ending.resign(auth.node, table_id, person.id, data.seat))


@post("/api/tables/{table_id:str}/abort", status_code=200, tags=TAGS, responses=PROBLEMS)
async def abort(request: Asking, auth: AuthDependency, table_id: FromPath[str]) -> Table:
    """Breaks the match off before everybody has made a first move: it has no result."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await ending.abort(auth.node, table_id, person.id))


@post("/api/tables/{table_id:str}/claim", status_code=200, tags=TAGS, responses=PROBLEMS)
async def claim(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Claim]) -> Table:
    """Somebody whose move all wait for has been gone for a while: a victory over them, a draw, or a bot for them."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await ending.claim(auth.node, table_id, person.id, data))


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=TAGS, responses=PROBLEMS)
async def rematch(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Rematch]) -> Table:
    """The same table once more; everybody who asks gets the same one."""
    person = await auth.somebody(request)
    return await _shown(auth, person, await lobby.rematch(auth.node, table_id, person, data.hold))


@post("/api/tables/{table_id:str}/continue", tags=TAGS, responses=PROBLEMS)
async def go_on(request: Asking, auth: AuthDependency, table_id: FromPath[str], data: JSONBody[Continue]) -> Table:
    """A new table from a moment of this one, which must be finished. Chance falls anew."""
    person = await auth.somebody(request)
    auth.check_table(person, request)
    return await _shown(auth, person, await records.go_on(auth.node, table_id, person, data, address_of(request)))


@get("/api/tables/{table_id:str}/record", tags=TAGS, responses=PROBLEMS)
async def record(auth: AuthDependency, table_id: FromPath[str]) -> Record:
    """The match as a file: sealed, and as a spectator knows it, while it runs; all of it when it is over."""
    return await records.export(auth.node, table_id)


@post("/api/records", tags=TAGS, responses=PROBLEMS)
async def import_record(request: Asking, auth: AuthDependency, data: JSONBody[Record]) -> Table:
    """A table made from a record: to look at if it is finished, to go on with if not."""
    person = await auth.somebody(request)
    auth.check_table(person, request)
    if data.game not in games():
        raise not_found("game")
    return await _shown(auth, person, await records.import_record(auth.node, person, data, address_of(request)))


@get("/api/tables/{table_id:str}/replay", tags=TAGS, responses=PROBLEMS)
async def replay(
    request: Asking,
    auth: AuthDependency,
    table_id: FromPath[str],
    seat: SeatOf = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
) -> list[LogEntry]:
    """The log as that seat may know it. Without a seat: as a spectator, and everything when it is over."""
    person = await auth.person(request)
    return await records.replay(auth.node, table_id, person.id if person else None, seat, first, last)


@get("/api/tables/{table_id:str}/views/{index:int}", tags=TAGS, responses=PROBLEMS)
async def view(request: Asking, auth: AuthDependency, table_id: FromPath[str], index: At, seat: SeatOf = None) -> View:
    """The position after `index` entries of the log, as one of my seats or a spectator; any seat when it is over."""
    person = await auth.person(request)
    return await records.view_at(auth.node, table_id, index, person.id if person else None, seat)


@get("/api/tables/{table_id:str}/thoughts/{index:int}", tags=TAGS, responses=PROBLEMS)
async def thought(request: Asking, auth: AuthDependency, table_id: FromPath[str], index: At) -> Thought:
    """What a strong bot would have done at a moment of a finished match, best first."""
    return await records.thought_at(auth.node, table_id, index, await auth.asker(request))


@get("/api/tables/{table_id:str}/assessments", tags=TAGS, responses=PROBLEMS)
async def assessments(
    request: Asking,
    auth: AuthDependency,
    table_id: FromPath[str],
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
) -> Assessments:
    """What a strong bot makes of the decisions of a finished match, some at a time; `next` says where to ask on."""
    return await records.assessments(auth.node, table_id, first, await auth.asker(request))


@get("/api/tables/{table_id:str}/verify", tags=TAGS, responses=PROBLEMS)
async def verify(auth: AuthDependency, table_id: FromPath[str]) -> Verification:
    """Plays a finished match again: its seed against the commitment, every move, and the result."""
    return await records.verify(auth.node, table_id)


async def _shown(auth: Auth, person: Person, facts: TableFacts) -> Table:
    try:
        room = await auth.node.room(facts.id)
    except RequestError:  # it was the last person who left
        stored = rows.Stored(facts, 0, 0, 0, facts.created, None)
        return table_of_stored(stored, person.id, set())
    return table_of_room(room, person.id, _connected(auth, facts.id))


def _connected(auth: Auth, table_id: str) -> set[str]:
    return auth.node.subscriptions.connected(table_id, monotonic())


ROUTES = [
    new_table,
    tables,
    table,
    join,
    leave,
    start,
    send_away,
    invite,
    set_up,
    resign,
    abort,
    claim,
    rematch,
    go_on,
    record,
    import_record,
    replay,
    view,
    thought,
    assessments,
    verify,
]

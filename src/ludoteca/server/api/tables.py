"""Tables: /api/tables, /api/records."""

from time import monotonic
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ludoteca.games import GAMES
from ludoteca.server import records, seating
from ludoteca.server.api.responses import PROBLEMS
from ludoteca.server.facts import Facts
from ludoteca.server.gate import Door, Gate
from ludoteca.server.messages import (
    Continue,
    Join,
    Leave,
    LogEntry,
    NewTable,
    Record,
    Table,
    Verification,
    View,
)
from ludoteca.server.people import Person
from ludoteca.server.refusals import Refusal, not_found
from ludoteca.server.room import Room
from ludoteca.server.speech import Thought
from ludoteca.server.storage import rows
from ludoteca.server.watching import table_of_room, table_of_stored

Asking = Request[Any, Any, Any]
Which = Literal["mine", "open", "public", "finished"]
SeatOf = Annotated[int | None, QueryParameter(ge=0, le=7)]
At = Annotated[int, PathParameter(ge=0, le=1_000_000)]
TAGS = ["tables"]


@post("/api/tables", tags=TAGS, responses=PROBLEMS)
async def new_table(request: Asking, gate: Door, data: JSONBody[NewTable]) -> Table:
    """A new table, with me as its host."""
    person = await gate.somebody(request)
    gate.check_table(person)
    if data.game not in GAMES:
        raise not_found("game")
    facts = await seating.create(gate.node, person, data)
    return await _shown(gate, person, facts)


@get("/api/tables", tags=TAGS, responses=PROBLEMS)
async def tables(
    request: Asking,
    gate: Door,
    which: FromQuery[Which] = "open",
    game: Annotated[str | None, QueryParameter(max_length=32)] = None,
) -> list[Table]:
    """Tables: mine, open to join, running in public, or finished in public. The newest first."""
    person = await gate.person(request)
    if which == "mine" and person is None:
        return []
    mine = None if person is None else person.id
    found = await gate.node.store.read(lambda database: rows.listed(database, which, game, mine))
    return [table_of_stored(stored, mine, _connected(gate, stored.facts.id)) for stored in found]


@get("/api/tables/{table_id:str}", tags=TAGS, responses=PROBLEMS)
async def table(request: Asking, gate: Door, table_id: FromPath[str]) -> Table:
    """One table. Who has its link may look."""
    room = await gate.node.room(table_id)
    person = await gate.person(request)
    return table_of_room(room, person.id if person else None, _connected(gate, table_id))


@post("/api/tables/{table_id:str}/join", status_code=200, tags=TAGS, responses=PROBLEMS)
async def join(request: Asking, gate: Door, table_id: FromPath[str], data: JSONBody[Join]) -> Table:
    """Takes a free seat, or takes my own back from the bot that stood in for me."""
    person = await gate.somebody(request)
    return await _shown(gate, person, await seating.join(gate.node, table_id, person, data.seat))


@post("/api/tables/{table_id:str}/leave", status_code=200, tags=TAGS, responses=PROBLEMS)
async def leave(request: Asking, gate: Door, table_id: FromPath[str], data: JSONBody[Leave]) -> Table:
    """Gets up. In a running match a bot plays on until I am back."""
    person = await gate.somebody(request)
    return await _shown(gate, person, await seating.leave(gate.node, table_id, person, data.seat))


@post("/api/tables/{table_id:str}/start", status_code=200, tags=TAGS, responses=PROBLEMS)
async def start(request: Asking, gate: Door, table_id: FromPath[str]) -> Table:
    """Starts the match; bots take the seats that are still open. For the host."""
    person = await gate.somebody(request)
    return await _shown(gate, person, await seating.start(gate.node, table_id, person))


@post("/api/tables/{table_id:str}/rematch", status_code=200, tags=TAGS, responses=PROBLEMS)
async def rematch(request: Asking, gate: Door, table_id: FromPath[str]) -> Table:
    """The same table once more; everybody who asks gets the same one."""
    person = await gate.somebody(request)
    return await _shown(gate, person, await seating.rematch(gate.node, table_id, person))


@post("/api/tables/{table_id:str}/continue", tags=TAGS, responses=PROBLEMS)
async def go_on(request: Asking, gate: Door, table_id: FromPath[str], data: JSONBody[Continue]) -> Table:
    """A new table from a moment of this one, which must be finished. Chance falls anew."""
    person = await gate.somebody(request)
    gate.check_table(person)
    return await _shown(gate, person, await records.go_on(gate.node, table_id, person, data))


@get("/api/tables/{table_id:str}/record", tags=TAGS, responses=PROBLEMS)
async def record(gate: Door, table_id: FromPath[str]) -> Record:
    """The match as a file: sealed, and as a spectator knows it, while it runs; all of it when it is over."""
    return await records.export(gate.node, table_id)


@post("/api/records", tags=TAGS, responses=PROBLEMS)
async def import_record(request: Asking, gate: Door, data: JSONBody[Record]) -> Table:
    """A table made from a record: to look at if it is finished, to go on with if not."""
    person = await gate.somebody(request)
    gate.check_table(person)
    if data.game not in GAMES:
        raise not_found("game")
    return await _shown(gate, person, await records.import_record(gate.node, person, data))


@get("/api/tables/{table_id:str}/replay", tags=TAGS, responses=PROBLEMS)
async def replay(
    request: Asking,
    gate: Door,
    table_id: FromPath[str],
    seat: SeatOf = None,
    first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, QueryParameter(name="to", ge=0, le=1_000_000)] = None,
) -> list[LogEntry]:
    """The log as that seat may know it. Without a seat: as a spectator, and everything when it is over."""
    room = await gate.node.room(table_id)
    await _check_viewer(request, gate, room, seat)
    return records.story(room, seat, first, last)


@get("/api/tables/{table_id:str}/views/{index:int}", tags=TAGS, responses=PROBLEMS)
async def view(request: Asking, gate: Door, table_id: FromPath[str], index: At, seat: SeatOf = None) -> View:
    """The position after `index` entries of the log, as one of my seats or a spectator; any seat when it is over."""
    room = await gate.node.room(table_id)
    await _check_viewer(request, gate, room, seat)
    return await records.view_at(gate.node, table_id, index, seat)


@get("/api/tables/{table_id:str}/thoughts/{index:int}", tags=TAGS, responses=PROBLEMS)
async def thought(request: Asking, gate: Door, table_id: FromPath[str], index: At) -> Thought:
    """What a strong bot would have done at a moment of a finished match, best first."""
    gate.thoughts.check((await gate.somebody(request)).id)
    return await records.thought_at(gate.node, table_id, index)


@get("/api/tables/{table_id:str}/verify", tags=TAGS, responses=PROBLEMS)
async def verify(gate: Door, table_id: FromPath[str]) -> Verification:
    """Plays a finished match again: its seed against the commitment, every move, and the result."""
    return await records.verify(gate.node, table_id)


async def _check_viewer(request: Asking, gate: Gate, room: Room, seat: int | None) -> None:
    """Whose eyes somebody may look through. Nobody sees a table's match before it starts."""
    if room.facts.status == "waiting":
        raise Refusal("table-waiting", "The match has not begun.")
    if seat is None:
        return
    if seat >= len(room.facts.seats):
        raise not_found("seat")
    if not room.finished:
        person = await gate.person(request)
        room.check_seat(person.id if person else None, seat)


async def _shown(gate: Gate, person: Person, facts: Facts) -> Table:
    try:
        room = await gate.node.room(facts.id)
    except Refusal:  # it was the last person who left
        stored = rows.Stored(facts, 0, 0, 0, facts.created, None)
        return table_of_stored(stored, person.id, set())
    return table_of_room(room, person.id, _connected(gate, facts.id))


def _connected(gate: Gate, table_id: str) -> set[str]:
    return gate.node.audience.connected(table_id, monotonic())


ROUTES = [
    new_table,
    tables,
    table,
    join,
    leave,
    start,
    rematch,
    go_on,
    record,
    import_record,
    replay,
    view,
    thought,
    verify,
]

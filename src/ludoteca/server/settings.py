"""How a server is set up."""

from typing import Literal

from msgspec import Struct, structs

from ludoteca.kernel.errors import BadOption

Registration = Literal["open", "code", "closed"]
"""Who may come in for the first time: everybody, who brings a code, or nobody."""


class Limits(Struct, frozen=True, kw_only=True):
    """What one person, one address or one socket may ask for. Each can be set with `--limit NAME=VALUE`."""

    session_days: int = 90
    """How long a cookie opens something after somebody last came with it."""
    guests_a_minute: int = 60
    """New guests from one address."""
    logins_a_minute: int = 10
    """Attempts to log in from one address, and to set a password."""
    wrong_logins_an_hour: int = 30
    """Wrong passwords for one account, wherever they come from."""
    requests_a_second: int = 30
    """HTTP requests of one person or, before there is one, of one address; four seconds' worth may come at once."""
    messages_a_second: int = 30
    """Messages on one socket; four seconds' worth may come at once."""
    chats_a_minute: int = 40
    """Chat lines of one person."""
    hints_at_once: int = 2
    """Hints and previews of one socket that are being worked on, and of one person that wait."""
    hints_a_minute: int = 20
    """Hints and thoughts of one person; six times as many from one address."""
    open_tables: int = 50
    """Tables of one host that are not finished."""
    tables_a_minute: int = 20
    """New tables of one person."""
    public_tables_an_address: int = 30
    """Tables from one address that wait in the lobby."""
    invitations_each: int = 5
    """Tables of one host that wait for the same person's answer."""
    waiting_minutes: int = 60
    """How long a table stays in the lobby while its host is gone."""
    waiting_days: int = 30
    """How long a table that is not listed waits for who has its link, or is invited, while its host is gone."""
    exports_an_hour: int = 4
    """Times that one person asks for all of their data."""
    reports_an_hour: int = 10
    """Reports of one person."""
    sockets: int = 20_000
    """Sockets on one node."""
    sockets_each: int = 50
    """Sockets of one person on one node."""
    sockets_an_address: int = 400
    """Sockets of one address on one node."""
    handshakes_a_minute: int = 120
    """Sockets that one address opens, time after time."""
    stories_a_minute: int = 20
    """Times that one person asks for a long story from its beginning; six times as many from one address."""
    message_bytes: int = 16_384
    """The size of a socket message."""
    body_bytes: int = 2_000_000
    """The size of a request's body; a record or a box needs it."""
    backlog: int = 1_000
    """Messages that may wait for a slow client before it is cut off. It can come back and resume."""
    backlog_bytes: int = 4_000_000
    """The same in bytes. One message may be longer: the whole story of a very long match."""
    rooms: int = 2_000
    """Matches that a node keeps at hand."""
    checks_at_once: int = 2
    """Boxes, positions and records that are checked at a time, each in a process of its own."""
    check_seconds: int = 10
    """What one of them may compute for. A box takes one, a long record three."""
    check_megabytes: int = 512
    """What one of them may use of memory, where the system can limit that."""
    lag_ms: int = 1_000
    """How much of a decision's time may be put down to a slow network."""
    gone_ms: int = 60_000
    """How long somebody whose move all wait for must be away before others may claim a victory or a draw."""


class Settings(Struct, frozen=True, kw_only=True):
    """All that `ludoteca serve` can be told."""

    database: str
    bus: str | None = None
    """Where nodes hear from each other; None if there is only this one."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own whose pages may use it."""
    limits: Limits = Limits()
    bot_threads: int = 2
    """Threads in which the bots of tables think."""
    hint_threads: int = 1
    """Threads in which bots think about what people ask them."""
    metrics_token: str | None = None
    """What a program must say to read /metrics; without it only those on this machine may."""
    secure_cookie: bool = False
    """Whether the cookie is for HTTPS only."""
    hosts: tuple[str, ...] = ()
    """Names under which people reach this server; requests for others are refused. None: any."""
    registration: Registration = "open"
    """Who may come in for the first time."""
    modules: dict[str, str] = {}
    """Folders with the WebAssembly modules of games, by which browsers think: what `wasm.build.at_hand` finds."""
    address: str | None = None
    """Where people reach this server, told to servers of other versions that share the database."""


def limits_from(pairs: dict[str, str]) -> Limits:
    """Limits with some of them set."""
    known = {field.name for field in structs.fields(Limits)}
    for name, value in pairs.items():
        if name not in known:
            raise BadOption(f"There is no limit “{name}”. There are: {', '.join(sorted(known))}.")
        if not value.isdecimal():
            raise BadOption(f"Limit {name} must be a whole number, not “{value}”.")
    return Limits(**{name: int(value) for name, value in pairs.items()})

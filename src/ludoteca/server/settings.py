"""How a server is set up."""

from msgspec import Struct, structs

from ludoteca.kernel.errors import BadOption


class Limits(Struct, frozen=True, kw_only=True):
    """What one person, one address or one socket may ask for. Each can be set with `--limit NAME=VALUE`."""

    guests_a_minute: int = 60
    """New guests from one address."""
    logins_a_minute: int = 10
    """Attempts to log in from one address, and to set a password."""
    requests_a_second: int = 30
    """HTTP requests of one person or, before there is one, of one address; four seconds' worth may come at once."""
    messages_a_second: int = 30
    """Messages on one socket; four seconds' worth may come at once."""
    chats_a_minute: int = 40
    """Chat lines of one person."""
    hints_at_once: int = 2
    """Hints and previews of one socket that are being worked on."""
    open_tables: int = 50
    """Tables of one host that are not finished."""
    tables_a_minute: int = 20
    """New tables of one person."""
    sockets: int = 20_000
    """Sockets on one node."""
    sockets_each: int = 50
    """Sockets of one person on one node."""
    message_bytes: int = 16_384
    """The size of a socket message."""
    body_bytes: int = 2_000_000
    """The size of a request's body; a record or a box needs it."""
    backlog: int = 1_000
    """Messages that may wait for a slow client before it is cut off. It can come back and resume."""
    rooms: int = 2_000
    """Matches that a node keeps at hand."""
    lag_ms: int = 1_000
    """How much of a decision's time may be put down to a slow network."""


class Settings(Struct, frozen=True, kw_only=True):
    """All that `ludoteca serve` can be told."""

    database: str
    bus: str | None = None
    """Where nodes hear from each other; None if there is only this one."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own whose pages may use it."""
    limits: Limits = Limits()
    bot_threads: int = 2
    secure_cookie: bool = False
    """Whether the cookie is for HTTPS only."""


def limits_from(pairs: dict[str, str]) -> Limits:
    """Limits with some of them set."""
    known = {field.name for field in structs.fields(Limits)}
    for name, value in pairs.items():
        if name not in known:
            raise BadOption(f"There is no limit “{name}”. There are: {', '.join(sorted(known))}.")
        if not value.isdecimal():
            raise BadOption(f"Limit {name} must be a whole number, not “{value}”.")
    return Limits(**{name: int(value) for name, value in pairs.items()})

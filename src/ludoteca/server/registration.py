"""Who may come in for the first time: everybody, who brings a code, or nobody."""

import sqlalchemy as sa

from ludoteca.server import recovery
from ludoteca.server.errors import RequestError
from ludoteca.server.settings import Registration
from ludoteca.server.storage.schema import registration_codes
from ludoteca.server.table_facts import now_ms


def check_in(connection: sa.Connection, registration: Registration, code: str | None) -> None:
    """Refuses a new person who may not come in; a code is used up."""
    if registration == "open":
        return
    if registration == "closed":
        raise RequestError("registration-closed", "Nobody new is let in here: log in.", 403)
    if code is None:
        raise RequestError("registration-code", "Who is new here needs a code from the people who run this.", 403)
    use = (
        registration_codes.update()
        .where(
            registration_codes.c.digest == recovery.digest_of(code),
            registration_codes.c.uses_left > 0,
            registration_codes.c.expires > now_ms(),
        )
        .values(uses_left=registration_codes.c.uses_left - 1)
    )
    if connection.execute(use).rowcount == 0:
        raise RequestError("bad-registration-code", "This code is not known here, or has been used up.", 403)


def new_registration_code(connection: sa.Connection, uses: int, expires: int, note: str) -> str:
    """A code with which so many people may come in."""
    code = recovery.new_code()
    row = {"digest": recovery.digest_of(code), "made": now_ms(), "expires": expires, "uses_left": uses, "note": note}
    connection.execute(registration_codes.insert(), row)
    return code

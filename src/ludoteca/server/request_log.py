"""The log: an id for each request, and lines that stay short."""

import logging
import secrets
import sys
from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="-")
"""The id of the request that is being answered; it stands in every line of the log that comes of it."""
LONGEST_LINE = 8_000
FORMAT = "%(asctime)s %(levelname)s %(name)s [%(request)s]: %(message)s"


def new_request_id() -> str:
    """An id for a request. It is told in a header, so that who has a problem can say which request it was."""
    made = secrets.token_hex(6)
    request_id.set(made)
    return made


class ShortLines(logging.Formatter):
    """Lines with the id of their request; what is far too long, a traceback say, loses its middle."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log."""
        record.request = request_id.get()
        line = super().format(record)
        if len(line) <= LONGEST_LINE:
            return line
        return f"{line[: LONGEST_LINE // 2]}\n[...]\n{line[-LONGEST_LINE // 2 :]}"


def set_up_logs(quiet: bool = False) -> None:
    """Logs go to stderr, one line each; uvicorn's own request log would have addresses and links in it."""
    level = logging.WARNING if quiet else logging.INFO
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(ShortLines(FORMAT))
    logging.basicConfig(handlers=[lines], level=level)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It warns of every request that is none: whoever sends those could fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)

"""Times as they are told."""

from datetime import UTC, datetime


def iso(milliseconds: int) -> str:
    """A time, in milliseconds since 1970, as clients read it."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")

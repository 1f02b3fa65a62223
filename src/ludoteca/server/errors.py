"""Saying no on behalf of the server, besides what a table refuses by itself."""

from ludoteca.table.errors import RequestError, not_found, stale

__all__ = ["RequestError", "busy", "no_person", "not_found", "stale"]


def no_person() -> RequestError:
    """Who asks has not been here before, or has been forgotten."""
    return RequestError("no-person", "Say hello first: POST /api/me.", 401)


def busy() -> RequestError:
    """The server has its hands full with this kind of work."""
    return RequestError("busy", "Too much is being worked on: try again in a moment.", 503)

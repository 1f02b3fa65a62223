"""Saying no: what was asked for cannot be done, and nothing has changed."""


class RequestError(Exception):
    """`code` names a message of the client (`problem-<code>`), `detail` is for developers, `status` as HTTP counts."""

    def __init__(self, code: str, detail: str, status: int = 409, **args: str | int):
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status
        self.args_of_code = args


def not_found(what: str) -> RequestError:
    """There is no such thing, or it is not for this person to know."""
    return RequestError(f"no-{what}", f"There is no such {what}.", 404)


def stale(index: int) -> RequestError:
    """The message answers a view that is no longer the newest."""
    return RequestError("stale", f"The table is at index {index} now.", 409, index=index)

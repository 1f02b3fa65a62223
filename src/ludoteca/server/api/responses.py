"""How answers look: problems as `Problem`, and the headers that keep a browser careful."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ludoteca.kernel.errors import LudotecaError
from ludoteca.server.errors import RequestError
from ludoteca.server.messages import Problem
from ludoteca.server.metrics import REFUSED

logger = logging.getLogger("ludoteca.server")

STATUSES = {
    400: "What was sent does not fit.",
    401: "Say hello first.",
    403: "Not yours to do.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "Not as things stand.",
    413: "Too large.",
    415: "Not of this type.",
    429: "Too many.",
}
PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in STATUSES.items()
}
CODES = {404: "no-page", 405: "bad-method", 413: "too-large", 415: "bad-type"}

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; "
        "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def problem(status: int, code: str, detail: str, args: dict[str, str | int] | None = None) -> Response[Problem]:
    """An answer that says what went wrong."""
    REFUSED.labels(code).inc()
    return Response(Problem(code, detail, args or {}), status_code=status, media_type="application/json")


def refused(_: Request[Any, Any, Any], error: RequestError) -> Response[Problem]:
    """Something that cannot be done."""
    return problem(error.status, error.code, error.detail, error.args_of_code)


def mistaken(_: Request[Any, Any, Any], error: LudotecaError) -> Response[Problem]:
    """Something that the games do not allow."""
    return problem(400, "bad-request", str(error))


def not_served(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Something that Litestar turned away: it does not fit the schema, or there is no such route."""
    status = error.status_code if error.status_code < 500 else 400
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict))
    return problem(status, CODES.get(status, "bad-request"), reasons or error.detail or "This does not fit.")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log has it, the client is told nothing of it."""
    if isinstance(error, RecursionError):
        return problem(400, "bad-request", "This is nested too deeply.")
    logger.error("%s %s failed", request.method, request.scope.get("path_template", "?"), exc_info=error)
    return problem(500, "fault", "Something is wrong with the server.")

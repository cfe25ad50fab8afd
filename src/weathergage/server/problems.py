"""What goes wrong, told to a program as JSON and to a person as a page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from weathergage.engine import (
    CorruptJournalError,
    EngineError,
    FlowError,
    IllegalError,
    MalformedError,
    Refusal,
    StaleError,
)
from weathergage.engine import text as make_text
from weathergage.server.database import trouble_of
from weathergage.server.shapes import Code, Problem

log = logging.getLogger("weathergage")
Asked = Request[object, object, State]

STATUS: Final[dict[Code, HTTPStatus]] = {
    "malformed": HTTPStatus.BAD_REQUEST,
    "illegal": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "not-yours": HTTPStatus.FORBIDDEN,
    "sign-in": HTTPStatus.UNAUTHORIZED,
    "not-found": HTTPStatus.NOT_FOUND,
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "too-long": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "taken": HTTPStatus.CONFLICT,
    "banned": HTTPStatus.FORBIDDEN,
    "failed": HTTPStatus.INTERNAL_SERVER_ERROR,
}
OUR_FAULT: Final = "Something broke on the server. What it had acknowledged is kept. Try again in a moment."


class Refused(Exception):  # noqa: N818 - a refusal, not a failure
    """Something that is not done, and why."""

    def __init__(self, code: Code, detail: str, refusal: Refusal | None = None) -> None:
        super().__init__(detail)
        self.code = code
        self.refusal = refusal


def problem_of(error: Exception) -> Problem:
    """The error as a client is told it. What broke inside is for the log alone: it may name secrets."""
    match error:
        case Refused():
            return _problem(error.code, str(error), error.refusal)
        case StaleError():
            return _problem("stale", str(error))
        case IllegalError():
            return _problem("illegal", str(error))
        case MalformedError() | msgspec.DecodeError():
            return _problem("malformed", str(error))
        case FlowError() | CorruptJournalError():
            return _problem("failed", OUR_FAULT)  # a game's own fault
        case EngineError():
            return _problem("illegal", str(error))
        case HTTPException():
            return _from_http(error)
        case _:
            return _problem("failed", OUR_FAULT)


def write_down(what: str, error: Exception) -> None:
    """Log a failure: where it happened, unless the machine is at fault and the place is all the same."""
    trouble = trouble_of(error)
    if trouble:
        log.error("%s: the database can't be used: %s", what, trouble)
    else:
        log.error("%s", what, exc_info=error)


def _problem(code: Code, detail: str, refusal: Refusal | None = None) -> Problem:
    status = STATUS[code]
    return Problem(status=status, code=code, title=status.phrase, detail=detail, refusal=refusal)


def _from_http(error: HTTPException) -> Problem:
    status = HTTPStatus(error.status_code)
    near: dict[int, Code] = {401: "sign-in", 403: "not-yours", 404: "not-found", 413: "too-long", 429: "too-fast"}
    code = near.get(status, "malformed" if status < HTTPStatus.INTERNAL_SERVER_ERROR else "failed")
    return Problem(status=status, code=code, title=status.phrase, detail=error.detail)


def refusal(key: str, rule: str = "") -> Refusal:
    """A refusal in the words of the engine's texts."""
    return Refusal(make_text(key), rule)


def answer_problems(site: Path) -> Callable[[Asked, Exception], Response[Problem] | Response[bytes]]:
    """The handler of every error. A person gets the client, which says it in their language."""

    def answer(request: Asked, error: Exception) -> Response[Problem] | Response[bytes]:
        path = request.url.path
        problem = problem_of(error)
        if problem.status == HTTPStatus.NOT_FOUND and isinstance(error, HTTPException):
            problem = msgspec.structs.replace(problem, detail=f"There is nothing at {path}.")
        if problem.status == HTTPStatus.INTERNAL_SERVER_ERROR:
            write_down(f"{request.method} {path} failed", error)
        elif _is_for_a_person(request):
            return Response(
                (site / "index.html").read_bytes(),
                status_code=problem.status,
                media_type=MediaType.HTML,
                headers={"Cache-Control": "no-cache"},
            )
        headers = error.headers if isinstance(error, HTTPException) else None  # which methods are allowed
        return Response(problem, status_code=problem.status, media_type=MediaType.JSON, headers=headers)

    return answer


def _is_for_a_person(request: Asked) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")

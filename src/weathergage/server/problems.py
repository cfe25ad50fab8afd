"""What goes wrong, told to a program as JSON and to a person as a page."""

import logging
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

import msgspec
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

log = logging.getLogger("weathergage")
Asked = Request[object, object, State]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """An error as the client receives it."""

    status: int
    title: str
    detail: str


def answer_problems(site: Path) -> Callable[[Asked, Exception], Response[Problem] | Response[bytes]]:
    """The handler of every error. A person gets the client, which says it in their language."""

    def answer(request: Asked, error: Exception) -> Response[Problem] | Response[bytes]:
        problem = _describe(request.url.path, error)
        if problem.status == HTTPStatus.INTERNAL_SERVER_ERROR:
            log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        elif _is_for_a_person(request):
            return Response(
                (site / "index.html").read_bytes(),
                status_code=problem.status,
                media_type=MediaType.HTML,
                headers={"Cache-Control": "no-cache"},
            )
        return Response(problem, status_code=problem.status, media_type=MediaType.JSON)

    return answer


def _describe(path: str, error: Exception) -> Problem:
    if not isinstance(error, HTTPException):
        # What broke inside is for the log: it may name what this client must not know.
        detail = "Something broke on the server. What it had acknowledged is kept. Try again in a moment."
        return Problem(status=HTTPStatus.INTERNAL_SERVER_ERROR, title="Internal Server Error", detail=detail)
    status = HTTPStatus(error.status_code)
    detail = f"There is nothing at {path}." if status is HTTPStatus.NOT_FOUND else error.detail
    return Problem(status=status, title=status.phrase, detail=detail)


def _is_for_a_person(request: Asked) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")

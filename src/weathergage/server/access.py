"""Who sends this, and may they? Cookies for browsers, tokens for programs.

And nothing that another site's page could send.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from weathergage.server.limits import neighbourhood
from weathergage.server.people import COOKIE_LIFE, Who
from weathergage.server.problems import Refused

if TYPE_CHECKING:
    from weathergage.server.hall import Hall

COOKIE: Final = "weathergage"
MARK: Final = "x-weathergage"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

Connected = ASGIConnection[Any, Any, Any, State]  # Any: a request's or a socket's handler and user
Asking = Request[object, object, State]


class Careful(Asking):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:  # noqa: ANN401 - it may be
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise Refused("malformed", "the body is not JSON in UTF-8, or nested too deep") from error


def hall_of(connection: Connected) -> Hall:
    """The hall of this application."""
    hall: Hall = connection.app.state.hall
    return hall


def bearer_of(connection: Connected) -> str:
    """The token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def who_of(hall: Hall, connection: Connected, token: str = "") -> Who | None:
    """Whoever is there; None: nobody that we know. A token that opens nothing is refused, not ignored."""
    bearer = token or bearer_of(connection)
    who = await hall.people.who(connection.cookies.get(COOKIE, ""), bearer)
    if who is None and bearer:
        raise Refused("sign-in", "this token is not valid")
    return who


async def known(connection: Connected) -> Who:
    """Whoever is there, or a refusal."""
    who = await who_of(hall_of(connection), connection)
    if who is None:
        raise Refused("sign-in", "nobody knows who you are: take a name first")
    return who


def same_site(connection: Connected) -> bool:
    """Does it come from a page of ours, or from no page at all? Browsers say where a page comes from."""
    origin = connection.headers.get("origin", "")
    return not origin or urlsplit(origin).netloc == connection.headers.get("host", "")


def may_connect(connection: Connected) -> bool:
    """A WebSocket has no header of its own that a page could set, but always an origin."""
    return same_site(connection)


async def refuse_strangers(request: Asking) -> None:
    """Before every request: another site's page can make a browser send its cookie, but not our header."""
    if request.method in SAFE:
        return
    if not same_site(request):
        raise Refused("not-yours", "this request comes from another site's page")
    if COOKIE in request.cookies and not bearer_of(request) and MARK not in request.headers:
        raise Refused("not-yours", "a request with a cookie needs the header X-Weathergage: 1")


async def count_request(request: Asking) -> None:
    """Before every request: not too many of them."""
    if request.method not in SAFE:
        hall_of(request).limits.spend("write", address_of(request))
    elif request.url.path.startswith("/api/"):
        hall_of(request).limits.spend("read", address_of(request))


def address_of(connection: Connected) -> str:
    """Where it comes from. Behind a proxy that the host trusts, the server has put the client's own address here."""
    return neighbourhood(connection.client.host) if connection.client else ""


def set_cookie(response: Response[Any], value: str, *, secure: bool) -> None:
    """Let the browser remember who it is."""
    response.set_cookie(
        Cookie(
            key=COOKIE,
            value=value,
            path="/",
            max_age=COOKIE_LIFE,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
    )


def is_secure(connection: Connected) -> bool:
    """Is the site reached by https, so that the cookie must not travel any other way?"""
    return connection.scope["scheme"] == "https" or hall_of(connection).settings.public_url.startswith("https:")

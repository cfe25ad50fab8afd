"""REST: who you are."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from weathergage.server.access import (
    COOKIE,
    address_of,
    hall_of,
    is_secure,
    known,
    set_cookie,
    who_of,
)
from weathergage.server.bus import News
from weathergage.server.hall import Hall
from weathergage.server.outside import check_webhook, send_mail
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.shapes import (
    AccountForm,
    ApiToken,
    GuestForm,
    LoginForm,
    Me,
    NewPassword,
    NoticeSettings,
    PasswordForm,
    PersonForm,
    ResetForm,
    Session,
)
from weathergage.server.words import mail_of

Asking = Request[Any, Any, State]  # Any: nothing is known of user and token


def _me(hall: Hall, who: Who | None, cookie: str = "") -> Response[Me]:
    settings = hall.settings
    mail = bool(settings.smtp_host)
    me = Me(person=who.public if who else None, email=who.email if who else "", mail=mail)
    response = Response(me, headers={"Cache-Control": "no-store"})
    if cookie:
        set_cookie(response, cookie, secure=is_secure(settings.public_url))
    return response


@get("/")
async def me(request: Asking) -> Response[Me]:
    """Who am I?"""
    hall = hall_of(request)
    return _me(hall, await who_of(hall, request))


@patch("/")
async def change_me(request: Asking, data: JSONBody[PersonForm]) -> Response[Me]:
    """Change my name or mail address."""
    hall = hall_of(request)
    return _me(hall, await hall.people.change_person(await known(request), data.name, data.email))


@post("/guest", status_code=200)
async def be_guest(request: Asking, data: JSONBody[GuestForm]) -> Response[Me]:
    """Play at once. Whoever is known already stays who they are."""
    hall = hall_of(request)
    who = await who_of(hall, request)
    if who is not None:
        return _me(hall, who)
    hall.limits.spend("address", address_of(request))
    who = await hall.people.make_guest(data.name)
    return _me(hall, who, hall.people.guest_cookie(who.id))


@post("/account", status_code=200)
async def make_account(request: Asking, data: JSONBody[AccountForm]) -> Response[Me]:
    """Make an account. The guest that I was becomes the account."""
    hall = hall_of(request)
    hall.limits.spend("address", address_of(request))
    who = await who_of(hall, request)
    if who is not None and not who.guest:
        raise Refused("illegal", "you have an account already: log out first")
    who = await hall.people.make_account(who, data.name, data.password, data.email)
    return _me(hall, who, await hall.people.begin_session(who.id, _agent(request)))


@post("/login", status_code=200)
async def login(request: Asking, data: JSONBody[LoginForm]) -> Response[Me]:
    """Log in. The games of the guest that I was move along."""
    hall = hall_of(request)
    address = address_of(request)
    hall.limits.spend("address", address)
    hall.limits.spend("login", f"{address} {data.name[:50].casefold()}")
    before = await who_of(hall, request)
    who = await hall.people.check_login(data.name, data.password)
    cookie = await hall.people.begin_session(who.id, _agent(request))
    if before is not None and before.guest:
        await hall.move_games(before.id, who)
    return _me(hall, who, cookie)


@post("/logout", status_code=200)
async def logout(request: Asking) -> Response[Me]:
    """End this session."""
    hall = hall_of(request)
    who = await who_of(hall, request)
    if who is not None and who.session:
        await hall.people.end_session(who, who.session)
        hall.sign_out(who.id, who.session)
    response = _me(hall, None)
    response.delete_cookie(COOKIE)
    return response


@get("/sessions")
async def sessions(request: Asking) -> list[Session]:
    """Where am I logged in?"""
    return await hall_of(request).people.sessions(await known(request))


@delete("/sessions/{session:str}")
async def end_session(request: Asking, session: FromPath[str]) -> None:
    """Log me out there."""
    hall = hall_of(request)
    who = await known(request)
    await hall.people.end_session(who, session)
    await _sign_out(hall, who.id)


async def _sign_out(hall: Hall, person: str) -> None:
    """Close all connections of a person: whoever still may comes back by themselves."""
    hall.sign_out(person, "")
    await hall.bus.tell(News(sender=hall.bus.me, kind="signed-out", people=(person,)))


@post("/password", status_code=204)
async def change_password(request: Asking, data: JSONBody[PasswordForm]) -> None:
    """Choose another password. All other sessions end."""
    hall = hall_of(request)
    who = await known(request)
    hall.limits.spend("login", who.id)
    await hall.people.check_login(who.name, data.old)
    await hall.people.change_password(who.id, data.new, who.session)
    await _sign_out(hall, who.id)


@post("/reset", status_code=204)
async def reset(request: Asking, data: JSONBody[ResetForm]) -> None:
    """Send me a mail with which I can choose a new password. Whether the name exists is not told."""
    hall = hall_of(request)
    settings = hall.settings
    if not settings.smtp_host:
        raise Refused("illegal", "this server can't send mail: ask its host")
    hall.limits.spend("address", address_of(request))
    hall.limits.spend("mail", data.name[:50].casefold())
    found = await hall.people.make_reset(data.name)
    if found is not None:
        token, address = found
        link = f"{settings.public_url.rstrip('/')}/reset/{token}"
        subject, body = mail_of("reset", "en", data.name, link, "")
        hall.spawn(asyncio.to_thread(send_mail, settings, address, subject, body), "reset")


@post("/reset/finish", status_code=204)
async def finish_reset(request: Asking, data: JSONBody[NewPassword]) -> None:
    """Choose a new password with what was mailed."""
    hall = hall_of(request)
    hall.limits.spend("address", address_of(request))
    await hall.people.use_reset(data.token, data.password)


@post("/token", status_code=200)
async def make_token(request: Asking) -> ApiToken:
    """A token for my programs. It replaces the one before, and is shown once."""
    return ApiToken(await hall_of(request).people.make_token(await known(request)))


@delete("/token")
async def drop_token(request: Asking) -> None:
    """No program may speak for me any more."""
    await hall_of(request).people.drop_token(await known(request))


@get("/notices")
async def notices(request: Asking) -> NoticeSettings:
    """Which notices go where?"""
    who = await known(request)
    return (await hall_of(request).people.notices(who.id))[2]


@put("/notices")
async def set_notices(request: Asking, data: JSONBody[NoticeSettings]) -> NoticeSettings:
    """Choose which notices go where."""
    who = await known(request)
    if data.webhook_url:
        check_webhook(data.webhook_url)
    if who.guest and (data.mail or data.webhook):
        raise Refused("illegal", "only an account is sent notices outside the page")
    await hall_of(request).people.set_notices(who.id, data)
    return data


def _agent(request: Asking) -> str:
    return "".join(char for char in request.headers.get("user-agent", "") if char.isprintable())


PEOPLE_ROUTES = Router(
    "/api/me",
    route_handlers=[
        me,
        change_me,
        be_guest,
        make_account,
        login,
        logout,
        sessions,
        end_session,
        change_password,
        reset,
        finish_reset,
        make_token,
        drop_token,
        notices,
        set_notices,
    ],
    tags=["people"],
)

"""REST: who you are."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from weathergage.server import moving
from weathergage.server.access import (
    COOKIE,
    address_of,
    hall_of,
    is_secure,
    known,
    set_cookie,
    who_of,
)
from weathergage.server.hall import Hall
from weathergage.server.names import name_key
from weathergage.server.outside import check_webhook
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.shapes import (
    AccountForm,
    ApiToken,
    GuestForm,
    LeavingForm,
    LoginForm,
    Me,
    NewPassword,
    NoticeSettings,
    PasswordForm,
    PersonForm,
    ResetForm,
    Session,
)

log = logging.getLogger("weathergage")

Asking = Request[Any, Any, State]  # Any: nothing is known of user and token


def _me(request: Asking, who: Who | None, cookie: str = "") -> Response[Me]:
    settings = hall_of(request).settings
    email, confirmed = (who.email, who.confirmed) if who else ("", False)
    me = Me(person=who.public if who else None, email=email, confirmed=confirmed, mail=bool(settings.smtp_host))
    response = Response(me, headers={"Cache-Control": "no-store"})
    if cookie:
        set_cookie(response, cookie, secure=is_secure(request))
    return response


@get("/")
async def me(request: Asking) -> Response[Me]:
    """Who am I?"""
    return _me(request, await who_of(hall_of(request), request))


@patch("/")
async def change_me(request: Asking, data: JSONBody[PersonForm]) -> Response[Me]:
    """Change my name or mail address. A new address is written to, and confirmed by the link in that mail."""
    hall = hall_of(request)
    before = await known(request)
    if data.email and data.email.strip() != before.email:
        hall.limits.spend("mail", before.id)
    who = await hall.people.change_person(before, data.name, data.email)
    if data.language is not None and not who.guest:
        await hall.people.set_language(who.id, data.language)
    if who.email != before.email:
        _ask_to_confirm(hall, who)
    if who.name != before.name:
        await moving.rename(hall, who)
    return _me(request, who)


@post("/forget", status_code=200)
async def forget_me(request: Asking, data: JSONBody[LeavingForm]) -> Response[Me]:
    """Go for good: my account, my name wherever it stands, and what I said. An account says its password."""
    hall = hall_of(request)
    who = await known(request)
    if not who.guest:
        hall.limits.spend("login", who.id)
        await hall.people.check_login(who.name, data.password)
    await moving.forget(hall, who.id)
    return _nobody(request)


def _nobody(request: Asking) -> Response[Me]:
    response = _me(request, None)
    response.delete_cookie(COOKIE)
    return response


@post("/guest", status_code=200)
async def be_guest(request: Asking, data: JSONBody[GuestForm]) -> Response[Me]:
    """Play at once. Whoever is known already stays who they are."""
    hall = hall_of(request)
    who = await who_of(hall, request)
    if who is not None:
        return _me(request, who)
    hall.limits.spend("address", address_of(request))
    who = await hall.people.make_guest(data.name)
    return _me(request, who, hall.people.guest_cookie(who.id))


@post("/account", status_code=200)
async def make_account(request: Asking, data: JSONBody[AccountForm]) -> Response[Me]:
    """Make an account. The guest that I was becomes the account."""
    hall = hall_of(request)
    hall.limits.spend("address", address_of(request))
    guest = await who_of(hall, request)
    if guest is not None and not guest.guest:
        raise Refused("illegal", "you have an account already: log out first")
    who = await hall.people.make_account(guest, data.name, data.password, data.email)
    await hall.people.set_language(who.id, data.language)
    log.info("an account was made", extra={"person": who.id})
    _ask_to_confirm(hall, who)
    cookie = await hall.people.begin_session(who.id, _agent(request))
    if guest is not None:
        hall.admit(guest, await hall.people.who(cookie, "") or who)
        await moving.rename(hall, who)
    return _me(request, who, cookie)


def _ask_to_confirm(hall: Hall, who: Who) -> None:
    """Nobody gets mails whose address somebody else entered."""
    if who.email and hall.settings.smtp_host:
        path = f"/confirm/{hall.people.confirmation(who.id, who.email)}"
        hall.spawn(hall.post.send(who.id, "confirm", path), "confirmation")


@get("/confirm/{confirmation:str}", include_in_schema=False)
async def confirm(request: Asking, confirmation: FromPath[str]) -> Redirect:
    """The link in that mail."""
    if not await hall_of(request).people.confirm(confirmation):
        raise NotFoundException
    return Redirect("/", status_code=303)


@post("/login", status_code=200)
async def login(request: Asking, data: JSONBody[LoginForm]) -> Response[Me]:
    """Log in. The games of the guest that I was move along."""
    hall = hall_of(request)
    address, key = address_of(request), name_key(data.name)
    hall.limits.spend("address", address)
    hall.limits.spend("login", f"{address} {key}")
    before = await who_of(hall, request)
    try:
        who = await hall.people.check_login(data.name, data.password)
    except Refused as reason:
        log.info("a log-in was refused", extra={"address": address, "who": key[:24], "code": reason.code})
        raise
    cookie = await hall.people.begin_session(who.id, _agent(request))
    if before is not None and before.guest:
        await moving.move_games(hall, before.id, who)
    return _me(request, who, cookie)


@post("/logout", status_code=200)
async def logout(request: Asking) -> Response[Me]:
    """End this session."""
    hall = hall_of(request)
    with suppress(Refused):  # whoever was banned may go
        who = await known(request)
        if who.session:
            await hall.people.end_session(who, who.key)
            await hall.sign_out(who.id, who.key)
    return _nobody(request)


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
    await hall.sign_out(who.id)


@post("/password", status_code=204)
async def change_password(request: Asking, data: JSONBody[PasswordForm]) -> None:
    """Choose another password. All other sessions end."""
    hall = hall_of(request)
    who = await known(request)
    hall.limits.spend("login", who.id)
    await hall.people.check_login(who.name, data.old)
    await hall.people.change_password(who.id, data.new, who.key)
    await hall.sign_out(who.id)


@post("/reset", status_code=204)
async def reset(request: Asking, data: JSONBody[ResetForm]) -> None:
    """Send me a mail with which I can choose a new password. Whether the name exists is not told."""
    hall = hall_of(request)
    if not hall.settings.smtp_host:
        raise Refused("illegal", "this server can't send mail: ask its host")
    hall.limits.spend("address", address_of(request))
    hall.limits.spend("mail", name_key(data.name))
    hall.spawn(_send_reset(hall, data.name), "reset")


async def _send_reset(hall: Hall, name: str) -> None:
    found = await hall.people.make_reset(name)
    if found is not None:
        token, person = found
        await hall.post.send(person, "reset", f"/reset/{token}")


@post("/reset/finish", status_code=204)
async def finish_reset(request: Asking, data: JSONBody[NewPassword]) -> None:
    """Choose a new password with what was mailed. All sessions end, and programs need a new token."""
    hall = hall_of(request)
    hall.limits.spend("address", address_of(request))
    await hall.sign_out(await hall.people.use_reset(data.token, data.password))


@post("/token", status_code=200)
async def make_token(request: Asking) -> ApiToken:
    """A token for my programs. It replaces the one before, and is shown once."""
    hall = hall_of(request)
    who = await known(request)
    token, old = await hall.people.make_token(who)
    await _send_away(hall, who, old)
    return ApiToken(token)


@delete("/token")
async def drop_token(request: Asking) -> None:
    """No program may speak for me any more."""
    hall = hall_of(request)
    who = await known(request)
    await _send_away(hall, who, await hall.people.drop_token(who))


async def _send_away(hall: Hall, who: Who, token: str) -> None:
    if token:
        await hall.sign_out(who.id, token)


@get("/notices")
async def notices(request: Asking) -> NoticeSettings:
    """Which notices go where?"""
    who = await known(request)
    return (await hall_of(request).people.mailbox(who.id)).wishes


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
        forget_me,
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

"""REST: tables."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import MediaType, Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import delete, insert, select

from weathergage.engine.journal import dump
from weathergage.server import making, play
from weathergage.server import table as tables
from weathergage.server.access import address_of, hall_of, known, who_of
from weathergage.server.hall import Hall
from weathergage.server.lobby import Wanted, list_tables
from weathergage.server.messages import Past
from weathergage.server.names import clean_text
from weathergage.server.past import show_step
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.room import Draft, Room
from weathergage.server.schema import MUTED, NOTES, SHARES
from weathergage.server.shapes import (
    ChatLine,
    Fork,
    Joining,
    NewTable,
    Notes,
    SeatChange,
    Share,
    ShareForm,
    TableInfo,
    TableNotices,
)

Asking = Request[Any, Any, State]  # Any: nothing is known of user and token

LONGEST_NOTES = 20_000
LARGEST_JOURNAL = 2_000_000


def _info(room: Room) -> TableInfo:
    return tables.describe(room.table, room.present())


@get("/")
async def list_all(  # noqa: PLR0913, PLR0917 - what can be asked
    request: Asking,
    stage: Annotated[str, QueryParameter(name="state")] = "",
    game: FromQuery[str] = "",
    mine: FromQuery[bool] = False,
    turn: FromQuery[bool] = False,
    after: FromQuery[str] = "",
) -> Response[list[TableInfo]]:
    """The lobby: public tables, or mine, or those that wait for me; 200 at once, the newest first. If there are more,
    the header `Link` names the next page."""
    hall = hall_of(request)
    who = await who_of(hall, request)
    page = await list_tables(hall, who, Wanted(state=stage, game=game, mine=mine, turn=turn, after=after))
    if not page.end:
        return Response(page.tables)
    again = {"state": stage, "game": game, "mine": mine and "true", "turn": turn and "true", "after": page.end}
    more = urlencode({name: value for name, value in again.items() if value})
    return Response(page.tables, headers={"Link": f'</api/tables?{more}>; rel="next"'})


@post("/")
async def create(request: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """Set a table up."""
    hall = hall_of(request)
    who = await known(request)
    hall.limits.spend("table", who.id)
    table = await making.table_from(data, who, hall.people)
    room = await hall.create(making.made(table, None))
    if data.start:
        await room.change(lambda draft: making.start(draft, who))
    return _info(room)


@post("/api/games/{game:str}/lessons/{chapter:str}")
async def learn(request: Asking, game: FromPath[str], chapter: FromPath[str]) -> TableInfo:
    """Begin a chapter of a game's guided game."""
    hall = hall_of(request)
    who = await known(request)
    hall.limits.spend("table", who.id)
    room = await hall.create(making.made(await making.lesson_table(game, chapter, who, hall.people), None))
    await room.change(lambda draft: making.start(draft, who))
    return _info(room)


@get("/{table:str}")
async def one(request: Asking, table: FromPath[str], link: FromQuery[str] = "") -> TableInfo:
    """One table."""
    hall = hall_of(request)
    shown = await hall.shown_to(table, await who_of(hall, request), link)
    room = hall.rooms.get(table)
    return tables.describe(shown, room.present() if room is not None else set())


@post("/{table:str}/join", status_code=200)
async def join(request: Asking, table: FromPath[str], data: JSONBody[Joining], link: FromQuery[str] = "") -> TableInfo:
    """Sit down."""
    who, room = await _seen(request, table, link)
    await room.change(lambda draft: making.join(draft, who, data.seat))
    return _info(room)


async def _seen(request: Asking, table: str, link: str = "") -> tuple[Who, Room]:
    who = await known(request)
    return who, await hall_of(request).seen_by(table, who, link)


async def _sees(request: Asking, table: str, link: str = "") -> Who:
    """Whoever asks, if they may see the table."""
    who = await known(request)
    await hall_of(request).shown_to(table, who, link)
    return who


@post("/{table:str}/leave", status_code=200)
async def leave(request: Asking, table: FromPath[str]) -> TableInfo | None:
    """Stand up. When the host goes, the table is given up."""
    hall = hall_of(request)
    who, room = await _seen(request, table)
    if room.table.host == who.id and room.table.state == "open":
        await hall.drop(room)
        return None
    await room.change(lambda draft: making.leave(draft, who))
    return _info(room)


@post("/{table:str}/start", status_code=200)
async def start(request: Asking, table: FromPath[str]) -> TableInfo:
    """Begin the match."""
    who, room = await _seen(request, table)
    await room.change(lambda draft: making.start(draft, who))
    return _info(room)


@put("/{table:str}/seats/{seat:int}")
async def set_seat(request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]) -> TableInfo:
    """Set a seat anew: the host before the start; later a bot stands in, or one comes back."""
    hall = hall_of(request)
    who, room = await _seen(request, table)
    if room.table.state == "open":
        await room.change(lambda draft: making.set_seat(draft, who, seat, data))
    else:
        seen = hall.last_seen.get(room.table.seat_at(seat).person, hall.started)
        away = play.is_away(room, seat, seen, hall.settings.away)
        await room.change(lambda draft: play.change_seat(draft, who, seat, data, away))
    return _info(room)


@post("/{table:str}/rematch", status_code=200)
async def rematch(request: Asking, table: FromPath[str]) -> TableInfo:
    """The same again. Whoever asks second is told the table that the first one made."""
    hall = hall_of(request)
    who, room = await _seen(request, table)
    twin = making.rematch(room.table, who)

    def mark(draft: Draft) -> str:
        if not draft.table.rematch:
            draft.table.rematch = twin.id
        return draft.table.rematch

    if not room.table.rematch:
        hall.limits.spend("table", who.id)
        made = await hall.create(making.made(twin, None))
        if await room.change(mark) != twin.id:
            await hall.drop(made)  # somebody else asked at the same time
    return _info(await hall.room(room.table.rematch))


@post("/{table:str}/fork")
async def fork(request: Asking, table: FromPath[str], data: JSONBody[Fork], link: FromQuery[str] = "") -> TableInfo:
    """Go on from a step of a finished match."""
    hall = hall_of(request)
    who, room = await _seen(request, table, link)
    hall.limits.spend("table", who.id)
    async with room.lock:
        change = await making.forked(room.table, room.playable(), data, who, hall.people)
    made = await hall.create(change)
    if data.start:
        await made.change(lambda draft: making.start(draft, who))
    return _info(made)


# ------------------------------------------------------------------------------------------------ journals and shares


@get("/{table:str}/journal", media_type=MediaType.TEXT)
async def journal(request: Asking, table: FromPath[str], link: FromQuery[str] = "") -> Response[bytes]:
    """The journal of a match that is over: before that it holds what nobody may know."""
    hall = hall_of(request)
    hall.limits.spend("heavy", address_of(request))
    room = await hall.seen_by(table, await who_of(hall, request), link)
    room.table.must_be("finished")
    name = f"{room.table.game}-{room.table.id}.wgage"
    return Response(
        dump(room.playable().journal),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/api/journals", request_max_body_size=LARGEST_JOURNAL)
async def upload(request: Asking) -> TableInfo:
    """A table from a journal."""
    hall = hall_of(request)
    who = await known(request)
    hall.limits.spend("table", who.id)
    hall.limits.spend("upload", who.id)
    data = await request.body()
    return _info(await hall.create(await asyncio.to_thread(making.uploaded, data, who)))


@post("/{table:str}/shares")
async def share(request: Asking, table: FromPath[str], data: JSONBody[ShareForm], link: FromQuery[str] = "") -> Share:
    """A link to a step. Whoever has it sees that one step, of a private table as well, and nothing else of it."""
    hall = hall_of(request)
    who, room = await _seen(request, table, link)
    hall.limits.spend("table", who.id)
    room.table.must_be("finished")
    making.checked_step(room.playable(), data.step)
    if data.seat is not None:
        room.table.seat_at(data.seat)
    token = secrets.token_urlsafe(12)
    values = {"token": token, "table_id": table, "step": data.step, "seat": data.seat}
    async with hall.database.write() as connection:
        await connection.execute(insert(SHARES).values(values))
    return Share(token, table, data.step, data.seat)


@get("/api/shares/{token:str}")
async def shared(request: Asking, token: FromPath[str]) -> Past:
    """What a link shows: anybody who has it may see it."""
    hall = hall_of(request)
    hall.limits.spend("heavy", address_of(request))
    async with hall.database.read() as connection:
        wanted = SHARES.c.token == "".join(filter(str.isprintable, token))
        row = (await connection.execute(select(SHARES).where(wanted))).one_or_none()
    if row is None:
        raise Refused("not-found", "this link leads nowhere")
    room = await hall.fresh(row.table_id)
    async with room.lock:
        match = room.playable()
        return show_step(match, id=0, table=room.table, step=row.step, seat=row.seat, everything=False, words=True)


# ------------------------------------------------------------------------------------------------ words


@get("/{table:str}/chat")
async def chat(request: Asking, table: FromPath[str], link: FromQuery[str] = "") -> list[ChatLine]:
    """What was said, the last of it."""
    hall = hall_of(request)
    who = await who_of(hall, request)
    shown = await hall.shown_to(table, who, link)
    if not shown.spectators and not shown.sits(who.id if who else ""):
        raise Refused("not-yours", "this table has no spectators")
    return await hall.chat_of(table)


@get("/{table:str}/notes")
async def notes(request: Asking, table: FromPath[str], link: FromQuery[str] = "") -> Notes:
    """My notes on this table."""
    who = await _sees(request, table, link)
    query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == who.id)
    async with hall_of(request).database.read() as connection:
        return Notes((await connection.execute(query)).scalar() or "")


@put("/{table:str}/notes")
async def set_notes(request: Asking, table: FromPath[str], data: JSONBody[Notes], link: FromQuery[str] = "") -> Notes:
    """Keep my notes."""
    hall = hall_of(request)
    who = await _sees(request, table, link)
    text = clean_text(data.text, LONGEST_NOTES, lines=True)
    await _replace(hall, NOTES, table, who, [{"text": text}] if text else [])
    return Notes(text)


@get("/{table:str}/notices")
async def notices(request: Asking, table: FromPath[str]) -> TableNotices:
    """Do I hear nothing of this table?"""
    who = await _sees(request, table)
    query = select(MUTED.c.person).where(MUTED.c.table_id == table, MUTED.c.person == who.id)
    async with hall_of(request).database.read() as connection:
        return TableNotices(bool((await connection.execute(query)).scalar()))


@put("/{table:str}/notices")
async def set_notices(request: Asking, table: FromPath[str], data: JSONBody[TableNotices]) -> TableNotices:
    """Hear nothing of this table but in the page."""
    who = await _sees(request, table)
    await _replace(hall_of(request), MUTED, table, who, [{}] if data.muted else [])
    return data


async def _replace(hall: Hall, rows: Any, table: str, who: Who, values: list[dict[str, str]]) -> None:  # noqa: ANN401
    async with hall.database.write() as connection:
        await connection.execute(delete(rows).where(rows.c.table_id == table, rows.c.person == who.id))
        for it in values:
            await connection.execute(insert(rows).values(table_id=table, person=who.id, **it))


TABLE_ROUTES = Router(
    "/api/tables",
    route_handlers=[
        list_all,
        create,
        one,
        join,
        leave,
        start,
        set_seat,
        rematch,
        fork,
        journal,
        share,
        chat,
        notes,
        set_notes,
        notices,
        set_notices,
    ],
    tags=["tables"],
)
OTHER_ROUTES = [upload, shared, learn]

"""What follows at the tables when somebody logs in, is called by another name, or goes for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select, update

from weathergage.engine.journal import line
from weathergage.server import making, play
from weathergage.server.people import Who
from weathergage.server.room import Draft, Room
from weathergage.server.schema import CHAT, MUTED, NOTES, PEOPLE, RESETS, SESSIONS, SITTING

if TYPE_CHECKING:
    from weathergage.server.hall import Hall


async def _rooms_of(hall: Hall, person: str) -> list[Room]:
    """All tables where somebody sits, or whose host they are."""
    return [await hall.room(table) for table in await hall.store.tables_of(person)]


async def move_games(hall: Hall, guest: str, who: Who) -> None:
    """A guest has logged in: the guest's seats, notes and wishes are the account's now."""

    def move(draft: Draft) -> None:
        for seat in draft.table.seats:
            if seat.person == guest:
                seat.person, seat.name, seat.guest = who.id, who.name, False
        if draft.table.host == guest:
            draft.table.host = who.id
        draft.people = True

    for room in await _rooms_of(hall, guest):
        # Nobody is to find themselves in two seats with two hands: such a game stays with the guest.
        if room.table.state != "running" or not room.table.sits(who.id):
            await room.change(move)
            await _move_words(hall, room.table.id, guest, who.id)


async def _move_words(hall: Hall, table: str, guest: str, person: str) -> None:
    async with hall.database.write() as connection:
        for rows in (NOTES, MUTED):
            mine = select(rows.c.person).where(rows.c.table_id == table, rows.c.person == person)
            if (await connection.execute(mine)).scalar() is None:
                theirs = (rows.c.table_id == table) & (rows.c.person == guest)
                await connection.execute(update(rows).where(theirs).values(person=person))


async def rename(hall: Hall, who: Who) -> None:
    """Somebody is called by another name, or has an account now: their seats say so."""

    def change(draft: Draft) -> None:
        for seat in draft.table.seats:
            if seat.person == who.id:
                seat.name, seat.guest = who.name, who.guest

    for room in await _rooms_of(hall, who.id):
        mine = [seat for seat in room.table.seats if seat.person == who.id]
        if room.table.state != "finished" and any((it.name, it.guest) != (who.name, who.guest) for it in mine):
            await room.change(change)


# ------------------------------------------------------------------------------------------------ going for good


async def forget(hall: Hall, person: str) -> None:
    """Nothing of a person is left but the moves that they played: games that go on are resigned, tables that were
    not started are given up, names and words are taken out."""
    for room in await _rooms_of(hall, person):
        if room.table.state == "open" and room.table.host == person:
            await hall.drop(room)
        else:
            await room.change(lambda draft: _leave_for_good(draft, person))
    async with hall.database.write() as connection:
        for rows in (CHAT, NOTES, MUTED, SITTING, SESSIONS, RESETS):
            await connection.execute(delete(rows).where(rows.c.person == person))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    await hall.sign_out(person)


def _leave_for_good(draft: Draft, person: str) -> None:
    table = draft.table
    mine = [number for number, seat in enumerate(table.seats) if seat.person == person]
    for number in mine:
        seat = table.seats[number]
        if table.state == "running" and not seat.resigned and not seat.invited:
            play.lose(draft, number, "resigned")
    for number in mine:
        seat = table.seats[number]
        if table.state == "open":
            making.empty(seat)
        seat.person = seat.name = ""
        seat.guest = seat.invited = False
    if table.host == person:
        table.host = ""
    draft.people = True
    if draft.match is not None:
        players = [*draft.match.header.players, *[""] * len(table.seats)]
        names = tuple("" if number in mine else players[number] for number in range(len(table.seats)))
        draft.match.header = msgspec.structs.replace(draft.match.header, players=names)
        draft.header = line(draft.match.header)

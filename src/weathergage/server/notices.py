"""Notices: in the page at once; by mail and webhook after a while, to those who want them and have not looked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select

from weathergage.server.bus import News
from weathergage.server.messages import Notice
from weathergage.server.metrics import METRICS
from weathergage.server.outside import call_webhook, send_mail
from weathergage.server.room import Draft, Room
from weathergage.server.schema import MUTED, TABLES
from weathergage.server.shapes import ChatLine, NoticeKind
from weathergage.server.sights import encode
from weathergage.server.table import Table, decode_table
from weathergage.server.words import mail_of

if TYPE_CHECKING:
    from weathergage.server.hall import Hall

log = logging.getLogger("weathergage")

KINDS: Final[tuple[NoticeKind, ...]] = ("turn", "started", "ended", "mention")


class Notices:
    """Tells people what they may want to know."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: set[asyncio.TimerHandle] = set()

    def close(self) -> None:
        """Send nothing more; the next start finds who still waits to be told."""
        for timer in self._timers:
            timer.cancel()

    def tell(self, room: Room, before: Table) -> None:
        """A table changed: who is concerned?"""
        table = room.table
        if table.state == "running" and before.state != "running":
            self._to_all(room, "started", table.host)
        if table.state == "finished" and before.state == "running":
            self._to_all(room, "ended", "")
        for seat in set(table.waiting) - set(before.waiting if before.state == "running" else ()):
            if table.seats[seat].human:
                self._send(room, table.seats[seat].person, "turn")

    def _to_all(self, room: Room, kind: NoticeKind, but: str) -> None:
        for person in room.table.people():
            if person != but:
                self._send(room, person, kind)

    def tell_mentions(self, room: Room, line: ChatLine) -> None:
        """Somebody was called by `@name`."""
        said = line.text.casefold()
        for seat in room.table.seats:
            if seat.person and seat.person != line.person and f"@{seat.name.casefold()}" in said:
                self._send(room, seat.person, "mention", line.text)

    def _send(self, room: Room, person: str, kind: NoticeKind, text: str = "") -> None:
        self._in_page(person, Notice(kind=kind, table=room.table.id, game=room.table.game, text=text))
        if not self._hall.bus.alone:
            news = News(
                sender=self._hall.bus.me, kind="notice", table=room.table.id, people=(person,), notice=kind, text=text
            )
            self._hall.spawn(self._hall.bus.tell(news), "notice")
        if any(seat.person == person and seat.guest for seat in room.table.seats):
            return  # a guest has no address

        def later() -> None:
            self._timers.discard(timer)
            self._hall.spawn(self._outside(room, person, kind, text), f"notice of {room.table.id}")

        timer = asyncio.get_running_loop().call_later(self._hall.settings.notice_delay, later)
        self._timers.add(timer)

    def _in_page(self, person: str, notice: Notice) -> None:
        data = encode(notice)
        for connection in self._hall.connections.get(person, ()):
            connection.send(data)

    def hear(self, news: News) -> None:
        """Another process has something to say to somebody who may be here."""
        kind = next((kind for kind in KINDS if kind == news.notice), None)
        room = self._hall.rooms.get(news.table)
        if kind is not None:
            game = room.table.game if room is not None else ""
            for person in news.people:
                self._in_page(person, Notice(kind=kind, table=news.table, game=game, text=news.text))

    # ---------------------------------------------------------------- by mail and webhook

    async def _outside(self, room: Room, person: str, kind: NoticeKind, text: str) -> None:
        if self._looks(room, person):
            return
        numbers = _pending(room, person)
        if kind == "turn" and not numbers:
            return
        if not await self._claim(room, person, kind, numbers):
            return
        name, address, wishes = await self._hall.people.notices(person)
        settings = self._hall.settings
        link = f"{settings.public_url.rstrip('/')}/table/{room.table.id}"
        if kind in wishes.mail and address and settings.smtp_host:
            await asyncio.to_thread(send_mail, settings, address, *mail_of(kind, wishes.language, name, link, text))
            METRICS.notices += 1
        if kind in wishes.webhook and wishes.webhook_url:
            body = {"kind": kind, "table": room.table.id, "game": room.table.game, "link": link, "text": text}
            data = msgspec.json.encode(body)
            await asyncio.to_thread(call_webhook, wishes.webhook_url, data, inside=settings.webhooks_inside)
            METRICS.notices += 1

    def _looks(self, room: Room, person: str) -> bool:
        """Has the person the table before their eyes?"""
        if any(connection.looking == room.table.id for connection in self._hall.connections.get(person, ())):
            return True
        return any(person in people for _, people in room.elsewhere.values())

    async def _claim(self, room: Room, person: str, kind: NoticeKind, numbers: dict[int, int]) -> bool:
        """May this be sent? Each decision is told of once, whichever process does it, and not for muted tables."""
        query = select(MUTED.c.person).where(MUTED.c.table_id == room.table.id, MUTED.c.person == person)
        async with self._hall.database.read() as connection:
            if (await connection.execute(query)).scalar():
                return False
        if kind != "turn":
            return True

        def claim(draft: Draft) -> bool:
            fresh = [seat for seat, number in numbers.items() if draft.table.seats[seat].told < number]
            for seat in fresh:
                draft.table.seats[seat].told = numbers[seat]
            return bool(fresh)

        return await room.change(claim)

    async def remind(self) -> None:
        """After a start: whoever was to be told of their turn when the server stopped, and was not yet."""
        query = select(TABLES.c.id, TABLES.c.doc).where(TABLES.c.state == "running")
        async with self._hall.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            table = decode_table(row.doc)
            late = [
                it.person
                for it in (table.seats[seat] for seat in table.waiting)
                if it.human and not it.guest and it.asked > it.told
            ]
            for person in late:
                self._send(await self._hall.room(table.id), person, "turn")


def _pending(room: Room, person: str) -> dict[int, int]:
    """The decisions that wait for a person: their numbers, by seat."""
    match = room.match
    if match is None or room.table.state != "running":
        return {}
    return {
        seat: room.table.number(match, seat)
        for seat in match.decisions
        if room.table.seats[seat].person == person and room.table.seats[seat].human
    }

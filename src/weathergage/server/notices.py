"""Notices: in the page at once; by mail and webhook after a while, to those who want them and have not looked."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select

from weathergage.server.bus import News
from weathergage.server.messages import Notice
from weathergage.server.room import Draft, Room
from weathergage.server.schema import MUTED
from weathergage.server.shapes import ChatLine, NoticeKind
from weathergage.server.sights import encode
from weathergage.server.table import Seat, Table

if TYPE_CHECKING:
    from weathergage.server.hall import Hall

log = logging.getLogger("weathergage")

MOST_SEEN: Final = 10_000
KINDS: Final[tuple[NoticeKind, ...]] = ("turn", "started", "ended", "mention")


class Notices:
    """Tells people what they may want to know."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: set[asyncio.TimerHandle] = set()
        self._seen: dict[tuple[str, str], float] = {}  # when a person last looked away from a table

    def close(self) -> None:
        """Send nothing more; the next start finds who still waits to be told."""
        for timer in self._timers:
            timer.cancel()

    def looks_away(self, person: str, table: str) -> None:
        """Somebody says that they had a table before their eyes until now: what there was to see they have seen. A
        connection that is merely lost says nothing: it may have been dead for a while."""
        if person and table:
            now = time.monotonic()
            if len(self._seen) >= MOST_SEEN:
                self._seen = {key: at for key, at in self._seen.items() if now - at < self._hall.settings.notice_delay}
            self._seen[person, table] = now

    def tell(self, room: Room, before: Table) -> None:
        """A table changed: who is concerned? A guided game that was left calls nobody back."""
        table = room.table
        if table.lesson:
            return
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
        table = room.table
        self._in_page(person, Notice(kind=kind, table=table.id, game=table.game, text=text))
        me = self._hall.bus.me
        if not self._hall.bus.alone:
            to = (person,)
            news = News(sender=me, kind="notice", table=table.id, game=table.game, people=to, notice=kind, text=text)
            self._hall.spawn(self._hall.bus.tell(news), "notice")
        if not any(seat.person == person and seat.guest for seat in table.seats):  # a guest has no address
            self._later(table.id, person, kind, text)

    def _later(self, table: str, person: str, kind: NoticeKind, text: str = "") -> None:
        """They have a while to look by themselves."""
        begun = time.monotonic()

        def now() -> None:
            self._timers.discard(timer)
            if self._seen.get((person, table), 0.0) < begun:
                self._hall.spawn(self._outside(table, person, kind, text), f"notice of {table}")

        timer = asyncio.get_running_loop().call_later(self._hall.settings.notice_delay, now)
        self._timers.add(timer)

    def _in_page(self, person: str, notice: Notice) -> None:
        data = encode(notice)
        for connection in self._hall.connections.get(person, ()):
            connection.send(data)

    def hear(self, news: News) -> None:
        """Another process has something to say to somebody who may be here."""
        kind = next((kind for kind in KINDS if kind == news.notice), None)
        if kind is not None:
            for person in news.people:
                self._in_page(person, Notice(kind=kind, table=news.table, game=news.game, text=news.text))

    # ---------------------------------------------------------------- by mail and webhook

    async def _outside(self, table_id: str, person: str, kind: NoticeKind, text: str) -> None:
        hall = self._hall
        box = await hall.people.mailbox(person)
        mail = kind in box.wishes.mail and box.confirmed and bool(hall.settings.smtp_host)
        hook = box.wishes.webhook_url if kind in box.wishes.webhook else ""
        if not (mail or hook) or self._looks(table_id, person) or not await self._claim(table_id, person, kind):
            return
        path = f"/table/{table_id}"
        game = (await hall.glance(table_id)).game
        if mail:
            await hall.post.send(person, kind, path, text, game)
        if hook:
            link = hall.settings.public_url.rstrip("/") + path
            told = {"kind": kind, "table": table_id, "game": game, "link": link, "text": text}
            await hall.post.call(hook, msgspec.json.encode(told))

    def _looks(self, table_id: str, person: str) -> bool:
        """Has the person the table before their eyes?"""
        if any(connection.looking == table_id for connection in self._hall.connections.get(person, ())):
            return True
        room = self._hall.rooms.get(table_id)
        return room is not None and room.is_elsewhere(person)

    async def _claim(self, table_id: str, person: str, kind: NoticeKind) -> bool:
        """May this be sent? Each decision is told of once, whichever process does it, and not for muted tables."""
        query = select(MUTED.c.person).where(MUTED.c.table_id == table_id, MUTED.c.person == person)
        async with self._hall.database.read() as connection:
            if (await connection.execute(query)).scalar():
                return False
        if kind != "turn":
            return True

        def claim(draft: Draft) -> bool:
            fresh = _untold(draft.table, person)
            for seat in fresh:
                seat.told = seat.asked
            return bool(fresh)

        if not _untold(await self._hall.glance(table_id), person):
            return False
        return await (await self._hall.fresh(table_id)).change(claim)

    async def remind(self) -> None:
        """After a start: whoever was to be told of their turn when the server stopped, and was not yet."""
        async for table in self._hall.store.running():
            for person in {it.person for it in (table.seats[seat] for seat in table.waiting) if not it.guest}:
                if _untold(table, person):
                    self._later(table.id, person, "turn")


def _untold(table: Table, person: str) -> list[Seat]:
    """A person's seats that have something to decide of which no notice was sent."""
    if table.state != "running":
        return []
    waiting = [table.seats[seat] for seat in table.waiting]
    return [it for it in waiting if it.person == person and it.human and it.asked > it.told]

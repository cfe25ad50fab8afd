"""The hall: all tables and all connections of this process, and what follows when a table changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Collection
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from weathergage.server import table as tables
from weathergage.server.bots import drive
from weathergage.server.bus import Bus, News
from weathergage.server.database import Database
from weathergage.server.limits import Limits
from weathergage.server.messages import ChatTold, Goodbye, TableGone, TableNews
from weathergage.server.metrics import METRICS
from weathergage.server.notices import Notices
from weathergage.server.outside import Post
from weathergage.server.people import People, Who
from weathergage.server.problems import Refused
from weathergage.server.room import Room
from weathergage.server.schema import CHAT
from weathergage.server.settings import Settings
from weathergage.server.shapes import ChatLine
from weathergage.server.sights import encode
from weathergage.server.store import Change, Store
from weathergage.server.table import Table
from weathergage.server.thinker import Thinker
from weathergage.server.watchman import Watchman

if TYPE_CHECKING:
    from weathergage.server.live import Connection

log = logging.getLogger("weathergage")

PATIENCE = 3.0  # seconds for what is under way when the server stops
IDLE = 600.0  # seconds after which a table that nobody looks at is forgotten; it lies in the database
MOST_STEPS = 100_000  # of all matches that nobody looks at: some 250 MB. Beyond, those go that rested longest
IN_USE = 10.0  # seconds after which nobody can be about to do something with a table that was looked up
LAST_LINES = 200


def _is_id(table_id: str) -> bool:
    """Could it be a table's id? Some of what is sent a database would not even look for."""
    return len(table_id) <= 16 and table_id.isascii() and table_id.isalnum()


def _no_table(table_id: str) -> Refused:
    return Refused("not-found", f"there is no table {table_id[:32]!r}")


class Hall:
    """Everything that the server has in memory."""

    def __init__(self, settings: Settings, database: Database | None = None) -> None:
        self.settings = settings
        self.database = database or Database(settings.database)
        self.bus = Bus(self.database, self._hear, self._catch_up)
        self.store = Store(self.database, self.bus)
        self.people = People(self.database)
        self.limits = Limits(settings.rates)
        self.post = Post(settings, self.people)
        self.thinker = Thinker(settings.bot_workers, settings.packs)
        self.rooms: dict[str, Room] = {}
        self.connections: dict[str, set[Connection]] = defaultdict(set)  # by person; "": nobody that we know
        self.lobby: set[Connection] = set()
        self.last_seen: dict[str, float] = {}
        self.started = time.monotonic()
        self.notices = Notices(self)
        self.watchman = Watchman(self)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._news_of: set[str] = set()  # tables that another process wrote while they were being loaded
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    async def open(self) -> None:
        """Begin to work."""
        await self.people.open()
        await self.bus.open()
        self.watchman.open()
        self.spawn(self.notices.remind(), "reminders")

    async def close(self) -> None:
        """Stop: what was acknowledged is kept, what is on its way to the disk gets there."""
        self.stopping = True
        await self.watchman.close()
        for room in list(self.rooms.values()):
            await room.forget_bots()
        for connection in [it for some in self.connections.values() for it in some]:
            connection.close(Goodbye(reason="stopping"))
        self.notices.close()
        if self._tasks:  # mails that are being sent, news that are being told
            _, late = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.store.finish()
        await self.bus.close()
        self.thinker.close()
        self.post.close()
        await self.database.close()

    def spawn(self, work: Awaitable[None], name: str) -> asyncio.Task[None]:
        """Do something beside everything else; what goes wrong is written down."""

        async def run() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Refused as reason:
                log.info("%s: %s", name, reason)
            except Exception:
                log.exception("%s failed", name)

        task = asyncio.create_task(run(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---------------------------------------------------------------- tables

    async def room(self, table_id: str) -> Room:
        """A table, from memory or from the database."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table_id not in self._loading:
            future: asyncio.Future[Room] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = future
            future.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        self._news_of.discard(table_id)
        stored = await self.store.load(table_id) if _is_id(table_id) else None
        if stored is None:
            raise _no_table(table_id)
        room = Room(self.store, stored)
        await room.build(stored)
        room.on_change = self._changed
        room.behind = table_id in self._news_of
        self.rooms[table_id] = room
        self._let_go(MOST_STEPS)
        return room

    async def fresh(self, table_id: str) -> Room:
        """A table, with what other processes wrote."""
        room = await self.room(table_id)
        if room.behind or room.spoilt:
            async with room.lock:
                if room.behind or room.spoilt:
                    await room.refresh()
        return room

    async def seen_by(self, table_id: str, who: Who | None, link: str = "") -> Room:
        """A table that this person may see."""
        await self.shown_to(table_id, who, link)
        return await self.fresh(table_id)

    async def shown_to(self, table_id: str, who: Who | None, link: str = "") -> Table:
        """Its document, for whom the match itself need not be brought to life."""
        table = await self.glance(table_id)
        if not table.may_watch(who.id if who else "", link):
            raise _no_table(table_id)  # whoever has no business there is not told that it exists
        return table

    async def glance(self, table_id: str) -> Table:
        """Its document, for ourselves."""
        room = self.rooms.get(table_id)
        if room is not None and not room.behind:
            return room.table
        table = await self.store.glance(table_id) if _is_id(table_id) else None
        if table is None:
            raise _no_table(table_id)
        return table

    async def create(self, change: Change) -> Room:
        """Keep a new table and open it."""
        await self.store.create(change)
        room = await self.room(change.table.id)
        table = room.table
        log.info("a table was made", extra={"table": table.id, "game": table.game, "person": table.host})
        self._announce(table)
        return room

    async def drop(self, room: Room) -> None:
        """Forget a table that was never started."""
        async with room.lock:
            if not await self.store.drop(room.table):
                raise Refused("illegal", "the table was started meanwhile")
            self._gone(room.table.id, room.table.public, room.table.concerned())

    def _gone(self, table_id: str, public: bool, concerned: Collection[str]) -> None:
        room = self.rooms.pop(table_id, None)
        told = {it for it in self.lobby if public or it.person in concerned}
        if room is not None:
            room.gone = True
            told |= {watcher.connection for watcher in room.watchers}
        gone = encode(TableGone(table=table_id))
        for connection in told:
            connection.send(gone)

    def _let_go(self, most: int) -> None:
        """Forget tables that nobody looks at, the coldest first, until they hold no more than so many steps."""
        now = time.monotonic()
        resting = [room for room in self.rooms.values() if room.rests]
        steps = sum(room.steps for room in resting)
        if steps > most:
            for room in sorted(resting, key=lambda room: room.used):
                if steps <= most or now - room.used < IN_USE:
                    break
                del self.rooms[room.table.id]
                steps -= room.steps
        METRICS.rooms = len(self.rooms)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has looked at for long."""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            if room.rests and now - room.used > IDLE:
                del self.rooms[table_id]
        self._let_go(MOST_STEPS)
        # Whoever is not in this list was not seen since the start.
        long_ago = now - max(IDLE, self.settings.away)
        self.last_seen = {person: at for person, at in self.last_seen.items() if at > long_ago}

    # ---------------------------------------------------------------- when something changes

    def _changed(self, room: Room, before: Table) -> None:
        table = room.table
        if table.state != before.state:
            self._write_down(table)
        self.move_bots(room)
        if room.due is not None:
            self.watchman.mind(tables.due(table, time.time(), 0.0))
        if self.lobby and self._listed(table) != self._listed(before):
            self._announce(table)
        self.notices.tell(room, before)

    @staticmethod
    def _write_down(table: Table) -> None:
        known = {"table": table.id, "game": table.game}
        if table.result is None:
            log.info("a match began", extra=known)
        else:
            log.info("a match ended", extra={**known, "reason": table.result.reason})

    @staticmethod
    def _listed(table: Table) -> tuple[object, ...]:
        """What the lobby shows of a table."""
        seats = [(seat.person, seat.bot, seat.invited) for seat in table.seats]
        return (table.state, seats, table.waiting, table.rematch)

    def _announce(self, table: Table) -> None:
        """Tell the lobby, and those who sit there."""
        if not self.lobby:
            return
        room = self.rooms.get(table.id)
        news = encode(TableNews(table=tables.describe(table, room.present() if room is not None else set())))
        for connection in self.lobby:
            if table.public or table.sits(connection.person):
                connection.send(news)

    def move_bots(self, room: Room) -> None:
        """Let the bots of a table play, if it is their turn."""
        table = room.table
        if self.stopping or not any(table.seats[seat].bot for seat in table.waiting):
            return
        if room.bots is None or room.bots.done():
            room.bots = self.spawn(drive(room, self.thinker, self.settings.bot_pace), f"bots of {table.id}")

    # ---------------------------------------------------------------- chat

    async def say(self, room: Room, who: Who, text: str) -> None:
        """Somebody says something at a table."""
        table = room.table
        seat = next((n for n, it in enumerate(table.seats) if it.person == who.id), None)
        async with self.database.write() as connection:
            query = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table.id)
            number = ((await connection.execute(query)).scalar() or 0) + 1
            line = ChatLine(number=number, person=who.id, name=who.name, text=text, at=round(time.time(), 3), seat=seat)
            values = {"table_id": table.id, "number": number, "line": msgspec.json.encode(line), "person": who.id}
            try:
                await connection.execute(insert(CHAT).values(values))
            except IntegrityError as error:
                raise Refused("stale", "somebody spoke at the same time: say it again") from error
            data = msgspec.json.encode(line).decode()
            news = News(sender=self.bus.me, kind="chat", table=table.id, text=data)
            await self.bus.tell_with(connection, news)
        self._hear_chat(room, line)
        self.notices.tell_mentions(room, line)

    def _hear_chat(self, room: Room, line: ChatLine) -> None:
        told = encode(ChatTold(table=room.table.id, line=line))
        for connection in {watcher.connection for watcher in room.watchers}:
            connection.send(told)

    async def chat_of(self, table_id: str) -> list[ChatLine]:
        """The last lines that were said."""
        query = select(CHAT.c.line).where(CHAT.c.table_id == table_id).order_by(CHAT.c.number.desc()).limit(LAST_LINES)
        async with self.database.read() as connection:
            lines = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(line, type=ChatLine) for line in reversed(lines)]

    # ---------------------------------------------------------------- other processes

    async def _hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        match news.kind:
            case "table":
                self.spawn(self._hear_table(news.table), f"news of {news.table}")
            case "chat" if room is not None:
                self._hear_chat(room, msgspec.json.decode(news.text, type=ChatLine))
            case "presence" if room is not None:
                room.elsewhere[news.sender] = (time.monotonic(), frozenset(news.people))
                room.show()
            case "gone":
                self._gone(news.table, not news.people, news.people)
            case "notice":
                self.notices.hear(news)
            case "signed-out":
                self._sign_out(news.people[0], news.text)
            case _:
                pass

    def _catch_up(self) -> None:
        """News may have been missed: look at every table again."""
        for table_id in [*self.rooms, *self._loading]:
            self.spawn(self._hear_table(table_id), f"news of {table_id}")
        self.spawn(self._announce_all(), "news of the lobby")

    async def _hear_table(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is None:
            if table_id in self._loading:
                self._news_of.add(table_id)
            if self.lobby:
                self._announce(await self.glance(table_id))
            return
        room.behind = True
        await self.bring_up(room)
        self._announce(room.table)

    async def bring_up(self, room: Room) -> None:
        """Take in what other processes wrote, and show it."""
        async with room.lock:
            if room.behind:
                await room.refresh()
            room.show()

    async def _announce_all(self) -> None:
        if self.lobby:
            async for table in self.store.newest():
                self._announce(table)

    async def tell_presence(self, room: Room) -> None:
        """Tell the other processes who looks at a table here."""
        if not self.bus.alone:
            here = tuple(sorted({watcher.person for watcher in room.watchers if watcher.person}))
            await self.bus.tell(News(sender=self.bus.me, kind="presence", table=room.table.id, people=here))

    async def sign_out(self, person: str, key: str = "") -> None:
        """Close the connections of a person, with every process: those of one session or token, if it is named.
        Whoever still may comes back by themselves."""
        self._sign_out(person, key)
        await self.bus.tell(News(sender=self.bus.me, kind="signed-out", people=(person,), text=key))

    def _sign_out(self, person: str, key: str) -> None:
        for connection in list(self.connections.get(person, ())):
            if not key or (connection.who is not None and connection.who.key == key):
                connection.close(Goodbye(reason="signed-out"))

    def admit(self, before: Who, who: Who) -> None:
        """A guest has an account now: the guest's connections go on, and are the new session's."""
        for connection in self.connections.get(before.id, ()):
            if connection.who is not None and connection.who.key == before.key:
                connection.who = who

    async def recheck(self) -> None:
        """Close connections of people who were banned or signed out by another program meanwhile, and learn new
        names."""
        here = [it for some in self.connections.values() for it in some if it.who is not None]
        known = await self.people.still([it.who for it in here if it.who is not None])
        for connection in here:
            fresh = known.get(connection.who.key) if connection.who is not None else None
            if fresh is not None:
                connection.who = fresh
            else:
                connection.close(Goodbye(reason="signed-out"))

"""Tables and their journals in the database. What `save` has returned from is kept, whatever happens next."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from weathergage.engine import CorruptJournalError
from weathergage.server.bus import Bus, News
from weathergage.server.database import Database
from weathergage.server.metrics import METRICS
from weathergage.server.schema import JOURNAL, SITTING, TABLES
from weathergage.server.table import Table, decode_table, encode_table

log = logging.getLogger("weathergage")

MOST_AT_ONCE: Final = 64
LOOKS: Final = 2  # at what has arrived before a commit begins: it takes no time when there is nothing
LISTED: Final = 200  # tables that a lobby shows at most


class Conflict(Exception):  # noqa: N818 - not a failure: somebody else was quicker
    """The table was changed by another process since it was read."""


class Stored(Struct, frozen=True):
    """A table as the database has it."""

    table: Table
    version: int
    due: float | None
    header: bytes | None
    seeds: list[bytes]
    entries: list[bytes]
    times: list[float]


class Change(Struct, kw_only=True):
    """What is to be kept, all of it or nothing."""

    table: Table
    version: int  # the one that was changed
    due: float | None
    first: int = 0  # the number of the first new entry
    entries: Sequence[bytes] = ()
    header: bytes | None = None
    seeds: list[bytes] | None = None
    found: bool = True  # did anything change by which the database finds the table: its state, when it is due?
    people: bool = False  # did it change who sits there?

    @property
    def plain(self) -> bool:
        """Nothing but the document and the journal: the common case, which is grouped."""
        return self.header is None and self.seeds is None and not self.people


_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.version == bindparam("old"))
    .values(doc=bindparam("doc"), state=bindparam("state"), due=bindparam("due"), version=bindparam("new"))
)
_INSERT: Final = insert(JOURNAL)
# The same two in SQLite's own words: see Database.write_plainly.
_PLAIN_UPDATE: Final = (
    "UPDATE tables SET doc = :doc, state = :state, due = :due, version = :new WHERE id = :of AND version = :old"
)
# Columns that are named are written to their indexes, changed or not.
_PLAIN_UPDATE_DOC: Final = "UPDATE tables SET doc = :doc, version = :new WHERE id = :of AND version = :old"
_PLAIN_INSERT: Final = "INSERT INTO journal (match_id, seq, at, entry) VALUES (:match_id, :seq, :at, :entry)"


class Store:
    """Reads and writes tables."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self._bus = bus
        self._pending: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------- writing

    async def create(self, change: Change) -> None:
        """Keep a new table."""
        table = change.table
        async with self.database.write() as connection:
            await connection.execute(
                insert(TABLES).values(
                    id=table.id,
                    state=table.state,
                    public=table.public,
                    game=table.game,
                    created=table.created,
                    due=change.due,
                    version=change.version,
                    doc=encode_table(table),
                )
            )
            await self._keep_parts(connection, change)
            await self._keep_entries(connection, [change])
            await self._bus.tell_with(connection, News(sender=self._bus.me, kind="table", table=table.id))

    async def save(self, change: Change) -> None:
        """Keep a change. Raises `Conflict`."""
        if not self.database.embedded or not change.plain:
            await self._save([change])
            return
        # One commit for all that is pending: syncing the disk costs more than everything else.
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((change, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._save_pending())
        await future

    async def _save_pending(self) -> None:
        while self._pending:
            for _ in range(LOOKS):
                await asyncio.sleep(0)
            group, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
            try:
                await self._save([change for change, _ in group])
            except Exception as error:
                if len(group) == 1:
                    _settle(group[0][1], error)
                else:  # one of them was in the way: each by itself
                    for change, future in group:
                        await self._save_one(change, future)
            else:
                for _, future in group:
                    _settle(future, None)

    async def _save_one(self, change: Change, future: asyncio.Future[None]) -> None:
        try:
            await self._save([change])
        except Exception as error:
            _settle(future, error)
        else:
            _settle(future, None)

    async def _save(self, changes: list[Change]) -> None:
        begun = time.perf_counter()
        if self.database.embedded and all(change.plain for change in changes):
            await self._save_plainly(changes)
        else:
            await self._save_slowly(changes)
        METRICS.commits.add(time.perf_counter() - begun)

    async def _save_plainly(self, changes: list[Change]) -> None:
        updates, entries = [(change.found, _row(change)) for change in changes], _entries(changes)

        def do(connection: sqlite3.Connection) -> None:
            for sql, found in ((_PLAIN_UPDATE, True), (_PLAIN_UPDATE_DOC, False)):
                rows = [row for it, row in updates if it is found]
                if rows and connection.executemany(sql, rows).rowcount != len(rows):
                    raise Conflict
            try:
                connection.executemany(_PLAIN_INSERT, entries)
            except sqlite3.IntegrityError as error:
                raise Conflict from error

        await self.database.write_plainly(do)

    async def _save_slowly(self, changes: list[Change]) -> None:
        async with self.database.write() as connection:
            for change in changes:
                # PostgreSQL's driver does not count the rows of several updates at once.
                done = await connection.execute(_UPDATE, _row(change))
                if done.rowcount != 1:
                    raise Conflict
            await self._keep_entries(connection, changes)
            for change in changes:
                if not change.plain:
                    await self._keep_parts(connection, change)
                await self._bus.tell_with(connection, News(sender=self._bus.me, kind="table", table=change.table.id))

    async def _keep_entries(self, connection: AsyncConnection, changes: list[Change]) -> None:
        rows = _entries(changes)
        if rows:
            try:
                await connection.execute(_INSERT, rows)
            except IntegrityError as error:
                raise Conflict from error

    async def _keep_parts(self, connection: AsyncConnection, change: Change) -> None:
        table = change.table
        parts: dict[str, Any] = {}
        if change.header is not None:
            parts["header"] = change.header
        if change.seeds is not None:
            parts["seeds"] = b"".join(change.seeds)
        if parts:
            await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(parts))
        if change.people:
            await connection.execute(delete(SITTING).where(SITTING.c.table_id == table.id))
            rows = [{"person": person, "table_id": table.id} for person in table.concerned()]
            if rows:
                await connection.execute(insert(SITTING), rows)

    async def drop(self, table: Table) -> bool:
        """Forget a table that was never started, and what goes with it; False: it was started meanwhile."""
        of = table.id
        async with self.database.write() as connection:
            this = (TABLES.c.id == of) & (TABLES.c.state == "open")
            if not (await connection.execute(delete(TABLES).where(this))).rowcount:
                return False
            await connection.execute(delete(SITTING).where(SITTING.c.table_id == of))
            await connection.execute(delete(JOURNAL).where(JOURNAL.c.match_id.startswith(f"{of}.", autoescape=True)))
            who = () if table.public else tuple(sorted(table.concerned()))
            await self._bus.tell_with(connection, News(sender=self._bus.me, kind="gone", table=of, people=who))
        return True

    async def finish(self) -> None:
        """Wait until all that is pending is kept."""
        if self._task is not None:
            await self._task

    # ---------------------------------------------------------------- reading

    @property
    def alone(self) -> bool:
        """Does no other process write?"""
        return self._bus.alone

    async def version(self, table_id: str) -> int | None:
        """How often a table was changed."""
        async with self.database.read() as connection:
            version = (await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table_id))).scalar()
        return None if version is None else int(version)

    async def glance(self, table_id: str) -> Table | None:
        """A table without its journal."""
        async with self.database.read() as connection:
            doc = (await connection.execute(select(TABLES.c.doc).where(TABLES.c.id == table_id))).scalar()
        return None if doc is None else decode_table(doc)

    async def running(self) -> AsyncIterator[Table]:
        """All tables where a match goes on, and that can be read."""
        query = select(TABLES.c.id, TABLES.c.doc).where(TABLES.c.state == "running")
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for table in whole(rows):
            yield table

    async def newest(self) -> AsyncIterator[Table]:
        """The tables that a lobby shows, or would show to some."""
        query = select(TABLES.c.id, TABLES.c.doc).order_by(TABLES.c.created.desc()).limit(LISTED)
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        for table in whole(rows):
            yield table

    async def load(self, table_id: str) -> Stored | None:
        """A table with its whole journal."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            table = decode_table(row.doc)
            entries = await self._entries(connection, table.match_id, 0)
        return Stored(
            table,
            row.version,
            row.due,
            row.header,
            split_seeds(row.seeds),
            [entry for entry, _ in entries],
            [at for _, at in entries],
        )

    async def tail(self, table_id: str, match_id: str, first: int) -> Stored | None:
        """A table with the entries of this match from `first` on."""
        async with self.database.read() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            entries = await self._entries(connection, match_id, first)
        seeds = split_seeds(row.seeds)
        table = decode_table(row.doc)
        new, times = [entry for entry, _ in entries], [at for _, at in entries]
        return Stored(table, row.version, row.due, row.header, seeds, new, times)

    async def _entries(self, connection: AsyncConnection, match_id: str, first: int) -> list[tuple[bytes, float]]:
        query = (
            select(JOURNAL.c.entry, JOURNAL.c.at)
            .where(JOURNAL.c.match_id == match_id, JOURNAL.c.seq >= first)
            .order_by(JOURNAL.c.seq)
        )
        return [(row.entry, row.at) for row in await connection.execute(query)]

    async def tables_of(self, person: str) -> list[str]:
        """The ids of all tables that are somebody's."""
        query = select(SITTING.c.table_id).where(SITTING.c.person == person)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, until: float) -> list[tuple[str, float]]:
        """Tables that the server must look at by itself before this time, and when."""
        query = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= until).order_by(TABLES.c.due).limit(500)
        async with self.database.read() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]


def whole(rows: Iterable[Any]) -> Iterator[Table]:
    """The tables of these rows, but for those that are damaged: they must not hide all others."""
    for row in rows:
        try:
            yield decode_table(row.doc)
        except CorruptJournalError as error:
            log.error("table %s is left out: %s", row.id, error)


def _entries(changes: list[Change]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {"match_id": change.table.match_id, "seq": seq, "at": now, "entry": entry}
        for change in changes
        for seq, entry in enumerate(change.entries, change.first)
    ]


def _row(change: Change) -> dict[str, Any]:
    table = change.table
    return {
        "of": table.id,
        "old": change.version,
        "new": change.version + 1,
        "doc": encode_table(table),
        "state": table.state,
        "due": change.due,
    }


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():  # whoever waited is gone
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def split_seeds(data: bytes | None) -> list[bytes]:
    """Seeds of 32 bytes each, as they are kept."""
    data = data or b""
    return [data[at : at + 32] for at in range(0, len(data), 32)]

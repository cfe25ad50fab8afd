"""`weathergage db check`: plays every match again and compares what comes out with what is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct
from sqlalchemy import select

from weathergage.engine import EngineError
from weathergage.engine.journal import Ended, commitment, load
from weathergage.engine.match import Match
from weathergage.engine.verify import verify
from weathergage.server.bus import Bus, News
from weathergage.server.database import Database
from weathergage.server.room import game_of
from weathergage.server.schema import JOURNAL, TABLES
from weathergage.server.store import Store, Stored


class Checked(Struct, frozen=True):
    """A table, and what is wrong with it; nothing when all is well."""

    table: str
    game: str
    state: str
    entries: int
    faults: tuple[str, ...]


async def check(database: Database) -> AsyncIterator[Checked]:
    """Look at every table."""

    async def nobody(_news: News) -> None:
        pass

    store = Store(database, Bus(database, nobody, lambda: None))
    async with database.read() as connection:
        ids = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.created))).scalars())
    for table_id in ids:
        stored = await store.load(table_id)
        if stored is not None:
            table = stored.table
            faults = (*await _gaps(database, stored), *faults_of(stored))
            yield Checked(table.id, table.game, table.state, len(stored.entries), faults)


async def _gaps(database: Database, stored: Stored) -> tuple[str, ...]:
    query = select(JOURNAL.c.seq).where(JOURNAL.c.match_id == stored.table.match_id).order_by(JOURNAL.c.seq)
    async with database.read() as connection:
        numbers = list((await connection.execute(query)).scalars())
    return () if numbers == list(range(len(numbers))) else ("an entry of its journal is missing",)


def faults_of(stored: Stored) -> tuple[str, ...]:
    """What is wrong with one table."""
    table = stored.table
    if stored.header is None:
        return () if table.state == "open" else (f"it is {table.state} and has no journal",)
    try:
        spec, pack = game_of(table)
        journal = load(b"\n".join([stored.header, *stored.entries, b""]), spec)
        match = Match.resume(spec, journal, pack=pack, seeds=stored.seeds)
    except EngineError as error:
        return (f"its journal can't be replayed: {error}",)
    faults = []
    if table.state != "open" and match.over != (table.state == "finished"):
        faults.append(f"it is {table.state}, its match {'is' if match.over else 'is not'} over")
    if table.state == "running" and sorted(match.decisions) != table.waiting:
        faults.append(f"it waits for {table.waiting}, its match for {sorted(match.decisions)}")
    if stored.seeds and commitment(stored.seeds[0]) != journal.header.commitment:
        faults.append("its seed is not the one that was committed to")
    last = journal.entries[-1]
    if isinstance(last, Ended) and last.seeds and all(last.seeds):
        try:
            verify(spec, journal, pack)
        except EngineError as error:
            faults.append(f"its dice can't be proved: {error}")
    return tuple(faults)

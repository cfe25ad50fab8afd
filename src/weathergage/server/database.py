"""The database: SQLite beside the program, or PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from weathergage.server.settings import ServeError

T = TypeVar("T")

# What SQLite says when the machine is at fault, and the host can mend it: a full disk, a file that may not be written.
MACHINE: Final = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_NOTADB,
    )
)
HEAD: Final = "0003"  # the latest revision, so that a start that has nothing to upgrade needs no Alembic


class Database:
    """An engine, and the one rule for its use: what reads takes `read`, what writes takes `write`."""

    def __init__(self, address: str) -> None:
        self.url = address_of(address)
        self.embedded = self.url.get_backend_name() == "sqlite"
        if self.embedded:
            self.engine: AsyncEngine = create_async_engine(self.url.set(drivername="sqlite+aiosqlite"))
            _tune_sqlite(self.engine.sync_engine)
            self._reading = self.engine
        else:
            self.engine = create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            # Otherwise each statement sees another moment: a table's document, and entries that came after it.
            self._reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        # SQLite lets one connection write at a time: better to wait here than to be told that it is busy.
        self._writing = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "database")
        self._plain: sqlite3.Connection | None = None
        self.trouble = ""  # why nothing could be written the last time

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading one consistent state."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, rolled back when something goes wrong."""
        if not self.embedded:
            async with self.engine.begin() as connection:
                yield connection
            return
        with self._watching():
            async with self._writing, self.engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def write_plainly(self, do: Callable[[sqlite3.Connection], None]) -> None:
        """A transaction on SQLite's own connection, in one go: moves take this way, because going from thread to
        thread for each statement costs several times what the statements do."""
        with self._watching():
            async with self._writing:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._write_plainly, do)

    @contextmanager
    def _watching(self) -> Iterator[None]:
        try:
            yield
        except Exception as error:
            self.trouble = trouble_of(error) or self.trouble
            raise
        self.trouble = ""

    async def can_write(self) -> bool:
        """After something could not be written: can it now?"""
        if self.trouble:
            with suppress(SQLAlchemyError):
                async with self.write() as connection:
                    await connection.execute(text("UPDATE meta SET value = value"))
        return not self.trouble

    def _write_plainly(self, do: Callable[[sqlite3.Connection], None]) -> None:
        if self._plain is None:
            self._plain = sqlite3.connect(self.url.database or "", check_same_thread=False)
            _tune_connection(self._plain)
        self._plain.execute("BEGIN IMMEDIATE")
        try:
            do(self._plain)
        except BaseException:
            self._plain.execute("ROLLBACK")
            raise
        self._plain.execute("COMMIT")

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()
        self._thread.shutdown()
        if self._plain is not None:
            self._plain.close()


def trouble_of(error: Exception) -> str:
    """What the machine did wrong, if it did; empty: another error."""
    origin = error.orig if isinstance(error, DatabaseError) else error
    if isinstance(origin, sqlite3.DatabaseError):
        code = getattr(origin, "sqlite_errorcode", 0)  # none, where the module itself found fault
        return str(origin) if code & 0xFF in MACHINE else ""
    return ""


def address_of(address: str) -> URL:
    """A file's name or a URL as a URL."""
    if "://" not in address:
        return URL.create("sqlite", database=address)
    try:
        url = make_url(address)
    except (SQLAlchemyError, ValueError) as error:
        raise ServeError(f"{address} is not the address of a database.") from error
    if url.get_backend_name() not in {"sqlite", "postgresql"}:
        raise ServeError(
            f"{url.drivername}: there is SQLite (a file's name) and PostgreSQL (postgresql+asyncpg://...)."
        )
    if url.get_backend_name() == "postgresql":
        try:
            import asyncpg  # noqa: F401, PLC0415 - only those who use PostgreSQL need it
        except ImportError as error:
            raise ServeError("PostgreSQL needs one more package: pip install 'weathergage[postgres]'") from error
        url = url.set(drivername="postgresql+asyncpg")
    return url


def _tune_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own
        _tune_connection(connection)

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _tune_connection(connection: Any) -> None:  # noqa: ANN401 - sqlite3's, or the driver's that looks like it
    connection.isolation_level = None  # transactions are begun by their right name
    cursor = connection.cursor()
    # Write-ahead logging, so that whoever reads never waits for a move that is being committed; and synced, because
    # a move is acknowledged once it cannot be lost.
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def prepare(address: str) -> None:
    """Make the database on first use and bring an older one up to date; refuse one that is not ours."""
    url = address_of(address)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        _refuse_strangers(file)
    if schema_of(address) != HEAD:
        upgrade(address)


def schema_of(address: str) -> str:
    """The revision that a database has. Empty: none."""
    url = address_of(address)
    try:
        if url.get_backend_name() == "sqlite":
            return _sqlite_schema(Path(url.database or ""))
        return _wait(_run(url, _revision))
    except (sqlite3.Error, SQLAlchemyError, OSError) as error:
        raise ServeError(f"The database {url} cannot be opened ({error}).") from error


def upgrade(address: str, revision: str = "head") -> None:
    """Run the migrations, all in one transaction."""
    url = address_of(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url)
        _tune_sqlite(engine)
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            _migrate(connection, revision)
        engine.dispose()
    else:
        _wait(_run(url, lambda connection: _migrate(connection, revision)))


def _migrate(connection: Connection, revision: str) -> None:
    from alembic import command  # noqa: PLC0415 - a quarter of a second that most starts do not need
    from alembic.config import Config  # noqa: PLC0415

    if connection.dialect.name == "postgresql":  # two servers that start at once: the second one waits
        connection.execute(text("SELECT pg_advisory_xact_lock(7345921)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _wait(work: Coroutine[Any, Any, T]) -> T:
    """Run it to its end, also where an event loop runs already: an application may be made inside one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _run(url: URL, do: Callable[[Connection], T]) -> T:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(do)
    finally:
        await engine.dispose()


def _revision(connection: Connection) -> str:
    if "alembic_version" not in inspect(connection).get_table_names():
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _sqlite_schema(file: Path) -> str:
    with sqlite3.connect(file) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            revision = ""
        else:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            revision = str(row[0]) if row else ""
    connection.close()
    return revision


def _refuse_strangers(file: Path) -> None:
    """Say clearly why a file can't be used, before anything is changed in it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(file)
    except (OSError, sqlite3.OperationalError) as error:
        raise ServeError(
            f"The database {file} cannot be opened ({error}).\n"
            "Check that its folder exists and that you may write there, or name another file with --db."
        ) from error
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        revision = _sqlite_schema(file) if "alembic_version" in names else ""
        if names and "meta" not in names:
            reason = "there is something else in it"
        elif revision > HEAD:
            reason = f"a newer version of Weathergage wrote it: its schema is {revision}, this version knows {HEAD}"
        else:
            return
    except sqlite3.DatabaseError as error:
        reason = str(error)
    finally:
        connection.close()
    raise ServeError(
        f"{file} is not a database that this version of Weathergage can use: {reason}.\n"
        "Nothing was changed in it. Name another file with --db."
    )

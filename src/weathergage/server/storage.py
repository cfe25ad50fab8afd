"""The embedded database. So far it holds nothing but the version of its own schema."""

import sqlite3
from pathlib import Path

from weathergage.server.settings import ServeError

SCHEMA = 1


def open_database(path: Path) -> sqlite3.Connection:
    """Open the file, creating it on first use; refuse one that this version would not understand."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A test's event loop runs in another thread than the one that opened the file.
        connection = sqlite3.connect(path, check_same_thread=False)
    except (OSError, sqlite3.OperationalError) as error:
        raise ServeError(
            f"The database {path} cannot be opened ({error}).\n"
            "Check that its folder exists and that you may write there, or name another file with --db."
        ) from error
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def schema_version(connection: sqlite3.Connection) -> int:
    """The version of the schema that the file was written with. 0: nobody wrote one."""
    if not _has(connection, "name = 'meta'"):
        return 0
    row: tuple[str] | None = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    return int(row[0]) if row else 0


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    try:
        found = schema_version(connection)
        if found > SCHEMA:
            reason = f"a newer version of Weathergage wrote it: its schema is {found}, this version knows {SCHEMA}"
        elif found == 0 and _has(connection, "TRUE"):
            reason = "there is something else in it"
        else:
            return _set_up(connection, found)
    except (sqlite3.DatabaseError, ValueError) as error:
        reason = str(error)
    raise ServeError(
        f"{path} is not a database that this version of Weathergage can use: {reason}.\n"
        "Nothing was changed in it. Name another file with --db."
    )


def _set_up(connection: sqlite3.Connection, found: int) -> None:
    # Write-ahead logging, so that whoever reads never waits for a move that is being committed.
    connection.execute("PRAGMA journal_mode = WAL")
    if found == 0:
        with connection:
            connection.execute("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")
            connection.execute("INSERT INTO meta VALUES ('schema', ?)", (str(SCHEMA),))


def _has(connection: sqlite3.Connection, condition: str) -> bool:
    query = f"SELECT 1 FROM sqlite_master WHERE type = 'table' AND {condition}"
    return connection.execute(query).fetchone() is not None

"""A backup that any database can be restored from: gzipped JSON lines, one per row.

So a club can also move from SQLite to PostgreSQL, and back.
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from weathergage.engine import EngineError
from weathergage.server.database import HEAD, Database
from weathergage.server.schema import METADATA, PEOPLE, TABLES

FORMAT: Final = 1
AT_ONCE: Final = 500


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    weathergage_backup: int
    revision: str


class Row(msgspec.Struct, frozen=True):
    """Each further line."""

    table: str
    row: dict[str, Any]


class Foot(msgspec.Struct, frozen=True):
    """The last line: without it the backup was cut off."""

    rows: int


async def back_up(database: Database, file: BinaryIO) -> int:
    """Write everything, as it is at one moment; how many rows."""
    rows = 0
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as out:
        out.write(msgspec.json.encode(Head(FORMAT, HEAD)) + b"\n")
        async with database.read() as connection:
            for table in METADATA.sorted_tables:
                async for row in await connection.stream(select(table)):
                    out.write(msgspec.json.encode(Row(str(table.name), _to_json(table, row._mapping))) + b"\n")
                    rows += 1
        out.write(msgspec.json.encode(Foot(rows)) + b"\n")
    return rows


async def restore(database: Database, file: Path) -> int:
    """Fill an empty database, all of it or nothing; how many rows."""
    _count(file)  # before anything is written: is it whole?
    async with database.write() as connection:
        for table in (PEOPLE, TABLES):
            if (await connection.execute(select(func.count()).select_from(table))).scalar():
                raise EngineError("this database holds people and tables already; restore into a new one")
        await connection.execute(METADATA.tables["meta"].delete())
        rows = 0
        for name, some in _batches(file):
            rows += len(some)
            await _fill(connection, METADATA.tables[name], some)
    return rows


async def _fill(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    await connection.execute(insert(table), [_from_json(table, row) for row in rows])


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as lines:
            yield from lines
    except (OSError, EOFError) as error:
        raise EngineError(f"{file} is not a whole backup: {error}") from error


def _count(file: Path) -> None:
    lines = _lines(file)
    try:
        head = msgspec.json.decode(next(lines), type=Head)
    except (StopIteration, msgspec.MsgspecError) as error:
        raise EngineError(f"{file} is not a backup of Weathergage") from error
    if head.weathergage_backup != FORMAT or head.revision != HEAD:
        raise EngineError(f"the backup has schema {head.revision}; this version restores {HEAD}")
    rows, last = -1, b""
    for line in lines:
        rows, last = rows + 1, line
    if not last.startswith(b'{"rows":') or msgspec.json.decode(last, type=Foot).rows != rows:
        raise EngineError(f"{file} is not a whole backup: its end is missing")


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name = ""
    rows: list[dict[str, Any]] = []
    for line in _lines(file):
        if not line.startswith(b'{"table":'):
            continue
        it = msgspec.json.decode(line, type=Row)
        if rows and (it.table != name or len(rows) == AT_ONCE):
            yield name, rows
            rows = []
        name = it.table
        rows.append(it.row)
    if rows:
        yield name, rows


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.columns if isinstance(column.type, LargeBinary)}


def _to_json(table: Table, row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row of any table
    binary = _binary(table)
    return {
        str(name): base64.b64encode(value).decode() if name in binary and value is not None else value
        for name, value in row.items()
    }


def _from_json(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    binary = _binary(table)
    return {
        name: base64.b64decode(value) if name in binary and value is not None else value for name, value in row.items()
    }

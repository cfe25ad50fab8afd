"""`weathergage db`: the server's database."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from weathergage.cli.console import Commands, write_file
from weathergage.cli.serve import add_database, config_of
from weathergage.engine import EngineError

if TYPE_CHECKING:
    from weathergage.server import Settings
    from weathergage.server.database import Database


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("db", help="upgrade, back up, restore or check the server's database")
    deeds = command.add_subparsers(title="what to do", metavar="WHAT", required=True)
    for name, help_, run in (
        ("upgrade", "bring it to this version's schema (a start of the server does it as well)", _upgrade),
        ("backup", "write all of it into a file, also while the server runs", _backup),
        ("restore", "fill a new database from a backup", _restore),
        ("check", "play every match again and compare", _check),
    ):
        deed = deeds.add_parser(name, help=help_)
        if name in {"backup", "restore"}:
            deed.add_argument("file", type=Path, metavar="FILE")
        add_database(deed)
        deed.set_defaults(run=run)


def settings_of(options: argparse.Namespace) -> Settings:
    """The settings of the server whose database is meant."""
    from weathergage.server import ServeError, read_settings  # noqa: PLC0415

    try:
        return read_settings(config_of(options), database=options.db)
    except ServeError as error:
        raise EngineError(str(error)) from error


def address_of(options: argparse.Namespace) -> str:
    """The database that is meant."""
    return settings_of(options).database


def with_database(options: argparse.Namespace, do: Callable[[Database], Awaitable[int]]) -> int:
    """Open the database, upgraded, and do something with it."""
    from weathergage.server import ServeError  # noqa: PLC0415
    from weathergage.server.database import Database, prepare  # noqa: PLC0415

    async def run() -> int:
        database = Database(address)
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(database.close)
            return await do(database)

    address = address_of(options)
    try:
        prepare(address)
        return asyncio.run(run())
    except ServeError as error:
        raise EngineError(str(error)) from error


def _upgrade(options: argparse.Namespace) -> int:
    from weathergage.server import ServeError  # noqa: PLC0415
    from weathergage.server.database import HEAD, prepare  # noqa: PLC0415

    try:
        prepare(address_of(options))
    except ServeError as error:
        raise EngineError(str(error)) from error
    print(f"The database has schema {HEAD}.")
    return 0


def _backup(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.server.backup import back_up  # noqa: PLC0415

        data = io.BytesIO()
        rows = await back_up(database, data)
        write_file(options.file, data.getvalue())
        print(f"Wrote {rows} rows to {options.file}.")
        return 0

    return with_database(options, do)


def _restore(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.server.backup import restore  # noqa: PLC0415

        print(f"Restored {await restore(database, options.file)} rows.")
        return 0

    return with_database(options, do)


def _check(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.server.check import check  # noqa: PLC0415

        tables = faulty = 0
        async for it in check(database):
            tables += 1
            faulty += bool(it.faults)
            for fault in it.faults:
                print(f"{it.table} ({it.game}, {it.state}): {fault}")
        print(f"{tables} tables, {faulty} with faults.")
        return 1 if faulty else 0

    return with_database(options, do)

"""`weathergage admin`: what the host of a server needs now and then."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from weathergage.cli.console import Commands, add_json, print_json, print_table, write_file
from weathergage.cli.db import settings_of, with_database
from weathergage.cli.serve import add_database
from weathergage.engine import EngineError

if TYPE_CHECKING:
    from weathergage.server.database import Database
    from weathergage.server.store import Stored


class TableLine(Struct, frozen=True):
    """A table in the list."""

    id: str
    state: str
    game: str
    public: bool
    seats: tuple[str, ...]
    waiting: tuple[int, ...]


def add(commands: Commands) -> None:
    """Describe the command."""
    command = commands.add_parser("admin", help="list, inspect and export tables; ban a name")
    deeds = command.add_subparsers(title="what to do", metavar="WHAT", required=True)
    lister = deeds.add_parser("list", help="list tables, the newest first")
    lister.add_argument("--state", choices=("open", "running", "finished"), default="")
    add_json(lister)
    show = deeds.add_parser("show", help="show a table; never its seed")
    export = deeds.add_parser("export", help="write a table's journal, as far as it goes")
    export.add_argument("file", type=Path, metavar="FILE")
    ban = deeds.add_parser("ban", help="let nobody in by this name, and end all its sessions")
    unban = deeds.add_parser("unban", help="let them in again")
    forget = deeds.add_parser("forget", help="take an account, its name and its words out, as it can itself")
    for deed, run, argument in (
        (lister, _list, ""),
        (show, _show, "table"),
        (export, _export, "table"),
        (ban, _ban, "name"),
        (unban, _ban, "name"),
        (forget, _forget, "name"),
    ):
        if argument:
            deed.add_argument(argument, metavar=argument.upper())
        add_database(deed)
        deed.set_defaults(run=run, ban=deed is ban)


def _list(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from sqlalchemy import select  # noqa: PLC0415

        from weathergage.server.schema import TABLES  # noqa: PLC0415
        from weathergage.server.table import decode_table  # noqa: PLC0415

        query = select(TABLES.c.doc).order_by(TABLES.c.created.desc())
        if options.state:
            query = query.where(TABLES.c.state == options.state)
        async with database.read() as connection:
            found = [decode_table(doc) for doc in (await connection.execute(query)).scalars()]
        lines = [
            TableLine(
                table.id,
                table.state,
                table.game,
                table.public,
                tuple(seat.name or (f"bot {seat.bot}" if seat.bot else "open") for seat in table.seats),
                tuple(table.waiting),
            )
            for table in found
        ]
        if options.json:
            print_json(lines)
        else:
            rows = [(it.id, it.state, it.game, ", ".join(it.seats), ", ".join(map(str, it.waiting))) for it in lines]
            print_table(("table", "state", "game", "seats", "waits for"), rows)
        return 0

    return with_database(options, do)


async def _load(database: Database, table: str) -> Stored:
    from weathergage.server.bus import Bus, News  # noqa: PLC0415
    from weathergage.server.store import Store  # noqa: PLC0415

    async def nobody(_news: News) -> None:
        pass

    stored = await Store(database, Bus(database, nobody, lambda: None)).load(table)
    if stored is None:
        raise EngineError(f"there is no table {table}")
    return stored


def _show(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.server.check import faults_of  # noqa: PLC0415
        from weathergage.server.table import describe  # noqa: PLC0415

        stored = await _load(database, options.table)
        print_json(
            {"table": describe(stored.table, set()), "entries": len(stored.entries), "faults": faults_of(stored)}
        )
        return 0

    return with_database(options, do)


def _export(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.engine.journal import dump, load  # noqa: PLC0415
        from weathergage.server.room import game_of  # noqa: PLC0415

        stored = await _load(database, options.table)
        if stored.header is None:
            raise EngineError(f"the match of table {options.table} has not begun")
        spec, _ = game_of(stored.table)
        data = b"\n".join([stored.header, *stored.entries, b""])
        write_file(options.file, dump(load(data, spec)))
        if stored.table.state != "finished":
            print("This match is not over: its journal holds what its players must not know.")
        print(f"Wrote {len(stored.entries)} entries to {options.file}.")
        return 0

    return with_database(options, do)


def _ban(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from sqlalchemy import delete, insert, select, update  # noqa: PLC0415

        from weathergage.server.names import name_key  # noqa: PLC0415
        from weathergage.server.schema import BANS, PEOPLE, SESSIONS  # noqa: PLC0415

        key = name_key(options.name)
        async with database.write() as connection:
            await connection.execute(delete(BANS).where(BANS.c.name == key))
            if options.ban:
                await connection.execute(insert(BANS).values(name=key))
            people = (await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name))).all()
            # Guests are known by their name alone, and are banned with it.
            ids = [row.id for row in people if name_key(row.name) == key]
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(ids)).values(banned=options.ban))
            if options.ban:
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(ids)))
        print(f"{options.name} is {'banned' if options.ban else 'let in again'} ({len(ids)} found).")
        return 0

    return with_database(options, do)


def _forget(options: argparse.Namespace) -> int:
    async def do(database: Database) -> int:
        from weathergage.server.hall import Hall  # noqa: PLC0415
        from weathergage.server.moving import forget  # noqa: PLC0415
        from weathergage.server.problems import Refused  # noqa: PLC0415

        hall = Hall(settings_of(options), database)
        hall.stopping = True  # nobody is to think or wait here
        try:
            person = await hall.people.find_account(options.name)
        except Refused as error:
            raise EngineError(str(error)) from error
        await forget(hall, person.id)
        print(f"{person.name} is forgotten. Backups and journals that others have downloaded still hold the name.")
        return 0

    return with_database(options, do)

"""Which tables there are, page by page."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import or_, select, tuple_

from weathergage.server import table as tables
from weathergage.server.hall import Hall
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.schema import SITTING, TABLES
from weathergage.server.shapes import TableInfo
from weathergage.server.store import LISTED, whole

STATES = frozenset({"open", "running", "finished"})


class Wanted(Struct, frozen=True, kw_only=True):
    """What somebody asks for. `after`: where the page before ended; empty: from the newest on."""

    state: str = ""
    game: str = ""
    mine: bool = False
    turn: bool = False
    after: str = ""


class Page(Struct, frozen=True):
    """Some of the tables, and where the next page begins; empty: there are no more."""

    tables: list[TableInfo]
    end: str


async def list_tables(hall: Hall, who: Who | None, wanted: Wanted) -> Page:
    """Public tables, or somebody's own; the newest first."""
    query = select(TABLES.c.id, TABLES.c.created, TABLES.c.doc)
    query = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(LISTED)
    person = who.id if who else ""
    async with hall.database.read() as connection:
        rows = (await connection.execute(query.where(*_conditions(wanted, person)))).all()
    found = []
    for table in whole(rows):
        room = hall.rooms.get(table.id)
        if wanted.turn and not any(table.seats[seat].person == person for seat in table.waiting):
            continue
        found.append(tables.describe(table, room.present() if room else set()))
    return Page(found, f"{rows[-1].created!r}-{rows[-1].id}" if len(rows) == LISTED else "")


def _conditions(wanted: Wanted, person: str) -> list[Any]:  # Any: SQLAlchemy's have no simpler common type
    conditions: list[Any] = []
    if wanted.after:
        conditions.append(tuple_(TABLES.c.created, TABLES.c.id) < _place(wanted.after))
    if wanted.state in STATES:
        conditions.append(TABLES.c.state == wanted.state)
    if wanted.game:
        conditions.append(TABLES.c.game == wanted.game)
    own = select(SITTING.c.table_id).where(SITTING.c.person == person)
    if wanted.turn:
        conditions.append(TABLES.c.state == "running")  # else a list of finished ones could leave them out
    if wanted.mine or wanted.turn:
        conditions.append(TABLES.c.id.in_(own))
    else:
        conditions.append(or_(TABLES.c.public, TABLES.c.id.in_(own)))
    return conditions


def _place(after: str) -> tuple[float, str]:
    created, _, table = after.partition("-")
    try:
        at = float(created)
    except ValueError as error:
        raise Refused("malformed", "`after` is what the page before said") from error
    if not table.isascii() or not table.isalnum():
        raise Refused("malformed", "`after` is what the page before said")
    return at, table

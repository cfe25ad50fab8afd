"""Which tables there are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from weathergage.server import table as tables
from weathergage.server.hall import Hall
from weathergage.server.people import Who
from weathergage.server.schema import SITTING, TABLES
from weathergage.server.shapes import TableInfo
from weathergage.server.store import LISTED, whole

STATES = frozenset({"open", "running", "finished"})


async def list_tables(  # noqa: PLR0913 - what can be asked
    hall: Hall, who: Who | None, *, state: str, game: str, mine: bool, turn: bool
) -> list[TableInfo]:
    """Public tables, or somebody's own; the newest first."""
    query = select(TABLES.c.id, TABLES.c.doc).order_by(TABLES.c.created.desc()).limit(LISTED)
    conditions: list[Any] = []  # Any: SQLAlchemy's conditions have no simpler common type
    person = who.id if who else ""
    if state in STATES:
        conditions.append(TABLES.c.state == state)
    if game:
        conditions.append(TABLES.c.game == game)
    own = select(SITTING.c.table_id).where(SITTING.c.person == person)
    if turn:
        conditions.append(TABLES.c.state == "running")  # else a list of finished ones could leave them out
    if mine or turn:
        conditions.append(TABLES.c.id.in_(own))
    else:
        conditions.append(or_(TABLES.c.public, TABLES.c.id.in_(own)))
    async with hall.database.read() as connection:
        rows = (await connection.execute(query.where(*conditions))).all()
    found = []
    for table in whole(rows):
        room = hall.rooms.get(table.id)
        if turn and not any(table.seats[seat].person == person for seat in table.waiting):
            continue
        found.append(tables.describe(table, room.present() if room else set()))
    return found

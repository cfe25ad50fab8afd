"""Looking back. While a match runs, a seat turns the pages of its own past: moments at which it saw something change.
When it is over, every step is a page, from any seat or from all at once."""

from __future__ import annotations

import asyncio

import msgspec

from weathergage.engine import Event
from weathergage.engine.match import Match
from weathergage.server.messages import Past, PastView
from weathergage.server.people import Who
from weathergage.server.problems import Refused
from weathergage.server.room import Room
from weathergage.server.sights import encode, groups_of
from weathergage.server.table import Table

MOST_LINES = 20_000
MANY = 40  # new steps from which on a seat's past is gone through outside the event loop


async def look_back(  # noqa: PLR0913 - what can be asked
    room: Room, who: Who | None, *, id: int, page: int, seat: int | None, everything: bool, words: bool
) -> Past:
    """A page of the past. Called while nobody changes the room."""
    match = room.playable()
    table = room.table
    if table.state == "finished":
        return show_step(match, id=id, table=table, step=page, seat=seat, everything=everything, words=words)
    if everything or seat is None:
        raise Refused("illegal", "while a match runs you can look back from your own seat only")
    table.seat_of(who.id if who else "", seat)
    many = len(match.steps) - len(room.seen_at.get(seat, ())) > MANY
    pages = await asyncio.to_thread(_pages, room, match, seat) if many else _pages(room, match, seat)
    page = _turn_to(page, len(pages))
    past = match.at(pages[page])
    return _past(past, id=id, table=table, page=page, pages=len(pages), seats=(seat,), words=words)


def show_step(  # noqa: PLR0913 - what can be asked
    match: Match, *, id: int, table: Table, step: int, seat: int | None, everything: bool, words: bool = False
) -> Past:
    """A step of a match that is over."""
    pages = len(match.steps)
    step = _turn_to(step, pages)
    count = match.header.setup.seats
    if seat is not None and not 0 <= seat < count:
        raise Refused("not-found", f"there is no seat {seat}")
    seats: tuple[int | None, ...] = tuple(range(count)) if everything else (seat,)
    return _past(match.at(step), id=id, table=table, page=step, pages=pages, seats=seats, words=words)


def _turn_to(page: int, pages: int) -> int:
    """The page that is meant. A negative one counts back from the last and stops at the first: whoever looks back for
    the first time does not know how many there are."""
    if page < 0:
        return max(0, pages + page)
    if page >= pages:
        raise Refused("not-found", f"there is no page {page}: there are {pages}")
    return page


def _past(  # noqa: PLR0913 - the parts of an answer
    past: Match, *, id: int, table: Table, page: int, pages: int, seats: tuple[int | None, ...], words: bool
) -> Past:
    views = []
    for seat in seats:
        view = past.view(seat)
        groups = groups_of(past, view) if words else None
        views.append(PastView(seat=seat, view=msgspec.Raw(encode(view)), groups=groups))
    events: list[Event] = list(past.events or ()) if len(seats) > 1 else past.log(seats[0])
    return Past(
        id=id,
        table=table.id,
        page=page,
        pages=pages,
        views=tuple(views),
        log=tuple(events[:MOST_LINES]),
        waiting=tuple(sorted(past.decisions)),
        outcome=past.outcome,
    )


def _pages(room: Room, match: Match, seat: int) -> list[int]:
    """The steps after which this seat saw something new: the steps' own numbers would tell of secret moves."""
    known = room.pages.setdefault(seat, [])
    seen = room.seen_at.setdefault(seat, [])  # what was seen after each step, as far as it was looked at
    # A step that was taken back and played anew may show something else: what is compared is the object.
    same = 0
    while same < min(len(seen), len(match.steps)) and seen[same][0] is match.steps[same]:
        same += 1
    del seen[same:]
    known[:] = [step for step in known if step < same]
    first = max(0, same - 1)
    lines = 0
    for step, past in enumerate(match.walk(first), first):
        events = past.events or ()
        said = any(event.may_read(seat) for event in events[lines:])
        lines = len(events)
        if step < same:
            continue
        sight = hash(encode((past.view(seat), sorted(past.decisions))))
        if not seen or said or sight != seen[-1][1]:
            known.append(step)
        seen.append((match.steps[step], sight))
    return known

"""A table as the server keeps it: one document, and what may be done to it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from weathergage.engine import CorruptJournalError, Outcome
from weathergage.engine.match import Match
from weathergage.server import clocks
from weathergage.server.problems import Refused
from weathergage.server.shapes import Clock, Offer, Result, SeatClock, SeatInfo, Settled, TableInfo

NUMBERS: Final = 1_000_000  # decisions of one generation; the next one's numbers begin above


class Seat(Struct, omit_defaults=True):
    """Who sits there. With a person and a bot, the bot stands in."""

    person: str = ""
    name: str = ""
    guest: bool = False
    bot: str = ""
    invited: bool = False
    resigned: bool = False
    clock: SeatClock | None = None
    asked: int = 0  # the number of its latest decision
    told: int = 0  # the last decision that a notice was sent for

    @property
    def free(self) -> bool:
        """Can anybody sit down here?"""
        return not self.person and not self.bot

    @property
    def human(self) -> bool:
        """Does a person decide here?"""
        return bool(self.person) and not self.bot and not self.invited


class Table(Struct, kw_only=True, omit_defaults=True):
    """The document. What it holds, everybody at the table may know - except `link`, `asked` and `told`."""

    id: str
    state: Literal["open", "running", "finished"]
    game: str
    scenario: str
    edition: str
    options: dict[str, bool | int | str]
    pack: str
    rules_version: int
    host: str
    public: bool
    link: str
    clock: Clock
    timeout: Literal["bot", "forfeit"]
    dice: Literal["digital", "typed"]
    spectators: bool
    delay: int
    created: float
    seats: list[Seat]
    generation: int = 0  # takebacks by consent: each begins a new journal
    rolls: int = 0  # typed rolls that are done with in generations before this one
    offers: int = 0
    waiting: list[int] = []
    offer: Offer | None = None
    settled: Settled | None = None
    result: Result | None = None
    rematch: str = ""
    origin: str = ""
    lesson: str = ""  # the chapter of the guided game that is played here

    @property
    def match_id(self) -> str:
        """The key of its journal."""
        return f"{self.id}.{self.generation}"

    def seat_of(self, person: str, seat: int) -> Seat:
        """One of the person's own seats, or a refusal."""
        it = self.seat_at(seat)
        if not person or it.person != person or it.invited:
            raise Refused("not-yours", f"seat {seat} is not yours")
        return it

    def seat_at(self, seat: int) -> Seat:
        """A seat, or a refusal."""
        if not 0 <= seat < len(self.seats):
            raise Refused("not-found", f"there is no seat {seat}")
        return self.seats[seat]

    def sits(self, person: str) -> bool:
        """Does this person sit here, or is a seat kept for them?"""
        return bool(person) and any(seat.person == person for seat in self.seats)

    def people(self) -> list[str]:
        """The ids of all who sit here."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def concerned(self) -> set[str]:
        """The ids of all whose table it is: who sits here, and its host."""
        return {*self.people(), self.host} - {""}

    def must_be(self, state: str) -> None:
        """Refuse what can't be done in the present state."""
        if self.state != state:
            raise Refused("illegal", f"the table is {self.state}, not {state}")

    def may_watch(self, person: str, link: str) -> bool:
        """May this person see the table at all?"""
        mine = bool(person) and (person == self.host or self.sits(person))
        return self.public or mine or (bool(link) and link == self.link)

    def number(self, match: Match, seat: int) -> int:
        """The number of a seat's decision as clients know it: it grows over all generations."""
        return self.generation * NUMBERS + match.number(seat)

    def deciders(self) -> list[int]:
        """Seats whose people are asked for their consent: each person once."""
        first: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            if seat.human and not seat.resigned:
                first.setdefault(seat.person, number)
        return list(first.values())


def follow(table: Table, match: Match, now: float) -> None:
    """Bring the document up to date after the match went on: who is waited for, clocks, the end."""
    if table.state != "running":
        return
    waiting = sorted(match.decisions)
    for number, seat in enumerate(table.seats):
        if number in waiting:
            seat.asked = table.number(match, number)
        if seat.clock is None:
            continue
        runs = number in waiting and seat.human
        seat.clock = (clocks.started if runs else clocks.stopped)(table.clock, seat.clock, now)
    table.waiting = waiting
    if match.over:
        finish(table, Result(reason="played", outcome=match.outcome))


def finish(table: Table, result: Result) -> None:
    """It is over."""
    table.state = "finished"
    table.result = result
    table.offer = table.settled = None
    table.waiting = []
    for seat in table.seats:
        if seat.clock is not None:
            seat.clock = SeatClock(seat.clock.left)


def give_up(table: Table, match: Match, result: Result) -> None:
    """End a match before its end."""
    match.abandon(result.reason if result.seat is None else f"{result.reason} {result.seat}")
    finish(table, result)


def due(table: Table, now: float, bot_lease: float) -> float | None:
    """When the server must look at the table by itself."""
    if table.state != "running":
        return None
    times = [seat.clock.flag for seat in table.seats if seat.clock is not None and seat.clock.flag is not None]
    if any(table.seats[number].bot for number in table.waiting):
        times.append(now + bot_lease)
    return min(times, default=None)


def describe(table: Table, present: set[str]) -> TableInfo:
    """The table as a client sees it. Whoever sees a private one may pass its link on."""
    seats = tuple(
        SeatInfo(
            seat=number,
            person=seat.person,
            name=seat.name,
            guest=seat.guest,
            bot=seat.bot,
            invited=seat.invited,
            present=seat.person in present,
            resigned=seat.resigned,
            clock=seat.clock,
        )
        for number, seat in enumerate(table.seats)
    )
    return TableInfo(
        id=table.id,
        state=table.state,
        game=table.game,
        scenario=table.scenario,
        edition=table.edition,
        options=table.options,
        host=table.host,
        public=table.public,
        clock=table.clock,
        timeout=table.timeout,
        dice=table.dice,
        spectators=table.spectators,
        delay=table.delay,
        created=table.created,
        version=table.rules_version,
        pack=table.pack,
        seats=seats,
        waiting=tuple(table.waiting),
        offer=table.offer,
        settled=table.settled,
        result=table.result,
        rematch=table.rematch,
        origin=table.origin,
        lesson=table.lesson,
        link="" if table.public else table.link,
    )


def outcome_of(table: Table) -> Outcome | None:
    """The rules' outcome, if there is one."""
    return table.result.outcome if table.result else None


def copy_table(table: Table) -> Table:
    """A document of its own, to be changed: what is not copied here is never changed in its place."""
    seats = [msgspec.structs.replace(seat) for seat in table.seats]
    twin: Table = msgspec.structs.replace(table, seats=seats, waiting=list(table.waiting))
    return twin


_ENCODE: Final = msgspec.json.Encoder().encode
_DECODE: Final = msgspec.json.Decoder(Table).decode


def encode_table(table: Table) -> bytes:
    """The document as it is kept."""
    return _ENCODE(table)


def decode_table(data: bytes) -> Table:
    """The document as it was kept."""
    try:
        return _DECODE(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptJournalError(f"the document of a table is damaged: {error}") from error

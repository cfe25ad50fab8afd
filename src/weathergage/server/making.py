"""Making tables: from a form, from another table, from a finished match, from a journal. And who sits down."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from weathergage.bots import bot_names
from weathergage.engine import AnyGame, EngineError, Pack, Setup
from weathergage.engine.catalogue import catalogue
from weathergage.engine.journal import Ended, line, load, read_header
from weathergage.engine.lessons import lessons_of
from weathergage.engine.match import Match
from weathergage.engine.setup import check_setup
from weathergage.server import clocks
from weathergage.server.lessons import lesson_at
from weathergage.server.names import LONGEST, clean_text
from weathergage.server.packs import pack_for
from weathergage.server.people import People, Who
from weathergage.server.problems import Refused
from weathergage.server.shapes import Clock, Fork, NewTable, Result, SeatChange, SeatForm
from weathergage.server.store import Change
from weathergage.server.table import Seat, Table, follow

if TYPE_CHECKING:
    from weathergage.server.room import Draft

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
LONGEST_DELAY: Final = 3_600


def new_id(length: int = 8) -> str:
    """A name that can be read aloud. Ten of them can't be guessed; it need not be secret where a table is public."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def game_called(name: str) -> AnyGame:
    """A game by its whole id."""
    spec = catalogue().get(name)
    if spec is None:
        raise Refused("not-found", f"there is no game {name!r} here")
    return spec


async def table_from(form: NewTable, who: Who, people: People) -> Table:
    """A new table, checked."""
    spec = game_called(form.game)
    pack = pack_for(spec, form.pack)
    wish = Setup(
        game=spec.id, seats=len(form.seats), scenario=form.scenario, edition=form.edition, options=form.options
    )
    setup, options = check_setup(spec, wish)
    clocks.check_clock(form.clock)
    if not 0 <= form.delay <= LONGEST_DELAY:
        raise Refused("malformed", "spectators may be behind by at most an hour")
    return Table(
        id=new_id(),
        state="open",
        game=spec.id,
        scenario=setup.scenario,
        edition=setup.edition,
        options=msgspec.to_builtins(options),
        pack=pack.hash,
        rules_version=spec.version,
        host=who.id,
        public=form.public,
        link=new_id(16),
        clock=form.clock,
        timeout=form.timeout,
        dice=form.dice,
        spectators=form.spectators,
        delay=form.delay,
        created=round(time.time(), 3),
        seats=[await _seat(it, who, people, spec, form.clock) for it in form.seats],
    )


async def lesson_table(game: str, chapter: str, who: Who, people: People) -> Table:
    """A chapter of a game's guided game: a table for one learner alone."""
    spec = game_called(game)
    lesson = lessons_of(spec).get(chapter)
    if lesson is None:
        raise Refused("not-found", f"{game} has no lesson {chapter[:40]!r}")
    setup = lesson.setup
    bot = SeatForm("bot")
    form = NewTable(
        game=spec.id,
        seats=tuple(SeatForm("me") if seat == lesson.learner else bot for seat in range(setup.seats)),
        scenario=setup.scenario,
        edition=setup.edition,
        options=setup.options,
        public=False,
    )
    table = await table_from(form, who, people)
    table.lesson = chapter
    return table


async def _seat(form: SeatForm, who: Who, people: People, spec: AnyGame, clock: Clock) -> Seat:
    match form.kind:
        case "open":
            seat = Seat()
        case "me":
            seat = Seat(person=who.id, name=who.name, guest=who.guest)
        case "named":
            person = await people.find_account(form.name)
            seat = Seat(person=person.id, name=person.name, invited=person.id != who.id)
        case "bot":
            seat = Seat(bot=check_bot(spec, form.name))
    seat.clock = clocks.full(clock)
    return seat


def check_bot(spec: AnyGame, name: str) -> str:
    """A bot by its name; empty: the best there is."""
    names = bot_names(spec)
    if name and name not in names:
        raise Refused("malformed", f"{spec.id} has no bot {name!r}; it has: {', '.join(names)}")
    return name or names[-1]


# ------------------------------------------------------------------------------------------------ before the start


def join(draft: Draft, who: Who, wanted: int | None) -> None:
    """Sit down, or come to the seat that is kept for you."""
    table = draft.table
    table.must_be("open")
    for number, seat in enumerate(table.seats):
        mine = seat.person == who.id
        if wanted in {None, number} and ((seat.free and (wanted is not None or not table.sits(who.id))) or mine):
            seat.person, seat.name, seat.guest, seat.invited = who.id, who.name, who.guest, False
            draft.people = True
            return
    raise Refused("taken", "there is no free seat")


def leave(draft: Draft, who: Who) -> None:
    """Stand up from all one's seats."""
    table = draft.table
    table.must_be("open")
    if not table.sits(who.id):
        raise Refused("not-yours", "you do not sit here")
    for seat in table.seats:
        if seat.person == who.id:
            empty(seat)
    draft.people = True


def empty(seat: Seat) -> None:
    """Nobody sits there now."""
    seat.person = seat.name = seat.bot = ""
    seat.guest = seat.invited = False


def set_seat(draft: Draft, who: Who, number: int, form: SeatChange) -> None:
    """The host sets a seat anew before the start."""
    table = draft.table
    table.must_be("open")
    if table.host != who.id:
        raise Refused("not-yours", "only the host of the table can do this")
    seat = table.seat_at(number)
    empty(seat)
    if form.kind == "bot":
        seat.bot = check_bot(game_called(table.game), form.name)
    elif form.kind == "me":
        seat.person, seat.name, seat.guest = who.id, who.name, who.guest
    draft.people = True


def start(draft: Draft, who: Who) -> None:
    """Begin the match. Its seed is drawn here, and nobody hears of it before the end."""
    table = draft.table
    table.must_be("open")
    if table.host != who.id:
        raise Refused("not-yours", "only the host of the table can start it")
    if any(seat.free or seat.invited for seat in table.seats):
        raise Refused("illegal", "a seat is still open")
    table.state = "running"
    if draft.match is None:
        lesson = lesson_at(table)
        seed = lesson.seed if lesson is not None else secrets.token_bytes(32)
        draft.take(begin(table, seed), [seed])


def begin(table: Table, seed: bytes) -> Match:
    """The match that a table's document describes."""
    spec = game_called(table.game)
    setup = Setup(
        game=table.game,
        seats=len(table.seats),
        scenario=table.scenario,
        edition=table.edition,
        options=table.options,
    )
    names = [seat.name or seat.bot for seat in table.seats]
    pack: Pack[Any] = pack_for(spec, table.pack)
    return Match.begin(spec, setup, seed, pack=pack, typed=table.dice == "typed", players=names)


# ------------------------------------------------------------------------------------------------ from another table


def rematch(table: Table, who: Who) -> Table:
    """The same table again. Everybody else finds a seat kept for them."""
    table.must_be("finished")
    if not table.sits(who.id):
        raise Refused("not-yours", "you did not play here")
    twin = _twin(table, who)
    twin.seats = [
        Seat(
            person=seat.person,
            name=seat.name,
            guest=seat.guest,
            bot="" if seat.person else seat.bot,
            invited=bool(seat.person) and seat.person != who.id,
            clock=clocks.full(table.clock),
        )
        for seat in table.seats
    ]
    return twin


def _twin(table: Table, who: Who) -> Table:
    twin: Table = msgspec.structs.replace(
        table,
        id=new_id(),
        state="open",
        host=who.id,
        link=new_id(16),
        created=round(time.time(), 3),
        generation=0,
        rolls=0,
        offers=0,
        waiting=[],
        offer=None,
        settled=None,
        result=None,
        rematch="",
        origin=table.id,
        lesson="",
    )
    return twin


async def forked(table: Table, match: Match, form: Fork, who: Who, people: People) -> Change:
    """A new table that goes on from a step of a finished match."""
    table.must_be("finished")
    if len(form.seats) != len(table.seats):
        raise Refused("malformed", f"the match has {len(table.seats)} seats")
    seed = secrets.token_bytes(32)
    fork = match.fork(checked_step(match, form.step), seed)
    if fork.over:
        raise Refused("illegal", "after this step the match was over")
    twin = _twin(table, who)
    twin.public = form.public
    twin.seats = [await _seat(it, who, people, match.spec, table.clock) for it in form.seats]
    return made(twin, fork)


def checked_step(match: Match, step: int) -> int:
    """A step that there is."""
    if not 0 <= step < len(match.steps):
        raise Refused("not-found", f"there is no step {step}: the match has {len(match.steps) - 1}")
    return step


def made(table: Table, match: Match | None) -> Change:
    """A new table as it is kept, with its match if it has one already."""
    change = Change(table=table, version=1, due=None, people=True)
    if match is not None:
        change.header = line(match.header)
        change.seeds = match.seeds
        change.entries = [line(entry) for entry in match.entries or ()]
    return change


def uploaded(data: bytes, who: Who) -> Change:
    """A table from a journal: finished, to look at; or one that goes on with the uploader in every seat."""
    try:
        header = read_header(data)
        spec = game_called(header.setup.game)
        pack = pack_for(spec, header.pack)
        journal = load(data, spec, mend=True)
        match = Match.resume(spec, journal, pack=pack)
    except EngineError as error:
        raise Refused("malformed", str(error)) from error
    table = Table(
        id=new_id(),
        state="running",
        game=spec.id,
        scenario=header.setup.scenario,
        edition=header.setup.edition,
        options=header.setup.options,
        pack=pack.hash,
        rules_version=spec.version,
        host=who.id,
        public=False,
        link=new_id(16),
        clock=Clock(),
        timeout="bot",
        dice="typed" if header.typed_dice else "digital",
        spectators=True,
        delay=0,
        created=round(time.time(), 3),
        seats=_uploaded_seats(header.players, header.setup.seats, who, over=match.over),
    )
    if match.over:
        last = journal.entries[-1]
        reason = last.reason if isinstance(last, Ended) else ""
        table.state = "finished"
        table.result = Result(reason="played", outcome=match.outcome) if not reason else Result(reason="aborted")
        match.seeds = [bytes.fromhex(seed) for seed in last.seeds] if isinstance(last, Ended) else []
    else:
        match.reseed(secrets.token_bytes(32))
        follow(table, match, time.time())
    return made(table, match)


def _uploaded_seats(players: Sequence[str], count: int, who: Who, *, over: bool) -> list[Seat]:
    if not over:
        return [Seat(person=who.id, name=who.name, guest=who.guest) for _ in range(count)]
    names = [clean_text(name[:LONGEST], LONGEST) for name in (*players, *[""] * count)[:count]]
    return [Seat(name=name) for name in names]

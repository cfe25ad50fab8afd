"""A table in memory: its document, its match, and those who look at it. Every change of a table goes through here."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from weathergage.engine import AnyGame, EngineError, Pack
from weathergage.engine.catalogue import find_game
from weathergage.engine.history import Step
from weathergage.engine.journal import Entry, Played, Rolled, Undone, line, load
from weathergage.engine.match import Match
from weathergage.server import table as tables
from weathergage.server.messages import TableNews
from weathergage.server.metrics import METRICS
from weathergage.server.packs import pack_for
from weathergage.server.problems import Refused
from weathergage.server.sights import Log, Viewer, encode
from weathergage.server.store import Change, Conflict, Store, Stored
from weathergage.server.table import Table

if TYPE_CHECKING:
    from weathergage.server.live import Watcher

T = TypeVar("T")

ATTEMPTS = 4
BOT_LEASE = 20.0  # seconds that the process which made a bot's turn come has for it, before any may do it
LONG = 100  # entries from which a match is rebuilt outside the event loop


class Draft:
    """A change of a table while it is being made. What is done to it is kept whole or not at all."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.table = tables.copy_table(room.table)
        self.match = room.match
        self.now = now
        self.header: bytes | None = None
        self.seeds: list[bytes] | None = None
        self.people = False

    def playing(self) -> Match:
        """The match, if it is going on."""
        self.table.must_be("running")
        if self.match is None:
            raise Refused("illegal", self.room.broken or "the match has not begun")
        return self.match

    def take(self, match: Match, seeds: list[bytes]) -> None:
        """Go on with another match: the first, or one after a takeback by consent."""
        self.match = match
        self.seeds = seeds
        self.header = line(match.header)


class Room:
    """One table of this process."""

    def __init__(self, store: Store, stored: Stored) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.viewers: dict[int | None, Viewer] = {}
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # who is present, by process
        self.used = time.monotonic()
        self.behind = False  # another process has written, or may have
        self.spoilt = False  # what is in memory is not what was kept
        self.gone = False
        self.bots: asyncio.Task[None] | None = None
        self.on_change: Callable[[Room, Table], None] = lambda _room, _before: None
        self._epoch = secrets.token_hex(4)
        self._news = b""
        self._showing: asyncio.TimerHandle | None = None
        self.pages: dict[int, list[int]] = {}  # see past.py
        self.seen_at: dict[int, list[tuple[Step, int]]] = {}
        self._take(stored)

    # ---------------------------------------------------------------- loading

    def _take(self, stored: Stored) -> None:
        self.table = stored.table
        self.version = stored.version
        self.due = stored.due
        self.seeds = stored.seeds
        self.times = list(stored.times)
        self.kept = len(stored.entries)
        self.broken = ""
        self.log = Log()
        self.match: Match | None = None
        self.spoilt = False

    async def build(self, stored: Stored) -> None:
        """Bring the match to life."""
        if stored.header is None:
            return
        try:
            # The whole journal: undo, the log and every look back want all of the past, and it takes milliseconds.
            long = len(stored.entries) >= LONG
            match = await asyncio.to_thread(_rebuild, stored) if long else _rebuild(stored)
        except EngineError as error:
            self.broken = f"this match cannot go on here: {error}"
            return
        self.match = match
        self.log = Log(match.events or ())

    async def refresh(self) -> None:
        """Take in what other processes wrote."""
        behind, self.behind = self.behind, False  # before reading: news that come meanwhile are of something newer
        try:
            if not (behind and not self.spoilt and await self._catch_up()):
                await self._read_anew()
        except BaseException:
            self.behind = True
            raise

    async def _read_anew(self) -> None:
        stored = await self.store.load(self.table.id)
        if stored is None:
            self.gone = True
            raise Refused("not-found", f"there is no table {self.table.id}")
        self._take(stored)
        await self.build(stored)

    async def _catch_up(self) -> bool:
        """Play the new entries on, instead of everything from the beginning."""
        if self.match is None or len(self.match.entries or ()) != self.kept:
            return False
        stored = await self.store.tail(self.table.id, self.table.match_id, self.kept)
        if stored is None or stored.table.match_id != self.table.match_id:
            return False
        try:
            for data in stored.entries:
                play_entry(self.match, data)
        except EngineError:
            return False
        self.table, self.version, self.due = stored.table, stored.version, stored.due
        self.kept += len(stored.entries)
        self.times += stored.times
        self.log.follow(self.match.events or ())
        return True

    # ---------------------------------------------------------------- changing

    async def change(self, do: Callable[[Draft], T]) -> T:
        """Change the table. It is kept before this returns; when it is refused nothing has changed."""
        async with self.lock:
            for attempt in range(ATTEMPTS):
                if self.behind or self.spoilt:
                    await self.refresh()
                if attempt:
                    self.show()  # whoever is refused as stale sees why
                before = self.table
                try:
                    result = await self._attempt(do)
                except Conflict:
                    self.spoilt = True
                    continue
                except BaseException as error:
                    self.spoilt = self.spoilt or self._is_ahead()
                    if isinstance(error, (Refused, EngineError)) and await self._is_behind():
                        continue  # what was refused may be allowed by what another process wrote
                    raise
                self.on_change(self, before)
                self.show()
                return result
            raise Refused("stale", "others were quicker, again and again")

    async def _attempt(self, do: Callable[[Draft], T]) -> T:
        draft = Draft(self, time.time())
        result = do(draft)
        table, match = draft.table, draft.match
        if match is not None:
            tables.follow(table, match, draft.now)
        entries = (match.entries or []) if match is not None else []
        first = self.kept if table.match_id == self.table.match_id else 0
        new = entries[first:]
        kept = len(entries)
        due = tables.due(table, draft.now, BOT_LEASE)
        change = Change(
            table=table,
            version=self.version,
            due=due,
            first=first,
            entries=[line(entry) for entry in new],
            header=draft.header,
            seeds=draft.seeds,
            found=due != self.due or table.state != self.table.state,
            people=draft.people,
        )
        self.spoilt = True  # until it is kept: whoever is interrupted here leaves it so
        await self.store.save(change)
        self.spoilt = False
        self.table, self.match, self.version, self.due = table, match, self.version + 1, due
        self.times[first:] = [draft.now] * len(new)
        self.kept = kept
        if draft.seeds is not None:
            self.seeds = draft.seeds
            self.log = Log()
        if match is not None:
            self.log.follow(match.events or ())
        return result

    async def _is_behind(self) -> bool:
        """Has another process written, of which we have not heard yet?"""
        if not self.store.alone and await self.store.version(self.table.id) != self.version:
            self.behind = True
        return self.behind

    def _is_ahead(self) -> bool:
        return self.match is not None and len(self.match.entries or ()) != self.kept

    # ---------------------------------------------------------------- showing

    def present(self) -> set[str]:
        """The ids of those who look at the table now."""
        here = {watcher.person for watcher in self.watchers if watcher.person}
        return here.union(*self._elsewhere())

    def is_elsewhere(self, person: str) -> bool:
        """Does somebody look at the table by another process?"""
        return any(person in people for people in self._elsewhere())

    def _elsewhere(self) -> list[frozenset[str]]:
        fresh = time.monotonic() - 90
        return [people for at, people in self.elsewhere.values() if at > fresh]

    def show(self) -> None:
        """Send everybody what changed for them."""
        self.used = time.monotonic()
        if not self.watchers or self.spoilt:  # spoilt: a change is on its way to the disk, and is not to be seen yet
            return
        news = encode(TableNews(table=tables.describe(self.table, self.present())))
        if news != self._news:
            self._news = news
            for watcher in self.watchers:
                watcher.connection.send(news)
        for seat in {watcher.seat for watcher in self.watchers}:
            if self.look(seat):
                for watcher in self.watchers:
                    if watcher.seat == seat:
                        watcher.connection.mark(watcher)

    def news(self) -> bytes:
        """The table as it stands."""
        return encode(TableNews(table=tables.describe(self.table, self.present())))

    def look(self, seat: int | None) -> bool:
        """Bring a seat's sight up to date; true if it changed."""
        if self.match is None:
            return False
        viewer = self.viewers.get(seat)
        if viewer is None:
            viewer = self.viewers[seat] = Viewer(seat, self._epoch)
        if seat is None and self.table.delay and self.table.state == "running":
            return self._look_late(viewer)
        return viewer.update(self.table, self.match, self.log)

    def _look_late(self, viewer: Viewer) -> bool:
        """Spectators of this table see it as it was some time ago."""
        match = self.playable()
        step = self.step_at(time.time() - self.table.delay)
        if self._showing is not None:
            self._showing.cancel()
        now = time.time()
        coming = [at + self.table.delay - now for at in self.times if at + self.table.delay > now]
        if coming:
            self._showing = asyncio.get_running_loop().call_later(coming[0] + 0.05, self.show)
        past = match.at(step)
        return viewer.update(self.table, past, Log(past.events or ()))

    def step_at(self, when: float) -> int:
        """The last step that was made by then and has not been taken back."""
        if self.match is None:
            return 0
        steps = visible = 0
        for entry, at in zip(self.match.entries or (), self.times, strict=False):
            steps += isinstance(entry, Played) - isinstance(entry, Undone)
            visible = steps if at <= when else min(visible, steps)
        return visible

    def playable(self) -> Match:
        """The match, if there is one."""
        if self.match is None:
            raise Refused("illegal", self.broken or "the match has not begun")
        return self.match

    @property
    def rests(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not self.watchers and (self.bots is None or self.bots.done()) and not self.lock.locked()

    @property
    def steps(self) -> int:
        """How much is held here."""
        return 1 + (len(self.match.steps) if self.match is not None else 0)

    async def forget_bots(self) -> None:
        """Stop the bots of this table: the server stops."""
        if self.bots is not None:
            self.bots.cancel()
            await asyncio.gather(self.bots, return_exceptions=True)


def _rebuild(stored: Stored) -> Match:
    """A match from what the database has."""
    spec, pack = game_of(stored.table)
    data = b"\n".join([stored.header or b"", *stored.entries, b""])
    journal = load(data, spec)
    match = Match.resume(spec, journal, pack=pack, seeds=stored.seeds)
    METRICS.rebuilt += 1
    return match


def game_of(table: Table) -> tuple[AnyGame, Pack[Any]]:
    """The game of a table, with its pack."""
    spec = find_game(table.game)
    return spec, pack_for(spec, table.pack)


def play_entry(match: Match, data: bytes) -> None:
    """Do what an entry says, with results from the same seed, and see that it is the very same entry."""
    entry: Entry = load(line(match.header) + b"\n" + data + b"\n", match.spec).entries[0]
    match_entries = match.entries or []
    match entry:
        case Played(seat=seat, move=move):
            match.play(seat, move)
        case Undone(seat=seat):
            match.undo(seat)
        case Rolled(values=values):
            low = match.wanted.low if match.wanted is not None else 1
            match.enter_dice([value + low for value in values])
        case _:
            if len(match_entries) and match_entries[-1] == entry:
                return  # the end, which the last move has written already
            raise EngineError("an entry that only a whole replay can follow")
    if entry not in match_entries[-2:]:
        raise EngineError("the same move had other results here")

"""The watchman: looks at tables when their time has come. Clocks run out, bots are to move, also after a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from weathergage.server import play
from weathergage.server.problems import Refused
from weathergage.server.room import BOT_LEASE, Draft, Room

if TYPE_CHECKING:
    from weathergage.server.hall import Hall

log = logging.getLogger("weathergage")

ROUND = 10.0  # seconds between two rounds when nothing is due
TIDY = 3  # rounds after which is looked at what changes without being told


class Watchman:
    """Makes the rounds."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._next = 0.0

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._walk())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def mind(self, due: float | None) -> None:
        """Something is due at that time: come no later."""
        if due is not None and due < self._next:
            self._next = due
            self._wake.set()

    async def _walk(self) -> None:
        first, rounds = True, 0
        while True:
            now = time.time()
            try:
                # Bots that were thinking when the last process stopped are nobody's now.
                await self._look(now, now + BOT_LEASE + 1 if first else now)
                rounds += 1
                if rounds % TIDY == 0:
                    await self._tidy()
            except Exception:
                log.exception("the watchman stumbled")
            first = False
            wait = min(ROUND, max(0.01, self._next - time.time()))
            self._wake.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait)

    async def _tidy(self) -> None:
        """What has to be done now and then."""
        hall = self._hall
        hall.forget_idle()
        await hall.recheck()
        for room in [room for room in hall.rooms.values() if room.watchers]:
            if room.behind:  # what was written elsewhere could not be read when word of it came
                hall.spawn(hall.bring_up(room), f"news of {room.table.id}")
            await hall.tell_presence(room)

    async def _look(self, now: float, until: float) -> None:
        self._next = now + ROUND
        for table_id, _ in await self._hall.store.due(until):
            room = await self._hall.fresh(table_id)
            await self._look_at(room, now)
        # What comes due before the next round shortens it.
        for _, due in await self._hall.store.due(now + ROUND):
            if due > now:
                self._next = min(self._next, due)

    async def _look_at(self, room: Room, now: float) -> None:
        late = [
            seat
            for seat in room.table.seats
            if seat.clock is not None and seat.clock.flag is not None and seat.clock.flag <= now
        ]
        if late:
            try:
                await room.change(_time_out)
            except Refused as reason:
                log.info("table %s: %s", room.table.id, reason)
        self._hall.move_bots(room)


def _time_out(draft: Draft) -> None:
    if not play.time_out(draft):
        raise Refused("stale", "the clock was stopped in time")

"""How often somebody may do something: buckets that fill up again. They are kept in memory, per process."""

from __future__ import annotations

import time
from typing import Final

from weathergage.server.problems import Refused

MOST_BUCKETS: Final = 20_000

# (how many at once, how many per second)
LIMITS: Final = {
    "login": (8, 1 / 30),  # per address and name
    "address": (40, 1 / 5),  # log-ins, accounts and guests per address
    "mail": (3, 1 / 600),  # resets per name
    "write": (120, 10.0),  # requests that change something, per address
    "table": (20, 1 / 20),  # new tables per person
    "chat": (10, 1.0),
    "message": (120, 30.0),  # over the WebSocket, per connection
    "heavy": (20, 2.0),  # odds and journals, per person
    "past": (60, 8.0),  # pages of the past, per person
}


class Limits:
    """All buckets of this process."""

    def __init__(self, rates: float) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Count one; refuse when the bucket is empty."""
        if not self._rates:
            return
        size, rate = LIMITS[kind]
        now = time.monotonic()
        left, at = self._buckets.get((kind, who), (size * self._rates, now))
        left = min(size * self._rates, left + (now - at) * rate * self._rates)
        if left < 1:
            raise Refused("too-fast", "too much at once: wait a moment")
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()  # better to forget than to grow without end
        self._buckets[kind, who] = (left - 1, now)

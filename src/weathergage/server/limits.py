"""How often somebody may do something: buckets that fill up again. They are kept in memory, per process."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from weathergage.server.problems import Refused

MOST_BUCKETS: Final = 20_000
MOST_CONNECTIONS: Final = 256  # WebSockets from one address

# (how many at once, how many per second)
LIMITS: Final = {
    "login": (8, 1 / 30),  # per address and name
    "address": (40, 1 / 5),  # log-ins, accounts and guests per address
    "mail": (3, 1 / 600),  # mails that somebody asks for: per name or person
    "connect": (60, 2.0),  # new WebSockets per address
    "read": (600, 60.0),  # requests that change nothing, per address
    "write": (120, 10.0),  # requests that change something, per address
    "table": (20, 1 / 20),  # new tables and links per person
    "upload": (3, 1 / 30),  # journals per person
    "chat": (10, 1.0),
    "message": (120, 30.0),  # over the WebSocket, per connection
    "heavy": (20, 2.0),  # odds per person; journals and shared steps per address
    "past": (60, 8.0),  # pages of the past, per person
}


def neighbourhood(address: str) -> str:
    """What counts as one address: with IPv6, everybody has a whole network of them."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class Limits:
    """All buckets of this process."""

    def __init__(self, rates: float) -> None:
        self._rates = rates
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._connected: dict[str, int] = {}

    def spend(self, kind: str, who: str) -> None:
        """Count one; refuse when the bucket is empty."""
        if not self._rates:
            return
        now = time.monotonic()
        left = self._left(kind, who, now)
        if left < 1:
            raise Refused("too-fast", "too much at once: wait a moment")
        if len(self._buckets) > MOST_BUCKETS:
            self._tidy(now)
        self._buckets[kind, who] = (left - 1, now)

    def _left(self, kind: str, who: str, now: float) -> float:
        size, rate = LIMITS[kind]
        left, at = self._buckets.get((kind, who), (size * self._rates, now))
        return min(size * self._rates, left + (now - at) * rate * self._rates)

    def _tidy(self, now: float) -> None:
        """Forget buckets that are full again; if that is not enough, those that were used longest ago."""
        full = [
            (kind, who) for kind, who in self._buckets if self._left(kind, who, now) >= LIMITS[kind][0] * self._rates
        ]
        for key in full:
            del self._buckets[key]
        if len(self._buckets) > MOST_BUCKETS // 2:
            oldest = sorted(self._buckets, key=lambda key: self._buckets[key][1])
            for key in oldest[: len(self._buckets) // 2]:
                del self._buckets[key]

    def forget(self, kind: str, who: str) -> None:
        """Whoever this was is gone."""
        self._buckets.pop((kind, who), None)

    def connect(self, address: str) -> None:
        """Somebody opens a WebSocket; `disconnect` follows unless it is refused."""
        self.spend("connect", address)
        if self._rates and self._connected.get(address, 0) >= MOST_CONNECTIONS * self._rates:
            raise Refused("too-fast", "too many connections from one address")
        self._connected[address] = self._connected.get(address, 0) + 1

    def disconnect(self, address: str) -> None:
        """It is closed."""
        left = self._connected.get(address, 0) - 1
        if left > 0:
            self._connected[address] = left
        else:
            self._connected.pop(address, None)

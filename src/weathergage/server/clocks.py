"""Clocks: how much time a seat has left, when it will be up, and hours in which nobody has to play.

All times are seconds since 1970, so that a clock runs on while the server does not.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from weathergage.server.problems import Refused
from weathergage.server.shapes import Clock, SeatClock

DAY = 86_400
LONGEST_BANK = 60 * DAY


def check_clock(clock: Clock) -> None:
    """Refuse a clock that could not run."""
    if clock.kind == "none":
        return
    if not 0 < clock.bank <= LONGEST_BANK or not 0 <= clock.increment <= DAY:
        raise Refused("malformed", "a clock has a bank of at least one second and at most sixty days")
    if clock.hours is not None:
        begin, end = clock.hours
        if not 0 <= begin < end <= 24:
            raise Refused("malformed", "playing hours are two full hours, the earlier one first")
    try:
        ZoneInfo(clock.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refused("malformed", f"there is no time zone {clock.zone!r}") from error


def used(clock: Clock, since: float, until: float) -> float:
    """The seconds between two times that count."""
    if clock.hours is None or until <= since:
        return max(0.0, until - since)
    return sum(
        max(0.0, min(close, until) - max(opens, since)) for opens, close in _windows(clock, since, until - since)
    )


def flag(clock: Clock, since: float, left: float) -> float:
    """When `left` seconds that count will have passed."""
    if clock.hours is None:
        return since + left
    # A day has at least one playing hour, so it can't take longer than this.
    for opens, close in _windows(clock, since, left * 24 + 2 * DAY):
        begin = max(opens, since)
        if close <= begin:
            continue
        if left <= close - begin:
            return begin + left
        left -= close - begin
    return since + left


def _windows(clock: Clock, since: float, span: float) -> list[tuple[float, float]]:
    """The playing hours of each day from the one before `since` on. On the wall: a day may have 23 hours."""
    zone = ZoneInfo(clock.zone)
    begin, end = clock.hours or (0, 24)
    day = datetime.fromtimestamp(since, zone).replace(hour=0, minute=0, second=0, microsecond=0) - timedelta(days=1)
    windows = []
    for _ in range(int(span // DAY) + 4):
        opens = day.replace(hour=begin).timestamp()
        close = ((day + timedelta(days=1)) if end == 24 else day.replace(hour=end)).timestamp()
        windows.append((opens, close))
        day += timedelta(days=1)
    return windows


def full(clock: Clock) -> SeatClock | None:
    """A clock before the start."""
    return None if clock.kind == "none" else SeatClock(float(clock.bank))


def started(clock: Clock, seat: SeatClock, now: float) -> SeatClock:
    """It runs from now on."""
    if seat.since is not None:
        return seat
    left = float(clock.bank) if clock.kind == "days" else seat.left
    return SeatClock(left, now, flag(clock, now, left))


def stopped(clock: Clock, seat: SeatClock, now: float) -> SeatClock:
    """It rests from now on; whoever stopped it by deciding has the increment."""
    if seat.since is None:
        return seat
    left = max(0.0, seat.left - used(clock, seat.since, now)) + clock.increment
    return SeatClock(round(left, 3))

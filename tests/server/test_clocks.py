"""Clocks, bots and absence."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
import pytest

from tests.server.harness import RefusedError, Running, run, running
from weathergage.server import Settings, clocks
from weathergage.server.room import Draft
from weathergage.server.shapes import Clock, SeatClock

HOUR = 3600.0


def at(hour: float, day: int = 2) -> float:
    """A time in January 2026, in UTC."""
    return datetime(2026, 1, day, tzinfo=UTC).timestamp() + hour * HOUR


def test_a_live_clock_runs_stops_and_is_given_its_increment() -> None:
    clock = Clock(kind="live", bank=600, increment=10)
    seat = clocks.started(clock, SeatClock(600.0), 1000.0)
    assert seat == SeatClock(600.0, 1000.0, 1600.0)
    assert clocks.started(clock, seat, 1200.0) == seat
    assert clocks.stopped(clock, seat, 1100.0) == SeatClock(510.0)
    assert clocks.stopped(clock, seat, 9999.0) == SeatClock(10.0)


def test_days_are_filled_up_again() -> None:
    clock = Clock(kind="days", bank=86_400)
    assert clocks.started(clock, SeatClock(5.0), 1000.0).left == 86_400


@pytest.mark.parametrize(
    ("since", "left", "flag"),
    [
        (at(10), 2 * HOUR, at(12)),
        (at(19), 2 * HOUR, at(9, day=3)),  # an hour this evening, one tomorrow
        (at(22), HOUR, at(9, day=3)),
        (at(3), HOUR, at(9)),
        (at(8), 36 * HOUR, at(20, day=4)),
    ],
)
def test_outside_playing_hours_the_clock_rests(since: float, left: float, flag: float) -> None:
    clock = Clock(kind="live", bank=600, hours=(8, 20))
    assert clocks.flag(clock, since, left) == flag
    assert clocks.used(clock, since, flag) == left


def test_a_day_with_a_change_of_the_clocks_counts_as_it_was() -> None:
    clock = Clock(kind="live", bank=600, hours=(0, 12), zone="Europe/Rome")
    midnight = datetime(2026, 3, 28, 23, tzinfo=UTC).timestamp()  # the night in which an hour is skipped
    assert clocks.used(clock, midnight, midnight + 20 * HOUR) == 11 * HOUR


async def _rewind(server: Running, table: str, seconds: float) -> None:
    """As if that much time had passed at the table."""

    def change(draft: Draft) -> None:
        for seat in draft.table.seats:
            if seat.clock is not None and seat.clock.since is not None and seat.clock.flag is not None:
                since, flag = seat.clock.since - seconds, seat.clock.flag - seconds
                seat.clock = msgspec.structs.replace(seat.clock, since=since, flag=flag)

    room = await server.hall.room(table)
    await room.change(change)


@pytest.mark.parametrize("timeout", ["bot", "forfeit"])
def test_when_time_is_up_the_table_does_as_it_says_also_after_a_restart(settings: Settings, timeout: str) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            clock = {"kind": "live", "bank": 60}
            table = await ada.new_table("me", "open", clock=clock, timeout=timeout)
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            seat = (await ada.get(f"/api/tables/{table}"))["seats"][0]
            assert seat["clock"]["left"] == 60
            assert seat["clock"]["flag"] == seat["clock"]["since"] + 60
            hall = server.hall
            await hall.watchman.close()  # it stumbles; time goes by
            await _rewind(server, table, 61)
            cookies = ada.http.cookies
        async with running(settings) as server, server.person() as ada:
            ada.http.cookies = cookies
            await ada.dial()
            await ada.watch(table)
            if timeout == "forfeit":
                info = await ada.until(lambda: ada.tables[table] if ada.tables[table].get("result") else None)
                assert info is not None
                assert info["result"] == {"reason": "time", "seat": 0}
            else:
                await ada.until(lambda: ada.tables[table]["seats"][0].get("bot"))
                await ada.until(lambda: ada.tables[table]["waiting"] == [1])  # the bot has moved
                info = await ada.put(f"/api/tables/{table}/seats/0", {"kind": "me"})
                assert "bot" not in info["seats"][0]

    run(test())


def test_a_move_in_time_stops_the_clock(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = await ada.new_table("me", "me", clock={"kind": "live", "bank": 60, "increment": 5}, start=True)
            await ada.dial()
            await ada.watch(table, 0)
            await _rewind(server, table, 20)
            await ada.play(table, 0, await ada.turn(table, 0))
            info = await ada.get(f"/api/tables/{table}")
            first, second = (seat["clock"] for seat in info["seats"])
            assert 25 < first["left"] <= 45  # a busy machine may take its time
            assert "flag" not in first or first["flag"] is None
            assert second["flag"] is not None

    run(test())


def test_a_bot_stands_in_for_whoever_is_away_and_gives_the_seat_back(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Bob") as bob:
            table = await ada.new_table("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ada.post(f"/api/tables/{table}/start")
            await bob.dial()
            await bob.watch(table, 1)
            await ada.dial()
            await ada.watch(table, 0)
            stand_in = {"kind": "bot", "name": "random"}
            with pytest.raises(RefusedError, match="not-yours"):
                await ada.put(f"/api/tables/{table}/seats/1", stand_in)  # Bob is here
            await ada.play(table, 0, await ada.turn(table, 0))
            await bob.hang_up()
            await ada.until(lambda: not ada.tables[table]["seats"][1].get("present"))
            server.hall.last_seen[bob.id] -= 1000
            await ada.put(f"/api/tables/{table}/seats/1", stand_in)
            await ada.turn(table, 0)  # the bot has answered
            with pytest.raises(RefusedError, match="not-yours"):
                await ada.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
            info = await bob.put(f"/api/tables/{table}/seats/1", {"kind": "me"})
            assert info["seats"][1].get("bot", "") == ""

    run(test())


def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            bots = [{"kind": "bot", "name": "random"}] * 2
            server.hall.stopping = True  # as if it were killed before the bots came to it
            table = await ada.new_table(*bots, start=True)
            assert (await ada.get(f"/api/tables/{table}"))["state"] == "running"
        async with running(settings) as server, server.person() as ada:
            await ada.dial()
            await ada.watch(table)
            await ada.until(lambda: ada.tables[table]["state"] == "finished")

    run(test())


def test_dice_are_typed_by_people(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            table = await ada.new_table("me", "me", dice="typed", start=True, options={"parry": False})
            await ada.dial()
            await eve.dial()
            await ada.watch(table, 0)
            await eve.watch(table)
            ask = await ada.turn(table, 0)
            await ada.play(table, 0, ask)
            dice = await ada.until(lambda: ada.sight(table, 0).get("dice"))
            assert dice["number"] == 1
            assert dice["roll"]["bounds"] == [6]
            assert "ask" not in ada.sight(table, 0)
            with pytest.raises(RefusedError, match="not-yours"):
                await eve.ask("dice", table=table, number=1, faces=[6])
            for faces in ([7], [0], [1, 2], []):
                with pytest.raises(RefusedError, match="malformed"):
                    await ada.ask("dice", table=table, number=1, faces=faces)
            await ada.ask("dice", table=table, number=1, faces=[6])
            with pytest.raises(RefusedError, match="stale"):
                await ada.ask("dice", table=table, number=1, faces=[6])
            await ada.ask("dice", table=table, number=2, faces=[1])
            await ada.until(lambda: ada.views[table, 0]["turn"] == 1)
            said = [line for line in ada.logs[table, 0] if line["text"]["key"] == "cu-dice"]
            assert [die["face"] for die in said[0]["dice"]] == [6, 1]

    run(test())


def test_a_pause_of_the_watchman_is_bounded(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server:
            before = server.hall.watchman._next
            server.hall.watchman.mind(0.0)
            await asyncio.sleep(0)
            assert server.hall.watchman._next <= before

    run(test())

"""How often somebody may do something."""

from __future__ import annotations

import pytest

from tests.server.harness import RefusedError, run, running
from weathergage.server import Settings, answers, hall
from weathergage.server.limits import LIMITS, MOST_BUCKETS, MOST_CONNECTIONS, Limits, neighbourhood
from weathergage.server.problems import Refused


class Clock:
    """Time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("weathergage.server.limits.time.monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_bucket_is_emptied_and_fills_up_again(clock: Clock) -> None:
    some, rate = LIMITS["chat"]
    here = Limits(1.0)
    for _ in range(some):
        here.spend("chat", "ada")
    with pytest.raises(Refused):
        here.spend("chat", "ada")
    here.spend("chat", "bob")
    here.spend("login", "ada")
    clock.now += 1 / rate
    here.spend("chat", "ada")
    with pytest.raises(Refused):
        here.spend("chat", "ada")


def test_without_limits_there_are_none() -> None:
    free = Limits(0)
    for _ in range(1000):
        free.spend("mail", "ada")
        free.connect("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_whole_network_of_ipv6_counts_as_one(address: str, counts_as: str) -> None:
    assert neighbourhood(address) == counts_as


def test_a_crowd_does_not_make_the_server_forget_who_was_too_fast(clock: Clock) -> None:
    here = Limits(1.0)
    for _ in range(LIMITS["login"][0]):
        here.spend("login", "eve")
    for guest in range(MOST_BUCKETS + 10):
        clock.now += 0.001
        here.spend("write", f"guest {guest}")
    with pytest.raises(Refused):
        here.spend("login", "eve")
    assert len(here._buckets) <= MOST_BUCKETS + 1


def test_one_address_opens_only_so_many_connections(clock: Clock) -> None:
    here = Limits(1.0)
    for _ in range(MOST_CONNECTIONS):
        clock.now += 1.0
        here.connect("192.0.2.1")
    with pytest.raises(Refused):
        here.connect("192.0.2.1")
    here.connect("192.0.2.2")
    here.disconnect("192.0.2.1")
    clock.now += 1.0
    here.connect("192.0.2.1")


def test_not_too_many_at_once_either(clock: Clock) -> None:
    here = Limits(1.0)
    for _ in range(LIMITS["connect"][0]):
        here.connect("192.0.2.1")
        here.disconnect("192.0.2.1")
    with pytest.raises(Refused):
        here.connect("192.0.2.1")


def test_a_stranger_holds_no_more_tables_in_memory_than_anybody_needs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(answers, "MOST_OF_OTHERS", 2)
        monkeypatch.setattr(answers, "MOST_FROM_AN_ADDRESS", 3)
        async with running(settings) as server, server.person("Ada") as ada, server.person("Eve") as eve:
            made = [await ada.new_table("me", "me", start=True) for _ in range(4)]
            await ada.dial()
            for table in made:
                await ada.watch(table, 0)  # one's own are not counted
            await eve.dial()
            await eve.watch(made[0])
            await eve.watch(made[1])
            with pytest.raises(RefusedError, match="where others play"):
                await eve.watch(made[2])
            await eve.watch(made[1], epoch="", since=0)  # the same again
            async with server.person("Tim") as tim:
                await tim.dial()
                await tim.watch(made[1])  # it is held already
                await tim.watch(made[2])
                await eve.ask("unwatch", table=made[0])
                await eve.watch(made[3])
                async with server.person("Una") as una:
                    await una.dial()
                    with pytest.raises(RefusedError, match="from this address"):
                        await una.watch(made[0])
                await eve.ask("unwatch", table=made[3])

    run(test())


def test_tables_that_nobody_looks_at_leave_memory_when_they_are_many(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(hall, "MOST_STEPS", 10)
        monkeypatch.setattr(hall, "IN_USE", 0.0)
        async with running(settings) as server, server.person("Ada") as ada:
            watched = await ada.new_table("me", "me", start=True)
            await ada.dial()
            await ada.watch(watched, 0)
            made = [await ada.new_table("me", "me", start=True) for _ in range(12)]
            rooms = server.hall.rooms
            assert sum(room.steps for table, room in rooms.items() if table != watched) <= 12  # and the one just made
            assert {watched, made[-1]} <= rooms.keys()
            assert made[0] not in rooms
            await ada.watch(made[0], 1)  # it comes back as it was
            assert ada.tables[made[0]]["state"] == "running"
            await ada.play(watched, 0, await ada.turn(watched, 0))

    run(test())

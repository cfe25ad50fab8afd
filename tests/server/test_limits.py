"""How often somebody may do something."""

from __future__ import annotations

import pytest

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

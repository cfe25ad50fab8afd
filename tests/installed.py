"""The small games of the tests, as if they were installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest

from weathergage.engine.catalogue import catalogue

GROUP = "weathergage.games"


def install(monkeypatch: pytest.MonkeyPatch, **games: str) -> None:
    """Add games, each by its id and the object that it is, to those that are installed."""
    added = [EntryPoint(name, value, GROUP) for name, value in games.items()]

    def with_added(*, group: str) -> list[EntryPoint]:
        return [*entry_points(group=group), *(added if group == GROUP else [])]

    monkeypatch.setattr("weathergage.engine.catalogue.entry_points", with_added)
    catalogue.cache_clear()


@pytest.fixture
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cutlass and Flotilla stand in the catalogue."""
    install(monkeypatch, cutlass="tests.games.cutlass:GAME", flotilla="tests.games.flotilla:GAME")
    yield
    catalogue.cache_clear()

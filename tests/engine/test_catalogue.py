"""Games are found through entry points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games import cutlass, flotilla
from tests.installed import install
from weathergage.engine import UnknownGameError
from weathergage.engine.catalogue import catalogue, find_game


@pytest.fixture(autouse=True)
def _fresh_catalogue() -> Iterator[None]:
    yield
    catalogue.cache_clear()


@pytest.mark.usefixtures("small_games")
def test_installed_games_are_found_by_their_ids() -> None:
    assert catalogue()["cutlass"] is cutlass.GAME
    assert find_game("flotilla") is flotilla.GAME


@pytest.mark.usefixtures("small_games")
def test_games_stand_in_the_order_of_their_ids() -> None:
    assert list(catalogue()) == sorted(catalogue())


@pytest.mark.usefixtures("small_games")
def test_the_beginning_of_a_name_is_enough() -> None:
    assert find_game("cut") is cutlass.GAME


@pytest.mark.usefixtures("small_games")
def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGameError, match=r"there is no game 'chess'; there are: .*cutlass.*flotilla"):
        find_game("chess")


def test_a_beginning_that_fits_several_games_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, cutlass="tests.games.cutlass:GAME")
    games = dict(catalogue())
    monkeypatch.setattr("weathergage.engine.catalogue.catalogue", lambda: {**games, "cutter": flotilla.GAME})
    with pytest.raises(UnknownGameError, match="no game 'cut'"):
        find_game("cut")
    assert find_game("cutlass") is cutlass.GAME


def test_an_entry_point_that_is_no_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, cutlass="tests.games.cutlass:State")
    with pytest.raises(UnknownGameError, match="is not a GameSpec"):
        catalogue()


def test_an_entry_point_with_another_name_than_its_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, sabre="tests.games.cutlass:GAME")
    with pytest.raises(UnknownGameError, match="'sabre' holds a game called 'cutlass'"):
        catalogue()


def test_an_entry_point_that_leads_nowhere_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, cutlass="tests.games.sunken:GAME")
    with pytest.raises(UnknownGameError, match=r"'cutlass' \(tests.games.sunken:GAME\) can't be loaded: .*sunken"):
        catalogue()

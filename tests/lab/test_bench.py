"""Measuring: what is measured makes sense, however fast the machine is."""

from __future__ import annotations

import msgspec
import pytest

from tests.games import cutlass, flotilla
from weathergage.engine import AnyGame, Setup
from weathergage.engine.setup import check_setup
from weathergage.lab.bench import Measured, machine, measure, measure_all


@pytest.fixture(scope="module", params=[cutlass.GAME, flotilla.GAME], ids=lambda spec: spec.id)
def measured(request: pytest.FixtureRequest) -> Measured:
    spec: AnyGame = request.param
    return measure(spec, check_setup(spec, Setup(game=spec.id, seats=2))[0], 0.01)


def test_what_was_measured_is_named(measured: Measured) -> None:
    assert (measured.game, measured.seats) in {("cutlass", 2), ("flotilla", 2)}
    assert measured.scenario in {"brawl", "meeting"}


def test_rates_and_times_are_positive(measured: Measured) -> None:
    assert measured.decisions_per_s > 0
    assert measured.games_per_s > 0
    assert measured.clone_us > 0
    assert measured.undo_us > 0
    assert measured.view_us >= 0


def test_a_game_has_as_many_decisions_as_it_can_have(measured: Measured) -> None:
    bound = {"cutlass": cutlass.GAME.bound, "flotilla": flotilla.GAME.bound}[measured.game]
    assert 2 <= measured.decisions_per_game <= bound


def test_a_decision_has_a_choice(measured: Measured) -> None:
    assert 1 <= measured.choices_per_decision <= 30


def test_a_view_has_bytes(measured: Measured) -> None:
    assert 10 < measured.view_bytes < 2000


def test_tables_are_measured_one_after_the_other() -> None:
    setup = check_setup(flotilla.GAME, Setup(game="flotilla", seats=2))[0]
    them = measure_all(iter([(flotilla.GAME, setup)] * 2), 0.001)
    assert [it.game for it in them] == ["flotilla", "flotilla"]


def test_the_machine_is_named() -> None:
    it = machine()
    assert it.cores >= 1
    assert it.msgspec == msgspec.__version__
    assert it.cpu

"""Every game there is: those of the catalogue, and the small ones of the tests."""

from __future__ import annotations

from tests.games import cutlass, flotilla
from weathergage.engine import AnyGame, Setup
from weathergage.engine.catalogue import catalogue
from weathergage.engine.setup import plain_setups

GAMES: list[AnyGame] = [cutlass.GAME, flotilla.GAME, *catalogue().values()]
TABLES: list[tuple[AnyGame, Setup]] = [(spec, setup) for spec in GAMES for setup in [*plain_setups(spec), *spec.trials]]


def name(table: object) -> str:
    """How a table is called in a test's name."""
    if not isinstance(table, tuple):
        return str(table)
    setup: Setup = table[1]
    options = ",".join(f"{key}={value}" for key, value in setup.options.items())
    return "-".join(filter(None, [setup.game, setup.scenario, setup.edition, str(setup.seats), options]))

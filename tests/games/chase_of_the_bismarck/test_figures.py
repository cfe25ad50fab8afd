"""What is counted in a match."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.chase_of_the_bismarck.kit import game, put
from weathergage.engine import Record, Setup
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.figures import FATES, fate_figures, fate_of, figures, ship_figures
from weathergage.lab import laws


@pytest.mark.parametrize(
    ("ending", "port", "fate"),
    [
        ("sunk", "", "sunk"),
        ("out_of_fuel", "", "out of fuel"),
        ("port", "France", "France"),
        ("port", "Norway", "Norway"),
        ("end_of_track", "", "at sea"),
        ("end_of_track", "Germany", "Germany"),
    ],
)
def test_every_fate_has_its_name(ending: str, port: str, fate: str) -> None:
    g = game()
    g.state.ending, g.state.end_port = ending, port  # type: ignore[assignment] # one of the endings
    assert fate_of(g) == fate
    counted = dict(fate_figures(g))
    assert [name for name in FATES if counted[f"fate/{name}"]] == [fate]


def test_ships_count_by_what_they_are_worth() -> None:
    g = game()
    put(g, "G18", "bismarck", hull=10)
    g.state.ships["hood"].off = "sunk"
    g.state.ships["df3"].off = "out_of_fuel"
    counted = dict(ship_figures(g))
    assert counted["lost/Allied ships that count their hull"] == 1
    assert counted["lost/other Allied ships"] == 1
    assert counted["game/boxes that Bismarck lost"] == 2


def test_a_random_game_is_counted_whole() -> None:
    match = laws.begin(GAME, Setup(game=GAME.id, seats=2), 1)
    laws.random_walk(match, Random(1), GAME.bound)
    assert match.outcome is not None
    counted = [*figures(Record(match.game, [], match.events or (), match.outcome))]
    assert sum(amount for name, amount in counted if name.startswith("fate/") and "sound" not in name) == 1
    assert dict(counted)["game/last turn"] == match.game.state.turn

"""Chapter 5: the Visibility Phase."""

from __future__ import annotations

from weathergage.engine import Flow, dice
from weathergage.games.chase_of_the_bismarck.components import AXIS
from weathergage.games.chase_of_the_bismarck.knowledge import drop_contacts
from weathergage.games.chase_of_the_bismarck.pack import FACES
from weathergage.games.chase_of_the_bismarck.setup import SEATS, is_foggy, level_of
from weathergage.games.chase_of_the_bismarck.ships import is_blind, spend_fuel
from weathergage.games.chase_of_the_bismarck.state import Game


def determine_visibility(g: Game) -> Flow[None]:
    """CB-4.1b: not on the first turn, for which the set-up gives the weather."""
    if g.state.turn > 1:
        change_weather(g)
        ride_out_storm(g)
    set_level(g)
    g.state.weather_record = [*g.state.weather_record, g.state.weather]
    if g.state.turn > 1:
        strip_markers(g)
    return
    yield


def change_weather(g: Game) -> None:
    """CB-5a to CB-5f."""
    state, table = g.state, g.pack.weather
    face = g.chance.roll(FACES, "weather", AXIS, low=0)
    first, last = table.spaces
    # CB-5b: at either end of the track the die is modified; the modified die stays on the table.
    modified = max(0, min(FACES - 1, face + table.modifiers[state.weather - first]))
    state.weather = max(first, min(last, state.weather + table.by_die[modified]))
    state.fog = is_foggy(g.pack, state.weather)
    g.say(
        "cb-weather",
        rule="CB-5a",
        dice=dice((FACES,), (face,)),
        weather=state.weather,
        fog=1 if state.fog else 0,
    )


def ride_out_storm(g: Game) -> None:
    """CB-5i, CB-5j: on the last space the storm may cost everybody fuel."""
    state, table = g.state, g.pack.weather
    state.storm = False
    if state.weather != table.storm_space:
        return
    face = g.chance.roll(FACES, "storm", AXIS, low=0)
    state.storm = table.storm_rolls[0] <= face <= table.storm_rolls[1]
    g.say("cb-storm", rule="CB-5j", dice=dice((FACES,), (face,)), hit=1 if state.storm else 0)
    if state.storm:
        for seat in SEATS:
            for ship in state.on_map(seat):
                spend_fuel(g, ship, table.storm_fuel)


def set_level(g: Game) -> None:
    """CB-5k to CB-5m."""
    g.state.level = level_of(g.pack, g.state.weather, g.state.turn)
    g.say("cb-visibility", rule="CB-5k", visibility=g.state.level)


def strip_markers(g: Game) -> None:
    """CB-5h: fog and darkness hide whoever was located."""
    for seat in SEATS:
        drop_contacts(g, seat, lambda contact: is_blind(g, contact.hex))

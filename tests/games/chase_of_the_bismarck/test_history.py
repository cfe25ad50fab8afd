"""The historical voyage can be played, move for move, with the dice that made history typed in.

`RECORD=1` plays it anew, with the first seed whose chits are those of history.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.games.chase_of_the_bismarck import history as h
from tests.games.chase_of_the_bismarck.directing import Director
from tests.games.chase_of_the_bismarck.kit import ALLIES, PACK
from tests.rules import rule
from weathergage.engine import Event, Names, text
from weathergage.engine.journal import dump, load, seeds_of
from weathergage.engine.match import Match
from weathergage.engine.verify import verify
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, State
from weathergage.lab import laws

JOURNAL = Path(__file__).parent / "recorded" / "history.wgage"


@pytest.fixture(scope="module")
def voyage() -> Match:
    """The match as it was recorded, by the present rules."""
    if os.environ.get("RECORD"):
        JOURNAL.write_bytes(dump(h.relive().match.journal))
    return Match.resume(GAME, load(JOURNAL.read_bytes(), GAME))


@pytest.fixture(scope="module")
def played(voyage: Match) -> Director:
    """The script, played again with the chits of the record."""
    (seed,) = seeds_of(voyage.journal.entries)
    again = h.director(int.from_bytes(seed, "big"))
    again.play()
    return again


def at_the_end_of(match: Match, turn: int) -> State:
    """The state when the last question of a turn is asked."""
    low, high = 0, len(match.steps) - 1
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if match.at(middle, log=False).game.state.turn <= turn else (low, middle - 1)
    state: State = match.at(low, log=False).game.state
    return state


def told(match: Match, turn: int, *keys: str) -> list[Event]:
    """What the log of a turn says."""
    now, lines = 0, []
    for event in match.events or ():
        if event.text.key == "cb-turn":
            now = int(str(event.text.args["turn"]))
        if now == turn and event.text.key in keys:
            lines.append(event)
    return lines


def places(state: State, *ships: str) -> set[str]:
    return {state.ships[id].hex for id in ships}


def test_the_script_plays_the_recorded_voyage_move_for_move(voyage: Match, played: Director) -> None:
    assert not played.left_undone
    assert not any(played.dice.values())
    assert dump(played.match.journal) == dump(voyage.journal)
    assert verify(GAME, voyage.journal) == 4  # three damage chits and one of evasion; the dice are the word of history
    for step in range(0, len(voyage.steps), 9):
        laws.invariants_hold(voyage.at(step, log=False))


def test_every_place_is_within_a_hex_of_history(voyage: Match) -> None:
    history = {
        2: (63.5, 5.0),  # off Trondheim the destroyers are sent in
        10: (67.1, -24.8),  # Suffolk's sighting
        12: (63.3, -31.8),  # the battle
        15: (57.1, -33.5),  # Victorious' attack
        16: (56.5, -35.0),  # contact is lost
        23: (49.55, -21.8),  # the Catalina
        25: (47.7, -16.8),  # the rudder
        27: (48.2, -16.2),  # the end
    }
    track = voyage.game.state.ships["bismarck"].track.split()
    for turn, (lat, lon) in history.items():
        nearest = min(PACK.board.sea, key=lambda hex: distance(lat, lon, hex))
        assert PACK.board.distance(track[turn + 1], nearest) <= 1, (turn, track[turn + 1], nearest)


def distance(lat: float, lon: float, hex: str) -> float:
    """Near enough where it matters: a degree of longitude is a little more than half of one of latitude here."""
    at = PACK.board.at[hex]
    return (at.lat - lat) ** 2 + (0.55 * (at.lon - lon)) ** 2


@rule("CB-7.2d", "CB-7.7.2p")
def test_the_destroyers_part(voyage: Match) -> None:
    assert at_the_end_of(voyage, h.PARTED).units(0)["kg1"] == [
        at_the_end_of(voyage, h.PARTED).ships[id] for id in ("bismarck", "prinz_eugen")
    ]


@rule("CB-8g", "CB-6k")
def test_suffolk_finds_them_in_the_denmark_strait(voyage: Match) -> None:
    (found,) = told(voyage, h.FOUND, "cb-search-found")
    kinds = found.text.args["kinds"]
    assert isinstance(kinds, Names)
    assert [str(it.key) for it in kinds.items] == ["cb-kind-bb", "cb-kind-ca"]  # type: ignore[union-attr]
    assert found.text.args["marker"] == SIGHTED
    assert all(told(voyage, turn, "cb-shadow-held") for turn in range(h.FOUND + 1, h.LOST))


@rule("CB-10a", "CB-10.2v", "CB-10.2x", "CB-4.4b")
def test_hood_blows_up_and_prince_of_wales_turns_away_hurt(voyage: Match) -> None:
    state = at_the_end_of(voyage, h.HOOD)
    assert [event.text.args["ship"] for event in told(voyage, h.HOOD, "cb-sunk")] == ["Hood"]
    assert (state.ships["hood"].off, state.ships["hood"].flagship_sank) == ("sunk", True)
    prince, bismarck = state.ships["prince_of_wales"], state.ships["bismarck"]
    assert (prince.hull, prince.bow, prince.stern) == (6, 8, 4)
    assert told(voyage, h.HOOD, "cb-broke-off")
    assert (bismarck.hull, state.ships["prinz_eugen"].hull) == (11, 5)
    assert "fuel" in [event.text.args["what"] for event in told(voyage, h.HOOD, "cb-special")]


@rule("CB-6t", "CB-6v", "CB-6y")
def test_the_cruiser_slips_away_and_refuels(voyage: Match) -> None:
    state = at_the_end_of(voyage, h.SEPARATED)
    assert (state.ships["bismarck"].force, state.ships["prinz_eugen"].marker) == ("", 0)
    assert state.ships["bismarck"].marker == SIGHTED
    assert [event.text.args["tanker"] for event in told(voyage, h.TANKER, "cb-refuelled")] == ["Lothringen"]
    assert voyage.game.state.ships["prinz_eugen"].fuel == 4


@rule("CB-9c", "CB-7.7.1j")
def test_victorious_hits_the_armour(voyage: Match) -> None:
    (hits,) = told(voyage, h.VICTORIOUS, "cb-hits")
    assert (hits.text.args["target"], hits.text.args["hits"]) == (text("cb-kind-bb"), 1)
    assert at_the_end_of(voyage, h.VICTORIOUS).ships["bismarck"].hull == 11


@rule("CB-6z")
def test_touch_is_lost(voyage: Match) -> None:
    assert told(voyage, h.LOST, "cb-shadow-lost")
    state = at_the_end_of(voyage, h.LOST)
    assert state.sides[ALLIES].contacts == []
    assert all(not at_the_end_of(voyage, turn).sides[ALLIES].contacts for turn in range(h.LOST, h.CATALINA))


@rule("CB-8h", "CB-7.7.1c")
def test_a_catalina_finds_her(voyage: Match) -> None:
    (found,) = told(voyage, h.CATALINA, "cb-search-found")
    assert (found.text.args["hex"], found.text.args["marker"]) == ("S17", SHADOWED)
    assert at_the_end_of(voyage, h.CATALINA).air["catalina_erne"].box == "aloft"


@rule("CB-9.4b")
def test_ark_royal_takes_the_rudder(voyage: Match) -> None:
    assert len(told(voyage, h.RUDDER, "cb-air-attack")) == 2
    assert at_the_end_of(voyage, h.RUDDER).ships["bismarck"].rudder
    track = voyage.game.state.ships["bismarck"].track.split()
    assert set(track[h.RUDDER + 1 :]) == {"U19"}  # she lies where she was hit


@rule("CB-4.2a", "CB-4.3a", "CB-10.4e")
def test_rodney_and_king_george_v_sink_her(voyage: Match) -> None:
    fired = {str(event.text.args["ship"]) for event in told(voyage, h.FINAL, "cb-fire")}
    assert fired == {"Rodney", "King George V", "Bismarck"}
    assert not [event for event in told(voyage, h.FINAL, "cb-manoeuvre") if event.text.args["ship"] == "Bismarck"]
    state: State = voyage.game.state
    assert (state.turn, state.ending, state.ships["bismarck"].off) == (h.FINAL, "sunk", "sunk")
    assert voyage.outcome is not None
    assert (voyage.outcome.places, voyage.outcome.rule) == ((2, 1), "CB-4.3a")


@rule("CB-12a", "CB-12c", "CB-12g")
def test_the_hunters_come_from_where_they_came(voyage: Match) -> None:
    assert at_the_end_of(voyage, 11).ships["rodney"].off == "convoy"
    assert at_the_end_of(voyage, 12).ships["rodney"].off == ""
    assert places(at_the_end_of(voyage, h.HOOD - 2), "ark_royal", "renown", "sheffield") == {"AG25"}
    assert places(at_the_end_of(voyage, h.SHADOWED_AGAIN), "ark_royal") == {"V20"}
    assert places(at_the_end_of(voyage, 26), "king_george_v", "rodney") == {"T19"}

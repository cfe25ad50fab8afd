"""Whatever must never happen is noticed when it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, combat, game, mark, put
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.state import Game, Ship, State, Strike

Break = Callable[[Game], object]


def sound() -> Game:
    """Something of everything: a Task Force under a marker, aircraft, a combat, a convoy attacked."""
    g = game(turn=14, weather=4, level=4)
    raiders = put(g, "J20", "bismarck", "prinz_eugen")
    mark(g, raiders)
    combat(g, put(g, "J20", "hood", "prince_of_wales"), raiders)
    put(g, "G22", "norfolk", start="F22", path=["G22"], moved=1)
    put(g, "X9", "esso_hamburg")
    state = g.state
    state.convoys_found = state.convoys_attacked = ["hx_126"]
    state.full_chits = [state.points_bag.pop()]
    return g


def ship(state: State, id: str) -> Ship:
    return state.ships[id]


def in_the_air(g: Game, air: str, hex: str) -> None:
    g.state.air[air].box, g.state.air[air].hex = "aloft", hex


def spend_a_chit(g: Game) -> None:
    g.state.evasion_bag.pop()


BROKEN: list[tuple[str, str, Break]] = [
    ("fuel", "has 99 of", lambda g: setattr(ship(g.state, "hood"), "fuel", 99)),
    ("boxes", "hood: hull -1", lambda g: setattr(ship(g.state, "hood"), "hull", -1)),
    ("too many guns", "norfolk: bow 9", lambda g: setattr(ship(g.state, "norfolk"), "bow", 9)),
    ("evasion", "evasion too many", lambda g: setattr(ship(g.state, "hood"), "remainder", -1)),
    ("land", "is on land", lambda g: setattr(ship(g.state, "esso_hamburg"), "hex", "A1")),
    ("two places", "sunk and still in", lambda g: setattr(ship(g.state, "norfolk"), "off", "sunk")),
    ("convoy route", "convoy route", lambda g: setattr(ship(g.state, "esso_hamburg"), "hex", "N10")),
    ("jump", "came to G22 by", lambda g: setattr(ship(g.state, "norfolk"), "start", "J20")),
    ("uncounted", "moved 2 hexes", lambda g: setattr(ship(g.state, "norfolk"), "moved", 2)),
    ("patrol under way", "sailed and is at", lambda g: setattr(ship(g.state, "norfolk"), "activity", "patrol")),
    ("no move", "No Move 5", lambda g: setattr(ship(g.state, "norfolk"), "no_move", 5)),
    ("no deadline", "no deadline", lambda g: setattr(ship(g.state, "norfolk"), "fuel", 0)),
    ("deadline", "deadline 20", lambda g: setattr(ship(g.state, "norfolk"), "emergency", 20)),
    ("force of one", "has one ship", lambda g: setattr(ship(g.state, "norfolk"), "force", "tf2")),
    ("no such force", "no marker tf9", lambda g: setattr(ship(g.state, "norfolk"), "force", "tf9")),
    ("force in two places", "tf7 is in two places", lambda g: setattr(ship(g.state, "norfolk"), "force", "tf7")),
    ("marker", "shows marker 2", lambda g: setattr(ship(g.state, "norfolk"), "marker", 2)),
    ("marker elsewhere", "not where its ships are", lambda g: setattr(g.state.sides[ALLIES].contacts[0], "hex", "A9")),
    ("endurance", "stays in the air", lambda g: in_the_air(g, "hudson_wick", "G22")),
    ("nowhere aloft", "is aloft in ''", lambda g: in_the_air(g, "catalina_erne", "")),
    ("lost carrier", "ark_royal is sunk", lambda g: setattr(ship(g.state, "ark_royal"), "off", "sunk")),
    (
        "scout attacks",
        "attacks for seat",
        lambda g: g.state.sides[ALLIES].strikes.append(Strike("catalina_erne", "J20")),
    ),
    ("combat elsewhere", "zone 4", lambda g: setattr(g.state.combat, "hex", "J21")),
    ("off the board", "zone 40", lambda g: setattr(g.state.combat.boats[0], "zone", 40)),  # type: ignore[union-attr]
    ("back again", "twice in the combat", lambda g: g.state.combat.gone.append("hood")),  # type: ignore[union-attr]
    ("evasion chits", "evasion chits", spend_a_chit),
    ("convoy chits", "convoy chits were lost", lambda g: g.state.points_bag.pop()),
    ("convoy twice", "convoys:", lambda g: g.state.convoys_found.append("hx_126")),
    ("chits for nothing", "more than 1 chits", lambda g: g.state.full_chits.append(g.state.points_bag.pop())),
    ("weather", "weather 10", lambda g: setattr(g.state, "weather", 10)),
    ("fog", "fog True", lambda g: setattr(g.state, "fog", True)),
    ("level", "level 5", lambda g: setattr(g.state, "level", 5)),
    ("the end", "and the end 'sunk'", lambda g: setattr(g.state, "ending", "sunk")),
    ("bought", "nobody sells", lambda g: g.state.sides[AXIS].bought.append("koln")),
]


def test_what_is_sound_is_found_sound() -> None:
    assert list(GAME.invariants(sound())) == []


@pytest.mark.parametrize(("told", "broken"), [pytest.param(told, how, id=name) for name, told, how in BROKEN])
def test_what_is_broken_is_found(told: str, broken: Break) -> None:
    g = sound()
    broken(g)
    assert any(told in fault for fault in GAME.invariants(g)), list(GAME.invariants(g))

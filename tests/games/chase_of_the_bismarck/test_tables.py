"""The printed tables, typed from the rulebook once more: a slip of the pen in the pack is found here."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import PACK, game
from tests.rules import rule
from weathergage.games.chase_of_the_bismarck.setup import level_of
from weathergage.games.chase_of_the_bismarck.tactical import range_between

P = PACK


@rule("CB-5b", "CB-5c", "CB-5d", "CB-5f", "CB-5i", "CB-5j")
def test_the_weather() -> None:
    # Low rolls lead to better weather; the example's 6 on space 8 is a 4, which moves nothing.
    assert P.weather.by_die == (-5, -4, -2, -1, 0, 0, 1, 2, 3, 4)
    assert P.weather.modifiers == (2, 2, 0, 0, 0, 0, 0, -2, -2)
    assert (P.weather.spaces, P.weather.fog, P.weather.storm_space) == ((1, 9), (5, 9), 9)
    assert (P.weather.storm_rolls, P.weather.storm_fuel) == ((0, 4), 1)


@rule("CB-1a", "CB-5l", "CB-5m", "CB-11.1a")
def test_the_turn_track() -> None:
    periods = {"night": 3, "morning": 2, "noon": -1, "afternoon": 0, "evening": 1}
    assert [(it.period, it.modifier) for it in P.turns] == [*periods.items()] * 8
    assert [it.day for it in P.turns] == [day for day in range(22, 30) for _ in range(5)]
    assert [it.number for it in P.turns if it.night] == list(range(1, 41, 5))
    assert [it.number for it in P.turns if it.submarine] == list(range(3, 40, 3))
    assert [level_of(P, space, 3) for space in range(1, 10)] == [1, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [level_of(P, space, 1) for space in range(1, 10)] == [4, 5, 6, 7, 8, 9, 10, 10, 10]


@rule("CB-6e", "CB-6g", "CB-6h", "CB-6i", "CB-6j", "CB-6r", "CB-6s", "CB-6t", "CB-6w")
def test_shadowing() -> None:
    assert [(row.at_least, row.modifier) for row in P.shadowing_differences] == [(2, -4), (1, -2), (0, 0), (-1, 1)]
    it = P.shadowing
    assert (it.success, it.radar_modifiers) == (4, {"I": -1, "II": -2, "II*": -2})
    assert it.level_modifiers == (0, 0, 0, 1, 1, 1, 3, 3, 3)
    assert (it.evasion_modifier, it.evasion_fuel, it.evasion_limit) == (2, 2, 1)
    assert (it.distraction_modifier, it.distraction_fuel) == (2, 1)


@rule("CB-7.3b", "CB-7.3c", "CB-7.3d", "CB-7.3e", "CB-7.4b", "CB-7.5c", "CB-7.5d", "CB-7.6a", "CB-7.7.2l", "CB-8b")
def test_what_ships_do_at_sea_and_in_port() -> None:
    assert P.repair.by_die == (5, 3, 2, 0, 0, 0, 0, 0, 0, 0)
    assert (P.repair.rudder_roll, P.repair.weather_modifiers) == (0, (0, 0, 0, 1, 1, 1, 2, 2, 2))
    stores = P.replenishment
    assert (stores.in_port, stores.at_sea, stores.at_sea_destroyers) == (4, 4, 2)
    assert (stores.emergency_turns, stores.emergency_hexes) == (10, 1)
    assert (P.search.unit, P.search.patrol, P.search.flight_marker, P.flight.free_markers) == (1, 3, 2, 2)


@rule("CB-7.7.2a", "CB-7.7.2b", "CB-7.7.2c", "CB-7.7.2d", "CB-7.7.2e", "CB-7.7.2f", "CB-7.7.2g", "CB-7.7.2h")
def test_speed_classes() -> None:
    assert {it.id: (it.hexes, it.no_move) for it in P.speeds.values()} == {
        "F": (2, 0),
        "M": (1, 0),
        "S": (1, 2),
        "VS": (1, 4),
    }
    assert (P.speeds["F"].hexes_damaged, P.speeds["F"].damaged_at) == (1, 25)
    # Fuel by hexes now, then by hexes in the turn before.
    assert P.speeds["F"].fuel == ((0, 0, 0), (0, 0, 0), (1, 1, 2))
    assert P.speeds["M"].fuel == ((0, 0, 0), (0, 1, 1))
    assert P.speeds["S"].fuel == P.speeds["VS"].fuel == ()


@rule("CB-9.1a", "CB-9.2a", "CB-9.2b", "CB-9.2c", "CB-9.2d", "CB-9.2e", "CB-9.2f", "CB-9.2g", "CB-9.2h", "CB-9.3a")
def test_hits() -> None:
    it = P.hits
    assert it.by_die == (3, 2, 2, 1, 1, 1, 0, 0, 0, 0)
    assert it.level_modifiers == (-2, -1, -1, 0, 0, 0, 2, 2, 3)
    assert (it.slow_below, it.slow, it.slow_not_at_level, it.submarine) == (25, -1, 9, -1)
    assert (it.air_in_channel, it.air_against_helpless, it.air_against_port, it.air_at_night) == (-3, -2, 1, 2)
    assert it.torpedo_against == {"closing": 0, "opening": -2, "breaking_off": 1}
    assert it.torpedo_at_medium_range == 1


COLUMNS = {
    "extreme": "special, hull, bow, stern, secondary, -, -, -, -, -",
    "long": "hull 2 + evasion, special, special, hull, bow, stern, secondary, -, -, -",
    "medium": "hull 2 + evasion, special, special, hull + evasion, hull, bow, stern, secondary, -, -",
    # R-41; the rows 4, 5, 7, 8 and 9 are in the worked example.
    "short": "hull 2 + evasion, hull 2 + evasion, special, special, hull + evasion, hull, bow, stern, secondary, -",
}


@rule("CB-10.2h", "CB-10.2i", "CB-10.2j", "CB-10.2k")
@pytest.mark.parametrize("band", COLUMNS)
def test_the_combat_table(band: str) -> None:
    def in_print(effects: object) -> str:
        return " + ".join(f"{it.what} {it.count}".removesuffix(" 1") for it in effects) or "-"  # type: ignore[attr-defined]

    assert ", ".join(map(in_print, P.results[band])) == COLUMNS[band]


@rule("CB-10.0c", "CB-10.0d", "CB-10.1c", "CB-10.2c", "CB-10.2d", "CB-10.2e", "CB-10.2f", "CB-10.2g")
def test_ranges() -> None:
    it = {band.id: (band.zones_between[0], band.dice, band.secondary, band.torpedoes, band.kinds) for band in P.ranges}
    assert it == {
        "short": (0, (3, 2), True, True, ()),
        "medium": (2, (1, 1), True, True, ()),
        "long": (4, (1, 2), False, False, ()),
        "extreme": (7, (1, 3), False, False, ("CA", "BC", "BB")),
    }
    marks = {level: (line.attacker, line.defender) for level, line in P.start_lines.items()}
    assert marks == {level: (level, 28 - level) for level in range(1, 10)}
    begin = [range_between(P, *marks[level]).id for level in range(1, 10)]
    assert begin == ["extreme"] * 3 + ["long"] * 3 + ["medium"] * 3


@rule("CB-10.2l", "CB-10.2m", "CB-10.2n", "CB-10.2o", "CB-10.2p", "CB-10.2q", "CB-10.2r", "CB-10.2s", "CB-13.2a")
def test_gunnery() -> None:
    it = P.gunnery
    assert (it.acquired, it.radar, it.firer_not_opening, it.target_not_opening) == (-1, -1, 1, 1)
    assert (it.fire_control, it.exhaustion, it.torpedoes_each_round) == (1, 1, 3)
    assert (it.heavy_against_capital, it.light_against) == (1, {"CA": 1, "BC": 3, "BB": 5})
    assert it.level_modifiers == (0, 0, 0, 1, 1, 1, 3, 3, 3)
    assert P.fires == {"closing": ("bow",), "opening": ("bow", "stern", "secondary"), "breaking_off": ("stern",)}


@rule("CB-10.4a", "CB-10.5a", "CB-10.5b", "CB-10.6a", "CB-10.6b")
def test_manoeuvres() -> None:
    assert P.manoeuvre.bands == ((31, 4), (26, 3), (20, 2), (0, 1))
    assert (P.breaking_off.success, P.breaking_off.zones_between) == (3, 6)
    assert (P.reinforcing.success, P.reinforcing.from_round, P.reinforcing.mark) == (4, 3, 1)


@rule("CB-11.1b", "CB-11.1c", "CB-11.1f", "CB-11.1g", "CB-11.1h")
def test_submarines() -> None:
    it = P.submarines
    assert (it.contact, it.radius, it.allied_zone) == ((0, 2), 2, "east")
    assert it.by_die == ("allied", *["report"] * 6, *["attack"] * 3)
    named = [it.groups[group] for group in it.group_by_die]
    assert named == [("BB", "BC", "CV")] * 3 + [("CL", "CA")] * 3 + [("DD",)] * 4
    assert it.groups[it.default_group] == ("DD",)


@rule("CB-11.2c", "CB-11.2e", "CB-11.2f", "CB-11.2g")
def test_random_detection() -> None:
    # Within the air sector; there and near an intrinsic value; outside; outside on a convoy route.
    printed = [(7, 8, 5, 6), (6, 7, 4, 5), (4, 5, 3, 4), (3, 3, 2, 3), (2, 2, 1, 2), (1, 1, 1, 1)]
    assert [*P.detection.values] == [*printed, *[(0, 0, 0, 0)] * 4]
    assert P.detection.bearing == 0


@rule("CB-11.3h", "CB-11.3i", "CB-11.3j", "CB-11.3l", "CB-11.4a", "CB-11.4b", "CB-11.4c", "CB-11.4d", "CB-11.4e")
def test_convoys() -> None:
    it = P.hunting
    assert (it.force, it.centre_line, it.night, it.contact, it.merchant, it.no_move) == (-1, -1, 2, 0, 1, 2)
    assert it.kinds == ("BB", "BC", "CA")
    rows = {(row.die, row.line): (row.name, row.escort, row.chits, row.half) for row in P.convoys.values()}
    assert rows == {
        (0, "east_west"): ("Britannic", ("rodney",), 2, False),
        (0, "north_south"): ("WS.8B", ("cairo", "exeter"), 2, False),
        (1, "east_west"): ("HX.127", ("ramillies", "dd1"), 1, False),
        (1, "north_south"): ("SL.74", (), 1, False),
        (2, "east_west"): ("HX.128", ("revenge", "dd2"), 1, False),
        (3, "east_west"): ("HX.126", (), 1, False),
        (4, "east_west"): ("OB.324", (), 1, True),
        (5, "east_west"): ("SC.31", (), 1, True),
        (6, "east_west"): ("OB.325", (), 1, True),
        (7, "east_west"): ("OB.326", (), 1, True),
        (8, "east_west"): ("OB.323", (), 1, True),
        (9, "north_south"): ("SL.75", ("nelson", "london"), 1, False),
    }


@rule("CB-4.3b", "CB-4.3c", "CB-4.3d", "CB-4.3e", "CB-4.3g", "CB-4.3h", "CB-4.3i", "CB-4.3j", "CB-4.4a", "CB-4.4b")
def test_victory() -> None:
    it = P.victory
    assert (it.at_sea, it.at_sea_fuel, it.port, it.end_of_track) == (-4, 10, {"France": -5, "Norway": -7}, -10)
    assert (it.out_of_fuel, it.merchant, it.other_sunk, it.hits_for_a_point, it.needed) == (-15, 0.5, 1, 2, 1)
    assert set(it.hull_kinds) == {"BB", "CV", "BC", "CA"}
    assert (set(it.strategic_kinds), it.strategic_sinkings) == ({"BB", "BC", "CV"}, 2)
    assert set(it.strategic_one_of) == {"king_george_v", "prince_of_wales", "hood"}


@rule("CB-12b", "CB-12c", "CB-13.1d", "CB-13.1e")
def test_who_comes_later_or_perhaps() -> None:
    arrivals = {it.ship: (it.turn, it.hex, it.chosen) for it in P.arrivals}
    assert arrivals["dorsetshire"] == (19, "AH13", False)  # the afternoon of the 25th
    assert arrivals["rodney"] == (11, "N23", True)  # from the night of the 24th
    assert (P.turn(19).day, P.turn(19).period, P.turn(11).day, P.turn(11).period) == (25, "afternoon", 24, "night")
    rows = {it.ship: (it.points, it.hex, it.revealed[1]) for it in P.hypothetical.values()}
    assert rows == {
        "tirpitz": (-9, "O33", 8),
        "scharnhorst": (-7, "U26", 7),
        "gneisenau": (-8, "U26", 5),
        "koln": (-3, "O32", 5),
        "us_dd1": (1, "AE12", 2),
        "us_dd2": (2, "H7", 2),
        "new_york": (5, "L2", 4),
        "augusta": (3, "M1", 5),
    }
    assert {it.revealed[0] for it in P.hypothetical.values()} == {0}


@rule("CB-9.4a", "CB-9.4b", "CB-9.4c", "CB-9.4f", "CB-9.4h", "CB-9.4i", "CB-9.4j")
def test_what_the_damage_chits_do() -> None:
    kinds = {chit.id: chit for chit in P.damage_bag}
    assert set(kinds) == {
        *("dud", "rudder", "bow_1", "bow_2", "stern_1", "stern_2"),
        *("hull", "critical", "fire_control"),
    }
    hull, critical = kinds["hull"], kinds["critical"]
    assert (hull.hull, hull.evasion, hull.secondary, hull.secondary_roll) == (1, 1, 0, (0, 3))
    assert (critical.hull, critical.evasion, critical.secondary, critical.secondary_roll) == (2, 2, 1, None)
    assert (kinds["rudder"].rudder, kinds["fire_control"].fire_control) == (True, True)
    assert [kinds[id].bow for id in ("bow_1", "bow_2")] == [kinds[id].stern for id in ("stern_1", "stern_2")] == [1, 2]


@rule("CB-3a")
def test_what_the_examples_show_of_the_ships() -> None:
    shown = {
        "prinz_eugen": (32, 5, 3, 3, 0, 12),
        "norfolk": (31, 4, 2, 2, 0, 4),
        "arethusa": (32, 3, 1, 1, 0, 3),
        "galatea": (32, 3, 1, 1, 0, 3),
        "koln": (33, 3, 0, 0, 2, 12),
    }
    for id, values in shown.items():
        it = P.cards[id]
        assert (it.er, it.hull, it.bow, it.stern, it.secondary, it.torpedoes) == values, id
    assert P.cards["revenge"].hull == 7  # seven points for sinking her
    assert game().state.ships["scharnhorst"].secondary == 2

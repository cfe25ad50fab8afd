"""Finer points of the rules: the second half of a sentence, the second thing that must hold as well."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import (
    ALLIES,
    AXIS,
    PACK,
    ask,
    combat,
    game,
    lines,
    mark,
    place_boat,
    put,
    run,
)
from tests.rules import rule
from weathergage.games.chase_of_the_bismarck.convoys import hunt, legal_hunts
from weathergage.games.chase_of_the_bismarck.damage import remove
from weathergage.games.chase_of_the_bismarck.exhaustion import is_exhausted
from weathergage.games.chase_of_the_bismarck.flights import Leg, legal_legs, targets
from weathergage.games.chase_of_the_bismarck.gunnery import exchange_fire
from weathergage.games.chase_of_the_bismarck.manoeuvring import legal_manoeuvres
from weathergage.games.chase_of_the_bismarck.movement import move_shadowed_units
from weathergage.games.chase_of_the_bismarck.moves import (
    DropAttack,
    DropSearch,
    Fire,
    Halt,
    HoldCourse,
    Hunt,
    Manoeuvre,
    Pursue,
    Sail,
    Shadow,
    Stay,
)
from weathergage.games.chase_of_the_bismarck.naval_combat import sink_tankers
from weathergage.games.chase_of_the_bismarck.pursuit import best_radar
from weathergage.games.chase_of_the_bismarck.sailing import can_step, step
from weathergage.games.chase_of_the_bismarck.searching import answer
from weathergage.games.chase_of_the_bismarck.shadowing import shadow
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Options, Sighting
from weathergage.games.chase_of_the_bismarck.visibility import change_weather


@rule("CB-5e")
@pytest.mark.parametrize(
    ("before", "face", "after"), [(7, 9, 9), (6, 9, 9), (5, 9, 9), (3, 0, 1), (4, 0, 1), (6, 0, 1)]
)
def test_the_weather_marker_stops_at_the_ends_of_its_track(before: int, face: int, after: int) -> None:
    g = game([face], weather=before)
    change_weather(g)
    assert g.state.weather == after


@rule("CB-6i")
def test_the_best_working_radar_of_the_unit_counts() -> None:
    g = game()
    ships = put(g, "J20", "norfolk", "suffolk", "dorsetshire")  # type I, type II, none
    assert best_radar(g, ships) == -2
    ships[1].radar_lost = True
    assert best_radar(g, ships) == -1
    ships[0].radar_lost = True
    assert best_radar(g, ships) == 0


@rule("CB-7.1d", "CB-7.1e")
def test_only_the_first_hex_of_the_fog_is_told() -> None:
    """Two hexes, the first of them in the fog: neither a second foggy hex nor a clear one behind it is told."""
    board = PACK.board
    for clear in (False, True):
        start, first, second = next(
            (start, first, second)
            for first in sorted(board.fog & board.sea)
            for start in board.neighbours[AXIS][first]
            for second in board.neighbours[AXIS][first]
            if start not in board.fog and second != start and (second in board.fog) != clear
        )
        g = game(weather=5, level=5, fog=True)
        ships = put(g, start, "bismarck", fix_hex=start)
        mark(g, ships, SHADOWED)
        run(move_shadowed_units(g), Sail(first), Sail(second))
        assert ships[0].hex == second
        assert (ships[0].marker, g.state.sides[ALLIES].contacts) == (0, [])
        assert [event.text.args["hex"] for event in lines(g, "cb-lost-in-fog")] == [first]
        assert g.state.sides[ALLIES].sightings[-1].hex == first
        assert not lines(g, "cb-shadowed-moved")


@rule("CB-7.7.2l", "CB-7.7.2m")
def test_out_of_port_with_empty_bunkers_the_ten_turns_begin() -> None:
    g = game(turn=8)
    (ship,) = put(g, "U26", "bismarck", fuel=0)  # Brest
    step(g, [ship], PACK.board.neighbours[AXIS]["U26"][0])
    assert ship.emergency == 18
    assert not can_step(g, [ship])  # one hex, and no more


@rule("CB-7.7.1i")
def test_no_attack_marker_falls_into_the_fog() -> None:
    board = PACK.board
    foggy = next(hex for hex in board.near("E20", 4) if hex in board.fog & board.sea)
    g = game(weather=4, level=4)
    mark(g, put(g, foggy, "bismarck"), SHADOWED)
    leg = Leg(g.state.air["beaufort_leuchars"], foggy, foggy, 10, True, True)
    assert targets(g, leg) == [foggy]
    g.state.fog = True
    assert targets(g, leg) == []
    assert DropAttack(foggy) not in legal_legs(g, leg)


@rule("CB-7.7.1f")
def test_the_hex_of_the_base_counts_when_it_is_flown_into_again() -> None:
    g = game(level=2)
    unit = g.state.air["hudson_wick"]
    for points, airborne, counts in ((12, False, True), (2, False, True), (1, False, False), (1, True, True)):
        leg = Leg(unit, "L27", "L27", points, True, airborne)
        assert (DropSearch("L27") in legal_legs(g, leg)) == counts, (points, airborne)


@rule("CB-8m", "CB-8p")
def test_who_left_the_hex_is_not_told_but_who_passed_through_it_is() -> None:
    g = game(level=1)
    (ship,) = put(g, "J20", "bismarck")
    step(g, [ship], "J21")
    step(g, [ship], "J22")
    put(g, "K20", "norfolk")
    answer(g, ALLIES, "J20")
    assert lines(g, "cb-search-passed") == []
    assert g.state.sides[ALLIES].sightings == [Sighting(g.state.turn, "J20", "empty")]
    answer(g, ALLIES, "J21")
    (passed,) = lines(g, "cb-search-passed")
    assert (passed.text.args["hex"], passed.text.args["end"]) == ("J21", "J22")


@rule("CB-10.2a", "CB-2.4b")
def test_guns_that_are_hit_still_fire_in_the_same_step() -> None:
    """Medium range, both Opening, level 1: with the radar a 6 hits the bow turrets and a 7 the stern's."""
    g = game([6, 6, 7, 7, 9, 9, *[9] * 4], level=1)
    battle = combat(g, put(g, "J20", "prinz_eugen"), put(g, "J20", "norfolk"))
    place_boat(battle, "prinz_eugen", 10, "opening")
    place_boat(battle, "norfolk", 19, "opening")
    run(exchange_fire(g, battle), Fire("prinz_eugen", "norfolk"), Fire("norfolk", "prinz_eugen"))
    norfolk = g.state.ships["norfolk"]
    assert (norfolk.bow, norfolk.stern) == (0, 0)
    assert [len(event.dice) for event in lines(g, "cb-fire")] == [6, 4]


@rule("CB-7.1b")
def test_a_shadowed_unit_may_stop_after_one_hex_or_stay() -> None:
    g = game()
    ships = put(g, "J20", "bismarck")
    mark(g, ships, SHADOWED)
    asked = ask(move_shadowed_units(g))
    assert Stay() in asked.moves
    asked = ask(move_shadowed_units(g), Sail("J21"))
    assert Halt() in asked.moves


@rule("CB-13.2a", "CB-13.2b")
@pytest.mark.parametrize(
    ("fights", "tired"),
    [
        ([24, 24], False),  # twice today
        ([23, 24], False),  # once on each of two days
        ([23, 23], False),  # not engaged today
        ([23, 23, 24], True),
        ([22, 22, 23, 24], True),
        ([24, 24, 24], False),
    ],
)
def test_who_is_tired_on_the_twenty_fourth(fights: list[int], tired: bool) -> None:
    g = game(turn=12, options=Options(crew_exhaustion=True))
    (ship,) = put(g, "J20", "bismarck", fights=fights)
    assert is_exhausted(g, ship) == tired
    g.state.options = Options()
    assert not is_exhausted(g, ship)


@rule("CB-10.7d", "CB-10d")
def test_in_fog_and_darkness_a_located_tanker_is_safe() -> None:
    hex = next(hex for hex in sorted(PACK.board.fog & PACK.board.sea) if hex not in PACK.board.routes)
    for fog, level, afloat in ((True, 5, True), (False, 10, True), (False, 5, False)):
        g = game(level=level, fog=fog)
        (tanker,) = put(g, hex, "belchen")
        mark(g, [tanker])
        put(g, hex, "norfolk")
        run(sink_tankers(g))
        assert (tanker.off == "") == afloat, (fog, level)


@rule("CB-11.3a", "CB-11.3d", "CB-11.3e")
@pytest.mark.parametrize("state", [{"rudder": True}, {"returning": True, "evasion": [5]}, {"activity": "repair"}])
def test_one_ship_hunts_for_her_task_force(state: dict[str, object]) -> None:
    g = game()
    bismarck, prinz = put(g, "N10", "bismarck", "prinz_eugen")
    for field, value in state.items():
        setattr(bismarck, field, value)
    assert legal_hunts(g) == [Hunt("kg4", "east_west")]  # the cruiser does
    prinz.no_move = 1
    assert legal_hunts(g) == []


@rule("CB-11.3p", "CB-10e")
@pytest.mark.parametrize(("repairing", "face", "attacked"), [(True, 2, False), (True, 3, True), (False, 2, True)])
def test_who_may_not_start_a_combat_leaves_an_escort_alone(repairing: bool, face: int, attacked: bool) -> None:
    g = game([0, face])  # 2: HX.128 with Revenge; 3: HX.126 without an escort
    bismarck, _ = put(g, "N10", "bismarck", "prinz_eugen")
    bismarck.activity = "repair" if repairing else ""
    asked = ask(hunt(g), Hunt("kg4", "east_west"), Pursue())
    assert (Pursue() in asked.moves) == attacked


@rule("CB-10.4c")
def test_a_closing_ship_stops_with_the_nearest_enemy_ahead() -> None:
    g = game(level=2)
    battle = combat(g, put(g, "J20", "prinz_eugen"), put(g, "J20", "norfolk", "suffolk"))
    place_boat(battle, "prinz_eugen", 10, "closing")
    place_boat(battle, "norfolk", 12, "opening")
    place_boat(battle, "suffolk", 20, "opening")
    boat = battle.boats[0]
    boat.allowance = 4
    legal = legal_manoeuvres(g, battle, boat)
    assert [zones for zones in range(5) if Manoeuvre("prinz_eugen", "closing", zones) in legal] == [0, 1, 2]


@rule("CB-6o")
def test_one_attempt_at_each_target_whoever_is_there_besides() -> None:
    g = game([9])
    put(g, "J20", "norfolk")
    put(g, "J20", "suffolk")
    contact = mark(g, put(g, "J20", "bismarck"))
    run(shadow(g), Shadow(contact.number, "norfolk"), HoldCourse())  # and nothing more is asked
    assert len(lines(g, "cb-shadow-attempt")) == 1
    assert (contact in g.state.sides[ALLIES].contacts, g.state.ships["suffolk"].pursued) == (False, False)


@rule("CB-7.7.1k")
def test_a_carrier_takes_her_aircraft_with_her() -> None:
    g = game()
    (carrier,) = put(g, "J20", "ark_royal")
    g.state.air["swordfish_818"].box = "refit"
    remove(g, carrier, "sunk")
    boxes = {unit.id: unit.box for unit in g.state.air.values()}
    assert {id for id, box in boxes.items() if box == "lost"} == {"swordfish_810", "swordfish_818", "swordfish_820"}

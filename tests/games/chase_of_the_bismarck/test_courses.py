"""The route planner says beforehand what the rules will charge, and each seat sees its own plans and nobody else's."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, ask, combat, game, mark, put
from tests.rules import rule
from weathergage.engine import Move, Names, Outlook, Text
from weathergage.games.chase_of_the_bismarck.administration import clear_markers
from weathergage.games.chase_of_the_bismarck.courses import forecast
from weathergage.games.chase_of_the_bismarck.damage import remove
from weathergage.games.chase_of_the_bismarck.moves import (
    Course,
    DropAttack,
    DropSearch,
    Fire,
    Fly,
    Hunt,
    Land,
    Order,
    Patrol,
    PlotCourse,
    Sail,
)
from weathergage.games.chase_of_the_bismarck.outlooks import outlooks
from weathergage.games.chase_of_the_bismarck.planning import plan
from weathergage.games.chase_of_the_bismarck.standing_orders import carry_on, set_course
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game
from weathergage.games.chase_of_the_bismarck.view import view


def foreseen(g: Game, seat: int, *answers: Move, move: Move) -> Outlook:
    """What the question after these answers says about a move."""
    question = ask(plan(g, seat), *answers)
    assert move in question.moves
    assert question.foresee is not None
    (outlook,) = question.foresee(move)
    return outlook


def said(outlook: Outlook, key: str) -> Text:
    return next(text for text in outlook.sums if text.key == key)


@rule("CB-7.7.2g", "CB-7.7.2h")
def test_a_course_at_full_speed_is_reckoned_turn_by_turn() -> None:
    g = game(turn=3)
    put(g, "K20", "bismarck", fuel=10)
    legs = forecast(g, g.state.unit("bismarck"), "K15", full_speed=True)
    assert [(leg.turn, len(leg.hexes), leg.fuel) for leg in legs] == [(3, 2, (9,)), (4, 2, (7,)), (5, 1, (7,))]
    assert legs[-1].hexes == ("K15",)


@rule("CB-7.7.2f")
def test_cruising_is_slow_and_free() -> None:
    g = game(turn=3)
    put(g, "K20", "bismarck", fuel=10)
    legs = forecast(g, g.state.unit("bismarck"), "K17", full_speed=False)
    assert [(leg.turn, leg.hexes, leg.fuel) for leg in legs] == [
        (3, ("K19",), (10,)),
        (4, ("K18",), (10,)),
        (5, ("K17",), (10,)),
    ]


@rule("CB-7.7.2b", "CB-12f")
def test_a_slow_ship_waits_between_two_hexes() -> None:
    g = game(turn=3)
    put(g, "G10", "lothringen")
    legs = forecast(g, g.state.unit("lothringen"), "G12", full_speed=False)
    assert [(leg.turn, leg.hexes) for leg in legs] == [(3, ("G11",)), (4, ()), (5, ("G12",))]


@rule("CB-7.7.2l", "CB-7.7.2m")
def test_with_empty_bunkers_she_creeps_on() -> None:
    g = game(turn=3)
    put(g, "K20", "bismarck", fuel=1)
    legs = forecast(g, g.state.unit("bismarck"), "K15", full_speed=True)
    assert [len(leg.hexes) for leg in legs] == [2, 1, 1, 1]


@pytest.mark.parametrize(
    ("ships", "start", "goal", "full_speed"),
    [
        (("bismarck", "prinz_eugen"), "I29", "E24", True),
        (("bismarck",), "I29", "U26", False),
        (("hood", "prince_of_wales", "df_home"), "K26", "F17", True),
        (("rodney",), "N23", "K20", False),
        (("zf6",), "I29", "F30", True),
    ],
)
def test_the_forecast_is_what_happens(ships: tuple[str, ...], start: str, goal: str, full_speed: bool) -> None:
    g = game(turn=2)
    unit = put(g, start, *ships)
    legs = forecast(g, unit, goal, full_speed=full_speed)
    assert legs[-1].hexes[-1] == goal
    set_course(g, unit, goal, full_speed)
    for leg in legs:
        assert g.state.turn == leg.turn
        assert (tuple(unit[0].path), tuple(ship.fuel for ship in unit)) == (leg.hexes, leg.fuel)
        clear_markers(g)
        g.state.turn += 1
        carry_on(g, unit[0].seat)


def test_the_planner_names_the_way_the_fuel_and_the_arrival() -> None:
    g = game(turn=3)
    put(g, "K20", "bismarck", fuel=10)
    outlook = foreseen(g, AXIS, Order("bismarck"), PlotCourse(full_speed=True), move=Course("K16"))
    way = said(outlook, "cb-odds-course-way").args
    assert (way["count"], way["turns"]) == (4, 2)
    assert way["way"] == Names(("K19", "K18", "K17", "K16"))
    assert way["ends"] == Names(("K18", "K16"))
    arrival = said(outlook, "cb-odds-arrival").args
    assert (arrival["turn"], arrival["period"], arrival["day"]) == (4, "afternoon", 22)
    fuel = said(outlook, "cb-odds-fuel").args
    assert (fuel["fuel"], fuel["left"]) == (10, 7)


def test_the_planner_says_what_cannot_be_reached() -> None:
    g = game(turn=40)
    put(g, "K20", "bismarck")
    outlook = foreseen(g, AXIS, Order("bismarck"), PlotCourse(full_speed=True), move=Course("K16"))
    assert said(outlook, "cb-odds-no-arrival").args["hex"] == "K18"


def refused(g: Game, seat: int, *answers: Move, move: Move) -> str:
    """The rule that forbids a move at the question after these answers."""
    question = ask(plan(g, seat), *answers)
    assert move not in question.moves
    assert question.refuse is not None
    refusal = question.refuse(move)
    assert refusal is not None
    return refusal.rule


@rule("CB-7.7.2p", "CB-7.7.2u", "CB-2.1c")
@pytest.mark.parametrize(
    ("unit", "goal", "forbidden_by"),
    [
        ("zf6", "I22", "CB-7.7.2p"),
        ("zf6", "H34", "CB-2.1c"),
        ("zf6", "I29", "CB-7.7.2d"),
        ("zf6", "B29", ""),
        ("belchen", "L16", "CB-7.7.2u"),
        ("belchen", "I14", ""),
    ],
)
def test_no_course_leads_where_the_unit_cannot_get(unit: str, goal: str, forbidden_by: str) -> None:
    g = game()
    put(g, "I29", "zf6")
    put(g, "J16", "belchen")
    answers = (Order(unit), PlotCourse(full_speed=False))
    if forbidden_by:
        assert refused(g, AXIS, *answers, move=Course(goal)) == forbidden_by
    else:
        assert Course(goal) in ask(plan(g, AXIS), *answers).moves


def test_a_course_leads_across_the_ocean_and_the_nearest_hexes_come_first() -> None:
    g = game()
    put(g, "I29", "bismarck")
    moves = ask(plan(g, AXIS), Order("bismarck"), PlotCourse(full_speed=False)).moves
    assert Course("X9") in moves
    far = [g.pack.board.ways(("I29",), AXIS, "")[move.hex] for move in moves if isinstance(move, Course)]
    assert far == sorted(far)
    assert len(far) == len(moves) > 500


@rule("CB-7.7.1h", "CB-7.7.1i", "CB-7.7.1j", "CB-2.3.2a", "CB-2.3.2b")
@pytest.mark.parametrize(
    ("answers", "move", "forbidden_by"),
    [
        ([Fly("beaufort_steval")], DropSearch("S10"), "CB-7.7.1h"),
        ([Fly("catalina_hvalfjord")], DropSearch("D18"), ""),
        ([Fly("catalina_hvalfjord")], DropSearch("D17"), "CB-7.7.1i"),
        ([Fly("beaufort_steval")], DropAttack("S24"), "CB-7.7.1j"),
        ([Fly("hudson_ulster")], DropAttack("S23"), "CB-2.3.2b"),
        ([Fly("blenheim_thorney"), DropSearch("S26")], DropAttack("S23"), "CB-2.3.2a"),
    ],
)
def test_a_flight_is_told_why_not(answers: list[Move], move: Move, forbidden_by: str) -> None:
    g = game(fog=True)
    put(g, "S23", "bismarck")
    mark(g, g.state.unit("bismarck"), SHADOWED)
    if forbidden_by:
        assert refused(g, ALLIES, *answers, move=move) == forbidden_by
    else:
        assert move in ask(plan(g, ALLIES), *answers).moves


@rule("CB-7.7.2e")
def test_the_next_hex_says_its_price() -> None:
    g = game()
    put(g, "F20", "rodney", fuel=6, moved_before=1)
    outlook = foreseen(g, ALLIES, Order("rodney"), move=Sail("F19"))
    fuel = said(outlook, "cb-odds-fuel").args
    assert (fuel["fuel"], fuel["left"]) == (6, 5)


@rule("CB-7.6a")
def test_a_patrol_shows_what_it_adds() -> None:
    g = game(level=4)
    put(g, "K20", "norfolk")
    outlook = foreseen(g, ALLIES, Order("norfolk"), move=Patrol(standing=True))
    assert said(outlook, "cb-odds-search").args == {"have": 4, "level": 4}
    assert said(outlook, "cb-odds-search-missing").args == {"count": 0}


@rule("CB-10.2s", "CB-10.2n", "CB-10.2o")
def test_a_volley_shows_every_modifier() -> None:
    g = game(level=4)
    combat(g, put(g, "K20", "hood", radar_lost=True), put(g, "K20", "bismarck"))
    outlook, _ = outlooks(g, ALLIES, Fire("hood", "bismarck"))
    counts = [(it.args["what"], it.args["value"]) for it in outlook.sums if it.key == "cb-odds-counts"]
    assert counts == [("level", "+1"), ("firer", "+1"), ("aim", "+1"), ("all", "+3")]
    # CB-10.0c, CB-10.2e: at long range half of Hood's four bow factors.
    assert said(outlook, "cb-odds-dice").args == {"count": -(-PACK.cards["hood"].bow // 2), "range": "long"}


@rule("CB-11.3h")
def test_a_hunt_shows_its_odds() -> None:
    g = game(turn=11, level=4)  # a Night turn
    hex = next(hex for hex, it in PACK.board.at.items() if it.east_west == 2 and not it.zone)
    put(g, hex, "bismarck", "prinz_eugen")
    (outlook,) = outlooks(g, AXIS, Hunt("kg4", "east_west"))
    # -1 for the Task Force, -1 for the centre line, +2 at night: 0 is a contact, 1 a merchant.
    assert {it[0].args["count"]: it[1:] for it in outlook.outcomes} == {0: (4, 5), 1: (1, 10), 2: (1, 10)}


def test_each_seat_sees_its_own_factors_and_flights() -> None:
    g = game(level=4)
    put(g, "K20", "norfolk", activity="patrol")
    put(g, "L20", "suffolk", "manchester")
    put(g, "M20", "bismarck")
    ask(plan(g, ALLIES), Fly("sunderland_eire"), DropSearch("N22"), DropSearch("N21"), Land())
    mine, theirs = view(g, ALLIES), view(g, AXIS)
    assert mine.factors == {"N22": 2, "N21": 2, "K20": 4, "L20": 1}
    assert theirs.factors == {"M20": 1}
    flight = next(it for it in mine.air if it.id == "sunderland_eire")
    assert (flight.box, flight.legs) == ("landing", ["O24", "N22", "N21", "O24"])
    assert not any(it.legs for it in theirs.air)


@rule("CB-1b")
def test_a_seat_sees_the_way_of_its_own_ships() -> None:
    g = game(turn=3)
    put(g, "K20", "norfolk")
    put(g, "M20", "bismarck")
    ask(plan(g, ALLIES), Order("norfolk"), Sail("K19"), Sail("K18"))
    mine = next(it for it in view(g, ALLIES).ships if it.card.id == "norfolk")
    assert (mine.start, mine.path) == ("K20", ["K19", "K18"])
    clear_markers(g)
    assert [(it.ship, it.hexes) for it in view(g, ALLIES).tracks] == [("norfolk", "3 K18")]
    assert [it.ship for it in view(g, AXIS).tracks] == ["bismarck"]
    assert view(g, None).tracks == []


@rule("CB-8f")
def test_what_the_enemy_announced_is_known() -> None:
    g = game()
    g.state.sides[ALLIES].searched = ["K20"]
    assert view(g, AXIS).searched_by_enemy == ["K20"]
    assert view(g, AXIS).searched == []


def test_the_reveal_shows_both_records_and_all_flights() -> None:
    g = game(turn=3)
    ships = put(g, "K20", "koln")
    mark(g, ships)
    ask(plan(g, ALLIES), Fly("sunderland_eire"), DropSearch("N22"), Land())
    remove(g, ships[0], "sunk")
    assert view(g, ALLIES).reveal is None
    g.state.over = True
    reveal = view(g, None).reveal
    assert reveal is not None
    assert [(it.turn, it.hex, it.what) for it in reveal.sightings[ALLIES]] == [(3, "K20", "found")]
    assert reveal.sightings[AXIS] == []
    assert [(it.air, it.flights) for it in reveal.flights] == [("sunderland_eire", "3:O24,N22,O24")]
    # Where she was lost is the last hex of her track.
    assert [(it.ship, it.hexes) for it in reveal.tracks] == [("koln", "3 K20")]

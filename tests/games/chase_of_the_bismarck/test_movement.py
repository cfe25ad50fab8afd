"""Chapter 7: movement, Task Forces, repairs, fuel and flights."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, ask, game, lines, mark, put, run
from tests.rules import rule
from weathergage.engine import Choose, Flow, Move, Setup, text
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.administration import administrate, advance_turn, service_aircraft
from weathergage.games.chase_of_the_bismarck.convoys import legal_hunts
from weathergage.games.chase_of_the_bismarck.flights import call_home, can_fly, fly, home_of
from weathergage.games.chase_of_the_bismarck.knowledge import lower_markers
from weathergage.games.chase_of_the_bismarck.movement import move_shadowed_units
from weathergage.games.chase_of_the_bismarck.moves import (
    AloftAt,
    Course,
    Dock,
    Done,
    DropAttack,
    DropSearch,
    Fly,
    Form,
    Halt,
    HomeBelow,
    Join,
    KeepRodney,
    Land,
    Leave,
    MarkReturn,
    Mend,
    Order,
    Patrol,
    PlotCourse,
    Refuel,
    Repair,
    Sail,
    Stay,
    StayAloft,
)
from weathergage.games.chase_of_the_bismarck.planning import legal_orders, plan, sail
from weathergage.games.chase_of_the_bismarck.refusals import refuse_order
from weathergage.games.chase_of_the_bismarck.replenishment import best_chits
from weathergage.games.chase_of_the_bismarck.sailing import fuel_cost, open_hexes, reach, step
from weathergage.games.chase_of_the_bismarck.searching import search_factors
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Game
from weathergage.games.chase_of_the_bismarck.view import view


def orders(g: Game, *ships: str) -> list[Move]:
    return legal_orders(g, [g.state.ships[ship] for ship in ships])


# -------------------------------------------------------------------- 7.1 shadowed units


@rule("CB-7a", "CB-7.1a", "CB-7.1f")
def test_shadowed_units_move_first_and_the_axis_before_the_allies() -> None:
    g = game()
    mark(g, put(g, "J20", "bismarck"), SHADOWED)
    contact = mark(g, put(g, "L20", "hood"), SHADOWED)
    flow = move_shadowed_units(g)
    assert ask(flow).seat == AXIS
    flow.send(Sail("J21"))
    asked = flow.send(Sail("J22"))
    assert isinstance(asked, Choose)
    assert asked.seat == ALLIES
    assert g.state.sides[ALLIES].contacts[0].hex == "J22"
    assert g.state.sides[ALLIES].sightings[-1].what == "moved"
    assert contact.hex == "L20"


@rule("CB-7.1a")
def test_the_way_is_not_told() -> None:
    g = game()
    mark(g, put(g, "J20", "bismarck"), SHADOWED)
    run(move_shadowed_units(g), Sail("J21"), Sail("J22"))
    assert "J21" not in str(view(g, ALLIES))
    assert "J21" not in str([event.text for event in lines(g, "cb-shadowed-moved")])


@rule("CB-7.1b")
def test_a_shadowed_unit_may_stay_and_work() -> None:
    g = game()
    ships = put(g, "J20", "bismarck", evasion=[3])
    mark(g, ships, SHADOWED)
    run(move_shadowed_units(g), Stay())
    assert [event.text.args["hex"] for event in lines(g, "cb-shadowed-stayed")] == ["J20"]
    assert reach(g, ships) == 0
    assert Repair("bismarck") in legal_orders(g, ships)


@rule("CB-7.1c")
def test_units_that_part_keep_a_marker_each() -> None:
    g = game()
    mark(g, put(g, "J20", "bismarck"), SHADOWED)
    mark(g, put(g, "J20", "koln"), SHADOWED)
    run(move_shadowed_units(g), Order("bismarck"), Sail("J21"), Halt(), Sail("J19"), Halt())
    assert [(it.hex, it.marker) for it in g.state.sides[ALLIES].contacts] == [("J21", SHADOWED), ("J19", SHADOWED)]


@rule("CB-7.1d", "CB-7.1e")
def test_the_marker_is_lost_in_fog_but_the_first_hex_is_told() -> None:
    g = game(fog=True, weather=5)
    inside = next(h for h in sorted(PACK.board.fog) if h in PACK.board.sea and entry(h))
    start = entry(inside)
    mark(g, put(g, start, "bismarck"), SHADOWED)
    run(move_shadowed_units(g), Sail(inside), Halt())
    assert g.state.sides[ALLIES].contacts == []
    assert (g.state.sides[ALLIES].sightings[-1].what, g.state.sides[ALLIES].sightings[-1].hex) == ("fogbound", inside)


def entry(hex: str) -> str:
    return next((near for near in PACK.board.neighbours[AXIS][hex] if near not in PACK.board.fog), "")


# -------------------------------------------------------------------- 7.2 Task Forces


@rule("CB-7.2a", "CB-7.2c", "CB-7.2f")
def test_ships_in_one_hex_form_a_task_force_and_others_join() -> None:
    g = game()
    put(g, "K26", "hood")
    put(g, "K26", "norfolk")
    put(g, "K26", "suffolk")
    put(g, "K27", "london")
    flow = plan(g, ALLIES)
    run(flow, Order("hood"), Form("norfolk"))
    assert g.state.ships["hood"].force == g.state.ships["norfolk"].force == "tf1"
    assert Join("tf1") in orders(g, "suffolk")
    assert Form("suffolk") not in orders(g, "london")
    assert not any(isinstance(move, Form | Join) for move in orders(g, "london"))
    run(plan(g, ALLIES), Order("suffolk"), Join("tf1"))
    assert len(g.state.unit("tf1")) == 3


@rule("CB-7.2b", "CB-7.2d")
def test_a_shadowed_unit_neither_joins_nor_parts() -> None:
    g = game()
    ships = put(g, "K26", "hood", "norfolk")
    put(g, "K26", "suffolk")
    assert Leave("norfolk") in orders(g, "hood", "norfolk")
    mark(g, ships, SHADOWED)
    assert not any(isinstance(move, Leave) for move in orders(g, "hood", "norfolk"))
    assert not any(isinstance(move, Join) for move in orders(g, "suffolk"))
    refusal = refuse_order(g, ships, Leave("norfolk"))
    assert refusal
    assert refusal.rule == "CB-7.2d"


@rule("CB-7.2c", "CB-7.2d", "CB-6s")
def test_a_unit_that_evaded_parts_and_joins_but_goes_one_hex_with_whoever_sails_with_it() -> None:
    g = game()
    for ship in put(g, "K26", "bismarck", "prinz_eugen"):
        ship.evading = True
    put(g, "K26", "gneisenau")
    assert Join("kg4") in orders(g, "gneisenau")
    run(plan(g, AXIS), Order("kg4"), Leave("prinz_eugen"), Order("prinz_eugen"), Form("gneisenau"))
    bismarck, prinz_eugen, gneisenau = (g.state.ships[it] for it in ("bismarck", "prinz_eugen", "gneisenau"))
    assert reach(g, [bismarck]) == reach(g, [prinz_eugen, gneisenau]) == 1
    assert reach(g, [gneisenau]) == 2


@rule("CB-7.2d", "CB-7.2e")
def test_a_task_force_of_one_is_none() -> None:
    g = game()
    put(g, "K26", "hood", "norfolk")
    run(plan(g, ALLIES), Order("tf7"), Leave("norfolk"))
    assert [g.state.ships[ship].force for ship in ("hood", "norfolk")] == ["", ""]


@rule("CB-7.2a", "CB-7.2c", "CB-7.2d", "CB-7.2e")
def test_every_grouping_of_four_ships_can_be_ordered() -> None:
    g = game()
    put(g, "K26", "hood", "norfolk")
    for ship in put(g, "K26", "suffolk", "london"):
        ship.force = "tf8"
    run(
        plan(g, ALLIES),
        *(Order("tf7"), Leave("hood"), Order("tf8"), Leave("suffolk")),
        *(Order("hood"), Form("suffolk"), Order("norfolk"), Form("london")),
    )
    ships = g.state.ships
    assert ships["hood"].force == ships["suffolk"].force != ships["norfolk"].force == ships["london"].force != ""
    assert not any(isinstance(move, Leave | Join | Form) for move in orders(g, "hood", "suffolk"))


@rule("CB-7.2c")
def test_a_ship_changes_from_one_task_force_to_another() -> None:
    g = game()
    put(g, "K26", "hood", "norfolk", "suffolk")
    for ship in put(g, "K26", "london", "exeter"):
        ship.force = "tf8"
    run(plan(g, ALLIES), Order("tf7"), Leave("suffolk"), Order("suffolk"), Join("tf8"))
    assert [len(g.state.unit(force)) for force in ("tf7", "tf8")] == [2, 3]


@rule("CB-7a")
def test_who_has_moved_forms_no_task_force() -> None:
    g = game()
    put(g, "K26", "norfolk")
    put(g, "K27", "suffolk")
    run(plan(g, ALLIES), Order("norfolk"), Sail("K27"), Halt())
    assert not any(isinstance(move, Form | Join) for move in orders(g, "suffolk"))


# -------------------------------------------------------------------- 7.3 repair


@rule("CB-7.3a", "CB-9.5b")
def test_only_rudder_and_evasion_are_repaired() -> None:
    g = game()
    put(g, "J20", "bismarck", fire_control=True)
    assert Repair("bismarck") not in orders(g, "bismarck")
    put(g, "J20", "bismarck", rudder=True)
    assert Repair("bismarck") in orders(g, "bismarck")


@rule("CB-7.3b")
@pytest.mark.parametrize(("what", "left"), [("rudder", (False, 27)), ("evasion", (True, 30))])
def test_a_zero_mends_the_rudder_or_five_points(what: str, left: tuple[bool, int]) -> None:
    g = game([0], weather=1)
    (ship,) = put(g, "J20", "bismarck", rudder=True)
    g.state.evasion_bag.remove(3)
    ship.evasion = [3]
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"), Mend(what))  # type: ignore[arg-type]
    assert (ship.rudder, evasion(g, ship)) == left


@rule("CB-7.3c", "CB-7.3d", "CB-7.3e", "CB-7.3g")
@pytest.mark.parametrize(
    ("face", "weather", "rating"), [(1, 3, 28), (2, 3, 27), (3, 3, 25), (1, 4, 27), (0, 7, 27), (2, 6, 25), (1, 9, 25)]
)
def test_repair_table(face: int, weather: int, rating: int) -> None:
    g = game([face], weather=weather)
    (ship,) = put(g, "J20", "bismarck")
    g.state.evasion_bag.remove(5)
    ship.evasion = [5]
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"))
    assert evasion(g, ship) == rating
    assert len(g.state.evasion_bag) + len(ship.evasion) == len(PACK.evasion_bag)


@rule("CB-7.3f")
def test_a_repairing_ship_does_nothing_else() -> None:
    g = game([9])
    (ship,) = put(g, "J20", "bismarck", evasion=[3])
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"))
    assert reach(g, [ship]) == 0
    assert search_factors(g, AXIS, "J20") == 0
    assert Order("bismarck") not in ask(plan(g, AXIS)).moves


@rule("CB-7.3g", "CB-2.3.3a")
def test_chits_are_changed_for_the_remainder() -> None:
    assert sorted(best_chits([5, 3, 2, 2], 4)) == [2, 2]
    assert best_chits([5, 3], 4) == []
    g = game([2], weather=1)
    (ship,) = put(g, "J20", "bismarck")
    g.state.evasion_bag.remove(3)
    ship.evasion = [3]
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"))
    assert (ship.evasion, ship.remainder, evasion(g, ship)) == ([], 1, 29)


@rule("CB-7.3h")
def test_26_brings_the_undamaged_side_back() -> None:
    g = game([2], weather=1)
    (ship,) = put(g, "J20", "bismarck")
    g.state.evasion_bag.remove(5)
    ship.evasion = [5]
    assert reach(g, [ship]) == 1
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"))
    ship.activity, ship.ordered = "", False
    assert reach(g, [ship]) == 2


# -------------------------------------------------------------------- 7.4 to 7.6 port, tanker, patrol


@rule("CB-7.4a", "CB-7.4b", "CB-7.4c", "CB-7.4d", "CB-7.4e")
def test_in_port() -> None:
    g = game()
    (norfolk,) = put(g, "E20", "norfolk", fuel=3, torpedoes=0)
    (suffolk,) = put(g, "E20", "suffolk", fuel=9)
    put(g, "J20", "hood")
    run(plan(g, ALLIES), Order("norfolk"), Dock("norfolk"), Order("suffolk"), Dock("suffolk"))
    assert (norfolk.fuel, norfolk.torpedoes, suffolk.fuel) == (7, 4, 10)
    assert reach(g, [norfolk]) == 0
    assert search_factors(g, ALLIES, "E20") == PACK.board.intrinsic[ALLIES].get("E20", 0)
    assert Dock("hood") not in orders(g, "hood")
    put(g, "E20", "bismarck")
    assert Dock("bismarck") not in orders(g, "bismarck")  # an Allied port


@rule("CB-7.5a", "CB-7.5b", "CB-7.5c", "CB-7.5e", "CB-7.5f")
def test_refuelling_at_sea() -> None:
    g = game()
    (bismarck,) = put(g, "F10", "bismarck", fuel=16)
    (eugen,) = put(g, "F10", "prinz_eugen", fuel=2, torpedoes=1)
    (tanker,) = put(g, "F10", "belchen")
    put(g, "F10", "hood", fuel=1)
    assert not any(isinstance(move, Refuel) for move in orders(g, "hood"))
    run(plan(g, AXIS), Order("prinz_eugen"), Refuel("prinz_eugen", "belchen"))
    assert (eugen.fuel, eugen.torpedoes, tanker.activity) == (6, 12, "sea")
    assert not any(isinstance(move, Refuel) for move in legal_orders(g, [bismarck]))
    assert reach(g, [eugen]) == reach(g, [tanker]) == 0
    assert search_factors(g, AXIS, "F10") == 1  # Bismarck alone


@rule("CB-7.4c", "CB-7.5d")
def test_destroyers_take_two_and_nobody_more_than_she_holds() -> None:
    g = game()
    (flotilla,) = put(g, "I29", "zf6", fuel=2)
    put(g, "I29", "belchen")
    run(plan(g, AXIS), Order("zf6"), Refuel("zf6", "belchen"))
    assert flotilla.fuel == 4


@rule("CB-7.6a", "CB-7.6b", "CB-7.6c")
def test_a_patrol_adds_three_once_for_each_unit() -> None:
    g = game()
    ships = put(g, "J20", "norfolk", "suffolk")
    run(plan(g, ALLIES), Order("tf7"), Patrol(False))
    assert search_factors(g, ALLIES, "J20") == 4
    assert reach(g, ships) == 0


@rule("CB-7.6d")
def test_no_patrol_in_fog_or_darkness_or_at_work() -> None:
    fogged = next(hex for hex in sorted(PACK.board.fog) if hex in PACK.board.sea)
    g = game(fog=True, weather=6)
    put(g, fogged, "norfolk")
    assert Patrol(False) not in orders(g, "norfolk")
    g = game(level=10)
    put(g, "J20", "norfolk")
    assert Patrol(False) not in orders(g, "norfolk")
    g = game()
    put(g, "E20", "norfolk", activity="port")
    assert Patrol(False) not in orders(g, "norfolk")


# -------------------------------------------------------------------- 7.7.2 ships


@rule("CB-7.7a", "CB-1b")
def test_both_sides_plan_at_once_and_in_secret() -> None:
    match = Match.begin(GAME, Setup(game=GAME.id, seats=2), bytes(32))
    before = GAME.view(match.game, ALLIES)
    match.play(AXIS, Order("kg1"))
    match.play(ALLIES, Fly("catalina_erne"))
    match.play(AXIS, Sail("H29"))
    assert GAME.view(match.game, ALLIES).ships == before.ships
    assert set(match.decisions) == {AXIS, ALLIES}
    match.undo(AXIS)
    match.undo(AXIS)
    match.play(AXIS, Order("zf5"))
    assert match.game.state.ships["bismarck"].hex == "I29"


@rule("CB-7.7.2a", "CB-7.7.2b")
@pytest.mark.parametrize(("ship", "turns"), [("weissenburg", 2), ("heide", 4)])
def test_slow_ships_move_every_second_or_fourth_turn(ship: str, turns: int) -> None:
    g = game(turn=5)
    (tanker,) = put(g, "B27", ship)
    step(g, [tanker], "A27")
    moved = 0
    while reach(g, [tanker]) == 0 or not moved:
        run(administrate(g))
        moved += 1
    assert moved == turns


@rule("CB-7.7.2c", "CB-7.7.2d")
def test_medium_ships_go_one_hex_and_fast_ones_two() -> None:
    g = game()
    assert reach(g, put(g, "J20", "rodney", fuel=9)) == 1
    assert reach(g, put(g, "J20", "hood", fuel=9)) == 2


@rule("CB-7.7.2e", "CB-7.7.2f", "CB-7.7.2g", "CB-7.7.2h")
@pytest.mark.parametrize(
    ("ship", "before", "hexes", "cost"),
    [
        ("rodney", 0, 1, 0),
        ("rodney", 1, 1, 1),
        ("hood", 2, 1, 0),
        ("hood", 0, 2, 1),
        ("hood", 1, 2, 1),
        ("hood", 2, 2, 2),
    ],
)
def test_fuel(ship: str, before: int, hexes: int, cost: int) -> None:
    g = game()
    (it,) = put(g, "J20", ship, moved_before=before, fuel=9)
    assert fuel_cost(g, it, hexes) == cost
    for hex in ("J21", "J22")[:hexes]:
        step(g, [it], hex)
    assert it.fuel == 9 - cost


@rule("CB-2.3.1e")
def test_the_move_before_is_remembered() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood", fuel=9)
    step(g, [ship], "J21")
    step(g, [ship], "J22")
    run(administrate(g))
    assert (ship.moved_before, ship.moved, ship.path) == (2, 0, [])


@rule("CB-7.7.2i", "CB-7.7.2j")
def test_a_task_force_goes_as_its_slowest_and_each_ship_pays() -> None:
    g = game()
    slow = put(g, "J20", "hood", "rodney", fuel=9, moved_before=1)
    slow[1].moved_before = 1
    assert reach(g, slow) == 1
    step(g, slow, "J21")
    assert [ship.fuel for ship in slow] == [9, 8]
    fast = put(g, "K20", "norfolk", "suffolk", fuel=9, moved_before=2)
    fast[1].fuel = 1
    assert reach(g, fast) == 1
    refusal = refuse_order(g, step_once(g, fast), Sail("K22"))
    assert refusal
    assert refusal.rule == "CB-7.7.2j"


def step_once(g: Game, ships: list) -> list:  # type: ignore[type-arg]
    step(g, ships, "K21")
    return ships


@rule("CB-7.7.2k")
def test_the_canal_is_german() -> None:
    g = game()
    assert "O33" in open_hexes(g, put(g, "O32", "koln"))
    assert "O33" not in open_hexes(g, put(g, "O32", "hood"))


@rule("CB-2.1c", "CB-2.1d")
def test_why_she_can_not_sail_there() -> None:
    g = game()
    ships = put(g, "N25", "norfolk")
    for hex, expected in (("N26", "CB-2.1d"), ("Z99", "CB-2.1c"), ("N20", "CB-7.7.2d")):
        refusal = refuse_order(g, ships, Sail(hex))
        assert refusal
        assert refusal.rule == expected


@rule("CB-7.7.2l", "CB-7.7.2m", "CB-7.7.2n")
def test_out_of_fuel() -> None:
    g = game(turn=17)
    (ship,) = put(g, "V24", "scharnhorst", fuel=2, moved_before=2)
    run(plan(g, AXIS), Order("scharnhorst"), Sail("V25"), Sail("V26"))
    assert (ship.fuel, ship.emergency) == (0, 27)
    run(administrate(g), KeepRodney())
    assert reach(g, [ship]) == 1
    run(plan(g, AXIS), Order("scharnhorst"), Sail("U26"))
    assert ship.emergency == 0


@rule("CB-7.7.2n")
def test_a_tanker_ends_the_emergency() -> None:
    g = game(turn=17)
    (ship,) = put(g, "F10", "prinz_eugen", fuel=0, emergency=20)
    put(g, "F10", "belchen")
    run(plan(g, AXIS), Order("prinz_eugen"), Refuel("prinz_eugen", "belchen"))
    assert (ship.fuel, ship.emergency) == (4, 0)


@rule("CB-7.7.2o", "CB-12h")
def test_the_deadline_removes_her() -> None:
    g = game(turn=25)
    (ship,) = put(g, "J20", "prinz_eugen", fuel=0, emergency=27)
    advance_turn(g)
    assert not ship.off
    advance_turn(g)
    assert (ship.off, g.state.turn) == ("out_of_fuel", 27)


def at_the_limit() -> tuple[str, str]:
    board = PACK.board
    for hex in sorted(board.destroyers):
        for near in board.neighbours[AXIS].get(hex, ()):
            if near not in board.destroyers:
                return hex, near
    raise AssertionError


@rule("CB-7.7.2p", "CB-7.7.2q", "CB-7.7.2r", "CB-7.7.2s", "CB-7.7.2t")
def test_the_destroyers_limit() -> None:
    inside, outside = at_the_limit()
    g = game([0], weather=1)
    flotilla = put(g, inside, "zf6", fuel=7)
    assert outside not in open_hexes(g, flotilla)
    refusal = refuse_order(g, flotilla, Sail(outside))
    assert refusal
    assert refusal.rule == "CB-7.7.2p"
    (ship,) = put(g, "N10", "bismarck")
    g.state.evasion_bag.remove(5)
    ship.evasion = [5]
    assert any(move.unit == "bismarck" for move in legal_hunts(g) if hasattr(move, "unit"))
    run(plan(g, AXIS), MarkReturn("bismarck"))
    assert outside in open_hexes(g, flotilla)
    assert legal_hunts(g) == []
    step(g, flotilla, outside)
    run(plan(g, AXIS), Order("bismarck"), Repair("bismarck"))  # her full speed is back
    assert not ship.returning
    flotilla[0].ordered, flotilla[0].path = False, []
    assert set(open_hexes(g, flotilla)) <= PACK.board.destroyers
    assert Stay() not in legal_orders(g, flotilla)
    run(plan(g, AXIS), Done())
    assert flotilla[0].hex in PACK.board.destroyers


@rule("CB-7.7.2s")
def test_a_shadowed_flotilla_outside_goes_home_too() -> None:
    _, outside = at_the_limit()
    g = game()
    flotilla = put(g, outside, "zf6", fuel=7)
    mark(g, flotilla, SHADOWED)
    asked = ask(move_shadowed_units(g))
    assert Stay() not in asked.moves
    assert {move.hex for move in asked.moves if isinstance(move, Sail)} <= PACK.board.destroyers
    flotilla[0].rudder = True
    assert list(ask(move_shadowed_units(g)).moves) == [Stay()]


@rule("CB-7.7.2q")
def test_a_ship_that_was_moved_first_may_be_marked_all_the_same() -> None:
    g = game()
    ships = put(g, "J20", "bismarck", evasion=[5])
    mark(g, ships, SHADOWED)
    run(move_shadowed_units(g), Sail("J21"))
    assert MarkReturn("bismarck") in ask(plan(g, AXIS)).moves
    put(g, "J21", "prinz_eugen")
    put(g, "J21", "koln", evasion=[5])
    assert [move for move in ask(plan(g, AXIS)).moves if isinstance(move, MarkReturn)] == [MarkReturn("bismarck")]


@rule("CB-7.7.2r")
@pytest.mark.parametrize("how", ["port", "sea"])
def test_port_and_tanker_end_the_return(how: str) -> None:
    g = game()
    (ship,) = put(g, "O32" if how == "port" else "F10", "prinz_eugen", evasion=[5], returning=True, fuel=2)
    put(g, "F10", "belchen")
    move: Move = Dock("prinz_eugen") if how == "port" else Refuel("prinz_eugen", "belchen")
    run(plan(g, AXIS), Order("prinz_eugen"), move)
    assert not ship.returning


@rule("CB-7.7.2u")
def test_tankers_keep_off_the_convoy_routes() -> None:
    g = game()
    hex = next(
        h for h in sorted(PACK.board.sea - PACK.board.routes) if set(PACK.board.neighbours[AXIS][h]) & PACK.board.routes
    )
    assert not set(open_hexes(g, put(g, hex, "belchen"))) & PACK.board.routes


# -------------------------------------------------------------------- 7.8 and standing orders


@rule("CB-7.8a", "CB-7.8b", "CB-7.8c", "CB-7.7.1j")
def test_shadowed_turns_to_sighted_and_the_attack_stays() -> None:
    g = game()
    mark(g, put(g, "L29", "bismarck"), SHADOWED)
    run(fly_flow(g), DropAttack("L29"), Land())
    lower_markers(g)
    contact = g.state.sides[ALLIES].contacts[0]
    assert contact.marker == g.state.ships["bismarck"].marker == SIGHTED
    assert [strike.hex for strike in g.state.sides[ALLIES].strikes] == ["L29"]


def fly_flow(g: Game) -> Flow[None]:
    return fly(g, g.state.air["beaufort_leuchars"])


def test_a_course_is_kept_until_told_otherwise() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood", fuel=20)
    run(plan(g, ALLIES), Order("hood"), PlotCourse(False), Course("J23"), Done())
    assert ship.hex == "J21"
    for expected in ("J22", "J23"):
        run(administrate(g))
        run(plan(g, ALLIES), Done())
        assert ship.hex == expected
    assert ship.standing == ""


def test_home_when_the_fuel_runs_low() -> None:
    g = game()
    (ship,) = put(g, "K24", "norfolk", fuel=3)
    run(plan(g, ALLIES), Order("norfolk"), HomeBelow(4), Done())
    assert ship.standing == "home"
    assert ship.hex != "K24"


@rule("CB-7.1a")
def test_an_order_to_a_shadowed_unit_takes_the_place_of_the_standing_one() -> None:
    g = game()
    ships = put(g, "J20", "bismarck", standing="course J25")
    mark(g, ships, SHADOWED)
    run(move_shadowed_units(g), Stay())
    assert ships[0].standing == "course J25"
    ships[0].stays = False
    run(move_shadowed_units(g), Sail("J19"), Halt())
    assert ships[0].standing == ""


def test_a_standing_patrol() -> None:
    g = game()
    (ship,) = put(g, "K24", "norfolk", fuel=3)
    run(plan(g, ALLIES), Order("norfolk"), Patrol(True), Done())
    run(administrate(g))
    assert not ship.activity
    run(plan(g, ALLIES), Done())
    assert search_factors(g, ALLIES, "K24") >= 4


# -------------------------------------------------------------------- 7.7.1 aircraft


@rule("CB-7.7.1a", "CB-7.7.1b", "CB-7.7.1d", "CB-7.7.1k")
def test_a_flight_there_and_back() -> None:
    g = game(level=2)
    unit = g.state.air["hudson_wick"]  # speed 12, endurance 1, Wick is L27
    asked = ask(fly(g, unit))
    hexes = {move.hex for move in asked.moves if isinstance(move, DropSearch)}
    assert max(PACK.board.distance("L27", hex) for hex in hexes) == 6
    assert StayAloft() not in asked.moves
    run(fly(g, g.state.air["hudson_ulster"]), DropSearch("O22"), DropSearch("O22"), Land())
    assert g.state.sides[ALLIES].searches == {"O22": 2}
    assert g.state.air["hudson_ulster"].box == "landing"


@rule("CB-7.7.1c")
def test_endurance_two_stays_aloft_once() -> None:
    g = game(level=2)
    unit = g.state.air["catalina_erne"]
    run(fly(g, unit), DropSearch("O20"), StayAloft(), AloftAt("O16"))
    assert (unit.box, unit.hex) == ("aloft", "O16")
    service_aircraft(g)
    asked = ask(fly(g, unit))
    assert StayAloft() not in asked.moves
    assert Land() in asked.moves
    unit.flown = False
    call_home(g, ALLIES)
    assert unit.box == "landing"


def test_whoever_is_asked_for_the_next_step_is_named() -> None:
    g = game(level=2)
    asked = ask(fly(g, g.state.air["catalina_erne"]), StayAloft())
    assert (asked.prompt.key, asked.prompt.args["air"]) == ("cb-choose-aloft", text("cb-air-catalina_erne"))
    asked = ask(sail(g, put(g, "K20", "norfolk"), "K21"))
    assert (asked.prompt.key, asked.prompt.args["unit"]) == ("cb-choose-next-hex", "Norfolk")
    put(g, "K22", "hood", "df3")
    asked = ask(plan(g, ALLIES), Order("tf7"), PlotCourse(False))
    assert (asked.prompt.key, asked.prompt.args["unit"]) == ("cb-choose-destination", "TF 7")


@rule("CB-7.7.1e", "CB-2.3.2a", "CB-7.7.1j")
def test_combat_aircraft_attack_or_search() -> None:
    g = game()
    mark(g, put(g, "N30", "bismarck"), SHADOWED)
    mark(g, put(g, "N31", "koln"), SIGHTED)
    first = ask(fly_flow(g))
    assert DropAttack("N30") in first.moves
    assert DropAttack("N31") not in first.moves
    g.state.air["beaufort_leuchars"].flown = False
    after = ask(fly_flow(g), DropAttack("N30"))
    assert list(after.moves) == [Land()]
    g.state.air["beaufort_leuchars"].flown = False
    after = ask(fly_flow(g), DropSearch("N30"))
    assert not any(isinstance(move, DropAttack) for move in after.moves)


@rule("CB-2.3.2b")
def test_reconnaissance_never_attacks() -> None:
    g = game()
    mark(g, put(g, "N30", "bismarck"), SHADOWED)
    assert DropAttack("N30") not in ask(fly(g, g.state.air["hudson_wick"])).moves


@rule("CB-7.7.1f", "CB-7.7.1g", "CB-7.7.1h")
def test_further_markers_cost_the_level_and_must_leave_the_way_home() -> None:
    g = game(level=4)
    unit = g.state.air["hudson_wick"]
    asked = ask(fly(g, unit), DropSearch("L24"), DropSearch("L24"))
    hexes = {move.hex for move in asked.moves if isinstance(move, DropSearch)}
    assert (
        max(PACK.board.distance("L24", hex) + PACK.board.distance(hex, "L27") for hex in hexes) == 5
    )  # 9 left, 4 paid
    g = game(level=6)
    asked = ask(fly(g, g.state.air["hudson_wick"]), DropSearch("L24"), DropSearch("L23"))
    assert not any(isinstance(move, DropSearch) and move.hex == "L22" for move in asked.moves)


@rule("CB-7.7.1i")
def test_no_markers_in_darkness_or_fog() -> None:
    g = game(level=10)
    assert list(ask(fly(g, g.state.air["hudson_wick"])).moves) == [Land()]
    g = game(level=6, fog=True, weather=6)
    asked = ask(fly(g, g.state.air["hudson_iceland"]))
    assert not {move.hex for move in asked.moves if isinstance(move, DropSearch)} & PACK.board.fog


@rule("CB-7.7.1l", "CB-7.7.1m", "CB-12d")
def test_landing_refit_base() -> None:
    g = game()
    unit = g.state.air["hudson_wick"]
    run(fly(g, unit), Land())
    boxes = [unit.box]
    ready = []
    for _ in range(2):
        service_aircraft(g)
        boxes.append(unit.box)
        ready.append(can_fly(g, unit))
    assert boxes == ["landing", "refit", "ready"]
    assert ready == [False, True]


@rule("CB-12g")
def test_aircraft_wait_with_a_restricted_carrier() -> None:
    g = game()
    (carrier,) = put(g, "AG25", "ark_royal", restricted=True)
    unit = g.state.air["swordfish_810"]
    assert not can_fly(g, unit)
    carrier.restricted = False
    assert can_fly(g, unit)


@rule("CB-7.7.1k", "CB-7.7.1n")
def test_a_carrier_moves_before_or_after_her_aircraft() -> None:
    g = game()
    (carrier,) = put(g, "K26", "victorious", fuel=9)
    unit = g.state.air["swordfish_825"]
    run(plan(g, ALLIES), Order("victorious"), Sail("K25"), Halt())
    assert home_of(g, unit) == "K25"
    assert Fly("swordfish_825") in ask(plan(g, ALLIES)).moves
    carrier.off, carrier.hex = "sunk", ""
    assert not can_fly(g, unit)


def test_distances_are_those_of_the_hexes() -> None:
    board = PACK.board
    for here, there in (("I29", "U26"), ("A1", "AH35"), ("K29", "J30"), ("N10", "N10")):
        assert board.distance(here, there) == board.hex_of[here].distance_to(board.hex_of[there])

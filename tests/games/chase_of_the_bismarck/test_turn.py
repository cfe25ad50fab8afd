"""Chapters 2 to 6: pieces, set-up, sequence, visibility and shadowing."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import (
    ALLIES,
    AXIS,
    PACK,
    ask,
    events,
    game,
    lines,
    mark,
    put,
    run,
    start_game,
)
from tests.rules import rule
from weathergage.engine import Choose, Move, PackError, Setup
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.damage import apply_chit
from weathergage.games.chase_of_the_bismarck.moves import (
    Distract,
    Done,
    EndShadowing,
    Evade,
    Follow,
    HoldCourse,
    Join,
    Shadow,
)
from weathergage.games.chase_of_the_bismarck.pack import load_pack
from weathergage.games.chase_of_the_bismarck.pursuit import shadowing_modifier
from weathergage.games.chase_of_the_bismarck.sailing import hexes_of, step
from weathergage.games.chase_of_the_bismarck.sequence import SEQUENCE
from weathergage.games.chase_of_the_bismarck.shadowing import (
    legal_attempts,
    legal_manoeuvres,
    shadow,
)
from weathergage.games.chase_of_the_bismarck.ships import evasion, is_damaged_fast, is_warship, slowest, spend_fuel
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED
from weathergage.games.chase_of_the_bismarck.task_forces import legal_regroupings
from weathergage.games.chase_of_the_bismarck.view import view
from weathergage.games.chase_of_the_bismarck.visibility import (
    change_weather,
    determine_visibility,
    ride_out_storm,
    strip_markers,
)

CHITS = {chit.id: chit for chit in PACK.damage_bag}


# -------------------------------------------------------------------- 2 pieces


@rule("CB-1a")
def test_forty_turns_of_five_a_day() -> None:
    assert len(PACK.turns) == 40
    assert [box.period for box in PACK.turns[:5]] == ["night", "morning", "noon", "afternoon", "evening"]
    assert (PACK.turns[0].day, PACK.turns[-1].day) == (22, 29)


def test_the_weather_of_every_turn_is_on_record() -> None:
    g = game((9, 5, 7, 6), turn=1, weather=5)
    for turn in (1, 2, 3):
        g.state.turn = turn
        run(determine_visibility(g))
    assert view(g, None).weather_record == [5, 9, 9]


@rule("CB-1b", "CB-2.1a")
def test_each_player_sees_his_own_chart_only() -> None:
    g = game()
    put(g, "J20", "bismarck")
    put(g, "K20", "hood")
    assert [ship.card.id for ship in view(g, AXIS).ships if not ship.off] == ["bismarck"]
    assert [ship.card.id for ship in view(g, ALLIES).ships if not ship.off] == ["hood"]
    assert view(g, None).ships == []


@rule("CB-2.1b")
def test_the_pack_says_how_wide_a_hex_is() -> None:
    assert "hex_nm = 74.0" in (GAME.home / "data" / "map.toml").read_text("utf-8")


@rule("CB-2.1c", "CB-2.1d")
def test_ships_keep_to_the_sea_and_off_the_coast() -> None:
    board = PACK.board
    assert "A1" not in board.sea
    assert all(near in board.sea for nears in board.neighbours[ALLIES].values() for near in nears)
    assert board.distance("N25", "N26") == 1
    assert "N26" not in board.neighbours[ALLIES]["N25"]


@rule("CB-2.1e")
def test_aircraft_fly_over_land() -> None:
    assert "A1" in PACK.board.near("A2", 1)


@rule("CB-2.3.1a", "CB-2.3.1b", "CB-2.3.1d", "CB-2.3.3b")
def test_classes_and_speeds() -> None:
    assert {card.kind for card in PACK.cards.values()} == {"BB", "BC", "CV", "CA", "CL", "DD", "CG", "TK"}
    assert not is_warship(PACK.cards["lothringen"])
    assert is_warship(PACK.cards["modoc"])
    assert {card.speed for card in PACK.cards.values()} == {"F", "M", "S", "VS"}
    assert all(card.fuel == 0 for card in PACK.cards.values() if card.speed in ("S", "VS"))


@rule("CB-2.3.3b")
def test_a_slow_ship_never_pays_fuel() -> None:
    g = game()
    (tanker,) = put(g, "J20", "lothringen")
    spend_fuel(g, tanker, 2)
    assert (tanker.fuel, tanker.emergency) == (0, 0)


@rule("CB-2.3.1c", "CB-2.3.3a")
def test_evasion_chits_add_up_and_never_below_zero() -> None:
    g = game()
    (ship,) = put(g, "J20", "bismarck", evasion=[5, 3])
    assert evasion(g, ship) == 22
    ship.evasion = [5] * 7
    assert evasion(g, ship) == 0


@rule("CB-2.3.1f", "CB-2.3.1g", "CB-2.3.1h", "CB-2.3.1i")
def test_a_fast_ship_is_damaged_at_25_and_stops_at_zero() -> None:
    g = game()
    (ship,) = put(g, "J20", "bismarck", evasion=[3])
    assert not is_damaged_fast(g, ship)
    assert hexes_of(g, ship) == 2
    ship.evasion = [5]
    assert is_damaged_fast(g, ship)
    assert hexes_of(g, ship) == 1
    ship.evasion = [30]
    assert hexes_of(g, ship) == 0
    (medium,) = put(g, "J20", "rodney", evasion=[5, 5])
    assert not is_damaged_fast(g, medium)
    assert hexes_of(g, medium) == 1


@rule("CB-2.3.1g")
def test_a_damaged_fast_ship_pays_as_a_fast_one() -> None:
    g = game()
    (ship,) = put(g, "J20", "bismarck", evasion=[5], moved_before=1, fuel=10)
    step(g, [ship], "J21")
    assert ship.fuel == 10  # a Medium ship would have paid


@rule("CB-2.3.1j", "CB-2.3.1k")
def test_a_naval_unit_is_a_lone_ship_or_a_task_force() -> None:
    g = game()
    put(g, "J20", "hood", "prince_of_wales")
    put(g, "J20", "norfolk")
    assert {id: len(ships) for id, ships in g.state.units(ALLIES).items()} == {"tf7": 2, "norfolk": 1}


@rule("CB-2.4a", "CB-3a")
def test_everybody_starts_where_the_set_up_says_with_a_full_card() -> None:
    state = start_game()
    bismarck = state.ships["bismarck"]
    assert (bismarck.hex, bismarck.force, bismarck.hull, bismarck.fuel) == ("I29", "kg1", 12, 16)
    assert state.ships["king_george_v"].restricted
    assert state.ships["rodney"].off == "convoy"
    assert (state.weather, state.level, state.fog) == (5, 8, True)


@rule("CB-3b")
def test_three_bags() -> None:
    assert (len(PACK.damage_bag), len(PACK.evasion_bag), len(PACK.points_bag)) == (24, 16, 16)


@rule("CB-3c")
def test_a_card_lies_open_once_it_is_in_play() -> None:
    g = game()
    (ship,) = put(g, "J20", "norfolk")
    assert view(g, AXIS).cards == []
    apply_chit(g, ship, CHITS["dud"])
    assert view(g, AXIS).cards == []
    apply_chit(g, ship, CHITS["fire_control"])
    assert [card.id for card in view(g, AXIS).cards] == ["norfolk"]


@rule("CB-2.8a")
def test_a_die_shows_zero_to_nine() -> None:
    g = game([0, 9], weather=5)
    change_weather(g)
    change_weather(g)
    assert [event.dice[0].face for event in lines(g, "cb-weather")] == [0, 9]


def test_a_broken_pack_is_refused(tmp_path: object) -> None:
    with pytest.raises(PackError, match="missing"):
        load_pack(tmp_path)  # type: ignore[arg-type]


# -------------------------------------------------------------------- 4 sequence


@rule("CB-4.1a")
def test_eight_phases_in_order() -> None:
    phases = [step.phase for step in SEQUENCE]
    assert phases == sorted(phases)
    assert set(phases) == set(range(1, 9))


@rule("CB-4.1b")
def test_turn_one_begins_with_movement() -> None:
    match = Match.begin(GAME, Setup(game=GAME.id, seats=2), bytes(32))
    assert match.game.state.step == 3
    assert {ask.prompt.key for ask in match.decisions.values()} == {"cb-plan"}
    assert not any(event.text.key == "cb-weather" for event in match.events or ())


# -------------------------------------------------------------------- 5 visibility


@rule("CB-5a", "CB-5c", "CB-5d", "CB-5e")
@pytest.mark.parametrize(
    ("face", "space"), [(0, 1), (1, 1), (2, 3), (3, 4), (4, 5), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)]
)
def test_weather_moves_by_the_table(face: int, space: int) -> None:
    g = game([face], weather=5)
    change_weather(g)
    assert g.state.weather == space


@rule("CB-5b")
@pytest.mark.parametrize(("start", "face", "space"), [(8, 6, 8), (9, 8, 9), (1, 4, 2), (2, 9, 6), (3, 4, 3)])
def test_the_ends_of_the_track_modify_the_die(start: int, face: int, space: int) -> None:
    g = game([face], weather=start)
    change_weather(g)
    assert g.state.weather == space


@rule("CB-5f")
def test_fog_comes_at_five_and_goes_at_four() -> None:
    g = game([6, 3], weather=4)
    change_weather(g)
    assert (g.state.weather, g.state.fog) == (5, True)
    change_weather(g)
    assert (g.state.weather, g.state.fog) == (4, False)


@rule("CB-5g", "CB-5h")
def test_fog_takes_markers_off_in_fog_hexes() -> None:
    g = game(weather=6, fog=True, level=6)
    fogged = sorted(PACK.board.fog)[0]
    mark(g, put(g, fogged, "bismarck"), SHADOWED)
    mark(g, put(g, "J20", "koln"), SHADOWED)
    strip_markers(g)
    assert [contact.hex for contact in g.state.sides[ALLIES].contacts] == ["J20"]
    assert g.state.ships["bismarck"].marker == 0


@rule("CB-5h", "CB-5n")
def test_level_x_takes_them_off_everywhere() -> None:
    g = game(level=10)
    mark(g, put(g, "J20", "koln"), SHADOWED)
    strip_markers(g)
    assert g.state.sides[ALLIES].contacts == []


@rule("CB-5i", "CB-5j")
@pytest.mark.parametrize(("face", "fuel"), [(0, 9), (4, 9), (5, 10)])
def test_a_storm_costs_everybody_a_point(face: int, fuel: int) -> None:
    g = game([face], weather=9)
    (axis,) = put(g, "J20", "bismarck", fuel=10)
    (allied,) = put(g, "J22", "hood", fuel=10)
    ride_out_storm(g)
    assert (axis.fuel, allied.fuel) == (fuel, fuel)


@rule("CB-5i")
def test_no_storm_on_any_other_space() -> None:
    g = game(weather=8)
    ride_out_storm(g)
    assert lines(g, "cb-storm") == []


@rule("CB-5k", "CB-5l", "CB-5m")
@pytest.mark.parametrize(
    ("turn", "weather", "level"), [(6, 4, 7), (7, 4, 6), (8, 1, 1), (9, 4, 4), (10, 4, 5), (6, 7, 10)]
)
def test_level_is_weather_and_time_of_day(turn: int, weather: int, level: int) -> None:
    g = game([4], weather=weather, turn=turn)
    if weather in (1, 2):
        g = game([2], weather=3, turn=turn)
    run(determine_visibility(g))
    assert g.state.level == level


# -------------------------------------------------------------------- 6 shadowing


@rule("CB-6a")
def test_german_ships_do_not_shadow() -> None:
    g = game(turn=4)
    mark(g, put(g, "J20", "hood"))
    put(g, "J20", "bismarck")
    run(shadow(g))
    assert g.state.sides[AXIS].contacts == []


@rule("CB-6b", "CB-6c")
def test_only_a_sighted_unit_in_the_hex() -> None:
    g = game(turn=4)
    first = mark(g, put(g, "J20", "bismarck"))
    mark(g, put(g, "J25", "koln"))
    mark(g, put(g, "J21", "zf5"), SHADOWED)
    put(g, "J20", "suffolk")
    put(g, "J21", "norfolk")
    assert legal_attempts(g) == [Shadow(first.number, "suffolk")]


@rule("CB-6d")
@pytest.mark.parametrize("state", [{"rudder": True}, {"no_move": 1}, {"restricted": True}, {"evasion": [40]}])
def test_the_pursuer_must_be_able(state: dict[str, object]) -> None:
    g = game(turn=4)
    mark(g, put(g, "J20", "bismarck"))
    put(g, "J20", "suffolk", **state)
    assert legal_attempts(g) == []


@rule("CB-6e", "CB-6k")
@pytest.mark.parametrize(("face", "held"), [(9, True)])
def test_a_four_holds(face: int, held: bool) -> None:
    # 31 against 30: -2, radar II: -2, level 2: nothing. 8 is needed for 4; 9 fails.
    for die, result in ((8, held), (face, not held)):
        g = game([die], level=2, turn=4)
        contact = mark(g, put(g, "J20", "bismarck", "prinz_eugen", fuel=8))
        put(g, "J20", "suffolk")
        run(shadow(g), Shadow(contact.number, "suffolk"), HoldCourse())
        marker = SHADOWED if result else 0
        assert {g.state.ships[id].marker for id in ("bismarck", "prinz_eugen")} == {marker}


@rule("CB-6f", "CB-6g")
@pytest.mark.parametrize(("lost", "modifier"), [(0, -4), (1, -2), (2, 0), (3, 1)])
def test_difference_of_the_slowest(lost: int, modifier: int) -> None:
    g = game(level=1)
    pursuers = put(g, "J20", "dorsetshire", "augusta", remainder=lost)
    targets = put(g, "J20", "koln", "scharnhorst", remainder=2)
    assert slowest(g, pursuers) == 31 - lost
    assert shadowing_modifier(g, pursuers, targets, 0) == modifier


@rule("CB-6h")
def test_too_fast_to_follow() -> None:
    g = game(level=1, turn=4)
    contact = mark(g, put(g, "J20", "koln"))
    (slow,) = put(g, "J20", "hood")
    assert shadowing_modifier(g, [slow], [g.state.ships["koln"]], 0) is None
    run(shadow(g), Shadow(contact.number, "hood"), HoldCourse())
    assert lines(g, "cb-too-fast")


@rule("CB-6i")
@pytest.mark.parametrize(("ship", "modifier"), [("suffolk", -2), ("norfolk", -1), ("dorsetshire", 0)])
def test_radar_helps(ship: str, modifier: int) -> None:
    g = game(level=1)
    (pursuer,) = put(g, "J20", ship)
    (target,) = put(g, "J20", "scharnhorst")
    assert shadowing_modifier(g, [pursuer], [target], 0) == modifier
    pursuer.radar_lost = True
    assert shadowing_modifier(g, [pursuer], [target], 0) == 0


@rule("CB-6j")
@pytest.mark.parametrize(("level", "modifier"), [(3, 0), (4, 1), (6, 1), (7, 3), (9, 3)])
def test_bad_sight_hinders(level: int, modifier: int) -> None:
    g = game(level=level)
    (pursuer,) = put(g, "J20", "dorsetshire")
    (target,) = put(g, "J20", "scharnhorst")
    assert shadowing_modifier(g, [pursuer], [target], 0) == modifier


@rule("CB-5g", "CB-5n", "CB-6j")
def test_nobody_shadows_blindly() -> None:
    for g in (game(level=10, turn=4), game(level=5, fog=True, turn=4)):
        hex = sorted(PACK.board.fog)[0]
        mark(g, put(g, hex, "bismarck"))
        put(g, hex, "suffolk")
        assert legal_attempts(g) == []


@rule("CB-6l", "CB-6m", "CB-6n", "CB-6o", "CB-6aa")
def test_a_task_force_splits_to_cover_several_targets() -> None:
    g = game([0], level=1, turn=4)
    first = mark(g, put(g, "J20", "bismarck"))
    second = mark(g, put(g, "J20", "koln"))
    put(g, "J20", "suffolk", "norfolk")
    assert Shadow(first.number, "suffolk") in legal_attempts(g)
    flow = shadow(g)
    asked = ask(flow, Shadow(first.number, "suffolk"))
    assert asked.seat == AXIS
    flow.send(HoldCourse())
    assert g.state.ships["norfolk"].force == ""
    moves = legal_attempts(g)
    assert moves == [Shadow(second.number, "norfolk")]  # one attempt for each target, and one by each unit


@rule("CB-6n")
def test_a_shadowed_task_force_does_not_split() -> None:
    g = game(level=1, turn=4)
    mark(g, put(g, "J20", "bismarck"))
    mark(g, put(g, "J20", "koln"))
    mark(g, put(g, "J20", "suffolk", "norfolk"), SHADOWED)
    assert {move.unit for move in legal_attempts(g) if isinstance(move, Shadow)} == {"tf7"}


@rule("CB-6p", "CB-6q", "CB-6r", "CB-6s")
def test_an_evasion_costs_two_points_each_and_slows_down() -> None:
    g = game([6], level=1, turn=4)  # -2, -2, +2: 6 becomes 4
    contact = mark(g, put(g, "J20", "bismarck", fuel=3))
    put(g, "J20", "suffolk")
    asked = ask(shadow(g), Shadow(contact.number, "suffolk"))
    assert list(asked.moves) == [HoldCourse(), Evade()]
    g = game([6], level=1, turn=4)
    ships = put(g, "J20", "bismarck", fuel=3)
    contact = mark(g, ships)
    put(g, "J20", "suffolk")
    run(shadow(g), Shadow(contact.number, "suffolk"), Evade())
    assert (ships[0].fuel, ships[0].marker, hexes_of(g, ships[0])) == (1, SHADOWED, 1)


@rule("CB-6r")
def test_who_can_not_pay_can_not_evade() -> None:
    g = game()
    assert legal_manoeuvres(g, put(g, "J20", "bismarck", fuel=1)) == [HoldCourse()]
    assert legal_manoeuvres(g, put(g, "J20", "lothringen")) == [HoldCourse()]


def chances(ask: Choose[Move], move: Move) -> list[str]:
    """How likely the first of each case's outcomes is, in percent."""
    assert ask.foresee
    return [
        f"{100 * top // bottom} {what.key}" for (what, top, bottom), *_ in (it.outcomes for it in ask.foresee(move))
    ]


@rule("CB-6g", "CB-6r", "CB-6w")
def test_both_sides_see_what_a_manoeuvre_does_to_the_odds() -> None:
    g = game(turn=4)  # level 4: +1
    ships = put(g, "J20", "bismarck", "prinz_eugen", fuel=8)
    contact = mark(g, ships)
    put(g, "J20", "suffolk")  # radar II: -2, which the quarry does not know of
    flow = shadow(g)
    asked = ask(flow, Shadow(contact.number, "suffolk"))
    assert (asked.prompt.args["unit"], asked.prompt.args["hex"]) == ("KG 4", "J20")
    held, shaken = "cb-odds-held", "cb-odds-shaken"
    assert chances(asked, HoldCourse()) == [f"80 {held}", f"60 {held}", f"40 {held}", f"30 {held}", f"100 {shaken}"]
    evading = chances(asked, Evade())
    assert evading == [f"60 {held}", f"40 {held}", f"20 {held}", f"10 {held}", f"100 {shaken}"]
    assert chances(asked, Distract(("bismarck",))) == evading  # of the fast part
    parted = flow.send(Distract(("bismarck",)))
    assert isinstance(parted, Choose)
    assert chances(parted, Follow("slow")) == [f"100 {held}", f"80 {held}", f"60 {held}", f"50 {held}", f"100 {shaken}"]
    assert chances(parted, Follow("fast"))[2] == f"40 {held}"


@rule("CB-6t", "CB-6u", "CB-6v", "CB-6w", "CB-6y")
def test_a_distraction_parts_slow_from_fast() -> None:
    g = game([4], level=1, turn=4)  # against the fast part: 31-32 is +1, radar -2, distraction +2: 4 becomes 5
    ships = put(g, "J20", "bismarck", "prinz_eugen", fuel=8)
    contact = mark(g, ships)
    put(g, "J20", "suffolk")
    run(shadow(g), Shadow(contact.number, "suffolk"), Distract(("bismarck",)), Follow("fast"))
    assert [ship.fuel for ship in ships] == [7, 7]
    assert [ship.force for ship in ships] == ["", ""]
    assert [ship.marker for ship in ships] == [0, 0]
    assert lines(g, "cb-shadow-lost")


@rule("CB-6u")
def test_the_fast_part_is_at_least_as_fast() -> None:
    g = game([0], level=1, turn=4)
    ships = put(g, "J20", "prinz_eugen", "bismarck", "scharnhorst", fuel=8)
    contact = mark(g, ships)
    put(g, "J20", "suffolk")
    flow = shadow(g)
    asked = ask(flow, Shadow(contact.number, "suffolk"))
    parts = [move.slow for move in asked.moves if isinstance(move, Distract)]
    assert parts == [("bismarck",), ("bismarck", "scharnhorst")]
    flow.send(Distract(("bismarck",)))
    with pytest.raises(StopIteration):
        flow.send(Follow("slow"))
    assert [ship.id for ship in ships if ship.marker == SHADOWED] == ["bismarck"]


@rule("CB-6u")
def test_among_equals_the_owner_chooses_who_is_slow() -> None:
    g = game()
    moves = legal_manoeuvres(g, put(g, "J20", "scharnhorst", "gneisenau", "prinz_eugen", fuel=8))
    parts = {move.slow for move in moves if isinstance(move, Distract)}
    assert parts == {("scharnhorst",), ("gneisenau",), ("scharnhorst", "gneisenau")}


@rule("CB-6x")
def test_a_task_force_may_follow_both_parts() -> None:
    g = game([0, 0], level=1, turn=4)
    ships = put(g, "J20", "bismarck", "prinz_eugen", fuel=8)
    contact = mark(g, ships)
    put(g, "J20", "suffolk", "norfolk")
    run(shadow(g), Shadow(contact.number, "tf7"), Distract(("bismarck",)), Follow("both", "suffolk"))
    assert [ship.marker for ship in ships] == [SHADOWED, SHADOWED]
    assert g.state.ships["suffolk"].force == ""


@rule("CB-6x", "CB-6f")
def test_who_follows_the_slow_part_may_leave_a_slow_ship_behind() -> None:
    for other, markers in (("", [0, SHADOWED]), ("norfolk", [SHADOWED, SHADOWED])):
        g = game([0, 0], level=1, turn=4)
        ships = put(g, "J20", "bismarck", "prinz_eugen", fuel=8)
        contact = mark(g, ships)
        put(g, "J20", "suffolk", "norfolk", "hood")  # with Hood the rest makes 28 knots, Bismarck 30
        answer = Follow("both", "suffolk", other)
        run(shadow(g), Shadow(contact.number, "tf7"), Distract(("bismarck",)), answer)
        assert [ship.marker for ship in ships] == markers


@rule("CB-6n", "CB-6x")
def test_a_shadowed_task_force_follows_one_part_only() -> None:
    g = game(level=1, turn=4)
    contact = mark(g, put(g, "J20", "bismarck", "prinz_eugen", fuel=8))
    mark(g, put(g, "J20", "suffolk", "norfolk"), SHADOWED)
    asked = ask(shadow(g), Shadow(contact.number, "tf7"), Distract(("bismarck",)))
    assert list(asked.moves) == [Follow("fast"), Follow("slow")]


@rule("CB-6m", "CB-6d")
def test_one_ship_of_a_task_force_may_shadow_alone() -> None:
    g = game([0], level=1, turn=4)
    contact = mark(g, put(g, "J20", "bismarck"))
    hood, suffolk, _ = put(g, "J20", "hood", "suffolk", "norfolk")
    hood.rudder = True  # which keeps the Task Force from it, but not her consorts
    assert legal_attempts(g) == [Shadow(contact.number, "norfolk"), Shadow(contact.number, "suffolk")]
    run(shadow(g), Shadow(contact.number, "suffolk"), HoldCourse())
    assert g.state.sides[ALLIES].contacts[0].marker == SHADOWED
    assert (suffolk.force, hood.force) == ("", "tf7")
    assert Join("tf7") in legal_regroupings(g, [suffolk])  # parting here does not count in the Movement Phase


@rule("CB-6e", "CB-1b")
def test_neither_side_learns_the_others_speed_or_radar() -> None:
    told = []
    for pursuer, target in (("suffolk", "bismarck"), ("norfolk", "tirpitz")):
        g = game([1], level=1, turn=4)
        contact = mark(g, put(g, "J20", target))
        put(g, "J20", pursuer)
        run(shadow(g), Shadow(contact.number, pursuer), HoldCourse())
        told.append([event for event in events(g) if event.may_read(AXIS) and event.may_read(ALLIES)])
    assert told[0] == told[1]


@rule("CB-6z")
def test_what_is_only_sighted_is_lost_at_the_end() -> None:
    g = game(level=1, turn=4)
    mark(g, put(g, "J20", "bismarck"))
    mark(g, put(g, "J22", "koln"), SHADOWED)
    mark(g, put(g, "J24", "hood"), SIGHTED)
    run(shadow(g), EndShadowing())
    assert [contact.ships for contact in g.state.sides[ALLIES].contacts] == [["koln"]]
    assert g.state.sides[AXIS].contacts == []


@rule("CB-4.1a")
def test_a_whole_first_turn() -> None:
    match = Match.begin(GAME, Setup(game=GAME.id, seats=2), bytes(32))
    for seat in (AXIS, ALLIES):
        match.play(seat, Done())
    assert match.game.state.step > 3

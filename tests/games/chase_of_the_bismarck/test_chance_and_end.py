"""Chapters 11 to 13 and 4: chance, administration, victory and the optional rules."""

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
    start_game,
)
from tests.rules import rule
from weathergage.engine import Choose, Flow, Move, Setup
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.administration import administrate, release_ships
from weathergage.games.chase_of_the_bismarck.breaking_off import can_break_off
from weathergage.games.chase_of_the_bismarck.convoys import hunt, legal_hunts
from weathergage.games.chase_of_the_bismarck.damage import log_engagement, remove
from weathergage.games.chase_of_the_bismarck.detection import detect
from weathergage.games.chase_of_the_bismarck.exhaustion import is_exhausted
from weathergage.games.chase_of_the_bismarck.gunnery import battery_of, gunnery_modifier
from weathergage.games.chase_of_the_bismarck.hypothetical import betray
from weathergage.games.chase_of_the_bismarck.moves import (
    Bought,
    Buy,
    Dock,
    DummyRoll,
    Expose,
    Hunt,
    KeepRodney,
    LetGo,
    NameHex,
    NoHunt,
    Order,
    Pursue,
    ReleaseRodney,
)
from weathergage.games.chase_of_the_bismarck.planning import plan
from weathergage.games.chase_of_the_bismarck.sequence import play
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Game, Options
from weathergage.games.chase_of_the_bismarck.submarines import meet_submarines
from weathergage.games.chase_of_the_bismarck.victory import end_value, german_total, judge, ship_points
from weathergage.games.chase_of_the_bismarck.view import view

EAST = next(hex for hex in sorted(PACK.board.sea) if PACK.board.at[hex].zone == "east")
CENTRE, FLANK = "N10", "N17"  # of the east-west line, outside the air sector


# -------------------------------------------------------------------- 11.1 submarines


@rule("CB-11.1a")
def test_only_on_the_turns_with_the_symbol() -> None:
    assert [box.number for box in PACK.turns if box.submarine] == list(range(3, 40, 3))
    g = game(turn=4)
    assert run(meet_submarines(g)) is None
    assert lines(g, "cb-submarine-contact") == []


@rule("CB-11.1b")
@pytest.mark.parametrize(("face", "contact"), [(2, 1), (3, 0)])
def test_contact(face: int, contact: int) -> None:
    g = game([face, 0])
    run(meet_submarines(g))
    assert lines(g, "cb-submarine-contact")[0].text.args["contact"] == contact


@rule("CB-11.1c", "CB-11.1d", "CB-11.1e", "CB-11.1g", "CB-11.1i", "CB-11.1j")
def test_an_allied_submarine() -> None:
    g = game([2, 0, 7, 5], ["stern_1"], turn=39, level=5)
    ships = put(g, EAST, "gneisenau", "zf5")
    put(g, EAST, "lothringen")
    put(g, "N10", "bismarck")  # not in the east zone
    run(meet_submarines(g), Expose("zf5"))
    assert ships[1].stern == 1
    found = lines(g, "cb-submarine-found")[0].text.args
    assert (found["hex"], found["kind"], found["force"]) == (EAST, "dd", 1)
    assert ships[1].marker == 0


@rule("CB-11.1e")
def test_tankers_are_not_seen() -> None:
    g = game([0, 0])
    put(g, EAST, "lothringen")
    run(meet_submarines(g))
    assert lines(g, "cb-submarine-nothing")


@rule("CB-11.1c", "CB-11.1f", "CB-11.1j")
@pytest.mark.parametrize(("face", "attacked"), [(6, False), (7, True)])
def test_a_german_submarine(face: int, attacked: bool) -> None:
    g = game([0, face, 5], ["dud"], level=3)
    put(g, "AF24", "arethusa")
    put(g, "AF20", "norfolk")
    run(meet_submarines(g), NameHex("AF23"), Expose("arethusa"))
    assert g.state.sides[AXIS].sightings[-1].hex == "AF24"
    assert bool(lines(g, "cb-hits")) == attacked


@rule("CB-9.2b", "CB-11.1j")
@pytest.mark.parametrize(("face", "hits"), [(6, 1), (7, 0)])
def test_a_submarine_hits_better(face: int, hits: int) -> None:
    g = game([0, 7, face], ["dud"], level=4)
    put(g, "AF24", "arethusa")
    run(meet_submarines(g), NameHex("AF23"), Expose("arethusa"))
    assert lines(g, "cb-hits")[0].text.args["hits"] == hits


@rule("CB-11.1d", "CB-11.1g")
def test_the_owner_picks_within_the_group() -> None:
    g = game([0, 1, 4])
    put(g, "J20", "hood")
    put(g, "J20", "norfolk")
    put(g, "J21", "suffolk")
    asked = ask(meet_submarines(g), NameHex("J20"))
    assert asked.seat == ALLIES
    assert set(asked.moves) == {Expose("norfolk"), Expose("suffolk")}


@rule("CB-11.1h")
@pytest.mark.parametrize(("dice", "hex"), [([0, 1, 8], "J21"), ([0, 1, 0], "J21")])
def test_a_missing_group_falls_to_the_destroyers(dice: list[int], hex: str) -> None:
    g = game(dice)
    put(g, "J20", "norfolk")
    put(g, "J21", "df3")
    run(meet_submarines(g), NameHex("J20"), Expose("df3"))
    assert g.state.sides[AXIS].sightings[-1].hex == hex


@rule("CB-11.1h")
def test_without_destroyers_the_die_is_rolled_again() -> None:
    g = game([0, 1, 9, 4])
    put(g, "J20", "norfolk")
    put(g, "J21", "hood")
    run(meet_submarines(g), NameHex("J20"), Expose("norfolk"))
    assert g.state.sides[AXIS].sightings[-1].hex == "J20"


# -------------------------------------------------------------------- 11.2 detection


@rule("CB-11.2a", "CB-11.2b")
def test_a_die_for_every_unit_and_one_that_means_nothing_for_each_other_ship() -> None:
    g = game([9, 1, 9], level=6)  # Bismarck's Task Force, a dummy for Prinz Eugen, the tanker
    ships = put(g, CENTRE, "bismarck", "prinz_eugen")
    put(g, "J15", "belchen")
    run(detect(g))
    assert ships[0].marker == 0  # the dummy's 1 detects nobody
    assert len(lines(g, "cb-detection-die")) == 2
    assert {event.to for event in lines(g, "cb-detection-die")} == {(AXIS,)}


@rule("CB-11.2c", "CB-11.2h")
@pytest.mark.parametrize(("face", "marker"), [(2, SHADOWED), (3, 0), (1, SHADOWED)])
def test_up_to_the_value_detects(face: int, marker: int) -> None:
    g = game([face, 9], level=5)
    ships = put(g, CENTRE, "bismarck", "prinz_eugen")
    run(detect(g))
    assert ships[0].marker == marker
    if marker:
        assert view(g, ALLIES).contacts[0].kinds == ["BB", "CA"]


@rule("CB-11.2d", "CB-11.2i")
def test_a_zero_is_a_bearing_and_no_more() -> None:
    g = game([0], level=1)
    (ship,) = put(g, CENTRE, "koln")
    run(detect(g))
    sighting = g.state.sides[ALLIES].sightings[-1]
    assert (ship.marker, sighting.what, sighting.hex, sighting.kinds, sighting.ships) == (0, "bearing", CENTRE, [], 0)


@rule("CB-11.2e", "CB-11.2f", "CB-11.2g")
def test_columns() -> None:
    values = PACK.detection.values
    assert values[0] == (7, 8, 5, 6)
    assert values[4] == (2, 2, 1, 2)
    assert set(values[6:]) == {(0, 0, 0, 0)}
    columns = PACK.board.detection_column
    assert (columns["F20"], columns[CENTRE], columns["V12"]) == (1, 3, 2)
    inside = next(h for h, c in columns.items() if c == 0)
    assert PACK.board.at[inside].zone


# -------------------------------------------------------------------- 11.3 convoys


@rule("CB-11.3a", "CB-11.3b")
def test_who_hunts_and_where() -> None:
    g = game()
    put(g, CENTRE, "bismarck")
    put(g, FLANK, "koln")
    put(g, "V12", "prinz_eugen")
    assert legal_hunts(g) == [Hunt("bismarck", "east_west")]
    inside = next(h for h in sorted(PACK.board.routes) if PACK.board.at[h].zone)
    put(g, inside, "bismarck")
    assert legal_hunts(g) == []


@rule("CB-11.3c", "CB-11.3d", "CB-11.3e")
@pytest.mark.parametrize(
    "state", [{"was_shadowed": True}, {"no_move": 1}, {"rudder": True}, {"returning": True, "evasion": [5]}]
)
def test_who_may_not(state: dict[str, object]) -> None:
    g = game()
    (ship,) = put(g, CENTRE, "bismarck")
    assert legal_hunts(g)
    put(g, CENTRE, "bismarck", **state)
    assert legal_hunts(g) == []
    assert ship.hex == CENTRE


@rule("CB-11.3c")
def test_a_marker_since_then_does_not_matter() -> None:
    g = game()
    mark(g, put(g, CENTRE, "bismarck"), SHADOWED)
    assert legal_hunts(g)


@rule("CB-11.3f", "CB-11.3g")
def test_one_hunt_or_a_dummy_or_none() -> None:
    g = game([5])
    assert list(ask(hunt(g)).moves) == [DummyRoll(), NoHunt()]
    run(hunt(g), DummyRoll(), LetGo(), LetGo())
    put(g, CENTRE, "bismarck")
    put(g, FLANK, "scharnhorst")
    assert len(ask(hunt(g)).moves) == 4
    assert run(hunt(g), NoHunt()) is None


@rule("CB-11.3h", "CB-11.3i")
@pytest.mark.parametrize(
    ("turn", "hex", "force", "face", "result"),
    [
        (3, FLANK, False, 2, 2),
        (3, CENTRE, False, 2, 1),
        (3, CENTRE, True, 2, 0),
        (6, CENTRE, True, 1, 1),
        (3, CENTRE, True, 0, 0),
    ],
)
def test_hunt_modifiers(turn: int, hex: str, force: bool, face: int, result: int) -> None:
    g = game([face], turn=turn)
    put(g, hex, *(("bismarck", "prinz_eugen") if force else ("bismarck",)))
    asked = ask(hunt(g), Hunt("kg4" if force else "bismarck", "east_west"))
    assert lines(g, "cb-hunt")[0].text.args["result"] == result
    assert (Pursue() in asked.moves) == (result < 2)


@rule("CB-11.3j", "CB-11.3k")
def test_a_lone_merchant() -> None:
    g = game([1])
    (ship,) = put(g, FLANK, "bismarck")
    run(hunt(g), Hunt("bismarck", "east_west"), LetGo(), LetGo())
    assert (g.state.merchants, ship.marker) == (0, 0)
    g = game([1])
    (ship,) = put(g, FLANK, "bismarck")
    run(hunt(g), Hunt("bismarck", "east_west"), Pursue())
    assert (g.state.merchants, ship.marker, ship.no_move) == (1, SIGHTED, 2)
    sighting = g.state.sides[ALLIES].sightings[-1]
    assert (sighting.what, sighting.hex, sighting.ships, sighting.kinds, sighting.force) == (
        "raid",
        FLANK,
        0,
        [],
        False,
    )


@rule("CB-11.3k", "CB-11.3u", "CB-9d")
def test_a_raider_tells_her_hex_and_not_what_she_is() -> None:
    told = []
    for names in (("bismarck",), ("bismarck", "prinz_eugen"), ("scharnhorst", "gneisenau")):
        g = game([len(names) + 1], turn=3)
        put(g, CENTRE, *names)
        run(hunt(g), Hunt("kg4" if len(names) > 1 else names[0], "east_west"), Pursue())
        told.append(view(g, ALLIES))
    assert told[0].contacts[0].kinds == []
    assert told[0] == told[1] == told[2]
    mark(g, g.state.unit("kg4"), SHADOWED)  # a search tells the classes after all
    assert view(g, ALLIES).contacts[0].kinds == ["BC", "BC"]


@rule("CB-11.3l", "CB-11.3m", "CB-11.3o", "CB-11.3t", "CB-11.4d")
@pytest.mark.parametrize("face", [4, 5, 6, 7, 8])
def test_an_unescorted_convoy(face: int) -> None:
    g = game([0, face], [5])
    (ship,) = put(g, FLANK, "bismarck")
    run(hunt(g), Hunt("bismarck", "east_west"), Pursue(), LetGo())
    assert g.state.half_chits == []
    g = game([0, face], [5])
    (ship,) = put(g, FLANK, "bismarck")
    run(hunt(g), Hunt("bismarck", "east_west"), Pursue(), Pursue())
    assert (g.state.half_chits, ship.no_move, ship.marker) == ([5], 2, SIGHTED)


@rule("CB-11.3m", "CB-11.3n")
def test_a_convoy_of_the_other_line_or_a_second_time_is_nothing() -> None:
    g = game([0, 9, 0, 3, 0, 3])
    put(g, FLANK, "bismarck")
    assert list(ask(hunt(g), Hunt("bismarck", "east_west"), Pursue()).moves) == [LetGo()]  # SL.75 is north-south
    run(hunt(g), Hunt("bismarck", "east_west"), Pursue(), LetGo())
    assert g.state.convoys_found == ["hx_126"]
    assert list(ask(hunt(g), Hunt("bismarck", "east_west"), Pursue()).moves) == [LetGo()]


@rule("CB-11.3p", "CB-11.3q", "CB-11.4c")
def test_the_escort_is_fought_and_does_not_run() -> None:
    g = game([0, 2], level=2)
    put(g, FLANK, "bismarck")
    asked = ask(hunt(g), Hunt("bismarck", "east_west"), Pursue(), Pursue())
    battle = g.state.combat
    assert battle is not None
    assert (battle.attacker, sorted(battle.escorts)) == (AXIS, ["dd2", "revenge"])
    assert asked.seat == AXIS
    boat = next(boat for boat in battle.boats if boat.ship == "dd2")
    boat.zone, boat.position = 27, "breaking_off"
    battle.boats = [it for it in battle.boats if it.ship in ("dd2", "bismarck")]
    assert not can_break_off(g, battle, boat)


@rule("CB-11.3r", "CB-11.3s", "CB-11.3u", "CB-4.3h", "CB-4.3j")
def test_a_beaten_escort_gives_the_convoy() -> None:
    g = game([0, 2], [3], level=2)
    (ship,) = put(g, FLANK, "bismarck")
    flow = hunt(g)
    question = ask(flow, Hunt("bismarck", "east_west"), Pursue(), Pursue())
    battle = g.state.combat
    assert battle is not None
    for id in ("revenge", "dd2"):
        remove(g, g.state.ships[id], "sunk")
    battle.boats = [boat for boat in battle.boats if boat.ship == "bismarck"]
    drain(flow, question)
    assert g.state.full_chits == [3]
    assert (ship.marker, ship.no_move) == (SIGHTED, 2)
    g.state.ending = "end_of_track"
    assert german_total(g) == -4 + 3 + 7 + 1


@rule("CB-11.3r", "CB-11.3v", "CB-11.3u")
def test_a_surviving_escort_saves_it_and_stays_on_the_map() -> None:
    g = game([0, 2], level=2)
    (ship,) = put(g, FLANK, "bismarck")
    flow = hunt(g)
    question = ask(flow, Hunt("bismarck", "east_west"), Pursue(), Pursue())
    battle = g.state.combat
    assert battle is not None
    battle.quiet = 3
    drain(flow, question)
    assert g.state.full_chits == []
    assert (g.state.ships["revenge"].hex, g.state.ships["revenge"].off) == (FLANK, "")
    assert (ship.marker, ship.no_move) == (SIGHTED, 0)


def drain(flow: Flow[None], question: Choose[Move]) -> None:
    """Answer with the last move offered, which is the one that does least, to the end."""
    for _ in range(400):
        try:
            answer = flow.send(question.moves[-1])
        except StopIteration:
            return
        assert isinstance(answer, Choose)
        question = answer
    raise AssertionError("it does not end")


@rule("CB-11.4a", "CB-11.4b", "CB-11.4e", "CB-11.3s")
@pytest.mark.parametrize(
    ("die", "line", "id", "escort", "chits"),
    [
        (0, "east_west", "britannic", ("rodney",), 2),
        (0, "north_south", "ws_8b", ("cairo", "exeter"), 2),
        (1, "east_west", "hx_127", ("ramillies", "dd1"), 1),
        (1, "north_south", "sl_74", (), 1),
        (9, "north_south", "sl_75", ("nelson", "london"), 1),
    ],
)
def test_identification(die: int, line: str, id: str, escort: tuple[str, ...], chits: int) -> None:
    row = PACK.convoys[id]
    assert (row.die, row.line, row.escort, row.chits, row.half) == (die, line, escort, chits, False)


# -------------------------------------------------------------------- 12 administration


@rule("CB-12a", "CB-12b")
def test_dorsetshire_arrives() -> None:
    g = game(turn=18)
    ship = g.state.ships["dorsetshire"]
    run(administrate(g), KeepRodney())
    assert ship.off == "later"
    run(administrate(g), KeepRodney())
    assert (ship.off, ship.hex) == ("", "AH13")


@rule("CB-12c")
def test_rodney_leaves_when_the_allies_like() -> None:
    g = game(turn=10)
    ship = g.state.ships["rodney"]
    assert run(administrate(g)) is None
    asked = ask(administrate(g))
    assert list(asked.moves) == [KeepRodney(), ReleaseRodney()]
    run(administrate(g), ReleaseRodney())
    assert (ship.off, ship.hex) == ("", "N23")
    assert list(ask(administrate(g)).moves) == [KeepRodney()]
    assert {event.to for event in lines(g, "cb-arrived")} == {(ALLIES,)}


@rule("CB-12e", "CB-12f", "CB-12h", "CB-7.5f")
def test_markers_come_off_and_the_turn_goes_on() -> None:
    g = game(turn=5)
    work = {"hood": "patrol", "norfolk": "port", "suffolk": "repair"}
    ships = [put(g, "J20", id, activity=what)[0] for id, what in work.items()]
    (tanker,) = put(g, "F10", "belchen", no_move=4, evading=True, activity="sea")
    seen = []
    for _ in range(4):
        run(administrate(g))
        seen.append(tanker.no_move)
    assert seen == [3, 2, 1, 0]
    assert {ship.activity for ship in (*ships, tanker)} == {""}
    assert not tanker.evading
    assert g.state.turn == 9


@rule("CB-12g")
def test_restricted_ships_wait_for_their_release() -> None:
    g = game(turn=2)
    g.state.ships.update(start_game().ships)
    release_ships(g)
    assert g.state.ships["king_george_v"].restricted
    mark(g, [g.state.ships["bismarck"]])
    release_ships(g)
    assert not g.state.ships["king_george_v"].restricted
    assert g.state.ships["ark_royal"].restricted  # she is still in home waters
    g.state.turn = 10
    release_ships(g)
    assert not g.state.ships["ark_royal"].restricted


# -------------------------------------------------------------------- 4 victory


def ended(ending: str, **fields: object) -> Game:
    g = game(turn=40)
    put(g, "V12", "bismarck", fuel=12, **fields)
    g.state.ending = ending  # type: ignore[assignment]
    return g


@rule("CB-4.2a", "CB-4.3a")
def test_bismarck_sunk_ends_it_for_the_allies() -> None:
    g = game()
    remove(g, put(g, "V12", "bismarck")[0], "sunk")
    g.state.full_chits = [5] * 10
    assert g.state.ending == "sunk"
    assert (judge(g).places, judge(g).rule) == ((2, 1), "CB-4.3a")


@rule("CB-4.2b", "CB-4.3c")
@pytest.mark.parametrize(("hex", "value"), [("U26", -5), ("J30", -7), ("O32", 0)])
def test_in_port(hex: str, value: int) -> None:
    g = game()
    put(g, hex, "bismarck")
    flow = plan(g, AXIS)
    run(flow, Order("bismarck"), Dock("bismarck"))
    assert g.state.ending == ("port" if value else "")
    if value:
        assert end_value(g) == value


@rule("CB-4.2b")
def test_the_game_is_over_when_she_is_marked() -> None:
    g = game()
    put(g, "U26", "bismarck")
    g.state.prepared, g.state.step = True, 3
    flow = play(g)
    question = next(flow)
    while not hasattr(question, "flows"):
        question = flow.send(None)
    run(plan(g, AXIS), Order("bismarck"), Dock("bismarck"))
    with pytest.raises(StopIteration) as over:
        flow.send({})
    assert over.value.value.scores == (-5.0, 5.0)


@rule("CB-4.2c", "CB-4.3e")
def test_out_of_fuel() -> None:
    g = game(turn=20)
    put(g, "V12", "bismarck", fuel=0, emergency=21)
    run(administrate(g), KeepRodney())
    assert g.state.ending == "out_of_fuel"
    assert german_total(g) == -15


@rule("CB-4.2d", "CB-4.3b", "CB-4.3d")
@pytest.mark.parametrize(("fields", "value"), [({}, -4), ({"hull": 11}, -10), ({"fire_control": True}, -10)])
def test_the_end_of_the_track(fields: dict[str, object], value: int) -> None:
    g = ended("", **fields)
    run(administrate(g), KeepRodney())
    assert g.state.ending == "end_of_track"
    assert end_value(g) == value
    g.state.ships["bismarck"].fuel = 9
    assert end_value(g) == -10


@rule("CB-4.3b", "CB-4.3d")
def test_in_a_german_port_she_is_not_at_sea() -> None:
    g = game(turn=40)
    put(g, "O32", "bismarck", fuel=12)
    run(plan(g, AXIS), Order("bismarck"), Dock("bismarck"))
    run(administrate(g), KeepRodney())
    assert (g.state.ending, end_value(g)) == ("end_of_track", -10)


@rule("CB-4.2d", "CB-7.7.2o")
def test_no_deadline_lies_beyond_the_track() -> None:
    g = game(turn=40)
    (ship,) = put(g, "V12", "bismarck", fuel=0, emergency=41)
    run(administrate(g), KeepRodney())
    assert (g.state.ending, ship.off) == ("end_of_track", "")


@rule("CB-4.3f", "CB-4.3g", "CB-11.3t")
def test_chits_and_merchants() -> None:
    g = ended("end_of_track")
    g.state.full_chits, g.state.half_chits, g.state.merchants = [3, 4], [5, 1], 3
    assert german_total(g) == -4 + 7 + 3 + 1 + 1.5


@rule("CB-4.3h", "CB-4.3i", "CB-4.3j")
def test_ships_count_by_class() -> None:
    g = ended("end_of_track")
    (hood,) = put(g, "J20", "hood", hull=6, bow=6)
    (cruiser,) = put(g, "J20", "arethusa", hull=1)
    assert (ship_points(g, hood), ship_points(g, cruiser)) == (1, 0)
    remove(g, hood, "sunk")
    remove(g, cruiser, "sunk")
    assert german_total(g) == -4 + 8 + 1


@rule("CB-4.3k", "CB-10.7e", "CB-7.7.2o")
def test_german_losses_are_subtracted() -> None:
    g = ended("end_of_track")
    remove(g, put(g, "J20", "belchen")[0], "sunk")
    remove(g, put(g, "J20", "prinz_eugen")[0], "out_of_fuel")
    assert german_total(g) == -4 - 1 - 5


@rule("CB-4.4a", "CB-4.4c")
@pytest.mark.parametrize(("chits", "places"), [([5], (1, 2)), ([4], (2, 1))])
def test_one_point_wins(chits: list[int], places: tuple[int, int]) -> None:
    g = ended("end_of_track")
    g.state.full_chits = chits
    assert judge(g).places == places


@rule("CB-4.4b")
def test_a_strategic_victory() -> None:
    g = ended("port")
    g.state.end_port = "France"
    for id in ("hood", "ark_royal"):
        ship = put(g, "J20", id)[0]
        ship.flagship_sank = True
        remove(g, ship, "sunk")
    assert judge(g).rule == "CB-4.4b"
    g.state.ships["hood"].flagship_sank = False
    g.state.ships["repulse"].off, g.state.ships["repulse"].flagship_sank = "sunk", True
    assert judge(g).rule != "CB-4.4b"  # none of the three


@rule("CB-4.4d")
def test_nobody_sees_the_chits_before_the_end() -> None:
    g = game()
    g.state.full_chits, g.state.half_chits, g.state.merchants = [4, 4], [5], 2
    mine, theirs = view(g, AXIS), view(g, ALLIES)
    assert (mine.full_chits, mine.half_chits, mine.merchants, mine.reveal) == (2, 1, 2, None)
    assert (theirs.full_chits, theirs.half_chits, theirs.merchants, theirs.reveal) == (0, 0, 0, None)
    g.state.over = True
    assert view(g, None).reveal.full_chits == [4, 4]  # type: ignore[union-attr]


# -------------------------------------------------------------------- 13 optional rules


@rule("CB-13.1a", "CB-13.1b")
def test_optional_units_are_agreed_on_and_bought() -> None:
    plain = Match.begin(GAME, Setup(game=GAME.id, seats=2), bytes(32))
    assert plain.game.state.ships["tirpitz"].off == "unused"
    match = Match.begin(GAME, Setup(game=GAME.id, seats=2, options={"hypothetical_units": True}), bytes(32))
    assert Buy("tirpitz") in match.decisions[AXIS].moves
    (secrecy,) = match.outlooks(AXIS, Buy("gneisenau"))
    assert [(what.key, top, bottom) for what, top, bottom in secrecy.outcomes] == [
        ("cb-odds-told", 3, 5),
        ("cb-odds-untold", 2, 5),
    ]
    match.play(AXIS, Buy("tirpitz"))
    match.play(ALLIES, Bought())
    match.play(AXIS, Bought())
    state = match.game.state
    assert (state.ships["tirpitz"].hex, state.ships["tirpitz"].off) == ("O33", "")
    before = german_total(match.game)
    state.sides[AXIS].bought = []
    assert german_total(match.game) - before == 9


@rule("CB-13.1c", "CB-13.1d", "CB-13.1e")
@pytest.mark.parametrize(
    ("ship", "hex", "points", "last"),
    [
        ("tirpitz", "O33", -9, 8),
        ("scharnhorst", "U26", -7, 7),
        ("gneisenau", "U26", -8, 5),
        ("koln", "O32", -3, 5),
        ("us_dd1", "AE12", 1, 2),
        ("us_dd2", "H7", 2, 2),
        ("new_york", "L2", 5, 4),
        ("augusta", "M1", 3, 5),
    ],
)
def test_optional_rows(ship: str, hex: str, points: int, last: int) -> None:
    row = PACK.hypothetical[ship]
    assert (row.hex, row.points) == (hex, points)
    seat = PACK.cards[ship].seat
    g = game()
    betray(g, seat, ship, last)
    assert g.state.sides[1 - seat].revealed == [ship]
    g.state.sides[1 - seat].revealed = []
    betray(g, seat, ship, last + 1)
    assert g.state.sides[1 - seat].revealed == []


@rule("CB-13.1c", "CB-11.2b")
def test_the_number_of_dice_does_not_betray_what_was_bought() -> None:
    numbers = []
    for bought in ((), (Buy("tirpitz"), Buy("koln"))):
        match = Match.begin(GAME, Setup(game=GAME.id, seats=2, options={"hypothetical_units": True}), bytes(32))
        for move in (*bought, Bought()):
            match.play(AXIS, move)
        match.play(ALLIES, Bought())
        dice = match.game.chance.number
        run(detect(match.game))
        numbers.append((dice, match.game.chance.taken[-1]))
    assert numbers[0] == numbers[1]


@rule("CB-13.2a", "CB-13.2b")
def test_crew_exhaustion() -> None:
    g = game(turn=9, options=Options(crew_exhaustion=True))
    (ship,) = put(g, "J20", "bismarck")
    battle = combat(g, [ship], put(g, "J20", "hood"))
    place_boat(battle, "bismarck", 10, "opening")
    place_boat(battle, "hood", 13, "opening")
    boat, target = battle.boats
    fresh = gunnery_modifier(g, boat, target, battery_of(g, boat))
    ship.fights = [22]
    log_engagement(g, ship)
    assert not is_exhausted(g, ship)  # once on the day before
    ship.fights = [22, 22]
    assert not is_exhausted(g, ship)  # not engaged again yet
    log_engagement(g, ship)
    assert is_exhausted(g, ship)
    assert gunnery_modifier(g, boat, target, battery_of(g, boat)) == fresh + 1
    g.state.options = Options()
    assert not is_exhausted(g, ship)

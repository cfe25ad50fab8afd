"""Chapters 8 and 9: searches, air attacks, hits and damage."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, ask, game, lines, mark, put, run
from tests.rules import rule
from weathergage.engine import Choose
from weathergage.games.chase_of_the_bismarck.air_attack import air_modifier, attack_from_the_air, legal_strikes
from weathergage.games.chase_of_the_bismarck.damage import apply_chit, hit_modifier, hits_of, remove_if_sunk
from weathergage.games.chase_of_the_bismarck.flights import Leg, targets
from weathergage.games.chase_of_the_bismarck.moves import Attack, EndSearch, Expose, Search, SearchAll
from weathergage.games.chase_of_the_bismarck.sailing import reach
from weathergage.games.chase_of_the_bismarck.searching import (
    hear_reports,
    legal_searches,
    refuse_search,
    search_allied,
    search_axis,
    search_factors,
)
from weathergage.games.chase_of_the_bismarck.sequence import SEQUENCE
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Game, Strike
from weathergage.games.chase_of_the_bismarck.view import view

CHITS = {chit.id: chit for chit in PACK.damage_bag}


# -------------------------------------------------------------------- 8 search


@rule("CB-5o", "CB-8a", "CB-8b")
def test_factors_must_reach_the_level() -> None:
    g = game(level=4)
    put(g, "J20", "norfolk", activity="patrol")
    put(g, "J22", "hood", "suffolk")
    g.state.sides[ALLIES].searches = {"J23": 2, "J24": 1}
    assert search_factors(g, ALLIES, "J20") == 4
    assert search_factors(g, ALLIES, "J22") == 1
    assert sorted(legal_searches(g, ALLIES)) == ["J20", "J23"]
    refusal = refuse_search(g, ALLIES, Search("J22"))
    assert refusal
    assert refusal.rule == "CB-8a"


@rule("CB-8c")
def test_the_printed_value_counts_for_its_side() -> None:
    g = game(level=9)
    hex = next(h for h in sorted(PACK.board.intrinsic[ALLIES]) if not PACK.board.intrinsic[AXIS].get(h))
    value = PACK.board.intrinsic[ALLIES][hex]
    put(g, hex, "norfolk")
    assert search_factors(g, ALLIES, hex) == value + 1
    assert search_factors(g, AXIS, hex) == 0


@rule("CB-8d", "CB-6aa")
@pytest.mark.parametrize("state", [{"activity": "port"}, {"activity": "repair"}, {"pursued": True}])
def test_who_is_busy_adds_nothing(state: dict[str, object]) -> None:
    g = game(level=1)
    put(g, "J20", "norfolk", **state)
    assert search_factors(g, ALLIES, "J20") == 0


@rule("CB-8d")
def test_a_task_force_counts_if_one_ship_may() -> None:
    g = game(level=1)
    put(g, "J20", "norfolk", "suffolk")[0].activity = "repair"
    assert search_factors(g, ALLIES, "J20") == 1


@rule("CB-8e")
def test_the_allies_search_first() -> None:
    names = [step.play.__name__ for step in SEQUENCE]
    assert names.index("search_allied") < names.index("hear_axis_reports") < names.index("search_axis")
    g = game(level=1)
    put(g, "J20", "norfolk")
    put(g, "J22", "koln")
    assert ask(search_allied(g)).seat == ALLIES
    assert ask(search_axis(g)).seat == AXIS


@rule("CB-8f")
def test_only_the_hex_is_announced_and_nobody_has_to() -> None:
    g = game(level=1)
    put(g, "J20", "norfolk")
    run(search_allied(g), EndSearch())
    assert lines(g, "cb-search") == []
    run(search_allied(g), Search("J20"))
    assert lines(g, "cb-search")[0].text.args == {"hex": "J20", "side": ALLIES}


@rule("CB-8g", "CB-8i", "CB-8h")
def test_the_answer_tells_classes_not_names() -> None:
    g = game(level=1)
    put(g, "J20", "norfolk")
    ships = put(g, "J20", "bismarck", "zf6")
    run(search_allied(g), Search("J20"))
    (contact,) = view(g, ALLIES).contacts
    assert (contact.kinds, contact.force, contact.names, contact.marker) == (["BB", "DD"], True, [], SIGHTED)
    assert [ship.marker for ship in ships] == [SIGHTED, SIGHTED]
    assert "bismarck" not in str((contact, view(g, ALLIES).sightings))


@rule("CB-8h")
def test_an_aircraft_shadows_and_never_lowers() -> None:
    g = game(level=1)
    put(g, "J20", "norfolk")
    (ship,) = put(g, "J20", "koln")
    g.state.sides[ALLIES].searches = {"J20": 1}
    run(search_allied(g), Search("J20"))
    assert ship.marker == SHADOWED
    g.state.sides[ALLIES].searched = []
    g.state.sides[ALLIES].searches = {}
    run(search_allied(g), Search("J20"))
    assert ship.marker == SHADOWED


@rule("CB-8j")
def test_who_is_in_a_watched_hex_reports_himself() -> None:
    hex = max(PACK.board.intrinsic[ALLIES], key=lambda it: PACK.board.intrinsic[ALLIES][it])
    g = game(level=PACK.board.intrinsic[ALLIES][hex])
    (ship,) = put(g, hex, "koln")
    hear_reports(g, ALLIES)
    assert ship.marker == SIGHTED
    g = game(level=PACK.board.intrinsic[ALLIES][hex] + 1)
    (ship,) = put(g, hex, "koln")
    hear_reports(g, ALLIES)
    assert ship.marker == 0


@rule("CB-8j")
def test_who_passed_a_watched_hex_reports_too() -> None:
    hex = max(PACK.board.intrinsic[ALLIES], key=lambda it: PACK.board.intrinsic[ALLIES][it])
    g = game(level=PACK.board.intrinsic[ALLIES][hex])
    (ship,) = put(g, "J10", "koln", path=[hex, "J10"])
    hear_reports(g, ALLIES)
    assert ship.marker == 0
    assert (g.state.sides[ALLIES].sightings[-1].what, g.state.sides[ALLIES].sightings[-1].hex) == ("passed", "J10")


@rule("CB-8k")
def test_a_value_that_is_too_small_alone_is_announced() -> None:
    hex = next(h for h in sorted(PACK.board.intrinsic[ALLIES]) if PACK.board.intrinsic[ALLIES][h] == 3)
    g = game(level=4)
    put(g, hex, "norfolk")
    (ship,) = put(g, hex, "koln")
    hear_reports(g, ALLIES)
    assert ship.marker == 0
    run(search_allied(g), Search(hex))
    assert ship.marker == SIGHTED


@rule("CB-8l", "CB-5g", "CB-5n")
def test_no_search_in_darkness_or_fog() -> None:
    g = game(level=10)
    put(g, "J20", "norfolk", activity="patrol")
    assert run(search_allied(g)) is None
    g = game(level=1, fog=True)
    fogged = next(hex for hex in sorted(PACK.board.fog) if hex in PACK.board.sea)
    put(g, fogged, "norfolk")
    assert legal_searches(g, ALLIES) == []


@rule("CB-8m", "CB-8n", "CB-8o")
def test_a_passage_is_told_with_the_number_of_ships_only() -> None:
    g = game(level=1)
    put(g, "K29", "norfolk")
    ships = put(g, "J30", "bismarck", "zf6", path=["K29", "J30"])
    run(search_allied(g), Search("K29"))
    sighting = g.state.sides[ALLIES].sightings[-1]
    assert (sighting.what, sighting.hex, sighting.ships, sighting.kinds, sighting.force) == (
        "passed",
        "J30",
        2,
        [],
        False,
    )
    assert [ship.marker for ship in ships] == [0, 0]


@rule("CB-8p")
def test_who_began_there_is_not_mentioned() -> None:
    g = game(level=1)
    put(g, "K29", "norfolk")
    put(g, "L29", "koln", path=["L29"])
    run(search_allied(g), Search("K29"))
    assert g.state.sides[ALLIES].sightings[-1].what == "empty"


@rule("CB-8q")
def test_presence_and_passage_are_both_told() -> None:
    g = game(level=1)
    put(g, "K29", "norfolk")
    put(g, "K29", "koln")
    put(g, "J30", "zf6", path=["K29", "J30"])
    run(search_allied(g), Search("K29"))
    assert [sighting.what for sighting in g.state.sides[ALLIES].sightings] == ["found", "passed"]


@rule("CB-8r")
def test_search_markers_come_off_when_both_are_done() -> None:
    g = game(level=1)
    g.state.sides[ALLIES].searches = {"J20": 2, "J21": 1}
    run(search_allied(g), SearchAll())
    assert g.state.sides[ALLIES].searches
    run(search_axis(g), EndSearch())
    assert g.state.sides[ALLIES].searches == {}


# -------------------------------------------------------------------- 9 air attack


def strike(g: Game, seat: int, hex: str, *air: str) -> None:
    g.state.sides[seat].strikes += [Strike(it, hex) for it in air]


def raid(*dice: int, chits: tuple[str | int, ...] = (), level: int = 4, hex: str = "J20") -> Game:
    g = game(dice, chits, level=level)
    mark(g, put(g, hex, "gneisenau", "scharnhorst", "zf5"))
    strike(g, ALLIES, hex, "swordfish_810", "swordfish_818")
    return g


@rule("CB-9a")
def test_nothing_happens_without_markers() -> None:
    g = game()
    assert run(attack_from_the_air(g)) is None
    assert lines(g, "cb-air-attack") == []


@rule("CB-9b", "CB-9c", "CB-9d", "CB-9e", "CB-9f", "CB-9h")
def test_allied_attacks_first_one_by_one_class_by_the_attacker_ship_by_the_defender() -> None:
    g = raid(9, 9, 9)
    mark(g, put(g, "K20", "hood"))
    strike(g, AXIS, "K20", "ju88_lannion")
    flow = attack_from_the_air(g)
    first = ask(flow)
    assert first.seat == ALLIES
    assert {move.kind for move in first.moves if isinstance(move, Attack)} == {"BC", "DD"}
    defender = flow.send(Attack("swordfish_810", "BC"))
    assert isinstance(defender, Choose)
    assert defender.seat == AXIS
    assert set(defender.moves) == {Expose("scharnhorst"), Expose("gneisenau")}
    second = flow.send(Expose("gneisenau"))
    assert isinstance(second, Choose)
    assert second.seat == ALLIES
    third = flow.send(Attack("swordfish_818", "DD"))
    assert isinstance(third, Choose)
    assert third.seat == AXIS
    with pytest.raises(StopIteration):
        flow.send(Attack("ju88_lannion", "BC"))
    assert len(lines(g, "cb-air-attack")) == 3
    assert g.state.sides[ALLIES].strikes == []


@rule("CB-9d")
def test_nobody_bombs_a_neutral() -> None:
    g = game()
    mark(g, put(g, "J20", "modoc"), SHADOWED)
    mark(g, put(g, "J22", "hood"), SHADOWED)
    strike(g, AXIS, "J20", "ju88_lannion")
    assert legal_strikes(g, AXIS) == []
    leg = Leg(g.state.air["ju88_lannion"], "J20", "J20", 9, True, False)
    assert targets(g, leg) == ["J22"]


@rule("CB-9d")
def test_whoever_is_attacked_tells_her_class_before_one_is_named() -> None:
    g = game([9])
    contact = mark(g, put(g, "J20", "bismarck"))
    contact.kinds = []  # a raider that gave herself away
    strike(g, ALLIES, "J20", "swordfish_810")
    assert list(ask(attack_from_the_air(g)).moves) == [Attack("swordfish_810", "BB")]
    assert view(g, ALLIES).contacts[0].kinds == ["BB"]


@rule("CB-9g", "CB-9.4f", "CB-9.4h")
def test_a_hit_draws_a_chit() -> None:
    g = raid(3, 2, 9, chits=("hull", 3))  # 3 + night? noon, level 4: one hit; then 2 on the secondary roll
    run(attack_from_the_air(g), Attack("swordfish_810", "BC"), Expose("scharnhorst"), Attack("swordfish_818", "DD"))
    ship = g.state.ships["scharnhorst"]
    assert (ship.hull, ship.secondary, evasion(g, ship)) == (8, 1, 28)


@rule("CB-9.1a", "CB-9.1b", "CB-9.1c")
@pytest.mark.parametrize(
    ("face", "modifier", "hits"),
    [(2, -4, 3), (0, 0, 3), (1, 0, 2), (2, 0, 2), (3, 0, 1), (5, 0, 1), (6, 0, 0), (9, 0, 0), (0, 6, 1), (1, 6, 0)],
)
def test_hit_table(face: int, modifier: int, hits: int) -> None:
    assert hits_of(game(), face, modifier) == hits


@rule("CB-9.2a", "CB-9.3b")
def test_slow_targets_are_easier_but_not_at_level_nine() -> None:
    g = game(level=4)
    (ship,) = put(g, "J20", "bismarck", evasion=[5])
    assert hit_modifier(g, evasion(g, ship)) == 0  # 25 is not below 25
    ship.evasion = [5, 2]
    assert hit_modifier(g, evasion(g, ship)) == -1
    g.state.level = 9
    assert hit_modifier(g, evasion(g, ship)) == 3


@rule("CB-9.3b", "CB-11.1j")
@pytest.mark.parametrize("level", [9, 10])
def test_where_nothing_is_seen_a_slow_target_is_no_easier_to_hit(level: int) -> None:
    g = game(level=level)
    assert hit_modifier(g, 10) == hit_modifier(g, 30) == 3  # level X, at which submarines still attack, is as 9


@rule("CB-9.3a")
@pytest.mark.parametrize(("level", "modifier"), [(1, -2), (2, -1), (3, -1), (4, 0), (6, 0), (7, 2), (8, 2), (9, 3)])
def test_sight(level: int, modifier: int) -> None:
    g = game(level=level)
    assert hit_modifier(g, 28) == modifier


@rule("CB-9.2c", "CB-9.2d", "CB-9.2e", "CB-9.2f")
@pytest.mark.parametrize(
    ("turn", "hex", "state", "modifier"),
    [
        (3, "T27", {}, -3),
        (3, "S26", {}, 0),
        (3, "J20", {"rudder": True}, -2),
        (3, "J20", {"activity": "sea"}, -2),
        (3, "J20", {"activity": "sea", "rudder": True}, -2),
        (3, "S26", {"activity": "port"}, 1),
        (6, "J20", {}, 2),
    ],
)
def test_air_modifiers(turn: int, hex: str, state: dict[str, object], modifier: int) -> None:
    g = game(turn=turn, level=4)
    assert air_modifier(g, put(g, hex, "bismarck", **state)[0]) == modifier


# -------------------------------------------------------------------- 9.4 damage


@rule("CB-9.4a")
def test_a_dud_does_nothing() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood")
    apply_chit(g, ship, CHITS["dud"])
    assert (ship.hull, ship.bow, ship.open) == (8, 7, False)


@rule("CB-9.4b")
def test_a_rudder_hit_stops_her() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood", fuel=9)
    apply_chit(g, ship, CHITS["rudder"])
    assert reach(g, [ship]) == 0


@rule("CB-9.4c", "CB-9.4d")
@pytest.mark.parametrize(("chit", "left"), [("bow_2", (2, 0, 1)), ("stern_1", (3, 1, 0)), ("stern_2", (2, 1, 0))])
def test_guns_and_what_they_can_not_take(chit: str, left: tuple[int, int, int]) -> None:
    g = game()
    (ship,) = put(g, "J20", "arethusa")
    apply_chit(g, ship, CHITS[chit])
    assert (ship.hull, ship.bow, ship.stern) == left


@rule("CB-9.4e", "CB-9.4i")
def test_a_critical_hit_and_secondary_hits_that_are_lost() -> None:
    g = game(chits=(5, 2))
    (ship,) = put(g, "J20", "norfolk")
    apply_chit(g, ship, CHITS["critical"])
    assert (ship.hull, ship.secondary, evasion(g, ship), ship.bow) == (2, 0, 24, 2)


@rule("CB-9.4g")
def test_no_evasion_chit_at_zero() -> None:
    g = game([9])
    (ship,) = put(g, "J20", "norfolk", remainder=31)
    apply_chit(g, ship, CHITS["hull"])
    assert (ship.hull, ship.evasion) == (3, [])


@rule("CB-9.4h")
@pytest.mark.parametrize(("face", "left"), [(3, 0), (4, 1)])
def test_a_hull_hit_may_reach_the_secondary(face: int, left: int) -> None:
    g = game([face], (2,))
    (ship,) = put(g, "J20", "hood")
    apply_chit(g, ship, CHITS["hull"])
    assert ship.secondary == left


@rule("CB-9.4j")
def test_fire_control() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood")
    apply_chit(g, ship, CHITS["fire_control"])
    assert ship.fire_control


@rule("CB-9.5a", "CB-10.7e")
def test_a_tanker_goes_down_with_the_first_real_hit() -> None:
    g = game()
    (ship,) = put(g, "J20", "belchen")
    apply_chit(g, ship, CHITS["dud"])
    assert not remove_if_sunk(g, ship)
    apply_chit(g, ship, CHITS["rudder"])
    assert remove_if_sunk(g, ship)
    assert ship.off == "sunk"


@rule("CB-2.4c", "CB-2.3.3a")
def test_a_ship_without_hull_sinks_and_gives_her_chits_back() -> None:
    g = game(chits=(5, 5))
    ships = put(g, "J20", "arethusa", "galatea")
    mark(g, ships)
    ships[0].hull = 2
    apply_chit(g, ships[0], CHITS["critical"])
    assert len(g.state.evasion_bag) == len(PACK.evasion_bag) - 2
    assert remove_if_sunk(g, ships[0])
    assert len(g.state.evasion_bag) == len(PACK.evasion_bag)
    assert (ships[1].force, g.state.sides[AXIS].contacts[0].ships) == ("", ["galatea"])

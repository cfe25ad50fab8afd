"""Chapter 10: naval combat."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

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
from weathergage.engine import Choose, Move
from weathergage.games.chase_of_the_bismarck.breaking_off import (
    break_off,
    break_off_modifier,
    bring_reinforcements,
    can_break_off,
)
from weathergage.games.chase_of_the_bismarck.gunnery import (
    apply_result,
    battery_of,
    dice_of,
    exchange_fire,
    gunnery_modifier,
    special_damage,
)
from weathergage.games.chase_of_the_bismarck.manoeuvring import allowance, legal_manoeuvres, manoeuvre
from weathergage.games.chase_of_the_bismarck.moves import (
    BreakOff,
    Concede,
    EndCombats,
    EndReinforcing,
    EndTorpedoes,
    Engage,
    Fire,
    HoldFire,
    Launch,
    Manoeuvre,
    Reinforce,
    Remain,
)
from weathergage.games.chase_of_the_bismarck.naval_combat import (
    fight,
    fight_combat,
    fight_round,
    is_over,
    legal_combats,
    offer_to_concede,
    sink_tankers,
)
from weathergage.games.chase_of_the_bismarck.outlooks import outlooks
from weathergage.games.chase_of_the_bismarck.ships import evasion
from weathergage.games.chase_of_the_bismarck.state import SIGHTED, Battery, Combat, Game
from weathergage.games.chase_of_the_bismarck.tactical import boat_of, range_between, zones_between
from weathergage.games.chase_of_the_bismarck.torpedoes import (
    launch_torpedoes,
    legal_launches,
    resolve_torpedoes,
    torpedo_modifier,
)
from weathergage.games.chase_of_the_bismarck.view import view


def duel(
    german: str = "prinz_eugen",
    allied: str = "norfolk",
    dice: Sequence[int] = (),
    chits: Sequence[str | int] = (),
    *,
    level: int = 2,
    zones: tuple[int, int] = (0, 0),
) -> tuple[Game, Combat]:
    """A German attacker and an Allied defender, both Opening if they are put somewhere."""
    g = game(dice, chits, level=level)
    battle = combat(g, put(g, "J20", german), put(g, "J20", allied))
    if zones[0]:
        place_boat(battle, german, zones[0], "opening")
        place_boat(battle, allied, zones[1], "opening")
    return g, battle


def modifier(g: Game, battle: Combat, firer: str, target: str) -> int:
    boat = boat_of(battle, firer)
    return gunnery_modifier(g, boat, boat_of(battle, target), battery_of(g, boat))


# -------------------------------------------------------------------- starting


@rule("CB-10a", "CB-10c", "CB-10g", "CB-10h")
def test_who_may_attack_whom() -> None:
    g = game()
    first = mark(g, put(g, "J20", "bismarck"))
    second = mark(g, put(g, "J20", "koln"))
    put(g, "J20", "zf6")  # not located
    put(g, "J20", "norfolk")
    put(g, "J20", "hood", "prince_of_wales")
    put(g, "J21", "suffolk")
    units = {(move.unit, move.contact) for move in legal_combats(g, ALLIES) if isinstance(move, Engage)}
    assert units == {(unit, it.number) for unit in ("norfolk", "tf7") for it in (first, second)}


@rule("CB-10b", "CB-10f")
def test_the_allies_call_their_combats_first() -> None:
    g = game()
    mark(g, put(g, "J20", "bismarck"))
    mark(g, put(g, "J20", "norfolk"))
    flow = fight(g)
    assert ask(flow).seat == ALLIES
    asked = flow.send(EndCombats())
    assert isinstance(asked, Choose)
    assert asked.seat == AXIS


@rule("CB-10d", "CB-5g", "CB-5n")
def test_nobody_fights_blindly() -> None:
    g = game(level=10)
    mark(g, put(g, "J20", "bismarck"))
    put(g, "J20", "norfolk")
    assert legal_combats(g, ALLIES) == []
    g = game(fog=True)
    fogged = next(hex for hex in sorted(PACK.board.fog) if hex in PACK.board.sea)
    mark(g, put(g, fogged, "bismarck"))
    put(g, fogged, "norfolk")
    assert legal_combats(g, ALLIES) == []


@rule("CB-10e")
@pytest.mark.parametrize("state", [{"activity": "port"}, {"activity": "repair"}, {"restricted": True}])
def test_who_is_busy_starts_nothing(state: dict[str, object]) -> None:
    g = game()
    mark(g, put(g, "J20", "bismarck"))
    put(g, "J20", "norfolk", **state)
    assert legal_combats(g, ALLIES) == []


@rule("CB-10i")
def test_one_combat_in_a_hex() -> None:
    g = game(level=1)
    contact = mark(g, put(g, "J20", "belchen"))
    del contact
    first = mark(g, put(g, "J20", "koln"))
    mark(g, put(g, "J20", "zf6"))
    put(g, "J20", "norfolk")
    flow = fight(g)
    ask(flow, Engage("norfolk", first.number))
    assert g.state.fought == ["J20"]
    assert legal_combats(g, ALLIES) == []


@rule("CB-10.7c", "CB-10.7d")
def test_a_located_tanker_beside_a_warship_is_sunk() -> None:
    g = game()
    (lost,) = put(g, "J20", "belchen")
    mark(g, [lost])
    (safe,) = put(g, "J22", "lothringen")
    mark(g, [safe])
    (unseen,) = put(g, "J20", "heide")
    put(g, "J20", "norfolk")
    run(sink_tankers(g))
    assert (lost.off, safe.off, unseen.off) == ("sunk", "", "")
    assert legal_combats(g, ALLIES) == []  # CB-10.7c: nor can the other one be fought


# -------------------------------------------------------------------- set-up and range


@rule("CB-10.0a", "CB-10.0c", "CB-10.0d")
@pytest.mark.parametrize(
    ("level", "band"), [(1, "extreme"), (3, "extreme"), (4, "long"), (6, "long"), (7, "medium"), (9, "medium")]
)
def test_both_start_on_the_marks_of_the_level(level: int, band: str) -> None:
    _, battle = duel(level=level)
    attacker, defender = battle.boats
    assert (attacker.zone, attacker.position) == (level, "closing")
    assert (defender.zone, defender.position) == (28 - level, "breaking_off")
    assert range_between(PACK, attacker.zone, defender.zone).id == band


@rule("CB-10.0b", "CB-3c")
def test_cards_are_opened_with_their_torpedoes() -> None:
    g, _ = duel()
    assert {(card.id, card.torpedoes) for card in view(g, ALLIES).cards} == {("prinz_eugen", 12), ("norfolk", 4)}


@rule("CB-10.0d")
@pytest.mark.parametrize(
    ("there", "between"), [(1, 0), (3, 0), (4, 0), (7, 1), (10, 2), (13, 3), (16, 4), (22, 6), (25, 7)]
)
def test_sea_zones_between(there: int, between: int) -> None:
    assert zones_between(PACK, 1, there) == zones_between(PACK, there, 1) == between


@rule("CB-10.0e", "CB-10.0f", "CB-10.0g", "CB-10j")
@pytest.mark.parametrize(
    ("ship", "position", "primary", "secondary"),
    [
        ("hood", "closing", 7, 0),
        ("hood", "opening", 14, 1),
        ("hood", "breaking_off", 7, 0),
        ("rodney", "breaking_off", 0, 0),
        ("rodney", "opening", 14, 3),
        ("nelson", "breaking_off", 0, 0),
    ],
)
def test_what_bears(ship: str, position: str, primary: int, secondary: int) -> None:
    g, battle = duel(allied=ship)
    place_boat(battle, ship, 20, position)
    battery = battery_of(g, boat_of(battle, ship))
    assert (battery.primary, battery.secondary) == (primary, secondary)


# -------------------------------------------------------------------- torpedoes


@rule("CB-10.1a", "CB-10.1b", "CB-10.1d")
def test_three_torpedoes_each_at_any_targets_and_the_attacker_first() -> None:
    g, battle = duel(zones=(10, 13))
    flow = launch_torpedoes(g, battle)
    assert ask(flow).seat == AXIS
    flow.send(Launch("prinz_eugen", "norfolk", 2))
    assert legal_launches(g, battle, True) == [Launch("prinz_eugen", "norfolk", 1)]
    asked = flow.send(Launch("prinz_eugen", "norfolk", 1))
    assert isinstance(asked, Choose)
    assert asked.seat == ALLIES
    assert Launch("norfolk", "prinz_eugen", 4) not in asked.moves
    assert g.state.ships["prinz_eugen"].torpedoes == 9


@rule("CB-10.1c")
def test_torpedoes_reach_medium_range() -> None:
    g, battle = duel(zones=(1, 16))
    assert legal_launches(g, battle, True) == []
    g, battle = duel(zones=(1, 12))
    assert legal_launches(g, battle, True)


@rule("CB-9.2g", "CB-9.2h", "CB-10.3a")
@pytest.mark.parametrize(
    ("position", "zones", "face", "hits"),
    [
        ("opening", (10, 12), 7, 1),
        ("closing", (10, 12), 5, 1),
        ("closing", (10, 12), 6, 0),
        ("breaking_off", (10, 12), 5, 0),
        ("closing", (1, 12), 5, 0),
    ],
)
def test_torpedo_hits(position: str, zones: tuple[int, int], face: int, hits: int) -> None:
    g, battle = duel(dice=[face], chits=["dud"], level=4, zones=zones)
    boat_of(battle, "norfolk").position = position  # type: ignore[assignment]
    run(launch_torpedoes(g, battle), Launch("prinz_eugen", "norfolk", 1), EndTorpedoes(), EndTorpedoes())
    resolve_torpedoes(g, battle)
    assert lines(g, "cb-hits")[0].text.args["hits"] == hits


@rule("CB-10.4e", "CB-9.2a")
def test_a_ship_without_a_rudder_is_a_slow_target_for_torpedoes() -> None:
    g, battle = duel(level=4, zones=(10, 12))
    ship = g.state.ships["norfolk"]
    assert torpedo_modifier(g, ship, "closing", medium=False) == 0
    ship.rudder = True
    assert torpedo_modifier(g, ship, "closing", medium=False) == -1
    assert (evasion(g, ship), boat_of(battle, "norfolk").zone) == (31, 12)


@rule("CB-10.3b", "CB-2.4b")
def test_torpedoes_of_the_sunk_run_and_those_at_the_sunk_do_not() -> None:
    g, battle = duel(dice=[9, 9, 9], level=4, zones=(10, 12))
    run(launch_torpedoes(g, battle), Launch("prinz_eugen", "norfolk", 3), Launch("norfolk", "prinz_eugen", 3))
    g.state.ships["norfolk"].hull = 0
    resolve_torpedoes(g, battle)
    assert len(lines(g, "cb-hits")) == 3
    assert [event.text.args["ship"] for event in lines(g, "cb-torpedoes")] == ["Norfolk"]


# -------------------------------------------------------------------- gunfire


@rule("CB-10.2a", "CB-10.2b", "CB-2.4b")
def test_fire_is_simultaneous_and_the_attacker_rolls_first() -> None:
    faces = [0, 0, *[9] * 12]
    g, battle = duel("bismarck", "suffolk", faces, [2, 2], level=1, zones=(10, 13))
    g.state.ships["bismarck"].bow = g.state.ships["bismarck"].stern = 0
    g.state.ships["bismarck"].secondary = 5  # 8 dice at short range
    run(exchange_fire(g, battle), Fire("bismarck", "suffolk"), Fire("suffolk", "bismarck"))
    assert g.state.ships["suffolk"].hull == 0
    assert [len(event.dice) for event in lines(g, "cb-fire")] == [8, 6]  # 4 factors as they were: times 1.5


@rule("CB-10.2b")
def test_one_target_for_each_ship() -> None:
    g, battle = duel(dice=[9] * 9, zones=(10, 13))
    asked = ask(exchange_fire(g, battle), Fire("prinz_eugen", "norfolk"))
    assert asked.seat == ALLIES


@rule("CB-10.2c", "CB-10.2d", "CB-10j")
@pytest.mark.parametrize(
    ("ship", "dice"),
    [("norfolk", 2), ("hood", 5), ("king_george_v", 5), ("arethusa", 0), ("new_york", 0), ("ark_royal", 0)],
)
def test_extreme_range(ship: str, dice: int) -> None:
    g = game()
    band = next(band for band in PACK.ranges if band.id == "extreme")
    card = PACK.cards[ship]
    assert dice_of(g, ship, Battery(card.bow + card.stern, card.secondary, False, False), band) == dice


@rule("CB-10.2e", "CB-10.2f", "CB-10.2g")
@pytest.mark.parametrize(("band", "dice"), [("long", 4), ("medium", 10), ("short", 15)])
def test_dice_by_range(band: str, dice: int) -> None:
    row = next(it for it in PACK.ranges if it.id == band)
    assert dice_of(game(), "hood", Battery(7, 3, False, False), row) == dice


RESULTS = {
    "extreme": ["special 1", "hull 1", "bow 1", "stern 1", "secondary 1", "", "", "", "", ""],
    "long": ["hull 2 evasion 1", "special 1", "special 1", "hull 1", "bow 1", "stern 1", "secondary 1", "", "", ""],
    "medium": [
        "hull 2 evasion 1",
        "special 1",
        "special 1",
        "hull 1 evasion 1",
        "hull 1",
        "bow 1",
        "stern 1",
        "secondary 1",
        "",
        "",
    ],
    "short": [
        "hull 2 evasion 1",
        "hull 2 evasion 1",
        "special 1",
        "special 1",
        "hull 1 evasion 1",
        "hull 1",
        "bow 1",
        "stern 1",
        "secondary 1",
        "",
    ],
}


@rule("CB-10.2h", "CB-10.2i", "CB-10.2j", "CB-10.2k")
@pytest.mark.parametrize("band", list(RESULTS))
def test_columns(band: str) -> None:
    assert [" ".join(f"{it.what} {it.count}" for it in row) for row in PACK.results[band]] == RESULTS[band]


@rule("CB-10.2i", "CB-10.2z")
def test_results_off_the_table_read_its_ends() -> None:
    g = game(chits=[3])
    (ship,) = put(g, "J20", "hood")
    assert apply_result(g, ship, "long", -3)
    assert (ship.hull, evasion(g, ship)) == (6, 25)
    assert not apply_result(g, ship, "long", 14)


@rule("CB-10.2l", "CB-10.2m", "CB-10.2n", "CB-10.2o", "CB-10.2p", "CB-10.2s")
def test_modifiers_add_up() -> None:
    g, battle = duel(zones=(10, 13))
    boat, target = battle.boats
    assert modifier(g, battle, "prinz_eugen", "norfolk") == -1  # radar
    g.state.ships["prinz_eugen"].radar_lost = True
    assert modifier(g, battle, "prinz_eugen", "norfolk") == 0
    boat.acquired = "norfolk"
    assert modifier(g, battle, "prinz_eugen", "norfolk") == -1
    boat.position = "closing"
    assert modifier(g, battle, "prinz_eugen", "norfolk") == 0
    target.position = "breaking_off"
    assert modifier(g, battle, "prinz_eugen", "norfolk") == 1
    g.state.ships["prinz_eugen"].fire_control = True
    assert modifier(g, battle, "prinz_eugen", "norfolk") == 2
    for level, more in ((3, 0), (4, 1), (6, 1), (7, 3), (9, 3)):
        g.state.level = level
        assert modifier(g, battle, "prinz_eugen", "norfolk") == 2 + more


@rule("CB-10.2q", "CB-10.2r")
@pytest.mark.parametrize(
    ("german", "allied", "more"),
    [
        ("prinz_eugen", "hood", 1),
        ("prinz_eugen", "rodney", 1),
        ("prinz_eugen", "ark_royal", 0),
        ("koln", "norfolk", 1),
        ("koln", "hood", 3),
        ("zf6", "rodney", 5),
        ("zf6", "ark_royal", 0),
        ("bismarck", "norfolk", 0),
    ],
)
def test_small_guns_against_thick_armour(german: str, allied: str, more: int) -> None:
    g, battle = duel(german, allied, zones=(10, 13))
    g.state.ships[german].radar_lost = True
    assert modifier(g, battle, german, allied) == more


@rule("CB-10.2t", "CB-10.2u")
def test_a_hit_acquires_the_target_for_the_next_round() -> None:
    g, battle = duel(dice=[5, *[9] * 20], zones=(10, 13))
    boat = boat_of(battle, "prinz_eugen")
    flow = exchange_fire(g, battle)
    ask(flow, Fire("prinz_eugen", "norfolk"))
    assert boat.acquired == ""
    with pytest.raises(StopIteration):
        flow.send(HoldFire())
    assert boat.acquired == "norfolk"


@rule("CB-10.2u")
def test_another_target_loses_it() -> None:
    g = game([9] * 20, level=2)
    battle = combat(g, put(g, "J20", "prinz_eugen"), put(g, "J20", "norfolk", "suffolk"))
    for boat in battle.boats:
        boat.zone, boat.position = 10, "opening"
    boat_of(battle, "prinz_eugen").acquired = "norfolk"
    g.state.ships["prinz_eugen"].radar_lost = True
    run(exchange_fire(g, battle), Fire("prinz_eugen", "suffolk"), HoldFire())
    assert boat_of(battle, "prinz_eugen").acquired == ""


@rule("CB-10.2v", "CB-10.2w", "CB-10.2x", "CB-10.2y")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ((4,), (8, 9, True, False)),
        ((1, 7), (8, 5, False, False)),
        ((8,), (8, 9, False, True)),
        ((0, 1), (0, 9, False, False)),
        ((0, 2), (5, 9, False, False)),
    ],
)
def test_special_damage(dice: tuple[int, ...], left: tuple[int, int, bool, bool]) -> None:
    g = game(dice, [2])
    (ship,) = put(g, "J20", "hood", fuel=9)
    special_damage(g, ship)
    assert (ship.hull, ship.fuel, ship.fire_control, ship.radar_lost) == left
    assert (ship.evasion == [2]) == (left[0] == 5)


@rule("CB-10.2z")
def test_evasion_stops_at_zero() -> None:
    g = game()
    (ship,) = put(g, "J20", "hood", remainder=28)
    apply_result(g, ship, "long", 0)
    assert (evasion(g, ship), ship.evasion) == (0, [])


# -------------------------------------------------------------------- movement on the board


@rule("CB-10.4a")
@pytest.mark.parametrize(("rating", "zones"), [(19, 1), (20, 2), (25, 2), (26, 3), (30, 3), (31, 4)])
def test_allowance(rating: int, zones: int) -> None:
    assert allowance(game(), rating) == zones


@rule("CB-10.4b")
def test_the_slowest_first_and_the_attacker_at_equal_speed() -> None:
    g, battle = duel("scharnhorst", "norfolk", zones=(10, 20))
    assert ask(manoeuvre(g, battle)).seat == AXIS  # 31 each
    g.state.ships["norfolk"].remainder = 1
    assert ask(manoeuvre(g, battle)).seat == ALLIES


@rule("CB-10.4c", "CB-10.4d")
def test_positions_and_zones() -> None:
    g, battle = duel(zones=(10, 20))
    boat = boat_of(battle, "prinz_eugen")
    boat.allowance = 4
    moves = legal_manoeuvres(g, battle, boat)
    assert Manoeuvre("prinz_eugen", "closing", 4) in moves
    assert Manoeuvre("prinz_eugen", "breaking_off", 4) in moves
    assert Manoeuvre("prinz_eugen", "opening", 0) in moves
    assert Manoeuvre("prinz_eugen", "opening", 1) not in moves
    run(manoeuvre(g, battle), Manoeuvre("norfolk", "closing", 2), Manoeuvre("prinz_eugen", "breaking_off", 3))
    assert [it.zone for it in battle.boats] == [7, 18]


@rule("CB-10.4e")
def test_a_damaged_rudder_holds_her() -> None:
    g, battle = duel(zones=(10, 20))
    g.state.ships["norfolk"].rudder = True
    asked = ask(manoeuvre(g, battle))
    assert asked.seat == AXIS
    assert not any(isinstance(move, Manoeuvre) and move.ship == "norfolk" for move in asked.moves)
    assert break_off_modifier(g, battle, boat_of(battle, "norfolk")) == 3


@rule("CB-2.3.1i")
def test_who_has_no_evasion_left_lies_still_on_the_tactical_board_too() -> None:
    g, battle = duel(zones=(10, 20))
    g.state.ships["norfolk"].remainder = PACK.cards["norfolk"].er
    asked = ask(manoeuvre(g, battle))
    assert not any(isinstance(move, Manoeuvre) and move.ship == "norfolk" for move in asked.moves)


# -------------------------------------------------------------------- breaking off, reinforcements, the end


@rule("CB-10.5a", "CB-10.5b", "CB-10.5c")
@pytest.mark.parametrize(("face", "away"), [(2, True), (3, False)])
def test_breaking_off(face: int, away: bool) -> None:
    g, battle = duel(dice=[face], zones=(1, 22))  # 31 against 32: +1
    boat = boat_of(battle, "norfolk")
    assert not can_break_off(g, battle, boat)
    boat.position = "breaking_off"
    run(break_off(g, battle), BreakOff("norfolk"))
    assert ("norfolk" in battle.gone) == away
    assert g.state.ships["norfolk"].hex == "J20"
    boat.zone = 21
    assert not can_break_off(g, battle, boat)


@rule("CB-10.6a", "CB-10.6b", "CB-10.6c")
@pytest.mark.parametrize(("face", "comes"), [(4, True), (5, False)])
def test_reinforcements(face: int, comes: bool) -> None:
    g, battle = duel(dice=[face], level=5)
    put(g, "J20", "suffolk")
    put(g, "J20", "london")
    battle.gone = ["london"]
    assert run(bring_reinforcements(g, battle)) is None  # not before round three
    battle.round = 3
    asked = ask(bring_reinforcements(g, battle), EndReinforcing())
    assert Reinforce("suffolk") in asked.moves
    assert Reinforce("london") not in asked.moves
    run(bring_reinforcements(g, battle), EndReinforcing(), Reinforce("suffolk"), EndReinforcing())
    boats = [(boat.zone, boat.position) for boat in battle.boats if boat.ship == "suffolk"]
    assert boats == ([(27, "closing")] if comes else [])
    assert all(event.to == (ALLIES,) for event in lines(g, "cb-no-reinforcement"))


@rule("CB-10.7a")
def test_the_combat_ends_when_one_side_is_gone() -> None:
    g, battle = duel()
    assert not is_over(g, battle)
    battle.boats = battle.boats[:1]
    assert is_over(g, battle)


def test_and_when_nobody_fires_any_more() -> None:
    g, battle = duel(level=1)
    battle.quiet = PACK.stalemate.rounds_without_fire
    assert is_over(g, battle)


@rule("CB-10.7b")
def test_unarmed_ships_may_be_given_up() -> None:
    g, battle = duel(zones=(10, 13))
    (ship,) = put(g, "J20", "norfolk")
    ship.bow = ship.stern = ship.torpedoes = 0
    run(offer_to_concede(g, battle), Concede())
    assert ship.off == "sunk"
    g, battle = duel(zones=(10, 13))
    (ship,) = put(g, "J20", "norfolk")
    ship.bow = ship.stern = ship.torpedoes = 0
    put(g, "J20", "suffolk")
    assert Concede() not in ask(offer_to_concede(g, battle)).moves


@rule("CB-10.2aa")
def test_damage_stays_after_the_battle() -> None:
    g = game([5, *[9] * 40], level=1)
    attackers, defenders = put(g, "J20", "prinz_eugen"), put(g, "J20", "norfolk")
    battle = Combat("J20", AXIS, round=1)
    g.state.ships["norfolk"].hull = 2
    mark(g, defenders, SIGHTED)
    flow = fight_combat(g, battle, attackers, defenders)
    question = ask(flow)
    for _ in range(200):
        move: Move = next(
            (it for it in question.moves if isinstance(it, HoldFire | Remain | EndReinforcing)), question.moves[0]
        )
        try:
            question = flow.send(move)  # type: ignore[assignment]
        except StopIteration:
            break
    assert g.state.combat is None
    assert g.state.ships["norfolk"].hull == 2


def test_a_round_asks_everything_in_its_order() -> None:
    g, battle = duel(dice=[9] * 60, level=2, zones=(10, 13))
    keys = []
    flow = fight_round(g, battle)
    question = ask(flow)
    while True:
        keys.append(question.prompt.key)
        try:
            question = flow.send(question.moves[-1])  # type: ignore[assignment]
        except StopIteration:
            break
    assert list(dict.fromkeys(keys)) == ["cb-choose-launch", "cb-choose-fire", "cb-choose-tactical"]


def test_the_odds_of_a_volley() -> None:
    g, _ = duel(zones=(10, 13))
    hits, each = outlooks(g, AXIS, Fire("prinz_eugen", "norfolk"))
    assert sum(top / bottom for _, top, bottom in hits.outcomes) == pytest.approx(1)
    # Short range, radar: -1. Special damage by 3 and 4, two hull boxes by 0 to 2, and no face misses.
    assert [Fraction(top, bottom) for _, top, bottom in each.outcomes] == [
        Fraction(it, 10) for it in (2, 3, 1, 1, 1, 1, 1)
    ]

"""`plan`, the player of The Chase of the Bismarck: what each side does on a small position, and over whole games."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, combat, game, mark, place_boat, put, start_game
from weathergage.bots.chase_of_the_bismarck.admiralty import Admiralty
from weathergage.bots.chase_of_the_bismarck.battle import Battle
from weathergage.bots.chase_of_the_bismarck.beliefs import Beliefs
from weathergage.bots.chase_of_the_bismarck.captain import Captain
from weathergage.bots.chase_of_the_bismarck.flying import Flying
from weathergage.bots.chase_of_the_bismarck.prospects import gained
from weathergage.bots.chase_of_the_bismarck.quarry import takes_merchant
from weathergage.bots.chase_of_the_bismarck.raider import Raider
from weathergage.bots.chase_of_the_bismarck.table import Table
from weathergage.bots.chase_of_the_bismarck.ways import GATES
from weathergage.bots.players import Seen, bot_names, make_bot
from weathergage.engine import Choose, Flow, Move, Setup, Together
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.knowledge import report
from weathergage.games.chase_of_the_bismarck.movement import move_shadowed_units
from weathergage.games.chase_of_the_bismarck.naval_combat import call_combats
from weathergage.games.chase_of_the_bismarck.planning import plan
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, Game, Sighting
from weathergage.games.chase_of_the_bismarck.view import view
from weathergage.lab import laws

SETUP = Setup(game=GAME.id, seats=2)


def table(g: Game, seat: int) -> Table:
    return Table(PACK, seat, view(g, seat))


def raider(seed: int = 1) -> Captain:
    return Captain(PACK, AXIS, Raider(PACK, Random(seed)))


def admiralty() -> Captain:
    return Captain(PACK, ALLIES, Admiralty(PACK))


def run(g: Game, flow: Flow[None], player: Captain) -> list[Move]:
    """Let the player answer whatever the flow asks."""
    made: list[Move] = []
    question = next(flow, None)
    while isinstance(question, Choose):
        move = player.choose(Seen(question.seat, view(g, question.seat), question))
        assert move in question.moves
        made.append(move)
        try:
            question = flow.send(move)
        except StopIteration:
            break
    assert not isinstance(question, Together)
    return made


def sea(g: Game, *names: str, hex: str, **fields: object) -> None:
    """Lone ships in a hex."""
    for name in names:
        put(g, hex, name, **fields)


# -------------------------------------------------------------------- the German player


def test_she_chooses_a_gate_and_goes_that_way() -> None:
    g = game(turn=2, level=7, weather=5, fog=True)
    sea(g, "bismarck", hex="I29", fuel=16)
    mind = Raider(PACK, Random(1))
    mind.look(table(g, AXIS))
    assert mind.gates["bismarck"] in GATES
    run(g, plan(g, AXIS), raider())
    assert g.state.ships["bismarck"].hex != "I29"


def test_whoever_was_seen_at_a_gate_turns_her_to_another() -> None:
    g = game(turn=3, level=7, weather=6, fog=True)
    sea(g, "bismarck", hex="I29", fuel=16)
    mind = Raider(PACK, Random(1))
    mind.look(table(g, AXIS))
    first = mind.gates["bismarck"]
    for hex in sorted(GATES[first]):
        g.state.sides[AXIS].sightings.append(Sighting(3, hex, "found", 2, ["BB", "BC"]))
    warned = Raider(PACK, Random(1))
    warned.look(table(g, AXIS))
    assert warned.gates["bismarck"] != first


@pytest.mark.parametrize(("fuel", "together"), [(8, True), (2, False)])
def test_she_leaves_the_destroyers_behind_and_prinz_eugen_when_she_is_short_of_fuel(fuel: int, together: bool) -> None:
    g = game(turn=2, level=8)
    put(g, "I29", "bismarck", "prinz_eugen", "zf6")
    g.state.ships["prinz_eugen"].fuel = fuel
    run(g, plan(g, AXIS), raider())
    ships = g.state.ships
    assert not ships["zf6"].force
    assert bool(ships["prinz_eugen"].force) is together
    assert ships["bismarck"].force == ships["prinz_eugen"].force


def test_nearly_dry_she_makes_for_a_tanker_and_fills_up() -> None:
    g = game(turn=12, level=5)
    sea(g, "bismarck", hex="I10", fuel=2)
    sea(g, "belchen", hex="F10")
    for _ in range(6):
        run(g, plan(g, AXIS), raider())
        for ship in g.state.on_map(AXIS):
            ship.ordered, ship.activity, ship.path, ship.moved = False, "", [], 0
    assert g.state.ships["bismarck"].hex == "F10"
    assert g.state.ships["bismarck"].fuel > 2


def test_late_and_short_of_fuel_she_goes_to_a_tanker_for_the_end_at_sea() -> None:
    g = game(turn=30, level=5)
    sea(g, "bismarck", hex="K12", fuel=7)
    sea(g, "belchen", hex="F10")
    goals = Raider(PACK, Random(1)).goals(table(g, AXIS), table(g, AXIS).unit("bismarck"))
    assert list(goals) == ["F10"]


def test_without_fuel_she_goes_to_a_tanker_rather_than_home() -> None:
    """CB-7.7.2n: France is too far for the ten turns that an empty ship has."""
    g = game(turn=20, level=5)
    sea(g, "bismarck", hex="J12", fuel=0, emergency=30)
    sea(g, "belchen", hex="H11")
    for _ in range(4):
        run(g, plan(g, AXIS), raider())
        for ship in g.state.on_map(AXIS):
            ship.ordered, ship.activity, ship.path, ship.moved = False, "", [], 0
    assert g.state.ships["bismarck"].hex == "H11"
    assert g.state.ships["bismarck"].fuel > 0


@pytest.mark.parametrize(("level", "waits"), [(4, True), (5, False)])
def test_she_waits_where_the_next_hex_would_report_her(level: int, waits: bool) -> None:
    """CB-8j: the value of H25 is 4; on another turn less may be seen there."""
    g = game(turn=8, level=level)
    sea(g, "bismarck", hex="H26", fuel=14)
    at, moves = table(g, AXIS), [m.Sail("H25"), m.Stay()]
    assert Raider(PACK, Random(1)).command(at, at.unit("bismarck"), moves) == moves[waits]


@pytest.mark.parametrize(("cruisers", "hides"), [(0, False), (2, True)])
def test_late_with_the_win_in_hand_she_hides(cruisers: int, hides: bool) -> None:
    g = game(turn=36, level=5)
    sea(g, "bismarck", hex="N12", fuel=14)
    for ship in ("norfolk", "suffolk")[:cruisers]:  # CB-4.3h: four points each, and the end at sea costs four
        g.state.ships[ship].off = "sunk"
        g.state.ships[ship].open = True
        g.state.ships[ship].hull = 0
    goals = Raider(PACK, Random(1)).goals(table(g, AXIS), table(g, AXIS).unit("bismarck"))
    assert goals.keys().isdisjoint(PACK.board.routes) is hides


def test_hurt_she_starts_for_france_while_there_is_time() -> None:
    g = game(turn=14, level=5)
    sea(g, "bismarck", hex="N12", fuel=9, hull=11)
    mind = Raider(PACK, Random(1))
    assert not mind.is_homeward(table(g, AXIS), table(g, AXIS).unit("bismarck"))
    g.state.turn = 26  # eighteen hexes: twelve turns, three hexes in two, and two to spare
    assert mind.is_homeward(table(g, AXIS), table(g, AXIS).unit("bismarck"))


@pytest.mark.parametrize(("level", "turns"), [(4, True), (5, False)])
def test_she_turns_on_who_follows_her_where_she_can_find_him(level: int, turns: bool) -> None:
    g = game(turn=12, level=level)
    mark(g, put(g, "N10", "bismarck", fuel=14), SHADOWED)
    at = table(g, AXIS)
    moves: list[Move] = [m.Patrol(False), *(m.Sail(hex) for hex in PACK.board.neighbours[AXIS]["N10"]), m.Stay()]
    wanted = Raider(PACK, Random(1)).command(at, at.unit("bismarck"), moves)
    assert (wanted == m.Patrol(False)) is turns


def test_a_merchant_is_taken_where_nobody_big_is_near() -> None:
    g = game(turn=12, level=5)
    sea(g, "bismarck", hex="N10")
    assert takes_merchant(table(g, AXIS), feared=False)
    assert not takes_merchant(table(g, AXIS), feared=True)


def test_sound_and_full_she_makes_for_the_convoys() -> None:
    g = game(turn=12, level=5)
    sea(g, "bismarck", hex="K12", fuel=14)
    player = raider()
    goals = Raider(PACK, Random(1)).goals(table(g, AXIS), table(g, AXIS).unit("bismarck"))
    assert all(PACK.board.at[hex].east_west == 2 for hex in goals)
    run(g, plan(g, AXIS), player)
    assert PACK.board.distance(g.state.ships["bismarck"].hex, "N10") < PACK.board.distance("K12", "N10")


def test_she_hunts_where_the_dice_are_best() -> None:
    g = game(turn=12, level=5)
    sea(g, "bismarck", hex="N10")
    moves: list[Move] = [m.Hunt("bismarck", "east_west"), m.DummyRoll(), m.NoHunt()]
    assert Raider(PACK, Random(1)).decide(table(g, AXIS), "cb-choose-hunt", moves) == moves[0]


@pytest.mark.parametrize(("convoy", "dares"), [("ob_323", True), ("ws_8b", True), ("sl_75", False)])
def test_she_attacks_convoys_whose_escort_is_weak(convoy: str, dares: bool) -> None:
    g = game(turn=12, level=5)
    sea(g, "bismarck", hex="N10")
    mind = Raider(PACK, Random(1))
    mind.decide(table(g, AXIS), "cb-choose-hunt", [m.Hunt("bismarck", "east_west"), m.DummyRoll(), m.NoHunt()])
    g.state.convoys_found.append(convoy)
    wanted = mind.decide(table(g, AXIS), "cb-choose-convoy", [m.Pursue(), m.LetGo()])
    assert (wanted == m.Pursue()) is dares


def test_hurt_she_runs_for_port_and_ends_the_operation_there() -> None:
    g = game(turn=20, level=5)
    sea(g, "bismarck", hex="V24", hull=5, fuel=8)
    player = raider()
    for _ in range(4):
        run(g, plan(g, AXIS), player)
        if g.state.ending:
            break
        for ship in g.state.on_map(AXIS):
            ship.ordered, ship.path, ship.moved_before, ship.moved = False, [], ship.moved, 0
    assert (g.state.ending, g.state.end_port) == ("port", "France")


def test_she_knows_her_points_but_not_what_a_chit_is_worth() -> None:
    g = game()
    sea(g, "bismarck", hex="N10")
    g.state.full_chits = [5]
    best = gained(table(g, AXIS))
    g.state.full_chits = [1]
    assert gained(table(g, AXIS)) == best > 0


# -------------------------------------------------------------------- the Allied player


def test_scouts_cover_the_exits() -> None:
    state = start_game()
    g = game(turn=1, level=8)
    for ship in state.ships.values():
        if not ship.off and ship.seat == ALLIES:
            put(g, ship.hex, ship.id)
    mind = Admiralty(PACK)
    mind.look(table(g, ALLIES))
    stations = mind.stations(table(g, ALLIES)).hex_of
    assert len({stations[name] for name in ("norfolk", "suffolk", "manchester", "birmingham")}) > 2


def test_the_map_forgets_what_was_searched_and_believes_what_was_found() -> None:
    g = game(turn=3, level=2)
    g.state.step = 6
    beliefs = Beliefs(PACK)
    beliefs.update(table(g, ALLIES))
    likeliest = max(beliefs.weights, key=lambda hex: beliefs.weights[hex])
    g.state.sides[ALLIES].sightings.append(Sighting(3, likeliest, "empty"))
    beliefs.update(table(g, ALLIES))
    assert beliefs.weights.get(likeliest, 0.0) == 0.0
    g.state.sides[ALLIES].sightings.append(Sighting(3, "G15", "found", 1, ["BB"]))
    beliefs.update(table(g, ALLIES))
    assert beliefs.weights == {"G15": pytest.approx(1.0)}


@pytest.mark.parametrize("what", ["passed", "raid", "bearing"])
def test_every_kind_of_report_makes_its_hex_likelier(what: str) -> None:
    g = game(turn=6, level=9)
    told, untold = Beliefs(PACK), Beliefs(PACK)
    untold.update(table(g, ALLIES))
    g.state.sides[ALLIES].sightings.append(Sighting(6, "G22", what))  # type: ignore[arg-type] # one of the kinds
    told.update(table(g, ALLIES))
    assert told.weights["G22"] > untold.weights.get("G22", 0.0)


def test_the_map_knows_nothing_that_the_side_was_not_told() -> None:
    here, there = game(turn=6, level=9), game(turn=6, level=9)
    sea(here, "bismarck", hex="N10", fuel=3)
    sea(there, "bismarck", hex="B29", fuel=16)
    maps = []
    for g in (here, there):
        report(g, ALLIES, put(g, g.state.ships["bismarck"].hex, "heide"), "bearing", classes=False, hex="G22")
        beliefs = Beliefs(PACK)
        beliefs.update(table(g, ALLIES))
        maps.append(beliefs.weights)
    assert maps[0] == maps[1]


def test_aircraft_search_where_the_map_is_heaviest() -> None:
    g = game(turn=3, level=4)
    weights = {"F18": 0.1, "G18": 0.6, "H18": 0.1}
    moves: list[Move] = [m.DropSearch("F18"), m.DropSearch("G18"), m.DropSearch("H18"), m.Land()]
    assert Flying(table(g, ALLIES), weights).next_leg(0, moves) == m.DropSearch("G18")


def test_markers_go_where_they_make_up_what_a_search_needs() -> None:
    g = game(turn=3, level=6)
    put(g, "F18", "norfolk", activity="patrol")
    flying = Flying(table(g, ALLIES), {"F18": 0.2, "G18": 0.3})
    assert flying.worth("F18", 2) > flying.worth("G18", 2)


def test_what_is_shadowed_is_struck_from_the_air() -> None:
    g = game(turn=8, level=4)
    put(g, "G18", "ark_royal")
    mark(g, put(g, "G20", "bismarck"), SHADOWED)
    made = run(g, plan(g, ALLIES), admiralty())
    assert made.count(m.DropAttack("G20")) == 3


def test_big_ships_close_in_when_there_are_enough_of_them() -> None:
    g = game(turn=8, level=4)
    mark(g, put(g, "G18", "bismarck"))
    put(g, "G20", "king_george_v")
    mind = Admiralty(PACK)
    contact = table(g, ALLIES).view.contacts[0]
    assert not mind.is_strong_enough(table(g, ALLIES), contact)
    put(g, "G21", "hood")
    assert mind.is_strong_enough(table(g, ALLIES), contact)


def test_big_ships_that_meet_sail_together() -> None:
    g = game(turn=8, level=4)
    sea(g, "king_george_v", "repulse", hex="G20")
    run(g, plan(g, ALLIES), admiralty())
    assert g.state.ships["king_george_v"].force == g.state.ships["repulse"].force != ""


def test_cruisers_keep_in_touch_and_carriers_their_distance() -> None:
    g = game(turn=8, level=4)
    mark(g, put(g, "G18", "bismarck"))
    sea(g, "suffolk", hex="G20")
    sea(g, "victorious", hex="G19")
    run(g, plan(g, ALLIES), admiralty())
    assert g.state.ships["suffolk"].hex == "G18"
    assert PACK.board.distance(g.state.ships["victorious"].hex, "G18") >= 2


def test_whoever_is_nearly_dry_makes_for_port_and_fills_up() -> None:
    g = game(turn=8, level=4)
    sea(g, "suffolk", hex="E19", fuel=1)
    player = admiralty()
    for _ in range(2):
        run(g, plan(g, ALLIES), player)
        ship = g.state.ships["suffolk"]
        ship.ordered, ship.path, ship.moved_before, ship.moved = False, [], 1, 0
    assert ship.hex == "E20"
    assert ship.fuel == 1 + PACK.replenishment.in_port


def test_big_ships_attack_her_and_cruisers_do_not() -> None:
    g = game(turn=8, level=4)
    mark(g, put(g, "G18", "bismarck"))
    sea(g, "norfolk", hex="G18")
    assert run(g, call_combats(g, ALLIES), admiralty()) == [m.EndCombats()]
    force = put(g, "G18", "hood", "prince_of_wales")[0].force
    mind = Admiralty(PACK)
    assert mind.attack(table(g, ALLIES), m.Engage(force, 1)) > 0


# -------------------------------------------------------------------- both


def test_a_shadowed_unit_is_moved_without_being_named() -> None:
    g = game(turn=8, level=4)
    mark(g, put(g, "N10", "bismarck", fuel=12), SHADOWED)
    assert isinstance(run(g, move_shadowed_units(g), raider())[0], m.Sail)


def test_guns_are_laid_on_what_they_hurt() -> None:
    g = game(level=4)
    fight = combat(g, put(g, "G18", "norfolk"), put(g, "G18", "prinz_eugen"))
    place_boat(fight, "norfolk", 10, "opening")
    place_boat(fight, "prinz_eugen", 16, "opening")
    battle = Battle(table(g, ALLIES), wants_out=False)
    assert battle.fire([m.Fire("norfolk", "prinz_eugen"), m.HoldFire()]) == m.Fire("norfolk", "prinz_eugen")


def test_whoever_wants_out_runs() -> None:
    g = game(level=2)
    combat(g, put(g, "G18", "king_george_v"), put(g, "G18", "bismarck"))
    moves: list[Move] = [m.Manoeuvre("bismarck", "opening", 0)]
    moves += [m.Manoeuvre("bismarck", "breaking_off", zones) for zones in range(4)]
    assert Battle(table(g, AXIS), wants_out=True).manoeuvre(moves) == m.Manoeuvre("bismarck", "breaking_off", 3)


# -------------------------------------------------------------------- whole games


def play(names: tuple[str, str], seed: int) -> float:
    """The German points of a whole match."""
    match = laws.begin(GAME, SETUP, seed)
    bots = [make_bot(name, GAME, SETUP, PACK, seat, Random(seed)) for seat, name in enumerate(names)]
    while (ask := match.next_decision()) is not None:
        bot = bots[ask.seat]
        seen = Seen(ask.seat, match.view(ask.seat) if bot.wants_view else None, ask)
        move = bot.choose(seen)
        assert move in ask.moves
        match.play(ask.seat, move)
    assert match.outcome is not None
    return match.outcome.scores[AXIS]


def test_there_is_a_planning_player() -> None:
    assert "plan" in bot_names(GAME)


@pytest.mark.parametrize("seed", range(3))
def test_plan_against_plan_comes_to_an_end(seed: int) -> None:
    play(("plan", "plan"), seed)


def test_the_allied_plan_beats_chance() -> None:
    assert sum(play(("random", "plan"), seed) < 1 for seed in range(4)) == 4


def test_the_german_plan_beats_chance() -> None:
    assert sum(play(("plan", "random"), seed) >= 1 for seed in range(5)) >= 4


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(("plan", "plan"), 1) == play(("plan", "plan"), 1)

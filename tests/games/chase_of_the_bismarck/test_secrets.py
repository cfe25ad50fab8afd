"""The double blind: in every phase, whatever a side can't know may be otherwise and it is told the same."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Sequence
from functools import partial
from operator import lt
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK, game, mark, put
from tests.games.chase_of_the_bismarck.rarities import RARITIES, Rarity
from tests.rules import rule
from weathergage.bots import Seen, make_bot
from weathergage.engine import AnyGame, Move, Setup
from weathergage.engine.chance import Roll, Seeded
from weathergage.engine.journal import Journal, kept
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME, shadowing
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.determinise import deal_around, determinise
from weathergage.games.chase_of_the_bismarck.sequence import SEQUENCE
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, SIGHTED, Game, Options, Ship, State, Strike
from weathergage.games.chase_of_the_bismarck.view import view
from weathergage.lab import laws

PLAIN = Setup(game=GAME.id, seats=2)
FULL = Setup(game=GAME.id, seats=2, options={"hypothetical_units": True, "crew_exhaustion": True})
SEATS = (AXIS, ALLIES, None)
# Steps of the sequence in which somebody is asked something.
ASKING = {"shadow": 1, "shadowed units": 2, "planning": 3, "Allied search": 5, "Axis search": 7, "air attack": 8}
ASKING |= {"combat": 10, "submarines": 11, "hunting": 13, "administration": 14}


def play_until(match: Match, random: Random, step: int) -> bool:
    """Play like the planning bots, with whims, until somebody is asked in this step; false if nobody ever is."""
    bots = [make_bot("plan", GAME, match.header.setup, PACK, seat, random) for seat in (AXIS, ALLIES)]
    for _ in range(3000):
        ask = match.next_decision()
        if ask is None:
            return False
        if match.game.state.step == step and random.random() < 0.3:
            return True
        bot = bots[ask.seat]
        wise = random.random() < 0.85
        match.play(
            ask.seat, bot.choose(Seen(ask.seat, match.view(ask.seat), ask)) if wise else random.choice(ask.moves)
        )
    return False


@rule("CB-1b", "CB-2.1a")
@pytest.mark.parametrize("phase", list(ASKING))
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32), world=st.integers(0, 2**32))
def test_twin_worlds_look_the_same_in_every_phase(phase: str, seed: int, world: int) -> None:
    match = laws.begin(GAME, FULL if seed % 2 else PLAIN, seed)
    if play_until(match, Random(seed), ASKING[phase]):
        for seat in SEATS:
            laws.secrets_stay_secret(match, seat, Random(world), steps=24)
            compare_answers(match, seat, Random(world))


WORLDS = 4


class Recorded:
    """What chance has answered so far, and then a seed: both worlds have the same luck."""

    def __init__(self, match: Match, seed: int) -> None:
        self.results = [result for step in match.steps for result in step.results]
        self.rest = Seeded(seed.to_bytes(8, "big"))

    def draw(self, number: int, roll: Roll) -> list[int]:
        known = self.results[number] if number < len(self.results) else []
        fits = len(known) == len(roll.bounds) and all(map(lt, known, roll.bounds))
        return known if fits else self.rest.draw(number, roll)


def back_to(match: Match, step: int, world: int, spec: AnyGame = GAME) -> Match:
    """The match as it was after this step, with the luck that it had from there on."""
    entries = [entry for chapter in kept(match.journal.entries)[: step + 1] for entry in chapter]
    return Match.resume(spec, Journal(match.header, entries), source=Recorded(match, world))


def line_to(match: Match, seat: int | None) -> tuple[int, list[tuple[int, Move]]]:
    """The last checkpoint from which nothing has been rolled or revealed yet, and the moves from there."""
    start = len(match.steps) - 1
    while not match.at(start).fresh or match.steps[start].results or match.steps[start].revealed & {seat, None}:
        start -= 1
    return start, [(step.seat, step.move) for step in match.steps[start + 1 :] if step.seat >= 0]


def deal_the_rest(known: frozenset[str], g: Game, seat: int | None, random: Random) -> None:
    """Another world in which these ships are as they are, under the markers that they have."""
    names = {id: g.state.ships[id].force for id in known}
    deal_around(g, seat, set(known), random)
    for id, name in names.items():
        ship = g.state.ships[id]
        swapped = {ship.force: name, name: ship.force}
        if ship.force and name:
            for other in g.state.on_map(ship.seat):
                other.force = swapped.get(other.force, other.force)


def whom_it_is_about(match: Match, line: Sequence[tuple[int, Move]]) -> frozenset[str]:
    """Ships that the moves name, and whoever is with them."""
    ships = [ship for ship in match.game.state.ships.values() if not ship.off]
    named = {str(getattr(move, field, "")) for _, move in line for field in ("ship", "unit", "target")}
    hexes = {ship.hex for ship in ships if {ship.id, ship.force or ship.id} & named}
    return frozenset(ship.id for ship in ships if ship.hex in hexes)


def look_the_same(match: Match, seat: int | None) -> bool:
    """Both worlds go from the last checkpoint to this question, and on: does the seat come so far in another world?"""
    start, line = line_to(match, seat)
    past = back_to(match, start, 1)
    for world in range(WORLDS):
        laws.secrets_stay_secret(past, seat, Random(world), steps=12, line=line)
    # Where ships meet, few worlds lead to the same meeting: here it is given, and all else is not.
    known = partial(deal_the_rest, whom_it_is_about(past, line))
    near = back_to(match, start, 1, dataclasses.replace(GAME, determinise=known))
    return sum(laws.secrets_stay_secret(near, seat, Random(it), steps=12, line=line) for it in range(WORLDS)) > 0


@rule("CB-1b", "CB-2.1a")
@pytest.mark.parametrize("rarity", RARITIES, ids=lambda rarity: rarity.name)
def test_twin_worlds_look_the_same_whatever_is_asked(rarity: Rarity) -> None:
    """Nobody sees more, and nobody is told or asked more, in one of them."""
    match = rarity.reach()
    assert rarity.prompt in {ask.prompt.key for ask in match.decisions.values()}
    for seat in SEATS:
        assert look_the_same(match, seat), f"in no other world does seat {seat} come so far"
        compare_answers(back_to(match, len(match.steps) - 1, 1), seat, Random(1))


def test_a_leak_in_the_middle_of_a_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    manoeuvres = shadowing.legal_manoeuvres

    def leaking(g: Game, targets: list[Ship]) -> list[Move]:
        if targets[0].fuel % 2:
            g.say("cb-search-empty", rule="CB-8g", hex=targets[0].hex)
        return manoeuvres(g, targets)

    monkeypatch.setattr(shadowing, "legal_manoeuvres", leaking)
    match = next(it for it in RARITIES if it.prompt == "cb-choose-manoeuvre").reach()
    with pytest.raises(laws.BrokenLawError):
        look_the_same(match, ALLIES)


def test_every_question_of_the_game_is_among_them() -> None:
    texts = "".join(file.read_text("utf-8") for file in (GAME.home / "texts" / "en").glob("*.ftl"))
    questions = set(re.findall(r"^(cb-(?:choose|order|plan)[a-z-]*) =", texts, re.MULTILINE))
    assert {rarity.prompt for rarity in RARITIES} == questions


def compare_answers(match: Match, seat: int | None, random: Random) -> None:
    """Neither the reasons of a refusal nor the odds may tell what the seat doesn't know."""
    twin = match.redealt(seat, random, match.source, log=True)
    if seat is None or match.decision(seat) is None or twin.decision(seat) is None:
        return
    if match.fresh and match.steps[-1].revealed & {seat, None}:
        return  # what was just revealed may differ
    for move in random.sample(list(conceivable(match.game.state)), 300):
        assert twin.why_not(seat, move) == match.why_not(seat, move), move
    for move in random.sample(list(match.decisions[seat].moves), min(20, len(match.decisions[seat].moves))):
        assert twin.outlooks(seat, move) == match.outlooks(seat, move), move


def conceivable(state: State) -> Iterator[Move]:
    """What a curious player might try, with the names of both sides' pieces."""
    ships, hexes, contacts = list(state.ships), ["I29", "K26", "J20", "U26", "N10", "A1"], range(1, 9)
    units = [*ships, *(f"kg{number}" for number in range(1, 5)), *(f"tf{number}" for number in range(1, 9))]
    for unit in units:
        yield from (m.Order(unit), m.Join(unit), m.Hunt(unit, "east_west"))
        yield from (move(unit, contact) for contact in contacts for move in (engage, shadow))
    for ship in ships:
        for kind in (m.Form, m.Leave, m.Repair, m.Dock, m.MarkReturn, m.Expose, m.BreakOff, m.Reinforce, m.CloseUp):
            yield kind(ship)
        yield from (m.Refuel(ship, tanker) for tanker in ("belchen", "lothringen", "heide"))
        yield from (m.Fire(ship, target) for target in ("bismarck", "prinz_eugen", "hood", "norfolk"))
        yield from (m.Launch(ship, target, 1) for target in ("bismarck", "hood"))
        yield m.Manoeuvre(ship, "closing", 1)
    yield from (m.Fly(air) for air in state.air)
    yield from (m.Attack(air, "BB") for air in state.air)
    for hex in hexes:
        yield from (m.Sail(hex), m.Search(hex), m.DropSearch(hex), m.DropAttack(hex), m.AloftAt(hex), m.Course(hex))
    yield from (
        m.Patrol(False),
        m.Stay(),
        m.Evade(),
        m.Distract(("bismarck",)),
        m.Pursue(),
        m.ReleaseRodney(),
        m.Concede(),
    )


def engage(unit: str, contact: int) -> Move:
    return m.Engage(unit, contact)


def shadow(unit: str, contact: int) -> Move:
    return m.Shadow(contact, unit)


# -------------------------------------------------------------------- what is dealt again


def busy_world(seat: int) -> tuple[State, list[State]]:
    """A position with something hidden of every kind, and what it becomes when it is dealt again for the seat."""
    g = game(turn=14, options=Options(hypothetical_units=True))
    state = g.state
    state.step = 4  # everybody has moved, nobody has searched
    put(g, "J20", "bismarck", "prinz_eugen", fuel=9, fix_hex="K22", fix_turn=10)
    put(g, "K21", "zf5", fuel=5, fix_hex="K21", fix_turn=11)
    put(g, "X9", "esso_hamburg", fix_hex="X9")
    put(g, "K24", "hood", "prince_of_wales", fuel=9, fix_hex="K26")
    put(g, "G23", "manchester", fix_hex="G23", fuel=5, activity="patrol")
    put(g, "G24", "birmingham", fix_hex="G24", fuel=5, standing="course J20")
    mark(g, put(g, "F20", "arethusa", fix_hex="F20", fuel=5), SIGHTED)
    mark(g, put(g, "U26", "zf6", fix_hex="U26", fuel=5), SIGHTED)
    state.points_bag, state.full_chits, state.half_chits = (
        state.points_bag[3:],
        state.points_bag[:2],
        [state.points_bag[2]],
    )
    state.convoys_attacked = ["ws_8b", "ob_324"]
    state.convoys_found = [*state.convoys_attacked, "hx_126"]
    state.sides[AXIS].bought = ["koln"]
    put(g, "O32", "koln", fuel=5, fix_hex="O32")
    for side, air in ((AXIS, "ju88_lannion"), (ALLIES, "beaufort_leuchars")):
        state.sides[side].searches = {"J22": 1}
        state.sides[side].strikes = [Strike(air, state.sides[side].contacts[0].hex)]
        state.air[air].box = "landing"
    before = view(g, seat)
    data = msgspec.msgpack.encode(state)
    worlds = []
    for world in range(120):
        g.state = msgspec.msgpack.decode(data, type=State)
        determinise(g, seat, Random(world))
        assert view(g, seat) == before
        assert not list(GAME.invariants(g))
        worlds.append(g.state)
    return msgspec.msgpack.decode(data, type=State), worlds


def varied(worlds: list[State], ship: str) -> dict[str, int]:
    """How many different values each field of a ship has."""
    return {
        field: len({repr(getattr(world.ships[ship], field)) for world in worlds}) for field in Ship.__struct_fields__
    }


@rule("CB-2.1a", "CB-4.4d", "CB-13.1c", "CB-12c")
def test_everything_that_the_allies_can_not_know_is_dealt_again() -> None:
    truth, worlds = busy_world(ALLIES)
    bismarck = varied(worlds, "bismarck")
    assert bismarck["hex"] > 10
    for field in (
        "fuel",
        "emergency",
        "force",
        "moved_before",
        "path",
        "start",
        "standing",
        "home_below",
        "full_speed",
    ):
        assert bismarck[field] > 1, field
    assert varied(worlds, "esso_hamburg")["no_move"] > 1
    assert {world.ships["tirpitz"].off for world in worlds} == {"", "unused"}  # bought, or not
    assert {"koln" in world.sides[AXIS].bought for world in worlds} == {True, False}
    assert len({repr(world.air) for world in worlds}) > 10
    assert len({repr(world.sides[AXIS].searches) for world in worlds}) > 10
    assert len({repr(world.sides[AXIS].strikes) for world in worlds}) > 1
    assert len({repr(world.full_chits) for world in worlds}) > 1
    assert len({repr(world.convoys_found) for world in worlds}) > 1
    named = {world.sides[ALLIES].contacts[0].ships[0] for world in worlds}
    assert named == {"zf5", "zf6"}  # a destroyer flotilla was sighted: which?
    mine = {id: ship for id, ship in truth.ships.items() if ship.seat == ALLIES}
    assert all({id: world.ships[id] for id in mine} == mine for world in worlds)


@rule("CB-2.1a", "CB-12c")
def test_everything_that_the_axis_can_not_know_is_dealt_again() -> None:
    _, worlds = busy_world(AXIS)
    assert varied(worlds, "hood")["hex"] > 10
    assert varied(worlds, "manchester")["activity"] > 1
    assert {world.ships["rodney"].off for world in worlds} == {"", "convoy"}
    assert {world.ships["augusta"].off for world in worlds} == {"", "unused"}
    assert {world.sides[AXIS].contacts[0].ships[0] for world in worlds} >= {"arethusa", "manchester"}
    assert len({repr(world.sides[ALLIES].searches) for world in worlds}) > 10


@rule("CB-7.2a", "CB-2.1a")
def test_a_redealt_world_keeps_what_the_seat_knows() -> None:
    g = game(turn=9)
    put(g, "J20", "bismarck", fix_hex="J20", fix_turn=2)
    mark(g, put(g, "K25", "koln"), SHADOWED)
    (known,) = put(g, "L20", "prinz_eugen", fix_hex="L20", fix_turn=8)
    g.state.sides[ALLIES].searched = ["J21"]
    before = view(g, ALLIES)
    hexes = set()
    for seed in range(40):
        determinise(g, ALLIES, Random(seed))
        hexes.add(g.state.ships["bismarck"].hex)
        assert (g.state.ships["koln"].hex, known.hex) == ("K25", "L20")  # where she passed nobody has moved since
        assert view(g, ALLIES) == before
        assert not list(GAME.invariants(g))
    assert len(hexes) > 10
    assert "J21" not in hexes
    assert all(PACK.board.distance("J20", hex) <= 12 for hex in hexes)


def test_the_named_phases_are_those_that_ask() -> None:
    names = {SEQUENCE[step].play.__name__ for step in ASKING.values()}
    silent = {"determine_visibility", "hear_allied_reports", "hear_axis_reports", "sink_tankers", "detect"}
    assert {step.play.__name__ for step in SEQUENCE} == names | silent

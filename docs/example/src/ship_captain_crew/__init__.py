"""Ship, Captain and Crew: an old dice game, as an example of a game for Weathergage."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec import Struct, field

from weathergage import engine
from weathergage.engine import CHECKPOINT, Choose, Flow, GameSpec, Group, Move, Outcome, Player, Text, text


class Rules(engine.Component, frozen=True):
    """What is printed in the game: it comes from the pack, never from code."""

    dice: int
    die: int
    rolls: int
    rounds: int
    wanted: tuple[int, ...]


class Options(Struct, frozen=True):
    strict: bool = False  # stopping before the crew is complete is forbidden


class State(Struct):
    options: Options
    cargo: list[int]  # by seat, over all rounds
    turn: int = 0
    rolls: int = 0
    found: int = 0  # how many of ship, captain and crew are set aside
    loose: list[int] = field(default_factory=list)  # the dice that are not


class RollAgain(Move, frozen=True):
    pass


class Stop(Move, frozen=True):
    pass


Game = engine.Game[State, Rules]


def load_pack(home: Path) -> Rules:
    reader = engine.PackReader(home)
    rules = reader.table("pack.toml", "rules", Rules)
    reader.finish()
    assert rules is not None
    return rules


def setup(start: engine.Start[Rules, Options]) -> State:
    return State(start.options, [0] * start.seats)


def play(g: Game) -> Flow[Outcome]:
    seats = len(g.state.cargo)
    while g.state.turn < seats * g.pack.rounds:
        yield from CHECKPOINT
        yield from take_turn(g, g.state.turn % seats)
        g.state.turn += 1
    best = sorted(g.state.cargo, reverse=True)  # SC-4
    places = tuple(best.index(cargo) + 1 for cargo in g.state.cargo)
    return Outcome(places, tuple(map(float, g.state.cargo)), text("sc-over"), "SC-4")


def take_turn(g: Game, seat: int) -> Flow[None]:
    g.say("sc-turn", who=Player(seat), level=1)
    g.state.rolls = g.state.found = 0
    while g.state.rolls < g.pack.rolls:  # SC-1
        roll(g, seat)
        if g.state.rolls < g.pack.rolls and not (yield from wants_more(g, seat)):
            break
    if g.state.found == len(g.pack.wanted):  # SC-3: without all three there is no cargo
        g.state.cargo[seat] += sum(g.state.loose)
    g.say("sc-cargo", who=Player(seat), cargo=g.state.cargo[seat], rule="SC-3")


def roll(g: Game, seat: int) -> None:
    sides = (g.pack.die,) * (g.pack.dice - g.state.found)
    faces = g.chance.roll_all(sides, "ship, captain, crew", seat)
    g.say("sc-roll", who=Player(seat), rule="SC-2", dice=engine.dice(sides, faces))
    g.state.rolls += 1
    g.state.loose = list(faces)
    for wanted in g.pack.wanted[g.state.found :]:  # SC-2: a captain without a ship is of no use
        if wanted not in g.state.loose:
            break
        g.state.loose.remove(wanted)
        g.state.found += 1


def wants_more(g: Game, seat: int) -> Flow[bool]:
    complete = g.state.found == len(g.pack.wanted)
    moves: list[RollAgain | Stop] = [RollAgain()]
    if complete or not g.state.options.strict:
        moves.append(Stop())

    def refuse(move: Move) -> engine.Refusal | None:
        return engine.Refusal(text("sc-no-crew"), "SC-2") if isinstance(move, Stop) else None

    match (yield from Choose(seat, text("sc-again"), moves, "SC-1", refuse)):
        case RollAgain():
            return True
        case Stop():
            return False


def view(g: Game, _seat: int | None) -> State:
    return g.state  # nothing is hidden in this game


def groups(seen: State) -> list[Group]:
    table = [text("sc-seat", who=Player(seat), cargo=cargo) for seat, cargo in enumerate(seen.cargo)]
    loose = text("sc-dice", found=seen.found, dice=" ".join(map(str, seen.loose)), rolls=seen.rolls)
    return [Group(text("sc-table"), (*table, loose))]


def describe(_pack: Rules, move: Move) -> Text:
    return text("sc-move-roll") if isinstance(move, RollAgain) else text("sc-move-stop")


def determinise(_g: Game, _seat: int | None, _random: Random) -> None:
    """Nothing is hidden, so there is nothing to deal anew."""


def invariants(g: Game) -> Iterable[str]:
    if g.state.rolls and g.state.found + len(g.state.loose) != g.pack.dice:
        yield "a die is missing"


GAME = GameSpec(
    id="ship_captain_crew", version=1, prefix="sc", scenarios=(engine.Scenario(id="harbour", seats=(2, 3, 4)),),
    home=Path(__file__).parent, state=State, options=Options, view_type=State, moves=(RollAgain, Stop),
    load_pack=load_pack, setup=setup, play=play, view=view, groups=groups, describe=describe,
    determinise=determinise, invariants=invariants, bound=24,
)  # fmt: skip

"""Flotilla: a small game for the tests, with secret orders given at the same time, on hexes."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from msgspec import Struct

from weathergage import engine
from weathergage.engine import (
    CHECKPOINT,
    Choose,
    Component,
    Flow,
    GameSpec,
    Group,
    Move,
    Outcome,
    PackReader,
    Player,
    Refusal,
    Scenario,
    Start,
    Text,
    Together,
    dice,
    text,
)
from weathergage.hexes import ORIGIN, Hex, neighbours

ORDERS = text("fl-orders")


class Sea(Component, frozen=True):
    radius: int
    rounds: int
    boats: tuple[tuple[Hex, ...], ...]
    die: int


class Options(Struct, frozen=True):
    pass


class State(Struct):
    boats: list[list[Hex | None]]  # by side; None: sunk
    orders: list[dict[int, Hex]]  # what each side has ordered in this round, secret until both are done
    round: int = 0


class View(Struct):
    boats: list[list[Hex | None]]
    orders: dict[int, Hex]
    round: int


class Sail(Move, frozen=True):
    boat: int
    to: Hex


class Done(Move, frozen=True):
    pass


Game = engine.Game[State, Sea]


def load_pack(home: Path) -> Sea:
    reader = PackReader(home)
    sea = reader.table("pack.toml", "rules", Sea)
    reader.finish()
    assert sea is not None
    return sea


def setup(start: Start[Sea, Options]) -> State:
    return State([list(side) for side in start.pack.boats], [{}, {}])


def play(g: Game) -> Flow[Outcome]:
    while g.state.round < g.pack.rounds and all(any(side) for side in g.state.boats):
        yield from CHECKPOINT
        g.say("fl-round", level=1, number=g.state.round + 1)
        yield from Together({side: give_orders(g, side) for side in (0, 1)})
        sail(g)
        fight(g)
        g.state.round += 1
    afloat = [sum(boat is not None for boat in side) for side in g.state.boats]
    places = tuple(1 if count == max(afloat) else 2 for count in afloat)
    return Outcome(places, tuple(map(float, afloat)), text("fl-over"), "FL-4")


def give_orders(g: Game, side: int) -> Flow[None]:
    orders = g.state.orders[side]
    orders.clear()
    while True:
        moves: list[Sail | Done] = [
            Sail(boat, to)
            for boat, at in enumerate(g.state.boats[side])
            if at is not None and boat not in orders
            for to in courses(g, at)
        ]
        moves.append(Done())
        match (yield from Choose(side, ORDERS, moves, "FL-1", refuse)):
            case Sail(boat=boat, to=to):
                orders[boat] = to
                g.say("fl-ordered", to=(side,), rule="FL-2", boat=boat + 1)
            case Done():
                return


def courses(g: Game, at: Hex) -> list[Hex]:
    return [to for to in neighbours(at) if to.distance_to(ORIGIN) <= g.pack.radius]


def refuse(move: Move) -> Refusal | None:
    return Refusal(text("fl-not-adjacent"), "FL-2") if isinstance(move, Sail) else None


def sail(g: Game) -> None:
    for boats, orders in zip(g.state.boats, g.state.orders, strict=True):
        for boat in sorted(orders):
            boats[boat] = orders[boat]
        orders.clear()


def fight(g: Game) -> None:
    """FL-3: one fight after the other, in the order of the boats; equal dice leave both afloat."""
    mine, theirs = g.state.boats
    meetings = [(one, other) for one, at in enumerate(mine) for other, there in enumerate(theirs) if at == there]
    for one, other in meetings:
        if mine[one] is None or theirs[other] is None:
            continue
        faces = g.chance.roll_all((g.pack.die, g.pack.die), "fight")
        g.say("fl-fight", rule="FL-3", dice=dice((g.pack.die, g.pack.die), faces))
        if faces[0] < faces[1]:
            mine[one] = None
        if faces[1] < faces[0]:
            theirs[other] = None


def view(g: Game, seat: int | None) -> View:
    orders = dict(g.state.orders[seat]) if seat is not None else {}
    return View([list(side) for side in g.state.boats], orders, g.state.round)


def groups(seen: View) -> list[Group]:
    return [
        Group(
            text("fl-side", who=Player(side)),
            tuple(text("fl-boat", number=n + 1, q=at.q, r=at.r) for n, at in enumerate(boats) if at is not None),
        )
        for side, boats in enumerate(seen.boats)
    ]


def describe(pack: Sea, move: Move) -> Text:
    match move:
        case Sail(boat=boat, to=to):
            return text("fl-move-sail", boat=boat + 1, q=to.q, r=to.r)
        case _:
            return text("fl-move-done")


def determinise(g: Game, seat: int | None, random: Random) -> None:
    """Other sides' orders could be any."""
    for side, orders in enumerate(g.state.orders):
        if side != seat:
            orders.clear()
            for boat, at in enumerate(g.state.boats[side]):
                if at is not None and random.random() < 0.5:
                    orders[boat] = random.choice(courses(g, at))


def invariants(g: Game) -> Iterable[str]:
    for side in g.state.boats:
        for at in side:
            if at is not None and at.distance_to(ORIGIN) > g.pack.radius:
                yield f"a boat has left the sea at {at}"


GAME = GameSpec(
    id="flotilla",
    version=1,
    prefix="fl",
    scenarios=(Scenario(id="meeting", seats=(2,)),),
    home=Path(__file__).parent,
    state=State,
    options=Options,
    view_type=View,
    moves=(Sail, Done),
    load_pack=load_pack,
    setup=setup,
    play=play,
    view=view,
    groups=groups,
    describe=describe,
    determinise=determinise,
    invariants=invariants,
    bound=60,
)

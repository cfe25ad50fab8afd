"""5.0, 5.4.3: how the phantom chooses: at random, or the best for it. Both editions; options 6.4, 6.6, 6.10, 6.12.

`policy = "best"`: the choice that is worth most to it (see worth.py), ties at random. `policy = "random"` (what the
rulebook's own example does): every legal choice is equally likely. Two things are never left to either: the phantom
attempts every Safe Passage, and the live player decides which of its ships are kept (KP-5.2.4b).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from weathergage.engine import Choose, Flow, Move, Text, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.cards import evasion
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.force import ship_in, vessel_in, vessel_of
from weathergage.games.kaisers_pirates.outlooks import last_reaction
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.solitaire.worth import NOTHING, Worth
from weathergage.games.kaisers_pirates.state import LIVE, Game

T = TypeVar("T")
M = TypeVar("M", bound=Move)

KEEP: Final = "kp-ask-keep"
KEEP_FOR_PHANTOM: Final = text("kp-ask-keep-for-phantom")
PASSAGE: Final = "kp-ask-passage"


def decide(g: Game, options: Sequence[T], worth_of: Callable[[T], Worth] | None) -> T:
    """KP-5.4.3.3e: the best choice, or any; None: all are worth the same."""
    best = options
    if len(best) > 1 and worth_of is not None and g.state.options.policy == "best":
        best, most = [], None
        for option in options:
            its = worth_of(option)
            if most is None or its > most:
                best, most = [option], its
            elif its == most:
                best.append(option)
    return best[0] if len(best) == 1 else best[g.chance.pick(len(best), "choice of the phantom")]


def choose(g: Game, prompt: Text, moves: Sequence[M]) -> Flow[M]:
    """Answer for the phantom whatever a player is asked."""
    if prompt.key == KEEP:
        return (yield from Choose(LIVE, KEEP_FOR_PHANTOM, moves, "KP-5.2.4b"))
    if prompt.key == PASSAGE:  # KP-3.2.6a, spec 13.1
        return next(it for it in moves if isinstance(it, m.Accept))
    return decide(g, moves, lambda move: worth_of_answer(g, prompt.key, move))


def worth_of_answer(g: Game, prompt: str, move: Move) -> Worth:
    """What an answer is worth to the phantom."""
    match prompt, move:
        case "kp-ask-remaining-target", m.Target(ship=ship):
            return _remaining(g, ship)
        case "kp-ask-full-steam", m.Accept() | m.Pass():
            return _chase(g, isinstance(move, m.Accept))
        case "kp-ask-pursue", m.Accept() | m.Pass():
            return _pursuit(g, isinstance(move, m.Accept))
        case "kp-ask-capture-supply", m.Accept():
            return _supply_at_capture(g)
        case _, m.SupplyFrom(prize=prize, ship=ship):
            return _supply(g, prize, ship)
        case _, m.TakeShip(ship=ship):
            printed = g.pack.ships.get(ship)
            victory = g.pack.merchants[ship].victory if printed is None else printed.victory
            return worth.in_parts(stake=victory)
        case _:
            return NOTHING


def _remaining(g: Game, ship: str) -> Worth:
    """KP-3.3.40b: the one target that Slim Pickings leaves."""
    attack = g.state.turn.attack
    assert attack is not None
    hunter = ship_in(g.state.seats[attack.seat], attack.ship)
    assert hunter is not None
    return worth.intercepts(attack, worth.hunt_of(g, attack, hunter), [vessel_of(g.state, ship)])


def _chase(g: Game, full_steam: bool) -> Worth:
    """KP-6.6.1: at full steam Fast Ship costs nothing in this intercept; Limited Supply afterwards is no lost value."""
    attack = g.state.turn.attack
    assert attack is not None
    hunter, target = ship_in(g.state.seats[attack.seat], attack.ship), vessel_of(g.state, attack.target)
    return worth.struck(g, replace(attack, full_steam=full_steam), hunter, target)


def _pursuit(g: Game, pursues: bool) -> Worth:
    """KP-6.10.1: pursue the merchantman, or leave it to the shoal."""
    attack = g.state.turn.attack
    assert attack is not None
    pursuer, target = ship_in(g.state.seats[attack.seat], attack.ship), vessel_of(g.state, attack.target)
    assert pursuer is not None
    coins = coins_of(g.pack, last_reaction(g))
    safe = worth.success(g, coins, evasion.shallow_run_modifiers(g, target))
    if not pursues:
        return worth.in_parts((1 - safe) * worth.loss(g.pack, target) if target.damage else 0)
    pursuer_safe = worth.success(g, coins, evasion.pursuit_modifiers(g, pursuer))
    return worth.pursued(g, attack, pursuer, target, (safe, pursuer_safe))


def _supply_at_capture(g: Game) -> Worth:
    """KP-6.12.3b: the fresh prize supplies its captor."""
    attack = g.state.turn.attack
    assert attack is not None
    return _supply(g, attack.target, attack.ship)


def _supply(g: Game, prize: str, ship: str) -> Worth:
    force = g.state.seats[g.state.phantom]
    vessel = vessel_in(force, ship)
    assert vessel is not None
    value = g.pack.merchants[prize].victory
    return worth.supplied(g, vessel, value, g.state.seats[LIVE].merchants, g.state.phantom)

"""Where an enemy ship that carries no marker may be, as far as the other side knows."""

from __future__ import annotations

from weathergage.games.chase_of_the_bismarck.sailing import waters_of
from weathergage.games.chase_of_the_bismarck.sequence import SEQUENCE
from weathergage.games.chase_of_the_bismarck.ships import is_blind
from weathergage.games.chase_of_the_bismarck.state import Game, Ship

MOVEMENT = 3  # the phase


def phase(g: Game) -> int:
    """The phase that is being played."""
    return SEQUENCE[g.state.step].phase


def looked_at(g: Game, seat: int) -> set[str]:
    """Hexes that the seat has searched this turn, or that report by themselves: nobody unseen is there."""
    state = g.state
    side = state.sides[seat]
    barred = set(side.searched)
    if side.reported:
        intrinsic = g.pack.board.intrinsic[seat]
        barred |= {hex for hex, value in intrinsic.items() if value >= state.level and not is_blind(g, hex)}
    return barred


def possible_hexes(g: Game, ships: list[Ship], barred: set[str]) -> list[str]:
    """Where a unit can have got since every one of its ships was last known."""
    board, waters = g.pack.board, waters_of(g, ships)
    found = frozenset.intersection(*(reach_since(g, ship) for ship in ships)) - barred
    return sorted(hex for hex in found if board.admits(hex, waters)) if waters else sorted(found)


def reach_since(g: Game, ship: Ship) -> frozenset[str]:
    """As far as her speed class goes in the Movement Phases since then."""
    if ship.restricted:
        return frozenset((ship.hex,))
    return within(g, ship, ship.fix_hex, moves_since(g, ship.fix_turn, moved=bool(ship.path)), ship.fix_slack)


def moves_since(g: Game, turn: int, *, moved: bool) -> int:
    """How many Movement Phases there were since the end of a turn. While orders are given, some have moved already."""
    now = phase(g)
    return max(0, g.state.turn - turn - (0 if now > MOVEMENT or (now == MOVEMENT and moved) else 1))


def within(g: Game, ship: Ship, start: str, turns: int, slack: int = 0) -> frozenset[str]:
    """Where she can be so many turns after she was in a hex, or `slack` hexes from it."""
    speed = g.pack.speeds[g.pack.cards[ship.id].speed]
    far = slack + speed.hexes * (-(-turns // speed.no_move) if speed.no_move else turns)
    return g.pack.board.within(start, ship.seat, far)


def has_been_at(g: Game, ship: Ship, hex: str, turn: int) -> bool:
    """Can she have been there at the end of that turn, as far as her printed place in the set-up tells?"""
    start = g.pack.printed.get(ship.id)
    return start is not None and hex in within(g, ship, start[0], max(0, turn - start[1]))

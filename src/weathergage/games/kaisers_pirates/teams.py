"""Chapter 4: two teams of two. What differs in the course of play stands where it differs. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.force import mate_of
from weathergage.games.kaisers_pirates.names import ship_name
from weathergage.games.kaisers_pirates.state import Game, State

POOL = text("kp-ask-pool")


def team_of(state: State, seat: int) -> int:
    """KP-4.1, KP-4.8b: the side that a seat's points count for; alone, everybody is a side."""
    return seat % 2 if state.teams else seat


def pool_ships(g: Game, order: list[int]) -> Flow[None]:
    """KP-4.9: before ships are kept, each mate may pass some to the other; what was passed stays passed."""
    passed: list[str] = []
    for seat in order:
        mate = mate_of(g.state, seat)
        while True:
            own = [vessel for vessel in g.state.seats[seat].ships if vessel.id not in passed]
            if not own:
                break
            choices: list[m.Assign | m.Done] = [m.assign(vessel.id, mate) for vessel in own]
            match (yield from ask(g, seat, POOL, [*choices, m.DONE], "KP-4.9")):
                case m.Assign(ship=ship):
                    vessel = next(it for it in own if it.id == ship)
                    g.state.seats[seat].ships.remove(vessel)
                    g.state.seats[mate].ships.append(vessel)
                    passed.append(ship)
                    name = ship_name(g.pack, ship)
                    g.say("kp-log-passed", who=Player(seat), whom=Player(mate), ship=name, rule="KP-4.9")
                case m.Done():
                    break

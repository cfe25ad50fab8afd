"""5.4.3.7: the phantom's ships in an Island Refuge. Both editions; option 6.12."""

from __future__ import annotations

from collections.abc import Sequence

from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.force import vessel_of
from weathergage.games.kaisers_pirates.optional import prize_supplies
from weathergage.games.kaisers_pirates.refuge import leave, take_free_move, try_repair, try_resupply
from weathergage.games.kaisers_pirates.solitaire.choices import decide, worth_of_answer
from weathergage.games.kaisers_pirates.state import Game
from weathergage.games.kaisers_pirates.targets import Choice


def preferred(g: Game, choices: Sequence[Choice]) -> list[Choice]:
    """KP-5.4.3.7a: a ship that is damaged, on Limited Supply or recognised comes first."""
    needy: list[Choice] = []
    for choice in choices:
        if isinstance(choice, m.Target):
            vessel = vessel_of(g.state, choice.ship)
            if vessel.damage or vessel.short or vessel.known:
                needy.append(choice)
    return needy or list(choices)


def tend(g: Game) -> None:
    """KP-5.4.3.7b, KP-3.3.20d: each ship in refuge tries once in a turn to get rid of what it suffers from. It leaves
    as soon as nothing is left of that, though never in the turn in which it entered (KP-3.3.20c)."""
    turn = g.state.turn
    for vessel in list(g.state.seats[turn.seat].ships):
        if not vessel.refuge:
            continue
        if vessel.damage and vessel.id not in turn.repaired:
            try_repair(g, turn.seat, vessel.id)
        if vessel.short and vessel.id not in turn.resupplied:
            try_resupply(g, turn.seat, vessel.id)
        if not vessel.damage and not vessel.short and vessel.id not in turn.entered:
            leave(g, turn.seat, vessel.id, turn.seat)


def take_supplies(g: Game) -> None:
    """KP-6.12.1: prizes may resupply the phantom's ships at the beginning of its turn."""
    while g.state.options.prize_resupply:
        supplies: list[m.SupplyFrom | m.Done] = [*prize_supplies(g, g.state.turn.seat)]
        if not supplies:
            return
        move = decide(g, [*supplies, m.DONE], lambda it: worth_of_answer(g, "", it))
        if isinstance(move, m.Done):
            return
        take_free_move(g, move)

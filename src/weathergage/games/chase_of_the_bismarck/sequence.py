"""Chapter 4: the sequence of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from weathergage.engine import CHECKPOINT, Flow, Outcome, Text, text
from weathergage.games.chase_of_the_bismarck.administration import administrate
from weathergage.games.chase_of_the_bismarck.air_attack import attack_from_the_air
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.convoys import hunt
from weathergage.games.chase_of_the_bismarck.detection import detect
from weathergage.games.chase_of_the_bismarck.hypothetical import choose_hypothetical_units
from weathergage.games.chase_of_the_bismarck.movement import move_shadowed_units, plan_movement
from weathergage.games.chase_of_the_bismarck.naval_combat import fight, sink_tankers
from weathergage.games.chase_of_the_bismarck.searching import (
    hear_allied_reports,
    hear_axis_reports,
    search_allied,
    search_axis,
)
from weathergage.games.chase_of_the_bismarck.shadowing import shadow
from weathergage.games.chase_of_the_bismarck.ships import note_track
from weathergage.games.chase_of_the_bismarck.state import Game
from weathergage.games.chase_of_the_bismarck.submarines import meet_submarines
from weathergage.games.chase_of_the_bismarck.victory import judge
from weathergage.games.chase_of_the_bismarck.visibility import determine_visibility


class Step(Struct, frozen=True):
    """A phase, or a part of one."""

    phase: int
    name: Text
    play: Callable[[Game], Flow[None]]


# CB-4.1a. Where a part of a phase tells something by itself it is a step of its own: between steps lies a checkpoint.
SEQUENCE: Final = (
    Step(1, text("cb-phase-visibility"), determine_visibility),
    Step(2, text("cb-phase-shadow"), shadow),
    Step(3, text("cb-phase-shadowed-units"), move_shadowed_units),
    Step(3, text("cb-phase-movement"), plan_movement),
    Step(4, text("cb-phase-search"), hear_allied_reports),
    Step(4, text("cb-phase-search"), search_allied),
    Step(4, text("cb-phase-search"), hear_axis_reports),
    Step(4, text("cb-phase-search"), search_axis),
    Step(5, text("cb-phase-air-attack"), attack_from_the_air),
    Step(6, text("cb-phase-naval-combat"), sink_tankers),
    Step(6, text("cb-phase-naval-combat"), fight),
    Step(7, text("cb-phase-submarines"), meet_submarines),
    Step(7, text("cb-phase-detection"), detect),
    Step(7, text("cb-phase-hunting"), hunt),
    Step(8, text("cb-phase-admin"), administrate),
)


def play(g: Game) -> Flow[Outcome]:
    """Forty turns, or until Bismarck's story is told (CB-4.2a to CB-4.2d)."""
    state = g.state
    if not state.prepared:
        yield from choose_hypothetical_units(g)
        for ship in (*state.on_map(AXIS), *state.on_map(ALLIES)):
            ship.track = f"0 {ship.hex}"  # where she was before the first turn
        state.prepared = True
    while not state.ending:
        yield from CHECKPOINT
        now = SEQUENCE[state.step]
        if state.step == 0:
            box = g.pack.turn(state.turn)
            g.say("cb-turn", rule="CB-1a", level=1, turn=state.turn, day=box.day, period=box.period)
        if now.name != SEQUENCE[state.step - 1].name:
            g.say("cb-phase", rule="CB-4.1a", level=2, phase=now.name)
        yield from now.play(g)
        state.step = (state.step + 1) % len(SEQUENCE)
    if state.step:  # in the middle of a turn, whose end nobody has noted down
        for ship in (*state.on_map(AXIS), *state.on_map(ALLIES)):
            note_track(g, ship)
    state.over = True
    outcome = judge(g)
    g.say("cb-end", rule=outcome.rule, level=1, reason=outcome.reason)
    g.reveal()
    return outcome

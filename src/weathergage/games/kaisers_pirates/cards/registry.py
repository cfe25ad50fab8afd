"""3.3: every action card that is played by itself: what it may be played at, and what it does then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from weathergage.engine import Flow, Text, text
from weathergage.games.kaisers_pirates.cards import enemy_ships, hands, interrogation, own_ships, turns, undersea
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import Game
from weathergage.games.kaisers_pirates.targets import Choice


@dataclass(frozen=True, slots=True)
class Action:
    """An action half. Without choices it has no effect now, and cannot be played (R-84)."""

    choices: Callable[[Game], Iterator[Choice]]
    play: Callable[[Game, Played, Choice], Flow[None] | None]
    prompt: Text | None = None  # None: it is played at nothing in particular


SHIP = text("kp-ask-ship")
OPPONENT = text("kp-ask-opponent")
INTELLIGENCE = text("kp-ask-intelligence")
SUBMARINE = text("kp-ask-submarine")
SUBMARINE_OR_MINES = text("kp-ask-submarine-or-mines")
MINELAYER = text("kp-ask-minelayer")

ACTIONS: Final[dict[str, Action]] = {
    "blockade_runner": Action(own_ships.own_short, own_ships.run_blockade),
    "bounding_main": Action(turns.next_opponent, turns.bound_main),
    "breakdown": Action(enemy_ships.sound_targets, enemy_ships.break_down, SHIP),
    "breakout": Action(own_ships.new_ships, own_ships.break_out),
    "collier": Action(own_ships.own_short, own_ships.bring_coal),
    "damage_control": Action(own_ships.own_damaged, own_ships.control_damage, SHIP),
    "deception": Action(turns.unburdened, turns.deceive, OPPONENT),
    "exchange_information": Action(hands.mate_to_tell, hands.exchange),
    "fair_seas": Action(own_ships.own_sound_merchants, own_ships.sail_fair_seas, SHIP),
    "fog_bank": Action(turns.unburdened, turns.raise_fog, OPPONENT),
    "heavy_weather": Action(enemy_ships.weather_targets, enemy_ships.blow, OPPONENT),
    "intelligence": Action(hands.readable, hands.spy, INTELLIGENCE),
    "interned": Action(enemy_ships.recognised_targets, enemy_ships.intern, SHIP),
    "interrogate": Action(interrogation.disguised_targets, interrogation.interrogate, SHIP),
    "island_refuge": Action(own_ships.own_at_sea, own_ships.seek_refuge, SHIP),
    "lay_mines": Action(undersea.minelayers, undersea.lay_mines, MINELAYER),
    "monitor": Action(interrogation.sheltered_targets, interrogation.monitor, SHIP),
    "recon_aircraft": Action(hands.robbable, hands.fly_over, OPPONENT),
    "reflag": Action(own_ships.own_recognised, own_ships.reflag, SHIP),
    "rendezvous_missed": Action(enemy_ships.rendezvous_targets, enemy_ships.miss_rendezvous, OPPONENT),
    "scuttle": Action(own_ships.own_wrecks, own_ships.scuttle, SHIP),
    "second_chance": Action(turns.one_more_turn, turns.take_second_chance),
    "submarine_u": Action(undersea.torpedo_choices, undersea.dive, SUBMARINE),
    "submarine_uc": Action(undersea.torpedo_and_mine_choices, undersea.dive, SUBMARINE_OR_MINES),
    "transfer_command": Action(enemy_ships.recognised_targets, enemy_ships.transfer_command, SHIP),
    "wireless_intercept": Action(hands.on_the_air, hands.listen_in),
}


def is_playable(g: Game, kind: str) -> bool:
    """May an action half of this type be played now?"""
    action = ACTIONS.get(kind)
    return action is not None and next(action.choices(g), None) is not None

"""Random games over all editions, seats, teams and options: nothing gets lost, and the past can always be rebuilt.

`FUZZ=5000 pytest tests/games/kaisers_pirates/test_fuzz.py` plays so many games instead of a few for each set-up.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from weathergage.engine import Setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.state import Options
from weathergage.lab import laws

OPTIONS = [name for name in Options.__struct_fields__ if getattr(Options(), name) is False]
TABLES = [(scenario.id, seats) for scenario in GAME.scenarios for seats in scenario.seats if scenario.id != "solitaire"]
SETS: list[list[str]] = [[], *([name] for name in OPTIONS), OPTIONS]
GAMES = int(os.environ.get("FUZZ", "0"))


def setup_of(chosen: list[str], random: Random) -> Setup:
    """A table with these options; everything else at random."""
    scenario, seats = random.choice(TABLES)
    options: dict[str, bool | int | str] = dict.fromkeys(chosen, True)
    if not random.randrange(4):
        options["set_aside"] = random.randrange(1, 60)
    if not random.randrange(3):
        options["start"] = random.choice(["lowest_value", "chosen"])
    return Setup(game=GAME.id, seats=seats, scenario=scenario, edition=random.choice(GAME.editions), options=options)


def play(setup: Setup, seed: int, looks: int = 3) -> None:
    """One game, with its invariants after every move and the laws of the past at some of them."""
    random = Random(seed)
    match = laws.begin(GAME, setup, seed)
    stops = set(random.sample(range(600), looks))
    for number, _ in enumerate(laws.play_to_the_end(match, random)):
        laws.invariants_hold(match)
        if number in stops:
            laws.decisions_are_sound(match)
            laws.state_survives_the_codec(match)
            laws.clone_equals_original(match)
            for seat in (*range(setup.seats), None):
                laws.secrets_stay_secret(match, seat, Random(number))
    laws.replay_equals_play(match)


@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: "+".join(chosen) if len(chosen) < 2 else "all")
def test_random_games(chosen: list[str]) -> None:
    for seed in range(1 if not GAMES else max(1, GAMES // len(SETS))):
        play(setup_of(chosen, Random(f"{chosen} {seed}")), seed)


def test_random_mixtures() -> None:
    for seed in range(8 if not GAMES else GAMES // 4):
        random = Random(seed)
        play(setup_of([name for name in OPTIONS if not random.randrange(3)], random), seed)

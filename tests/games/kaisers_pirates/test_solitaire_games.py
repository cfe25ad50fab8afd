"""Whole solitaire games at random, with every option.

`FUZZ=5000 pytest tests/games/kaisers_pirates/test_solitaire_games.py` plays so many games.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from weathergage.engine import Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.state import Options
from weathergage.lab import laws

OPTIONS = [name for name in Options.__struct_fields__ if getattr(Options(), name) is False]
SETS: list[list[str]] = [[], *([name] for name in OPTIONS), OPTIONS]
GAMES = int(os.environ.get("FUZZ", "100"))


def setup_of(chosen: list[str], random: Random) -> Setup:
    """A solitaire table with these options; everything else at random."""
    options: dict[str, bool | int | str] = dict.fromkeys(chosen, True)
    options["policy"] = random.choice(["random", "best"])
    options["start"] = random.choice(["die", "lowest_value", "chosen"])
    options["first_seat"] = random.randrange(2)
    edition = random.choice(GAME.editions)
    return Setup(game=GAME.id, seats=1, scenario="solitaire", edition=edition, options=options)


def play(setup: Setup, seed: int, looks: int) -> None:
    """One game, with its invariants after every move and the laws of the past at some of them."""
    match, random = laws.begin(GAME, setup, seed), Random(seed)
    stops = set(random.sample(range(150), looks))
    for number, _ in enumerate(laws.play_to_the_end(match, random)):
        laws.invariants_hold(match)
        if number in stops:
            laws.decisions_are_sound(match)
            laws.state_survives_the_codec(match)
            laws.clone_equals_original(match)
            for seat in (0, None):
                laws.secrets_stay_secret(match, seat, Random(number))
            if match.decisions:
                laws.undo_equals_never_played(match, 0, random.choice(match.decisions[0].moves))
                look_around(match)
    laws.replay_equals_play(match)


def look_around(match: Match) -> None:
    """The table in words, and the odds of every move."""
    for seat in (0, None):
        assert GAME.groups(match.view(seat))  # type: ignore[arg-type]
    for move in match.decisions[0].moves:
        match.outlooks(0, move)


@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: "+".join(chosen) if len(chosen) < 2 else "all")
def test_random_games(chosen: list[str]) -> None:
    for seed in range(max(1, GAMES // len(SETS) // 2)):
        play(setup_of(chosen, Random(f"{chosen} {seed}")), seed, looks=2)


def test_random_mixtures() -> None:
    for seed in range(max(1, GAMES // 2)):
        random = Random(seed)
        play(setup_of([name for name in OPTIONS if not random.randrange(3)], random), seed, looks=1)

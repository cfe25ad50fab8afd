"""Whole solitaire games: at random with every option, and two that were recorded, one won and one lost.

`FUZZ=5000 pytest tests/games/kaisers_pirates/test_solitaire_games.py` plays so many games. After a change of the rules
or of the pack that is meant, `RECORD=1` plays the recorded games anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from weathergage.engine import Pack, Setup
from weathergage.engine.journal import dump, load
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.state import Options, State
from weathergage.lab import laws

RECORDED = Path(__file__).parent / "recorded"
OPTIONS = [name for name in Options.__struct_fields__ if getattr(Options(), name) is False]
SETS: list[list[str]] = [[], *([name] for name in OPTIONS), OPTIONS]
GAMES = int(os.environ.get("FUZZ", "250"))


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


# -------------------------------------------------------------------- recorded games


@pytest.mark.parametrize(("name", "place"), [("solitaire-won", 1), ("solitaire-lost", 2)])
def test_recorded_games(name: str, place: int) -> None:
    file = RECORDED / f"{name}.wgage"
    if os.environ.get("RECORD"):
        file.write_bytes(dump(recorded(place).journal))
    journal = load(file.read_bytes(), GAME)
    match = Match.resume(GAME, journal)
    assert match.outcome is not None
    assert match.outcome.places == (place,)
    assert match.outcome.reason.key == {1: "kp-won", 2: "kp-lost-to-phantom"}[place]
    assert dump(match.journal) == file.read_bytes()
    assert len(match.steps) > 50
    for step in range(0, len(match.steps), 7):
        laws.invariants_hold(match.at(step))
    state: State = match.game.state
    assert [len(seat.points) for seat in state.seats] == [3, 3]


def recorded(place: int) -> Match:
    """The first game of a random player that ends in this place; won by a player who has every card put to use."""
    for seed in range(1000):
        edition = "2" if place == 1 else "1"
        policy = "random" if place == 1 else "best"
        setup = Setup(game=GAME.id, seats=1, scenario="solitaire", edition=edition, options={"policy": policy})
        match = laws.begin(GAME, setup, seed)
        for _ in laws.play_to_the_end(match, Random(seed)):
            pass
        if match.outcome is not None and match.outcome.places == (place,) and match.game.state.round == 3:
            return match
    raise AssertionError("no such game was found")


def test_the_pack_of_the_recorded_games_is_the_present_one() -> None:
    for file in RECORDED.glob("solitaire-*.wgage"):
        assert load(file.read_bytes(), GAME).header.pack == Pack.of(GAME).hash

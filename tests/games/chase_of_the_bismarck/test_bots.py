"""The planning players: they finish their games, they see nothing that they must not, and they beat chance."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.chase_of_the_bismarck.kit import AXIS, PACK
from weathergage.bots.players import Seen, bot_names, make_bot
from weathergage.engine import Setup
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.lab import laws

SETUP = Setup(game=GAME.id, seats=2)


def play(names: tuple[str, str], seed: int) -> float:
    match = laws.begin(GAME, SETUP, seed)
    bots = [make_bot(name, GAME, SETUP, PACK, seat, Random(seed)) for seat, name in enumerate(names)]
    while (ask := match.next_decision()) is not None:
        bot = bots[ask.seat]
        view = match.view(ask.seat) if bot.wants_view else None
        match.play(ask.seat, bot.choose(Seen(ask.seat, view, ask)))
    assert match.outcome is not None
    return match.outcome.scores[AXIS]


def test_there_is_a_planning_player() -> None:
    assert "plan" in bot_names(GAME)


@pytest.mark.parametrize("seed", range(3))
def test_plan_against_plan_comes_to_an_end(seed: int) -> None:
    play(("plan", "plan"), seed)


def test_a_plan_beats_chance_on_either_side() -> None:
    chance = sum(play(("random", "random"), seed) for seed in range(4))
    assert sum(play(("plan", "random"), seed) for seed in range(4)) > chance
    assert sum(play(("random", "plan"), seed) for seed in range(4)) < chance


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(("plan", "plan"), 1) == play(("plan", "plan"), 1)

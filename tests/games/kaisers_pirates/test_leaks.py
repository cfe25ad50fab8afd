"""Secrets would not stay secret by luck: each of these versions of the game has one leak, and the law finds it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import msgspec
import pytest

from weathergage.engine import Flow, Player, Setup
from weathergage.games.kaisers_pirates import GAME, turn
from weathergage.games.kaisers_pirates.discards import draw_action
from weathergage.games.kaisers_pirates.names import card_name
from weathergage.games.kaisers_pirates.reactions import reaction_of
from weathergage.games.kaisers_pirates.situations import Played, Situation, fit_of
from weathergage.games.kaisers_pirates.state import Game, Seat
from weathergage.games.kaisers_pirates.view import (
    SeatView,
    TurnView,
    attack_view,
    committed_view,
    seat_view,
    turn_view,
)
from weathergage.lab import laws

POSITIONS = 150
STEPS = 14  # as far as from a turn's beginning to an attack and its answer
VIEWS = sys.modules[GAME.view.__module__]
ASKERS = ("intercept", "british", "settling", "cards.undersea")  # whoever opens windows
Leak: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def asks_only_whoever_can_answer(patch: pytest.MonkeyPatch) -> None:
    """A window that stays shut tells that nothing is held."""

    def leaky(g: Game, seat: int, situation: Situation) -> Flow[Played | None]:
        fit = fit_of(g.pack, situation)
        if not any(fit.by_card[card] for card in g.state.seats[seat].hand):
            return None
        return (yield from reaction_of(g, seat, situation))

    for module in ASKERS:
        patch.setattr(f"weathergage.games.kaisers_pirates.{module}.reaction_of", leaky)


def names_what_is_drawn(patch: pytest.MonkeyPatch) -> None:
    """A log line that everybody may read."""

    def leaky(g: Game, seat: int) -> int:
        card = draw_action(g, seat)
        g.say("kp-log-reaction", who=Player(seat), card=card_name(g.pack, card))
        return card

    patch.setattr(turn, "draw_action", leaky)


def counts_reactions_in_hands(patch: pytest.MonkeyPatch) -> None:
    """A number in the view that depends on what hands hold."""

    def leaky(g: Game, seat: Seat) -> SeatView:
        held = sum(g.pack.cards[card].type in ("amc", "trap", "reflag", "shallow_run") for card in seat.hand)
        return msgspec.structs.replace(seat_view(g, seat), hand=10 * held)

    patch.setattr(VIEWS, "seat_view", leaky)


def shows_committed_cards(patch: pytest.MonkeyPatch) -> None:
    """The faces of committed cards, for everybody."""
    patch.setattr(VIEWS, "committed_view", lambda pack, it, _mine: committed_view(pack, it, True))


def shows_attacks_that_are_being_put_together(patch: pytest.MonkeyPatch) -> None:
    """What joins an attack is known before it is announced."""

    def leaky(g: Game, mine: bool) -> TurnView:
        attack = g.state.turn.attack
        shown = attack_view(g.pack, attack) if attack else None
        return msgspec.structs.replace(turn_view(g, mine), attack=shown)

    patch.setattr(VIEWS, "turn_view", leaky)


def look_everywhere() -> None:
    """Every seat and a spectator, in some games, until the law is broken: mostly from where a turn begins."""
    seen = 0
    for seed in range(40):
        match, random = laws.begin(GAME, Setup(game=GAME.id, seats=3, edition="2"), seed), Random(seed)
        for _ in laws.play_to_the_end(match, random):
            if match.over or not (match.fresh or random.randrange(20) == 0):
                continue
            for seat in (0, 1, 2, None):
                laws.secrets_stay_secret(match, seat, random, STEPS)
            seen += 1
            if seen == POSITIONS:
                return


@pytest.mark.parametrize(
    "leak",
    [
        asks_only_whoever_can_answer,
        names_what_is_drawn,
        counts_reactions_in_hands,
        shows_committed_cards,
        shows_attacks_that_are_being_put_together,
    ],
    ids=lambda leak: leak.__name__,
)
def test_a_leak_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(laws.BrokenLawError):
        look_everywhere()


def test_the_game_itself_has_none() -> None:
    look_everywhere()

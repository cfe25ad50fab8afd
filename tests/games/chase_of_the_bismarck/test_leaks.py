"""The information law bites: leaks of every kind, planted on purpose, are found."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK
from tests.games.chase_of_the_bismarck.test_secrets import PLAIN, SEATS, compare_answers
from weathergage.bots import Seen, make_bot
from weathergage.engine import AnyGame, Move, Outlook, Refusal, text
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME, naval_combat, searching
from weathergage.games.chase_of_the_bismarck.moves import Search
from weathergage.games.chase_of_the_bismarck.outlooks import outlooks
from weathergage.games.chase_of_the_bismarck.state import Contact, Game
from weathergage.games.chase_of_the_bismarck.view import View, view
from weathergage.lab import laws

SEARCHING, FIGHTING = (5, 7), (10,)  # steps of the sequence


def is_found(spec: AnyGame, steps: tuple[int, ...]) -> bool:
    """Do the laws find it in a few matches of the planning bots, who now and then have a whim?"""
    return any(is_found_in(spec, steps, seed) for seed in range(24))


def is_found_in(spec: AnyGame, steps: tuple[int, ...], seed: int) -> bool:
    random = Random(seed)
    match = laws.begin(spec, PLAIN, seed)
    bots = [make_bot("plan", spec, match.header.setup, PACK, seat, random) for seat in (AXIS, ALLIES)]
    while (ask := match.next_decision()) is not None:
        if match.game.state.step in steps and is_broken(match, random):
            return True
        wise = random.random() < 0.85
        move = bots[ask.seat].choose(Seen(ask.seat, match.view(ask.seat), ask)) if wise else random.choice(ask.moves)
        match.play(ask.seat, move)
    return False


def is_broken(match: Match, random: Random) -> bool:
    try:
        for seat in SEATS:
            laws.secrets_stay_secret(match, seat, random, steps=12)
            compare_answers(match, seat, random)
    except (laws.BrokenLawError, AssertionError):
        return True
    return False


def is_somebody_there(g: Game, seat: int, hex: str) -> bool:
    return any(ship.hex == hex for ship in g.state.on_map(1 - seat))


def test_a_view_that_shows_the_enemys_fuel() -> None:
    def leaking(g: Game, seat: int | None) -> View:
        seen = view(g, seat)
        seen.storm = g.state.ships["bismarck"].fuel % 2 == 1
        return seen

    assert is_found(dataclasses.replace(GAME, view=leaking), SEARCHING)


def test_a_question_that_is_put_only_to_those_who_have_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    targets = naval_combat.targets_of

    def leaking(g: Game, seat: int) -> list[Contact]:
        return [contact for contact in targets(g, seat) if is_somebody_there(g, 1 - seat, contact.hex)]

    monkeypatch.setattr(naval_combat, "targets_of", leaking)
    assert is_found(GAME, (*SEARCHING, *FIGHTING))


def test_a_line_more_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = searching.answer

    def leaking(g: Game, seat: int, hex: str) -> None:
        answer(g, seat, hex)
        if any(is_somebody_there(g, seat, near) for near in PACK.board.near(hex, 3)):
            g.say("cb-search-empty", rule="CB-8g", hex=hex)

    monkeypatch.setattr(searching, "answer", leaking)
    assert is_found(GAME, SEARCHING)


def test_a_refusal_that_knows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = searching.refuse_search

    def leaking(g: Game, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Search) and any(is_somebody_there(g, seat, near) for near in PACK.board.near(move.hex, 4)):
            return Refusal(text("cb-no-search-again", hex=move.hex), "CB-8f")
        return refuse(g, seat, move)

    monkeypatch.setattr(searching, "refuse_search", leaking)
    assert is_found(GAME, SEARCHING)


def test_odds_that_are_worked_out_from_the_truth() -> None:
    def leaking(g: Game, seat: int, move: Move) -> tuple[Outlook, ...]:
        if isinstance(move, Search) and any(is_somebody_there(g, seat, near) for near in PACK.board.near(move.hex, 8)):
            return ()
        return outlooks(g, seat, move)

    assert is_found(dataclasses.replace(GAME, outlooks=leaking), SEARCHING)


def test_where_nothing_leaks_nothing_is_found() -> None:
    assert not is_found(GAME, (5,))

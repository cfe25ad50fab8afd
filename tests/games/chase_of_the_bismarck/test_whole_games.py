"""Random games, the information law, and journals: what must hold whatever happens."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK
from tests.rules import rule
from weathergage.engine import Pack, Setup
from weathergage.engine.fluent import Speaker
from weathergage.games.chase_of_the_bismarck import GAME
from weathergage.games.chase_of_the_bismarck.moves import Done, Order, Sail
from weathergage.games.chase_of_the_bismarck.view import view
from weathergage.lab import laws

PLAIN = Setup(game=GAME.id, seats=2)
FULL = Setup(game=GAME.id, seats=2, options={"hypothetical_units": True, "crew_exhaustion": True})


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_with_every_piece_in_its_place(seed: int) -> None:
    match = laws.begin(GAME, FULL if seed % 2 else PLAIN, seed)
    for _ in laws.play_to_the_end(match, Random(seed)):
        laws.invariants_hold(match)
    assert match.outcome is not None
    if seed < 4:
        laws.replay_equals_play(match)


@rule("CB-1b", "CB-2.1a")
@pytest.mark.parametrize("seed", range(4))
def test_twin_worlds_look_the_same(seed: int) -> None:
    match = laws.begin(GAME, FULL if seed % 2 else PLAIN, seed)
    random = Random(seed)
    for moves in laws.play_to_the_end(match, random):
        del moves
        if random.random() < 0.002 and not match.over:
            for seat in (AXIS, ALLIES, None):
                laws.secrets_stay_secret(match, seat, Random(seed))
            laws.clone_equals_original(match)
            for seat, ask in match.decisions.items():
                laws.secret_moves_stay_secret(match, seat, ask.moves[:6])
                laws.undo_equals_never_played(match, seat, random.choice(ask.moves))


@rule("CB-7.7a")
def test_orders_are_taken_back_until_done() -> None:
    match = laws.begin(GAME, PLAIN, 1)
    match.play(AXIS, Order("kg1"))
    match.play(ALLIES, Order("norfolk"))
    match.play(AXIS, Sail("H29"))
    assert match.undo_refusal(AXIS) is None
    match.undo(AXIS)
    match.undo(AXIS)
    assert match.game.state.ships["bismarck"].hex == "I29"
    assert Done() in match.decisions[AXIS].moves


def test_both_charts_are_told_when_it_is_over() -> None:
    match = laws.begin(GAME, PLAIN, 5)
    for _ in laws.play_to_the_end(match, Random(5)):
        pass
    reveal = GAME.view(match.game, None).reveal
    assert reveal is not None
    track = next(track for track in reveal.tracks if track.ship == "bismarck")
    first, *hexes = track.hexes.split()
    assert (first, hexes[0]) == ("0", "I29")
    assert len(hexes) == match.game.state.turn + 1
    assert all(PACK.board.distance(here, there) <= 2 for here, there in pairwise(hexes))


def test_every_text_is_written() -> None:
    speaker = Speaker(GAME.home, "en")
    keys = {key for file in GAME.home.glob("*.py") for key in re.findall(r'"(cb-[a-z0-9-]+)"', file.read_text("utf-8"))}
    keys |= {f"cb-ship-{id}" for id in PACK.cards} | {f"cb-air-{id}" for id in PACK.air}
    assert [key for key in sorted(keys) if not speaker.has(key)] == []


def test_everything_can_be_said() -> None:
    match = laws.begin(GAME, FULL, 3)
    speaker = Speaker(GAME.home, "en", ("Axis", "Allies"))
    random = Random(3)
    said: set[str] = set()
    while (ask := match.next_decision()) is not None:
        said |= {speaker.say(ask.prompt)} | {speaker.say(GAME.describe(PACK, move)) for move in ask.moves[:6]}
        for move in ask.moves[:3]:
            for odds in match.outlooks(ask.seat, move):
                said |= {speaker.say(text) for text in (odds.title, *odds.sums, *(it[0] for it in odds.outcomes))}
        match.play(ask.seat, random.choice(ask.moves))
    said |= {speaker.say(event.text) for event in match.events or ()}
    for seat in (AXIS, ALLIES, None):
        for group in GAME.groups(view(match.game, seat)):
            said |= {speaker.say(text) for text in (group.title, *group.lines)}
    assert [text for text in sorted(said) if "cb-" in text or "{" in text] == []


def test_the_pack_comes_with_the_game() -> None:
    assert Pack.of(GAME).home == GAME.home / "data"

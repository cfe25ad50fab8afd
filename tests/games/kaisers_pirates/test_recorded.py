"""Whole games that were recorded: one for each way in which a game can go and end, replayed to the last die.

`RECORD=1 pytest tests/games/kaisers_pirates/test_recorded.py` plays them anew, after a change of the rules or of the
pack that is meant: of each the first game that goes as it should. Some set more cards aside than the rules do, so that
they stay short.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from tests.games.kaisers_pirates.kit import PACK
from tests.rules import rule
from weathergage.bots import Bot, Seen, make_bot
from weathergage.engine import EngineError, Move, Pack, Setup
from weathergage.engine.journal import dump, load
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.state import Options, State
from weathergage.lab import laws

RECORDED = Path(__file__).parent / "recorded"
EVERY: dict[str, bool | int | str] = {
    name: True for name in Options.__struct_fields__ if getattr(Options(), name) is False
}
EVERY |= {"start": "lowest_value", "heavy_weather": "all"}
CHECKED = 11  # every so many moves, all that can be counted is counted


@dataclass(frozen=True)
class Tale:
    """A game worth keeping: its table, who plays, and what must have come of it."""

    name: str
    seats: int
    edition: str
    bot: str = "curious"
    scenario: str = "open"
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    wanted: Callable[[Match], bool] = lambda match: match.game.state.round == 3

    @property
    def setup(self) -> Setup:
        options = dict(self.options)
        return Setup(game=GAME.id, seats=self.seats, scenario=self.scenario, edition=self.edition, options=options)

    @property
    def file(self) -> Path:
        return RECORDED / f"{self.name}.wgage"


class Curious:
    """Tries whatever can be tried, so that every card has its turn: a random player passes too much by."""

    wants_view: ClassVar[bool] = False
    ways_out: ClassVar[tuple[Move, ...]] = (m.DONE, m.PASS, m.DISCARD_REST)

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, seen: Seen) -> Move:
        moves, chance = list(seen.moves), self.random.random()
        busy = [move for move in moves if move not in self.ways_out]
        if m.DONE in moves and chance < (0.45 if seen.ask.prompt.key == "kp-ask-commit" else 0.1):
            return m.DONE
        actions = [move for move in busy if isinstance(move, m.CommitAction)]
        return self.random.choice(actions if actions and chance < 0.8 else busy or moves)


def player(tale: Tale, setup: Setup, seat: int, random: Random) -> Bot:
    if tale.bot == "curious":
        return Curious(random)
    return make_bot(tale.bot, GAME, setup, PACK, seat, random)


def fourth_round(match: Match) -> bool:
    """KP-2.5c: level after three rounds, and not with nothing in hand."""
    state: State = match.game.state
    return state.round == 4 and all(sum(seat.totals[:3]) for seat in state.seats)


def shared_victory(match: Match) -> bool:
    """KP-2.3.3f: in some round two players have the same."""
    state: State = match.game.state
    return any(len(set(totals)) < len(totals) for totals in zip(*(it.totals for it in state.seats), strict=True))


def won(match: Match) -> bool:
    return match.outcome is not None and match.outcome.places == (1,) and match.game.state.round == 3


def lost(match: Match) -> bool:
    return match.outcome is not None and match.outcome.places == (2,) and match.game.state.round == 3


def types_played(match: Match) -> set[str]:
    """The action cards whose action halves were put to use."""
    used: set[str] = set()
    for step in match.steps[1:]:
        match step.move:
            case m.Play(card=card) | m.Attach(card=card) | m.React(card=card):
                used.add(PACK.cards[card].type)
            case m.LayMines():
                used.add("lay_mines")
            case _:
                pass
    return used


def with_cards(*types: str) -> Callable[[Match], bool]:
    """Three rounds in which these rare cards are played."""
    return lambda match: match.game.state.round == 3 and types_played(match) >= set(types)


TALES = (
    Tale("duel-1", 2, "1", bot="plan"),
    Tale("duel-2", 2, "2", wanted=with_cards("monitor", "sail_q_ship")),
    Tale("duel-tie", 2, "2", options={"set_aside": 84}, wanted=fourth_round),
    Tale("three-1", 3, "1", options={"set_aside": 50}, wanted=shared_victory),
    Tale("three-2", 3, "2", bot="plan", options={"set_aside": 55}),
    Tale("four-1", 4, "1", bot="plan", options={"set_aside": 40, "strict_reactions": True}),
    Tale("four-2", 4, "2", options={"set_aside": 50}, wanted=with_cards("breakdown", "searchlight", "scuttle")),
    Tale(
        "teams-1",
        4,
        "1",
        scenario="teams",
        options={"set_aside": 44},
        wanted=with_cards("blockade_runner", "collier"),
    ),
    Tale(
        "teams-2",
        4,
        "2",
        scenario="teams",
        options={"set_aside": 50},
        wanted=with_cards("bounding_main", "exchange_information"),
    ),
    Tale("every-option-1", 3, "1", options=EVERY | {"set_aside": 50}),
    Tale(
        "every-option-2",
        4,
        "2",
        options=EVERY | {"set_aside": 50},
        wanted=with_cards("mistaken_identity", "pull_the_plug"),
    ),
    Tale("every-option-teams", 4, "2", bot="plan", scenario="teams", options=EVERY | {"set_aside": 50}),
    Tale("every-option-alone", 1, "2", scenario="solitaire", options=EVERY | {"policy": "best"}),
    Tale("solitaire-won", 1, "2", bot="plan", scenario="solitaire", options={"policy": "random"}, wanted=won),
    Tale("solitaire-lost", 1, "1", scenario="solitaire", options={"policy": "best"}, wanted=lost),
)
by_name = pytest.mark.parametrize("tale", TALES, ids=lambda tale: tale.name)


def played(tale: Tale, seed: int) -> Match:
    """One game of the tale's players."""
    match = laws.begin(GAME, tale.setup, seed)
    random = Random(seed)
    bots = [player(tale, match.header.setup, seat, random) for seat in range(tale.seats)]
    while (ask := match.next_decision()) is not None:
        bot = bots[ask.seat]
        match.play(ask.seat, bot.choose(Seen(ask.seat, match.view(ask.seat) if bot.wants_view else None, ask)))
    return match


def told(tale: Tale) -> Match:
    """The first game that goes as it should."""
    for seed in range(5000):
        match = played(tale, seed)
        if tale.wanted(match):
            return match
    raise AssertionError(f"no game like {tale.name} was found")


def replayed(tale: Tale) -> Match:
    return from_journal(tale.file.read_bytes())


@cache
def from_journal(journal: bytes) -> Match:
    return Match.resume(GAME, load(journal, GAME))


@by_name
def test_a_recorded_game_is_replayed_to_the_last_die(tale: Tale) -> None:
    if os.environ.get("RECORD"):
        tale.file.write_bytes(dump(told(tale).journal))
    match = replayed(tale)
    assert match.header.setup.options.items() >= tale.setup.options.items()
    assert (match.header.setup.seats, match.header.setup.edition) == (tale.seats, tale.edition)
    assert tale.wanted(match)
    assert dump(match.journal) == tale.file.read_bytes()
    for step in range(0, len(match.steps), CHECKED):
        laws.invariants_hold(match.at(step, log=False))
    laws.invariants_hold(match)


# What is expected here is reckoned from the rulebook's words, not by the functions that played the game.


@by_name
@rule("KP-2.3.3a", "KP-2.3.3f", "KP-2.5a", "KP-2.5b", "KP-2.5c", "KP-4.8b", "KP-4.10")
def test_its_result_is_the_one_that_the_rules_give(tale: Tale) -> None:
    match = replayed(tale)
    seats = match.game.state.seats
    for number, totals in enumerate(zip(*(seat.totals for seat in seats), strict=True)):
        order = sorted(totals, reverse=True)
        points = [len(seats) - order.index(total) if total else 0 for total in totals]  # the first place among equals
        assert [seat.points[number] for seat in seats] == points
    sides = [(0, 2), (1, 3)] if tale.scenario == "teams" else [(seat,) for seat in range(len(seats))]
    scores = [(sum(sum(seats[it].points) for it in side), sum(sum(seats[it].totals) for it in side)) for side in sides]
    winner = max(scores)
    assert scores.count(winner) == 1
    assert match.outcome is not None
    winners = [seat for side, score in zip(sides, scores, strict=True) if score == winner for seat in side]
    assert [seat for seat, place in enumerate(match.outcome.places) if place == 1] == [
        seat for seat in winners if seat < tale.seats
    ]
    assert match.outcome.scores == tuple(
        float(next(score for side, score in zip(sides, scores, strict=True) if seat in side)[0])
        for seat in range(tale.seats)
    )


@by_name
@rule("KP-2.3.1a", "KP-2.3.1b", "KP-2.3.1d", "KP-2.3.2")
def test_its_last_piles_are_worth_what_was_scored(tale: Tale) -> None:
    for seat in replayed(tale).game.state.seats:
        value = 0
        for it in seat.pile:
            if it.ship:
                printed = PACK.ships.get(it.ship) or PACK.merchants[it.ship]
                value += printed.victory * it.times
            else:
                value += (PACK.cards[it.card] if it.card else PACK.types[it.type]).victory
        assert seat.totals[-1] == value
        fighters = [it for it in seat.pile if it.ship in PACK.ships]
        assert len(fighters) <= sum(it.ship in PACK.merchants for it in seat.pile)


def test_each_card_with_an_action_is_put_to_use_in_one_of_them() -> None:
    assert set[str]().union(*(types_played(replayed(tale)) for tale in TALES)) == set(PACK.types)


def test_their_pack_is_the_present_one() -> None:
    assert {file.name for file in RECORDED.glob("*.wgage")} == {tale.file.name for tale in TALES}
    for tale in TALES:
        assert load(tale.file.read_bytes(), GAME).header.pack == Pack.of(GAME).hash


# -------------------------------------------------------------------- journals that somebody has edited


def edited(tale: Tale, number: int, edit: Callable[[str], str]) -> bytes:
    """The journal with one line changed, and without its last one, whose digest tells any change."""
    lines = tale.file.read_text("utf-8").splitlines(keepends=True)
    changed = edit(lines[number])
    assert changed != lines[number]
    lines[number] = changed
    return "".join(lines[:-1]).encode()


def line_with(tale: Tale, word: str) -> int:
    """The first line in which a word stands."""
    lines = tale.file.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines) if word in line)


@pytest.mark.parametrize(
    ("word", "old", "new", "fault"),
    [
        ('"CommitIntercept"', '"ship":"', '"ship":"not_', "is not legal"),  # a ship that is not there
        ('"move":"Intercept"', '"move":"Intercept"', '"move":"Ram"', "Ram"),  # a move that no rule knows
        ('"results":[[', '"results":[[', '"results":[[99,', "the journal holds"),  # a face that no die has
        ('"header"', '"edition":"2"', '"edition":"3"', "edition"),
        ('"header"', '"options":{', '"options":{"rum":true,', "unknown option 'rum'"),
    ],
)
def test_an_edited_journal_says_where_and_what(word: str, old: str, new: str, fault: str) -> None:
    tale = next(it for it in TALES if it.name == "teams-2")
    number = line_with(tale, word)
    data = edited(tale, number, lambda line: line.replace(old, new, 1))
    with pytest.raises(EngineError, match=fault) as caught:
        Match.resume(GAME, load(data, GAME))
    if number:
        assert str(number + 1) in str(caught.value)  # the line

"""Whatever is done to a match in whatever order, it is what the reference engine makes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.engine import tiny
from tests.engine.reference import Reference
from tests.engine.tiny import Game, ask, note
from tests.games import cutlass, flotilla
from weathergage.engine import (
    CHECKPOINT,
    AnyGame,
    Flow,
    IllegalError,
    MalformedError,
    Move,
    Outcome,
    Pack,
    Setup,
    StaleError,
    Start,
    Together,
)
from weathergage.engine.history import Snapshot, encode_state
from weathergage.engine.journal import Journal, dump, load
from weathergage.engine.match import Match
from weathergage.engine.verify import verify

# ---------------------------------------------------------------- games that are hard on the engine


def deal(start: Start[None, tiny.Options]) -> tiny.State:
    """Dice while setting up, and then a shuffle."""
    hidden = [f"card {n}" for n in range(4 + start.chance.roll(6, "hand"))]
    start.chance.shuffle(hidden)
    return tiny.State([str(start.chance.roll(10, low=0))], hidden)


def draw(g: Game, seat: int) -> None:
    card = g.state.hidden.pop()
    g.say("ti-drew", to=(seat,), card=card)
    g.reveal(seat)


def play_cards(g: Game) -> Flow[Outcome]:
    """Private and public reveals, and dice before and after the checkpoint between a turn and what follows it."""
    while g.state.hidden and g.state.turn < 16:
        yield from CHECKPOINT
        g.say("ti-turn", level=1)
        if g.state.turn % 2 == 0:
            yield from act(g, g.state.turn // 2 % 2)
        else:
            happen(g)
        g.state.turn += 1
    return tiny.OVER


def act(g: Game, seat: int) -> Flow[None]:
    word = yield from note(g, seat, "think", "draw", "show", "roll", "pass")
    while word == "think":
        word = yield from note(g, seat, "think", "draw", "roll", "pass")
    if word == "draw":
        draw(g, seat)
    if word == "show":
        g.state.notes.append(g.state.hidden[-1])
        g.reveal()
    if word == "roll":
        g.state.notes.append(str(g.chance.roll(6, "luck", seat)))
        g.state.turn += 2


def happen(g: Game) -> None:
    if g.state.notes[-1].endswith(("pass", "draw")) or g.state.notes[-1].startswith("card"):
        g.say("ti-quiet")
    elif g.chance.pick(3):
        g.state.notes.append(str(g.chance.roll_all((6, 6), "more luck")))


def play_teams(g: Game) -> Flow[Outcome]:
    """Togethers in Togethers, dice in them, flows that ask nothing, and one flow that asks two seats."""
    while g.state.turn < 3:
        yield from CHECKPOINT
        yield from note(g, g.state.turn, "a", "b")
        g.state.turn += 1
        answers = yield from Together({0: plan(g, 0), 1: plan(g, 1)})
        g.state.notes.append(f"{answers}")
        yield from Together({seat: silence(g) for seat in range(4)})
        yield from Together({3: pair(g, 3, 2)})
    return tiny.OVER


def pair(g: Game, *seats: int) -> Flow[None]:
    yield from Together({seat: note(g, seat, "left", "right") for seat in seats})


def plan(g: Game, team: int) -> Flow[str]:
    first = yield from ask(team, "talk", "act", "roll")
    if first.word == "roll":
        return str(g.chance.roll(6, "in secret", team))
    if first.word == "act":
        return first.word
    second = yield from ask(team + 2, "agree", "discuss")
    if second.word == "agree":
        return second.word
    said = yield from Together({seat: one_word(g, seat) for seat in (team, team + 2)})
    last = yield from ask(team, *said.values())
    return last.word


def one_word(g: Game, seat: int) -> Flow[str]:
    first = yield from ask(seat, "x", "y")
    g.say("ti-chosen", to=(seat,), word=first.word)
    second = yield from ask(seat, "yes", "no")
    return f"{first.word} {second.word} {seat}"


def silence(g: Game) -> Flow[None]:
    return
    yield


TINY: list[tuple[AnyGame, int, Pack[Any]]] = [
    (tiny.game(play_cards, deal), 2, tiny.PACK),
    (tiny.game(play_teams), 4, tiny.PACK),
]
GAMES = [*TINY, *((spec, 2, Pack.of(spec)) for spec in (cutlass.GAME, flotilla.GAME))]


# ---------------------------------------------------------------- what is done to them


class Fuzz(RuleBasedStateMachine):
    """One match, its reference, and everything that can be done to it."""

    table: tuple[AnyGame, int, Pack[Any]]

    @initialize(typed=st.booleans(), seed=st.binary(min_size=1, max_size=64))
    def begin(self, typed: bool, seed: bytes) -> None:
        self.spec, seats, self.pack = self.table
        setup = Setup(game=self.spec.id, seats=seats)
        self.match = Match.begin(self.spec, setup, seed, pack=self.pack, typed=typed)
        self.reference = Reference(self.spec, self.pack, setup, seed, typed)
        self.seats = range(seats)
        self.snapshots: list[bytes] = []
        self.asked: dict[tuple[int, int], bytes] = {}

    def waiting(self) -> bool:
        return bool(self.match.decisions)

    @precondition(waiting)
    @rule(choices=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 20)), min_size=1, max_size=6))
    def play(self, choices: list[tuple[int, int]]) -> None:
        for who, what in choices:
            decisions = self.match.decisions
            if decisions:
                seat = sorted(decisions)[who % len(decisions)]
                self.play_twice(seat, decisions[seat].moves[what % len(decisions[seat].moves)])

    def play_twice(self, seat: int, move: Move) -> None:
        """What is sent twice is played once."""
        number = self.match.number(seat)
        self.match.play(seat, move, number)
        self.reference.steps.append((seat, move))
        self.reference.run()
        with pytest.raises(StaleError):
            self.match.play(seat, move, number)

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        allowed = self.reference.may_undo(seat)
        assert (self.match.undo_refusal(seat) is None) == allowed
        if allowed:
            self.match.undo(seat)
            self.reference.undo(seat)
        else:
            with pytest.raises(IllegalError):
                self.match.undo(seat)

    @precondition(lambda self: self.match.wanted is not None)
    @rule(data=st.data())
    def type_dice(self, data: st.DataObject) -> None:
        roll = self.match.wanted
        assert roll is not None
        with pytest.raises(MalformedError):
            self.match.enter_dice([bound + roll.low for bound in roll.bounds])
        values = [data.draw(st.integers(0, bound - 1)) for bound in roll.bounds]
        self.match.enter_dice([value + roll.low for value in values])
        assert self.reference.dice is not None
        self.reference.dice.append(values)
        self.reference.run()

    @rule()
    def refuse_nonsense(self) -> None:
        for seat in self.seats:
            with pytest.raises(IllegalError):
                self.match.play(seat, tiny.Say("nonsense"))
            with pytest.raises(StaleError):
                self.match.play(seat, tiny.Say("nonsense"), self.match.number(seat) + 1)
        if self.match.wanted is None:
            with pytest.raises(IllegalError):
                self.match.enter_dice([1])

    @rule()
    def clone(self) -> None:
        twin = self.match.clone(log=True)
        self.compare(twin)
        for _ in range(3):
            asked = twin.next_decision()
            if asked is not None:
                twin.play(asked.seat, asked.moves[-1])

    @rule()
    def go_on_from_the_journal(self) -> None:
        journal = load(dump(self.match.journal), self.spec)
        self.match = self.resumed(journal, None)

    @precondition(lambda self: self.match.steps and not (self.match.wanted and len(self.match.steps) == 1))
    @rule()
    def take_snapshot(self) -> None:
        self.snapshots.append(msgspec.msgpack.encode(self.match.snapshot()))

    @precondition(lambda self: self.snapshots)
    @rule(which=st.integers(0, 20))
    def go_on_from_a_snapshot(self, which: int) -> None:
        """From any snapshot that was ever taken: the log alone begins anew with it."""
        data = self.snapshots[which % len(self.snapshots)]
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
        journal = load(dump(self.match.journal), self.spec)
        self.match = self.resumed(journal, snapshot)

    def resumed(self, journal: Journal, snapshot: Snapshot | None) -> Match:
        seeds = [seed for _, seed in self.reference.seeds]
        match = Match.resume(self.spec, journal, pack=self.pack, seeds=seeds, snapshot=snapshot)
        assert [match.number(seat) for seat in self.seats] == [self.match.number(seat) for seat in self.seats]
        assert match.seeds == self.match.seeds
        return match

    @rule(seed=st.binary(min_size=1, max_size=64))
    def lose_the_seed(self, seed: bytes) -> None:
        if not self.match.over:
            journal = self.match.journal
            self.match = Match.resume(self.spec, journal, pack=self.pack, seeds=self.match.seeds)
            self.match.reseed(seed)
            self.reference.reseed(seed)

    @rule(place=st.integers(0, 50))
    def look_back(self, place: int) -> None:
        step = place % len(self.match.steps)
        then = Reference(self.spec, self.pack, self.match.header.setup, b"-", self.reference.dice is not None)
        then.seeds = self.reference.seeds
        then.dice = self.reference.dice
        then.steps = self.reference.steps[:step]
        if then.dice is not None:
            then.dice = then.dice[: self.reference.used[step] if self.reference.used else None]
        then.run()
        compare(self.match.at(step), then, log=False)

    @rule(place=st.integers(0, 50))
    def walk_through_the_past(self, place: int) -> None:
        first = place % len(self.match.steps)
        for step, past in enumerate(self.match.walk(first), first):
            then = self.match.at(step)
            asked, was_asked = (
                {seat: (ask.prompt, ask.moves) for seat, ask in it.decisions.items()} for it in (past, then)
            )
            assert (asked, past.wanted, past.outcome) == (was_asked, then.wanted, then.outcome)
            # After a snapshot the log begins with it, except where the past is played from the beginning.
            said, was_said = past.events or [], then.events or []
            alike = min(len(said), len(was_said)) if self.match._course.restored else max(len(said), len(was_said))
            assert said[len(said) - alike :] == was_said[len(was_said) - alike :]

    @rule(place=st.integers(0, 50), seed=st.binary(min_size=1, max_size=64))
    def go_on_in_a_fork(self, place: int, seed: bytes) -> None:
        step = place % len(self.match.steps)
        self.match = self.match.fork(step, seed)
        self.reference = self.reference.fork(step, seed)
        self.snapshots.clear()
        self.asked.clear()

    @precondition(lambda self: len(self.match.steps) > 8)
    @rule()
    def give_up(self) -> None:
        self.match.abandon("enough")
        self.reference.given_up = self.reference.outcome is None

    @precondition(lambda self: self.match.over)
    @rule()
    def prove(self) -> None:
        verify(self.spec, load(dump(self.match.journal), self.spec), self.pack)

    @rule(world=st.integers(0, 1000), seat=st.integers(0, 3))
    def think_ahead(self, world: int, seat: int) -> None:
        """Another world is nobody's business but the thinker's."""
        if self.match.wanted is None:
            self.match.redealt(seat % len(self.seats), Random(world))

    @invariant()
    def as_the_reference_has_it(self) -> None:
        if hasattr(self, "match"):
            self.compare(self.match)

    @invariant()
    def one_number_is_one_decision(self) -> None:
        if hasattr(self, "match"):
            for seat, asked in self.match.decisions.items():
                what = msgspec.msgpack.encode((asked.prompt, asked.moves, self.match.undo_refusal(seat) is None))
                now = self.asked.setdefault((seat, self.match.number(seat)), what)
                assert now[:-1] == what[:-1]

    def compare(self, match: Match) -> None:
        compare(match, self.reference, log=not self.snapshots)


def compare(match: Match, reference: Reference, *, log: bool) -> None:
    """Are they at the same point?"""
    assert [(step.seat, step.move) for step in match.steps[1:]] == reference.steps
    assert str(match.wanted) == str(None if reference.given_up else reference.wanted)
    assert match.outcome == reference.outcome
    assert match.over == (reference.given_up or bool(reference.root and reference.root.done))
    assert {seat: (it.prompt, it.moves) for seat, it in match.decisions.items()} == {
        seat: (it.prompt, it.moves) for seat, it in reference.decisions.items()
    }
    if reference.game is not None:
        assert encode_state(match.game.state) == encode_state(reference.game.state)
    if log:
        assert list(match.events or ()) == reference.events


def machine(table: tuple[AnyGame, int, Pack[Any]]) -> type[RuleBasedStateMachine]:
    return type(f"Fuzz{table[0].play.__name__}{table[0].id}", (Fuzz,), {"table": table})


FEW = settings(max_examples=50, stateful_step_count=40)


@pytest.mark.parametrize("table", GAMES, ids=lambda table: f"{table[0].id}-{table[0].play.__name__}")
def test_anything_in_any_order(table: tuple[AnyGame, int, Pack[Any]]) -> None:
    from hypothesis.stateful import run_state_machine_as_test  # noqa: PLC0415

    run_state_machine_as_test(machine(table), settings=FEW)

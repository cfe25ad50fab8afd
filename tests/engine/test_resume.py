"""Resuming a match: with its seeds or without, from the beginning or from a snapshot."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.engine.tiny import OVER, PACK, SEED, Game, ask, begin, note, notes, say
from tests.games import cutlass, flotilla
from weathergage.engine import CHECKPOINT, AnyGame, EngineError, Flow, Outcome, Roll, Scripted, Seeded, Setup
from weathergage.engine.history import Snapshot
from weathergage.engine.journal import Reseeded, dump, kept, load
from weathergage.engine.match import Match
from weathergage.lab import laws
from weathergage.lab.laws import everything

DIE = Roll((6,), True)


def rolling(g: Game) -> Flow[Outcome]:
    """Who says roll, rolls; four words of each seat."""
    while g.state.turn < 8:
        yield from CHECKPOINT
        word = yield from note(g, g.state.turn % 2, "roll", "wait")
        if word == "roll":
            g.state.notes.append(str(g.chance.roll(6, "luck")))
        g.state.turn += 1
    return OVER


def resumed(match: Match, *seeds: bytes, snapshot: Snapshot | None = None) -> Match:
    """The match as another process finds it."""
    journal = load(dump(match.journal), match.spec)
    if snapshot is not None:
        snapshot = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    return Match.resume(match.spec, journal, pack=match.pack, seeds=seeds, snapshot=snapshot)


def face(seed: bytes, number: int) -> str:
    return str(Seeded(seed).draw(number, DIE)[0] + 1)


# -------------------------------------------------------------------- seeds


def test_a_match_goes_on_with_its_own_dice() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    again = resumed(match, SEED)
    for it in (match, again):
        say(it, 1, "roll")
    assert notes(again) == notes(match) == ["0:roll", face(SEED, 0), "1:roll", face(SEED, 1)]


def test_without_its_seed_a_match_can_be_seen_but_not_rolled_on() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    again = resumed(match)
    assert everything(again) == everything(match)
    with pytest.raises(EngineError, match=r"result 2 \(luck\) is not in the journal"):
        say(again, 1, "roll")
    say(again, 1, "wait")  # what needs no dice goes on


def test_a_wrong_seed_is_no_seed() -> None:
    with pytest.raises(EngineError, match="its seed is not known"):
        say(resumed(begin(rolling), b"wrong"), 0, "roll")


def test_a_new_seed_can_be_given() -> None:
    match = resumed(begin(rolling))
    match.reseed(b"new")
    say(match, 0, "roll")
    assert notes(match) == ["0:roll", face(b"new", 0)]
    assert any(isinstance(entry, Reseeded) for entry in match.journal.entries)


def test_a_match_with_two_seeds_goes_on_with_the_second() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    match.reseed(b"new")
    for seeds in ((SEED, b"new"), (b"new", SEED), (b"new",)):
        again = resumed(match, *seeds)
        say(again, 1, "roll")
        assert notes(again)[-1] == face(b"new", 1)


def test_the_end_gives_every_seed_away() -> None:
    match = begin(rolling)
    match.reseed(b"new")
    again = resumed(match, SEED, b"new")
    again.abandon("agreed")
    assert again.journal.entries[-1].seeds == [SEED.hex(), b"new".hex()]  # type: ignore[union-attr]


def test_a_seed_that_was_lost_is_missing_at_the_end() -> None:
    match = resumed(begin(rolling))
    match.reseed(b"new")
    match.abandon("agreed")
    assert match.journal.entries[-1].seeds == ["", b"new".hex()]  # type: ignore[union-attr]


def test_a_source_of_ones_own_is_kept() -> None:
    match = begin(rolling)
    match.reseed(b"new")
    again = Match.resume(match.spec, match.journal, pack=PACK, source=Scripted([6]))
    say(again, 0, "roll")
    assert notes(again) == ["0:roll", "6"]


# -------------------------------------------------------------------- what is resumed


def test_what_was_taken_back_stays_so() -> None:
    match = begin(rolling)
    say(match, 0, "wait")
    match.undo(0)
    say(match, 0, "roll")
    again = resumed(match)
    assert everything(again) == everything(match)
    assert again.number(0) == match.number(0)


def test_a_match_that_was_given_up_stays_so() -> None:
    match = begin(rolling)
    match.abandon("agreed")
    again = resumed(match)
    assert (again.over, again.outcome, again.decisions) == (True, None, {})


def test_a_resumed_match_can_take_back_what_the_first_could() -> None:
    match = begin(rolling)
    say(match, 0, "wait")
    again = resumed(match)
    again.undo(0)
    assert notes(again) == []


# -------------------------------------------------------------------- snapshots


@pytest.mark.parametrize("spec", [cutlass.GAME, flotilla.GAME], ids=lambda spec: spec.id)
def test_every_snapshot_leads_to_the_same_point(spec: AnyGame) -> None:
    match = laws.begin(spec, Setup(game=spec.id, seats=2), 3)
    snapshots = []
    for _ in range(25):
        laws.random_walk(match, Random(3), 1)
        snapshots.append(match.snapshot())
    for snapshot in snapshots:
        again = resumed(match, snapshot=snapshot)
        assert everything(again)[:3] == everything(match)[:3]
        assert [again.number(seat) for seat in (0, 1)] == [match.number(seat) for seat in (0, 1)]
        assert again.journal == match.journal


def test_the_rules_run_only_from_the_snapshot_on() -> None:
    ran: list[int] = []

    def play(g: Game) -> Flow[Outcome]:
        while True:
            yield from CHECKPOINT
            ran.append(g.state.turn)
            yield from note(g, 0, "a")
            g.state.turn += 1

    match = begin(play)
    say(match, 0, *"aaaaa")
    snapshot = match.snapshot()
    say(match, 0, "a")
    ran.clear()
    resumed(match, snapshot=snapshot)
    assert ran == [5, 6]


def test_a_snapshot_behind_which_a_move_was_taken_back_is_not_used() -> None:
    """The move was the one in which the checkpoint lies: what the snapshot holds has not happened."""
    match = begin(rolling)
    say(match, 0, "wait")
    snapshot = match.snapshot()
    match.undo(0)
    assert everything(resumed(match, snapshot=snapshot)) == everything(match)
    say(match, 0, "roll")
    assert everything(resumed(match, snapshot=snapshot)) == everything(match)


def test_a_snapshot_of_a_longer_journal_is_not_used() -> None:
    match = begin(rolling)
    then = match.journal
    say(match, 0, "wait")
    again = Match.resume(match.spec, then, pack=PACK, snapshot=match.snapshot())
    assert notes(again) == []


def test_moves_before_a_snapshot_can_be_taken_back() -> None:
    match = begin(rolling)
    say(match, 0, "wait")
    again = resumed(match, snapshot=match.snapshot())
    again.undo(0)
    assert notes(again) == []
    assert again.number(0) == 2


def test_what_was_revealed_before_a_snapshot_stays_revealed() -> None:
    def play(g: Game) -> Flow[Outcome]:
        while True:
            yield from CHECKPOINT
            yield from note(g, 0, "show")
            g.reveal()

    match = begin(play)
    say(match, 0, "show")
    refusal = resumed(match, snapshot=match.snapshot()).undo_refusal(0)
    assert refusal == match.undo_refusal(0)
    assert refusal is not None


def test_steps_before_a_snapshot_can_be_looked_at_and_forked() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    say(match, 1, "wait")
    say(match, 0, "roll")
    again = resumed(match, SEED, snapshot=match.snapshot())
    for step in range(4):
        assert everything(again.at(step)) == everything(match.at(step))
        assert everything(again.fork(step, b"new")) == everything(match.fork(step, b"new"))


def test_a_snapshot_keeps_the_later_seed() -> None:
    match = begin(rolling)
    match.reseed(b"new")
    say(match, 0, "roll")
    again = resumed(match, SEED, b"new", snapshot=match.snapshot())
    say(again, 1, "roll")
    assert again.seeds == [SEED, b"new"]
    assert notes(again)[-1] == face(b"new", 1)


def test_a_snapshot_with_typed_dice_and_undone_moves() -> None:
    match = begin(rolling, typed=True)
    say(match, 0, "wait")
    match.undo(0)
    say(match, 0, "roll")
    match.enter_dice([3])
    snapshot = match.snapshot()
    say(match, 1, "wait")
    match.undo(1)
    say(match, 1, "roll")
    again = resumed(match, SEED, snapshot=snapshot)
    assert str(again.wanted) == "d6 (luck)"
    again.enter_dice([4])
    assert notes(again) == ["0:roll", "3", "1:roll", "4"]
    match.enter_dice([4])
    assert [again.number(seat) for seat in (0, 1)] == [match.number(seat) for seat in (0, 1)]


def test_a_snapshot_behind_which_dice_are_wanted() -> None:
    """The checkpoint lies in the same step as the roll."""

    def play(g: Game) -> Flow[Outcome]:
        while True:
            yield from CHECKPOINT
            if g.state.turn % 2:
                g.state.notes.append(str(g.chance.roll(6)))
            else:
                yield from ask(0, "go on")
            g.state.turn += 1

    match = begin(play, typed=True)
    say(match, 0, "go on")
    again = resumed(match, SEED, snapshot=match.snapshot())
    again.enter_dice([2])
    assert notes(again) == ["2"]


def test_a_snapshot_and_a_journal_that_do_not_fit_are_found_out() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    say(match, 1, "roll")
    snapshot = match.snapshot()
    journal = match.journal
    say(match, 0, "roll")
    journal.entries.append(match.journal.entries[-1])
    journal.entries[-1] = msgspec.structs.replace(journal.entries[-1], results=[])
    with pytest.raises(EngineError) as caught:
        Match.resume(match.spec, journal, pack=PACK, snapshot=snapshot)
    assert caught.value.line == 5  # type: ignore[attr-defined]


# -------------------------------------------------------------------- the journal by steps


def test_a_seed_stays_where_a_move_before_it_was_taken_back() -> None:
    match = begin(rolling)
    say(match, 0, "wait")
    match.reseed(b"new")
    match.undo(0)
    say(match, 0, "roll")
    kinds = [[type(entry).__name__ for entry in chapter] for chapter in kept(match.journal.entries)]
    assert kinds == [["Begun", "Reseeded"], ["Played"]]


def test_a_fork_of_a_fork_keeps_every_seed() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    fork = match.fork(1, b"two")
    say(fork, 1, "roll")
    third = fork.fork(2, b"three")
    say(third, 0, "roll")
    assert notes(third)[1::2] == [face(SEED, 0), face(b"two", 1), face(b"three", 2)]
    assert third.seeds == [SEED, b"two", b"three"]

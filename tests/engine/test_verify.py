"""Proving the dice: what the seed gives is what was rolled, and whoever changed one is found out."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.engine.tiny import OVER, PACK, SEED, Game, begin, note, say
from tests.games import cutlass, flotilla
from weathergage.engine import CHECKPOINT, AnyGame, CorruptJournalError, Flow, Outcome, Setup
from weathergage.engine.journal import Begun, Ended, Journal, Played, dump, load
from weathergage.engine.match import Match
from weathergage.engine.verify import verify
from weathergage.lab import laws


def rolling(g: Game) -> Flow[Outcome]:
    while g.state.turn < 4:
        yield from CHECKPOINT
        if (yield from note(g, 0, "roll", "wait")) == "roll":
            g.state.notes.append(str(g.chance.roll(6, "luck") + g.chance.pick(3)))
        g.state.turn += 1
    return OVER


def ended(*words: str, typed: bool = False) -> Match:
    match = begin(rolling, typed=typed)
    say(match, 0, *words)
    return match


def proved(match: Match) -> int:
    """How many results of the journal, as it was written, are what the seeds give."""
    return verify(match.spec, load(dump(match.journal), match.spec), match.pack)


def refused(match: Match, journal: Journal) -> CorruptJournalError:
    with pytest.raises(CorruptJournalError) as caught:
        verify(match.spec, journal, match.pack)
    return caught.value


@pytest.mark.parametrize("spec", [cutlass.GAME, flotilla.GAME], ids=lambda spec: spec.id)
def test_a_whole_game_is_proved(spec: AnyGame) -> None:
    match = laws.begin(spec, Setup(game=spec.id, seats=2), 11)
    laws.random_walk(match, Random(11), spec.bound)
    assert proved(match) == sum(len(step.results) for step in match.steps) > 0


def test_each_result_is_proved_once() -> None:
    match = begin(rolling)
    say(match, 0, "roll", "wait")
    match.undo(0)  # the rules go back to a checkpoint and ask for nothing anew
    say(match, 0, "roll", "wait")
    match.undo(0)
    match.abandon("agreed")
    assert proved(match) == 4


def test_a_match_that_goes_on_can_not_be_proved_yet() -> None:
    match = ended("roll")
    assert "still secret" in str(refused(match, match.journal))


def test_an_edited_die_is_found_out() -> None:
    match = ended("wait", "roll", "wait", "wait")
    journal = match.journal
    entry = journal.entries[2]
    assert isinstance(entry, Played)
    (die, picked) = entry.results
    journal.entries[2] = msgspec.structs.replace(entry, results=[[(die[0] + 1) % 6], picked])
    Match.resume(match.spec, journal, pack=PACK)  # the rules have nothing against it
    error = refused(match, journal)
    assert (error.line, "result 1 (luck) is not what the seed gives" in str(error)) == (4, True)


def test_another_seed_than_the_one_committed_to_is_found_out() -> None:
    match = ended("roll", "wait", "wait", "wait")
    journal = match.journal
    end = journal.entries[-1]
    assert isinstance(end, Ended)
    journal.entries[-1] = msgspec.structs.replace(end, seeds=[b"other".hex()])
    assert "not the one that was committed to" in str(refused(match, journal))


@pytest.mark.parametrize("seeds", [["not hexadecimal"], ["0"], [""], ["ff" * 65], []])
def test_what_is_no_seed_is_refused(seeds: list[str]) -> None:
    match = ended("roll", "wait", "wait", "wait")
    journal = match.journal
    end = journal.entries[-1]
    assert isinstance(end, Ended)
    journal.entries[-1] = msgspec.structs.replace(end, seeds=seeds)
    refused(match, journal)


def test_dice_that_people_rolled_are_not_compared() -> None:
    match = begin(rolling, typed=True)
    say(match, 0, "roll")
    match.enter_dice([6])
    match.abandon("agreed")
    assert proved(match) == 1  # the pick alone


# -------------------------------------------------------------------- several seeds


def test_a_fork_is_proved_with_both_seeds() -> None:
    match = ended("roll", "roll")
    fork = match.fork(1, b"new")
    say(fork, 0, "roll", "roll", "roll")
    assert fork.over
    assert proved(fork) == 8


def test_a_fork_of_a_fork_is_proved_with_all_seeds() -> None:
    fork = ended("roll", "roll").fork(1, b"two")
    say(fork, 0, "roll", "roll")
    again = fork.fork(2, b"three")
    say(again, 0, "roll", "roll")
    assert proved(again) == 8


def test_a_fork_is_proved_where_moves_were_taken_back() -> None:
    match = begin(rolling)
    say(match, 0, "wait")
    match.reseed(b"two")
    match.undo(0)
    say(match, 0, "roll", "wait")
    fork = match.fork(1, b"three")
    say(fork, 0, "roll", "wait", "wait")
    assert proved(fork) == 4


def test_a_fork_where_typed_dice_are_wanted_is_proved() -> None:
    match = begin(rolling, typed=True)
    say(match, 0, "roll")
    fork = match.fork(1, b"new")
    fork.enter_dice([2])
    fork.abandon("agreed")
    assert proved(fork) == 1


def test_a_fork_at_the_end_is_proved() -> None:
    match = ended("roll", "wait", "wait", "wait")
    assert proved(match.fork(4, b"new")) == 2


def test_a_match_that_lost_its_seed_can_not_be_proved() -> None:
    match = ended("roll")
    again = Match.resume(match.spec, match.journal, pack=PACK)
    again.reseed(b"new")
    say(again, 0, "wait", "wait", "wait")
    assert "was lost" in str(refused(again, again.journal))


@pytest.mark.parametrize("seeds", [[SEED.hex()], [SEED.hex(), b"other".hex()], [b"new".hex(), SEED.hex()]])
def test_every_seed_must_be_the_one_committed_to(seeds: list[str]) -> None:
    match = ended("roll")
    match.reseed(b"new")
    say(match, 0, "roll", "wait", "wait")
    journal = match.journal
    end = journal.entries[-1]
    assert isinstance(end, Ended)
    journal.entries[-1] = msgspec.structs.replace(end, seeds=seeds)
    assert "not the one that was committed to" in str(refused(match, journal))


def test_results_of_the_set_up_are_proved_too() -> None:
    match = laws.begin(cutlass.GAME, Setup(game="cutlass", seats=2), 1)
    match.abandon("agreed")
    journal = match.journal
    begun = journal.entries[0]
    assert isinstance(begun, Begun)
    journal.entries[0] = Begun([begun.results[0][::-1]] if begun.results[0][0] < 2 else [[0, *begun.results[0][1:]]])
    assert refused(match, journal).line == 2

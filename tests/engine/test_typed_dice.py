"""Dice that people roll: the match waits for them in the middle of a rule, and goes on when they are typed."""

from __future__ import annotations

import pytest

from tests.engine import tiny
from tests.engine.tiny import OVER, PACK, SEED, Game, Say, ask, begin, note, notes, say
from weathergage.engine import (
    CHECKPOINT,
    Flow,
    IllegalError,
    MalformedError,
    Outcome,
    Refusal,
    Roll,
    Seeded,
    StaleError,
    Start,
    Together,
    text,
)
from weathergage.engine.match import Match


def attack(g: Game) -> Flow[Outcome]:
    """A word, two rolls, and a word of the other seat."""
    while g.state.turn < 4:
        yield from CHECKPOINT
        seat = g.state.turn % 2
        yield from note(g, seat, "fire", "pass")
        if g.state.notes[-1].endswith("fire"):
            faces = g.chance.roll_all((6, 10), "to hit", seat)
            g.say("ti-rolled", first=faces[0])
            g.state.notes.append(f"{faces} {g.chance.roll(10, low=0)} {g.chance.pick(1000)}")
        g.state.turn += 1
    return OVER


def fired() -> Match:
    match = begin(attack, typed=True)
    say(match, 0, "fire")
    return match


def test_the_match_says_which_dice_it_waits_for() -> None:
    assert fired().wanted == Roll((6, 10), True, "to hit", 0)


def test_a_seeded_match_waits_for_no_dice() -> None:
    match = begin(attack)
    say(match, 0, "fire")
    assert match.wanted is None


def test_while_dice_are_wanted_nobody_decides() -> None:
    match = fired()
    assert (match.decisions, match.next_decision(), match.decision(1)) == ({}, None, None)
    assert match.why_not(1, Say("fire")) == Refusal(text("engine-dice-first"))
    with pytest.raises(IllegalError, match="engine-dice-first"):
        say(match, 1, "fire")


def test_the_rules_go_on_with_what_was_typed() -> None:
    match = fired()
    match.enter_dice([3, 10])
    assert match.wanted == Roll((10,), True, low=0)
    match.enter_dice([0])
    assert notes(match)[1].startswith("(3, 10) 0 ")
    assert list(match.decisions) == [1]


def test_what_nobody_can_roll_comes_from_the_seed() -> None:
    match = fired()
    match.enter_dice([3, 10])
    match.enter_dice([0])
    picked = Seeded(SEED).draw(2, Roll((1000,), False))[0]  # the third result of the match
    assert notes(match)[1] == f"(3, 10) 0 {picked}"


@pytest.mark.parametrize("faces", [[], [3], [3, 10, 1], [0, 10], [7, 10], [3, 11]])
def test_faces_that_these_dice_can_not_show_are_refused(faces: list[int]) -> None:
    match = fired()
    with pytest.raises(MalformedError, match=r"the dice to type are d6, d10 \(to hit\)"):
        match.enter_dice(faces)
    assert match.wanted == Roll((6, 10), True, "to hit", 0)


def test_no_dice_are_taken_when_none_are_wanted() -> None:
    with pytest.raises(IllegalError, match="no dice are wanted"):
        begin(attack, typed=True).enter_dice([1])


def test_lines_of_the_log_are_not_written_twice() -> None:
    match = fired()
    match.enter_dice([3, 10])
    match.enter_dice([0])
    assert [event.text for event in match.events or ()] == [text("ti-rolled", first=3)]


def test_the_next_decision_has_a_number_of_its_own() -> None:
    match = begin(attack, typed=True)
    for seat in (0, 1):
        say(match, seat, "fire")
        match.enter_dice([1, 1])
        match.enter_dice([1])
    assert [match.number(0), match.number(1)] == [2, 1]
    with pytest.raises(StaleError):
        match.play(0, Say("fire"), 1)
    match.play(0, Say("fire"), 2)


def test_dice_in_a_together_let_others_wait() -> None:
    def roll(g: Game, seat: int) -> Flow[int]:
        yield from ask(seat, "roll")
        return g.chance.roll(6, seat=seat)

    def play(g: Game) -> Flow[Outcome]:
        g.state.notes.append(str((yield from Together({0: roll(g, 0), 1: roll(g, 1)}))))
        yield from note(g, 0, "end")
        return OVER

    match = begin(play, typed=True)
    number = match.number(0)
    say(match, 1, "roll")
    assert match.decisions == {}
    match.enter_dice([5])
    assert (list(match.decisions), match.number(0)) == ([0], number)
    say(match, 0, "roll")
    match.enter_dice([2])
    assert notes(match) == ["{0: 2, 1: 5}"]


# -------------------------------------------------------------------- undo


def test_a_move_can_not_be_taken_back_to_avoid_a_roll() -> None:
    match = fired()
    assert match.undo_refusal(0) == Refusal(text("engine-undo-random"))
    with pytest.raises(IllegalError):
        match.undo(0)


def test_another_seats_secret_order_can_be_taken_back_while_dice_are_wanted() -> None:
    def roll(g: Game, seat: int) -> Flow[str]:
        first = yield from ask(seat, "a", "b")
        second = yield from ask(seat, "roll", "not")
        return first.word + (str(g.chance.roll(6)) if second.word == "roll" else "")

    def play(g: Game) -> Flow[Outcome]:
        g.state.notes.append(str((yield from Together({0: roll(g, 0), 1: roll(g, 1)}))))
        yield from note(g, 0, "end")
        return OVER

    match = begin(play, typed=True)
    say(match, 0, "a")
    say(match, 1, "a", "roll")
    match.undo(0)
    assert match.wanted is not None
    match.enter_dice([4])
    say(match, 0, "b", "not")
    assert notes(match) == ["{0: 'b', 1: 'a4'}"]


# -------------------------------------------------------------------- dice before the first move


def hands(start: Start[None, tiny.Options]) -> tiny.State:
    return tiny.State([str(start.chance.roll_all((6, 6), "hands")), str(start.chance.roll(6, "wind"))])


def one_word(g: Game) -> Flow[Outcome]:
    yield from note(g, 0, "a")
    return OVER


def test_dice_are_waited_for_while_setting_up() -> None:
    match = begin(one_word, setup=hands, typed=True)
    assert match.wanted == Roll((6, 6), True, "hands")
    match.enter_dice([2, 3])
    match.enter_dice([6])
    assert notes(match) == ["(2, 3)", "6"]
    assert list(match.decisions) == [0]


def test_there_is_nothing_to_see_before_it_is_set_up() -> None:
    match = begin(one_word, setup=hands, typed=True)
    for look in (lambda: match.view(0), lambda: match.game, match.snapshot):
        with pytest.raises(IllegalError, match="still being set up"):
            look()


def test_a_match_that_is_being_set_up_can_be_cloned_and_looked_at() -> None:
    match = begin(one_word, setup=hands, typed=True)
    assert match.clone().wanted == match.at(0).wanted == match.wanted


def test_a_match_that_is_being_set_up_can_be_given_up() -> None:
    match = begin(one_word, setup=hands, typed=True)
    match.abandon("nobody came")
    assert match.over


# -------------------------------------------------------------------- the end, and rules that fail


def test_the_last_roll_ends_the_match() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from ask(0, "roll")
        g.chance.roll(6)
        return OVER

    match = begin(play, typed=True)
    say(match, 0, "roll")
    match.enter_dice([6])
    assert match.outcome == OVER
    assert type(match.journal.entries[-1]).__name__ == "Ended"


def test_a_match_that_was_given_up_takes_no_dice() -> None:
    match = fired()
    match.abandon("agreed")
    assert match.wanted is None
    with pytest.raises(IllegalError, match="no dice are wanted"):
        match.enter_dice([1, 1])
    assert match.over


def test_a_crash_after_the_dice_leaves_them_wanted() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from CHECKPOINT
        yield from note(g, 0, "a")
        g.state.notes.append(f"{12 // (g.chance.roll(6) - 1)}")
        yield from note(g, 0, "b")
        return OVER

    match = begin(play, typed=True)
    say(match, 0, "a")
    journal = match.journal
    with pytest.raises(ZeroDivisionError):
        match.enter_dice([1])
    assert (str(match.wanted), match.journal) == ("d6", journal)
    match.enter_dice([3])
    assert notes(match) == ["0:a", "6"]


def test_a_crash_while_setting_up_leaves_the_dice_wanted() -> None:
    def setup(start: Start[None, tiny.Options]) -> tiny.State:
        return tiny.State([str(12 // (start.chance.roll(6) - 1))])

    match = begin(one_word, setup=setup, typed=True)
    with pytest.raises(ZeroDivisionError):
        match.enter_dice([1])
    match.enter_dice([3])
    assert notes(match) == ["6"]


def test_a_clone_shares_no_dice_with_its_original() -> None:
    match = fired()
    twin = match.clone()
    twin.enter_dice([3, 10])
    match.enter_dice([4, 4])
    match.enter_dice([4])
    assert notes(match)[1].startswith("(4, 4) 4")
    assert str(twin.wanted) == "d0-9"


# -------------------------------------------------------------------- journals


def test_a_match_is_resumed_where_it_waits_for_dice() -> None:
    match = fired()
    match.enter_dice([3, 10])
    again = Match.resume(match.spec, match.journal, pack=PACK, seeds=[SEED])
    assert again.wanted == match.wanted
    for it in (match, again):
        it.enter_dice([0])
    assert notes(again) == notes(match)
    assert again.journal == match.journal


@pytest.mark.parametrize("typed", [0, 1, 2])
def test_a_match_is_resumed_while_it_is_set_up(typed: int) -> None:
    match = begin(one_word, setup=hands, typed=True)
    for faces in ([2, 3], [6])[:typed]:
        match.enter_dice(faces)
    again = Match.resume(match.spec, match.journal, pack=PACK)
    assert again.wanted == match.wanted
    assert again.steps[0].results == match.steps[0].results


def test_a_fork_where_dice_are_wanted_waits_for_them() -> None:
    match = fired()
    fork = match.fork(1, b"new")
    assert fork.wanted == match.wanted
    fork.enter_dice([1, 1])
    fork.enter_dice([1])
    picked = Seeded(b"new").draw(2, Roll((1000,), False))[0]
    assert notes(fork)[1] == f"(1, 1) 1 {picked}"

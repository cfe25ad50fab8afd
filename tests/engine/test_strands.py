"""Flows side by side: what is decided in a Together, in which order, and what the rules may not ask."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.engine.tiny import OVER, Game, Say, ask, begin, note, notes, say
from weathergage.engine import CHECKPOINT, Choose, Flow, FlowError, Outcome, Together, text


def words(g: Game, seat: int, count: int) -> Flow[str]:
    """A seat says some words, and nobody else hears them."""
    said = ""
    for _ in range(count):
        said += (yield from ask(seat, "a", "b")).word
    return said


def bid(g: Game) -> Flow[Outcome]:
    answers = yield from Together({2: words(g, 2, 1), 0: words(g, 0, 2), 1: words(g, 1, 1)})
    g.state.notes.append(str(answers))
    yield from note(g, 0, "end")
    return OVER


# -------------------------------------------------------------------- together


def test_all_seats_of_a_together_are_asked_at_once() -> None:
    assert sorted(begin(bid, seats=4).decisions) == [0, 1, 2]


@pytest.mark.parametrize("order", sorted(set(permutations([0, 0, 1, 2]))))
def test_answers_in_any_order_have_the_same_result(order: tuple[int, ...]) -> None:
    match = begin(bid, seats=4)
    said = {0: iter("ab"), 1: iter("b"), 2: iter("a")}
    for seat in order:
        say(match, seat, next(said[seat]))
    assert notes(match) == ["{2: 'a', 0: 'ab', 1: 'b'}"]  # as the rule lists the seats, not as they answered


def test_nothing_goes_on_before_the_last_answer() -> None:
    match = begin(bid, seats=4)
    say(match, 0, "a", "a")
    say(match, 2, "a")
    assert sorted(match.decisions) == [1]
    assert notes(match) == []


def test_a_flow_that_asks_nothing_does_not_close_its_together() -> None:
    def play(g: Game) -> Flow[Outcome]:
        answers = yield from Together({0: words(g, 0, 0), 1: words(g, 1, 1), 2: words(g, 2, 0)})
        g.state.notes.append(str(answers))
        yield from note(g, 0, "end")
        return OVER

    match = begin(play, seats=4)
    assert sorted(match.decisions) == [1]
    say(match, 1, "b")
    assert notes(match) == ["{0: '', 1: 'b', 2: ''}"]


@pytest.mark.parametrize("seats", [[], [0], [0, 1]])
def test_a_together_in_which_nobody_is_asked_is_over_at_once(seats: list[int]) -> None:
    def play(g: Game) -> Flow[Outcome]:
        answers = yield from Together({seat: words(g, seat, 0) for seat in seats})
        g.state.notes.append(str(answers))
        yield from note(g, 0, "end")
        return OVER

    assert notes(begin(play)) == [str(dict.fromkeys(seats, ""))]


def in_teams(g: Game) -> Flow[Outcome]:
    answers = yield from Together({0: team(g, 0, 2), 1: team(g, 1, 3)})
    g.state.notes.append(str(answers))
    yield from note(g, 0, "end")
    return OVER


def team(g: Game, *seats: int) -> Flow[str]:
    said = yield from Together({seat: words(g, seat, 1) for seat in seats})
    return "".join(said.values()) + (yield from words(g, seats[0], 1))


def test_a_together_in_a_together_goes_on_without_the_outer_one() -> None:
    match = begin(in_teams, seats=4)
    say(match, 0, "a")
    say(match, 2, "b")
    assert sorted(match.decisions) == [0, 1, 3]  # the first team is at its last word


def test_a_together_in_a_together_hands_its_answers_on() -> None:
    match = begin(in_teams, seats=4)
    for seat, word in ((3, "b"), (0, "a"), (1, "b"), (1, "a"), (2, "a"), (0, "b")):
        say(match, seat, word)
    assert notes(match) == ["{0: 'aab', 1: 'bba'}"]


def test_dice_in_a_together_are_recorded_with_the_move_that_led_to_them() -> None:
    def roll(g: Game, seat: int) -> Flow[int]:
        yield from ask(seat, "roll")
        return g.chance.roll(6)

    def play(g: Game) -> Flow[Outcome]:
        g.state.notes.append(str((yield from Together({0: roll(g, 0), 1: roll(g, 1)}))))
        yield from note(g, 0, "end")
        return OVER

    match = begin(play)
    say(match, 1, "roll")
    say(match, 0, "roll")
    (first,), (second,) = (step.results for step in match.steps[1:])
    assert notes(match) == [str({0: second[0] + 1, 1: first[0] + 1})]


# -------------------------------------------------------------------- what the rules may not do


def fault(play: object, *moves: tuple[int, str], seats: int = 2) -> str:
    """What the engine has to say about these rules."""
    with pytest.raises(FlowError) as caught:  # noqa: PT012 - some rules fail at once, others after a move
        match = begin(play, seats=seats)  # type: ignore[arg-type]
        for seat, word in moves:
            say(match, seat, word)
    return str(caught.value)


def test_a_checkpoint_in_a_together_is_refused() -> None:
    def half_way(g: Game) -> Flow[None]:
        yield from CHECKPOINT

    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: half_way(g), 1: words(g, 1, 1)})
        return OVER

    assert "checkpoint inside a Together" in fault(play)


def test_a_checkpoint_in_a_together_of_one_is_refused_too() -> None:
    def half_way(g: Game) -> Flow[None]:
        yield from ask(0, "a")
        yield from CHECKPOINT

    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: half_way(g)})
        return OVER

    assert "checkpoint inside a Together" in fault(play, (0, "a"))


def test_a_seat_is_not_asked_twice_at_once() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: words(g, 0, 1), 1: words(g, 0, 1)})
        return OVER

    assert "seat 0 is asked 'ti-what' while it has another decision" in fault(play)


def test_a_decision_without_a_move_is_refused() -> None:
    def play(g: Game) -> Flow[Outcome]:
        moves: list[Say] = []
        yield from Choose(1, text("ti-what"), moves)
        return OVER

    assert "seat 1 is asked 'ti-what' and has no move" in fault(play)


def test_a_flow_yields_nothing_but_what_can_be_asked() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield "what?"  # type: ignore[misc]
        return OVER

    assert "a flow yielded 'what?'" in fault(play)

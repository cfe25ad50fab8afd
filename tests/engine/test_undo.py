"""Taking a move back: while nothing was rolled or revealed, and nobody has moved who could know of it."""

from __future__ import annotations

import pytest

from tests.engine.tiny import OVER, Game, Say, ask, begin, note, notes, say
from weathergage.engine import CHECKPOINT, Flow, IllegalError, Outcome, StaleError, Together
from weathergage.engine.history import encode_state
from weathergage.engine.match import Match


def in_turn(g: Game) -> Flow[Outcome]:
    """Three words of each seat, a checkpoint between the seats."""
    while g.state.turn < 4:
        yield from CHECKPOINT
        for _ in range(3):
            yield from note(g, g.state.turn % 2, "a", "b")
        g.state.turn += 1
    return OVER


def orders(g: Game, seat: int) -> Flow[str]:
    """A seat gives orders until it is done, and only it can read them."""
    given = ""
    while (word := (yield from ask(seat, "go", "stop", "done")).word) != "done":
        given += word
        g.say("ti-ordered", to=(seat,), word=word)
    return given


def secret_orders(g: Game) -> Flow[Outcome]:
    while g.state.turn < 3:
        yield from CHECKPOINT
        given = yield from Together({0: orders(g, 0), 1: orders(g, 1)})
        g.state.notes.append(str(given))
        g.state.turn += 1
    return OVER


def refusal(match: Match, seat: int) -> str:
    """Why the seat can't take its last move back; empty when it can."""
    reason = match.undo_refusal(seat)
    return reason.text.key if reason else ""


# -------------------------------------------------------------------- what undo does


def test_a_move_that_was_taken_back_was_never_played() -> None:
    match = begin(in_turn)
    say(match, 0, "a")
    before, log = encode_state(match.game.state), list(match.events or ())
    say(match, 0, "b")
    match.undo(0)
    assert (encode_state(match.game.state), list(match.events or ())) == (before, log)
    assert [step.move for step in match.steps[1:]] == [Say("a")]


def test_moves_can_be_taken_back_one_after_the_other() -> None:
    match = begin(in_turn)
    say(match, 0, "a", "b")
    match.undo(0)
    match.undo(0)
    assert notes(match) == []
    assert refusal(match, 0) == "engine-undo-nothing"


def test_another_move_can_be_played_instead() -> None:
    match = begin(in_turn)
    say(match, 0, "a")
    match.undo(0)
    say(match, 0, "b")
    assert notes(match) == ["0:b"]


def test_a_move_across_a_checkpoint_can_be_taken_back() -> None:
    match = begin(in_turn)
    say(match, 0, "a", "a", "a")
    assert list(match.decisions) == [1]
    match.undo(0)
    assert list(match.decisions) == [0]
    assert notes(match) == ["0:a", "0:a"]


def test_taking_back_across_several_checkpoints_in_one_step() -> None:
    def play(g: Game) -> Flow[Outcome]:
        while g.state.turn < 20:
            yield from CHECKPOINT
            if g.state.turn % 5 == 0:  # between the questions there are turns without one
                yield from note(g, 0, "a", "b")
            g.state.turn += 1
        return OVER

    match = begin(play)
    say(match, 0, "a", "b")
    match.undo(0)
    say(match, 0, "a")
    assert notes(match) == ["0:a", "0:a"]


# -------------------------------------------------------------------- what can't be taken back


def test_a_move_of_which_another_seat_knows_can_not_be_taken_back() -> None:
    match = begin(in_turn)
    say(match, 0, "a", "a", "a")
    say(match, 1, "a")
    assert refusal(match, 0) == "engine-undo-others"
    with pytest.raises(IllegalError, match="engine-undo-others"):
        match.undo(0)
    assert notes(match) == ["0:a", "0:a", "0:a", "1:a"]


def test_nothing_of_a_seat_that_has_not_moved_can_be_taken_back() -> None:
    match = begin(in_turn)
    say(match, 0, "a")
    assert refusal(match, 1) == "engine-undo-nothing"
    with pytest.raises(IllegalError, match="engine-undo-nothing"):
        match.undo(1)


def after_one_word(g: Game) -> Flow[Outcome]:
    """What happens depends on the word."""
    while True:
        yield from CHECKPOINT
        match (yield from note(g, 0, "roll", "pick", "show", "whisper", "nothing")):
            case "roll":
                g.chance.roll(6)
            case "pick":
                g.chance.pick(3)
            case "show":
                g.reveal()
            case "whisper":
                g.reveal(0)
            case _:
                pass


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("roll", "engine-undo-random"),
        ("pick", "engine-undo-random"),
        ("show", "engine-undo-revealed"),
        ("whisper", "engine-undo-revealed"),  # also what the seat itself has learned
        ("nothing", ""),
    ],
)
def test_what_has_become_known_can_not_be_taken_back(word: str, reason: str) -> None:
    match = begin(after_one_word)
    say(match, 0, word)
    assert refusal(match, 0) == reason


@pytest.mark.parametrize("word", ["roll", "show"])
def test_a_later_harmless_move_can_be_taken_back_but_not_the_one_before(word: str) -> None:
    match = begin(after_one_word)
    say(match, 0, word, "nothing")
    match.undo(0)
    assert refusal(match, 0) != ""


def test_what_was_revealed_before_a_checkpoint_stays_revealed() -> None:
    """The checkpoint lies behind the reveal in the same step, and taking a later move back goes back to it."""
    match = begin(after_one_word)
    say(match, 0, "show", "nothing")
    match.undo(0)
    assert refusal(match, 0) == "engine-undo-revealed"


def test_nothing_is_taken_back_after_the_end() -> None:
    match = begin(in_turn)
    for seat in (0, 1, 0, 1):
        say(match, seat, "a", "a", "a")
    assert match.over
    assert refusal(match, 1) == "engine-over"


def test_nothing_is_taken_back_once_it_was_given_up() -> None:
    match = begin(in_turn)
    say(match, 0, "a")
    match.abandon("agreed")
    assert refusal(match, 0) == "engine-over"
    with pytest.raises(IllegalError, match="engine-over"):
        match.undo(0)


# -------------------------------------------------------------------- secret orders


def test_an_own_order_can_be_taken_back_after_the_other_side_has_ordered() -> None:
    match = begin(secret_orders)
    say(match, 0, "go", "stop")
    say(match, 1, "go")
    match.undo(0)
    say(match, 0, "go", "done")
    say(match, 1, "done")
    assert notes(match) == ["{0: 'gogo', 1: 'go'}"]


def test_done_can_be_taken_back_while_the_other_side_is_at_it() -> None:
    match = begin(secret_orders)
    say(match, 0, "go", "done")
    say(match, 1, "stop")
    assert list(match.decisions) == [1]
    match.undo(0)
    assert sorted(match.decisions) == [0, 1]
    say(match, 0, "stop", "done")
    say(match, 1, "done")
    assert notes(match) == ["{0: 'gostop', 1: 'stop'}"]


def test_the_other_sides_decision_stays_the_same() -> None:
    match = begin(secret_orders)
    say(match, 0, "go", "done")
    number, asked = match.number(1), match.decision(1)
    assert asked is not None
    match.undo(0)
    match.play(1, asked.moves[0], number)  # whoever was about to move is not told that it is stale


def test_the_other_sides_log_stays_the_same() -> None:
    match = begin(secret_orders)
    say(match, 1, "go")
    log = match.log(1)
    say(match, 0, "go", "stop")
    match.undo(0)
    assert match.log(1) == log


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_taken_back_once_both_are_done(seat: int) -> None:
    match = begin(secret_orders)
    say(match, 0, "go", "done")
    say(match, 1, "done")
    assert refusal(match, seat) != ""


def test_orders_of_the_next_round_do_not_open_those_of_the_last() -> None:
    """Also after the rules were restarted from the checkpoint between the rounds."""
    match = begin(secret_orders)
    say(match, 0, "go", "done")
    say(match, 1, "done", "go", "stop")
    match.undo(1)
    say(match, 1, "go")
    assert refusal(match, 0) == "engine-undo-others"


# -------------------------------------------------------------------- flows in flows


def teams(g: Game) -> Flow[Outcome]:
    said = yield from Together({0: talk(g, 0, 2), 1: talk(g, 1, 3)})
    g.state.notes.append(str(said))
    yield from note(g, 0, "end")
    return OVER


def talk(g: Game, first: int, second: int) -> Flow[str]:
    """Two seats of a team write something down at the same time, then the second one speaks, then the first."""
    written = yield from Together({seat: write(g, seat) for seat in (first, second)})
    answer = yield from ask(second, *written.values())
    last = yield from ask(first, "yes", "no")
    return f"{answer.word} {last.word}"


def write(g: Game, seat: int) -> Flow[str]:
    return (yield from ask(seat, f"x{seat}", f"y{seat}")).word


def test_within_a_team_what_is_written_is_open_once_both_have_written() -> None:
    match = begin(teams, seats=4)
    say(match, 0, "x0")
    assert refusal(match, 0) == ""
    say(match, 2, "y2")
    assert refusal(match, 0) == "engine-undo-others"
    assert refusal(match, 2) == "engine-undo-revealed"


def test_within_a_team_what_was_spoken_was_heard() -> None:
    match = begin(teams, seats=4)
    say(match, 0, "x0")
    say(match, 2, "y2", "x0")
    assert refusal(match, 2) == ""
    say(match, 0, "no")
    assert refusal(match, 2) == "engine-undo-others"
    assert refusal(match, 0) == ""


def test_the_other_team_has_heard_nothing() -> None:
    match = begin(teams, seats=4)
    say(match, 0, "x0")
    say(match, 3, "x3")
    say(match, 2, "y2", "x0")
    say(match, 1, "x1")
    match.undo(2)
    say(match, 2, "y2")
    say(match, 3, "x3")
    say(match, 0, "no")
    say(match, 1, "yes")
    assert notes(match) == ["{0: 'y2 no', 1: 'x3 yes'}"]


def test_a_together_within_one_flow_counts_too() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: pair(g)})
        yield from note(g, 0, "end")
        return OVER

    def pair(g: Game) -> Flow[None]:
        yield from Together({0: note(g, 0, "a"), 1: note(g, 1, "a")})

    match = begin(play)
    say(match, 0, "a")
    say(match, 1, "a")  # closes both Togethers at once
    assert refusal(match, 1) == "engine-undo-revealed"


def test_a_together_that_hides_nothing_reveals_nothing() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from note(g, 0, "a")
        yield from Together({0: nothing(g), 1: nothing(g)})
        yield from note(g, 0, "end")
        return OVER

    def nothing(g: Game) -> Flow[None]:
        return
        yield

    match = begin(play)
    say(match, 0, "a")
    assert refusal(match, 0) == ""


def test_a_together_of_one_hides_nothing_from_others() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: note(g, 0, "a")})
        yield from note(g, 0, "end")
        return OVER

    match = begin(play)
    say(match, 0, "a")
    assert refusal(match, 0) == ""


# -------------------------------------------------------------------- numbers


def test_an_answer_to_a_decision_that_is_no_more_is_stale() -> None:
    match = begin(in_turn)
    number = match.number(0)
    say(match, 0, "a")
    match.undo(0)
    with pytest.raises(StaleError):
        match.play(0, Say("b"), number)


def test_an_answer_of_a_seat_that_is_no_longer_asked_is_stale() -> None:
    match = begin(in_turn)
    say(match, 0, "a", "a", "a")
    number = match.number(1)
    match.undo(0)
    with pytest.raises(StaleError):
        match.play(1, Say("a"), number)
    say(match, 0, "b")
    with pytest.raises(StaleError):
        match.play(1, Say("a"), number)  # it was asked again, and may not have seen it


# -------------------------------------------------------------------- rules that fail


def test_an_undo_that_fails_takes_nothing_back() -> None:
    fails: list[bool] = []

    def play(g: Game) -> Flow[Outcome]:
        yield from Together({0: flow(g, 0), 1: flow(g, 1)})
        return OVER

    def flow(g: Game, seat: int) -> Flow[None]:
        for _ in range(3):
            yield from note(g, seat, "a")
            if fails and fails.pop():
                raise ZeroDivisionError

    match = begin(play)
    say(match, 0, "a")
    say(match, 1, "a", "a")
    journal = match.journal
    fails.append(True)
    with pytest.raises(ZeroDivisionError):
        match.undo(0)
    assert notes(match) == ["0:a", "1:a", "1:a"]
    assert match.journal == journal
    match.undo(0)
    assert notes(match) == ["1:a", "1:a"]

"""Playing a match: moves and their numbers, errors, checkpoints, look-back, clones and forks."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine import tiny
from tests.engine.tiny import OVER, SEED, Game, Say, ask, begin, note, notes, say
from tests.games import cutlass, flotilla
from weathergage.engine import (
    CHECKPOINT,
    Choose,
    Flow,
    FlowError,
    IllegalError,
    MalformedError,
    Outcome,
    Outlook,
    Refusal,
    Roll,
    Scripted,
    Seeded,
    Setup,
    StaleError,
    Start,
    Text,
    Together,
    text,
)
from weathergage.engine.course import Course
from weathergage.engine.match import Match
from weathergage.lab import laws
from weathergage.lab.laws import everything


def three_words(g: Game) -> Flow[Outcome]:
    for seat in (0, 1, 0):
        yield from note(g, seat, "a", "b")
    return OVER


def side_by_side(g: Game) -> Flow[Outcome]:
    yield from Together({0: note(g, 0, "a", "b"), 1: note(g, 1, "a", "b")})
    yield from note(g, 0, "end")
    return OVER


DIE = Roll((6,), True)


def brawl(seed: int = 1) -> Match:
    return laws.begin(cutlass.GAME, Setup(game="cutlass", seats=2), seed)


# -------------------------------------------------------------------- playing


def test_a_move_leads_to_the_next_decision() -> None:
    match = begin(three_words)
    say(match, 0, "b")
    assert list(match.decisions) == [1]
    assert notes(match) == ["0:b"]


def test_the_end_has_the_outcome_that_the_rules_return() -> None:
    match = begin(three_words)
    say(match, 0, "a")
    say(match, 1, "a")
    assert (match.over, match.outcome) == (False, None)
    say(match, 0, "a")
    assert (match.over, match.outcome) == (True, OVER)


def test_at_the_end_nobody_is_asked() -> None:
    match = begin(three_words)
    for seat in (0, 1, 0):
        say(match, seat, "a")
    assert match.decisions == {}
    assert match.next_decision() is None
    assert match.decision(0) is None


def test_a_game_may_be_over_before_it_begins() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from CHECKPOINT
        return OVER

    assert begin(play).outcome == OVER


def test_the_next_decision_is_one_of_the_pending_ones() -> None:
    match = begin(side_by_side)
    asked = match.next_decision()
    assert asked is not None
    assert asked is match.decisions[asked.seat]
    assert match.next_decision() is asked


def test_a_move_that_is_not_listed_is_illegal() -> None:
    with pytest.raises(IllegalError, match=r"Say\(word='c'\) is not legal: engine-not-now") as caught:
        say(begin(three_words), 0, "c")
    assert caught.value.rule == "TI-1"


def test_a_move_of_a_seat_that_is_not_asked_is_illegal() -> None:
    with pytest.raises(IllegalError, match="engine-not-your-decision"):
        say(begin(three_words), 1, "a")


def test_a_move_after_the_end_is_illegal() -> None:
    match = begin(three_words)
    for seat in (0, 1, 0):
        say(match, seat, "a")
    with pytest.raises(IllegalError, match="engine-over"):
        say(match, 0, "a")


def test_an_illegal_move_changes_nothing() -> None:
    match = brawl()
    before, journal = everything(match), match.journal
    with pytest.raises(IllegalError):
        match.play(0, cutlass.TakeIt())
    assert everything(match) == before
    assert match.journal == journal


# -------------------------------------------------------------------- why not?


def test_a_legal_move_has_no_reason_against_it() -> None:
    assert begin(three_words).why_not(0, Say("a")) is None


def test_the_rule_that_asks_is_given_where_the_game_has_no_reason() -> None:
    match = begin(three_words)
    assert match.why_not(0, Say("c")) == Refusal(text("engine-not-now", prompt=Text("ti-what")), "TI-1")


def test_the_game_may_have_a_reason() -> None:
    match = brawl()
    assert match.why_not(0, cutlass.Attack("dagger", 0)) == Refusal(text("cu-not-yourself"), "CU-2")


def test_why_another_seat_can_not_move() -> None:
    assert begin(three_words).why_not(1, Say("a")) == Refusal(text("engine-not-your-decision"))


# -------------------------------------------------------------------- numbers


def test_a_decision_is_numbered_for_its_seat() -> None:
    match = begin(three_words)
    assert (match.number(0), match.number(1)) == (1, 0)
    say(match, 0, "a")
    assert (match.number(0), match.number(1)) == (1, 1)
    say(match, 1, "a")
    assert (match.number(0), match.number(1)) == (2, 1)


def test_a_move_may_name_the_decision_that_it_answers() -> None:
    match = begin(three_words)
    match.play(0, Say("a"), 1)
    assert notes(match) == ["0:a"]


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_move_that_names_another_decision_is_stale(number: int) -> None:
    with pytest.raises(StaleError):
        begin(three_words).play(0, Say("a"), number)


def test_what_is_sent_twice_is_played_once() -> None:
    match = begin(three_words)
    match.play(0, Say("a"), 1)
    with pytest.raises(StaleError):
        match.play(0, Say("a"), 1)  # nobody asks seat 0 now
    match.play(1, Say("a"))
    with pytest.raises(StaleError):
        match.play(0, Say("a"), 1)  # seat 0 is asked again, for its second decision
    assert notes(match) == ["0:a", "1:a"]


def test_what_is_sent_twice_at_the_end_is_stale() -> None:
    match = begin(three_words)
    for seat in (0, 1):
        say(match, seat, "a")
    match.play(0, Say("a"), 2)
    with pytest.raises(StaleError):
        match.play(0, Say("a"), 2)


def test_another_seats_answer_does_not_make_a_number_stale() -> None:
    match = begin(side_by_side)
    number = match.number(1)
    say(match, 0, "a")
    match.play(1, Say("b"), number)
    assert notes(match) == ["0:a", "1:b"]


# -------------------------------------------------------------------- rules that fail


def test_a_crash_in_mid_move_leaves_the_match_as_it_was() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from note(g, 0, "a")
        g.state.notes.append("half done")
        said = yield from ask(1, "go on", "crash")
        g.state.notes.append("more")
        g.say("ti-lost")
        g.reveal()
        g.chance.roll(6)
        if said.word == "crash":
            raise ZeroDivisionError
        yield from note(g, 0, "end")
        return OVER

    match = begin(play)
    say(match, 0, "a")
    before, journal = everything(match), match.journal
    with pytest.raises(ZeroDivisionError):
        say(match, 1, "crash")
    assert (everything(match), match.journal, match.number(1)) == (before, journal, 1)
    say(match, 1, "go on")
    assert notes(match) == ["0:a", "half done", "more"]


def test_a_crash_does_not_use_up_numbers() -> None:
    def crash(g: Game) -> Flow[None]:
        raise ZeroDivisionError
        yield

    def play(g: Game) -> Flow[Outcome]:
        yield from ask(0, "a")
        yield from Together({1: note(g, 1, "a"), 0: crash(g)})
        return OVER

    match = begin(play)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            match.play(0, Say("a"), 1)
    assert (match.number(0), match.number(1)) == (1, 0)


def test_a_crash_behind_a_checkpoint_undoes_the_checkpoint() -> None:
    def play(g: Game) -> Flow[Outcome]:
        while True:
            yield from CHECKPOINT
            if g.state.turn == 2:
                raise ZeroDivisionError
            said = yield from note(g, 0, "on", "stay")
            g.state.turn += said == "on"

    match = begin(play)
    say(match, 0, "on")
    with pytest.raises(ZeroDivisionError):
        say(match, 0, "on")
    say(match, 0, "stay")
    assert notes(match) == ["0:on", "0:stay"]
    laws.clone_equals_original(match)


def test_a_crash_while_setting_up_begins_nothing() -> None:
    def play(g: Game) -> Flow[Outcome]:
        raise ZeroDivisionError
        yield

    with pytest.raises(ZeroDivisionError):
        begin(play)


# -------------------------------------------------------------------- giving up


def test_a_match_that_was_given_up_asks_nobody() -> None:
    match = begin(three_words)
    match.abandon("agreed")
    assert match.over
    assert (match.decisions, match.next_decision(), match.decision(0)) == ({}, None, None)
    assert match.outcome is None


def test_a_match_that_was_given_up_takes_no_move() -> None:
    match = begin(three_words)
    match.abandon("agreed")
    with pytest.raises(IllegalError, match="engine-over"):
        say(match, 0, "a")
    assert match.why_not(0, Say("a")) == Refusal(text("engine-over"))


def test_a_match_that_was_given_up_stays_so() -> None:
    match = begin(three_words)
    match.abandon("agreed")
    journal = match.journal
    match.abandon("again")
    with pytest.raises(IllegalError, match="engine-over"):
        match.reseed(b"new")
    assert match.journal == journal
    assert match.clone().over


def test_a_match_that_is_over_can_not_be_given_up() -> None:
    match = begin(three_words)
    for seat in (0, 1, 0):
        say(match, seat, "a")
    match.abandon("too late")
    assert match.outcome == OVER
    assert sum(type(entry).__name__ == "Ended" for entry in match.journal.entries) == 1


# -------------------------------------------------------------------- checkpoints


@pytest.mark.parametrize("checkpoints", [True, False])
def test_going_on_from_a_checkpoint_equals_going_on(checkpoints: bool) -> None:
    """A clone restarts the main flow; the game goes the same way with and without checkpoints to restart from."""

    def play(g: Game) -> Flow[Outcome]:
        while g.state.turn < 4:
            if checkpoints:
                yield from CHECKPOINT
            g.state.notes.append(str(g.chance.roll(6)))
            yield from note(g, g.state.turn % 2, "a", "b")
            g.state.notes.append(str(g.chance.roll(6)))
            g.state.turn += 1
        return OVER

    match = begin(play)
    for seat in (0, 1, 0, 1):
        match = match.clone()
        say(match, seat, "a")
    assert notes(match) == [
        it
        for turn in range(4)
        for it in (
            str(Seeded(SEED).draw(2 * turn, DIE)[0] + 1),
            f"{turn % 2}:a",
            str(Seeded(SEED).draw(2 * turn + 1, DIE)[0] + 1),
        )
    ]


def test_what_only_a_local_variable_knows_is_lost_at_a_checkpoint() -> None:
    """So a clone differs from its original, and a law finds the fault."""

    def play(g: Game) -> Flow[Outcome]:
        secret = "first"
        while True:
            yield from CHECKPOINT
            yield from note(g, 0, secret)
            secret = "later"

    match = begin(play)
    say(match, 0, "first")
    with pytest.raises(laws.BrokenLawError):
        laws.clone_equals_original(match)


# -------------------------------------------------------------------- look-back


def test_a_look_back_shows_the_match_as_it_was() -> None:
    match = brawl()
    then = []
    for _ in range(12):
        then.append(everything(match))
        laws.random_walk(match, Random(1), 1)
    assert [everything(match.at(step)) for step in range(12)] == then


def test_a_walk_through_the_past_shows_each_step_as_it_was() -> None:
    match = brawl()
    laws.random_walk(match, Random(1), 12)
    before = everything(match)
    walked = [everything(past) for past in match.walk(3)]
    assert walked == [everything(match.at(step)) for step in range(3, len(match.steps))]
    assert everything(match) == before


def test_a_look_back_leaves_the_match_alone() -> None:
    match = brawl()
    laws.random_walk(match, Random(2), 10)
    before = everything(match)
    then = match.at(4)
    laws.random_walk(then, Random(3), 3)
    assert everything(match) == before


@pytest.mark.parametrize("step", [-1, 2])
def test_no_look_at_a_step_that_is_not_there(step: int) -> None:
    match = begin(three_words)
    say(match, 0, "a")
    with pytest.raises(IllegalError, match="there is no step"):
        match.at(step)


def test_a_look_back_without_a_log() -> None:
    match = brawl()
    assert match.at(0, log=False).events is None


# -------------------------------------------------------------------- clones


def rolling(g: Game) -> Flow[Outcome]:
    while True:
        yield from CHECKPOINT
        yield from ask(0, "roll")
        g.state.notes.append(str(g.chance.roll(6)))


def test_a_clone_goes_its_own_way() -> None:
    match = begin(three_words)
    twin = match.clone()
    say(twin, 0, "a")
    say(match, 0, "b")
    assert (notes(match), notes(twin)) == (["0:b"], ["0:a"])


def test_a_clone_may_have_dice_of_its_own() -> None:
    match = begin(rolling, source=Scripted([1, 2]))
    say(match, 0, "roll")
    twin = match.clone(Scripted([6]))
    say(twin, 0, "roll")
    say(match, 0, "roll")
    assert (notes(match), notes(twin)) == (["1", "2"], ["1", "6"])


def test_a_clone_keeps_no_journal() -> None:
    twin = begin(three_words).clone()
    say(twin, 0, "a")
    for ask_for in (lambda: twin.journal, twin.snapshot, lambda: twin.fork(0, b"new")):
        with pytest.raises(IllegalError, match="keeps no journal"):
            ask_for()


def test_a_clone_of_a_clone_is_at_the_same_point() -> None:
    match = brawl()
    laws.random_walk(match, Random(5), 7)
    assert everything(match.clone(log=True).clone(log=True)) == everything(match)


def test_a_clone_can_take_back_what_its_original_can() -> None:
    match = begin(three_words)
    say(match, 0, "a")
    twin = match.clone()
    twin.undo(0)
    assert (notes(match), notes(twin)) == (["0:a"], [])


def test_a_clone_numbers_on() -> None:
    match = begin(three_words)
    say(match, 0, "a")
    match.undo(0)
    assert match.clone().number(0) == match.number(0) == 2


def test_another_world_gives_the_seat_the_same_view() -> None:
    match = brawl()
    twin = match.redealt(0, Random(2))
    assert twin.view(0) == match.view(0)
    assert twin.view(1) != match.view(1)


def test_another_world_leaves_the_match_alone() -> None:
    match = brawl()
    before = everything(match)
    laws.random_walk(match.redealt(1, Random(1)), Random(1), 6)
    assert everything(match) == before


def test_half_way_through_a_rule_only_the_state_is_dealt_anew() -> None:
    match = brawl()
    attack = next(move for move in match.decisions[0].moves if isinstance(move, cutlass.Attack))
    match.play(0, attack)
    assert not match.fresh
    twin = match.redealt(1, Random(3))
    assert twin.decisions == match.decisions
    assert twin.view(1) == match.view(1)
    assert twin.game.state.seats[0].hand != match.game.state.seats[0].hand


# -------------------------------------------------------------------- forks


def test_a_fork_has_the_same_past() -> None:
    match = brawl()
    laws.random_walk(match, Random(2), 9)
    assert everything(match.fork(6, b"new")) == everything(match.at(6))


def test_a_fork_is_what_its_journal_tells_and_begins_at_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(three_words)
    say(match, 0, "a")
    match.undo(0)  # decisions are numbered on from here, but not in a fork
    say(match, 0, "b")
    say(match, 1, "a")
    again = match.fork(2, b"other").fork(1, b"newest")
    told = Match.resume(match.spec, again.journal, pack=match.pack, seeds=again.seeds)
    assert everything(again) == everything(told)
    assert [again.number(seat) for seat in (0, 1)] == [told.number(seat) for seat in (0, 1)]
    assert again.seeds == told.seeds == [match.seeds[0], b"newest"]

    def anew(*_: object) -> None:
        raise AssertionError("the whole match is played again")

    monkeypatch.setattr(Course, "begin", anew)
    match.fork(2, b"other")


def test_a_fork_has_dice_of_its_own() -> None:
    match = begin(rolling)
    say(match, 0, "roll")
    fork = match.fork(1, b"new")
    say(fork, 0, "roll")
    second = Seeded(b"new").draw(1, DIE)[0]
    assert notes(fork) == [notes(match)[0], str(second + 1)]


def test_a_fork_leaves_out_what_was_taken_back() -> None:
    match = begin(three_words)
    say(match, 0, "a")
    match.undo(0)
    say(match, 0, "b")
    assert notes(match.fork(1, b"new")) == ["0:b"]


@pytest.mark.parametrize("step", [-1, 2])
def test_no_fork_at_a_step_that_is_not_there(step: int) -> None:
    match = begin(three_words)
    say(match, 0, "a")
    with pytest.raises(IllegalError, match="there is no step"):
        match.fork(step, b"new")


def test_a_fork_of_a_match_that_was_given_up_goes_on() -> None:
    match = begin(three_words)
    match.abandon("agreed")
    fork = match.fork(0, b"new")
    say(fork, 0, "a")
    assert notes(fork) == ["0:a"]


def test_a_fork_at_the_end_is_over() -> None:
    match = begin(three_words)
    for seat in (0, 1, 0):
        say(match, seat, "a")
    fork = match.fork(3, b"new")
    assert fork.outcome == OVER
    assert fork.journal == match.journal


# -------------------------------------------------------------------- logs and views


def whispering(g: Game) -> Flow[Outcome]:
    g.say("ti-all")
    g.say("ti-one", to=(1,))
    g.say("ti-two", to=(0, 1))
    yield from ask(0, "a")
    return OVER


@pytest.mark.parametrize(
    ("seat", "keys"),
    [(0, ["ti-all", "ti-two"]), (1, ["ti-all", "ti-one", "ti-two"]), (None, ["ti-all"])],
)
def test_a_line_of_the_log_is_for_whom_it_is(seat: int | None, keys: list[str]) -> None:
    assert [event.text.key for event in begin(whispering).log(seat)] == keys


def test_a_match_without_a_log() -> None:
    match = Match.begin(tiny.game(whispering), Setup(game="tiny", seats=2), SEED, pack=tiny.PACK, log=False)
    assert match.events is None
    assert match.log(0) == []


def test_a_game_without_outlooks_has_none() -> None:
    assert begin(three_words).outlooks(0, Say("a")) == ()


def test_a_choice_can_say_what_its_moves_lead_to() -> None:
    ahead = Outlook(text("ti-ahead"), (), ())

    def play(g: Game) -> Flow[Outcome]:
        yield from Choose(0, text("ti-which"), [Say("a"), Say("b")], foresee=lambda move: (ahead,) * (move == Say("a")))
        return OVER

    match = begin(play)
    assert match.outlooks(0, Say("a")) == (ahead,)
    assert match.outlooks(0, Say("b")) == ()
    assert match.outlooks(0, Say("c")) == ()
    assert match.outlooks(1, Say("a")) == ()


# -------------------------------------------------------------------- where it begins


def test_a_match_of_another_game_is_refused() -> None:
    with pytest.raises(MalformedError, match="set up for 'cutlass', not for 'flotilla'"):
        Match.begin(flotilla.GAME, Setup(game="cutlass", seats=2), SEED)


def test_the_header_states_what_was_left_to_the_game() -> None:
    setup = begin(three_words).header.setup
    assert (setup.scenario, setup.edition) == ("one", "second")


def test_rules_that_are_not_the_same_twice_are_found_out() -> None:
    seats = iter([0, 1])

    def play(g: Game) -> Flow[Outcome]:
        yield from note(g, next(seats), "a")
        yield from note(g, 0, "b")
        return OVER

    match = begin(play)
    say(match, 0, "a")
    with pytest.raises(IllegalError):
        match.clone()


def test_setting_up_may_ask_chance() -> None:
    def setup(start: Start[None, tiny.Options]) -> tiny.State:
        return tiny.State([str(start.chance.roll(6))])

    assert notes(begin(three_words, setup=setup, source=Scripted([4]))) == ["4"]


def test_flow_error_is_the_games_fault() -> None:
    def play(g: Game) -> Flow[Outcome]:
        yield from ask(0, "a")
        yield from ask(0)
        return OVER

    match = begin(play)
    with pytest.raises(FlowError):
        say(match, 0, "a")
    assert match.decisions[0].moves == [Say("a")]


def test_a_long_match_keeps_few_of_its_old_checkpoints_and_all_of_its_past() -> None:
    def endless(g: Game) -> Flow[Outcome]:
        for _ in range(300):
            yield from CHECKPOINT
            yield from note(g, 0, "a", "b")
        return OVER

    match = begin(endless)
    words = [Random(step).choice("ab") for step in range(299)]
    for word in words:
        say(match, 0, word)
    assert len(match._course.marks) < 60
    for step in (0, 1, 31, 150, 151, 299):
        assert notes(match.at(step)) == [f"0:{word}" for word in words[:step]]
    match.undo(0)
    assert notes(match) == [f"0:{word}" for word in words[:-1]]

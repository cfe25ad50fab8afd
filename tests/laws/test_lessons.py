"""Every guided game can be played as it was prepared, and says something at each decision of its learner."""

from __future__ import annotations

import pytest

from weathergage.engine.catalogue import catalogue
from weathergage.engine.fluent import LANGUAGES, Speaker
from weathergage.engine.game import AnyGame
from weathergage.engine.lessons import Lesson, lessons_of
from weathergage.engine.match import Match
from weathergage.engine.packs import Pack

LESSONS = [(spec, lesson) for spec in catalogue().values() for lesson in lessons_of(spec).values()]


@pytest.mark.parametrize(("spec", "lesson"), LESSONS, ids=lambda it: it.id)
def test_the_prepared_way_is_open_to_its_end(spec: AnyGame, lesson: Lesson) -> None:
    match = Match.begin(spec, lesson.setup, lesson.seed, pack=Pack.of(spec))
    for number, step in enumerate(lesson.steps):
        assert lesson.step_of(match) == number
        decision = match.decision(step.seat)
        assert decision is not None, f"step {number}: seat {step.seat} is not asked"
        assert step.move in decision.moves, f"step {number}: {step.move} is not legal"
        match.play(step.seat, step.move)
    assert lesson.step_of(match) == len(lesson.steps)


@pytest.mark.parametrize(("spec", "lesson"), LESSONS, ids=lambda it: it.id)
def test_the_learner_is_told_something_each_time(spec: AnyGame, lesson: Lesson) -> None:
    said = [step.say for step in lesson.steps if step.seat == lesson.learner]
    for words in (*said, lesson.end):
        assert words is not None
        for language in LANGUAGES:
            assert Speaker(spec.home, language).has(words.key), f"{language}: {words.key}"


def test_whoever_leaves_the_way_is_on_their_own() -> None:
    spec, lesson = LESSONS[0]
    match = Match.begin(spec, lesson.setup, lesson.seed, pack=Pack.of(spec))
    decision = match.decision(lesson.learner)
    assert decision is not None
    other = next(move for move in decision.moves if move != lesson.steps[0].move)
    match.play(lesson.learner, other)
    assert lesson.step_of(match) is None

"""Guided games at a table: what the learner is told, and what the others play."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from weathergage.engine.catalogue import catalogue
from weathergage.engine.lessons import Lesson, lessons_of
from weathergage.engine.match import Match
from weathergage.server.messages import Coach
from weathergage.server.table import Table


def lesson_at(table: Table) -> Lesson | None:
    """The chapter that is played at a table."""
    return lessons_of(catalogue()[table.game]).get(table.lesson) if table.lesson else None


def prepared_move(table: Table, match: Match, seat: int) -> bytes:
    """The move with which the way goes on here; nothing where there is none, or the learner has left it."""
    lesson = lesson_at(table)
    at = lesson.step_of(match) if lesson is not None else None
    if lesson is None or at is None or at == len(lesson.steps) or lesson.steps[at].seat != seat:
        return b""
    return msgspec.json.encode(lesson.steps[at].move)


def coach_of(table: Table, match: Match, seat: int | None) -> Coach | None:
    """What the learner of a guided game is told now."""
    lesson = lesson_at(table)
    at = lesson.step_of(match) if lesson is not None and seat == lesson.learner else None
    if lesson is None or at is None:
        return None
    if at == len(lesson.steps):
        return Coach(say=lesson.end, move=None, step=at, steps=at)
    step = lesson.steps[at]
    # While the others play, what was said last stays; where they begin, it is what will be said first.
    said = [it.say for it in lesson.steps[: at + 1] if it.say is not None]
    coming = (it.say for it in lesson.steps[at:] if it.say is not None)
    move = Raw(msgspec.json.encode(step.move)) if step.seat == seat else None
    return Coach(say=said[-1] if said else next(coming, lesson.end), move=move, step=at, steps=len(lesson.steps))

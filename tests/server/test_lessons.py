"""A guided game at a table: the coach speaks as long as the learner follows, and the others play what was prepared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.server.harness import Person, RefusedError, Running, run, running
from weathergage.engine.catalogue import catalogue
from weathergage.engine.lessons import Lesson, lessons_of
from weathergage.engine.match import Match
from weathergage.server import Settings
from weathergage.server.lessons import coach_of
from weathergage.server.table import Table

GAME = "kaisers_pirates"


def lesson(chapter: str) -> Lesson:
    return lessons_of(catalogue()[GAME])[chapter]


Test = Callable[[Running, Person, str], Awaitable[None]]


def learning(settings: Settings, chapter: str, test: Test) -> None:
    async def begin() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            table = (await ada.post(f"/api/games/{GAME}/lessons/{chapter}"))["id"]
            await ada.dial()
            await ada.watch(table, 0)
            await test(server, ada, table)

    run(begin())


@pytest.mark.parametrize("chapter", ["1", "2", "3"])
def test_whoever_follows_the_coach_comes_to_the_end(settings: Settings, chapter: str) -> None:
    async def test(_: Running, ada: Person, table: str) -> None:
        mine = [step for step in lesson(chapter).steps if step.seat == 0]
        for step in mine:
            ask = await ada.turn(table, 0)
            coach: dict[str, Any] = ada.sight(table, 0)["coach"]
            moves = [choice["move"] for choice in ask["moves"]]
            assert step.say is not None
            assert coach["say"]["key"] == step.say.key
            await ada.play(table, 0, ask, moves.index(coach["move"]))
        await ada.until(lambda: ada.sight(table, 0)["coach"]["say"]["key"] == f"kp-lesson-{chapter}-end")

    learning(settings, chapter, test)


def test_while_others_begin_the_first_words_are_read() -> None:
    chase = catalogue()["chase_of_the_bismarck"]
    chapter = lessons_of(chase)["2"]
    assert chapter.steps[0].seat != chapter.learner
    match = Match.begin(chase, chapter.setup, chapter.seed)
    coach = coach_of(cast(Table, SimpleNamespace(game=chase.id, lesson="2")), match, chapter.learner)
    assert coach is not None
    assert (coach.say.key, coach.move) == ("cb-lesson-2-1", None)


def test_whoever_leaves_the_way_plays_on_without_the_coach(settings: Settings) -> None:
    async def test(_: Running, ada: Person, table: str) -> None:
        ask = await ada.turn(table, 0)
        moves = [choice["move"]["move"] for choice in ask["moves"]]
        await ada.play(table, 0, ask, moves.index("CommitBritish"))
        assert ada.sight(table, 0).get("coach") is None

    learning(settings, "1", test)


def test_a_lesson_that_there_is_not(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            with pytest.raises(RefusedError, match="not-found"):
                await ada.post(f"/api/games/{GAME}/lessons/99")

    run(test())

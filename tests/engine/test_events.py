"""Lines of the log: who may read them, and what reading costs when nobody does."""

from __future__ import annotations

import pytest

from tests.engine.tiny import Game, State
from weathergage.engine import Chance, Die, Event, Scripted, Text, dice, text


@pytest.mark.parametrize(
    ("to", "readers"),
    [(None, {0, 1, 2, None}), ((1,), {1}), ((0, 2), {0, 2}), ((), set())],
)
def test_who_may_read_a_line(to: tuple[int, ...] | None, readers: set[int | None]) -> None:
    event = Event(Text("ti-line"), to=to)
    assert {seat for seat in (0, 1, 2, None) if event.may_read(seat)} == readers


def test_dice_on_the_table() -> None:
    assert dice((6, 10), (3, 0)) == (Die(6, 3), Die(10, 0))


def table(log: list[Event] | None) -> Game:
    return Game(State([]), None, Chance(Scripted([])), log)


def test_a_line_has_all_that_was_said() -> None:
    log: list[Event] = []
    table(log).say("ti-hit", rule="TI-3", to=(1,), pieces=("emden",), dice=(Die(6, 5),), level=2, ship=text("ti-emden"))
    assert log == [
        Event(Text("ti-hit", {"ship": Text("ti-emden")}), "TI-3", (1,), ("emden",), (Die(6, 5),), 2),
    ]


def test_a_game_without_a_log_says_nothing() -> None:
    table(None).say("ti-hit", ship="Emden")


def test_whoever_looks_on_is_told_of_a_reveal_at_once() -> None:
    g = table(None)
    told: list[tuple[int, ...]] = []
    g.on_reveal = told.append
    g.reveal(1, 2)
    g.reveal()
    assert told == [(1, 2), ()]

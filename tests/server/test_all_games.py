"""Every installed game at a table: its views, moves and texts go over the wire."""

from __future__ import annotations

import pytest

from tests.laws.tables import GAMES
from tests.server.harness import run, running
from weathergage.engine import AnyGame
from weathergage.server import Settings

ENOUGH = 60  # moves of one seat


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_a_game_is_played_at_a_table(settings: Settings, spec: AnyGame) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            bots = [{"kind": "bot", "name": "random"}] * (spec.scenarios[0].seats[0] - 1)
            table = await ada.new_table("me", *bots, game=spec.id, start=True)
            await ada.dial()
            await ada.watch(table, 0, words=True)
            for _ in range(ENOUGH):
                ask = await ada.turn(table, 0)
                if not ask:
                    break
                await ada.play(table, 0, ask, len(ask["moves"]) // 2)
            await ada.turn(table, 0)  # all that the bots do meanwhile has come
            assert ada.sight(table, 0)["groups"]
            match = server.hall.rooms[table].match
            assert match is not None
            assert len(ada.logs[table, 0]) == len(match.log(0))

    run(test())

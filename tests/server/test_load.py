"""Many tables at once."""

from __future__ import annotations

import asyncio

from tests.server.harness import run, running
from weathergage.server import Settings

TABLES = 50


def test_fifty_tables_of_bots_come_to_their_ends(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada") as ada:
            await ada.dial()
            await ada.ask("watch-lobby")
            bots = [{"kind": "bot", "name": "random"}] * 2
            tables = await asyncio.gather(
                *(ada.new_table(*bots, game=("cutlass", "flotilla")[n % 2], start=True) for n in range(TABLES))
            )
            for table in tables:
                await ada.watch(table)
            for table in tables:
                await ada.until(lambda table=table: ada.tables[table]["state"] == "finished")  # type: ignore[misc]
            assert all(ada.tables[table]["result"]["reason"] == "played" for table in tables)

    run(test())

"""The bot of the documentation sits down and plays, as a program of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.harness import run, running
from weathergage.server import Settings

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


def test_the_example_bot_plays_a_match(settings: Settings) -> None:
    async def test() -> None:
        async with running(settings) as server, server.person("Ada", account=True) as ada:
            token = (await ada.post("/api/me/token"))["token"]
            async with server.person("Bob") as bob:
                table = await bob.new_table("open", {"kind": "bot", "name": "random"})
                bot = await asyncio.create_subprocess_exec(
                    sys.executable, str(BOT), server.url, token, table, stdout=asyncio.subprocess.PIPE
                )
                await bob.dial()
                await bob.watch(table)
                await bob.until(lambda: bob.tables[table]["seats"][0].get("person"))
                await bob.post(f"/api/tables/{table}/start")
                out, _ = await asyncio.wait_for(bot.communicate(), 20)
                assert bot.returncode == 0
                assert b"'places'" in out

    run(test())


def test_it_is_short() -> None:
    lines = [line for line in BOT.read_text().splitlines() if line.strip() and not line.startswith('"""')]
    assert len(lines) <= 40

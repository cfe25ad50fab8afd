"""`python -m tests.server.bench`: how many moves a second of processor time carries, and how fast they are seen.

The server runs on one core, the clients on another, over loopback; every move is synced to disk before it is
acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]


class Head(msgspec.Struct):
    type: str
    seat: int | None = None
    seq: int = 0
    over: bool = False
    ask: msgspec.Raw = msgspec.Raw(b"null")


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Asked(msgspec.Struct):
    number: int
    moves: list[Choice]


HEAD = msgspec.json.Decoder(Head).decode
ASKED = msgspec.json.Decoder(Asked | None).decode


class Counts:
    """What was measured."""

    def __init__(self) -> None:
        self.moves = 0
        self.sent: dict[int, float] = {}  # by table: when the last move went out
        self.times: list[float] = []


async def player(live: ClientConnection, tables: list[str], key: int, seat: int, counts: Counts, pace: float) -> None:  # noqa: PLR0917
    """Play one table after the other; the time until the other one sees a move is what is measured."""
    for table in tables:
        await live.send(msgspec.json.encode({"type": "watch", "id": 1, "table": table, "seat": seat}), text=True)
        mover, over = False, False
        while not over:
            head = HEAD(await live.recv())
            if head.type != "sight":
                continue
            if not mover and key in counts.sent:
                counts.times.append(time.perf_counter() - counts.sent.pop(key))
            mover, over = False, head.over
            ask = ASKED(head.ask)
            if ask is not None:
                if pace:
                    await asyncio.sleep(pace)
                move = ask.moves[0].move
                counts.moves += 1
                mover = True
                play = {"type": "play", "id": 2, "table": table, "seat": seat, "number": ask.number, "move": move}
                counts.sent[key] = time.perf_counter()
                await live.send(msgspec.json.encode(play), text=True)
        counts.sent.pop(key, None)


async def prepare(url: str, key: int, options: argparse.Namespace) -> tuple[list[str], list[ClientConnection]]:
    """The tables of one pair of clients, and their connections."""
    address = url.replace("http", "ws") + "/api/live"
    async with httpx.AsyncClient(base_url=url, headers={"X-Weathergage": "1"}, timeout=60) as http:
        await http.post("/api/me/guest", json={"name": f"Ada {key}"})
        form = {"game": options.game, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        tables = [(await http.post("/api/tables", json=form)).json()["id"] for _ in range(options.matches)]
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
    lives = [await connect(address, additional_headers=cookie, compression=None) for _ in range(2)]
    for live in lives:
        await live.send(msgspec.json.encode({"type": "hello", "protocol": 1}), text=True)
        await live.recv()
    return tables, lives


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found.group(1)) / 1024 if found else 0.0


async def measure(options: argparse.Namespace) -> None:
    """Start a server, load it, and print what came out."""
    folder = Path(tempfile.mkdtemp(prefix="weathergage-bench-"))
    site = folder / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>")
    command = [sys.executable, "-m", "tests.server.server", str(site), str(folder / "bench.sqlite"), "0"]
    pin = ["taskset", "-c", "0"] if os.cpu_count() and sys.platform == "linux" else []
    server = await asyncio.create_subprocess_exec(*pin, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert server.stdout is not None
    found = re.search(r"http://[^/\s]+", (await server.stdout.readline()).decode())
    assert found is not None
    if pin:
        os.sched_setaffinity(0, {1})
    url, before = found.group(), memory(server.pid)
    places = [await prepare(url, key, options) for key in range(options.tables)]
    counts, begun, used = Counts(), time.perf_counter(), cpu(server.pid)
    pace = options.tables / options.rate if options.rate else 0.0
    players = [
        player(live, tables, key, seat, counts, pace)
        for key, (tables, lives) in enumerate(places)
        for seat, live in enumerate(lives)
    ]
    await asyncio.gather(*players)
    wall, busy = time.perf_counter() - begun, cpu(server.pid) - used
    times = sorted(counts.times)
    print(f"{options.tables} tables, {counts.moves} moves in {wall:.1f} s: {counts.moves / wall:.0f} per second")
    print(f"{counts.moves / busy:.0f} moves per second of the server's processor ({busy:.1f} s used)")
    half, most = 1000 * times[len(times) // 2], 1000 * times[-len(times) // 100]
    print(f"seen by the other after {half:.1f} ms (p50), {most:.1f} ms (p99)")
    print(f"memory: {memory(server.pid):.0f} MB, {memory(server.pid) - before:.0f} MB of it for what was played")
    server.kill()
    await server.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--matches", type=int, default=10, help="matches at each table, one after the other")
    parser.add_argument("--rate", type=float, default=0, help="moves per second in all; 0: as fast as it goes")
    parser.add_argument("--game", default="flotilla")
    asyncio.run(measure(parser.parse_args()))

"""`python -m tests.server.bench`: how many moves a second of the server's processor carries, how fast they are seen.

The server has one core, the clients another; they talk over loopback. Each table has two clients with a WebSocket
each, who play any legal move. A move is acknowledged, and seen by the other, only after it was synced to disk.

    closed loop    every client moves as soon as it may: moves per second of the server's processor time
    paced          so many moves a second in all: from sending a move until the opponent's client has the view
    memory         what the server's memory grows by for a table that is watched from both seats
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from weathergage.lab.bench import Machine, machine

ROOT = Path(__file__).parents[2]
GAMES = ("kaisers_pirates", "chase_of_the_bismarck")
OPENING = 20  # moves that are played at each table whose memory is measured


class Head(msgspec.Struct):
    """As much of a message as the clients need."""

    type: str
    table: msgspec.Raw = msgspec.Raw(b"")
    over: bool = False
    ask: msgspec.Raw = msgspec.Raw(b"null")


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Asked(msgspec.Struct):
    number: int
    moves: list[Choice]


class Figures(msgspec.Struct, kw_only=True):
    """What was measured with one game."""

    game: str
    tables: int
    moves: int
    moves_per_cpu_second: int
    moves_per_second: int
    moves_per_commit: float
    paced_rate: int
    paced_moves: int
    paced_p50_ms: float
    paced_p99_ms: float
    paced_cpu_percent: float
    memory_tables: int
    kilobytes_per_table: int


class Report(msgspec.Struct):
    """A whole run."""

    machine: Machine
    durability: str
    results: list[Figures]


# Under load a connection may rest for so long that the server closes it just when it is used again.
_NO_REST = httpx.Limits(max_keepalive_connections=0)
_HEAD = msgspec.json.Decoder(Head).decode
_ASKED = msgspec.json.Decoder(Asked | None).decode
_encode = msgspec.json.encode


class Load:
    """All clients, and what they count."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.moves = 0
        self.times: list[float] = []
        self.pairs: list[Pair] = []
        self.pace = 0.0  # seconds between two moves at one table; 0: as fast as it goes
        self.stopping = False

    async def gather(self, count: int) -> None:
        """So many pairs of clients come."""
        for _ in range(count):
            pair = Pair(self, len(self.pairs))
            await pair.come()
            self.pairs.append(pair)

    async def play(self, seconds: float, pace: float = 0.0) -> None:
        """All play for a while."""
        self.moves, self.times, self.pace, self.stopping = 0, [], pace, False
        playing = [asyncio.create_task(pair.play()) for pair in self.pairs]
        await asyncio.sleep(seconds)
        self.stopping = True
        await asyncio.gather(*playing)


class Pair:
    """Two clients at one table, and at another when the match is over."""

    def __init__(self, load: Load, key: int) -> None:
        self._load = load
        self._key = key
        self._random = random.Random(key)
        self._http = httpx.AsyncClient(base_url=load.url, headers={"X-Weathergage": "1"}, timeout=60, limits=_NO_REST)
        self._lives: list[ClientConnection] = []
        self._asks: list[Asked | None] = [None, None]
        self._answered = [0, 0]  # the number of each seat's last ask: a sight may repeat it meanwhile
        self._table = ""
        self._sent = (-1, 0.0)  # who moved last, and when
        self._over = True

    async def come(self) -> None:
        """Be somebody, and dial twice."""
        await self._http.post("/api/me/guest", json={"name": f"Ada {self._key}"})
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())}
        address = self._load.url.replace("http", "ws") + "/api/live"
        for _ in range(2):
            live = await connect(address, additional_headers=cookie, compression=None, max_size=None)
            await live.send(b'{"type":"hello","protocol":1}', text=True)
            await live.recv()
            self._lives.append(live)

    async def sit_down(self) -> None:
        """A new table, watched from both seats."""
        form = {"game": self._load.game, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        self._table = (await self._http.post("/api/tables", json=form)).json()["id"]
        self._asks, self._answered, self._over = [None, None], [0, 0], False
        for seat, live in enumerate(self._lives):
            await live.send(_encode({"type": "watch", "id": 1, "table": self._table, "seat": seat}), text=True)
            while not await self._hear(seat):
                pass

    async def play(self, most: int = 0) -> None:
        """Move, and see what came of it, until all stop."""
        load, moves, due = self._load, 0, time.perf_counter() + self._load.pace * self._random.random()
        hearing = [asyncio.create_task(self._hear(seat)) for seat in (0, 1)]
        while not load.stopping and not (most and moves == most):
            if self._over:
                await _cancel(hearing)
                await self.sit_down()
                hearing = [asyncio.create_task(self._hear(seat)) for seat in (0, 1)]
            for seat, ask in enumerate(self._asks):
                if ask is not None:
                    if load.pace:
                        await asyncio.sleep(due - time.perf_counter())
                        due = max(due + load.pace, time.perf_counter())
                    await self._move(seat, ask)
                    moves += 1
            await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
            for seat in (0, 1):
                if hearing[seat].done():
                    hearing[seat].result()
                    hearing[seat] = asyncio.create_task(self._hear(seat))
        await _cancel(hearing)

    async def _move(self, seat: int, ask: Asked) -> None:
        self._asks[seat], self._answered[seat] = None, ask.number
        self._load.moves += 1
        move = self._random.choice(ask.moves).move
        play = {"type": "play", "id": 2, "table": self._table, "seat": seat, "number": ask.number, "move": move}
        data = _encode(play)
        self._sent = (seat, time.perf_counter())
        await self._lives[seat].send(data, text=True)

    async def _hear(self, seat: int) -> bool:
        """Take one message; was it a sight?"""
        head = _HEAD(await self._lives[seat].recv())
        if head.type == "failed":
            raise SystemExit("A move was refused: that is a fault of this program, or of the server.")
        if head.type != "sight" or msgspec.json.decode(head.table) != self._table:
            return False
        mover, at = self._sent
        if mover == 1 - seat:
            self._load.times.append(time.perf_counter() - at)
            self._sent = (-1, 0.0)
        ask = _ASKED(head.ask)
        self._over, self._asks[seat] = head.over, ask if ask and ask.number > self._answered[seat] else None
        return True


async def _cancel(tasks: list[asyncio.Task[bool]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# ------------------------------------------------------------------------------------------------ the server


class Server:
    """The server as a process of its own."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kilobytes(self) -> int:
        """Memory that it holds."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text("utf-8"))
        return int(found.group(1)) if found else 0

    async def metric(self, name: str) -> float:
        """One of the numbers that it tells Prometheus."""
        async with httpx.AsyncClient(base_url=self.url) as http:
            text = (await http.get("/metrics")).text
        found = re.search(rf"^weathergage_{name} (\S+)$", text, re.MULTILINE)
        assert found is not None, f"the server does not count {name}"
        return float(found.group(1))


@asynccontextmanager
async def served(folder: Path, name: str) -> AsyncIterator[Server]:
    """A server with a new database, on a core of its own."""
    site = folder / "site"
    (site / "assets").mkdir(parents=True, exist_ok=True)
    (site / "index.html").write_text("<!doctype html>")
    command = [sys.executable, "-m", "tests.server.server", str(site), str(folder / f"{name}.sqlite"), "0"]
    with (folder / f"{name}.log").open("wb") as log:  # a line for each table: not for the eyes
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=pipe, stderr=log)
    os.sched_setaffinity(process.pid, {0})
    try:
        assert process.stdout is not None
        found = re.search(r"http://[^/\s]+", (await process.stdout.readline()).decode())
        assert found is not None
        yield Server(process.pid, found.group())
    finally:
        process.kill()
        await process.wait()


async def measure(game: str, options: argparse.Namespace, folder: Path) -> Figures:
    """Load a server with one game in three ways."""
    async with served(folder, f"{game}-load") as server:
        load = Load(server.url, game)
        await load.gather(options.tables)
        await load.play(1.0)  # warm
        begun, used = time.perf_counter(), server.cpu()
        moves, commits = (await server.metric("moves_total"), await server.metric("commit_seconds_count"))
        await load.play(options.seconds)
        wall, busy = time.perf_counter() - begun, server.cpu() - used
        moves = await server.metric("moves_total") - moves
        commits = await server.metric("commit_seconds_count") - commits

        begun, used = time.perf_counter(), server.cpu()
        await load.play(options.seconds * 2, options.tables / options.rate)
        paced_wall, paced_busy = time.perf_counter() - begun, server.cpu() - used
        times = sorted(load.times)
    async with served(folder, f"{game}-memory") as server:
        many = Load(server.url, game)
        await many.gather(1)
        await many.pairs[0].play(OPENING)  # so that what is loaded once is loaded
        before = server.kilobytes()
        await many.gather(options.memory)
        for pair in many.pairs[1:]:
            await pair.play(OPENING)
        grown = server.kilobytes() - before
    return Figures(
        game=game,
        tables=options.tables,
        moves=int(moves),
        moves_per_cpu_second=round(moves / busy),
        moves_per_second=round(moves / wall),
        moves_per_commit=round(moves / commits, 1),
        paced_rate=options.rate,
        paced_moves=len(times),
        paced_p50_ms=round(1000 * times[len(times) // 2], 2),
        paced_p99_ms=round(1000 * times[len(times) * 99 // 100], 2),
        paced_cpu_percent=round(100 * paced_busy / paced_wall, 1),
        memory_tables=options.memory,
        kilobytes_per_table=round(grown / options.memory),
    )


def tell(it: Figures) -> None:
    """Print what was measured, as others state it."""
    print(f"{it.game}")
    print(f"  closed loop, {it.tables} tables   {it.moves_per_cpu_second:>6} moves per CPU second of the server")
    print(f"                            {it.moves_per_second:>6} moves per second, {it.moves_per_commit} to a commit")
    print(
        f"  paced at {it.paced_rate} per second    {it.paced_p50_ms:>6} ms p50, {it.paced_p99_ms} ms p99, from sending"
    )
    print("                                   a move until the opponent's client has the view")
    print(f"                            {it.paced_cpu_percent:>6} % of one processor")
    print(
        f"  memory, {it.memory_tables} tables       {it.kilobytes_per_table:>6} KB for a table, watched from both seats"
    )


async def main(options: argparse.Namespace) -> None:
    """Measure, print, write."""
    os.sched_setaffinity(0, {1 if (os.cpu_count() or 1) > 1 else 0})
    report = Report(machine(), "SQLite, WAL, synchronous=FULL", [])
    print(f"{report.machine.cpu}, Python {report.machine.python}; {report.durability}")
    with tempfile.TemporaryDirectory(prefix="weathergage-bench-") as folder:
        for game in options.game or GAMES:
            report.results.append(await measure(game, options, Path(folder)))
            tell(report.results[-1])
    if options.output:
        options.output.write_bytes(msgspec.json.format(_encode(report), indent=2) + b"\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument(
        "--seconds", type=float, default=10, help="of the closed loop; the paced one takes twice as long"
    )
    parser.add_argument("--rate", type=int, default=100, help="moves per second in all, in the paced loop")
    parser.add_argument("--memory", type=int, default=100, help="tables to measure memory with")
    parser.add_argument("--game", action="append", help=f"one game only, or several times ({', '.join(GAMES)})")
    parser.add_argument("--output", type=Path, help="write JSON there as well")
    asyncio.run(main(parser.parse_args()))

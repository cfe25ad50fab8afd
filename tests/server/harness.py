# ruff: noqa: ANN401 - JSON is what it is
"""A real server on a real socket inside the test's event loop, and people who talk to it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from weathergage.server import Settings, create_app
from weathergage.server.hall import Hall
from weathergage.server.wire import Frames

T = TypeVar("T")
Json = dict[str, Any]

GAMES_PATH = Path(__file__).parent / "games"
PATIENCE = 60.0  # seconds until a test that waits for something gives up: other tests keep the machine busy


def run(test: Coroutine[Any, Any, T]) -> T:
    """Run a test to its end, but not for ever."""
    return asyncio.run(asyncio.wait_for(test, 3 * PATIENCE))


class Running:
    """A server that runs."""

    def __init__(self, url: str, hall: Hall | None = None) -> None:
        self.url = url
        self._hall = hall

    @property
    def hall(self) -> Hall:
        assert self._hall is not None
        return self._hall

    @asynccontextmanager
    async def person(self, name: str = "", *, account: bool = False) -> AsyncIterator[Person]:
        """Somebody with a browser."""
        mark = {"X-Weathergage": "1"}
        async with httpx.AsyncClient(base_url=self.url, headers=mark, timeout=PATIENCE) as http:
            person = Person(self, http)
            if account:
                form = {"name": name, "password": "rule britannia"}
                await person.post("/api/me/account", form)
            elif name:
                await person.post("/api/me/guest", {"name": name})
            try:
                yield person
            finally:
                await person.hang_up()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """Serve until the test is done."""
    app = create_app(settings)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            app, log_level="warning", access_log=False, ws=Frames, ws_max_size=65_536, lifespan="on",
            ws_per_message_deflate=False, log_config=None, timeout_graceful_shutdown=2,
        )  # fmt: skip
        server = uvicorn.Server(config)
        server.capture_signals = _no_signals  # type: ignore[method-assign]
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        try:
            yield Running(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.hall)
        finally:
            server.should_exit = True
            await task


def _no_signals() -> Any:
    from contextlib import nullcontext  # noqa: PLC0415

    return nullcontext()


class RefusedError(Exception):
    """What was refused, as the server said it."""

    def __init__(self, problem: Json) -> None:
        super().__init__(f"{problem['code']}: {problem['detail']}")
        self.code = problem["code"]
        self.problem = problem


class Person:
    """Somebody who talks to the server over both of its halves."""

    def __init__(self, server: Running, http: httpx.AsyncClient) -> None:
        self.server = server
        self.http = http
        self.id = ""
        self.live: ClientConnection | None = None
        self.sights: dict[tuple[str, int | None], Json] = {}
        self.views: dict[tuple[str, int | None], Json] = {}
        self.logs: dict[tuple[str, int | None], list[Json]] = {}
        self.tables: dict[str, Json] = {}
        self.heard: list[Json] = []
        self._number = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # ---------------------------------------------------------------- REST

    async def request(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        if body is not None:
            more["content"] = msgspec.json.encode(body)
            more["headers"] = {"Content-Type": "application/json"} | more.get("headers", {})
        answer = await self.http.request(method, path, **more)
        if answer.status_code >= 400:
            raise RefusedError(answer.json())
        if answer.headers.get("content-type", "").partition(";")[0] != "application/json" or not answer.content:
            return answer.content
        given = answer.json()
        if isinstance(given, dict) and given.get("person") and "mail" in given:
            self.id = given["person"]["id"]
        return given

    async def get(self, path: str, **more: Any) -> Any:
        return await self.request("GET", path, **more)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.request("POST", path, body)

    async def put(self, path: str, body: object) -> Any:
        return await self.request("PUT", path, body)

    async def new_table(self, *seats: object, game: str = "cutlass", start: bool = False, **more: Any) -> str:
        """Make a table; a seat is a kind, or a form."""
        forms = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        info = await self.post("/api/tables", {"game": game, "seats": forms, "start": start, **more})
        return str(info["id"])

    # ---------------------------------------------------------------- WebSocket

    async def dial(self, token: str = "", **headers: str) -> Json:
        """Open the WebSocket; the welcome."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more = {"Cookie": cookies} | headers if cookies else headers
        url = self.server.url.replace("http", "ws") + "/api/live"
        self.live = await connect(url, additional_headers=more, compression=None, max_size=None)
        await self.live.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": token}), text=True)
        welcome: Json = msgspec.json.decode(await self.live.recv())
        self._reader = asyncio.create_task(self._read(self.live))
        return welcome

    async def hang_up(self) -> None:
        if self.live is not None:
            await self.live.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
        self.live = self._reader = None

    async def _read(self, live: ClientConnection) -> None:
        async for data in live:
            self._take(msgspec.json.decode(data))
            self._news.set()

    def _take(self, message: Json) -> None:
        self.heard.append(message)
        if message.get("id") in self._answers:
            self._answers.pop(message["id"]).set_result(message)
        if message["type"] == "table":
            self.tables[message["table"]["id"]] = message["table"]
        if message["type"] == "sight":
            key = (message["table"], message["seat"])
            if message["full"]:
                self.views[key] = {}
            else:
                assert message["seq"] == self.sights[key]["seq"] + 1, "a change follows what it changes"
            self.sights[key] = message
            self.views[key] |= message["view"]
            log = self.logs.setdefault(key, [])
            assert len(log) >= message["log_from"]
            log[message["log_from"] :] = message["log"]

    async def send(self, kind: str, /, **fields: Any) -> asyncio.Future[Json]:
        """Send a message; its answer will come."""
        assert self.live is not None
        self._number += 1
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[self._number] = future
        await self.live.send(msgspec.json.encode({"type": kind, "id": self._number, **fields}), text=True)
        return future

    async def ask_or_problem(self, kind: str, /, **fields: Any) -> Json:
        """Send a message and wait for its answer, whatever it is."""
        return await asyncio.wait_for(await self.send(kind, **fields), PATIENCE)

    async def ask(self, kind: str, /, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        answer = await self.ask_or_problem(kind, **fields)
        if answer["type"] == "failed":
            raise RefusedError(answer["problem"])
        return answer

    async def until(self, true: Callable[[], T | None]) -> T:
        """Wait until something that was sent makes this true."""

        async def wait() -> T:
            while not (value := true()):
                self._news.clear()
                await self._news.wait()
            return value

        return await asyncio.wait_for(wait(), PATIENCE)

    async def watch(self, table: str, seat: int | None = None, **more: Any) -> None:
        await self.ask("watch", table=table, seat=seat, **more)
        await self.until(lambda: table in self.tables)

    def sight(self, table: str, seat: int | None = 0) -> Json:
        return self.sights[table, seat]

    async def turn(self, table: str, seat: int = 0) -> Json:
        """Wait for a decision; it is the ask. None comes when the match is over."""

        def ready() -> Json | None:
            sight = self.sights.get((table, seat))
            return sight if sight and ("ask" in sight or sight.get("over")) else None

        sight = await self.until(ready)
        assert sight is not None
        ask: Json = sight.get("ask") or {}
        return ask

    async def play(self, table: str, seat: int, ask: Json, index: int = 0) -> None:
        """Play one of the moves of an ask, and wait until its sight has come."""
        seq = self.sight(table, seat)["seq"]
        move = ask["moves"][index]["move"]
        await self.ask("play", table=table, seat=seat, number=ask["number"], move=move)
        await self.until(lambda: self.sight(table, seat)["seq"] > seq)

    async def play_out(self, table: str, *seats: int, pick: Callable[[Json], int] = lambda _ask: 0) -> Json:
        """Play these seats to the end of the match; the last sight."""
        while True:

            def ready() -> list[tuple[int, Json]]:
                sights = [(seat, self.sights[table, seat]) for seat in seats if (table, seat) in self.sights]
                return [(seat, it) for seat, it in sights if it.get("over") or "ask" in it]

            found = await self.until(ready)
            if any(it.get("over") for _, it in found):
                return found[0][1]
            seat, sight = found[0]
            try:
                await self.play(table, seat, sight["ask"], pick(sight["ask"]))
            except RefusedError as error:
                if error.code != "stale":
                    raise

"""Processes in which bots think, so that nobody waits for them. One that crashes or never ends harms nobody else: its
process is put out, its question asked once more, and in the end any legal move is played instead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from weathergage.bots import Seen, make_bot
from weathergage.engine import Choose, Move, Setup, Text
from weathergage.engine.catalogue import catalogue
from weathergage.engine.journal import move_decoder
from weathergage.server.metrics import METRICS
from weathergage.server.packs import load_packs, pack_for

log = logging.getLogger("weathergage")

PATIENCE: Final = 120.0  # seconds that one decision may take
ATTEMPTS: Final = 2  # a process may have been put out for something else: the machine ran out of memory


class Question(Struct, frozen=True, kw_only=True):
    """What a bot is asked, as it goes to another process."""

    setup: Setup
    pack: str
    bot: str
    seat: int
    view: bytes
    prompt: Text
    rule: str
    moves: list[bytes]
    chance: int


class Thought(Struct, frozen=True):
    """What comes back: the index of a move, or what went wrong."""

    index: int = -1
    error: str = ""


class BotFailedError(Exception):
    """The bot has no move to offer."""


def answer(data: bytes) -> int:
    """Let a bot decide: the index of its move. Runs in a worker."""
    asked = msgspec.msgpack.decode(data, type=Question)
    spec = catalogue()[asked.setup.game]
    pack = pack_for(spec, asked.pack).content
    decoder = move_decoder(spec)
    moves: list[Move] = [decoder.decode(move) for move in asked.moves]
    bot = make_bot(asked.bot, spec, asked.setup, pack, asked.seat, Random(asked.chance))
    view = msgspec.msgpack.decode(asked.view, type=spec.view_type) if bot.wants_view else None
    chosen = bot.choose(Seen(asked.seat, view, Choose(asked.seat, asked.prompt, moves, asked.rule)))
    return moves.index(chosen)


def _think(data: bytes) -> Thought:
    try:
        return Thought(answer(data))
    except Exception as error:  # whatever a bot of somebody else's does
        return Thought(error=f"{type(error).__name__}: {error}")


def _work(pipe: Connection, packs: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    load_packs(packs, catalogue())
    with contextlib.suppress(EOFError, OSError):  # the server has gone
        while True:
            pipe.send_bytes(msgspec.msgpack.encode(_think(pipe.recv_bytes())))


class _Worker:
    """One process. Whoever has it asks it one question at a time."""

    def __init__(self, packs: str) -> None:
        # Not forked: a server has threads and sockets that a fork would only half inherit.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, packs), name="bots", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, data: bytes, patience: float) -> Thought:
        """Wait for an answer. Raises `EOFError` or `OSError` when the process is gone, `TimeoutError` if it is slow."""
        self._pipe.send_bytes(data)
        if not self._pipe.poll(patience):
            raise TimeoutError
        return msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Thought)

    def put_out(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self._pipe.close()


class Thinker:
    """So many processes; questions wait for one of them in the order in which they came."""

    def __init__(self, workers: int, packs: str) -> None:
        self._here = not workers
        self._packs = packs
        self._threads = ThreadPoolExecutor(workers or 1, "bots")  # one waits for each process
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._closed = False

    async def choose(self, bot: str, question: Question) -> int:
        """The index of the move that a bot plays."""
        if bot == "random":  # not worth the way
            return secrets.randbelow(len(question.moves))
        begun = time.perf_counter()
        data = msgspec.msgpack.encode(question)
        try:
            thought = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, data)
        except BotFailedError as error:
            thought = Thought(error=str(error))
        finally:
            METRICS.thoughts.add(time.perf_counter() - begun)
        if 0 <= thought.index < len(question.moves):
            return thought.index
        game = question.setup.game
        log.error("a bot failed; any move is played instead", extra={"bot": bot, "game": game, "error": thought.error})
        return secrets.randbelow(len(question.moves))

    def _ask(self, data: bytes) -> Thought:
        """Ask a process; in a thread."""
        if self._here:
            return _think(data)
        for _ in range(ATTEMPTS):
            worker = self._idle.pop() if self._idle else self._start()
            try:
                thought = worker.ask(data, PATIENCE)
            except TimeoutError as error:
                self._put_out(worker)
                raise BotFailedError(f"it thought for {PATIENCE:.0f} seconds") from error
            except (EOFError, OSError):
                self._put_out(worker)
                log.warning("a process that thought for bots has gone", extra={"exit": worker.process.exitcode})
            else:
                self._idle.append(worker)
                return thought
        raise BotFailedError("its process was put out, again and again")

    def _start(self) -> _Worker:
        if self._closed:
            raise BotFailedError("the server stops")
        worker = _Worker(self._packs)
        self._all.add(worker)
        if self._closed:  # while it was started
            worker.process.kill()
        return worker

    def _put_out(self, worker: _Worker) -> None:
        self._all.discard(worker)
        worker.put_out()

    def close(self) -> None:
        """Let the processes go, whatever they are thinking about."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._all):
            worker.process.kill()

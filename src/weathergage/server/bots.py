"""Bots think in processes of their own, so that nobody waits for them.

They are sent what their seat may know: the view and the decision.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from weathergage.bots import Seen, make_bot
from weathergage.engine import Choose, EngineError, Move, Setup, StaleError, Text
from weathergage.engine.catalogue import catalogue
from weathergage.engine.journal import move_decoder
from weathergage.server.metrics import METRICS
from weathergage.server.packs import load_packs, pack_for
from weathergage.server.play import play_move
from weathergage.server.problems import Refused

if TYPE_CHECKING:
    from weathergage.server.room import Draft, Room

log = logging.getLogger("weathergage")

PATIENCE: Final = 120.0  # seconds for one decision, before any legal move is played instead


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


def _begin(packs: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    load_packs(packs, catalogue())


class Thinker:
    """The processes that think."""

    def __init__(self, workers: int, packs: str) -> None:
        self._workers = workers
        self._packs = packs
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, question: Question) -> int:
        """The index of the move that a bot plays."""
        if bot == "random":  # not worth the way
            return secrets.randbelow(len(question.moves))
        begun = time.perf_counter()
        try:
            return await asyncio.wait_for(self._think(msgspec.msgpack.encode(question)), PATIENCE)
        except (TimeoutError, EngineError, BrokenProcessPool, ValueError, LookupError):
            log.exception("the bot %s of %s failed; any move is played instead", bot, question.setup.game)
            return secrets.randbelow(len(question.moves))
        finally:
            METRICS.thoughts.add(time.perf_counter() - begun)

    async def _think(self, data: bytes) -> int:
        if not self._workers:
            return await asyncio.to_thread(answer, data)
        if self._pool is None:
            # Not forked: a server has threads and sockets that a fork would only half inherit.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin, (self._packs,))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, answer, data)
        except BrokenProcessPool:
            self._pool = None  # the next one gets a new pool
            raise

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


async def drive(room: Room, thinker: Thinker) -> None:
    """Play for all bots of a table until a person is to decide."""
    while (question := _next_question(room)) is not None:
        seat, number, asked = question
        index = await thinker.choose(asked.bot, asked)
        try:
            await room.change(lambda draft, s=seat, n=number, i=index: _play(draft, s, n, i))  # type: ignore[misc]
        except (StaleError, Refused):
            # Another process was quicker, the seat was taken back, or a move was undone: look again.
            await asyncio.sleep(0)


def _next_question(room: Room) -> tuple[int, int, Question] | None:
    table, match = room.table, room.match
    if table.state != "running" or match is None or room.gone:
        return None
    for seat, ask in match.decisions.items():
        bot = table.seats[seat].bot
        if bot:
            number = table.number(match, seat)
            view = b"" if bot == "random" else msgspec.msgpack.encode(match.view(seat))
            return (
                seat,
                number,
                Question(
                    setup=match.header.setup,
                    pack=table.pack,
                    bot=bot,
                    seat=seat,
                    view=view,
                    prompt=ask.prompt,
                    rule=ask.rule,
                    moves=[msgspec.json.encode(move) for move in ask.moves],
                    chance=secrets.randbits(63),
                ),
            )
    return None


def _play(draft: Draft, seat: int, number: int, index: int) -> None:
    if not draft.table.seats[seat].bot:
        raise Refused("stale", "the seat was taken back")
    match = draft.playing()
    if number != draft.table.number(match, seat):
        raise Refused("stale", "the decision is over")
    ask = match.decision(seat)
    if ask is None or index >= len(ask.moves):
        raise Refused("stale", "the decision is over")
    play_move(draft, seat, number, ask.moves[index])

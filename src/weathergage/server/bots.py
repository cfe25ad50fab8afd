"""Bots at the tables: whose turn it is, what they are asked, and what becomes of the answer.

They are sent what their seat may know: the view and the decision.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from weathergage.engine import StaleError
from weathergage.server.lessons import prepared_move
from weathergage.server.play import play_move
from weathergage.server.problems import Refused
from weathergage.server.thinker import Question, Thinker

if TYPE_CHECKING:
    from weathergage.server.room import Draft, Room


async def drive(room: Room, thinker: Thinker, pace: float = 0.0) -> None:
    """Play for all bots of a table until a person is to decide; each move takes `pace` seconds at least."""
    while (question := _next_question(room)) is not None:
        seat, number, asked = question
        prepared = prepared_move(room.table, room.playable(), seat)
        if prepared in asked.moves:
            index = asked.moves.index(prepared)
            await asyncio.sleep(pace)
        else:
            index, _ = await asyncio.gather(thinker.choose(asked.bot, asked), asyncio.sleep(pace))
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

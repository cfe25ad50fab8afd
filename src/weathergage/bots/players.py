"""What a bot is, and where bots are found."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any, ClassVar, Protocol, TypeAlias

from msgspec import Struct

from weathergage.engine import AnyGame, Choose, EngineError, Move, Setup


class BotError(EngineError):
    """There is no such bot, or not for this game."""


class Seen(Struct, frozen=True):
    """What a seat knows when it is to decide."""

    seat: int
    view: Any  # the game's own view struct
    ask: Choose[Any]

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves."""
        moves: Sequence[Move] = self.ask.moves
        return moves


class Bot(Protocol):
    """A player of one seat in one match."""

    wants_view: ClassVar[bool]  # whether it looks at the view at all: making one costs time

    def choose(self, seen: Seen) -> Move:
        """Pick one of the legal moves."""


# (setup, pack, seat, random) -> bot. The pack's type is the game's own.
BotFactory: TypeAlias = Callable[[Setup, Any, int, Random], Bot]


class RandomBot:
    """Any legal move, each as likely as the next."""

    wants_view: ClassVar[bool] = False

    def __init__(self, setup: Setup, pack: object, seat: int, random: Random) -> None:  # noqa: ARG002 - a BotFactory
        self._random = random

    def choose(self, seen: Seen) -> Move:
        moves = seen.moves
        return moves[int(self._random.random() * len(moves))]


@functools.cache
def _found() -> dict[str, BotFactory]:
    """Bots from entry points called `<game>.<bot>`."""
    return {point.name: _load(point) for point in entry_points(group="weathergage.bots")}


def _load(point: EntryPoint) -> BotFactory:
    try:
        factory: BotFactory = point.load()
    except Exception as error:
        raise BotError(f"the bot {point.name!r} ({point.value}) can't be loaded: {error!r}") from error
    return factory


def bot_names(spec: AnyGame) -> list[str]:
    """The bots that can play this game."""
    return ["random", *sorted(name.partition(".")[2] for name in _found() if name.partition(".")[0] == spec.id)]


def make_bot(  # noqa: PLR0913, PLR0917 - what a seat is made from
    name: str, spec: AnyGame, setup: Setup, pack: object, seat: int, random: Random
) -> Bot:
    """Seat a bot."""
    if name == "random":
        return RandomBot(setup, pack, seat, random)
    factory = _found().get(f"{spec.id}.{name}")
    if factory is None:
        raise BotError(f"{spec.id} has no bot {name!r}; it has: {', '.join(bot_names(spec))}")
    return factory(setup, pack, seat, random)

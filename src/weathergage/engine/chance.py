"""Dice, shuffles and random picks: recorded results from one of three sources.

A game asks `chance` and gets a result at once. Where the results come from is not its business: from a seed that was
committed before the first move, from a script (tests), or typed by people who roll real dice. Every result is recorded,
so a replay depends on neither the generator nor the order of calls.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from operator import mod
from typing import Protocol, TypeVar

from msgspec import Struct

from weathergage.engine.errors import CorruptJournalError, EngineError, MalformedError

T = TypeVar("T")

_PLACE = struct.Struct("<QQ")
_WORDS = struct.Struct("<16I")
_WORDS_IN_BLOCK = 16
_LAST_WORD = struct.Struct("<60xI")
_LAST_WORDS = struct.Struct("<48x4I")
_FEW = 4
_SMALL = 256  # below this bound, no word up to _SAFE has to be passed over
_SAFE = 0x1_0000_0000 - _SMALL - 1


class Roll(Struct, frozen=True, gc=False):
    """What is asked of chance: one value below each bound. `dice` may be rolled by hand; cards and picks may not."""

    bounds: tuple[int, ...]
    dice: bool
    purpose: str = ""
    seat: int | None = None
    low: int = 1  # the lowest face; some games number a ten-sided die from 0

    def values(self, faces: Sequence[int]) -> list[int] | None:
        """The recorded form of these faces; None when such dice can't show them."""
        values = [face - self.low for face in faces]
        if len(values) != len(self.bounds):
            return None
        fits = all(0 <= value < bound for value, bound in zip(values, self.bounds, strict=True))
        return values if fits else None

    def __str__(self) -> str:
        names = [f"d{bound}" if self.low == 1 else f"d{self.low}-{self.low + bound - 1}" for bound in self.bounds]
        return ", ".join(names) + (f" ({self.purpose})" if self.purpose else "")


class Source(Protocol):
    """Where results come from."""

    def draw(self, number: int, roll: Roll) -> list[int]:
        """Give the result with this number (counted from the first of the match): a value in 0..bound-1 for each."""


class DiceWanted(EngineError):  # noqa: N818 - a wish, not a failure
    """Raised out of a flow when people are to roll: the match waits, and goes on when the faces are typed."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(f"dice to be rolled by hand: {roll}")
        self.roll = roll


class Seeded:
    """Results from a secret seed. Result n depends on the seed and n alone, so that each can be proved by itself."""

    __slots__ = ("_keyed",)

    def __init__(self, seed: bytes) -> None:
        if not 1 <= len(seed) <= hashlib.blake2b.MAX_KEY_SIZE:
            raise MalformedError(f"a seed has 1 to {hashlib.blake2b.MAX_KEY_SIZE} bytes, not {len(seed)}")
        self._keyed = hashlib.blake2b(key=seed)

    def draw(self, number: int, roll: Roll) -> list[int]:
        bounds = roll.bounds
        count = len(bounds)
        if count == 1:  # a single die: the same as `_draw`, faster
            word: int = _LAST_WORD.unpack(self._block(number, 0))[0]
            if word <= _SAFE and bounds[0] <= _SMALL:
                return [word % bounds[0]]
        elif count <= _FEW:  # so are a few dice
            return self._draw_few(number, bounds)
        elif max(bounds) <= _SMALL:  # and so is a shuffle
            words: list[int] = []
            for block in range(-(-count // _WORDS_IN_BLOCK)):
                words += _WORDS.unpack(self._block(number, block))[::-1]
            if max(words) <= _SAFE:
                return list(map(mod, words, bounds))
        return self._draw(number, bounds)

    def _draw_few(self, number: int, bounds: tuple[int, ...]) -> list[int]:
        words = _LAST_WORDS.unpack(self._block(number, 0))
        left = _FEW
        values = []
        for bound in bounds:
            left -= 1
            word = words[left]
            if word > _SAFE or bound > _SMALL:
                return self._draw(number, bounds)
            values.append(word % bound)
        return values

    def _draw(self, number: int, bounds: tuple[int, ...]) -> list[int]:
        words: list[int] = []
        block = 0
        values = []
        for bound in bounds:
            limit = word = 0x1_0000_0000 // bound * bound
            while word >= limit:  # a remainder would favour the low faces
                if not words:
                    words = list(_WORDS.unpack(self._block(number, block)))  # the last is the first to be used
                    block += 1
                word = words.pop()
            values.append(word % bound)
        return values

    def _block(self, number: int, block: int) -> bytes:
        """One block of the 32-bit words that make this result."""
        keyed = self._keyed.copy()
        keyed.update(_PLACE.pack(number, block))
        return keyed.digest()


class Scripted:
    """Results from a list of faces, for tests and examples. Shuffles and picks come from `otherwise`."""

    def __init__(self, faces: Sequence[int], otherwise: Source | None = None) -> None:
        self.faces = list(faces)
        self._otherwise = otherwise

    def draw(self, number: int, roll: Roll) -> list[int]:
        if not roll.dice:
            return self._otherwise.draw(number, roll) if self._otherwise else [0] * len(roll.bounds)
        count = len(roll.bounds)
        if len(self.faces) < count:
            raise EngineError(f"the script has no dice left for {roll}")
        faces, self.faces = self.faces[:count], self.faces[count:]
        values = roll.values(faces)
        if values is None:
            raise EngineError(f"the script has {faces} where {roll} is rolled")
        return values


class Typed:
    """Dice are rolled by people; what nobody can roll (shuffles, picks) comes from `otherwise`."""

    def __init__(self, otherwise: Source) -> None:
        self._otherwise = otherwise

    def draw(self, number: int, roll: Roll) -> list[int]:
        if roll.dice:
            raise DiceWanted(roll)
        return self._otherwise.draw(number, roll)


class Audit(Protocol):
    """Whoever compares recorded results with the seeds that were committed to (see verify.py)."""

    def check(self, number: int, roll: Roll, result: list[int]) -> None:
        """Look at a recorded result."""

    def reseeded(self, number: int, commitment: str) -> None:
        """From this result on another seed is used."""


class Chance:
    """What a game asks for its random results."""

    __slots__ = ("_audit", "_cursor", "_recorded", "_source", "number", "taken")

    def __init__(self, source: Source, audit: Audit | None = None) -> None:
        self._source = source
        self._audit = audit
        self._recorded: Sequence[list[int]] = ()
        self._cursor = 0
        self.number = 0  # results so far in this match
        self.taken: list[list[int]] = []  # results of the present step

    def roll(self, sides: int, purpose: str = "", seat: int | None = None, low: int = 1) -> int:
        """Roll one die. Its faces are numbered from `low`."""
        return self._take(Roll((sides,), True, purpose, seat, low))[0] + low

    def roll_all(
        self, sides: Sequence[int], purpose: str = "", seat: int | None = None, low: int = 1
    ) -> tuple[int, ...]:
        """Roll several dice at once, as one result."""
        faces = []
        for value in self._take(Roll(tuple(sides), True, purpose, seat, low)):
            faces.append(value + low)
        return tuple(faces)

    def pick(self, count: int, purpose: str = "") -> int:
        """Pick one of `count` things at random: its index."""
        return self._take(Roll((count,), False, purpose))[0]

    def shuffle(self, items: list[T], purpose: str = "") -> None:
        """Shuffle in place (Fisher and Yates)."""
        last = len(items)
        if last < 2:
            return
        for chosen in self._take(Roll(tuple(range(last, 1, -1)), False, purpose)):
            last -= 1
            items[last], items[chosen] = items[chosen], items[last]

    def _take(self, roll: Roll) -> list[int]:
        recorded = self._recorded
        if recorded and self._cursor < len(recorded):
            result = recorded[self._cursor]
            _check(result, roll)
            if self._audit is not None:
                self._audit.check(self.number, roll, result)
            self._cursor += 1
        else:
            result = self._source.draw(self.number, roll)
        self.number += 1
        self.taken.append(result)
        return result

    # What follows is for the match alone.

    def begin_step(self, recorded: Sequence[list[int]] = ()) -> None:
        """A move is about to be played; `recorded` are the results that it led to when it was first played."""
        self.taken = []
        self._recorded = recorded
        self._cursor = 0

    def replace_source(self, source: Source) -> None:
        """Take what is not recorded from another source."""
        self._source = source


def _check(result: list[int], roll: Roll) -> None:
    if len(result) != len(roll.bounds) or any(
        not 0 <= value < bound for value, bound in zip(result, roll.bounds, strict=False)
    ):
        raise CorruptJournalError(
            f"the rules asked chance for {len(roll.bounds)} value(s) below {list(roll.bounds)}"
            f"{' (' + roll.purpose + ')' if roll.purpose else ''}, the journal holds {result}"
        )

"""What happened, line by line, and who may read it."""

from __future__ import annotations

from msgspec import Struct

from weathergage.engine.text import Text


class Die(Struct, frozen=True, omit_defaults=True):
    """A die as it lies on the table. `against`: it was rolled against the dice before it."""

    sides: int
    face: int
    against: bool = False


class Event(Struct, frozen=True, omit_defaults=True):
    """One line of the log. `to` lists the seats that may read it; None is everybody, spectators too."""

    text: Text
    rule: str = ""
    to: tuple[int, ...] | None = None
    pieces: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    level: int = 0  # 1 opens a turn, 2 a phase, 0 is a line

    def may_read(self, seat: int | None) -> bool:
        """The one filter of the log: may this seat (None: a spectator) read this line?"""
        return self.to is None or seat in self.to


def dice(sides: tuple[int, ...], faces: tuple[int, ...]) -> tuple[Die, ...]:
    """Dice for a log line."""
    return tuple(map(Die, sides, faces))

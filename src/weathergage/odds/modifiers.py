"""The arithmetic behind a roll, spelled out: which modifiers apply, and what they add up to."""

from collections.abc import Iterable

import msgspec


class Modifier(msgspec.Struct, frozen=True):
    """What changes a roll, and by how much. The label is a message key or the name of a component."""

    label: str
    amount: int


class Arithmetic(msgspec.Struct, frozen=True):
    """A sum with its parts. `raised` and `lowered` tell whether the floor or the cap decided the result."""

    base: int
    modifiers: tuple[Modifier, ...]
    result: int
    raised: bool
    lowered: bool

    @property
    def modifier(self) -> int:
        """All modifiers together."""
        return sum(each.amount for each in self.modifiers)

    def __str__(self) -> str:
        terms = [str(self.base), *(f"{each.amount:+d}" for each in self.modifiers)]
        plain = self.base + self.modifier
        held = f" -> {self.result}" if self.raised or self.lowered else ""
        return f"{' '.join(terms)} = {plain}{held}"


def spell_out(base: int, modifiers: Iterable[Modifier], floor: int | None = None, cap: int | None = None) -> Arithmetic:
    """`6 +2 -1 = 7`; modifiers of 0 are left out, for they explain nothing."""
    telling = tuple(each for each in modifiers if each.amount)
    plain = base + sum(each.amount for each in telling)
    raised = floor is not None and plain < floor
    lowered = cap is not None and plain > cap
    result = floor if floor is not None and raised else cap if cap is not None and lowered else plain
    return Arithmetic(base, telling, result, raised, lowered)

"""Hexsides: the side between two hexes is one thing, whichever of the two one asks from."""

import msgspec

from weathergage.hexes.coordinates import Direction, Hex
from weathergage.hexes.errors import NotAdjacentError


class Hexside(msgspec.Struct, frozen=True, order=True, array_like=True):
    """The side that two hexes share. `side_between` makes one from hexes in either order."""

    near: Hex
    far: Hex

    def __post_init__(self) -> None:
        # Decoded state comes through here too: a side has one spelling only, or equality would lie.
        if not self.near < self.far or not self.near.is_next_to(self.far):
            raise NotAdjacentError((self.near, self.far), "two adjacent hexes, the smaller first")

    @property
    def direction(self) -> Direction:
        """The direction from the near hex to the far one."""
        return self.near.direction_to(self.far)

    def across_from(self, at: Hex) -> Hex:
        """The hex on the other side."""
        if at not in (self.near, self.far):
            raise NotAdjacentError((at, self), "one of the two hexes of this side")
        return self.far if at == self.near else self.near


def side_between(first: Hex, second: Hex) -> Hexside:
    """The side that two adjacent hexes share."""
    return Hexside(first, second) if first < second else Hexside(second, first)


def side_of(at: Hex, direction: int) -> Hexside:
    """A hex's side in one direction."""
    return side_between(at, at.toward(direction))

"""Pieces on the board: a ship on one hex, or on two with its bow in one and its stern in the other."""

from typing import Annotated

import msgspec

from weathergage.hexes.areas import nearest_distance
from weathergage.hexes.bearings import Arc, side_heading
from weathergage.hexes.coordinates import Direction, Hex
from weathergage.hexes.errors import NotAdjacentError
from weathergage.hexes.sides import Hexside, side_of


class Placement(msgspec.Struct, frozen=True):
    """Where a piece lies and which hexside its bow faces. The stern of a long piece is in the hex behind the bow."""

    bow: Hex
    facing: Direction
    length: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2

    @property
    def stern(self) -> Hex:
        """The hindmost hex; of a piece on one hex, that hex."""
        return self.bow.toward(self.facing + 3, self.length - 1)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes that it covers, the bow first."""
        return (self.bow,) if self.length == 1 else (self.bow, self.stern)

    @property
    def ahead(self) -> Hex:
        """The hex in front of the bow."""
        return self.bow.toward(self.facing)

    @property
    def astern(self) -> Hex:
        """The hex behind the stern."""
        return self.stern.toward(self.facing + 3)

    @property
    def heading(self) -> int:
        """The facing in degrees, for bearings and arcs."""
        return side_heading(self.facing)

    def advanced(self) -> "Placement":
        """One hex ahead."""
        return self.shifted(self.facing)

    def shifted(self, direction: int) -> "Placement":
        """One hex in any direction, with the facing kept: driving or drifting."""
        return Placement(self.bow.toward(direction), self.facing, self.length)

    def swung_about_bow(self, sixths: int) -> "Placement":
        """Turned clockwise with the bow in its hex and the stern swinging."""
        return Placement(self.bow, (self.facing + sixths) % 6, self.length)

    def swung_about_stern(self, sixths: int) -> "Placement":
        """Turned clockwise with the stern in its hex and the bow swinging."""
        facing = (self.facing + sixths) % 6
        return Placement(self.stern.toward(facing, self.length - 1), facing, self.length)

    @property
    def bow_side(self) -> Hexside:
        return side_of(self.bow, self.facing)

    @property
    def stern_side(self) -> Hexside:
        return side_of(self.stern, self.facing + 3)

    @property
    def starboard_sides(self) -> tuple[Hexside, ...]:
        """The hexsides to the right, from bow to stern. The side between its own hexes belongs to neither."""
        return tuple(side_of(at, self.facing + turn) for at in self.hexes for turn in (1, 2))

    @property
    def port_sides(self) -> tuple[Hexside, ...]:
        """The hexsides to the left, from bow to stern."""
        return tuple(side_of(at, self.facing + turn) for at in self.hexes for turn in (5, 4))

    @property
    def hexes_to_starboard(self) -> tuple[Hex, ...]:
        """The hexes that share a starboard side with it, from bow to stern."""
        return self._hexes_beside(1, 2)

    @property
    def hexes_to_port(self) -> tuple[Hex, ...]:
        """The hexes that share a port side with it, from bow to stern."""
        return self._hexes_beside(5, 4)

    def _hexes_beside(self, *turns: int) -> tuple[Hex, ...]:
        # The hex amidships touches bow and stern hex both, and is one hex all the same.
        return tuple(dict.fromkeys(at.toward(self.facing + turn) for at in self.hexes for turn in turns))

    def distance_to(self, other: "Placement") -> int:
        """The distance from the nearest hex to the nearest hex: 0 if they share one."""
        return nearest_distance(self.hexes, other.hexes)

    def bears_on(self, target: Hex, arc: Arc) -> bool:
        """Whether a hex is in the arc of at least one of its hexes."""
        return any(arc.bears_on(target, at, self.heading) for at in self.hexes)

    def field(self, arc: Arc, reach: int) -> tuple[Hex, ...]:
        """The hexes in the arc within a distance of the hex that it opens from, its own left out."""
        own = self.hexes
        fields = (at for start in own for at in arc.field(start, self.heading, reach))
        return tuple(dict.fromkeys(at for at in fields if at not in own))


def placed_on(bow: Hex, stern: Hex) -> Placement:
    """A two-hex piece from its printed bow and stern hexes, which must be adjacent."""
    if not bow.is_next_to(stern):
        raise NotAdjacentError((bow, stern), "a bow hex and the stern hex next to it")
    return Placement(bow, stern.direction_to(bow))

"""Map tiles: shapes of hexes that are turned, laid beside each other and joined."""

from collections.abc import Iterable, Set

import msgspec

from weathergage.hexes.coordinates import Direction, Hex, neighbours


class TilePlace(msgspec.Struct, frozen=True):
    """Where a tile lies: the board hex of its hex (0, 0), and how many sixths it is turned clockwise."""

    centre: Hex
    turn: Direction = 0

    def on_board(self, on_tile: Hex) -> Hex:
        """The board hex of a hex that is printed on the tile."""
        return self.centre + on_tile.rotated(self.turn)

    def on_tile(self, on_board: Hex) -> Hex:
        """The printed hex that lies on a board hex."""
        return (on_board - self.centre).rotated(-self.turn)

    def direction_on_board(self, on_tile: int) -> Direction:
        """The board's direction of one that is printed on the tile."""
        return (on_tile + self.turn) % 6

    def hexes(self, shape: Iterable[Hex]) -> frozenset[Hex]:
        """The board hexes that a tile of this shape covers here."""
        return frozenset(self.on_board(at) for at in shape)


class Contact(msgspec.Struct, frozen=True):
    """How closely a tile joins the board."""

    board_hexes: int  # hexes already on the board that the tile touches
    tile_hexes: int  # hexes of the tile that touch the board

    @property
    def total(self) -> int:
        return self.board_hexes + self.tile_hexes


def contact(board: Set[Hex], tile: Set[Hex]) -> Contact:
    """How many hexes of each side share a hexside with the other."""
    touched = {there for at in tile for there in neighbours(at) if there in board}
    touching = {at for at in tile if any(there in board for there in neighbours(at))}
    return Contact(len(touched), len(touching))


def places_covering(shape: Iterable[Hex], at: Hex) -> tuple[TilePlace, ...]:
    """Every place, with every turn, in which a tile of this shape covers a board hex."""
    return tuple(TilePlace(at - on_tile.rotated(turn), turn) for on_tile in sorted(set(shape)) for turn in range(6))


def places_free(shape: Iterable[Hex], at: Hex, board: Set[Hex]) -> tuple[TilePlace, ...]:
    """Those of `places_covering` in which the tile lies on no hex of the board."""
    whole = tuple(shape)
    return tuple(place for place in places_covering(whole, at) if place.hexes(whole).isdisjoint(board))

"""Captain's Log: tiles of nineteen hexes, turned and joined."""

from hypothesis import given

from tests.hexes.strategies import directions, hexes, lawful, near_hexes
from weathergage.hexes import ORIGIN, Contact, Hex, TilePlace, area, contact, neighbours, places_covering, places_free

TILE = area(ORIGIN, 2)
# The fixed layout of 21 tiles, in rows of 4, 4, 5, 4 and 4.
LAYOUT = [(-6, -4), (-1, -7), (4, -10), (9, -13), (-8, 1), (-3, -2), (2, -5), (7, -8), (-10, 6), (-5, 3), (0, 0)]
LAYOUT += [(5, -3), (10, -6), (-7, 8), (-2, 5), (3, 2), (8, -1), (-4, 10), (1, 7), (6, 4), (11, 1)]


@lawful
@given(near_hexes, directions, hexes(2))
def test_a_printed_hex_is_found_again_on_the_board(centre: Hex, turn: int, printed: Hex) -> None:
    place = TilePlace(centre, turn)
    assert place.on_tile(place.on_board(printed)) == printed
    assert place.on_board(printed).distance_to(centre) == printed.length


def test_a_tile_lies_as_it_is_printed_unless_it_is_turned() -> None:
    assert TilePlace(Hex(5, -3)).on_board(Hex(1, 0)) == Hex(6, -3)
    assert TilePlace(Hex(5, -3), 1).on_board(Hex(1, 0)) == Hex(5, -2)


@lawful
@given(near_hexes, directions, directions)
def test_printed_directions_turn_with_the_tile(centre: Hex, turn: int, printed: int) -> None:
    place = TilePlace(centre, turn)
    there = place.on_board(ORIGIN.toward(printed))
    assert there == centre.toward(place.direction_on_board(printed))


def test_the_fixed_layout_joins_without_overlap_or_gap() -> None:
    tiles = [TilePlace(Hex(*slot)).hexes(TILE) for slot in LAYOUT]
    board = frozenset[Hex]().union(*tiles)
    assert len(board) == 21 * 19
    middle = tiles[LAYOUT.index((0, 0))]
    assert all(there in board for at in middle for there in neighbours(at))


def test_contact_of_two_whole_sides() -> None:
    # Along a whole side three hexes of each tile touch three, and the lattice is skewed by one more hex.
    left = TilePlace(ORIGIN).hexes(TILE)
    right = TilePlace(Hex(5, -3)).hexes(TILE)
    touching = {at for at in right if any(there in left for there in neighbours(at))}
    touched = {at for at in left if any(there in right for there in neighbours(at))}
    assert contact(left, right) == Contact(len(touched), len(touching)) == Contact(3, 3)
    assert contact(left, right).total == 6


def test_contact_of_a_single_hexside() -> None:
    assert contact({ORIGIN}, {Hex(1, 0), Hex(2, 0)}) == Contact(1, 1)
    assert contact({ORIGIN}, {Hex(2, 0)}) == Contact(0, 0)


@lawful
@given(near_hexes)
def test_places_covering_a_hex_are_all_of_them(at: Hex) -> None:
    places = places_covering(TILE, at)
    assert len(set(places)) == len(places) == 19 * 6
    assert all(at in place.hexes(TILE) for place in places)


def test_free_places_lie_on_no_other_tile() -> None:
    board = TilePlace(ORIGIN).hexes(TILE)
    hole = Hex(0, -3)
    places = places_free(TILE, hole, board)
    every = {TilePlace(centre, turn) for centre in area(ORIGIN, 8) for turn in range(6)}
    expected = {place for place in every if hole in place.hexes(TILE) and not place.hexes(TILE) & board}
    assert set(places) == expected
    assert expected

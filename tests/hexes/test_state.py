"""Geometry inside a game's state: what goes into msgpack or JSON comes out again."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import directions, hexes, lawful, placements
from weathergage.hexes import Arc, Hex, Hexside, Path, Placement, Sheet, SightLine, TilePlace, side_of, sight_line


class Position(msgspec.Struct):
    at: Hex
    ships: list[Placement]
    closed: frozenset[Hexside]
    tile: TilePlace
    sheet: Sheet
    arc: Arc
    seen: SightLine
    sailed: Path[Hex]


@lawful
@given(hexes(), st.lists(placements, max_size=3), directions)
def test_state_comes_back_whole(at: Hex, ships: list[Placement], turn: int) -> None:
    state = Position(
        at,
        ships,
        frozenset({side_of(at, turn)}),
        TilePlace(at, turn),
        Sheet("B", 0, 34),
        Arc(30, 150),
        sight_line(at, Hex(0, 0)),
        Path((at,), 0),
    )
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Position) == state
    assert msgspec.json.decode(msgspec.json.encode(state), type=Position) == state


@lawful
@given(st.dictionaries(hexes(), st.integers(0, 9)))
def test_hexes_are_keys_in_msgpack(cargo: dict[Hex, int]) -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(cargo), type=dict[Hex, int]) == cargo


def test_a_hex_is_two_numbers_on_the_wire() -> None:
    assert msgspec.json.encode(Hex(3, -4)) == b"[3,-4]"


@pytest.mark.parametrize("bad", [b"[1]", b"[1,2.5]", b'["1",2]', b'{"q":1,"r":2}', b"null"])
def test_what_is_not_a_hex_is_refused(bad: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=Hex)


@pytest.mark.parametrize(
    "bad", [b'{"bow":[0,0],"facing":6}', b'{"bow":[0,0],"facing":-1}', b'{"bow":[0,0],"facing":0,"length":3}']
)
def test_a_facing_is_one_of_six_and_a_piece_covers_one_or_two_hexes(bad: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(bad, type=Placement)

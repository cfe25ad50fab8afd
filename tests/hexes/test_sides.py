"""Hexsides are the same from both their hexes."""

import msgspec
import pytest
from hypothesis import given

from tests.hexes.strategies import directions, hexes, lawful
from weathergage.hexes import Hex, Hexside, NotAdjacentError, side_between, side_of


@lawful
@given(hexes(), directions)
def test_side_is_one_thing_from_both_its_hexes(at: Hex, direction: int) -> None:
    there = at.toward(direction)
    side = side_of(at, direction)
    assert side == side_between(at, there) == side_between(there, at) == side_of(there, direction + 3)
    assert {side.near, side.far} == {at, there}
    assert side.near.toward(side.direction) == side.far
    assert (side.across_from(at), side.across_from(there)) == (there, at)


@lawful
@given(hexes())
def test_a_hex_has_six_sides(at: Hex) -> None:
    assert len({side_of(at, direction) for direction in range(6)}) == 6


def test_distant_hexes_share_no_side() -> None:
    with pytest.raises(NotAdjacentError):
        side_between(Hex(0, 0), Hex(0, 2))
    with pytest.raises(NotAdjacentError):
        side_of(Hex(0, 0), 0).across_from(Hex(5, 5))


def test_a_side_has_one_spelling_only_even_when_decoded() -> None:
    side = side_of(Hex(3, 4), 5)
    assert msgspec.json.decode(msgspec.json.encode(side), type=Hexside) == side
    with pytest.raises(msgspec.ValidationError, match="the smaller first"):
        msgspec.json.decode(b"[[3,4],[2,4]]", type=Hexside)

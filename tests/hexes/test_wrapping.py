"""Maps that wrap round."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.hexes.strategies import hexes, lawful
from weathergage.hexes import Hex, LayoutError, Stagger, Wrap

# Twelve columns and nine rows of flat-topped hexes.
SHEET = Wrap(Stagger.EVEN_COLUMNS_UP.hex_at(12, 0), Stagger.EVEN_COLUMNS_UP.hex_at(0, 9))
SKEWED = Wrap(Hex(5, -3), Hex(3, 2))
LONG = Wrap(Hex(2, 0), Hex(7, 11))
wraps = st.sampled_from((SHEET, SKEWED, LONG))
rounds = st.integers(-3, 3)


@lawful
@given(wraps, hexes(), rounds, rounds)
def test_going_round_leads_home(wrap: Wrap, at: Hex, first: int, second: int) -> None:
    round_the_map = at + wrap.first * first + wrap.second * second
    assert wrap.home(round_the_map) == wrap.home(at) == wrap.home(wrap.home(at))
    assert wrap.is_same(at, round_the_map)
    assert wrap.distance(at, round_the_map) == 0


@pytest.mark.parametrize(("wrap", "size"), [(SHEET, 108), (SKEWED, 19), (LONG, 22)])
def test_as_many_homes_as_the_map_has_hexes(wrap: Wrap, size: int) -> None:
    assert len({wrap.home(Hex(q, r)) for q in range(-30, 30) for r in range(-30, 30)}) == size


@lawful
@given(wraps, hexes(), hexes())
def test_neighbours_are_symmetric_across_the_edges(wrap: Wrap, a: Hex, b: Hex) -> None:
    assert (wrap.home(b) in wrap.neighbours(a)) == (wrap.home(a) in wrap.neighbours(b))


@pytest.mark.parametrize("wrap", [SHEET, SKEWED, LONG])
def test_distance_counts_the_steps_of_a_search(wrap: Wrap) -> None:
    start = wrap.home(Hex(1, 1))
    steps, edge = {start: 0}, [start]
    while edge:
        at = edge.pop(0)
        for there in wrap.neighbours(at):
            if there not in steps:
                steps[there] = steps[at] + 1
                edge.append(there)
    assert {at: wrap.distance(start, at) for at in steps} == steps


@lawful
@given(wraps, hexes(), hexes())
def test_the_shortest_way_leads_there_and_is_never_longer_than_straight(wrap: Wrap, a: Hex, b: Hex) -> None:
    assert wrap.is_same(a + wrap.way(a, b), b)
    assert wrap.distance(a, b) <= a.distance_to(b)
    assert wrap.distance(a, b) == wrap.distance(b, a)


@lawful
@given(hexes(6), hexes(6))
def test_parallel_ways_do_not_make_a_map(first: Hex, second: Hex) -> None:
    assume(first.q * second.r == first.r * second.q)
    with pytest.raises(LayoutError):
        Wrap(first, second)

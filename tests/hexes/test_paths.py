"""Paths and reach, against brute force."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hexes.strategies import ATLANTIC_CHART, directions, hexes, lawful
from weathergage.hexes import (
    ORIGIN,
    CostError,
    Hex,
    Placement,
    area,
    cheapest_path,
    hex_steps,
    hexes_within,
    neighbours,
    path_between,
    reach,
    side_between,
)

BOARD = frozenset(area(ORIGIN, 4))
on_board = st.sampled_from(sorted(BOARD))
# What leaving one hex for another costs: it may differ with the way round, and some steps are forbidden.
step_costs = st.dictionaries(st.tuples(on_board, directions), st.none() | st.integers(1, 5), max_size=120)
Costs = dict[tuple[Hex, int], int | None]


def on_the_board(at: Hex) -> list[Hex]:
    return [there for there in neighbours(at) if there in BOARD]


def brute_force(start: Hex, costs: Costs) -> dict[Hex, int]:
    """Bellman and Ford: relax every step of the board until nothing gets cheaper."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for here in sorted(best):
            for there in on_the_board(here):
                step = costs.get((here, here.direction_to(there)), 2)
                if step is not None and best[here] + step < best.get(there, 10**9):
                    best[there] = best[here] + step
                    changed = True
    return best


@lawful
@given(on_board, on_board, step_costs)
def test_cheapest_path_costs_what_brute_force_finds(start: Hex, goal: Hex, costs: Costs) -> None:
    def cost(here: Hex, there: Hex) -> int | None:
        return costs.get((here, here.direction_to(there)), 2)

    best = brute_force(start, costs)
    found = path_between(start, goal, on_the_board, cost)
    if found is None:
        assert goal not in best
        return
    assert found.cost == best[goal]
    assert (found.steps[0], found.steps[-1]) == (start, goal)
    paid = [cost(here, there) for here, there in zip(found.steps, found.steps[1:], strict=False)]
    assert sum(step for step in paid if step is not None) == found.cost
    assert None not in paid


@lawful
@given(on_board, st.integers(0, 12), step_costs)
def test_reach_is_what_brute_force_finds_within_the_budget(start: Hex, budget: int, costs: Costs) -> None:
    def cost(here: Hex, there: Hex) -> int | None:
        return costs.get((here, here.direction_to(there)), 2)

    found = hexes_within(start, budget, on_the_board, cost)
    assert found.costs == {at: paid for at, paid in brute_force(start, costs).items() if paid <= budget}


@lawful
@given(on_board, on_board, step_costs)
def test_all_cheapest_paths_are_found_once_each(start: Hex, goal: Hex, costs: Costs) -> None:
    def cost(here: Hex, there: Hex) -> int | None:
        return costs.get((here, here.direction_to(there)), 2)

    def every_path(way: tuple[Hex, ...], left: int) -> Iterator[tuple[Hex, ...]]:
        if way[-1] == goal and left == 0:
            yield way
        for there in on_the_board(way[-1]):
            step = cost(way[-1], there)
            if step is not None and step <= left:
                yield from every_path((*way, there), left - step)

    found = hexes_within(start, 6, on_the_board, cost)
    paths = [path.steps for path in found.paths_to(goal)]
    expected = list(every_path((start,), found.costs[goal])) if goal in found else []
    assert sorted(paths) == sorted(expected)
    first = found.path_to(goal)
    assert (first.steps if first else None) == (paths[0] if paths else None)


@lawful
@given(hexes(6), st.integers(0, 5))
def test_with_even_costs_reach_is_the_area(start: Hex, budget: int) -> None:
    found = hexes_within(start, budget, neighbours, lambda *_: 1)
    assert found.costs == {at: start.distance_to(at) for at in area(start, budget)}


def test_nothing_leads_out_of_a_ring_of_land() -> None:
    land = set(area(ORIGIN, 2)) - set(area(ORIGIN, 1))

    def cost(_: Hex, there: Hex) -> int | None:
        return None if there in land else 1

    assert path_between(ORIGIN, Hex(4, 0), on_the_board, cost) is None
    assert set(hexes_within(ORIGIN, 9, neighbours, cost).costs) == set(area(ORIGIN, 1))


@pytest.mark.parametrize("goal", ["AH35", "A30", "R2", "Z20"])
def test_over_open_sea_the_search_goes_straight_to_its_goal(goal: str) -> None:
    start, end = ATLANTIC_CHART.hex_at("L10"), ATLANTIC_CHART.hex_at(goal)
    left_from: set[Hex] = set()

    def cost(here: Hex, _: Hex) -> int:
        left_from.add(here)
        return 1

    found = path_between(start, end, ATLANTIC_CHART.neighbours, cost)
    assert found is not None
    assert found.cost == start.distance_to(end) == len(left_from)


def test_a_closed_hexside_makes_ships_go_round() -> None:
    # The hexside M25-N26 is closed by land, N25-N26 and N26-O26 too.
    chart = ATLANTIC_CHART
    closed = {
        side_between(chart.hex_at(a), chart.hex_at(b)) for a, b in (("M25", "N26"), ("N25", "N26"), ("N26", "O26"))
    }

    def cost(here: Hex, there: Hex) -> int | None:
        return None if side_between(here, there) in closed else 1

    found = path_between(chart.hex_at("M25"), chart.hex_at("N26"), chart.neighbours, cost)
    assert found is not None
    assert [chart.id_of(at) for at in found.steps] == ["M25", "M26", "N26"]


def test_a_path_to_where_one_is_costs_nothing() -> None:
    found = path_between(ORIGIN, ORIGIN, neighbours, lambda *_: 1)
    assert found is not None
    assert (found.steps, found.cost) == ((ORIGIN,), 0)


def test_steps_that_cost_nothing_are_allowed_and_do_not_go_in_circles() -> None:
    found = path_between(ORIGIN, Hex(3, 0), on_the_board, lambda *_: 0, least=0)
    assert found is not None
    assert found.cost == 0
    free = hexes_within(
        ORIGIN, 0, lambda at: [there for there in area(ORIGIN, 1) if there.is_next_to(at)], lambda *_: 0
    )
    assert all(len(set(path.steps)) == len(path.steps) for at in free.costs for path in free.paths_to(at))
    assert [path.steps for path in free.paths_to(ORIGIN)] == [(ORIGIN,)]


def test_steps_cheaper_than_promised_are_refused() -> None:
    with pytest.raises(CostError, match="a step costs 1: expected at least 2"):
        path_between(ORIGIN, Hex(3, 0), neighbours, lambda *_: 1, least=2)
    with pytest.raises(CostError, match="a step costs -1: expected 0 or more"):
        hexes_within(ORIGIN, 3, neighbours, lambda *_: -1)


def test_a_budget_ends_a_search_on_the_open_plane() -> None:
    steps = hex_steps(neighbours, lambda _, there: None if there == Hex(9, 9) else 1)
    assert cheapest_path(ORIGIN, lambda at: at == Hex(9, 9), steps, budget=4) is None


def test_a_budget_may_be_spent_to_the_last_point() -> None:
    steps = hex_steps(neighbours, lambda *_: 1)
    assert cheapest_path(ORIGIN, lambda at: at == Hex(4, 0), steps, budget=4) is not None
    assert cheapest_path(ORIGIN, lambda at: at == Hex(4, 0), steps, budget=3) is None


def test_a_ship_that_has_to_wear_round_is_searched_for_by_its_placement() -> None:
    # One point a hex ahead; a turn of a sixth about the bow is free, once in each hex.
    def steps(here: Placement) -> Iterator[tuple[Placement, int]]:
        ahead = here.advanced()
        for turn in (0, 1, 5):
            yield ahead.swung_about_bow(turn), 1

    start = Placement(ORIGIN, 0)
    found = reach(start, steps, 3)
    back = cheapest_path(start, lambda ship: ship.facing == 3, steps, budget=9)
    assert back is not None
    assert back.cost == 3
    assert {ship.facing for ship, cost in found.costs.items() if cost == 2} == {0, 1, 2, 4, 5}
    assert back.steps[-1] in found

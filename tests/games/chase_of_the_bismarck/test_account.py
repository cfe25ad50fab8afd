"""The final account: every line of it is a rule, and together they are what was judged."""

from __future__ import annotations

import pytest

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, game, put
from tests.rules import rule
from weathergage.games.chase_of_the_bismarck.account_words import points
from weathergage.games.chase_of_the_bismarck.damage import remove
from weathergage.games.chase_of_the_bismarck.state import Game
from weathergage.games.chase_of_the_bismarck.victory import Entry, account, german_total, judge
from weathergage.games.chase_of_the_bismarck.view import view
from weathergage.games.chase_of_the_bismarck.words import groups


def brest() -> Game:
    """Home, with a bit of everything done on the way."""
    g = game(turn=30)
    put(g, "U26", "bismarck")
    g.state.ending, g.state.end_port = "port", "France"
    return g


@rule("CB-4.3c", "CB-4.3f", "CB-4.3g", "CB-11.3t")
def test_the_end_the_chits_and_the_merchants() -> None:
    g = brest()
    g.state.full_chits, g.state.half_chits, g.state.merchants = [4], [5], 3
    assert account(g).entries == [
        Entry("port", -10, "CB-4.3c", ship="bismarck", place="France"),
        Entry("chit", 8, "CB-4.3f", count=4),
        Entry("half_chit", 6, "CB-4.3f", count=5),  # half of five, rounded up
        Entry("merchant", 3, "CB-4.3g", count=3),
    ]


@rule("CB-4.3h", "CB-4.3i", "CB-4.3j", "CB-4.3k")
def test_ships_on_both_sides() -> None:
    g = brest()
    put(g, "J20", "prince_of_wales", hull=7, bow=7)
    (hood,) = put(g, "J20", "hood")
    (destroyers,) = put(g, "J20", "arethusa")
    (cruiser,) = put(g, "J20", "prinz_eugen")
    for ship in (hood, destroyers, cruiser):
        remove(g, ship, "sunk")
    cards = g.pack.cards
    lost = cards["prince_of_wales"].hull - 7 + cards["prince_of_wales"].bow - 7
    assert {entry.ship: entry for entry in account(g).entries[1:]} == {
        "prince_of_wales": Entry("damage", 2 * (lost // 2), "CB-4.3i", ALLIES, "prince_of_wales", lost),
        "hood": Entry("loss", 2 * cards["hood"].hull, "CB-4.3h", ALLIES, "hood"),
        "arethusa": Entry("loss", 2, "CB-4.3j", ALLIES, "arethusa"),
        "prinz_eugen": Entry("loss", -2 * cards["prinz_eugen"].hull, "CB-4.3k", AXIS, "prinz_eugen"),
    }


@rule("CB-13.1b")
def test_optional_units() -> None:
    g = brest()
    g.state.sides[AXIS].bought, g.state.sides[ALLIES].bought = ["koln"], ["new_york"]
    assert account(g).entries[1:] == [
        Entry("bought", -6, "CB-13.1b", AXIS, "koln"),
        Entry("bought", 10, "CB-13.1b", ALLIES, "new_york"),
    ]


@pytest.mark.parametrize("chits", [[], [1, 3, 5], [7, 7]])
def test_the_lines_add_up_to_what_was_judged(chits: list[int]) -> None:
    g = brest()
    g.state.half_chits, g.state.merchants = chits, len(chits)
    put(g, "J20", "hood", hull=3)
    told = account(g)
    assert sum(entry.halves for entry in told.entries) == told.halves == 2 * german_total(g)
    assert judge(g).scores == (told.halves / 2, -told.halves / 2)


@rule("CB-4.3a")
def test_nothing_is_counted_when_she_was_sunk() -> None:
    g = game()
    remove(g, put(g, "V12", "bismarck")[0], "sunk")
    g.state.full_chits = [5]
    told = account(g)
    assert (told.counted, told.entries[0]) == (False, Entry("sunk", 0, "CB-4.3a", ship="bismarck"))
    assert Entry("chit", 10, "CB-4.3f", count=5) in told.entries  # what she had taken is shown all the same


@rule("CB-4.4b")
def test_the_conditions_of_a_strategic_victory() -> None:
    g = brest()
    assert (account(g).in_port, account(g).prizes, account(g).famous_prize) == (True, [], False)
    for id in ("ark_royal", "hood"):
        (ship,) = put(g, "J20", id)
        ship.flagship_sank = True
        remove(g, ship, "sunk")
    told = account(g)
    assert (set(told.prizes), told.prizes_needed, told.famous_prize) == ({"ark_royal", "hood"}, 2, True)
    assert judge(g).rule == "CB-4.4b"


@rule("CB-4.4d")
def test_everybody_sees_it_when_it_is_over_and_nobody_before() -> None:
    g = brest()
    assert all(view(g, seat).reveal is None for seat in (AXIS, ALLIES, None))
    g.state.over = True
    for seat in (AXIS, ALLIES, None):
        shown = view(g, seat)
        assert shown.reveal is not None
        assert shown.reveal.account == account(g)
        assert "cb-group-account" in {group.title.key for group in groups(shown)}


@rule("CB-5f", "CB-5k")
def test_the_reveal_knows_the_light_of_every_turn() -> None:
    g = game(turn=2)
    g.state.weather_record = [4, 9]
    g.state.over = True
    reveal = view(g, None).reveal
    assert reveal is not None
    assert reveal.fog == [False, True]
    turns = g.pack.turns
    assert reveal.levels == [4 + turns[0].modifier, min(10, 9 + turns[1].modifier)]


@pytest.mark.parametrize(
    ("halves", "sign", "whole", "half"), [(-10, -1, 5, 0), (3, 1, 1, 1), (-1, -1, 0, 1), (0, 0, 0, 0)]
)
def test_half_points(halves: int, sign: int, whole: int, half: int) -> None:
    assert points(halves).args == {"sign": sign, "whole": whole, "half": half}

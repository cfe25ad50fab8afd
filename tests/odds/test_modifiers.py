"""The arithmetic behind a roll, spelled out."""

import pytest

from weathergage.odds import Modifier, spell_out


def test_each_modifier_is_shown() -> None:
    sum_of_all = spell_out(6, [Modifier("surprise", 2), Modifier("night", -1)])
    assert str(sum_of_all) == "6 +2 -1 = 7"
    assert sum_of_all.modifier == 1
    assert sum_of_all.result == 7


def test_a_modifier_of_nothing_is_not() -> None:
    assert str(spell_out(4, [Modifier("visibility", 0)])) == "4 = 4"


@pytest.mark.parametrize(
    ("base", "amount", "text", "raised", "lowered"),
    [
        (2, -4, "2 -4 = -2 -> 1", True, False),
        (9, 3, "9 +3 = 12 -> 9", False, True),
        (2, 1, "2 +1 = 3", False, False),
        (8, 1, "8 +1 = 9", False, False),
        (2, -1, "2 -1 = 1", False, False),
    ],
)
def test_the_floor_and_the_cap_are_said(base: int, amount: int, text: str, raised: bool, lowered: bool) -> None:
    held = spell_out(base, [Modifier("m", amount)], floor=1, cap=9)
    assert (str(held), held.raised, held.lowered) == (text, raised, lowered)

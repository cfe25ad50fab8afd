"""Dice, shuffles and picks: fair, and the same for everybody who has the seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from weathergage.engine import (
    Chance,
    CorruptJournalError,
    DiceWanted,
    EngineError,
    MalformedError,
    Roll,
    Scripted,
    Seeded,
    Typed,
)

SEED = bytes(range(32))
ROLLS = st.builds(Roll, st.lists(st.integers(1, 1000), max_size=40).map(tuple), st.booleans())


def chi_square(seen: Counter[int], faces: Sequence[int]) -> float:
    """How far these counts are from equal ones."""
    expected = seen.total() / len(faces)
    assert set(seen) <= set(faces)
    return sum((seen[face] - expected) ** 2 / expected for face in faces)


# -------------------------------------------------------------------- seeded results


# A fair die is above these bounds about once in ten thousand seeds; this seed is always the same.
@pytest.mark.parametrize(("sides", "bound"), [(2, 15.2), (6, 25.8), (10, 33.8), (20, 50.8), (36, 76.6)])
def test_seeded_dice_are_fair(sides: int, bound: float) -> None:
    seeded = Seeded(SEED)
    seen = Counter(seeded.draw(number, Roll((sides,), True))[0] for number in range(6000))
    assert chi_square(seen, range(sides)) < bound


def test_dice_of_one_roll_are_fair_pairs() -> None:
    seeded = Seeded(SEED)
    pairs = (seeded.draw(number, Roll((6, 6), True)) for number in range(6000))
    seen = Counter(first * 6 + second for first, second in pairs)
    assert chi_square(seen, range(36)) < 76.6


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    chance = Chance(Seeded(SEED))
    seen: Counter[int] = Counter()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen[int("".join(map(str, cards)))] += 1
    assert len(seen) == 24
    assert chi_square(seen, list(seen)) < 58.7


@given(roll=ROLLS, number=st.integers(0, 2**40), seed=st.binary(min_size=1, max_size=64))
def test_a_result_has_one_value_below_each_bound(roll: Roll, number: int, seed: bytes) -> None:
    values = Seeded(seed).draw(number, roll)
    assert len(values) == len(roll.bounds)
    assert all(0 <= value < bound for value, bound in zip(values, roll.bounds, strict=True))


@given(numbers=st.permutations(range(12)))
def test_a_result_depends_on_the_seed_and_its_number_alone(numbers: list[int]) -> None:
    roll = Roll((6, 6, 20), True)
    in_order = [Seeded(SEED).draw(number, roll) for number in range(12)]
    seeded = Seeded(SEED)
    assert {number: seeded.draw(number, roll) for number in numbers} == dict(enumerate(in_order))


def test_a_first_value_does_not_depend_on_those_after_it() -> None:
    seeded = Seeded(SEED)
    assert seeded.draw(5, Roll((100,), True)) == seeded.draw(5, Roll((100, 100, 100), True))[:1]


def test_another_seed_gives_other_results() -> None:
    roll = Roll((1000,) * 8, True)
    assert Seeded(b"one").draw(0, roll) != Seeded(b"two").draw(0, roll)


def test_a_result_of_the_format_stays_what_it_is() -> None:
    """What docs/journal.md says of results, step by step: every journal that was ever kept depends on it."""
    import hashlib  # noqa: PLC0415
    import struct  # noqa: PLC0415

    digest = hashlib.blake2b(struct.pack("<QQ", 7, 0), key=SEED).digest()
    words = struct.unpack("<16I", digest)[::-1]
    assert max(words[:3]) < 2**32 // 6 * 6  # none of these is thrown away
    assert Seeded(SEED).draw(7, Roll((6, 6, 6), True)) == [word % 6 for word in words[:3]]


@pytest.mark.parametrize(
    "bounds",
    [
        (10,),
        (10, 8, 6),
        (10, 8, 6, 4),
        (6, 2**31 + 1, 6),
        (6,) * 40,
        tuple(range(60, 1, -1)),
        (257, *range(40, 1, -1)),
        (2**31 + 1,) * 40,
    ],
)
def test_each_result_of_the_format_stays_what_it_is(bounds: tuple[int, ...]) -> None:
    """Few values or block after block; with the last of these bounds nearly every second word is thrown away."""
    import hashlib  # noqa: PLC0415
    import struct  # noqa: PLC0415

    digests = [hashlib.blake2b(struct.pack("<QQ", 7, block), key=SEED).digest() for block in range(20)]
    words = [word for digest in digests for word in struct.unpack("<16I", digest)[::-1]]
    expected = []
    for bound in bounds:
        while words[0] >= 2**32 // bound * bound:
            words.pop(0)
        expected.append(words.pop(0) % bound)
    assert Seeded(SEED).draw(7, Roll(bounds, False)) == expected


@pytest.mark.parametrize("seed", [b"", b"x" * 65])
def test_a_seed_that_would_be_none_is_refused(seed: bytes) -> None:
    with pytest.raises(MalformedError, match="1 to 64 bytes"):
        Seeded(seed)


# -------------------------------------------------------------------- what games ask for


def test_dice_are_numbered_from_one() -> None:
    assert Chance(Scripted([6])).roll(6) == 6


def test_dice_numbered_from_zero() -> None:
    chance = Chance(Scripted([0, 9, 0]))
    assert chance.roll(10, low=0) == 0
    assert chance.roll_all((10, 10), low=0) == (9, 0)


def test_what_is_recorded_is_the_same_for_both_numberings() -> None:
    chance = Chance(Scripted([3, 3]))
    chance.roll(10)
    chance.roll(10, low=0)
    assert chance.taken == [[2], [3]]


@given(cards=st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_nothing(cards: list[int]) -> None:
    shuffled = list(cards)
    Chance(Seeded(SEED)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_nothing_is_drawn_to_shuffle_one_card() -> None:
    chance = Chance(Seeded(SEED))
    chance.shuffle(["alone"])
    assert chance.taken == []


def test_a_shuffle_swaps_the_last_place_first() -> None:
    """As docs/journal.md has it: for the last place down to the second, the place that it is swapped with."""
    chance = Chance(Seeded(SEED))
    chance.begin_step([[0, 1]])
    cards = ["a", "b", "c"]
    chance.shuffle(cards)
    assert cards == ["c", "b", "a"]  # c and a change places, and b stays in its own


@pytest.mark.parametrize(
    ("roll", "words"),
    [
        (Roll((6,), True, "attack"), "d6 (attack)"),
        (Roll((10, 8), True), "d10, d8"),
        (Roll((10,), True, low=0), "d0-9"),
    ],
)
def test_a_roll_in_words(roll: Roll, words: str) -> None:
    assert str(roll) == words


@pytest.mark.parametrize(
    ("faces", "low", "values"),
    [
        ([1, 6], 1, [0, 5]),
        ([0, 5], 0, [0, 5]),
        ([0, 6], 1, None),
        ([1, 7], 1, None),
        ([0, 6], 0, None),
        ([3], 1, None),
        ([3, 3, 3], 1, None),
    ],
)
def test_faces_that_dice_can_show(faces: list[int], low: int, values: list[int] | None) -> None:
    assert Roll((6, 6), True, low=low).values(faces) == values


# -------------------------------------------------------------------- recorded results


def test_recorded_results_come_before_the_source() -> None:
    chance = Chance(Scripted([6]))
    chance.begin_step([[1]])
    assert [chance.roll(6), chance.roll(6)] == [2, 6]


@pytest.mark.parametrize("recorded", [[6], [-1], [1, 1], []])
def test_a_recorded_result_that_no_die_can_show_is_refused(recorded: list[int]) -> None:
    chance = Chance(Seeded(SEED))
    chance.begin_step([recorded])
    with pytest.raises(CorruptJournalError, match=r"below \[6\] \(attack\), the journal holds"):
        chance.roll(6, "attack")


# -------------------------------------------------------------------- the other sources


def test_a_script_gives_its_faces_in_order() -> None:
    chance = Chance(Scripted([1, 2, 3]))
    assert (chance.roll(6), *chance.roll_all((6, 6))) == (1, 2, 3)


def test_a_script_that_is_at_its_end_says_which_roll_it_lacks() -> None:
    with pytest.raises(EngineError, match=r"no dice left for d6 \(attack\)"):
        Chance(Scripted([])).roll(6, "attack")


def test_a_script_with_a_face_that_the_die_lacks() -> None:
    with pytest.raises(EngineError, match=r"\[7\] where d6"):
        Chance(Scripted([7])).roll(6)


def test_shuffles_and_picks_are_not_of_the_script() -> None:
    chance = Chance(Scripted([4], otherwise=Seeded(SEED)))
    assert chance.pick(1000) == Seeded(SEED).draw(0, Roll((1000,), False))[0]
    assert chance.roll(6) == 4


def test_dice_of_people_are_waited_for() -> None:
    with pytest.raises(DiceWanted) as wanted:
        Chance(Typed(Seeded(SEED))).roll(6, "attack", seat=1)
    assert wanted.value.roll == Roll((6,), True, "attack", 1)


def test_people_do_not_pick_and_shuffle() -> None:
    assert Chance(Typed(Seeded(SEED))).pick(1000) == Seeded(SEED).draw(0, Roll((1000,), False))[0]

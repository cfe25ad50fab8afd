"""Dice, and what is made of several of them: the highest, the sum, the number of successes.

A d10 is printed with the faces 0 to 9. The Kaiser's Pirates reads its 0 as ten (`die(10)`), Flying Colors and The
Chase of the Bismarck read it as nothing (`zero_die(10)`).
"""

from functools import lru_cache, reduce
from math import comb

from weathergage.odds.distribution import Distribution
from weathergage.odds.errors import OddsError

Roll = Distribution[int]


@lru_cache(maxsize=256)
def _faces(low: int, high: int) -> Roll:
    return Distribution.uniform(range(low, high + 1))


def die(sides: int) -> Roll:
    """A die with the faces 1 to `sides`."""
    if sides < 1:
        raise OddsError("a die has one side at least")
    return _faces(1, sides)


def zero_die(sides: int = 10) -> Roll:
    """A die with as many sides, numbered from 0: the ten-sided die of 0 to 9."""
    if sides < 1:
        raise OddsError("a die has one side at least")
    return _faces(0, sides - 1)


def number(value: int) -> Roll:
    """No die at all: always this number."""
    return _faces(value, value)


def highest(*rolls: Roll) -> Roll:
    """The highest of several rolls made together."""
    if not rolls:
        raise OddsError("the highest of no dice is nothing")
    return rolls[0] if len(rolls) == 1 else _highest(rolls)


def lowest(*rolls: Roll) -> Roll:
    """The lowest of several rolls made together."""
    return -highest(*(-roll for roll in rolls))


def highest_die(*sides: int) -> Roll:
    """`highest_die(10, 8, 4)`: these dice rolled together, and the highest single number taken."""
    return highest(*(die(each) for each in sides))


@lru_cache(maxsize=1024)
def _highest(rolls: tuple[Roll, ...]) -> Roll:
    faces = sorted({face for roll in rolls for face in roll.outcomes})
    # The highest is at most a face exactly when every roll is: so the cumulative weights multiply.
    at_most = [1] * len(faces)
    for roll in rolls:
        so_far = 0
        for index, face in enumerate(faces):
            so_far += roll.weight(face)
            at_most[index] *= so_far
    below = [0, *at_most]
    return Distribution({face: at_most[index] - below[index] for index, face in enumerate(faces)})


def total(*rolls: Roll) -> Roll:
    """The sum of several rolls, alike or not."""
    return reduce(lambda so_far, roll: so_far + roll, rolls, number(0))


def successes(single: Roll, target: int, count: int, rerolls: int = 0) -> Roll:
    """How many of `count` like dice show the target or more; failures may be rolled again, once each."""
    return rerolled(single.map(lambda face: int(face >= target)), count, rerolls)


def rerolled(single: Roll, count: int, rerolls: int = 0, *, highest_first: bool = False) -> Roll:
    """The sum of `count` like rolls of which up to `rerolls` may be rolled again once, and the new result stands.

    Whoever rerolls wants a high sum, so takes the lowest dice, and only those below the average. With
    `highest_first` the other side chooses, wants a low sum, and does the opposite.
    """
    if rerolls < 0:
        raise OddsError("a number of rerolls is 0 or more")
    if rerolls == 0 or count == 0:
        return single.times(count)
    if highest_first:
        return -_rerolled(-single, count, min(rerolls, count))
    return _rerolled(single, count, min(rerolls, count))


@lru_cache(maxsize=1024)
def _rerolled(single: Roll, count: int, rerolls: int) -> Roll:
    average = single.mean()
    poor = sorted(face for face in single.outcomes if face < average)
    fine = {face: single.weight(face) for face in single.outcomes if face >= average}
    if not poor:
        return single.times(count)
    good = Distribution(fine)
    weights: dict[int, int] = {}
    for (dice, kept), ways in _poor_dice(single, poor, count, rerolls).items():
        again = min(dice, rerolls)
        rest = good.times(count - dice) + single.times(again) + kept
        # Fewer dice thrown in this branch, or weights in lower terms: bring all branches to one denominator.
        branch = ways * sum(fine.values()) ** (count - dice) * single.total**rerolls
        scale = branch // rest.total
        for result in rest.outcomes:
            weights[result] = weights.get(result, 0) + scale * rest.weight(result)
    return Distribution(weights)


def _poor_dice(single: Roll, poor: list[int], count: int, rerolls: int) -> dict[tuple[int, int], int]:
    """How many dice lie below average and what those that are kept add up to, with the number of ways."""
    ways = {(0, 0): 1}
    for face in poor:
        more: dict[tuple[int, int], int] = {}
        for (dice, kept), so_far in ways.items():
            for these in range(count - dice + 1):
                # Faces come in rising order, so whatever rerolls are left go to the lowest dice.
                again = min(these, max(0, rerolls - dice))
                key = (dice + these, kept + face * (these - again))
                chosen = comb(count - dice, these) * single.weight(face) ** these
                more[key] = more.get(key, 0) + so_far * chosen
        ways = more
    return ways

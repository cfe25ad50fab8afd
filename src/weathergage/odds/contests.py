"""One roll against another: attacks, challenges, contests, and two pools of dice that shoot at each other."""

from bisect import bisect_left
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate

from weathergage.odds.dice import Roll
from weathergage.odds.distribution import Distribution
from weathergage.odds.errors import OddsError


class AttackResult(StrEnum):
    """What an attack does in The Kaiser's Pirates."""

    NONE = "none"
    DAMAGED = "damaged"
    SUNK = "sunk"


class CheckResult(StrEnum):
    SUCCESS = "success"
    FAILURE = "failure"


class ContestResult(StrEnum):
    """From the point of view of whoever is named first."""

    WIN = "win"
    TIE = "tie"
    LOSS = "loss"


class Comparison(StrEnum):
    MORE = ">"
    AT_LEAST = ">="
    LESS = "<"
    AT_MOST = "<="
    EQUAL = "="
    UNEQUAL = "!="


def attack(attacking: Roll, defending: Roll, floor: int = 1) -> Distribution[AttackResult]:
    """KP-3.2.7a-c: no effect up to the defence, damaged above it, sunk from twice the defence on.

    KP-3.2.7g: both sides count as `floor` at least; twice nothing would be no defence.
    """
    if floor < 1:
        raise OddsError("an attack needs a floor of 1 at least")
    return _attack(attacking, defending, floor)


@lru_cache(maxsize=1024)
def _attack(attacking: Roll, defending: Roll, floor: int) -> Distribution[AttackResult]:
    attack_total, defence_total = attacking.limited(floor), defending.limited(floor)
    at_least = _tail(attack_total)
    beaten = sunk = 0
    for defence in defence_total.outcomes:
        weight = defence_total.weight(defence)
        beaten += weight * at_least(defence + 1)
        sunk += weight * at_least(2 * defence)
    every = attack_total.total * defence_total.total
    return Distribution(
        {
            AttackResult.NONE: every - beaten,
            AttackResult.DAMAGED: beaten - sunk,
            AttackResult.SUNK: sunk,
        }
    )


def challenge(challenging: Roll, responding: Roll, floor: int = 1) -> Distribution[CheckResult]:
    """KP-3.2.7e: a challenge succeeds above the response; KP-3.2.7g: both count as `floor` at least."""
    return check(challenging.limited(floor), Comparison.MORE, responding.limited(floor))


def opposed(left: Roll, right: Roll) -> Distribution[ContestResult]:
    """Who rolls higher: an initiative, a melee of several dice against one."""
    won, level, lost = _compared(left, right)
    return Distribution({ContestResult.WIN: won, ContestResult.TIE: level, ContestResult.LOSS: lost})


def check(left: Roll, comparison: Comparison, right: Roll) -> Distribution[CheckResult]:
    """Whether a roll reaches what it must: `check(zero_die() + 2, Comparison.AT_MOST, number(4))`."""
    won, level, lost = _compared(left, right)
    favourable = {
        Comparison.MORE: won,
        Comparison.AT_LEAST: won + level,
        Comparison.LESS: lost,
        Comparison.AT_MOST: lost + level,
        Comparison.EQUAL: level,
        Comparison.UNEQUAL: won + lost,
    }[comparison]
    every = won + level + lost
    return Distribution({CheckResult.SUCCESS: favourable, CheckResult.FAILURE: every - favourable})


def survivors(left: int, losses_of_left: Roll, right: int, losses_of_right: Roll) -> Distribution[tuple[int, int]]:
    """How many of each side are left after both have struck at once: a boarding in Captain's Log."""
    left_after = losses_of_left.map(lambda lost: max(0, left - lost))
    return left_after.pair(losses_of_right.map(lambda lost: max(0, right - lost)))


@lru_cache(maxsize=1024)
def _compared(left: Roll, right: Roll) -> tuple[int, int, int]:
    """The weights of more, as much, and less."""
    at_least = _tail(left)
    more = not_less = 0
    for result in right.outcomes:
        weight = right.weight(result)
        more += weight * at_least(result + 1)
        not_less += weight * at_least(result)
    return more, not_less - more, left.total * right.total - not_less


def _tail(roll: Roll) -> Callable[[int], int]:
    """The weight of "at least this", looked up: one sort in place of a loop over all pairs."""
    outcomes = sorted(roll.outcomes)
    below = [0, *accumulate(roll.weight(outcome) for outcome in outcomes)]

    def at_least(result: int) -> int:
        return roll.total - below[bisect_left(outcomes, result)]

    return at_least

"""A probability distribution: what a roll can come to, and how often, exactly.

Inside there are whole weights and their sum, in lowest terms; `Fraction` appears only at the face. Two
distributions with the same chances are equal, whichever rolls they came from.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm
from typing import Generic, TypeVar

from weathergage.odds import convolution
from weathergage.odds.errors import OddsError

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)

# A sum over a wider range than this is looped over, not packed: between 0 and 1000000 there is nothing to pack.
WIDEST_PACKED = 5000


class Distribution(Generic[T]):
    """The outcomes of a roll and the weight of each. Immutable and hashable."""

    __slots__ = ("_hash", "_total", "_weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        common = gcd(*weights.values())
        if common == 0 or any(weight < 0 for weight in weights.values()):
            raise OddsError("a distribution needs weights of 0 or more, and one above 0")
        self._weights = {outcome: weight // common for outcome, weight in weights.items() if weight}
        self._total = sum(self._weights.values())
        self._hash: int | None = None

    @classmethod
    def certain(cls, outcome: T) -> "Distribution[T]":
        return cls({outcome: 1})

    @classmethod
    def uniform(cls, outcomes: Iterable[T]) -> "Distribution[T]":
        """Every item equally likely; one that is listed twice counts twice."""
        weights: dict[T, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return cls(weights)

    @classmethod
    def from_chances(cls, chances: Mapping[T, Fraction]) -> "Distribution[T]":
        """From chances that add up to 1; anything else is a mistake of the caller."""
        if sum(chances.values()) != 1:
            raise OddsError("the chances do not add up to 1")
        common = lcm(*(chance.denominator for chance in chances.values()))
        return cls({outcome: int(chance * common) for outcome, chance in chances.items()})

    # ---- what it says

    @property
    def total(self) -> int:
        """The common denominator of all chances."""
        return self._total

    @property
    def outcomes(self) -> tuple[T, ...]:
        """Every outcome that can happen."""
        return tuple(self._weights)

    def weight(self, outcome: T) -> int:
        """The chance of an outcome as a numerator over `total`."""
        return self._weights.get(outcome, 0)

    def probability(self, outcome: T) -> Fraction:
        return Fraction(self._weights.get(outcome, 0), self._total)

    def chance(self, wanted: Callable[[T], bool]) -> Fraction:
        """The chance of an outcome for which `wanted` holds."""
        favourable = sum(weight for outcome, weight in self._weights.items() if wanted(outcome))
        return Fraction(favourable, self._total)

    def items(self) -> Iterator[tuple[T, Fraction]]:
        return ((outcome, Fraction(weight, self._total)) for outcome, weight in self._weights.items())

    def most_likely(self) -> tuple[T, ...]:
        """The likeliest outcome, or all of them if several are equally likely."""
        most = max(self._weights.values())
        return tuple(outcome for outcome, weight in self._weights.items() if weight == most)

    # ---- what can be made of it

    def map(self, change: Callable[[T], U]) -> "Distribution[U]":
        """Each outcome turned into another; those that turn into the same are added up."""
        weights: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            changed = change(outcome)
            weights[changed] = weights.get(changed, 0) + weight
        return Distribution(weights)

    def combine(self, other: "Distribution[U]", join: Callable[[T, U], V]) -> "Distribution[V]":
        """Two independent rolls, joined into one outcome."""
        weights: dict[V, int] = {}
        for mine, my_weight in self._weights.items():
            for theirs, their_weight in other._weights.items():
                joined = join(mine, theirs)
                weights[joined] = weights.get(joined, 0) + my_weight * their_weight
        return Distribution(weights)

    def pair(self, other: "Distribution[U]") -> "Distribution[tuple[T, U]]":
        return self.combine(other, lambda mine, theirs: (mine, theirs))

    def then(self, following: Callable[[T], "Distribution[U]"]) -> "Distribution[U]":
        """A second roll that depends on what the first one showed."""
        branches = [(weight, following(outcome)) for outcome, weight in self._weights.items()]
        common = lcm(*(branch._total for _, branch in branches))
        weights: dict[U, int] = {}
        for weight, branch in branches:
            scale = weight * (common // branch._total)
            for outcome, inner in branch._weights.items():
                weights[outcome] = weights.get(outcome, 0) + scale * inner
        return Distribution(weights)

    def given(self, known: Callable[[T], bool]) -> "Distribution[T]":
        """What is left when it is known that `known` holds; also a roll that is repeated until it does."""
        weights = {outcome: weight for outcome, weight in self._weights.items() if known(outcome)}
        if not weights:
            raise OddsError("nothing can happen under this condition")
        return Distribution(weights)

    def repeated(self, count: int, join: Callable[[T, T], T]) -> "Distribution[T]":
        """`count` like rolls joined one after another, such as hits of several kinds that add up."""
        if count < 1:
            raise OddsError("a roll is repeated once at least")
        joined = self
        for _ in range(count - 1):
            joined = joined.combine(self, join)
        return joined

    # ---- numbers

    def __add__(self: "Distribution[int]", other: "Distribution[int] | int") -> "Distribution[int]":
        if isinstance(other, int):
            return Distribution({outcome + other: weight for outcome, weight in self._weights.items()})
        if self._span() + other._span() > WIDEST_PACKED:
            return self.combine(other, lambda mine, theirs: mine + theirs)
        lowest = min(self._weights) + min(other._weights)
        return _dense(convolution.product(self._row(), other._row()), lowest)

    def __sub__(self: "Distribution[int]", other: "Distribution[int] | int") -> "Distribution[int]":
        return self + -other

    def __neg__(self: "Distribution[int]") -> "Distribution[int]":
        return Distribution({-outcome: weight for outcome, weight in self._weights.items()})

    def times(self: "Distribution[int]", count: int) -> "Distribution[int]":
        """The sum of `count` like rolls; none at all add up to 0."""
        if count < 0:
            raise OddsError("a number of rolls is 0 or more")
        if count == 0:
            return Distribution.certain(0)
        if self._span() * count > WIDEST_PACKED:
            return self.repeated(count, lambda mine, theirs: mine + theirs)
        return _dense(convolution.power(self._row(), count), min(self._weights) * count)

    def limited(self: "Distribution[int]", floor: int | None = None, cap: int | None = None) -> "Distribution[int]":
        """Results below the floor count as the floor, results above the cap as the cap."""
        if floor is not None and cap is not None and floor > cap:
            raise OddsError("the floor lies above the cap")

        def held(outcome: int) -> int:
            raised = outcome if floor is None else max(outcome, floor)
            return raised if cap is None else min(raised, cap)

        return self.map(held)

    def mean(self: "Distribution[int]") -> Fraction:
        return Fraction(sum(outcome * weight for outcome, weight in self._weights.items()), self._total)

    def at_least(self: "Distribution[int]", least: int) -> Fraction:
        return self.chance(lambda outcome: outcome >= least)

    def at_most(self: "Distribution[int]", most: int) -> Fraction:
        return self.chance(lambda outcome: outcome <= most)

    def _span(self: "Distribution[int]") -> int:
        return max(self._weights) - min(self._weights)

    def _row(self: "Distribution[int]") -> list[int]:
        return [self.weight(outcome) for outcome in range(min(self._weights), max(self._weights) + 1)]

    # ---- identity

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self._weights == other._weights

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._weights.items()))
        return self._hash

    def __repr__(self) -> str:
        chances = ", ".join(f"{outcome!r}: {chance}" for outcome, chance in self.items())
        return f"Distribution({{{chances}}})"


def _dense(weights: Iterable[int], lowest: int) -> Distribution[int]:
    return Distribution({lowest + step: weight for step, weight in enumerate(weights)})

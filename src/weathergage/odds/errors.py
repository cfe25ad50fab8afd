"""What can be wrong with a question about odds."""

from enum import StrEnum


class Problem(StrEnum):
    """Why an expression was refused. A client words it in the reader's language."""

    SYNTAX = "syntax"
    TOO_LARGE = "too-large"
    NOT_A_NUMBER = "not-a-number"
    SUM_OR_SUCCESSES = "sum-or-successes"
    BAD_ROWS = "bad-rows"
    BAD_LIMITS = "bad-limits"


class OddsError(ValueError):
    """A question about odds that has no answer."""


class ExpressionError(OddsError):
    """An expression that cannot be read or is refused, and the place where it goes wrong.

    `position` counts characters from 0. `expected` lists what could have stood there instead.
    """

    def __init__(self, problem: Problem, position: int = 0, expected: tuple[str, ...] = (), found: str = "") -> None:
        self.problem = problem
        self.position = position
        self.expected = expected
        self.found = found
        super().__init__(self._sentence())

    def at(self, position: int) -> "ExpressionError":
        """The same refusal, now that the place in the text is known."""
        return ExpressionError(self.problem, position, self.expected, self.found)

    def _sentence(self) -> str:
        wanted = " or ".join(self.expected)
        found = self.found or "the end"
        place = f"at character {self.position + 1}"
        match self.problem:
            case Problem.SYNTAX:
                return f"{place}: expected {wanted}, found {found}"
            case Problem.TOO_LARGE:
                return f"{place}: too large ({found}); allowed: {wanted}"
            case Problem.NOT_A_NUMBER:
                return f"{place}: expected {wanted}, but {found} is named, not a number"
            case Problem.SUM_OR_SUCCESSES:
                return f"{place}: every single die decides {found} alike; for the total write {wanted}"
            case Problem.BAD_ROWS | Problem.BAD_LIMITS:
                return f"{place}: expected {wanted}, found {found}"

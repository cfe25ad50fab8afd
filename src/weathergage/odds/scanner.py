"""Takes words and numbers off an odds expression, and says where it goes wrong."""

import re
from collections.abc import Callable
from typing import TypeVar

from weathergage.odds.errors import ExpressionError, Problem
from weathergage.odds.limits import DEEPEST_BRACKETS, LARGEST_NUMBER, LONGEST_TEXT

T = TypeVar("T")

NUMBER = re.compile(r"-?\d+", re.ASCII)
COUNT = re.compile(r"\d+", re.ASCII)
_SPACE = re.compile(r"\s*")
_TOKEN = re.compile(r"\w+|[^\w\s]")
# What a text copied from a page may contain; one character each, so that positions stay true.
_TYPESET = str.maketrans({"−": "-", "–": "-", "×": "*"})


class Scanner:
    """Reads a text from left to right. `at` is the next character, `end` the end of what was last read."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            allowed = (f"{LONGEST_TEXT} characters",)
            raise ExpressionError(Problem.TOO_LARGE, LONGEST_TEXT, allowed, f"{len(text)} characters")
        self.text = text.translate(_TYPESET)
        self.at = 0
        self.end = 0
        self._depth = 0
        self._skip_space()

    def is_done(self) -> bool:
        return self.at == len(self.text)

    def ahead(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        return pattern.match(self.text, self.at)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What the pattern finds here, if anything, and on to the next word."""
        found = self.ahead(pattern)
        if found is not None:
            self.at = self.end = found.end()
            self._skip_space()
        return found

    def symbol(self, characters: str) -> str | None:
        """One of these characters, if it comes next."""
        if self.is_done() or self.text[self.at] not in characters:
            return None
        symbol = self.text[self.at]
        self.at = self.end = self.at + 1
        self._skip_space()
        return symbol

    def word(self, *words: str) -> str | None:
        """One of these words, if it comes next."""
        token = self.ahead(_TOKEN)
        if token is None or token[0].lower() not in words:
            return None
        self.take(_TOKEN)
        return token[0].lower()

    def number(self) -> int:
        return self._required(NUMBER, "a number")

    def count(self) -> int:
        return self._required(COUNT, "a number of dice")

    def _required(self, pattern: re.Pattern[str], wanted: str) -> int:
        start = self.at
        digits = self.take(pattern)
        if digits is None:
            raise self.unexpected(wanted)
        return self.within(digits[0], start)

    def within(self, digits: str, start: int) -> int:
        """A number that was read, unless it is absurdly large."""
        number = int(digits)
        if abs(number) > LARGEST_NUMBER:
            raise ExpressionError(Problem.TOO_LARGE, start, (f"up to {LARGEST_NUMBER}",), digits)
        return number

    def deeper(self, inner: Callable[[], T]) -> T:
        """What stands in brackets, unless the brackets never end."""
        if self._depth == DEEPEST_BRACKETS:
            allowed = (f"{DEEPEST_BRACKETS} brackets in each other",)
            raise ExpressionError(Problem.TOO_LARGE, self.at, allowed, "more")
        self._depth += 1
        found = inner()
        self._depth -= 1
        return found

    def closing(self) -> None:
        if self.symbol(")") is None:
            raise self.unexpected("an operator", "')'")

    def unexpected(self, *expected: str) -> ExpressionError:
        token = self.ahead(_TOKEN)
        return ExpressionError(Problem.SYNTAX, self.at, expected, f"'{token[0]}'" if token else "")

    def _skip_space(self) -> None:
        space = _SPACE.match(self.text, self.at)
        self.at = space.end() if space else self.at

"""What people write: names and lines. Plain text of bounded length, without characters that hide other text."""

from __future__ import annotations

import unicodedata
from typing import Final

from weathergage.server.problems import Refused

SHORTEST, LONGEST = 2, 24

# Letters, marks and symbols by their category, and yet nothing to be seen: fillers, joiners, variation selectors.
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
MOST_MARKS: Final = 2  # accents on one letter


def clean_name(name: str) -> str:
    """A name as it is shown."""
    name = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("malformed", f"a name has {SHORTEST} to {LONGEST} characters")
    if any(char in UNSEEN or (unicodedata.category(char)[0] in "CZ" and char != " ") for char in name):
        raise Refused("malformed", "a name has no characters that can't be seen")
    marks = 0
    for char in name:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks > MOST_MARKS:
            raise Refused("malformed", "a name has no letters with a tower of accents")
    return name


def name_key(name: str) -> str:
    """A name as it is compared: nobody is called like somebody else but for a capital or a space."""
    key = unicodedata.normalize("NFKC", name[:200]).casefold()
    return "".join(char for char in key if char != " " and unicodedata.category(char)[0] != "C")


def clean_text(text: str, longest: int, *, lines: bool = False) -> str:
    """What somebody says or notes."""
    if len(text) > longest:
        raise Refused("too-long", f"at most {longest} characters")
    kept = {"\n", "\t"} if lines else set()
    return "".join(
        char for char in text if char in kept or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    ).strip()

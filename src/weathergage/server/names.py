"""What people write: names and lines. Plain text of bounded length, without characters that hide other text."""

from __future__ import annotations

import unicodedata

from weathergage.server.problems import Refused

SHORTEST, LONGEST = 2, 24


def clean_name(name: str) -> str:
    """A name as it is shown."""
    name = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("malformed", f"a name has {SHORTEST} to {LONGEST} characters")
    if any(unicodedata.category(char)[0] in "CZ" and char != " " for char in name):
        raise Refused("malformed", "a name has no characters that can't be seen")
    return name


def name_key(name: str) -> str:
    """A name as it is compared: nobody is called like somebody else but for a capital or a space."""
    return unicodedata.normalize("NFKC", name).casefold().replace(" ", "")


def clean_text(text: str, longest: int, *, lines: bool = False) -> str:
    """What somebody says or notes."""
    if len(text) > longest:
        raise Refused("too-long", f"at most {longest} characters")
    kept = {"\n", "\t"} if lines else set()
    return "".join(
        char for char in text if char in kept or unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    ).strip()

"""Turning texts into a language: Fluent files of the game first, then the engine's own, then English."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from weathergage.engine.text import Arg, Names, Player, Text

LANGUAGES: Final = ("en", "es", "it")
_OWN: Final = Path(__file__).parent / "texts"
_AND: Final = {"en": "and", "es": "y", "it": "e"}


@functools.cache
def _bundle(home: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (_OWN / language, home / "texts" / language):
        for file in sorted(folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


class Speaker:
    """Says a game's texts in one language. `players` are the names of the seats."""

    def __init__(self, home: Path, language: str = "en", players: Sequence[str] = ()) -> None:
        self.language = language
        self._bundles = [_bundle(home, language)]
        if language != "en":
            self._bundles.append(_bundle(home, "en"))
        self._players = players

    def has(self, key: str) -> bool:
        """Is there such a message in this very language?"""
        return self._bundles[0].has_message(key)

    def say(self, text: Text) -> str:
        """The text in words; its key, when nobody has written it yet."""
        args = {name.replace("_", "-"): self.argument(arg) for name, arg in text.args.items()}
        args |= {name: self.argument(arg) for name, arg in text.args.items()}
        for bundle in self._bundles:
            if bundle.has_message(text.key):
                pattern = bundle.get_message(text.key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return _plain(text.key, {name: self.argument(arg) for name, arg in text.args.items()})

    def argument(self, arg: Arg) -> str | int:
        """One argument in words."""
        match arg:
            case Text():
                return self.say(arg)
            case Player(seat=seat):
                return self._player(seat)
            case Names(items=items):
                return self._join([item if isinstance(item, str) else str(self.argument(item)) for item in items])
            case _:
                return arg

    def _player(self, seat: int) -> str:
        if seat < len(self._players) and self._players[seat]:
            return self._players[seat]
        # A seat more than there are people: the game itself plays there, and says as whom.
        if self._players and seat >= len(self._players):
            return self.say(Text("engine-automaton"))
        return self.say(Text("engine-seat", {"number": seat + 1}))

    def _join(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {_AND[self.language]} {items[-1]}"


def _plain(key: str, args: Mapping[str, str | int]) -> str:
    """A message that no file holds: better a bare key with its arguments than nothing."""
    return " ".join([key, *(f"{name}={value}" for name, value in args.items())])

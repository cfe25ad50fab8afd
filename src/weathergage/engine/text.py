"""Texts are message keys with arguments, never sentences: Fluent files turn them into a language."""

from __future__ import annotations

from msgspec import Struct


class Player(Struct, frozen=True, tag="player", tag_field="is"):
    """The name of whoever sits at `seat`."""

    seat: int


class Text(Struct, frozen=True, tag="text", tag_field="is", omit_defaults=True):
    """A message of the game's (or the engine's) Fluent files."""

    key: str
    args: dict[str, Arg] = {}


class Names(Struct, frozen=True, tag="names", tag_field="is"):
    """Several names, joined as the language joins them."""

    items: tuple[Text | Player | str, ...]


Arg = int | str | Text | Player | Names


def text(key: str, /, **args: Arg) -> Text:
    """Write a text: `text("kp-sunk", ship=text("kp-ship-emden"), by=Player(1))`."""
    return Text(key, args)


class Refusal(Struct, frozen=True):
    """Why something cannot be done, and the rule that says so."""

    text: Text
    rule: str = ""


class Group(Struct, frozen=True):
    """A named part of the table in words: what a terminal, a screen reader or a plain board shows."""

    title: Text
    lines: tuple[Text, ...] = ()


class Outlook(Struct, frozen=True):
    """The exact odds of one roll that a move leads to: its sum spelled out, and a fraction for each outcome."""

    title: Text
    sums: tuple[Text, ...]
    outcomes: tuple[tuple[Text, int, int], ...]  # what happens, numerator, denominator
    rule: str = ""

"""TypeScript types: every kind of field, and the files of the client."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import pytest
from msgspec import Struct

from weathergage.cli.main import main
from weathergage.cli.typescript import Module


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Place(NamedTuple):
    q: int
    r: int


class Row(Struct, array_like=True):
    a: int
    b: str


class Everything(Struct, tag="all", tag_field="kind", omit_defaults=True):
    """All of it."""

    flag: bool
    number: Annotated[int, msgspec.Meta(ge=0)]
    share: float
    words: tuple[str, ...]
    pair: tuple[int, str]
    maybe: Row | None
    colour: Colour
    choice: Literal["a", 1]
    places: dict[int, Place]
    mixed: list[int | str]
    nested: list[list[Place]]
    raw: msgspec.Raw
    anything: Any
    late: int = 0


def test_every_kind_of_field_has_its_type() -> None:
    text = Module([Everything]).text()
    assert "export type Place = [q: number, r: number];" in text
    assert "export type Row = [a: number, b: string];" in text
    fields = text[text.index("export interface Everything") :]
    for line in (
        "kind: 'all';",
        "flag: boolean;",
        "number: number;",
        "share: number;",
        "words: string[];",
        "pair: [number, string];",
        "maybe: Row | null;",
        "colour: 'red' | 'blue';",
        "choice: 1 | 'a';",
        "places: Record<string, Place>;",
        "mixed: (number | string)[];",
        "nested: Place[][];",
        "raw: unknown;",
        "anything: unknown;",
        "late?: number;",
    ):
        assert f"  {line}\n" in fields


def test_what_is_written_is_current_until_a_struct_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ["--to", str(tmp_path)]
    assert main(["types", "--check", *place]) == 1
    assert "Run: weathergage types" in capsys.readouterr().out
    assert main(["types", *place]) == 0
    assert main(["types", "--check", *place]) == 0
    text = (tmp_path / "protocol.ts").read_text()
    assert "ask?: Asked | null;" in text
    assert "export type FromServer" in text
    (tmp_path / "protocol.ts").write_text(text + "//")
    assert main(["types", "--check", *place]) == 1


def test_the_clients_types_are_current() -> None:
    assert main(["types", "--check"]) == 0, "run: weathergage types"

"""Packs: the components and tables of a game, read from TOML into frozen structs.

Whoever owns the printed game can export a pack, put in the numbers of their copy, and play with it.
"""

from __future__ import annotations

import functools
import hashlib
import tomllib
from pathlib import Path
from typing import Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from weathergage.engine.errors import PackError
from weathergage.engine.game import AnyGame

P = TypeVar("P")
R = TypeVar("R", bound=Struct)

Provenance = Literal["rulebook", "history", "designed"]


class Component(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a pack. It says where it comes from; `prov` says it field by field where a row is mixed."""

    provenance: Provenance
    prov: dict[str, Provenance] = {}


class Manifest(Component, frozen=True):
    """What a pack is, and for which game: its `pack.toml`."""

    game: str
    id: str
    title: str
    notes: str = ""


class Pack(Struct, Generic[P], frozen=True):
    """A pack that has been read and checked. `hash` names it: a match remembers it."""

    home: Path
    hash: str
    content: P

    @staticmethod
    def of(spec: AnyGame) -> Pack[object]:
        """The pack that comes with the game."""
        return _built_in(spec.id, spec)

    @staticmethod
    def load(spec: AnyGame, home: Path) -> Pack[object]:
        """A pack from a folder; raises PackError with everything that is wrong with it."""
        if not home.is_dir():
            raise PackError(f"{home} is not a folder")
        content = spec.load_pack(home)
        try:
            return Pack(home, pack_hash(home), content)
        except OSError as error:
            raise PackError(f"{error.filename} can't be read: {error.strerror}") from error


_LOADED: dict[str, Pack[object]] = {}


def _built_in(name: str, spec: AnyGame) -> Pack[object]:
    pack = _LOADED.get(name)
    if pack is None or pack.home != spec.home / "data":
        pack = _LOADED[name] = Pack.load(spec, spec.home / "data")
    return pack


def pack_hash(home: Path) -> str:
    """SHA-256 over the names and contents of the pack's TOML files."""
    digest = hashlib.sha256()
    for file in sorted(path for path in home.rglob("*.toml") if path.is_file()):
        digest.update(file.relative_to(home).as_posix().encode() + b"\0")
        digest.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


class PackReader:
    """Reads the files of a pack and collects everything that is wrong, so that it can be mended in one go."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.faults: list[str] = []

    @functools.cache  # noqa: B019 - a reader lives as long as the reading
    def _file(self, name: str) -> dict[str, object] | None:
        path = self.home / name
        try:
            return tomllib.loads(path.read_text("utf-8"))
        except FileNotFoundError:
            self.faults.append(f"{name}: the file is missing")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.faults.append(f"{name}: not TOML: {error}")
        except OSError as error:
            self.faults.append(f"{name}: can't be read: {error.strerror}")
        return None

    def rows(self, name: str, table: str, row: type[R]) -> tuple[R, ...]:
        """All rows `[[table]]` of a file. Rows must have different ids, where they have ids."""
        content = self._file(name)
        if content is None:
            return ()
        raw = content.get(table)
        if not isinstance(raw, list):
            self.faults.append(f"{name}: there are no [[{table}]] rows")
            return ()
        rows: list[R] = []
        seen: set[str] = set()
        for number, fields in enumerate(raw, 1):
            label = _label(table, number, fields)
            try:
                rows.append(msgspec.convert(fields, row))
            except msgspec.ValidationError as error:
                self.faults.append(f"{name}: {label}: {_explain(error)}")
                continue
            key = fields.get("id") if isinstance(fields, dict) else None
            if isinstance(key, str):
                if key in seen:
                    self.faults.append(f"{name}: {label}: another row has the same id")
                seen.add(key)
        return tuple(rows)

    def table(self, name: str, table: str, shape: type[R]) -> R | None:
        """One `[table]` of a file; the whole file when `table` is empty."""
        content = self._file(name)
        if content is None:
            return None
        raw = content.get(table) if table else content
        if raw is None:
            self.faults.append(f"{name}: there is no [{table}]")
            return None
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            self.faults.append(f"{name}: {f'[{table}]: ' if table else ''}{_explain(error)}")
        return None

    def manifest(self, game: str) -> Manifest | None:
        """What `pack.toml` says of the pack; it must be one for this game."""
        manifest = self.table("pack.toml", "", Manifest)
        if manifest is not None:
            self.expect(manifest.game == game, f"pack.toml: field game: expected {game!r}, got {manifest.game!r}")
        return manifest

    def expect(self, condition: bool, fault: str) -> None:
        """Note a fault that only the game can see: a count, a reference, a table with a gap."""
        if not condition:
            self.faults.append(fault)

    def finish(self) -> None:
        """Raise what was found, all of it."""
        if self.faults:
            raise PackError("\n".join(self.faults))


def _label(table: str, number: int, fields: object) -> str:
    key = fields.get("id") or fields.get("name") if isinstance(fields, dict) else None
    return f"[[{table}]] row {number}" + (f" ({key})" if key else "")


def _explain(error: msgspec.ValidationError) -> str:
    """`Expected int, got str - at $.defence[0]` becomes `field defence[0]: expected int, got str`."""
    what, _, path = str(error).partition(" - at `$")
    what = what[:1].lower() + what[1:].replace("`", "")
    field = path.rstrip("`").lstrip(".")
    return f"field {field}: {what}" if field else what

"""The journal: a header and an append-only list of moves and random results, as JSON lines (docs/journal.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Union

import msgspec
from msgspec import Struct

from weathergage.engine.errors import CorruptJournalError, WrongVersionError
from weathergage.engine.flow import Move
from weathergage.engine.game import AnyGame, Outcome, Setup

FORMAT: Final = 1


class Header(Struct, frozen=True, kw_only=True, tag="header", tag_field="entry", omit_defaults=True):
    """What a match was set up from. `commitment` is the SHA-256 of the seed, published before the first move."""

    format: int = msgspec.field(name="weathergage")
    setup: Setup
    version: int
    pack: str  # its hash
    commitment: str
    typed_dice: bool = False
    players: tuple[str, ...] = ()


class Begun(Struct, frozen=True, tag="begin", tag_field="entry"):
    """The random results of setting up, before anybody's first move."""

    results: list[list[int]]


class Played(Struct, frozen=True, tag="move", tag_field="entry"):
    """A move, and the random results that it led to."""

    seat: int
    move: Move
    results: list[list[int]]


class Rolled(Struct, frozen=True, tag="dice", tag_field="entry"):
    """Dice that people rolled and typed (as recorded: the lowest face is 0), and the results that followed."""

    values: list[int]
    results: list[list[int]]


class Undone(Struct, frozen=True, tag="undo", tag_field="entry"):
    """The seat took its last move back."""

    seat: int


class Reseeded(Struct, frozen=True, tag="seed", tag_field="entry"):
    """From here on results come from another seed: the match was forked, or resumed without its seed."""

    commitment: str


class Ended(Struct, frozen=True, tag="end", tag_field="entry"):
    """The end: its outcome (None: given up before the end), and the seeds, for whoever wants to verify the dice."""

    outcome: Outcome | None
    reason: str
    seeds: list[str]


Entry = Begun | Played | Rolled | Undone | Reseeded | Ended


class Journal(Struct):
    """A match from its set-up to now."""

    header: Header
    entries: list[Entry]


class _RawPlayed(Struct, tag="move", tag_field="entry"):
    seat: int
    move: msgspec.Raw
    results: list[list[int]]


_LINE: Final = msgspec.json.Decoder(Begun | _RawPlayed | Rolled | Undone | Reseeded | Ended)
_HEADER: Final = msgspec.json.Decoder(Header)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the first move."""
    return hashlib.sha256(seed).hexdigest()


def move_decoder(spec: AnyGame) -> msgspec.json.Decoder[Move]:
    """A decoder of the game's moves."""
    # The union is known only at run time.
    return msgspec.json.Decoder(Union[spec.moves])  # noqa: UP007


def line(entry: Header | Entry) -> bytes:
    """One line of a journal, without its newline."""
    return msgspec.json.encode(entry)


def dump(journal: Journal) -> bytes:
    """Write the journal. The closing line ends with the SHA-256 of all lines before it."""
    lines = [line(journal.header), *map(line, journal.entries)]
    if journal.entries and isinstance(journal.entries[-1], Ended):
        digest = hashlib.sha256(b"\n".join(lines)).hexdigest()
        lines.append(msgspec.json.encode({"entry": "digest", "sha256": digest}))
    return b"\n".join(lines) + b"\n"


def read_header(data: bytes) -> Header:
    """Read only what a match was set up from."""
    return _read_header(data.split(b"\n", 1)[0])


def _read_header(first: bytes) -> Header:
    try:
        raw = msgspec.json.decode(first)
    except msgspec.DecodeError as error:
        raise CorruptJournalError(f"not a line of JSON ({error})", 1) from error
    if not isinstance(raw, dict) or "weathergage" not in raw:
        raise CorruptJournalError("this is not a Weathergage journal: its header is missing", 1)
    if raw["weathergage"] != FORMAT:
        raise WrongVersionError(f"journal format {raw['weathergage']!r}; this program reads format {FORMAT}")
    try:
        return _HEADER.decode(first)
    except msgspec.DecodeError as error:
        raise CorruptJournalError(f"the header is damaged: {error}", 1) from error


def load(data: bytes, spec: AnyGame, *, mend: bool = False) -> Journal:
    """Read a journal. With `mend`, a last line that was cut off in writing is dropped."""
    lines = data.split(b"\n")
    if (lines and not lines[-1]) or (mend and len(lines) > 1):
        lines.pop()
    if not lines:
        raise CorruptJournalError("the journal is empty")
    header = _read_header(lines[0])
    lines = _check_digest(lines)
    decode_move = move_decoder(spec)
    entries = [_read_entry(raw, number, decode_move) for number, raw in enumerate(lines[1:], 2)]
    return Journal(header, entries)


def _check_digest(lines: Sequence[bytes]) -> list[bytes]:
    """Compare the digest that closes a finished journal with what stands before it, and take it off."""
    if not lines[-1].startswith(b'{"entry":"digest"'):
        return list(lines)
    body = list(lines[:-1])
    stated = msgspec.json.decode(lines[-1]).get("sha256")
    if stated != hashlib.sha256(b"\n".join(body)).hexdigest():
        raise CorruptJournalError("the journal was changed after the match ended: its digest does not fit", len(lines))
    return body


def _read_entry(raw: bytes, number: int, decoder: msgspec.json.Decoder[Move]) -> Entry:
    try:
        entry: _RawPlayed | Begun | Rolled | Undone | Reseeded | Ended = _LINE.decode(raw)
        if isinstance(entry, _RawPlayed):
            return Played(entry.seat, decoder.decode(entry.move), entry.results)
    except msgspec.DecodeError as error:
        raise CorruptJournalError(str(error), number) from error
    return entry


def seeds_of(entries: Iterable[Entry]) -> list[bytes]:
    """The seeds that the end of a journal reveals, in the order in which they were used."""
    for entry in entries:
        if isinstance(entry, Ended):
            return [bytes.fromhex(seed) for seed in entry.seeds]
    return []

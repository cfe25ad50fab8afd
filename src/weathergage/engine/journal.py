"""The journal: a header and an append-only list of moves and random results, as JSON lines (docs/journal.md)."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from typing import Final, TypeAlias, TypeVar, Union

import msgspec
from msgspec import Struct

from weathergage.engine.errors import CorruptJournalError, WrongVersionError
from weathergage.engine.flow import Move
from weathergage.engine.game import AnyGame, Outcome, Setup

T = TypeVar("T")

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


class Played(Struct, frozen=True, tag="move", tag_field="entry", gc=False):
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


class _Digest(Struct, tag="digest", tag_field="entry"):
    sha256: str


_RawEntry: TypeAlias = Begun | _RawPlayed | Rolled | Undone | Reseeded | Ended
_ANYTHING: Final = msgspec.json.Decoder(object)
_LINE: Final[msgspec.json.Decoder[_RawEntry]] = msgspec.json.Decoder(_RawEntry)
_HEADER: Final = msgspec.json.Decoder(Header)
_DIGEST: Final = msgspec.json.Decoder(_Digest)


def commitment(seed: bytes) -> str:
    """What is published of a seed before the first move."""
    return hashlib.sha256(seed).hexdigest()


def move_decoder(spec: AnyGame) -> msgspec.json.Decoder[Move]:
    """A decoder of the game's moves."""
    return _move_decoder(spec.moves)


@functools.cache
def _move_decoder(moves: tuple[type[Move], ...]) -> msgspec.json.Decoder[Move]:
    # The union is known only at run time.
    return msgspec.json.Decoder(Union[moves])  # noqa: UP007


def line(entry: Header | Entry) -> bytes:
    """One line of a journal, without its newline."""
    return msgspec.json.encode(entry)


def dump(journal: Journal) -> bytes:
    """Write the journal. The closing line ends with the SHA-256 of all lines before it."""
    lines = [line(journal.header), *map(line, journal.entries)]
    if journal.entries and isinstance(journal.entries[-1], Ended):
        digest = hashlib.sha256(b"\n".join(lines)).hexdigest()
        lines.append(msgspec.json.encode(_Digest(digest)))
    return b"\n".join(lines) + b"\n"


def read_header(data: bytes) -> Header:
    """Read only what a match was set up from."""
    return _read_header(data.split(b"\n", 1)[0])


def _read_header(first: bytes) -> Header:
    raw = _read(_ANYTHING, first, 1)
    if not isinstance(raw, dict) or "weathergage" not in raw:
        raise CorruptJournalError("this is not a Weathergage journal: its header is missing", 1)
    if raw["weathergage"] != FORMAT:
        raise WrongVersionError(f"journal format {raw['weathergage']!r}; this program reads format {FORMAT}")
    return _read(_HEADER, first, 1)


def load(data: bytes, spec: AnyGame, *, mend: bool = False) -> Journal:
    """Read a journal. With `mend`, a last line that was cut off in writing is dropped."""
    lines = data.replace(b"\r\n", b"\n").split(b"\n")
    if not lines[-1] or (mend and len(lines) > 1 and not _is_whole(lines[-1])):
        lines.pop()
    if not lines:
        raise CorruptJournalError("the journal is empty")
    header = _read_header(lines[0])
    lines = _check_digest(lines)
    decode_move = move_decoder(spec)
    entries = [_read_entry(raw, number, decode_move) for number, raw in enumerate(lines[1:], 2)]
    return Journal(header, entries)


def _is_whole(last: bytes) -> bool:
    try:
        _read(_ANYTHING, last, 0)
    except CorruptJournalError:
        return False
    return True


def _check_digest(lines: list[bytes]) -> list[bytes]:
    """Compare the digest that closes a finished journal with what stands before it, and take it off."""
    if not lines[-1].startswith(b'{"entry":"digest"'):
        return lines
    body = lines[:-1]
    if _read(_DIGEST, lines[-1], len(lines)).sha256 != hashlib.sha256(b"\n".join(body)).hexdigest():
        raise CorruptJournalError("the journal was changed after the match ended: its digest does not fit", len(lines))
    return body


def _read_entry(raw: bytes, number: int, decoder: msgspec.json.Decoder[Move]) -> Entry:
    entry = _read(_LINE, raw, number)
    if isinstance(entry, _RawPlayed):
        return Played(entry.seat, _read(decoder, entry.move, number), entry.results)
    return entry


def _read(decoder: msgspec.json.Decoder[T], data: bytes | msgspec.Raw, line: int) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptJournalError(str(error), line) from error


def kept(entries: Iterable[Entry]) -> list[list[Entry]]:
    """The journal by steps, without what was taken back: each move, and the dice and seeds that came after it."""
    steps: list[list[Entry]] = []
    for entry in entries:
        match entry:
            case Begun() | Played():
                steps.append([entry])
            case Rolled() | Reseeded() if steps:
                steps[-1].append(entry)
            case Undone(seat=seat):
                made = [place for place, (first, *_) in enumerate(steps) if getattr(first, "seat", -1) == seat]
                if made:
                    steps[made[-1] - 1] += steps.pop(made[-1])[1:]
            case _:
                pass
    return steps


def seeds_of(entries: Iterable[Entry]) -> list[bytes]:
    """The seeds that the end of a journal reveals, in the order in which they were used; empty where one was lost."""
    for number, entry in enumerate(entries, 2):
        if isinstance(entry, Ended):
            try:
                return [bytes.fromhex(seed) for seed in entry.seeds]
            except ValueError as error:
                raise CorruptJournalError(f"a seed is not written in hexadecimal: {error}", number) from error
    return []

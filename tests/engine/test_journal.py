"""The journal as a file: written, read, and refused with the right line when it is not what was written."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games import cutlass
from weathergage.engine import CorruptJournalError, EngineError, Pack, Setup, WrongVersionError
from weathergage.engine.journal import Journal, dump, kept, load, read_header
from weathergage.engine.match import Match
from weathergage.lab import laws

GAME = cutlass.GAME
Line = dict[str, object]


def played(moves: int = 400) -> Match:
    match = laws.begin(GAME, Setup(game="cutlass", seats=2), 7)
    laws.random_walk(match, Random(7), moves)
    return match


ENDED = dump(played().journal)
GOING_ON = dump(played(9).journal)  # a header, the set-up, nine moves


def lines_of(data: bytes) -> list[Line]:
    return [json.loads(line) for line in data.splitlines()]


def written(lines: list[Line]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def edited(edit: Callable[[list[Line]], object]) -> bytes:
    """A journal of nine moves in which somebody has edited something."""
    lines = lines_of(GOING_ON)
    edit(lines)
    return written(lines)


def fault(data: bytes) -> CorruptJournalError:
    """What is found when the journal is read and played again."""
    with pytest.raises(CorruptJournalError) as caught:
        Match.resume(GAME, load(data, GAME))
    return caught.value


# -------------------------------------------------------------------- writing and reading


@pytest.mark.parametrize("data", [ENDED, GOING_ON])
def test_a_journal_is_read_as_it_was_written(data: bytes) -> None:
    assert dump(load(data, GAME)) == data


def test_a_journal_is_one_object_per_line() -> None:
    entries = [line["entry"] for line in lines_of(ENDED)]
    assert entries[:2] == ["header", "begin"]
    assert set(entries[2:-2]) == {"move"}
    assert entries[-2:] == ["end", "digest"]


def test_a_match_that_goes_on_has_neither_end_nor_digest() -> None:
    assert lines_of(GOING_ON)[-1]["entry"] == "move"


def test_the_header_tells_what_was_set_up() -> None:
    header = lines_of(GOING_ON)[0]
    assert header["setup"] == {"game": "cutlass", "seats": 2, "scenario": "brawl"}
    assert (header["weathergage"], header["version"], header["pack"]) == (1, 1, Pack.of(GAME).hash)


def test_the_header_can_be_read_alone() -> None:
    assert read_header(GOING_ON.splitlines()[0]) == load(GOING_ON, GAME).header


def test_the_seed_is_not_in_a_journal_that_goes_on() -> None:
    match = played(9)
    assert match.seeds[0].hex().encode() not in dump(match.journal)


def test_the_seed_is_in_a_journal_that_has_ended() -> None:
    assert played().seeds[0].hex().encode() in ENDED


def test_windows_line_ends_are_read() -> None:
    assert load(ENDED.replace(b"\n", b"\r\n"), GAME) == load(ENDED, GAME)


def test_a_journal_that_was_read_does_not_change_when_the_match_goes_on() -> None:
    match = played(9)
    journal = match.journal
    laws.random_walk(match, Random(1), 1)
    assert dump(journal) == GOING_ON


# -------------------------------------------------------------------- a last line that was cut off


def test_a_last_line_that_was_cut_off_is_dropped() -> None:
    whole = load(GOING_ON, GAME)
    for cut in range(2, len(GOING_ON.splitlines()[-1])):
        assert load(GOING_ON[:-cut], GAME, mend=True).entries == whole.entries[:-1]


def test_a_last_line_that_was_cut_off_is_refused_where_nothing_is_to_be_mended() -> None:
    with pytest.raises(CorruptJournalError) as caught:
        load(GOING_ON[:-5], GAME)
    assert caught.value.line == 11


def test_a_whole_last_line_without_its_newline_is_kept() -> None:
    assert load(GOING_ON[:-1], GAME, mend=True) == load(GOING_ON, GAME)


def test_a_line_in_the_middle_is_not_mended() -> None:
    lines = GOING_ON.splitlines(keepends=True)
    lines[4] = lines[4][:20] + b"\n"
    with pytest.raises(CorruptJournalError) as caught:
        load(b"".join(lines), GAME, mend=True)
    assert caught.value.line == 5


def test_a_cut_digest_is_mended() -> None:
    assert load(ENDED[:-10], GAME, mend=True) == load(ENDED, GAME)


# -------------------------------------------------------------------- damage: what is not a journal


@pytest.mark.parametrize(
    ("data", "line", "message"),
    [
        (b"", 0, "empty"),
        (b"\n", 1, "truncated"),
        (b"hello\n", 1, "JSON"),
        (b"\xff\xfe\n", 1, "JSON"),
        (b'{"weathergage": 1, "x": "\xff"}\n', 1, "utf-8"),
        (b"[1]\n", 1, "not a Weathergage journal"),
        (b'{"entry":"move"}\n', 1, "not a Weathergage journal"),
        (b'{"weathergage":1}\n', 1, "missing required field"),
        (b"[" * 100_000 + b"\n", 1, "recursion"),
    ],
)
def test_what_is_not_a_journal_is_refused(data: bytes, line: int, message: str) -> None:
    with pytest.raises(CorruptJournalError, match=message) as caught:
        load(data, GAME)
    assert caught.value.line == line


@pytest.mark.parametrize(
    "last",
    [
        b'{"entry":"digest"}',
        b'{"entry":"digest","sha256":3}',
        b'{"entry":"digest"',
        b'{"entry":"digest","sha256":"00"}',
    ],
)
def test_a_damaged_digest_is_refused(last: bytes) -> None:
    lines = ENDED.splitlines()
    lines[-1] = last
    with pytest.raises(CorruptJournalError) as caught:
        load(b"\n".join(lines) + b"\n", GAME)
    assert caught.value.line == len(lines)


def test_a_finished_journal_that_was_changed_does_not_fit_its_digest() -> None:
    with pytest.raises(CorruptJournalError, match="changed after the match ended"):
        load(ENDED.replace(b'"seat":0', b'"seat":1', 1), GAME)


def test_lines_after_the_digest_are_refused() -> None:
    line = len(ENDED.splitlines())
    with pytest.raises(CorruptJournalError) as caught:
        load(ENDED + GOING_ON.splitlines()[-1] + b"\n", GAME)
    assert caught.value.line == line


# -------------------------------------------------------------------- damage: entries


def change(line: int, **fields: object) -> Callable[[list[Line]], object]:
    return lambda lines: lines[line - 1].update(fields)


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        (change(3, entry="banana"), 3),
        (change(4, seat="zero"), 4),
        (change(4, move={"move": "Fly"}), 4),
        (change(4, move={"move": "Pass", "extra": 1}), 4),
        (change(4, move=3), 4),
        (change(4, results=[["six"]]), 4),
        (change(4, results=None), 4),
        (lambda lines: lines[5].pop("move"), 6),
        (lambda lines: lines[2].pop("results"), 3),
    ],
)
def test_an_entry_that_is_none_is_refused(edit: Callable[[list[Line]], object], line: int) -> None:
    with pytest.raises(CorruptJournalError) as caught:
        load(edited(edit), GAME)
    assert caught.value.line == line


DICE = next(number for number, line in enumerate(lines_of(GOING_ON), 1) if line.get("results") and number > 2)


@pytest.mark.parametrize(
    ("edit", "line", "message"),
    [
        (lambda lines: lines.pop(1), 2, "set-up's results are missing"),
        (lambda lines: lines.insert(2, lines[1]), 3, "a second set-up"),
        (change(2, results=[]), 2, "not in the journal"),
        (change(2, results=[[0, 0]]), 2, "asked chance for 12 value"),
        (lambda lines: lines[1].update(results=[*lines[1]["results"], [0]]), 2, "asked chance for 1 result"),
        (change(3, seat=1), 3, "not-your-decision"),
        (change(3, seat=-1), 3, "not-your-decision"),
        (change(3, seat=99), 3, "not-your-decision"),
        (change(3, move={"move": "Attack", "card": "dagger", "target": 0}), 3, "not legal: cu-not-yourself"),
        (change(DICE, results=[]), DICE, "not in the journal"),
        (change(DICE, results=[[0]]), DICE, "not in the journal"),
        (change(DICE, results=[[0], [6]]), DICE, "below .6."),
        (change(DICE, results=[[0], [-1]]), DICE, "below .6."),
        (change(DICE, results=[[0], [0, 0]]), DICE, "below .6."),
        (change(DICE, results=[[0], [0], [0]]), DICE, "the rules asked chance for 2 result.s., the journal holds 3"),
        (lambda lines: lines.pop(4), 5, "legal"),
        (lambda lines: lines.insert(3, {"entry": "undo", "seat": 1}), 4, "engine-undo-nothing"),
        (lambda lines: lines.insert(DICE, {"entry": "undo", "seat": 1}), DICE + 1, "engine-undo"),
        (lambda lines: lines.insert(3, {"entry": "dice", "values": [1], "results": []}), 4, "no dice are wanted"),
        (
            lambda lines: lines.insert(3, {"entry": "end", "outcome": None, "reason": "", "seeds": []}),
            5,
            "goes on after the match has ended",
        ),
        (
            lambda lines: lines.insert(
                3,
                {
                    "entry": "end",
                    "outcome": {"places": [1, 2], "scores": [3, 0], "reason": {"is": "text", "key": "cu-over"}},
                    "reason": "",
                    "seeds": [],
                },
            ),
            4,
            "another outcome",
        ),
    ],
)
def test_an_entry_that_the_rules_do_not_lead_to_is_refused(
    edit: Callable[[list[Line]], object], line: int, message: str
) -> None:
    error = fault(edited(edit))
    assert error.line == line
    assert message.replace(".6.", "[6]").replace("result.s.", "result(s)") in str(error)


def test_results_are_not_made_up_where_the_seed_is_known() -> None:
    """A result that was cut out is not silently drawn again."""
    match = played(9)
    with pytest.raises(CorruptJournalError, match="asked chance for 2 result") as caught:
        Match.resume(GAME, load(edited(change(DICE, results=[])), GAME), seeds=match.seeds)
    assert caught.value.line == DICE


def without_digest(edit: Callable[[list[Line]], object]) -> bytes:
    lines = lines_of(ENDED)[:-1]
    edit(lines)
    return written(lines)


def test_an_edited_outcome_is_found_without_the_digest_too() -> None:
    def edit(lines: list[Line]) -> None:
        outcome = lines[-1]["outcome"]
        assert isinstance(outcome, dict)
        outcome["places"] = outcome["places"][::-1]

    error = fault(without_digest(edit))
    assert (error.line, "another outcome" in str(error)) == (len(ENDED.splitlines()) - 1, True)


def test_a_finished_match_was_not_given_up() -> None:
    error = fault(without_digest(lambda lines: lines[-1].update(outcome=None)))
    assert "another outcome" in str(error)


def test_a_second_end_is_refused() -> None:
    error = fault(without_digest(lambda lines: lines.append(lines[-1])))
    assert "goes on after the match has ended" in str(error)


def test_an_end_that_was_cut_off_is_written_again() -> None:
    """Everything was played; only the closing line is missing."""
    match = played()
    cut = load(ENDED, GAME)
    del cut.entries[-1]
    assert dump(Match.resume(GAME, cut, seeds=match.seeds).journal) == ENDED


@given(place=st.integers(0, len(GOING_ON) - 1), byte=st.integers(0, 255))
def test_one_wrong_byte_is_no_crash(place: int, byte: int) -> None:
    """It is refused, or it is another journal that the rules allow, such as one with another die."""
    data = GOING_ON[:place] + bytes([byte]) + GOING_ON[place + 1 :]
    with contextlib.suppress(EngineError):
        Match.resume(GAME, load(data, GAME, mend=True))


@given(data=st.lists(st.sampled_from(ENDED.splitlines()), max_size=12))
def test_shuffled_lines_are_no_crash(data: list[bytes]) -> None:
    with contextlib.suppress(EngineError):
        Match.resume(GAME, load(b"\n".join(data) + b"\n", GAME))


# -------------------------------------------------------------------- headers


def wrong(**fields: object) -> EngineError:
    with pytest.raises(EngineError) as caught:
        Match.resume(GAME, load(edited(change(1, **fields)), GAME))
    return caught.value


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"weathergage": 2}, "journal format 2; this program reads format 1"),
        ({"version": 9}, "played by version 9 of cutlass; this is version 1"),
        ({"pack": "0" * 64}, "played with the pack 000000000000"),
        ({"setup": {"game": "flotilla", "seats": 2}}, "one of 'flotilla', not of 'cutlass'"),
    ],
)
def test_a_journal_of_another_version_is_refused(fields: Line, message: str) -> None:
    error = wrong(**fields)
    assert isinstance(error, WrongVersionError)
    assert message in str(error)


@pytest.mark.parametrize(
    "fields",
    [
        {"setup": {"game": "cutlass", "seats": 9}},
        {"setup": {"game": "cutlass", "seats": 2, "scenario": "storm"}},
        {"setup": {"game": "cutlass", "seats": 2, "options": {"rum": True}}},
        {"setup": {"game": "cutlass", "seats": 2, "options": {"parry": "perhaps"}}},
        {"setup": {"game": "cutlass", "seats": 2, "crew": 3}},
        {"commitment": 5},
        {"version": "one"},
    ],
)
def test_a_damaged_header_is_refused(fields: Line) -> None:
    error = wrong(**fields)
    assert isinstance(error, CorruptJournalError)
    assert error.line == 1


# -------------------------------------------------------------------- what stands


def test_what_was_taken_back_does_not_stand() -> None:
    match = laws.begin(GAME, Setup(game="cutlass", seats=2, options={"parry": False}), 1)
    journal = Journal(match.header, [])
    journal.entries.extend(load(GOING_ON, GAME).entries)
    chapters = kept(journal.entries)
    assert [entry for chapter in chapters for entry in chapter] == journal.entries

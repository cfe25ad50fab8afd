"""What one seat sees of a match, encoded once for all who look from there, and only when something changed for it."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from weathergage.engine import Choose, Event, Group, Move, Outcome, Text
from weathergage.engine.journal import Rolled
from weathergage.engine.match import Match
from weathergage.server.lessons import coach_of
from weathergage.server.messages import Choice, RollAsked, Sight
from weathergage.server.table import Table

encode: Final = msgspec.json.Encoder().encode
REMEMBERED: Final = 500  # changes for which a returning client need not be sent the whole log
CHOICES: Final = 4096  # moves of a game that are kept encoded, for all its tables: the same ones come again and again


class Log:
    """The whole log of a match, each line encoded once."""

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self.events: list[Event] = []
        self.lines: list[bytes] = []
        self.follow(events)

    def follow(self, events: Sequence[Event]) -> None:
        """Take in what was added, and forget what was taken back."""
        kept = min(len(self.events), len(events))
        while kept and self.events[kept - 1] is not events[kept - 1]:
            kept -= 1
        del self.events[kept:], self.lines[kept:]
        self.events += events[kept:]
        self.lines += map(encode, events[kept:])


class Rest(Struct, frozen=True):
    """The parts of a sight that are always complete."""

    ask: bytes | None
    dice: RollAsked | None
    waiting: tuple[int, ...]
    over: bool
    outcome: Outcome | None


class Viewer:
    """What is known at one seat; None: a spectator."""

    def __init__(self, seat: int | None, epoch: str) -> None:
        self.seat = seat
        self.epoch = epoch
        self.seq = 0
        self.view: Any = None  # the game's own view struct
        self._fields: tuple[bytes, ...] = ()  # of the view, in its order
        self._changed: dict[str, Raw] = {}
        self._lines: list[bytes] = []
        self._at: list[int] = []  # where in the whole log each line stands
        self._ask: Choose[Any] | None = None
        self._number = 0
        self._rest = Rest(None, None, (), False, None)
        self._undo = False
        self._cuts: deque[tuple[int, int]] = deque(maxlen=REMEMBERED)  # (seq, lines that were kept)
        self._messages: dict[tuple[int, bool], bytes] = {}

    # ---------------------------------------------------------------- what changed

    def update(self, table: Table, match: Match, log: Log) -> bool:
        """Look again. True if this seat sees something that it did not see before."""
        # A game whose very set-up waits for typed dice has no state yet, and nothing to see.
        view = match.view(self.seat) if is_set_up(match) else None
        fields = tuple(map(encode, msgspec.structs.astuple(view))) if view is not None else ()
        changed = _changed(view, fields, self._fields if type(view) is type(self.view) else ())
        kept = self._follow(log)
        rest = Rest(
            self._asked(table, match),
            _dice(table, match),
            tuple(sorted(match.decisions)),
            match.over,
            match.outcome,
        )
        # Whether an undo is possible is no news by itself: it could tell that another seat has moved in secret.
        undo = self.seat is not None and match.can_undo(self.seat)
        new_undo = undo and not self._undo
        if self.seq and not changed and kept is None and rest == self._rest and not new_undo:
            return False
        self.view, self._fields, self._changed, self._rest, self._undo = view, fields, changed, rest, undo
        self.seq += 1
        self._cuts.append((self.seq, len(self._lines) if kept is None else kept))
        self._messages.clear()
        return True

    def _follow(self, log: Log) -> int | None:
        """Bring the lines up to date; how many were kept, None if none changed."""
        at, lines = self._at, self._lines
        # A line that was taken back and said again is not new: compare, from the first that may differ.
        same = 0
        low = len(lines)
        while low and (at[low - 1] >= len(log.lines) or log.lines[at[low - 1]] is not lines[low - 1]):
            low -= 1
        start = at[low - 1] + 1 if low else 0
        new_at = [n for n in range(start, len(log.events)) if log.events[n].may_read(self.seat)]
        new = [log.lines[n] for n in new_at]
        old = lines[low:]
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        self._at[low:], self._lines[low:] = new_at, new
        if same == len(old) == len(new):
            return None
        return low + same

    def _asked(self, table: Table, match: Match) -> bytes | None:
        if self.seat is None:
            return None
        ask = match.decision(self.seat)
        if ask is None:
            self._ask = None
            return None
        number = table.number(match, self.seat)
        if ask is self._ask and number == self._number:
            return self._rest.ask
        self._ask, self._number = ask, number
        choices = tuple(map(_choices(match), ask.moves))
        return encode(_Asked(number=number, prompt=ask.prompt, moves=choices, rule=ask.rule))

    # ---------------------------------------------------------------- messages

    def message(self, table: Table, match: Match, since: int, words: bool) -> bytes:
        """The sight for somebody who has that of `since` (0: none)."""
        known = since if since == self.seq - 1 and since else -1 if not since else min(since, self.seq)
        if (known, words) not in self._messages:
            self._messages[known, words] = encode(self._sight(table, match, known, words))
        return self._messages[known, words]

    def _sight(self, table: Table, match: Match, known: int, words: bool) -> Sight:
        delta = known == self.seq - 1 and known > 0
        log_from = self._kept_since(known)
        rest = self._rest
        return Sight(
            table=table.id,
            seat=self.seat,
            epoch=self.epoch,
            seq=self.seq,
            full=not delta,
            view=self._changed if delta else _changed(self.view, self._fields, ()),
            log_from=log_from,
            log=tuple(map(Raw, self._lines[log_from:])),
            ask=None if rest.ask is None else Raw(rest.ask),
            dice=rest.dice,
            waiting=rest.waiting,
            undo=self._undo,
            over=rest.over,
            outcome=rest.outcome,
            groups=groups_of(match, self.view) if words else None,
            coach=coach_of(table, match, self.seat),
            page=len(match.steps) - 1 if rest.over else 0,
        )

    def _kept_since(self, known: int) -> int:
        """How many of the log's lines somebody still has who has the sight `known`."""
        if known <= 0 or not self._cuts or self._cuts[0][0] > known + 1:
            return 0
        kept = len(self._lines)
        for seq, cut in reversed(self._cuts):
            if seq <= known:
                break
            kept = min(kept, cut)
        return kept


class _Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An `Asked` whose choices are encoded already."""

    number: int
    prompt: Text
    moves: tuple[Raw, ...]
    rule: str = ""


_CHOICES: Final[dict[tuple[str, str], Callable[[Move], Raw]]] = {}


def _choices(match: Match) -> Callable[[Move], Raw]:
    """What encodes the moves of this game and pack: move and text depend on nothing else."""
    key = (match.spec.id, match.pack.hash)
    if key not in _CHOICES:
        describe, pack = match.spec.describe, match.pack.content

        @functools.lru_cache(CHOICES)
        def choice(move: Move) -> Raw:
            return Raw(encode(Choice(Raw(encode(move)), describe(pack, move))))

        _CHOICES[key] = choice
    return _CHOICES[key]


def _changed(view: Struct | None, now: tuple[bytes, ...], before: tuple[bytes, ...]) -> dict[str, Raw]:
    """The fields of a view that are not what they were; nothing before: all of them."""
    if view is None:
        return {}
    each = zip_longest(view.__struct_fields__, now, before)
    return {name: Raw(data) for name, data, old in each if data != old}


def is_set_up(match: Match) -> bool:
    """Is there a state to look at?"""
    return match.wanted is None or len(match.steps) > 1


def groups_of(match: Match, view: Any) -> tuple[Group, ...]:  # noqa: ANN401 - the game's own view struct
    """The table in words."""
    return tuple(match.spec.groups(view)) if view is not None else ()


def _dice(table: Table, match: Match) -> RollAsked | None:
    if match.wanted is None:
        return None
    return RollAsked(number=roll_number(table, match), roll=match.wanted)


def roll_number(table: Table, match: Match) -> int:
    """The number of the roll that people are asked for."""
    return table.rolls + 1 + sum(isinstance(entry, Rolled) for entry in match.entries or ())

"""What a game is: the table it is played on, and the one object that is its public face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from weathergage.engine.chance import Chance
from weathergage.engine.events import Die, Event
from weathergage.engine.flow import Flow, Move
from weathergage.engine.text import Arg, Group, Outlook, Text

S = TypeVar("S", bound=Struct)  # the state
P = TypeVar("P")  # the pack
O = TypeVar("O", bound=Struct)  # noqa: E741 - options, beside S, P and V
V = TypeVar("V", bound=Struct)  # the view


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match is set up from. The engine checks it against the game before anything else happens."""

    game: str
    seats: int
    scenario: str = ""
    edition: str = ""
    options: dict[str, bool | int | str] = {}


@dataclass(frozen=True, slots=True)
class Start(Generic[P, O]):
    """What a game makes its first state from."""

    seats: int
    scenario: str
    edition: str
    options: O
    pack: P
    chance: Chance


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended: the place of every seat (1 is best, equals share), its score, and the reason in words."""

    places: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Text
    rule: str = ""


class Game(Generic[S, P]):
    """The table that a rule works on: the state, the components, chance and the log."""

    __slots__ = ("_events", "_revealed", "chance", "logged", "on_reveal", "pack", "state")

    def __init__(self, state: S, pack: P, chance: Chance, events: list[Event] | None) -> None:
        self.state = state
        self.pack = pack
        self.chance = chance
        self._events = events
        self.logged = events is not None  # a line that takes work is worth writing only then
        self._revealed: set[int | None] = set()
        self.on_reveal: Callable[[tuple[int, ...]], None] | None = None  # for the laws: somebody looks on

    def say(  # noqa: PLR0913 - a log line has these parts
        self,
        key: str,
        /,
        *,
        rule: str = "",
        to: tuple[int, ...] | None = None,
        pieces: tuple[str, ...] = (),
        dice: tuple[Die, ...] = (),
        level: int = 0,
        **args: Arg,
    ) -> None:
        """Write a line into the log. When nobody keeps a log this costs next to nothing."""
        if self._events is not None:
            self._events.append(Event(Text(key, args), rule, to, pieces, dice, level))

    def reveal(self, *seats: int) -> None:
        """Something hidden has just become known: to these seats, or to everybody. It cannot be taken back.

        Call it when the view or the log already shows what is new.
        """
        if seats:
            self._revealed.update(seats)
        else:
            self._revealed.add(None)
        if self.on_reveal is not None:
            self.on_reveal(seats)


@dataclass(frozen=True, slots=True)
class Record(Generic[S, P]):
    """A match that is over, for whoever counts: nothing of it is hidden."""

    game: Game[S, P]  # the table as it was left
    moves: Sequence[tuple[int, Move]]  # seat and move, in their order
    log: Sequence[Event]  # the whole of it, with the lines that only some seats may read
    outcome: Outcome


# Something that a match is counted by, and how much of it there was. A game gives as many of one name as it likes: what
# happened or not is 1.0 or 0.0 each time that it could have, so that the mean is how often it did.
Figure: TypeAlias = tuple[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """What can be chosen to play; its name is the text `<prefix>-scenario-<id>`."""

    id: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSpec(Generic[S, P, O, V]):
    """A game's public face. Everything outside the game's own package goes through this object."""

    id: str
    version: int  # of the rules; a journal of another version is not replayed
    prefix: str  # of its text keys and move labels
    scenarios: tuple[Scenario, ...]
    editions: tuple[str, ...] = ()
    home: Path  # holds data/ (the pack), texts/ and rules.tsv
    state: type[S]
    options: type[O]
    view_type: type[V]
    moves: tuple[type[Move], ...]
    load_pack: Callable[[Path], P]
    setup: Callable[[Start[P, O]], S]
    play: Callable[[Game[S, P]], Flow[Outcome]]
    view: Callable[[Game[S, P], int | None], V]
    groups: Callable[[V], list[Group]]  # the table in words
    describe: Callable[[P, Move], Text]  # what a move is called, on a button or in a terminal
    determinise: Callable[[Game[S, P], int | None, Random], None]  # redeal in place all that the seat can't know
    invariants: Callable[[Game[S, P]], Iterable[str]]  # what is broken, in words; nothing when all is well
    bound: int  # no game has more moves than this
    outlooks: Callable[[Game[S, P], int, Move], tuple[Outlook, ...]] | None = None
    figures: Callable[[Record[S, P]], Iterable[Figure]] | None = None  # what there is to count in a match (self-play)
    trials: tuple[Setup, ...] = field(default=())  # set-ups with options, for the laws, beyond the plain ones


# A catalogue holds games of every state, pack, options and view; nothing narrower fits all of them.
AnyGame: TypeAlias = GameSpec[Any, Any, Any, Any]
AnyTable: TypeAlias = Game[Any, Any]

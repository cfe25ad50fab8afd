"""What is said over the WebSocket, in both directions. docs/protocol.md tells how it goes.

Every message is a JSON object in a text frame; its field `type` names its kind. What a client asks carries an `id` of
its choosing, and exactly one answer carries the same `id`: `done`, `failed`, or the answer that was asked for.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Raw, Struct

from weathergage.engine import Event, Group, Outcome, Outlook, Refusal, Roll, Text
from weathergage.server.shapes import ChatLine, NoticeKind, Person, Problem, TableInfo

PROTOCOL: Final = 1
LONGEST: Final = 16_384  # bytes of a message from a client


class Said(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What a client says."""


class Hello(Said, frozen=True, kw_only=True, tag="hello"):
    """The first message. Programs that can't send a header give their token here."""

    protocol: int
    token: str = ""


class Ping(Said, frozen=True, kw_only=True, tag="ping"):
    """Is anybody there? Answered by `done`."""

    id: int


class Watch(Said, frozen=True, kw_only=True, tag="watch"):
    """Send me this table from now on. `seat`: one of mine (null: as a spectator); `since` and `epoch`: the last sight
    that I have; `words`: send the table in words as well."""

    id: int
    table: str
    seat: int | None = None
    link: str = ""
    since: int = 0
    epoch: str = ""
    words: bool = False


class Unwatch(Said, frozen=True, kw_only=True, tag="unwatch"):
    """No longer."""

    id: int
    table: str
    seat: int | None = None


class Look(Said, frozen=True, kw_only=True, tag="look"):
    """Which table the reader has before their eyes (empty: none): while they look, no mail is sent about it."""

    table: str = ""


class WatchLobby(Said, frozen=True, kw_only=True, tag="watch-lobby"):
    """Send me public tables as they change, and my own."""

    id: int
    on: bool = True


class Play(Said, frozen=True, kw_only=True, tag="play"):
    """Play one of the moves that the ask with this number lists."""

    id: int
    table: str
    seat: int
    number: int
    move: Raw


class Dice(Said, frozen=True, kw_only=True, tag="dice"):
    """The faces of the dice that the roll with this number asks people for."""

    id: int
    table: str
    number: int
    faces: tuple[int, ...]


class Undo(Said, frozen=True, kw_only=True, tag="undo"):
    """Take my last move back, where nothing became known since."""

    id: int
    table: str
    seat: int


class WhyNot(Said, frozen=True, kw_only=True, tag="why-not"):
    """Why can't I play this? Answered by `refusal`."""

    id: int
    table: str
    seat: int
    move: Raw


class Odds(Said, frozen=True, kw_only=True, tag="odds"):
    """What does this legal move lead to? Answered by `outlooks`."""

    id: int
    table: str
    seat: int
    number: int
    move: Raw


class Propose(Said, frozen=True, kw_only=True, tag="propose"):
    """Ask the others: take my last move back, call it a draw, or break it off."""

    id: int
    table: str
    seat: int
    kind: Literal["takeback", "draw", "abort"]


class Agree(Said, frozen=True, kw_only=True, tag="agree"):
    """Answer the offer with this number. Whoever made it takes it back with `yes` false."""

    id: int
    table: str
    seat: int
    number: int
    yes: bool


class Resign(Said, frozen=True, kw_only=True, tag="resign"):
    """Give up. With two seats the match ends; with more a bot plays on."""

    id: int
    table: str
    seat: int


class Chat(Said, frozen=True, kw_only=True, tag="chat"):
    """Say something at the table."""

    id: int
    table: str
    text: str


class LookBack(Said, frozen=True, kw_only=True, tag="look-back"):
    """Show me a page of the past. While a match runs: pages of my own seat. When it is over: every step, from any
    seat, or with `all` from all seats at once. A negative page counts back: -1 is the last. Answered by `past`."""

    id: int
    table: str
    page: int
    seat: int | None = None
    all: bool = False
    words: bool = False


FromClient = (
    Hello
    | Ping
    | Watch
    | Unwatch
    | Look
    | WatchLobby
    | Play
    | Dice
    | Undo
    | WhyNot
    | Odds
    | Propose
    | Agree
    | Resign
    | Chat
    | LookBack
)


class Told(Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What the server says. A field that has its default is left out."""


class Welcome(Told, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`. `person` is null for somebody without a name, who may only watch."""

    protocol: int
    version: str
    person: Person | None
    now: float  # the server's clock, in seconds since 1970, for the clocks of the table


class Done(Told, frozen=True, kw_only=True, tag="done"):
    """It is done, and kept: it survives whatever happens to the server now."""

    id: int


class Failed(Told, frozen=True, kw_only=True, tag="failed"):
    """It was not done, and nothing changed. `id` is 0 when what came could not be read."""

    id: int
    problem: Problem


class Choice(Struct, frozen=True):
    """A legal move, and what it is called on a button."""

    move: Raw
    text: Text


class Coach(Struct, frozen=True, kw_only=True):
    """In a guided game: what the learner is told, and the move that the prepared way goes on with (null: others play,
    or it has ended)."""

    say: Text
    move: Raw | None
    step: int
    steps: int


class Asked(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision of the seat. `number` is to be sent back with the move; it grows, and says nothing else."""

    number: int
    prompt: Text
    moves: tuple[Choice, ...]
    rule: str = ""


class RollAsked(Struct, frozen=True, kw_only=True):
    """Dice that people are to roll and type, before anything else can happen."""

    number: int
    roll: Roll


class Sight(Told, frozen=True, kw_only=True, tag="sight"):
    """What a seat sees now.

    `seq` grows by one with every change that the seat can see, and with nothing else. `view` holds the fields of the
    game's view that changed since `seq - 1`; with `full`, all of them. The reader's log is cut to `log_from` lines,
    then `log` is appended.
    """

    table: str
    seat: int | None
    epoch: str
    seq: int
    full: bool
    view: dict[str, Raw]
    log_from: int
    log: tuple[Raw, ...]
    ask: Raw | None = None  # an Asked
    dice: RollAsked | None = None
    waiting: tuple[int, ...] = ()  # seats that have something to decide
    undo: bool = False  # can the last move be taken back?
    over: bool = False
    outcome: Outcome | None = None
    groups: tuple[Group, ...] | None = None  # the table in words, if asked for
    coach: Coach | None = None  # of a guided game, as long as nobody has left its way
    page: int = 0  # when it is over: the last page of the past


class TableNews(Told, frozen=True, kw_only=True, tag="table"):
    """Something about the table changed: seats, presence, clocks, offers, its end."""

    table: TableInfo


class TableGone(Told, frozen=True, kw_only=True, tag="table-gone"):
    """A table that was never started is no more."""

    table: str


class ChatTold(Told, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    table: str
    line: ChatLine


class RefusalTold(Told, frozen=True, kw_only=True, tag="refusal"):
    """The answer to `why-not`; null: it can be played."""

    id: int
    refusal: Refusal | None


class Outlooks(Told, frozen=True, kw_only=True, tag="outlooks"):
    """The answer to `odds`."""

    id: int
    outlooks: tuple[Outlook, ...]


class PastView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's view of a page."""

    seat: int | None
    view: Raw
    groups: tuple[Group, ...] | None = None


class Past(Told, frozen=True, kw_only=True, tag="past"):
    """The answer to `look-back`: the page, how many there are (0 to pages - 1), what was seen, and the log up to it."""

    id: int
    table: str
    page: int
    pages: int
    views: tuple[PastView, ...]
    log: tuple[Event, ...]
    waiting: tuple[int, ...] = ()
    outcome: Outcome | None = None


class Notice(Told, frozen=True, kw_only=True, tag="notice"):
    """Something that you may want to know wherever you are on the site."""

    kind: NoticeKind
    table: str
    game: str
    text: str = ""  # of a mention


class Goodbye(Told, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes the connection: it stops (come back in a moment), or you read too slowly."""

    reason: Literal["stopping", "too-slow", "signed-out", "protocol"]


FromServer = (
    Welcome
    | Done
    | Failed
    | Sight
    | TableNews
    | TableGone
    | ChatTold
    | RefusalTold
    | Outlooks
    | Past
    | Notice
    | Goodbye
)

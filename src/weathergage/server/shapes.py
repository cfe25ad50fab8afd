"""What goes over the wire about people, tables and games: the shapes that REST and the WebSocket share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from weathergage.engine import Outcome, Refusal

Language = Literal["en", "es", "it"]
Code = Literal[
    "malformed",  # not a message, not a move, not an option
    "illegal",  # well formed, but the rules or the table's state do not allow it; `refusal` says why
    "stale",  # it answers a decision, an offer or a roll that is no more; what is now has been sent or follows
    "not-yours",  # another person's seat, table or note
    "sign-in",  # nobody knows who you are yet
    "not-found",
    "too-fast",
    "too-long",
    "taken",  # a name or a seat that somebody else has
    "banned",
    "failed",  # our fault; nothing is lost
]


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What went wrong. `detail` is English for a log; the client says `code` or `refusal` in its language."""

    status: int
    code: Code
    title: str
    detail: str
    refusal: Refusal | None = None


# ------------------------------------------------------------------------------------------------ people


class Person(Struct, frozen=True, kw_only=True):
    """Somebody, as everybody may see them."""

    id: str
    name: str
    guest: bool


class Me(Struct, frozen=True, kw_only=True):
    """Who you are; `person` is null until you choose a name or press Play."""

    person: Person | None
    email: str = ""
    confirmed: bool = False  # was the link in a mail to this address followed? Notices are sent to no other
    mail: bool = False  # can this server send mail?


class GuestForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Play at once. Without a name you are given one."""

    name: str = ""


class AccountForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account. A guest's games move along."""

    name: str
    password: str
    email: str = ""
    language: Language = "en"  # that mails are written in


class LoginForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Log in. A guest's games move along."""

    name: str
    password: str


class PersonForm(Struct, frozen=True, forbid_unknown_fields=True):
    """What you change about yourself; null leaves it."""

    name: str | None = None
    email: str | None = None
    language: Language | None = None  # that mails are written in; a guest is sent none


class LeavingForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Go for good. A guest has no password."""

    password: str = ""


class PasswordForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the password; every other session ends."""

    old: str
    new: str


class ResetForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a mail that lets you choose a new password. The answer is the same whether the name exists or not."""

    name: str


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password after a reset."""

    token: str
    password: str


class Session(Struct, frozen=True, kw_only=True):
    """A place where you are logged in."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class ApiToken(Struct, frozen=True):
    """A token for programs: `Authorization: Bearer ...`. It is shown once; a new one replaces it."""

    token: str


NoticeKind = Literal["turn", "started", "ended", "mention"]


class NoticeSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which notices go where. In the page they always show."""

    mail: tuple[NoticeKind, ...] = ()
    webhook: tuple[NoticeKind, ...] = ()
    webhook_url: str = ""
    language: Language = "en"


class TableNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of which you want to hear nothing but in the page."""

    muted: bool


# ------------------------------------------------------------------------------------------------ tables


class Clock(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`live`: a bank of seconds and an increment each time your turn to decide is done. `days`: the bank is filled up
    again with every decision. Playing hours: the clock rests outside `[from, to)` o'clock in that time zone."""

    kind: Literal["none", "live", "days"] = "none"
    bank: int = 0  # seconds
    increment: int = 0  # seconds
    hours: tuple[int, int] | None = None
    zone: str = "UTC"


class SeatForm(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit there: anybody, you, somebody by name, or a bot by its name."""

    kind: Literal["open", "me", "named", "bot"] = "open"
    name: str = ""


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Set a table up. Empty scenario and edition: the game's first scenario, its latest edition."""

    game: str
    seats: tuple[SeatForm, ...]
    scenario: str = ""
    edition: str = ""
    options: dict[str, bool | int | str] = {}
    pack: str = ""  # the hash of a pack that the host installed; empty: the one that comes with the game
    public: bool = True  # listed in the lobby; otherwise only by its link
    clock: Clock = Clock()
    timeout: Literal["bot", "forfeit"] = "bot"
    dice: Literal["digital", "typed"] = "digital"
    spectators: bool = True
    delay: int = 0  # seconds by which spectators are behind
    start: bool = False  # start at once if no seat is open


class SeatClock(Struct, frozen=True):
    """`left` seconds at the time `since`; `since` null: it does not run. `flag`: when it will be up."""

    left: float
    since: float | None = None
    flag: float | None = None


class SeatInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat. `bot` is who moves for it now: with a `person` as well, the bot only stands in."""

    seat: int
    person: str = ""  # the id of a Person
    name: str = ""
    guest: bool = False
    bot: str = ""
    invited: bool = False  # kept for this person, who has not come yet
    present: bool = False
    resigned: bool = False
    clock: SeatClock | None = None


class Offer(Struct, frozen=True, kw_only=True):
    """Something that all people at the table must agree to. A refusal takes it off the table; moves do not, unless
    whoever wants a move back goes on playing."""

    number: int
    kind: Literal["takeback", "draw", "abort"]
    by: int
    agreed: tuple[int, ...]


class Settled(Struct, frozen=True, kw_only=True):
    """What became of the last offer. `by` had the last word; who refuses an offer of their own withdraws it."""

    offer: Offer
    by: int
    agreed: bool


class Result(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How it ended. `outcome` is the rules' own; without one somebody (`seat`) resigned or ran out of time,
    or all agreed."""

    reason: Literal["played", "resigned", "time", "draw", "aborted"]
    outcome: Outcome | None = None
    seat: int | None = None


class TableInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as everybody at it may see it. Whose seat is whose is told by the ids of the people."""

    id: str
    state: Literal["open", "running", "finished"]
    game: str
    scenario: str
    edition: str
    options: dict[str, bool | int | str]
    host: str  # the id of whoever set it up
    public: bool
    clock: Clock
    timeout: str
    dice: str
    spectators: bool
    delay: int
    created: float
    version: int  # of the game's rules
    pack: str
    seats: tuple[SeatInfo, ...]
    waiting: tuple[int, ...] = ()  # seats that have something to decide
    offer: Offer | None = None
    settled: Settled | None = None
    result: Result | None = None
    rematch: str = ""  # the table that goes on from this one
    origin: str = ""  # the table that this one was continued from
    lesson: str = ""  # the chapter of the guided game that is played here
    link: str = ""  # the secret part of a private table's link; only for those who sit there or came by it


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: at this seat, or at the first that is free."""

    seat: int | None = None


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Before the start the host sets a seat anew. While it runs: `bot` lets one stand in, `me` takes the seat back."""

    kind: Literal["open", "bot", "me"]
    name: str = ""


class SeatChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """One of your seats."""

    seat: int


class Fork(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on from a step of a finished match as a new table."""

    step: int
    seats: tuple[SeatForm, ...]
    public: bool = False
    start: bool = False


class ShareForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to a step of a finished match, from a seat's view (null: a spectator's)."""

    step: int
    seat: int | None = None


class Share(Struct, frozen=True):
    """Its address is /share/<token>."""

    token: str
    table: str
    step: int
    seat: int | None


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """Your private notes on a table."""

    text: str


class ChatLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Plain text: never to be shown as anything else."""

    number: int
    person: str
    name: str
    text: str
    at: float
    seat: int | None = None


# ------------------------------------------------------------------------------------------------ games


class ScenarioEntry(Struct, frozen=True, kw_only=True):
    """What can be chosen to play, and for how many. Its name is the text `<prefix>-scenario-<id>`."""

    id: str
    seats: tuple[int, ...]


class GameEntry(Struct, frozen=True, kw_only=True):
    """A game as the first page needs it. Its name is a text of the client, in the reader's language."""

    id: str
    editions: tuple[str, ...]
    scenarios: tuple[ScenarioEntry, ...]
    lessons: tuple[str, ...] = ()  # the chapters of its guided game, in order


class OptionEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of a game. Its name is the text `<prefix>-option-<id>`, a choice's `<prefix>-option-<id>-<choice>`
    with `_` written as `-`."""

    id: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str
    choices: tuple[bool | int | str, ...] = ()
    least: int | None = None
    most: int | None = None


class GameDetail(Struct, frozen=True, kw_only=True):
    """All that is needed to set up a table of the game and to speak of it. The addresses hold a hash of their content:
    they may be kept for ever."""

    id: str
    prefix: str
    version: int
    pack: str
    editions: tuple[str, ...]
    scenarios: tuple[ScenarioEntry, ...]
    options: tuple[OptionEntry, ...]
    bots: tuple[str, ...]
    odds: bool  # are there outlooks to ask for?
    texts: dict[str, str]  # by language: the address of its Fluent texts, the engine's included
    rules: str  # the address of the index of its rules
    lessons: tuple[str, ...] = ()  # the chapters of its guided game, in order


class RuleEntry(Struct, frozen=True):
    """A rule as rules.tsv has it."""

    id: str
    edition: str
    title: str

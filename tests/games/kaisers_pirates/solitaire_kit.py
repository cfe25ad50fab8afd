"""A solitaire table in three lines: the kit of chapter 5, on top of `kit.py`.

    t = phantom_turn(force("", "lovat", hand="collier"), force("emden"), "2:warship s:blank 1:none", 2, *dice, 1)
    t = live_turn(force("leopard", hand="collier"), force("", "kaipara"), "24:qqq")

The first force is the live player's, the second the phantom's; `^` behind a ship of the phantom puts it into a refuge
that no card marks. The solitaire cards are named by one of their entries: `1:` to `4:` offensive, `13:` and `24:`
defensive, `s:` special, or by their ids. The first card that has the entry and is not taken yet is put on top, in the
order in which they are named. `raider`, `warship` and `british` are short for the intercepts, `~` behind one asks for
the night.

`phantom_turn` runs on to the first question to the live player, so it takes all dice in advance: the red die, then
those of the coins. When the dice are used up, the red die shows 1, so that a turn of the phantom passes. `picks` are
the random picks, by place; 0 where none is left. The phantom chooses at random unless `policy="best"`. `left` is the
number of action cards that can still be drawn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from tests.games.kaisers_pirates.kit import PACK, Builder, Force, Table
from weathergage.engine import Event, Scripted, Setup, Start
from weathergage.engine.chance import Chance, Roll
from weathergage.engine.match import Match
from weathergage.engine.setup import check_setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates.components import Entry, KaisersPack
from weathergage.games.kaisers_pirates.decks import SolitaireCard
from weathergage.games.kaisers_pirates.setup import set_up
from weathergage.games.kaisers_pirates.solitaire.deck import RED_DIE
from weathergage.games.kaisers_pirates.state import REMEMBERED, Options, State, Turn

LIVE, PHANTOM = 0, 1
SHORT = {
    "raider": "intercept_merchant_with_raider",
    "warship": "intercept_merchant_with_warship",
    "british": "intercept_warship_raider_or_prize",
    "torpedo": "submarine_torpedo_attack",
    "mines": "submarine_mine_attack",
}
FIELDS = {"13": "defensive_1_3", "24": "defensive_2_4"} | {str(number): f"offensive_{number}" for number in range(1, 5)}


class Picks:
    """Random picks from a list, and shuffles that leave a known order."""

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks = list(picks)
        self.rolls: list[Roll] = []

    def draw(self, _number: int, roll: Roll) -> list[int]:
        self.rolls.append(roll)
        if len(roll.bounds) > 1 or not self.picks:
            return [0] * len(roll.bounds)
        return [self.picks.pop(0)]


class Watched(Scripted):
    """Scripted dice that remember what was asked of them. When they are used up, the red die shows 1."""

    def __init__(self, faces: tuple[int, ...], picks: Picks) -> None:
        super().__init__(faces, picks)
        self.rolls: list[Roll] = []

    def draw(self, number: int, roll: Roll) -> list[int]:
        if roll.dice:
            self.rolls.append(roll)
            if not self.faces and roll.purpose == RED_DIE:
                return [0]
        return super().draw(number, roll)


class Alone(Table):
    """A solitaire match from a given position."""

    def __init__(
        self, setup: Setup, state: State, names: dict[str, list[int]], dice: tuple[int, ...], picks: tuple[int, ...]
    ) -> None:
        self.names = names
        self.picks = Picks(picks)
        self.script = self.watched = Watched(dice, self.picks)
        spec = replace(GAME, setup=lambda _start: state)
        self.match = Match.begin(spec, setup, b"seed", source=self.script)

    def events(self, key: str) -> list[Event]:
        """The log lines with this key."""
        return [event for event in self.match.events or () if event.text.key == key]

    def event(self, key: str) -> Event:
        """The only log line with this key."""
        (event,) = self.events(key)
        return event

    @property
    def rules(self) -> list[str]:
        """The rules of chapter 5 that the log cites, in order."""
        return [event.rule for event in self.match.events or () if event.rule.startswith("KP-5")]

    @property
    def drawn(self) -> int:
        """How many solitaire cards were turned up so far in this table's life, reshuffles or not."""
        keys = ("kp-log-solitaire-entry", "kp-log-solitaire-defence")
        return sum(line.startswith(keys) or "-special" in line or "-reflag" in line for line in self.lines)


def having(word: str, taken: list[str]) -> str:
    """A solitaire card with this entry."""
    place, _, name = word.partition(":")
    night, name = name.endswith("~"), SHORT.get(name.rstrip("~"), name.rstrip("~"))
    for card in PACK.solitaire.values():
        if card.id not in taken and (card.special == name if place == "s" else fits(card, FIELDS[place], name, night)):
            return card.id
    raise AssertionError(f"no solitaire card with {word} is left")


def fits(card: SolitaireCard, field: str, name: str, night: bool) -> bool:
    entry: Entry = getattr(card, field)
    action, _, choice = name.partition("/")
    return entry.action == action and entry.night == night and (not choice or entry.choice == choice)


def solitaire_state(setup: Setup) -> State:
    """The decks of a solitaire game before anything is dealt."""
    filled, options = check_setup(GAME, setup)
    start: Start[KaisersPack, Options] = Start(
        filled.seats, filled.scenario, filled.edition, cast(Options, options), PACK, Chance(Scripted(()))
    )
    return set_up(start)


def alone(
    live: Force,
    phantom: Force,
    cards: str,
    dice: tuple[int, ...],
    turn: int,
    *,
    picks: tuple[int, ...] = (),
    edition: str = "2",
    deck: str = "",
    extra: bool = False,
    scouted: bool = False,
    left: int = 0,
    **options: bool | int | str,
) -> Alone:
    """A solitaire table with a turn about to begin."""
    options = {"policy": "random", **options}  # so that `picks` decide
    setup = Setup(game=GAME.id, seats=1, scenario="solitaire", edition=edition, options=options)
    state = solitaire_state(setup)
    state.stage, state.turn = "turns", Turn(turn, extra=extra)
    builder = Builder(state)
    refuges = [word.rstrip("!*-^") for word in phantom.ships.split() if "^" in word]
    builder.place(LIVE, live)
    builder.place(PHANTOM, replace(phantom, ships=phantom.ships.replace("^", "")))
    builder.stack(deck, "")
    for vessel in state.seats[PHANTOM].ships:
        if vessel.id in refuges:
            vessel.refuge = REMEMBERED
    if left:
        state.aside += state.deck[:-left]
        del state.deck[:-left]
    order: list[str] = []
    for word in cards.split():
        order.append(having(word, order) if ":" in word else word)
    solitaire = state.solitaire
    solitaire.fresh = [card for card in solitaire.fresh if card not in order] + order[::-1]
    solitaire.scouted = scouted
    return Alone(setup, state, builder.names, dice, picks)


def phantom_turn(live: Force, phantom: Force, cards: str, *dice: int, **rest: object) -> Alone:
    """The phantom's turn is about to begin."""
    return alone(live, phantom, cards, dice, PHANTOM, **rest)  # type: ignore[arg-type]


def live_turn(live: Force, phantom: Force, cards: str = "", *dice: int, **rest: object) -> Alone:
    """The live player's turn is about to begin."""
    return alone(live, phantom, cards, dice, LIVE, **rest)  # type: ignore[arg-type]

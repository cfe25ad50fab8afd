"""A table in three lines: the test kit of The Kaiser's Pirates.

    t = table(force("leopard", "lovat maria*", hand="recalled surprise_attack"), force("emden!", "appam"))
    t.commit("recalled on leopard", "surprise_attack").intercept("leopard", "appam").dice(4, 6, 2, 4)
    assert t.where("appam") == "pile 0"

Forces. `force(ships, merchants, hand=, pile=, deception=, fog=)`, one for each seat, the first has the turn. Ships are
ids with marks behind them: `!` recognised, `*` damaged (once for each marker), `-` Limited Supply, `^` in an Island
Refuge. A merchantman among the ships is a prize. In a pile, a ship is sunk; `+` brought it in safely, `x2` doubles it.

Cards. An action card is named by its type; `fast_ship~` is a copy with the night marker, `breakout#2` the second copy.
Without either, the first day copy that is still in the deck is taken. `t.card("reflag")` is the number of the copy that
this table uses for a name. What is not placed stays in the decks; `table(deck="...")` says what is drawn next, first
name first, `discards=` what lies on the discards, the last name on top. A player without any card has nothing to
decide, so that turns run on over him: give a card to whoever is to be asked.

Dice. `t.dice(4, 6)` puts faces down, in the order in which they are rolled: attacker before defender, challenge before
response, the dice of a coin from the largest to the smallest. Shuffles and random picks take the first of everything.

Playing. `t.commit("X on ship", "X british", "X mines ship", "X")` commits and closes; `t.intercept(ship, target, ...)`,
`t.british(card, target, ...)`, `t.mines(ship, seat)`, `t.act(card, target)` announce, with cards that join as further
names (`also=` further targets); `t.react(card)`, `t.let()` (pass), `t.accept()`, `t.target(ship)`, `t.attach(card)`,
`t.done()`, `t.do(move)` answer whatever is asked. `t.let_all()` passes every question that can be passed, until the
player of the turn has to act. `t.end()` does that too, stops, and lets the turn end.

Looking. `t.seat`, `t.prompt`, `t.moves` are the pending decision; `t.can_react("amc")`; `t.why(move)` is the rule that
forbids a move; `t.where(ship or card)`; `t.ship(id)`; `t.pile(seat)`; `t.lines` the keys of the log; `t.state`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from weathergage.engine import Move, Pack, Scripted, Setup, Start
from weathergage.engine.chance import Chance
from weathergage.engine.match import Match
from weathergage.engine.setup import check_setup
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.force import merchant_in, ship_in
from weathergage.games.kaisers_pirates.setup import set_up
from weathergage.games.kaisers_pirates.state import Game, State, Turn, Vessel, Won

PACK: KaisersPack = Pack.of(GAME).content  # type: ignore[assignment]


@dataclass
class Force:
    """What lies before one player."""

    ships: str = ""
    merchants: str = ""
    hand: str = ""
    pile: str = ""
    deception: str = ""
    fog: str = ""


def force(ships: str = "", merchants: str = "", **rest: str) -> Force:
    """See the module's text."""
    return Force(ships, merchants, **rest)


def table(
    *forces: Force,
    edition: str = "2",
    teams: bool = False,
    deck: str = "",
    discards: str = "",
    extra: bool = False,
    round: int = 1,
    **options: bool | int | str,
) -> Table:
    """A table with the turn about to begin."""
    scenario = "teams" if teams else "open"
    setup = Setup(game=GAME.id, seats=len(forces), scenario=scenario, edition=edition, options=options)
    state = undealt(setup)
    state.round, state.stage, state.turn = round, "turns", Turn(0, extra=extra)
    builder = Builder(state)
    for number, it in enumerate(forces):
        builder.place(number, it)
    builder.stack(deck, discards)
    return Table(setup, state, builder.names)


def undealt(setup: Setup) -> State:
    """The decks of a game before anything is dealt."""
    filled, options = check_setup(GAME, setup)
    seats, scenario, printing = filled.seats, filled.scenario, filled.edition
    start: Start[KaisersPack, Any] = Start(seats, scenario, printing, options, PACK, Chance(Scripted(())))
    return set_up(start)


class Builder:
    """Takes cards and ships out of the decks and lays them on the table."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.names: dict[str, list[int]] = {}

    def take(self, name: str) -> int:
        """An action card out of the deck."""
        kind = name.rstrip("~").partition("#")[0]
        copies = [card for card in self.state.deck if PACK.cards[card].type == kind]
        if "#" in name:
            copies = [card for card in copies if PACK.cards[card].copy == int(name.partition("#")[2])]
        else:
            copies.sort(key=lambda card: PACK.cards[card].night != name.endswith("~"))
            copies = [card for card in copies if not name.endswith("~") or PACK.cards[card].night]
        assert copies, f"no {name} is left in the deck"
        self.state.deck.remove(copies[0])
        self.names.setdefault(name, []).append(copies[0])
        return copies[0]

    def vessel(self, word: str, front: bool) -> Vessel:
        """A ship with its marks."""
        ship = word.rstrip("!*-^")
        marks = word[len(ship) :]
        deck = self.state.ships if ship in PACK.ships else self.state.merchants
        deck.fresh.remove(ship)
        vessel = Vessel(ship, PACK.ships[ship].kind if ship in PACK.ships else "merchantman" if front else "prize")
        vessel.damage, vessel.short, vessel.known = marks.count("*"), "-" in marks, "!" in marks
        if "^" in marks:
            vessel.refuge = self.take("island_refuge")
            self.state.exposed[vessel.refuge] = 1
        return vessel

    def won(self, word: str) -> Won:
        """A card of a pile."""
        ship = word.removesuffix("x2").rstrip("+")
        if ship not in PACK.ships and ship not in PACK.merchants:
            card = self.take(ship)
            self.state.exposed[card] = 1
            return Won(card=card, type=ship)
        deck = self.state.ships if ship in PACK.ships else self.state.merchants
        deck.fresh.remove(ship)
        times = 2 if word.endswith("x2") else 1
        return Won(ship, warship=ship in PACK.ships, times=times, sunk="+" not in word)

    def place(self, number: int, it: Force) -> None:
        """Lay a Force out."""
        seat = self.state.seats[number]
        seat.ships = [self.vessel(word, front=False) for word in it.ships.split()]
        seat.merchants = [self.vessel(word, front=True) for word in it.merchants.split()]
        seat.hand = [self.take(word) for word in it.hand.split()]
        seat.pile = [self.won(word) for word in it.pile.split()]
        for name in ("deception", "fog"):
            if getattr(it, name):
                card = self.take({"deception": "deception", "fog": "fog_bank"}[name])
                self.state.exposed[card] = 1
                setattr(seat, name, card)

    def stack(self, deck: str, discards: str) -> None:
        """Say what is drawn next, and what was discarded; one card is set aside."""
        state = self.state
        state.discards = [self.take(word) for word in discards.split()]
        for card in state.discards:
            state.exposed[card] = 1
        top = [self.take(word) for word in deck.split()]
        state.aside = [state.deck.pop(0)]
        state.deck += reversed(top)


ENDING = (m.PASS, m.ANNOUNCE, m.DISCARD_REST, m.DONE)  # answers with which nothing more is done


class Table:
    """A match from a given position, and short ways to play it."""

    def __init__(self, setup: Setup, state: State, names: dict[str, list[int]]) -> None:
        self.names = names
        self.script = Scripted([])
        spec = replace(GAME, setup=lambda _start: state)
        self.match = Match.begin(spec, setup, b"seed", source=self.script)

    # ---------------------------------------------------------------- looking

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def state(self) -> State:
        state: State = self.match.game.state
        return state

    @property
    def seat(self) -> int:
        """Who is asked."""
        ask = self.match.next_decision()
        assert ask is not None, "nobody is asked"
        return ask.seat

    @property
    def prompt(self) -> str:
        """What is asked."""
        ask = self.match.next_decision()
        return ask.prompt.key if ask else ""

    @property
    def moves(self) -> Sequence[Move]:
        """What can be answered."""
        ask = self.match.next_decision()
        return ask.moves if ask else ()

    @property
    def lines(self) -> list[str]:
        """The log so far, by its keys."""
        return [event.text.key for event in self.match.events or ()]

    def card(self, name: str) -> int:
        """The number of the (last) card that was placed under this name."""
        return self.names[name][-1]

    def ship(self, ship: str) -> Vessel:
        """A ship that stands in a Force."""
        for seat in self.state.seats:
            vessel = merchant_in(seat, ship) or ship_in(seat, ship)
            if vessel is not None:
                return vessel
        raise AssertionError(f"{ship} stands in no Force; it is in the {self.where(ship)}")

    def pile(self, seat: int) -> list[str]:
        """What a pile holds: ships by id, action cards by type."""
        return [won.ship or won.type for won in self.state.seats[seat].pile]

    def where(self, name: str) -> str:
        """Where a ship or card is: `ships 0`, `merchants 1`, `pile 0`, `hand 1`, `discards`, `deck`, `used`, ..."""
        for number, seat in enumerate(self.state.seats):
            places: dict[str, Sequence[object]] = {
                "ships": [it.id for it in seat.ships],
                "merchants": [it.id for it in seat.merchants],
                "pile": [won.ship or won.card for won in seat.pile],
                "hand": seat.hand,
                "before": [seat.deception, seat.fog],
                "refuge": [it.refuge for it in seat.ships],
            }
            for place, content in places.items():
                if name in content or (name in self.names and self.card(name) in content):
                    return f"{place} {number}"
        state, turn = self.state, self.state.turn
        common: dict[str, Sequence[object]] = {
            "deck": [*state.ships.fresh, *state.merchants.fresh, *state.deck],
            "used": [*state.ships.used, *state.merchants.used],
            "lost": [*state.ships.lost, *state.merchants.lost],
            "discards": state.discards,
            "aside": state.aside,
            "committed": [it.card for it in turn.committed],
            "answered": [it.card for it in turn.answered],
        }
        for place, cards in common.items():
            if name in cards or (name in self.names and self.card(name) in cards):
                return place
        return "nowhere"

    def can_react(self, name: str) -> bool:
        """Is this card among the answers?"""
        return m.React(self.card(name)) in self.moves

    def why(self, move: Move, seat: int | None = None) -> str:
        """The rule that forbids a move; empty when it is legal."""
        refusal = self.match.why_not(self.seat if seat is None else seat, move)
        return refusal.rule if refusal else ""

    # ---------------------------------------------------------------- answering

    def dice(self, *faces: int) -> Table:
        """Faces for the next rolls."""
        self.script.faces += faces
        return self

    def do(self, *moves: Move) -> Table:
        """Answer whatever is asked."""
        for move in moves:
            assert move in self.moves, f"{move} is not among the answers to {self.prompt}: {list(self.moves)}"
            self.match.play(self.seat, move)
        return self

    def react(self, name: str) -> Table:
        return self.do(m.React(self.card(name)))

    def let(self) -> Table:
        """Pass."""
        return self.do(m.PASS)

    def accept(self) -> Table:
        return self.do(m.ACCEPT)

    def target(self, *ships: str) -> Table:
        return self.do(*map(m.Target, ships))

    def attach(self, name: str) -> Table:
        return self.do(m.Attach(self.card(name)))

    def announce(self) -> Table:
        return self.do(m.ANNOUNCE)

    def done(self) -> Table:
        return self.do(m.DONE)

    def let_all(self) -> Table:
        """Pass, announce and discard as it comes, until something else is asked."""
        while self.moves:
            if m.PASS in self.moves:
                self.let()
            elif m.ANNOUNCE in self.moves:
                self.announce()
            elif m.DISCARD_REST in self.moves:
                self.do(m.DISCARD_REST)
            else:
                break
        return self

    def end(self) -> Table:
        """Stop, and let the turn end."""
        turn = self.state.turn
        while self.moves and self.state.turn is turn and self.state.stage == "turns":
            self.do(next(move for move in ENDING if move in self.moves))
        return self

    # ---------------------------------------------------------------- playing

    def commit(self, *cards: str) -> Table:
        """Commit cards and close; see the module's text."""
        for words in cards:
            name, _, use = words.partition(" ")
            self.do(self.commitment(self.card(name), use))
        if self.prompt == "kp-ask-commit":
            self.done()
        return self

    @staticmethod
    def commitment(card: int, use: str) -> Move:
        match use.split():
            case ["on", ship]:
                return m.CommitIntercept(card, ship)
            case ["british"]:
                return m.CommitBritish(card)
            case ["mines", ship]:
                return m.CommitMines(card, ship)
            case _:
                return m.CommitAction(card)

    def _join(self, names: Sequence[str], also: str) -> Table:
        for name in names:
            self.attach(name)
        self.target(*also.split())
        if self.prompt == "kp-ask-assemble":
            self.announce()
        return self

    def intercept(self, ship: str, target: str, *assists: str, also: str = "") -> Table:
        """Announce an intercept by an own ship."""
        return self.do(m.Intercept(ship), m.Target(target))._join(assists, also)

    def british(self, name: str, target: str, *assists: str) -> Table:
        """Announce an intercept by British forces."""
        return self.do(m.BritishIntercept(self.card(name)), m.Target(target))._join(assists, "")

    def mines(self, ship: str, seat: int, *assists: str) -> Table:
        """Let a raider lay its mines."""
        return self.do(m.LayMines(ship), m.Against(seat))._join(assists, "")

    def act(self, name: str, at: str | int | None = None, *assists: str) -> Table:
        """Play an action half, at a ship, at a seat, or at nothing."""
        self.do(m.Play(self.card(name)))
        if isinstance(at, str):
            self.target(at)
        elif at is not None:
            self.do(m.Against(at))
        return self._join(assists, "")

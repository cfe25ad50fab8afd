"""A short match in which everything happens that a board has to show: found, followed, bombed, fought, and sunk.

Somebody who sees both charts plays both sides: the raiders make for the gap between Iceland and the Faroes, and the
Allies, who know too well where to look, meet them there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK
from weathergage.engine import Choose, Move, Setup
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME, moves
from weathergage.games.chase_of_the_bismarck.state import SHADOWED, State
from weathergage.lab import laws

BISMARCK = "bismarck"
GOAL = "G22"
LONGEST = 8
# In one turn aircraft find the raiders, in the next they bomb them, and then the battleships are there.
FOUND, BOMBED, FOUGHT = 2, 3, 4
# What must have happened, by the prompt that asks for it.
WANTED = (
    "cb-plan",
    "cb-choose-flight",
    "cb-choose-search",
    "cb-choose-shadow",
    "cb-choose-manoeuvre",
    "cb-order-shadowed",
    "cb-choose-strike",
    "cb-choose-combat",
    "cb-choose-launch",
    "cb-choose-fire",
    "cb-choose-tactical",
)


class Teller:
    """Plays both sides of one match."""

    def __init__(self, seed: int) -> None:
        self.match: Match = laws.begin(GAME, Setup(game=GAME.id, seats=2), seed)
        self.asked: dict[str, list[int]] = {}  # prompt: the steps after which it was asked
        self.ordered: set[tuple[int, str]] = set()

    @property
    def state(self) -> State:
        state: State = self.match.game.state
        return state

    @property
    def quarry(self) -> str:
        return self.state.ships[BISMARCK].hex

    def tell(self) -> bool:
        """Play until it is over; was it the story that is wanted?"""
        while self.match.decisions and self.state.turn <= LONGEST:
            # The raiders' orders are known to the hunters, who give theirs later.
            seat = min(self.match.decisions)
            ask = self.match.decisions[seat]
            self.asked.setdefault(f"{ask.prompt.key} {seat} {self.state.turn}", []).append(len(self.match.steps) - 1)
            self.match.play(seat, self.choose(seat, ask))
        prompts = {key.split()[0] for key in self.asked}
        return self.match.over and self.state.turn == FOUGHT and set(WANTED) <= prompts and self.is_dramatic()

    def is_dramatic(self) -> bool:
        """The bombers hit her, both sides have bled before she sinks, and it took some rounds."""
        cards = PACK.cards
        events = self.match.events or ()
        hurt = [it for it in self.state.ships.values() if it.seat == ALLIES and it.open and it.hull < cards[it.id].hull]
        rounds = [event for event in events if event.text.key == "cb-round"]
        bombed = any(
            one.text.key == "cb-air-attack" and other.text.key == "cb-hits" and other.text.args["hits"] != 0
            for one, other in pairwise(events)
        )
        last = self.match.at(self.steps["last"]).game.state.ships[BISMARCK]
        return bombed and self.state.ending == "sunk" and bool(hurt) and 3 <= len(rounds) <= 12 and last.hull <= 2

    @property
    def steps(self) -> dict[str, int]:
        """Where to go on from, to see this or that."""
        return {
            "plan": self.asked[f"cb-plan {ALLIES} {BOMBED}"][0],
            "search": self.asked[f"cb-choose-search {ALLIES} {FOUND}"][0],
            "strike": self.asked[f"cb-choose-strike {ALLIES} {BOMBED}"][0],
            "shadow": self.asked[f"cb-choose-shadow {ALLIES} {FOUGHT}"][0],
            "engage": self.asked[f"cb-choose-combat {ALLIES} {FOUGHT}"][0],
            "manoeuvre": self.asked[f"cb-choose-tactical {ALLIES} {FOUGHT}"][0],
            "launch": self.asked[f"cb-choose-launch {ALLIES} {FOUGHT}"][0],
            "fire": self.asked[f"cb-choose-fire {ALLIES} {FOUGHT}"][2],
            "last": self.last_volley(),
        }

    def last_volley(self) -> int:
        """Where the guns of the last round begin to speak."""
        moved = max(step for key, steps in self.asked.items() if key.startswith("cb-choose-tactical") for step in steps)
        fired = [step for key, steps in self.asked.items() if key.startswith("cb-choose-fire") for step in steps]
        return min(step for step in fired if step > moved)

    def choose(self, seat: int, ask: Choose[Move]) -> Move:
        """What a player would do who knows everything."""
        legal = ask.moves
        match ask.prompt.key:
            case "cb-plan":
                return self.give_orders(seat, legal)
            case "cb-order" | "cb-order-shadowed" | "cb-choose-next-hex":
                return self.sail(seat, str(ask.prompt.args.get("id", "")), legal)
            case "cb-choose-flight":
                return self.fly(seat, legal)
            case "cb-choose-tactical":
                return self.manoeuvre(seat, legal)
            case _:
                return self.first_of(legal)

    def give_orders(self, seat: int, legal: Sequence[Move]) -> Move:
        for move in legal:
            if isinstance(move, moves.Order) and self.wants_orders(seat, move.unit):
                self.ordered.add((self.state.turn, move.unit))
                return move
        flights = [move for move in legal if isinstance(move, moves.Fly) and self.wants_to_fly(seat, move.air)]
        return flights[0] if flights else moves.Done()

    def wants_orders(self, seat: int, unit: str) -> bool:
        if (self.state.turn, unit) in self.ordered:
            return False
        ships = self.state.unit(unit)
        if seat == AXIS:
            return any(ship.id == BISMARCK for ship in ships)
        far = PACK.board.distance(ships[0].hex, self.quarry)
        return far <= 8 and not PACK.cards[ships[0].id].neutral

    def wants_to_fly(self, seat: int, air: str) -> bool:
        """The hunters only, and the bombers not before there is somebody to bomb."""
        if seat == AXIS or not self.near_enough(air):
            return False
        shadowed = any(contact.marker == SHADOWED for contact in self.state.sides[ALLIES].contacts)
        return shadowed and self.state.turn == BOMBED if PACK.air[air].kind == "combat" else self.state.turn == FOUND

    def near_enough(self, air: str) -> bool:
        base = PACK.air[air].base
        home = self.state.ships[base].hex if base in self.state.ships else base
        return bool(home) and 2 * PACK.board.distance(home, self.quarry) <= PACK.air[air].speed

    def fly(self, seat: int, legal: Sequence[Move]) -> Move:
        del seat
        for move in legal:
            if isinstance(move, moves.DropAttack):
                return move
        for move in legal:
            if isinstance(move, moves.DropSearch) and move.hex == self.quarry:
                return move
        return moves.Land() if moves.Land() in legal else legal[0]

    def sail(self, seat: int, unit: str, legal: Sequence[Move]) -> Move:
        """CB-7.7.2p: the destroyers turn back first, as they did."""
        for move in legal:
            if isinstance(move, moves.Leave) and move.ship == "zf6":
                self.ordered.discard((self.state.turn, unit))
                return move
        goal = GOAL if seat == AXIS else self.quarry
        here = self.state.unit(unit)[0].hex if unit else ""
        ahead = [it for it in legal if isinstance(it, moves.Sail) and self.may_enter(seat, unit, it.hex)]
        best = min(ahead, key=lambda it: PACK.board.distance(it.hex, goal), default=None)
        if best and here and PACK.board.distance(best.hex, goal) < PACK.board.distance(here, goal):
            return best
        return next(it for it in legal if isinstance(it, (moves.Halt, moves.Stay)))

    def may_enter(self, seat: int, unit: str, hex: str) -> bool:
        """Cruisers keep in touch; whoever is heavier waits for the others."""
        heavy = any(PACK.cards[ship.id].kind in {"BB", "BC", "CV"} for ship in self.state.unit(unit))
        return seat == AXIS or not heavy or self.state.turn >= FOUGHT or PACK.board.distance(hex, self.quarry) > 1

    def manoeuvre(self, seat: int, legal: Sequence[Move]) -> Move:
        """The attacker closes, and turns when the torpedoes reach; the defender gives broadsides."""
        combat = self.state.combat
        assert combat is not None
        if not isinstance(legal[0], moves.Manoeuvre):
            return legal[0]
        closing = [it for it in legal if isinstance(it, moves.Manoeuvre) and it.position == "closing"]
        opening = [it for it in legal if isinstance(it, moves.Manoeuvre) and it.position == "opening"]
        zones = {boat.attacker: boat.zone for boat in combat.boats}
        near = abs(zones[True] - zones[False]) <= 9
        if seat == combat.attacker and not near:
            return max(closing, key=lambda it: it.zones)
        return opening[0] if opening else closing[0]

    def first_of(self, legal: Sequence[Move]) -> Move:
        """In other questions: what makes the story go on."""
        wanted = (moves.Pursue, moves.Concede, moves.SearchAll, moves.Search, moves.Shadow, moves.Reinforce)
        for kind in wanted:
            for move in legal:
                if isinstance(move, kind):
                    return move
        for move in legal:
            if isinstance(move, moves.Engage) and self.state.turn >= FOUGHT and move.unit == "tf1":
                return move
        launches = [move for move in legal if isinstance(move, moves.Launch)]
        if launches:
            return max(launches, key=lambda move: (move.target == BISMARCK, move.count))
        for move in legal:
            if isinstance(move, moves.Fire) and BISMARCK in (move.ship, move.target):
                return move
        quiet = (moves.Fire, moves.HoldCourse, moves.EndCombats, moves.Remain, moves.NoHunt, moves.KeepRodney)
        for other in quiet:
            for move in legal:
                if isinstance(move, other):
                    return move
        return legal[0]


def told() -> Teller:
    """The first story of this kind."""
    for seed in range(2_000):
        teller = Teller(seed)
        if teller.tell():
            return teller
    raise AssertionError("no such story was found")

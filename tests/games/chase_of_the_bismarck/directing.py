"""Matches that are directed: who sails where by when, what else is done in which turn, and what the typed dice show.

Whatever is not written in the script is quiet: nobody moves, searches or fights, and no die finds or hits anything.
Chits are drawn by the seed, so that the journal can be verified like any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tests.games.chase_of_the_bismarck.kit import ALLIES, AXIS, PACK
from weathergage.engine import Choose, Move, Setup
from weathergage.engine.chance import Roll, Seeded
from weathergage.engine.match import Match
from weathergage.games.chase_of_the_bismarck import GAME, moves
from weathergage.games.chase_of_the_bismarck.state import Ship, State

QUIET_DICE = {"weather": 4, "fuel loss": 1, "special damage": 4}
MISS = 9
QUIET = (
    *(moves.Bought, moves.EndShadowing, moves.HoldCourse, moves.Stay, moves.Halt, moves.Done, moves.Land),
    *(moves.EndSearch, moves.EndCombats, moves.EndTorpedoes, moves.HoldFire, moves.Remain, moves.EndReinforcing),
    *(moves.FightOn, moves.NoHunt, moves.LetGo, moves.KeepRodney),
)


class Script(Struct):
    """What is to happen."""

    # Ship: by the end of which turn she, and her Task Force with her, is to be in which hex.
    courses: dict[str, list[tuple[int, str]]] = {}
    # For either side by turn: moves that are made as soon as they are legal, the earlier in the list the sooner.
    axis: dict[int, list[Move]] = {}
    allies: dict[int, list[Move]] = {}
    # Turn and purpose of a roll: the faces of the rolls to come.
    dice: dict[tuple[int, str], list[list[int]]] = {}
    options: dict[str, bool | int | str] = {}


class Director:
    """Plays both sides by a script."""

    def __init__(self, script: Script, seed: int, *, typed: bool = True) -> None:
        self.script = script
        self.deeds = {
            (turn, seat): list(deeds)
            for seat, side in ((AXIS, script.axis), (ALLIES, script.allies))
            for turn, deeds in side.items()
        }
        self.dice = {when: list(rolls) for when, rolls in script.dice.items()}
        setup, secret = Setup(game=GAME.id, seats=2, options=script.options), seed.to_bytes(32, "big")
        self._chits = Seeded(secret)
        self.match = Match.begin(GAME, setup, secret, typed=typed, source=None if typed else self)
        self.ordered: set[tuple[int, str]] = set()

    @property
    def state(self) -> State:
        state: State = self.match.game.state
        return state

    def play(self, *, until: int = 99, prompt: str = "") -> Match:
        """To the end, to the end of a turn, or until something is asked in its course."""
        while not self.match.over and self.state.turn <= until:
            if prompt and self.state.turn == until and self.is_asked(prompt):
                break
            if (roll := self.match.wanted) is not None:
                self.match.enter_dice(self.faces(roll))
                continue
            seat = min(self.match.decisions)
            self.match.play(seat, self.choose(seat, self.match.decisions[seat]))
        return self.match

    def is_asked(self, prompt: str) -> bool:
        return any(ask.prompt.key == prompt for ask in self.match.decisions.values())

    def draw(self, number: int, roll: Roll) -> list[int]:
        """A source of chance, for a match whose dice nobody types."""
        return self.faces(roll) if roll.dice else self._chits.draw(number, roll)

    @property
    def left_undone(self) -> dict[tuple[int, int], list[Move]]:
        """Deeds that were never legal."""
        return {when: deeds for when, deeds in self.deeds.items() if deeds}

    def faces(self, roll: Roll) -> list[int]:
        """What the script says, or nothing of interest."""
        rolls = self.dice.get((self.state.turn, roll.purpose))
        faces = rolls.pop(0) if rolls else []
        rest = QUIET_DICE.get(roll.purpose, MISS)
        return [*faces, *[rest] * (len(roll.bounds) - len(faces))]

    def choose(self, seat: int, ask: Choose[Move]) -> Move:
        """A deed of this turn, the next hex of a course, or nothing."""
        legal = ask.moves
        deeds = self.deeds.get((self.state.turn, seat), [])
        for deed in deeds:
            if deed in legal:
                deeds.remove(deed)
                return deed
        match ask.prompt.key:
            case "cb-plan":
                return self.give_orders(legal)
            case "cb-order" | "cb-order-shadowed" | "cb-choose-next-hex":
                return self.sail(str(ask.prompt.args["id"]), legal)
            case "cb-choose-tactical":
                return next((it for it in legal if isinstance(it, moves.Manoeuvre) and not it.zones), legal[0])
            case _:
                return quiet(legal)

    def give_orders(self, legal: Sequence[Move]) -> Move:
        for move in legal:
            key = (self.state.turn, str(getattr(move, "unit", "")))
            if isinstance(move, moves.Order) and key not in self.ordered and self.next_hex(self.state.unit(move.unit)):
                self.ordered.add(key)
                return move
        return moves.Done()

    def sail(self, unit: str, legal: Sequence[Move]) -> Move:
        there = moves.Sail(self.next_hex(self.state.unit(unit)))
        return there if there in legal else quiet(legal)

    def next_hex(self, ships: list[Ship]) -> str:
        """On along the shortest way, no faster than she must to be there in time."""
        goal = next((goal for ship in ships if (goal := self.goal_of(ship))), None)
        if goal is None:
            return ""
        turn, hex = goal
        ways = PACK.board.ways((hex,), ships[0].seat, "")
        sailed = len(ships[0].path)
        left = ways[ships[0].hex]
        if not left or sailed * (turn - self.state.turn + 1) >= left + sailed:
            return ""
        return min(PACK.board.neighbours[ships[0].seat][ships[0].hex], key=lambda near: ways.get(near, 999))

    def goal_of(self, ship: Ship) -> tuple[int, str] | None:
        course = self.script.courses.get(ship.id, [])
        return next(((turn, hex) for turn, hex in course if turn >= self.state.turn), None)


def quiet(legal: Sequence[Move]) -> Move:
    """What changes the least."""
    return next((move for kind in QUIET for move in legal if isinstance(move, kind)), legal[0])

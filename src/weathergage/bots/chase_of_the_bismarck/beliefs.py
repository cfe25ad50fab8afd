"""Where Bismarck may be, as far as the Allied record tells: a weight for every hex, under each of several plans.

It is fed with the side's own view alone: its reports, its searches, the weather, and the printed set-up.
"""

from __future__ import annotations

import functools
import math

from weathergage.bots.chase_of_the_bismarck.table import HEAVY, Table
from weathergage.bots.chase_of_the_bismarck.ways import GATES, hexes_out
from weathergage.games.chase_of_the_bismarck.charts import FAR, SearchBoard
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.pack import FACES, Pack
from weathergage.games.chase_of_the_bismarck.state import Sighting

Weights = dict[str, float]

# What she may be up to, and how likely that is before anything is known.
PLANS: dict[str, float] = {"denmark_strait": 0.4, "iceland_faroes": 0.4, "faroes_shetland": 0.2, "home": 0.0}
HOMEWARD_FROM, HOMEWARD_SHARE = 26, 0.05  # toward the end of the operation she may turn back
HURT_SHARE = 0.7
LEAST, WORTH_A_THOUGHT = 2e-4, 1e-3
PULL = 0.7  # how much likelier a step is for each hex that it leads nearer
SAILING, HUNTING = (0.1, 0.35, 0.55), (0.45, 0.35, 0.2)  # no hex, one or two, on the way and on the hunting ground
REPORTS_HEARD, MOVED = 5, 3  # steps of the sequence: Allied reports have been heard; shadowed units have moved


class Beliefs:
    """The map that an admiral keeps in his head."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._board = pack.board
        self.start = next(unit.hex for unit in pack.units if unit.ship == pack.victory.flagship)
        self._tankers = [it.hex for it in pack.units if pack.cards[it.ship].kind == "TK"]
        self._by_plan: dict[str, Weights] = {plan: {self.start: part} for plan, part in PLANS.items() if part}
        self._turn = 0
        self._read = 0
        self._heard = False
        self._level, self._blind = 1, True
        self._located = False  # by a report of this turn
        self._whole: Weights | None = None

    @property
    def weights(self) -> Weights:
        """Every hex and its chance, whatever the plan."""
        if self._whole is None:
            whole: Weights = {}
            for weights in self._by_plan.values():
                for hex, weight in weights.items():
                    whole[hex] = whole.get(hex, 0.0) + weight
            self._whole = whole
        return self._whole

    def update(self, table: Table) -> None:
        """A turn's spreading, then what was reported since."""
        view = table.view
        while self._turn < view.turn:
            if self._turn and not self._located:
                self._was_not_detected()
            self._turn += 1
            self._located = self._heard = False
            self._spread()
            self._think_of_home(table)
        self._level = view.level
        if not self._heard and view.step >= REPORTS_HEARD:
            self._heard = True
            self._hear_silence(table)
        for sighting in view.sightings[self._read :]:
            self._believe(sighting)
        self._read = len(view.sightings)

    def ahead(self, turns: int) -> list[Weights]:
        """The map as it is and as it will be, turn by turn."""
        maps, plans = [self.weights], self._by_plan
        for _ in range(turns):
            plans = {plan: spread(self._board, plan, likely(weights)) for plan, weights in plans.items()}
            whole: Weights = {}
            for weights in plans.values():
                for hex, weight in weights.items():
                    whole[hex] = whole.get(hex, 0.0) + weight
            maps.append(whole)
        return maps

    # ---------------------------------------------------------------- what changes the map

    def _believe(self, sighting: Sighting) -> None:
        """One line of the record."""
        hex = sighting.hex
        if sighting.what == "empty":
            self._scale({hex: 0.0})
        elif HEAVY & set(sighting.kinds):
            self._be_certain(self._board.near(hex, 1) if sighting.what == "fogbound" else (hex,))
        elif sighting.what in ("found", "detected", "submarine"):
            self._scale({hex: 0.0})  # others are there, and she would have been told of
        elif sighting.what in ("passed", "raid"):
            self._mix(hex, 0.9)  # only fast ships pass, and only raiders raid
        elif sighting.what == "bearing":
            self._mix(hex, self._share_of_bearing(hex))
        elif sighting.what == "fogbound":
            self._mix(hex, 0.3)

    def _share_of_bearing(self, hex: str) -> float:
        """CB-11.2i: any unit may have been heard; a tanker near her waiting position, a destroyer."""
        slow = 1 + self._turn // 4
        tanker = any(self._board.distance(hex, it) <= slow for it in self._tankers)
        others = 1.0 if tanker or hex in self._board.destroyers else 0.05
        hers = self.weights.get(hex, 0.0) + 0.01
        return hers / (hers + 0.2 * others)

    def _hear_silence(self, table: Table) -> None:
        """CB-8j: where the printed value alone is enough she would have reported herself."""
        watched = self._board.intrinsic[ALLIES].items()
        reported = {it.hex for it in table.view.contacts}
        silent = {hex: 0.0 for hex, value in watched if value >= table.view.level and hex not in reported}
        self._scale({hex: part for hex, part in silent.items() if not table.is_blind(hex)})

    def _was_not_detected(self) -> None:
        """CB-11.2c: in clear weather a die would have found her more often than not."""
        values = self._pack.detection.values[self._level - 1]
        columns = self._board.detection_column
        self._scale({hex: 1 - (values[columns[hex]] + 1) / FACES for hex in self.weights})

    def _think_of_home(self, table: Table) -> None:
        """CB-4.2b: hurt, or late in the operation, she makes for France or Norway."""
        flagship = self._pack.victory.flagship
        card = table.open_cards.get(flagship)
        if card and (card.hull * 4 <= self._pack.cards[flagship].hull * 3 or card.damaged or card.rudder):
            self._turn_home(HURT_SHARE)
        elif self._turn >= HOMEWARD_FROM:
            self._turn_home(HOMEWARD_SHARE)

    def _turn_home(self, share: float) -> None:
        home = self._by_plan.setdefault("home", {})
        for plan, weights in self._by_plan.items():
            if plan != "home":
                for hex, weight in weights.items():
                    home[hex] = home.get(hex, 0.0) + weight * share
                    weights[hex] = weight * (1 - share)
        self._whole = None

    def _be_certain(self, hexes: tuple[str, ...]) -> None:
        """She is here. What she is up to is as likely as before."""
        self._located = True
        at_sea = [hex for hex in hexes if hex in self._board.sea]
        shares = {plan: sum(weights.values()) for plan, weights in self._by_plan.items()}
        for plan, share in shares.items():
            self._by_plan[plan] = dict.fromkeys(at_sea, max(share, 0.02) / len(at_sea))
        self._normalise()

    def _mix(self, hex: str, share: float) -> None:
        """So likely it is this hex; otherwise everything is as it was."""
        shares = {plan: max(0.02, sum(weights.values())) for plan, weights in self._by_plan.items()}
        self._scale(dict.fromkeys(self.weights, 1 - share))
        total = sum(shares.values())
        for plan, part in shares.items():
            weights = self._by_plan[plan]
            weights[hex] = weights.get(hex, 0.0) + share * part / total
        self._normalise()

    def _scale(self, factors: Weights) -> None:
        for weights in self._by_plan.values():
            for hex in factors.keys() & weights.keys():
                weights[hex] *= factors[hex]
        self._normalise()

    def _spread(self) -> None:
        self._by_plan = {plan: spread(self._board, plan, weights) for plan, weights in self._by_plan.items()}
        self._normalise()

    def _normalise(self) -> None:
        self._whole = None
        total = sum(self.weights.values())
        self._whole = None
        if total < LEAST:  # the record contradicts itself: begin anew, with all the sea
            plans = [plan for plan, part in PLANS.items() if part]
            even = 1 / len(plans) / len(self._board.sea)
            self._by_plan = {plan: dict.fromkeys(sorted(self._board.sea), even) for plan in plans}
            return
        for plan, weights in self._by_plan.items():
            self._by_plan[plan] = {hex: part / total for hex, part in weights.items() if part > LEAST * total}


def likely(weights: Weights) -> Weights:
    """What is worth thinking ahead of."""
    return {hex: weight for hex, weight in weights.items() if weight > WORTH_A_THOUGHT}


def spread(board: SearchBoard, plan: str, weights: Weights) -> Weights:
    """CB-7.7.2d: a turn later she has stayed, or gone on by one hex or two."""
    after: Weights = {}
    steps = _steps(board, plan)
    for hex, weight in weights.items():
        for there, part in steps(hex):
            after[there] = after.get(there, 0.0) + weight * part
    return after


@functools.lru_cache(16)
def _steps(board: SearchBoard, plan: str) -> functools._lru_cache_wrapper[tuple[tuple[str, float], ...]]:
    """For each hex where she may be a turn later, and how likely that is."""
    if plan in GATES:
        ways = hexes_out(board, plan)
    else:
        homes = tuple(it.hex for it in board.ports if it.ends_game)
        ways = board.ways(homes, AXIS, "")
    everywhere = hexes_out(board, "")

    @functools.lru_cache(2048)
    def steps(hex: str) -> tuple[tuple[str, float], ...]:
        here = ways.get(hex, everywhere.get(hex, FAR))
        pace = HUNTING if here <= 2 else SAILING
        rings: list[list[str]] = [[hex], list(board.neighbours[AXIS][hex])]
        inner = {hex, *rings[1]}
        rings.append(list(dict.fromkeys(o for it in rings[1] for o in board.neighbours[AXIS][it] if o not in inner)))
        parts: Weights = {}
        for ring, share in zip(rings, pace, strict=True):
            pulls = {there: math.exp(PULL * max(-4, min(4, here - ways.get(there, here)))) for there in ring}
            total = sum(pulls.values()) or 1.0
            for there, pull in pulls.items():
                parts[there] = parts.get(there, 0.0) + share * pull / total
        return tuple(parts.items())

    return steps

"""The German player: out by the gate that weather and risk recommend, after convoys, and home when hurt."""

from __future__ import annotations

from random import Random

from weathergage.bots.chase_of_the_bismarck import prospects, quarry, supplies
from weathergage.bots.chase_of_the_bismarck.captain import is_shadowed, remain
from weathergage.bots.chase_of_the_bismarck.risks import Risks, usual_risks
from weathergage.bots.chase_of_the_bismarck.table import Table
from weathergage.bots.chase_of_the_bismarck.ways import GATES, closed_by, costs_to, hexes_out, hunting_grounds
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.components import ALLIES, AXIS
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.view import ShipView

EXITS = ("denmark_strait", "iceland_faroes")  # the third way out leads past Scapa Flow
WHIM = 0.1  # by so much a gate may look better or worse than it is: nobody shall know beforehand
FIRM = 0.85  # another gate has to be so much better, once one is chosen
KEPT = 3  # fuel that is not spent without need: a storm may take some
LOW = 4  # fuel with which nobody runs far
HOME_SPARE = 2  # turns more than the way to France should take
EVENING = 6  # turns before the end, from which nothing is ventured that does not have to be
LATE = 10  # turns before the end, from which the fuel for it is not touched
SHORT = 2  # fuel of a consort with which she can't follow
TASTE, RESTLESS = 80, 6  # how much a hunting ground may please, and for how many turns it does
FEARED = 20  # danger in a hex, as it is reckoned in `risks`
WAITING = 8  # what a turn costs that brings her no nearer, as it is reckoned in `risks`
RAIDERS = frozenset({"BB", "BC", "CA"})


class Raider:
    """Bismarck and her consorts."""

    def __init__(self, pack: Pack, random: Random) -> None:
        self._flagship = pack.victory.flagship
        self._grounds = hunting_grounds(pack.board)
        self._usual = usual_risks(pack)
        self._random = random
        self._whims: dict[tuple[str, str], float] = {}
        self._tastes: dict[str, int] = {}  # for hexes of the hunting grounds
        self._turn = 0
        self._searched: dict[int, list[str]] = {}
        self._known: dict[int, str] = {}
        self._risks: Risks | None = None
        self._hunter = ""
        self.gates: dict[str, str] = {}  # by the ship that leads the unit

    def look(self, table: Table) -> None:
        """Where the enemy has searched, and whether he knows where she is: the rest the record tells."""
        turn, flagship = table.view.turn, table.ships[self._flagship]
        if table.view.searched_by_enemy:
            self._searched[turn] = table.view.searched_by_enemy
        if flagship.marker:
            self._known[turn] = flagship.hex
        if turn != self._turn:
            self._turn = turn
            self._risks = Risks(table, self._usual, self._searched.get(turn - 1, []), self._known)
            if not self._tastes or turn - 1 in self._known or turn % RESTLESS == 0:
                self._tastes = {hex: self._random.randrange(TASTE) for hex in sorted(self._grounds)}
            for ships in table.units.values():
                if table.kinds(ships) & RAIDERS:
                    self._choose_gate(table, ships[0])

    # ---------------------------------------------------------------- where to

    def _choose_gate(self, table: Table, lead: ShipView) -> None:
        """The break-out: the cheapest way out in this weather, and firmly, unless another is clearly better."""
        ship, here = lead.card.id, lead.hex
        if len({hexes_out(table.board, gate).get(here, FAR) for gate in GATES}) == 1:  # it is all the same out here
            self.gates.pop(ship, None)
            return
        risks = self.risks(table)
        goals, price = risks.grounds(self._grounds), risks.usual_price()
        costs: dict[str, float] = {}
        for gate in EXITS:
            whim = self._whims.setdefault((ship, gate), 1 + WHIM * (2 * self._random.random() - 1))
            costs[gate] = costs_to(table.board, AXIS, goals, price, closed_by(gate)).get(here, FAR) * whim
        best = min(costs, key=lambda gate: costs[gate])
        if ship not in self.gates or costs[best] < FIRM * costs[self.gates[ship]]:
            self.gates[ship] = best

    def risks(self, table: Table) -> Risks:
        """This turn's fears."""
        return self._risks or Risks(table, self._usual, [], {})

    def goals(self, table: Table, ships: list[ShipView]) -> dict[str, int]:
        """A haven, a tanker, a place to hide, or convoys: hexes, and what speaks against each."""
        risks = self.risks(table)
        lead = ships[0]
        if not table.kinds(ships) & RAIDERS:
            return risks.moorings()  # alone they are worth more at home
        if any(ship.emergency for ship in ships):  # CB-7.7.2n
            return risks.havens() | supplies.tankers(table, risks, lead.hex)
        if self.is_homeward(table, ships):
            return risks.havens()
        feared = self._is_feared(table, ships) and self._is_known(table, ships)
        if feared and lead.card.id not in self.gates and not supplies.is_late(table, risks, ships):
            return risks.hides() | risks.grounds(self._grounds)  # and nobody is led to a tanker
        on_her_way_out = lead.card.id in self.gates
        if supplies.is_thirsty(table, risks, ships, on_her_way_out=on_her_way_out) and (
            waiting := supplies.tankers(table, risks, lead.hex)
        ):
            return waiting
        if prospects.is_satisfied(table) or self._is_done(table, lead):
            return risks.hides()
        grounds = risks.grounds(self._grounds)
        return {hex: cost + self._tastes.get(hex, 0) for hex, cost in grounds.items()}

    def _is_done(self, table: Table, lead: ShipView) -> bool:
        """It is too late to hunt once more, and all is well as it is."""
        left = prospects.turns_left(table)
        if not prospects.can_end_at_sea(table) or prospects.missing(table) > 0:
            return False
        return left * 3 // 2 < hexes_out(table.board, "").get(lead.hex, 0) or left <= EVENING

    def is_homeward(self, table: Table, ships: list[ShipView]) -> bool:
        """CB-4.2b: crippled, dry, content with what is gained, or without time for anything else."""
        if any(table.is_crippled(ship) or ship.emergency for ship in ships):
            return True
        if self._flagship not in {ship.card.id for ship in ships} or prospects.can_end_at_sea(table):
            return False  # only Bismarck's end counts, and hers is as good as it can be out here
        if prospects.is_sound(table) and supplies.time_to_refuel(table, self.risks(table)) < FAR:
            return False
        if prospects.total_in_france(table) >= table.pack.victory.needed + 1:
            return True
        return prospects.turns_left(table) <= prospects.turns_home(table) + HOME_SPARE

    # ---------------------------------------------------------------- orders

    def wishes(self, table: Table, ships: list[ShipView]) -> bool:
        """Tankers wait; everybody else sails."""
        return bool(ships) and "TK" not in table.kinds(ships)

    def command(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move:
        """Part from whoever can't come along, mend, fill up, and go on by the safest way."""
        if not ships:
            return moves[-1]
        work = self._work(table, ships, moves)
        if work is not None:
            return work
        goals, here = self.goals(table, ships), ships[0].hex
        homeward = self.is_homeward(table, ships)
        if not homeward and m.Patrol(False) in moves and self._turns_on_them(table, ships):
            return m.Patrol(False)
        gate = self.gates.get(ships[0].card.id, "")
        closed = closed_by(gate) - {here} if gate and not homeward else frozenset()
        costs = costs_to(table.board, AXIS, goals, self.risks(table).usual_price(), closed)
        if here in goals and costs[here] == goals[here]:
            return remain(moves)
        if any(isinstance(move, m.Halt) for move in moves) and not self._goes_on(table, ships, homeward=homeward):
            return m.Halt()
        return self._sail_or_wait(table, here, moves, costs)

    def _sail_or_wait(self, table: Table, here: str, moves: list[Move], costs: dict[str, int]) -> Move:
        """This turn's weather is known, later ones are not: it may be better to wait where less is seen of her."""
        price = self.risks(table).price()
        sails = [move for move in moves if isinstance(move, m.Sail) and move.hex in costs]
        best = min(sails, key=lambda move: (price(move.hex) + costs[move.hex], move.hex), default=None)
        if best is None:
            return remain(moves)
        waits = any(isinstance(move, m.Stay) for move in moves)
        if waits and price(best.hex) + costs[best.hex] > price(here) + costs.get(here, FAR) + WAITING:
            return remain(moves)
        return best

    def _is_known(self, table: Table, ships: list[ShipView]) -> bool:
        """Does the enemy know where she is, or where she was a turn ago?"""
        return is_shadowed(ships) or table.view.turn - 1 in self._known

    def _work(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move | None:
        """What is done instead of sailing, or before."""
        homeward = self.is_homeward(table, ships)
        for move in moves:
            match move:
                case m.Leave(ship=id) if table.kind(id) == "DD":  # CB-7.7.2p: they stay behind
                    return move
                case m.Leave(ship=id) if id != self._flagship and self._is_better_alone(table, ships, id):
                    return move
                case m.Repair(ship=id) if table.ships[id].card.rudder or not is_shadowed(ships):
                    if table.is_crippled(table.ships[id]):
                        return move
                case m.Dock(ship=id) if homeward or (
                    id != self._flagship and supplies.wants_more(table, table.ships[id])
                ):
                    return move
                case m.Refuel(ship=id) if supplies.wants_more(table, table.ships[id]):
                    if not homeward or table.ships[id].emergency:
                        return move
                case _:
                    pass
        return None

    def _is_better_alone(self, table: Table, ships: list[ShipView], consort: str) -> bool:
        """Two find more than one (CB-11.3h), but who is hurt or short of fuel keeps Bismarck from running."""
        ship, flagship = table.ships[consort], table.ships[self._flagship]
        return (
            ship.fuel <= SHORT
            or table.is_crippled(ship)
            or table.is_crippled(flagship)
            or (self._is_feared(table, ships) and self._is_known(table, ships))
            or self.is_homeward(table, ships)
        )

    def _turns_on_them(self, table: Table, ships: list[ShipView]) -> bool:
        """CB-7.6a, CB-8a: who follows her without big ships near is looked for, and attacked."""
        found = 1 + table.pack.search.patrol >= table.view.level
        return is_shadowed(ships) and found and not self._is_feared(table, ships)

    def _is_feared(self, table: Table, ships: list[ShipView]) -> bool:
        """Is somebody big thought to be near?"""
        return bool(ships) and self.risks(table).danger.get(ships[0].hex, 0) >= FEARED

    def _goes_on(self, table: Table, ships: list[ShipView], *, homeward: bool) -> bool:
        """CB-7.7.2g, CB-7.7.2h: a second hex costs one point every other turn, and two in a row."""
        followed = self._is_known(table, ships)
        feared = self._is_feared(table, ships)
        in_haste = homeward or followed or feared
        for ship in ships:
            cost = 1 if ship.moved_before < 2 else 2
            keep = 1 if homeward or followed else KEPT
            late = prospects.turns_left(table) <= LATE
            if ship.card.id != self._flagship and len(ships) > 1:
                keep = SHORT
            elif ship.card.id == self._flagship and not homeward and (late or not followed):
                keep = LOW if ship.card.id in self.gates else table.pack.victory.at_sea_fuel
            if ship.fuel - cost < keep or (cost > 1 and not (homeward or (followed and feared))):
                return False
        return in_haste or hexes_out(table.board, "").get(ships[0].hex, 0) > 2

    def search_weights(self, table: Table) -> dict[str, float]:
        """Where she is going, and where bombers find something: in the enemy's harbours, and where he was seen."""
        weights: dict[str, float] = {}
        flagship = table.ships[self._flagship]
        if not flagship.off:
            for hex in table.board.near(flagship.hex, 4):
                weights[hex] = 0.2 / (1 + table.board.distance(hex, flagship.hex))
        for port in table.board.ports_of[ALLIES]:
            weights[port] = weights.get(port, 0.0) + 0.1
        for sighting in table.view.sightings:
            if sighting.kinds and sighting.turn >= table.view.turn - 2:
                for hex in table.board.near(sighting.hex, 1):
                    weights[hex] = weights.get(hex, 0.0) + 0.1
        return weights

    # ---------------------------------------------------------------- battle

    def wants_out(self, table: Table) -> bool:
        """A raider does not fight for fighting's sake."""
        return quarry.wants_out(table)

    def attack(self, table: Table, move: m.Engage) -> float:
        """Only against what is clearly weaker."""
        return quarry.attack(table, move)

    # ---------------------------------------------------------------- everything else

    def decide(self, table: Table, prompt: str, moves: list[Move]) -> Move:
        """Hunts, manoeuvres and the rest."""
        match prompt:
            case "cb-choose-hunt":
                move = quarry.hunt(table, moves)
                self._hunter = move.unit if isinstance(move, m.Hunt) else ""
                return move
            case "cb-choose-manoeuvre":
                return self._shake_off(table, moves)
            case "cb-choose-merchant":
                feared = self._is_feared(table, table.unit(self._hunter))
                return moves[0] if quarry.takes_merchant(table, feared=feared) else m.LetGo()
            case "cb-choose-contact":
                return moves[0]
            case "cb-choose-convoy":
                return moves[0] if quarry.dares(table, self._hunter) else m.LetGo()
            case "cb-choose-reinforce":
                return moves[-1] if self.wants_out(table) else moves[0]
            case "cb-choose-submarine-hex":
                return m.NameHex(self._submarine_hex(table))
            case "cb-choose-exposed" | "cb-choose-victim":
                return next((it for it in moves if isinstance(it, m.Expose) and it.ship != self._flagship), moves[0])
            case "cb-choose-buy":
                return m.Bought()
            case _:
                return moves[0]

    def _shake_off(self, table: Table, moves: list[Move]) -> Move:
        """CB-6r: an evasion costs fuel and a hex: worth it while there is fuel, and somebody big to be feared."""
        flagship = table.ships[self._flagship]
        feared = self.risks(table).danger.get(flagship.hex, 0) >= FEARED
        spare = flagship.fuel - table.pack.shadowing.evasion_fuel
        return (
            m.Evade()
            if m.Evade() in moves
            and spare >= (LOW if feared and prospects.turns_left(table) > LATE else table.pack.victory.at_sea_fuel)
            else moves[0]
        )

    def _submarine_hex(self, table: Table) -> str:
        """CB-11.1f: where big ships were seen last; else in the harbours where they lie."""
        recent = [it for it in table.view.sightings if it.kinds and it.turn >= table.view.turn - 4]
        for sighting in reversed(recent):
            if {"BB", "BC", "CV"} & set(sighting.kinds):
                return sighting.hex
        ports = {it.hex: it.release_turn for it in table.pack.units if it.release_turn > table.view.turn}
        return max(ports, key=lambda hex: (-ports[hex], hex), default=min(table.board.ports_of[ALLIES]))

"""The Allied player: cover the exits, search where she may be, hold on to her, strike, and bring up the big ships."""

from __future__ import annotations

from weathergage.bots.chase_of_the_bismarck.battle import balance
from weathergage.bots.chase_of_the_bismarck.beliefs import Beliefs
from weathergage.bots.chase_of_the_bismarck.captain import remain, sail_by
from weathergage.bots.chase_of_the_bismarck.stations import HORIZON, OFF_STATION, STRIKE, Stations
from weathergage.bots.chase_of_the_bismarck.table import HEAVY, STRENGTH, Table
from weathergage.bots.chase_of_the_bismarck.ways import nearest
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.charts import FAR
from weathergage.games.chase_of_the_bismarck.components import ALLIES
from weathergage.games.chase_of_the_bismarck.pack import Pack
from weathergage.games.chase_of_the_bismarck.state import SHADOWED
from weathergage.games.chase_of_the_bismarck.view import ContactView, ShipView

CHASE = 4  # hexes within which everybody hurries to a contact
CLOSE = 3  # and big ships, who would be led a dance otherwise
FUEL_TO_KEEP = 2
SAVED = 4  # fuel that big ships keep, to get home with
ODDS = 1.5  # own strength over hers from which big ships close in
LAST_DAY = 35  # from here on it is now or never
PARTING = ("CV", "CL", "CA")  # they do more alone: carriers keep away, cruisers search


class Admiralty:
    """The Home Fleet, Force H and whoever else is at sea."""

    def __init__(self, pack: Pack) -> None:
        self.beliefs = Beliefs(pack)
        self._stations: Stations | None = None
        self._turn = 0

    def look(self, table: Table) -> None:
        """Keep the map of beliefs up to date with what was reported, and no more."""
        self.beliefs.update(table)

    def stations(self, table: Table) -> Stations:
        """This turn's dispositions, drawn up when the first order is given."""
        if self._stations is None or self._turn != table.view.turn:
            self._turn = table.view.turn
            self._stations = Stations(table, self.beliefs.ahead(max(HORIZON)))
            self._stations.assign(table, self._parts(table))
        return self._stations

    def _parts(self, table: Table) -> list[list[ShipView]]:
        """The units, as they will be when everybody has parted who does more alone."""
        parts: list[list[ShipView]] = []
        for ships in table.units.values():
            if not self.wishes(table, ships):
                continue
            alone = [ship for ship in ships if len(ships) > 1 and table.kind(ship.card.id) in PARTING]
            parts += [[ship] for ship in alone]
            if rest := [ship for ship in ships if ship not in alone]:
                parts.append(rest)
        return parts

    def wishes(self, table: Table, ships: list[ShipView]) -> bool:
        """Everybody who is free to sail, but the neutral cutter."""
        return bool(ships) and not any(it.restricted or table.pack.cards[it.card.id].neutral for it in ships)

    # ---------------------------------------------------------------- orders

    def command(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move:
        """Part or join, fuel and repair, then the contact, then the station."""
        if not ships:
            return moves[-1]
        work = self._regroup(table, ships, moves) or self._work(table, ships, moves)
        if work is not None:
            return work
        goal, in_haste = self._goal(table, ships)
        here = ships[0].hex
        if here == goal:
            return self._watch(moves)
        costs = table.board.ways((goal,), ALLIES, "")
        if any(isinstance(move, m.Halt) for move in moves) and not self._goes_on(table, ships, goal, in_haste=in_haste):
            return m.Halt()
        sail = sail_by(moves, costs)
        return sail if sail and costs[sail.hex] < costs.get(here, FAR) else self._watch(moves)

    def _regroup(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move | None:
        """Carriers and cruisers part company; big ships that meet sail together."""
        for move in moves:
            match move:
                case m.Leave(ship=id) if table.kind(id) in PARTING:
                    return move
                case m.Form(ship=id) if self._are_big(table, ships) and self._are_big(table, [table.ships[id]]):
                    return move
                case m.Join(force=force) if self._are_big(table, ships) and self._are_big(table, table.unit(force)):
                    return move
                case _:
                    pass
        return None

    def _are_big(self, table: Table, ships: list[ShipView]) -> bool:
        """Ships of the line that keep up with each other."""
        heavy = bool(table.kinds(ships) & HEAVY)
        return heavy and all(table.pack.cards[ship.card.id].speed == "F" and not ship.card.damaged for ship in ships)

    def _work(self, table: Table, ships: list[ShipView], moves: list[Move]) -> Move | None:
        """In port one fills up before leaving; what is crippled is mended."""
        near = self._is_near(table, ships, CHASE)
        for move in moves:
            match move:
                case m.Dock(ship=id):
                    if table.ships[id].fuel * 3 < table.pack.cards[id].fuel * 2 and not near:
                        return move
                case m.Repair(ship=id):
                    ship = table.ships[id]
                    if ship.card.rudder or (ship.card.damaged and not near):
                        return move
                case _:
                    pass
        return None

    def _is_near(self, table: Table, ships: list[ShipView], far: int) -> bool:
        prey = table.heavy_contact
        return prey is not None and table.board.distance(ships[0].hex, prey.hex) <= far

    def _goal(self, table: Table, ships: list[ShipView]) -> tuple[str, bool]:
        """Where to, and whether in haste."""
        here, prey = ships[0].hex, table.heavy_contact
        near = self._is_near(table, ships, CLOSE if table.kinds(ships) & HEAVY else CHASE)
        crippled = any(table.is_crippled(ship) for ship in ships)
        if crippled or (table.fuel(ships) <= FUEL_TO_KEEP and not near):
            return nearest(table.board, ALLIES, here, frozenset(table.board.ports_of[ALLIES]))[1] or here, False
        if prey and near and (goal := self._chase(table, ships, prey)):
            return goal, True
        return self.stations(table).hex_of.get(ships[0].card.id, here), False

    def _chase(self, table: Table, ships: list[ShipView], prey: ContactView) -> str:
        """Cruisers keep in touch, big ships close in when there are enough of them, carriers keep their distance."""
        kinds, here = table.kinds(ships), ships[0].hex
        if kinds == {"CV"}:
            ring = table.board.near(prey.hex, OFF_STATION)
            off = [hex for hex in ring if table.board.distance(hex, prey.hex) >= 2 and hex in table.board.sea]
            return nearest(table.board, ALLIES, here, frozenset(off))[1]
        if kinds & HEAVY:
            return prey.hex if self.is_strong_enough(table, prey) else ""
        return prey.hex

    def is_strong_enough(self, table: Table, prey: ContactView) -> bool:
        """Concentration: all who can be there this turn or next count."""
        strength = sum(
            table.strength(ships)
            for ships in table.units.values()
            if table.kinds(ships) & HEAVY and table.board.distance(ships[0].hex, prey.hex) <= 2 * STRIKE
        )
        return strength >= ODDS * table.strength_of(prey) or table.view.turn >= LAST_DAY

    def _goes_on(self, table: Table, ships: list[ShipView], goal: str, *, in_haste: bool) -> bool:
        """CB-7.7.2g, CB-7.7.2h: the second hex costs fuel, two points of it after a turn of two."""
        if in_haste:
            return table.fuel(ships) > (SAVED if table.kinds(ships) & HEAVY else 1)
        if table.kinds(ships) & HEAVY:  # they save it for the chase
            return False
        far = table.board.distance(ships[0].hex, goal)
        return far >= 1 and all(ship.moved_before < 2 and ship.fuel > FUEL_TO_KEEP for ship in ships)

    def _watch(self, moves: list[Move]) -> Move:
        """CB-7.6a: on the spot one patrols."""
        patrol = m.Patrol(False)
        return patrol if patrol in moves else remain(moves)

    def search_weights(self, table: Table) -> dict[str, float]:
        """CB-8a: wherever the map is heaviest."""
        prey = table.heavy_contact
        if prey is not None and prey.marker == SHADOWED:
            return {prey.hex: 1.0}
        return self.beliefs.weights

    # ---------------------------------------------------------------- battle

    def wants_out(self, table: Table) -> bool:
        """Only what has no chance leaves: sinking her ends the game (CB-4.2a)."""
        assert table.view.combat is not None
        mine = {table.kind(boat.ship) for boat in table.view.combat.boats if table.pack.cards[boat.ship].seat == ALLIES}
        return balance(table) < (0.3 if mine & HEAVY else 0.6)

    def attack(self, table: Table, move: m.Engage) -> float:
        """Big ships attack her, with whoever is there to come up in support; cruisers alone do not."""
        contact = next(it for it in table.view.contacts if it.number == move.contact)
        ships = table.unit(move.unit)
        here = [it for unit in table.units.values() for it in unit if it.hex == contact.hex]
        if not table.kinds(ships) & HEAVY and HEAVY & set(contact.kinds):
            card = table.open_cards.get(table.pack.victory.flagship)
            wreck = card is not None and table.power(card) < table.strength(ships)
            return 1.0 if wreck else -1.0
        mine = table.strength(ships) + 0.4 * (table.strength(here) - table.strength(ships))
        odds = ODDS if table.view.turn < LAST_DAY else 0.3
        return mine - odds * table.strength_of(contact)

    # ---------------------------------------------------------------- everything else

    def decide(self, table: Table, prompt: str, moves: list[Move]) -> Move:
        """Shadowing, reinforcements and the rest."""
        match prompt:
            case "cb-choose-shadow":
                return self._shadow(table, moves)
            case "cb-choose-part":  # CB-6w: Bismarck is the slower of the two
                return m.Follow("slow")
            case "cb-choose-release":
                return m.ReleaseRodney()
            case "cb-choose-reinforce":
                return moves[-1] if self.wants_out(table) else moves[0]
            case "cb-choose-buy":
                return m.Bought()
            case "cb-choose-exposed" | "cb-choose-victim":
                exposed = [it for it in moves if isinstance(it, m.Expose)]
                return min(exposed, key=lambda it: STRENGTH[table.kind(it.ship)] + 5 * (table.kind(it.ship) == "CV"))
            case _:
                return moves[0]

    def _shadow(self, table: Table, moves: list[Move]) -> Move:
        """CB-6f, CB-6i: with the fastest ship and the best radar; big ships have other work, if others can do this."""
        attempts = [it for it in moves if isinstance(it, m.Shadow)]
        radar = table.pack.shadowing.radar_modifiers

        def fitness(move: m.Shadow) -> tuple[int, bool, str]:
            ship = table.ships.get(move.unit)
            ships = [ship] if ship else table.unit(move.unit)
            speed = min(min(it.card.er for it in ships) - 30, 2)
            best = min(radar.get(table.pack.cards[it.card.id].radar, 0) for it in ships)
            return 2 * speed - best, not table.kinds(ships) & HEAVY, move.unit

        prey = table.heavy_contact
        wanted = [it for it in attempts if prey and it.contact == prey.number] or attempts
        return max(wanted, key=fitness, default=m.EndShadowing())

"""How a battle is fought: what guns promise at every range, and where on the tactical board a ship would rather be."""

from __future__ import annotations

import functools

from weathergage.bots.chase_of_the_bismarck.table import Table
from weathergage.engine import Move
from weathergage.games.chase_of_the_bismarck import moves as m
from weathergage.games.chase_of_the_bismarck.components import Position
from weathergage.games.chase_of_the_bismarck.pack import FACES, Pack
from weathergage.games.chase_of_the_bismarck.tactical import range_between, zones_between
from weathergage.games.chase_of_the_bismarck.view import BoatView, CardView, CombatView

HARM = {"hull": 1.0, "bow": 0.7, "stern": 0.7, "secondary": 0.3, "evasion": 0.4, "special": 1.2}
TORPEDO_HARM = 1.1  # of one that hits
FLAGSHIP = 3.0  # so much more than her hull is Bismarck worth: with her the game ends (CB-4.2a)
CHASE = 0.15  # what it is worth to keep up with what runs, for its whole worth and the length of the board
MENACE = (0.6, 2.5)  # of a torpedo that may be launched next: to whoever fights, and to whoever runs
CARE = 0.9  # what own damage counts for, against that which is done


class Battle:
    """The tactical board at one question."""

    def __init__(self, table: Table, *, wants_out: bool) -> None:
        self._table = table
        self._pack = table.pack
        self._wants_out = wants_out
        assert table.view.combat is not None
        self._combat: CombatView = table.view.combat
        self._boats = {boat.ship: boat for boat in self._combat.boats}
        self._enemies = [boat for boat in self._combat.boats if not is_own(table, boat)]

    # ---------------------------------------------------------------- fire

    def fire(self, moves: list[Move]) -> Move:
        """CB-10.2b: where it hurts most for what the target is worth."""
        return max(moves, key=self._worth_of_fire)

    def _worth_of_fire(self, move: Move) -> float:
        if not isinstance(move, m.Fire):
            return -1.0
        boat, target = self._boats[move.ship], self._boats[move.target]
        harm = self._harm(boat, boat.position, boat.zone, target)
        card = self._card(target)
        return harm * (worth(self._pack, card) + self._menace(card)) / (card.hull + 1)

    def _menace(self, card: CardView) -> float:
        """What is spared by sinking her: her guns, and for whoever runs her torpedoes: destroyers are the fastest."""
        torpedoes = min(self._pack.gunnery.torpedoes_each_round, card.torpedoes)
        return 0.5 * (card.bow + card.stern) + MENACE[self._wants_out] * torpedoes

    def launch(self, moves: list[Move]) -> Move:
        """CB-10.1b: all that she may, at the ship that is worth it; not from afar against small fry."""
        return max(moves, key=self._worth_of_launch)

    def _worth_of_launch(self, move: Move) -> float:
        if not isinstance(move, m.Launch):
            return 2.5
        target = self._boats[move.target]
        turned = self._pack.hits.torpedo_against[target.position]
        return move.count * (worth(self._pack, self._card(target)) - turned)

    # ---------------------------------------------------------------- movement

    def manoeuvre(self, moves: list[Move]) -> Move:
        """CB-10.4c, CB-10.4d: the place and the position from which most is done for least."""
        return max(moves, key=self._worth_of_manoeuvre)

    def _worth_of_manoeuvre(self, move: Move) -> float:
        match move:
            case m.CloseUp():
                return 0.0 if self._wants_out else 1.0
            case m.Manoeuvre(ship=ship, position=position, zones=zones):
                boat = self._boats[ship]
                ahead = (1 if boat.attacker else -1) * (-1 if position == "breaking_off" else 1)
                zone = max(1, min(self._pack.tactical.zones, boat.zone + ahead * zones))
                if self._wants_out:
                    return self._worth_of_flight(boat, position, zones)
                return self._worth_of_place(boat, position, zone)
            case _:
                return 0.5

    def _worth_of_flight(self, boat: BoatView, position: Position, zones: int) -> float:
        """CB-10.5a: away, if she is not the slower one; otherwise she sells herself dearly."""
        fastest = max((self._card(it).er for it in self._enemies), default=0)
        clear = min((self._gap(boat.zone, it.zone) for it in self._enemies), default=9)
        hopeless = self._card(boat).er + 3 < fastest and clear < self._pack.breaking_off.zones_between - 1
        if hopeless:
            return self._worth_of_place(boat, position, boat.zone)
        return 100.0 + zones if position == "breaking_off" else self._worth_of_place(boat, position, boat.zone)

    def _worth_of_place(self, boat: BoatView, position: Position, zone: int) -> float:
        """What she would do from there, less what would be done to her."""
        card = self._card(boat)
        done = suffered = 0.0
        for enemy in self._enemies:
            target = self._card(enemy)
            hits = self._harm(boat, position, zone, enemy) + self._torpedoes(card, zone, enemy)
            done = max(done, hits * worth(self._pack, target) / (target.hull + 2))
            there = BoatView(boat.ship, boat.attacker, zone, position, acquired=boat.acquired)
            harm = self._harm(enemy, enemy.position, enemy.zone, there) + self._torpedoes(target, enemy.zone, there)
            suffered += harm * worth(self._pack, card) / (card.hull + 2)
        return done - CARE * suffered - sum(self._slips_away(zone, enemy) for enemy in self._enemies)

    def _slips_away(self, zone: int, enemy: BoatView) -> float:
        """CB-10.5a: what runs is followed, or it is gone; CB-10.4d: who turns broadside on does not follow."""
        if enemy.position != "breaking_off" or self._card(enemy).rudder:
            return 0.01 * self._gap(zone, enemy.zone)
        return CHASE * worth(self._pack, self._card(enemy)) * abs(zone - enemy.zone) / self._pack.tactical.zones

    # ---------------------------------------------------------------- reckoning

    def _card(self, boat: BoatView) -> CardView:
        return self._table.open_cards[boat.ship]

    def _gap(self, here: int, there: int) -> int:
        return zones_between(self._pack, here, there)

    def _torpedoes(self, card: CardView, zone: int, target: BoatView) -> float:
        """CB-10.1b, CB-10.1c."""
        if not card.torpedoes or not range_between(self._pack, zone, target.zone).torpedoes:
            return 0.0
        count = min(self._pack.gunnery.torpedoes_each_round, card.torpedoes)
        return count * TORPEDO_HARM * (5 - self._pack.hits.torpedo_against[target.position]) / FACES

    def _harm(self, boat: BoatView, position: Position, zone: int, target: BoatView) -> float:
        """CB-10.2d to CB-10.2s: dice, and what a die is worth."""
        pack, card = self._pack, self._card(boat)
        full = pack.cards[boat.ship]
        band = range_between(pack, zone, target.zone)
        if band.kinds and (full.kind not in band.kinds or full.special == "no_extreme_range_fire"):
            return 0.0
        bears = pack.fires[position]
        stern = "stern" in bears and (full.special != "stern_only_in_opening" or position == "opening")
        factors = (card.bow if "bow" in bears else 0) + (card.stern if stern else 0)
        factors += card.secondary if band.secondary and "secondary" in bears else 0
        times, parts = band.dice
        return -(-factors * times // parts) * die_harm(pack, band.id, self._modifier(boat, position, target))

    def _modifier(self, boat: BoatView, position: Position, target: BoatView) -> int:
        """CB-10.2l to CB-10.2s."""
        pack, card, table = self._pack, self._card(boat), self._pack.gunnery
        kind, against = pack.cards[boat.ship].kind, pack.cards[target.ship].kind
        level = min(self._table.view.level, len(table.level_modifiers))
        modifier = table.level_modifiers[level - 1]
        modifier += table.acquired if boat.acquired == target.ship else 0
        modifier += table.radar if pack.cards[boat.ship].radar and not card.radar_lost else 0
        modifier += table.firer_not_opening if position != "opening" else 0
        modifier += table.target_not_opening if target.position != "opening" else 0
        modifier += table.fire_control if card.fire_control else 0
        if kind == "CA" and against in ("BC", "BB"):
            modifier += table.heavy_against_capital
        return modifier + (table.light_against.get(against, 0) if kind in table.light_kinds else 0)


def is_own(table: Table, boat: BoatView) -> bool:
    """One of the own boats?"""
    return table.pack.cards[boat.ship].seat == table.seat


def worth(pack: Pack, card: CardView) -> float:
    """CB-4.3a, CB-4.3h, CB-4.3j: what sinking her is worth."""
    full = pack.cards[card.id]
    if full.id == pack.victory.flagship:
        return full.hull * FLAGSHIP
    return float(full.hull) if full.kind in pack.victory.hull_kinds else float(pack.victory.other_sunk)


@functools.lru_cache(256)
def _die_harm(results: tuple[float, ...], modifier: int) -> float:
    return sum(results[max(0, min(FACES - 1, face + modifier))] for face in range(FACES)) / FACES


def die_harm(pack: Pack, band: str, modifier: int) -> float:
    """CB-10.2h to CB-10.2k: what one die does on average."""
    results = tuple(sum(HARM[it.what] * it.count for it in effects) for effects in pack.results[band])
    return _die_harm(results, modifier)


def balance(table: Table) -> float:
    """Own power on the tactical board over the enemy's."""
    assert table.view.combat is not None
    powers = [0.0, 0.0]
    for boat in table.view.combat.boats:
        powers[is_own(table, boat)] += table.power(table.open_cards[boat.ship])
    return powers[True] / max(0.1, powers[False])

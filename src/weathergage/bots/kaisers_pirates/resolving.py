"""In which order the committed cards are played, and at what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from weathergage.bots.kaisers_pirates.errands import ERRANDS, best_errand
from weathergage.bots.kaisers_pirates.raids import Raid, best_raid
from weathergage.bots.kaisers_pirates.strikes import on_merchantman, on_row, on_ship
from weathergage.bots.kaisers_pirates.table import Table
from weathergage.bots.kaisers_pirates.weapons import WEAPONS, best_british, best_strike
from weathergage.bots.kaisers_pirates.worth import vessel_worth
from weathergage.engine import Move
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.assists import ASSISTS
from weathergage.games.kaisers_pirates.view import AttackView, CardView, VesselView

# When an errand is run: before the attacks (above 0), or after them.
WHEN = {
    "recon_aircraft": 9,
    "wireless_intercept": 8,
    "collier": 7,
    "blockade_runner": 7,
    "damage_control": 6,
    "breakout": 5,
    "second_chance": 4,
    "intelligence": 4,
    "transfer_command": 3,
    "breakdown": 2,
    "reflag": 1,
    "exchange_information": 1,
}


def free(_card: CardView) -> float:
    """What is put down costs nothing any more."""
    return 0.0


class Plans:
    """What the cards that are still face down could do against one opponent."""

    def __init__(self, table: Table, foe: int) -> None:
        self.table, self.foe = table, foe
        turn = table.view.turn
        seat = table.view.seats[foe]
        attackable = not seat.fog and turn.attacked in (-1, foe)
        self.down = [(it.use, it.ship, it.card) for it in turn.committed if not it.shown and it.card is not None]
        self.merchants = [it for it in seat.merchants if attackable and not it.intercepted]
        self.enemies = [it for it in seat.ships if attackable and not it.intercepted]
        self.row = list(seat.merchants) if attackable else []
        self.assists = [card for use, _, card in self.down if use == "action" and card.type in ASSISTS]

    def total(self) -> float:
        """What all attacks together may gain."""
        gains = sorted((gain for gain, _ in self.steps()), reverse=True)
        return sum(gain for gain in gains if gain > 0)

    def steps(self) -> Iterable[tuple[float, Move]]:
        """Every attack that could be made now, and its gain."""
        for use, ship, card in self.down:
            match use:
                case "intercept":
                    raid = self.raid(ship, card)
                    if raid is not None:
                        yield raid.gain, m.intercept(ship)
                case "british":
                    yield self.british(card)[0], m.british_intercept(card.number)
                case "mines":
                    if any(it.id == ship and not it.acted for it in self.table.own.ships):
                        dice = self.table.pack.cards[card.number].mine_attack
                        yield on_row(self.table, self.foe, dice), m.lay_mines(ship)
                case "action":
                    if card.type in WEAPONS:
                        yield self.strike(card)[0], m.play(card.number)

    def raid(self, ship: str, card: CardView, without: int = 0) -> Raid | None:
        """The best intercept with the card that lies on this ship, and perhaps without one of those that may join."""
        assists = [it for it in self.assists if it.number != without]
        for vessel in self.table.own.ships:
            if vessel.id == ship and not vessel.acted and not vessel.refuge:
                return best_raid(self.table, self.foe, vessel, self.merchants, card, assists, free)
        return None

    def missed(self, assist: int) -> float:
        """What a raid that is still to come would gain by a card that may join it."""
        most = 0.0
        for use, ship, card in self.down:
            raid = self.raid(ship, card) if use == "intercept" else None
            less = self.raid(ship, card, without=assist) if raid is not None else None
            if raid is not None and less is not None:
                most = max(most, raid.gain - less.gain)
        return most

    def british(self, card: CardView) -> tuple[float, str]:
        """The best target of British forces."""
        return best_british(self.table, self.foe, card, self.enemies)

    def strike(self, card: CardView) -> tuple[float, str]:
        """The best target of a card that attacks by itself."""
        return best_strike(self.table, self.foe, card, self.row, self.enemies)


def best_foe(table: Table) -> int:
    """Whom to attack in this turn."""
    attacked = table.view.turn.attacked
    if attacked in table.foes:
        return attacked
    return max(table.foes, key=lambda foe: Plans(table, foe).total())


def next_step(table: Table, legal: Sequence[Move]) -> Move | None:
    """The next thing to do with what was put down; None when nothing is worth doing."""
    return free_step(table, legal) or errand(table, legal, early=True) or attack(table, legal) or errand(table, legal)


def free_step(table: Table, legal: Sequence[Move]) -> Move | None:
    """KP-3.3.20d, KP-6.12.1: attempts cost nothing; a ship leaves its refuge when it has nothing more to gain there."""
    for move in legal:
        match move:
            case m.Repair() | m.Resupply():
                return move
            case m.LeaveRefuge(ship=ship, seat=seat) if seat == table.me:
                found = table.find(ship)
                if found and not found[1].damage and not found[1].short and table.turns > 1:
                    return move
            case m.SupplyFrom() if table.turns >= 6:
                return move
            case _:
                pass
    return None


def errand(table: Table, legal: Sequence[Move], *, early: bool = False) -> Move | None:
    """The next of the actions that are no attack."""
    found: list[tuple[int, int, Move]] = []
    for use, card in face_down(table):
        move = m.play(card.number)
        if use == "action" and card.type in ERRANDS and move in legal:
            when = WHEN.get(card.type, 0)
            if (when > 0 or not early) and best_errand(table, card).gain > 0:
                found.append((when, -card.number, move))
    return max(found, key=lambda it: it[:2])[2] if found else None


def attack(table: Table, legal: Sequence[Move]) -> Move | None:
    """The next attack: mines before own ships, unless somebody is to be boarded; torpedoes last."""
    plans = Plans(table, best_foe(table))
    boards = any(card.type == "boarding_party" for card in plans.assists)
    best: tuple[float, Move] | None = None
    for gain, move in plans.steps():
        if gain <= 0 or move not in legal:
            continue
        order = gain
        match move:
            case m.LayMines() if not boards:
                order += 100
            case m.Play(card=card) if "submarine" in table.pack.cards[card].type:
                mines = table.pack.cards[card].type == "submarine_uc"
                order += (100 if not boards else 0) if mines else -100
            case _:
                pass
        if best is None or order > best[0]:
            best = (order, move)
    return best[1] if best else None


def face_down(table: Table) -> list[tuple[str, CardView]]:
    """The committed cards that were not played yet."""
    return [(it.use, it.card) for it in table.view.turn.committed if it.card is not None and not it.shown]


# -------------------------------------------------------------------- targets


def raid_target(table: Table, ship: str, legal: Sequence[Move]) -> Move:
    """KP-3.2.8a: the first target of an own ship."""
    plans = Plans(table, best_foe(table))
    for _, at, card in plans.down:
        if at == ship or (not ship and at):
            raid = plans.raid(at, card)
            for target in raid.targets if raid else ():
                if m.target(target) in legal:
                    return m.target(target)
    return any_target(table, legal)


def british_target(table: Table, number: int, legal: Sequence[Move]) -> Move:
    """KP-3.2.8d."""
    plans = Plans(table, best_foe(table))
    for use, _, card in plans.down:
        if use == "british" and number in (0, card.number):
            move = m.target(plans.british(card)[1])
            if move in legal:
                return move
    return any_target(table, legal)


def any_target(table: Table, legal: Sequence[Move]) -> Move:
    """Without anything better: the most valuable ship of an opponent."""

    def value(move: Move) -> tuple[float, str]:
        if not isinstance(move, m.Target):
            return (-1.0, "")
        found = table.find(move.ship)
        return (table.victory(found[1]) * table.weight[found[0]] if found else 0.0, move.ship)

    return max(legal, key=value)


def action_target(table: Table, card: CardView | None, legal: Sequence[Move]) -> Move | None:
    """KP-3.2.8e: what an action is played at."""
    if card is None:
        return None
    if card.type in ERRANDS:
        chosen = best_errand(table, card)
        wanted: list[Move] = [m.target(chosen.ship)] if chosen.ship else []
        wanted += [m.against(chosen.seat)] if chosen.seat >= 0 else []
        wanted.append(m.LOOK_AT_DECK)
    else:
        foe = best_foe(table)
        _, ship = Plans(table, foe).strike(card)
        wanted = [m.target(ship)] if ship else [m.against(foe)]
    return next((move for move in wanted if move in legal), None) or forced_target(table, card, legal)


def forced_target(table: Table, card: CardView, legal: Sequence[Move]) -> Move | None:
    """KP-3.3.10c: what Deception draws must be played even if it does no good: then at whatever matters least."""
    found = [(move, table.find(move.ship)) for move in legal if isinstance(move, m.Target)]
    own = [(vessel_worth(table, table.me, at[1]), at[1].id, move) for move, at in found if at and at[0] == table.me]
    if not own:
        return any_target(table, legal) if found else None
    return min(own)[2] if card.type == "scuttle" else max(own)[2]


def assemble(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.2.8: whatever was put down joins the attack if it makes it better; then further targets, best first."""
    attack = table.view.turn.attack
    if attack is None:
        return m.ANNOUNCE
    if attack.kind == "intercept":
        found = table.find(attack.ship)
        if found is not None and attack.card is not None:
            return assemble_raid(table, attack.foe, found[1], attack.card, attack.targets[:1], legal)
    if attack.kind in ("british", "monitor"):
        return assemble_british(table, attack, legal)
    for move in legal:
        if isinstance(move, m.Attach):
            return move
    return m.ANNOUNCE


def assemble_raid(  # noqa: PLR0913, PLR0917 - what an intercept is made of
    table: Table, foe: int, ship: VesselView, card: CardView, first: Sequence[str], legal: Sequence[Move]
) -> Move:
    """Put together the best intercept that begins with this target."""
    plans = Plans(table, foe)
    joined = list(table.view.turn.attack.assists) if table.view.turn.attack else []
    assists = [*joined, *(it for it in plans.assists if it not in joined)]
    raid = best_raid(table, foe, ship, plans.merchants, card, assists, free)
    if raid is None:
        return m.ANNOUNCE
    for assist in raid.assists:
        if assist.type != "boarding_party" and m.attach(assist.number) in legal:
            return m.attach(assist.number)
    for target in raid.targets:
        if m.target(target) in legal and target not in first:
            return m.target(target)
    return m.ANNOUNCE


def assemble_british(table: Table, attack: AttackView, legal: Sequence[Move]) -> Move:
    """KP-3.2.3e, KP-3.2.3f: a card joins British forces if it does more there than in a raid that is still to come."""
    plans, found = Plans(table, attack.foe), table.find(attack.target)
    modifier = table.attack_modifier(attack)
    for move in legal:
        if isinstance(move, m.Attach) and found is not None:
            rules, kind = table.pack.rules.attack, table.pack.cards[move.card].type
            bonus = rules.searchlight if kind == "searchlight" else rules.surprise_attack
            with_it = on_ship(table, attack.foe, attack.dice, modifier + bonus, found[1])
            if with_it - on_ship(table, attack.foe, attack.dice, modifier, found[1]) > plans.missed(move.card):
                return move
    return m.ANNOUNCE


def board(table: Table, legal: Sequence[Move]) -> Move:
    """KP-3.3.3: board this target, unless a later one is worth more and there is only one party."""
    attack = table.view.turn.attack
    parties = [move for move in legal if isinstance(move, m.Attach)]
    if attack is None or not parties:
        return m.PASS
    dice, modifier = attack.dice, table.attack_modifier(attack)

    def better(ship: str) -> float:
        found = table.find(ship)
        if found is None or found[1].damage:
            return 0.0
        boarded = on_merchantman(table, attack.foe, dice, modifier, found[1], boarding=True)
        return boarded - on_merchantman(table, attack.foe, dice, modifier, found[1])

    gain = better(attack.target)
    later = sorted((better(ship) for ship in attack.targets), reverse=True)
    if gain <= 0 or (len(later) >= len(parties) and later[len(parties) - 1] > gain + 0.01):
        return m.PASS
    return parties[0]

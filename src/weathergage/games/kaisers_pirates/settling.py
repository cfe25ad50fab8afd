"""3.2.4, 3.2.5, 3.2.7: what comes of an attack: damage, sinking, capture, and the reactions to that. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player
from weathergage.games.kaisers_pirates.attack import Result
from weathergage.games.kaisers_pirates.cards.sinking import mistake_identity, recall
from weathergage.games.kaisers_pirates.force import damage, ship_in, sink, take_out
from weathergage.games.kaisers_pirates.names import ship_name
from weathergage.games.kaisers_pirates.optional import offer_capture_supply
from weathergage.games.kaisers_pirates.reactions import reaction_of
from weathergage.games.kaisers_pirates.situations import Situation
from weathergage.games.kaisers_pirates.state import Attack, Game, Seat, Vessel


def settle_merchantman(g: Game, attack: Attack, target: Vessel, result: Result) -> Flow[None]:
    """Apply an attack's result to a merchantman."""
    captures = attack.boarding or attack.non_combatant
    if result == "damaged" and not captures:  # KP-3.3.3c, KP-3.3.25c
        damage(g, target)
    elif result == "sunk" and captures:
        yield from capture(g, attack, target)
    elif result == "sunk":
        sink(g, attack.foe, target, attack.seat, g.pack.rules.scoring.special_cargo if attack.cargo else 0)
        yield from react_to_sinking(g, attack, target.id, by_ship=attack.kind == "intercept")


def settle_ship(g: Game, target: Vessel, owner: int, by: int, result: Result) -> None:
    """KP-3.2.3g, KP-3.2.5e: apply a result to a warship, raider or prize; true sinkings score once."""
    if result == "damaged":
        damage(g, target)
    elif result == "sunk":
        sink(g, owner, target, by)


def capture(g: Game, attack: Attack, target: Vessel) -> Flow[None]:
    """KP-3.2.5a-c: a merchantman becomes a prize, which resupplies its captor."""
    take_out(g, attack.foe, target)
    force = g.state.seats[attack.seat]
    # disguised and undamaged, unless it was taken on the far side of a shoal (KP-6.10.2b).
    force.ships.append(Vessel(target.id, "prize", target.damage))
    name, captor = ship_name(g.pack, target.id), Player(attack.seat)
    g.say("kp-log-captured", rule="KP-3.2.5a", ship=name, who=captor, pieces=(target.id,))
    ship = ship_in(force, attack.ship)
    if ship is None or not ship.short:
        return
    if g.state.options.prize_resupply:
        yield from offer_capture_supply(g, attack.seat, target.id, ship)
    else:
        ship.short = False
        g.say("kp-log-resupplied", rule="KP-3.2.5c", ship=ship_name(g.pack, ship.id), pieces=(ship.id,))


def sink_on_shoal(g: Game, attack: Attack, vessel: Vessel) -> Flow[None]:
    """KP-3.3.38d: a damaged ship that fails on the shoal goes to the interceptor, and is never doubled (R-52)."""
    merchantman = vessel.role == "merchantman"
    sink(g, attack.foe, vessel, attack.seat)
    if merchantman:
        yield from react_to_sinking(g, attack, vessel.id, by_ship=False)


# -------------------------------------------------------------------- reactions to a sinking


def react_to_sinking(g: Game, attack: Attack, sunk: str, by_ship: bool) -> Flow[None]:
    """KP-3.3.23a, KP-3.3.30a: a merchantman was sunk; its former holder may answer that."""
    state = g.state
    holder = attack.foe
    if state.options.strict_reactions and attack.reacted:
        return
    there = by_ship and ship_in(state.seats[attack.seat], attack.ship) is not None
    if there and state.edition == 2:
        state.turn.recallable.append((holder, attack.ship))
    situation = Situation("sinking", recallable=there, swappable=bool(sunk_merchants(state.seats[holder])))
    state.turn.quiet = True
    answer = yield from reaction_of(g, holder, situation)
    if answer is None:
        return
    if answer.type == "recalled":
        recall(g, holder, attack.seat, attack.ship, answer)
        return
    if state.options.strict_reactions and (holder, attack.ship) in state.turn.recallable:
        state.turn.recallable.remove((holder, attack.ship))  # this sinking has had its answer
    yield from mistake_identity(g, holder, attack.seat, sunk, answer)
    state.turn.quiet = False


def sunk_merchants(seat: Seat) -> list[str]:
    """R-22: the merchantmen of a pile that were sunk."""
    return [won.ship for won in seat.pile if won.ship and won.sunk and not won.warship]


def offer_recall(g: Game) -> Flow[None]:
    """KP-3.3.30e, R-21: second edition: a pause in which a ship that sank a merchantman can still be recalled."""
    turn = g.state.turn
    if turn.quiet:  # this was asked a moment ago, and nothing has happened since
        return
    for holder, ship in dict.fromkeys(turn.recallable):
        if ship_in(g.state.seats[turn.seat], ship) is None:
            continue
        turn.quiet = True
        answer = yield from reaction_of(g, holder, Situation("later", recallable=True))
        if answer is not None:
            recall(g, holder, turn.seat, ship, answer)


# -------------------------------------------------------------------- recognition


def recognise(g: Game, seat: int, vessel: Vessel) -> Flow[None]:
    """KP-3.2.3c: a raider or prize is recognised; KP-3.3.32: its holder may answer with Reflag."""
    if vessel.role == "warship" or vessel.known:
        return
    vessel.known = True
    name = ship_name(g.pack, vessel.id)
    g.say("kp-log-recognised", rule="KP-3.2.3c", ship=name, pieces=(vessel.id,))
    yield from offer_reflag(g, seat, vessel)


def offer_reflag(g: Game, seat: int, vessel: Vessel) -> Flow[None]:
    """KP-3.3.32b-d: the card that recognised the ship is resolved by now."""
    answer = yield from reaction_of(g, seat, Situation("recognition"))
    if answer is not None:
        disguise(g, vessel)


def disguise(g: Game, vessel: Vessel) -> None:
    """KP-3.3.32a: a raider or prize hides again."""
    vessel.known = False
    name = ship_name(g.pack, vessel.id)
    g.say("kp-log-disguised", rule="KP-3.3.32a", ship=name, pieces=(vessel.id,))

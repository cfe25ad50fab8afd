"""Why not: the rule that keeps a move out of a decision. Asked only when somebody wants to know. Both editions."""

from __future__ import annotations

from weathergage.engine import Move, Refusal, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.force import holder_of, is_fighter, is_recognised, opponents, ship_in, vessel_of
from weathergage.games.kaisers_pirates.halves import MINES, TEAM_CARDS
from weathergage.games.kaisers_pirates.names import card_name, ship_name
from weathergage.games.kaisers_pirates.situations import Situation, bar
from weathergage.games.kaisers_pirates.state import NOBODY, Attack, Game, Use, Vessel
from weathergage.games.kaisers_pirates.targets import may_annoy


def _no(key: str, rule: str) -> Refusal:
    return Refusal(text(key), rule)


# -------------------------------------------------------------------- reactions


def why_no_reaction(g: Game, seat: int, situation: Situation, move: Move) -> Refusal | None:
    """KP-3.2.2: why this card can't answer what was announced."""
    if not isinstance(move, m.React):
        return None
    if move.card not in g.state.seats[seat].hand:
        return _no("kp-no-not-in-hand", "KP-3.2.2a")
    rule = bar(g.pack.cards[move.card].type, situation)
    return Refusal(text("kp-no-reaction", card=card_name(g.pack, move.card)), rule)


# -------------------------------------------------------------------- committing


def why_not_committed(g: Game, move: Move) -> Refusal | None:
    """KP-3.2.1: why this card can't be put down like that."""
    match move:
        case (
            m.CommitIntercept(card=card)
            | m.CommitBritish(card=card)
            | m.CommitMines(card=card)
            | m.CommitAction(card=card)
        ) if card not in g.state.seats[g.state.turn.seat].hand:
            return _no("kp-no-not-in-hand", "KP-3.2b")
        case m.CommitIntercept(ship=ship):
            return why_no_card_on(g, ship, "KP-3.2.1b")
        case m.CommitMines(card=card) if g.pack.cards[card].type != MINES:
            return _no("kp-no-only-mines", "KP-3.2.1c")
        case m.CommitMines(ship=ship):
            return why_no_card_on(g, ship, "KP-3.2.1c") or _no("kp-no-minelayer", "KP-3.3.21a")
        case m.CommitAction(card=card):
            return why_no_action_half(g.pack.cards[card].type)
        case _:
            return None


def why_no_card_on(g: Game, ship: str, one_each: str) -> Refusal | None:
    """KP-3.2.1b, KP-3.2.1c: why no card can be laid on a ship."""
    vessel = ship_in(g.state.seats[g.state.turn.seat], ship)
    if vessel is None or not is_fighter(vessel):
        return _no("kp-no-own-fighter", "KP-3.2.1b")
    if any(it.ship == ship for it in g.state.turn.committed):
        return _no("kp-no-second-card", one_each)
    return why_not_idle(g, vessel)


def why_not_idle(g: Game, vessel: Vessel) -> Refusal | None:
    """KP-3.1.3c, KP-3.3.20: why an own ship can't intercept or lay mines in this turn."""
    if vessel.refuge:
        return _no("kp-no-in-refuge", "KP-3.3.20i")
    if vessel.id in g.state.turn.left:
        return _no("kp-no-left-refuge", "KP-3.3.20j")
    if vessel.id in g.state.turn.acted:
        return _no("kp-no-acted", "KP-3.1.3c")
    return None


def why_no_action_half(kind: str) -> Refusal:
    """KP-3.2.2a, KP-3.3.4c, KP-3.3.11d: why an action half can't be put down in front."""
    if kind == MINES:
        return _no("kp-no-mines-in-front", "KP-3.2.1c")
    if kind in TEAM_CARDS:
        return _no("kp-no-team-card", "KP-3.3.4c" if kind == "bounding_main" else "KP-3.3.11d")
    return _no("kp-no-reaction-committed", "KP-3.2.2a")


# -------------------------------------------------------------------- steps


def why_no_step(g: Game, move: Move) -> Refusal | None:
    """KP-3.2, 3.2.8: why this can't be done with what was committed."""
    match move:
        case m.Intercept(ship=ship):
            return why_no_ship_acts(g, ship, "intercept") or _no("kp-no-target", "KP-3.1.3d")
        case m.LayMines(ship=ship):
            return why_no_ship_acts(g, ship, "mines") or _no("kp-no-target", "KP-3.3.21b")
        case m.BritishIntercept(card=card):
            return why_not_put_down(g, card, "british") or _no("kp-no-target", "KP-3.2.3b")
        case m.Play(card=card):
            return why_not_put_down(g, card, "action") or why_no_effect(g, g.pack.cards[card].type)
        case m.Repair() | m.Resupply():
            return _no("kp-no-attempt", "KP-3.3.20d")
        case m.LeaveRefuge():
            return _no("kp-no-leaving", "KP-3.3.20c")
        case m.SupplyFrom():
            return _no("kp-no-supply", "KP-6.12.1c")
        case _:
            return None


def why_no_ship_acts(g: Game, ship: str, use: Use) -> Refusal | None:
    """R-85: a ship needs its card, and has to be there and free to act."""
    if not any(it.ship == ship and it.use == use and not it.shown for it in g.state.turn.committed):
        return _no("kp-no-card-on-ship", "KP-3.2b")
    vessel = ship_in(g.state.seats[g.state.turn.seat], ship)
    return _no("kp-no-own-fighter", "KP-3.2.1b") if vessel is None else why_not_idle(g, vessel)


def why_not_put_down(g: Game, card: int, use: Use) -> Refusal | None:
    """KP-3.2b: only what was committed is played, and by the half that was chosen."""
    for it in g.state.turn.committed:
        if it.card == card and not it.shown:
            return None if it.use == use else _no("kp-no-other-half", "KP-3.2.1a")
    return _no("kp-no-not-committed", "KP-3.2b")


def why_no_effect(g: Game, kind: str) -> Refusal:
    """R-84: why an action half has no effect now."""
    turn = g.state.turn
    match kind:
        case "boarding_party" | "good_hunting" | "searchlight" | "shipping_lanes" | "special_cargo" | "surprise_attack":
            return _no("kp-no-assist-alone", "KP-1.1.2d" if g.state.edition == 2 else g.pack.types[kind].rule)
        case "second_chance" if turn.extra:
            return _no("kp-no-extra-turn", "KP-3.3.37b")
        case "wireless_intercept" if turn.extra:
            return _no("kp-no-extra-turn", "KP-3.3.37c")
        case "wireless_intercept" if turn.wireless:
            return _no("kp-no-once", "KP-3.3.47b")
        case _:
            return _no("kp-no-target", g.pack.types[kind].rule)


# -------------------------------------------------------------------- targets


def why_no_target(g: Game, kind: str, move: Move) -> Refusal | None:
    """KP-3.1.3, KP-3.1.4: why this ship or opponent can't be chosen. `kind`: how, or the type of the card."""
    match move:
        case m.Target(ship=ship):
            owner = holder_of(g.state, ship)
            if owner == NOBODY:
                return _no("kp-no-such-ship", "KP-2.2a")
            return why_not_at(g, kind, owner) or why_not_ship(g, kind, vessel_of(g.state, ship))
        case m.Against(seat=seat):
            rule = g.pack.types[kind].rule if kind in g.pack.types else "KP-3.3.21b"
            return why_not_at(g, kind, seat) or _no("kp-no-target", rule)
        case _:
            return None


OWN = frozenset(("damage_control", "fair_seas", "island_refuge", "lay_mines", "reflag", "scuttle"))
ATTACKS = frozenset(("intercept", "british", "interrogate", "monitor", "submarine_u", "submarine_uc", "mines"))


def why_not_at(g: Game, kind: str, seat: int) -> Refusal | None:
    """Why nothing of this kind can be done to a player."""
    state = g.state
    turn = state.turn
    if kind in OWN:
        return None if seat == turn.seat else _no("kp-no-own-only", "KP-4.4" if state.teams else "KP-3.1.1c")
    if seat not in opponents(state, turn.seat):
        return _no("kp-no-opponent", "KP-4.3" if state.teams else "KP-3.1.2b")
    if kind in ATTACKS and turn.attacked not in (NOBODY, seat):
        return _no("kp-no-other-opponent", "KP-3.1.3a")
    if state.seats[seat].fog and kind != "heavy_weather":
        return _no("kp-no-fog", "KP-3.3.14d" if kind in ATTACKS else "KP-3.3.14e")
    if kind not in ATTACKS and kind != "recon_aircraft" and not may_annoy(state, seat, through_fog=True):
        return _no("kp-no-third-opponent", "KP-3.1.4b" if turn.attacked != NOBODY else "KP-3.1.4c")
    return None


def why_not_ship(g: Game, kind: str, vessel: Vessel) -> Refusal:  # noqa: PLR0912 - one line for each line of the rules
    """Why this ship can't be the target of something that may be done to its holder."""
    intercepts = kind in ("intercept", "british", "interrogate", "monitor")
    if intercepts and vessel.id in g.state.turn.intercepted:
        return _no("kp-no-intercepted", "KP-3.1.3d")
    match kind:
        case "intercept":
            return _no("kp-no-merchantman", "KP-3.2.4a")
        case "british" | "interned" | "transfer_command" if not is_recognised(vessel):
            return _no("kp-no-disguised", "KP-3.2.3b")
        case "british" | "interrogate" if vessel.refuge:
            return _no("kp-no-sheltered", "KP-3.3.20f" if kind == "british" else "KP-3.3.19c")
        case "interrogate" if is_recognised(vessel):
            return _no("kp-no-recognised", "KP-3.3.19f")
        case "monitor":
            return _no("kp-no-shelter", "KP-3.3.24a")
        case "submarine_u" | "submarine_uc" if vessel.role == "prize":
            return _no("kp-no-prize", "KP-3.1.3g")
        case "breakdown" if vessel.damage:
            return _no("kp-no-damaged", "KP-3.3.6a")
        case "fair_seas" if vessel.damage:
            return _no("kp-no-damaged", "KP-3.3.12a")
        case "damage_control" | "scuttle" if not vessel.damage:
            return _no("kp-no-undamaged", g.pack.types[kind].rule)
        case "island_refuge" if vessel.refuge:
            return _no("kp-no-in-refuge", "KP-3.3.20a")
        case "reflag":
            return _no("kp-no-disguise", "KP-3.2.3d" if vessel.role == "warship" else "KP-3.3.32e")
        case _:
            rule = g.pack.types[kind].rule if kind in g.pack.types else "KP-3.2.3"
            return Refusal(text("kp-no-such-target", ship=ship_name(g.pack, vessel.id)), rule)


# -------------------------------------------------------------------- cards that join an attack


def why_not_attached(g: Game, attack: Attack, move: Move) -> Refusal | None:
    """3.2.8, 3.3: why this card or ship can't join the attack."""
    match move:
        case m.Target(ship=ship) if ship in g.state.turn.intercepted:
            return _no("kp-no-intercepted", "KP-3.1.3d")
        case m.Target(ship=ship) if holder_of(g.state, ship) != attack.foe:
            return _no("kp-no-other-opponent", "KP-3.1.3a")
        case m.Target():
            return _no("kp-no-more-targets", "KP-3.3.15a" if attack.hunting else "KP-3.2.4f")
        case m.Attach(card=card):
            missing = why_not_put_down(g, card, "action")
            return missing or why_no_assist(g, attack, g.pack.cards[card].type)
        case _:
            return None


def why_no_assist(g: Game, attack: Attack, kind: str) -> Refusal:
    """Why a card of this type can't join the attack."""
    british = attack.kind == "british"
    match kind:
        case "surprise_attack" if attack.surprise:
            return _no("kp-no-once", "KP-3.3.44d")
        case "searchlight" if not attack.night:
            return _no("kp-no-night", "KP-3.3.36a")
        case "surprise_attack" | "searchlight" if british:
            return _no("kp-no-one-assist", "KP-3.2.3f" if g.state.edition == 2 else "KP-3.2.3e")
        case "boarding_party":
            return _no("kp-no-boarding-yet", "KP-3.3.3a")
        case "good_hunting":
            return _no("kp-no-raider", "KP-3.3.15a")
        case "shipping_lanes":
            return _no("kp-no-warship", "KP-3.3.39a")
        case "special_cargo":
            return _no("kp-no-cargo", "KP-3.3.41b")
        case _:
            return _no("kp-no-assist", "KP-1.1.2d")

"""What ships and cards are worth to whoever has them. All numbers are victory points, and are guesses."""

from __future__ import annotations

from weathergage.bots.kaisers_pirates.odds import quality
from weathergage.bots.kaisers_pirates.table import FIGHTERS, Table
from weathergage.games.kaisers_pirates.view import CardView, VesselView

# What a warship or raider is worth less once it is damaged.
HURT = 0.6

# What a card is worth as one of the next turns' intercepts, by how many cards there are for each turn.
PURSE = ((0.8, 1.75), (1.3, 1.5), (2.0, 1.2), (3.0, 0.7), (4.0, 0.4), (6.0, 0.15))

# What a reaction gains when it is played: for its player, and, by their weight, of what opponents would have gained.
# Then how often, in a turn that is directed at this seat, it can be played with profit.
REACTIONS: dict[str, tuple[float, float, float]] = {
    "amc": (3.0, 2.5, 0.35),
    "break_contact": (1.0, 2.2, 0.3),
    "fast_ship": (0.5, 1.8, 0.25),
    "minesweeper": (0.0, 7.0, 0.05),
    "mistaken_identity": (1.5, 1.5, 0.15),
    "non_combatant": (0.8, 1.2, 0.3),
    "pull_the_plug": (0.0, 4.0, 0.05),
    "q_ship": (2.0, 3.0, 0.05),
    "qqq": (1.0, 0.5, 0.3),
    "razzle_dazzle": (0.0, 3.0, 0.05),
    "recalled": (0.0, 3.0, 0.3),
    "reflag": (1.5, 0.5, 0.1),
    "sail_q_ship": (2.0, 3.0, 0.02),
    "shallow_run": (0.8, 1.8, 0.3),
    "slim_pickings": (0.5, 4.0, 0.4),
    "trap": (1.5, 1.5, 0.35),
}


# -------------------------------------------------------------------- ships


def fighter_worth(table: Table, seat: int, vessel: VesselView) -> float:
    """What a warship or raider can still do for its holder, alone and for the rest of the round."""
    ship = table.pack.ships[vessel.id]
    good = quality(ship.attack, table.own_modifier(vessel)) - 1.8
    alone = sum(1 for _ in table.fighters(seat)) == 1
    return 0.5 + max(0.2, good) * 0.28 * table.turns * (1.6 if alone else 1.0)


def vessel_worth(table: Table, seat: int, vessel: VesselView) -> float:
    """What any ship is worth to its holder."""
    if vessel.role in FIGHTERS:
        return fighter_worth(table, seat, vessel)
    value = table.victory(vessel)
    if vessel.role == "prize":
        return value * prize_factor(table)
    return value * (0.08 if vessel.damage else 0.16)


def prize_factor(table: Table) -> float:
    """KP-2.3.1b: a prize counts double, if nobody gets it before."""
    return 2 - 0.1 * min(1.0, table.turns / 8)


def warship_value(table: Table, victory: int) -> float:
    """KP-2.3.1d: a warship or raider in the pile needs a merchantman beside it."""
    if table.surplus < 0:
        return victory
    if table.turns >= 4:
        return victory * 0.75
    return victory * (0.45 if table.turns >= 2 else 0.1)


def merchant_bonus(table: Table) -> float:
    """KP-2.3.1d: what a merchantman adds by letting a warship of the pile count."""
    if table.surplus <= 0:
        return 0.0
    return 9.0 if table.turns <= 2 else 2.5


def damage_worth(table: Table) -> float:
    """What it is worth to have damaged a merchantman that can be attacked again, for each point of its value."""
    if table.turns <= 1:
        return 0.0
    return 0.22 if len(table.foes) == 1 else 0.05


# -------------------------------------------------------------------- cards


def purse(table: Table) -> float:
    """What any card is worth as an Intercept half some time later in the round."""
    turns = table.turns
    if turns == 0 or (turns == 1 and table.view.turn.seat == table.me):
        return 0.0
    share = (len(table.view.hand) + turns - 1) / turns
    low, most = PURSE[0]
    if share <= low:
        return most
    for high, least in PURSE[1:]:
        if share <= high:
            return most + (least - most) * (share - low) / (high - low)
        low, most = high, least
    return most


def held(table: Table, kind: str) -> float:
    """What a reaction is worth in the hand, for as long as it may still be needed."""
    gain = REACTIONS.get(kind)
    if gain is None:
        return 0.0
    mine, theirs, often = gain
    return (mine + theirs * table.mean_weight) * float(1 - (1 - often) ** table.threats)


def special(table: Table, kind: str) -> float:  # noqa: PLR0912 - one line for each card
    """What the action half of a card may bring if it is kept for the right moment."""
    own = list(table.fighters(table.me))
    if kind in REACTIONS:
        return held(table, kind)
    if table.turns <= 1 and table.view.turn.seat == table.me:
        return 0.0
    match kind:
        case "shipping_lanes":
            return 6.0 if any(it.role == "warship" for it in own) else 1.5
        case "good_hunting":
            return 3.4 if any(it.role == "raider" for it in own) else 1.5
        case "lay_mines":
            return 5.5 if any(table.pack.ships[it.id].mines for it in own) else 1.0
        case "submarine_u" | "submarine_uc" | "recon_aircraft":
            return 4.0
        case "wireless_intercept" | "second_chance":
            return 3.6
        case "boarding_party" | "special_cargo":
            return 3.4
        case "fair_seas" | "breakout":
            return 3.0
        case "surprise_attack" | "damage_control" | "interrogate":
            return 2.4
        case "deception" | "fog_bank":
            return 0.5 + 2.5 * table.mean_weight
        case "breakdown" | "collier" | "intelligence" | "interned" | "island_refuge" | "rendezvous_missed":
            return 1.5
        case "searchlight" | "transfer_command":
            return 1.5
        case _:
            return 1.0


def keeping(table: Table, card: CardView) -> float:
    """What a card is worth in the hand: as any card, or as what it is."""
    best = special(table, card.type)
    return max(purse(table), best) + 0.1 * best

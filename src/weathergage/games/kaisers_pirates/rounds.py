"""2.3 to 2.5: what a round is worth, what is kept of it, who begins the next, who wins. Both editions; teams; 6.7."""

from __future__ import annotations

from collections.abc import Sequence

from weathergage.engine import CHECKPOINT, Flow, Names, Outcome, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import PLAYERS, ask
from weathergage.games.kaisers_pirates.attack import roller
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.force import bring_in, is_fighter, mate_of
from weathergage.games.kaisers_pirates.names import ship_name
from weathergage.games.kaisers_pirates.setup import action_cards, deal, start_turns
from weathergage.games.kaisers_pirates.state import LIVE, NO_CARD, NOBODY, Game, Seat, State, Turn, Vessel, Won
from weathergage.games.kaisers_pirates.teams import pool_ships, team_of
from weathergage.games.kaisers_pirates.turn import take_turn

KEEP = text("kp-ask-keep")


def play(g: Game) -> Flow[Outcome]:
    """KP-2.0a: round after round, turn after turn."""
    while True:
        if not runs_on(g.state):
            yield from CHECKPOINT
        match g.state.stage:
            case "deal":
                yield from open_round(g)
            case "turns":
                if g.state.turn.seat == g.state.phantom and PLAYERS.phantom is not None:
                    yield from PLAYERS.phantom.take_turn(g)
                else:
                    yield from take_turn(g)
            case "score":
                score_round(g)
                outcome = outcome_of(g)
                if outcome is not None:
                    return outcome
                close_round(g)


def runs_on(state: State) -> bool:
    """The phantom (chapter 5) begins its turn at once, and of that nobody is asked anything."""
    return state.turn.seat == state.phantom and state.stage == "turns" and state.solitaire.step == "begin"


def open_round(g: Game) -> Flow[None]:
    """KP-2.1, KP-2.4: deal a round, and find out who begins."""
    state = g.state
    g.say("kp-log-round", number=state.round, level=1, rule="KP-2.0a")
    if state.round == 1:
        yield from deal(g)
        start_turns(g, first_of_all(g))
        return
    first = lowest(g, [sum(seat.points) for seat in state.seats])  # KP-3.1c
    yield from keep_ships(g, first)
    yield from deal(g)
    start_turns(g, first)


def first_of_all(g: Game) -> int:
    """KP-3.1a, KP-3.1b, KP-5.2.3: who begins the first round."""
    state = g.state
    match state.options.start:
        case "die":
            return roll_off(g, list(range(len(state.seats))))
        case "lowest_value":
            return lowest(g, [sum(g.pack.ships[vessel.id].victory for vessel in seat.ships) for seat in state.seats])
        case "chosen":
            return state.options.first_seat


def lowest(g: Game, amounts: list[int]) -> int:
    """KP-3.1d: whoever has least; the die settles ties."""
    least = min(amounts)
    return roll_off(g, [seat for seat, amount in enumerate(amounts) if amount == least])


def roll_off(g: Game, seats: list[int]) -> int:
    """KP-3.1a: the highest roll, and ties roll again."""
    die = g.pack.rules.resolution.start_die
    while len(seats) > 1:
        rolls = {seat: g.chance.roll(die, "first player", roller(g.state, seat)) for seat in seats}
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


# -------------------------------------------------------------------- scoring


def won_value(pack: KaisersPack, won: Won) -> int:
    """KP-2.3.1a, KP-2.3.1c, KP-2.3.2: what one card of a pile counts."""
    if won.ship:
        printed = pack.ships[won.ship].victory if won.warship else pack.merchants[won.ship].victory
    else:
        printed = pack.cards[won.card].victory if won.card else pack.types[won.type].victory
    return printed * won.times


def pile_value(pack: KaisersPack, seat: Seat) -> int:
    """KP-3.1.8: the victory value of a pile as it is."""
    return sum(won_value(pack, won) for won in seat.pile)


def score_round(g: Game) -> None:
    """KP-2.3: prizes first (R-09), then the limit of warships, then totals and points."""
    state = g.state
    for number, seat in enumerate(state.seats):
        for vessel in [it for it in seat.ships if it.role == "prize"]:
            bring_in(g, number, vessel)  # KP-2.3.1b
        limit_warships(g, number, seat)
    totals = [pile_value(g.pack, seat) for seat in state.seats]
    for number, (seat, total, points) in enumerate(zip(state.seats, totals, round_points(totals), strict=True)):
        seat.totals.append(total)
        seat.points.append(points)
        g.say("kp-log-scored", who=Player(number), total=total, points=points, rule="KP-2.3.3")


def limit_warships(g: Game, number: int, seat: Seat) -> None:
    """KP-2.3.1d-f: no more warships and raiders than merchantmen; the surplus goes at random."""
    while True:
        warships = [place for place, won in enumerate(seat.pile) if won.warship]
        merchantmen = sum(bool(won.ship) and not won.warship for won in seat.pile)
        if len(warships) <= merchantmen:
            return
        gone = seat.pile.pop(warships[g.chance.pick(len(warships), "surplus warship")])
        g.state.ships.used.append(gone.ship)
        g.say("kp-log-surplus", who=Player(number), ship=ship_name(g.pack, gone.ship), rule="KP-2.3.1f")


def round_points(totals: Sequence[int]) -> list[int]:
    """KP-2.3.3, R-06: as many as there are players, less one for each who has more; nothing for nothing."""
    players = len(totals)
    return [players - sum(other > total for other in totals) if total else 0 for total in totals]


# -------------------------------------------------------------------- between rounds


def close_round(g: Game) -> None:
    """KP-2.4: everything but the warships and raiders of the Forces goes back."""
    state = g.state
    for seat in state.seats:
        state.merchants.used += [vessel.id for vessel in seat.merchants]
        for won in seat.pile:
            if won.ship:
                (state.ships if won.warship else state.merchants).used.append(won.ship)
        seat.merchants, seat.pile, seat.hand, seat.knows = [], [], [], []
        seat.deception = seat.fog = NO_CARD
        seat.skipped = False
        # KP-2.4b, KP-2.4.3b, R-94: without markers, and disguised.
        seat.ships = [Vessel(vessel.id, vessel.role) for vessel in seat.ships if is_fighter(vessel)]
    state.solitaire.scouted = False  # nothing that waits for a turn outlasts the round
    state.ships.used += state.ships.lost  # KP-6.5.2b, R-62
    state.ships.lost = []
    return_actions(g)
    state.turn = Turn(state.turn.seat)
    state.stage = "deal"
    state.round += 1


def return_actions(g: Game) -> None:
    """KP-2.4a, KP-2.4f, KP-2.4.4a: the action deck is whole again."""
    state = g.state
    state.deck = list(action_cards(g.pack, state))
    for card in state.deck:
        state.exposed[card] = 0
    state.aside, state.discards = [], []


def keep_ships(g: Game, first: int) -> Flow[None]:
    """KP-2.4.1, KP-6.7: what each player keeps. R-96: beginning with the next starting player."""
    state = g.state
    rules = g.pack.rules.deal
    limit = rules.keep_with_retention if state.options.retention else rules.keep
    order = [(first + step) % len(state.seats) for step in range(len(state.seats))]
    if state.teams:
        yield from pool_ships(g, order)
    for number in order:
        seat = state.seats[number]
        kept: list[str] = []
        while len(kept) < min(limit, len(seat.ships)):
            choices: list[m.Keep | m.Done] = [m.keep(it.id) for it in seat.ships if it.id not in kept]
            match (yield from ask(g, number, KEEP, [*choices, m.DONE], "KP-2.4.1")):
                case m.Keep(ship=ship):
                    kept.append(ship)
                    g.say("kp-log-kept", who=Player(number), ship=ship_name(g.pack, ship), rule="KP-2.4.1a")
                case m.Done():
                    break
        state.ships.used += [vessel.id for vessel in seat.ships if vessel.id not in kept]  # KP-2.4.1d
        seat.ships = [vessel for vessel in seat.ships if vessel.id in kept]
        seat.kept = len(kept)


# -------------------------------------------------------------------- the winner


def outcome_of(g: Game) -> Outcome | None:
    """KP-2.5, KP-4.10: most round points, then most victory value; still a tie: another round."""
    state = g.state
    if state.round < g.pack.rules.deal.rounds:
        return None
    sides = [team_of(state, seat) for seat in range(len(state.seats))]
    results: dict[int, tuple[int, int]] = {}
    for seat, side in zip(state.seats, sides, strict=True):
        points, total = results.get(side, (0, 0))
        results[side] = (points + sum(seat.points), total + sum(seat.totals))
    best = max(results.values())
    if list(results.values()).count(best) > 1:
        g.say("kp-log-tie", rule="KP-2.5c")
        return None
    places = tuple(1 + sum(other > results[side] for other in results.values()) for side in sides)
    scores = tuple(float(results[side][0]) for side in sides)
    winner = Player(places.index(1))
    if state.phantom != NOBODY:  # the phantom has no place at the table
        reason = text("kp-won", who=winner) if places[LIVE] == 1 else text("kp-lost-to-phantom")
        return Outcome((places[LIVE],), (scores[LIVE],), reason, "KP-2.5a")
    if state.teams:
        mates = Names((winner, Player(mate_of(state, winner.seat))))
        return Outcome(places, scores, text("kp-won-team", who=mates), "KP-4.10")
    return Outcome(places, scores, text("kp-won", who=winner), "KP-2.5a")

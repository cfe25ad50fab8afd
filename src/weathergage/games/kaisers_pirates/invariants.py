"""What must hold after every move, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from weathergage.games.kaisers_pirates.force import is_fighter
from weathergage.games.kaisers_pirates.rounds import pile_value, round_points, won_value
from weathergage.games.kaisers_pirates.setup import action_cards
from weathergage.games.kaisers_pirates.state import NO_CARD, NOBODY, Game, State


def invariants(g: Game) -> Iterable[str]:
    """All that is broken, in words."""
    yield from check_actions(g)
    yield from check_ships(g)
    yield from check_seats(g)
    yield from check_piles(g)
    yield from check_scores(g)
    yield from check_turn(g)
    yield from check_solitaire(g)


def check_actions(g: Game) -> Iterator[str]:
    """Every action card lies somewhere, once; and everybody has seen those that lie open."""
    state = g.state
    places = action_places(state)
    expected = Counter(action_cards(g.pack, state))
    for card, count in (Counter(places) - expected).items():
        yield f"action card {card} lies in {count} place(s) too many"
    for card, count in (expected - Counter(places)).items():
        yield f"action card {card} is missing {count} time(s)"
    for number, seat in enumerate(state.seats):
        for card in seat.hand:
            if state.exposed[card]:
                yield f"card {card} of the hand of seat {number} counts as seen by all"
    for card in (*state.deck, *state.aside):
        if state.exposed[card]:
            yield f"card {card} of the deck counts as seen by all"


def action_places(state: State) -> list[int]:
    """The action cards wherever they lie."""
    turn = state.turn
    places = [*state.deck, *state.discards, *state.aside, *turn.to_stack, *turn.stacking]
    places += [it.card for it in turn.committed] + [it.card for it in turn.answered]
    for seat in state.seats:
        places += seat.hand
        places += [won.card for won in seat.pile if won.card]
        places += [card for card in (seat.deception, seat.fog) if card > NO_CARD]
        places += [vessel.refuge for vessel in seat.ships if vessel.refuge > NO_CARD]
    return places


def check_ships(g: Game) -> Iterator[str]:
    """Every ship lies somewhere, once."""
    state = g.state
    places = [*state.ships.fresh, *state.ships.used, *state.ships.lost]
    places += [*state.merchants.fresh, *state.merchants.used, *state.merchants.lost]
    for seat in state.seats:
        places += [vessel.id for vessel in (*seat.merchants, *seat.ships)]
        places += [won.ship for won in seat.pile if won.ship]
    counts = Counter(places)
    for ship, count in counts.items():
        if count > 1:
            yield f"{ship} lies in {count} places"
    beyond, early = state.options.beyond_1914, state.options.beyond_1914 and state.options.without_early_losses
    for ship, printed in g.pack.ships.items():
        if (ship in counts) == (beyond and printed.removed_beyond_1914):
            yield f"{ship} is {'not in its box' if ship in counts else 'missing'}"
    for ship, merchant in g.pack.merchants.items():
        if (ship in counts) == (early and merchant.removed_beyond_1914):
            yield f"{ship} is {'not in its box' if ship in counts else 'missing'}"


def check_seats(g: Game) -> Iterator[str]:
    """KP-3.3.10i, KP-1.3.2, KP-3.2.3d, KP-3.2.7d: what can't lie together."""
    options = g.state.options
    for number, seat in enumerate(g.state.seats):
        if seat.deception and seat.fog:
            yield f"both Deception and Fog Bank lie before seat {number}"
        for vessel in (*seat.merchants, *seat.ships):
            if vessel.short and not is_fighter(vessel):
                yield f"{vessel.id}, a {vessel.role}, is on Limited Supply"
            if vessel.known and vessel.role not in ("raider", "prize"):
                yield f"{vessel.id}, a {vessel.role}, is marked as recognised"
            if vessel.damage < 0 or (vessel.damage > 1 and not options.additional_damage):
                yield f"{vessel.id} has {vessel.damage} damage markers"
            if vessel.refuge and not is_fighter(vessel):
                yield f"{vessel.id}, a {vessel.role}, lies in an Island Refuge"
            if is_fighter(vessel) != (vessel.id in g.pack.ships):
                yield f"{vessel.id} sails as a {vessel.role}"
        if any(vessel.role != "merchantman" for vessel in seat.merchants):
            yield f"something else than a merchantman stands in the front row of seat {number}"


def check_piles(g: Game) -> Iterator[str]:
    """KP-2.3.1, KP-2.3.2: what a card of a pile may count."""
    scoring = g.pack.rules.scoring
    for number, seat in enumerate(g.state.seats):
        for won in seat.pile:
            name = f"{won.ship or won.type} of the pile of seat {number}"
            printed = g.pack.ships if won.warship else g.pack.merchants
            if won.ship and (won.ship not in printed or won.card or won.type):
                yield f"{name} lies there as something else"
            elif won_value(g.pack, won) <= 0:
                yield f"{name} is worth nothing"
            # Twice: a prize that came through (KP-2.3.1b), a merchantman that was sunk with Special Cargo (KP-3.3.41).
            twice = {scoring.prize, scoring.special_cargo} if won.ship and not won.warship else set()
            if won.times not in {scoring.single, *twice}:
                yield f"{name} counts {won.times} times"


def check_scores(g: Game) -> Iterator[str]:
    """KP-2.3.1, KP-2.3.3: rounds are scored by what lies in the piles."""
    state = g.state
    rounds = {len(scores) for seat in state.seats for scores in (seat.totals, seat.points)}
    if len(rounds) > 1 or not rounds <= {state.round - 1, state.round}:
        yield f"in round {state.round} these numbers of rounds are scored: {rounds}"
        return
    for place, totals in enumerate(zip(*(seat.totals for seat in state.seats), strict=True)):
        if [seat.points[place] for seat in state.seats] != round_points(totals):
            yield f"the points of round {place + 1} are not those of {totals}"
    if rounds == {state.round - 1}:
        return
    for number, seat in enumerate(state.seats):  # the piles that were counted are still there
        if seat.totals[-1] != pile_value(g.pack, seat):
            yield f"the pile of seat {number} is worth {pile_value(g.pack, seat)}, and scored {seat.totals[-1]}"
        if 2 * sum(won.warship for won in seat.pile) > sum(bool(won.ship) for won in seat.pile):
            yield f"seat {number} scored more warships than merchantmen"
        if any(vessel.role == "prize" for vessel in seat.ships):
            yield f"a prize of seat {number} was not scored"


def check_turn(g: Game) -> Iterator[str]:
    """KP-3.1.3, KP-3.1.6a: what is counted by the turn."""
    state, turn = g.state, g.state.turn
    for name, ships in (("been intercepted", turn.intercepted), ("acted", turn.acted)):
        if len(set(ships)) != len(ships):
            yield f"a ship has {name} twice in a turn: {ships}"
    if state.stage != "turns":
        return
    full = g.pack.rules.deal.merchants
    for number, seat in enumerate(state.seats):
        count = len(seat.merchants)
        short = count < full and has_just_begun(state) and (state.merchants.fresh or state.merchants.used)
        if short or count > full:
            yield f"seat {number} has {count} merchantmen"


def has_just_begun(state: State) -> bool:
    """Has nothing happened in this turn by which a merchantman could have left its row?"""
    turn = state.turn
    if turn.seat == state.phantom and state.solitaire.step != "begin":
        return False
    return not (turn.committed or turn.answered or turn.to_stack or turn.attacked != NOBODY or turn.other != NOBODY)


def check_solitaire(g: Game) -> Iterator[str]:
    """KP-5.4.3.6: every solitaire card is drawn or not, once."""
    solitaire = g.state.solitaire
    expected = sorted(g.pack.solitaire) if g.state.phantom != NOBODY else []
    if sorted((*solitaire.fresh, *solitaire.drawn)) != expected:
        yield f"the solitaire deck is not whole: {solitaire}"

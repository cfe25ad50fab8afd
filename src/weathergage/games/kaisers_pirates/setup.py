"""2.1, 2.2: the decks, and what is dealt from them. Both editions; options 6.4, 6.5, 6.7."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from weathergage.engine import Flow, MalformedError, Player, Start
from weathergage.games.kaisers_pirates.components import Edition, KaisersPack
from weathergage.games.kaisers_pirates.force import add_fighter, draw_ship, is_available, refill_merchants
from weathergage.games.kaisers_pirates.names import ship_names
from weathergage.games.kaisers_pirates.solitaire.deck import shuffle_solitaire
from weathergage.games.kaisers_pirates.state import NOBODY, Game, Options, Seat, ShipDeck, Solitaire, State, Turn
from weathergage.games.kaisers_pirates.tournament import deal_tournament

TEAMS = "teams"
SOLITAIRE = "solitaire"
PHANTOM = 1  # KP-5.2.2: the seat of the phantom


def set_up(start: Start[KaisersPack, Options]) -> State:
    """KP-2.1a, KP-2.1b: everything that is used lies in its deck; `deal` does the rest."""
    pack, options = start.pack, start.options
    edition: Edition = 1 if start.edition == "1" else 2
    ships = [ship.id for ship in pack.ships.values() if not (options.beyond_1914 and ship.removed_beyond_1914)]
    solitaire = start.scenario == SOLITAIRE
    lost_early = options.beyond_1914 and options.without_early_losses
    merchants = [it.id for it in pack.merchants.values() if not (lost_early and it.removed_beyond_1914)]
    state = State(
        edition=edition,
        options=options,
        teams=start.scenario == TEAMS,
        seats=[Seat() for _ in range(2 if solitaire else start.seats)],
        ships=ShipDeck(ships),
        merchants=ShipDeck(merchants),
        # What is in no deck of this game lies in the box, for all to see.
        exposed=bytearray(b"\1") * (max(pack.cards) + 1),
        phantom=PHANTOM if solitaire else NOBODY,
        solitaire=Solitaire(list(pack.solitaire) if solitaire else []),
    )
    state.deck = list(action_cards(pack, state))
    for card in state.deck:
        state.exposed[card] = 0
    check_options(pack, state)
    return state


def action_cards(pack: KaisersPack, state: State) -> Sequence[int]:
    """KP-1.1a, KP-1.1b, KP-5.2, KP-6.5.3: the action cards of a game."""
    options = state.options
    out: tuple[str, ...] = ()
    if state.phantom != NOBODY:
        out = pack.rules.types_removed(state.edition)
    if options.beyond_1914 and options.without_breakouts and len(state.seats) == 4:
        out = (*out, "breakout")
    return _deck_without(pack, state.edition, out)


@functools.cache
def _deck_without(pack: KaisersPack, edition: Edition, types: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(card for card in pack.deck(edition) if pack.cards[card].type not in types)


def check_options(pack: KaisersPack, state: State) -> None:
    """KP-2.1.4: any number of cards may be set aside, as long as there is doubt and something to draw."""
    aside = set_aside_count(pack, state)
    dealt = len(state.seats) * max(pack.rules.deal.hand)
    if not pack.rules.limits.set_aside <= aside < len(state.deck) - dealt:
        raise MalformedError(
            f"set_aside: {aside} cards, but at least {pack.rules.limits.set_aside} and "
            f"at most {len(state.deck) - dealt - 1} can be set aside"
        )
    if not 0 <= state.options.first_seat < len(state.seats):
        raise MalformedError(f"first_seat: there is no seat {state.options.first_seat}")


def set_aside_count(pack: KaisersPack, state: State) -> int:
    """KP-2.1.1 to KP-2.1.4. KP-6.5.3: Breakouts that were taken out count among the cards set aside."""
    if state.options.set_aside:
        return state.options.set_aside
    if state.phantom != NOBODY:  # KP-5.2.1
        return pack.rules.cards_set_aside(state.edition, 1)
    removed = len(pack.deck(state.edition)) - len(action_cards(pack, state))
    return pack.rules.cards_set_aside(state.edition, len(state.seats)) - removed


# -------------------------------------------------------------------- dealing


def deal(g: Game) -> Flow[None]:
    """KP-2.1, KP-2.4.2-5: ships up to three, new merchantmen, action cards."""
    if g.state.round == 1:
        g.chance.shuffle(g.state.ships.fresh, "warships and raiders")
        g.chance.shuffle(g.state.merchants.fresh, "merchantmen")
        if g.state.options.tournament:
            yield from deal_tournament(g)
    for seat in range(len(g.state.seats)):
        deal_ships(g, seat)
    deal_actions(g)
    if g.state.phantom != NOBODY:
        shuffle_solitaire(g, "KP-5.2.5")


def deal_ships(g: Game, seat: int) -> None:
    """KP-2.1.5a, KP-2.1.5b, KP-2.4.2, KP-2.4.3: the Force of one player."""
    force, deck = g.state.seats[seat], g.state.ships
    while len(force.ships) < g.pack.rules.deal.ships and is_available(deck):
        add_fighter(g, seat, draw_ship(g, deck))
    refill_merchants(g, seat)
    names = ship_names(g.pack, [vessel.id for vessel in (*force.ships, *force.merchants)])
    g.say("kp-log-force", who=Player(seat), ships=names, rule="KP-2.2a")


def deal_actions(g: Game) -> None:
    """KP-2.1.3c, KP-2.1.5c, KP-2.4.4, KP-2.4.5: some cards stay out unseen; each kept ship costs a card."""
    state = g.state
    aside = set_aside_count(g.pack, state)
    g.chance.shuffle(state.deck, "action cards")
    state.aside = state.deck[:aside]
    del state.deck[:aside]
    sizes = g.pack.rules.deal.hand
    for seat in state.seats:
        for _ in range(sizes[seat.kept]):
            seat.hand.append(state.deck.pop())
    g.reveal()


def start_turns(g: Game, first: int) -> None:
    """The round begins."""
    g.state.turn = Turn(first)
    g.state.stage = "turns"
    g.say("kp-log-first", who=Player(first), rule="KP-3.1")

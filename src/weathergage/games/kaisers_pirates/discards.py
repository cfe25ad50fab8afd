"""3.1.5, 3.1.7: action cards that leave the hand, lie on the table, and are discarded. Both editions."""

from __future__ import annotations

from weathergage.games.kaisers_pirates.state import NOBODY, Game


def expose(g: Game, card: int) -> None:
    """Everybody has seen this card, and sees where it lies."""
    g.state.exposed[card] = 1
    g.reveal()


def draw_action(g: Game, seat: int) -> int:
    """KP-3.1.1b: the next action card goes to a hand."""
    card = g.state.deck.pop()
    g.state.seats[seat].hand.append(card)
    g.reveal(seat)
    return card


def show_top(g: Game) -> None:
    """KP-3.1.7: whatever lies on top of the discards is seen."""
    state = g.state
    if state.phantom != NOBODY:  # KP-5.3.1: face down
        return
    for card in state.discards[-g.pack.rules.cards.discards_in_view :]:
        if not state.exposed[card]:
            expose(g, card)


def lay_down(g: Game, cards: list[int]) -> None:
    """KP-3.1.5a: put cards on the discards, the last on top. What is covered unseen stays unseen."""
    g.state.discards += cards
    show_top(g)


def pick_up(g: Game, seat: int, count: int) -> list[int]:
    """KP-3.3.47a, R-44: cards from the top of the discards go to a hand, and everybody knows which."""
    state = g.state
    taken = state.discards[-count:]
    del state.discards[-count:]
    for card in taken:
        state.exposed[card] = 0
    for other, it in enumerate(state.seats):
        if other != seat:
            it.knows += taken
    state.seats[seat].hand += taken
    show_top(g)
    return taken

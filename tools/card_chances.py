"""How often action halves of The Kaiser's Pirates are used by `plan`, of the cards that could have been.

    python tools/card_chances.py open 4 200

A card could have been used if it was held in an own turn in which its action half had something to be played at, or
when its reaction was asked for. The notes on the pack quote what this prints: type, cards held, how many of these could
have been used, how many of those were.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from random import Random

from weathergage.bots import Seen, make_bot
from weathergage.engine import Move, Pack, Setup
from weathergage.engine.match import Match
from weathergage.games.kaisers_pirates import GAME
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.cards.registry import ACTIONS, is_playable
from weathergage.games.kaisers_pirates.components import KaisersPack
from weathergage.games.kaisers_pirates.state import Game
from weathergage.lab.selfplay import seed_of

SEED = 77
NEEDS = {"good_hunting": ("raider",), "shipping_lanes": ("warship",)}

Held = tuple[int, int, int]  # round, seat, card


def has_a_use(g: Game, seat: int, card: int) -> bool:
    """Is there anything that its action half could do in the turn that begins?"""
    kind, it = g.pack.cards[card].type, g.state.seats[seat]
    others = [g.pack.cards[other] for other in it.hand if other != card]
    if kind in ACTIONS:
        return is_playable(g, kind)
    if kind == "searchlight":
        return any(other.night for other in others)
    if g.pack.types[kind].class_2 != "assist":
        return False
    roles = NEEDS.get(kind, ("raider", "warship"))
    return bool(others) and any(vessel.role in roles and not vessel.refuge for vessel in it.ships)


def card_of(g: Game, move: Move) -> int:
    """The card whose action half a move uses."""
    match move:
        case m.Play(card=card) | m.Attach(card=card) | m.React(card=card):
            return card
        case m.LayMines(ship=ship):
            return next(it.card for it in g.state.turn.committed if it.ship == ship)
        case _:
            return 0


def watch(setup: Setup, number: int, pack: Pack[object]) -> tuple[set[Held], set[Held], set[Held]]:
    """The cards that were held in one game, those that could have been used, and those that were."""
    match = Match.begin(GAME, setup, seed_of(SEED, number), pack=pack, log=False)
    bots = [make_bot("plan", GAME, match.header.setup, pack.content, seat, Random(1)) for seat in range(setup.seats)]
    held, could, used = set[Held](), set[Held](), set[Held]()
    while (ask := match.next_decision()) is not None:
        g, seat = match.game, ask.seat
        held.update((g.state.round, owner, card) for owner in range(setup.seats) for card in g.state.seats[owner].hand)
        if ask.prompt.key == "kp-ask-commit":
            could.update((g.state.round, seat, card) for card in g.state.seats[seat].hand if has_a_use(g, seat, card))
        could.update((g.state.round, seat, move.card) for move in ask.moves if isinstance(move, m.React))
        move = bots[seat].choose(Seen(seat, match.view(seat), ask))
        if card := card_of(g, move):
            used.add((g.state.round, seat, card))
        match.play(seat, move)
    return held, could | used, used


def main(scenario: str, seats: int, games: int) -> None:
    """Play and print."""
    pack = Pack.of(GAME)
    assert isinstance(pack.content, KaisersPack)
    types = {card.number: card.type for card in pack.content.cards.values()}
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for number in range(games):
        sets = watch(Setup(game=GAME.id, seats=seats, scenario=scenario), number, pack)
        for name, cards in zip(("held", "could", "used"), sets, strict=True):
            counts[name].update(types[card] for _, _, card in cards)
    for kind in sorted(counts["held"]):
        held, could, used = (counts[name][kind] for name in ("held", "could", "used"))
        print(f"{kind:22}{held:6}{could / held:7.1%}{used / max(1, could):7.1%}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))

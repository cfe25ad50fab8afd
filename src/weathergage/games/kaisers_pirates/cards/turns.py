"""3.3.4, 3.3.10, 3.3.14, 3.3.37: cards that change whole turns. Both editions."""

from __future__ import annotations

from collections.abc import Iterator

from weathergage.engine import Player
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.state import NO_CARD, REMEMBERED, Game
from weathergage.games.kaisers_pirates.targets import Choice, announce_annoyance, annoyable, may_annoy


def unburdened(g: Game) -> Iterator[Choice]:
    """KP-3.3.10i, R-40: opponents before whom neither Deception nor Fog Bank lies."""
    for foe in annoyable(g.state):
        if g.state.seats[foe].deception == NO_CARD:
            yield m.against(foe)


def deceive(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.10a: laid before an opponent, for that player's next turn."""
    assert isinstance(choice, m.Against)
    g.state.seats[choice.seat].deception = _lay(g, played, choice.seat)
    g.say("kp-log-deception", rule="KP-3.3.10a", who=Player(choice.seat))


def raise_fog(g: Game, played: Played, choice: Choice) -> None:
    """KP-3.3.14a: laid before an opponent, for that player's next turn."""
    assert isinstance(choice, m.Against)
    g.state.seats[choice.seat].fog = _lay(g, played, choice.seat)
    g.say("kp-log-fog", rule="KP-3.3.14a", who=Player(choice.seat))


def _lay(g: Game, played: Played, foe: int) -> int:
    """The card stays before the opponent. KP-5.4.3.6: the phantom's is only remembered."""
    announce_annoyance(g.state, foe)
    turn = g.state.turn
    turn.committed = [it for it in turn.committed if it.card != played.card]
    return played.card or REMEMBERED


def next_player(g: Game) -> int:
    """KP-3.1e: clockwise."""
    return (g.state.turn.seat + 1) % len(g.state.seats)


def next_opponent(g: Game) -> Iterator[Choice]:
    """KP-3.3.4a, KP-3.3.4c: in team games only; the next player is always of the other team."""
    if g.state.teams and not g.state.turn.bounding and may_annoy(g.state, next_player(g)):
        yield m.ANNOUNCE


def bound_main(g: Game, _played: Played, _choice: Choice) -> None:
    """KP-3.3.4a: the next player will skip a turn. R-43: an extra turn comes first."""
    announce_annoyance(g.state, next_player(g))
    g.state.turn.bounding = True
    g.say("kp-log-bounding-main", rule="KP-3.3.4a", who=Player(next_player(g)))


def one_more_turn(g: Game) -> Iterator[Choice]:
    """KP-3.3.37b: not in an extra turn."""
    if not g.state.turn.extra and not g.state.turn.second_chance:
        yield m.ANNOUNCE


def take_second_chance(g: Game, _played: Played, _choice: Choice) -> None:
    """KP-3.3.37a: another turn after the closing draw."""
    g.state.turn.second_chance = True
    g.say("kp-log-second-chance", rule="KP-3.3.37a", who=Player(g.state.turn.seat))

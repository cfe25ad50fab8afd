"""3.2.6: Safe Passage. Both editions."""

from __future__ import annotations

from weathergage.engine import Flow, Player, text
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.asking import ask
from weathergage.games.kaisers_pirates.attack import Modifiers, Side, roll_challenge
from weathergage.games.kaisers_pirates.force import bring_in
from weathergage.games.kaisers_pirates.names import at_ship, ship_name
from weathergage.games.kaisers_pirates.state import Game, Vessel

PASSAGE = text("kp-ask-passage")
CHOICES: list[m.Accept | m.Pass] = [m.ACCEPT, m.PASS]


def offer_passage(g: Game, holder: int, vessel: Vessel, roller: int, bonus: Modifiers) -> Flow[None]:
    """KP-3.2.6a, KP-3.2.6b: an undamaged survivor of an intercept may make for a friendly port at once."""
    match (yield from ask(g, holder, PASSAGE, CHOICES, "KP-3.2.6a")):
        case m.Accept():
            try_passage(g, holder, vessel, roller, bonus)
        case m.Pass():
            pass


def try_passage(g: Game, holder: int, vessel: Vessel, roller: int, bonus: Modifiers) -> None:
    """KP-3.2.6d-f: the holder rolls the challenge of the ship's card; on success the ship is scored."""
    card = g.pack.merchants[vessel.id]
    what = at_ship(g.pack, "kp-word-passage", vessel.id)
    contest = roll_challenge(
        g, Side(card.passage_challenge, holder, bonus), Side(card.passage_response, roller), what, "KP-3.2.6d"
    )
    if not contest.succeeds:
        return
    bring_in(g, holder, vessel)
    g.say(
        "kp-log-passage", rule="KP-3.2.6e", ship=ship_name(g.pack, vessel.id), who=Player(holder), pieces=(vessel.id,)
    )


PASSAGE_NAME = text("kp-word-passage")

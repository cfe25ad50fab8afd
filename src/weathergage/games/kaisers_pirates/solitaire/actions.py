"""5.4.3.4 to 5.4.3.8, 5.4.3.11: what the phantom does by entries 3 and 4 of a solitaire card. Both editions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from weathergage.engine import Flow, Player
from weathergage.games.kaisers_pirates import moves as m
from weathergage.games.kaisers_pirates.cards import enemy_ships, undersea
from weathergage.games.kaisers_pirates.cards.hands import pick_cards
from weathergage.games.kaisers_pirates.cards.registry import ACTIONS
from weathergage.games.kaisers_pirates.components import SUBMARINES, Entry
from weathergage.games.kaisers_pirates.discards import lay_down
from weathergage.games.kaisers_pirates.force import vessel_of
from weathergage.games.kaisers_pirates.names import card_names
from weathergage.games.kaisers_pirates.situations import Played
from weathergage.games.kaisers_pirates.solitaire import worth
from weathergage.games.kaisers_pirates.solitaire.choices import decide
from weathergage.games.kaisers_pirates.solitaire.islands import preferred, tend
from weathergage.games.kaisers_pirates.solitaire.worth import Worth
from weathergage.games.kaisers_pirates.state import LIVE, NOBODY, Attack, Game, Vessel
from weathergage.games.kaisers_pirates.targets import Choice

MINES: Final = "submarine_mine_attack"
RECON: Final = "recon_aircraft"


def card_type(entry: Entry) -> str:
    """The action card that an entry stands for."""
    return SUBMARINES.get(entry.action, entry.action)


def legal_choices(g: Game, entry: Entry) -> Iterator[Choice]:
    """All that the entry could be played at now; nothing when it is impossible."""
    return undersea.mine_targets(g) if entry.action == MINES else ACTIONS[card_type(entry)].choices(g)


def can_act(g: Game, entry: Entry) -> bool:
    """KP-5.4.3.4b, KP-5.4.3.5b: is there anything that the entry could be played at?"""
    return next(legal_choices(g, entry), None) is not None


def choices_of(g: Game, entry: Entry) -> list[Choice]:
    """What the phantom chooses from: all that is legal, unless the entry says more."""
    choices = list(legal_choices(g, entry))
    match entry.action:
        case "interrogate":
            return questioned(g, entry, choices)
        case "island_refuge":
            return preferred(g, choices)
        case _:
            return choices


def questioned(g: Game, entry: Entry, choices: Sequence[Choice]) -> list[Choice]:
    """KP-5.4.3.11: the least or most valuable ship in disguise, or all of them; chance decides among equals."""
    values = {
        ship: worth.victory_of(g.pack, vessel_of(g.state, ship.ship)) for ship in choices if isinstance(ship, m.Target)
    }
    match entry.choice:
        case "low":
            return [ship for ship, value in values.items() if value == min(values.values())]
        case "high":
            return [ship for ship, value in values.items() if value == max(values.values())]
        case _:
            return list(values)


def act(g: Game, entry: Entry, reference: str) -> Flow[None]:
    """KP-5.4.3.4a, KP-5.4.3.5a: do what an entry says. It is possible, so there is something to choose from."""
    if entry.action == RECON:
        fly_over(g)
        return
    played = Played(card_type(entry), entry=reference)
    weigh = WEIGHED.get(played.type)

    def worth_of(choice: Choice) -> Worth:
        assert weigh is not None
        assert isinstance(choice, m.Target)
        return weigh(g, entry, vessel_of(g.state, choice.ship))

    chosen = decide(g, choices_of(g, entry), worth_of if weigh else None)
    flow = ACTIONS[played.type].play(g, played, chosen)
    if flow is not None:
        yield from flow
    if entry.action == "island_refuge":
        tend(g)


def fly_over(g: Game) -> None:
    """KP-5.4.3.8: cards of the live player's hand, picked at random, are discarded unseen."""
    taken = pick_cards(g, LIVE, g.pack.rules.cards.recon_aircraft)
    g.state.seats[LIVE].knows += taken
    lay_down(g, taken)
    g.say("kp-log-phantom-recon", rule="KP-5.4.3.8", who=Player(LIVE), count=len(taken))
    g.say("kp-log-recon-cards", rule="KP-5.4.3.8", to=(LIVE,), cards=card_names(g.pack, taken))
    g.reveal(LIVE)


# -------------------------------------------------------------------- which ship


def worth_to_torpedo(g: Game, entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.42, KP-6.9.1: a prize has to be dared first."""
    attack = Attack("torpedo", g.state.phantom, LIVE, "submarine_u", dice=entry.torpedo_attack)
    hit = worth.struck(g, attack, None, vessel)
    if vessel.role != "prize":
        return hit
    dares = worth.dares_prize(g)
    return Worth(int(dares * hit.gain), int(dares * hit.stake))


def worth_to_shell(g: Game, entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.24."""
    attack = Attack("monitor", g.state.phantom, NOBODY, "monitor", dice=entry.attack)
    return worth.struck(g, attack, None, vessel)


def worth_to_intern(g: Game, entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.18."""
    return worth.removed(g, vessel, worth.success(g, entry, enemy_ships.interned_modifiers(g, vessel)))


def worth_to_transfer(g: Game, entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.45."""
    return worth.won_over(g, vessel, worth.success(g, entry, []))


def worth_to_help(g: Game, _entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.9, KP-3.3.20."""
    return worth.helped(g, vessel)


def worth_to_scuttle(g: Game, _entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.35."""
    return worth.given_up(g, vessel)


def worth_to_bring_in(g: Game, _entry: Entry, vessel: Vessel) -> Worth:
    """KP-3.3.12."""
    return worth.brought_in(g, vessel, [("kp-mod-fair-seas", g.pack.rules.challenge.fair_seas)])


# Of all other cards one ship is as good a target as another. Interrogate never has a choice to make but by chance.
WEIGHED: Final[dict[str, Callable[[Game, Entry, Vessel], Worth]]] = {
    "damage_control": worth_to_help,
    "fair_seas": worth_to_bring_in,
    "interned": worth_to_intern,
    "island_refuge": worth_to_help,
    "monitor": worth_to_shell,
    "scuttle": worth_to_scuttle,
    "submarine_u": worth_to_torpedo,
    "transfer_command": worth_to_transfer,
}

"""3.2.2: the odds of an attack against what the defender may answer, as far as its player can know. Both editions.

Nobody knows a hand. So every card whose place the attacker does not know counts as equally likely to be in it, and
whoever holds reactions that fit is taken to play one of them, each as likely as the next. What the phantom answers is
drawn from the solitaire cards that are still face down (KP-5.3.3).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Final, TypeAlias

from msgspec.structs import replace

from weathergage import odds
from weathergage.engine import Outlook, Text, text
from weathergage.games.kaisers_pirates.attack import Modifiers, Side
from weathergage.games.kaisers_pirates.british import ship_situation
from weathergage.games.kaisers_pirates.cards import evasion
from weathergage.games.kaisers_pirates.cards.coins import coins_of
from weathergage.games.kaisers_pirates.cards.undersea import torpedo_situation
from weathergage.games.kaisers_pirates.components import Dice
from weathergage.games.kaisers_pirates.forecasts import DAMAGED, NONE, SUNK, attack_on, roll_of
from weathergage.games.kaisers_pirates.intercept import merchantman_situation
from weathergage.games.kaisers_pirates.names import ship_name
from weathergage.games.kaisers_pirates.situations import Played, Situation, fit_of
from weathergage.games.kaisers_pirates.state import NOBODY, Attack, Game, Vessel

SCUTTLED: Final = text("kp-outcome-scuttled")
WHOLE: Final = 1000  # a guess at a hand is told in thousandths

Answers: TypeAlias = dict[Played, Fraction]  # how likely each reaction is to be played
Outcome: TypeAlias = tuple[Text, Fraction]


def with_unknown_reaction(g: Game, attack: Attack, target: Vessel) -> Iterator[Outlook]:
    """The same attack, whatever the defender may answer; nothing where no answer is possible."""
    answers = answers_to(g, attack, target)
    held = sum(answers.values(), Fraction(0))
    if not held:
        return
    totals: dict[str, Fraction] = {}
    for answer, chance in ((None, 1 - held), *answers.items()):
        for name, part in outcomes(g, attack, target, answer):
            totals[name.key] = totals.get(name.key, Fraction(0)) + chance * part
    title = text("kp-odds-unknown-reaction", target=ship_name(g.pack, target.id))
    yield Outlook(title, (text("kp-odds-reaction-held", percent=round(100 * held)),), thousandths(totals), "KP-3.2.2c")


def thousandths(totals: dict[str, Fraction]) -> tuple[tuple[Text, int, int], ...]:
    """Rounded so that they make up the whole."""
    parts = {name: int(chance * WHOLE) for name, chance in totals.items()}
    most_cut = sorted(totals, key=lambda name: parts[name] - totals[name] * WHOLE)
    for name in most_cut[: WHOLE - sum(parts.values())]:
        parts[name] += 1
    return tuple((text(name), part, WHOLE) for name, part in parts.items() if part)


# -------------------------------------------------------------------- which reaction


def answers_to(g: Game, attack: Attack, target: Vessel) -> Answers:
    """How likely each reaction is to answer an attack on this target."""
    types = fit_of(g.pack, situation_of(g, attack, target))
    if attack.foe == g.state.phantom:
        return drawn_by_phantom(g, types.types)
    it = g.state.seats[attack.foe]
    placed = set(g.state.seats[attack.seat].knows)
    certain = [card for card in it.hand if card in placed]
    fitting = [card for card in certain if types.by_card[card]]
    if fitting:
        return shares(g, fitting, Fraction(1))
    unseen = [card for card in cards_in_the_dark(g, attack.seat) if card not in placed]
    fitting = [card for card in unseen if types.by_card[card]]
    size = len(it.hand) - len(certain)
    none = Fraction(comb(len(unseen) - len(fitting), size), comb(len(unseen), size))
    return shares(g, fitting, 1 - none)


def cards_in_the_dark(g: Game, seat: int) -> Iterator[int]:
    """Action cards that lie face down, and that this seat did not lay or hold itself."""
    state = g.state
    mine = {*state.seats[seat].hand}
    if seat == state.turn.seat:
        mine.update(it.card for it in state.turn.committed)
    return (card for card, seen in enumerate(state.exposed) if not seen and card not in mine)


def shares(g: Game, cards: list[int], chance: Fraction) -> Answers:
    """One of these cards is played, each as likely as the next; copies that are the same count together."""
    alike: dict[tuple[str, Dice, Dice], list[int]] = {}
    for card in cards:
        it = g.pack.cards[card]
        alike.setdefault((it.type, it.challenge, it.response), []).append(card)
    return {Played(kind[0], same[0]): chance * len(same) / len(cards) for kind, same in alike.items()}


def drawn_by_phantom(g: Game, types: frozenset[str]) -> Answers:
    """KP-5.3.3d, KP-5.4.1: the next solitaire card, and the red die."""
    solitaire, faces = g.state.solitaire, range(1, g.pack.rules.resolution.red_die + 1)
    cards = solitaire.fresh or [*solitaire.drawn]
    actions = Counter(g.pack.solitaire[card].defensive(red).action for card in sorted(cards) for red in faces)
    total = sum(actions.values())
    return {Played(kind): Fraction(count, total) for kind, count in actions.items() if kind in types}


def situation_of(g: Game, attack: Attack, target: Vessel) -> Situation:
    """KP-3.2.2: the window that this attack will open for this target."""
    match attack.kind:
        case "intercept":
            return merchantman_situation(g, replace(attack, several=len(attack.targets) > 1), target)
        case "torpedo":
            return torpedo_situation(g, target)
        case "mines":
            return Situation("mines")
        case "british" | "interrogate" | "monitor":
            return ship_situation(attack, target)


# -------------------------------------------------------------------- what comes of it


def outcomes(g: Game, attack: Attack, target: Vessel, answer: Played | None) -> Iterator[Outcome]:
    """3.3: what becomes of the target if this is the answer."""
    match answer.type if answer else "":
        case "amc" | "minesweeper" | "q_ship" | "sail_q_ship" | "slim_pickings":
            yield NONE, Fraction(1)
        case "pull_the_plug":
            yield SCUTTLED, Fraction(1)
        case "break_contact" if answer:
            away = success(g, answer, evasion.break_contact_modifiers(g, attack, target))
            yield from unless(away, plain(g, attack, target))
        case "razzle_dazzle" if answer:
            yield from unless(success(g, answer, []), plain(g, attack, target))
        case "shallow_run" if answer:
            hurt = SUNK if target.damage else DAMAGED
            yield from unless(success(g, answer, evasion.shallow_run_modifiers(g, target)), ((hurt, Fraction(1)),))
        case "fast_ship":
            yield from plain(g, replace(attack, fast=True), target)
        case "non_combatant":
            yield from plain(g, replace(attack, non_combatant=True), target)
        case _:  # QQQ and Trap change nothing for the target
            yield from plain(g, attack, target)


def plain(g: Game, attack: Attack, target: Vessel) -> tuple[Outcome, ...]:
    """The dice of the attack alone."""
    return tuple((name, Fraction(part, whole)) for name, part, whole in attack_on(g, attack, target).outcomes)


def unless(away: Fraction, then: tuple[Outcome, ...]) -> Iterator[Outcome]:
    """Nothing comes of it with this chance."""
    yield NONE, away
    for name, part in then:
        yield name, (1 - away) * part


def success(g: Game, answer: Played, modifiers: Modifiers) -> Fraction:
    """The chance of the reaction's own challenge."""
    coins = coins_of(g.pack, answer)
    mine, theirs = Side(coins.challenge, NOBODY, modifiers), Side(coins.response, NOBODY)
    result = odds.challenge(roll_of(mine), roll_of(theirs), g.pack.rules.resolution.lowest)
    return Fraction(result.weight(odds.CheckResult.SUCCESS), result.total)

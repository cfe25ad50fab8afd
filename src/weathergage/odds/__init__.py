"""Exact odds: what the dice of our games can come to, and how often.

`evaluate("max(d10, d8) + 2 vs d8 floor 1")` answers a question that is written down (docs/odds.md explains how);
the games and their clients build the same answers from `highest_die`, `attack`, `Table` and the rest.
"""

from weathergage.odds.contests import (
    AttackResult,
    CheckResult,
    Comparison,
    ContestResult,
    attack,
    challenge,
    check,
    opposed,
    survivors,
)
from weathergage.odds.dice import (
    Roll,
    die,
    highest,
    highest_die,
    lowest,
    number,
    rerolled,
    successes,
    total,
    zero_die,
)
from weathergage.odds.distribution import Distribution
from weathergage.odds.errors import ExpressionError, OddsError, Problem
from weathergage.odds.evaluation import (
    Chance,
    Report,
    chances_of_results,
    chances_of_roll,
    evaluate,
    report,
    results_of,
    roll_of,
)
from weathergage.odds.expression import Expression
from weathergage.odds.limits import Kind
from weathergage.odds.modifiers import Arithmetic, Modifier, spell_out
from weathergage.odds.parser import parse
from weathergage.odds.tables import Band, Table, hits
from weathergage.odds.writing import text_of

__all__ = [
    "Arithmetic",
    "AttackResult",
    "Band",
    "Chance",
    "CheckResult",
    "Comparison",
    "ContestResult",
    "Distribution",
    "Expression",
    "ExpressionError",
    "Kind",
    "Modifier",
    "OddsError",
    "Problem",
    "Report",
    "Roll",
    "Table",
    "attack",
    "challenge",
    "chances_of_results",
    "chances_of_roll",
    "check",
    "die",
    "evaluate",
    "highest",
    "highest_die",
    "hits",
    "lowest",
    "number",
    "opposed",
    "parse",
    "report",
    "rerolled",
    "results_of",
    "roll_of",
    "spell_out",
    "successes",
    "survivors",
    "text_of",
    "total",
    "zero_die",
]

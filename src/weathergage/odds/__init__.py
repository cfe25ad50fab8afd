"""Exact odds: what the dice of our games can come to, and how often.

The games and their clients build their answers from `highest_die`, `attack`, `Table` and the rest.
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
from weathergage.odds.modifiers import Arithmetic, Modifier, spell_out
from weathergage.odds.tables import Band, Table, hits

__all__ = [
    "Arithmetic",
    "AttackResult",
    "Band",
    "CheckResult",
    "Comparison",
    "ContestResult",
    "Distribution",
    "ExpressionError",
    "Modifier",
    "OddsError",
    "Problem",
    "Roll",
    "Table",
    "attack",
    "challenge",
    "check",
    "die",
    "highest",
    "highest_die",
    "hits",
    "lowest",
    "number",
    "opposed",
    "rerolled",
    "spell_out",
    "successes",
    "survivors",
    "total",
    "zero_die",
]

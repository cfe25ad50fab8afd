"""The rules engine: flows, choices, dice, journal, match, texts and packs. It knows no game."""

from weathergage.engine.chance import Chance, DiceWanted, Roll, Scripted, Seeded, Source, Typed
from weathergage.engine.errors import (
    AmbiguousError,
    CorruptJournalError,
    EngineError,
    FlowError,
    IllegalError,
    MalformedError,
    PackError,
    StaleError,
    UnknownGameError,
    WrongVersionError,
)
from weathergage.engine.events import Die, Event, dice
from weathergage.engine.flow import CHECKPOINT, Ask, Choose, Flow, Move, Together
from weathergage.engine.game import AnyGame, Game, GameSpec, Outcome, Scenario, Setup, Start
from weathergage.engine.packs import Component, Pack, PackReader, Provenance
from weathergage.engine.text import Arg, Group, Names, Outlook, Player, Refusal, Text, text

__all__ = [
    "CHECKPOINT",
    "AmbiguousError",
    "AnyGame",
    "Arg",
    "Ask",
    "Chance",
    "Choose",
    "Component",
    "CorruptJournalError",
    "DiceWanted",
    "Die",
    "EngineError",
    "Event",
    "Flow",
    "FlowError",
    "Game",
    "GameSpec",
    "Group",
    "IllegalError",
    "MalformedError",
    "Move",
    "Names",
    "Outcome",
    "Outlook",
    "Pack",
    "PackError",
    "PackReader",
    "Player",
    "Provenance",
    "Refusal",
    "Roll",
    "Scenario",
    "Scripted",
    "Seeded",
    "Setup",
    "Source",
    "StaleError",
    "Start",
    "Text",
    "Together",
    "Typed",
    "UnknownGameError",
    "WrongVersionError",
    "dice",
    "text",
]

"""The texts: complete in the three languages, the same keys and arguments everywhere, and nothing left in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from weathergage.games import kaisers_pirates
from weathergage.games.kaisers_pirates.components import COINS, INTERCEPTS, SUBMARINES, load_pack
from weathergage.games.kaisers_pirates.state import Options

HOME = Path(kaisers_pirates.__file__).parent
TEXTS = HOME / "texts"
LANGUAGES = ("en", "es", "it")
PACK = load_pack(HOME / "data")
FILES = sorted(file.name for file in (TEXTS / "en").glob("*.ftl"))
SHORT = 90  # characters that fit on a card


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def entries(language: str, file: str) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse((TEXTS / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), (language, file, entry.content)
        if isinstance(entry, ftl.Message):
            yield entry


@cache
def arguments(language: str) -> dict[str, frozenset[str]]:
    """The arguments of every message."""
    found: dict[str, frozenset[str]] = {}
    for file in FILES:
        for message in entries(language, file):
            assert message.id.name not in found, f"{language}: {message.id.name} is there twice"
            variables = Variables()
            variables.visit(message)
            found[message.id.name] = frozenset(variables.names)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in FILES:
        found.add_resource(FluentResource((TEXTS / language / file).read_text("utf-8")))
    return found


def say(language: str, key: str, **args: str | int) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, (language, key)
    said, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, (language, key, errors)
    return str(said)


def plain(language: str, key: str) -> str:
    """A message with dummy arguments."""
    return say(language, key, **dict.fromkeys(arguments(language)[key], "X"))


# Files


def test_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(file.name for file in (TEXTS / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_parse_and_hold_the_same_keys_in_the_same_order(language: str, file: str) -> None:
    assert [it.id.name for it in entries(language, file)] == [it.id.name for it in entries("en", file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_the_same_arguments(language: str) -> None:
    assert arguments(language) == arguments("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_said(language: str) -> None:
    for key in arguments(language):
        assert plain(language, key).strip()


# What the code says


def parsed_code() -> Iterator[ast.AST]:
    for file in HOME.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text("utf-8")))


def constants() -> Iterator[str]:
    for node in parsed_code():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_key_in_the_code_has_a_text() -> None:
    keys = {it for it in constants() if re.fullmatch(r"kp-[a-z0-9_-]*[a-z0-9]", it)}
    assert keys
    assert keys <= arguments("en").keys()


def test_code_gives_the_arguments_that_texts_use() -> None:
    own = {"rule", "to", "pieces", "dice", "level"}  # of a log line, not of its text
    for node in parsed_code():
        match node:
            case ast.Call(func, [ast.Constant(value=str(key))], keywords) if key.startswith("kp-"):
                given = {it.arg for it in keywords} - (own if isinstance(func, ast.Attribute) else set())
                assert arguments("en")[key] <= given, key


def test_every_cited_rule_has_a_text() -> None:
    cited = {it for it in constants() if re.fullmatch(r"KP-\d+(\.\d+)*[a-z]?", it)}
    cited |= {it.rule for it in PACK.types.values()} | {it.rule for it in PACK.rules.contest}
    for rule in cited:
        assert rule_key(rule) in arguments("en"), rule


def rule_key(rule: str) -> str:
    return f"kp-rule-{rule.removeprefix('KP-').replace('.', '-')}"


# What the components, options and rules need


def test_every_rule_has_a_text() -> None:
    rules = [line.split("\t")[0] for line in (HOME / "rules.tsv").read_text("utf-8").splitlines()[1:]]
    assert len(rules) == len(set(rules))
    assert {rule_key(rule) for rule in rules} <= arguments("en").keys()


def test_every_action_card_has_its_texts() -> None:
    for kind in PACK.types:
        for key in (f"kp-card-{kind}", f"kp-card-{kind}-short", f"kp-card-{kind}-full"):
            assert arguments("en")[key] == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_texts_fit_on_a_card(language: str) -> None:
    for kind in PACK.types:
        assert len(say(language, f"kp-card-{kind}-short")) <= SHORT, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_names_differ(language: str) -> None:
    assert len({say(language, f"kp-card-{kind}") for kind in PACK.types}) == len(PACK.types)


def test_english_card_names_are_those_of_the_pack() -> None:
    for kind, card in PACK.types.items():
        assert say("en", f"kp-card-{kind}") == card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_have_the_names_of_the_pack(language: str) -> None:
    for ship in PACK.ships.values():
        assert say(language, f"kp-ship-{ship.id}") == ship.name
    for merchant in PACK.merchants.values():
        assert say(language, f"kp-merchant-{merchant.id}") == merchant.name


def test_no_ship_has_a_text_that_is_not_in_the_pack() -> None:
    ships = {key.removeprefix("kp-ship-") for key in arguments("en") if key.startswith("kp-ship-")}
    merchants = {key.removeprefix("kp-merchant-") for key in arguments("en") if key.startswith("kp-merchant-")}
    assert (ships, merchants) == (set(PACK.ships), set(PACK.merchants))


def test_every_option_has_a_name_and_a_help() -> None:
    for option in Options.__struct_fields__:
        assert f"kp-option-{option}" in arguments("en")
        assert f"kp-option-{option}-help" in arguments("en")
    fields = msgspec.json.schema(Options)["$defs"]["Options"]["properties"]
    for option, schema in fields.items():
        for value in schema.get("enum", ()):
            assert f"kp-option-{option}-{value}" in arguments("en")


def test_game_scenarios_and_editions_have_names() -> None:
    spec = kaisers_pirates.GAME
    keys = {"kp-title", "kp-blurb"}
    keys |= {f"kp-scenario-{it.id}" for it in spec.scenarios} | {f"kp-edition-{it}" for it in spec.editions}
    assert keys <= arguments("en").keys()


def test_what_is_printed_has_names() -> None:
    keys = {f"kp-coin-{it}" for it in COINS}
    keys |= {f"kp-class-{it}" for it in ("normal", "assist", "reaction")}
    keys |= {f"kp-entry-{it}" for it in ("none", "no_response", "blank", *INTERCEPTS, *SUBMARINES)}
    assert keys <= arguments("en").keys()


# Languages

SAME = {
    "kp-card-amc",
    "kp-card-qqq",
    "kp-card-razzle_dazzle",
    "kp-card-monitor",
    "kp-entry-noted",
    "kp-half-day",
    "kp-word-at-ship",
    "kp-move-against",
    "kp-move-pass",
    "kp-move-target",
    "kp-odds-dice",
    "kp-odds-modifier",
    "kp-odds-side",
    "kp-odds-sum",
    "kp-table-round",
    "kp-table-times",
    "kp-log-round",
    "kp-log-sum",
}
FOREIGN = {
    "es": ("the", "and", "of", "with", "your", "ship", "della", "delle", "che", "gli", "nave", "è", "una nave"),
    "it": ("the", "and", "of", "with", "your", "ship", "el", "los", "las", "barco", "del jugador", "y", "con los"),
}


@pytest.mark.parametrize("language", ["es", "it"])
def test_nothing_is_left_in_english(language: str) -> None:
    for key in arguments("en"):
        if key not in SAME and not key.startswith(("kp-ship-", "kp-merchant-")):
            assert plain(language, key) != plain("en", key), key


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_words_of_another_language(language: str) -> None:
    words = re.compile(rf"\b({'|'.join(FOREIGN[language])})\b")
    for key in arguments(language):
        if not key.startswith(("kp-ship-", "kp-merchant-")):
            found = words.search(plain(language, key))
            assert found is None, (key, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    one = say(language, "kp-log-discarded", who="Ana", count=1, top="AMC")
    two = say(language, "kp-log-discarded", who="Ana", count=2, top="AMC")
    assert "2" in two
    assert "1" not in one
    assert one != two


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Apostrophes are typographic, and a negative number has a minus sign."""
    for key in arguments(language):
        said = plain(language, key)
        assert "'" not in said, key
        assert not re.search(r"(?<![\w-])-\d", said), key
        assert "  " not in said, key

"""The texts: complete in the three languages, the same keys and arguments everywhere, and nothing left in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from weathergage.games import chase_of_the_bismarck
from weathergage.games.chase_of_the_bismarck.pack import load_pack
from weathergage.games.chase_of_the_bismarck.state import Options
from weathergage.games.chase_of_the_bismarck.victory import in_halves

HOME = Path(chase_of_the_bismarck.__file__).parent
TEXTS = HOME / "texts"
LANGUAGES = ("en", "es", "it")
PACK = load_pack(HOME / "data")
FILES = sorted(file.name for file in (TEXTS / "en").glob("*.ftl"))
RULES = [line.split("\t")[0] for line in (HOME / "rules.tsv").read_text("utf-8").splitlines()[1:]]


class References(Visitor):
    """The arguments that a message uses, and the values for which it has words of their own."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = {str(it.key.name if isinstance(it.key, ftl.Identifier) else it.key.value) for it in node.variants}
            self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(language: str, file: str) -> Iterator[ftl.Message]:
    for entry in FluentParser().parse((TEXTS / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), (language, file, entry.content)
        if isinstance(entry, ftl.Message):
            yield entry


@cache
def references(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for file in FILES:
        for message in entries(language, file):
            assert message.id.name not in found, f"{language}: {message.id.name} is there twice"
            found[message.id.name] = References()
            found[message.id.name].visit(message)
    return found


def arguments(language: str) -> dict[str, frozenset[str]]:
    return {key: frozenset(it.names) for key, it in references(language).items()}


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
def test_messages_choose_between_the_same_values(language: str) -> None:
    """But for plurals: a language may need one where another has none."""
    for key, mine in references(language).items():
        for name, values in references("en")[key].chosen.items():
            assert values - {"one"} <= mine.chosen.get(name, set()) | {"one"}, (key, name)


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
    keys = {it for it in constants() if re.fullmatch(r"cb-[a-z0-9_-]*[a-z0-9]", it)}
    assert keys
    assert keys <= arguments("en").keys()


def test_code_gives_the_arguments_that_texts_use() -> None:
    own = {"rule", "to", "pieces", "dice", "level"}  # of a log line, not of its text
    for node in parsed_code():
        match node:
            case ast.Call(func, [ast.Constant(value=str(key))], keywords) if key.startswith("cb-"):
                if any(it.arg is None for it in keywords):  # **args: known only when it is said
                    continue
                given = {it.arg for it in keywords} - (own if isinstance(func, ast.Attribute) else set())
                assert arguments("en")[key] <= given, key


def test_every_cited_rule_has_a_text() -> None:
    cited = {it for it in constants() if re.fullmatch(r"CB-\d+(\.\d+)*[a-z]*", it)}
    assert cited
    for rule in cited:
        assert rule_key(rule) in arguments("en"), rule


def rule_key(rule: str) -> str:
    return f"cb-rule-{rule.removeprefix('CB-').replace('.', '-')}"


# What the components, options and rules need


def test_every_rule_has_a_text_and_every_text_a_rule() -> None:
    rules = {rule_key(rule) for rule in RULES}
    assert len(rules) == len(RULES)
    texts = {key for key in arguments("en") if key.startswith("cb-rule-")}
    assert texts - set(headings()) == rules


def headings() -> list[str]:
    return [it.id.name for it in entries("en", "sections.ftl")]


def test_every_chapter_and_section_has_a_heading() -> None:
    """What the rules panel groups rules under: chapter 7, section 7.7, part 7.7.2."""
    needed = set()
    for rule in RULES:
        numbers = re.sub("[a-z]+$", "", rule.removeprefix("CB-")).split(".")
        needed |= {rule_key(".".join(numbers[:depth])) for depth in range(1, len(numbers) + 1)}
    assert needed == set(headings())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_sentences(language: str) -> None:
    """And headings are not."""
    for rule in RULES:
        assert plain(language, rule_key(rule)).endswith("."), rule
    for key in headings():
        assert not plain(language, key).endswith("."), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_hold_the_same_numbers(language: str) -> None:
    """Whatever the words around them: a wrong number is worse than a clumsy sentence."""
    for rule in RULES:
        assert numbers_in(language, rule) == numbers_in("en", rule), rule


def numbers_in(language: str, rule: str) -> list[str]:
    said = plain(language, rule_key(rule)).replace(",5", ".5")
    return sorted(re.findall(r"[+−]?\d+(?:\.\d+)?", said))


def test_ships_and_aircraft_have_names() -> None:
    keys = arguments("en").keys()
    lines = {"cb-ship-line", "cb-ship-away"}
    assert {f"cb-ship-{it}" for it in PACK.cards} == {it for it in keys if it.startswith("cb-ship-")} - lines
    assert {f"cb-air-{it}" for it in PACK.air} <= keys
    for ship in PACK.cards:
        assert say("en", f"cb-ship-{ship}") == PACK.name(ship)


def test_every_option_has_a_name_and_a_help() -> None:
    for option in Options.__struct_fields__:
        assert f"cb-option-{option}" in arguments("en")
        assert f"cb-option-{option}-help" in arguments("en")


def test_game_and_scenarios_have_names() -> None:
    keys = {"cb-title", "cb-blurb", "cb-seat-0", "cb-seat-1"} | {
        f"cb-scenario-{it.id}" for it in chase_of_the_bismarck.GAME.scenarios
    }
    assert keys <= arguments("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_classes_have_names(language: str) -> None:
    kinds = {card.kind.lower() for card in PACK.cards.values()}
    assert len({say(language, f"cb-kind-{kind}") for kind in kinds}) == len(kinds)


# Languages

SAME = {"cb-title", "cb-round"}  # besides names, and lines that are put together from other texts alone
FOREIGN = {
    "es": ("the", "and", "of", "with", "your", "ship", "della", "delle", "che", "gli", "nave", "è", "una nave"),
    "it": ("the", "and", "of", "with", "your", "ship", "el", "los", "las", "barco", "del jugador", "y", "con los"),
}


@pytest.mark.parametrize("language", ["es", "it"])
def test_nothing_is_left_in_english(language: str) -> None:
    for key in arguments("en"):
        english = plain("en", key)
        if key not in SAME and not key.startswith(("cb-ship-", "cb-air-")) and re.search(r"[a-z]", english):
            assert plain(language, key) != english, key


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_words_of_another_language(language: str) -> None:
    words = re.compile(rf"\b({'|'.join(FOREIGN[language])})\b")
    for key in arguments(language).keys() - {"cb-title"}:
        if not key.startswith(("cb-ship-", "cb-air-")):
            said = plain(language, key).replace("Prince of Wales", "")
            found = words.search(said)
            assert found is None, (key, found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    one = say(language, "cb-search-passed", ships=1, hex="K29", end="J30")
    two = say(language, "cb-search-passed", ships=2, hex="K29", end="J30")
    assert "2 " in two
    assert "1 " not in one


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Apostrophes are typographic, and a negative number has a minus sign."""
    for key in arguments(language):
        said = plain(language, key)
        assert "'" not in said, key
        assert not re.search(r"(?<![\w-])-\d", said), key
        assert "  " not in said, key


@pytest.mark.parametrize(("total", "said"), [(-4.5, "−4½"), (0, "0"), (0.5, "½"), (-0.5, "−½"), (12, "12")])
def test_totals_are_told_in_halves(total: float, said: str) -> None:
    assert in_halves(total) == said

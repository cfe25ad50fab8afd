"""Texts in words: three languages, names of players, lists of names, and keys that nobody has translated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from weathergage.engine import Arg, Names, Player, Text, text
from weathergage.engine.fluent import LANGUAGES, Speaker

ENGLISH = """\
ti-hit = { $ship } is hit
ti-ships = { $count ->
    [one] one ship
   *[other] { $count } ships
 } of { $who }
ti-sunk = sunk: { $what }
ti-emden = Emden
ti-two-words = { $two-words }
engine-over = The brawl is over.
"""
SPANISH = """\
ti-hit = { $ship } es alcanzado
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for language, words in (("en", ENGLISH), ("es", SPANISH)):
        folder = tmp_path / "texts" / language
        folder.mkdir(parents=True)
        (folder / "tiny.ftl").write_text(words, "utf-8")
    return tmp_path


def said(home: Path, message: Text, language: str = "en", players: Sequence[str] = ()) -> str:
    return Speaker(home, language, players).say(message)


def test_a_text_with_an_argument(home: Path) -> None:
    assert said(home, text("ti-hit", ship="Emden")) == "Emden is hit"


def test_a_text_in_a_text(home: Path) -> None:
    assert said(home, text("ti-hit", ship=text("ti-emden"))) == "Emden is hit"


@pytest.mark.parametrize(("count", "words"), [(1, "one ship of Ann"), (3, "3 ships of Ann")])
def test_numbers_choose_the_form(home: Path, count: int, words: str) -> None:
    assert said(home, text("ti-ships", count=count, who=Player(0)), players=["Ann"]) == words


def test_arguments_with_an_underscore_are_written_with_a_hyphen(home: Path) -> None:
    assert said(home, text("ti-two-words", two_words="yes")) == "yes"


def test_another_language(home: Path) -> None:
    assert said(home, text("ti-hit", ship="Emden"), "es") == "Emden es alcanzado"


def test_what_is_not_translated_is_said_in_english(home: Path) -> None:
    assert said(home, text("ti-sunk", what="Emden"), "es") == "sunk: Emden"
    assert Speaker(home, "es").has("ti-hit")
    assert not Speaker(home, "es").has("ti-sunk")


def test_what_nobody_has_written_is_its_key(home: Path) -> None:
    assert said(home, text("ti-missing", two_ships=2, by="Ann")) == "ti-missing two_ships=2 by=Ann"


def test_a_game_may_say_a_text_of_the_engine_in_its_own_words(home: Path) -> None:
    assert said(home, text("engine-over")) == "The brawl is over."
    assert said(home, text("engine-over"), "es") == "La partida ha terminado."


# -------------------------------------------------------------------- players and lists


@pytest.mark.parametrize(
    ("players", "name"),
    [(["Ann", "Bo"], "Bo"), ([], "Player 2"), (["Ann", ""], "Player 2"), (["Ann"], "The game")],
)
def test_a_player_is_called_by_name_or_seat(home: Path, players: list[str], name: str) -> None:
    assert Speaker(home, "en", players).argument(Player(1)) == name


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ((), ""),
        (("Emden",), "Emden"),
        (("Emden", "Dresden"), "Emden and Dresden"),
        (("Emden", "Dresden", "Leipzig"), "Emden, Dresden and Leipzig"),
        ((Text("ti-emden"), Player(0)), "Emden and Ann"),
    ],
)
def test_names_are_joined(home: Path, items: tuple[Text | Player | str, ...], words: str) -> None:
    assert said(home, text("ti-sunk", what=Names(items)), players=["Ann"]) == f"sunk: {words}"


@pytest.mark.parametrize(("language", "words"), [("en", "a and b"), ("es", "a y b"), ("it", "a e b")])
def test_names_are_joined_as_the_language_does(home: Path, language: str, words: str) -> None:
    assert Speaker(home, language).argument(Names(("a", "b"))) == words


# -------------------------------------------------------------------- texts as values


@pytest.mark.parametrize("arg", [3, "word", Text("ti-emden"), Player(1), Names(("a", Player(0)))])
def test_an_argument_survives_json(arg: Arg) -> None:
    message = text("ti-hit", ship=arg)
    assert msgspec.json.decode(msgspec.json.encode(message), type=Text) == message


def test_an_argument_may_be_called_key() -> None:
    assert text("ti-hit", key="x").args == {"key": "x"}


# -------------------------------------------------------------------- the engine's own texts


def keys(language: str) -> set[str]:
    import weathergage.engine  # noqa: PLC0415

    file = Path(weathergage.engine.__file__).parent / "texts" / language / "engine.ftl"
    return {line.partition(" =")[0] for line in file.read_text("utf-8").splitlines() if line.startswith("engine-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_speaks_every_language(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_text_that_the_engine_uses_is_there() -> None:
    import re  # noqa: PLC0415

    import weathergage.engine  # noqa: PLC0415

    source = "".join(file.read_text("utf-8") for file in Path(weathergage.engine.__file__).parent.glob("*.py"))
    used = set(re.findall(r'"(engine-[a-z-]+)"', source))
    assert used == keys("en")

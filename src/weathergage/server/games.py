"""The games that this server has, and their texts.

What has a hash of its content in its address may be kept for ever.
"""

from __future__ import annotations

import csv
import hashlib
import io
import typing
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from weathergage.bots import bot_names
from weathergage.engine import AnyGame, Pack, fluent
from weathergage.engine.catalogue import catalogue
from weathergage.engine.lessons import lessons_of
from weathergage.server.making import game_called
from weathergage.server.problems import Refused
from weathergage.server.shapes import GameDetail, GameEntry, OptionEntry, RuleEntry, ScenarioEntry

FOR_EVER: Final = "public, max-age=31536000, immutable"
ENGINE_TEXTS: Final = Path(fluent.__file__).parent / "texts"
Asking = Request[Any, Any, State]  # Any: nothing is known of user and token


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameEntry]:
    """Every installed game, whether it came with the program or from a package of somebody else's."""
    return [
        GameEntry(id=game.id, editions=game.editions, scenarios=_scenarios(game), lessons=tuple(lessons_of(game)))
        for game in catalogue().values()
    ]


def _scenarios(game: AnyGame) -> tuple[ScenarioEntry, ...]:
    return tuple(ScenarioEntry(id=scenario.id, seats=scenario.seats) for scenario in game.scenarios)


@get("/api/games/{game:str}", sync_to_thread=False)
def one_game(request: Asking, game: FromPath[str]) -> Response[bytes]:
    """All that is needed to set up a table of a game and to speak of it."""
    data = msgspec.json.encode(detail(game_called(game)))
    tag = f'"{_hash(data)}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@get("/api/games/{game:str}/texts/{language:str}/{name:str}", sync_to_thread=False)
def texts(game: FromPath[str], language: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A game's texts in one language, as Fluent reads them."""
    if language not in fluent.LANGUAGES:
        raise Refused("not-found", f"there are no texts in {language!r}")
    return _for_ever(fluent_texts(game_called(game), language), name, "ftl", "text/plain; charset=utf-8")


@get("/api/games/{game:str}/rules/{name:str}", sync_to_thread=False)
def rules(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """The index of a game's rules."""
    return _for_ever(msgspec.json.encode(rules_of(game_called(game))), name, "json", "application/json")


def _for_ever(data: bytes, name: str, kind: str, media: str) -> Response[bytes]:
    tag = _hash(data)
    # An older page may still ask for what there was before an update: it gets what there is now, and must not keep it.
    current = name == f"{tag}.{kind}"
    headers = {"ETag": f'"{tag}"', "Cache-Control": FOR_EVER if current else "no-cache"}
    return Response(data, media_type=media, headers=headers)


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _detail(spec: AnyGame) -> GameDetail:
    addresses = {
        language: f"/api/games/{spec.id}/texts/{language}/{_hash(fluent_texts(spec, language))}.ftl"
        for language in fluent.LANGUAGES
    }
    rules_hash = _hash(msgspec.json.encode(rules_of(spec)))
    return GameDetail(
        id=spec.id,
        prefix=spec.prefix,
        version=spec.version,
        pack=Pack.of(spec).hash,
        editions=spec.editions,
        scenarios=_scenarios(spec),
        options=options_of(spec),
        bots=tuple(bot_names(spec)),
        odds=spec.outlooks is not None,
        texts=addresses,
        rules=f"/api/games/{spec.id}/rules/{rules_hash}.json",
        lessons=tuple(lessons_of(spec)),
    )


_DETAILS: Final[dict[str, GameDetail]] = {}


def detail(spec: AnyGame) -> GameDetail:
    """A game in detail. Found out once: texts and packs do not change while the server runs."""
    if spec.id not in _DETAILS:
        _DETAILS[spec.id] = _detail(spec)
    return _DETAILS[spec.id]


def fluent_texts(spec: AnyGame, language: str) -> bytes:
    """The engine's texts, then the game's, which override them. What is not written in this language is in English."""
    wanted = (language,) if language == "en" else ("en", language)
    parts = [
        file.read_bytes().rstrip(b"\n") + b"\n"
        for tongue in wanted
        for folder in (ENGINE_TEXTS / tongue, spec.home / "texts" / tongue)
        for file in sorted(folder.glob("*.ftl"))
    ]
    return b"\n".join(parts)


def rules_of(spec: AnyGame) -> list[RuleEntry]:
    """The rules, as rules.tsv lists them."""
    file = spec.home / "rules.tsv"
    if not file.is_file():
        return []
    rows = csv.DictReader(io.StringIO(file.read_text("utf-8")), delimiter="\t", quoting=csv.QUOTE_NONE)
    return [RuleEntry(row.get("id") or "", row.get("edition") or "", row.get("title") or "") for row in rows]


def options_of(spec: AnyGame) -> tuple[OptionEntry, ...]:
    """The options, from the fields of the game's struct."""
    hints = typing.get_type_hints(spec.options, include_extras=True)
    return tuple(_option(field, hints[field.name]) for field in msgspec.structs.fields(spec.options))


def _option(field: msgspec.structs.FieldInfo, hint: Any) -> OptionEntry:  # noqa: ANN401 - a type of any kind
    default = field.default if field.default is not msgspec.NODEFAULT else ""
    info = msgspec.inspect.type_info(hint)
    match info:
        case msgspec.inspect.BoolType():
            return OptionEntry(id=field.name, type="bool", default=default)
        case msgspec.inspect.IntType():
            return OptionEntry(id=field.name, type="int", default=default, least=info.ge, most=info.le)
        case msgspec.inspect.LiteralType():
            choices = tuple(it for it in info.values if it is not None)
            kind: Literal["int", "str"] = "int" if all(isinstance(it, int) for it in choices) else "str"
            return OptionEntry(id=field.name, type=kind, default=default, choices=choices)
        case _:
            return OptionEntry(id=field.name, type="str", default=default)

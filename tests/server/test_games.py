"""What a client needs to know of a game."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from litestar import Litestar
from litestar.testing import TestClient

from weathergage.server import Settings

Client = TestClient[Litestar]


def test_a_game_in_detail(client: Client) -> None:
    detail = client.get("/api/games/cutlass").json()
    assert (detail["prefix"], detail["version"], detail["editions"]) == ("cu", 1, [])
    assert detail["scenarios"] == [{"id": "brawl", "seats": [2, 3]}]
    assert detail["options"] == [{"id": "parry", "type": "bool", "default": True}]
    assert detail["bots"] == ["random", "bold", "broken", "waiting"]
    assert set(detail["texts"]) == {"en", "es", "it"}
    assert not detail["odds"]


def test_it_is_asked_for_again_and_not_sent_again(client: Client) -> None:
    first = client.get("/api/games/cutlass")
    again = client.get("/api/games/cutlass", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_texts_are_the_engines_and_the_games_and_kept_for_ever(client: Client) -> None:
    address = client.get("/api/games/cutlass").json()["texts"]["es"]
    answer = client.get(address)
    assert "immutable" in answer.headers["cache-control"]
    bundle = FluentBundle(["es"])
    bundle.add_resource(FluentResource(answer.text), allow_overrides=True)
    assert bundle.has_message("cu-turn")  # in English, which is better than nothing
    message = bundle.get_message("engine-over").value
    assert message is not None
    assert "partida" in str(bundle.format_pattern(message, {})[0])


def test_an_address_of_older_texts_gives_the_present_ones_but_is_not_kept(client: Client) -> None:
    answer = client.get("/api/games/cutlass/texts/en/0123456789abcdef.ftl")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert client.get("/api/games/cutlass/texts/la/0123456789abcdef.ftl").json()["code"] == "not-found"
    assert client.get("/api/games/chess").json()["code"] == "not-found"


def test_rules_are_listed(client: Client) -> None:
    rules = client.get(client.get("/api/games/cutlass").json()["rules"]).json()
    assert {"id", "edition", "title"} == set(rules[0])
    assert any(rule["id"] == "CU-2" for rule in rules)


def test_all_games_that_are_installed_have_details(client: Client, settings: Settings) -> None:
    for game in client.get("/api/games").json():
        detail = client.get(f"/api/games/{game['id']}")
        assert detail.status_code == 200
        for address in (*detail.json()["texts"].values(), detail.json()["rules"]):
            assert client.get(address).status_code == 200

"""What the server answers, and what every answer carries."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar import Litestar, get
from litestar.testing import TestClient

from tests.server.conftest import PAGE
from weathergage.engine import Scenario
from weathergage.server import ServeError, Settings, create_app, games
from weathergage.server.database import HEAD

Client = TestClient[Litestar]
BROWSER = {"accept": "text/html,application/xhtml+xml"}


def test_the_first_page_is_asked_for_each_time(client: Client) -> None:
    answer = client.get("/", headers=BROWSER)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/k3xw9d2m", "/index.html", "/assets/index-1a2b3c.js"])
def test_a_page_or_a_file_can_be_asked_for_without_its_content(client: Client, path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == 200
    assert head.content == b""
    assert head.headers["cache-control"] == whole.headers["cache-control"]
    assert int(head.headers["content-length"]) == len(whole.content)


@pytest.mark.parametrize(
    "body", [b"[" * 50_000, b'{"name":' * 10_000 + b"1" + b"}" * 10_000, b'{"name":"\xff"}', b"\xff"]
)
def test_a_body_that_cannot_be_read_is_refused_and_no_fault_of_the_server(
    client: Client, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    answer = client.post("/api/me/guest", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert not [it for it in caplog.records if it.levelname == "ERROR"]


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_compressed(client: Client) -> None:
    answer = client.get("/assets/index-1a2b3c.js", headers={"accept-encoding": "gzip"})
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_health_tells_version_and_schema(client: Client) -> None:
    answer = client.get("/health")
    assert client.head("/health").status_code == 200
    assert answer.status_code == 200
    assert answer.json().keys() == {"status", "version", "schema"}
    assert answer.json()["status"] == "ok"
    assert answer.json()["schema"] == HEAD


def test_games_are_listed_with_what_can_be_chosen(
    client: Client, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    scenarios = (Scenario(id="duel", seats=(2,)), Scenario(id="melee", seats=(3, 4)))
    pinnace = SimpleNamespace(id="pinnace", version=1, home=tmp_path, editions=("1", "2"), scenarios=scenarios)
    monkeypatch.setattr(games, "catalogue", lambda: {"pinnace": pinnace})
    assert client.get("/api/games").json() == [
        {
            "id": "pinnace",
            "editions": ["1", "2"],
            "scenarios": [{"id": "duel", "seats": [2]}, {"id": "melee", "seats": [3, 4]}],
            "lessons": [],
        }
    ]


def test_the_games_that_are_installed_can_be_listed(client: Client) -> None:
    assert client.get("/api/games").status_code == 200


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nowhere", "/assets/nowhere.js"])
def test_every_answer_is_locked_down(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("path", ["/lobby", "/new", "/new/cutlass", "/table/k3xw9d2m", "/share/a-b_c", "/reset/abc"])
def test_a_link_to_a_page_of_the_client_can_be_sent_to_a_friend(client: Client, path: str) -> None:
    answer = client.get(path + "?link=abc", headers=BROWSER)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/harbour/12", "/table", "/table/12/deck"])
def test_a_person_at_a_wrong_address_gets_a_page(client: Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == PAGE


def test_a_program_at_a_wrong_address_gets_json(client: Client) -> None:
    answer = client.get("/api/nowhere", headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json() == {
        "status": 404,
        "code": "not-found",
        "title": "Not Found",
        "detail": "There is nothing at /api/nowhere.",
    }


def test_a_wrong_method_is_refused(client: Client) -> None:
    answer = client.post("/api/games")
    assert answer.status_code == 405
    assert answer.json()["title"] == "Method Not Allowed"
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_outside_the_site_is_given_out(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in {400, 404}
    assert "not for the world" not in answer.text


@pytest.fixture
def broken(settings: Settings) -> Iterator[Client]:
    @get("/broken", sync_to_thread=False)
    def fail() -> None:
        raise RuntimeError("the German fleet is in Bergen")

    app = create_app(settings)
    app.register(fail)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def test_what_broke_inside_stays_inside(broken: Client) -> None:
    answer = broken.get("/broken", headers=BROWSER)
    assert answer.status_code == 500
    assert "Bergen" not in answer.text
    assert "try again" in answer.json()["detail"].lower()
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_without_a_client_there_is_nothing_to_serve(tmp_path: Path) -> None:
    with pytest.raises(ServeError, match="make setup"):
        create_app(Settings(database=str(tmp_path / "test.sqlite"), site=tmp_path / "nowhere"))


def test_the_api_is_described(client: Client) -> None:
    described = client.get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert "/api/tables/{table}/join" in described["paths"]
    assert "post" in described["paths"]["/api/me/guest"]


def test_numbers_for_monitoring(client: Client) -> None:
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "\nweathergage_moves_total " in answer.text

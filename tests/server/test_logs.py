"""The log, for people and for programs."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.harness import RefusedError, run, running
from weathergage.server import Settings
from weathergage.server.logs import write_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def test_lines_are_json_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    write_logs(json=True)
    log = logging.getLogger("weathergage")
    log.info("table %s", "k3xw", extra={"table": "k3xw", "seats": (1, 2)})
    try:
        raise ValueError("no")
    except ValueError:
        log.exception("failed")
    logging.getLogger("alembic").info("not ours")
    first, second = map(msgspec.json.decode, capsys.readouterr().err.splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("info", "weathergage", "table k3xw")
    assert (first["table"], first["seats"]) == ("k3xw", [1, 2])
    assert first["at"].endswith("Z")
    assert "ValueError: no" in second["error"]


def test_lines_are_plain_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    write_logs(json=False)
    logging.getLogger("weathergage").warning("a mail could not be sent:\nno", extra={"who": "a\nda"})
    (line,) = capsys.readouterr().err.splitlines()  # whatever a stranger writes, it is one line
    assert line.endswith(r"WARNING weathergage: a mail could not be sent:\nno who='a\nda'")


def test_what_happens_is_written_down(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "weathergage")

    async def test() -> str:
        async with running(settings) as server, server.person("Ada", account=True) as ada:
            with pytest.raises(RefusedError, match="sign-in"):
                await ada.post("/api/me/login", {"name": "Ada", "password": "who knows"})
            table = await ada.new_table("me", {"kind": "bot", "name": "random"}, start=True)
            await ada.dial()
            await ada.ask("resign", table=table, seat=0)
            return table

    table = run(test())
    ours = [it for it in caplog.records if it.name == "weathergage"]
    assert [it.getMessage() for it in ours] == [
        "the server is open",
        "an account was made",
        "a log-in was refused",
        "a table was made",
        "a match began",
        "a match ended",
        "the server is closed",
    ]
    assert [it.__dict__.get("table") for it in ours[3:6]] == [table] * 3
    assert ours[5].__dict__["reason"] == "resigned"
    assert "rule britannia" not in caplog.text

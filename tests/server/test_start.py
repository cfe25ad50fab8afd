"""Starting the real thing, and stopping it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from weathergage.server import ServeError, Settings, serve, start


def test_a_taken_port_is_explained(settings: Settings) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(ServeError, match=f"Port {port} is taken(.|\n)*--port"):
            serve(settings, port=port)


def test_an_unknown_host_is_explained(settings: Settings) -> None:
    with pytest.raises(ServeError, match="no address called"):
        serve(settings, host="no such host")


@pytest.mark.parametrize("port", [-1, 65_536, 99_999])
def test_a_port_that_there_is_not_is_explained(settings: Settings, port: int) -> None:
    with pytest.raises(ServeError, match=f"no port {port}"):  # the system would take another one
        serve(settings, port=port)


def test_an_address_of_another_machine_is_explained(settings: Settings) -> None:
    with pytest.raises(ServeError, match=r"no address 203\.0\.113\.5(.|\n)*--host"):
        serve(settings, host="203.0.113.5")


PROGRAM = """
import sys
from pathlib import Path
from weathergage.server import Settings, serve
serve(Settings(database=sys.argv[2], site=Path(sys.argv[1])), port=0)
"""


def test_it_answers_and_stops_in_order_on_ctrl_c(site: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(site), str(tmp_path / "test.sqlite")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with urlopen(found.group() + "health", timeout=60) as answer:
            assert answer.status == 200
        os.kill(server.pid, signal.SIGINT)
        out, err = server.communicate(timeout=60)
    assert (server.returncode, out.strip()) == (0, "Stopped.")
    opened, closed = err.splitlines()
    assert "the server is open version=" in opened
    assert closed.endswith("the server is closed")


def test_who_listens_everywhere_is_told_where_others_find_it() -> None:
    assert start._addresses("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    everywhere = start._addresses("0.0.0.0", 8000)
    assert everywhere.startswith("http://127.0.0.1:8000/ on this machine, http://")
    assert "0.0.0.0" not in everywhere


def test_ipv6_addresses_are_written_with_brackets() -> None:
    assert start._address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert start._address("::1", 8000) == "http://[::1]:8000/"

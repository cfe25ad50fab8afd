"""Starting and stopping."""

import socket
from contextlib import suppress
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL

import uvicorn

from weathergage.engine.garbage import collect_less
from weathergage.server.app import create_app
from weathergage.server.logs import write_logs
from weathergage.server.messages import LONGEST
from weathergage.server.settings import ServeError, Settings
from weathergage.server.wire import Frames

PATIENCE = 3
"""Seconds that open connections get to end by themselves when the server stops."""


def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8000) -> None:
    """Serve until somebody presses Ctrl-C. Port 0 takes any free one. Raises `ServeError`."""
    listener = _listen(host, port)
    with listener:
        write_logs(json=settings.log_json)
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            ws=Frames,
            ws_max_size=LONGEST * 4,  # what is a little too long is refused in words
            ws_per_message_deflate=False,  # sights hold only what changed; a proxy may compress if it wants to
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies or "127.0.0.1",
            log_config=None,
            timeout_graceful_shutdown=PATIENCE,
        )
        # The socket listens already: who follows this line at once waits a moment, and is not refused.
        collect_less()
        print(f"Weathergage is at {_addresses(*listener.getsockname()[:2])} (Ctrl-C stops it)", flush=True)
        # It has stopped in order before it passes Ctrl-C on.
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listener])
        print("\nStopped.")


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done: it is what fails most often."""
    if not 0 <= port < 65_536:
        raise ServeError(f"There is no port {port}: ports are numbered from 1 to 65535.")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return socket.create_server(address, family=family, backlog=2048)
    except socket.gaierror as error:
        raise ServeError(f"There is no address called {host} on this machine.") from error
    except OSError as error:
        raise ServeError(_reason(error, host, port)) from error


def _reason(error: OSError, host: str, port: int) -> str:
    if error.errno == EADDRINUSE:
        return (
            f"Port {port} is taken: another program, perhaps another Weathergage, listens there.\n"
            "Stop that program, or choose another port with --port."
        )
    if error.errno == EACCES:
        return f"Port {port} is for the system's administrator alone.\nChoose another port with --port."
    if error.errno == EADDRNOTAVAIL:
        return f"This machine has no address {host}.\nName one that it has with --host; 0.0.0.0 means all of them."
    return f"Port {port} on {host} cannot be used: {error.strerror}."


def _addresses(host: str, port: int) -> str:
    """Where it is found. Who listens everywhere wants others to come, and they need an address that leads here."""
    if host not in {"0.0.0.0", "::"}:
        return _address(host, port)
    return f"{_address('127.0.0.1', port)} on this machine, {_address(_outward(), port)} on its network"


def _outward() -> str:
    """This machine's address as others on its network know it."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nobody's address: it finds the way out, and nothing is sent
        return str(probe.getsockname()[0])
    return socket.gethostname()


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

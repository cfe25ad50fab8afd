#!/usr/bin/env python3
"""Sets up everything that playing, or testing, needs: `tools/setup.py [play|test]`.

A step is skipped when the files that it depends on have not changed since it last succeeded. That is told by
their content, not by their dates: a clone, a checkout or a stash changes dates without changing anything.
Needs nothing but Python's own library; the Makefile looks for a Python that is new enough.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOGS = ROOT / ".setup"
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
MODULES = WEB / "node_modules"
SITE = ROOT / "src" / "weathergage" / "server" / "site"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
OLDEST_NODE = (20, 19)


class SetupError(Exception):
    """Setting up cannot go on. The message says what happened and what to do."""


@dataclass(frozen=True)
class Step:
    """Something to do, the files that it depends on, and the folder that it fills."""

    name: str
    title: str
    do: Callable[[Path], None]
    inputs: tuple[Path, ...]
    fills: Path
    result: Path = ROOT

    @property
    def stamp(self) -> Path:
        """Lies in the folder that the step fills: whoever deletes that has it filled again."""
        return self.fills / f".{self.name}.stamp"

    def fingerprint(self) -> str:
        """Changes when the step must be done again. A checkout that was moved needs everything anew."""
        digest = hashlib.sha256(str(ROOT).encode())
        for place in self.inputs:
            for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if file.is_file():
                    digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
        return digest.hexdigest()

    def is_done(self) -> bool:
        """Whether there is nothing to do."""
        return self.result.exists() and self.stamp.is_file() and self.stamp.read_text() == self.fingerprint()


def run(log: Path, *command: str | Path, cwd: Path = ROOT, failed: str) -> None:
    """Run a command, keep what it says in a log, and show the end of that if it fails."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "DEBIAN_FRONTEND": "noninteractive"}
    with log.open("a") as out:
        code = subprocess.call(
            command, cwd=cwd, env=environment, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL
        )
    if code:
        tail = "".join(f"    {line}\n" for line in log.read_text(errors="replace").splitlines()[-12:])
        raise SetupError(f"{failed}\nThe last lines of {log.relative_to(ROOT)}:\n{tail}")


OFFLINE = "Is this machine connected to the internet? What was downloaded is kept: run the same command again."


def make_environment(log: Path) -> None:
    """A virtual environment of our own, so that nothing of the machine's is changed. One that works is kept."""
    if has_environment():
        return
    # This may be running on the environment's own Python, which is about to go.
    python = Path(sys.executable).resolve()
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    if importlib.util.find_spec("ensurepip") is None:  # Debian sells it separately
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        install_debian(log, f"{version}-venv", why=f"{version} cannot make virtual environments")
    run(log, python, "-m", "venv", ENVIRONMENT, failed="The virtual environment could not be made.")


def has_environment() -> bool:
    """Whether there is one that was made for this place and whose Python still runs."""
    script = ENVIRONMENT / "bin" / "pip"
    if not PYTHON.exists() or not script.is_file() or str(PYTHON) not in script.read_text()[:500]:
        return False
    new_enough = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.call([PYTHON, "-c", new_enough]) == 0


def pip(log: Path, arguments: str, failed: str) -> None:
    """Install something into our environment."""
    run(log, PYTHON, "-m", "pip", "install", *arguments.split(), failed=failed)


def install_packages(lock: Path) -> Callable[[Path], None]:
    """Exactly what the lock names, as wheels: building a package here would fetch what no lock names."""
    failed = f"The Python packages of {lock.name} could not be installed.\n{OFFLINE}"
    return lambda log: pip(log, f"--require-hashes --only-binary :all: -r {lock.name}", failed)


def install_ourselves(log: Path) -> None:
    """Link the checkout into the environment, with the build tool that came with the locked packages."""
    failed = "Weathergage itself could not be installed into .venv."
    pip(log, "--no-build-isolation --no-deps --no-index --editable .", failed)


def install_npm_packages(log: Path) -> None:
    failed = f"The client's packages could not be installed.\n{OFFLINE}"
    run(log, "npm", "ci", "--no-audit", "--no-fund", cwd=WEB, failed=failed)


def build_client(log: Path) -> None:
    run(log, "npm", "run", "build", cwd=WEB, failed="The client could not be built.")


def install_browser(log: Path) -> None:
    if not any(shutil.which(name) for name in CHROMIUM):
        install_debian(log, "chromium", why="the browser tests need Chromium")


def install_postgres(log: Path) -> None:
    """The server's tests start a PostgreSQL of their own."""
    if shutil.which("initdb") is None and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        install_debian(log, "postgresql", why="the server's tests need PostgreSQL")


def check_node() -> None:
    """Node.js builds the client; without it nothing can be shown."""
    advice = f"Install Node.js {OLDEST_NODE[0]} or newer with npm: https://nodejs.org/ or your system's packages."
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            raise SetupError(f"{tool} was not found.\n{advice}")
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    found = tuple(int(part) for part in said.lstrip("v").split(".")[:2] if part.isdigit())
    if found < OLDEST_NODE:
        oldest = ".".join(str(part) for part in OLDEST_NODE)
        raise SetupError(
            f"Node.js {oldest} or newer is needed; this machine has {said or 'one that does not run'}.\n{advice}"
        )


def install_debian(log: Path, package: str, why: str) -> None:
    """Install one of Debian's packages, if we may."""
    if shutil.which("apt-get") is None:
        raise SetupError(f"{why}: {package} is missing.\nInstall it with your system's package manager.")
    if os.geteuid() != 0:
        raise SetupError(f"{why}: {package} is missing.\nRun: sudo apt-get install {package}")
    failed = f"Debian's package {package} could not be installed.\n{OFFLINE}"
    run(log, "apt-get", "update", failed=failed)
    run(log, "apt-get", "install", "--yes", "--no-install-recommends", package, failed=failed)


PROJECT = ROOT / "pyproject.toml"
NPM = (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
# The client shows what is printed on ships and cards: it is built with the packs that come with the games.
SOURCES = (
    *(WEB / name for name in ("src", "plugins", "public", "index.html", "vite.config.ts", "svelte.config.js")),
    *sorted((ROOT / "src" / "weathergage" / "games").glob("*/data")),
)
LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"

FOR_PLAYING = [
    Step("environment", "Virtual environment", make_environment, (), ENVIRONMENT, PYTHON),
    Step("packages", "Python packages", install_packages(LOCK), (LOCK,), ENVIRONMENT),
    Step("ourselves", "Weathergage itself", install_ourselves, (PROJECT,), ENVIRONMENT),
    Step("npm", "Packages of the client", install_npm_packages, NPM, MODULES),
    Step("client", "The client", build_client, (*NPM, *SOURCES), MODULES, SITE / "index.html"),
]
FOR_TESTING = [
    *FOR_PLAYING,
    Step("test", "Python packages of the tests", install_packages(TEST_LOCK), (TEST_LOCK,), ENVIRONMENT),
    Step("browser", "A browser for the tests", install_browser, (), LOGS),
    Step("postgres", "A database for the tests", install_postgres, (), LOGS),
]


def set_up(steps: list[Step]) -> None:
    """Do what is not done yet, in order."""
    LOGS.mkdir(exist_ok=True)
    if any(step.fills == MODULES and not step.is_done() for step in steps):
        check_node()  # before minutes of work, not after
    for number, step in enumerate(steps, 1):
        if step.is_done():
            continue
        print(f"[{number}/{len(steps)}] {step.title} ...", end="", flush=True)
        began = time.monotonic()
        log = LOGS / f"{step.name}.log"
        log.unlink(missing_ok=True)
        step.stamp.unlink(missing_ok=True)
        try:
            step.do(log)
        except BaseException:
            print()
            raise
        step.stamp.write_text(step.fingerprint())
        print(f" done in {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    """Set up for playing or for testing, or say why not."""
    try:
        set_up(FOR_TESTING if sys.argv[1:] == ["test"] else FOR_PLAYING)
    except SetupError as reason:
        sys.exit(f"\nSetting up stopped: {reason}")
    except KeyboardInterrupt:
        sys.exit("\nInterrupted. Run the same command again: what is done is not done twice.")


if __name__ == "__main__":
    main()

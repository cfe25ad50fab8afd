"""The locks: they fit what is asked for, and they send nobody to a particular server."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
RUNTIME = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["build"]]
TESTS = [*RUNTIME, *PROJECT["dependency-groups"]["test"]]


def locked(lock: str) -> dict[str, Version]:
    text = (ROOT / lock).read_text()
    return {name: Version(version) for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE)}


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock", "web/package-lock.json"])
def test_a_lock_names_no_address(lock: str) -> None:
    assert not re.search(r"https?://|--(extra-)?index-url|--find-links|\"resolved\"", (ROOT / lock).read_text())


@pytest.mark.parametrize(("lock", "asked"), [("requirements.lock", RUNTIME), ("requirements-test.lock", TESTS)])
def test_a_lock_gives_what_the_project_asks_for(lock: str, asked: list[str]) -> None:
    versions = locked(lock)
    for requirement in map(Requirement, asked):
        name = re.sub(r"[._-]+", "-", requirement.name).lower()
        assert name in versions, f"make lock: {requirement} is in no lock"
        assert versions[name] in requirement.specifier


def test_playing_and_testing_use_the_same_versions() -> None:
    assert locked("requirements.lock").items() <= locked("requirements-test.lock").items()


def test_the_client_lock_belongs_to_its_package_file() -> None:
    asked = json.loads((ROOT / "web" / "package.json").read_text())
    root, *others = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"].values()
    assert root["dependencies"] == asked["dependencies"]
    assert root["devDependencies"] == asked["devDependencies"]
    assert all("integrity" in package for package in others)

"""docs/odds.md is run: what it prints is what the package says."""

import doctest
from pathlib import Path

import weathergage.odds

PAGE = Path(__file__).parents[2] / "docs" / "odds.md"


def test_every_example_on_the_page_is_true() -> None:
    names = {name: getattr(weathergage.odds, name) for name in weathergage.odds.__all__}
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, globs=names)
    assert tried > 15
    assert failed == 0

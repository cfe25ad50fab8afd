"""The examples of docs/hexes.md hold."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "hexes.md"


def test_examples_of_the_guide() -> None:
    result = doctest.testfile(str(GUIDE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0

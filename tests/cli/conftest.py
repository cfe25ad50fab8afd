"""What the tests of the command line share."""

from tests.installed import small_games

__all__ = ["small_games"]

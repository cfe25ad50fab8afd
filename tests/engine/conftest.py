"""What the tests of the engine share."""

from tests.installed import small_games

__all__ = ["small_games"]

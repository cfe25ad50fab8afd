"""What the tests of the lab share."""

from tests.installed import small_games

__all__ = ["small_games"]

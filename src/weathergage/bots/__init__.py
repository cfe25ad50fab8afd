"""Players that are programs. A bot is given what its seat may know, and nothing else."""

from weathergage.bots.players import Bot, BotError, Seen, bot_names, make_bot

__all__ = ["Bot", "BotError", "Seen", "bot_names", "make_bot"]

"""`plan`: a player of The Kaiser's Pirates that weighs what each card is worth. Both editions, all options, teams.

It sees what its seat sees and nothing else. Every legal use of a card gets a number: the victory value that it gains
on average, by exact odds, and what it takes from opponents counts by how much they matter. A card is spent when
that is more than it is worth in the hand.

    odds.py       attacks and challenges by exact odds
    table.py      what the seat sees, and what follows from it
    worth.py      what ships and cards are worth
    strikes.py    what an attack gains
    weapons.py    the cards that attack by themselves
    errands.py    what the other actions gain: own_errands.py, enemy_errands.py, turn_errands.py
    raids.py      an own ship's intercept, and the cards that join it
    scheme.py     which cards to put down for a turn
    resolving.py  in which order to play them, and at what
    defence.py    when to react
    choices.py    everything else that is asked
    player.py     which of these answers which question
"""

from weathergage.bots.kaisers_pirates.player import make

__all__ = ["make"]

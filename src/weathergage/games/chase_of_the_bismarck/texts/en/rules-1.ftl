### Chapter 1 of the rulebook, rule by rule: the frame of the game.

cb-rule-1a = The game covers eight days, 22 to 29 May 1941. Each day has five turns (night, morning, noon, afternoon, evening), forty turns in all, each not quite five hours long. Turn 1 is the night of 22 May.
cb-rule-1b = Both sides move ships and aircraft at the same time and in secret, each on a search board of its own.

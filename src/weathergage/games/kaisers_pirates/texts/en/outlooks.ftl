### The odds that are shown before a move.

kp-odds-dice = { $dice }
kp-odds-sum = { $dice }, { $modifiers }
kp-odds-modifier = { $amount } { $name }
kp-odds-guns = Guns against { $target }
kp-odds-torpedoes = Torpedoes against { $target }
kp-outcome-success = success
kp-outcome-failure = failure
kp-outcome-none = no effect
kp-outcome-damaged = damaged
kp-outcome-sunk = sunk
kp-outcome-captured = captured
kp-outcome-one-ship = one new ship
kp-outcome-two-ships = two new ships
kp-outcome-exhausted = the prize is used up
kp-outcome-not-exhausted = the prize lasts

### The odds that are shown before a move.
kp-odds-side = { $coin }: { $roll }
kp-odds-dice = { $dice }
kp-odds-sum = { $dice }, { $modifiers }
kp-odds-modifier = { $amount } { $name }
kp-odds-guns = Guns at { $target }
kp-odds-torpedoes = Torpedoes at { $target }
kp-odds-unknown-reaction = { $target }, in case of a reaction
kp-odds-reaction-held = A fitting reaction is in the hand: about { $percent } %

## What may come of it

kp-outcome-success = success
kp-outcome-failure = failure
kp-outcome-none = no effect
kp-outcome-damaged = damaged
kp-outcome-sunk = sunk
kp-outcome-captured = captured
kp-outcome-one-ship = one ship
kp-outcome-two-ships = two ships
kp-outcome-exhausted = stores used up
kp-outcome-not-exhausted = stores left
kp-outcome-scuttled = scuttled

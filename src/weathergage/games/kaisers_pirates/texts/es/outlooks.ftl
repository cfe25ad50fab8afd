### The odds that are shown before a move.
kp-odds-side = { $coin }: { $roll }
kp-odds-dice = { $dice }
kp-odds-sum = { $dice }, { $modifiers }
kp-odds-modifier = { $amount } { $name }
kp-odds-guns = Cañones contra { $target }
kp-odds-torpedoes = Torpedos contra { $target }
kp-odds-unknown-reaction = { $target }, por si hay reacción
kp-odds-reaction-held = Reacción adecuada en la mano: { $percent } % aproximadamente

## What may come of it

kp-outcome-success = éxito
kp-outcome-failure = fracaso
kp-outcome-none = sin efecto
kp-outcome-damaged = dañado
kp-outcome-sunk = hundido
kp-outcome-captured = capturado
kp-outcome-one-ship = un barco
kp-outcome-two-ships = dos barcos
kp-outcome-exhausted = provisiones agotadas
kp-outcome-not-exhausted = quedan provisiones
kp-outcome-scuttled = autohundido

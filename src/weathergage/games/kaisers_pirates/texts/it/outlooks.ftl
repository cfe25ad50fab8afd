### The odds that are shown before a move.
kp-odds-side = { $coin }: { $roll }
kp-odds-dice = { $dice }
kp-odds-sum = { $dice }, { $modifiers }
kp-odds-modifier = { $amount } { $name }
kp-odds-guns = Cannoni contro { $target }
kp-odds-torpedoes = Siluri contro { $target }
kp-odds-unknown-reaction = { $target }, nel caso di una reazione
kp-odds-reaction-held = Reazione adatta in mano: circa { $percent } %

## What may come of it

kp-outcome-success = riuscita
kp-outcome-failure = fallimento
kp-outcome-none = nessun effetto
kp-outcome-damaged = danni
kp-outcome-sunk = affondamento
kp-outcome-captured = cattura
kp-outcome-one-ship = una nave
kp-outcome-two-ships = due navi
kp-outcome-exhausted = scorte esaurite
kp-outcome-not-exhausted = restano scorte
kp-outcome-scuttled = autoaffondamento

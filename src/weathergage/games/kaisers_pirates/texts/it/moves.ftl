### What moves are called, on a button or in a list.

## Committing

kp-move-commit-intercept = Intercettare con { $ship }: { $card }
kp-move-commit-british = Forze britanniche: { $card }
kp-move-commit-mines = { $ship } posa mine: { $card }
kp-move-commit-action = Per la sua azione: { $card }

## Resolving

kp-move-intercept = Intercettare con { $ship }
kp-move-british-intercept = Intercettare con le forze britanniche: { $card }
kp-move-lay-mines = { $ship } posa le sue mine
kp-move-play = Giocare { $card }
kp-move-attach = Aggiungere { $card }
kp-move-announce = Avanti
kp-move-react = Reagire con { $card }
kp-move-repair = Riparare { $ship }
kp-move-resupply = Rifornire { $ship }
kp-move-leave-refuge = { $ship } prende il mare, nella Forza di { $who }
kp-move-supply-from = { $prize } rifornisce { $ship }
kp-move-discard = Scartare adesso { $card }
kp-move-discard-rest = Scartare il resto così com’è

## Choosing

kp-move-target = { $ship }
kp-move-against = { $who }
kp-move-look-at-deck = Guardare il mazzo
kp-move-swap = Offrire { $ship }
kp-move-put-back = { $card } in cima
kp-move-assign = { $ship } a { $who }
kp-move-give = Dare { $card }
kp-move-keep = Conservare { $ship }
kp-move-take-ship = Prendere { $ship }
kp-move-accept = Sì
kp-move-pass = No
kp-move-done = È tutto

### What moves are called, on a button or in a list.

## Committing

kp-move-commit-intercept = Interceptar con { $ship }: { $card }
kp-move-commit-british = Fuerzas británicas: { $card }
kp-move-commit-mines = { $ship } siembra minas: { $card }
kp-move-commit-action = Por su acción: { $card }

## Resolving

kp-move-intercept = Interceptar con { $ship }
kp-move-british-intercept = Interceptar con las fuerzas británicas: { $card }
kp-move-lay-mines = { $ship } siembra sus minas
kp-move-play = Jugar { $card }
kp-move-attach = Añadir { $card }
kp-move-announce = Adelante
kp-move-react = Reaccionar con { $card }
kp-move-repair = Reparar { $ship }
kp-move-resupply = Reabastecer { $ship }
kp-move-leave-refuge = { $ship } se hace a la mar, en la Fuerza de { $who }
kp-move-supply-from = { $prize } reabastece a { $ship }
kp-move-discard = Descartar ahora { $card }
kp-move-discard-rest = Descartar el resto tal como está

## Choosing

kp-move-target = { $ship }
kp-move-against = { $who }
kp-move-look-at-deck = Mirar el mazo
kp-move-swap = Ofrecer { $ship }
kp-move-put-back = { $card } encima
kp-move-assign = { $ship } para { $who }
kp-move-give = Dar { $card }
kp-move-keep = Conservar { $ship }
kp-move-take-ship = Tomar { $ship }
kp-move-accept = Sí
kp-move-pass = No
kp-move-done = Eso es todo

### Chapter 1 of the rulebook, rule by rule: the frame of the game.

cb-rule-1a = La partida abarca ocho días, del 22 al 29 de mayo de 1941. Cada día tiene cinco turnos (noche, mañana, mediodía, tarde y anochecer): cuarenta en total, de casi cinco horas cada uno. El turno 1 es la noche del 22 de mayo.
cb-rule-1b = Los dos bandos mueven barcos y aviones a la vez y en secreto, cada uno en su propio tablero de búsqueda.

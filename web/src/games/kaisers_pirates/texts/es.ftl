# El tablero de Los piratas del Káiser
kpb-middle = El centro de la mesa
kpb-deck = Por robar
kpb-ship-deck = Buques y corsarios
kpb-merchant-deck = Mercantes
kpb-aside = Apartadas
kpb-discards = Descartes
kpb-front = Delante de { $name }
kpb-reaction = Reacción
kpb-against = contra
kpb-intercept = Interceptar
kpb-use-intercept = Intercepta
kpb-use-british = Fuerzas británicas
kpb-use-mines = Siembra minas
kpb-use-action = Acción
kpb-hand = Tu mano
kpb-hand-empty = No tienes cartas.
kpb-hand-of =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
kpb-cards = cartas en la mano
kpb-value = Valor { $value }
kpb-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
kpb-pile = Pila de victoria de { $name }
kpb-no-ships = Sin barcos
kpb-ships = Barcos
kpb-short = sin suministros
kpb-seen = Lo que puedes ver
kpb-stacking = Camino de los descartes
kpb-hint = Pulsa una carta y luego su uso: uno de tus barcos intercepta con ella, o va al centro.
kpb-quiet-able = No tienes ninguna carta para esto. Se sigue…
kpb-quiet-never = No reaccionas en este turno…
kpb-mate = tu compañero
kpb-team = Equipo { $number }
kpb-solitaire-deck = Cartas de solitario
kpb-let-go = Soltar
kpb-scores = Rondas
kpb-scores-about = Puntos de ronda; entre paréntesis, los premios de victoria.
kpb-sum = Suma
kpb-react = Reacciones
kpb-react-ask = preguntarme siempre
kpb-react-able = solo si tengo una carta
kpb-react-never = en este turno no
kpb-all-ships = Todos los barcos
kpb-all-cards = Todas las cartas de acción

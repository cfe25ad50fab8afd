### Chapter 5 of the rulebook, rule by rule: the Visibility Phase.

cb-rule-5a = Desde el turno 2, el turno empieza con un dado en la tabla del tiempo. Mueve el marcador del tiempo por sus nueve espacios, del 1 (despejado) al 9 (temporal).
cb-rule-5b = Los extremos devuelven el tiempo hacia el centro: en los espacios 1 y 2 suma 2 al dado, en los espacios 8 y 9 resta 2. El resultado se mantiene entre 0 y 9.
cb-rule-5c = El tiempo mejora: con 0 el marcador va 5 espacios a la izquierda, con 1 va 4, con 2 va 2 y con 3 va 1.
cb-rule-5d = Con 4 o 5 el tiempo no cambia. Empeora: con 6 el marcador va 1 espacio a la derecha, con 7 va 2, con 8 va 3 y con 9 va 4.
cb-rule-5e = El marcador del tiempo se detiene en el espacio 1 o en el 9.
cb-rule-5f = Con el tiempo en 5 a 9 hay Niebla; en 1 a 4 se levanta. Cuenta el espacio del tiempo, no el nivel de visibilidad.
cb-rule-5g = Con Niebla nadie busca, persigue ni combate en los hexágonos de niebla del mapa.
cb-rule-5h = Si hay Niebla, se retiran ahora los marcadores de Avistado y Perseguido en los hexágonos de niebla. Con el nivel X se retiran todos, en todas partes.
cb-rule-5i = Con el tiempo en el espacio 9 se tira un dado por el consumo extra de combustible.
cb-rule-5j = Con 0 a 4 todos los barcos de ambos bandos con marcador de combustible pierden 1, también en puerto. Con 5 a 9 no pasa nada.
cb-rule-5k = El nivel de visibilidad es el espacio del tiempo más el modificador del momento del día.
cb-rule-5l = Momento del día: noche +3, mañana +2, mediodía −1, tarde 0, anochecer +1.
cb-rule-5m = Una suma menor que 1 cuenta como 1. Una suma de 10 o más es el nivel X.
cb-rule-5n = Con el nivel X nadie busca, persigue ni combate en ningún lugar del mapa.
cb-rule-5o = El nivel de visibilidad es el número de factores que necesita la búsqueda en un hexágono. Cuanto más alto, menos se ve.

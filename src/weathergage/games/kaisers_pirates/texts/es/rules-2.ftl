### Chapter 2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 2.0 Rounds

kp-rule-2-0a = Una partida dura tres rondas.
kp-rule-2-0b = La ronda termina en el momento en que alguien roba la última carta de acción.
kp-rule-2-0c = Nadie sigue jugando tras robarse la última carta de acción: ni reposición, ni turno adicional, ni turno siguiente.
kp-rule-2-0d = Cada cual conserva su asiento desde el primer turno hasta el último.

## 2.1 The first deal

kp-rule-2-1a = Antes de la primera ronda se barajan por separado las cartas de acción, los barcos alemanes y los mercantes.
kp-rule-2-1b = Los buques de guerra y los corsarios comparten un mazo; los mercantes tienen otro.
kp-rule-2-1-1a = Con cuatro jugadores, en la primera edición 12 cartas de acción al azar quedan fuera de cada ronda: se juega con 80.
kp-rule-2-1-1b = Con cuatro jugadores, en la segunda edición 20 cartas de acción al azar quedan fuera de cada ronda: se juega con 80.
kp-rule-2-1-2a = Con tres jugadores, en la primera edición 32 cartas de acción al azar quedan fuera de cada ronda: se juega con 60.
kp-rule-2-1-2b = Con tres jugadores, en la segunda edición 40 cartas de acción al azar quedan fuera de cada ronda: se juega con 60.
kp-rule-2-1-3a = Con dos jugadores, en la primera edición 52 cartas de acción al azar quedan fuera de cada ronda: se juega con 40.
kp-rule-2-1-3b = Con dos jugadores, en la segunda edición 60 cartas de acción al azar quedan fuera de cada ronda: se juega con 40.
kp-rule-2-1-3c = Nadie mira las cartas apartadas, y no vuelven hasta que acabe la ronda.
kp-rule-2-1-4a = Si todos están de acuerdo, pueden apartarse más cartas de acción para acortar la ronda, o menos para alargarla.
kp-rule-2-1-4b = Al menos una carta de acción queda siempre fuera, para que nadie sepa con exactitud qué hay en el mazo.
kp-rule-2-1-5a = Cada jugador empieza con tres buques de guerra o corsarios.
kp-rule-2-1-5b = Cada jugador empieza con tres mercantes.
kp-rule-2-1-5c = Cada jugador recibe seis cartas de acción.
kp-rule-2-1-5d = Lo que queda de los tres mazos se deja boca abajo para robar de él.

## 2.2 The Force

kp-rule-2-2a = Los barcos de un jugador son su Fuerza. Están boca arriba en dos filas: delante los mercantes; detrás los buques de guerra, corsarios y presas.
kp-rule-2-2b = Nadie más ve una mano, ni siquiera el compañero de equipo.

## 2.3 Round points

kp-rule-2-3a = Cuando acaba la ronda, cada jugador suma sus premios de victoria.
kp-rule-2-3-1a = Un barco hundido que está en una pila de victoria vale el premio impreso en su carta.
kp-rule-2-3-1b = Una presa que sigue en una Fuerza al acabar la ronda vale el doble para quien la tiene.
kp-rule-2-3-1c = Los mercantes hundidos con ayuda de Cargamento especial valen el doble.
kp-rule-2-3-1d = No cuentan más cartas de buques de guerra y corsarios que cartas de mercantes.
kp-rule-2-3-1e = Al limitar los buques de guerra y corsarios por los mercantes, las presas cuentan como mercantes.
kp-rule-2-3-1f = Los buques de guerra y corsarios que exceden el límite se descartan al azar y no dan nada.
kp-rule-2-3-2 = Las cartas de acción con premio de victoria que un jugador haya ganado se suman a su total.
kp-rule-2-3-3a = Con cuatro jugadores se reparten 4, 3, 2 y 1 puntos de ronda, empezando por el total más alto.
kp-rule-2-3-3b = Con tres jugadores se reparten 3, 2 y 1 puntos de ronda.
kp-rule-2-3-3c = Con dos jugadores se reparten 2 y 1 puntos de ronda.
kp-rule-2-3-3d = Quien tiene un total de cero no recibe puntos de ronda.
kp-rule-2-3-3e = El cero de un jugador no cambia nada para los demás: conservan los puntos de ronda que les tocaban.
kp-rule-2-3-3f = Los jugadores empatados reciben todos los puntos del puesto mejor.
kp-rule-2-3-3g = Quienes van detrás de un empate no suben de puesto.
kp-rule-2-3-3h = Se apuntan los totales de cada ronda, porque deshacen los empates al final.

## 2.4 Between rounds

kp-rule-2-4a = Tras la primera y la segunda ronda todas las cartas de acción vuelven a su mazo.
kp-rule-2-4b = Entre rondas se retiran todos los marcadores de daño y de Suministros Limitados.
kp-rule-2-4c = Los mercantes no hundidos van boca arriba debajo de su mazo: ya están usados.
kp-rule-2-4d = Los mercantes no hundidos van debajo de su mazo como cartas ya usadas.
kp-rule-2-4e = Una vez contados, los barcos hundidos y las presas van boca arriba debajo del mazo del que salieron.
kp-rule-2-4f = Las cartas de acción que dieron puntos vuelven al mazo de acción.
kp-rule-2-4-1a = Un jugador puede conservar para la ronda siguiente como mucho un buque de guerra o corsario superviviente.
kp-rule-2-4-1b = Nadie está obligado a conservar un barco.
kp-rule-2-4-1c = Los barcos que sobran no se ceden a otro jugador; solo los compañeros de equipo pueden repartírselos.
kp-rule-2-4-1d = Los buques de guerra y corsarios descartados van boca arriba debajo de su mazo.
kp-rule-2-4-2 = Cada jugador recibe tres mercantes nuevos.
kp-rule-2-4-3a = Cada jugador recibe buques de guerra y corsarios hasta tener tres, contando los conservados.
kp-rule-2-4-3b = Todo corsario empieza la ronda disfrazado, también el que se conservó.
kp-rule-2-4-4a = Las cartas apartadas se barajan con las demás cuando se rehace el mazo de acción.
kp-rule-2-4-4b = Se vuelve a apartar el mismo número de cartas de acción y cada jugador recibe seis.
kp-rule-2-4-5 = Quien conservó un barco recibe solo cinco cartas de acción.

## 2.5 Winning

kp-rule-2-5a = Gana la partida quien tenga más puntos de ronda tras las tres rondas.
kp-rule-2-5b = En caso de empate a puntos de ronda gana la mayor suma de premios de victoria.
kp-rule-2-5c = Si también hay empate en eso, se juega otra ronda.

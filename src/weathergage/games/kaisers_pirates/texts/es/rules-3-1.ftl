### Chapter 3.1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.0 Attackers and defenders

kp-rule-3-0a = Quien tiene el turno ataca; quien posee el barco atacado se defiende.
kp-rule-3-0b = Quien ha perdido todos sus buques de guerra y corsarios sigue en la ronda: roba y juega lo que aún pueda jugar.
kp-rule-3-0c = Los mercantes perdidos se reponen al final del turno.

## 3.1 Turns

kp-rule-3-1a = En la primera ronda cada cual tira un d10 y empieza el más alto; los empatados repiten.
kp-rule-3-1b = En vez de eso puede empezar quien tenga la menor suma de premios de victoria en sus tres barcos iniciales.
kp-rule-3-1c = En las rondas siguientes empieza quien lleve menos puntos de ronda.
kp-rule-3-1d = Si podrían empezar varios, deciden los dados entre ellos.
kp-rule-3-1e = Los turnos siguen el sentido de las agujas del reloj.
kp-rule-3-1-1a = En su turno un jugador puede jugar tantas cartas como le permitan las reglas, o ninguna.
kp-rule-3-1-1b = Se hayan jugado las cartas que se hayan jugado, el turno acaba robando una sola carta de acción.
kp-rule-3-1-1c = Lo que una carta hace por los barcos propios solo vale para los barcos de quien la juega.
kp-rule-3-1-1d = En la mano puede haber cualquier número de cartas de acción.
kp-rule-3-1-2a = Nadie puede dañar o hundir adrede un barco propio, salvo jugando Barrenar.
kp-rule-3-1-2b = Nadie puede dañar o hundir adrede un barco propio, salvo jugando Barrenar o Abrir los grifos.
kp-rule-3-1-3a = Todos los ataques de un turno, sean interceptaciones, minas o submarinos, van contra barcos de un mismo adversario.
kp-rule-3-1-3b = Los ataques de un turno pueden mezclar buques de guerra, corsarios, presas y mercantes, siempre que todos sean de un mismo adversario.
kp-rule-3-1-3c = Cada buque de guerra o corsario propio hace una interceptación o siembra minas una vez por turno, no ambas cosas.
kp-rule-3-1-3d = Ningún barco enemigo es interceptado dos veces en el mismo turno.
kp-rule-3-1-3e = La interceptación que sigue a un Interrogar con éxito cuenta como cualquier otra para ese límite.
kp-rule-3-1-3f = Un mercante puede ser interceptado una vez por turno y además sufrir cualquier número de ataques con minas y torpedos.
kp-rule-3-1-3g = Las minas y los torpedos son para los mercantes; las presas están a salvo de ellos.
kp-rule-3-1-4a = Las cartas que no son ataques pueden jugarse contra el adversario al que se ataca.
kp-rule-3-1-4b = Las cartas que no son ataques también pueden jugarse contra otro adversario más.
kp-rule-3-1-4c = En un turno sin ningún ataque, las cartas dirigidas a un adversario solo pueden jugarse contra uno.
kp-rule-3-1-5a = Al final del turno quien lo jugó descarta primero todas sus cartas comprometidas, boca arriba y en el orden que quiera.
kp-rule-3-1-5b = Después el defensor descarta las reacciones que jugó, en el orden que quiera.
kp-rule-3-1-5c = Las cartas comprometidas que no se jugaron también se descartan.
kp-rule-3-1-5d = Una carta comprometida o jugada contra las reglas se descarta.
kp-rule-3-1-6a = Al final de cada turno cada jugador roba mercantes hasta tener tres delante.
kp-rule-3-1-6b = Los mercantes se reponen tanto si se hundieron como si fueron capturados o llegaron a puerto.
kp-rule-3-1-7 = Cualquiera puede mirar en todo momento las dos cartas superiores del descarte.
kp-rule-3-1-8 = La suma actual de premios de victoria de cada jugador es pública.
kp-rule-3-1-9 = Cualquiera puede contar cuántas cartas de acción quedan por robar.
kp-rule-3-1-10a = Un mazo de barcos solo se vuelve a barajar cuando se han usado todas sus cartas.
kp-rule-3-1-10b = Cada mazo de barcos se baraja cuando se agota él mismo, sin mirar al otro.

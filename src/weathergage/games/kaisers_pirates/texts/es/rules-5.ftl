### Chapter 5 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 5.0 The phantom

kp-rule-5-0a = Una persona juega contra un jugador fantasma, al que dirigen las cartas de solitario.
kp-rule-5-0b = El jugador vivo sigue las reglas para dos jugadores, salvo donde este capítulo las cambia.
kp-rule-5-0c = El jugador vivo tira por ambos bandos y elige por el fantasma lo que le conviene a este.

## 5.1 The solitaire cards

kp-rule-5-1a = Una carta de solitario tiene dos entradas defensivas, una acción especial, que puede estar en blanco, y cuatro ofensivas.

## 5.2 Setting up

kp-rule-5-2a = En la primera edición se quedan en la caja las dos Inteligencia y las dos Radio interceptada.
kp-rule-5-2b = En la segunda edición se quedan en la caja las dos Inteligencia, las dos Radio interceptada y las ocho cartas nuevas de esa edición.
kp-rule-5-2-1a = Tras las cartas nombradas se apartan al azar tantas cartas de acción que queden 40.
kp-rule-5-2-1b = Tras las cartas nombradas se apartan al azar 48 cartas de acción, de modo que quedan 40.
kp-rule-5-2-2a = En el solitario cada bando recibe tres buques de guerra o corsarios, tres mercantes y seis cartas de acción.
kp-rule-5-2-2b = La mano del fantasma queda boca abajo. Nunca decide lo que hace el fantasma.
kp-rule-5-2-3 = En el solitario el jugador vivo decide como quiera quién empieza la primera ronda.
kp-rule-5-2-4a = También en el solitario se cuentan los premios de victoria y se dan los puntos de ronda tras cada ronda.
kp-rule-5-2-4b = El jugador vivo decide por ambos bandos qué barcos se conservan.
kp-rule-5-2-5 = Para cada ronda siguiente se vuelven a barajar las cartas de acción y las de solitario y se reparten manos nuevas.

## 5.3 The live player

kp-rule-5-3-1 = En el solitario todas las cartas de acción se descartan boca abajo, y nadie las mira.
kp-rule-5-3-2 = El Avión de reconocimiento del jugador vivo toma al azar dos cartas de la mano del fantasma.
kp-rule-5-3-3a = Por cada interceptación del jugador vivo se roba una carta de solitario para ver si el fantasma reacciona.
kp-rule-5-3-3b = Se roba una carta de solitario por cada ataque con torpedos del jugador vivo.
kp-rule-5-3-3c = Se roba una carta de solitario cuando el jugador vivo siembra minas, no una por cada mercante.
kp-rule-5-3-3d = Un dado rojo elige la entrada defensiva: una con 1 o 3, la otra con 2 o 4.
kp-rule-5-3-3e = El fantasma solo reacciona si esa entrada es una reacción que encaja con lo que hace el jugador vivo.

## 5.4 The phantom's turn

kp-rule-5-4-1 = Las cartas de solitario se barajan cuando se agotan y tras cada turno del fantasma.
kp-rule-5-4-2 = Al final de su turno el fantasma roba una carta de acción, que va sin mirarse al descarte.
kp-rule-5-4-3-1 = Se roba una carta de solitario y se tira un dado rojo. Con un 1 el fantasma no hace nada y su turno acaba.
kp-rule-5-4-3-2 = Con un 2 y una interceptación imposible no pasa nada y el turno del fantasma acaba.
kp-rule-5-4-3-3a = Con un 2 y una interceptación posible para el fantasma se roban más cartas de solitario en busca de acciones especiales que la acompañen.
kp-rule-5-4-3-3b = Se deja de robar en busca de acciones especiales al salir una carta que no tiene ninguna.
kp-rule-5-4-3-3c = Se deja de robar en busca de acciones especiales cuando una se repite; esa se aplica una vez.
kp-rule-5-4-3-3d = Se deja de robar en busca de acciones especiales con una que no encaja en esa interceptación; esa no se aplica.
kp-rule-5-4-3-3e = El blanco del fantasma es el mejor, o uno elegido al azar.
kp-rule-5-4-3-3f = Tras su interceptación el fantasma sigue con otra carta de solitario.
kp-rule-5-4-3-4a = Con un 3 o un 4 y una entrada marcada (ET), el fantasma la hace y su turno acaba.
kp-rule-5-4-3-4b = Si una entrada marcada (ET) no puede hacerse, el turno del fantasma acaba igualmente.
kp-rule-5-4-3-5a = Con un 3 o un 4 sin (ET), el fantasma la hace y sigue con otra carta de solitario.
kp-rule-5-4-3-5b = Si una entrada sin (ET) no puede hacerse, se ignora y el fantasma sigue.
kp-rule-5-4-3-6 = Un Engaño o Banco de niebla del fantasma solo se recuerda: la carta de solitario sigue en su mazo.
kp-rule-5-4-3-7a = Para una Isla refugio el fantasma elige antes un barco dañado, con Suministros Limitados o reconocido.
kp-rule-5-4-3-7b = El barco del fantasma deja su refugio cuando se queda sin marcadores; si no tenía, en el siguiente turno del fantasma.
kp-rule-5-4-3-8 = El Avión de reconocimiento del fantasma manda al descarte dos cartas al azar de la mano del jugador vivo.
kp-rule-5-4-3-9a = Bajo Engaño el fantasma roba una carta de solitario; el dado rojo señala la entrada 3 con 1 o 3, la 4 con 2 o 4.
kp-rule-5-4-3-9b = Tras esa única entrada acaba el turno del fantasma que está bajo Engaño.
kp-rule-5-4-3-10 = También tras un Avión de reconocimiento del jugador vivo el siguiente turno del fantasma es una sola entrada así.
kp-rule-5-4-3-11a = Interrogar de valor bajo: el corsario o presa disfrazado que menos vale.
kp-rule-5-4-3-11b = Interrogar de valor alto: el corsario o presa disfrazado que más vale.
kp-rule-5-4-3-11c = Interrogar al azar: cualquier corsario o presa disfrazado.
kp-rule-5-4-3-11d = Si no queda nadie a quien preguntar, Interrogar se ignora y el fantasma sigue.
kp-rule-5-4-3-11e = Si varios barcos a los que el fantasma puede interrogar valen lo mismo, elige el azar.
kp-rule-5-4-3-12a = Si al final de su turno el fantasma tiene un corsario o presa reconocido, se roba otra carta de solitario.
kp-rule-5-4-3-12b = Si la acción especial de esa carta es Nueva bandera, uno de los barcos reconocidos del fantasma vuelve a disfrazarse.

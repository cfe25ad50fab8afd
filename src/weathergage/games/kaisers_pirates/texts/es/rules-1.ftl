### Chapter 1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 1.1 The decks

kp-rule-1-1a = La primera edición tiene 92 cartas de acción de 39 clases distintas.
kp-rule-1-1b = La segunda edición tiene 100 cartas de acción de 47 clases distintas.
kp-rule-1-1c = El mazo de barcos alemanes contiene 20 cartas: 6 buques de guerra y 14 corsarios.
kp-rule-1-1d = El mazo de mercantes contiene 60 cartas.
kp-rule-1-1e = Las 20 cartas de solitario solo intervienen cuando juega una persona sola.
kp-rule-1-1-1a = Cada buque de guerra y corsario muestra sus dados de ataque, sus dados de defensa y su premio de victoria.
kp-rule-1-1-1b = Cada mercante muestra sus dados de defensa, una pareja de monedas de Salvoconducto y su premio de victoria.
kp-rule-1-1-2a = Una carta de acción tiene dos mitades. Sirve para interceptar o para la acción que nombra, nunca para las dos cosas.
kp-rule-1-1-2b = En la primera edición una carta de acción es normal o de reacción.
kp-rule-1-1-2c = En la segunda edición una carta de acción es normal, de reacción o de apoyo.
kp-rule-1-1-2d = Una carta de apoyo no se juega sola: acompaña a una interceptación, a un ataque con minas o a un ataque con torpedos.

## 1.1.4 Coins and symbols

kp-rule-1-1-4a = Hay cinco tipos de moneda de ataque: armas diversas, minas, torpedos, cañones y cargas de profundidad.
kp-rule-1-1-4b = La moneda de defensa muestra los dados que tira un barco cuando lo atacan.
kp-rule-1-1-4c = Las monedas de decisión van siempre en pareja: una para el desafío y otra para la respuesta.
kp-rule-1-1-4d = Quien inicia la acción o juega la carta tira el desafío; el adversario tira la respuesta.
kp-rule-1-1-4e = Un corsario se oculta entre otros barcos: no se le puede atacar hasta que alguien lo reconozca.
kp-rule-1-1-4f = Una mitad Interceptar con el símbolo de noche convierte en acción nocturna la interceptación que se hace con ella.
kp-rule-1-1-4g = Algunas reacciones no pueden jugarse contra una acción nocturna.
kp-rule-1-1-4h = Los corsarios y submarinos con el símbolo de minas pueden sembrarlas y atacar así a todo un grupo de mercantes.
kp-rule-1-1-4i = Todos los buques de guerra y algunos corsarios llevan la pila de carbón de la regla opcional 6.1.
kp-rule-1-1-4j = La vela es solo del Seeadler; la usa la regla opcional 6.2.
kp-rule-1-1-4k = Solo el Wolf lleva un hidroavión; lo usa la regla opcional 6.3.
kp-rule-1-1-4l = Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm y Prinz Eitel Friedrich, antiguos transatlánticos, son los corsarios rápidos.

## 1.2 The dice

kp-rule-1-2a = En la caja hay dos dados de cada clase: de cuatro, seis, ocho y diez valores.
kp-rule-1-2b = En un dado de diez caras numerado de 0 a 9, el 0 vale 10.
kp-rule-1-2c = Cuando se tiran varios dados a la vez, solo cuenta el más alto. Nunca se suman.
kp-rule-1-2d = El d4 de la segunda edición tiene ocho caras y repite cada número del 1 al 4: las probabilidades son las de cualquier d4.

## 1.3 Markers

kp-rule-1-3-1 = Siempre hay marcadores de daño suficientes; si faltan en la caja, vale cualquier otra cosa.
kp-rule-1-3-2 = Los marcadores de Suministros Limitados son para buques de guerra y corsarios; mercantes y presas nunca los llevan.

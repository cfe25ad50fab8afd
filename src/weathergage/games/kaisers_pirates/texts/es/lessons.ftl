### La partida guiada: tres capítulos, unas palabras antes de cada decisión de quien aprende.

## La caza

kp-lesson-1-1 = Tus buques de guerra y corsarios cazan mercantes enemigos. Cada carta tiene dos mitades: la de arriba envía un barco. Pulsa la carta marcada y luego { kp-ship-wolf }.
kp-lesson-1-2 = Queda boca abajo: nadie sabe qué carta es. Podrías poner más. Por ahora basta.
kp-lesson-1-3 = Ahora zarpa { kp-ship-wolf }. Púlsalo.
kp-lesson-1-4 = ¿A quién caza? Apunta a un barco, o mantén el dedo sobre él, y verás las probabilidades. El número de un barco es lo que vale. Pulsa el marcado.
kp-lesson-1-5 = ¡Hundido, y en tu pila de victoria! Ahora { kp-ship-dresden } caza al { kp-merchant-clan_mactavish }. Una de tus cartas responde a eso: una reacción. Pulsa { kp-card-shallow_run }.
kp-lesson-1-6 = ¡A salvo por el bajío! Te toca. Las fuerzas británicas cazan por ti buques de guerra enemigos: pulsa la carta marcada y luego fuerzas británicas.
kp-lesson-1-7 = Eso es todo.
kp-lesson-1-8 = Pulsa la carta del centro.
kp-lesson-1-9 = Pulsa { kp-ship-dresden }. Una tirada más alta daña; al menos el doble hunde.
kp-lesson-1-end = Hundido, y tuyo. Eso es lo esencial: las cartas envían barcos, los dados deciden y cuenta lo que hundes. Sigue jugando aquí o empieza el capítulo siguiente.

## La otra mitad

kp-lesson-2-1 = Ahora las mitades de abajo. Primero, como antes, un barco sale de caza: la carta marcada sobre { kp-ship-wolf }.
kp-lesson-2-2 = { kp-card-surprise_attack } es una carta de apoyo: ayuda a un ataque. Púlsala y luego Acción.
kp-lesson-2-3 = { kp-card-submarine_u } es una carta normal: actúa sola. Púlsala y luego Acción.
kp-lesson-2-4 = Bastan tres cartas.
kp-lesson-2-5 = Pulsa { kp-ship-wolf }.
kp-lesson-2-6 = Pulsa el mercante marcado.
kp-lesson-2-7 = Pulsa { kp-card-surprise_attack }: suma 2 a tu tirada.
kp-lesson-2-8 = Adelante.
kp-lesson-2-9 = { kp-card-boarding_party } captura en vez de hundir. No la tienes, y se te pregunta igual, para que nadie sepa quién la tiene. Pulsa No.
kp-lesson-2-10 = 11 contra 5: hundido. Ahora pulsa el submarino.
kp-lesson-2-11 = No arriesga ningún barco tuyo. Pulsa el mercante marcado.
kp-lesson-2-12 = Las cartas usadas se descartan. Las dos últimas quedan a la vista, y eliges cuáles. Pulsa primero la carta marcada.
kp-lesson-2-13 = Y la siguiente.
kp-lesson-2-14 = Las fuerzas británicas van a por { kp-ship-emden }. Ninguna de tus cartas responde a eso. Pulsa No.
kp-lesson-2-end = { kp-ship-emden } está dañado: es la cruz roja. Se defiende peor hasta que una carta lo repare. Dos señales más: los corsarios que todos conocen están de lado, y la luna marca los ataques nocturnos.

## El final de una ronda

kp-lesson-3-1 = Una ronda acaba cuando se agotan las cartas de acción. Quedan pocas, así que caza con dos barcos: primero la carta marcada sobre { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-2 = La siguiente sobre { kp-ship-greif }.
kp-lesson-3-3 = Eso es todo.
kp-lesson-3-4 = Pulsa { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-5 = Pulsa el mercante marcado.
kp-lesson-3-6 = Hundido. Ahora { kp-ship-greif }.
kp-lesson-3-7 = Pulsa el mercante marcado.
kp-lesson-3-8 = También hundido. Descarta primero la carta marcada.
kp-lesson-3-9 = No quedan cartas: se cuenta la ronda. Tu pila de victoria vale más, así que tienes 2 puntos de ronda (mira Rondas). Un barco puede quedarse para la ronda siguiente: pulsa { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-end = Lo demás se reparte de nuevo. Tras tres rondas gana quien tiene más puntos de ronda. Ya sabes bastante para una partida entera. ¡Buen viento!

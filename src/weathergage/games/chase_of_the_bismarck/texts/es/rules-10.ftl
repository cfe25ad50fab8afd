### Chapter 10 of the rulebook, rule by rule: the Naval Combat Phase.

cb-rule-10a = Donde hay unidades navales de ambos bandos en el mismo hexágono, pueden combatir.
cb-rule-10b = El jugador aliado declara y resuelve todos los combates que quiera iniciar, y después el alemán.
cb-rule-10c = Solo se inicia un combate contra una unidad naval Avistada o Perseguida.
cb-rule-10d = No hay combate con el nivel X, ni en un hexágono de niebla con Niebla.
cb-rule-10e = El estado del atacante debe permitirlo: no inicia combate una unidad que repara, reposta o está En Puerto, ni una cisterna, un neutral o un barco restringido.
cb-rule-10f = Los combates se libran uno tras otro. Puedes esperar al resultado de uno antes de declarar el siguiente.
cb-rule-10g = Quien inicia el combate es el atacante y participa con un barco o una Task Force del hexágono, a su elección.
cb-rule-10h = Elige como defensor a un barco o una Task Force enemiga avistada o perseguida. Los demás del hexágono solo pueden llegar como refuerzos.
cb-rule-10i = Hay como mucho un combate por hexágono y turno. El ataque a la escolta de un convoy no cuenta.
cb-rule-10j = Se aplica lo impreso en las tarjetas: el New York no dispara a alcance extremo; el Rodney y el Nelson solo disparan su armamento de popa de costado (Opening).

## 10.0 Step 0: positions and ranges

cb-rule-10-0a = Los atacantes empiezan acercándose (Closing) y los defensores alejándose (Breaking Off), cada bando en su marca del nivel de visibilidad: con nivel 9 están más cerca, con nivel 1 más lejos.
cb-rule-10-0b = Un barco tiene los torpedos impresos en su tarjeta, contados desde la primera vez que se usa.
cb-rule-10-0c = El combate empieza a alcance extremo con visibilidad 1 a 3, a largo alcance con 4 a 6 y a medio alcance con 7 a 9.
cb-rule-10-0d = El alcance es el número de zonas marítimas entre los dos barcos: ninguna o 1 (también la misma zona) es corto, 2 o 3 medio, 4 a 6 largo, 7 extremo. Una zona marítima son tres zonas de movimiento.
cb-rule-10-0e = Acercándose (Closing), con la proa al enemigo: solo dispara el armamento principal de proa.
cb-rule-10-0f = De costado (Opening): dispara todo el armamento.
cb-rule-10-0g = Alejándose (Breaking Off), con la popa al enemigo: solo dispara el armamento principal de popa.

## 10.1 Step 1: launching torpedoes

cb-rule-10-1a = El atacante asigna primero sus torpedos y luego el defensor. Llegan en el paso 3.
cb-rule-10-1b = Un barco lanza hasta tres torpedos por ronda, contra uno o varios blancos.
cb-rule-10-1c = Los torpedos solo alcanzan a un blanco a medio o corto alcance.
cb-rule-10-1d = Los torpedos lanzados se gastan. Solo se reponen al repostar, en puerto o en alta mar.

## 10.2 Step 2: gunfire

cb-rule-10-2a = Todo el fuego se considera simultáneo. El atacante resuelve primero el suyo; a quien impacta responde aún con toda su fuerza.
cb-rule-10-2b = Cada barco puede disparar a un blanco a su alcance.
cb-rule-10-2c = A alcance extremo solo disparan BB, BC y CA, y el New York no.
cb-rule-10-2d = Dados a alcance extremo: los factores principales que pueden disparar divididos entre 3, redondeando hacia arriba.
cb-rule-10-2e = Dados a largo alcance: los factores principales que pueden disparar divididos entre 2, redondeando hacia arriba.
cb-rule-10-2f = Dados a medio alcance: todos los factores principales y secundarios que pueden disparar.
cb-rule-10-2g = Dados a corto alcance: todos los factores principales y secundarios que pueden disparar, por 1,5, redondeando hacia arriba.
cb-rule-10-2h = Alcance extremo: 0 daño especial, 1 casco, 2 proa, 3 popa, 4 armamento secundario, 5 a 9 fallo. Cada uno es un impacto; por debajo de 0 cuenta 0, por encima de 9 cuenta 9.
cb-rule-10-2i = Largo alcance: 0 dos de casco y una evasión, 1 y 2 daño especial, 3 casco, 4 proa, 5 popa, 6 armamento secundario, 7 a 9 fallo.
cb-rule-10-2j = Medio alcance: 0 dos de casco y una evasión, 1 y 2 daño especial, 3 casco y evasión, 4 casco, 5 proa, 6 popa, 7 armamento secundario, 8 y 9 fallo.
cb-rule-10-2k = Corto alcance: 0 y 1 dos de casco y una evasión, 2 y 3 daño especial, 4 casco y evasión, 5 casco, 6 proa, 7 popa, 8 armamento secundario, 9 fallo.
cb-rule-10-2l = El barco que dispara tiene fijado ese blanco: −1 a cada dado.
cb-rule-10-2m = El barco que dispara tiene un radar útil, de cualquier tipo: −1. El del Bismarck falla tras la primera ronda en que dispara.
cb-rule-10-2n = El barco que dispara se acerca o se aleja: +1.
cb-rule-10-2o = El blanco se acerca o se aleja: +1.
cb-rule-10-2p = La dirección de tiro de quien dispara está dañada: +1.
cb-rule-10-2q = Un CA dispara a un BC o un BB: +1.
cb-rule-10-2r = Un CL, DD o CG dispara a un CA: +1; a un BC: +3; a un BB: +5.
cb-rule-10-2s = Nivel de visibilidad 1 a 3: nada. 4 a 6: +1. 7 a 9: +3.
cb-rule-10-2t = Cualquier resultado que no sea un fallo deja el blanco fijado por quien dispara.
cb-rule-10-2u = El blanco fijado ayuda desde la ronda siguiente, a ese barco contra ese blanco. Se pierde cuando dispara a otro.
cb-rule-10-2v = El daño especial tira un dado: 4 a 6 es dirección de tiro. Los cañones del barco sufren +1 desde la ronda siguiente.
cb-rule-10-2w = Daño especial 1 a 3, combustible: otro dado, a la mitad y redondeado hacia arriba, es lo que se pierde al momento. Los barcos sin marcador de combustible no pierden.
cb-rule-10-2x = Daño especial 0, lo peor: otro dado. Con 0 o 1 el barco estalla y se hunde; con 2 a 9 son tres impactos en el casco y una ficha de evasión.
cb-rule-10-2y = Daño especial 7 a 9, radar: desde la ronda siguiente el barco cuenta como si no lo tuviera.
cb-rule-10-2z = Evasión: se roba una ficha de evasión. El valor se detiene en 0; un barco con 0 no roba.
cb-rule-10-2aa = Todo el daño permanece en la tarjeta tras el combate.

## 10.3 Step 3: torpedo hits

cb-rule-10-3a = Cada torpedo tira un dado en la tabla de impactos del capítulo 9. Por los impactos se roban fichas de daño.
cb-rule-10-3b = Los torpedos de un barco hundido por la artillería aún se resuelven. Los lanzados contra un barco ya hundido, no.

## 10.4 Step 4: movement

cb-rule-10-4a = Un barco mueve hasta una zona de movimiento con evasión menor que 20, dos con 20 a 25, tres con 26 a 30 y cuatro por encima de 30.
cb-rule-10-4b = Mueve primero el barco más lento. A igual evasión, antes los del atacante.
cb-rule-10-4c = Los barcos solo avanzan: acercándose, hacia el enemigo; alejándose, hacia su propio borde. Nadie rebasa a un enemigo: quien se acerca se detiene en la zona del más próximo.
cb-rule-10-4d = Un barco puede cambiar de posición y luego mover, pero no cambiar tras mover. Un barco de costado (Opening) no mueve en esta ronda.
cb-rule-10-4e = Un barco con el timón dañado ni mueve ni cambia de posición, y aquí su evasión cuenta como 0. Tampoco un barco cuya evasión es 0 por otra causa.
cb-rule-10-4f = Un barco que saldría del tablero se detiene en el borde, y todos los demás se retrasan tantas zonas como lo habría rebasado.
cb-rule-10-4g = Un barco que ya movió en este paso y queda fuera del tablero al retrasarse deja el combate. Permanece en su hexágono.
cb-rule-10-4h = Un barco que aún debe mover y queda fuera del tablero al retrasarse deja el combate o recupera terreno.
cb-rule-10-4i = Recuperar terreno la deja en el borde, acercándose (Closing). Su movimiento se reduce en las zonas que estaba más allá; el resto lo usa en su momento.
cb-rule-10-4j = Un barco cuyo movimiento no basta para ello deja el combate.

## 10.5 Step 5: aborting the combat

cb-rule-10-5a = Un barco que se aleja (Breaking Off) puede intentar abortar si hay al menos seis zonas marítimas entre él y cada barco enemigo.
cb-rule-10-5b = Un dado: con 0 a 3 escapa, con 4 o más se queda. Su evasión menos la del enemigo más rápido del tablero: +2 o más, −4; +1, −2; igual, nada; −1, +1; −2 o menos, +3.
cb-rule-10-5c = Un barco que aborta deja el tablero táctico y permanece en su hexágono del tablero de búsqueda.

## 10.6 Step 6: reinforcements

cb-rule-10-6a = Desde la tercera ronda, mientras ambos bandos tengan barcos en el tablero, cada buque de guerra del hexágono que no está en el combate puede tirar para unirse, primero los del atacante.
cb-rule-10-6b = Con 4 o menos entra acercándose (Closing), en la marca de visibilidad 1 de su bando.
cb-rule-10-6c = Un barco que ha abortado o salido no vuelve al mismo combate.

## 10.7 The end of a combat, and tankers

cb-rule-10-7a = Las rondas siguen hasta que todos los barcos de un bando estén hundidos o fuera. También acaba tras tres rondas en que nadie dispara ni puede, o diez en que nada impacta.
cb-rule-10-7b = Si ningún barco de un bando conserva armamento, ninguno puede abortar y no hay refuerzos posibles, su dueño puede darlos por perdidos: cuentan como hundidos.
cb-rule-10-7c = Las cisternas no participan en los combates.
cb-rule-10-7d = Una cisterna alemana Avistada o Perseguida en el hexágono de un buque de guerra aliado capaz de iniciar combate se hunde sin lucha al empezar esta fase; no si allí hay Niebla, ni con el nivel X.
cb-rule-10-7e = Una cisterna hundida resta un punto al total alemán.

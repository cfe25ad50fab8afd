### Chapter 6 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-6-0 = Una regla opcional solo se usa si todos los jugadores están de acuerdo.

## 6.1 Coal

kp-rule-6-1-1 = Carbón: para un barco que consume mucho carbón el desafío de Cita fallida tiene +2.
kp-rule-6-1-2 = Carbón: para un barco que consume mucho carbón el desafío de Rompedor de bloqueo tiene −1.
kp-rule-6-1-3 = Carbón: en una Isla refugio un barco que consume mucho carbón intenta reabastecerse con −1.

## 6.2 Sail

kp-rule-6-2-1 = Velas: para el Seeadler el desafío de Cita fallida tiene −2.
kp-rule-6-2-2 = Velas: para el Seeadler el desafío de Rompedor de bloqueo tiene +1.
kp-rule-6-2-3 = Velas: en una Isla refugio el desafío de reabastecimiento del Seeadler tiene +1.
kp-rule-6-2-4 = Velas: cuando el Seeadler intenta una Ruptura de contacto, su desafío tiene −2.
kp-rule-6-2-5 = Velas: cuando un mercante intenta una Ruptura de contacto frente al Seeadler, el desafío tiene +2.
kp-rule-6-2-6 = Velas: Barco rápido contra el Seeadler da a su ataque −4 en total.

## 6.3 Floatplane

kp-rule-6-3-1 = Hidroavión: con Ataque sorpresa el Wolf ataca con +4 en total.
kp-rule-6-3-2 = Hidroavión: Poca cosecha no puede jugarse contra el Wolf.
kp-rule-6-3-3 = Hidroavión: cuando el Wolf intenta una Ruptura de contacto, su desafío tiene +2.

## 6.4 Tournament

kp-rule-6-4a = Torneo: el reparto equilibrado es solo para la primera ronda; las demás se juegan como siempre.
kp-rule-6-4-1 = Torneo: cada jugador recibe o elige uno de los buques de guerra Dresden, Emden, Königsberg y Nürnberg.
kp-rule-6-4-2a = Torneo: Leipzig, Karlsruhe, Geier, Iltis, Meteor y Seeadler se apartan, y también los que nadie tenga de los cuatro buques de guerra.
kp-rule-6-4-2b = Torneo: cada jugador recibe dos de los diez corsarios que quedan.
kp-rule-6-4-2c = Torneo: cuando todos tienen tres barcos, los apartados vuelven y el mazo se baraja.
kp-rule-6-4-3a = Torneo: cada jugador empieza con un mercante de cada uno de los valores 5, 7 y 9.
kp-rule-6-4-3b = Torneo: los mercantes de valor 5, 7 y 9 se reparten o se eligen, uno de cada para cada jugador.
kp-rule-6-4-3c = Torneo: el William P. Frye queda fuera de ese reparto y se baraja después con los demás.

## 6.5 Beyond 1914

kp-rule-6-5-1 = Más allá de 1914: Emden, Karlsruhe, Leipzig, Nürnberg, Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse y Cormoran quedan fuera del juego: en 1915 ya no estaban.
kp-rule-6-5-2a = Más allá de 1914: una Salida a mar abierto no hace nada cuando no queda barco que robar.
kp-rule-6-5-2b = Más allá de 1914: los barcos que salieron del juego durante la ronda no se barajan de nuevo hasta que acabe.
kp-rule-6-5-3 = Más allá de 1914: cuatro jugadores pueden acordar dejar en la caja las tres Salidas a mar abierto.
kp-rule-6-5-4 = Más allá de 1914: también pueden quitarse los diecinueve mercantes que se perdieron en 1914.

## 6.6 Fast raiders

kp-rule-6-6-1a = Corsarios rápidos: un corsario rápido al que se responde con Barco rápido puede perseguir a toda máquina y no sufrir el −2.
kp-rule-6-6-1b = Corsarios rápidos: tras esa caza al corsario le falta carbón: d10/d4 mayor que d10 lo deja con Suministros Limitados.
kp-rule-6-6-1c = Corsarios rápidos: tras esa caza el corsario tira un d10 contra un desafío de d10/d4; si el desafío es mayor, queda con Suministros Limitados.
kp-rule-6-6-1d = Corsarios rápidos: un corsario que ya tiene Suministros Limitados no puede perseguir a toda máquina.
kp-rule-6-6-2 = Corsarios rápidos: tienen mucho calado: su desafío en Poco calado tiene otro −2.

## 6.7 Keeping ships

kp-rule-6-7a = Conservar barcos: pueden conservarse hasta tres buques de guerra y corsarios para la ronda siguiente.
kp-rule-6-7-1 = Conservar barcos: quien conserva dos barcos recibe cuatro cartas de acción.
kp-rule-6-7-2 = Conservar barcos: quien conserva tres barcos recibe tres cartas de acción.

## 6.8 Additional damage

kp-rule-6-8-1 = Daño adicional: un barco recibe un marcador de daño cada vez que es dañado.
kp-rule-6-8-2a = Daño adicional: cada marcador da −2 al ataque del barco y −2 a su defensa.
kp-rule-6-8-2b = Daño adicional: cada marcador da −2 al desafío de Ruptura de contacto y de Poco calado.
kp-rule-6-8-2c = Daño adicional: cada marcador da +2 al desafío de Internado.
kp-rule-6-8-2d = Daño adicional: aun así, ningún resultado vale menos de 1.
kp-rule-6-8-3a = Daño adicional: cada reparación retira un solo marcador.
kp-rule-6-8-3b = Daño adicional: en una Isla refugio se retira como mucho un marcador por turno.

## 6.9 Torpedoes against prizes

kp-rule-6-9-1a = Torpedos contra presas: un submarino puede torpedear una presa enemiga disfrazada, si antes tiene éxito un desafío de d10/d8 contra d10.
kp-rule-6-9-1b = Torpedos contra presas: si fracasa, el submarino ha perdido su ocasión: no puede atacar en cambio a un mercante.
kp-rule-6-9-2a = Torpedos contra presas: no se le puede responder con Barco Q, pero sí con Razzle-Dazzle.
kp-rule-6-9-2b = Torpedos contra presas: no se le puede responder con Barco Q ni con Barco Q a vela, pero sí con Razzle-Dazzle.

## 6.10 Pursuit over a shoal

kp-rule-6-10a = Persecución por un bajío: un buque de guerra o corsario puede perseguir a un mercante por su Poco calado y seguir con la interceptación.
kp-rule-6-10b = Persecución por un bajío: las fuerzas británicas nunca persiguen por un bajío.
kp-rule-6-10-1 = Persecución por un bajío: la persecución se anuncia antes de que el mercante tire por el bajío.
kp-rule-6-10-2a = Persecución por un bajío: ambos barcos tiran por el bajío a la vez.
kp-rule-6-10-2b = Persecución por un bajío: el daño del bajío ya cuenta en la interceptación que sigue.
kp-rule-6-10-3 = Persecución por un bajío: un barco dañado que fracasa, con su −2, se hunde antes de la interceptación, y se lo apunta el otro jugador.
kp-rule-6-10-4 = Persecución por un bajío: un corsario rápido que persigue tira por el bajío con otro −2.

## 6.11 Sailing merchantmen

kp-rule-6-11a = Mercantes veleros: doce mercantes son veleros, y hay reglas especiales cuando se les intercepta o ataca.
kp-rule-6-11-1a = Mercantes veleros: AMC, Barco Q y Barco rápido no pueden jugarse por un mercante velero.
kp-rule-6-11-1b = Mercantes veleros: AMC, Barco Q y Barco rápido no pueden jugarse por un mercante velero; Barco Q a vela sí.
kp-rule-6-11-2 = Mercantes veleros: cuando un mercante velero intenta una Ruptura de contacto, el desafío tiene −2.

## 6.12 Supplies from prizes

kp-rule-6-12-1a = Suministros de las presas: en cualquier momento de un turno propio una presa puede reabastecer a un buque de guerra o corsario propio, sin tirada.
kp-rule-6-12-1b = Suministros de las presas: una presa alcanza también a los barcos que están en una Isla refugio.
kp-rule-6-12-1c = Suministros de las presas: una presa sirve a un barco; para varios barcos hacen falta varias presas.
kp-rule-6-12-2a = Suministros de las presas: tras el reabastecimiento se tira d10/d8 contra d10: si tiene éxito, las provisiones de la presa se han agotado y se hunde.
kp-rule-6-12-2b = Suministros de las presas: tras el reabastecimiento se tira un d10 contra un desafío de d10/d8: si el desafío es mayor, las provisiones de la presa se han agotado y se hunde.
kp-rule-6-12-2c = Suministros de las presas: una presa hundida así vale una vez, no el doble, para quien la tenía.
kp-rule-6-12-3a = Suministros de las presas: esto sustituye al reabastecimiento automático de Pelotón de abordaje y No combatiente.
kp-rule-6-12-3b = Suministros de las presas: en una captura la presa puede reabastecer al barco que la tomó, sin obligación; después se tira por sus provisiones.

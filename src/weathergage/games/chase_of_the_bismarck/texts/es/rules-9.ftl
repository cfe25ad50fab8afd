### Chapter 9 of the rulebook, rule by rule: the Air Attack Phase.

cb-rule-9a = La fase solo se juega si hay un marcador de ataque en algún tablero.
cb-rule-9b = Primero van todos los ataques aéreos aliados, después los alemanes.
cb-rule-9c = Un marcador de ataque es un ataque contra un barco de su hexágono.
cb-rule-9d = El atacante nombra una clase entre los barcos enemigos avistados o perseguidos del hexágono; cuentan todos los de una Task Force.
cb-rule-9e = Si hay varios barcos de esa clase, el defensor elige cuál es atacado.
cb-rule-9f = Los ataques se resuelven de uno en uno. El blanco se elige al empezar cada uno, y puede ser otra vez el mismo barco.
cb-rule-9g = Un dado con todos los modificadores da los impactos. Por cada uno el defensor roba una ficha de daño.
cb-rule-9h = Acabado el ataque, sus fichas de daño vuelven a la bolsa y se retira el marcador de ataque.

## 9.1 Hits by aircraft, torpedoes and submarines

cb-rule-9-1a = Resultado modificado 0 o menos: 3 impactos. 1 o 2: 2 impactos. 3 a 5: 1 impacto.
cb-rule-9-1b = Resultado 6 o más: fallo.
cb-rule-9-1c = Un dado que muestra 0 siempre impacta al menos una vez, sean cuales sean los modificadores.

## 9.2 Modifiers for the target and the place

cb-rule-9-2a = El valor de evasión del blanco es menor que 25: −1.
cb-rule-9-2b = Ataque de un submarino: −1.
cb-rule-9-2c = Ataque aéreo en un hexágono del Canal de la Mancha (de Q29 y Q30 a T26 y U26): −3.
cb-rule-9-2d = Ataque aéreo contra un barco con el timón dañado, o que reposta en alta mar: −2, una sola vez.
cb-rule-9-2e = Ataque aéreo contra un barco que reposta en puerto: +1.
cb-rule-9-2f = Ataque aéreo en un turno de noche: +2.
cb-rule-9-2g = Torpedo en combate: −2 si el blanco está de costado (Opening), +1 si se aleja (Breaking Off), nada si se acerca (Closing).
cb-rule-9-2h = Torpedo a medio alcance: +1.

## 9.3 Modifiers for visibility

cb-rule-9-3a = Nivel de visibilidad 1: −2. 2 y 3: −1. 4 a 6: nada. 7 y 8: +2. 9: +3. Un submarino ataca con el nivel X como con el 9.
cb-rule-9-3b = Con el nivel 9, y para un submarino con el nivel X, no se aplica el modificador por evasión baja.

## 9.4 Damage chits

cb-rule-9-4a = Fiasco: sin efecto.
cb-rule-9-4b = Timón: el barco no puede mover hasta que se repare. Una segunda ficha igual no cambia nada.
cb-rule-9-4c = Proa o popa: el armamento principal de ese lado pierde tantas casillas como diga la ficha.
cb-rule-9-4d = Los impactos que el armamento principal ya no puede absorber pasan al casco, uno por uno.
cb-rule-9-4e = Los impactos que el armamento secundario ya no puede absorber se pierden.
cb-rule-9-4f = Casco: un impacto en el casco, y se roba una ficha de evasión.
cb-rule-9-4g = Un barco con evasión 0 no roba ficha de evasión.
cb-rule-9-4h = Tras una ficha de Casco se tira un dado: con 0 a 3 hay además un impacto en el armamento secundario.
cb-rule-9-4i = Crítico: dos impactos en el casco, dos fichas de evasión y un impacto en el armamento secundario, sin dado.
cb-rule-9-4j = Dirección de tiro: desde ahora los cañones del barco sufren +1 en sus dados.

## 9.5 Tankers and repairs

cb-rule-9-5a = Una cisterna se retira con la primera ficha que no sea un fiasco.
cb-rule-9-5b = Se pueden reparar el timón y la evasión perdida, ningún otro daño.

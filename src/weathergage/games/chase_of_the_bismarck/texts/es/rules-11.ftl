### Chapter 11 of the rulebook, rule by rule: the Chance Phase.

## 11.1 Submarine contact

cb-rule-11-1a = Cada tercer turno (3, 6, 9 y así hasta el 39) muestra un submarino. Solo entonces se tira por el contacto.
cb-rule-11-1b = El dado del jugador alemán: 0 a 2 es contacto, 3 a 9 nada.
cb-rule-11-1c = Un segundo dado dice de quién es: 0, uno aliado, que ataca; 1 a 6, uno alemán, que informa; 7 a 9, uno alemán, que informa y ataca.
cb-rule-11-1d = Uno aliado: el jugador alemán revela uno de sus barcos en la zona este del sector aéreo aliado, y este es atacado. Si no hay ninguno, no pasa nada.
cb-rule-11-1e = Las cisternas nunca se revelan a un submarino.
cb-rule-11-1f = Uno alemán: el jugador alemán nombra un hexágono y el aliado revela uno de sus barcos a dos hexágonos o menos. Si no hay ninguno, no pasa nada.
cb-rule-11-1g = Si hay barcos de varios grupos, un dado elige el grupo: 0 a 2, BB, BC o CV; 3 a 5, CA o CL; 6 a 9, DD. Dentro de él, el dueño elige el barco.
cb-rule-11-1h = Si falta ese grupo, se toma una flotilla de destructores; si tampoco la hay, se repite el dado.
cb-rule-11-1i = Se dice si el barco pertenece a una Task Force, pero no quién más.
cb-rule-11-1j = El ataque es un dado en la tabla de impactos del capítulo 9, con −1 por submarino y los modificadores de evasión y visibilidad. Por los impactos se roban fichas de daño.

## 11.2 Random detection

cb-rule-11-2a = Se tira un dado por cada barco alemán suelto y uno por cada Task Force alemana, cisternas incluidas.
cb-rule-11-2b = Por cada barco más de una Task Force se tira un dado de disimulo, para que el número de dados no delate nada.
cb-rule-11-2c = Un dado de 1 o más, hasta el valor de detección, detecta a la unidad.
cb-rule-11-2d = Un 0 es en cambio un Huff-Duff, una marcación de radio, sea cual sea el valor.
cb-rule-11-2e = Dentro del sector aéreo aliado, niveles 1 a 6: 7, 6, 4, 3, 2, 1. Allí mismo, en un hexágono con valor intrínseco aliado o junto a él: 8, 7, 5, 3, 2, 1.
cb-rule-11-2f = Fuera del sector aéreo aliado, niveles 1 a 6: 5, 4, 3, 2, 1, 1. Allí mismo, en una ruta de convoyes: 6, 5, 4, 3, 2, 1.
cb-rule-11-2g = Con los niveles 7 a 9 y X solo es posible un Huff-Duff.
cb-rule-11-2h = Detectado: se anuncian el hexágono, las clases y el número de barcos, y la unidad se marca como Perseguida.
cb-rule-11-2i = Huff-Duff: se anuncia el hexágono y nada más. No hay marcador.

## 11.3 Convoy hunting

cb-rule-11-3a = Puede cazar un BB, BC o CA alemán, o una Task Force que tenga uno.
cb-rule-11-3b = El cazador debe estar en una ruta de convoyes fuera del sector aéreo aliado.
cb-rule-11-3c = No caza una unidad que estaba Perseguida al final de la Fase de Persecución de este turno.
cb-rule-11-3d = El estado del cazador debe permitirlo: no mientras repara, reposta o está En Puerto, ni con un marcador Sin Movimiento, el timón dañado, evasión 0 o combustible de emergencia. En una Task Force basta un barco que pueda cazar.
cb-rule-11-3e = No caza un barco pesado con la evasión reducida que lleva un marcador de Volver a la Base.
cb-rule-11-3f = Caza como mucho una unidad por turno, y ninguna está obligada.
cb-rule-11-3g = Sin cazador, el jugador alemán puede tirar un dado para disimular.
cb-rule-11-3h = Modificadores de la caza: caza una Task Force, −1; en la línea central de una ruta, −1; turno de noche, +2. Menos de 0 cuenta como 0.
cb-rule-11-3i = Resultado 2 o más: el mar está vacío.
cb-rule-11-3j = Resultado 1: hay un mercante aislado a la vista. Se le puede atacar o dejar ir.
cb-rule-11-3k = Tras atacar a un mercante se revela el hexágono del cazador, se le marca Avistado y Sin Movimiento 2, y el total alemán sube medio punto.
cb-rule-11-3l = Resultado 0: un posible convoy. Si el jugador alemán se acerca, se tira otro dado en la tabla de identificación.
cb-rule-11-3m = Solo se halla un convoy si su fila es de la línea, este-oeste o norte-sur, en que está el cazador. En un hexágono de ambas líneas, el jugador alemán elige antes del dado.
cb-rule-11-3n = Cada convoy solo puede localizarse una vez por partida, aunque se le deje ir. La segunda vez no cuenta.
cb-rule-11-3o = El jugador alemán puede dejar ir un convoy hallado: entonces no pasa nada ni se dice nada.
cb-rule-11-3p = Si el convoy lleva escolta, se libra ahora un combate con ella, con el bando alemán como atacante. Con el nivel X, o en un hexágono de niebla con Niebla, no se puede atacar.
cb-rule-11-3q = El jugador aliado manda la escolta. Esta no puede abortar el combate.
cb-rule-11-3r = Un convoy con escolta solo puntúa si todos sus escoltas son hundidos; uno sin escolta puntúa al momento.
cb-rule-11-3s = El jugador alemán roba, sin verlas, tantas fichas de convoy como diga la tabla.
cb-rule-11-3t = Media: se roba una ficha y se deja en la sección de la mitad. Al final cuenta la mitad, redondeada hacia arriba.
cb-rule-11-3u = Tras atacar un convoy se revela el hexágono del cazador y se le marca Avistado; si se robaron fichas, también Sin Movimiento 2.
cb-rule-11-3v = Los escoltas que sobreviven quedan en ese hexágono como barcos del bando aliado.

## 11.4 Which convoy it is

cb-rule-11-4a = Identificación 0: en la línea este-oeste, Britannic, con el Rodney si no ha sido relevado; en la línea norte-sur, WS.8B, con el Cairo y el Exeter. Dos fichas cada uno.
cb-rule-11-4b = Identificación 1: en la línea este-oeste, HX.127, con el Ramillies y DD1; en la línea norte-sur, SL.74, sin escolta. Una ficha cada uno.
cb-rule-11-4c = En la línea este-oeste, identificación 2: HX.128, con el Revenge y DD2; identificación 3: HX.126, sin escolta. Una ficha cada uno.
cb-rule-11-4d = En la línea este-oeste, identificación 4 a 8: OB.324, SC.31, OB.325, OB.326 y OB.323, en este orden. Sin escolta, media ficha cada uno.
cb-rule-11-4e = Identificación 9: en la línea norte-sur, SL.75, con el Nelson y el London. Una ficha.

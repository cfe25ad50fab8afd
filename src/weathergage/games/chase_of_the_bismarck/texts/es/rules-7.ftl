### Chapter 7 of the rulebook, rule by rule: the Movement Phase.

cb-rule-7a = Los pasos de esta fase: A mueven las unidades perseguidas, B se forman y dividen Task Forces, C reparaciones en alta mar, D En Puerto, E repostaje en alta mar, F patrullas, G los demás movimientos, H de Perseguido a Avistado. Cada barco respeta este orden; de B a G es secreto.

## 7.1 Step A: shadowed units

cb-rule-7-1a = Toda unidad naval marcada como Perseguida mueve ahora, según las reglas normales, y se anuncia su nuevo hexágono.
cb-rule-7-1b = Una unidad perseguida también puede quedarse: para reparar, para repostar en alta mar o en puerto, o sin motivo. Que se queda también se anuncia.
cb-rule-7-1c = Si varias unidades perseguidas salen de un hexágono hacia hexágonos distintos, cada una conserva su propio marcador de Perseguido.
cb-rule-7-1d = Una unidad perseguida que entra en un hexágono de niebla con Niebla pierde el marcador de Perseguido.
cb-rule-7-1e = El primer hexágono de niebla en que entra una unidad perseguida se anuncia de todos modos. Lo que haga más allá queda en secreto.
cb-rule-7-1f = Si ambos bandos tienen unidades perseguidas, mueven primero las alemanas.

## 7.2 Step B: Task Forces

cb-rule-7-2a = Los barcos de un mismo hexágono pueden formar una Task Force si queda un marcador libre: los alemanes tienen 4, los aliados 8. Cisternas y neutrales no participan nunca.
cb-rule-7-2b = Los barcos Perseguidos no pueden formar una Task Force, ni otros formarla con ellos.
cb-rule-7-2c = Un barco en el hexágono de una Task Force puede unirse a ella, si ninguno está Perseguido.
cb-rule-7-2d = Un barco puede dejar una Task Force que no esté Perseguida. Queda suelto en el mismo hexágono.
cb-rule-7-2e = Una Task Force tiene al menos dos barcos. Cuando queda uno, se retira el marcador.
cb-rule-7-2f = No hay límite al número de barcos de una Task Force.

## 7.3 Step C: repair at sea

cb-rule-7-3a = Un barco con el timón dañado o con evasión perdida puede intentar reparar en alta mar: se marca y tira un dado, una vez por turno.
cb-rule-7-3b = Resultado 0 o menos: recupera 5 puntos de evasión o arregla el timón, a elección de su dueño.
cb-rule-7-3c = Resultado 1: recupera 3 puntos de evasión. Resultado 2: 2 puntos.
cb-rule-7-3d = Resultado 3 o más: no se repara nada.
cb-rule-7-3e = La mar gruesa suma al dado de reparación: +1 con el tiempo en el espacio 4 a 6, +2 en 7 a 9. Cuenta el tiempo, no el nivel de visibilidad.
cb-rule-7-3f = Un barco que repara no mueve ni patrulla y no suma factor de búsqueda este turno.
cb-rule-7-3g = Si queda una parte de la pérdida, las fichas se cambian por otras de esa suma. Si ninguna encaja, se conserva el resto exacto.
cb-rule-7-3h = Un barco rápido dañado cuyo valor de evasión vuelve a ser 26 o más regresa a su lado sin daño.

## 7.4 Step D: in port

cb-rule-7-4a = Un barco en un hexágono con un puerto de su bando puede marcarse En Puerto.
cb-rule-7-4b = En Puerto recibe 4 de combustible y repone todos sus torpedos.
cb-rule-7-4c = El combustible nunca supera el límite impreso en el marcador del barco, ni en puerto ni en alta mar.
cb-rule-7-4d = Cualquier número de barcos puede estar En Puerto en un hexágono, y cada uno recibe su combustible.
cb-rule-7-4e = Un barco En Puerto no mueve ni patrulla y no suma factor de búsqueda este turno.

## 7.5 Step E: refuelling at sea

cb-rule-7-5a = Solo los barcos alemanes repostan en alta mar.
cb-rule-7-5b = Debe haber una cisterna en el mismo hexágono. Se marcan el barco y la cisterna.
cb-rule-7-5c = Un barco que reposta en alta mar recibe 4 de combustible y repone todos sus torpedos.
cb-rule-7-5d = Una flotilla alemana de destructores solo recibe 2 en alta mar. En puerto recibe 4, como todos.
cb-rule-7-5e = Una cisterna atiende a un barco por turno, y no se agota nunca.
cb-rule-7-5f = Ni el barco ni la cisterna mueven, patrullan o suman factor de búsqueda este turno.

## 7.6 Step F: naval patrol

cb-rule-7-6a = Un marcador de patrulla suma 3 factores de búsqueda en el hexágono de la unidad, además del 1 de la propia unidad.
cb-rule-7-6b = Una unidad que patrulla no mueve este turno.
cb-rule-7-6c = Un barco suelto recibe un marcador de patrulla; una Task Force también uno, sea cual sea su tamaño.
cb-rule-7-6d = No se patrulla en un hexágono de niebla con Niebla, con el nivel X, ni con una unidad que repara, reposta o ha intentado perseguir este turno.

## 7.7 Step G: all other moves

cb-rule-7-7a = Ambos jugadores mueven sus aviones y barcos a la vez, en secreto y en cualquier orden.

## 7.7.1 Movement of aircraft

cb-rule-7-7-1a = La velocidad es el número de puntos de movimiento de un vuelo. Cada hexágono cuesta uno.
cb-rule-7-7-1b = Con resistencia 1, la de la mayoría, una unidad aérea debe aterrizar en la misma Fase de Movimiento.
cb-rule-7-7-1c = Con resistencia 2 puede permanecer una vez en el aire sobre cualquier hexágono, y debe aterrizar en la siguiente Fase de Movimiento. La que debe aterrizar y no puede se pierde.
cb-rule-7-7-1d = Un vuelo puede soltar gratis dos marcadores de búsqueda en una Fase de Movimiento: dos en total, no dos por hexágono.
cb-rule-7-7-1e = En lugar de marcadores de búsqueda, una unidad aérea de combate puede soltar gratis un marcador de ataque.
cb-rule-7-7-1f = Los marcadores se sueltan en los hexágonos en que el vuelo entra en esta fase; también cuenta el hexágono donde empieza una unidad que estaba en el aire. En un hexágono puede haber varios de búsqueda.
cb-rule-7-7-1g = Cada marcador de búsqueda además de los dos gratuitos cuesta tantos puntos de movimiento como el nivel de visibilidad.
cb-rule-7-7-1h = No se puede soltar otro marcador de búsqueda si después la unidad ya no alcanzaría el lugar donde debe aterrizar.
cb-rule-7-7-1i = No se sueltan marcadores de búsqueda ni de ataque con el nivel X, ni en hexágonos de niebla con Niebla.
cb-rule-7-7-1j = Un marcador de ataque solo se suelta en un hexágono con una unidad naval enemiga marcada como Perseguida. En un hexágono puede haber los de varias unidades aéreas.
cb-rule-7-7-1k = Una unidad aérea solo aterriza en su propia base o portaviones. Las de un portaviones hundido se pierden.
cb-rule-7-7-1l = Una unidad que aterriza va a la casilla de Aterrizaje. En la siguiente Fase de Mantenimiento pasa a Puesta a punto, y en la posterior vuelve a su base, lista para volar.
cb-rule-7-7-1m = Una unidad aérea no vuela en el turno siguiente al de su aterrizaje.
cb-rule-7-7-1n = Un portaviones puede mover antes, entre o después de los vuelos de sus aviones.

## 7.7.2 Movement of ships

cb-rule-7-7-2a = Un barco muy lento mueve un hexágono y recibe un marcador Sin Movimiento 4: un hexágono cada cuatro turnos.
cb-rule-7-7-2b = Un barco lento mueve un hexágono y recibe un marcador Sin Movimiento 2: un hexágono cada dos turnos.
cb-rule-7-7-2c = Un barco medio mueve como mucho un hexágono por turno.
cb-rule-7-7-2d = Un barco rápido mueve como mucho dos hexágonos por turno.
cb-rule-7-7-2e = Un barco medio paga 1 de combustible por un hexágono si también movió en el turno anterior; si no, nada.
cb-rule-7-7-2f = Un barco rápido no paga nada por quedarse o mover un hexágono.
cb-rule-7-7-2g = Un barco rápido paga 1 de combustible por dos hexágonos si en el turno anterior movió ninguno o uno.
cb-rule-7-7-2h = Un barco rápido paga 2 de combustible por dos hexágonos si también movió dos en el turno anterior.
cb-rule-7-7-2i = Una Task Force mueve solo lo que puede su barco más lento.
cb-rule-7-7-2j = Cada barco de una Task Force paga según su propia clase y su propio último movimiento. Un movimiento que uno de ellos no pueda pagar no es posible.
cb-rule-7-7-2k = Las unidades navales alemanas pasan por el Canal del Kaiser Guillermo entre O32 y O33 como si no hubiera tierra. Las aliadas no.
cb-rule-7-7-2l = Un barco cuyo combustible llega a 0 queda con combustible de emergencia: tiene diez turnos, contados desde este, para encontrar más.
cb-rule-7-7-2m = Con combustible de emergencia un barco mueve como mucho un hexágono por turno y no paga nada; por eso uno medio solo mueve cada dos turnos.
cb-rule-7-7-2n = Repostar, o llegar a un puerto amigo antes del plazo, pone fin a la emergencia.
cb-rule-7-7-2o = Un barco aún con combustible de emergencia sale del juego cuando el marcador de turno llega a su plazo, y cuenta como hundido. Un plazo más allá del último turno no vence.
cb-rule-7-7-2p = Los destructores alemanes no pueden salir de la zona que marca su frontera.
cb-rule-7-7-2q = La frontera se levanta para todos los destructores alemanes mientras un BB, BC o CA alemán con la evasión reducida lleve un marcador de Volver a la Base. El jugador alemán puede ponérselo al dar órdenes.
cb-rule-7-7-2r = La frontera vuelve cuando ese barco se hunde, recobra toda su evasión, llega a puerto o reposta en alta mar.
cb-rule-7-7-2s = Los destructores que estén fuera vuelven entonces cuanto antes: deben acabar cada Fase de Movimiento más cerca de la frontera. Sin órdenes, toman el camino más corto.
cb-rule-7-7-2t = Mientras la frontera está levantada, el barco que la levantó no caza convoyes.
cb-rule-7-7-2u = Las cisternas alemanas nunca entran en un hexágono de una ruta de convoyes, sea su línea central o su flanco.

## 7.8 Step H: from Shadowed to Sighted

cb-rule-7-8a = Al final de la fase todos los marcadores de Perseguido pasan a Avistado.
cb-rule-7-8b = Así que nadie sigue perseguido por sí solo: hace falta una nueva búsqueda con aviones o un nuevo intento en la Fase de Persecución.
cb-rule-7-8c = Los marcadores de ataque ya soltados conservan sus objetivos.

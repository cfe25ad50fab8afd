### Chapter 8 of the rulebook, rule by rule: the Search Phase.

cb-rule-8a = Puedes buscar en cualquier hexágono donde tus factores de búsqueda igualen al menos el nivel de visibilidad.
cb-rule-8b = Factores de búsqueda: 1 por cada barco suelto o Task Force, 2 por cada marcador de búsqueda aérea, 3 por cada marcador de patrulla.
cb-rule-8c = A ellos se suma el valor intrínseco que algunos hexágonos tienen para tu bando, cerca de sus costas y bases aéreas.
cb-rule-8d = No suman los barcos que repostan, en alta mar o en puerto, o reparan, ni las unidades que intentaron perseguir este turno. Una Task Force suma su 1 si al menos uno de sus barcos puede.
cb-rule-8e = El jugador aliado hace primero todas sus búsquedas, hexágono por hexágono, y cada una se responde al momento; luego el alemán.
cb-rule-8f = La búsqueda nombra el hexágono y nada más: no con qué se busca. Nadie está obligado a buscar.
cb-rule-8g = Si hay unidades navales enemigas, la respuesta dice de cada una el número de barcos, sus clases y si es una Task Force. Los nombres quedan ocultos.
cb-rule-8h = Con al menos un marcador de búsqueda aérea en el hexágono, las unidades halladas quedan Perseguidas; si no, Avistadas. Quien ya está Perseguido lo sigue estando.
cb-rule-8i = Ambos jugadores ponen el marcador en su tablero: el dueño sabe que la unidad ha sido hallada.
cb-rule-8j = Una unidad naval en un hexágono donde el valor intrínseco enemigo alcanza por sí solo el nivel de visibilidad se declara sola cuando busca el enemigo, como en una búsqueda sin aviones; también la que pasó por un hexágono así.
cb-rule-8k = Donde el valor intrínseco solo alcanza el nivel sumando barcos o aviones, la búsqueda se anuncia como siempre.
cb-rule-8l = No se busca con el nivel X, ni en un hexágono de niebla con Niebla.
cb-rule-8m = Si una unidad naval atravesó el hexágono buscado en la Fase de Movimiento de este turno, en un movimiento de dos hexágonos, hay que decirlo.
cb-rule-8n = Esa respuesta da el hexágono donde están ahora y el número total de barcos, sin clases ni nombres.
cb-rule-8o = Las unidades que solo pasaron no reciben marcador, salvo que también se busque en el hexágono donde están.
cb-rule-8p = No se menciona a una unidad que empezó la Fase de Movimiento en el hexágono y salió de él.
cb-rule-8q = Si una unidad está en el hexágono y otra lo atravesó, se dan ambas respuestas.
cb-rule-8r = Cuando ambos jugadores han buscado, se retiran todos los marcadores de búsqueda aérea.

### The chapters and sections of the rulebook: the headings of the rules panel.

cb-rule-1 = El marco del juego

cb-rule-2 = Tableros, piezas y dados
cb-rule-2-1 = El tablero de búsqueda
cb-rule-2-3 = Las piezas
cb-rule-2-3-1 = Barcos y Task Forces
cb-rule-2-3-2 = Aviones
cb-rule-2-3-3 = Marcadores
cb-rule-2-4 = Las tarjetas de barco
cb-rule-2-8 = El dado

cb-rule-3 = El despliegue

cb-rule-4 = El curso de la partida y la victoria
cb-rule-4-1 = La secuencia de un turno
cb-rule-4-2 = Cómo termina la partida
cb-rule-4-3 = Puntos de victoria
cb-rule-4-4 = Quién gana

cb-rule-5 = Fase de Visibilidad

cb-rule-6 = Fase de Persecución

cb-rule-7 = Fase de Movimiento
cb-rule-7-1 = Paso A: unidades perseguidas
cb-rule-7-2 = Paso B: Task Forces
cb-rule-7-3 = Paso C: reparación en alta mar
cb-rule-7-4 = Paso D: en puerto
cb-rule-7-5 = Paso E: repostar en alta mar
cb-rule-7-6 = Paso F: patrulla naval
cb-rule-7-7 = Paso G: los demás movimientos
cb-rule-7-7-1 = Movimiento de aviones
cb-rule-7-7-2 = Movimiento de barcos
cb-rule-7-8 = Paso H: de Perseguido a Avistado

cb-rule-8 = Fase de Búsqueda

cb-rule-9 = Fase de Ataque Aéreo
cb-rule-9-1 = Impactos de aviones, torpedos y submarinos
cb-rule-9-2 = Modificadores por el blanco y el lugar
cb-rule-9-3 = Modificadores por la visibilidad
cb-rule-9-4 = Fichas de daño
cb-rule-9-5 = Cisternas y reparaciones

cb-rule-10 = Fase de Combate Naval
cb-rule-10-0 = Paso 0: posiciones y alcances
cb-rule-10-1 = Paso 1: lanzamiento de torpedos
cb-rule-10-2 = Paso 2: fuego de artillería
cb-rule-10-3 = Paso 3: impactos de torpedos
cb-rule-10-4 = Paso 4: movimiento
cb-rule-10-5 = Paso 5: abortar el combate
cb-rule-10-6 = Paso 6: refuerzos
cb-rule-10-7 = El final del combate, y las cisternas

cb-rule-11 = Fase de Detección Fortuita
cb-rule-11-1 = Contacto de submarino
cb-rule-11-2 = Detección aleatoria
cb-rule-11-3 = Caza de convoyes
cb-rule-11-4 = Qué convoy es

cb-rule-12 = Fase de Mantenimiento

cb-rule-13 = Reglas opcionales
cb-rule-13-1 = Unidades hipotéticas
cb-rule-13-2 = Agotamiento de la tripulación

### Chapter 4 of the rulebook, rule by rule: the course of the game and victory.

## 4.1 The sequence of a turn

cb-rule-4-1a = Cada turno tiene ocho fases, siempre en este orden: Visibilidad, Persecución, Movimiento, Búsqueda, Ataque Aéreo, Combate Naval, Detección Fortuita y Mantenimiento.
cb-rule-4-1b = El turno 1 empieza con la Fase de Movimiento: no tiene Fase de Visibilidad ni de Persecución.

## 4.2 How the game ends

cb-rule-4-2a = La partida termina de inmediato si el Bismarck es hundido.
cb-rule-4-2b = La partida termina de inmediato si el Bismarck se marca En Puerto en Francia o en Noruega.
cb-rule-4-2c = La partida termina de inmediato si vence el plazo del combustible de emergencia del Bismarck.
cb-rule-4-2d = Si no, la partida termina tras la Fase de Mantenimiento del turno 40, el anochecer del 29 de mayo.

## 4.3 Victory points

cb-rule-4-3a = Si el Bismarck fue hundido no se cuenta nada: es una Victoria Operacional Aliada.
cb-rule-4-3b = El total alemán parte de un solo valor final. −4 si el Bismarck está en alta mar con al menos 10 de combustible y sin daño alguno: ni casillas perdidas, ni fichas de evasión, ni timón, dirección de tiro o radar dañados.
cb-rule-4-3c = El valor final es −5 si el Bismarck acabó En Puerto en Francia, y −7 si fue en Noruega.
cb-rule-4-3d = El valor final es −10 si la partida llegó al final del contador de turnos y no se aplica otro valor; también si está en un puerto alemán o dañado.
cb-rule-4-3e = El valor final es −15 si al Bismarck se le acabó el combustible de emergencia.
cb-rule-4-3f = Cada ficha de convoy suma su valor al total alemán. Las de la sección de la mitad cuentan la mitad, redondeada hacia arriba ficha por ficha.
cb-rule-4-3g = Cada mercante aislado hundido suma medio punto.
cb-rule-4-3h = Un BB, BC, CV o CA aliado hundido suma tantos puntos como casillas de casco lleva impresas.
cb-rule-4-3i = Un BB, BC, CV o CA aliado dañado pero a flote suma un punto por cada dos casillas perdidas en su tarjeta (casco, proa, popa y secundario juntos), redondeando hacia abajo.
cb-rule-4-3j = Cualquier otro barco aliado suma un punto si es hundido y nada si solo está dañado.
cb-rule-4-3k = Las pérdidas y los daños alemanes se cuentan igual y se restan del total alemán. Cada cisterna perdida resta un punto; las unidades hipotéticas suman su coste impreso.

## 4.4 Who wins

cb-rule-4-4a = Un total alemán de 1 o más es una Victoria Operacional Alemana. Los medios puntos se conservan: 0,5 no basta.
cb-rule-4-4b = El bando alemán logra una Victoria Estratégica, sea cual sea el total, si el Bismarck hundió dos BB, BC o CV británicos, uno de ellos el King George V, el Prince of Wales o el Hood, y la partida acabó con él En Puerto en Francia o en Noruega. Ha hundido un barco si le quitó al menos una casilla de casco en el combate en que se hundió.
cb-rule-4-4c = Cualquier otro resultado es una Victoria Operacional Aliada.
cb-rule-4-4d = Las fichas de convoy se roban boca abajo: nadie ve sus valores antes del final. Solo el bando alemán sabe cuántas ha robado y cuántos mercantes ha hundido.

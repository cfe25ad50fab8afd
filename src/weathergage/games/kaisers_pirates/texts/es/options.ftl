### The game, its editions and scenarios, and what can be chosen before it begins.

## The game

kp-title = Los piratas del Káiser
kp-blurb = La guerra al comercio, de 1914 a 1918. Tus cruceros y corsarios disfrazados cazan los mercantes de los demás; como la Marina Real cazas sus corsarios. Cada carta sirve para dos cosas y cada respuesta cuesta una.

## Editions

kp-edition-1 = Primera edición: 92 cartas de acción
kp-edition-2 = Segunda edición: 100 cartas de acción

## Scenarios

kp-scenario-open = Todos contra todos
kp-scenario-teams = Dos equipos de dos
kp-scenario-solitaire = En solitario contra el fantasma

## Optional rules

kp-option-coal = Carbón
kp-option-coal-help = Los buques de guerra y algunos corsarios consumen mucho carbón: se quedan antes sin suministros y les cuesta más recuperarlos. Regla 6.1.
kp-option-sail = Velas
kp-option-sail-help = El Seeadler, un velero, rara vez se queda sin suministros, pero es lento para huir y para dar caza. Regla 6.2.
kp-option-floatplane = Hidroavión
kp-option-floatplane-help = El hidroavión del Wolf encuentra blancos y avisa de los enemigos. Regla 6.3.
kp-option-tournament = Reparto equilibrado
kp-option-tournament-help = En la primera ronda cada cual recibe uno de cuatro buques de guerra parejos, dos corsarios y mercantes de 5, 7 y 9. Regla 6.4.
kp-option-tournament_choice = Elegir en el reparto equilibrado
kp-option-tournament_choice-help = Con el reparto equilibrado cada jugador elige su buque de guerra y sus mercantes en vez de recibirlos al azar. Reglas 6.4.1 y 6.4.3.
kp-option-beyond_1914 = Más allá de 1914
kp-option-beyond_1914-help = Solo barcos que seguían en la mar en 1915: dos buques de guerra y diez corsarios. Regla 6.5.
kp-option-without_breakouts = Más allá de 1914: sin Salidas a mar abierto
kp-option-without_breakouts-help = Cuatro jugadores, Más allá de 1914: las tres Salidas a mar abierto, que no pueden traer barcos, se quedan en la caja. Regla 6.5.3.
kp-option-without_early_losses = Más allá de 1914: menos mercantes
kp-option-without_early_losses-help = Más allá de 1914: también quedan fuera los diecinueve mercantes perdidos en 1914. Regla 6.5.4.
kp-option-fast_raiders = Corsarios rápidos
kp-option-fast_raiders-help = Los cinco antiguos transatlánticos pueden perseguir a toda máquina a un Barco rápido, a riesgo de su carbón, pero lo pasan mal en los bajíos. Regla 6.6.
kp-option-retention = Conservar hasta tres barcos
kp-option-retention-help = Tras una ronda pueden conservarse hasta tres buques de guerra y corsarios; cada uno cuesta una carta de acción. Regla 6.7.
kp-option-additional_damage = Daño adicional
kp-option-additional_damage-help = El daño se acumula: un barco recibe un marcador por cada impacto, y todos cuentan. Regla 6.8.
kp-option-prize_torpedoes = Torpedos contra presas
kp-option-prize_torpedoes-help = Un submarino puede tomar una presa disfrazada por un mercante y torpedearla. Regla 6.9.
kp-option-shallow_pursuit = Persecución por un bajío
kp-option-shallow_pursuit-help = Un buque de guerra o corsario puede seguir a un mercante por su Poco calado. Regla 6.10.
kp-option-sailing_merchantmen = Mercantes veleros
kp-option-sailing_merchantmen-help = Doce mercantes son veleros: lentos, y nadie los toma por un crucero armado. Regla 6.11.
kp-option-prize_resupply = Suministros de las presas
kp-option-prize_resupply-help = Las presas reabastecen tus barcos cuando quieras, hasta que se agotan sus provisiones. Regla 6.12.

## What the rules leave to the players

kp-option-set_aside = Cartas de acción apartadas
kp-option-set_aside-help = Con más cartas apartadas la ronda es más corta; con menos, más larga. Con 0 son las que dice el reglamento. Regla 2.1.4.
kp-option-start = Quién empieza
kp-option-start-help = Cómo se decide quién empieza la primera ronda. Regla 3.1.
kp-option-start-die = El d10 más alto
kp-option-start-lowest_value = La menor suma de premios de los barcos
kp-option-start-chosen = Un asiento elegido
kp-option-first_seat = Asiento que empieza
kp-option-first_seat-help = 0 es el asiento 1, 1 el asiento 2, y así. Vale cuando empieza un asiento elegido.
kp-option-strict_reactions = Una sola reacción en total
kp-option-strict_reactions-help = Quien ha reaccionado a un ataque no puede reaccionar también al hundimiento que causa, y tras una respuesta a un hundimiento no hay otra. Lectura más estricta de la regla 3.2.2.
kp-option-heavy_weather = { kp-card-heavy_weather }
kp-option-heavy_weather-help = Qué barcos de su víctima pone a prueba el Tiempo inclemente. La primera edición habla de barcos dañados; el texto de la segunda omite la palabra. Regla 3.3.16.
kp-option-heavy_weather-damaged = Los barcos dañados
kp-option-heavy_weather-all = Todos los barcos en el mar

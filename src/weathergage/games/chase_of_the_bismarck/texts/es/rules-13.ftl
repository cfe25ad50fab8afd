### Chapter 13 of the rulebook, rule by rule: optional rules.

## 13.1 Hypothetical units

cb-rule-13-1a = Si ambos jugadores lo acuerdan antes de la partida, cada uno puede añadir a su bando barcos que no estuvieron allí.
cb-rule-13-1b = Cada unidad tomada cambia el total alemán según su coste: las alemanas lo bajan, las aliadas lo suben.
cb-rule-13-1c = Por cada unidad tomada se tira un dado secreto. Si cae en el intervalo de la unidad, el enemigo se entera de que está en la partida, pero no de dónde.
cb-rule-13-1d = Unidades alemanas (coste, hexágono, se revelan con): Tirpitz −9, O33, 0 a 8. Scharnhorst −7, U26, 0 a 7. Gneisenau −8, U26, 0 a 5. Köln −3, O32, 0 a 5.
cb-rule-13-1e = Unidades aliadas (coste, hexágono, se revelan con): US Destroyer Flotilla 1 +1, AE12, 0 a 2. US Destroyer Flotilla 2 +2, H7, 0 a 2. New York +5, L2, 0 a 4. Augusta +3, M1, 0 a 5.

## 13.2 Crew exhaustion

cb-rule-13-2a = Los dados de artillería de un BB, BC o CA alemán con la tripulación agotada sufren +1.
cb-rule-13-2b = Una tripulación está agotada el día en que su barco combate, con aviones o barcos, si ya combatió al menos dos veces en un mismo día anterior.

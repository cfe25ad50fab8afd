### Chapter 12 of the rulebook, rule by rule: the Admin Phase.

cb-rule-12a = Se ponen en el mapa los refuerzos que tocan, y actúan desde el turno siguiente: el Dorsetshire en el turno 19, la 4th Destroyer Flotilla en R21 en el turno 21.
cb-rule-12b = El Dorsetshire llega a AH13 en la tarde del 25 de mayo, el turno 19.
cb-rule-12c = Desde la noche del 24 de mayo (turno 11), el jugador aliado puede retirar al Rodney de su escolta y ponerlo en N23, en secreto. El convoy Britannic queda sin escolta.
cb-rule-12d = Las unidades aéreas en Puesta a punto vuelven a su base o portaviones; luego las de Aterrizaje pasan a Puesta a punto.
cb-rule-12e = Se retiran los marcadores de patrulla, reparación, repostaje, En Puerto y maniobra de evasión.
cb-rule-12f = Los marcadores Sin Movimiento bajan: el 4 pasa a 3, el 3 a 2, el 2 a 1, y el 1 se retira.
cb-rule-12g = Un barco restringido queda libre cuando se cumple su condición. El King George V y los barcos que lo acompañan, el Victorious (K26) y el Repulse (N26): un BB, BC o CA alemán ha sido Avistado o Perseguido, o viene el turno 5. El Renown, el Ark Royal, el Sheffield y la 8th Destroyer Flotilla (AG25): uno ha sido marcado fuera de la zona este del sector aéreo aliado, o viene el turno 11.
cb-rule-12h = El marcador de turno avanza. Vencen ahora los plazos de combustible que alcanza.

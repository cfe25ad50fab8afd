### Chapter 12 of the rulebook, rule by rule: the Admin Phase.

cb-rule-12a = Se ponen en el mapa los refuerzos que tocan. Actúan desde el turno siguiente.
cb-rule-12b = El Dorsetshire llega a AH13 en la tarde del 25 de mayo, el turno 19.
cb-rule-12c = Desde la noche del 24 de mayo (turno 11), el jugador aliado puede retirar al Rodney de su escolta y ponerlo en N23, en secreto. El convoy Britannic queda sin escolta.
cb-rule-12d = Las unidades aéreas en Puesta a punto vuelven a su base o portaviones; luego las de Aterrizaje pasan a Puesta a punto.
cb-rule-12e = Se retiran los marcadores de patrulla, reparación, repostaje, En Puerto y maniobra de evasión.
cb-rule-12f = Los marcadores Sin Movimiento bajan: el 4 pasa a 3, el 3 a 2, el 2 a 1, y el 1 se retira.
cb-rule-12g = Un barco restringido cuya condición se cumple queda libre y puede actuar desde ahora.
cb-rule-12h = El marcador de turno avanza. Vencen ahora los plazos de combustible que alcanza.

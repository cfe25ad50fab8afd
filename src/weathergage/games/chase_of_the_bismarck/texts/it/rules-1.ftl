### Chapter 1 of the rulebook, rule by rule: the frame of the game.

cb-rule-1a = La partita copre otto giorni, dal 22 al 29 maggio 1941. Ogni giorno ha cinque turni (notte, mattina, mezzogiorno, pomeriggio e sera): quaranta in tutto, di quasi cinque ore l’uno. Il turno 1 è la notte del 22 maggio.
cb-rule-1b = Le due parti muovono navi e aerei nello stesso momento e in segreto, ciascuna sulla propria mappa di ricerca.

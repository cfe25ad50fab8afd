### Chapter 5 of the rulebook, rule by rule: the Visibility Phase.

cb-rule-5a = Dal turno 2 in poi, il turno comincia con un dado sulla tabella del tempo. Muove il segnalino del tempo sui suoi nove spazi, dall’1 (sereno) al 9 (tempesta).
cb-rule-5b = Gli estremi riportano il tempo verso il centro: sugli spazi 1 e 2 aggiungi 2 al dado, sugli spazi 8 e 9 togli 2. Il risultato resta fra 0 e 9.
cb-rule-5c = Il tempo migliora: con 0 il segnalino va 5 spazi a sinistra, con 1 va 4, con 2 va 2, con 3 va 1.
cb-rule-5d = Con 4 o 5 il tempo non cambia. Peggiora: con 6 il segnalino va 1 spazio a destra, con 7 va 2, con 8 va 3, con 9 va 4.
cb-rule-5e = Il segnalino del tempo si ferma sullo spazio 1 o sul 9.
cb-rule-5f = Con il tempo da 5 a 9 c’è Nebbia, da 1 a 4 si dirada. Conta lo spazio del tempo, non il livello di visibilità.
cb-rule-5g = Con la Nebbia nessuno cerca, pedina o combatte negli esagoni di nebbia della mappa.
cb-rule-5h = Se c’è Nebbia, si tolgono ora i segnalini Avvistato e Pedinato negli esagoni di nebbia. Al livello X si tolgono tutti, dappertutto.
cb-rule-5i = Con il tempo sullo spazio 9 si tira un dado per il consumo di carburante in più.
cb-rule-5j = Con 0–4 ogni nave delle due parti che ha un segnalino carburante ne perde 1, anche in porto. Con 5–9 non succede nulla.
cb-rule-5k = Il livello di visibilità è lo spazio del tempo più il modificatore del momento del giorno.
cb-rule-5l = Momento del giorno: notte +3, mattina +2, mezzogiorno −1, pomeriggio 0, sera +1.
cb-rule-5m = Una somma inferiore a 1 conta come 1. Una somma di 10 o più è il livello X.
cb-rule-5n = Al livello X nessuno cerca, pedina o combatte in nessun punto della mappa.
cb-rule-5o = Il livello di visibilità è il numero di fattori che serve per cercare in un esagono. Più è alto, meno si vede.

### Chapter 2 of the rulebook, rule by rule: boards, pieces and dice.

## 2.1 The search board

cb-rule-2-1a = Vedi soltanto la tua mappa di ricerca: le tue unità e i segnalini di ciò che hai saputo del nemico.
cb-rule-2-1b = Un esagono della mappa di ricerca misura 74 miglia nautiche (137 km) da lato a lato.
cb-rule-2-1c = Le navi possono entrare solo negli esagoni che portano una sigla, come K29. Un esagono che ne è privo è terra.
cb-rule-2-1d = Le navi non possono attraversare un lato di esagono che sia terra per tutta la sua lunghezza.
cb-rule-2-1e = Gli aerei ignorano il terreno e possono entrare in qualsiasi esagono, terra compresa.

## 2.3 The pieces

## 2.3.1 Ships and Task Forces

cb-rule-2-3-1a = Classi di navi da guerra: BB corazzata, BC incrociatore da battaglia, CV portaerei, CA incrociatore pesante, CL incrociatore leggero, DD flottiglia di cacciatorpediniere (un solo pezzo), CG guardacoste. BB, BC e CV sono navi maggiori.
cb-rule-2-3-1b = Le petroliere (TK) sono navi, ma non navi da guerra. Non hanno una scheda e non combattono.
cb-rule-2-3-1c = Il valore di evasione (ER) è la velocità in nodi stampata sulla nave, meno i valori di tutti i suoi gettoni evasione. Non scende mai sotto 0.
cb-rule-2-3-1d = Ogni nave appartiene a una di quattro classi di velocità: F veloce, M media, S lenta, VS molto lenta. La classe decide quanto naviga e quanto le costa.
cb-rule-2-3-1e = Delle navi veloci e medie si ricorda quanti esagoni hanno mosso nell’ultima Fase di Movimento, perché da ciò dipende il carburante della mossa seguente.
cb-rule-2-3-1f = Una nave veloce il cui valore di evasione scende a 25 o meno passa al suo lato danneggiato.
cb-rule-2-3-1g = Una nave veloce danneggiata muove al massimo un esagono per turno. Il suo carburante si conta ancora con le regole delle navi veloci.
cb-rule-2-3-1h = Solo le navi veloci hanno un lato danneggiato. L’evasione perduta non rallenta quelle medie, lente e molto lente finché non arriva a 0.
cb-rule-2-3-1i = Una nave con evasione 0 non può muovere finché non se ne ripara una parte.
cb-rule-2-3-1j = Una Task Force (TF; in tedesco Kampfgruppe, KG) è un solo segnalino sulla mappa che sta per tutte le navi nella sua casella.
cb-rule-2-3-1k = «Unità navale» è tanto una nave isolata quanto una Task Force.

## 2.3.2 Aircraft

cb-rule-2-3-2a = Un’unità aerea da combattimento decide in ogni Fase di Movimento se lasciare segnalini di ricerca o un segnalino d’attacco.
cb-rule-2-3-2b = Un’unità aerea da ricognizione lascia solo segnalini di ricerca. Non attacca mai.

## 2.3.3 Markers

cb-rule-2-3-3a = I gettoni evasione si pescano a caso, restano con la nave e si sommano. Quelli dell’evasione recuperata e quelli di una nave affondata tornano nel sacchetto.
cb-rule-2-3-3b = Le navi lente e molto lente non hanno un segnalino carburante: non ne pagano e non ne ricevono.

## 2.4 Ship cards

cb-rule-2-4a = La scheda di una nave ha tracciati per lo scafo, l’armamento principale di prua e di poppa e l’armamento secondario. Ognuno comincia dal suo valore più alto.
cb-rule-2-4b = I colpi ricevuti in un round di combattimento abbassano scafo e cannoni solo alla fine del round, così che entrambe le parti sparino con ciò che avevano.
cb-rule-2-4c = Una nave affonda quando il tracciato dello scafo arriva a 0, per quanto sia intatto il resto.

## 2.8 The die

cb-rule-2-8a = Il dado ha dieci facce, da 0 a 9. Uno 0 è il numero zero, mai dieci; nella maggior parte delle tabelle è il risultato migliore.

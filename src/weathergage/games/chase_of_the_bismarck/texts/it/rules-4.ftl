### Chapter 4 of the rulebook, rule by rule: the course of the game and victory.

## 4.1 The sequence of a turn

cb-rule-4-1a = Ogni turno ha otto fasi, sempre in quest’ordine: Visibilità, Pedinamento, Movimento, Ricerca, Attacco Aereo, Combattimento Navale, Scoperta Fortuita, Amministrazione.
cb-rule-4-1b = Il turno 1 comincia con la Fase di Movimento: non ha Fase di Visibilità né di Pedinamento.

## 4.2 How the game ends

cb-rule-4-2a = La partita finisce subito se la Bismarck è affondata.
cb-rule-4-2b = La partita finisce subito se la Bismarck è segnata In Porto in Francia o in Norvegia.
cb-rule-4-2c = La partita finisce subito se scade il termine del carburante d’emergenza della Bismarck.
cb-rule-4-2d = Altrimenti la partita finisce dopo la Fase di Amministrazione del turno 40, la sera del 29 maggio.

## 4.3 Victory points

cb-rule-4-3a = Se la Bismarck è stata affondata non si conta nulla: è una Vittoria Operativa Alleata.
cb-rule-4-3b = Il totale tedesco parte da un solo valore finale. −4 se la Bismarck è in mare con almeno 10 di carburante e senza alcun danno: nessuna casella perduta, nessun gettone evasione, timone, direzione del tiro e radar intatti.
cb-rule-4-3c = Il valore finale è −5 se la Bismarck ha finito In Porto in Francia, −7 se in Norvegia.
cb-rule-4-3d = Il valore finale è −10 se la partita è arrivata in fondo ai turni e non vale nessun altro valore; anche se è in un porto tedesco o danneggiata.
cb-rule-4-3e = Il valore finale è −15 se la Bismarck ha esaurito il carburante d’emergenza.
cb-rule-4-3f = Ogni gettone convoglio aggiunge il suo valore al totale tedesco. Quelli nella sezione della metà contano metà, arrotondata per eccesso gettone per gettone.
cb-rule-4-3g = Ogni mercantile isolato affondato aggiunge mezzo punto.
cb-rule-4-3h = Una BB, BC, CV o CA alleata affondata aggiunge tanti punti quante caselle scafo sono stampate sulla sua scheda.
cb-rule-4-3i = Una BB, BC, CV o CA alleata danneggiata ma a galla aggiunge un punto ogni due caselle perdute sulla scheda (scafo, prua, poppa e secondario insieme), arrotondando per difetto.
cb-rule-4-3j = Ogni altra nave alleata aggiunge un punto se affondata e nulla se solo danneggiata.
cb-rule-4-3k = Le perdite e i danni tedeschi si contano allo stesso modo e si tolgono dal totale tedesco. Ogni petroliera perduta toglie un punto; le unità ipotetiche aggiungono il loro costo stampato.

## 4.4 Who wins

cb-rule-4-4a = Un totale tedesco di 1 o più è una Vittoria Operativa Tedesca. I mezzi punti restano: 0,5 non basta.
cb-rule-4-4b = La parte tedesca ottiene una Vittoria Strategica, qualunque sia il totale, se la Bismarck ha affondato due BB, BC o CV britanniche, una delle quali King George V, Prince of Wales o Hood, e la partita è finita con lei In Porto in Francia o in Norvegia. Ha affondato una nave se le ha tolto almeno una casella scafo nel combattimento in cui è affondata.
cb-rule-4-4c = Ogni altro risultato è una Vittoria Operativa Alleata.
cb-rule-4-4d = I gettoni convoglio si pescano coperti: nessuno ne vede i valori prima della fine. Solo la parte tedesca sa quanti ne ha pescati e quanti mercantili ha affondato.

### Chapter 11 of the rulebook, rule by rule: the Chance Phase.

## 11.1 Submarine contact

cb-rule-11-1a = Ogni terzo turno (3, 6, 9 e così via fino a 39) mostra un sommergibile. Solo allora si tira per il contatto.
cb-rule-11-1b = Il dado del giocatore tedesco: 0–2 è un contatto, 3–9 nulla.
cb-rule-11-1c = Un secondo dado dice di chi è: 0 uno alleato, che attacca; 1–6 uno tedesco, che fa rapporto; 7–9 uno tedesco, che fa rapporto e attacca.
cb-rule-11-1d = Uno alleato: il giocatore tedesco rivela una delle sue navi nella zona est del settore aereo alleato, ed essa è attaccata. Se non ce n’è nessuna, non succede nulla.
cb-rule-11-1e = Le petroliere non si rivelano mai a un sommergibile.
cb-rule-11-1f = Uno tedesco: il giocatore tedesco nomina un esagono e l’alleato rivela una delle sue navi entro due esagoni. Se non ce n’è nessuna, non succede nulla.
cb-rule-11-1g = Se ci sono navi di più gruppi, un dado sceglie il gruppo: 0–2 BB, BC o CV, 3–5 CA o CL, 6–9 DD. Al suo interno la nave la sceglie chi la comanda.
cb-rule-11-1h = Se quel gruppo manca si prende una flottiglia di cacciatorpediniere; se manca anche questa, si tira di nuovo.
cb-rule-11-1i = Si dice se la nave appartiene a una Task Force, ma non chi altro ne fa parte.
cb-rule-11-1j = L’attacco è un dado sulla tabella dei colpi del capitolo 9, con −1 per il sommergibile e i modificatori di evasione e visibilità. Per i colpi si pescano gettoni danno.

## 11.2 Random detection

cb-rule-11-2a = Si tira un dado per ogni nave tedesca isolata e uno per ogni Task Force tedesca, petroliere comprese.
cb-rule-11-2b = Per ogni altra nave di una Task Force si tira un dado per finta, così che il numero dei dadi non tradisca nulla.
cb-rule-11-2c = Un dado di 1 o più, fino al valore di scoperta, scopre l’unità.
cb-rule-11-2d = Uno 0 è invece un Huff-Duff, un rilevamento radio, qualunque sia il valore.
cb-rule-11-2e = Dentro il settore aereo alleato, livelli 1–6: 7, 6, 4, 3, 2, 1. Là stesso, in un esagono con valore intrinseco alleato o accanto: 8, 7, 5, 3, 2, 1.
cb-rule-11-2f = Fuori dal settore aereo alleato, livelli 1–6: 5, 4, 3, 2, 1, 1. Là stesso, su una rotta dei convogli: 6, 5, 4, 3, 2, 1.
cb-rule-11-2g = Ai livelli 7–9 e X è possibile solo un Huff-Duff.
cb-rule-11-2h = Scoperta: si annunciano l’esagono, le classi e il numero di navi, e l’unità è segnata Pedinata.
cb-rule-11-2i = Huff-Duff: si annuncia l’esagono e nient’altro. Non c’è segnalino.

## 11.3 Convoy hunting

cb-rule-11-3a = Può cacciare una BB, BC o CA tedesca, o una Task Force che ne abbia una.
cb-rule-11-3b = Chi caccia deve essere su una rotta dei convogli fuori dal settore aereo alleato.
cb-rule-11-3c = Non caccia un’unità che era Pedinata alla fine della Fase di Pedinamento di questo turno.
cb-rule-11-3d = Lo stato di chi caccia deve permetterlo: non mentre ripara, si rifornisce o è In Porto, né con un segnalino Fermo, il timone danneggiato, evasione 0 o a carburante d’emergenza. In una Task Force basta una nave che possa cacciare.
cb-rule-11-3e = Non caccia una nave pesante con evasione ridotta che porta un segnalino Rientro alla Base.
cb-rule-11-3f = Caccia al massimo un’unità per turno, e nessuna è obbligata.
cb-rule-11-3g = Senza nessuno che cacci, il giocatore tedesco può tirare un dado per finta.
cb-rule-11-3h = Modificatori della caccia: caccia una Task Force −1, sulla linea centrale di una rotta −1, turno di notte +2. Sotto 0 conta come 0.
cb-rule-11-3i = Risultato 2 o più: il mare è vuoto.
cb-rule-11-3j = Risultato 1: un mercantile isolato è in vista. Lo si può attaccare o lasciar andare.
cb-rule-11-3k = Dopo l’attacco a un mercantile si rivela l’esagono di chi caccia, che è segnato Avvistato e Fermo 2, e il totale tedesco sale di mezzo punto.
cb-rule-11-3l = Risultato 0: un possibile convoglio. Se il giocatore tedesco guarda più da vicino, si tira un altro dado sulla tabella di identificazione.
cb-rule-11-3m = Un convoglio si trova solo se la sua riga è della linea, est-ovest o nord-sud, su cui è chi caccia. In un esagono di entrambe le linee il giocatore tedesco sceglie prima del dado.
cb-rule-11-3n = Ogni convoglio si può trovare una sola volta nella partita, anche se poi lo si lascia andare. La seconda volta non conta.
cb-rule-11-3o = Il giocatore tedesco può lasciar andare un convoglio trovato: allora non succede nulla e non si dice nulla.
cb-rule-11-3p = Se il convoglio ha una scorta si combatte ora con essa, con la parte tedesca all’attacco. Al livello X, o in un esagono di nebbia con la Nebbia, non si può attaccare.
cb-rule-11-3q = Il giocatore alleato comanda la scorta. Essa non può sganciarsi.
cb-rule-11-3r = Un convoglio scortato dà punti solo se tutte le navi di scorta sono affondate; uno senza scorta li dà subito.
cb-rule-11-3s = Il giocatore tedesco pesca, senza guardarli, tanti gettoni convoglio quanti ne dice la tabella.
cb-rule-11-3t = Mezzo: si pesca un gettone e lo si mette nella sezione della metà. Alla fine conta metà, arrotondata per eccesso.
cb-rule-11-3u = Dopo l’attacco a un convoglio si rivela l’esagono di chi caccia, che è segnato Avvistato; se si sono pescati gettoni, anche Fermo 2.
cb-rule-11-3v = Le navi di scorta che sopravvivono restano in quell’esagono come navi della parte alleata.

## 11.4 Which convoy it is

cb-rule-11-4a = Identificazione 0: sulla linea est-ovest Britannic, scortato dalla Rodney se non è stata liberata; sulla linea nord-sud WS.8B, scortato da Cairo ed Exeter. Due gettoni ciascuno.
cb-rule-11-4b = Identificazione 1: sulla linea est-ovest HX.127, scortato da Ramillies e DD1; sulla linea nord-sud SL.74, senza scorta. Un gettone ciascuno.
cb-rule-11-4c = Sulla linea est-ovest, identificazione 2: HX.128, scortato da Revenge e DD2; identificazione 3: HX.126, senza scorta. Un gettone ciascuno.
cb-rule-11-4d = Sulla linea est-ovest, identificazione da 4 a 8: OB.324, SC.31, OB.325, OB.326, OB.323, in quest’ordine. Nessuna scorta, mezzo gettone ciascuno.
cb-rule-11-4e = Identificazione 9: sulla linea nord-sud SL.75, scortato da Nelson e London. Un gettone.

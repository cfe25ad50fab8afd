### Chapter 5 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 5.0 The phantom

kp-rule-5-0a = Una persona gioca contro un giocatore fantasma, guidato dalle carte per il solitario.
kp-rule-5-0b = Il giocatore vero segue le regole per due giocatori, salvo dove questo capitolo le cambia.
kp-rule-5-0c = Il giocatore vero tira per entrambe le parti e sceglie per il fantasma ciò che gli conviene.

## 5.1 The solitaire cards

kp-rule-5-1a = Una carta per il solitario ha due voci difensive, un’azione speciale, che può essere vuota, e quattro voci offensive.

## 5.2 Setting up

kp-rule-5-2a = Nella prima edizione restano nella scatola le due Informazioni e le due Intercettazione radio.
kp-rule-5-2b = Nella seconda edizione restano nella scatola le due Informazioni, le due Intercettazione radio e le otto carte nuove di quell’edizione.
kp-rule-5-2-1a = Dopo le carte indicate si mettono da parte a caso tante carte azione da lasciarne 40.
kp-rule-5-2-1b = Dopo le carte indicate si mettono da parte a caso 48 carte azione, così ne restano 40.
kp-rule-5-2-2a = Nel solitario ogni parte riceve tre navi da guerra o corsare, tre mercantili e sei carte azione.
kp-rule-5-2-2b = La mano del fantasma resta coperta. Non decide mai che cosa fa il fantasma.
kp-rule-5-2-3 = Nel solitario il giocatore vero stabilisce come vuole chi comincia il primo round.
kp-rule-5-2-4a = Anche nel solitario dopo ogni round si contano i punti vittoria e si assegnano i punti round.
kp-rule-5-2-4b = Il giocatore vero decide per entrambe le parti quali navi conservare.
kp-rule-5-2-5 = Per ogni round successivo si rimescolano le carte azione e quelle per il solitario e si distribuiscono nuove mani.

## 5.3 The live player

kp-rule-5-3-1 = Nel solitario tutte le carte azione si scartano coperte, e nessuno le guarda.
kp-rule-5-3-2 = L’Aereo da ricognizione del giocatore vero prende a caso due carte dalla mano del fantasma.
kp-rule-5-3-3a = Per ogni intercettazione del giocatore vero si pesca una carta del solitario per vedere se il fantasma reagisce.
kp-rule-5-3-3b = Si pesca una carta del solitario per ogni attacco con siluri del giocatore vero.
kp-rule-5-3-3c = Si pesca una carta del solitario quando il giocatore vero posa mine, non una per ogni mercantile.
kp-rule-5-3-3d = Un dado rosso sceglie la voce difensiva: una con 1 o 3, l’altra con 2 o 4.
kp-rule-5-3-3e = Il fantasma reagisce solo se quella voce è una reazione adatta a ciò che fa il giocatore vero.

## 5.4 The phantom's turn

kp-rule-5-4-1 = Le carte per il solitario si rimescolano quando finiscono e dopo ogni turno del fantasma.
kp-rule-5-4-2 = Alla fine del suo turno il fantasma pesca una carta azione, che va coperta negli scarti.
kp-rule-5-4-3-1 = Si pesca una carta del solitario e si tira un dado rosso. Con 1 il fantasma non fa nulla e il suo turno finisce.
kp-rule-5-4-3-2 = Con 2 e un’intercettazione impossibile non accade nulla e il turno del fantasma finisce.
kp-rule-5-4-3-3a = Con 2 e un’intercettazione possibile per il fantasma si pescano altre carte del solitario per le azioni speciali che l’accompagnano.
kp-rule-5-4-3-3b = La ricerca di azioni speciali si ferma con una carta che non ne ha.
kp-rule-5-4-3-3c = La ricerca di azioni speciali si ferma quando una si ripete; quella vale una volta.
kp-rule-5-4-3-3d = La ricerca di azioni speciali si ferma con una inadatta a quell’intercettazione; quella non vale.
kp-rule-5-4-3-3e = Il bersaglio del fantasma è il migliore, o uno scelto a caso.
kp-rule-5-4-3-3f = Dopo l’intercettazione il fantasma prosegue con un’altra carta del solitario.
kp-rule-5-4-3-4a = Con 3 o 4 e una voce con (ET), il fantasma la esegue e il suo turno finisce.
kp-rule-5-4-3-4b = Se una voce con (ET) non si può eseguire, il turno del fantasma finisce comunque.
kp-rule-5-4-3-5a = Con 3 o 4 senza (ET), il fantasma la esegue e prosegue con un’altra carta del solitario.
kp-rule-5-4-3-5b = Se una voce senza (ET) non si può eseguire, si ignora e il fantasma prosegue.
kp-rule-5-4-3-6 = Un Inganno o Banco di nebbia del fantasma si ricorda soltanto: la carta del solitario resta nel suo mazzo.
kp-rule-5-4-3-7a = Per un’Isola rifugio il fantasma sceglie prima una nave danneggiata, con Rifornimento Limitato o svelata.
kp-rule-5-4-3-7b = La nave del fantasma lascia il rifugio quando non ha più segnalini; se non ne aveva, nel turno seguente del fantasma.
kp-rule-5-4-3-8 = L’Aereo da ricognizione del fantasma manda negli scarti due carte a caso della mano del giocatore vero.
kp-rule-5-4-3-9a = Sotto Inganno il fantasma pesca una carta del solitario; il dado rosso indica la voce 3 con 1 o 3, la 4 con 2 o 4.
kp-rule-5-4-3-9b = Dopo quell’unica voce finisce il turno del fantasma sotto Inganno.
kp-rule-5-4-3-10 = Anche dopo un Aereo da ricognizione del giocatore vero il turno seguente del fantasma è una sola voce di questo tipo.
kp-rule-5-4-3-11a = Interrogatorio di valore basso: la corsara o nave bottino camuffata che vale meno.
kp-rule-5-4-3-11b = Interrogatorio di valore alto: la corsara o nave bottino camuffata che vale di più.
kp-rule-5-4-3-11c = Interrogatorio casuale: una qualsiasi corsara o nave bottino camuffata.
kp-rule-5-4-3-11d = Se non resta nessuno da interrogare, Interrogatorio si ignora e il fantasma prosegue.
kp-rule-5-4-3-11e = Se più navi che il fantasma può interrogare valgono lo stesso, sceglie il caso.
kp-rule-5-4-3-12a = Se alla fine del suo turno il fantasma ha una corsara o nave bottino svelata, si pesca un’altra carta del solitario.
kp-rule-5-4-3-12b = Se l’azione speciale di quella carta è Cambio di bandiera, una delle navi svelate del fantasma torna camuffata.

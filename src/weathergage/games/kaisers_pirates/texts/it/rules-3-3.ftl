### Chapter 3.3 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-3-3a = Più carte si possono combinare in un’intercettazione, a meno che una di esse lo vieti.

## 3.3.1 AMC

kp-rule-3-3-1a = Ci sono due carte AMC. Reagiscono quando una nave da guerra o corsara intercetta un mercantile.
kp-rule-3-3-1b = AMC: l’incrociatore ausiliario e l’attaccante sparano insieme: i due risultati si applicano contemporaneamente.
kp-rule-3-3-1c = AMC: se l’incrociatore ausiliario affonda l’attaccante, il suo giocatore ottiene quella nave.
kp-rule-3-3-1d = AMC: se l’incrociatore ausiliario danneggia l’attaccante, quella nave riceve un segnalino di danni.
kp-rule-3-3-1e = Se l’incrociatore ausiliario affonda, il giocatore attaccante ottiene la carta AMC.
kp-rule-3-3-1f = Danneggiata o illesa, la carta AMC si scarta come le altre.
kp-rule-3-3-1g = AMC: se l’intercettazione è un’azione notturna, sia la nave sia l’incrociatore ausiliario attaccano con −1.
kp-rule-3-3-1h = Contro l’AMC l’attaccante è aiutato solo da un Attacco a sorpresa; le altre carte dell’intercettazione non hanno effetto.
kp-rule-3-3-1i = Contro l’AMC l’attaccante è aiutato solo da Attacco a sorpresa o Proiettore; le altre carte non hanno effetto.
kp-rule-3-3-1j = Una corsara che incontra un AMC è svelata.
kp-rule-3-3-1k = AMC: il mercantile è salvo, e l’attaccante non può intercettarlo di nuovo in questo turno.

## 3.3.2 Blockade Runner

kp-rule-3-3-2a = Ci sono due carte Forzatore di blocco. Ogni propria nave da guerra o corsara con Rifornimento Limitato fa la sua sfida.
kp-rule-3-3-2b = Forzatore di blocco: dove la sfida riesce si toglie il segnalino di Rifornimento Limitato.
kp-rule-3-3-2c = Forzatore di blocco: con una o più navi bottino nella Forza ognuna di queste sfide ha +2, una volta sola.
kp-rule-3-3-2d = Forzatore di blocco: raggiunge anche le navi in un’Isola rifugio.

## 3.3.3 Boarding Party

kp-rule-3-3-3a = Ci sono sei carte Gruppo di abbordaggio. Accompagnano l’intercettazione di un mercantile intatto, per catturarlo invece di affondarlo.
kp-rule-3-3-3b = Nella seconda edizione Gruppo di abbordaggio è una carta assistenza.
kp-rule-3-3-3c = Con un Gruppo di abbordaggio il risultato danneggiato non ha effetto.
kp-rule-3-3-3d = Con un Gruppo di abbordaggio il risultato affondato trasforma il mercantile in nave bottino.
kp-rule-3-3-3e = Gruppo di abbordaggio: la cattura rifornisce anche la nave che ha intercettato, e solo quella.
kp-rule-3-3-3f = Gruppo di abbordaggio: un mercantile non catturato può tentare il Passaggio come di consueto.

## 3.3.4 Bounding Main

kp-rule-3-3-4a = C’è una carta Rotta principale. Il giocatore seguente salta un intero turno: non gioca e non pesca.
kp-rule-3-3-4b = Rotta principale: un Inganno o Banco di nebbia davanti a quel giocatore attende il prossimo turno che svolgerà davvero.
kp-rule-3-3-4c = Rotta principale: senza squadre si può usare solo la sua metà Intercettazione.

## 3.3.5 Break Contact

kp-rule-3-3-5a = Ci sono due carte Rompere il contatto. Se la sfida riesce, l’intercettazione è annullata.
kp-rule-3-3-5b = Rompere il contatto: vale per navi da guerra, corsare, navi bottino e mercantili.
kp-rule-3-3-5c = Rompere il contatto: la sfida ha −2 se la nave è danneggiata e −2 se ha Rifornimento Limitato: fino a −4.
kp-rule-3-3-5d = Rompere il contatto: non si può giocare di notte.
kp-rule-3-3-5e = Rompere il contatto: non si può giocare per una nave in un’Isola rifugio.
kp-rule-3-3-5f = Rompere il contatto: non si può giocare contro un Attacco a sorpresa.
kp-rule-3-3-5g = Rompere il contatto: non serve contro siluri e mine.

## 3.3.6 Breakdown

kp-rule-3-3-6a = C’è una carta Guasto. Se la sfida riesce, una nave da guerra o corsara nemica intatta è danneggiata.
kp-rule-3-3-6b = Guasto: la corsara può essere camuffata.
kp-rule-3-3-6c = Guasto: la sua metà Intercettazione è la HMS Glasgow, più forte delle solite forze britanniche.

## 3.3.7 Breakout

kp-rule-3-3-7a = Ci sono tre carte Fuga. Se la sfida riesce, il giocatore pesca una nave da guerra o corsara per la sua Forza.
kp-rule-3-3-7b = Fuga: se la sfida è almeno il doppio della risposta, si pescano due navi.

## 3.3.8 Collier

kp-rule-3-3-8a = C’è una carta Nave rifornimenti. Toglie tutti i segnalini di Rifornimento Limitato dalle proprie navi, senza tiro.
kp-rule-3-3-8b = Nave rifornimenti: raggiunge anche le navi in un’Isola rifugio.

## 3.3.9 Damage Control

kp-rule-3-3-9a = Ci sono quattro carte Controllo dei danni. Ognuna ripara una propria nave danneggiata, senza tiro.
kp-rule-3-3-9b = Controllo dei danni: la nave può essere da guerra, corsara, bottino o un mercantile, anche in un’Isola rifugio.

## 3.3.10 Deception

kp-rule-3-3-10a = Ci sono due carte Inganno. Una si pone su un avversario e ne guasta il turno successivo.
kp-rule-3-3-10b = Inganno: in quel turno la vittima gioca una carta presa a caso dalla propria mano, e nessun’altra.
kp-rule-3-3-10c = Inganno: quella carta si può usare solo per la sua azione.
kp-rule-3-3-10d = Inganno: se l’azione è legale, va eseguita.
kp-rule-3-3-10e = Inganno: se l’azione della carta presa è illegale o non avrebbe effetto, si ignora.
kp-rule-3-3-10f = Inganno e la carta presa si scartano insieme.
kp-rule-3-3-10g = Inganno: la vittima pesca comunque la carta azione a fine turno.
kp-rule-3-3-10h = Mentre Inganno attende, la vittima può giocare reazioni come di consueto.
kp-rule-3-3-10i = Inganno e Banco di nebbia non attendono mai lo stesso giocatore: chi ne ha uno non può subire l’altro.

## 3.3.11 Exchange Information

kp-rule-3-3-11a = C’è una carta Scambio di informazioni. I compagni di squadra si passano qualsiasi numero di carte dalla mano.
kp-rule-3-3-11b = Scambio di informazioni: i compagni non devono dare lo stesso numero di carte; uno può ricevere senza dare nulla.
kp-rule-3-3-11c = Scambio di informazioni: i compagni non si guardano le mani e non nominano carte; possono dire in generale di che cosa hanno bisogno.
kp-rule-3-3-11d = Scambio di informazioni: senza squadre si può usare solo la sua metà Intercettazione.

## 3.3.12 Fair Seas

kp-rule-3-3-12a = Ci sono due carte Mari favorevoli. Un proprio mercantile o nave bottino intatto tenta il Passaggio.
kp-rule-3-3-12b = Mari favorevoli: la sua sfida ha +1.

## 3.3.13 Fast Ship

kp-rule-3-3-13a = Ci sono due carte Nave veloce. La corsara che intercetta un mercantile lo attacca con −2.
kp-rule-3-3-13b = Nave veloce: un mercantile danneggiato non può usarla.
kp-rule-3-3-13c = Nave veloce: non si può giocare di notte.
kp-rule-3-3-13d = Nave veloce: non si può giocare contro un Attacco a sorpresa.
kp-rule-3-3-13e = Nave veloce: non si può giocare contro una nave da guerra.

## 3.3.14 Fog Bank

kp-rule-3-3-14a = Ci sono due carte Banco di nebbia. Una si pone su un avversario e ne copre il turno successivo.
kp-rule-3-3-14b = Banco di nebbia: in quel turno chi è nella nebbia non gioca carte azione.
kp-rule-3-3-14c = Banco di nebbia: chi è nella nebbia non pesca una carta alla fine di quel turno.
kp-rule-3-3-14d = Banco di nebbia: finché c’è la nebbia, quel giocatore non può essere intercettato o attaccato.
kp-rule-3-3-14e = Banco di nebbia: contro chi è nella nebbia si può giocare solo Cattivo tempo.
kp-rule-3-3-14f = Banco di nebbia: la nebbia si dirada alla fine di quel turno: la carta si scarta.

## 3.3.15 Good Hunting

kp-rule-3-3-15a = Ci sono quattro carte Buona caccia. Una corsara intercetta due mercantili con una sola carta.
kp-rule-3-3-15b = Nella seconda edizione Buona caccia è una carta assistenza.
kp-rule-3-3-15c = Buona caccia: i dadi si tirano di nuovo per ciascuno dei due.
kp-rule-3-3-15d = Buona caccia: il difensore può reagire una volta per ciascuno dei due.
kp-rule-3-3-15e = Buona caccia: le si può rispondere con Caccia scarsa.

## 3.3.16 Heavy Weather

kp-rule-3-3-16a = Ci sono due carte Cattivo tempo. Ogni nave danneggiata di un avversario affronta una sfida, e affonda se questa riesce.
kp-rule-3-3-16b = Cattivo tempo: le navi perdute nella tempesta vanno a faccia in su sotto il loro mazzo.
kp-rule-3-3-16c = Cattivo tempo: nessuno ottiene i punti delle navi perdute.
kp-rule-3-3-16d = Cattivo tempo: le navi in un’Isola rifugio non la subiscono.

## 3.3.17 Intelligence

kp-rule-3-3-17a = Ci sono due carte Informazioni. Un modo di usarla: guardare in segreto l’intera mano di un avversario.
kp-rule-3-3-17b = Informazioni: invece di una mano, il giocatore può guardare le prossime carte azione da pescare e rimetterle nell’ordine che vuole.
kp-rule-3-3-17c = Informazioni: nel mazzo il giocatore vede tante carte quanti sono i giocatori: quattro, tre o due.

## 3.3.18 Interned

kp-rule-3-3-18a = C’è una carta Internato. Se la sfida riesce, una nave da guerra nemica, o una corsara o nave bottino svelata, esce dalla guerra.
kp-rule-3-3-18b = Internato: la sfida ha +2 se la nave è danneggiata e +2 se ha Rifornimento Limitato.
kp-rule-3-3-18c = Internato: la nave va a faccia in su sotto il suo mazzo, e nessuno ne ottiene i punti.

## 3.3.19 Interrogate

kp-rule-3-3-19a = Ci sono cinque carte Interrogatorio. Se la sfida riesce, una corsara o nave bottino camuffata è svelata.
kp-rule-3-3-19b = Interrogatorio: la nave viene allora intercettata subito con i dadi di attacco della carta.
kp-rule-3-3-19c = Interrogatorio: una nave in un’Isola rifugio non può subire l’interrogatorio.
kp-rule-3-3-19d = Interrogatorio: non si può giocare insieme ad Attacco a sorpresa.
kp-rule-3-3-19e = Interrogatorio: non si può giocare insieme ad alcuna carta assistenza.
kp-rule-3-3-19f = Interrogatorio: a una nave già svelata non c’è nulla da chiedere.
kp-rule-3-3-19g = Interrogatorio: chi possiede la nave può giocare Cambio di bandiera solo a intercettazione conclusa.
kp-rule-3-3-19h = Interrogatorio: nessuna reazione può impedire l’interrogatorio in sé.
kp-rule-3-3-19i = Interrogatorio: contro l’intercettazione che segue, il difensore può reagire come di consueto.

## 3.3.20 Island Refuge

kp-rule-3-3-20a = Ci sono due carte Isola rifugio. Ognuna dà riparo a una propria nave da guerra o corsara.
kp-rule-3-3-20b = Isola rifugio: la carta resta sulla nave finché questa non riparte.
kp-rule-3-3-20c = Isola rifugio: la nave resta almeno un turno, e poi quanto vuole il suo giocatore.
kp-rule-3-3-20d = Isola rifugio: in ogni proprio turno la nave può tentare una volta di ripararsi e una volta di rifornirsi, con un tiro per ciascuna.
kp-rule-3-3-20e = Isola rifugio: la nave può tentare di ripararsi e rifornirsi già nel turno in cui arriva.
kp-rule-3-3-20f = Isola rifugio: niente tranne Monitore può intercettare una nave nel suo rifugio.
kp-rule-3-3-20g = Isola rifugio: il Cattivo tempo non raggiunge una nave nel suo rifugio.
kp-rule-3-3-20h = Isola rifugio: l’Appuntamento mancato non riguarda una nave nel suo rifugio.
kp-rule-3-3-20i = Isola rifugio: finché una nave è nel suo rifugio non intercetta e non posa mine.
kp-rule-3-3-20j = Isola rifugio: una nave non intercetta e non posa mine nel turno in cui lascia il suo rifugio.
kp-rule-3-3-20k = Isola rifugio: una nave può ripartire in qualsiasi momento di un proprio turno, senza costi; la carta allora si scarta.
kp-rule-3-3-20l = Isola rifugio: una corsara che entra in un rifugio torna camuffata.

## 3.3.21 Lay Mines

kp-rule-3-3-21a = Ci sono due carte Posa di mine. Serve una propria corsara con il simbolo delle mine.
kp-rule-3-3-21b = Posa di mine: le mine attaccano tutti i mercantili di un avversario, uno dopo l’altro. Le navi bottino non sono toccate.
kp-rule-3-3-21c = Posa di mine: per le mine si tirano i dadi delle mine della carta, non quelli della corsara.
kp-rule-3-3-21d = Posa di mine: si può rispondere con Dragamine.

## 3.3.22 Minesweeper

kp-rule-3-3-22 = Ci sono due carte Dragamine. Una rimuove tutte le mine di una corsara o di un sottomarino prima che colpiscano.

## 3.3.23 Mistaken Identity

kp-rule-3-3-23a = C’è una carta Identificazione errata. Reagisce all’affondamento di un mercantile.
kp-rule-3-3-23b = Identificazione errata: se la sfida riesce, quel mercantile si scambia con uno affondato del proprio mazzo vittoria.
kp-rule-3-3-23c = Identificazione errata: la metà Intercettazione è la HMS Highflyer, più forte delle solite forze britanniche.

## 3.3.24 Monitor

kp-rule-3-3-24a = C’è una carta Monitore. Intercetta una nave da guerra o corsara nemica in un’Isola rifugio, con i dadi della metà azione.
kp-rule-3-3-24b = Monitore: il suo attacco ha +2: il bersaglio è fermo.

## 3.3.25 Non-Combatant

kp-rule-3-3-25a = Ci sono tre carte Non combattente. Reagiscono quando una nave da guerra o corsara intercetta un mercantile intatto.
kp-rule-3-3-25b = Non combattente: l’attacco ha −2.
kp-rule-3-3-25c = Non combattente: il risultato danneggiato non ha effetto.
kp-rule-3-3-25d = Non combattente: il risultato affondato trasforma il mercantile in nave bottino dell’attaccante.
kp-rule-3-3-25e = Non combattente: la cattura rifornisce anche la nave che ha intercettato.
kp-rule-3-3-25f = Non combattente: se non è catturato, la sua sfida per il Passaggio ha +2.

## 3.3.26 Pull the Plug

kp-rule-3-3-26a = C’è una carta Tirare la leva. Annulla l’intercettazione di una propria nave da guerra, corsara o bottino.
kp-rule-3-3-26b = Tirare la leva: l’equipaggio affonda la propria nave: va a faccia in su sotto il suo mazzo, e nessuno ne ottiene i punti.
kp-rule-3-3-26c = Tirare la leva: la nave può essere danneggiata o intatta.

## 3.3.27 QQQ

kp-rule-3-3-27a = Ci sono due carte QQQ. Una corsara che ha intercettato un mercantile è svelata.
kp-rule-3-3-27b = QQQ: la corsara è svelata quando la sua intercettazione è conclusa, dopo l’ultimo bersaglio.

## 3.3.28 Q-Ship

kp-rule-3-3-28a = Ci sono due carte Nave Q. Reagiscono a un attacco con siluri e combattono il sottomarino al posto del mercantile.
kp-rule-3-3-28b = Prima la Nave Q tenta di attirare il sottomarino in superficie: una sfida d10/d4 contro d10.
kp-rule-3-3-28c = Nave Q: se abbocca, entrambi sparano con i cannoni insieme e i due risultati si applicano contemporaneamente.
kp-rule-3-3-28d = Altrimenti il sottomarino attacca per primo la Nave Q con i siluri, e il risultato si applica subito.
kp-rule-3-3-28e = Una Nave Q ancora a galla lancia poi le cariche di profondità sul sottomarino.
kp-rule-3-3-28f = Nave Q: se i siluri l’hanno danneggiata, le cariche di profondità attaccano con −2.
kp-rule-3-3-28g = Un sottomarino affondato conta per il giocatore della Nave Q, con i punti della sua carta.
kp-rule-3-3-28h = Una Nave Q affondata conta per il giocatore del sottomarino, con i punti della sua carta.
kp-rule-3-3-28i = Nave Q: i danni in questo duello non contano: chi non affonda si scarta come di consueto.
kp-rule-3-3-28j = Nave Q: il mercantile che doveva essere silurato è lasciato stare.

## 3.3.29 Razzle-Dazzle

kp-rule-3-3-29 = C’è una carta Manovre evasive. Se la sua sfida riesce, un attacco con siluri è annullato.

## 3.3.30 Recalled

kp-rule-3-3-30a = C’è una carta Richiamato. Reagisce quando un’intercettazione ha affondato un mercantile.
kp-rule-3-3-30b = Richiamato: se la sfida riesce, la nave che ha intercettato torna in patria: a faccia in su sotto il suo mazzo, senza punti per nessuno.
kp-rule-3-3-30c = Richiamato: la nave può essere svelata o camuffata.
kp-rule-3-3-30d = Richiamato: il mercantile che ha affondato conta comunque per il suo giocatore.
kp-rule-3-3-30e = Richiamato: può anche arrivare più tardi nello stesso turno, e fermare così la nave prima del bersaglio successivo.

## 3.3.31 Recon Aircraft

kp-rule-3-3-31a = Ci sono due carte Aereo da ricognizione. Il giocatore prende a caso due carte dalla mano di un avversario e le aggiunge alla propria.
kp-rule-3-3-31b = Aereo da ricognizione: si possono giocare entrambi in un turno, contro lo stesso avversario o contro due.

## 3.3.32 Reflag

kp-rule-3-3-32a = Ci sono cinque carte Cambio di bandiera. Una camuffa di nuovo una propria corsara o nave bottino, senza tiro.
kp-rule-3-3-32b = Quando qualcosa svela una nave del giocatore di turno, anch’egli può rispondere con Cambio di bandiera dalla mano.
kp-rule-3-3-32c = Cambio di bandiera: dopo un AMC attende che lo scontro sia concluso.
kp-rule-3-3-32d = Cambio di bandiera: dopo un Interrogatorio attende che l’intercettazione sia conclusa.
kp-rule-3-3-32e = Cambio di bandiera è l’unica reazione che si può anche impiegare nel proprio turno, per nascondere una nave già svelata.

## 3.3.33 Rendezvous Missed

kp-rule-3-3-33a = Ci sono due carte Appuntamento mancato. Ogni nave da guerra e corsara di un avversario affronta la propria sfida.
kp-rule-3-3-33b = Appuntamento mancato: dove la sfida riesce, la nave riceve un segnalino di Rifornimento Limitato.
kp-rule-3-3-33c = Appuntamento mancato: con una o più navi bottino in quella Forza ognuna di queste sfide ha −2, una volta sola.
kp-rule-3-3-33d = Appuntamento mancato: le navi in un’Isola rifugio sono risparmiate.
kp-rule-3-3-33e = Appuntamento mancato: le corsare camuffate affrontano la sfida come le altre.

## 3.3.34 Sail Q-Ship

kp-rule-3-3-34a = C’è una carta Nave Q a vela. Reagisce quando un sottomarino silura uno dei dodici mercantili a vela.
kp-rule-3-3-34b = Nave Q a vela: se l’esca riesce, duella con i cannoni come una Nave Q.
kp-rule-3-3-34c = Nave Q a vela: altrimenti viene silurata; non ha cariche di profondità per rispondere.
kp-rule-3-3-34d = Nave Q a vela: punti e scarti sono quelli di una Nave Q.

## 3.3.35 Scuttle

kp-rule-3-3-35a = Ci sono due carte Autoaffondamento. Una toglie dal gioco una propria nave da guerra, corsara o bottino danneggiata.
kp-rule-3-3-35b = Autoaffondamento: la nave va a faccia in su sotto il suo mazzo, e nessuno ne ottiene i punti.

## 3.3.36 Searchlight

kp-rule-3-3-36a = C’è una carta Proiettore. In un’azione notturna l’attacco ha +3.
kp-rule-3-3-36b = Proiettore: con Buona caccia o Rotte commerciali aiuta in ciascun attacco.
kp-rule-3-3-36c = Proiettore: la sua metà Intercettazione è la HMS Pegasus, più forte delle solite forze britanniche.
kp-rule-3-3-36d = Proiettore: possono usarlo le forze britanniche, le navi da guerra e le corsare.

## 3.3.37 Second Chance

kp-rule-3-3-37a = Ci sono due carte Seconda possibilità. Dopo aver pescato la carta che chiude il turno, il giocatore ne svolge subito un altro.
kp-rule-3-3-37b = In quel turno aggiuntivo non si può giocare l’altra Seconda possibilità per la sua azione.
kp-rule-3-3-37c = Seconda possibilità: nel turno aggiuntivo non si può giocare Intercettazione radio per la sua azione.

## 3.3.38 Shallow Run

kp-rule-3-3-38a = Ci sono due carte Bassi fondali. La nave sfugge a un’intercettazione attraverso una secca, prima che si tirino i dadi.
kp-rule-3-3-38b = Bassi fondali: una sfida d10/d4 contro d10 dice come va: se fallisce, la nave è danneggiata.
kp-rule-3-3-38c = Bassi fondali: una nave già danneggiata la affronta con −2.
kp-rule-3-3-38d = Bassi fondali: se una nave danneggiata fallisce, affonda, e ne ottiene i punti chi la intercettava.
kp-rule-3-3-38e = Bassi fondali: non si può giocare di notte.
kp-rule-3-3-38f = Bassi fondali: non si può giocare per una nave in un’Isola rifugio.
kp-rule-3-3-38g = Bassi fondali: non si può giocare contro un Attacco a sorpresa.
kp-rule-3-3-38h = Bassi fondali: non serve contro siluri e mine.
kp-rule-3-3-38i = Bassi fondali: possono sfuggire così navi da guerra, corsare, navi bottino e mercantili.

## 3.3.39 Shipping Lanes

kp-rule-3-3-39a = Ci sono quattro carte Rotte commerciali. Una nave da guerra intercetta tutti e tre i mercantili con una sola carta.
kp-rule-3-3-39b = Nella seconda edizione Rotte commerciali è una carta assistenza.
kp-rule-3-3-39c = Rotte commerciali: i dadi si tirano di nuovo per ciascun mercantile.
kp-rule-3-3-39d = Rotte commerciali: il difensore può reagire una volta per ciascun mercantile.
kp-rule-3-3-39e = Rotte commerciali: si può rispondere con Caccia scarsa.

## 3.3.40 Slim Pickings

kp-rule-3-3-40a = Ci sono due carte Caccia scarsa. Una annulla l’intercettazione di un singolo mercantile.
kp-rule-3-3-40b = Caccia scarsa: contro Buona caccia o Rotte commerciali lascia un solo mercantile da intercettare.

## 3.3.41 Special Cargo

kp-rule-3-3-41a = C’è una carta Carico speciale. I mercantili affondati in quell’attacco valgono il doppio.
kp-rule-3-3-41b = Carico speciale: accompagna l’intercettazione di una nave da guerra o corsara, le mine di una corsara o di un sottomarino, o i siluri.
kp-rule-3-3-41c = Carico speciale: si può combinare con Buona caccia o Rotte commerciali.
kp-rule-3-3-41d = Carico speciale: la sua metà Intercettazione è la HMS Sydney, più forte delle solite forze britanniche.

## 3.3.42 Submarines U-27 and U-41

kp-rule-3-3-42a = U-27 e U-41 attaccano ciascuno un mercantile con i siluri.
kp-rule-3-3-42b = Si può rispondere con Nave Q o Manovre evasive.
kp-rule-3-3-42c = Si può rispondere con Nave Q, Nave Q a vela o Manovre evasive.

## 3.3.43 Submarines UC-16 and UC-29

kp-rule-3-3-43a = UC-16 e UC-29 attaccano ciascuno un mercantile con i siluri, oppure posano mine.
kp-rule-3-3-43b = Le loro mine attaccano tutti i mercantili di un avversario, ma nessuna nave bottino.
kp-rule-3-3-43c = Ai loro siluri si può rispondere con Nave Q o Manovre evasive.
kp-rule-3-3-43d = Ai loro siluri si può rispondere con Nave Q, Nave Q a vela o Manovre evasive.
kp-rule-3-3-43e = Alle loro mine si può rispondere solo con Dragamine.

## 3.3.44 Surprise Attack

kp-rule-3-3-44a = Ci sono tre carte Attacco a sorpresa. L’attacco di un’intercettazione ha +2.
kp-rule-3-3-44b = Attacco a sorpresa: possono usarlo le forze britanniche, le navi da guerra e le corsare.
kp-rule-3-3-44c = Attacco a sorpresa: con Buona caccia o Rotte commerciali aiuta in ciascun attacco.
kp-rule-3-3-44d = Attacco a sorpresa: nessuna intercettazione può averne più di uno.
kp-rule-3-3-44e = Nella seconda edizione Attacco a sorpresa è una carta assistenza.

## 3.3.45 Transfer Command

kp-rule-3-3-45a = Ci sono due carte Trasferimento del comando. Se la sfida riesce, una nave nemica passa nella propria Forza.
kp-rule-3-3-45b = Trasferimento del comando: la nave può essere da guerra, una corsara svelata o una nave bottino svelata.
kp-rule-3-3-45c = Trasferimento del comando: la nave resta com’era: svelata, danneggiata, con Rifornimento Limitato.

## 3.3.46 Trap

kp-rule-3-3-46a = Ci sono due carte Trappola. Il mercantile intercettato è armato e risponde al fuoco con i dadi della carta.
kp-rule-3-3-46b = Trappola: mercantile e attaccante sparano insieme, e i due risultati si applicano contemporaneamente.
kp-rule-3-3-46c = Trappola: una nave affondata conta per l’altro giocatore.
kp-rule-3-3-46d = Trappola: i danni si segnano come di consueto, su entrambe le navi.
kp-rule-3-3-46e = Trappola: se l’intercettazione è un’azione notturna, entrambe le parti attaccano con −1.
kp-rule-3-3-46f = Trappola: le altre carte dell’intercettazione agiscono come sempre.
kp-rule-3-3-46g = Trappola: Attacco a sorpresa aiuta solo la nave da guerra o corsara, non il mercantile.
kp-rule-3-3-46h = Trappola: Attacco a sorpresa e Proiettore aiutano solo la nave da guerra o corsara, non il mercantile.
kp-rule-3-3-46i = Una corsara che cade in una Trappola è svelata.

## 3.3.47 Wireless Intercept

kp-rule-3-3-47a = Ci sono due carte Intercettazione radio. Il giocatore prende in mano le prime due carte degli scarti.
kp-rule-3-3-47b = Intercettazione radio: se ne può giocare una sola per turno.
kp-rule-3-3-47c = Intercettazione radio: non si può giocare nel turno aggiuntivo di una Seconda possibilità.

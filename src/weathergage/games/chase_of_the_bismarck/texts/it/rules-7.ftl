### Chapter 7 of the rulebook, rule by rule: the Movement Phase.

cb-rule-7a = I passi di questa fase: A muovono le unità pedinate, B si formano e si dividono le Task Force, C riparazioni in mare, D In Porto, E rifornimento in mare, F pattuglie, G gli altri movimenti, H da Pedinato ad Avvistato. Ogni nave rispetta quest’ordine; da B a G è segreto.

## 7.1 Step A: shadowed units

cb-rule-7-1a = Ogni unità navale segnata Pedinata muove ora, secondo le regole normali, e il suo nuovo esagono viene annunciato.
cb-rule-7-1b = Un’unità pedinata può anche restare: per riparare, per rifornirsi in mare o in porto, o senza motivo. Anche questo si annuncia.
cb-rule-7-1c = Se più unità pedinate lasciano un esagono verso esagoni diversi, ognuna conserva il proprio segnalino Pedinato.
cb-rule-7-1d = Un’unità pedinata che entra in un esagono di nebbia con la Nebbia perde il segnalino Pedinato.
cb-rule-7-1e = Il primo esagono di nebbia in cui entra un’unità pedinata si annuncia comunque. Ciò che fa oltre resta segreto.
cb-rule-7-1f = Se entrambe le parti hanno unità pedinate, quelle tedesche muovono per prime.

## 7.2 Step B: Task Forces

cb-rule-7-2a = Le navi nello stesso esagono possono formare una Task Force se c’è un segnalino libero: i tedeschi ne hanno 4, gli Alleati 8. Petroliere e neutrali non partecipano mai.
cb-rule-7-2b = Le navi Pedinate non possono formare una Task Force, né altre formarla con loro.
cb-rule-7-2c = Una nave nell’esagono di una Task Force può unirsi a essa, se nessuna delle due è Pedinata.
cb-rule-7-2d = Una nave può lasciare una Task Force che non sia Pedinata. Resta isolata nello stesso esagono.
cb-rule-7-2e = Una Task Force ha almeno due navi. Quando ne resta una, il segnalino si toglie.
cb-rule-7-2f = Non c’è limite al numero di navi di una Task Force.

## 7.3 Step C: repair at sea

cb-rule-7-3a = Una nave con il timone danneggiato o evasione perduta può tentare una riparazione in mare: viene segnata e tira un dado, una volta per turno.
cb-rule-7-3b = Risultato 0 o meno: recupera 5 punti di evasione o ripara il timone, a scelta di chi la comanda.
cb-rule-7-3c = Risultato 1: recupera 3 punti di evasione. Risultato 2: 2 punti.
cb-rule-7-3d = Risultato 3 o più: non si ripara nulla.
cb-rule-7-3e = Il mare grosso si aggiunge al dado di riparazione: +1 con il tempo sugli spazi 4–6, +2 su 7–9. Conta il tempo, non il livello di visibilità.
cb-rule-7-3f = Una nave che ripara non muove, non pattuglia e non aggiunge fattori di ricerca in questo turno.
cb-rule-7-3g = Se resta una parte della perdita, i gettoni si cambiano con altri di quella somma. Dove nessuno va bene, si conserva il resto esatto.
cb-rule-7-3h = Una nave veloce danneggiata il cui valore di evasione è di nuovo 26 o più torna al lato integro.

## 7.4 Step D: in port

cb-rule-7-4a = Una nave in un esagono con un porto della sua parte può essere segnata In Porto.
cb-rule-7-4b = In Porto riceve 4 di carburante e recupera tutti i siluri.
cb-rule-7-4c = Il carburante non supera mai il limite stampato sul segnalino della nave, né in porto né in mare.
cb-rule-7-4d = In uno stesso esagono può essere In Porto un numero qualsiasi di navi, e ognuna riceve il suo carburante.
cb-rule-7-4e = Una nave In Porto non muove, non pattuglia e non aggiunge fattori di ricerca in questo turno.

## 7.5 Step E: refuelling at sea

cb-rule-7-5a = Solo le navi tedesche fanno rifornimento in mare.
cb-rule-7-5b = Serve una petroliera nello stesso esagono. Nave e petroliera sono entrambe segnate.
cb-rule-7-5c = Una nave che si rifornisce in mare riceve 4 di carburante e recupera tutti i siluri.
cb-rule-7-5d = Una flottiglia tedesca di cacciatorpediniere riceve solo 2 in mare. In porto ne riceve 4 come tutti.
cb-rule-7-5e = Una petroliera serve una nave per turno, e non si svuota mai.
cb-rule-7-5f = Né la nave né la petroliera muovono, pattugliano o aggiungono fattori di ricerca in questo turno.

## 7.6 Step F: naval patrol

cb-rule-7-6a = Un segnalino di pattuglia aggiunge 3 fattori di ricerca nell’esagono dell’unità, oltre all’1 dell’unità stessa.
cb-rule-7-6b = Un’unità che pattuglia non muove in questo turno.
cb-rule-7-6c = Una nave isolata riceve un segnalino di pattuglia; una Task Force pure uno, qualunque sia la sua grandezza.
cb-rule-7-6d = Non si pattuglia in un esagono di nebbia con la Nebbia, al livello X, né con un’unità che ripara, si rifornisce o ha tentato di pedinare in questo turno.

## 7.7 Step G: all other moves

cb-rule-7-7a = Entrambi i giocatori muovono aerei e navi nello stesso momento, in segreto e in qualsiasi ordine.

## 7.7.1 Movement of aircraft

cb-rule-7-7-1a = La velocità è il numero di punti movimento di un volo. Ogni esagono ne costa uno.
cb-rule-7-7-1b = Con autonomia 1, come la maggior parte, un’unità aerea deve atterrare nella stessa Fase di Movimento.
cb-rule-7-7-1c = Con autonomia 2 può restare una volta in volo sopra un esagono qualsiasi, e deve atterrare nella Fase di Movimento seguente. Quella che deve atterrare e non può è perduta.
cb-rule-7-7-1d = Un volo può lasciare gratis due segnalini di ricerca in una Fase di Movimento: due in tutto, non due per esagono.
cb-rule-7-7-1e = Invece di segnalini di ricerca un’unità aerea da combattimento può lasciare gratis un segnalino d’attacco.
cb-rule-7-7-1f = I segnalini si lasciano negli esagoni in cui il volo entra in questa fase; conta anche quello da cui parte un’unità già in volo. In un esagono ce ne possono essere più di ricerca.
cb-rule-7-7-1g = Ogni segnalino di ricerca oltre ai due gratuiti costa tanti punti movimento quanto il livello di visibilità.
cb-rule-7-7-1h = Non si può lasciare un altro segnalino di ricerca se poi l’unità non potrebbe più raggiungere il luogo in cui deve atterrare.
cb-rule-7-7-1i = Non si lasciano segnalini di ricerca né d’attacco al livello X, né negli esagoni di nebbia con la Nebbia.
cb-rule-7-7-1j = Un segnalino d’attacco si lascia solo in un esagono con un’unità navale nemica segnata Pedinata. In un esagono possono esserci quelli di più unità aeree.
cb-rule-7-7-1k = Un’unità aerea atterra solo sulla propria base o portaerei. Quelle di una portaerei affondata sono perdute.
cb-rule-7-7-1l = Un’unità atterrata va nella casella Atterraggio. Nella prossima Fase di Amministrazione passa in Revisione, in quella dopo torna alla base, pronta al volo.
cb-rule-7-7-1m = Un’unità aerea non vola nel turno successivo a quello in cui è atterrata.
cb-rule-7-7-1n = Una portaerei può muovere prima, tra o dopo i voli dei suoi aerei.

## 7.7.2 Movement of ships

cb-rule-7-7-2a = Una nave molto lenta muove un esagono e riceve un segnalino Fermo 4: un esagono ogni quattro turni.
cb-rule-7-7-2b = Una nave lenta muove un esagono e riceve un segnalino Fermo 2: un esagono ogni due turni.
cb-rule-7-7-2c = Una nave media muove al massimo un esagono per turno.
cb-rule-7-7-2d = Una nave veloce muove al massimo due esagoni per turno.
cb-rule-7-7-2e = Una nave media paga 1 di carburante per un esagono se ha mosso anche nel turno prima, altrimenti nulla.
cb-rule-7-7-2f = Una nave veloce non paga nulla per restare o muovere un esagono.
cb-rule-7-7-2g = Una nave veloce paga 1 di carburante per due esagoni se nel turno prima ne ha mossi zero o uno.
cb-rule-7-7-2h = Una nave veloce paga 2 di carburante per due esagoni se ne ha mossi due anche nel turno prima.
cb-rule-7-7-2i = Una Task Force muove solo quanto può la sua nave più lenta.
cb-rule-7-7-2j = Ogni nave di una Task Force paga secondo la propria classe e la propria ultima mossa. Una mossa che una di esse non può pagare non è possibile.
cb-rule-7-7-2k = Le unità navali tedesche passano per il Canale di Kiel fra O32 e O33 come se non ci fosse terra. Quelle alleate no.
cb-rule-7-7-2l = Una nave il cui carburante arriva a 0 è a carburante d’emergenza: ha dieci turni, contati da questo, per trovarne altro.
cb-rule-7-7-2m = A carburante d’emergenza una nave muove al massimo un esagono per turno e non paga nulla; una media perciò muove solo un turno su due.
cb-rule-7-7-2n = Rifornirsi, o raggiungere un porto amico prima della scadenza, pone fine all’emergenza.
cb-rule-7-7-2o = Una nave ancora a carburante d’emergenza esce dal gioco quando il segnalino del turno raggiunge la sua scadenza, e conta come affondata. Una scadenza oltre l’ultimo turno non arriva mai.
cb-rule-7-7-2p = I cacciatorpediniere tedeschi non possono uscire dalla zona entro il loro limite.
cb-rule-7-7-2q = Il limite è tolto per tutti i cacciatorpediniere tedeschi finché una BB, BC o CA tedesca con evasione ridotta porta un segnalino Rientro alla Base. Il giocatore tedesco può metterglielo mentre dà gli ordini.
cb-rule-7-7-2r = Il limite torna quando quella nave affonda, ha di nuovo tutta la sua evasione, raggiunge un porto o si rifornisce in mare.
cb-rule-7-7-2s = I cacciatorpediniere che sono fuori tornano allora appena possono: devono finire ogni Fase di Movimento più vicini al limite. Senza ordini prendono la via più breve.
cb-rule-7-7-2t = Finché il limite è tolto, la nave che lo ha tolto non caccia convogli.
cb-rule-7-7-2u = Le petroliere tedesche non entrano mai in un esagono di una rotta dei convogli, sulla linea centrale o sul fianco.

## 7.8 Step H: from Shadowed to Sighted

cb-rule-7-8a = Alla fine della fase tutti i segnalini Pedinato diventano Avvistato.
cb-rule-7-8b = Così nessuno resta pedinato da sé: occorre una nuova ricerca con aerei o un nuovo tentativo nella Fase di Pedinamento.
cb-rule-7-8c = I segnalini d’attacco già lasciati conservano i loro bersagli.

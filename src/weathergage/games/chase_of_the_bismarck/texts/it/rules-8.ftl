### Chapter 8 of the rulebook, rule by rule: the Search Phase.

cb-rule-8a = Puoi cercare in qualsiasi esagono in cui i tuoi fattori di ricerca siano almeno pari al livello di visibilità.
cb-rule-8b = Fattori di ricerca: 1 per ogni nave isolata o Task Force, 2 per ogni segnalino di ricerca aerea, 3 per ogni segnalino di pattuglia.
cb-rule-8c = A essi si aggiunge il valore intrinseco che alcuni esagoni hanno per la tua parte, vicino alle sue coste e basi aeree.
cb-rule-8d = Non aggiungono nulla le navi che si riforniscono, in mare o in porto, o riparano, né le unità che hanno tentato di pedinare in questo turno. Una Task Force aggiunge il suo 1 se almeno una delle sue navi può.
cb-rule-8e = Il giocatore alleato fa prima tutte le sue ricerche, esagono per esagono, ciascuna con risposta immediata; poi il tedesco.
cb-rule-8f = La ricerca nomina l’esagono e nient’altro: non con che cosa si cerca. Nessuno è obbligato a cercare.
cb-rule-8g = Se ci sono unità navali nemiche, la risposta dice di ciascuna il numero di navi, le classi e se è una Task Force. I nomi restano nascosti.
cb-rule-8h = Con almeno un segnalino di ricerca aerea nell’esagono le unità trovate sono Pedinate, altrimenti Avvistate. Chi è già Pedinato resta tale.
cb-rule-8i = Entrambi i giocatori mettono il segnalino sulla loro mappa: chi la comanda sa che l’unità è stata trovata.
cb-rule-8j = Un’unità navale in un esagono dove il valore intrinseco nemico raggiunge da solo il livello di visibilità si dichiara da sé quando tocca al nemico cercare, come in una ricerca senza aerei; così anche quella che è passata per un tale esagono.
cb-rule-8k = Dove il valore intrinseco raggiunge il livello solo con navi o aerei in aggiunta, la ricerca va annunciata come al solito.
cb-rule-8l = Non si cerca al livello X, né in un esagono di nebbia con la Nebbia.
cb-rule-8m = Se un’unità navale è passata per l’esagono nella Fase di Movimento di questo turno, durante una mossa di due esagoni, bisogna dirlo.
cb-rule-8n = Quella risposta dice l’esagono in cui si trovano ora e il numero totale di navi, senza classi né nomi.
cb-rule-8o = Le unità che sono solo passate non ricevono segnalini, a meno che si cerchi anche nell’esagono in cui si trovano.
cb-rule-8p = Non si menziona un’unità che ha cominciato la Fase di Movimento nell’esagono e l’ha lasciato.
cb-rule-8q = Se un’unità è nell’esagono e un’altra vi è passata, si danno entrambe le risposte.
cb-rule-8r = Quando entrambi i giocatori hanno cercato, si tolgono tutti i segnalini di ricerca aerea.

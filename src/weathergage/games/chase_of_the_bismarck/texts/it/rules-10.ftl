### Chapter 10 of the rulebook, rule by rule: the Naval Combat Phase.

cb-rule-10a = Dove unità navali di entrambe le parti sono nello stesso esagono, possono combattere.
cb-rule-10b = Il giocatore alleato dichiara e risolve tutti i combattimenti che vuole iniziare, poi il tedesco.
cb-rule-10c = Si inizia un combattimento solo contro un’unità navale Avvistata o Pedinata.
cb-rule-10d = Non si combatte al livello X, né in un esagono di nebbia con la Nebbia.
cb-rule-10e = Lo stato dell’attaccante deve permetterlo: non inizia combattimenti un’unità che ripara, si rifornisce o è In Porto, né petroliere, neutrali e navi vincolate.
cb-rule-10f = I combattimenti si risolvono uno dopo l’altro. Puoi attendere l’esito di uno prima di dichiarare il seguente.
cb-rule-10g = Chi inizia il combattimento è l’attaccante e partecipa con una nave o una Task Force dell’esagono, a sua scelta.
cb-rule-10h = Sceglie come difensore una nave o una Task Force nemica avvistata o pedinata. Le altre dell’esagono possono arrivare solo come rinforzi.
cb-rule-10i = C’è al massimo un combattimento per esagono e per turno. L’attacco alla scorta di un convoglio non conta.
cb-rule-10j = Vale ciò che è stampato sulle schede: la New York non spara a distanza estrema; Rodney e Nelson sparano con l’armamento di poppa solo di fianco (Opening).

## 10.0 Step 0: positions and ranges

cb-rule-10-0a = Gli attaccanti cominciano in avvicinamento (Closing) e i difensori in allontanamento (Breaking Off), ciascuna parte sul suo segno del livello di visibilità: al livello 9 sono più vicini, al livello 1 più lontani.
cb-rule-10-0b = Una nave ha i siluri stampati sulla sua scheda, contati dalla prima volta che la si usa.
cb-rule-10-0c = Il combattimento comincia a distanza estrema con visibilità 1–3, lunga con 4–6, media con 7–9.
cb-rule-10-0d = La distanza è il numero di zone di mare fra le due navi: nessuna o 1 (anche la stessa zona) è breve, 2 o 3 media, da 4 a 6 lunga, 7 estrema. Una zona di mare vale tre zone di movimento.
cb-rule-10-0e = In avvicinamento (Closing), prua al nemico: spara solo l’armamento principale di prua.
cb-rule-10-0f = Di fianco (Opening): spara tutto l’armamento.
cb-rule-10-0g = In allontanamento (Breaking Off), poppa al nemico: spara solo l’armamento principale di poppa.

## 10.1 Step 1: launching torpedoes

cb-rule-10-1a = L’attaccante assegna per primo i suoi siluri, poi il difensore. Arrivano nel passo 3.
cb-rule-10-1b = Una nave lancia fino a tre siluri per round, contro uno o più bersagli.
cb-rule-10-1c = I siluri raggiungono un bersaglio solo a distanza media o breve.
cb-rule-10-1d = I siluri lanciati sono consumati. Si recuperano solo col rifornimento, in porto o in mare.

## 10.2 Step 2: gunfire

cb-rule-10-2a = Tutto il fuoco è simultaneo. L’attaccante risolve per primo il suo; chi è colpito risponde ancora con tutta la sua forza.
cb-rule-10-2b = Ogni nave può sparare a un bersaglio a portata.
cb-rule-10-2c = A distanza estrema sparano solo BB, BC e CA, e la New York no.
cb-rule-10-2d = Dadi a distanza estrema: i fattori principali che possono sparare divisi per 3, arrotondati per eccesso.
cb-rule-10-2e = Dadi a distanza lunga: i fattori principali che possono sparare divisi per 2, arrotondati per eccesso.
cb-rule-10-2f = Dadi a distanza media: tutti i fattori principali e secondari che possono sparare.
cb-rule-10-2g = Dadi a distanza breve: tutti i fattori principali e secondari che possono sparare, per 1,5, arrotondati per eccesso.
cb-rule-10-2h = Distanza estrema: 0 danno speciale, 1 scafo, 2 prua, 3 poppa, 4 armamento secondario, 5–9 mancato. Ognuno è un colpo; sotto 0 conta 0, sopra 9 conta 9.
cb-rule-10-2i = Distanza lunga: 0 due allo scafo e una evasione, 1 e 2 danno speciale, 3 scafo, 4 prua, 5 poppa, 6 armamento secondario, 7–9 mancato.
cb-rule-10-2j = Distanza media: 0 due allo scafo e una evasione, 1 e 2 danno speciale, 3 scafo ed evasione, 4 scafo, 5 prua, 6 poppa, 7 armamento secondario, 8 e 9 mancato.
cb-rule-10-2k = Distanza breve: 0 e 1 due allo scafo e una evasione, 2 e 3 danno speciale, 4 scafo ed evasione, 5 scafo, 6 prua, 7 poppa, 8 armamento secondario, 9 mancato.
cb-rule-10-2l = La nave che spara ha inquadrato quel bersaglio: −1 a ogni dado.
cb-rule-10-2m = La nave che spara ha un radar funzionante, di qualsiasi tipo: −1. Quello della Bismarck si guasta dopo il primo round in cui spara.
cb-rule-10-2n = La nave che spara è in avvicinamento o in allontanamento: +1.
cb-rule-10-2o = Il bersaglio è in avvicinamento o in allontanamento: +1.
cb-rule-10-2p = La direzione del tiro di chi spara è danneggiata: +1.
cb-rule-10-2q = Una CA spara a una BC o BB: +1.
cb-rule-10-2r = Una CL, DD o CG spara a una CA: +1, a una BC: +3, a una BB: +5.
cb-rule-10-2s = Livello di visibilità 1–3: nulla. 4–6: +1. 7–9: +3.
cb-rule-10-2t = Qualsiasi risultato che non sia mancato vuol dire che chi spara ha inquadrato il bersaglio.
cb-rule-10-2u = L’inquadramento aiuta dal round seguente, quella nave contro quel bersaglio. Si perde quando spara a un altro.
cb-rule-10-2v = Il danno speciale tira un dado: 4–6 è la direzione del tiro. I cannoni della nave hanno +1 dal round seguente.
cb-rule-10-2w = Danno speciale 1–3, carburante: un altro dado, dimezzato per eccesso, è quanto se ne perde subito. Le navi senza segnalino carburante non ne perdono.
cb-rule-10-2x = Danno speciale 0, il peggiore: un altro dado. Con 0 o 1 la nave esplode e affonda; con 2–9 sono tre colpi allo scafo e un gettone evasione.
cb-rule-10-2y = Danno speciale 7–9, radar: dal round seguente la nave conta come se non ne avesse.
cb-rule-10-2z = Evasione: si pesca un gettone evasione. Il valore si ferma a 0; una nave che ha 0 non pesca.
cb-rule-10-2aa = Tutto il danno resta sulla scheda dopo il combattimento.

## 10.3 Step 3: torpedo hits

cb-rule-10-3a = Ogni siluro tira un dado sulla tabella dei colpi del capitolo 9. Per i colpi si pescano gettoni danno.
cb-rule-10-3b = I siluri di una nave affondata dai cannoni corrono ancora. Quelli contro una nave già affondata no.

## 10.4 Step 4: movement

cb-rule-10-4a = Una nave muove fino a una zona di movimento con evasione sotto 20, due con 20–25, tre con 26–30, quattro sopra 30.
cb-rule-10-4b = La nave più lenta muove per prima. A pari evasione vanno prima quelle dell’attaccante.
cb-rule-10-4c = Le navi vanno solo in avanti: in avvicinamento verso il nemico, in allontanamento verso il proprio bordo. Nessuno oltrepassa un nemico: chi si avvicina si ferma nella zona del più vicino.
cb-rule-10-4d = Una nave può cambiare posizione e poi muovere, ma non cambiare dopo aver mosso. Una nave di fianco (Opening) non muove in questo round.
cb-rule-10-4e = Una nave con il timone danneggiato non muove e non cambia posizione, e qui la sua evasione conta come 0. Nemmeno una nave la cui evasione è 0 per altra causa.
cb-rule-10-4f = Una nave che uscirebbe dalla mappa si ferma al bordo, e tutte le altre sono spostate indietro delle zone di cui l’avrebbe superato.
cb-rule-10-4g = Una nave che ha già mosso in questo passo e viene spostata fuori dalla mappa lascia il combattimento. Resta nel suo esagono.
cb-rule-10-4h = Una nave che deve ancora muovere e viene spostata fuori dalla mappa lascia il combattimento o recupera terreno.
cb-rule-10-4i = Recuperando terreno è posta sul bordo, in avvicinamento (Closing). Il suo movimento cala delle zone di cui era oltre; il resto lo usa quando tocca a lei.
cb-rule-10-4j = Una nave il cui movimento non basta per questo lascia il combattimento.

## 10.5 Step 5: aborting the combat

cb-rule-10-5a = Una nave in allontanamento (Breaking Off) può tentare di sganciarsi se fra lei e ogni nave nemica ci sono almeno sei zone di mare.
cb-rule-10-5b = Un dado: con 0–3 fugge, con 4 o più resta. La sua evasione meno quella del nemico più veloce sulla mappa: +2 o più, −4; +1, −2; pari, nulla; −1, +1; −2 o meno, +3.
cb-rule-10-5c = Una nave che si sgancia lascia la mappa tattica e resta nel suo esagono della mappa di ricerca.

## 10.6 Step 6: reinforcements

cb-rule-10-6a = Dal terzo round, finché entrambe le parti hanno navi sulla mappa, ogni nave da guerra dell’esagono che non è nel combattimento può tirare per unirsi, prima quelle dell’attaccante.
cb-rule-10-6b = Con 4 o meno entra in avvicinamento (Closing), sul segno di visibilità 1 della sua parte.
cb-rule-10-6c = Una nave che si è sganciata o è uscita non torna nello stesso combattimento.

## 10.7 The end of a combat, and tankers

cb-rule-10-7a = I round proseguono finché tutte le navi di una parte sono affondate o andate. Finisce anche dopo tre round in cui nessuno spara né può, o dieci in cui nulla colpisce.
cb-rule-10-7b = Se nessuna nave di una parte ha più armamento, nessuna può sganciarsi e non ci sono rinforzi possibili, chi le comanda può darle per perdute: contano come affondate.
cb-rule-10-7c = Le petroliere non partecipano ai combattimenti.
cb-rule-10-7d = Una petroliera tedesca Avvistata o Pedinata nell’esagono di una nave da guerra alleata che possa iniziare un combattimento è affondata senza lotta all’inizio di questa fase; non se lì c’è Nebbia, né al livello X.
cb-rule-10-7e = Una petroliera affondata toglie un punto al totale tedesco.

### Chapter 6 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-6-0 = Una regola opzionale si usa solo se tutti i giocatori sono d’accordo.

## 6.1 Coal

kp-rule-6-1-1 = Carbone: per una nave che consuma molto carbone la sfida di Appuntamento mancato ha +2.
kp-rule-6-1-2 = Carbone: per una nave che consuma molto carbone la sfida di Forzatore di blocco ha −1.
kp-rule-6-1-3 = Carbone: in un’Isola rifugio una nave che consuma molto carbone tenta di rifornirsi con −1.

## 6.2 Sail

kp-rule-6-2-1 = Vele: per la Seeadler la sfida di Appuntamento mancato ha −2.
kp-rule-6-2-2 = Vele: per la Seeadler la sfida di Forzatore di blocco ha +1.
kp-rule-6-2-3 = Vele: in un’Isola rifugio la sfida della Seeadler per rifornirsi ha +1.
kp-rule-6-2-4 = Vele: quando la Seeadler tenta di Rompere il contatto, la sua sfida ha −2.
kp-rule-6-2-5 = Vele: quando un mercantile tenta di Rompere il contatto con la Seeadler, la sfida ha +2.
kp-rule-6-2-6 = Vele: Nave veloce contro la Seeadler dà al suo attacco −4 in totale.

## 6.3 Floatplane

kp-rule-6-3-1 = Idrovolante: con Attacco a sorpresa la Wolf attacca con +4 in totale.
kp-rule-6-3-2 = Idrovolante: Caccia scarsa non si può giocare contro la Wolf.
kp-rule-6-3-3 = Idrovolante: quando la Wolf tenta di Rompere il contatto, la sua sfida ha +2.

## 6.4 Tournament

kp-rule-6-4a = Torneo: la distribuzione bilanciata vale solo per il primo round; gli altri si giocano come sempre.
kp-rule-6-4-1 = Torneo: ogni giocatore riceve o sceglie una delle navi da guerra Dresden, Emden, Königsberg e Nürnberg.
kp-rule-6-4-2a = Torneo: Leipzig, Karlsruhe, Geier, Iltis, Meteor e Seeadler si mettono da parte, con quelle delle quattro navi da guerra che nessuno ha.
kp-rule-6-4-2b = Torneo: ogni giocatore riceve due delle dieci corsare rimaste.
kp-rule-6-4-2c = Torneo: quando tutti hanno tre navi, quelle messe da parte tornano e il mazzo si mescola.
kp-rule-6-4-3a = Torneo: ogni giocatore comincia con un mercantile per ciascuno dei valori 5, 7 e 9.
kp-rule-6-4-3b = Torneo: i mercantili di valore 5, 7 e 9 si distribuiscono o si scelgono, uno per valore a ogni giocatore.
kp-rule-6-4-3c = Torneo: la William P. Frye resta fuori da quella distribuzione e poi si mescola con le altre.

## 6.5 Beyond 1914

kp-rule-6-5-1 = Oltre il 1914: Emden, Karlsruhe, Leipzig, Nürnberg, Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse e Cormoran sono fuori dal gioco: nel 1915 non c’erano più.
kp-rule-6-5-2a = Oltre il 1914: una Fuga non ha effetto quando non resta alcuna nave da pescare.
kp-rule-6-5-2b = Oltre il 1914: le navi uscite dal gioco durante il round non si rimescolano prima che finisca.
kp-rule-6-5-3 = Oltre il 1914: quattro giocatori possono accordarsi per lasciare nella scatola le tre Fughe.
kp-rule-6-5-4 = Oltre il 1914: si possono togliere anche i diciannove mercantili perduti nel 1914.

## 6.6 Fast raiders

kp-rule-6-6-1a = Corsare veloci: una corsara veloce a cui si risponde con Nave veloce può inseguire a tutta forza e non subire il −2.
kp-rule-6-6-1b = Corsare veloci: dopo l’inseguimento alla corsara manca carbone: d10/d4 superiore a d10 la pone in Rifornimento Limitato.
kp-rule-6-6-1c = Corsare veloci: dopo l’inseguimento la corsara tira un d10 contro una sfida d10/d4; se la sfida è più alta, va in Rifornimento Limitato.
kp-rule-6-6-1d = Corsare veloci: una corsara già in Rifornimento Limitato non può inseguire a tutta forza.
kp-rule-6-6-2 = Corsare veloci: pescano molto: la loro sfida in Bassi fondali ha un altro −2.

## 6.7 Keeping ships

kp-rule-6-7a = Mantenere le navi: si possono conservare fino a tre navi da guerra e corsare per il round successivo.
kp-rule-6-7-1 = Mantenere le navi: chi conserva due navi riceve quattro carte azione.
kp-rule-6-7-2 = Mantenere le navi: chi conserva tre navi riceve tre carte azione.

## 6.8 Additional damage

kp-rule-6-8-1 = Danni aggiuntivi: una nave riceve un segnalino di danni ogni volta che è danneggiata.
kp-rule-6-8-2a = Danni aggiuntivi: ogni segnalino dà −2 all’attacco della nave e −2 alla sua difesa.
kp-rule-6-8-2b = Danni aggiuntivi: ogni segnalino dà −2 alla sfida di Rompere il contatto e di Bassi fondali.
kp-rule-6-8-2c = Danni aggiuntivi: ogni segnalino dà +2 alla sfida di Internato.
kp-rule-6-8-2d = Danni aggiuntivi: anche così nessun risultato vale meno di 1.
kp-rule-6-8-3a = Danni aggiuntivi: ogni riparazione toglie un solo segnalino.
kp-rule-6-8-3b = Danni aggiuntivi: in un’Isola rifugio si toglie al massimo un segnalino per turno.

## 6.9 Torpedoes against prizes

kp-rule-6-9-1a = Siluri contro le navi bottino: un sottomarino può silurare una nave bottino nemica camuffata, se prima riesce una sfida d10/d8 contro d10.
kp-rule-6-9-1b = Siluri contro le navi bottino: se fallisce, il sottomarino ha perso l’occasione: non può attaccare invece un mercantile.
kp-rule-6-9-2a = Siluri contro le navi bottino: non si può rispondere con Nave Q, ma con Manovre evasive sì.
kp-rule-6-9-2b = Siluri contro le navi bottino: non si può rispondere con Nave Q né con Nave Q a vela, ma con Manovre evasive sì.

## 6.10 Pursuit over a shoal

kp-rule-6-10a = Inseguimento su una secca: una nave da guerra o corsara può inseguire un mercantile nei Bassi fondali e continuare l’intercettazione.
kp-rule-6-10b = Inseguimento su una secca: le forze britanniche non inseguono mai su una secca.
kp-rule-6-10-1 = Inseguimento su una secca: l’inseguimento si annuncia prima che il mercantile tiri per la secca.
kp-rule-6-10-2a = Inseguimento su una secca: entrambe le navi tirano per la secca insieme.
kp-rule-6-10-2b = Inseguimento su una secca: i danni della secca contano già nell’intercettazione che segue.
kp-rule-6-10-3 = Inseguimento su una secca: una nave danneggiata che fallisce, con il suo −2, affonda prima dell’intercettazione, e ne ottiene i punti l’altro giocatore.
kp-rule-6-10-4 = Inseguimento su una secca: una corsara veloce che insegue tira per la secca con un altro −2.

## 6.11 Sailing merchantmen

kp-rule-6-11a = Mercantili a vela: dodici mercantili sono velieri, e valgono regole speciali quando vengono intercettati o attaccati.
kp-rule-6-11-1a = Mercantili a vela: AMC, Nave Q e Nave veloce non si possono giocare per un mercantile a vela.
kp-rule-6-11-1b = Mercantili a vela: AMC, Nave Q e Nave veloce non si possono giocare per un mercantile a vela; Nave Q a vela sì.
kp-rule-6-11-2 = Mercantili a vela: quando un mercantile a vela tenta di Rompere il contatto, la sfida ha −2.

## 6.12 Supplies from prizes

kp-rule-6-12-1a = Rifornimento dalle navi bottino: in qualsiasi momento di un proprio turno una nave bottino può rifornire una propria nave da guerra o corsara, senza tiro.
kp-rule-6-12-1b = Rifornimento dalle navi bottino: una nave bottino raggiunge anche le navi in un’Isola rifugio.
kp-rule-6-12-1c = Rifornimento dalle navi bottino: una nave bottino serve una nave; per più navi servono più navi bottino.
kp-rule-6-12-2a = Rifornimento dalle navi bottino: dopo il rifornimento si tira d10/d8 contro d10: se riesce, le scorte della nave bottino sono esaurite ed essa affonda.
kp-rule-6-12-2b = Rifornimento dalle navi bottino: dopo il rifornimento si tira un d10 contro una sfida d10/d8: se la sfida è più alta, le scorte della nave bottino sono esaurite ed essa affonda.
kp-rule-6-12-2c = Rifornimento dalle navi bottino: una nave bottino affondata così vale una volta, non il doppio, per chi la possedeva.
kp-rule-6-12-3a = Rifornimento dalle navi bottino: questo sostituisce il rifornimento automatico di Gruppo di abbordaggio e Non combattente.
kp-rule-6-12-3b = Rifornimento dalle navi bottino: a una cattura la nave bottino può rifornire la nave che l’ha presa, senza obbligo; poi si tira per le sue scorte.

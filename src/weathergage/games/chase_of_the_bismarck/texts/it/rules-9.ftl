### Chapter 9 of the rulebook, rule by rule: the Air Attack Phase.

cb-rule-9a = La fase si gioca solo se c’è un segnalino d’attacco su una mappa.
cb-rule-9b = Prima vengono tutti gli attacchi aerei alleati, poi quelli tedeschi.
cb-rule-9c = Un segnalino d’attacco è un attacco a una nave nel suo esagono.
cb-rule-9d = L’attaccante nomina una classe fra le navi nemiche avvistate o pedinate dell’esagono; contano tutte quelle di una Task Force.
cb-rule-9e = Se ci sono più navi di quella classe, il difensore sceglie quale è attaccata.
cb-rule-9f = Gli attacchi si risolvono uno alla volta. Il bersaglio si sceglie all’inizio di ciascuno, e può essere di nuovo la stessa nave.
cb-rule-9g = Un dado con tutti i modificatori dà i colpi a segno. Per ciascuno il difensore pesca un gettone danno.
cb-rule-9h = Finito l’attacco, i suoi gettoni danno tornano nel sacchetto e il segnalino d’attacco si toglie.

## 9.1 Hits by aircraft, torpedoes and submarines

cb-rule-9-1a = Risultato modificato 0 o meno: 3 colpi. 1 o 2: 2 colpi. Da 3 a 5: 1 colpo.
cb-rule-9-1b = Risultato 6 o più: mancato.
cb-rule-9-1c = Un dado che mostra 0 colpisce sempre almeno una volta, qualunque siano i modificatori.

## 9.2 Modifiers for the target and the place

cb-rule-9-2a = Il valore di evasione del bersaglio è sotto 25: −1.
cb-rule-9-2b = Attacco di un sommergibile: −1.
cb-rule-9-2c = Attacco aereo in un esagono della Manica (da Q29 e Q30 a T26 e U26): −3.
cb-rule-9-2d = Attacco aereo a una nave con il timone danneggiato, o che si rifornisce in mare: −2, una volta sola.
cb-rule-9-2e = Attacco aereo a una nave che si rifornisce in porto: +1.
cb-rule-9-2f = Attacco aereo in un turno di notte: +2.
cb-rule-9-2g = Siluro in combattimento: −2 se il bersaglio è di fianco (Opening), +1 se è in allontanamento (Breaking Off), nulla se è in avvicinamento (Closing).
cb-rule-9-2h = Siluro a distanza media: +1.

## 9.3 Modifiers for visibility

cb-rule-9-3a = Livello di visibilità 1: −2. 2 e 3: −1. Da 4 a 6: nulla. 7 e 8: +2. 9: +3. Un sommergibile attacca al livello X come al 9.
cb-rule-9-3b = Al livello 9, e per un sommergibile al livello X, il modificatore per l’evasione bassa non vale.

## 9.4 Damage chits

cb-rule-9-4a = Colpo inesploso: nessun effetto.
cb-rule-9-4b = Timone: la nave non può muovere finché non è riparato. Un secondo gettone uguale non cambia nulla.
cb-rule-9-4c = Prua o poppa: l’armamento principale di quel lato perde tante caselle quante ne dice il gettone.
cb-rule-9-4d = I colpi che l’armamento principale non può più assorbire passano allo scafo, uno per uno.
cb-rule-9-4e = I colpi che l’armamento secondario non può più assorbire vanno perduti.
cb-rule-9-4f = Scafo: un colpo allo scafo, e si pesca un gettone evasione.
cb-rule-9-4g = Una nave con evasione 0 non pesca gettoni evasione.
cb-rule-9-4h = Dopo un gettone Scafo si tira un dado: con 0–3 c’è anche un colpo all’armamento secondario.
cb-rule-9-4i = Critico: due colpi allo scafo, due gettoni evasione e un colpo all’armamento secondario, senza dado.
cb-rule-9-4j = Direzione del tiro: da ora in poi i cannoni della nave hanno +1 ai loro dadi.

## 9.5 Tankers and repairs

cb-rule-9-5a = Una petroliera si toglie al primo gettone che non sia un colpo inesploso.
cb-rule-9-5b = Si possono riparare il timone e l’evasione perduta, nessun altro danno.

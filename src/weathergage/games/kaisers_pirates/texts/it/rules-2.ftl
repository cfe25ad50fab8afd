### Chapter 2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 2.0 Rounds

kp-rule-2-0a = Una partita dura tre round.
kp-rule-2-0b = Il round finisce nel momento in cui qualcuno pesca l’ultima carta azione.
kp-rule-2-0c = Dopo la pesca dell’ultima carta azione nessuno gioca oltre: niente rimpiazzi, turni aggiuntivi o turni successivi.
kp-rule-2-0d = Ognuno mantiene il proprio posto dal primo all’ultimo turno.

## 2.1 The first deal

kp-rule-2-1a = Prima del primo round si mescolano separatamente le carte azione, le navi tedesche e i mercantili.
kp-rule-2-1b = Navi da guerra e corsare stanno in un solo mazzo; i mercantili in un altro.
kp-rule-2-1-1a = In quattro giocatori, nella prima edizione 12 carte azione a caso restano fuori da ogni round: se ne usano 80.
kp-rule-2-1-1b = In quattro giocatori, nella seconda edizione 20 carte azione a caso restano fuori da ogni round: se ne usano 80.
kp-rule-2-1-2a = In tre giocatori, nella prima edizione 32 carte azione a caso restano fuori da ogni round: se ne usano 60.
kp-rule-2-1-2b = In tre giocatori, nella seconda edizione 40 carte azione a caso restano fuori da ogni round: se ne usano 60.
kp-rule-2-1-3a = In due giocatori, nella prima edizione 52 carte azione a caso restano fuori da ogni round: se ne usano 40.
kp-rule-2-1-3b = In due giocatori, nella seconda edizione 60 carte azione a caso restano fuori da ogni round: se ne usano 40.
kp-rule-2-1-3c = Nessuno guarda le carte messe da parte, e non rientrano prima della fine del round.
kp-rule-2-1-4a = Se tutti sono d’accordo si possono mettere da parte più carte azione per accorciare il round, o meno per allungarlo.
kp-rule-2-1-4b = Almeno una carta azione resta sempre fuori, così che nessuno sappia con esattezza che cosa c’è nel mazzo.
kp-rule-2-1-5a = Ogni giocatore comincia con tre navi da guerra o corsare.
kp-rule-2-1-5b = Ogni giocatore comincia con tre mercantili.
kp-rule-2-1-5c = Ogni giocatore riceve sei carte azione.
kp-rule-2-1-5d = Ciò che resta dei tre mazzi si tiene a faccia in giù, per pescare.

## 2.2 The Force

kp-rule-2-2a = Le navi di un giocatore sono la sua Forza. Stanno a faccia in su in due file: davanti i mercantili; dietro navi da guerra, corsare e navi bottino.
kp-rule-2-2b = Nessun altro vede una mano, nemmeno il compagno di squadra.

## 2.3 Round points

kp-rule-2-3a = Quando il round finisce ogni giocatore somma i propri punti vittoria.
kp-rule-2-3-1a = Una nave affondata nel mazzo vittoria vale i punti stampati sulla sua carta.
kp-rule-2-3-1b = Una nave bottino ancora nella Forza alla fine del round vale il doppio per chi la possiede.
kp-rule-2-3-1c = I mercantili affondati con l’aiuto di Carico speciale valgono il doppio.
kp-rule-2-3-1d = Non contano più carte di navi da guerra e corsare che carte di mercantili.
kp-rule-2-3-1e = Quando i mercantili limitano navi da guerra e corsare, le navi bottino contano come mercantili.
kp-rule-2-3-1f = Le navi da guerra e le corsare oltre il limite si scartano a caso e non danno nulla.
kp-rule-2-3-2 = Le carte azione con punti vittoria che un giocatore ha conquistato si aggiungono al suo totale.
kp-rule-2-3-3a = In quattro giocatori si assegnano 4, 3, 2 e 1 punti round, a partire dal totale più alto.
kp-rule-2-3-3b = In tre giocatori si assegnano 3, 2 e 1 punti round.
kp-rule-2-3-3c = In due giocatori si assegnano 2 e 1 punti round.
kp-rule-2-3-3d = Chi ha un totale di zero non riceve punti round.
kp-rule-2-3-3e = Lo zero di un giocatore non cambia nulla per gli altri: mantengono i punti round che spettavano loro.
kp-rule-2-3-3f = I giocatori in parità ricevono tutti i punti del posto migliore.
kp-rule-2-3-3g = Chi segue una parità non sale di posizione.
kp-rule-2-3-3h = I totali di ogni round si annotano, perché alla fine decidono le parità.

## 2.4 Between rounds

kp-rule-2-4a = Dopo il primo e il secondo round tutte le carte azione tornano nel loro mazzo.
kp-rule-2-4b = Fra un round e l’altro si tolgono tutti i segnalini di danni e di Rifornimento Limitato.
kp-rule-2-4c = I mercantili non affondati vanno a faccia in su sotto il loro mazzo: sono già stati usati.
kp-rule-2-4d = I mercantili non affondati vanno sotto il loro mazzo come carte già usate.
kp-rule-2-4e = Dopo il conteggio le navi affondate e le navi bottino vanno a faccia in su sotto il mazzo di provenienza.
kp-rule-2-4f = Le carte azione che hanno dato punti tornano nel mazzo azione.
kp-rule-2-4-1a = Un giocatore può conservare per il round successivo al massimo una nave da guerra o corsara superstite.
kp-rule-2-4-1b = Nessuno è obbligato a conservare una nave.
kp-rule-2-4-1c = Le navi in più non si cedono a un altro giocatore; solo i compagni di squadra possono dividersele.
kp-rule-2-4-1d = Le navi da guerra e le corsare scartate vanno a faccia in su sotto il loro mazzo.
kp-rule-2-4-2 = Ogni giocatore riceve tre nuovi mercantili.
kp-rule-2-4-3a = Ogni giocatore riceve navi da guerra e corsare fino ad averne tre, comprese quelle conservate.
kp-rule-2-4-3b = Ogni corsara comincia il round camuffata, anche quella conservata.
kp-rule-2-4-4a = Le carte messe da parte si rimescolano con le altre quando si ricostituisce il mazzo azione.
kp-rule-2-4-4b = Si rimette da parte lo stesso numero di carte azione e ogni giocatore ne riceve sei.
kp-rule-2-4-5 = Chi ha conservato una nave riceve solo cinque carte azione.

## 2.5 Winning

kp-rule-2-5a = Vince la partita chi ha più punti round dopo tre round.
kp-rule-2-5b = A parità di punti round vince la somma più alta di punti vittoria.
kp-rule-2-5c = Se anche quelli sono pari, si gioca un altro round.

### Chapter 3.1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.0 Attackers and defenders

kp-rule-3-0a = Chi è di turno attacca; chi possiede la nave attaccata si difende.
kp-rule-3-0b = Chi ha perso tutte le navi da guerra e corsare resta nel round: pesca e gioca ciò che può ancora giocare.
kp-rule-3-0c = I mercantili perduti si rimpiazzano alla fine del turno.

## 3.1 Turns

kp-rule-3-1a = Nel primo round ognuno tira un d10 e comincia il più alto; chi è in parità ritira.
kp-rule-3-1b = In alternativa può cominciare chi ha la somma più bassa di punti vittoria fra le tre navi iniziali.
kp-rule-3-1c = Nei round successivi comincia chi ha finora meno punti round.
kp-rule-3-1d = Se possono cominciare in più d’uno, decidono i dadi.
kp-rule-3-1e = I turni seguono il senso orario.
kp-rule-3-1-1a = Nel proprio turno un giocatore può giocare tutte le carte che le regole consentono, o nessuna.
kp-rule-3-1-1b = Quante che siano le carte giocate, il turno finisce pescando una sola carta azione.
kp-rule-3-1-1c = Ciò che una carta fa per le navi amiche vale solo per le navi di chi la gioca.
kp-rule-3-1-1d = In mano si può avere qualsiasi numero di carte azione.
kp-rule-3-1-2a = Nessuno può danneggiare o affondare di proposito una propria nave, se non giocando Autoaffondamento.
kp-rule-3-1-2b = Nessuno può danneggiare o affondare di proposito una propria nave, se non giocando Autoaffondamento o Tirare la leva.
kp-rule-3-1-3a = Tutti gli attacchi di un turno, intercettazioni, mine o sottomarini, colpiscono navi di un solo avversario.
kp-rule-3-1-3b = Gli attacchi di un turno possono riguardare navi da guerra, corsare, navi bottino e mercantili, purché tutti di un solo avversario.
kp-rule-3-1-3c = Ogni propria nave da guerra o corsara compie una sola intercettazione o una sola posa di mine per turno, non entrambe.
kp-rule-3-1-3d = Nessuna nave nemica viene intercettata due volte nello stesso turno.
kp-rule-3-1-3e = L’intercettazione che segue un Interrogatorio riuscito conta come le altre per quel limite.
kp-rule-3-1-3f = Un mercantile può essere intercettato una volta per turno e subire inoltre qualsiasi numero di attacchi con mine e siluri.
kp-rule-3-1-3g = Mine e siluri colpiscono i mercantili; le navi bottino ne sono al riparo.
kp-rule-3-1-4a = Le carte che non sono attacchi si possono giocare contro l’avversario che viene attaccato.
kp-rule-3-1-4b = Le carte che non sono attacchi si possono giocare anche contro un solo altro avversario.
kp-rule-3-1-4c = In un turno senza attacchi le carte rivolte a un avversario si possono giocare contro uno solo.
kp-rule-3-1-5a = A fine turno chi lo ha svolto scarta per primo tutte le carte impiegate, a faccia in su e nell’ordine che vuole.
kp-rule-3-1-5b = Poi il difensore scarta le reazioni giocate, nell’ordine che vuole.
kp-rule-3-1-5c = Si scartano anche le carte impiegate e non giocate.
kp-rule-3-1-5d = Una carta impiegata o giocata in modo irregolare si scarta.
kp-rule-3-1-6a = Alla fine di ogni turno ciascuno pesca mercantili fino ad averne tre davanti a sé.
kp-rule-3-1-6b = I mercantili si rimpiazzano sia che siano affondati, sia catturati, sia giunti in porto.
kp-rule-3-1-7 = Chiunque può guardare in ogni momento le prime due carte degli scarti.
kp-rule-3-1-8 = La somma attuale dei punti vittoria di ciascuno è nota a tutti.
kp-rule-3-1-9 = Chiunque può contare quante carte azione restano da pescare.
kp-rule-3-1-10a = Un mazzo di navi si rimescola solo quando tutte le sue carte sono state usate.
kp-rule-3-1-10b = Ciascuno dei due mazzi di navi si rimescola quando si esaurisce, indipendentemente dall’altro.

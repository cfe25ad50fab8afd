### The action cards: name, one line for the card, and the whole effect for the rules panel.

## KP-3.3.1

kp-card-amc = AMC
kp-card-amc-short = Un incrociatore ausiliario affronta la corsara o nave da guerra al posto del mercantile.
kp-card-amc-full = Reazione quando una nave da guerra o corsara intercetta un tuo mercantile. L’incrociatore ausiliario e la nave si attaccano insieme e valgono entrambi i risultati; chi affonda l’altro ne ottiene i punti. Di notte entrambi attaccano con −1. Una corsara è svelata. Il mercantile ne resta fuori e non può essere intercettato di nuovo in questo turno. Fra le carte dell’intercettazione solo Attacco a sorpresa aiuta la nave; nella seconda edizione anche Proiettore.

## KP-3.3.2

kp-card-blockade_runner = Forzatore di blocco
kp-card-blockade_runner-short = Ogni tua nave con Rifornimento Limitato può rifornirsi; le navi bottino aiutano.
kp-card-blockade_runner-full = Ogni tua nave da guerra o corsara con Rifornimento Limitato, anche in un’Isola rifugio, fa la propria sfida. Se riesce, il segnalino si toglie. Se hai almeno una nave bottino, ognuna di queste sfide ha +2.

## KP-3.3.3

kp-card-boarding_party = Gruppo di abbordaggio
kp-card-boarding_party-short = Cattura un mercantile intatto invece di affondarlo.
kp-card-boarding_party-full = Accompagna l’intercettazione di una tua nave, per un mercantile intatto. Il risultato danneggiato non ha effetto; affondato fa del mercantile una tua nave bottino e rifornisce la nave. Se non è catturato, può tentare il Passaggio. Carta normale nella prima edizione, di assistenza nella seconda.

## KP-3.3.4

kp-card-bounding_main = Rotta principale
kp-card-bounding_main-short = In una partita a squadre il giocatore seguente salta un turno.
kp-card-bounding_main-full = Seconda edizione, partite a squadre. Finito il tuo turno, il giocatore seguente ne salta uno intero: non gioca e non pesca. Un Inganno o Banco di nebbia davanti a lui attende. Senza squadre si può usare solo la metà Intercettazione.

## KP-3.3.5

kp-card-break_contact = Rompere il contatto
kp-card-break_contact-short = Può annullare l’intercettazione di una tua nave.
kp-card-break_contact-full = Reazione quando una qualsiasi tua nave viene intercettata. Se la sfida riesce, l’intercettazione è annullata. La sfida ha −2 se la nave è danneggiata e −2 se ha Rifornimento Limitato. Non di notte, né contro Attacco a sorpresa, né in un’Isola rifugio, né contro siluri o mine.

## KP-3.3.6

kp-card-breakdown = Guasto
kp-card-breakdown-short = Può danneggiare una nave da guerra o corsara nemica intatta, nascosta o no.
kp-card-breakdown-full = Seconda edizione. Scegli una nave da guerra o corsara nemica intatta, svelata o camuffata. Se la sfida riesce, è danneggiata. La metà Intercettazione è la HMS Glasgow, più forte della maggior parte.

## KP-3.3.7

kp-card-breakout = Fuga
kp-card-breakout-short = Può portare nella tua Forza una nuova nave da guerra o corsara, o due.
kp-card-breakout-full = Se la sfida riesce, pesca una nave da guerra o corsara per la tua Forza; se è almeno il doppio della risposta, pescane due. A squadre, una delle due può andare al compagno; nella seconda edizione una o entrambe.

## KP-3.3.8

kp-card-collier = Nave rifornimenti
kp-card-collier-short = Rifornisce tutte le tue navi da guerra e corsare.
kp-card-collier-full = Toglie tutti i segnalini di Rifornimento Limitato dalle tue navi, senza tiro, anche in un’Isola rifugio.

## KP-3.3.9

kp-card-damage_control = Controllo dei danni
kp-card-damage_control-short = Ripara una delle tue navi danneggiate.
kp-card-damage_control-full = Toglie i danni a una delle tue navi, senza tiro: da guerra, corsara, bottino o mercantile, anche in un’Isola rifugio. Con i danni aggiuntivi (6.8) toglie un segnalino.

## KP-3.3.10

kp-card-deception = Inganno
kp-card-deception-short = Nel suo prossimo turno un avversario gioca una carta a caso, e nient’altro.
kp-card-deception-full = Resta davanti a un avversario fino alla fine del suo prossimo turno. In quel turno si prende a caso una carta dalla mano della vittima. Se l’azione è legale e ha effetto, si esegue; altrimenti non accade nulla. Non si giocano altre carte; la vittima pesca come sempre. Mentre attende può reagire. Mai insieme a Banco di nebbia.

## KP-3.3.11

kp-card-exchange_information = Scambio di informazioni
kp-card-exchange_information-short = In una partita a squadre passa carte al compagno e ricevine altre.
kp-card-exchange_information-full = Seconda edizione, partite a squadre. Tu e il compagno vi passate qualsiasi numero di carte dalla mano; le quantità possono essere diverse. Potete dire in generale che cosa vi serve, ma non mostrare né nominare carte. Senza squadre si può usare solo la metà Intercettazione.

## KP-3.3.12

kp-card-fair_seas = Mari favorevoli
kp-card-fair_seas-short = Un tuo mercantile o nave bottino intatto tenta il Passaggio con +1.
kp-card-fair_seas-full = Scegli un tuo mercantile o nave bottino intatto. Tenta il Passaggio con gli indicatori della propria carta e +1. Se riesce va nel tuo mazzo vittoria, e una nave bottino vale il doppio.

## KP-3.3.13

kp-card-fast_ship = Nave veloce
kp-card-fast_ship-short = Una corsara attacca il tuo mercantile intatto con −2.
kp-card-fast_ship-full = Reazione quando una corsara intercetta un tuo mercantile intatto: l’attacco ha −2. Non di notte, né contro Attacco a sorpresa, né contro una nave da guerra. Con le regole opzionali vale −4 contro la Seeadler, una corsara veloce può inseguire a tutta forza e un mercantile a vela non può giocarla.

## KP-3.3.14

kp-card-fog_bank = Banco di nebbia
kp-card-fog_bank-short = Un avversario non agisce e non è attaccato fino alla fine del suo prossimo turno.
kp-card-fog_bank-full = Resta davanti a un avversario fino alla fine del suo prossimo turno. In quel turno non gioca carte azione e non pesca. Fino ad allora contro di lui si può giocare solo Cattivo tempo. Mai insieme a Inganno.

## KP-3.3.15

kp-card-good_hunting = Buona caccia
kp-card-good_hunting-short = Una corsara intercetta due mercantili con una sola carta.
kp-card-good_hunting-full = Accompagna l’intercettazione di una tua corsara, che così intercetta due mercantili di un avversario. I dadi si tirano per ciascuno e il difensore può reagire per ciascuno; Caccia scarsa ne lascia uno solo. Carta normale nella prima edizione, di assistenza nella seconda.

## KP-3.3.16

kp-card-heavy_weather = Cattivo tempo
kp-card-heavy_weather-short = Ogni nave danneggiata di un avversario può colare a picco. Nessuno ottiene punti.
kp-card-heavy_weather-full = Per ogni nave danneggiata di un avversario, fuori da un’Isola rifugio, fai una sfida. Dove riesce, la nave è perduta: a faccia in su sotto il suo mazzo, senza punti per nessuno. È l’unica carta che si può giocare contro chi è in un Banco di nebbia.

## KP-3.3.17

kp-card-intelligence = Informazioni
kp-card-intelligence-short = Guarda la mano di un avversario, o guarda e riordina le prossime carte.
kp-card-intelligence-full = Guarda in segreto l’intera mano di un avversario. Oppure guarda la cima del mazzo azione, una carta per giocatore, e rimetti le carte nell’ordine che vuoi. Non si usa nel solitario.

## KP-3.3.18

kp-card-interned = Internato
kp-card-interned-short = Può togliere dalla guerra una nave da guerra o una nave svelata nemica.
kp-card-interned-full = Scegli una nave da guerra nemica, o una corsara o nave bottino svelata. La sfida ha +2 se è danneggiata e +2 se ha Rifornimento Limitato. Se riesce, la nave va a faccia in su sotto il suo mazzo, senza punti per nessuno.

## KP-3.3.19

kp-card-interrogate = Interrogatorio
kp-card-interrogate-short = Può svelare una corsara o nave bottino e intercettarla subito.
kp-card-interrogate-full = Scegli una corsara o nave bottino nemica camuffata, fuori da un’Isola rifugio. Se la sfida riesce, è svelata e subito intercettata con i dadi di attacco di questa carta. Nessuna reazione impedisce l’interrogatorio; contro l’intercettazione si reagisce come sempre, con Cambio di bandiera solo dopo. Non si combina con Attacco a sorpresa; nella seconda edizione con nessuna carta assistenza. Vale come attacco del turno anche se fallisce.

## KP-3.3.20

kp-card-island_refuge = Isola rifugio
kp-card-island_refuge-short = Dà riparo a una tua nave da guerra o corsara, per ripararsi e rifornirsi.
kp-card-island_refuge-full = Ponila su una tua nave da guerra o corsara; una corsara torna camuffata. In ogni tuo turno, compreso questo, la nave può tentare di ripararsi e di rifornirsi, con una sfida per ciascuna cosa. Resta almeno un turno e riparte liberamente in uno successivo. Nel rifugio la raggiunge solo Monitore; lì non intercetta e non posa mine, né nel turno in cui riparte.

## KP-3.3.21

kp-card-lay_mines = Posa di mine
kp-card-lay_mines-short = Le mine di una corsara attaccano tutti i mercantili di un avversario.
kp-card-lay_mines-full = Si pone su una tua corsara con il simbolo delle mine. Le mine attaccano tutti i mercantili di un avversario, uno dopo l’altro, con i dadi delle mine di questa carta. Le navi bottino non sono toccate, nessuno tenta il Passaggio e la corsara resta camuffata. Si risponde con Dragamine.

## KP-3.3.22

kp-card-minesweeper = Dragamine
kp-card-minesweeper-short = Rimuove tutte le mine di un attacco.
kp-card-minesweeper-full = Reazione alle mine di una corsara o di un sottomarino: nessuna colpisce.

## KP-3.3.23

kp-card-mistaken_identity = Identificazione errata
kp-card-mistaken_identity-short = Può scambiare il tuo mercantile appena affondato con uno affondato del tuo mazzo vittoria.
kp-card-mistaken_identity-full = Seconda edizione. Reazione quando un tuo mercantile è stato affondato. Se la sfida riesce, si scambia con un mercantile affondato a tua scelta del tuo mazzo vittoria. La metà Intercettazione è la HMS Highflyer, più forte della maggior parte.

## KP-3.3.24

kp-card-monitor = Monitore
kp-card-monitor-short = Intercetta una nave da guerra o corsara nemica nella sua Isola rifugio, con +2.
kp-card-monitor-full = Scegli una nave da guerra o corsara nemica in un’Isola rifugio, camuffata o no. È intercettata con i dadi di attacco di questa carta e +2. Fra le reazioni serve solo Tirare la leva. Vale come attacco del turno.

## KP-3.3.25

kp-card-non_combatant = Non combattente
kp-card-non_combatant-short = Attacco −2 al tuo mercantile intatto; è catturato anziché affondato.
kp-card-non_combatant-full = Reazione quando una nave da guerra o corsara intercetta un tuo mercantile intatto. L’attacco ha −2. Il risultato danneggiato non ha effetto; affondato fa del mercantile una nave bottino dell’attaccante e rifornisce la nave. Se non è catturato, tenta il Passaggio con +2.

## KP-3.3.26

kp-card-pull_the_plug = Tirare la leva
kp-card-pull_the_plug-short = Affonda la tua nave intercettata: nessuno ne ottiene i punti.
kp-card-pull_the_plug-full = Seconda edizione. Reazione quando una tua nave da guerra, corsara o bottino viene intercettata, danneggiata o no, anche da Monitore. L’intercettazione è annullata e la nave va a faccia in su sotto il suo mazzo, senza punti per nessuno.

## KP-3.3.27

kp-card-qqq = QQQ
kp-card-qqq-short = La corsara che intercetta il tuo mercantile viene poi svelata.
kp-card-qqq-full = Reazione quando una corsara camuffata intercetta un tuo mercantile: la chiamata radio la tradisce. È svelata quando la sua intercettazione è conclusa, dopo l’ultimo bersaglio. Il suo giocatore può allora rispondere con Cambio di bandiera.

## KP-3.3.28

kp-card-q_ship = Nave Q
kp-card-q_ship-short = Una nave civetta affronta il sottomarino al posto del tuo mercantile.
kp-card-q_ship-full = Reazione a un attacco con siluri contro un tuo mercantile, che ne resta fuori. Se la sfida riesce, Nave Q e sottomarino si cannoneggiano insieme. Se fallisce, il sottomarino silura per primo la Nave Q; se resta a galla risponde con le cariche di profondità, con −2 se danneggiata. Conta solo affondare: l’altro giocatore ottiene la carta.

## KP-3.3.29

kp-card-razzle_dazzle = Manovre evasive
kp-card-razzle_dazzle-short = Può annullare un attacco con siluri.
kp-card-razzle_dazzle-full = Reazione a un attacco con siluri: la mimetizzazione a contrasto confonde la mira del sottomarino. Se la sfida riesce, l’attacco è annullato.

## KP-3.3.30

kp-card-recalled = Richiamato
kp-card-recalled-short = Può rimandare in patria la nave che ha affondato il tuo mercantile.
kp-card-recalled-full = Reazione quando una nave da guerra o corsara ha affondato un tuo mercantile in un’intercettazione. Se la sfida riesce, quella nave va a faccia in su sotto il suo mazzo, senza punti per nessuno; il mercantile conta comunque per il suo giocatore. Nella seconda edizione può arrivare in qualsiasi momento successivo di quel turno e fermare la nave prima del bersaglio seguente.

## KP-3.3.31

kp-card-recon_aircraft = Aereo da ricognizione
kp-card-recon_aircraft-short = Prendi due carte a caso dalla mano di un avversario.
kp-card-recon_aircraft-full = Due carte prese a caso dalla mano di un avversario passano nella tua. I due Aerei da ricognizione si possono giocare in un turno, contro lo stesso avversario o contro due, chiunque tu attacchi.

## KP-3.3.32

kp-card-reflag = Cambio di bandiera
kp-card-reflag-short = Camuffa di nuovo una tua corsara o nave bottino svelata.
kp-card-reflag-full = Camuffa una tua corsara o nave bottino svelata, senza tiro. Si gioca dalla mano quando una tua nave è appena stata svelata, anche nel tuo turno; dopo un AMC o un Interrogatorio solo quando sono conclusi. Si può anche impiegare nel tuo turno per nascondere una nave già svelata.

## KP-3.3.33

kp-card-rendezvous_missed = Appuntamento mancato
kp-card-rendezvous_missed-short = Ogni nave da guerra e corsara di un avversario può restare a corto di rifornimenti.
kp-card-rendezvous_missed-full = Per ogni nave da guerra e corsara di un avversario, camuffata o no, fuori da un’Isola rifugio, fai una sfida. Dove riesce, la nave va in Rifornimento Limitato. Se quel giocatore ha almeno una nave bottino, ognuna di queste sfide ha −2.

## KP-3.3.34

kp-card-sail_q_ship = Nave Q a vela
kp-card-sail_q_ship-short = Una civetta a vela affronta il sottomarino che silura il tuo veliero.
kp-card-sail_q_ship-full = Seconda edizione. Reazione a un attacco con siluri contro uno dei dodici mercantili a vela, che ne resta fuori. Se la sfida riesce, entrambi si cannoneggiano insieme. Se fallisce, il sottomarino silura la civetta, che non ha cariche di profondità per rispondere. Conta solo affondare: l’altro giocatore ottiene la carta.

## KP-3.3.35

kp-card-scuttle = Autoaffondamento
kp-card-scuttle-short = Toglie dal gioco una tua nave da guerra, corsara o bottino danneggiata.
kp-card-scuttle-full = Una tua nave da guerra, corsara o bottino danneggiata va a faccia in su sotto il suo mazzo, senza tiro e senza punti per nessuno.

## KP-3.3.36

kp-card-searchlight = Proiettore
kp-card-searchlight-short = +3 all’attacco di un’intercettazione notturna.
kp-card-searchlight-full = Seconda edizione, carta assistenza. Accompagna un’intercettazione notturna delle forze britanniche o di una tua nave: ogni suo attacco ha +3. La metà Intercettazione è la HMS Pegasus, più forte della maggior parte.

## KP-3.3.37

kp-card-second_chance = Seconda possibilità
kp-card-second_chance-short = Svolgi un altro turno subito dopo questo.
kp-card-second_chance-full = Dopo aver pescato la carta che chiude questo turno, ne svolgi un altro. In quel turno aggiuntivo non si possono giocare per la loro azione né Seconda possibilità né Intercettazione radio.

## KP-3.3.38

kp-card-shallow_run = Bassi fondali
kp-card-shallow_run-short = La tua nave intercettata fugge attraverso una secca, forse danneggiata.
kp-card-shallow_run-full = Reazione quando una qualsiasi tua nave viene intercettata: fugge senza combattere. Se la sfida fallisce, è danneggiata; una nave già danneggiata tira con −2 e, se fallisce, affonda e ne ottiene i punti chi la intercettava. Non di notte, né contro Attacco a sorpresa, né in un’Isola rifugio, né contro siluri o mine.

## KP-3.3.39

kp-card-shipping_lanes = Rotte commerciali
kp-card-shipping_lanes-short = Una nave da guerra intercetta tutti i mercantili di un avversario con una carta.
kp-card-shipping_lanes-full = Accompagna l’intercettazione di una tua nave da guerra, che così intercetta tutti i mercantili di un avversario. I dadi si tirano per ciascuno e il difensore può reagire per ciascuno; Caccia scarsa ne lascia uno solo. Carta normale nella prima edizione, di assistenza nella seconda.

## KP-3.3.40

kp-card-slim_pickings = Caccia scarsa
kp-card-slim_pickings-short = Annulla l’intercettazione di un mercantile, o ne lascia uno solo fra più.
kp-card-slim_pickings-full = Reazione quando una nave da guerra o corsara intercetta i tuoi mercantili. L’intercettazione di uno solo è annullata. Quella con Buona caccia o Rotte commerciali si riduce a un mercantile, scelto dall’attaccante.

## KP-3.3.41

kp-card-special_cargo = Carico speciale
kp-card-special_cargo-short = I mercantili affondati in questo attacco valgono il doppio.
kp-card-special_cargo-full = Seconda edizione, carta assistenza. Accompagna l’intercettazione di una tua nave, le mine o i siluri. Ogni mercantile affondato in quell’attacco vale il doppio. Si combina con Buona caccia e Rotte commerciali. La metà Intercettazione è la HMS Sydney, più forte della maggior parte.

## KP-3.3.42

kp-card-submarine_u = Sottomarino U
kp-card-submarine_u-short = Silura un mercantile nemico.
kp-card-submarine_u-full = U-27 e U-41 attaccano un mercantile con i siluri, anche se già intercettato in questo turno. Si risponde con Nave Q o Manovre evasive; nella seconda edizione anche con Nave Q a vela, per un mercantile a vela. Dopo non c’è Passaggio.

## KP-3.3.43

kp-card-submarine_uc = Sottomarino UC
kp-card-submarine_uc-short = Silura un mercantile nemico, o posa mine per tutti quelli di un avversario.
kp-card-submarine_uc-full = UC-16 e UC-29 attaccano un mercantile con i siluri, oppure posano mine che attaccano tutti i mercantili di un avversario. Ai siluri si risponde con Nave Q o Manovre evasive; nella seconda edizione anche con Nave Q a vela, per un mercantile a vela; alle mine solo con Dragamine. Dopo non c’è Passaggio.

## KP-3.3.44

kp-card-surprise_attack = Attacco a sorpresa
kp-card-surprise_attack-short = +2 all’attacco di un’intercettazione, e quasi nessuna via di fuga.
kp-card-surprise_attack-full = Accompagna un’intercettazione delle forze britanniche o di una tua nave: ogni suo attacco ha +2. Non si può rispondere con Rompere il contatto, Nave veloce o Bassi fondali. Al massimo uno per intercettazione, e mai con Interrogatorio. Carta normale nella prima edizione, di assistenza nella seconda.

## KP-3.3.45

kp-card-transfer_command = Trasferimento del comando
kp-card-transfer_command-short = Può prendere una nave da guerra o una nave svelata nemica.
kp-card-transfer_command-full = Scegli una nave da guerra nemica, o una corsara o nave bottino svelata. Se la sfida riesce, passa nella tua Forza così com’è: svelata, danneggiata, con Rifornimento Limitato.

## KP-3.3.46

kp-card-trap = Trappola
kp-card-trap-short = Il tuo mercantile intercettato è armato e risponde al fuoco.
kp-card-trap-full = Reazione quando una nave da guerra o corsara intercetta un tuo mercantile. Entrambi attaccano insieme, il mercantile con i dadi di questa carta; chi affonda l’altro ne ottiene i punti. Di notte entrambi attaccano con −1. Una corsara è svelata. Le altre carte dell’intercettazione agiscono, ma Attacco a sorpresa, e nella seconda edizione anche Proiettore, aiutano solo la nave.

## KP-3.3.47

kp-card-wireless_intercept = Intercettazione radio
kp-card-wireless_intercept-short = Prendi in mano le prime due carte degli scarti.
kp-card-wireless_intercept-full = Le prime due carte degli scarti passano nella tua mano. Al massimo una per turno, e non nel turno aggiuntivo di una Seconda possibilità. Non si usa nel solitario.

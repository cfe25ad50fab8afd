### Chapter 3.2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.2 Playing and committing action cards

kp-rule-3-2a = Tutte le carte destinate al turno si mettono a faccia in giù prima di risolvere la prima.
kp-rule-3-2b = Da quel momento il giocatore di turno non gioca nulla dalla mano, tranne Cambio di bandiera.
kp-rule-3-2c = Una carta impiegata non torna in mano.
kp-rule-3-2d = Il giocatore di turno sceglie in quale ordine risolvere le carte impiegate.
kp-rule-3-2-1a = Il modo in cui la carta viene posta stabilisce quale metà si userà.
kp-rule-3-2-1b = Una propria nave che deve intercettare riceve esattamente una carta dal lato Intercettazione.
kp-rule-3-2-1c = Una corsara che deve posare mine riceve esattamente una carta Posa di mine dal lato azione.
kp-rule-3-2-1d = Ogni intercettazione delle forze britanniche richiede una propria carta davanti alla Forza, dal lato Intercettazione.
kp-rule-3-2-1e = Le altre carte impiegate stanno davanti alla Forza dal lato azione.
kp-rule-3-2-2a = Le reazioni si giocano direttamente dalla mano, nel turno di un avversario. Non si impiegano prima.
kp-rule-3-2-2b = Una reazione si gioca prima di risolvere la carta a cui risponde.
kp-rule-3-2-2c = A ogni intercettazione o azione si risponde con una sola reazione.
kp-rule-3-2-2d = Può reagire solo il giocatore la cui nave o Forza è coinvolta.
kp-rule-3-2-3a = Le forze britanniche intercettano con i dadi della metà Intercettazione, accanto alla bandiera navale.
kp-rule-3-2-3b = Le forze britanniche non possono intercettare corsare e navi bottino camuffate; prima vanno svelate.
kp-rule-3-2-3c = Una nave svelata si gira di lato, e si raddrizza quando torna camuffata.
kp-rule-3-2-3d = Una nave da guerra è nota a tutti. Può essere intercettata in ogni momento e non si camuffa mai.
kp-rule-3-2-3e = A un’intercettazione delle forze britanniche può aggiungersi un Attacco a sorpresa, e nient’altro.
kp-rule-3-2-3f = Per intercettare una nave da guerra, corsara o bottino si può aggiungere un Attacco a sorpresa o un Proiettore, non entrambi.
kp-rule-3-2-3g = Una nave da guerra, corsara o bottino affondata dalle forze britanniche va nel mazzo vittoria di chi le guidava.
kp-rule-3-2-4a = I mercantili possono essere intercettati da navi da guerra e corsare, colpiti da mine e silurati.
kp-rule-3-2-4b = I mercantili non si nascondono mai: si possono intercettare in ogni momento.
kp-rule-3-2-4c = Qualsiasi numero di altre carte impiegate può aiutare a intercettare un mercantile.
kp-rule-3-2-4d = Qualsiasi numero di carte assistenza può aiutare a intercettare un mercantile.
kp-rule-3-2-4e = Un mercantile affondato va nel mazzo vittoria di chi lo ha attaccato.
kp-rule-3-2-4f = Una propria nave che intercetta tira i suoi dadi di attacco, non quelli della carta che porta sopra.
kp-rule-3-2-5a = Un mercantile catturato diventa nave bottino e passa nella fila posteriore di chi lo cattura.
kp-rule-3-2-5b = Per catturare un mercantile serve un Gruppo di abbordaggio o un Non combattente nell’intercettazione.
kp-rule-3-2-5c = Una cattura elimina il Rifornimento Limitato della nave che l’ha compiuta, e di nessun’altra.
kp-rule-3-2-5d = Una nave bottino che giunge in porto vale il doppio per chi la possiede.
kp-rule-3-2-5e = Una nave bottino affondata da un avversario vale una volta sola, per quell’avversario.
kp-rule-3-2-6a = Un mercantile intatto che supera un’intercettazione può tentare subito di raggiungere un porto: è il Passaggio.
kp-rule-3-2-6b = Una nave bottino intatta che supera un’intercettazione può tentare subito il Passaggio.
kp-rule-3-2-6c = Sopravvivere a mine o siluri non dà diritto al Passaggio.
kp-rule-3-2-6d = Chi possiede la nave tira la sfida stampata sulla carta; un altro giocatore tira la risposta.
kp-rule-3-2-6e = Se il Passaggio riesce, la nave va nel mazzo vittoria di chi la possiede.
kp-rule-3-2-6f = Se il Passaggio fallisce, non accade nulla.
kp-rule-3-2-6g = Una nave può tentare il Passaggio ogni volta che ne ha l’occasione.

## 3.2.7 Dice

kp-rule-3-2-7a = Se l’attacco supera la difesa senza arrivare al doppio, il bersaglio è danneggiato.
kp-rule-3-2-7b = Se l’attacco supera la difesa ed è almeno il doppio, il bersaglio affonda.
kp-rule-3-2-7c = Se l’attacco non supera la difesa, non accade nulla.
kp-rule-3-2-7d = Una nave danneggiata che subisce altri danni non riceve un secondo segnalino, salvo con la regola opzionale 6.8.
kp-rule-3-2-7e = Una sfida riesce solo se supera la risposta.
kp-rule-3-2-7f = Tutti i modificatori a un tiro si sommano.
kp-rule-3-2-7g = Per quanto bassi siano i modificatori, un risultato vale almeno 1.
kp-rule-3-2-7h = Una nave con Rifornimento Limitato intercetta con −2 all’attacco.
kp-rule-3-2-7i = Il Rifornimento Limitato non indebolisce la difesa di una nave.
kp-rule-3-2-7j = Una nave da guerra o corsara danneggiata intercetta con −2 all’attacco.
kp-rule-3-2-7k = Una nave danneggiata si difende con −2, qualunque cosa la attacchi.
kp-rule-3-2-7l = Posare mine non è intercettare: né i danni né il Rifornimento Limitato della corsara contano.
kp-rule-3-2-7m = Un’azione notturna ha −1 all’attacco.
kp-rule-3-2-7n = I risultati si confrontano dopo tutti i modificatori, anche per vedere se uno è il doppio dell’altro.

## 3.2.8 Announcing

kp-rule-3-2-8a = Per intercettare un mercantile si nomina il bersaglio, poi si girano la carta sulla nave e quelle che aiutano.
kp-rule-3-2-8b = Per posare mine lo si annuncia, poi si gira la carta Posa di mine che sta sulla corsara.
kp-rule-3-2-8c = Le carte assistenza di un attacco con mine si girano insieme a esso.
kp-rule-3-2-8d = Per un’intercettazione delle forze britanniche si nomina il bersaglio, poi si girano la carta e ciò che la aiuta.
kp-rule-3-2-8e = Per ogni altra azione la si annuncia e si gira la sua carta.
kp-rule-3-2-8f = Le carte giocate si mettono da parte; si scartano solo a fine turno.

### Why not.

## Committing

kp-no-not-in-hand = Quella carta non è nella tua mano.
kp-no-own-fighter = Per questo ti serve una tua nave da guerra o corsara.
kp-no-second-card = Su quella nave c’è già una carta.
kp-no-only-mines = Solo Posa di mine si può porre su una corsara per la sua azione.
kp-no-minelayer = Quella nave non può posare mine.
kp-no-mines-in-front = Posa di mine va su una corsara in grado di posarle.
kp-no-team-card = Senza squadre questa carta serve solo a intercettare.
kp-no-reaction-committed = Le reazioni si giocano dalla mano, nel turno di un avversario.
kp-no-not-committed = Non hai messo giù quella carta per questo turno.
kp-no-other-half = Quella carta è stata messa giù per l’altra metà.
kp-no-card-on-ship = Su quella nave non c’è una carta per questo.

## Own ships

kp-no-in-refuge = Quella nave è in un’Isola rifugio.
kp-no-left-refuge = Quella nave ha lasciato la sua Isola rifugio in questo turno.
kp-no-acted = Quella nave ha già agito in questo turno.
kp-no-attempt = Non c’è nulla da tentare: nessun segnalino, nessun rifugio, o già tentato in questo turno.
kp-no-leaving = Quella nave non può lasciare ora un rifugio: non è in nessuno, o vi è entrata in questo turno.
kp-no-supply = Quella nave bottino non può rifornire ora quella nave.

## Targets

kp-no-target = Ora non c’è un bersaglio adatto.
kp-no-such-ship = Quella nave non è sul tavolo.
kp-no-such-target = { $ship } non può esserne il bersaglio.
kp-no-own-only = Questo vale solo per le tue navi.
kp-no-opponent = Questo si può fare solo contro un avversario.
kp-no-other-opponent = Tutti gli attacchi di questo turno vanno contro un avversario, e hai cominciato con un altro.
kp-no-third-opponent = Hai già giocato carte contro tutti gli avversari che questo turno consente.
kp-no-fog = Quel giocatore è nascosto da un Banco di nebbia.
kp-no-intercepted = Quella nave è già stata intercettata in questo turno.
kp-no-merchantman = Le tue navi intercettano solo mercantili.
kp-no-disguised = Quella nave è camuffata: prima va svelata.
kp-no-recognised = Quella nave è già svelata.
kp-no-sheltered = Quella nave è al riparo di un’Isola rifugio.
kp-no-shelter = Monitore raggiunge solo navi in un’Isola rifugio.
kp-no-prize = Mine e siluri non attaccano navi bottino.
kp-no-damaged = Quella nave è danneggiata.
kp-no-undamaged = Quella nave non è danneggiata.
kp-no-disguise = Quella nave non è una corsara o nave bottino svelata.
kp-no-more-targets = Questa intercettazione non ammette altri bersagli.

## Cards that join an attack, and limits

kp-no-assist = Quella carta non può unirsi a questo attacco.
kp-no-assist-alone = Quella carta si gioca insieme a un attacco.
kp-no-one-assist = Le forze britanniche ammettono una sola carta di questo tipo.
kp-no-boarding-yet = Un Gruppo di abbordaggio si unisce quando tocca al suo mercantile.
kp-no-raider = Buona caccia accompagna un’intercettazione di una corsara.
kp-no-warship = Rotte commerciali accompagna un’intercettazione di una nave da guerra.
kp-no-cargo = Carico speciale accompagna un attacco contro mercantili.
kp-no-night = Proiettore richiede un’azione notturna.
kp-no-once = Se ne ammette una sola.
kp-no-extra-turn = Non nel turno aggiuntivo di una Seconda possibilità.

## Reactions

kp-no-reaction = { $card } non può rispondere a questo.

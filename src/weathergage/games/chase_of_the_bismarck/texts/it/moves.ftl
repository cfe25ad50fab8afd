cb-move-buy = Prendere { $ship } in { $hex }: { $points } punti
cb-move-bought = Nient’altro
cb-move-shadow = Pedinare il contatto { $contact } con { $unit }
cb-move-end-shadowing = Nessun altro tentativo
cb-move-hold-course = Mantenere la rotta
cb-move-evade = Manovra di evasione (2 di carburante per nave)
cb-move-follow = Seguire la parte { $part ->
    [fast] veloce (+2)
   *[other] lenta
 }
cb-move-follow-both = Seguire entrambe: { $ship } la parte veloce, le altre quella lenta
cb-move-order = Ordini per { $unit }
cb-move-sail = Navigare fino a { $hex }
cb-move-halt = Non oltre in questo turno
cb-move-stay = Restare
cb-move-plot-course = Tracciare una rotta{ $full ->
    [1] { "" } a tutta forza
   *[other] { "" } a velocità di crociera
 }
cb-move-course = Fare rotta per { $hex }
cb-move-patrol = Pattugliare{ $standing ->
    [1] { "" } fino a nuovo ordine
   *[other] { "" } in questo turno
 }
cb-move-home-below = { $fuel ->
    [0] Non rientrare di propria iniziativa
   *[other] Rientrare con meno di { $fuel } di carburante
 }
cb-move-mark-return = { $ship } rientra alla base
cb-move-repair = { $ship } tenta una riparazione in mare
cb-move-mend = Riparare { $what ->
    [rudder] il timone
   *[other] l’evasione
 }
cb-move-dock = Segnare { $ship } in porto
cb-move-refuel = { $ship } fa rifornimento da { $tanker }
cb-move-join = Unirsi a { $force }
cb-move-form = Formare una Task Force con { $ship }
cb-move-leave = { $ship } lascia la Task Force
cb-move-fly = In volo: { $air } di { $base }
cb-move-drop-search = Segnalino di ricerca in { $hex }
cb-move-drop-attack = Segnalino d’attacco in { $hex }
cb-move-stay-aloft = Restare in volo
cb-move-aloft-at = Restare sopra { $hex }
cb-move-land = Atterrare
cb-move-done = Fatto
cb-move-search = Cercare in { $hex }
cb-move-search-all = Cercare in tutti
cb-move-end-search = Non cercare altrove
cb-move-attack = { $air } di { $base }, bersaglio: { $kind }
cb-move-expose = { $ship }
cb-move-engage = { $unit } attacca il contatto { $contact }
cb-move-end-combats = Nessun altro combattimento
cb-move-launch = { $ship }: { $count ->
    [one] un siluro
   *[other] { $count } siluri
 } contro { $target }
cb-move-end-torpedoes = Nessun altro siluro
cb-move-fire = { $ship } spara a { $target }
cb-move-hold-fire = Non sparare
cb-move-manoeuvre = { $ship }: { $position ->
    [closing] in avvicinamento
    [opening] di fianco
   *[other] in allontanamento
 }{ $zones ->
    [0] { "" }
   *[other] { "" }, avanza di { $zones }
 }
cb-move-close-up = { $ship } recupera terreno
cb-move-fall-behind = { $ship } resta indietro
cb-move-break-off = { $ship } tenta di sganciarsi
cb-move-remain = Nessun’altra ci prova
cb-move-reinforce = { $ship } tenta di unirsi
cb-move-end-reinforcing = Nessun’altra
cb-move-concede = Darle per perdute
cb-move-fight-on = Continuare a combattere
cb-move-name-hex = { $hex }
cb-move-hunt = { $unit } caccia sulla linea { $line ->
    [east_west] est-ovest
   *[other] nord-sud
 }
cb-move-dummy-roll = Tirare un dado per finta
cb-move-no-hunt = Nessuna caccia
cb-move-pursue = Dare addosso
cb-move-let-go = Lasciar perdere
cb-move-release-rodney = La Rodney lascia il convoglio
cb-move-keep-rodney = Tutto resta com’è

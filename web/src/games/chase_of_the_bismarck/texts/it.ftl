# La mappa di The Chase of the Bismarck
cbb-chart = carta
cbb-chart-of = { $side ->
    [0] La carta tedesca: l’Atlantico settentrionale. Invio percorre gli esagoni, le frecce spostano, più e meno ingrandiscono.
    [1] La carta alleata: l’Atlantico settentrionale. Invio percorre gli esagoni, le frecce spostano, più e meno ingrandiscono.
   *[other] La carta dell’Atlantico settentrionale
 }
cbb-zoom = Ingrandimento
cbb-zoom-in = Ingrandisci
cbb-zoom-out = Riduci
cbb-zoom-fit = Mostra tutta la carta
cbb-layers = Mostra sulla carta
cbb-layer-heat = Fattori di ricerca
cbb-layer-routes = Rotte dei convogli
cbb-layer-reports = Tutti i rapporti
cbb-layer-wakes = Scie
cbb-land = terra
cbb-fog-hex = zona di nebbia
cbb-route = rotta dei convogli
cbb-factors = { $have } di { $level } fattori di ricerca
cbb-several = qui si possono fare { $count } cose

# Luoghi
cbb-land-greenland = Groenlandia
cbb-land-iceland = Islanda
cbb-land-norway = Norvegia
cbb-land-britain = Gran Bretagna
cbb-land-ireland = Irlanda
cbb-land-france = Francia
cbb-land-spain = Spagna
cbb-land-germany = Germania
cbb-land-newfoundland = Terranova
cbb-land-azores = Azzorre

# Turno e tempo
cbb-sky = Turno e tempo
cbb-when = { $period ->
    [night] Notte
    [morning] Mattina
    [noon] Mezzogiorno
    [afternoon] Pomeriggio
   *[other] Sera
 } del { $day } maggio
cbb-turn = turno { $turn } di { $turns }
cbb-weather = Tempo { $weather } di 9{ $fog ->
    [1] { "" }, nebbia
   *[other] { "" }
 }
cbb-fog = Nebbia
cbb-level = Visibilità
cbb-level-about = Tanti fattori servono per una ricerca; con X nessuno vede niente
cbb-submarine = Sommergibili
cbb-submarine-about = In questo turno un sommergibile può avere un contatto
cbb-prey = Gettoni convoglio { $full } + { $half } dimezzati, mercantili { $merchants }

# Accanto alla carta
cbb-tray = Ordini e navi
cbb-who = Chi intendi?
cbb-waiting = Senza ordini ({ $count })
cbb-standing = Con ordini permanenti ({ $count })
cbb-flyers = Pronti al volo ({ $count })
cbb-ordered = Con ordini ({ $count })
cbb-search-none = Nessun esagono raggiunge i { $level } fattori di ricerca che la visibilità richiede: non c’è nulla da cercare
cbb-looked = Ciò che guardi
cbb-contacts = Unità nemiche segnate
cbb-contact = Contatto { $contact }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 }, { $marker ->
    [2] pedinato
   *[other] avvistato
 }
cbb-speed = velocità { $speed }, { $endurance ->
    [1] atterra nello stesso turno
   *[other] può restare in volo
 }
cbb-fuel = carburante { $fuel }
cbb-orders-none = ancora senza ordini
cbb-orders-stays = resta
cbb-orders-sailed = naviga { $hexes }
cbb-standing-course = rotta per { $hex }{ $full ->
    [1] { "" } a tutta forza
   *[other] { "" }
 }
cbb-standing-patrol = pattuglia fino a nuovo ordine
cbb-standing-home = rientra in porto

# Stati
cbb-state-sighted = avvistata
cbb-state-shadowed = pedinata
cbb-state-repair = ripara in mare
cbb-state-sea = si rifornisce in mare
cbb-state-port = in porto
cbb-state-patrol = in pattuglia
cbb-state-stays = resta
cbb-state-restricted = attende di essere libera
cbb-state-pursued = ha tentato di pedinare
cbb-state-evading = ha fatto la manovra di evasione: un esagono al massimo
cbb-state-no-move = Fermo { $turns }
cbb-state-emergency = carburante d’emergenza fino al turno { $turn }
cbb-state-returning = rientra alla base
cbb-state-rudder = timone danneggiato
cbb-state-fire-control = direzione del tiro danneggiata
cbb-state-radar = radar perso
cbb-box-ready = pronti
cbb-box-flying = in volo
cbb-box-aloft = in volo
cbb-box-landing = atterrati
cbb-box-refit = in revisione
cbb-box-lost = perduti

# Il tabellone tattico
cbb-tactical = Combattimento navale
cbb-tactical-board = Tabellone tattico. Le frecce percorrono ciò che si può premere.
cbb-combat-in = Combattimento in { $hex }, round { $round }
cbb-steps = Fasi del round
cbb-step-launch = Siluri
cbb-step-fire = Fuoco
cbb-step-manoeuvre = Movimento
cbb-step-break_off = Sganciamento
cbb-step-reinforce = Rinforzi
cbb-level-now = Visibilità { $level }
cbb-to-chart = Carta
cbb-to-combat = Torna al tabellone tattico
cbb-cards = Schede delle navi in combattimento
cbb-side = { $side }, { $attacks ->
    [1] in attacco
   *[other] in difesa
 }
cbb-side-axis = Tedeschi
cbb-side-allies = Alleati
cbb-position-closing = in avvicinamento
cbb-position-opening = di fianco
cbb-position-breaking_off = in allontanamento
cbb-gun-bow = prua { $factors }
cbb-gun-stern = poppa { $factors }
cbb-gun-secondary = secondario { $factors }
cbb-gun-none = nessun cannone punta
cbb-allowance = Evasione { $er }, { $zones ->
    [one] una zona
   *[other] { $zones } zone
 }
cbb-acquired = bersaglio inquadrato: { $ship }
cbb-launched = { $count ->
    [one] un siluro
   *[other] { $count } siluri
 } verso { $ship }
cbb-fired = ha già sparato
cbb-moved = ha già mosso
cbb-escort = scorta: non può ritirarsi
cbb-to-zone = Alla zona { $zone }
cbb-in-zone = zona { $zone }
cbb-can-act = può agire ora
cbb-range = { $range ->
    [short] distanza breve
    [medium] distanza media
    [long] distanza lunga
   *[other] distanza estrema
 }, { $dice ->
    [0] nessun dado
    [one] un dado
   *[other] { $dice } dadi
 }
cbb-range-short = { $range ->
    [short] breve
    [medium] media
    [long] lunga
   *[other] estr.
 }
cbb-torpedo-range = { $range ->
    [short] distanza breve: i siluri arrivano
    [medium] distanza media: i siluri arrivano, +1
    [long] distanza lunga, troppa per i siluri
   *[other] distanza estrema, troppa per i siluri
 }
cbb-gone = Hanno lasciato questo combattimento: { $ships }
cbb-manoeuvres = { $ship }: posizione e zone in avanti
cbb-turn-side = resta
cbb-strikes = Attacchi aerei di questo turno
cbb-nothing-yet = Non è ancora successo niente
cbb-lost-hull = scafo −{ $count }
cbb-lost-bow = cannoni di prua −{ $count }
cbb-lost-stern = cannoni di poppa −{ $count }
cbb-lost-secondary = secondario −{ $count }
cbb-lost-evasion = evasione −{ $count }

# La scheda di una nave
cbb-track-hull = Scafo
cbb-track-bow = Prua
cbb-track-stern = Poppa
cbb-track-secondary = Secondario
cbb-fitting-fire-control = Direzione di tiro
cbb-fitting-radar = Radar
cbb-fitting-rudder = Timone
cbb-of = { $left } di { $all }
cbb-er = Evasione { $er } di { $all }
cbb-fuel-of = Carburante { $fuel } di { $all }
cbb-torpedoes = Siluri { $count }
cbb-radar = Radar { $type }
cbb-speed-f = veloce
cbb-speed-m = media
cbb-speed-s = lenta
cbb-speed-vs = molto lenta
cbb-lost-sunk = Affondata
cbb-lost-out_of_fuel = Perduta senza carburante

# La fine: le due carte fianco a fianco
cbb-reveal-voyage = La partita turno per turno
cbb-reveal-play = Riproduci la partita
cbb-reveal-pause = Pausa
cbb-reveal-earlier = Un turno prima
cbb-reveal-later = Un turno dopo
cbb-reveal-turn = Turno
cbb-reveal-before = Prima del primo turno
cbb-reveal-when = Turno { $turn } di { $turns }, { $period ->
    [night] notte
    [morning] mattina
    [noon] mezzogiorno
    [afternoon] pomeriggio
   *[other] sera
 } del { $day } maggio
cbb-reveal-follow = Segui
cbb-reveal-side = { $side ->
    [0] Tedeschi
   *[other] Alleati
 }
cbb-reveal-chart = { $side ->
    [0] Carta tedesca
   *[other] Carta alleata
 }
cbb-reveal-shown = Che cosa si mostra
cbb-reveal-both = Le due carte
cbb-reveal-axis = Tedeschi
cbb-reveal-allies = Alleati
cbb-reveal-account = Conto finale
cbb-reveal-truth = La verità sotto
cbb-reveal-flights = Voli
cbb-reveal-truth-here = In realtà: { $ships }
cbb-reveal-words = A parole
cbb-reveal-moment = Questo momento a parole
cbb-reveal-told = Che cosa era stato riferito
cbb-reveal-nothing = Niente
cbb-account = Conto finale
cbb-account-what = Che cosa
cbb-account-points = Punti tedeschi
cbb-account-total = Totale tedesco (ne serve { $needed })
cbb-account-strategic = Per una vittoria strategica

# Ordini
cbb-idle = { $count ->
    [one] Un’unità non ha ordini
   *[other] { $count } unità non hanno ordini
 }
cbb-idle-about = Restano dove sono. Di queste non ti si chiederà più.
cbb-idle-done = Finisci lo stesso
cbb-idle-back = Torna alla carta
cbb-given-back = Ritira
cbb-given-back-of = Ritira gli ordini di { $unit }
cbb-given-lost = { $count ->
    [one] Quest’ordine non va più, dallo di nuovo: { $units }
   *[other] Questi ordini non vanno più, dalli di nuovo: { $units }
 }
cbb-home-below = torna in porto con meno di { $fuel } di carburante
cbb-lift = Revoca l’ordine permanente
cbb-lift-of = Revoca l’ordine permanente di { $unit }
cbb-flight-points = { $points ->
    [one] Resta un punto movimento
   *[other] Restano { $points } punti movimento
 }

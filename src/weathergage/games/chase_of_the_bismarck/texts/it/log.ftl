cb-turn = Turno { $turn }: { $period ->
    [night] notte
    [morning] mattina
    [noon] mezzogiorno
    [afternoon] pomeriggio
   *[other] sera
 } del { $day } maggio
cb-phase = { $phase }
cb-phase-visibility = Visibilità
cb-phase-shadow = Pedinamento
cb-phase-shadowed-units = Movimento delle unità pedinate
cb-phase-movement = Movimento
cb-phase-search = Ricerca
cb-phase-air-attack = Attacco aereo
cb-phase-naval-combat = Combattimento navale
cb-phase-submarines = Contatto di sommergibili
cb-phase-detection = Scoperta casuale
cb-phase-hunting = Caccia ai convogli
cb-phase-admin = Amministrazione
cb-weather = Il tempo è a { $weather }{ $fog ->
    [1] { "" }, con nebbia
   *[other] { "" }
 }
cb-storm = Tempesta: { $hit ->
    [1] ogni nave consuma un punto carburante
   *[other] nessun consumo in più
 }
cb-visibility = Livello di visibilità { $visibility ->
    [10] X
   *[other] { $visibility }
 }
cb-shadow-attempt = Si tenta di pedinare il contatto { $contact } in { $hex }
cb-evasion = Il contatto { $contact } in { $hex } tenta di sottrarsi
cb-distraction = L’unità in { $hex } si divide: lenta { $slow }, veloce { $fast }
cb-too-fast = Il contatto { $contact } in { $hex } è troppo veloce
cb-shadow-held = Il contatto { $contact } in { $hex } è tenuto
cb-shadow-lost = Il contatto { $contact } in { $hex } si dilegua
cb-shadowed-moved = Il contatto { $contact } va da { $start } a { $hex }
cb-shadowed-stayed = Il contatto { $contact } resta in { $hex }
cb-lost-in-fog = Il contatto { $contact } si perde nella nebbia di { $hex }
cb-emergency-fuel = { $ship } è senza carburante: dieci turni per trovarne
cb-joined = { $force } si accresce in { $hex }
cb-formed = { $force } si forma in { $hex }
cb-repair = { $ship }: le riparazioni { $what ->
    [rudder] rimettono a posto il timone
    [evasion] restituiscono { $points } di evasione
   *[other] falliscono
 }
cb-in-port = { $ship } è in porto a { $port }, carburante { $fuel }
cb-refuelled = { $ship } fa rifornimento da { $tanker }, carburante { $fuel }
cb-steered = { $ship } prosegue per { $hex }
cb-search = { $side ->
    [0] I tedeschi cercano
   *[other] Gli Alleati cercano
 } in { $hex }
cb-search-empty = { $hex } è vuoto
cb-search-found = In { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 } (contatto { $contact }, { $marker ->
    [2] pedinato
   *[other] avvistato
 })
cb-search-passed = { $ships ->
    [one] Una nave è passata
   *[other] { $ships } navi sono passate
 } per { $hex } e ora { $ships ->
    [one] si trova
   *[other] si trovano
 } in { $end }
cb-air-attack = In { $hex } attacco di { $air } contro { $kind ->
    [bb] una corazzata
    [bc] un incrociatore da battaglia
    [cv] una portaerei
    [ca] un incrociatore pesante
    [cl] un incrociatore leggero
    [dd] una flottiglia di cacciatorpediniere
    [tk] una petroliera
   *[other] un guardacoste
 }
cb-hits = { $target }: { $hits ->
    [0] mancato
    [one] un colpo a segno
   *[other] { $hits } colpi a segno
 } (modificatore { $modifier })
cb-chit = { $ship }: { $chit }
cb-chit-dud = colpo inesploso
cb-chit-rudder = timone danneggiato
cb-chit-bow-1 = armamento di prua colpito
cb-chit-bow-2 = armamento di prua colpito due volte
cb-chit-stern-1 = armamento di poppa colpito
cb-chit-stern-2 = armamento di poppa colpito due volte
cb-chit-hull = scafo colpito
cb-chit-critical = colpo critico
cb-chit-fire-control = direzione del tiro danneggiata
cb-evasion-chit = { $ship } perde { $value } di evasione
cb-sunk = { $ship } affonda in { $hex }
cb-tanker-sunk = La petroliera { $ship } è affondata in { $hex }
cb-combat = Combattimento in { $hex }: { $attackers } contro { $defenders }
cb-round = Round { $round }
cb-launch = { $ship } lancia { $count ->
    [one] un siluro
   *[other] { $count } siluri
 } contro { $target }
cb-torpedoes = { $count ->
    [one] Il siluro
   *[other] I siluri
 } di { $ship } contro { $target }
cb-fire = { $ship } spara a { $target }, distanza { $range ->
    [short] breve
    [medium] media
    [long] lunga
   *[other] estrema
 }{ $modifiers ->
    [0] { "" }
   *[other] { "" } ({ $sums } = { $modifier })
 }
cb-gun-hit = { $ship }: { $what ->
    [hull] scafo −{ $count }
    [bow] armamento di prua −{ $count }
    [stern] armamento di poppa −{ $count }
    [secondary] armamento secondario −{ $count }
    [evasion] perde evasione
   *[other] danno speciale
 }
cb-special = { $ship }, danno speciale: { $what ->
    [magazine] una santabarbara
    [fuel] carburante perduto
    [fire_control] direzione del tiro
   *[other] radar
 }
cb-manoeuvre = { $ship }: { $position ->
    [closing] in avvicinamento
    [opening] di fianco
   *[other] in allontanamento
 }{ $zones ->
    [0] { "" }
    [one] { "" }, una zona
   *[other] { "" }, { $zones } zone
 }
cb-fell-behind = { $ship } lascia il combattimento
cb-broke-off = { $ship } si sgancia dal combattimento (modificatore { $modifier })
cb-not-broken-off = { $ship } non riesce a sganciarsi (modificatore { $modifier })
cb-reinforcement = { $ship } si unisce al combattimento
cb-no-reinforcement = { $ship } non trova il combattimento
cb-combat-over = Il combattimento in { $hex } è finito
cb-submarine-contact = { $contact ->
    [1] Un sommergibile stabilisce il contatto
   *[other] Nessun sommergibile stabilisce il contatto
 }
cb-submarine = { $what ->
    [allied] È uno alleato
    [report] Uno tedesco fa rapporto
   *[other] Uno tedesco attacca
 }
cb-submarine-hex = Il sommergibile è in { $hex }
cb-submarine-nothing = Non trova nulla
cb-submarine-found = Trova in { $hex } { $kind ->
    [bb] una corazzata
    [bc] un incrociatore da battaglia
    [cv] una portaerei
    [ca] un incrociatore pesante
    [cl] un incrociatore leggero
   *[other] una flottiglia di cacciatorpediniere
 }{ $force ->
    [1] { "" }, parte di una Task Force
   *[other] { "" }
 }
cb-detection-die = Scoperta casuale di { $unit } ({ $value ->
    [0] rilevamento con 0
    [1] rilevamento con 0, scoperta con 1
   *[other] rilevamento con 0, scoperta da 1 a { $value }
 }): { $result ->
    [detected] scoperta
    [bearing] un rilevamento radio
   *[other] inosservata
 }
cb-detected = Scoperta casuale in { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 } (contatto { $contact })
cb-bearing = Un rilevamento radio indica { $hex }
cb-hunt = La caccia dà { $result } (modificatore { $modifier })
cb-merchant = Un mercantile isolato è affondato in { $hex }
cb-no-convoy = Alla fine nessun convoglio
cb-convoy-found = Trovato il convoglio { $convoy }
cb-convoy-attacked = Il convoglio { $convoy } è attaccato in { $hex }
cb-convoy-sunk = Il convoglio { $convoy } è distrutto: { $chits ->
    [one] si pesca un gettone
   *[other] si pescano { $chits } gettoni
 }
cb-arrived = { $ship } arriva in { $hex }
cb-released = { $ship } può salpare
cb-out-of-fuel = { $ship } è perduta senza carburante
cb-secrecy = { $ship }: il nemico { $known ->
    [1] viene a saperlo
   *[other] non ne sa nulla
 }
cb-unit-revealed = { $ship } è in gioco
cb-end = { $reason }
cb-points = totale tedesco { $points }
cb-strategic-victory = Vittoria Strategica Tedesca: in porto dopo aver affondato due navi maggiori ({ $total })
cb-axis-victory = Vittoria Operativa Tedesca ({ $total })
cb-allied-victory = Vittoria Operativa Alleata ({ $total })
cb-allied-victory-sunk = Vittoria Operativa Alleata: la Bismarck è affondata

cb-title = The Chase of the Bismarck
cb-blurb = Maggio 1941. La Bismarck esce in Atlantico, e la Royal Navy non sa da dove. Ogni parte naviga su una carta propria: cerca, pedina, colpisce dall’aria e combatte dove le flotte s’incontrano.
cb-scenario-rheinuebung = Operazione Rheinübung, dal 22 al 29 maggio 1941
cb-seat-0 = La parte tedesca
cb-seat-1 = Gli Alleati
cb-option-hypothetical_units = Unità ipotetiche
cb-option-hypothetical_units-help = Entrambe le parti possono prendere navi che non c’erano. Costano punti alla parte tedesca o gliene portano, e un dado segreto decide se il nemico viene a saperlo. Regola 13.1.
cb-option-crew_exhaustion = Stanchezza dell’equipaggio
cb-option-crew_exhaustion-help = Una grande nave tedesca impegnata due volte in un giorno spara peggio quando è impegnata di nuovo in un giorno successivo. Regola 13.2.

cb-kind-bb = corazzata
cb-kind-bc = incrociatore da battaglia
cb-kind-cv = portaerei
cb-kind-ca = incrociatore pesante
cb-kind-cl = incrociatore leggero
cb-kind-dd = flottiglia di cacciatorpediniere
cb-kind-cg = guardacoste
cb-kind-tk = petroliera

cb-group-weather = Turno e tempo
cb-group-ships = Le tue navi
cb-group-away = Fuori dalla carta
cb-group-air = I tuoi aerei
cb-group-contacts = Unità nemiche segnate
cb-group-sightings = Ultimi rapporti
cb-group-cards = Schede scoperte
cb-group-combat = Combattimento in { $hex }, round { $round }
cb-group-tracks = Rotte di tutte le navi

cb-turn-line = Turno { $turn } di 40
cb-weather-line = Tempo { $weather }{ $fog ->
    [1] { "" }, nebbia
   *[other] { "" }
 }, visibilità { $level ->
    [10] X
   *[other] { $level }
 }
cb-searches-line = Segnalini di ricerca aerea in { $hexes }
cb-chits-line = Gettoni convoglio: { $full } interi, { $half } dimezzati; mercantili: { $merchants }
cb-ship-line = { $ship } in { $hex }{ $grouped ->
    [0] { "" }
   *[other] { "" } ({ $force })
 }: carburante { $fuel }, scafo { $hull }, evasione { $er }{ $marker ->
    [1] { "" }, avvistata
    [2] { "" }, pedinata
   *[other] { "" }
 }
cb-ship-away = { $ship }: { $why ->
    [convoy] con un convoglio
    [later] attesa
    [sunk] affondata
    [out_of_fuel] perduta senza carburante
   *[other] non in gioco
 }
cb-air-line = { $air }: { $box ->
    [ready] pronti
    [aloft] in volo sopra { $hex }
    [landing] atterrati
    [refit] in revisione
   *[other] perduti
 }
cb-contact-line = Contatto { $contact } in { $hex }: { $kinds }{ $force ->
    [1] { "" }, una Task Force
   *[other] { "" }
 }, { $marker ->
    [2] pedinato
   *[other] avvistato
 }
cb-sighting-line = Turno { $turn }, { $hex }: { $what ->
    [found] { $kinds }: trovato
    [empty] niente
    [passed] { $ships ->
        [one] una nave passata
       *[other] { $ships } navi passate
     } per un esagono in cui si è cercato
    [moved] { $kinds }: pedinato qui
    [fogbound] { $kinds }: perso nella nebbia
    [detected] { $kinds }: scoperto per caso
    [bearing] rilevamento radio
    [submarine] { $kinds }: incontrato da un sommergibile
    [raid] { $kinds }: attacca il traffico
   *[other] { $kinds }: in combattimento
 }
cb-card-line = { $ship }: scafo { $hull }, prua { $bow }, poppa { $stern }, secondario { $secondary }, siluri { $torpedoes }, evasione { $er }
cb-boat-line = { $ship } ({ $side ->
    [0] attaccante
   *[other] difensore
 }) nella zona { $zone }, { $position ->
    [closing] in avvicinamento
    [opening] di fianco
   *[other] in allontanamento
 }
cb-track-line = { $ship }: { $hexes }

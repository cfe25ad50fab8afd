# A che cosa porta una mossa: le somme che ci stanno dietro, e quanto costa una rotta.
cb-odds-counts = { $what ->
    [difference] differenza di evasione
    [radar] radar
    [level] visibilità
    [target] bersaglio
    [channel] nella Manica
    [night] notte
    [weather] tempo
    [acquired] bersaglio inquadrato
    [firer] chi spara non è di fianco
    [aim] posizione del bersaglio
    [fire_control] direzione del tiro danneggiata
    [class] cannoni leggeri contro corazze pesanti
    [exhaustion] equipaggio sfinito
    [range] distanza
    [force] caccia come Task Force
    [centre_line] sulla linea centrale
    [manoeuvre] manovra
   *[other] tutti i modificatori
 } { $value }
cb-odds-dice = { $count ->
    [one] Un dado
   *[other] { $count } dadi
 } a distanza { $range ->
    [short] breve
    [medium] media
    [long] lunga
   *[other] estrema
 }
cb-odds-sail-title = Verso { $hex }
cb-odds-course-title = Rotta per { $hex }
cb-odds-course-way = { $count ->
    [one] Un esagono
   *[other] { $count } esagoni
 } in { $turns ->
    [one] un turno
   *[other] { $turns } turni
 }
cb-odds-arrival = Arriva nel turno { $turn }: { $period ->
    [night] notte
    [morning] mattina
    [noon] mezzogiorno
    [afternoon] pomeriggio
   *[other] sera
 } del { $day } maggio
cb-odds-no-arrival = Non ci arriva: giunge fino a { $hex }
cb-odds-fuel = { $ship }: carburante { $fuel } → { $left }
cb-odds-rest = { $turns ->
    [one] Poi resta ferma un turno
   *[other] Poi resta ferma { $turns } turni
 }
cb-odds-hunt-title = Che cosa trova la caccia
cb-odds-hunt = { $count ->
    [0] niente
    [1] un mercantile isolato
   *[other] un possibile convoglio
 }

# Perché no.
cb-no-course-here = È già lì
cb-no-drop-blind = Ora in { $hex } non si lascia nessun segnalino: nebbia, o livello X
cb-no-drop-both = Un volo lascia segnalini di ricerca o uno di attacco, non entrambi
cb-no-drop-cost = Un altro segnalino costa { $cost } punti movimento
cb-no-drop-base = Non hanno lasciato la base
cb-no-drop-far = { $hex } è troppo lontano per quel che resta loro
cb-no-aloft-far = È più lontano di quanto possano volare
cb-no-attack-recon = Gli aerei da ricognizione non portano nulla con cui attaccare
cb-no-attack-target = In { $hex } non c’è nessun nemico pedinato

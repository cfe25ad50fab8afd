# Il combattimento: a che cosa porta, e perché no.
cb-choose-close-up = { $ship } è spinta { $zones ->
    [one] di una zona
   *[other] di { $zones } zone
 } fuori dal tabellone e può muovere { $allowance }. Recupera terreno o si ritira?
cb-shifted = { $ship } supera il bordo: tutte le altre arretrano { $zones ->
    [one] di una zona
   *[other] di { $zones } zone
 }
cb-closed-up = { $ship } recupera terreno
cb-odds-shadow-too-fast = { $whose ->
    [pursuer] Pedinamento, se è meno di { $difference }
    [quarry] Meno di { $difference }
   *[fast_part] La parte veloce, meno di { $difference }
 }
cb-odds-each-die-title = Che cosa fa ogni dado
cb-odds-result = { $effects }
cb-odds-effect = { $what ->
    [hull] scafo { $count }
    [bow] prua { $count }
    [stern] poppa { $count }
    [secondary] secondario { $count }
    [evasion] perde evasione
   *[other] danno speciale
 }
cb-odds-miss = mancato
cb-odds-bearings-title = Laggiù
cb-odds-bearing = Cannoni che puntano: principale { $primary }, secondario { $secondary }
cb-odds-beyond = Oltre il bordo: tutte le altre arretrano { $zones ->
    [one] di una zona
   *[other] di { $zones } zone
 }
cb-odds-range = { $ship }: distanza { $range ->
    [short] breve
    [medium] media
    [long] lunga
   *[other] estrema
 }, { $count ->
    [0] nessun dado
    [one] un dado
   *[other] { $count } dadi
 }
cb-odds-reinforce-title = Entrare nel combattimento
cb-no-target = Non è un nemico sul tabellone tattico
cb-no-fire-again = Ha già fatto fuoco in questo round
cb-no-fire-position = { $position ->
    [closing] In avvicinamento puntano solo i cannoni di prua, e non ne ha più
    [opening] Non ha più cannoni
   *[other] In allontanamento puntano solo i cannoni di poppa, e non ne ha più
 }
cb-no-fire-extreme = A distanza estrema fanno fuoco solo incrociatori pesanti, incrociatori da battaglia e corazzate, e non la New York
cb-no-fire-secondary = I suoi pezzi secondari non arrivano così lontano
cb-no-launch-more = Lancia { $count } siluri per round al massimo
cb-no-launch-none = Non ha più siluri
cb-no-launch-far = I siluri arrivano solo a distanza media o breve
cb-no-manoeuvre-again = Ha già manovrato in questo round
cb-no-manoeuvre-turn = Prima le navi più lente; a pari velocità quelle dell’attaccante
cb-no-manoeuvre-closed-up = Chi ha recuperato terreno resta in avvicinamento
cb-no-manoeuvre-opening = Una nave di fianco non si muove
cb-no-manoeuvre-far = Può muovere al massimo { $count ->
    [one] di una zona
   *[other] di { $count } zone
 }
cb-no-manoeuvre-past = Non oltre il primo nemico davanti, né oltre il bordo opposto
cb-no-break-off-again = Ha già tentato in questo round
cb-no-break-off-escort = Una scorta non lascia il suo convoglio
cb-no-break-off-position = Può tentare solo una nave in allontanamento
cb-no-break-off-near = Un nemico è a meno di sei zone di mare
cb-no-reinforce-there = È già nel combattimento
cb-no-reinforce-gone = Chi ha lasciato questo combattimento non vi torna
cb-no-reinforce-again = Ha già tentato in questo round
cb-no-reinforce-state = Nel suo stato non può entrare

cb-odds-success = successo
cb-odds-failure = fallimento
cb-odds-hits = { $count ->
    [0] niente
    [one] un colpo a segno
   *[other] { $count } colpi a segno
 }
cb-odds-points = { $count ->
    [0] niente
    [one] un punto
   *[other] { $count } punti
 }
cb-odds-search = { $have } di { $level } fattori
cb-odds-search-title = Ricerca in { $hex }
cb-odds-search-missing = { $count ->
    [0] bastano per cercare
    [one] ne manca uno
   *[other] ne mancano { $count }
 }
cb-odds-shadow-title = Pedinamento, se la differenza di evasione è { $difference ->
    [2] +2 o più
   *[other] { $difference }
 }
cb-odds-air-title = Attacco aereo
cb-odds-gunnery-title = Dadi con effetto
cb-odds-torpedo-title = Siluri a segno
cb-odds-break-off-title = Sganciarsi dal combattimento
cb-odds-repair-title = Riparazione in mare

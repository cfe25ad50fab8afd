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
cb-odds-shadow-title = { $whose ->
    [pursuer] Pedinamento, se la differenza di evasione è { $difference }
    [quarry] Evasione dell’inseguitore { $difference }, senza radar
   *[fast_part] Parte veloce: evasione dell’inseguitore { $difference }, senza radar
 }
cb-odds-difference = { $difference ->
    [2] +2 o più
    [1] +1
    [-1] −1
   *[other] { $difference }
 }
cb-odds-held = pedinata
cb-odds-shaken = sfugge
cb-odds-secrecy-title = Il nemico ne viene a sapere?
cb-odds-told = lo sa
cb-odds-untold = resta segreta
cb-odds-air-title = Attacco aereo
cb-odds-gunnery-title = Dadi con effetto
cb-odds-torpedo-title = Siluri a segno
cb-odds-break-off-title = Sganciarsi dal combattimento
cb-odds-repair-title = Riparazione in mare

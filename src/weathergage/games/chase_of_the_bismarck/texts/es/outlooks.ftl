cb-odds-success = éxito
cb-odds-failure = fracaso
cb-odds-hits = { $count ->
    [0] nada
    [one] un impacto
   *[other] { $count } impactos
 }
cb-odds-points = { $count ->
    [0] nada
    [one] un punto
   *[other] { $count } puntos
 }
cb-odds-search = { $have } de { $level } factores
cb-odds-search-title = Búsqueda en { $hex }
cb-odds-search-missing = { $count ->
    [0] bastan para buscar
    [one] falta uno
   *[other] faltan { $count }
 }
cb-odds-shadow-title = { $whose ->
    [pursuer] Persecución, si la diferencia de evasión es { $difference }
    [quarry] Evasión del perseguidor { $difference }, sin radar
   *[fast_part] Parte rápida: evasión del perseguidor { $difference }, sin radar
 }
cb-odds-difference = { $difference ->
    [2] +2 o más
    [1] +1
    [-1] −1
   *[other] { $difference }
 }
cb-odds-held = seguido
cb-odds-shaken = escapa
cb-odds-secrecy-title = ¿Se entera el enemigo?
cb-odds-told = se entera
cb-odds-untold = en secreto
cb-odds-air-title = Ataque aéreo
cb-odds-gunnery-title = Dados con efecto
cb-odds-torpedo-title = Impactos de torpedo
cb-odds-break-off-title = Abortar el combate
cb-odds-repair-title = Reparación en alta mar

cb-odds-success = success
cb-odds-failure = failure
cb-odds-hits = { $count ->
    [0] nothing
    [one] one hit
   *[other] { $count } hits
 }
cb-odds-points = { $count ->
    [0] nothing
    [one] one point
   *[other] { $count } points
 }
cb-odds-search = { $have } of { $level } factors
cb-odds-search-title = Search of { $hex }
cb-odds-search-missing = { $count ->
    [0] enough to search
    [one] one is missing
   *[other] { $count } are missing
 }
cb-odds-shadow-title = { $whose ->
    [pursuer] Shadowing, when the difference in evasion is { $difference }
    [quarry] Pursuer’s evasion { $difference }, no radar
   *[fast_part] Fast part: pursuer’s evasion { $difference }, no radar
 }
cb-odds-difference = { $difference ->
    [2] +2 or more
    [1] +1
    [-1] −1
   *[other] { $difference }
 }
cb-odds-held = held
cb-odds-shaken = shaken off
cb-odds-secrecy-title = Does the enemy hear of her?
cb-odds-told = told
cb-odds-untold = kept secret
cb-odds-air-title = Air attack
cb-odds-gunnery-title = Dice with an effect
cb-odds-torpedo-title = Torpedo hits
cb-odds-break-off-title = Aborting the combat
cb-odds-repair-title = Repair at sea

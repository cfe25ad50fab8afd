# La cuenta final. Los números son medios puntos para el bando alemán.
cb-group-account = Cuenta final
cb-account-points = { $sign ->
    [-1] −
    [0] { "" }
   *[other] +
 }{ $whole ->
    [0] { $half ->
        [1] ½
       *[other] 0
     }
   *[other] { $whole }{ $half ->
        [1] ½
       *[other] { "" }
     }
 }
cb-account-line = { $what }: { $points }
cb-account-total = Total alemán: { $points }; hacen falta { $needed } para ganar
cb-account-no-total = No se cuenta nada: hundir el { $ship } decide
cb-account-sunk = { $ship } fue hundido
cb-account-at-sea = { $ship } está en la mar, sin daños y con combustible
cb-account-port = { $ship } está en un puerto de { $place ->
    [France] Francia
    [Norway] Noruega
   *[other] { $place }
 }
cb-account-end-of-track = Ha pasado el último turno y { $ship } no está ni en puerto ni indemne en la mar
cb-account-out-of-fuel = { $ship } se quedó sin combustible
cb-account-chit = Ficha de convoy { $count }
cb-account-half-chit = Ficha de convoy { $count }, a la mitad
cb-account-merchant = Mercantes aislados hundidos: { $count }
cb-account-loss = Pérdida { $seat ->
    [0] alemana
   *[other] aliada
 }: { $ship }
cb-account-damage = Daños de { $ship }: { $count ->
    [one] una casilla
   *[other] { $count } casillas
 }
cb-account-bought = Unidad hipotética { $seat ->
    [0] alemana
   *[other] aliada
 }: { $ship }
cb-account-prizes = Buques capitales hundidos por el Bismarck: { $count } de { $needed } para una victoria estratégica{ $count ->
    [0] { "" }
   *[other] { "" } ({ $ships })
 }
cb-account-famous = Entre ellos el King George V, el Prince of Wales o el Hood: { $yes ->
    [1] sí
   *[other] no
 }
cb-account-in-port = El Bismarck en un puerto de Francia o Noruega: { $yes ->
    [1] sí
   *[other] no
 }

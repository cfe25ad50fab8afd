# Il conto finale. I numeri sono mezzi punti per la parte tedesca.
cb-group-account = Conto finale
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
cb-account-total = Totale tedesco: { $points }; per vincere ne serve { $needed }
cb-account-no-total = Non si conta nulla: affondare la { $ship } decide
cb-account-sunk = { $ship } è stata affondata
cb-account-at-sea = { $ship } è in mare, indenne e con carburante
cb-account-port = { $ship } è in un porto { $place ->
    [France] della Francia
    [Norway] della Norvegia
   *[other] di { $place }
 }
cb-account-end-of-track = L’ultimo turno è passato e { $ship } non è né in porto né indenne in mare
cb-account-out-of-fuel = { $ship } è rimasta senza carburante
cb-account-chit = Gettone convoglio { $count }
cb-account-half-chit = Gettone convoglio { $count }, dimezzato
cb-account-merchant = Mercantili isolati affondati: { $count }
cb-account-loss = Perdita { $seat ->
    [0] tedesca
   *[other] alleata
 }: { $ship }
cb-account-damage = Danni a { $ship }: { $count ->
    [one] una casella
   *[other] { $count } caselle
 }
cb-account-bought = Unità ipotetica { $seat ->
    [0] tedesca
   *[other] alleata
 }: { $ship }
cb-account-prizes = Navi maggiori affondate dalla Bismarck: { $count } su { $needed } per una vittoria strategica{ $count ->
    [0] { "" }
   *[other] { "" } ({ $ships })
 }
cb-account-famous = Tra queste King George V, Prince of Wales o Hood: { $yes ->
    [1] sì
   *[other] no
 }
cb-account-in-port = Bismarck in un porto della Francia o della Norvegia: { $yes ->
    [1] sì
   *[other] no
 }

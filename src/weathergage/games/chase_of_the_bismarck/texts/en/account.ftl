# The final account. Numbers are half points for the German side.
cb-group-account = Final account
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
cb-account-total = German total: { $points }; { $needed } needed for a victory
cb-account-no-total = Nothing is counted: sinking the { $ship } decides
cb-account-sunk = { $ship } was sunk
cb-account-at-sea = { $ship } is at sea, undamaged and with fuel
cb-account-port = { $ship } lies in a port of { $place ->
    [France] France
    [Norway] Norway
   *[other] { $place }
 }
cb-account-end-of-track = The last turn is over, and { $ship } is neither in port nor unharmed at sea
cb-account-out-of-fuel = { $ship } ran out of fuel
cb-account-chit = Convoy chit { $count }
cb-account-half-chit = Convoy chit { $count }, halved
cb-account-merchant = Lone merchants sunk: { $count }
cb-account-loss = { $seat ->
    [0] German loss
   *[other] Allied loss
 }: { $ship }
cb-account-damage = Damage to { $ship }: { $count ->
    [one] one box
   *[other] { $count } boxes
 }
cb-account-bought = Hypothetical unit of the { $seat ->
    [0] Germans
   *[other] Allies
 }: { $ship }
cb-account-prizes = Capital ships sunk by the Bismarck: { $count } of { $needed } for a strategic victory{ $count ->
    [0] { "" }
   *[other] { "" } ({ $ships })
 }
cb-account-famous = King George V, Prince of Wales or Hood among them: { $yes ->
    [1] yes
   *[other] no
 }
cb-account-in-port = Bismarck in a port of France or Norway: { $yes ->
    [1] yes
   *[other] no
 }

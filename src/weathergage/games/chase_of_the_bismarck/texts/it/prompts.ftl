cb-plan = Dai ordini alle tue navi e ai tuoi aerei{ $count ->
    [0] { "" }
    [1] { "" }; senza ordini: { $units }
    [2] { "" }; senza ordini: { $units }
    [3] { "" }; senza ordini: { $units }
   *[other] { "" }; { $count } unità senza ordini
 }
cb-order = Ordini per { $unit } in { $hex }
cb-order-shadowed = { $unit } in { $hex } è pedinata: dove va?
cb-choose-aloft = { $air }: in quale esagono restano in volo?
cb-choose-break-off = Chi tenta di sganciarsi dal combattimento?
cb-choose-buy = Prendere unità facoltative?
cb-choose-combat = Iniziare un combattimento?
cb-choose-concede = Le tue navi non possono né combattere né fuggire. Le dai per perdute?
cb-choose-contact = Fumo all’orizzonte. Guardare da vicino?
cb-choose-convoy = Attaccare il convoglio { $convoy }?
cb-choose-destination = { $unit }: scegli una destinazione
cb-choose-exposed = Quale delle tue navi è stata vista dal sommergibile?
cb-choose-fire = Chi spara a chi?
cb-choose-flight = { $air }: restano { $points } punti movimento. { $drops ->
    [0] Nessun altro segnalino è possibile
   *[other] { $cost ->
        [0] Lascia un segnalino, o atterra
       *[other] Un altro segnalino costa { $cost }
    }
 }
cb-choose-hunt = Dare la caccia ai convogli?
cb-choose-launch = Lanciare siluri?
cb-choose-manoeuvre = Sei pedinato. Manovri?
cb-choose-mend = Che cosa si ripara?
cb-choose-merchant = Qualcosa in vista?
cb-choose-next-hex = { $unit }: navigare ancora?
cb-choose-part = Il nemico si è diviso. Chi segui?
cb-choose-reinforce = Portare un’altra nave nel combattimento?
cb-choose-release = La Rodney lascia il convoglio Britannic?
cb-choose-search = In quale esagono cerchi?
cb-choose-shadow = Pedinare un’unità avvistata?
cb-choose-shadowed = Quale unità pedinata muove per prima?
cb-choose-strike = Quale attacco viene ora, e contro quale classe?
cb-choose-submarine-hex = Da dove fa rapporto il sommergibile?
cb-choose-tactical = Scegli posizione e movimento
cb-choose-victim = Quale delle tue navi in { $hex } è attaccata?

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
cb-choose-buy = Prendere unità facoltative? Ognuna costa punti alla fine
cb-choose-combat = { $count ->
    [0] Nessuna delle tue unità può attaccare un nemico segnato: nessun combattimento tuo
   *[other] Iniziare un combattimento?
 }
cb-choose-concede = { $others ->
    [0] Le tue navi non possono né combattere né fuggire. Le dai per perdute?
   *[other] Le tue navi non possono né combattere né fuggire; non si danno per perdute finché altre possono unirsi
 }
cb-choose-contact = { $seen ->
    [0] Nessun convoglio. Ti si chiede lo stesso, perché l’attesa non riveli nulla
   *[other] Fumo all’orizzonte: forse un convoglio. Guardare da vicino?
 }
cb-choose-convoy = { $able ->
    [0] Il convoglio { $convoy } è in vista, ma la sua scorta ({ $escort }) ora non si può combattere
   *[other] Attaccare il convoglio { $convoy }? { $ships ->
        [0] Nessuna scorta
       *[other] Scorta: { $escort }
    }; { $half ->
        [1] metà dei punti di un gettone
       *[other] { $chits ->
            [one] un gettone
           *[other] { $chits } gettoni
        }
    } se è distrutto
 }
cb-choose-destination = { $unit }: scegli una destinazione
cb-choose-exposed = { $attacked ->
    [0] Un sommergibile ha visto una di queste navi: scegli quale
   *[other] Un sommergibile attacca una di queste navi: scegli quale
 }
cb-choose-fire = Chi spara a chi?
cb-choose-flight = { $air }: restano { $points } punti movimento. { $drops ->
    [0] Nessun altro segnalino è possibile
   *[other] { $cost ->
        [0] Lascia un segnalino, o atterra
       *[other] Un altro segnalino costa { $cost }
    }
 }
cb-choose-hunt = { $count ->
    [0] Nessuna delle tue unità può dare la caccia ai convogli. Tirare lo stesso un dado, per bluff?
   *[other] Dare la caccia ai convogli?
 }
cb-choose-launch = Lanciare siluri?
cb-choose-manoeuvre = { $unit } in { $hex } è inseguita. Manovra prima del tiro?
cb-choose-mend = { $ship }: riparare il timone, o recuperare { $points } di evasione?
cb-choose-merchant = { $seen ->
    [0] Nulla in vista. Ti si chiede lo stesso, perché l’attesa non riveli nulla
   *[other] Un mercantile isolato in vista. Affondarlo per mezzo punto? Gli Alleati sapranno dove
 }
cb-choose-next-hex = { $unit }: navigare ancora?
cb-choose-part = Il nemico in { $hex } si divide: veloce { $fast }, lenta { $slow }. Chi segui?
cb-choose-reinforce = { $count ->
    [0] Nessun’altra tua nave può unirsi. Ti si chiede lo stesso, per non rivelare nulla
   *[other] Portare un’altra nave nel combattimento?
 }
cb-choose-release = { $there ->
    [0] La Rodney ha già lasciato il Britannic. Ti si chiede lo stesso, per non rivelare quando
   *[other] La Rodney lascia il convoglio Britannic, per { $hex }?
 }
cb-choose-search = { $count ->
    [0] Nulla da cercare: in nessun altro esagono i tuoi fattori raggiungono il livello di visibilità
   *[other] In quale esagono cerchi?
 }
cb-choose-shadow = { $count ->
    [0] Nessuna delle tue unità può pedinare un nemico avvistato: nessun tentativo
   *[other] Pedinare un’unità avvistata?
 }
cb-choose-shadowed = Quale unità pedinata muove per prima?
cb-choose-strike = Quale attacco viene ora, e contro quale classe?
cb-choose-submarine-hex = Nomina l’esagono del sommergibile: gli Alleati devono mostrare una nave entro { $radius } esagoni{ $attacked ->
    [0] { "" }
   *[other] { "" }, che viene attaccata
 }
cb-choose-tactical = Scegli posizione e movimento
cb-choose-victim = Quale delle tue navi in { $hex } è attaccata?

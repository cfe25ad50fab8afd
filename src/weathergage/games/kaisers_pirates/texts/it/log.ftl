### What has happened.

## The round and the turn

kp-log-round = Round { $number }
kp-log-force = { $who } comanda { $ships }.
kp-log-first = Comincia { $who }.
kp-log-turn = Turno di { $who }
kp-log-skipped = Rotta principale: { $who } salta questo turno.
kp-log-second-chance = { $who } svolgerà un altro turno.
kp-log-drew = { $who } pesca una carta azione.
kp-log-discarded =
    { $count ->
        [one] { $who } scarta una carta. In cima: { $top }.
       *[other] { $who } scarta { $count } carte. In cima: { $top }.
    }
kp-log-merchants = { $who } pesca { $ships }.

## Committing and revealing

kp-log-committed-on-ship = { $who } pone una carta su { $ship }, per intercettare.
kp-log-committed-british = { $who } pone una carta davanti, per le forze britanniche.
kp-log-committed-mines = { $who } pone una carta su { $ship }, dal lato azione.
kp-log-committed-action = { $who } pone una carta davanti, dal lato azione.
kp-log-committed-folded = { $who } mette giù { $count } carte.
kp-log-shown = Si gira { $card }.
kp-log-reaction = { $who } reagisce con { $card }.

## Attacks

kp-log-intercept = { $who } intercetta { $targets } con { $ship } (carta: { $card }).
kp-log-remaining = Viene intercettato solo { $ship }.
kp-log-british = { $who } guida forze britanniche contro { $target } (carta: { $card }).
kp-log-mines = { $who } mina i mercantili di { $whom } ({ $card }).
kp-log-torpedo = { $who } silura { $target } ({ $card }).
kp-log-sum = { $highest }, { $modifiers } = { $total }
kp-log-attack-none = Attacco a { $target }: { $attack-sum } contro { $defence-sum }, nessun effetto.
kp-log-attack-damaged = Attacco a { $target }: { $attack-sum } contro { $defence-sum }, a segno.
kp-log-attack-sunk = Attacco a { $target }: { $attack-sum } contro { $defence-sum }, almeno il doppio.
kp-log-challenge-succeeds = { $what }: sfida { $challenge-sum } contro { $response }, riuscita.
kp-log-challenge-fails = { $what }: sfida { $challenge-sum } contro { $response }, fallita.
kp-log-no-effect = { $card } non ha effetto.

## What becomes of ships

kp-log-damaged = { $ship } subisce danni.
kp-log-captured = { $who } cattura { $ship }.
kp-log-passage = { $ship } giunge in porto e conta per { $who }.
kp-log-recognised = Identità svelata: { $ship }.
kp-log-disguised = { $ship } torna a camuffarsi.
kp-log-repaired = { $ship } ripara i danni.
kp-log-resupplied = { $ship } si rifornisce.
kp-log-short = { $ship } va in Rifornimento Limitato.
kp-log-refuge = { $ship } cerca un’Isola rifugio.
kp-log-left-refuge = { $ship } lascia il rifugio, nella Forza di { $who }.
kp-log-breakout = { $ship } esce in mare aperto e si unisce a { $who }.
kp-log-transferred = { $ship } ora obbedisce a { $who }.
kp-log-interned = { $ship } resta in un porto neutrale fino alla fine della guerra.
kp-log-recalled = { $ship } riceve l’ordine di tornare in patria.
kp-log-scuttled = L’equipaggio di { $ship } affonda la propria nave.
kp-log-weather-sunk = { $ship } cola a picco nella tempesta.
kp-log-shoal-damaged = { $ship } striscia sulla secca e subisce danni.
kp-log-shoal-sunk = { $ship } si spezza sulla secca.
kp-log-pursuit = { $who } insegue sulla secca con { $ship }.
kp-log-full-steam = { $ship } insegue a tutta forza.
kp-log-exhausted = Le scorte di { $ship } sono esaurite: { $who } l’affonda e ne ottiene i punti.
kp-log-swapped = Identificazione errata: { $who } recupera { $ship } e dà in cambio { $other }.
kp-log-card-won = { $card } affonda e conta per { $who }.
kp-log-passed = { $who } cede { $ship } a { $whom }.

## Cards on players, hands and decks

kp-log-deception = L’Inganno resta davanti a { $who }.
kp-log-deceived = Inganno: { $who } deve giocare { $card }.
kp-log-fog = Un Banco di nebbia nasconde { $who }.
kp-log-bounding-main = { $who } salterà un turno.
kp-log-hand-read = { $who } guarda la mano di { $whom }.
kp-log-hand-seen = { $whom } ha { $cards }.
kp-log-deck-read =
    { $count ->
        [one] { $who } guarda la prossima carta azione.
       *[other] { $who } guarda le prossime { $count } carte azione e le riordina.
    }
kp-log-deck-seen = Sul mazzo ci sono { $cards }.
kp-log-recon =
    { $count ->
        [one] { $who } prende una carta a caso dalla mano di { $whom }.
       *[other] { $who } prende { $count } carte a caso dalla mano di { $whom }.
    }
kp-log-recon-cards = Erano { $cards }.
kp-log-wireless = { $who } riprende dagli scarti { $cards }.
kp-log-gift =
    { $count ->
        [0] { $who } non dà nulla a { $whom }.
        [one] { $who } dà una carta a { $whom }.
       *[other] { $who } dà { $count } carte a { $whom }.
    }
kp-log-gift-cards = { $who } dà { $cards }.

## The end of a round

kp-log-surplus = { $ship } non conta per { $who }: più navi da guerra e corsare che mercantili.
kp-log-scored =
    { $points ->
        [one] { $who }: { $total } punti vittoria, un punto round.
       *[other] { $who }: { $total } punti vittoria, { $points } punti round.
    }
kp-log-kept = { $who } conserva { $ship }.
kp-log-tie = Nessuno è in vantaggio: si gioca un altro round.
kp-won = Vince { $who }.
kp-won-team = Vincono { $who }.

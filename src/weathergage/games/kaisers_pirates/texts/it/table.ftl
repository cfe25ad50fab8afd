### The table in words.

## The round

kp-table-round = Round { $number }
kp-table-decks = Carte azione: { $deck } da pescare, { $discarded } scartate, { $aside } da parte
kp-table-discards = In cima agli scarti: { $cards }

## A Force

kp-table-force = Forza di { $who }
kp-table-seat =
    { $hand ->
        [one] Una carta in mano, punti vittoria { $value }, punti round { $points }
       *[other] { $hand } carte in mano, punti vittoria { $value }, punti round { $points }
    }
kp-table-ship =
    { $role ->
        [warship] { $ship }, nave da guerra
        [raider] { $ship }, corsara
        [prize] { $ship }, nave bottino
       *[merchantman] { $ship }, mercantile
    }
kp-table-ship-marked =
    { $role ->
        [warship] { $ship }, nave da guerra: { $marks }
        [raider] { $ship }, corsara: { $marks }
        [prize] { $ship }, nave bottino: { $marks }
       *[merchantman] { $ship }, mercantile: { $marks }
    }
kp-mark-damaged =
    { $count ->
        [one] danni
       *[other] danni, { $count } segnalini
    }
kp-mark-short = Rifornimento Limitato
kp-mark-recognised = nota a tutti
kp-mark-refuge = in un’Isola rifugio
kp-table-deception = Un Inganno attende il prossimo turno.
kp-table-fog = Al riparo di un Banco di nebbia fino alla fine del prossimo turno.
kp-table-skipped = Salta il prossimo turno.
kp-table-pile = Mazzo vittoria: { $cards }
kp-table-times = { $card } ×{ $times }

## The turn

kp-table-turn = Turno di { $who }
kp-table-committed-intercept = { $ship } sta per intercettare: { $card }
kp-table-committed-british = Forze britanniche, { $ship }: { $card }
kp-table-committed-mines = { $ship } sta per posare mine: { $card }
kp-table-committed-action = Azione, { $ship }: { $card }
kp-table-face-down = a faccia in giù
kp-table-in-front = davanti
kp-table-reaction = Reazione: { $card }
kp-table-attack = Attacco contro { $who } con { $card }

## Hands

kp-table-hand = La tua mano
kp-table-seen = Ciò che hai visto nella mano di { $who }
kp-table-seen-deck = Ciò che hai visto sul mazzo, prima la prossima carta
kp-half-day = { $card } [{ $dice }]
kp-half-night = { $card } [{ $dice }, notte]

## What a challenge is about

kp-word-passage = Passaggio
kp-word-at-ship = { $what } ({ $ship })
kp-word-full-steam = Carbone consumato a tutta forza
kp-word-exhaustion = Scorte della nave bottino esaurite
kp-word-prize-torpedo = Siluri contro una nave bottino

## Modifiers

kp-mod-supply = Rifornimento Limitato
kp-mod-damage = danni
kp-mod-night = notte
kp-mod-surprise = Attacco a sorpresa
kp-mod-searchlight = Proiettore
kp-mod-fast-ship = Nave veloce
kp-mod-non-combatant = Non combattente
kp-mod-monitor = bersaglio fermo
kp-mod-fair-seas = Mari favorevoli
kp-mod-prize = nave bottino nella Forza
kp-mod-coal = fame di carbone
kp-mod-sail = a vela
kp-mod-floatplane = idrovolante
kp-mod-fast = forte pescaggio
kp-mod-sailing = mercantile a vela

## What is printed on cards

kp-class-normal = carta normale
kp-class-assist = carta assistenza
kp-class-reaction = reazione
kp-coin-challenge = sfida
kp-coin-response = risposta
kp-coin-attack = attacco
kp-coin-mine_attack = mine
kp-coin-torpedo_attack = siluri
kp-coin-gun_attack = cannoni
kp-coin-depth_charge_attack = cariche di profondità
kp-coin-defence = difesa
kp-coin-victory = punti vittoria
kp-coin-passage_challenge = Passaggio, sfida
kp-coin-passage_response = Passaggio, risposta
kp-coin-intercept = metà Intercettazione
kp-symbol-mines = può posare mine
kp-symbol-coal = consuma molto carbone
kp-symbol-fast = corsara veloce
kp-symbol-sail = vele
kp-symbol-floatplane = idrovolante
kp-symbol-sailing = veliero
kp-symbol-night = azione notturna

## Where a number comes from

kp-provenance-rulebook = riportato da un regolamento
kp-provenance-history = dalle fonti storiche
kp-provenance-designed = ideato per questo mazzo

## Entries of solitaire cards

kp-entry-none = nessuna azione
kp-entry-no_response = nessuna risposta
kp-entry-blank = nessuna azione speciale
kp-entry-intercept_merchant_with_raider = una corsara intercetta un mercantile
kp-entry-intercept_merchant_with_warship = una nave da guerra intercetta un mercantile
kp-entry-intercept_warship_raider_or_prize = forze britanniche intercettano una nave da guerra, corsara o bottino
kp-entry-submarine_torpedo_attack = un sottomarino silura un mercantile
kp-entry-submarine_mine_attack = un sottomarino posa mine
kp-choice-low = valore più basso
kp-choice-high = valore più alto
kp-choice-random = a caso

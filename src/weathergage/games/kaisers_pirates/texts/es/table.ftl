### The table in words.

## The round

kp-table-round = Ronda { $number }
kp-table-decks = Cartas de acción: { $deck } por robar, { $discarded } descartadas, { $aside } apartadas
kp-table-discards = Encima del descarte: { $cards }

## A Force

kp-table-force = Fuerza de { $who }
kp-table-seat =
    { $hand ->
        [one] Una carta en mano, premios de victoria { $value }, puntos de ronda { $points }
       *[other] { $hand } cartas en mano, premios de victoria { $value }, puntos de ronda { $points }
    }
kp-table-ship =
    { $role ->
        [warship] { $ship }, buque de guerra
        [raider] { $ship }, corsario
        [prize] { $ship }, presa
       *[merchantman] { $ship }, mercante
    }
kp-table-ship-marked =
    { $role ->
        [warship] { $ship }, buque de guerra: { $marks }
        [raider] { $ship }, corsario: { $marks }
        [prize] { $ship }, presa: { $marks }
       *[merchantman] { $ship }, mercante: { $marks }
    }
kp-mark-damaged =
    { $count ->
        [one] daños
       *[other] daños, { $count } marcadores
    }
kp-mark-short = Suministros Limitados
kp-mark-recognised = a la vista de todos
kp-mark-refuge = en una Isla refugio
kp-table-deception = Un Engaño espera al próximo turno.
kp-table-fog = Oculto por un Banco de niebla hasta el final del próximo turno.
kp-table-skipped = Pierde el próximo turno.
kp-table-pile = Pila de victoria: { $cards }
kp-table-times = { $card } ×{ $times }

## The turn

kp-table-turn = Turno de { $who }
kp-table-committed-intercept = { $ship } va a interceptar: { $card }
kp-table-committed-british = Fuerzas británicas, { $ship }: { $card }
kp-table-committed-mines = { $ship } va a sembrar minas: { $card }
kp-table-committed-action = Acción, { $ship }: { $card }
kp-table-face-down = boca abajo
kp-table-in-front = delante
kp-table-reaction = Reacción: { $card }
kp-table-attack = Ataque contra { $who } con { $card }

## Hands

kp-table-hand = Tu mano
kp-table-seen = Lo que viste en la mano de { $who }
kp-table-seen-deck = Lo que viste en el mazo, primero la próxima carta
kp-half-day = { $card } [{ $dice }]
kp-half-night = { $card } [{ $dice }, noche]

## What a challenge is about

kp-word-passage = Salvoconducto
kp-word-at-ship = { $what } ({ $ship })
kp-word-full-steam = Carbón quemado a toda máquina
kp-word-exhaustion = Provisiones de la presa agotadas
kp-word-prize-torpedo = Torpedos contra una presa

## Modifiers

kp-mod-supply = Suministros Limitados
kp-mod-damage = daños
kp-mod-night = noche
kp-mod-surprise = Ataque sorpresa
kp-mod-searchlight = Reflector
kp-mod-fast-ship = Barco rápido
kp-mod-non-combatant = No combatiente
kp-mod-monitor = blanco inmóvil
kp-mod-fair-seas = Mares tranquilos
kp-mod-prize = presa en la Fuerza
kp-mod-coal = consumo de carbón
kp-mod-sail = a vela
kp-mod-floatplane = hidroavión
kp-mod-fast = mucho calado
kp-mod-sailing = mercante velero

## What is printed on cards

kp-class-normal = carta normal
kp-class-assist = carta de apoyo
kp-class-reaction = reacción
kp-coin-challenge = desafío
kp-coin-response = respuesta
kp-coin-attack = ataque
kp-coin-mine_attack = minas
kp-coin-torpedo_attack = torpedos
kp-coin-gun_attack = cañones
kp-coin-depth_charge_attack = cargas de profundidad
kp-coin-defence = defensa
kp-coin-victory = premio de victoria
kp-coin-passage_challenge = Salvoconducto, desafío
kp-coin-passage_response = Salvoconducto, respuesta
kp-coin-intercept = mitad Interceptar
kp-symbol-mines = puede sembrar minas
kp-symbol-coal = consume mucho carbón
kp-symbol-fast = corsario rápido
kp-symbol-sail = velas
kp-symbol-floatplane = hidroavión
kp-symbol-sailing = velero
kp-symbol-night = acción nocturna

## Where a number comes from

kp-provenance-rulebook = figura en un reglamento
kp-provenance-history = de las fuentes históricas
kp-provenance-designed = diseñado para este mazo

## Entries of solitaire cards

kp-entry-none = ninguna acción
kp-entry-no_response = ninguna respuesta
kp-entry-blank = sin acción especial
kp-entry-intercept_merchant_with_raider = un corsario intercepta un mercante
kp-entry-intercept_merchant_with_warship = un buque de guerra intercepta un mercante
kp-entry-intercept_warship_raider_or_prize = fuerzas británicas interceptan un buque de guerra, corsario o presa
kp-entry-submarine_torpedo_attack = un submarino torpedea un mercante
kp-entry-submarine_mine_attack = un submarino siembra minas
kp-choice-low = valor más bajo
kp-choice-high = valor más alto
kp-choice-random = al azar

### What has happened.

## The round and the turn

kp-log-round = Ronda { $number }
kp-log-force = { $who } manda { $ships }.
kp-log-first = Empieza { $who }.
kp-log-turn = Turno de { $who }
kp-log-skipped = Alta mar: { $who } pierde este turno.
kp-log-second-chance = { $who } jugará otro turno.
kp-log-drew = { $who } roba una carta de acción.
kp-log-discarded =
    { $count ->
        [one] { $who } descarta una carta. Encima: { $top }.
       *[other] { $who } descarta { $count } cartas. Encima: { $top }.
    }
kp-log-merchants = { $who } roba { $ships }.

## Committing and revealing

kp-log-committed-on-ship = { $who } pone una carta sobre { $ship }, para interceptar.
kp-log-committed-british = { $who } pone una carta delante, para las fuerzas británicas.
kp-log-committed-mines = { $who } pone una carta sobre { $ship }, por la mitad de acción.
kp-log-committed-action = { $who } pone una carta delante, por la mitad de acción.
kp-log-committed-folded = { $who } pone { $count } cartas.
kp-log-shown = Se gira { $card }.
kp-log-reaction = { $who } reacciona con { $card }.

## Attacks

kp-log-intercept = { $who } intercepta a { $targets } con { $ship } (carta: { $card }).
kp-log-remaining = Solo se intercepta a { $ship }.
kp-log-british = { $who } dirige fuerzas británicas contra { $target } (carta: { $card }).
kp-log-mines = { $who } mina los mercantes de { $whom } ({ $card }).
kp-log-torpedo = { $who } torpedea a { $target } ({ $card }).
kp-log-sum = { $highest }, { $modifiers } = { $total }
kp-log-attack-none = Ataque a { $target }: { $attack-sum } contra { $defence-sum }, sin efecto.
kp-log-attack-damaged = Ataque a { $target }: { $attack-sum } contra { $defence-sum }, tocado.
kp-log-attack-sunk = Ataque a { $target }: { $attack-sum } contra { $defence-sum }, al menos el doble.
kp-log-challenge-succeeds = { $what }: desafío { $challenge-sum } contra { $response }, éxito.
kp-log-challenge-fails = { $what }: desafío { $challenge-sum } contra { $response }, fracaso.
kp-log-no-effect = { $card } no tiene efecto.

## What becomes of ships

kp-log-damaged = { $ship } queda dañado.
kp-log-captured = { $who } captura { $ship }.
kp-log-passage = { $ship } llega a puerto y cuenta para { $who }.
kp-log-recognised = Reconocen a { $ship }.
kp-log-disguised = { $ship } vuelve a disfrazarse.
kp-log-repaired = { $ship } repara sus daños.
kp-log-resupplied = { $ship } se reabastece.
kp-log-short = { $ship } se queda con Suministros Limitados.
kp-log-refuge = { $ship } busca una Isla refugio.
kp-log-left-refuge = { $ship } deja su refugio, en la Fuerza de { $who }.
kp-log-breakout = { $ship } sale a mar abierto y se une a { $who }.
kp-log-transferred = { $ship } obedece ahora a { $who }.
kp-log-interned = { $ship } queda en un puerto neutral hasta el fin de la guerra.
kp-log-recalled = { $ship } recibe orden de volver a casa.
kp-log-scuttled = La tripulación de { $ship } hunde su propio barco.
kp-log-weather-sunk = { $ship } se va a pique en el temporal.
kp-log-shoal-damaged = { $ship } roza el bajío y queda dañado.
kp-log-shoal-sunk = { $ship } se parte en el bajío.
kp-log-pursuit = { $who } persigue por el bajío con { $ship }.
kp-log-full-steam = { $ship } persigue a toda máquina.
kp-log-exhausted = Las provisiones de { $ship } se han agotado: { $who } lo hunde y se lo apunta.
kp-log-swapped = Identidad equivocada: { $who } recupera { $ship } y da a cambio { $other }.
kp-log-card-won = { $card } se hunde y cuenta para { $who }.
kp-log-passed = { $who } cede { $ship } a { $whom }.

## Cards on players, hands and decks

kp-log-deception = El Engaño queda delante de { $who }.
kp-log-deceived = Engaño: { $who } tiene que jugar { $card }.
kp-log-fog = Un Banco de niebla oculta a { $who }.
kp-log-bounding-main = { $who } perderá un turno.
kp-log-hand-read = { $who } mira la mano de { $whom }.
kp-log-hand-seen = { $whom } tiene { $cards }.
kp-log-deck-read =
    { $count ->
        [one] { $who } mira la próxima carta de acción.
       *[other] { $who } mira las { $count } próximas cartas de acción y las ordena.
    }
kp-log-deck-seen = En el mazo están { $cards }.
kp-log-recon =
    { $count ->
        [one] { $who } toma una carta al azar de la mano de { $whom }.
       *[other] { $who } toma { $count } cartas al azar de la mano de { $whom }.
    }
kp-log-recon-cards = Eran { $cards }.
kp-log-wireless = { $who } recoge del descarte { $cards }.
kp-log-gift =
    { $count ->
        [0] { $who } no da nada a { $whom }.
        [one] { $who } da una carta a { $whom }.
       *[other] { $who } da { $count } cartas a { $whom }.
    }
kp-log-gift-cards = { $who } da { $cards }.

## The end of a round

kp-log-surplus = { $ship } no cuenta para { $who }: hay más buques de guerra y corsarios que mercantes.
kp-log-scored =
    { $points ->
        [one] { $who }: { $total } en premios de victoria, un punto de ronda.
       *[other] { $who }: { $total } en premios de victoria, { $points } puntos de ronda.
    }
kp-log-kept = { $who } conserva { $ship }.
kp-log-tie = Nadie va por delante: se juega otra ronda.
kp-won = Gana { $who }.
kp-won-team = Ganan { $who }.

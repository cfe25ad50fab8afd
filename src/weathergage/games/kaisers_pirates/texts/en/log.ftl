### What has happened.

## The round and the turn

kp-log-round = Round { $number }
kp-log-force = { $who } commands { $ships }.
kp-log-first = { $who } begins.
kp-log-turn = Turn of { $who }
kp-log-skipped = Bounding Main: { $who } misses this turn.
kp-log-second-chance = { $who } will take another turn.
kp-log-drew = { $who } draws an action card.
kp-log-discarded =
    { $count ->
        [one] { $who } discards a card. On top: { $top }.
       *[other] { $who } discards { $count } cards. On top: { $top }.
    }
kp-log-merchants = { $who } draws { $ships }.

## Committing and revealing

kp-log-committed-on-ship = { $who } lays a card on { $ship }, to intercept.
kp-log-committed-british = { $who } lays a card in front, for British forces.
kp-log-committed-mines = { $who } lays a card on { $ship }, action half up.
kp-log-committed-action = { $who } lays a card in front, action half up.
kp-log-committed-folded = { $who } puts { $count } cards down.
kp-log-shown = { $card } is turned up.
kp-log-reaction = { $who } reacts with { $card }.

## Attacks

kp-log-intercept = { $who } intercepts { $targets } with { $ship } (card: { $card }).
kp-log-remaining = Only { $ship } is intercepted.
kp-log-british = { $who } leads British forces against { $target } (card: { $card }).
kp-log-mines = { $who } mines the merchantmen of { $whom } ({ $card }).
kp-log-torpedo = { $who } torpedoes { $target } ({ $card }).
kp-log-sum = { $highest }, { $modifiers } = { $total }
kp-log-attack-none = Attack on { $target }: { $attack-sum } against { $defence-sum }, no effect.
kp-log-attack-damaged = Attack on { $target }: { $attack-sum } against { $defence-sum }, a hit.
kp-log-attack-sunk = Attack on { $target }: { $attack-sum } against { $defence-sum }, at least double.
kp-log-challenge-succeeds = { $what }: challenge { $challenge-sum } against { $response }, success.
kp-log-challenge-fails = { $what }: challenge { $challenge-sum } against { $response }, failure.
kp-log-no-effect = { $card } has no effect.

## What becomes of ships

kp-log-damaged = { $ship } is damaged.
kp-log-captured = { $who } captures { $ship }.
kp-log-passage = { $ship } reaches port and counts for { $who }.
kp-log-recognised = { $ship } is recognised.
kp-log-disguised = { $ship } is disguised again.
kp-log-repaired = { $ship } is repaired.
kp-log-resupplied = { $ship } is resupplied.
kp-log-short = { $ship } runs short of supplies.
kp-log-refuge = { $ship } seeks an Island Refuge.
kp-log-left-refuge = { $ship } leaves its refuge, in the Force of { $who }.
kp-log-breakout = { $ship } breaks out and joins { $who }.
kp-log-transferred = { $ship } now obeys { $who }.
kp-log-interned = { $ship } is interned in a neutral port.
kp-log-recalled = { $ship } is called home.
kp-log-scuttled = The crew of { $ship } sinks its own ship.
kp-log-weather-sunk = { $ship } founders in the storm.
kp-log-shoal-damaged = { $ship } scrapes over the shoal and is damaged.
kp-log-shoal-sunk = { $ship } breaks up on the shoal.
kp-log-pursuit = { $who } pursues over the shoal with { $ship }.
kp-log-full-steam = { $ship } gives chase at full steam.
kp-log-exhausted = The stores of { $ship } are used up: { $who } sinks and scores it.
kp-log-swapped = Mistaken Identity: { $who } gets { $ship } back and gives { $other } for it.
kp-log-card-won = { $card } is sunk and counts for { $who }.
kp-log-passed = { $who } passes { $ship } to { $whom }.

## Cards on players, hands and decks

kp-log-deception = Deception lies in front of { $who }.
kp-log-deceived = Deception: { $who } has to play { $card }.
kp-log-fog = A Fog Bank hides { $who }.
kp-log-bounding-main = { $who } will miss a turn.
kp-log-hand-read = { $who } looks at the hand of { $whom }.
kp-log-hand-seen = { $whom } holds { $cards }.
kp-log-deck-read =
    { $count ->
        [one] { $who } looks at the next action card.
       *[other] { $who } looks at the next { $count } action cards and arranges them.
    }
kp-log-deck-seen = On the deck lie { $cards }.
kp-log-recon =
    { $count ->
        [one] { $who } takes a card at random from the hand of { $whom }.
       *[other] { $who } takes { $count } cards at random from the hand of { $whom }.
    }
kp-log-recon-cards = These were { $cards }.
kp-log-wireless = { $who } picks up { $cards } from the discards.
kp-log-gift =
    { $count ->
        [0] { $who } gives { $whom } nothing.
        [one] { $who } gives { $whom } a card.
       *[other] { $who } gives { $whom } { $count } cards.
    }
kp-log-gift-cards = { $who } gives { $cards }.

## The end of a round

kp-log-surplus = { $ship } does not count for { $who }: more warships and raiders than merchantmen.
kp-log-scored =
    { $points ->
        [one] { $who }: victory value { $total }, one round point.
       *[other] { $who }: victory value { $total }, { $points } round points.
    }
kp-log-kept = { $who } keeps { $ship }.
kp-log-tie = Nobody is ahead: another round is played.
kp-won = { $who } wins.
kp-won-team = { $who } win.

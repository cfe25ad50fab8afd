### The table in words.

## The round

kp-table-round = Round { $number }
kp-table-decks = Action cards: { $deck } to draw, { $discarded } discarded, { $aside } set aside
kp-table-discards = Top discards: { $cards }

## A Force

kp-table-force = Force of { $who }
kp-table-seat =
    { $hand ->
        [one] One card in hand, victory value { $value }, round points { $points }
       *[other] { $hand } cards in hand, victory value { $value }, round points { $points }
    }
kp-table-ship =
    { $role ->
        [warship] { $ship }, warship
        [raider] { $ship }, raider
        [prize] { $ship }, prize
       *[merchantman] { $ship }, merchantman
    }
kp-table-ship-marked =
    { $role ->
        [warship] { $ship }, warship: { $marks }
        [raider] { $ship }, raider: { $marks }
        [prize] { $ship }, prize: { $marks }
       *[merchantman] { $ship }, merchantman: { $marks }
    }
kp-mark-damaged =
    { $count ->
        [one] damage
       *[other] damage, { $count } markers
    }
kp-mark-short = Limited Supply
kp-mark-recognised = known to all
kp-mark-refuge = in an Island Refuge
kp-table-deception = A Deception waits for the next turn.
kp-table-fog = Hidden by a Fog Bank until the end of the next turn.
kp-table-skipped = Misses the next turn.
kp-table-pile = Victory pile: { $cards }
kp-table-times = { $card } ×{ $times }

## The turn

kp-table-turn = Turn of { $who }
kp-table-committed-intercept = { $ship } will intercept: { $card }
kp-table-committed-british = British forces, { $ship }: { $card }
kp-table-committed-mines = { $ship } will lay mines: { $card }
kp-table-committed-action = Action, { $ship }: { $card }
kp-table-face-down = face down
kp-table-in-front = in front
kp-table-reaction = Reaction: { $card }
kp-table-attack = Attack on { $who } with { $card }

## Hands

kp-table-hand = Your hand
kp-table-seen = What you saw in the hand of { $who }
kp-table-seen-deck = What you saw on the deck, the next card first
kp-half-day = { $card } [{ $dice }]
kp-half-night = { $card } [{ $dice }, night]

## What a challenge is about

kp-word-passage = Safe Passage
kp-word-at-ship = { $what } ({ $ship })
kp-word-full-steam = Coal burnt at full steam
kp-word-exhaustion = Stores of the prize used up
kp-word-prize-torpedo = Torpedoes at a prize

## Modifiers

kp-mod-supply = Limited Supply
kp-mod-damage = damage
kp-mod-night = night
kp-mod-surprise = Surprise Attack
kp-mod-searchlight = Searchlight
kp-mod-fast-ship = Fast Ship
kp-mod-non-combatant = Non-Combatant
kp-mod-monitor = lying still
kp-mod-fair-seas = Fair Seas
kp-mod-prize = prize in the Force
kp-mod-coal = hunger for coal
kp-mod-sail = under sail
kp-mod-floatplane = floatplane
kp-mod-fast = deep draught
kp-mod-sailing = sailing merchantman

## What is printed on cards

kp-class-normal = normal card
kp-class-assist = assist card
kp-class-reaction = reaction
kp-coin-challenge = challenge
kp-coin-response = response
kp-coin-attack = attack
kp-coin-mine_attack = mines
kp-coin-torpedo_attack = torpedoes
kp-coin-gun_attack = guns
kp-coin-depth_charge_attack = depth charges
kp-coin-defence = defence
kp-coin-victory = victory value
kp-coin-passage_challenge = Safe Passage, challenge
kp-coin-passage_response = Safe Passage, response
kp-coin-intercept = Intercept half
kp-symbol-mines = can lay mines
kp-symbol-coal = burns much coal
kp-symbol-fast = fast raider
kp-symbol-sail = sails
kp-symbol-floatplane = floatplane
kp-symbol-sailing = sailing ship
kp-symbol-night = night action

## Where a number comes from

kp-provenance-rulebook = stated by a rulebook
kp-provenance-history = from the historical record
kp-provenance-designed = designed for this pack

## Entries of solitaire cards

kp-entry-none = no action
kp-entry-no_response = no response
kp-entry-blank = no special action
kp-entry-intercept_merchant_with_raider = a raider intercepts a merchantman
kp-entry-intercept_merchant_with_warship = a warship intercepts a merchantman
kp-entry-intercept_warship_raider_or_prize = British forces intercept a warship, raider or prize
kp-entry-submarine_torpedo_attack = a submarine torpedoes a merchantman
kp-entry-submarine_mine_attack = a submarine lays mines
kp-choice-low = lowest value
kp-choice-high = highest value
kp-choice-random = at random

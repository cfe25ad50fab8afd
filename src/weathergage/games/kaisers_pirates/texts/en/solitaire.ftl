### The solitaire game: what the phantom player draws and does.

kp-phantom = The phantom
engine-automaton = { kp-phantom }

## What can be chosen before it begins

kp-option-policy = How the phantom chooses
kp-option-policy-help = In the solitaire game, which of several possible ships the phantom plays at. Rules 5.0 and 5.4.3.
kp-option-policy-random = At random
kp-option-policy-best = The best choice by the odds

## Entries

kp-entry-ends-turn = ends the turn
kp-entry-noted = { $entry } [{ $notes }]

## Prompts

kp-ask-keep-for-phantom = Which ship does the phantom keep for the next round?

## The solitaire cards

kp-log-solitaire-shuffled = The solitaire cards are shuffled.
kp-log-solitaire-entry = A solitaire card, and a { $red } on the red die: { $entry }.
kp-log-solitaire-impossible = That cannot be done, and is ignored.
kp-log-solitaire-defence = A solitaire card: { $odd } on 1 or 3, { $even } on 2 or 4. The red die shows { $red }.
kp-log-solitaire-unfit = That does not fit: the phantom does not react.
kp-log-solitaire-special = Special action: { $special } goes with the intercept.
kp-log-solitaire-special-none = Special action: no more.
kp-log-solitaire-special-again = Special action: { $special } again. It counts once, and nothing else is drawn.
kp-log-solitaire-special-illegal = Special action: { $special } cannot go with this intercept. Nothing else is drawn.
kp-log-solitaire-reflag = One more solitaire card shows Reflag.
kp-log-solitaire-no-reflag = One more solitaire card does not show Reflag.

## The phantom

kp-log-phantom-turn = Turn of the phantom
kp-log-phantom-reaction = The phantom reacts with { $card }.
kp-log-phantom-fog = In the Fog Bank the phantom does nothing and draws nothing.
kp-log-phantom-recon =
    { $count ->
        [one] The phantom’s Recon Aircraft: a card from the hand of { $who }, picked at random, is discarded face down.
       *[other] The phantom’s Recon Aircraft: { $count } cards from the hand of { $who }, picked at random, are discarded face down.
    }
kp-log-phantom-drew = An action card goes unseen from the deck to the discards.
kp-log-discarded-unseen =
    { $count ->
        [one] { $who } discards a card face down.
       *[other] { $who } discards { $count } cards face down.
    }
kp-lost-to-phantom = The phantom wins.

## The table

kp-table-solitaire = The solitaire cards
kp-table-solitaire-deck = Face down: { $deck }. Drawn: { $drawn }
kp-table-specials = With the phantom’s intercept: { $cards }
kp-table-scouted = Recon Aircraft: on its next turn the phantom does one thing at most.

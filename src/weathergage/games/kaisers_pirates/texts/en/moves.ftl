### What moves are called, on a button or in a list.

## Committing

kp-move-commit-intercept = Intercept with { $ship }: { $card }
kp-move-commit-british = British forces: { $card }
kp-move-commit-mines = { $ship } lays mines: { $card }
kp-move-commit-action = For its action: { $card }

## Resolving

kp-move-intercept = Intercept with { $ship }
kp-move-british-intercept = Intercept with British forces: { $card }
kp-move-lay-mines = { $ship } lays its mines
kp-move-play = Play { $card }
kp-move-attach = Add { $card }
kp-move-announce = Go ahead
kp-move-react = React with { $card }
kp-move-repair = Repair { $ship }
kp-move-resupply = Resupply { $ship }
kp-move-leave-refuge = { $ship } puts to sea, in the Force of { $who }
kp-move-supply-from = { $prize } resupplies { $ship }
kp-move-discard = Discard { $card } next
kp-move-discard-rest = Discard the rest as they lie

## Choosing

kp-move-target = { $ship }
kp-move-against = { $who }
kp-move-look-at-deck = Look at the deck
kp-move-swap = Offer { $ship }
kp-move-put-back = { $card } on top
kp-move-assign = { $ship } to { $who }
kp-move-give = Give { $card }
kp-move-keep = Keep { $ship }
kp-move-take-ship = Take { $ship }
kp-move-accept = Yes
kp-move-pass = No
kp-move-done = That is all

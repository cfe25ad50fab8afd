### Why not.

## Committing

kp-no-not-in-hand = That card is not in your hand.
kp-no-own-fighter = You need a warship or raider of your own for that.
kp-no-second-card = A card lies on that ship already.
kp-no-only-mines = Only Lay Mines can be laid on a raider for its action.
kp-no-minelayer = That ship cannot lay mines.
kp-no-mines-in-front = Lay Mines goes on a raider that can lay them.
kp-no-team-card = Without teams this card can only be used to intercept.
kp-no-reaction-committed = Reactions are played from the hand, in an opponent’s turn.
kp-no-not-committed = You did not put that card down for this turn.
kp-no-other-half = That card lies there for its other half.
kp-no-card-on-ship = No such card lies on that ship.

## Own ships

kp-no-in-refuge = That ship lies in an Island Refuge.
kp-no-left-refuge = That ship left its Island Refuge in this turn.
kp-no-acted = That ship has acted in this turn already.
kp-no-attempt = There is nothing to try here: no marker, no refuge, or tried already in this turn.
kp-no-leaving = That ship cannot leave a refuge now: it is in none, or entered it in this turn.
kp-no-supply = That prize cannot resupply that ship now.

## Targets

kp-no-target = There is no target for that now.
kp-no-such-ship = No such ship is on the table.
kp-no-such-target = { $ship } cannot be the target of that.
kp-no-own-only = That works on your own ships only.
kp-no-opponent = That can be done to an opponent only.
kp-no-other-opponent = All attacks of this turn go against one opponent, and you have begun with another.
kp-no-third-opponent = You have played cards on as many opponents as this turn allows.
kp-no-fog = That player is hidden by a Fog Bank.
kp-no-intercepted = That ship has been intercepted in this turn already.
kp-no-merchantman = Your ships intercept merchantmen only.
kp-no-disguised = That ship is in disguise: it has to be recognised first.
kp-no-recognised = That ship is recognised already.
kp-no-sheltered = That ship is sheltered by an Island Refuge.
kp-no-shelter = Monitor reaches ships in an Island Refuge only.
kp-no-prize = Mines and torpedoes do not attack prizes.
kp-no-damaged = That ship is damaged.
kp-no-undamaged = That ship is not damaged.
kp-no-disguise = That ship is not a recognised raider or prize.
kp-no-more-targets = This intercept takes no more targets.

## Cards that join an attack, and limits

kp-no-assist = That card cannot join this attack.
kp-no-assist-alone = That card is played together with an attack.
kp-no-one-assist = British forces take one such card and no more.
kp-no-boarding-yet = A Boarding Party joins when its merchantman’s turn has come.
kp-no-raider = Good Hunting goes with one intercept by a raider.
kp-no-warship = Shipping Lanes goes with one intercept by a warship.
kp-no-cargo = Special Cargo goes with one attack on merchantmen.
kp-no-night = Searchlight needs a night action.
kp-no-once = Only one of these is allowed.
kp-no-extra-turn = Not in the extra turn of a Second Chance.

## Reactions

kp-no-reaction = { $card } cannot answer this.

### Chapter 3.2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.2 Playing and committing action cards

kp-rule-3-2a = All cards meant for this turn are laid down face down before the first of them is resolved.
kp-rule-3-2b = After that the active player plays nothing from the hand but Reflag.
kp-rule-3-2c = A committed card does not go back to the hand.
kp-rule-3-2d = The active player chooses in which order the committed cards are resolved.
kp-rule-3-2-1a = The way a card is laid down settles which half of it will be used.
kp-rule-3-2-1b = An own ship that is to intercept gets exactly one card with its Intercept half up.
kp-rule-3-2-1c = A raider that is to lay mines gets exactly one Lay Mines card with its action half up.
kp-rule-3-2-1d = Each intercept by British forces needs one card of its own in front of the Force, Intercept half up.
kp-rule-3-2-1e = All other committed cards lie in front of the Force with their action half up.
kp-rule-3-2-2a = Reactions come straight from the hand, in the turn of an opponent. They are not committed beforehand.
kp-rule-3-2-2b = A reaction is played before the card that it answers is resolved.
kp-rule-3-2-2c = Each intercept or action can be answered with one reaction and no more.
kp-rule-3-2-2d = Only the player whose ship or Force is concerned may react.
kp-rule-3-2-3a = British forces intercept with the dice of the Intercept half, next to the naval flag.
kp-rule-3-2-3b = British forces cannot intercept raiders and prizes in disguise; they have to be recognised first.
kp-rule-3-2-3c = A recognised ship is turned sideways, and turned back when it is disguised again.
kp-rule-3-2-3d = Everybody knows a warship for what it is. It can be intercepted at any time and never hides.
kp-rule-3-2-3e = One Surprise Attack, and nothing else, may help British forces in an intercept.
kp-rule-3-2-3f = One Surprise Attack or one Searchlight, not both, may help to intercept a warship, raider or prize.
kp-rule-3-2-3g = A warship, raider or prize that British forces sink goes to the victory pile of the player who led them.
kp-rule-3-2-4a = Merchantmen can be intercepted by warships and raiders, hit by mines, and torpedoed.
kp-rule-3-2-4b = Merchantmen never hide: they can be intercepted at any time.
kp-rule-3-2-4c = Any number of other committed cards may help to intercept a merchantman.
kp-rule-3-2-4d = Any number of assist cards may help to intercept a merchantman.
kp-rule-3-2-4e = A sunk merchantman goes to the victory pile of the player who attacked it.
kp-rule-3-2-4f = An own ship that intercepts rolls its own attack dice, not those of the card that lies on it.
kp-rule-3-2-5a = A captured merchantman becomes a prize and joins the captor’s back row.
kp-rule-3-2-5b = To capture a merchantman, a Boarding Party or a Non-Combatant must be part of the intercept.
kp-rule-3-2-5c = A capture takes away the Limited Supply of the ship that made it, and of no other.
kp-rule-3-2-5d = A prize that reaches port counts double for its holder.
kp-rule-3-2-5e = A prize that an opponent sinks counts only once, for that opponent.
kp-rule-3-2-6a = An undamaged merchantman that comes through an intercept may try to reach port at once: this is Safe Passage.
kp-rule-3-2-6b = An undamaged prize that comes through an intercept may try for Safe Passage at once.
kp-rule-3-2-6c = Surviving mines or torpedoes gives no chance of Safe Passage.
kp-rule-3-2-6d = The ship’s holder rolls the challenge printed on its card; another player rolls the response.
kp-rule-3-2-6e = If Safe Passage succeeds, the ship goes to its holder’s victory pile.
kp-rule-3-2-6f = If Safe Passage fails, nothing happens.
kp-rule-3-2-6g = A ship may try for Safe Passage as often as the chance comes.

## 3.2.7 Dice

kp-rule-3-2-7a = If the attack beats the defence but is less than twice as high, the target is damaged.
kp-rule-3-2-7b = If the attack beats the defence and is at least twice as high, the target is sunk.
kp-rule-3-2-7c = If the attack is not higher than the defence, nothing happens.
kp-rule-3-2-7d = A damaged ship that is damaged once more gets no second marker, unless the optional rule 6.8 is used.
kp-rule-3-2-7e = A challenge succeeds only if it is higher than the response.
kp-rule-3-2-7f = All modifiers to a roll are added together.
kp-rule-3-2-7g = However low its modifiers, a result counts at least 1.
kp-rule-3-2-7h = A ship on Limited Supply intercepts with −2 to its attack.
kp-rule-3-2-7i = Limited Supply does not weaken a ship’s defence.
kp-rule-3-2-7j = A damaged warship or raider intercepts with −2 to its attack.
kp-rule-3-2-7k = A damaged ship defends itself with −2, whatever attacks it.
kp-rule-3-2-7l = Laying mines is not an intercept: neither damage nor Limited Supply of the raider matters.
kp-rule-3-2-7m = A night action takes −1 to the attack.
kp-rule-3-2-7n = Results are compared after all modifiers, also to see whether one is twice the other.

## 3.2.8 Announcing

kp-rule-3-2-8a = To intercept a merchantman, name the target, then turn up the card on the ship and the cards that help.
kp-rule-3-2-8b = To lay mines, announce it, then turn up the Lay Mines card on the raider.
kp-rule-3-2-8c = Assist cards that belong to a mine attack are turned up together with it.
kp-rule-3-2-8d = For an intercept by British forces, name the target, then turn up the card and whatever helps it.
kp-rule-3-2-8e = For any other action, announce it and turn up its card.
kp-rule-3-2-8f = Cards that were played are laid aside; they are discarded only when the turn ends.

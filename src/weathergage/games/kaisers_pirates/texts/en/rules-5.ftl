### Chapter 5 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 5.0 The phantom

kp-rule-5-0a = One person plays against a phantom player, whom the solitaire cards direct.
kp-rule-5-0b = The live player follows the rules for two players, except where this chapter changes them.
kp-rule-5-0c = The live player rolls for both sides and chooses for the phantom what serves it well.

## 5.1 The solitaire cards

kp-rule-5-1a = A solitaire card has two defensive entries, one special action, which may be blank, and four offensive entries.

## 5.2 Setting up

kp-rule-5-2a = In the first edition both Intelligence and both Wireless Intercept cards stay in the box.
kp-rule-5-2b = In the second edition both Intelligence and both Wireless Intercept cards and the eight cards new in that edition stay in the box.
kp-rule-5-2-1a = After the named cards, so many action cards are set aside at random that 40 are left.
kp-rule-5-2-1b = After the named cards, 48 action cards are set aside at random, so that 40 are left.
kp-rule-5-2-2a = In the solitaire game each side gets three warships or raiders, three merchantmen and six action cards.
kp-rule-5-2-2b = The phantom’s hand stays face down. It never decides what the phantom does.
kp-rule-5-2-3 = In the solitaire game the live player settles who begins the first round, in whatever way.
kp-rule-5-2-4a = In the solitaire game, too, victory values are counted and round points given after every round.
kp-rule-5-2-4b = The live player decides for both sides which ships are kept.
kp-rule-5-2-5 = For every further round the action cards and the solitaire cards are shuffled again and hands are dealt anew.

## 5.3 The live player

kp-rule-5-3-1 = In the solitaire game all action cards are discarded face down, and nobody looks through them.
kp-rule-5-3-2 = The live player’s Recon Aircraft takes two cards at random from the phantom’s hand.
kp-rule-5-3-3a = For each intercept by the live player one solitaire card is drawn to see whether the phantom reacts.
kp-rule-5-3-3b = One solitaire card is drawn for each of the live player’s torpedo attacks.
kp-rule-5-3-3c = One solitaire card is drawn when the live player lays mines, not one for each merchantman.
kp-rule-5-3-3d = A red die chooses the defensive entry: one for 1 or 3, the other for 2 or 4.
kp-rule-5-3-3e = The phantom reacts only if that entry is a reaction that fits what the live player does.

## 5.4 The phantom's turn

kp-rule-5-4-1 = The solitaire cards are shuffled when they run out and after every turn of the phantom.
kp-rule-5-4-2 = At the end of its turn the phantom draws one action card, which goes unseen to the discards.
kp-rule-5-4-3-1 = A solitaire card is drawn and a red die rolled. On a 1 the phantom does nothing, and its turn ends.
kp-rule-5-4-3-2 = On a 2 with an intercept that cannot be made, nothing happens and the phantom’s turn ends.
kp-rule-5-4-3-3a = On a 2 with an intercept that the phantom can make, further solitaire cards are drawn for special actions to go with it.
kp-rule-5-4-3-3b = Drawing for special actions stops at a card on which this part is blank.
kp-rule-5-4-3-3c = Drawing for special actions stops when one comes up again; that one applies once.
kp-rule-5-4-3-3d = Drawing for special actions stops at one that does not go with this intercept; that one does not apply.
kp-rule-5-4-3-3e = The phantom’s target is the best one, or one chosen at random.
kp-rule-5-4-3-3f = After its intercept the phantom goes on with another solitaire card.
kp-rule-5-4-3-4a = On a 3 or 4 with an entry marked (ET), the phantom does it, and its turn ends.
kp-rule-5-4-3-4b = If an entry marked (ET) cannot be done, the phantom’s turn ends all the same.
kp-rule-5-4-3-5a = On a 3 or 4 without (ET), the phantom does it and goes on with another solitaire card.
kp-rule-5-4-3-5b = If an entry without (ET) cannot be done, it is ignored, and the phantom goes on.
kp-rule-5-4-3-6 = A Deception or Fog Bank of the phantom is only remembered: the solitaire card stays in its deck.
kp-rule-5-4-3-7a = For an Island Refuge the phantom first picks a ship that is damaged, on Limited Supply or recognised.
kp-rule-5-4-3-7b = The phantom’s ship leaves its refuge when its markers are gone; if it had none, on the phantom’s next turn.
kp-rule-5-4-3-8 = The phantom’s Recon Aircraft throws two random cards from the live player’s hand onto the discards.
kp-rule-5-4-3-9a = Under Deception the phantom draws one solitaire card; the red die picks entry 3 on 1 or 3, entry 4 on 2 or 4.
kp-rule-5-4-3-9b = After that one entry the turn of a phantom under Deception ends.
kp-rule-5-4-3-10 = After the live player’s Recon Aircraft, too, the phantom’s next turn is one such entry.
kp-rule-5-4-3-11a = Interrogate with low value: the raider or prize in disguise that is worth least.
kp-rule-5-4-3-11b = Interrogate with high value: the raider or prize in disguise that is worth most.
kp-rule-5-4-3-11c = Interrogate at random: any raider or prize in disguise.
kp-rule-5-4-3-11d = With nobody left to question, Interrogate is ignored and the phantom goes on.
kp-rule-5-4-3-11e = If several ships that the phantom could question are worth the same, chance chooses among them.
kp-rule-5-4-3-12a = If at the end of its turn a raider or prize of the phantom is recognised, one more solitaire card is drawn.
kp-rule-5-4-3-12b = If the special action of that card is Reflag, one of the phantom’s recognised ships is disguised again.

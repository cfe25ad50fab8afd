### Chapter 6 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-6-0 = An optional rule is used only if every player agrees.

## 6.1 Coal

kp-rule-6-1-1 = Coal: for a ship that burns much coal the challenge of Rendezvous Missed gets +2.
kp-rule-6-1-2 = Coal: for a ship that burns much coal the challenge of Blockade Runner gets −1.
kp-rule-6-1-3 = Coal: in an Island Refuge a ship that burns much coal tries to be resupplied with −1.

## 6.2 Sail

kp-rule-6-2-1 = Sail: for the Seeadler the challenge of Rendezvous Missed gets −2.
kp-rule-6-2-2 = Sail: for the Seeadler the challenge of Blockade Runner gets +1.
kp-rule-6-2-3 = Sail: in an Island Refuge the Seeadler’s challenge to be resupplied gets +1.
kp-rule-6-2-4 = Sail: when the Seeadler tries to Break Contact, its challenge gets −2.
kp-rule-6-2-5 = Sail: when a merchantman tries to Break Contact with the Seeadler, the challenge gets +2.
kp-rule-6-2-6 = Sail: Fast Ship against the Seeadler takes −4 in all from its attack.

## 6.3 Floatplane

kp-rule-6-3-1 = Floatplane: with Surprise Attack the Wolf attacks with +4 in all.
kp-rule-6-3-2 = Floatplane: Slim Pickings cannot be played against the Wolf.
kp-rule-6-3-3 = Floatplane: when the Wolf tries to Break Contact, its challenge gets +2.

## 6.4 Tournament

kp-rule-6-4a = Tournament: the balanced deal is for the first round only; the others are played as always.
kp-rule-6-4-1 = Tournament: each player is dealt or chooses one of the warships Dresden, Emden, Königsberg and Nürnberg.
kp-rule-6-4-2a = Tournament: Leipzig, Karlsruhe, Geier, Iltis, Meteor and Seeadler are laid aside, with any of the four warships that nobody has.
kp-rule-6-4-2b = Tournament: each player is dealt two of the ten raiders that are left.
kp-rule-6-4-2c = Tournament: when all have three ships, those laid aside go back and the deck is shuffled.
kp-rule-6-4-3a = Tournament: each player begins with one merchantman of each of the values 5, 7 and 9.
kp-rule-6-4-3b = Tournament: merchantmen of the values 5, 7 and 9 are dealt or chosen, one of each for every player.
kp-rule-6-4-3c = Tournament: the William P. Frye stays out of that deal and is shuffled in afterwards.

## 6.5 Beyond 1914

kp-rule-6-5-1 = Beyond 1914: Emden, Karlsruhe, Leipzig, Nürnberg, Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse and Cormoran are out of the game: by 1915 they were lost.
kp-rule-6-5-2a = Beyond 1914: a Breakout does nothing when there is no ship left to draw.
kp-rule-6-5-2b = Beyond 1914: ships that left play during the round are not shuffled back before it is over.
kp-rule-6-5-3 = Beyond 1914: four players may agree to leave the three Breakouts in the box.
kp-rule-6-5-4 = Beyond 1914: the nineteen merchantmen that were lost in 1914 may be taken out as well.

## 6.6 Fast raiders

kp-rule-6-6-1a = Fast raiders: a fast raider answered with Fast Ship may give chase at full steam and take no −2.
kp-rule-6-6-1b = Fast raiders: after such a chase the raider is short of coal: d10/d4 above d10 puts it on Limited Supply.
kp-rule-6-6-1c = Fast raiders: after such a chase the raider rolls a d10 against a challenge of d10/d4; if the challenge is higher, it is on Limited Supply.
kp-rule-6-6-1d = Fast raiders: a raider already on Limited Supply cannot give chase at full steam.
kp-rule-6-6-2 = Fast raiders: they draw much water: their challenge in a Shallow Run gets another −2.

## 6.7 Keeping ships

kp-rule-6-7a = Keeping ships: up to three warships and raiders may be kept for the next round.
kp-rule-6-7-1 = Keeping ships: whoever keeps two ships is dealt four action cards.
kp-rule-6-7-2 = Keeping ships: whoever keeps three ships is dealt three action cards.

## 6.8 Additional damage

kp-rule-6-8-1 = Additional damage: a ship gets a damage marker each time that it is damaged.
kp-rule-6-8-2a = Additional damage: each marker takes −2 from the ship’s attack and −2 from its defence.
kp-rule-6-8-2b = Additional damage: each marker takes −2 from the challenge of Break Contact and of Shallow Run.
kp-rule-6-8-2c = Additional damage: each marker gives +2 to the challenge of Interned.
kp-rule-6-8-2d = Additional damage: even so, no result counts less than 1.
kp-rule-6-8-3a = Additional damage: each repair takes off a single marker.
kp-rule-6-8-3b = Additional damage: in an Island Refuge at most one marker comes off in a turn.

## 6.9 Torpedoes against prizes

kp-rule-6-9-1a = Torpedoes against prizes: a submarine may torpedo an enemy prize in disguise, if a challenge of d10/d8 against d10 succeeds first.
kp-rule-6-9-1b = Torpedoes against prizes: if it fails, the submarine has missed its chance: it cannot turn on a merchantman instead.
kp-rule-6-9-2a = Torpedoes against prizes: Q-Ship cannot answer it; Razzle-Dazzle can.
kp-rule-6-9-2b = Torpedoes against prizes: Q-Ship and Sail Q-Ship cannot answer it; Razzle-Dazzle can.

## 6.10 Pursuit over a shoal

kp-rule-6-10a = Pursuit over a shoal: a warship or raider may pursue a merchantman through its Shallow Run and go on with the intercept.
kp-rule-6-10b = Pursuit over a shoal: British forces never pursue over a shoal.
kp-rule-6-10-1 = Pursuit over a shoal: the pursuit is announced before the merchantman rolls for the shoal.
kp-rule-6-10-2a = Pursuit over a shoal: both ships roll for the shoal at the same time.
kp-rule-6-10-2b = Pursuit over a shoal: damage from the shoal already counts in the intercept that follows.
kp-rule-6-10-3 = Pursuit over a shoal: a damaged ship that fails, with its −2, sinks before the intercept, and the other player scores it.
kp-rule-6-10-4 = Pursuit over a shoal: a fast raider in pursuit rolls for the shoal with another −2.

## 6.11 Sailing merchantmen

kp-rule-6-11a = Sailing merchantmen: twelve merchantmen are sailing ships, and special rules hold when they are intercepted or attacked.
kp-rule-6-11-1a = Sailing merchantmen: AMC, Q-Ship and Fast Ship cannot be played for a sailing merchantman.
kp-rule-6-11-1b = Sailing merchantmen: AMC, Q-Ship and Fast Ship cannot be played for a sailing merchantman; Sail Q-Ship can.
kp-rule-6-11-2 = Sailing merchantmen: when a sailing merchantman tries to Break Contact, the challenge gets −2.

## 6.12 Supplies from prizes

kp-rule-6-12-1a = Supplies from prizes: at any moment of an own turn a prize may resupply one own warship or raider, without a roll.
kp-rule-6-12-1b = Supplies from prizes: a prize reaches ships in an Island Refuge too.
kp-rule-6-12-1c = Supplies from prizes: one prize serves one ship; several ships need several prizes.
kp-rule-6-12-2a = Supplies from prizes: after the resupply d10/d8 is rolled against d10: if it succeeds, the prize’s stores are used up and it is sunk.
kp-rule-6-12-2b = Supplies from prizes: after the resupply a d10 is rolled against a challenge of d10/d8: if the challenge is higher, the prize’s stores are used up and it is sunk.
kp-rule-6-12-2c = Supplies from prizes: a prize sunk like this counts once, not double, for its holder.
kp-rule-6-12-3a = Supplies from prizes: this replaces the resupply that Boarding Party and Non-Combatant bring by themselves.
kp-rule-6-12-3b = Supplies from prizes: at a capture the prize may, but need not, resupply the ship that took it; the roll for its stores follows.

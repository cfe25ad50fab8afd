### Chapter 3.3 of the rulebook, rule by rule: what the client shows when a rule is cited.

kp-rule-3-3a = Cards may be combined in one intercept unless one of them says otherwise.

## 3.3.1 AMC

kp-rule-3-3-1a = There are two AMC cards. They react when a warship or raider intercepts a merchantman.
kp-rule-3-3-1b = AMC: the armed merchant cruiser and the attacker shoot at the same time: both results apply together.
kp-rule-3-3-1c = AMC: if the armed merchant cruiser sinks the attacker, its player scores that ship.
kp-rule-3-3-1d = AMC: if the armed merchant cruiser damages the attacker, that ship gets a damage marker.
kp-rule-3-3-1e = If the armed merchant cruiser is sunk, the attacker’s player scores the AMC card.
kp-rule-3-3-1f = Damaged or unharmed, the AMC card is discarded like any other.
kp-rule-3-3-1g = AMC: if the intercept is a night action, both the ship and the armed merchant cruiser attack with −1.
kp-rule-3-3-1h = Against the AMC only a Surprise Attack helps the attacker; no other card in the intercept does anything.
kp-rule-3-3-1i = Against the AMC only Surprise Attack or Searchlight helps the attacker; no other card in the intercept does anything.
kp-rule-3-3-1j = A raider that meets an AMC is recognised.
kp-rule-3-3-1k = AMC: the merchantman goes free, and the attacker cannot intercept it again this turn.

## 3.3.2 Blockade Runner

kp-rule-3-3-2a = There are two Blockade Runner cards. Each own warship and raider on Limited Supply makes a challenge of its own.
kp-rule-3-3-2b = Blockade Runner: where the challenge succeeds, the Limited Supply marker comes off.
kp-rule-3-3-2c = Blockade Runner: with one prize or more in the Force each of these challenges gets +2, once.
kp-rule-3-3-2d = Blockade Runner: ships in an Island Refuge are reached too.

## 3.3.3 Boarding Party

kp-rule-3-3-3a = There are six Boarding Party cards. One goes with the intercept of one undamaged merchantman, to capture it instead of sinking it.
kp-rule-3-3-3b = In the second edition Boarding Party is an assist card.
kp-rule-3-3-3c = With a Boarding Party a damaged result does nothing.
kp-rule-3-3-3d = With a Boarding Party a sunk result makes the merchantman a prize.
kp-rule-3-3-3e = Boarding Party: the capture also resupplies the ship that intercepted, and only that one.
kp-rule-3-3-3f = Boarding Party: a merchantman that was not captured may try for Safe Passage as usual.

## 3.3.4 Bounding Main

kp-rule-3-3-4a = There is one Bounding Main card. The next player misses a whole turn: no plays and no draw.
kp-rule-3-3-4b = Bounding Main: a Deception or Fog Bank in front of that player waits for the next turn really taken.
kp-rule-3-3-4c = Bounding Main: without teams only its Intercept half can be used.

## 3.3.5 Break Contact

kp-rule-3-3-5a = There are two Break Contact cards. If the challenge succeeds, the intercept is cancelled.
kp-rule-3-3-5b = Break Contact: it saves warships, raiders, prizes and merchantmen alike.
kp-rule-3-3-5c = Break Contact: the challenge gets −2 if the ship is damaged and −2 if it is on Limited Supply, so up to −4.
kp-rule-3-3-5d = Break Contact: it cannot be played at night.
kp-rule-3-3-5e = Break Contact: it cannot be played for a ship in an Island Refuge.
kp-rule-3-3-5f = Break Contact: it cannot be played against a Surprise Attack.
kp-rule-3-3-5g = Break Contact: it does not help against torpedoes and mines.

## 3.3.6 Breakdown

kp-rule-3-3-6a = There is one Breakdown card. If the challenge succeeds, one undamaged enemy warship or raider is damaged.
kp-rule-3-3-6b = Breakdown: the raider may be in disguise.
kp-rule-3-3-6c = Breakdown: its Intercept half is HMS Glasgow, stronger than the usual British forces.

## 3.3.7 Breakout

kp-rule-3-3-7a = There are three Breakout cards. If the challenge succeeds, the player draws one warship or raider into the Force.
kp-rule-3-3-7b = Breakout: if the challenge is at least twice the response, two ships are drawn.

## 3.3.8 Collier

kp-rule-3-3-8a = There is one Collier card. It takes all Limited Supply markers off the player’s own ships, without a roll.
kp-rule-3-3-8b = Collier: ships in an Island Refuge are reached too.

## 3.3.9 Damage Control

kp-rule-3-3-9a = There are four Damage Control cards. Each repairs one own damaged ship, without a roll.
kp-rule-3-3-9b = Damage Control: the ship may be a warship, raider, prize or merchantman, also one in an Island Refuge.

## 3.3.10 Deception

kp-rule-3-3-10a = There are two Deception cards. One is laid on an opponent and spoils that player’s next turn.
kp-rule-3-3-10b = Deception: in that turn the victim plays one card drawn at random from the own hand, and no other.
kp-rule-3-3-10c = Deception: that card can only be used for its action.
kp-rule-3-3-10d = Deception: if the action is legal, it has to be carried out.
kp-rule-3-3-10e = Deception: if the action of the card drawn is illegal or would do nothing, it is ignored.
kp-rule-3-3-10f = Deception and the card that was drawn are discarded together.
kp-rule-3-3-10g = Deception: the victim still draws an action card at the end of the turn.
kp-rule-3-3-10h = While Deception waits, the victim may play reactions as usual.
kp-rule-3-3-10i = Deception and Fog Bank never wait for the same player: who has one cannot be given the other.

## 3.3.11 Exchange Information

kp-rule-3-3-11a = There is one Exchange Information card. Team mates pass each other any number of cards from their hands.
kp-rule-3-3-11b = Exchange Information: team mates need not give the same number of cards; one may receive without giving.
kp-rule-3-3-11c = Exchange Information: team mates do not look at each other’s hands and name no card; they may say in general what they need.
kp-rule-3-3-11d = Exchange Information: without teams only its Intercept half can be used.

## 3.3.12 Fair Seas

kp-rule-3-3-12a = There are two Fair Seas cards. One own undamaged merchantman or prize tries for Safe Passage.
kp-rule-3-3-12b = Fair Seas: its challenge gets +1.

## 3.3.13 Fast Ship

kp-rule-3-3-13a = There are two Fast Ship cards. A raider that intercepts a merchantman attacks it with −2.
kp-rule-3-3-13b = Fast Ship: a damaged merchantman cannot play it.
kp-rule-3-3-13c = Fast Ship: it cannot be played at night.
kp-rule-3-3-13d = Fast Ship: it cannot be played against a Surprise Attack.
kp-rule-3-3-13e = Fast Ship: it cannot be played against a warship.

## 3.3.14 Fog Bank

kp-rule-3-3-14a = There are two Fog Bank cards. One is laid on an opponent and covers that player’s next turn.
kp-rule-3-3-14b = Fog Bank: in that turn the player in the fog plays no action cards.
kp-rule-3-3-14c = Fog Bank: the player in the fog draws no card at the end of that turn.
kp-rule-3-3-14d = Fog Bank: as long as the fog lies there, the player cannot be intercepted or attacked.
kp-rule-3-3-14e = Fog Bank: only Heavy Weather can be played against a player in the fog.
kp-rule-3-3-14f = Fog Bank: the fog lifts at the end of that turn: the card is discarded.

## 3.3.15 Good Hunting

kp-rule-3-3-15a = There are four Good Hunting cards. A raider intercepts two merchantmen with one card.
kp-rule-3-3-15b = In the second edition Good Hunting is an assist card.
kp-rule-3-3-15c = Good Hunting: the dice are rolled anew for each of the two.
kp-rule-3-3-15d = Good Hunting: the defender may react once for each of the two.
kp-rule-3-3-15e = Good Hunting: Slim Pickings may answer it.

## 3.3.16 Heavy Weather

kp-rule-3-3-16a = There are two Heavy Weather cards. Every damaged ship of one opponent has to weather a challenge, and sinks if it succeeds.
kp-rule-3-3-16b = Heavy Weather: ships lost in the storm go face up under their deck.
kp-rule-3-3-16c = Heavy Weather: nobody scores the ships that are lost.
kp-rule-3-3-16d = Heavy Weather: ships in an Island Refuge ride it out.

## 3.3.17 Intelligence

kp-rule-3-3-17a = There are two Intelligence cards. One way to use it: look at an opponent’s whole hand in secret.
kp-rule-3-3-17b = Intelligence: instead of a hand, the player may look at the next action cards to be drawn, and put them back in any order.
kp-rule-3-3-17c = Intelligence: in the deck the player sees as many cards as there are players: four, three or two.

## 3.3.18 Interned

kp-rule-3-3-18a = There is one Interned card. If the challenge succeeds, an enemy warship, recognised raider or recognised prize is out of the war.
kp-rule-3-3-18b = Interned: the challenge gets +2 if the ship is damaged and +2 if it is on Limited Supply.
kp-rule-3-3-18c = Interned: the ship goes face up under its deck, and nobody scores it.

## 3.3.19 Interrogate

kp-rule-3-3-19a = There are five Interrogate cards. If the challenge succeeds, one raider or prize in disguise is recognised.
kp-rule-3-3-19b = Interrogate: the ship is then intercepted at once with the attack dice on the card.
kp-rule-3-3-19c = Interrogate: a ship in an Island Refuge cannot be questioned.
kp-rule-3-3-19d = Interrogate: Surprise Attack cannot be played with it.
kp-rule-3-3-19e = Interrogate: no assist card can be played with it.
kp-rule-3-3-19f = Interrogate: there is nothing to ask a ship that is already recognised.
kp-rule-3-3-19g = Interrogate: the holder may play Reflag only when the intercept is over.
kp-rule-3-3-19h = Interrogate: no reaction can stop the questioning itself.
kp-rule-3-3-19i = Interrogate: against the intercept that follows, the defender may react as usual.

## 3.3.20 Island Refuge

kp-rule-3-3-20a = There are two Island Refuge cards. Each shelters one own warship or raider.
kp-rule-3-3-20b = Island Refuge: the card lies on the ship until the ship leaves.
kp-rule-3-3-20c = Island Refuge: the ship stays for at least one turn and then as long as its player likes.
kp-rule-3-3-20d = Island Refuge: in each own turn the ship may try once to be repaired and once to be resupplied, with a roll for each.
kp-rule-3-3-20e = Island Refuge: the ship may try to be repaired and resupplied already in the turn in which it arrives.
kp-rule-3-3-20f = Island Refuge: nothing but Monitor can intercept a ship in its refuge.
kp-rule-3-3-20g = Island Refuge: Heavy Weather does not reach a ship in its refuge.
kp-rule-3-3-20h = Island Refuge: Rendezvous Missed does not concern a ship in its refuge.
kp-rule-3-3-20i = Island Refuge: while a ship is in its refuge it neither intercepts nor lays mines.
kp-rule-3-3-20j = Island Refuge: a ship neither intercepts nor lays mines in the turn in which it leaves its refuge.
kp-rule-3-3-20k = Island Refuge: a ship may leave at any moment of an own turn, at no cost; the card is then discarded.
kp-rule-3-3-20l = Island Refuge: a raider that enters a refuge is in disguise again.

## 3.3.21 Lay Mines

kp-rule-3-3-21a = There are two Lay Mines cards. They need an own raider with the mine symbol.
kp-rule-3-3-21b = Lay Mines: the mines attack every merchantman of one opponent, one after the other. Prizes are not touched.
kp-rule-3-3-21c = Lay Mines: the mines roll the mine dice of the card, not the dice of the raider.
kp-rule-3-3-21d = Lay Mines: Minesweeper may answer them.

## 3.3.22 Minesweeper

kp-rule-3-3-22 = There are two Minesweeper cards. One clears all the mines of one raider or submarine before they hit anything.

## 3.3.23 Mistaken Identity

kp-rule-3-3-23a = There is one Mistaken Identity card. It reacts to the sinking of a merchantman.
kp-rule-3-3-23b = Mistaken Identity: if the challenge succeeds, that merchantman changes places with one that lies sunk in the player’s own victory pile.
kp-rule-3-3-23c = Mistaken Identity: the Intercept half is HMS Highflyer, stronger than the usual British forces.

## 3.3.24 Monitor

kp-rule-3-3-24a = There is one Monitor card. It intercepts one enemy warship or raider in an Island Refuge, with the dice of the action half.
kp-rule-3-3-24b = Monitor: its attack gets +2: the target lies still.

## 3.3.25 Non-Combatant

kp-rule-3-3-25a = There are three Non-Combatant cards. One reacts when an undamaged merchantman is intercepted by a warship or raider.
kp-rule-3-3-25b = Non-Combatant: the attack gets −2.
kp-rule-3-3-25c = Non-Combatant: a damaged result does nothing.
kp-rule-3-3-25d = Non-Combatant: a sunk result makes the merchantman the attacker’s prize.
kp-rule-3-3-25e = Non-Combatant: the capture also resupplies the ship that intercepted.
kp-rule-3-3-25f = Non-Combatant: if it is not captured, its challenge for Safe Passage gets +2.

## 3.3.26 Pull the Plug

kp-rule-3-3-26a = There is one Pull the Plug card. It cancels the intercept of an own warship, raider or prize.
kp-rule-3-3-26b = Pull the Plug: the crew sinks its own ship: it goes face up under its deck, and nobody scores it.
kp-rule-3-3-26c = Pull the Plug: the ship may be damaged or intact.

## 3.3.27 QQQ

kp-rule-3-3-27a = There are two QQQ cards. A raider that has intercepted a merchantman is recognised.
kp-rule-3-3-27b = QQQ: the raider is recognised when its intercept is over, after its last target.

## 3.3.28 Q-Ship

kp-rule-3-3-28a = There are two Q-Ship cards. They react to a torpedo attack and fight the submarine in place of the merchantman.
kp-rule-3-3-28b = First the Q-Ship tries to lure the submarine to the surface: a challenge of d10/d4 against d10.
kp-rule-3-3-28c = Q-Ship: if it rises to the bait, both fire their guns at the same time, and both results apply together.
kp-rule-3-3-28d = If not, the submarine attacks the Q-Ship with its torpedoes first, and the result applies at once.
kp-rule-3-3-28e = A Q-Ship still afloat then drops its depth charges on the submarine.
kp-rule-3-3-28f = Q-Ship: if the torpedoes damaged it, its depth charges attack with −2.
kp-rule-3-3-28g = A submarine that is sunk counts for the Q-Ship’s player, at the value on its card.
kp-rule-3-3-28h = A Q-Ship that is sunk counts for the submarine’s player, at the value on its card.
kp-rule-3-3-28i = Q-Ship: damage means nothing in this duel: whoever is not sunk is discarded as usual.
kp-rule-3-3-28j = Q-Ship: the merchantman that was to be torpedoed is left alone.

## 3.3.29 Razzle-Dazzle

kp-rule-3-3-29 = There is one Razzle-Dazzle card. If its challenge succeeds, a torpedo attack is cancelled.

## 3.3.30 Recalled

kp-rule-3-3-30a = There is one Recalled card. It reacts when an intercept has sunk a merchantman.
kp-rule-3-3-30b = Recalled: if the challenge succeeds, the ship that intercepted goes home: face up under its deck, and nobody scores it.
kp-rule-3-3-30c = Recalled: the ship may be recognised or in disguise.
kp-rule-3-3-30d = Recalled: the merchantman that it sank still counts for its player.
kp-rule-3-3-30e = Recalled: it may also come later in the same turn, and then stop the ship before its next target.

## 3.3.31 Recon Aircraft

kp-rule-3-3-31a = There are two Recon Aircraft cards. The player takes two cards at random from an opponent’s hand into the own hand.
kp-rule-3-3-31b = Recon Aircraft: both may be played in one turn, on the same opponent or on two.

## 3.3.32 Reflag

kp-rule-3-3-32a = There are five Reflag cards. One disguises one own raider or prize again, without a roll.
kp-rule-3-3-32b = When something recognises a ship of the active player, that player too may answer with Reflag from the hand.
kp-rule-3-3-32c = Reflag: after an AMC it waits until the fight with the AMC is over.
kp-rule-3-3-32d = Reflag: after Interrogate it waits until the intercept is over.
kp-rule-3-3-32e = Reflag is the only reaction that may also be committed in an own turn, to hide a ship recognised before.

## 3.3.33 Rendezvous Missed

kp-rule-3-3-33a = There are two Rendezvous Missed cards. Each warship and raider of one opponent faces a challenge of its own.
kp-rule-3-3-33b = Rendezvous Missed: where the challenge succeeds, the ship gets a Limited Supply marker.
kp-rule-3-3-33c = Rendezvous Missed: with one prize or more in that Force each of these challenges gets −2, once.
kp-rule-3-3-33d = Rendezvous Missed: ships in an Island Refuge are spared.
kp-rule-3-3-33e = Rendezvous Missed: raiders in disguise face the challenge like all others.

## 3.3.34 Sail Q-Ship

kp-rule-3-3-34a = There is one Sail Q-Ship card. It reacts when a submarine torpedoes one of the twelve sailing merchantmen.
kp-rule-3-3-34b = Sail Q-Ship: if its lure succeeds, it duels with guns as a Q-Ship does.
kp-rule-3-3-34c = Sail Q-Ship: if not, it is torpedoed; it carries no depth charges to answer with.
kp-rule-3-3-34d = Sail Q-Ship: scores and discards are those of a Q-Ship.

## 3.3.35 Scuttle

kp-rule-3-3-35a = There are two Scuttle cards. One takes an own damaged warship, raider or prize out of the game.
kp-rule-3-3-35b = Scuttle: the ship goes face up under its deck, and nobody scores it.

## 3.3.36 Searchlight

kp-rule-3-3-36a = There is one Searchlight card. In a night action the attack gets +3.
kp-rule-3-3-36b = Searchlight: with Good Hunting or Shipping Lanes it helps each of the attacks.
kp-rule-3-3-36c = Searchlight: its Intercept half is HMS Pegasus, stronger than the usual British forces.
kp-rule-3-3-36d = Searchlight: British forces, warships and raiders may all use it.

## 3.3.37 Second Chance

kp-rule-3-3-37a = There are two Second Chance cards. After drawing the card that ends the turn, the player takes another turn at once.
kp-rule-3-3-37b = In that extra turn the other Second Chance cannot be played for its action.
kp-rule-3-3-37c = Second Chance: in the extra turn Wireless Intercept cannot be played for its action.

## 3.3.38 Shallow Run

kp-rule-3-3-38a = There are two Shallow Run cards. The ship escapes an intercept over a shoal before any dice are rolled for it.
kp-rule-3-3-38b = Shallow Run: a challenge of d10/d4 against d10 tells how: if it fails, the ship is damaged.
kp-rule-3-3-38c = Shallow Run: a ship that is already damaged makes it with −2.
kp-rule-3-3-38d = Shallow Run: if a damaged ship fails, it is sunk, and whoever intercepted it scores it.
kp-rule-3-3-38e = Shallow Run: it cannot be played at night.
kp-rule-3-3-38f = Shallow Run: it cannot be played for a ship in an Island Refuge.
kp-rule-3-3-38g = Shallow Run: it cannot be played against a Surprise Attack.
kp-rule-3-3-38h = Shallow Run: it does not help against torpedoes and mines.
kp-rule-3-3-38i = Shallow Run: warships, raiders, prizes and merchantmen may all escape so.

## 3.3.39 Shipping Lanes

kp-rule-3-3-39a = There are four Shipping Lanes cards. A warship intercepts all three merchantmen with one card.
kp-rule-3-3-39b = In the second edition Shipping Lanes is an assist card.
kp-rule-3-3-39c = Shipping Lanes: the dice are rolled anew for each merchantman.
kp-rule-3-3-39d = Shipping Lanes: the defender may react once for each merchantman.
kp-rule-3-3-39e = Shipping Lanes: Slim Pickings may answer it.

## 3.3.40 Slim Pickings

kp-rule-3-3-40a = There are two Slim Pickings cards. One cancels the intercept of a single merchantman.
kp-rule-3-3-40b = Slim Pickings: against Good Hunting or Shipping Lanes it leaves only one merchantman to be intercepted.

## 3.3.41 Special Cargo

kp-rule-3-3-41a = There is one Special Cargo card. The merchantmen sunk in that attack count double.
kp-rule-3-3-41b = Special Cargo: it goes with an intercept by a warship or raider, with mines of a raider or submarine, or with torpedoes.
kp-rule-3-3-41c = Special Cargo: it may be combined with Good Hunting or Shipping Lanes.
kp-rule-3-3-41d = Special Cargo: its Intercept half is HMS Sydney, stronger than the usual British forces.

## 3.3.42 Submarines U-27 and U-41

kp-rule-3-3-42a = U-27 and U-41 each attack one merchantman with torpedoes.
kp-rule-3-3-42b = Q-Ship or Razzle-Dazzle may answer them.
kp-rule-3-3-42c = Q-Ship, Sail Q-Ship or Razzle-Dazzle may answer them.

## 3.3.43 Submarines UC-16 and UC-29

kp-rule-3-3-43a = UC-16 and UC-29 each attack one merchantman with torpedoes, or lay mines instead.
kp-rule-3-3-43b = Their mines attack every merchantman of one opponent, but no prize.
kp-rule-3-3-43c = Their torpedoes may be answered by Q-Ship or Razzle-Dazzle.
kp-rule-3-3-43d = Their torpedoes may be answered by Q-Ship, Sail Q-Ship or Razzle-Dazzle.
kp-rule-3-3-43e = Their mines may be answered by Minesweeper alone.

## 3.3.44 Surprise Attack

kp-rule-3-3-44a = There are three Surprise Attack cards. The attack of an intercept gets +2.
kp-rule-3-3-44b = Surprise Attack: British forces, warships and raiders may all use it.
kp-rule-3-3-44c = Surprise Attack: with Good Hunting or Shipping Lanes it helps each of the attacks.
kp-rule-3-3-44d = Surprise Attack: no intercept can have more than one.
kp-rule-3-3-44e = In the second edition Surprise Attack is an assist card.

## 3.3.45 Transfer Command

kp-rule-3-3-45a = There are two Transfer Command cards. If the challenge succeeds, an enemy ship joins the player’s own Force.
kp-rule-3-3-45b = Transfer Command: the ship may be a warship, a recognised raider or a recognised prize.
kp-rule-3-3-45c = Transfer Command: the ship stays as it is: recognised, damaged, on Limited Supply.

## 3.3.46 Trap

kp-rule-3-3-46a = There are two Trap cards. The intercepted merchantman is armed and shoots back with the dice of the card.
kp-rule-3-3-46b = Trap: merchantman and attacker shoot at the same time, and both results apply together.
kp-rule-3-3-46c = Trap: a ship that is sunk counts for the other player.
kp-rule-3-3-46d = Trap: damage is marked as usual, on either ship.
kp-rule-3-3-46e = Trap: if the intercept is a night action, both sides attack with −1.
kp-rule-3-3-46f = Trap: the other cards in the intercept work as they always do.
kp-rule-3-3-46g = Trap: Surprise Attack helps the warship or raider only, not the merchantman.
kp-rule-3-3-46h = Trap: Surprise Attack and Searchlight help the warship or raider only, not the merchantman.
kp-rule-3-3-46i = A raider that falls into a Trap is recognised.

## 3.3.47 Wireless Intercept

kp-rule-3-3-47a = There are two Wireless Intercept cards. The player takes the two topmost discards into the hand.
kp-rule-3-3-47b = Wireless Intercept: only one can be played in a turn.
kp-rule-3-3-47c = Wireless Intercept: it cannot be played in the extra turn of a Second Chance.

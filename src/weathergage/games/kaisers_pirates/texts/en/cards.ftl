### The action cards: name, one line for the card, and the whole effect for the rules panel.

## KP-3.3.1

kp-card-amc = AMC
kp-card-amc-short = An armed merchant cruiser fights the raider or warship in place of your merchantman.
kp-card-amc-full = Reaction when a warship or raider intercepts your merchantman. The armed merchant cruiser and the ship attack each other at the same time and both results apply; whoever sinks the other scores it. At night both attack with −1. A raider is recognised. The merchantman is out of it and cannot be intercepted again this turn. Of the cards in the intercept only Surprise Attack helps the ship, in the second edition Searchlight too.

## KP-3.3.2

kp-card-blockade_runner = Blockade Runner
kp-card-blockade_runner-short = Each of your ships on Limited Supply may be resupplied; prizes help.
kp-card-blockade_runner-full = Each of your warships and raiders on Limited Supply, also in an Island Refuge, makes its own challenge. Success takes the marker off. If you have at least one prize, every one of these challenges gets +2.

## KP-3.3.3

kp-card-boarding_party = Boarding Party
kp-card-boarding_party-short = Capture one undamaged merchantman instead of sinking it.
kp-card-boarding_party-full = Goes with an intercept by one of your ships, for one undamaged merchantman. A damaged result does nothing; a sunk result makes the merchantman your prize and resupplies the ship. If it is not captured, it may try for Safe Passage. A normal card in the first edition, an assist card in the second.

## KP-3.3.4

kp-card-bounding_main = Bounding Main
kp-card-bounding_main-short = In a team game the next player misses a turn.
kp-card-bounding_main-full = Second edition, team games. When your turn is over, the next player misses a whole turn: no plays, no draw. A Deception or Fog Bank in front of that player waits. Without teams only the Intercept half can be used.

## KP-3.3.5

kp-card-break_contact = Break Contact
kp-card-break_contact-short = May cancel an intercept of one of your ships.
kp-card-break_contact-full = Reaction when any ship of yours is intercepted. If the challenge succeeds, the intercept is cancelled. The challenge gets −2 if the ship is damaged and −2 if it is on Limited Supply. Not at night, not against Surprise Attack, not in an Island Refuge, not against torpedoes or mines.

## KP-3.3.6

kp-card-breakdown = Breakdown
kp-card-breakdown-short = May damage an undamaged enemy warship or raider, hidden or not.
kp-card-breakdown-full = Second edition. Choose an undamaged enemy warship or raider, recognised or in disguise. If the challenge succeeds, it is damaged. The Intercept half is HMS Glasgow, stronger than most.

## KP-3.3.7

kp-card-breakout = Breakout
kp-card-breakout-short = May bring one new warship or raider into your Force, or two.
kp-card-breakout-full = If the challenge succeeds, draw a warship or raider into your Force; if it is at least twice the response, draw two. In a team game one of two ships may go to your mate, in the second edition one or both.

## KP-3.3.8

kp-card-collier = Collier
kp-card-collier-short = Resupplies all your warships and raiders.
kp-card-collier-full = Takes all Limited Supply markers off your ships, without a roll, also in an Island Refuge.

## KP-3.3.9

kp-card-damage_control = Damage Control
kp-card-damage_control-short = Repairs one of your damaged ships.
kp-card-damage_control-full = Takes the damage off one of your ships, without a roll: warship, raider, prize or merchantman, also in an Island Refuge. With additional damage (6.8) it takes off one marker.

## KP-3.3.10

kp-card-deception = Deception
kp-card-deception-short = In the next turn an opponent plays one card at random, and nothing else.
kp-card-deception-full = Lies in front of an opponent until the end of that player’s next turn. In that turn one card is drawn at random from the victim’s hand. If its action is legal and does something, it is carried out; otherwise nothing happens. No other card is played; the victim draws as usual. Reactions stay possible while it waits. Never together with Fog Bank.

## KP-3.3.11

kp-card-exchange_information = Exchange Information
kp-card-exchange_information-short = In a team game pass your mate cards, and take some.
kp-card-exchange_information-full = Second edition, team games. You and your mate pass each other any number of cards from your hands; the numbers need not match. You may say in general what you need, but neither show nor name cards. Without teams only the Intercept half can be used.

## KP-3.3.12

kp-card-fair_seas = Fair Seas
kp-card-fair_seas-short = One of your undamaged merchantmen or prizes tries for Safe Passage with +1.
kp-card-fair_seas-full = Choose one of your undamaged merchantmen or prizes. It tries for Safe Passage with the coins on its own card and +1. Success takes it to your victory pile, a prize at double value.

## KP-3.3.13

kp-card-fast_ship = Fast Ship
kp-card-fast_ship-short = A raider attacks your undamaged merchantman with −2.
kp-card-fast_ship-full = Reaction when a raider intercepts your undamaged merchantman: the attack gets −2. Not at night, not against Surprise Attack, not against a warship. With optional rules it is worth −4 against the Seeadler, a fast raider may give chase at full steam, and a sailing merchantman cannot play it.

## KP-3.3.14

kp-card-fog_bank = Fog Bank
kp-card-fog_bank-short = An opponent neither acts nor is attacked until the end of the next turn.
kp-card-fog_bank-full = Lies in front of an opponent until the end of that player’s next turn. In that turn the player plays no action cards and draws none. Until then nothing but Heavy Weather can be played against that player. Never together with Deception.

## KP-3.3.15

kp-card-good_hunting = Good Hunting
kp-card-good_hunting-short = A raider intercepts two merchantmen with one card.
kp-card-good_hunting-full = Goes with an intercept by one of your raiders, which then intercepts two merchantmen of one opponent. The dice are rolled for each, and the defender may react for each; Slim Pickings leaves only one. A normal card in the first edition, an assist card in the second.

## KP-3.3.16

kp-card-heavy_weather = Heavy Weather
kp-card-heavy_weather-short = Each damaged ship of one opponent may founder. Nobody scores it.
kp-card-heavy_weather-full = For each damaged ship of one opponent, outside an Island Refuge, you make a challenge. Where it succeeds, the ship is lost: face up under its deck, scored by nobody. It is the only card that can be played against a player in a Fog Bank.

## KP-3.3.17

kp-card-intelligence = Intelligence
kp-card-intelligence-short = See an opponent’s hand, or see and arrange the next cards to be drawn.
kp-card-intelligence-full = Look in secret at one opponent’s whole hand. Or look at the top of the action deck, one card for each player, and put the cards back in any order. Not used in the solitaire game.

## KP-3.3.18

kp-card-interned = Interned
kp-card-interned-short = May take an enemy warship or recognised ship out of the war.
kp-card-interned-full = Choose an enemy warship, recognised raider or recognised prize. The challenge gets +2 if it is damaged and +2 if it is on Limited Supply. Success: the ship goes face up under its deck, scored by nobody.

## KP-3.3.19

kp-card-interrogate = Interrogate
kp-card-interrogate-short = May recognise a raider or prize and intercept it at once.
kp-card-interrogate-full = Choose an enemy raider or prize in disguise, outside an Island Refuge. If the challenge succeeds, it is recognised and at once intercepted with the attack dice of this card. No reaction stops the questioning; against the intercept the defender reacts as usual, with Reflag only after it. Cannot be combined with Surprise Attack, in the second edition with no assist card. Counts as your attack of the turn even when it fails.

## KP-3.3.20

kp-card-island_refuge = Island Refuge
kp-card-island_refuge-short = Shelters one of your warships or raiders, to be repaired and resupplied.
kp-card-island_refuge-full = Lay it on one of your warships or raiders; a raider is disguised again. In each of your turns, this one included, the ship may try to be repaired and to be resupplied, each with its own challenge. It stays for at least a turn and leaves freely in any later one. In its refuge only Monitor reaches it; it cannot intercept or lay mines there, nor in the turn in which it leaves.

## KP-3.3.21

kp-card-lay_mines = Lay Mines
kp-card-lay_mines-short = A raider’s mines attack every merchantman of one opponent.
kp-card-lay_mines-full = Lies on one of your raiders with the mine symbol. The mines attack every merchantman of one opponent, one after the other, with the mine dice of this card. Prizes are not touched, nobody tries for Safe Passage, and the raider stays in disguise. Minesweeper answers it.

## KP-3.3.22

kp-card-minesweeper = Minesweeper
kp-card-minesweeper-short = Clears all the mines of one attack.
kp-card-minesweeper-full = Reaction to mines of a raider or submarine: none of them hits anything.

## KP-3.3.23

kp-card-mistaken_identity = Mistaken Identity
kp-card-mistaken_identity-short = May swap your merchantman just sunk for one sunk in your victory pile.
kp-card-mistaken_identity-full = Second edition. Reaction when a merchantman of yours has been sunk. If the challenge succeeds, it changes places with a sunk merchantman of your choice in your own victory pile. The Intercept half is HMS Highflyer, stronger than most.

## KP-3.3.24

kp-card-monitor = Monitor
kp-card-monitor-short = Intercepts an enemy warship or raider in its Island Refuge, with +2.
kp-card-monitor-full = Choose an enemy warship or raider in an Island Refuge, in disguise or not. It is intercepted with the attack dice of this card and +2. Of the reactions only Pull the Plug helps. It counts as your attack of the turn.

## KP-3.3.25

kp-card-non_combatant = Non-Combatant
kp-card-non_combatant-short = Attack −2 on your undamaged merchantman; it is captured rather than sunk.
kp-card-non_combatant-full = Reaction when a warship or raider intercepts your undamaged merchantman. The attack gets −2. A damaged result does nothing; a sunk result makes the merchantman the attacker’s prize and resupplies the ship. If it is not captured, it tries for Safe Passage with +2.

## KP-3.3.26

kp-card-pull_the_plug = Pull the Plug
kp-card-pull_the_plug-short = Sink your own intercepted ship: nobody scores it.
kp-card-pull_the_plug-full = Second edition. Reaction when one of your warships, raiders or prizes is intercepted, damaged or not, also by Monitor. The intercept is cancelled and the ship goes face up under its deck, scored by nobody.

## KP-3.3.27

kp-card-qqq = QQQ
kp-card-qqq-short = The raider that intercepts your merchantman is recognised afterwards.
kp-card-qqq-full = Reaction when a raider in disguise intercepts your merchantman: the radio call gives it away. It is recognised when its intercept is over, after the last target. Its player may then answer with Reflag.

## KP-3.3.28

kp-card-q_ship = Q-Ship
kp-card-q_ship-short = A decoy fights the submarine in place of your merchantman.
kp-card-q_ship-full = Reaction to a torpedo attack on your merchantman, which is then left alone. If the challenge succeeds, Q-Ship and submarine fire their guns at the same time. If it fails, the submarine torpedoes the Q-Ship first; still afloat, it answers with depth charges, at −2 if it was damaged. Only sinking counts: the other player scores the card.

## KP-3.3.29

kp-card-razzle_dazzle = Razzle-Dazzle
kp-card-razzle_dazzle-short = May cancel a torpedo attack.
kp-card-razzle_dazzle-full = Reaction to a torpedo attack: dazzle paint spoils the submarine’s aim. If the challenge succeeds, the attack is cancelled.

## KP-3.3.30

kp-card-recalled = Recalled
kp-card-recalled-short = May send home the ship that has sunk your merchantman.
kp-card-recalled-full = Reaction when a warship or raider has sunk your merchantman in an intercept. If the challenge succeeds, that ship goes face up under its deck, scored by nobody; the merchantman still counts for its player. In the second edition it may come at any later moment of that turn, and so stop the ship before its next target.

## KP-3.3.31

kp-card-recon_aircraft = Recon Aircraft
kp-card-recon_aircraft-short = Take two random cards from an opponent’s hand.
kp-card-recon_aircraft-full = Two cards drawn at random from an opponent’s hand join yours. Both Recon Aircraft may be played in one turn, on the same opponent or on two, whomever you attack.

## KP-3.3.32

kp-card-reflag = Reflag
kp-card-reflag-short = Disguises one of your recognised raiders or prizes again.
kp-card-reflag-full = Disguises one of your recognised raiders or prizes, without a roll. Played from the hand when a ship of yours has just been recognised, also in your own turn; after an AMC or Interrogate only when that is over. It may also be committed in your own turn to hide a ship recognised before.

## KP-3.3.33

kp-card-rendezvous_missed = Rendezvous Missed
kp-card-rendezvous_missed-short = Each warship and raider of one opponent may run short of supplies.
kp-card-rendezvous_missed-full = For each warship and raider of one opponent, in disguise or not, outside an Island Refuge, you make a challenge. Where it succeeds, the ship is put on Limited Supply. If that player has at least one prize, every one of these challenges gets −2.

## KP-3.3.34

kp-card-sail_q_ship = Sail Q-Ship
kp-card-sail_q_ship-short = A sailing decoy fights the submarine that torpedoes your sailing ship.
kp-card-sail_q_ship-full = Second edition. Reaction to a torpedo attack on one of the twelve sailing merchantmen, which is then left alone. If the challenge succeeds, both fire their guns at the same time. If it fails, the submarine torpedoes the decoy, which has no depth charges to answer with. Only sinking counts: the other player scores the card.

## KP-3.3.35

kp-card-scuttle = Scuttle
kp-card-scuttle-short = Takes one of your damaged warships, raiders or prizes out of play.
kp-card-scuttle-full = One of your damaged warships, raiders or prizes goes face up under its deck, without a roll and scored by nobody.

## KP-3.3.36

kp-card-searchlight = Searchlight
kp-card-searchlight-short = +3 to the attack of a night intercept.
kp-card-searchlight-full = Second edition, assist card. Goes with a night intercept by British forces or by one of your ships: every attack of it gets +3. The Intercept half is HMS Pegasus, stronger than most.

## KP-3.3.37

kp-card-second_chance = Second Chance
kp-card-second_chance-short = Take another turn right after this one.
kp-card-second_chance-full = After you have drawn the card that ends this turn, you take another. In that extra turn neither Second Chance nor Wireless Intercept can be played for its action.

## KP-3.3.38

kp-card-shallow_run = Shallow Run
kp-card-shallow_run-short = Your intercepted ship escapes over a shoal, perhaps damaged.
kp-card-shallow_run-full = Reaction when any ship of yours is intercepted: it escapes without a fight. If the challenge fails, it is damaged; a ship already damaged rolls with −2 and, failing, is sunk and scored by whoever intercepted it. Not at night, not against Surprise Attack, not in an Island Refuge, not against torpedoes or mines.

## KP-3.3.39

kp-card-shipping_lanes = Shipping Lanes
kp-card-shipping_lanes-short = A warship intercepts all merchantmen of one opponent with one card.
kp-card-shipping_lanes-full = Goes with an intercept by one of your warships, which then intercepts all merchantmen of one opponent. The dice are rolled for each, and the defender may react for each; Slim Pickings leaves only one. A normal card in the first edition, an assist card in the second.

## KP-3.3.40

kp-card-slim_pickings = Slim Pickings
kp-card-slim_pickings-short = Cancels the intercept of one merchantman, or leaves only one of several.
kp-card-slim_pickings-full = Reaction when a warship or raider intercepts your merchantmen. A single intercept is cancelled. An intercept with Good Hunting or Shipping Lanes is reduced to one merchantman, which the attacker chooses.

## KP-3.3.41

kp-card-special_cargo = Special Cargo
kp-card-special_cargo-short = Merchantmen sunk in this attack count double.
kp-card-special_cargo-full = Second edition, assist card. Goes with an intercept by one of your ships, with mines or with torpedoes. Every merchantman sunk by that attack counts double. It combines with Good Hunting and Shipping Lanes. The Intercept half is HMS Sydney, stronger than most.

## KP-3.3.42

kp-card-submarine_u = Submarine U
kp-card-submarine_u-short = Torpedoes one enemy merchantman.
kp-card-submarine_u-full = U-27 and U-41 attack one merchantman with torpedoes, even if it was intercepted this turn. Q-Ship or Razzle-Dazzle may answer, in the second edition Sail Q-Ship too for a sailing merchantman. There is no Safe Passage afterwards.

## KP-3.3.43

kp-card-submarine_uc = Submarine UC
kp-card-submarine_uc-short = Torpedoes one enemy merchantman, or lays mines for all of an opponent’s.
kp-card-submarine_uc-full = UC-16 and UC-29 either attack one merchantman with torpedoes, or lay mines that attack every merchantman of one opponent. The torpedoes may be answered by Q-Ship or Razzle-Dazzle, in the second edition by Sail Q-Ship too for a sailing merchantman; the mines by Minesweeper alone. There is no Safe Passage afterwards.

## KP-3.3.44

kp-card-surprise_attack = Surprise Attack
kp-card-surprise_attack-short = +2 to the attack of an intercept, and hardly any way out of it.
kp-card-surprise_attack-full = Goes with an intercept by British forces or by one of your ships: every attack of it gets +2. Break Contact, Fast Ship and Shallow Run cannot answer it. At most one in an intercept, and never with Interrogate. A normal card in the first edition, an assist card in the second.

## KP-3.3.45

kp-card-transfer_command = Transfer Command
kp-card-transfer_command-short = May take over an enemy warship or recognised ship.
kp-card-transfer_command-full = Choose an enemy warship, recognised raider or recognised prize. If the challenge succeeds, it joins your Force as it is: recognised, damaged, on Limited Supply.

## KP-3.3.46

kp-card-trap = Trap
kp-card-trap-short = Your intercepted merchantman is armed and shoots back.
kp-card-trap-full = Reaction when a warship or raider intercepts your merchantman. Both attack at the same time, the merchantman with the dice of this card; whoever sinks the other scores it. At night both attack with −1. A raider is recognised. Other cards in the intercept work, but Surprise Attack, in the second edition Searchlight too, help only the ship.

## KP-3.3.47

kp-card-wireless_intercept = Wireless Intercept
kp-card-wireless_intercept-short = Take the two topmost discards into your hand.
kp-card-wireless_intercept-full = The two cards on top of the discards go to your hand. At most one in a turn, and not in the extra turn of a Second Chance. Not used in the solitaire game.

### Chapter 3.1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 3.0 Attackers and defenders

kp-rule-3-0a = The player whose turn it is attacks; whoever owns the ship under attack defends.
kp-rule-3-0b = A player who has lost every warship and raider stays in the round, draws and plays what can still be played.
kp-rule-3-0c = Merchantmen that a player has lost are replaced at the end of the turn.

## 3.1 Turns

kp-rule-3-1a = In the first round everybody rolls a d10 and the highest begins; those who tie roll again.
kp-rule-3-1b = Instead, the player whose three starting ships have the lowest sum of victory values may begin.
kp-rule-3-1c = In later rounds the player with the fewest round points so far begins.
kp-rule-3-1d = If several players could begin, dice decide among them.
kp-rule-3-1e = Turns go round the table clockwise.
kp-rule-3-1-1a = In a turn a player may play as many cards as can legally be played, or none at all.
kp-rule-3-1-1b = However many cards were played, the turn ends with the draw of one action card.
kp-rule-3-1-1c = What a card does for own ships it does only for the ships of the player who played it.
kp-rule-3-1-1d = A hand can hold any number of action cards.
kp-rule-3-1-2a = Nobody may harm a ship of their own on purpose, except by playing Scuttle.
kp-rule-3-1-2b = Nobody may harm a ship of their own on purpose, except by playing Scuttle or Pull the Plug.
kp-rule-3-1-3a = All attacks of one turn, whether intercepts, mines or submarines, are made on ships of one and the same opponent.
kp-rule-3-1-3b = The attacks of a turn may mix warships, raiders, prizes and merchantmen, as long as one opponent owns them all.
kp-rule-3-1-3c = Each own warship or raider makes one intercept or lays mines once in a turn, not both.
kp-rule-3-1-3d = No enemy ship is intercepted twice in the same turn.
kp-rule-3-1-3e = The intercept that follows a successful Interrogate counts like any other for that limit.
kp-rule-3-1-3f = A merchantman may be intercepted once in a turn and, besides, be mined and torpedoed any number of times.
kp-rule-3-1-3g = Mines and torpedoes are for merchantmen; prizes are safe from them.
kp-rule-3-1-4a = Cards that are no attack may be played on the opponent who is being attacked.
kp-rule-3-1-4b = Cards that are no attack may also be played on one other opponent.
kp-rule-3-1-4c = In a turn without any attack, cards aimed at an opponent may be played on one opponent only.
kp-rule-3-1-5a = At the end of the turn its player discards every committed card first, face up, in any order.
kp-rule-3-1-5b = Then the defender discards the reactions that were played, in any order.
kp-rule-3-1-5c = Cards that were committed and not played are discarded as well.
kp-rule-3-1-5d = A card that was committed or played against the rules is discarded.
kp-rule-3-1-6a = At the end of every turn each player draws merchantmen until there are three in front.
kp-rule-3-1-6b = Merchantmen are replaced whether they were sunk, captured or reached port.
kp-rule-3-1-7 = Anybody may look at the two topmost discards at any time.
kp-rule-3-1-8 = Everybody’s current sum of victory values is open to all.
kp-rule-3-1-9 = Anybody may count how many action cards are left to draw.
kp-rule-3-1-10a = A deck of ships is shuffled again only when all its cards have been used.
kp-rule-3-1-10b = Each of the two ship decks is shuffled when its own cards run out, whatever the other holds.

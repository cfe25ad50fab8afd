### Chapter 2 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 2.0 Rounds

kp-rule-2-0a = A game lasts three rounds.
kp-rule-2-0b = The round is over the moment somebody draws the last action card.
kp-rule-2-0c = Nobody plays on after the last action card was drawn: no refill, no extra turn, no next turn.
kp-rule-2-0d = Everybody keeps the same seat from the first turn to the last.

## 2.1 The first deal

kp-rule-2-1a = Before the first round the action cards, the German ships and the merchantmen are shuffled, each deck by itself.
kp-rule-2-1b = Warships and raiders share one deck; the merchantmen have another.
kp-rule-2-1-1a = With four players, 12 action cards drawn at random stay out of each round of the first edition, so that 80 are left.
kp-rule-2-1-1b = With four players, 20 action cards drawn at random stay out of each round of the second edition, so that 80 are left.
kp-rule-2-1-2a = With three players, 32 action cards drawn at random stay out of each round of the first edition, so that 60 are left.
kp-rule-2-1-2b = With three players, 40 action cards drawn at random stay out of each round of the second edition, so that 60 are left.
kp-rule-2-1-3a = With two players, 52 action cards drawn at random stay out of each round of the first edition, so that 40 are left.
kp-rule-2-1-3b = With two players, 60 action cards drawn at random stay out of each round of the second edition, so that 40 are left.
kp-rule-2-1-3c = Nobody looks at the cards set aside, and they do not come back before the round is over.
kp-rule-2-1-4a = If all agree, more action cards may be set aside for a shorter round, or fewer for a longer one.
kp-rule-2-1-4b = At least one action card always stays out, so that nobody knows exactly what is in the deck.
kp-rule-2-1-5a = Every player begins with three warships or raiders.
kp-rule-2-1-5b = Every player begins with three merchantmen.
kp-rule-2-1-5c = Every player is dealt six action cards.
kp-rule-2-1-5d = What is left of the three decks lies face down, to be drawn from.

## 2.2 The Force

kp-rule-2-2a = A player’s ships are the Force. They lie face up in two rows: merchantmen in front, warships, raiders and prizes behind.
kp-rule-2-2b = Nobody else sees a hand, not even a team mate.

## 2.3 Round points

kp-rule-2-3a = When a round is over, every player adds up victory values.
kp-rule-2-3-1a = A sunk ship in a victory pile counts the value printed on it.
kp-rule-2-3-1b = A prize that is still in a Force when the round ends counts double for its holder.
kp-rule-2-3-1c = Merchantmen sunk with the help of Special Cargo count double.
kp-rule-2-3-1d = No more warship and raider cards count than merchantman cards.
kp-rule-2-3-1e = When warships and raiders are limited by merchantmen, prizes count as merchantmen.
kp-rule-2-3-1f = Warships and raiders above the limit are thrown out at random and bring nothing.
kp-rule-2-3-2 = Action cards with a victory value that a player has won are added to the total.
kp-rule-2-3-3a = Four players get 4, 3, 2 and 1 round points, the highest total first.
kp-rule-2-3-3b = Three players get 3, 2 and 1 round points.
kp-rule-2-3-3c = Two players get 2 and 1 round points.
kp-rule-2-3-3d = Whoever has a total of zero gets no round points.
kp-rule-2-3-3e = Another player’s zero changes nothing for the rest: their round points stay what they would have been.
kp-rule-2-3-3f = Players with equal totals all get the points of the better place.
kp-rule-2-3-3g = Those behind a tie do not move up.
kp-rule-2-3-3h = The totals of each round are written down, because they break ties at the end.

## 2.4 Between rounds

kp-rule-2-4a = After the first and the second round all action cards go back into their deck.
kp-rule-2-4b = Between rounds all damage and Limited Supply markers come off.
kp-rule-2-4c = Merchantmen that were not sunk go face up under their deck: they have been used.
kp-rule-2-4d = Merchantmen that were not sunk go under their deck as cards already used.
kp-rule-2-4e = Once they are scored, sunk ships and prizes go face up under the deck that they came from.
kp-rule-2-4f = Action cards that were scored go back into the action deck.
kp-rule-2-4-1a = A player can take at most one surviving warship or raider into the next round.
kp-rule-2-4-1b = Nobody has to keep a ship.
kp-rule-2-4-1c = Ships that cannot be kept are not handed to another player; only team mates may share them out.
kp-rule-2-4-1d = Warships and raiders that are given up go face up under their deck.
kp-rule-2-4-2 = Every player is dealt three new merchantmen.
kp-rule-2-4-3a = Every player is dealt warships and raiders until there are three, kept ships included.
kp-rule-2-4-3b = Every raider begins a round in disguise, also one that was kept.
kp-rule-2-4-4a = The cards that were set aside are shuffled back in when the action deck is made up again.
kp-rule-2-4-4b = The same number of action cards is set aside again, and each player is dealt six.
kp-rule-2-4-5 = Whoever kept a ship is dealt only five action cards.

## 2.5 Winning

kp-rule-2-5a = The most round points after three rounds win the game.
kp-rule-2-5b = If round points are equal, the higher sum of victory values wins.
kp-rule-2-5c = If even these are equal, another round is played.

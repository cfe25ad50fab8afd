### Chapter 4 of the rulebook, rule by rule: the course of the game and victory.

## 4.1 The sequence of a turn

cb-rule-4-1a = Every turn has eight phases, always in this order: Visibility, Shadow, Movement, Search, Air Attack, Naval Combat, Chance, Admin.
cb-rule-4-1b = Turn 1 begins with the Movement Phase: there is no Visibility Phase and no Shadow Phase.

## 4.2 How the game ends

cb-rule-4-2a = The game ends at once when the Bismarck is sunk.
cb-rule-4-2b = The game ends at once when the Bismarck is marked In Port in France or Norway.
cb-rule-4-2c = The game ends at once when the deadline of the Bismarck’s emergency fuel passes.
cb-rule-4-2d = Otherwise the game ends after the Admin Phase of turn 40, the evening of 29 May.

## 4.3 Victory points

cb-rule-4-3a = If the Bismarck was sunk nothing is counted: it is an Allied Operational Victory.
cb-rule-4-3b = The German total begins with exactly one end value. −4 if the Bismarck is at sea with at least 10 fuel and without any damage: no lost box, evasion chit, rudder, fire control or radar damage.
cb-rule-4-3c = The end value is −5 if the Bismarck ended In Port in France, −7 if in Norway.
cb-rule-4-3d = The end value is −10 if the game ran to the end of the turn track and no other value applies; so also if she lies in a German port or is damaged.
cb-rule-4-3e = The end value is −15 if the Bismarck ran out of emergency fuel.
cb-rule-4-3f = Each convoy chit adds its value to the German total. Chits in the half section count half, rounded up chit by chit.
cb-rule-4-3g = Each lone merchant sunk adds half a point.
cb-rule-4-3h = An Allied BB, BC, CV or CA that was sunk adds as many points as hull boxes are printed on her card.
cb-rule-4-3i = An Allied BB, BC, CV or CA that is damaged but afloat adds one point for every two boxes lost on her card (hull, bow, stern and secondary together), rounded down.
cb-rule-4-3j = Any other Allied ship adds one point when sunk and nothing when damaged.
cb-rule-4-3k = German losses and damage are counted in the same way and taken off the German total. Each tanker lost takes off one point; hypothetical units add their printed cost.

## 4.4 Who wins

cb-rule-4-4a = A German total of 1 or more is a German Operational Victory. Half points are kept: 0.5 is not enough.
cb-rule-4-4b = The German side wins a Strategic Victory, whatever the total, if the Bismarck sank two British BB, BC or CV, one of them King George V, Prince of Wales or Hood, and the game ended with her In Port in France or Norway. She has sunk a ship if she took at least one hull box of her in the combat in which she sank.
cb-rule-4-4c = In every other case the Allied side wins an Operational Victory.
cb-rule-4-4d = Convoy chits are drawn face down: their values are shown to nobody before the end. The German side alone knows how many it has drawn and how many merchants it has sunk.

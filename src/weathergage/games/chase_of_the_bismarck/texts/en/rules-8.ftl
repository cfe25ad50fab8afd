### Chapter 8 of the rulebook, rule by rule: the Search Phase.

cb-rule-8a = You may search any hex in which your search factors are at least equal to the visibility level.
cb-rule-8b = Search factors: 1 for each ship on her own or Task Force, 2 for each flight search marker, 3 for each patrol marker.
cb-rule-8c = To them comes the intrinsic value that some hexes have for your side, near its coasts and air bases.
cb-rule-8d = Ships that refuel, at sea or in port, or repair add nothing; nor do units that tried to shadow this turn. A Task Force adds its 1 if at least one of its ships may.
cb-rule-8e = The Allied player makes all his searches first, hex by hex, each answered at once; then the German player does.
cb-rule-8f = A search names the hex and nothing else: not what searches there. Nobody has to search.
cb-rule-8g = If enemy naval units are there, the answer tells for each the number of ships, their classes, and whether it is a Task Force. Names stay hidden.
cb-rule-8h = With at least one flight search marker in the hex the units found are Shadowed, otherwise Sighted. Who is Shadowed already stays so.
cb-rule-8i = Both players put the marker on their boards: the owner knows that the unit was found.
cb-rule-8j = A naval unit in a hex where the enemy’s intrinsic value alone reaches the visibility level is reported by itself in the enemy’s turn to search, as if searched without aircraft; so is one that passed through such a hex.
cb-rule-8k = Where the intrinsic value reaches the level only with ships or aircraft added, the search has to be announced as usual.
cb-rule-8l = No search at level X, and none of a fog hex under Fog.
cb-rule-8m = If a naval unit moved through the searched hex in this turn’s Movement Phase, on the way of a two hex move, this must be told.
cb-rule-8n = The answer to that names the hex in which they are now and the total number of ships, neither classes nor names.
cb-rule-8o = Units that only passed get no marker, unless the hex they are in is searched too.
cb-rule-8p = A unit that began the Movement Phase in the hex and left it is not mentioned.
cb-rule-8q = If one unit is in the hex and another passed through it, both answers are given.
cb-rule-8r = When both players have searched, all flight search markers come off the boards.

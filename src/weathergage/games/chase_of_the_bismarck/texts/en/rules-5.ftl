### Chapter 5 of the rulebook, rule by rule: the Visibility Phase.

cb-rule-5a = From turn 2 on, the turn begins with one die on the weather table. It moves the weather marker along its track of nine spaces, from 1 (clear) to 9 (storm).
cb-rule-5b = The ends of the track draw the weather back: on spaces 1 and 2 add 2 to the die, on spaces 8 and 9 take 2 off. The result is held between 0 and 9.
cb-rule-5c = Better weather: a result of 0 moves the marker 5 spaces to the left, 1 moves it 4, 2 moves it 2, and 3 moves it 1.
cb-rule-5d = With 4 or 5 the weather holds. Worse weather: 6 moves the marker 1 space to the right, 7 moves it 2, 8 moves it 3, and 9 moves it 4.
cb-rule-5e = The weather marker stops at space 1 or 9.
cb-rule-5f = Weather 5 to 9 brings Fog, weather 1 to 4 lifts it. The weather space decides, not the visibility level.
cb-rule-5g = Under Fog nobody searches, shadows or fights in the fog hexes of the map.
cb-rule-5h = When Fog lies on the map, Sighted and Shadowed markers in fog hexes come off now. At level X all of them come off, everywhere.
cb-rule-5i = With the weather on space 9, one die is rolled for extra fuel.
cb-rule-5j = On 0 to 4 every ship of both sides that has a fuel marker loses 1 fuel, in port too. On 5 to 9 nothing happens.
cb-rule-5k = The visibility level is the weather space plus the modifier for the time of day.
cb-rule-5l = Time of day: night +3, morning +2, noon −1, afternoon 0, evening +1.
cb-rule-5m = A sum below 1 counts as 1. A sum of 10 or more is level X.
cb-rule-5n = At level X nobody searches, shadows or fights, anywhere on the map.
cb-rule-5o = The visibility level is the number of search factors that a search of a hex needs. The higher it is, the less one sees.

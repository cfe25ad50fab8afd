### Chapter 13 of the rulebook, rule by rule: optional rules.

## 13.1 Hypothetical units

cb-rule-13-1a = If both players agree before the game, each may add ships to his own side that were not there.
cb-rule-13-1b = Each unit taken changes the German total by its cost: German units lower it, Allied units raise it.
cb-rule-13-1c = For each unit taken a secret die is rolled. If it lies within the unit’s range, the enemy hears that she is in the game, but not where.
cb-rule-13-1d = German units (cost, hex, revealed on): Tirpitz −9, O33, 0 to 8. Scharnhorst −7, U26, 0 to 7. Gneisenau −8, U26, 0 to 5. Köln −3, O32, 0 to 5.
cb-rule-13-1e = Allied units (cost, hex, revealed on): US Destroyer Flotilla 1 +1, AE12, 0 to 2. US Destroyer Flotilla 2 +2, H7, 0 to 2. New York +5, L2, 0 to 4. Augusta +3, M1, 0 to 5.

## 13.2 Crew exhaustion

cb-rule-13-2a = The gunnery dice of a German BB, BC or CA with an exhausted crew take +1.
cb-rule-13-2b = A crew is exhausted on a day on which the ship is engaged, by aircraft or ships, if she was engaged at least twice on one earlier day.

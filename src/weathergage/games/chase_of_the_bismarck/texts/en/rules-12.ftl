### Chapter 12 of the rulebook, rule by rule: the Admin Phase.

cb-rule-12a = Reinforcements that are due are placed on the map and act from the next turn on: Dorsetshire in turn 19, the 4th Destroyer Flotilla in R21 in turn 21.
cb-rule-12b = Dorsetshire arrives in AH13 in the afternoon of 25 May, turn 19.
cb-rule-12c = From the night of 24 May (turn 11) on, the Allied player may take Rodney off her escort and put her in N23, in secret. The convoy Britannic has no escort from then on.
cb-rule-12d = Air units in Refit go back to their base or carrier; then those in the Landing box go to Refit.
cb-rule-12e = Markers for patrol, repair, refuelling, In Port and evasion manoeuvre come off.
cb-rule-12f = No Move markers count down: 4 becomes 3, 3 becomes 2, 2 becomes 1, and 1 comes off.
cb-rule-12g = A restricted ship is released when its condition is met. King George V and the ships with her, Victorious (K26) and Repulse (N26): a German BB, BC or CA has been Sighted or Shadowed, or turn 5 comes next. Renown, Ark Royal, Sheffield and the 8th Destroyer Flotilla (AG25): one has been marked outside the east zone of the Allied air sector, or turn 11 comes next.
cb-rule-12h = The turn marker moves on. Fuel deadlines that it reaches fall due now.

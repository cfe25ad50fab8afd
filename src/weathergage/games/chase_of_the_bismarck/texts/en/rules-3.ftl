### Chapter 3 of the rulebook, rule by rule: setting up.

cb-rule-3a = Ships, aircraft and markers begin where the set-up says. Some ships are restricted and may not act before their release; some come later.
cb-rule-3b = There are three bags: damage chits, evasion chits, and convoy chits. The convoy chits are the German side’s.
cb-rule-3c = Ship cards begin out of play. A card comes into play with the ship’s first naval combat or first damage (a dud is none); from then on both sides see it, and her name is known.

### Chapter 1 of the rulebook, rule by rule: what the client shows when a rule is cited.

## 1.1 The decks

kp-rule-1-1a = The first edition has 92 action cards of 39 different kinds.
kp-rule-1-1b = The second edition has 100 action cards of 47 different kinds.
kp-rule-1-1c = The deck of German ships holds 20 cards: 6 warships and 14 raiders.
kp-rule-1-1d = There are 60 merchantmen in their deck.
kp-rule-1-1e = The 20 solitaire cards take part only when one person plays alone.
kp-rule-1-1-1a = Every warship and raider shows its attack dice, its defence dice and its victory value.
kp-rule-1-1-1b = Every merchantman shows its defence dice, a pair of coins for Safe Passage and its victory value.
kp-rule-1-1-2a = An action card has two halves. It is used either to intercept or for the action that it names, never for both.
kp-rule-1-1-2b = In the first edition an action card is either a normal card or a reaction.
kp-rule-1-1-2c = In the second edition an action card is a normal card, a reaction or an assist card.
kp-rule-1-1-2d = An assist card is worth nothing by itself: it is played with an intercept, a mine attack or a torpedo attack.

## 1.1.4 Coins and symbols

kp-rule-1-1-4a = Attack coins come in five kinds: mixed weapons, mines, torpedoes, guns and depth charges.
kp-rule-1-1-4b = The defence coin shows the dice that a ship rolls when somebody attacks it.
kp-rule-1-1-4c = Decision coins always stand in pairs: one for the challenge, one for the response.
kp-rule-1-1-4d = Whoever starts the action or plays the card rolls the challenge; the opponent rolls the response.
kp-rule-1-1-4e = A raider hides among other ships: it cannot be attacked until somebody has recognised it.
kp-rule-1-1-4f = An Intercept half with the night marker turns the intercept that it is used for into a night action.
kp-rule-1-1-4g = Some reactions cannot be played against a night action.
kp-rule-1-1-4h = Raiders and submarines with the mine symbol can lay mines and so attack a whole group of merchantmen.
kp-rule-1-1-4i = All warships and some raiders carry the heap of coal that the optional rule 6.1 is about.
kp-rule-1-1-4j = The sail belongs to the Seeadler alone; the optional rule 6.2 uses it.
kp-rule-1-1-4k = Only the Wolf carries a floatplane; the optional rule 6.3 uses it.
kp-rule-1-1-4l = Berlin, Cap Trafalgar, Kaiser Wilhelm der Grosse, Kronprinz Wilhelm and Prinz Eitel Friedrich, former liners, are the fast raiders.

## 1.2 The dice

kp-rule-1-2a = The box holds two dice each with four, six, eight and ten values.
kp-rule-1-2b = On a ten-sided die numbered from 0 to 9, the 0 is a 10.
kp-rule-1-2c = When several dice are rolled together, only the highest counts. They are never added up.
kp-rule-1-2d = The second edition’s d4 has eight sides and shows each of the numbers 1 to 4 twice, so its odds are those of any d4.

## 1.3 Markers

kp-rule-1-3-1 = There are always enough damage markers; if the box runs out, anything else will do.
kp-rule-1-3-2 = Limited Supply markers are for warships and raiders; merchantmen and prizes never carry one.

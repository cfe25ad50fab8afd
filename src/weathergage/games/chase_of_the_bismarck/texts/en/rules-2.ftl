### Chapter 2 of the rulebook, rule by rule: boards, pieces and dice.

## 2.1 The search board

cb-rule-2-1a = You see your own search board alone: your units, and the markers that tell what you have learnt about the enemy.
cb-rule-2-1b = A hex of the search board measures 74 nautical miles (137 km) from side to side.
cb-rule-2-1c = Ships may enter only hexes that carry an id, such as K29. A hex without one is land.
cb-rule-2-1d = Ships may not cross a hexside that is land along its whole length.
cb-rule-2-1e = Aircraft ignore all terrain and may enter any hex, land included.

## 2.3 The pieces

## 2.3.1 Ships and Task Forces

cb-rule-2-3-1a = Classes of warships: BB battleship, BC battle cruiser, CV carrier, CA heavy cruiser, CL light cruiser, DD destroyer flotilla (one piece), CG coast guard cutter. BB, BC and CV are capital ships.
cb-rule-2-3-1b = Tankers (TK) are ships, but no warships. They have no ship card and fight no battles.
cb-rule-2-3-1c = The evasion rating (ER) is the speed in knots that is printed on the ship, less the values of all her evasion chits. It never falls below 0.
cb-rule-2-3-1d = Every ship belongs to one of four speed classes: F fast, M medium, S slow, VS very slow. The class settles how far she sails and what that costs.
cb-rule-2-3-1e = For fast and medium ships it is remembered how many hexes they moved in the last Movement Phase, because the next move costs fuel according to it.
cb-rule-2-3-1f = A fast ship whose evasion rating falls to 25 or less turns to her damaged side.
cb-rule-2-3-1g = A damaged fast ship moves one hex per turn at most. Her fuel is still counted by the rules for fast ships.
cb-rule-2-3-1h = Only fast ships have a damaged side. Lost evasion does not slow medium, slow and very slow ships until it has fallen to 0.
cb-rule-2-3-1i = A ship with evasion 0 cannot move until some of it has been repaired.
cb-rule-2-3-1j = A Task Force (TF; the German name is Kampfgruppe, KG) is one marker on the map that stands for all ships in its box.
cb-rule-2-3-1k = “Naval unit” means either one ship on her own or one Task Force.

## 2.3.2 Aircraft

cb-rule-2-3-2a = A combat air unit decides in each Movement Phase anew whether it drops search markers or one attack marker.
cb-rule-2-3-2b = A reconnaissance air unit drops search markers only. It never attacks.

## 2.3.3 Markers

cb-rule-2-3-3a = Evasion chits are drawn at random, stay with the ship and add up. Those of recovered evasion and of a sunk ship go back into the bag.
cb-rule-2-3-3b = Slow and very slow ships have no fuel marker: they neither pay nor gain fuel.

## 2.4 Ship cards

cb-rule-2-4a = A ship card has tracks for hull, primary armament at bow and stern, and secondary armament. Each begins at its highest value.
cb-rule-2-4b = Hits taken in a round of combat lower the hull and the guns only when the round ends, so that both sides fire with what they had.
cb-rule-2-4c = A ship sinks when her hull track reaches 0, whatever else of her is intact.

## 2.8 The die

cb-rule-2-8a = The die has ten faces, 0 to 9. A 0 is the number zero, never ten; in most tables it is the best result.

### Chapter 9 of the rulebook, rule by rule: the Air Attack Phase.

cb-rule-9a = The phase is played only if an attack marker lies on a board.
cb-rule-9b = All Allied air attacks come first, then the German ones.
cb-rule-9c = One attack marker is one attack on one ship in its hex.
cb-rule-9d = The attacker names a class among the sighted or shadowed enemy ships in the hex; all ships of a Task Force count.
cb-rule-9e = If several ships of that class are there, the defender picks the one that is attacked.
cb-rule-9f = Attacks are resolved one at a time. The target is chosen at the start of each, and may be the same ship again.
cb-rule-9g = One die with all modifiers tells the hits. For each hit the defender draws a damage chit.
cb-rule-9h = When the attack is done its damage chits go back into the bag and the attack marker comes off.

## 9.1 Hits by aircraft, torpedoes and submarines

cb-rule-9-1a = Modified result 0 or less: 3 hits. 1 or 2: 2 hits. 3 to 5: 1 hit.
cb-rule-9-1b = Result 6 or more: a miss.
cb-rule-9-1c = A die that shows 0 always hits at least once, whatever the modifiers.

## 9.2 Modifiers for the target and the place

cb-rule-9-2a = The target’s evasion rating is below 25: −1.
cb-rule-9-2b = Attack by a submarine: −1.
cb-rule-9-2c = Air attack in a hex of the English Channel (Q29 and Q30 to T26 and U26): −3.
cb-rule-9-2d = Air attack on a ship with a damaged rudder, or refuelling at sea: −2, once.
cb-rule-9-2e = Air attack on a ship that refuels in port: +1.
cb-rule-9-2f = Air attack in a night turn: +2.
cb-rule-9-2g = Torpedo in combat: −2 if the target is Opening, +1 if it is Breaking Off, nothing if it is Closing.
cb-rule-9-2h = Torpedo at medium range: +1.

## 9.3 Modifiers for visibility

cb-rule-9-3a = Visibility level 1: −2. 2 and 3: −1. 4 to 6: nothing. 7 and 8: +2. 9: +3. A submarine attacks at level X as at 9.
cb-rule-9-3b = At level 9, and for a submarine at level X, the modifier for a low evasion rating does not count.

## 9.4 Damage chits

cb-rule-9-4a = Dud: no effect.
cb-rule-9-4b = Rudder: the ship cannot move until the rudder is repaired. A second such chit changes nothing.
cb-rule-9-4c = Bow or stern: the primary armament there loses as many boxes as the chit says.
cb-rule-9-4d = Hits that the primary armament can no longer take go to the hull, one for one.
cb-rule-9-4e = Hits that the secondary armament can no longer take are lost.
cb-rule-9-4f = Hull: one hull hit, and an evasion chit is drawn.
cb-rule-9-4g = A ship with evasion 0 draws no evasion chit.
cb-rule-9-4h = After a Hull chit a die is rolled: 0 to 3 is one hit on the secondary armament as well.
cb-rule-9-4i = Critical: two hull hits, two evasion chits and one hit on the secondary armament, without a die.
cb-rule-9-4j = Fire control: from now on the ship’s guns take +1 to their dice.

## 9.5 Tankers and repairs

cb-rule-9-5a = A tanker is removed by the first chit that is not a dud.
cb-rule-9-5b = A damaged rudder and lost evasion can be repaired, no other damage.

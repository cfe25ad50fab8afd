### Chapter 10 of the rulebook, rule by rule: the Naval Combat Phase.

cb-rule-10a = Where naval units of both sides are in the same hex they may fight.
cb-rule-10b = The Allied player calls and fights all the combats he wants to start, then the German player.
cb-rule-10c = A combat is started only against a naval unit that is Sighted or Shadowed.
cb-rule-10d = No combat at level X, and none in a fog hex under Fog.
cb-rule-10e = The attacker’s state must allow it: a unit that repairs, refuels or lies In Port starts no combat, nor do tankers, neutrals and restricted ships.
cb-rule-10f = Combats are fought one after another. You may wait for the outcome of one before you call the next.
cb-rule-10g = Who starts the combat is the attacker, and takes part with one ship or one Task Force of the hex, as he likes.
cb-rule-10h = He chooses one sighted or shadowed enemy ship or Task Force as the defender. Others in the hex can come as reinforcements only.
cb-rule-10i = There is one combat per hex and turn at most. The attack on a convoy’s escort does not count.
cb-rule-10j = What a card prints applies: New York does not fire at extreme range; Rodney and Nelson fire their stern armament only when Opening.

## 10.0 Step 0: positions and ranges

cb-rule-10-0a = Attacking ships begin Closing and defending ships Breaking Off, each side on its mark for the visibility level: with level 9 they stand nearest to each other, with level 1 furthest apart.
cb-rule-10-0b = A ship has the torpedoes that are printed on her card, counted from the first time that the card is used.
cb-rule-10-0c = Fights begin at extreme range with visibility 1 to 3, at long range with 4 to 6, at medium range with 7 to 9.
cb-rule-10-0d = Range is the number of sea zones between the two ships: none or 1 (also the same zone) is short, 2 or 3 medium, 4 to 6 long, 7 extreme. A sea zone is three movement zones.
cb-rule-10-0e = Closing, bows to the enemy: only the primary armament at the bow may fire.
cb-rule-10-0f = Opening, broadside on: the whole armament may fire.
cb-rule-10-0g = Breaking Off, running from the enemy: only the primary armament at the stern may fire.

## 10.1 Step 1: launching torpedoes

cb-rule-10-1a = The attacker assigns his torpedoes first, then the defender. They arrive in step 3.
cb-rule-10-1b = A ship launches up to three torpedoes per round, at one target or several.
cb-rule-10-1c = Torpedoes reach a target at medium or short range only.
cb-rule-10-1d = Launched torpedoes are spent. Only refuelling, in port or at sea, replaces them.

## 10.2 Step 2: gunfire

cb-rule-10-2a = All fire counts as simultaneous. The attacker resolves his first; what he hits still answers with full strength.
cb-rule-10-2b = Each ship may fire at one target within range.
cb-rule-10-2c = At extreme range only BB, BC and CA fire, and New York does not.
cb-rule-10-2d = Dice at extreme range: the primary factors that may fire, divided by 3, rounded up.
cb-rule-10-2e = Dice at long range: the primary factors that may fire, divided by 2, rounded up.
cb-rule-10-2f = Dice at medium range: all primary and secondary factors that may fire.
cb-rule-10-2g = Dice at short range: all primary and secondary factors that may fire, times 1.5, rounded up.
cb-rule-10-2h = Extreme range: 0 special damage, 1 hull, 2 bow, 3 stern, 4 secondary armament, 5 to 9 miss. Each is one hit; results below 0 count as 0, above 9 as 9.
cb-rule-10-2i = Long range: 0 two hull and one evasion, 1 and 2 special damage, 3 hull, 4 bow, 5 stern, 6 secondary armament, 7 to 9 miss.
cb-rule-10-2j = Medium range: 0 two hull and one evasion, 1 and 2 special damage, 3 hull and evasion, 4 hull, 5 bow, 6 stern, 7 secondary armament, 8 and 9 miss.
cb-rule-10-2k = Short range: 0 and 1 two hull and one evasion, 2 and 3 special damage, 4 hull and evasion, 5 hull, 6 bow, 7 stern, 8 secondary armament, 9 miss.
cb-rule-10-2l = The firing ship has acquired this target: −1 to each die.
cb-rule-10-2m = The firing ship has a working radar, of any type: −1. That of the Bismarck fails after the first round in which she fires.
cb-rule-10-2n = The firing ship is Closing or Breaking Off: +1.
cb-rule-10-2o = The target is Closing or Breaking Off: +1.
cb-rule-10-2p = The firing ship’s fire control is damaged: +1.
cb-rule-10-2q = A CA fires at a BC or BB: +1.
cb-rule-10-2r = A CL, DD or CG fires at a CA: +1, at a BC: +3, at a BB: +5.
cb-rule-10-2s = Visibility level 1 to 3: nothing. 4 to 6: +1. 7 to 9: +3.
cb-rule-10-2t = Any result but a miss means that the firing ship has acquired the target.
cb-rule-10-2u = Acquisition helps from the next round on, this ship against this target. It is lost when she fires at another.
cb-rule-10-2v = Special damage rolls one die: 4 to 6 is fire control. The ship’s guns take +1 from the next round on.
cb-rule-10-2w = Special damage 1 to 3, fuel: another die, halved and rounded up, is the fuel that is lost at once. Ships without a fuel marker lose none.
cb-rule-10-2x = Special damage 0, the worst: another die. 0 or 1 and the ship blows up and sinks; 2 to 9 is three hull hits and an evasion chit.
cb-rule-10-2y = Special damage 7 to 9, radar: from the next round on the ship counts as having none.
cb-rule-10-2z = Evasion: an evasion chit is drawn. The rating stops at 0; a ship that has 0 draws none.
cb-rule-10-2aa = All damage stays on the card after the combat.

## 10.3 Step 3: torpedo hits

cb-rule-10-3a = Each torpedo rolls one die on the hit table of chapter 9. Damage chits are drawn for the hits.
cb-rule-10-3b = Torpedoes of a ship that has been sunk by gunfire still run. Those against a ship already sunk do not.

## 10.4 Step 4: movement

cb-rule-10-4a = A ship moves up to one movement zone with an evasion rating below 20, two with 20 to 25, three with 26 to 30, four above 30.
cb-rule-10-4b = The slowest ship moves first. At equal evasion the attacker’s ships go first.
cb-rule-10-4c = Ships move forward only: Closing towards the enemy, Breaking Off towards their own edge. Nobody passes an enemy: a closing ship stops in the zone of the nearest one.
cb-rule-10-4d = A ship may change her position and then move, but not change after moving. A ship that is Opening does not move in this round.
cb-rule-10-4e = A ship with a damaged rudder neither moves nor changes position, and her evasion counts as 0 here. Nor does a ship whose evasion is 0 for another reason.
cb-rule-10-4f = A ship that would leave the board stops at its edge, and all other ships are shifted back by the zones that she would have gone beyond.
cb-rule-10-4g = A ship that has moved already in this step and is shifted off the board leaves the combat. She stays in her hex.
cb-rule-10-4h = A ship that has still to move and is shifted off the board either leaves the combat or closes up.
cb-rule-10-4i = Closing up puts her on the edge, in Closing. Her movement is cut by the zones that she was beyond it; the rest she may use in her turn.
cb-rule-10-4j = A ship whose movement is not enough for that leaves the combat.

## 10.5 Step 5: aborting the combat

cb-rule-10-5a = A ship Breaking Off may try to abort if at least six sea zones lie between her and every enemy ship.
cb-rule-10-5b = One die: 0 to 3 and she escapes, 4 or more and she stays. Her evasion minus that of the fastest enemy on the board: +2 or more −4, +1 −2, equal nothing, −1 +1, −2 or less +3.
cb-rule-10-5c = A ship that aborts leaves the tactical board and stays in her hex of the search board.

## 10.6 Step 6: reinforcements

cb-rule-10-6a = From the third round on, while both sides have ships on the board, each warship in the hex that is not in the combat may roll to join it, the attacker’s first.
cb-rule-10-6b = On 4 or less she enters, Closing, on her side’s mark for visibility 1.
cb-rule-10-6c = A ship that has aborted or left does not come back to the same combat.

## 10.7 The end of a combat, and tankers

cb-rule-10-7a = Rounds go on until all ships of one side are sunk or gone. A combat also ends after three rounds in which nobody fired or could, or ten in which nothing was hit.
cb-rule-10-7b = If all ships of a side have no armament left, cannot abort and no reinforcement is to be had, their owner may give them up: they count as sunk.
cb-rule-10-7c = Tankers take no part in a combat.
cb-rule-10-7d = A German tanker that is Sighted or Shadowed in the hex of an Allied warship able to start a combat is sunk without a fight, at the start of this phase; not under Fog there, and not at level X.
cb-rule-10-7e = A tanker sunk takes one point off the German total.

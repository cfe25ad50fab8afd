### Chapter 11 of the rulebook, rule by rule: the Chance Phase.

## 11.1 Submarine contact

cb-rule-11-1a = Every third turn (3, 6, 9 and so on to 39) shows a submarine. Only then a contact is rolled for.
cb-rule-11-1b = The German player’s die: 0 to 2 is a contact, 3 to 9 none.
cb-rule-11-1c = A second die tells whose boat it is: 0 an Allied one, which attacks; 1 to 6 a German one, which reports; 7 to 9 a German one, which reports and attacks.
cb-rule-11-1d = An Allied boat: the German player reveals one of his ships in the east zone of the Allied air sector, and she is attacked. If there is none, nothing happens.
cb-rule-11-1e = Tankers are never revealed to a submarine.
cb-rule-11-1f = A German boat: the German player names a hex, and the Allied player reveals one of his ships within two hexes of it. If there is none, nothing happens.
cb-rule-11-1g = If ships of several groups qualify a die picks the group: 0 to 2 BB, BC or CV, 3 to 5 CA or CL, 6 to 9 DD. Within it the owner picks the ship.
cb-rule-11-1h = If that group is missing a destroyer flotilla is taken instead; if there is none either, the die is rolled again.
cb-rule-11-1i = It is told whether the ship belongs to a Task Force, but not who else does.
cb-rule-11-1j = The attack is one die on the hit table of chapter 9, with −1 for a submarine and the modifiers for evasion and visibility. Damage chits are drawn for the hits.

## 11.2 Random detection

cb-rule-11-2a = One die is rolled for each German ship on her own and one for each German Task Force, tankers included.
cb-rule-11-2b = For each further ship of a Task Force a die is rolled for show, so that the number of dice betrays nothing.
cb-rule-11-2c = A die of 1 or more, up to the detection value, detects the unit.
cb-rule-11-2d = A 0 is a Huff-Duff instead, a bearing on a radio signal, whatever the value.
cb-rule-11-2e = Inside the Allied air sector, levels 1 to 6: 7, 6, 4, 3, 2, 1. In or next to a hex with an Allied intrinsic value there: 8, 7, 5, 3, 2, 1.
cb-rule-11-2f = Outside the Allied air sector, levels 1 to 6: 5, 4, 3, 2, 1, 1. There, on a convoy route: 6, 5, 4, 3, 2, 1.
cb-rule-11-2g = At levels 7 to 9 and X nothing but a Huff-Duff is possible.
cb-rule-11-2h = Detected: hex, classes and number of ships are announced, and the unit is marked Shadowed.
cb-rule-11-2i = Huff-Duff: the hex is announced and nothing else. There is no marker.

## 11.3 Convoy hunting

cb-rule-11-3a = A German BB, BC or CA may hunt, or a Task Force with one of them.
cb-rule-11-3b = The hunter must be on a convoy route outside the Allied air sector.
cb-rule-11-3c = A unit that was Shadowed at the end of this turn’s Shadow Phase does not hunt.
cb-rule-11-3d = The hunter’s state must allow it: not while repairing, refuelling or In Port, with a No Move marker, a damaged rudder, evasion 0 or on emergency fuel. In a Task Force one ship that may hunt is enough.
cb-rule-11-3e = A heavy ship with reduced evasion that carries a Return to Base marker does not hunt.
cb-rule-11-3f = One unit hunts per turn at most, and none has to.
cb-rule-11-3g = Without a hunter the German player may roll a die for show.
cb-rule-11-3h = Modifiers of the hunt: a Task Force hunts −1, on the centre line of a route −1, night turn +2. Below 0 counts as 0.
cb-rule-11-3i = Hunt result 2 or more: the sea is empty.
cb-rule-11-3j = Hunt result 1: a lone merchant is in sight. She may be attacked or let go.
cb-rule-11-3k = After attacking a merchant the hunter’s hex is revealed, she is marked Sighted and No Move 2, and the German total grows by half a point.
cb-rule-11-3l = Hunt result 0: a possible convoy. If the German player looks closer, a second die goes on the identification table.
cb-rule-11-3m = A convoy is found only if its row belongs to the line, east-west or north-south, on which the hunter is. In a hex of both lines the German player chooses before the die.
cb-rule-11-3n = Each convoy can be located once in the game, even if it is then let go. A second time counts as nothing.
cb-rule-11-3o = The German player may let a found convoy go: then nothing happens and nothing is told.
cb-rule-11-3p = If the convoy has an escort a combat with it is fought now, the German side attacking. At level X, or in a fog hex under Fog, such a convoy cannot be attacked.
cb-rule-11-3q = The Allied player commands the escort. It may not abort the combat.
cb-rule-11-3r = An escorted convoy is scored only if all its escorts are sunk; a convoy without escort is scored at once.
cb-rule-11-3s = The German player draws as many convoy chits as the table says, unseen.
cb-rule-11-3t = A half: one chit is drawn and laid in the half section. At the end it counts half, rounded up.
cb-rule-11-3u = After an attack on a convoy the hunter’s hex is revealed and she is marked Sighted; if chits were drawn, also No Move 2.
cb-rule-11-3v = Escorts that survive stay in that hex as ships of the Allied side.

## 11.4 Which convoy it is

cb-rule-11-4a = Identification 0: on the east-west line Britannic, escorted by Rodney if she has not been released; on the north-south line WS.8B, escorted by Cairo and Exeter. Two chits each.
cb-rule-11-4b = Identification 1: on the east-west line HX.127, escorted by Ramillies and DD1; on the north-south line SL.74, without escort. One chit each.
cb-rule-11-4c = On the east-west line, identification 2: HX.128, escorted by Revenge and DD2; identification 3: HX.126, without escort. One chit each.
cb-rule-11-4d = On the east-west line, identification 4 to 8: OB.324, SC.31, OB.325, OB.326, OB.323, in this order. No escort, half a chit each.
cb-rule-11-4e = Identification 9: on the north-south line SL.75, escorted by Nelson and London. One chit.

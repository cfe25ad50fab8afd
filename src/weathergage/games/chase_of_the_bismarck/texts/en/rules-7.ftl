### Chapter 7 of the rulebook, rule by rule: the Movement Phase.

cb-rule-7a = The steps of this phase: A shadowed units move, B Task Forces form and part, C repairs at sea, D In Port, E refuelling at sea, F patrols, G all other moves, H Shadowed turns to Sighted. Each ship keeps this order; B to G are secret.

## 7.1 Step A: shadowed units

cb-rule-7-1a = Every naval unit marked Shadowed moves now, by the usual rules, and its new hex is announced.
cb-rule-7-1b = A shadowed unit may also stay: to repair, to refuel at sea or in port, or for no reason at all. That it stays is announced too.
cb-rule-7-1c = If several shadowed units leave a hex for different hexes, each keeps a Shadowed marker of its own.
cb-rule-7-1d = A shadowed unit that enters a fog hex under Fog loses its Shadowed marker.
cb-rule-7-1e = The first fog hex that a shadowed unit enters is announced all the same. What it does beyond that stays secret.
cb-rule-7-1f = If both sides have shadowed units, the German ones move first.

## 7.2 Step B: Task Forces

cb-rule-7-2a = Ships in the same hex may form a Task Force, if a marker is free: the Germans have 4, the Allies 8. Tankers and neutrals never take part.
cb-rule-7-2b = Ships that are Shadowed cannot form a Task Force, nor can others form one with them.
cb-rule-7-2c = A ship in the hex of a Task Force may join it, if neither is Shadowed.
cb-rule-7-2d = A ship may leave a Task Force that is not Shadowed. She is then on her own in the same hex.
cb-rule-7-2e = A Task Force has at least two ships. When one is left the marker is taken off.
cb-rule-7-2f = There is no upper limit to the ships of a Task Force.

## 7.3 Step C: repair at sea

cb-rule-7-3a = A ship with a damaged rudder or lost evasion may try to repair at sea: she is marked and rolls one die, once per turn.
cb-rule-7-3b = Repair result 0 or less: she recovers 5 evasion points or mends the rudder, as the owner likes.
cb-rule-7-3c = Repair result 1: she recovers 3 evasion points. Result 2: 2 points.
cb-rule-7-3d = Repair result 3 or more: nothing is mended.
cb-rule-7-3e = Rough seas add to the repair die: +1 with the weather on space 4 to 6, +2 on 7 to 9. The weather counts, not the visibility level.
cb-rule-7-3f = A ship that repairs does not move or patrol and adds no search factor this turn.
cb-rule-7-3g = If a part of the loss remains, the chits are changed for others of that sum. Where none fit, the exact remainder is kept.
cb-rule-7-3h = A damaged fast ship whose evasion rating is 26 or more again turns back to her undamaged side.

## 7.4 Step D: in port

cb-rule-7-4a = A ship in a hex with a port of her own side may be marked In Port.
cb-rule-7-4b = In Port she takes in 4 fuel and gets all her torpedoes back.
cb-rule-7-4c = Fuel never goes above the limit that is printed on the ship’s marker, in port or at sea.
cb-rule-7-4d = Any number of ships may be In Port in one hex, and each takes in her fuel.
cb-rule-7-4e = A ship In Port does not move or patrol and adds no search factor this turn.

## 7.5 Step E: refuelling at sea

cb-rule-7-5a = Only German ships refuel at sea.
cb-rule-7-5b = A tanker must be in the same hex. Ship and tanker are both marked.
cb-rule-7-5c = A ship that refuels at sea takes in 4 fuel and gets all her torpedoes back.
cb-rule-7-5d = A German destroyer flotilla takes in 2 fuel only, at sea. In port it gets 4 like everybody.
cb-rule-7-5e = A tanker serves one ship per turn, and never runs dry.
cb-rule-7-5f = Neither the ship nor the tanker moves, patrols or adds a search factor this turn.

## 7.6 Step F: naval patrol

cb-rule-7-6a = A patrol marker adds 3 search factors in the unit’s hex, beside the 1 of the unit itself.
cb-rule-7-6b = A patrolling unit does not move this turn.
cb-rule-7-6c = A ship on her own gets one patrol marker; so does a Task Force, whatever its size.
cb-rule-7-6d = No patrol in a fog hex under Fog, at level X, or by a unit that repairs, refuels or has tried to shadow this turn.

## 7.7 Step G: all other moves

cb-rule-7-7a = Both players move their aircraft and ships at the same time, in secret and in any order.

## 7.7.1 Movement of aircraft

cb-rule-7-7-1a = Speed is the number of movement points of a flight. Each hex costs one.
cb-rule-7-7-1b = With endurance 1, as most have, an air unit must land in the same Movement Phase.
cb-rule-7-7-1c = With endurance 2 it may stay aloft over any hex once, and must land in the next Movement Phase. A unit that must land and cannot is lost.
cb-rule-7-7-1d = A flight may drop two search markers free of charge in one Movement Phase: two in all, not two per hex.
cb-rule-7-7-1e = Instead of search markers a combat air unit may drop one attack marker free of charge.
cb-rule-7-7-1f = Markers are dropped in hexes that the flight enters this phase; the hex in which a unit aloft begins counts too. Several search markers may lie in one hex.
cb-rule-7-7-1g = Each search marker beyond the two free ones costs as many movement points as the visibility level.
cb-rule-7-7-1h = A further search marker may not be dropped if the unit could then no longer reach the place where it must land.
cb-rule-7-7-1i = No search or attack markers are dropped at level X, or in fog hexes under Fog.
cb-rule-7-7-1j = An attack marker is dropped only in a hex with an enemy naval unit marked Shadowed. Those of several air units may lie in one hex.
cb-rule-7-7-1k = An air unit lands only on its own base or carrier. Those of a sunk carrier are lost.
cb-rule-7-7-1l = A landed unit goes to the Landing box. In the next Admin Phase it moves on to Refit, in the one after that back to its base, ready to fly.
cb-rule-7-7-1m = An air unit does not fly in the turn after the one in which it landed.
cb-rule-7-7-1n = A carrier may move before, between or after the flights of her aircraft.

## 7.7.2 Movement of ships

cb-rule-7-7-2a = A very slow ship moves one hex and gets a No Move 4 marker: one hex every four turns.
cb-rule-7-7-2b = A slow ship moves one hex and gets a No Move 2 marker: one hex every two turns.
cb-rule-7-7-2c = A medium ship moves one hex per turn at most.
cb-rule-7-7-2d = A fast ship moves two hexes per turn at most.
cb-rule-7-7-2e = A medium ship pays 1 fuel for a hex if she also moved in the turn before, otherwise nothing.
cb-rule-7-7-2f = A fast ship pays nothing for staying or moving one hex.
cb-rule-7-7-2g = A fast ship pays 1 fuel for two hexes if she moved none or one in the turn before.
cb-rule-7-7-2h = A fast ship pays 2 fuel for two hexes if she also moved two in the turn before.
cb-rule-7-7-2i = A Task Force moves only as far as the slowest of its ships may.
cb-rule-7-7-2j = Each ship of a Task Force pays fuel by her own class and her own last move. A move that one of them cannot pay is not possible.
cb-rule-7-7-2k = German naval units pass through the Kaiser Wilhelm Canal between O32 and O33 as if there were no land. Allied units do not.
cb-rule-7-7-2l = A ship whose fuel reaches 0 is on emergency fuel: she has ten turns, counted from this one, to find more.
cb-rule-7-7-2m = On emergency fuel a ship moves one hex per turn at most and pays nothing; a medium ship therefore moves every second turn only.
cb-rule-7-7-2n = Refuelling, or reaching a friendly port before the deadline, ends the emergency.
cb-rule-7-7-2o = A ship still on emergency fuel is taken out of the game when the turn marker reaches her deadline, and counts as sunk. A deadline beyond the last turn never comes.
cb-rule-7-7-2p = German destroyers may not leave the area inside their limit line.
cb-rule-7-7-2q = The limit is lifted for all German destroyers while a German BB, BC or CA with reduced evasion carries a Return to Base marker. The German player may place it on her while giving orders.
cb-rule-7-7-2r = The limit is back when that ship sinks, has her full evasion again, reaches port or refuels at sea.
cb-rule-7-7-2s = Destroyers outside then go back as soon as they can: they must end each Movement Phase nearer to the limit. Without orders they take the shortest way.
cb-rule-7-7-2t = While the limit is lifted, the ship that lifted it hunts no convoys.
cb-rule-7-7-2u = German tankers never enter a hex of a convoy route, be it its centre line or its flank.

## 7.8 Step H: from Shadowed to Sighted

cb-rule-7-8a = At the end of the phase all Shadowed markers turn to Sighted.
cb-rule-7-8b = So nobody stays shadowed by itself: it takes a new search with aircraft or a new attempt in the Shadow Phase.
cb-rule-7-8c = Attack markers that have been dropped already keep their targets.

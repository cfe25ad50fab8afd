# Combat: what it leads to, and why not.
cb-choose-close-up = { $ship } is pushed { $zones ->
    [one] one zone
   *[other] { $zones } zones
 } off the board and may sail { $allowance }. Close up, or leave?
cb-shifted = { $ship } runs over the edge: all others drop back { $zones ->
    [one] one zone
   *[other] { $zones } zones
 }
cb-closed-up = { $ship } closes up
cb-odds-shadow-too-fast = { $whose ->
    [pursuer] Shadowing, when it is less than { $difference }
    [quarry] Less than { $difference }
   *[fast_part] The fast part, less than { $difference }
 }
cb-odds-each-die-title = What each die does
cb-odds-result = { $effects }
cb-odds-effect = { $what ->
    [hull] hull { $count }
    [bow] bow { $count }
    [stern] stern { $count }
    [secondary] secondary { $count }
    [evasion] loses evasion
   *[other] special damage
 }
cb-odds-miss = miss
cb-odds-bearings-title = There
cb-odds-bearing = Guns that bear: primary { $primary }, secondary { $secondary }
cb-odds-beyond = Over the edge: all others drop back { $zones ->
    [one] one zone
   *[other] { $zones } zones
 }
cb-odds-range = { $ship }: { $range ->
    [short] short
    [medium] medium
    [long] long
   *[other] extreme
 } range, { $count ->
    [0] no die
    [one] one die
   *[other] { $count } dice
 }
cb-odds-reinforce-title = Joining the combat
cb-no-target = That is no enemy on the tactical board
cb-no-fire-again = She has fired in this round
cb-no-fire-position = { $position ->
    [closing] Closing, only her bow guns bear, and none is left
    [opening] She has no gun left
   *[other] Breaking off, only her stern guns bear, and none is left
 }
cb-no-fire-extreme = At extreme range only heavy cruisers, battle cruisers and battleships fire, and not the New York
cb-no-fire-secondary = Her secondary guns do not reach so far
cb-no-launch-more = She launches { $count } torpedoes in a round at most
cb-no-launch-none = She has no torpedo left
cb-no-launch-far = Torpedoes run at medium or short range only
cb-no-manoeuvre-again = She has manoeuvred in this round
cb-no-manoeuvre-turn = Slower ships first; at the same speed those of the attacker
cb-no-manoeuvre-closed-up = Who has closed up stays Closing
cb-no-manoeuvre-opening = A ship in Opening does not move
cb-no-manoeuvre-far = She may sail { $count ->
    [one] one zone
   *[other] { $count } zones
 } at most
cb-no-manoeuvre-past = Not past the first enemy ahead, and not over the far edge
cb-no-break-off-again = She has tried in this round
cb-no-break-off-escort = An escort stays with her convoy
cb-no-break-off-position = Only a ship that is Breaking Off may try
cb-no-break-off-near = An enemy is nearer than six sea zones
cb-no-reinforce-there = She is in the combat
cb-no-reinforce-gone = Who has left this combat does not come back
cb-no-reinforce-again = She has tried in this round
cb-no-reinforce-state = She can’t join in her present state

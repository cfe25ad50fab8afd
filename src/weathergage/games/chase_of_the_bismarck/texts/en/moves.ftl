cb-move-buy = Take { $ship } in { $hex }: { $points } points
cb-move-bought = Take no more
cb-move-shadow = Shadow contact { $contact } with { $unit }
cb-move-end-shadowing = No more attempts
cb-move-hold-course = Hold the course
cb-move-evade = Evasion manoeuvre (2 fuel for each ship)
cb-move-follow = Follow the { $part ->
    [fast] fast part (+2)
   *[other] slow part
 }
cb-move-follow-both = Follow both: { $ship } the fast part, the others the slow one
cb-move-order = Orders for { $unit }
cb-move-sail = Sail to { $hex }
cb-move-halt = No further this turn
cb-move-stay = Stay
cb-move-plot-course = Set a course{ $full ->
    [1] { "" } at full speed
   *[other] { "" } at cruising speed
 }
cb-move-course = Steer for { $hex }
cb-move-patrol = Patrol{ $standing ->
    [1] { "" } until told otherwise
   *[other] { "" } this turn
 }
cb-move-home-below = { $fuel ->
    [0] Do not go home by herself
   *[other] Go home with less than { $fuel } fuel
 }
cb-move-mark-return = { $ship } returns to base
cb-move-repair = { $ship } tries to repair at sea
cb-move-mend = Mend { $what ->
    [rudder] the rudder
   *[other] evasion
 }
cb-move-dock = { $ship } is marked In Port
cb-move-refuel = { $ship } refuels from { $tanker }
cb-move-join = Join { $force }
cb-move-form = Form a Task Force with { $ship }
cb-move-leave = { $ship } leaves the Task Force
cb-move-fly = Fly: { $air } of { $base }
cb-move-drop-search = Search marker in { $hex }
cb-move-drop-attack = Attack marker in { $hex }
cb-move-stay-aloft = Stay aloft
cb-move-aloft-at = Stay over { $hex }
cb-move-land = Land
cb-move-done = Done
cb-move-search = Search { $hex }
cb-move-search-all = Search all of them
cb-move-end-search = Search no more
cb-move-attack = { $air } of { $base } against a { $kind }
cb-move-expose = { $ship }
cb-move-engage = { $unit } attacks contact { $contact }
cb-move-end-combats = No more combats
cb-move-launch = { $ship }: { $count ->
    [one] one torpedo
   *[other] { $count } torpedoes
 } at { $target }
cb-move-end-torpedoes = No more torpedoes
cb-move-fire = { $ship } fires at { $target }
cb-move-hold-fire = Hold fire
cb-move-manoeuvre = { $ship }: { $position ->
    [closing] closing
    [opening] opening
   *[other] breaking off
 }{ $zones ->
    [0] { "" }
   *[other] { "" }, { $zones } forward
 }
cb-move-close-up = { $ship } closes up
cb-move-fall-behind = { $ship } falls behind
cb-move-break-off = { $ship } tries to abort
cb-move-remain = Nobody else tries
cb-move-reinforce = { $ship } tries to join
cb-move-end-reinforcing = Nobody else
cb-move-concede = Give them up
cb-move-fight-on = Fight on
cb-move-name-hex = { $hex }
cb-move-hunt = { $unit } hunts on the { $line ->
    [east_west] east-west
   *[other] north-south
 } line
cb-move-dummy-roll = Roll a die as a bluff
cb-move-no-hunt = No hunt
cb-move-pursue = Close in
cb-move-let-go = Leave it alone
cb-move-release-rodney = Rodney leaves the convoy
cb-move-keep-rodney = Everything stays as it is

# What a move leads to: the sums behind it, and what a course costs.
cb-odds-counts = { $what ->
    [difference] difference in evasion
    [radar] radar
    [level] visibility
    [target] target
    [channel] in the Channel
    [night] night
    [weather] weather
    [acquired] target acquired
    [firer] firing ship not Opening
    [aim] target’s position
    [fire_control] fire control damaged
    [class] light guns against heavy armour
    [exhaustion] exhausted crew
    [range] range
    [force] hunting as a Task Force
    [centre_line] on the centre line
    [manoeuvre] manoeuvre
   *[other] all modifiers
 } { $value }
cb-odds-dice = { $count ->
    [one] One die
   *[other] { $count } dice
 } at { $range ->
    [short] short
    [medium] medium
    [long] long
   *[other] extreme
 } range
cb-odds-sail-title = To { $hex }
cb-odds-course-title = Course for { $hex }
cb-odds-course-way = { $count ->
    [one] One hex
   *[other] { $count } hexes
 } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
cb-odds-arrival = There in turn { $turn }: { $period ->
    [night] night
    [morning] morning
    [noon] noon
    [afternoon] afternoon
   *[other] evening
 } of { $day } May
cb-odds-no-arrival = Not to be reached: she gets as far as { $hex }
cb-odds-fuel = { $ship }: fuel { $fuel } → { $left }
cb-odds-rest = { $turns ->
    [one] Then she lies still for a turn
   *[other] Then she lies still for { $turns } turns
 }
cb-odds-hunt-title = What the hunt finds
cb-odds-hunt = { $count ->
    [0] nothing
    [1] a lone merchant
   *[other] a possible convoy
 }

# Why not.
cb-no-course-here = She is there already
cb-no-drop-blind = No marker is dropped in { $hex } now: fog, or level X
cb-no-drop-both = One flight drops search markers or one attack marker, not both
cb-no-drop-cost = A further marker costs { $cost } movement points
cb-no-drop-base = They have not left their base
cb-no-drop-far = { $hex } is too far for what they have left
cb-no-aloft-far = That is further than they can fly
cb-no-attack-recon = Reconnaissance aircraft carry nothing to attack with
cb-no-attack-target = No enemy is shadowed in { $hex }

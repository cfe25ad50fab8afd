# The board of The Chase of the Bismarck
cbb-chart = chart
cbb-chart-of = { $side ->
    [0] The German chart of the North Atlantic. Enter walks its hexes, arrow keys move, plus and minus zoom.
    [1] The Allied chart of the North Atlantic. Enter walks its hexes, arrow keys move, plus and minus zoom.
   *[other] The chart of the North Atlantic
 }
cbb-zoom = Zoom
cbb-zoom-in = Zoom in
cbb-zoom-out = Zoom out
cbb-zoom-fit = Show the whole chart
cbb-layers = Show on the chart
cbb-layer-heat = Search factors
cbb-layer-routes = Convoy routes
cbb-layer-reports = All reports
cbb-layer-wakes = Wakes
cbb-land = land
cbb-fog-hex = fog area
cbb-route = convoy route
cbb-factors = { $have } of { $level } search factors
cbb-several = { $count } things can be done here

# Places
cbb-land-greenland = Greenland
cbb-land-iceland = Iceland
cbb-land-norway = Norway
cbb-land-britain = Great Britain
cbb-land-ireland = Ireland
cbb-land-france = France
cbb-land-spain = Spain
cbb-land-germany = Germany
cbb-land-newfoundland = Newfoundland
cbb-land-azores = Azores

# Turn and weather
cbb-sky = Turn and weather
cbb-when = { $period ->
    [night] Night
    [morning] Morning
    [noon] Noon
    [afternoon] Afternoon
   *[other] Evening
 } of { $day } May
cbb-turn = turn { $turn } of { $turns }
cbb-weather = Weather { $weather } of 9{ $fog ->
    [1] { "" }, fog
   *[other] { "" }
 }
cbb-fog = Fog
cbb-level = Visibility
cbb-level-about = So many search factors a search needs; at X nobody sees anything
cbb-submarine = Submarines
cbb-submarine-about = In this turn a submarine may make contact
cbb-prey = Convoy chits { $full } + { $half } halved, merchants { $merchants }

# Beside the chart
cbb-tray = Orders and ships
cbb-who = Who is meant?
cbb-waiting = Without orders ({ $count })
cbb-standing = Under standing orders ({ $count })
cbb-flyers = Ready to fly ({ $count })
cbb-ordered = With orders ({ $count })
cbb-search-none = No hex has the { $level } search factors that the visibility demands: there is nothing to search
cbb-looked = Looked at
cbb-contacts = Enemy units marked
cbb-contact = Contact { $contact }: { $kinds }{ $force ->
    [1] { "" }, a Task Force
   *[other] { "" }
 }, { $marker ->
    [2] shadowed
   *[other] sighted
 }
cbb-speed = speed { $speed }, { $endurance ->
    [1] lands in the same turn
   *[other] may stay aloft
 }
cbb-fuel = fuel { $fuel }
cbb-orders-none = no orders yet
cbb-orders-stays = stays
cbb-orders-sailed = sails { $hexes }
cbb-standing-course = course for { $hex }{ $full ->
    [1] { "" } at full speed
   *[other] { "" }
 }
cbb-standing-patrol = patrols until told otherwise
cbb-standing-home = goes home

# States
cbb-state-sighted = sighted
cbb-state-shadowed = shadowed
cbb-state-repair = repairs at sea
cbb-state-sea = refuels at sea
cbb-state-port = in port
cbb-state-patrol = on patrol
cbb-state-stays = stays
cbb-state-restricted = waits for her release
cbb-state-pursued = has tried to shadow
cbb-state-evading = has evaded: one hex at most
cbb-state-no-move = No Move { $turns }
cbb-state-emergency = emergency fuel until turn { $turn }
cbb-state-returning = returns to base
cbb-state-rudder = rudder damaged
cbb-state-fire-control = fire control damaged
cbb-state-radar = radar lost
cbb-box-ready = ready
cbb-box-flying = in flight
cbb-box-aloft = aloft
cbb-box-landing = landed
cbb-box-refit = being refitted
cbb-box-lost = lost

# The tactical board
cbb-tactical = Naval combat
cbb-tactical-board = Tactical board. Arrow keys walk what can be pressed.
cbb-combat-in = Combat in { $hex }, round { $round }
cbb-steps = Steps of the round
cbb-step-launch = Torpedoes
cbb-step-fire = Gunfire
cbb-step-manoeuvre = Movement
cbb-step-break_off = Breaking off
cbb-step-reinforce = Reinforcements
cbb-level-now = Visibility { $level }
cbb-to-chart = Chart
cbb-to-combat = Back to the tactical board
cbb-cards = Cards of the ships in combat
cbb-side = { $side }, { $attacks ->
    [1] attacking
   *[other] defending
 }
cbb-side-axis = Germans
cbb-side-allies = Allies
cbb-position-closing = closing
cbb-position-opening = opening
cbb-position-breaking_off = breaking off
cbb-gun-bow = bow { $factors }
cbb-gun-stern = stern { $factors }
cbb-gun-secondary = secondary { $factors }
cbb-gun-none = no gun bears
cbb-allowance = Evasion { $er }, { $zones ->
    [one] one zone
   *[other] { $zones } zones
 }
cbb-acquired = target acquired: { $ship }
cbb-launched = { $count ->
    [one] a torpedo
   *[other] { $count } torpedoes
 } running at { $ship }
cbb-fired = has fired
cbb-moved = has moved
cbb-escort = escort: may not leave
cbb-to-zone = To zone { $zone }
cbb-in-zone = zone { $zone }
cbb-can-act = can act now
cbb-range = { $range ->
    [short] short range
    [medium] medium range
    [long] long range
   *[other] extreme range
 }, { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
 }
cbb-range-short = { $range ->
    [short] short
    [medium] medium
    [long] long
   *[other] extr.
 }
cbb-torpedo-range = { $range ->
    [short] short range: torpedoes reach
    [medium] medium range: torpedoes reach, +1
    [long] long range, too far for torpedoes
   *[other] extreme range, too far for torpedoes
 }
cbb-gone = Have left this combat: { $ships }
cbb-manoeuvres = { $ship }: position, and zones forward
cbb-turn-side = stays
cbb-strikes = Air strikes of this turn
cbb-nothing-yet = Nothing has happened yet
cbb-lost-hull = hull −{ $count }
cbb-lost-bow = bow guns −{ $count }
cbb-lost-stern = stern guns −{ $count }
cbb-lost-secondary = secondary −{ $count }
cbb-lost-evasion = evasion −{ $count }

# A ship’s card
cbb-track-hull = Hull
cbb-track-bow = Bow
cbb-track-stern = Stern
cbb-track-secondary = Secondary
cbb-fitting-fire-control = Fire control
cbb-fitting-radar = Radar
cbb-fitting-rudder = Rudder
cbb-of = { $left } of { $all }
cbb-er = Evasion { $er } of { $all }
cbb-fuel-of = Fuel { $fuel } of { $all }
cbb-torpedoes = Torpedoes { $count }
cbb-radar = Radar { $type }
cbb-speed-f = fast
cbb-speed-m = medium
cbb-speed-s = slow
cbb-speed-vs = very slow
cbb-lost-sunk = Sunk
cbb-lost-out_of_fuel = Lost without fuel

# The end: both charts side by side
cbb-reveal-voyage = The match turn by turn
cbb-reveal-play = Play the match
cbb-reveal-pause = Pause
cbb-reveal-earlier = One turn earlier
cbb-reveal-later = One turn later
cbb-reveal-turn = Turn
cbb-reveal-before = Before the first turn
cbb-reveal-when = Turn { $turn } of { $turns }, { $period ->
    [night] night
    [morning] morning
    [noon] noon
    [afternoon] afternoon
   *[other] evening
 } of { $day } May
cbb-reveal-follow = Follow
cbb-reveal-side = { $side ->
    [0] Germans
   *[other] Allies
 }
cbb-reveal-chart = { $side ->
    [0] German chart
   *[other] Allied chart
 }
cbb-reveal-shown = What is shown
cbb-reveal-both = Both charts
cbb-reveal-axis = Germans
cbb-reveal-allies = Allies
cbb-reveal-account = Final account
cbb-reveal-truth = The truth beneath
cbb-reveal-flights = Flights
cbb-reveal-truth-here = In truth: { $ships }
cbb-reveal-words = In words
cbb-reveal-moment = This moment in words
cbb-reveal-told = What they had been told
cbb-reveal-nothing = Nothing
cbb-account = Final account
cbb-account-what = What
cbb-account-points = German points
cbb-account-total = German total ({ $needed } needed)
cbb-account-strategic = For a strategic victory

# Orders
cbb-idle = { $count ->
    [one] One unit has no orders
   *[other] { $count } units have no orders
 }
cbb-idle-about = They stay where they are. You are not asked about these again.
cbb-idle-done = Done all the same
cbb-idle-back = Back to the chart
cbb-given-back = Take back
cbb-given-back-of = Take back the orders of { $unit }
cbb-given-lost = { $count ->
    [one] This order does not fit any more, give it again: { $units }
   *[other] These orders do not fit any more, give them again: { $units }
 }
cbb-home-below = goes home with less than { $fuel } fuel
cbb-lift = Lift the standing order
cbb-lift-of = Lift the standing order of { $unit }
cbb-flight-points = { $points ->
    [one] One movement point left
   *[other] { $points } movement points left
 }

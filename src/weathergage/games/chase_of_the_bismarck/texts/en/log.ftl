cb-turn = Turn { $turn }: { $period ->
    [night] night
    [morning] morning
    [noon] noon
    [afternoon] afternoon
   *[other] evening
 } of { $day } May
cb-phase = { $phase }
cb-phase-visibility = Visibility
cb-phase-shadow = Shadowing
cb-phase-shadowed-units = Movement of shadowed units
cb-phase-movement = Movement
cb-phase-search = Search
cb-phase-air-attack = Air attack
cb-phase-naval-combat = Naval combat
cb-phase-submarines = Submarine contact
cb-phase-detection = Random detection
cb-phase-hunting = Convoy hunting
cb-phase-admin = Administration
cb-weather = The weather is { $weather }{ $fog ->
    [1] { "" }, with fog
   *[other] { "" }
 }
cb-storm = Storm: { $hit ->
    [1] every ship burns one fuel point
   *[other] no extra fuel is burnt
 }
cb-visibility = Visibility level { $visibility ->
    [10] X
   *[other] { $visibility }
 }
cb-shadow-attempt = Contact { $contact } in { $hex } is followed
cb-evasion = Contact { $contact } in { $hex } evades
cb-distraction = The unit in { $hex } parts: slow { $slow }, fast { $fast }
cb-too-fast = Contact { $contact } in { $hex } is too fast
cb-shadow-held = Contact { $contact } in { $hex } is held
cb-shadow-lost = Contact { $contact } in { $hex } gets away
cb-shadowed-moved = Contact { $contact } moves from { $start } to { $hex }
cb-shadowed-stayed = Contact { $contact } stays in { $hex }
cb-lost-in-fog = Contact { $contact } is lost in the fog of { $hex }
cb-emergency-fuel = { $ship } is out of fuel: ten turns to find some
cb-joined = { $force } is joined in { $hex }
cb-formed = { $force } is formed in { $hex }
cb-repair = { $ship }: repairs { $what ->
    [rudder] mend the rudder
    [evasion] bring back { $points } evasion
   *[other] fail
 }
cb-in-port = { $ship } is in port at { $port }, fuel { $fuel }
cb-refuelled = { $ship } refuels from { $tanker }, fuel { $fuel }
cb-steered = { $ship } steers on to { $hex }
cb-search = { $side ->
    [0] The Germans search
   *[other] The Allies search
 } { $hex }
cb-search-empty = { $hex } is empty
cb-search-found = In { $hex }: { $kinds }{ $force ->
    [1] { "" }, a Task Force
   *[other] { "" }
 } (contact { $contact }, { $marker ->
    [2] shadowed
   *[other] sighted
 })
cb-search-passed = { $ships ->
    [one] A ship passed
   *[other] { $ships } ships passed
 } through { $hex } and { $ships ->
    [one] is
   *[other] are
 } now in { $end }
cb-air-attack = { $air } attack a { $kind ->
    [bb] battleship
    [bc] battle cruiser
    [cv] carrier
    [ca] heavy cruiser
    [cl] light cruiser
    [dd] destroyer flotilla
    [tk] tanker
   *[other] cutter
 } in { $hex }
cb-hits = { $target }: { $hits ->
    [0] missed
    [one] one hit
   *[other] { $hits } hits
 } (modifier { $modifier })
cb-chit = { $ship }: { $chit }
cb-chit-dud = a dud
cb-chit-rudder = rudder damaged
cb-chit-bow-1 = bow armament hit
cb-chit-bow-2 = bow armament hit twice
cb-chit-stern-1 = stern armament hit
cb-chit-stern-2 = stern armament hit twice
cb-chit-hull = hull hit
cb-chit-critical = critical hit
cb-chit-fire-control = fire control damaged
cb-evasion-chit = { $ship } loses { $value } evasion
cb-sunk = { $ship } sinks in { $hex }
cb-tanker-sunk = The tanker { $ship } is sunk in { $hex }
cb-combat = Combat in { $hex }: { $attackers } against { $defenders }
cb-round = Round { $round }
cb-launch = { $ship } launches { $count ->
    [one] a torpedo
   *[other] { $count } torpedoes
 } at { $target }
cb-torpedoes = { $count ->
    [one] The torpedo
   *[other] The torpedoes
 } of { $ship } at { $target }
cb-fire = { $ship } fires at { $target }, { $range ->
    [short] short
    [medium] medium
    [long] long
   *[other] extreme
 } range{ $modifiers ->
    [0] { "" }
   *[other] { "" } ({ $sums } = { $modifier })
 }
cb-gun-hit = { $ship }: { $what ->
    [hull] hull −{ $count }
    [bow] bow armament −{ $count }
    [stern] stern armament −{ $count }
    [secondary] secondary armament −{ $count }
    [evasion] loses evasion
   *[other] special damage
 }
cb-special = { $ship }, special damage: { $what ->
    [magazine] a magazine
    [fuel] fuel is lost
    [fire_control] fire control
   *[other] radar
 }
cb-manoeuvre = { $ship }: { $position ->
    [closing] closing
    [opening] opening
   *[other] breaking off
 }{ $zones ->
    [0] { "" }
    [one] { "" }, one zone
   *[other] { "" }, { $zones } zones
 }
cb-fell-behind = { $ship } leaves the combat
cb-broke-off = { $ship } aborts the combat (modifier { $modifier })
cb-not-broken-off = { $ship } can’t get away (modifier { $modifier })
cb-reinforcement = { $ship } joins the combat
cb-no-reinforcement = { $ship } does not find the combat
cb-combat-over = The combat in { $hex } is over
cb-submarine-contact = { $contact ->
    [1] A submarine makes contact
   *[other] No submarine makes contact
 }
cb-submarine = { $what ->
    [allied] It is an Allied one
    [report] A German one reports
   *[other] A German one attacks
 }
cb-submarine-hex = The submarine is at { $hex }
cb-submarine-nothing = It finds nothing
cb-submarine-found = It finds a { $kind ->
    [bb] battleship
    [bc] battle cruiser
    [cv] carrier
    [ca] heavy cruiser
    [cl] light cruiser
   *[other] destroyer flotilla
 } in { $hex }{ $force ->
    [1] { "" }, one of a Task Force
   *[other] { "" }
 }
cb-detection-die = Random detection of { $unit } ({ $value ->
    [0] a bearing on 0
    [1] a bearing on 0, detected on 1
   *[other] a bearing on 0, detected on 1 to { $value }
 }): { $result ->
    [detected] detected
    [bearing] a radio bearing
   *[other] unnoticed
 }
cb-detected = Detected in { $hex }: { $kinds }{ $force ->
    [1] { "" }, a Task Force
   *[other] { "" }
 } (contact { $contact })
cb-bearing = A radio bearing points at { $hex }
cb-hunt = The hunt comes to { $result } (modifier { $modifier })
cb-merchant = A lone merchant is sunk in { $hex }
cb-no-convoy = No convoy after all
cb-convoy-found = Convoy { $convoy } is found
cb-convoy-attacked = Convoy { $convoy } is attacked in { $hex }
cb-convoy-sunk = Convoy { $convoy } is destroyed: { $chits ->
    [one] a chit is drawn
   *[other] { $chits } chits are drawn
 }
cb-arrived = { $ship } arrives in { $hex }
cb-released = { $ship } may sail
cb-out-of-fuel = { $ship } is lost without fuel
cb-secrecy = { $ship }: { $known ->
    [1] the enemy hears of her
   *[other] the enemy hears nothing
 }
cb-unit-revealed = { $ship } is in the game
cb-end = { $reason }
cb-points = German total { $points }
cb-strategic-victory = German Strategic Victory: in port after sinking two capital ships ({ $total })
cb-axis-victory = German Operational Victory ({ $total })
cb-allied-victory = Allied Operational Victory ({ $total })
cb-allied-victory-sunk = Allied Operational Victory: the Bismarck is sunk

cb-title = The Chase of the Bismarck
cb-blurb = May 1941. The Bismarck breaks out into the Atlantic, and the Royal Navy does not know where. Each side sails on a chart of its own: search, shadow, strike from the air, and fight it out where the fleets meet.
cb-scenario-rheinuebung = Operation Rheinübung, 22 to 29 May 1941
cb-seat-0 = The German side
cb-seat-1 = The Allies
cb-option-hypothetical_units = Hypothetical units
cb-option-hypothetical_units-help = Both sides may buy ships that were not there. They cost the German side points or bring it some, and a secret die decides whether the enemy hears of them. Rule 13.1.
cb-option-crew_exhaustion = Crew exhaustion
cb-option-crew_exhaustion-help = A heavy German ship that was engaged twice on one day shoots worse when she is engaged again on a later day. Rule 13.2.

cb-kind-bb = battleship
cb-kind-bc = battle cruiser
cb-kind-cv = carrier
cb-kind-ca = heavy cruiser
cb-kind-cl = light cruiser
cb-kind-dd = destroyer flotilla
cb-kind-cg = coast guard cutter
cb-kind-tk = tanker

cb-group-weather = Turn and weather
cb-group-ships = Your ships
cb-group-away = Not on the map
cb-group-air = Your aircraft
cb-group-contacts = Enemy units marked
cb-group-sightings = Latest reports
cb-group-cards = Open cards
cb-group-combat = Combat in { $hex }, round { $round }
cb-group-tracks = Tracks of all ships

cb-turn-line = Turn { $turn } of 40
cb-weather-line = Weather { $weather }{ $fog ->
    [1] { "" }, fog
   *[other] { "" }
 }, visibility { $level ->
    [10] X
   *[other] { $level }
 }
cb-searches-line = Flight search markers in { $hexes }
cb-chits-line = Convoy chits: { $full } whole, { $half } halved; merchants: { $merchants }
cb-ship-line = { $ship } in { $hex }{ $grouped ->
    [0] { "" }
   *[other] { "" } ({ $force })
 }: fuel { $fuel }, hull { $hull }, evasion { $er }{ $marker ->
    [1] { "" }, sighted
    [2] { "" }, shadowed
   *[other] { "" }
 }
cb-ship-away = { $ship }: { $why ->
    [convoy] with a convoy
    [later] expected
    [sunk] sunk
    [out_of_fuel] lost without fuel
   *[other] not in play
 }
cb-air-line = { $air }: { $box ->
    [ready] ready
    [aloft] aloft over { $hex }
    [landing] landed
    [refit] being refitted
   *[other] lost
 }
cb-contact-line = Contact { $contact } in { $hex }: { $kinds }{ $force ->
    [1] { "" }, a Task Force
   *[other] { "" }
 }, { $marker ->
    [2] shadowed
   *[other] sighted
 }
cb-sighting-line = Turn { $turn }, { $hex }: { $what ->
    [found] found { $kinds }
    [empty] nothing there
    [passed] { $ships ->
        [one] a ship
       *[other] { $ships } ships
     } that passed a searched hex
    [moved] { $kinds } shadowed here
    [fogbound] { $kinds } lost in fog
    [detected] detected { $kinds }
    [bearing] radio bearing
    [submarine] { $kinds } met by a submarine
    [raid] { $kinds } raiding
   *[other] { $kinds } in combat
 }
cb-card-line = { $ship }: hull { $hull }, bow { $bow }, stern { $stern }, secondary { $secondary }, torpedoes { $torpedoes }, evasion { $er }
cb-boat-line = { $ship } ({ $side ->
    [0] attacker
   *[other] defender
 }) in zone { $zone }, { $position ->
    [closing] closing
    [opening] opening
   *[other] breaking off
 }
cb-track-line = { $ship }: { $hexes }

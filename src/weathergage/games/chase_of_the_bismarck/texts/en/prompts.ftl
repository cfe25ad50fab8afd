cb-plan = Give orders to your ships and aircraft{ $count ->
    [0] { "" }
    [1] { "" }; without orders: { $units }
    [2] { "" }; without orders: { $units }
    [3] { "" }; without orders: { $units }
   *[other] { "" }; { $count } units without orders
 }
cb-order = Orders for { $unit } in { $hex }
cb-order-shadowed = { $unit } in { $hex } is shadowed: where to?
cb-choose-aloft = { $air }: in which hex does it stay aloft?
cb-choose-break-off = Who tries to abort the combat?
cb-choose-buy = Take optional units into the game? Each costs points at the end
cb-choose-combat = { $count ->
    [0] None of your units can attack a marked enemy: no combat of yours
   *[other] Start a combat?
 }
cb-choose-concede = { $others ->
    [0] Your ships can neither fight nor escape. Give them up?
   *[other] Your ships can neither fight nor escape; they are not given up while others may still join
 }
cb-choose-contact = { $seen ->
    [0] No convoy. You are asked all the same, so that nobody can tell from the waiting
   *[other] Smoke on the horizon: a convoy, perhaps. Look closer?
 }
cb-choose-convoy = { $able ->
    [0] Convoy { $convoy } is in sight, but its escort, { $escort }, can’t be fought now
   *[other] Attack convoy { $convoy }? { $ships ->
        [0] No escort
       *[other] Escort: { $escort }
    }; { $half ->
        [1] half the points of a chit
       *[other] { $chits ->
            [one] one chit
           *[other] { $chits } chits
        }
    } if it is destroyed
 }
cb-choose-destination = { $unit }: choose a destination
cb-choose-exposed = { $attacked ->
    [0] A submarine has seen one of these ships: choose which
   *[other] A submarine attacks one of these ships: choose which
 }
cb-choose-fire = Who fires at whom?
cb-choose-flight = { $air }: { $points } movement points left. { $drops ->
    [0] No further marker is possible
   *[other] { $cost ->
        [0] Drop a marker, or land
       *[other] A further marker costs { $cost }
    }
 }
cb-choose-hunt = { $count ->
    [0] None of your units can hunt convoys. Roll a die all the same, as a bluff?
   *[other] Hunt for convoys?
 }
cb-choose-launch = Launch torpedoes?
cb-choose-manoeuvre = { $unit } in { $hex } is being followed. Manoeuvre before the die is rolled?
cb-choose-mend = { $ship }: mend the rudder, or win back { $points } of her evasion?
cb-choose-merchant = { $seen ->
    [0] Nothing in sight. You are asked all the same, so that nobody can tell from the waiting
   *[other] A lone merchant is in sight. Sink her for half a point? The Allies will hear where
 }
cb-choose-next-hex = { $unit }: sail on?
cb-choose-part = The enemy in { $hex } parts: fast { $fast }, slow { $slow }. Whom do you follow?
cb-choose-reinforce = { $count ->
    [0] No other ship of yours can join. You are asked all the same, so that nobody can tell
   *[other] Bring another ship into the combat?
 }
cb-choose-release = { $there ->
    [0] Rodney has left Britannic. You are asked all the same, so that nobody can tell when she did
   *[other] Does Rodney leave the convoy Britannic, for { $hex }?
 }
cb-choose-search = { $count ->
    [0] No hex to search: nowhere else do your factors reach the visibility level
   *[other] Which hex do you search?
 }
cb-choose-shadow = { $count ->
    [0] None of your units can follow a sighted enemy: no attempt
   *[other] Shadow a sighted unit?
 }
cb-choose-shadowed = Which shadowed unit moves first?
cb-choose-strike = Which attack comes next, and against what class?
cb-choose-submarine-hex = Name the submarine’s hex: the Allies have to show a ship within { $radius } hexes of it{ $attacked ->
    [0] { "" }
   *[other] { "" }, and she is attacked
 }
cb-choose-tactical = Choose position and movement
cb-choose-victim = Which of your ships in { $hex } is attacked?

cb-plan = Give orders to your ships and aircraft{ $count ->
    [0] { "" }
    [1] { "" }; without orders: { $units }
    [2] { "" }; without orders: { $units }
    [3] { "" }; without orders: { $units }
   *[other] { "" }; { $count } units without orders
 }
cb-order = Orders for { $unit } in { $hex }
cb-order-shadowed = { $unit } in { $hex } is shadowed: where does she go?
cb-choose-aloft = { $air }: in which hex does it stay aloft?
cb-choose-break-off = Who tries to abort the combat?
cb-choose-buy = Take optional units into the game?
cb-choose-combat = Start a combat?
cb-choose-concede = Your ships can neither fight nor escape. Give them up?
cb-choose-contact = Smoke on the horizon. Look closer?
cb-choose-convoy = Attack convoy { $convoy }?
cb-choose-destination = { $unit }: choose a destination
cb-choose-exposed = Which of your ships was seen by the submarine?
cb-choose-fire = Who fires at whom?
cb-choose-flight = { $air }: { $points } movement points left. { $drops ->
    [0] No further marker is possible
   *[other] { $cost ->
        [0] Drop a marker, or land
       *[other] A further marker costs { $cost }
    }
 }
cb-choose-hunt = Hunt for convoys?
cb-choose-launch = Launch torpedoes?
cb-choose-manoeuvre = You are being shadowed. Manoeuvre?
cb-choose-mend = What is mended?
cb-choose-merchant = Anything in sight?
cb-choose-next-hex = { $unit }: sail on?
cb-choose-part = The enemy has parted. Whom do you follow?
cb-choose-reinforce = Bring another ship into the combat?
cb-choose-release = Does Rodney leave the convoy Britannic?
cb-choose-search = Which hex do you search?
cb-choose-shadow = Shadow a sighted unit?
cb-choose-shadowed = Which shadowed unit moves first?
cb-choose-strike = Which attack comes next, and against what class?
cb-choose-submarine-hex = Where does the submarine report from?
cb-choose-tactical = Choose position and movement
cb-choose-victim = Which of your ships in { $hex } is attacked?

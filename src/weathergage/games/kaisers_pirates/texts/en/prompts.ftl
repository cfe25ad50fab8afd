### What a player is asked.

## The turn

kp-ask-commit = Put down the cards that you want to use this turn.
kp-ask-resolve = Which of your cards do you use next?
kp-ask-free = Is there anything that you want to do without a card?
kp-ask-assemble = Which cards and targets belong to this attack?
kp-ask-boarding = Send a Boarding Party to this merchantman?
kp-ask-discard = Which card do you discard next? The last one will lie on top.

## Targets

kp-ask-target = Which ship is the target?
kp-ask-mines-at = Whose merchantmen do the mines attack?
kp-ask-mined = Which merchantman do the mines attack next?
kp-ask-ship = Which ship?
kp-ask-opponent = Which opponent?
kp-ask-intelligence = Whose hand do you want to see, or do you look at the deck?
kp-ask-submarine = Which merchantman does the submarine torpedo?
kp-ask-submarine-or-mines = Which merchantman does the submarine torpedo, or against whom does it lay mines?
kp-ask-minelayer = Which raider lays the mines?
kp-ask-remaining-target = Slim Pickings: which merchantman do you still intercept?

## Reactions

kp-ask-react-several = Several of your merchantmen are intercepted. Do you react?
kp-ask-react-intercept = Your merchantman is intercepted. Do you react?
kp-ask-react-british = British forces intercept your ship. Do you react?
kp-ask-react-torpedo = A submarine torpedoes your ship. Do you react?
kp-ask-react-mines = Mines lie before your merchantmen. Do you react?
kp-ask-react-sinking = Your merchantman has been sunk. Do you react?
kp-ask-react-later = A ship that has sunk your merchantman is still at sea. Do you react?
kp-ask-react-recognition = Your ship has been recognised. Do you react?
kp-ask-full-steam = Your raider meets a Fast Ship. Do you give chase at full steam?
kp-ask-pursue = The merchantman flees over a shoal. Do you pursue it?
kp-ask-swap = Which sunk merchantman of your pile do you offer in exchange?

## Ships and cards of one's own

kp-ask-passage = Your ship got away undamaged. Do you try for Safe Passage?
kp-ask-capture-supply = Does the new prize resupply the ship that took it?
kp-ask-breakout-mate = Into whose Force does this ship go?
kp-ask-put-back = Which card lies on top of the deck next?
kp-ask-give = Which cards do you give to your mate?

## Between rounds

kp-ask-keep = Which ship do you keep for the next round?
kp-ask-pool = Which ships change hands within the team?
kp-ask-take-warship = Which warship do you begin with?
kp-ask-take-merchantman = Which merchantman do you begin with?

### The guided game: three chapters, a word before each decision of the learner.

## The hunt

kp-lesson-1-1 = Your warships and raiders hunt enemy merchantmen. Each card has two halves: the upper one sends a ship. Press the marked card, then { kp-ship-wolf }.
kp-lesson-1-2 = It lies face down: nobody knows which card it is. You could put down more. For now, that is all.
kp-lesson-1-3 = Now { kp-ship-wolf } sets out. Press it.
kp-lesson-1-4 = Whom does it hunt? Point at a ship, or hold a finger on it, and you see the odds. The number on a ship is what it is worth. Press the marked one.
kp-lesson-1-5 = Sunk, and in your victory pile! Now { kp-ship-dresden } hunts { kp-merchant-clan_mactavish }. One of your cards answers that: a reaction. Press { kp-card-shallow_run }.
kp-lesson-1-6 = Away over the shoal! Your turn. British forces hunt enemy warships for you: press the marked card, then British forces.
kp-lesson-1-7 = That is all.
kp-lesson-1-8 = Press the card in the middle.
kp-lesson-1-9 = Press { kp-ship-dresden }. A higher roll damages; at least twice as high sinks.
kp-lesson-1-end = Sunk, and yours. That is the heart of the game: cards send ships, dice decide, and what you sink counts. Play on here, or begin the next chapter.

## The other half

kp-lesson-2-1 = Now the lower halves. First a hunter, as before: the marked card on { kp-ship-wolf }.
kp-lesson-2-2 = { kp-card-surprise_attack } is an assist card: it helps an attack. Press it, then Action.
kp-lesson-2-3 = { kp-card-submarine_u } is a normal card: it acts by itself. Press it, then Action.
kp-lesson-2-4 = Three cards are enough.
kp-lesson-2-5 = Press { kp-ship-wolf }.
kp-lesson-2-6 = Press the marked merchantman.
kp-lesson-2-7 = Press { kp-card-surprise_attack }: it adds 2 to your roll.
kp-lesson-2-8 = Go ahead.
kp-lesson-2-9 = A { kp-card-boarding_party } captures instead of sinking. You have none, and are asked all the same, so that nobody learns who has one. Press No.
kp-lesson-2-10 = 11 against 5: sunk. Now press the submarine.
kp-lesson-2-11 = It risks no ship of yours. Press the marked merchantman.
kp-lesson-2-12 = Used cards are discarded. The last two stay in sight, and you choose which. Press the marked card first.
kp-lesson-2-13 = And the next.
kp-lesson-2-14 = British forces are after { kp-ship-emden }. None of your cards answers that. Press No.
kp-lesson-2-end = { kp-ship-emden } is damaged: that is the red cross. She defends herself worse until a card repairs her. Two more signs: raiders that everybody knows lie sideways, and the moon marks night attacks.

## The end of a round

kp-lesson-3-1 = A round ends when the action cards run out. Few are left, so hunt with two ships: first the marked card on { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-2 = The next on { kp-ship-greif }.
kp-lesson-3-3 = That is all.
kp-lesson-3-4 = Press { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-5 = Press the marked merchantman.
kp-lesson-3-6 = Sunk. Now { kp-ship-greif }.
kp-lesson-3-7 = Press the marked merchantman.
kp-lesson-3-8 = Sunk as well. Discard the marked card first.
kp-lesson-3-9 = No cards are left: the round is counted. Your pile is worth most, so you have 2 round points (see Rounds). One ship may stay for the next round: press { kp-ship-kaiser_wilhelm_der_grosse }.
kp-lesson-3-end = All else is dealt anew. After three rounds, most round points win. You know enough for a whole game. Fair winds!

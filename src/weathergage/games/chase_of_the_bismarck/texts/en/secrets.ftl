# What is told of the other side, and what is not.
cb-move-distract = Distraction manoeuvre, slow part: { $ships } (1 fuel for each ship)
cb-move-follow-each = Follow both: { $ship } the fast part, { $other } the slow one
cb-contact-untold = Contact { $contact } in { $hex }: a raider whose class nobody has told, { $marker ->
    [2] shadowed
   *[other] sighted
 }
cb-air-raid = { $side ->
    [0] German
   *[other] Allied
 } aircraft come in to attack

cu-title = Cutlass
cu-scenario-brawl = A brawl
cu-turn = Play a card at somebody, look ahead or pass
cu-parry = Parry?
cu-turn-of = Turn of { $who }
cu-over = The brawl is over
cu-not-yourself = Nobody attacks himself
cu-no-such-card = You do not hold a { $card }
cu-attack = { $who } attacks { $whom } with a { $card }
cu-dice = { $a } against { $b }
cu-seen = The next card is a { $card }
cu-seat = { $who }: { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, { $lives } lives
cu-table = Table
cu-hand = Your hand
cu-card-dagger = dagger
cu-card-cutlass = cutlass
cu-card-pistol = pistol
cu-card-spyglass = spyglass
cu-move-attack = { $card } at { $whom }
cu-move-parry = Parry with { $card }
cu-move-takeit = Take it
cu-move-lookahead = Look through the spyglass
cu-move-pass = Pass

# The board of The Kaiser’s Pirates
kpb-middle = The middle of the table
kpb-deck = To draw
kpb-ship-deck = Warships and raiders
kpb-merchant-deck = Merchantmen
kpb-aside = Set aside
kpb-discards = Discards
kpb-front = In front of { $name }
kpb-reaction = Reaction
kpb-against = against
kpb-intercept = Intercept
kpb-use-intercept = Intercepts
kpb-use-british = British forces
kpb-use-mines = Lays mines
kpb-use-action = Action
kpb-hand = Your hand
kpb-hand-empty = You hold no cards.
kpb-hand-of =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
kpb-cards = cards in hand
kpb-value = Value { $value }
kpb-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kpb-pile = Victory pile of { $name }
kpb-no-ships = No ships
kpb-ships = Ships
kpb-short = low supply
kpb-seen = What you may see
kpb-stacking = On the way to the discards
kpb-hint = Press a card, then its use: one of your ships intercepts with it, or it goes to the middle.
kpb-quiet-able = You hold no card for this. Going on …
kpb-quiet-never = You do not react in this turn …
kpb-mate = your mate
kpb-team = Team { $number }
kpb-solitaire-deck = Solitaire cards
kpb-let-go = Put it back
kpb-scores = Rounds
kpb-scores-about = Round points; in brackets the victory value.
kpb-sum = Sum
kpb-react = Reactions
kpb-react-ask = ask me always
kpb-react-able = only if I hold a card
kpb-react-never = not in this turn
kpb-all-ships = All ships
kpb-all-cards = All action cards

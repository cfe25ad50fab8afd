"""Chapter 5: alone against the phantom player, whom the solitaire cards direct. Both editions.

The phantom is the second `Seat` of the state, but nobody sits there: whatever it is asked, `phantom` answers.
"""

# The shell
title = Weathergage
skip = Skip to the content
choose-language = Language
use-dark = Use dark colours
use-light = Use light colours

# The first page
home-heading = Four naval games, one table
home-lead =
    A table that has read the rulebook. It allows what the rules allow, names the rule when they do not,
    hides what must stay hidden, and forgets nothing.
home-games = The games
home-looking = Looking up what this server has …
home-state =
    { $ready ->
        [0] No game can be played on this server yet: their rules are still being written.
        [one] One game can be played, in a terminal in Weathergage’s folder.
       *[other] { $ready } games can be played, in a terminal in Weathergage’s folder.
    } Tables in the browser are not open yet.
home-failed = The server does not answer, so nobody can say which games it has. Nothing is lost.
home-retry = Ask again

# A game
game-ready = Ready in a terminal
game-not-yet = Not on this server yet
game-seats = { $least } to { $most } players
game-seats-fixed =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
game-scenarios =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
game-command = To play it in a terminal
game-copy = Copy
game-copied = Copied

game-captains_log = Captain’s Log
game-captains_log-about =
    A captain’s life under sail: explore, trade, smuggle, fight and board, until the whole ocean knows your name.
game-chase_of_the_bismarck = The Chase of the Bismarck
game-chase_of_the_bismarck-about =
    May 1941, on two charts that never meet: one side slips into the Atlantic, the other has eight days to find it.
game-flying_colors = Flying Colors
game-flying_colors-about =
    Whole fleets under sail, 1750 to 1825: win the wind, keep your line together, bring your broadsides to bear.
game-kaisers_pirates = The Kaiser’s Pirates
game-kaisers_pirates-about =
    Commerce raiders of the First World War, as a card game: hunt your rivals’ merchantmen while they hunt yours.

# A wrong address
lost-heading = Nothing lies at this position
lost-about = There is no page at { $path }. Perhaps the address was cut short on its way to you.
lost-home = To the first page

# At the foot
foot-names = The games’ names belong to their authors and publishers, who have no part in this.
foot-free = Free software under the MIT licence.
foot-fonts = Typefaces: { $serif } and { $sans }, SIL Open Font License.

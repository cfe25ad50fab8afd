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
        [one] One game can be played here.
       *[other] { $ready } games can be played here.
    }
home-failed = The server does not answer, so nobody can say which games it has. Nothing is lost.
home-retry = Ask again

# A game
game-play = Play
game-sitting-down = Sitting down …
game-learn = Learn it by playing
game-set-up = Set up a table
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

# Around every page
nav = Pages
nav-lobby = Lobby
close = Close
copy = Copy
copied = Copied
dismiss = Dismiss
line-lost = Reconnecting … Nothing is lost.
line-refused = This page is older than the server. Load it again.
page-failed = This page could not be fetched. Nothing is lost.

# What went wrong
problem-malformed = The server did not understand that. Nothing has changed; load the page again.
problem-illegal = That is not possible here. Nothing has changed.
problem-stale = The table has moved on meanwhile. What is asked now is shown.
problem-not-yours = That belongs to somebody else.
problem-sign-in = Choose a name or log in first.
problem-not-found = There is no such thing, or no longer.
problem-taken = Somebody else has that already. Choose another.
problem-too-fast = That was too often in a short time. Wait a moment and try again.
problem-too-long = That is too long. Make it shorter.
problem-banned = The host of this server does not allow that.
problem-failed = Something broke on the server. What it had acknowledged is kept. Try again in a moment.
problem-network = The server does not answer. Nothing is lost; try again in a moment.
problem-cut = The connection broke, so nobody knows whether that arrived. Look, and do it again if it did not.

# Who you are
account = Account
account-guest = Guest { $number }
account-your-name = Name

# The lobby
lobby = Lobby
lobby-new = Set up a table
lobby-show = Which tables
lobby-mine = Mine
lobby-open = Open
lobby-running = Running
lobby-finished = Finished
lobby-game = Game
lobby-every-game = Every game
lobby-looking = Looking for tables …
lobby-none-mine = You have no games yet. Play one from the first page, or set up a table.
lobby-none-open = No table has a free seat now. Set one up, and somebody may come.
lobby-none-running = Nobody plays in public now.
lobby-none-finished = No public game has ended yet.
lobby-more = Show older tables
lobby-your-turn = Your turn
lobby-state-open = waits for players
lobby-state-running = running
lobby-state-finished = finished
lobby-by-link = by link
lobby-journal = Open a journal file
lobby-join = Sit down
lobby-go-on = Go on
lobby-look = Look
seat-open = free
bot-random = Bot that guesses
bot-plan = Bot with a plan
bot-search = Bot that looks ahead
clock-none = no clock
clock-live = { $minutes } min + { $seconds } s
clock-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
clock-hours = { $from } to { $to } ({ $zone })
dice-typed = real dice

# Setting up a table
new = Set up a table
new-game = The game
new-scenario = Scenario
new-edition = Edition
new-seats = The seats
new-players = Players
new-seat = Seat { $number }
new-seat-me = I sit here
new-seat-open = Free for anybody
new-seat-named = Kept for somebody
new-seat-bot = A bot
new-bot = Which bot
new-public = Show the table in the lobby
new-spectators = Others may look on
new-delay = Those who look on see it
new-delay-by =
    { $minutes ->
        [0] at once
       *[other] { $minutes } minutes later
    }
new-hours = The clock rests outside playing hours
new-hours-from = From
new-hours-to = To
new-clock = Time and dice
new-clock-kind = Clock
new-clock-none = None
new-clock-live = At one sitting
new-clock-days = Days for each move
new-minutes = Minutes for each player
new-increment = Seconds more for each decision
new-days = Days for each decision
new-timeout = When the time is up
new-timeout-bot = A bot plays on
new-timeout-forfeit = The game is lost
new-typed = We roll real dice and type them
new-options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
new-start = Start
new-open = Open the table

# Notices
notice-turn = { $game }: your turn
notice-started = { $game } begins
notice-ended = { $game } is over

# The table
table = Table
table-looking = Looking at the table …
table-gone = This table is no more
table-gone-about = It was given up, or its link is not complete.
table-stuck = This match cannot go on here now
table-stuck-about = It was begun with other components or older rules than this server has. Nothing is lost: every move is kept, and it goes on once the host has installed what it needs.
table-to-lobby = To the lobby
board = Board
beside = Beside the board
prompt = What is asked
turn-yours = Your turn
waits = Waiting …
waits-for = Waiting for { $names }
latest = What just happened
undo = Undo
bot-plays-for-you = A bot plays for you.
bot-plays-on = You have given up. A bot plays on in your place.
rule-open = Rule { $rule }

# Before it begins
open-heading = Who sits where
open-sit = Sit here
open-name = Your name, as the others see it
open-name-save = Save
open-bot = Let a bot sit here
open-free = Free the seat
open-start = Start
open-leave = Get up
open-give-up = Give the table up
open-ready = Everybody is here.
open-waits = It begins when every seat is taken.
open-waits-host = The host starts it.
open-link = The table’s link
open-link-here = Only this machine finds that address. For friends on your network, start the server with HOST=0.0.0.0 and open the page at the address that it prints.
open-send = Send

# Several players on one screen
curtain = { $name } is next
curtain-about = The table is covered until you say that you are there. The others look away.
curtain-here = I am { $name }

# Moves in words
moves = Your moves
moves-filter = Search the moves
moves-count = { $shown } of { $all } moves
moves-not-now = Not now (press one to hear why)
moves-why-not = Why not?

# Dice
die = d{ $sides }: { $face }
dice-prompt = Roll the dice on your table, and press what they show.
dice-face = d{ $sides } shows { $face }
dice-send = So they lie

# Looking back
past-prompt = You look back: { $page } of { $pages }
past-page = Moment { $page } of { $pages }
past-return = Back to the present
past-now = Now
past-slider = The whole game
past-earlier = Earlier
past-later = Later
past-from = Seen from
past-all-seats = All seats at once
past-onlooker = An onlooker
since = Since you were here
since-count = { $shown } of { $all }
since-next = Next
since-all = All of it
since-go-on = Go on playing
log-earlier = Earlier turns
log-empty = Nothing has happened yet.

# Beside the board
panel-log = Log
panel-rules = Rules
panel-pieces = Pieces
panel-chat = Chat
panel-notes = Notes
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
pieces-search = Search the pieces
pieces-table = The table in words
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
notes-about = Only you read these notes.
notes-kept = Kept.

# Seats
seats = Seats
seat-you = you
seat-here = here
seat-away = away
seat-is-bot = bot
seat-invited = is expected
seat-resigned = has given up
seat-turn = is to decide
seat-stands-in = { $name } stands in
seat-stand-in = Let a bot stand in
seat-take-back = Take my seat back

# What is wanted now and then
menu = More
menu-words = Show the table in words
menu-board = Show the board
menu-takeback = Ask to take a move back
menu-takeback-alone = Take my last move back
menu-draw = Offer a draw
menu-abort = Propose to break off
menu-abort-alone = Break the game off …
menu-abort-sure = Yes, break it off
menu-stand-in = Let a bot play for me
menu-resign = Give up …
menu-resign-sure = Yes, I give up
menu-share = Share this moment
menu-fork = Go on from here
fork-about = A new table begins at the moment that is shown, with new dice.
menu-mute = No news of this table outside the page
menu-journal = Download the journal
menu-keys = Keys: Tab and Enter play, u undoes, ? says why not, l log, r rules, / search, d describes the table, Esc steps back. With a finger, hold something to see what it leads to.
offer-takeback = { $name } asks to take a move back.
offer-draw = { $name } offers a draw.
offer-abort = { $name } proposes to break off.
offer-mine-takeback = You ask to take a move back.
offer-mine-draw = You offer a draw.
offer-mine-abort = You propose to break off.
offer-done-takeback = The move of { $asker } is taken back. What follows is dealt and rolled anew.
offer-declined-takeback = { $name } does not agree: the move stands.
offer-declined-draw = { $name } declines the draw.
offer-declined-abort = { $name } wants to play on.
offer-withdrawn = { $name } withdraws that.
offer-agree = Agree
offer-refuse = Refuse
offer-withdraw = Withdraw
share = A moment of a game
share-made = The link is copied: { $address }
share-whole = See the whole game
rematch = Play again
rematch-join = To the new game

# The end
over-prompt = The game is over
over-place = Place
over-player = Player
over-score = Score
over-played = It was played to the end.
over-resigned = { $name } has given up.
over-time = { $name } ran out of time.
over-draw = All agreed to a draw.
over-aborted = It was broken off.
over-fair = Were the dice fair?
over-fair-about = The seed was fixed before the first move. The journal holds it, with every roll, and this command plays all of it again:

# The guide
coach = The guide
coach-chapter = Chapter { $number } of { $all }:
coach-alone = You have left the prepared way, so from here you sail on your own. The rules are the same.
coach-next = Next chapter
coach-play = Play a whole game
coach-again = Begin the chapter again
coach-progress = How far this chapter has come

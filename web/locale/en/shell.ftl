# The shell of the browser client: everything around the boards.

## Everywhere

brand = Ludoteca
page-title = { $page } · Ludoteca
home = Ludoteca, back to the shelf
main-navigation = Main
skip-to-content = Skip to the content
nav-shelf = Shelf
nav-leaderboard = Leaderboard
nav-settings = Settings
nav-me = You
loading = One moment …
close = Close
dismiss = Dismiss
save = Save
try-again = Try again
you = you
guest = Guest { $number }
password = Password
back-to-shelf = Back to the shelf
unreachable-title = That did not work
missing-title = There is nothing here
missing-text = This page does not exist. Perhaps the link was cut off on its way to you.
fan-work = An unofficial, non-commercial fan work. The games belong to their owners; the art and words here are our own.
icons-credit = Icons from game-icons.net by Lorc, Delapouite and others, under CC BY 3.0.

## The shelf

shelf-title = What shall we play?
shelf-text = Three games, good bots, friends by link. Take a box from the shelf.
machine-code-compiling = The games are still getting faster in the background. You can play meanwhile.
machine-code-failed = The games could not be made faster on this machine, so the bots think more slowly.
seats-range = { $fewest }–{ $most } players
learn = Learn in five minutes
rules = Rules
more-options = More options
variants = Variants and extras
mode-bots = Play against bots
mode-bots-summary = { $bots ->
        [0] You alone.
        [one] You and { $bots } bot, level: { $level }.
       *[other] You and { $bots } bots, level: { $level }.
    }
mode-bots-go = Play
mode-pass = Pass and play
mode-pass-summary = { $bots ->
        [0] { $people } people at this screen; hands stay hidden between turns.
        [one] { $people } people at this screen and { $bots } bot; hands stay hidden between turns.
       *[other] { $people } people at this screen and { $bots } bots; hands stay hidden between turns.
    }
mode-pass-go = Sit down
mode-invite = Invite friends
mode-invite-summary = { $bots ->
        [0] A table for { $people }; you get a link to send.
        [one] A table for { $people } and { $bots } bot; you get a link to send.
       *[other] A table for { $people } and { $bots } bots; you get a link to send.
    }
mode-invite-go = Open a table
seats = Players
seats-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
people = Of these, people
people-and-bots = { $bots ->
        [0] all people
        [one] { $people } people, { $bots } bot
       *[other] { $people } people, { $bots } bots
    }
names = Names
name-of-seat = Name of player { $number }
bot-level = Level of the bots
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-random = random
level-rated = { $level } · { $points }
level-points = Points are measured: 100 more win 64 of 100 games of two, 200 more win 76.
level-with-style = { $level }, { $style }
bot-style = Character
style-none = none
style-cautious = caution
style-greedy = greed
style-spiteful = spite
clock = Clock
clock-none = No clock
clock-move-30 = 30 seconds a move
clock-move-120 = 2 minutes a move
clock-bank-300 = 5 minutes each, 5 seconds more a turn
clock-bank-900 = 15 minutes each, 10 seconds more a turn
clock-move-86400 = 1 day a move
clock-move-259200 = 3 days a move
clock-move-604800 = 7 days a move
public-table = Anyone may find this table
rated-table = Counts for the leaderboard (no hints, no undo)
rated-text = Everybody plays with an account and on the clock. Whoever leaves or runs out of time loses; there are no bots, no hints and no undo.
rated-missing = Not yet: a rated game
rated-need = { $why ->
        [account] needs an account: set a password under your name.
        [clock] needs a clock.
        [options] is played with the usual options.
        [people] has a person on every seat, no bots.
       *[start] has the game’s own box and a fresh start.
    }
own-box = Your own box
own-box-text = TOML files with cards and boards of your own.
box-taken = { $count ->
        [one] { $count } file taken from your box.
       *[other] { $count } files taken from your box.
    }
first-visit = New here?
first-visit-text = Each game has a short first lesson. Or sit right down: the first bots are kind.
tables-mine = Your tables
tables-invited = Invitations
invitation-accept = Take the seat
invitation-decline = Decline
tables-open = Waiting for players
tables-public = Games to watch
tables-finished = Finished games
tables-none = Nothing yet. Take a box from the shelf!
tables-more = Show more
status-waiting = waiting
status-running = in play
status-finished = finished
status-outdated = older rules
your-turn = your turn
rated = rated
from-position = from a position
your-turn-title = ● Your turn: { $game }
put-away = Put away
import = Import a saved game
online-title = Play with people elsewhere
online-text = Name a server, or paste an invitation: its tables open from here.
online-address = Address
online-go = Open
online-example = games.example.org
online-bad-address = That is no address of a server. One looks like games.example.org.

## The waiting room

invite-title = Invite your friends
invite-text = Send this link. Whoever opens it can take a seat; nobody needs an account.
invite-text-rated = Send this link. Whoever has an account can take a seat.
invite-link = Link to this table
copy-link = Copy the link
link-copied = The link is in your clipboard.
link-not-copied = The browser does not let us copy. Select the link and copy it yourself.
seats-title = Who plays
seat-name = Player { $number }
seat-open = open
seat-waiting = Waiting for somebody …
seat-kept = Kept for { $name } …
seat-bot = Bot ({ $level })
seat-me = Me
seat-here = Somebody at this screen
seat-friend = A friend, by link
host = host
sit-here = Sit here
ask-name = What shall the others call you?
ask-name-example = Your name
sit-down = Join the game
invited-by = { $name } invites you to a game of { $game }
invited-title = You are invited to a game of { $game }
invited-full = All seats are taken. Stay, and watch the game as soon as it begins.
lobby-wait-title = You have a seat
lobby-wait-text = The game begins as soon as everybody is here. Anyone else who wants to play can use the same link.
lobby-open-seats = { $count ->
        [0] Everybody is here.
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
start = Start
start-with-bots = Start with bots on the free seats
leave-table = Leave the table
send-away = Send away
free-seat = Free the seat
options-title = Options of this table

## Settings

settings-text = Kept on this device, and applied at once, even in the middle of a game.
setting-language = Language
setting-theme = Light
theme-dark = Candlelight (dark)
theme-light = Daylight
theme-auto = As the system
setting-motion = Motion
motion-auto = As the system
motion-on = Always
motion-off = Never
setting-pace = Speed of the game
pace = Speed
pace-calm = calm
pace-fast = fast
pace-instant = instant
setting-sound = Sound
sound-on = Sounds and music
sound-volume = Volume of sounds
music-on = A quiet theme that follows the game
music-volume = Volume of music
setting-marks = Strong marks
marks-on = Shapes and numbers extra strong beside every colour
setting-keys = Keyboard
keys-on = Single keys are shortcuts at the table
setting-alerts = Your turn
alerts-on = Call me when it is my turn and I am looking elsewhere
alerts-refused = The browser does not allow notifications. The title of the page will still tell you.

## You

me-name = Name
me-name-text = What others see
me-renamed = You have a new name.
me-password = Password
me-password-text = You are a guest: this browser knows you. With a password you can come back from elsewhere.
me-password-has = You have a password. Here you can change it.
me-password-set = Your password is set.
me-welcome = Welcome back, { $name }!
me-leave = Leave
me-leave-text = “Delete me” removes your name, password and all else of yours. Bots finish your games.
vacation = Vacation
vacation-text = { $days ->
        [one] In games of days your clock can stand still while you are away. You have { $days } day left this year.
       *[other] In games of days your clock can stand still while you are away. You have { $days } days left this year.
    }
vacation-days = How long
vacation-choice = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
vacation-begin = Go on vacation
vacation-until = You are away until { $until }.
vacation-end = I am back
me-forget = Delete me
me-forget-yes = Yes, delete me
login = Log in
login-text = If you have been here before and have a password.
logout = Log out
leaderboard-text = From rated games between people. The range is where the true strength most likely lies. You are listed after five games against two different people; until fifteen games a rating is provisional. Against the same opponent games count less and less.
leaderboard-provisional = provisional
leaderboard-game = Game
leaderboard-empty = Nobody has played a rated game yet. Open a table for friends and make it count.
leaderboard-place = Place
leaderboard-name = Name
leaderboard-rating = Rating
leaderboard-range = Range
leaderboard-games = Games

## Rules and lessons

contents = Contents
rules-other-language = This page exists in English only so far.
rules-key = Key to symbols and cards
coach = First game
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-skip = Skip this lesson
lesson-won = That is how it is done!
lesson-won-text = You have the first half. One more little scene, and you know the game.
lesson-next = On to the next scene
learn-done-title = Well played: now you know how
learn-done = You have seen all that matters; the rest comes with playing. The first bots are kind.
learn-play = Play a real game
learn-again = Once more

## What can go wrong

problem-unknown = Something went wrong. Try again; if it happens again, load the page anew.
problem-fault = Something went wrong on the server. Nothing was lost; try again.
problem-given-up = You have given this game up.
problem-unreachable = The server does not answer. Check that it is running and that you are online.
problem-not-a-record = This file is not a saved game. Choose one that “Save as a file” made.
problem-bad-record = This saved game cannot be used here: it is damaged, or from other rules.
problem-bad-box = This box cannot be used: a file of it is not as it should be.
problem-bad-login = This name and password do not belong together.
problem-bad-message = The server did not understand that. Load the page anew.
problem-bad-method = The server cannot do that. Load the page anew.
problem-bad-name = A name needs at least one letter that can be seen.
problem-bad-origin = This page comes from elsewhere than the server allows.
problem-bad-request = The server did not understand that. Load the page anew and try again.
problem-bad-seats = That number of players does not fit this game.
problem-bad-table = A table like this cannot be opened.
problem-bad-type = The server does not take files of this kind.
problem-busy = Very much is being worked on here just now. Try again in a moment.
problem-cannot-undo = That cannot be taken back: something has come to light since, or others have moved.
problem-illegal = That move is not legal now.
problem-name-taken = Somebody with a password is called { $name }, or something that looks like it. Choose another name.
problem-no-hints = There are no hints at rated tables.
problem-no-module = Your browser cannot think about this game here. The server can.
problem-no-person = The server does not know you any more. Load the page anew.
problem-no-voice = The accused does not vote.
problem-no-vote = There is nothing to vote on any more.
problem-no-table = There is no such table. Perhaps the link was cut off.
problem-no-vacation-left = { $days ->
        [one] You have { $days } day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
problem-no-game = There is no such game here.
problem-no-box = This table’s box is not here any more.
problem-no-claim = There is nothing to claim now: they are there, or it is not their turn.
problem-no-index = The game has no such moment.
problem-no-page = There is no such page.
problem-no-seat = There is no such seat.
problem-not-finished = That is possible when the game is over.
problem-not-host = Only the host can do that.
problem-sent-away = The host has sent you away from this table. You can still watch it.
problem-private-chat = At a private table only those who sit there can chat.
problem-not-gone-yet = { $seconds ->
        [one] They have not been away long enough. Wait one more second.
       *[other] They have not been away long enough. Wait { $seconds } more seconds.
    }
problem-not-rated = { $why ->
        [account] A rated game needs an account: set a password under your name first.
        [clock] A rated game needs a clock.
        [options] A rated game is played with the usual options.
        [people] At a rated game every seat is for one person with a screen of their own, no bots.
       *[start] A rated game needs the game’s own box and a fresh start.
    }
problem-not-your-seat = That is not your seat.
problem-not-your-turn = Somebody else decides now.
problem-on-vacation = You are on vacation. End it first.
drawn-plainly = This game was played by older rules that today’s board cannot show: here is all that was seen, as a plain table.
problem-outdated = This game was played by older rules, and cannot be shown or continued here any more.
problem-position-private = A game that begins from a position is not listed. Send its link to those who shall play.
problem-rematch = There is a rematch already: join it.
problem-seat-taken = That seat is taken.
problem-stale = The game has moved on. Have another look.
problem-stand-in = A bot plays for you. Take your seat back first.
problem-table-finished = The game is over.
problem-table-running = The game has begun already.
problem-table-waiting = The game has not begun yet.
problem-too-fast = That was a little fast. Wait a moment.
problem-too-heavy = Checking this takes too much time or memory. Make it smaller or simpler.
problem-too-large = That was too much at once.
problem-too-late = Everybody has made a first move. You can still resign.
problem-too-many-aborts = You have broken off several rated games today. Play on, or resign.
problem-too-many-invitations = { $name } has not answered your other invitations yet.
problem-too-many-tables = You have { $most } tables open. Finish some of them first.
problem-two-seats = You can take one seat yourself.
problem-vote-open = There is a vote already, or there was one a moment ago.
problem-voted = You have voted already.
sealed-button = This button has a wax seal. Press it again to use it all the same.

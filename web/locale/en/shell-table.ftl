# The shell of the browser client: at the table, and in the replay.

## The table

board = Board
players = Players
phases = Where the turn stands
side-panel = Moves, log and chat
toolbar = What you can do
table-menu = Table
tab-moves = Moves
tab-log = Log
tab-chat = Chat
tab-help = Help
winner = winner
tag-bot = bot, { $level }
tag-stand-in = a bot plays
tag-away = away
time-left = Time left: { $time }
connection-lost = No connection. Trying again …
connection-connecting = Connecting …
moves-over = The game is over.
moves-lesson = First read what the lesson says.
moves-spectator = You are watching.
moves-wait = Others decide now. Your moves will be listed here.
log-empty = The story begins with the first move.
log-earlier = Show what came before
log-moment = Go to moment { $index }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-only = There is no other move.
hint-plain = A strong bot would play this.
hint-clear = Clearly best: { $expected } of a victory expected, { $gap } more than the next.
hint-close = A close call: { $expected } of a victory expected; { $share } of the lines looked at go this way.
hint-then = Then perhaps: { $moves }
expects = expects { $expected }
skip = Skip ahead
mute = Mute
result = Result
over-nobody = The game is over. Nobody wins.
over-winners = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
end-you-won = You have won!
end-look = Look at the board
rematch = Play again
rematch-join = Join the rematch
watch-replay = Watch again
export = Save as a file
curtain-title = Hand the screen to { $name }
curtain-text = Nobody else looks now, please.
curtain-open = I am { $name }: show my hand
breach = Breach!
vote-text = { $caller } says that { $accused } has broken a penance.
vote-count = Agreed: { $yes } · not agreed: { $no }
vote-yes = So it was
vote-no = Not so
vote-passed = The table agrees.
vote-failed = The table does not agree.
copy-link-watch = Copy the link to this table
look-as = Look as
spectator = Spectator
come-back = Take my seat back
leave-game = Give up and leave
leave-sure = Really leave? A bot will play on for you, and you can come back.
leave-yes = Yes, leave
leave-no = No, stay
skip-to-choices = To what you can do now
shortcuts = Keyboard shortcuts
shortcuts-text = Tab and arrow keys move over the board, Enter or Space plays, Escape cancels. Shortcuts can be switched off in the settings.
shortcut-1 = play that move of the list
shortcut-g = go to what you can do, and from one to the next
shortcut-u = undo
shortcut-h = hint
shortcut-s = skip ahead
shortcut-m = sound on or off
shortcut-o = list of moves
shortcut-l = log
shortcut-c = chat
shortcut-help = this page

## Fair dice

fair-title = Fair dice
fair-text = All chance in this game follows from a seed that was fixed before the first move. Its fingerprint was shown from the start; the seed is shown at the end, so anyone can check every roll and shuffle.
fair-commitment = Fingerprint (SHA-256 of the seed)
fair-seed = Seed
fair-check = Check this game
fair-yes = Checked: seed, fingerprint and every move agree.
fair-no = This does not agree. Do not trust this game.

## The replay

replay = Replay
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-timeline = Moment
replay-count = { $index } of { $length }
copy-moment = Copy the link to this moment
to-table = To the table
analysis = Analysis
analysis-ask = Think it over
analysis-text = See what a strong bot would do at any moment of this game, and what it expects of each move.
analysis-played = played
analysis-later = You can think any moment over once the game is over.
analysis-end = The game is over: there is nothing to decide.
analysis-playing = Pause to think a moment over.
continue-here = Continue from here
continue-seats = Who plays on
continue-later = You can continue from any moment once the game is over.
rule-reference = { $count ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }

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
tag-given-up = { $why ->
        [resigned] resigned
        [left] left
        [time] out of time
       *[gone] gone
    }
tag-vacation = on vacation
tag-away = away
time-left = Time left: { $time }
connection-lost = No connection. Trying again …
connection-connecting = Connecting …
moves-over = The game is over.
moves-lesson = First read what the lesson says.
moves-soon = Wait for it…
moves-spectator = You are watching.
moves-wait = Others decide now. Your moves will be listed here.
recap-since = Since your turn
recap-now = What the others are doing
log-empty = The story begins with the first move.
log-earlier = Show what came before
log-moment = Go to moment { $index }
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-emotes = Say it with a face
open-chat = { $count ->
        [0] Chat
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
undo = Undo
hint = Hint
hint-thinking = Thinking …
hint-only = There is no other move.
hint-plain = A strong bot would play this.
hint-clear = Clearly best: about { $expected } to win, { $gap } more than with the next best.
hint-close = A close call: about { $expected } to win, and the next best is hardly worse.
hint-then = Then perhaps: { $moves }
hint-gains = Brings: { $changes }
hint-costs = Costs: { $changes }
hint-risks = Risks until the next turn: { $changes }
hint-reply = Likely answer ({ $name }): { $move }
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share })
hint-worse = { $expected } to win, { $gap } less than with the best move.
hint-as-good = { $expected } to win: about as good as the best move.
hint-compare = Compare with
hint-compare-none = choose a move …
hint-compare-how = Point at another move, or choose one here, to see how it compares.
hint-details = Details
expects = { $expected } to win
skip = Skip ahead
mute = Mute
result = Result
over-nobody = The game is over. Nobody wins.
over-winners = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
end-you-won = You have won!
end-aborted = The game was broken off. It has no result.
end-draw = A draw.
end-forfeit = Nobody else plays on.
end-look = Look at the board
end-awards = Remembered for
end-moments = The best moments
rematch = Another round
rematch-join = Join the next round
watch-replay = Watch again
export = Save as a file
curtain-title = Hand the screen to { $name }
curtain-text = Nobody else looks now, please.
curtain-open = I am { $name }: show my hand
vote-count = Agreed: { $yes } · not agreed: { $no }
vote-yes = So it was
vote-no = Not so
vote-passed = The table agrees.
vote-failed = The table does not agree.
copy-link-watch = Copy the link to this table
look-as = Look as
spectator = Spectator
come-back = Take my seat back
leave-game = Let a bot play for me
leave-sure = Leave now? A bot plays on for you until you come back.
leave-yes = Yes, leave
leave-no = No, stay
abort = Break the game off
resign = Resign
resign-sure = Really resign? The game is over then, and you have lost it.
resign-sure-several = Really resign? A bot plays on for you, you come last, and you cannot take your seat back.
resign-yes = Yes, resign
resign-no = No, play on
claim-text = { $name } is away, and everybody waits. After a minute you can:
claim-win = Claim the victory
claim-draw = Claim a draw
claim-bot = Let a bot play for them
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
from-position-as_written = This game begins from a position exactly as it was written.
from-position-redealt = This game does not begin with a fresh table. Everything hidden was dealt anew, so nobody knows more than you do.
fair-text = All chance in this game follows from a seed. It is made of a secret of the server, whose fingerprint was shown before anybody sat down, and of a random number from each player’s device. So nobody could choose the dice: not the host, not a player, not the server. The secret is shown at the end, and anyone can check every roll and shuffle.
fair-text-written = Chance is part of the position: whoever wrote it may know what comes. That is why others cannot join, and the game does not count.
fair-commitment = Fingerprint (SHA-256)
fair-number = Number of { $name }
fair-secret = The server’s secret
fair-seed = Seed
fair-check = Check this game
fair-yes = Checked: secret, numbers, seed and every move agree.
fair-no = This does not agree. Do not trust this game.

## The replay

replay = Replay
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-turn-back = One turn back
replay-forward = One move on
replay-turn-forward = One turn on
replay-chapter = Turn
replay-start = Start
replay-end = End
replay-turn = { $number }. { $name }
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

# What the terminal itself says.

## Players

seat-name = Player { $number }
you = you

## A session

welcome = Type the number of a move and press Enter. Type “help” to see what else you can do, and “quit” to stop.
commitment = All shuffles of this game follow from a seed that was chosen before it began. Its SHA-256: { $commitment }
seed = The seed of this game was: { $seed }
cursor = { "> " }
curtain = Hand the screen to { $seat }, who then presses Enter.
only-move = (Only one move was possible and was made for you: { $move }.)
not-a-choice = “{ $input }” is not one of the choices. Type a number from 1 to { $count }, or “help”.
goodbye = Goodbye!
input-ended = There is no more input, so the game stops here, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
recorded = The record of this game is in { $file }.
place = Place
player = Player

## Commands

undone = Taken back.
cannot-undo = That cannot be taken back: there is no decision of yours since the last card, token or other secret came to light.
thinking = Thinking for a second …
hint = A strong player’s choice: { $move }. { $share }% of its thinking went there; it expects { $expected } of 100 victories from it.
hint-line = Then, perhaps: { $line }.
hint-gains = Brings this turn: { $changes }.
hint-costs = Costs this turn: { $changes }.
hint-risks = Risks before your next turn: { $changes }.
hint-reply = Likely answer ({ $name }): { $move }.
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share }%)
hint-worse = { $move } instead: { $expected } of 100 victories, { $gap } fewer than with that choice.
hint-as-good = { $move } instead: { $expected } of 100 victories, about as good.
saved = Saved. Go on later with “load { $file }”, or from your shell with: ludoteca play --load { $file }
cannot-save = Not saved. { $reason }
loaded = Loaded { $file }: { $moves ->
        [one] { $moves } move has
       *[other] { $moves } moves have
    } been played.
cannot-load = Not loaded; your game goes on. { $reason }
needs-file = Say which file, for instance: { $command } my-game.json
no-rule = There is no rule { $rule } here. Ask for one by its number, for instance: rules { $example }
auto-on = Where only one move is possible it is made for you. “auto off” changes that.
auto-off = You are asked even where only one move is possible. “auto on” changes that.

## Help

help-moves = Your moves, and what each will surely do (type its number, or the words in brackets)
help-things = What is what
help-commands = What else you can type
command-help = this page
command-undo = take your last decision back, unless something has come to light since
command-hint = what a strong bot would do now, and why; “hint 3” compares it with choice 3
command-board = draw the table and list your moves again
command-log = the whole story of this game
command-rules = the text of a numbered rule
command-save = save this game
command-load = go on with a game that you saved
command-auto = whether a move is made for you where only one is possible
command-quit = stop

## Other commands

games-seats = { $least } to { $most } players
games-options = Options (the choice with a star holds unless you say otherwise):
games-how = Play with: { $command }
games-bots = Bots, with the points they were measured to have (100 more win 64 of 100 games of two, 200 more 76):
games-styled = Bots with a character:
replay-title = { $title }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
replay-position = After move { $move } of { $moves }
replay-unfinished = The record ends here; the game was not finished.
verified = { $file } is in order. { $moves ->
        [one] Its one move is legal and leads
       *[other] Its { $moves } moves are legal and lead
    } to the result that it states.
verified-unfinished = { $file } is in order, though the game was not finished. { $moves ->
        [one] Its one move is legal.
       *[other] Its { $moves } moves are legal.
    }
verified-seed = The seed is the one that was sealed before the game began.
not-verified = { $file } is not in order. { $reason }

# Kragmortha as a terminal draws it.

## The floor in two letters, the desk in four

terminal-short-scroll = sc
terminal-short-stones = st
terminal-short-potion = po
terminal-short-book = bo
terminal-short-desk = desk
terminal-mark-start = start space
terminal-mark-circle = circle
terminal-mark-both = both
terminal-mark-rigor = Rigor Mortis
terminal-mark-target = possible

## Beside and below the board

terminal-turn = { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
terminal-tomes-left = Tomes on the desk: { $tomes }
terminal-tokens-left = Tokens: { $tokens }
terminal-looks = { $count ->
        [one] { $count } Look
       *[other] { $count } Looks
    }: { $parts }
terminal-tomes = { $count ->
        [one] { $count } Tome
       *[other] { $count } Tomes
    }: { $tomes }
terminal-used = { $count } used
terminal-hand = Your hand:

## Help

terminal-about-goblin = Moves your own goblin one step onto a neighbouring space with one of the two symbols and then, if you like, one more onto a space with the other. A crystal ball is any symbol.
terminal-about-rigor = Moves Rigor Mortis in the same way. Whoever he finds draws a Withering Look; the fourth Look of any player ends the game, and fewest Looks wins.
terminal-about-circle = Whoever steps or is pushed there turns up a token and moves to another circle, with a Tome, a Look or nothing in hand.
terminal-about-desk = Take a Magic Tome there and go back to a start space. Any card leads onto the desk. Taking the last Tome ends the game.

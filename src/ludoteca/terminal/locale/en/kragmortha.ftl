# Kragmortha as a terminal draws it.

## The floor in two letters, the desk in four

kragmortha-short-scroll = sc
kragmortha-short-stones = st
kragmortha-short-potion = po
kragmortha-short-book = bo
kragmortha-short-desk = desk
kragmortha-mark-start = start space
kragmortha-mark-circle = circle
kragmortha-mark-both = both
kragmortha-mark-rigor = Rigor Mortis
kragmortha-mark-target = possible

## Beside and below the board

kragmortha-turn = { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
kragmortha-tomes-left = Tomes on the desk: { $tomes }
kragmortha-tokens-left = Tokens: { $tokens }
kragmortha-looks = { $count ->
        [one] { $count } Look
       *[other] { $count } Looks
    }: { $parts }
kragmortha-tomes = { $count ->
        [one] { $count } Tome
       *[other] { $count } Tomes
    }: { $tomes }
kragmortha-used = { $count } used
kragmortha-hand = Your hand:

## Help

kragmortha-about-goblin = Moves your own goblin one step onto a neighbouring space with one of the two symbols and then, if you like, one more onto a space with the other. A crystal ball is any symbol.
kragmortha-about-rigor = Moves Rigor Mortis in the same way. Whoever he finds draws a Withering Look; the fourth Look of any player ends the game, and fewest Looks wins.
kragmortha-about-circle = Whoever steps or is pushed there turns up a token and moves to another circle, with a Tome, a Look or nothing in hand.
kragmortha-about-desk = Take a Magic Tome there and go back to a start space. Any card leads onto the desk. Taking the last Tome ends the game.

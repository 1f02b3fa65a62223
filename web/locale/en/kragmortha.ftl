# Kragmortha: what only the screen says.

## Phases of a turn

kragmortha-phase-place = Coming in
kragmortha-phase-card = Card
kragmortha-phase-steps = Steps
kragmortha-phase-more = Tomes, then draw

## The table

kragmortha-card-hidden = A card, face down
kragmortha-about-goblin = Moves your own goblin: one step onto one of the symbols, then a second onto the other if you like.
kragmortha-about-rigor = Moves Rigor Mortis: one step onto one of the symbols, then a second onto the other if you like.
kragmortha-deck = { $count ->
        [one] { $count } Movement card to draw
       *[other] { $count } Movement cards to draw
    }
kragmortha-discards = { $count ->
        [one] { $count } Movement card discarded
       *[other] { $count } Movement cards discarded
    }
kragmortha-discarded = { $count } × { $card }
kragmortha-look-deck = { $count ->
        [one] { $count } Withering Look in the deck
       *[other] { $count } Withering Looks in the deck
    }
kragmortha-tokens = { $count ->
        [one] { $count } teleport token face down
       *[other] { $count } teleport tokens face down
    }
kragmortha-tome-symbols = Magic symbols: { $count } × { $kind }
kragmortha-tome-used = Used already. It still counts at the end.
kragmortha-breach = Breach!

## What some screen twins say

kragmortha-peek = Peek at the board (a breach!)
kragmortha-told = Back to work
kragmortha-stand = Stand up
kragmortha-type = Quick, type it: “{ $phrase }”
kragmortha-hold-on = Hold on! Keep a key, a button or a finger down.
kragmortha-hold-held = Good. Do not let go.
kragmortha-hold-take = Take hold
kragmortha-hold-release = Let go
kragmortha-wet = Wet floor. Hands off!
kragmortha-claw-next = Next
kragmortha-claw-take = Take
kragmortha-hand-pointer = You began with the pointer.
kragmortha-hand-keyboard = You began with the keyboard.
kragmortha-sealed = This button has a wax seal. Use it all the same?

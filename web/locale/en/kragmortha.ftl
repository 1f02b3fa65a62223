# Kragmortha: what only the screen says.

## Phases of a turn

kragmortha-phase-place = Coming in
kragmortha-phase-card = Card
kragmortha-phase-steps = Steps
kragmortha-phase-more = Tomes, then draw

## The table

kragmortha-hand = Your cards: { $count } of { $limit }
kragmortha-card-hidden = A card, face down
kragmortha-kept-none = Your Withering Looks and Magic Tomes will lie here.
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

## The illustrated key

kragmortha-help-floor = The floor
kragmortha-help-pawns = Pawns and cards
kragmortha-about-start = Here goblins come in, and here they return from the desk.
kragmortha-about-circle = A goblin that enters turns up a token and goes to another circle. After meeting Rigor Mortis it is put on an empty one.
kragmortha-about-desk = Every symbol fits it. A goblin that enters takes a Magic Tome and goes back to a start space.
kragmortha-about-goblins = One pawn a space: who steps onto another goblin pushes it, and chooses where to. Fewest Looks wins; Tomes break ties.
kragmortha-about-meeting = Whoever meets him draws a Withering Look. A fourth Look before one player ends the game.

## The first game

kragmortha-lesson-you = Welcome to the library! You are the goblin with the golden ring. You want few Withering Looks and many Magic Tomes.
kragmortha-lesson-rigor = This is Rigor Mortis, the Dark Overlord. Whoever meets him draws a Withering Look. Feel the chill, and keep away.
kragmortha-lesson-card = { $pointer ->
        [touch] A turn is one card. Each shows two symbols. Hold a card to see where it leads, then play the one with potion and book.
       *[mouse] A turn is one card. Each shows two symbols. Point at a card to see where it leads, then play the one with potion and book.
    }
kragmortha-lesson-first-step = The first step goes to a neighbouring space with one of the two symbols. Go down, to the book.
kragmortha-lesson-second-step = The second step is up to you, and goes to the other symbol. Take it: the potion is right beside the desk.
kragmortha-lesson-wait = You have drawn a new card. Now it is the turn of { $other }, the orange goblin. Watch.
kragmortha-lesson-any-card = The desk fits every symbol, so any goblin card will do. Play one.
kragmortha-lesson-desk = Onto the desk, where the Magic Tomes lie!
kragmortha-lesson-back = A Tome is yours. Your goblin goes back to a start space: choose one.
kragmortha-lesson-tome = { $pointer ->
        [touch] Tomes are small spells for later: hold yours to read it. When the last Tome is drawn, the game is over.
       *[mouse] Tomes are small spells for later: point at yours to read it. When the last Tome is drawn, the game is over.
    }
kragmortha-lesson-neighbours = Now for some mischief. { $other }, the orange goblin, stands between you and Rigor Mortis.
kragmortha-lesson-push-card = One pawn a space: whoever steps onto a goblin pushes it. Play scroll and potion, for { $other } stands on a potion.
kragmortha-lesson-push-step = Step onto { $other }.
kragmortha-lesson-push = { $pointer ->
        [touch] You choose where { $other } goes. The arrows show the ways, and holding one shows what will happen. Straight into Rigor Mortis!
       *[mouse] You choose where { $other } goes. The arrows show the ways, and pointing at one shows what will happen. Straight into Rigor Mortis!
    }
kragmortha-lesson-meeting = { $other } meets Rigor Mortis! Watch what that means.
kragmortha-lesson-look = { $other } has drawn a Withering Look, a silly penance to the end of the game, and had to go to a teleport circle.
kragmortha-lesson-away = You still have your second step. Rigor Mortis is close: slip away to the scroll.
kragmortha-lesson-rigor-card = Some cards move Rigor Mortis instead of your goblin. A crystal ball is any symbol. Play the one with two of them.
kragmortha-lesson-rigor-step = Send him away from you.
kragmortha-lesson-end = Looks hang here as portraits. The fourth before one player ends the game, and the fewest win. You know enough: into the library with you!

kragmortha-penance-of = The penance of { $goblin }
kragmortha-wall = The Wall of Shame
kragmortha-spotless = Not one Look: suspicious
kragmortha-share-wall = Keep the picture

## Why a card cannot be played

kragmortha-why-turn = It is not your turn.
kragmortha-why-question = First answer what is asked.
kragmortha-why-blocked = Whoever stands beside you there cannot be pushed away.
kragmortha-why-goblin = { $twice ->
        [one] No { $first } beside you.
       *[two] No { $first } or { $second } beside you.
    }
kragmortha-why-rigor = { $twice ->
        [one] No { $first } beside Rigor Mortis.
       *[two] No { $first } or { $second } beside Rigor Mortis.
    }

# Kragmortha: names and texts of what is in the box.

## The game

game-title = Kragmortha
game-pitch = Dust the Dark Overlord’s library, steal his Tomes, and shove your friends into his Withering Look.
rigor = Rigor Mortis
    .object = Rigor Mortis
    .of = Rigor Mortis’s
    .to = to Rigor Mortis
    .with = with Rigor Mortis

## Symbols of the floor and of the Movement cards

symbol-scroll = scroll
symbol-stones = stones
symbol-potion = potion
symbol-book = book
symbol-ball = crystal ball
mover-goblin = Goblin
    .card = goblin card
mover-rigor = Rigor Mortis
    .card = Rigor card

## The goblins: a name that can begin a sentence, its other forms, and its shape

goblin-1 = Purple
    .object = Purple
    .of = Purple’s
    .to = to Purple
    .with = with Purple
    .shape = triangle
goblin-2 = Orange
    .object = Orange
    .of = Orange’s
    .to = to Orange
    .with = with Orange
    .shape = drop
goblin-3 = Green
    .object = Green
    .of = Green’s
    .to = to Green
    .with = with Green
    .shape = square
goblin-4 = Red
    .object = Red
    .of = Red’s
    .to = to Red
    .with = with Red
    .shape = diamond
goblin-5 = Blue
    .object = Blue
    .of = Blue’s
    .to = to Blue
    .with = with Blue
    .shape = hexagon
goblin-6 = Yellow
    .object = Yellow
    .of = Yellow’s
    .to = to Yellow
    .with = with Yellow
    .shape = star
goblin-7 = White
    .object = White
    .of = White’s
    .to = to White
    .with = with White
    .shape = heart
goblin-8 = Black
    .object = Black
    .of = Black’s
    .to = to Black
    .with = with Black
    .shape = cross

## Spaces

space-floor = floor
space-start = start space
space-circle = teleport circle
space-desk = desk
space-bookcase = bookcase

## Words

word-look = Withering Look
    .many = Withering Looks
    .count = { $count ->
        [one] { $count } Look
       *[other] { $count } Looks
    }
word-tome = Magic Tome
    .many = Magic Tomes
    .count = { $count ->
        [one] { $count } Tome
       *[other] { $count } Tomes
    }
word-movement-card = Movement card
    .many = Movement cards
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
word-magic-symbol = magic symbol
    .many = magic symbols
    .count = { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    }
word-circle = teleport circle
    .many = teleport circles
word-token = teleport token
    .many = teleport tokens
word-bookcase = bookcase
    .many = bookcases
word-desk = desk
    .many = desk spaces
word-start = start space
    .many = start spaces
word-ball = crystal ball
    .many = crystal balls
word-goblin = goblin
    .many = goblins
word-player = player
    .many = players
word-turn = turn
    .many = turns
word-hand = hand
    .many = hands
word-deck = deck
    .many = decks
word-penance = penance
    .many = penances
word-breach = breach
    .many = breaches

## Parts of the body

part-head = Head
part-mouth = Mouth
part-arms = Arms
part-hands = Hands
part-legs = Legs
part-voice = Voice

## Withering Looks: what you do at a table, what your screen does instead, and its calm form

look-head-balance = Walking Bookshelf
    .penance = Balance this card on your head. It must not fall.
    .twin = A pile of books sways at the top of your screen. A click, a tap or a key straightens it. If it falls, that is a breach.
    .calm = A pile of books lies at the top of your screen and stays there.
look-head-chin = Inspect Your Toes
    .penance = Keep your chin on your chest.
    .twin = Only the floor around your goblin is lit. Point at any other space to light it.
    .calm = Nothing goes dark: the spaces far from your goblin are marked as gloomy and described last.
look-head-ear = Keyhole Cramp
    .penance = Keep one ear on your shoulder, as if you were still listening at a door.
    .twin = Your board hangs askew.
    .calm = Your board hangs straight, and its rows are described from the bottom up.
look-head-ceiling = Count the Cobwebs
    .penance = Look at the ceiling whenever it is not your turn.
    .twin = Between your decisions your screen shows the ceiling. The board is back whenever you must decide. Peeking before that is a breach.
    .calm = Between your decisions the board rests, and what happened is told to you in one go when you are next to decide.
look-mouth-tongue = Dust Taster
    .penance = Keep the tip of your tongue out.
    .twin = Drool runs down your screen at the start of your turn. Wipe it off or play right through it.
    .calm = A single drop hangs beside your hand and does not fall.
look-mouth-sealed = Lick of the Glue Pot
    .penance = Keep your lips closed, even while you talk.
    .twin = The log and the chat only mumble. Point at a line to make out what it says.
    .calm = The log and the chat keep their ordinary letters and speak only when you go to a line.
look-mouth-open = Flycatcher
    .penance = Keep your mouth wide open, whether you talk or not.
    .twin = Two jaws creep shut around your board. Any click or key throws them open again.
    .calm = Two jaws frame your board and keep perfectly still.
look-mouth-forbidden = Words Not to Be Spoken
    .penance = The others choose three words. Do not say any of them.
    .twin = The buttons with a wax seal, such as undo and hint, are forbidden to you. They still work, but using one is a breach.
    .calm = The buttons with a wax seal ask whether you are sure, and using them costs you nothing.
look-arms-armpit = Overlord’s Thermometer
    .penance = Clamp this card under one arm and keep it there.
    .twin = From choosing your card to your last step, keep a key, a mouse button or a finger down. Letting go is a breach.
    .calm = One press takes hold and another lets go, and there is nothing to keep down.
look-arms-elbow = Perfect Butler
    .penance = Carry this card in the crook of your elbow.
    .twin = Your cards lie face down except while you decide.
    .calm = Your cards stay where they are, and are named to you only while you decide.
look-arms-forearms = Invisible Handcuffs
    .penance = Hold this card between your forearms.
    .twin = Your arms are crossed, so left and right of your board change places.
    .calm = Your board stays as it is, and its columns are described from right to left.
look-arms-stiff = Broomstick Elbow
    .penance = Keep the arm you play with as straight as a broomstick.
    .twin = A long stiff arm follows your pointer and covers what is behind it. You can click right through it.
    .calm = The stiff arm lies along the edge of your board and does not stir.
look-hands-claws = Crab Claws
    .penance = Your hands are claws: pick things up only between the thumb and four fingers held together.
    .twin = Two large claws are your only controls. One goes to the next move, the other takes it.
    .calm = The claws are two plain buttons, “next” and “take”, and all other controls work as well.
look-hands-stretched = Starfish Fingers
    .penance = Keep all your fingers stretched out and apart.
    .twin = Your cards slip about and change places at the start of every turn.
    .calm = Your cards change places without any movement, and the new order is told to you once.
look-hands-one = The Other One Holds the Broom
    .penance = Use one hand only. The other one is holding a broom that nobody else can see.
    .twin = End your turn as you began it, with the pointer or with the keyboard. Choosing with the other one is a breach.
    .calm = You are told which one you began with, and may use both.
look-hands-small = Teeny Tiny Paws
    .penance = Your hand limit is two Movement cards. This one counts in every game, on every screen.
    .twin = Your cards are tiny and grow when you point at them. The hand limit of two counts here as well.
    .calm = Your cards keep their size, with a tiny paw beside them. The hand limit of two counts here as well.
look-legs-one = Library Stork
    .penance = Stand on one leg. You may change legs when your turn begins.
    .twin = You wobble, and so does the pile of books at the top of your screen. A click, a tap or a key straightens it. If it falls, that is a breach.
    .calm = A stork stands at the top of your screen, and stands very well.
look-legs-knees = Urgent Errand
    .penance = Keep this card between your knees.
    .twin = From choosing your card to your last step, keep a key, a mouse button or a finger down. Letting go is a breach.
    .calm = One press takes hold and another lets go, and there is nothing to keep down.
look-legs-rise = Present, Your Darkness!
    .penance = Stand up when your turn begins and sit down when it ends.
    .twin = Press “Stand up” before the first choice of your turn. Choosing anything before that is a breach.
    .calm = “Stand up” is the first button of your turn, and passing it by costs you nothing.
look-legs-feet = Mind the Wet Floor
    .penance = Keep both feet off the floor.
    .twin = While others decide, your board is freshly mopped: pointer and fingers off! Touching it is a breach.
    .calm = While others decide, a sign beside your board says that the floor is wet, and touching it costs you nothing.
look-voice-shout = Herald of Doom
    .penance = Whenever Rigor Mortis moves, shout: “{ screen-phrase }”
    .twin = Whenever Rigor Mortis moves, type “{ screen-phrase }” before your time is up. Silence is a breach.
    .calm = Whenever Rigor Mortis moves, your screen says “{ screen-phrase }” for you.
look-voice-worm = This Humble Worm
    .penance = Never say “I” or “me”. You are “{ screen-worm }”.
    .twin = Your screen calls you “{ screen-worm }” and gives everybody else a grand title.
    .calm = The same: these are only words, and they sit still.
look-voice-whisper = Silence in the Library
    .penance = Whisper, and nothing louder.
    .twin = The log and the chat whisper in small, faint letters. Point at a line to hear it properly.
    .calm = The log and the chat keep their ordinary letters and speak only when you go to a line.
look-voice-rhyme = Poet of the Broom Cupboard
    .penance = Whatever you say on your turn has to rhyme.
    .twin = A verse waits for its second line at the start of your turn. Choose the line that rhymes; choosing the other is a breach.
    .calm = The whole verse is read to you at the start of your turn, and there is nothing to choose.

## What some screen twins say

screen-phrase = All hail the Dark Overlord!
screen-worm = this worm
screen-title = the mighty { $goblin }
screen-verse-1 = I dusted every shelf and every book,
    .good = then tripped, and earned another dreadful look.
    .bad = then tripped, and broke the second-best teapot.
screen-verse-2 = A puddle on the floor, a sickly green:
    .good = I licked it up, and now the floor is clean.
    .bad = I licked it up, and now I glow at night.
screen-verse-3 = The Overlord is coming down the hall;
    .good = I’ll be a coat, and hang upon the wall.
    .bad = I’ll be a cushion, and pretend to snore.
screen-verse-4 = Who pushed me in the dark I could not see,
    .good = but someone’s elbow has offended me.
    .bad = but someone’s elbow smelled of pickled fish.

## Magic Tomes

tome-absolution = Absolution
    .text = If anybody has fewer Looks than you, put one of yours under the Look deck.
    .when = On your turn, before your Movement card or after it.
tome-deep_pockets = Deep Pockets
    .text = Your hand limit is one card higher. This Tome is never turned face down.
    .when = Always, from the moment you draw it.
tome-haste = Haste
    .text = Play a second Movement card.
    .when = On your turn, after your Movement card, unless your turn has ended.
tome-crystal_step = Crystal Step
    .text = Both symbols of the next Movement card you play this turn are crystal balls.
    .when = On your turn, before you play a Movement card.
tome-shove = Shove
    .text = Push a goblin next to yours to a neighbouring space of your choice, though not onto your own. All that follows is as for any other push.
    .when = On your turn, before your Movement card or after it.
tome-swap = Swap
    .text = Your goblin and any other goblin change places. Nothing is activated.
    .when = On your turn, before your Movement card or after it.
tome-beckon = Beckon
    .text = Move Rigor Mortis to a space next to him, whatever its symbol. He catches a goblin he finds there, but he does not teleport.
    .when = On your turn, before your Movement card or after it.
tome-recall = Recall
    .text = Put your goblin on an empty circle. The circle is not activated.
    .when = On your turn, before your Movement card.
tome-pickpocket = Pickpocket
    .text = Choose another player. Each of you takes a random Movement card from the other, and only you two see which.
    .when = On your turn, before your Movement card or after it.
tome-scapegoat = Scapegoat
    .text = A player of your choice whose goblin is next to yours draws this Look in your place.
    .when = At any time, when you are about to draw a Look.
tome-ward = Ward
    .text = You draw no Look for meeting Rigor Mortis. Your goblin still goes to a circle.
    .when = At any time, when your goblin meets Rigor Mortis.

kind-moon = moon
kind-eye = eye
kind-flame = flame

## Teleport tokens

token-teleport = Teleport
    .text = Move to any other empty circle.
token-tome = Tome
    .text = Move to any other empty circle, then draw a Magic Tome.
token-trap = Trap
    .text = Move to any other empty circle, then draw a Withering Look.

## Options of a match

option-edition = Edition
    .text = Which rulebook to follow where they disagree. Each of its settings can also be changed alone.
option-edition-standard = Standard
option-edition-es = Spanish
option-edition-fr = French
option-edition-pl = Polish
option-rigor_teleport = Rigor’s teleport
    .text = Where Rigor Mortis may be sent when a Movement card has taken him onto a circle.
option-rigor_teleport-anywhere = Any free space that is not next to a goblin
option-rigor_teleport-circle = Another empty circle
option-tie_break = Last tie-break
    .text = What counts between players who have as few Looks and as many Tomes.
option-tie_break-symbols = Most magic symbols
option-tie_break-kinds = Most different kinds of magic symbol
option-tomes_per_turn = Tomes in a turn
    .text = How many Tomes a player may use in one turn.
option-tomes_per_turn-unlimited = As many as you like
option-tomes_per_turn-one = One
option-rigor_stops_after_catch = Rigor stops after a catch
    .text = Whether Rigor Mortis loses his second step when he catches another player’s goblin with the first.
option-rigor_stops_after_catch-no = No, he may go on and catch another
option-rigor_stops_after_catch-yes = Yes, one catch is enough
option-penance = Penances
    .text = How the players atone. Looks are drawn, counted and feared in any case.
option-penance-honour = On your honour: do what the card says, and the others watch you
option-penance-screen = On the screen: your own screen plays the penance on you
option-penance-none = None: Looks only count
option-first_player = First player
    .text = Who enters the library first. At a table it would be the most goblin-like.
option-first_player-random = By lot
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
option-first_player-5 = Player 5
option-first_player-6 = Player 6
option-first_player-7 = Player 7
option-first_player-8 = Player 8

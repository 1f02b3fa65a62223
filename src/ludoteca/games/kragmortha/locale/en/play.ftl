# Kragmortha: what is said while it is played.

## The players, unless they give names of their own

seat-P1 = { goblin-1 }
seat-P2 = { goblin-2 }
seat-P3 = { goblin-3 }
seat-P4 = { goblin-4 }
seat-P5 = { goblin-5 }
seat-P6 = { goblin-6 }
seat-P7 = { goblin-7 }
seat-P8 = { goblin-8 }

## What happens

event-placed = { $seat } slips into the library on { $space }.
event-turn = { $seat }’s turn.
event-played = { $seat } plays “{ $card }”.
event-stepped = { $seat } steps from { $origin } to { $space }.
event-rigor_moved = { $seat } moves Rigor Mortis from { $origin } to { $space }.
event-pushed = { $seat } shoves { $victim } from { $origin } to { $space }.
event-met = { $seat } meets Rigor Mortis on { $space }!
event-look_drawn = { $seat } draws a Withering Look: “{ $look }”.
event-look_passed_over = { $seat } turns up “{ $look }”, but has that part of the body afflicted already: under the deck it goes.
event-no_look = No Withering Look that is left would fit { $seat }, so none is drawn.
event-sent = { $seat } goes from { $origin } straight to { $space }.
event-token_turned = { $seat } turns up a teleport token: { $token }.
event-tokens_shuffled = All teleport tokens have been used. They are shuffled into a new pile.
event-tome_drawn = { $seat } makes off with a Magic Tome: { $tome }.
event-tome_used = { $seat } uses { $tome }.
event-rigor_teleported = { $seat } teleports Rigor Mortis from { $origin } to { $space }.
event-shown = { $seat } has no card to use here, and shows and discards “{ $card }”.
event-drew = { $seat } draws “{ $card }”.
event-drew-hidden = { $seat } draws a card.
event-discards_shuffled = The discarded Movement cards are shuffled into a new deck.
event-discarded = { $seat } discards “{ $card }”.
event-swapped = { $seat } and { $other } change places.
event-took_card = { $seat } takes “{ $card }” from { $other }.
event-took_card-hidden = { $seat } takes a card from { $other }.
event-look_lifted = { $seat } is rid of a Withering Look: “{ $look }”.
event-scapegoat_named = { $seat } points at { $other }, who draws the Withering Look instead.
event-warded = { $seat } is protected and draws no Withering Look.
event-breach_found = { $seat } has broken a penance.
event-ended = The game is over: { $ending } ({ $seat }).
event-won = { $seat } wins!

## What somebody has to decide

prompt-place = { $seat } chooses where to come in.
    .you = Where will your goblin come in?
prompt-turn = { $seat } chooses a card to play.
    .you = Your turn. Which card will you play?
prompt-step = { $number ->
        [1] { $seat } takes the first step.
       *[2] { $seat } may take a second step.
    }
    .you = { $number ->
        [1] First step: which way?
       *[2] Second step, if you like: which way?
    }
prompt-push = { $seat } chooses where { $victim } is pushed.
    .you = Which way do you push { $victim }?
prompt-circle = { $seat } chooses an empty circle.
    .you = To which circle will your goblin go?
prompt-start = { $seat } chooses a start space.
    .you = To which start space will your goblin go?
prompt-teleport = { $seat } may teleport Rigor Mortis.
    .you = Rigor Mortis is on a circle. Where will you teleport him? That ends your turn.
prompt-discard = { $seat } has too many cards and discards one.
    .you = You hold too many cards. Which one will you discard?
prompt-react = { $seat } is about to draw a Withering Look { $reason }, and may use a Tome.
    .you = You are about to draw a Withering Look { $reason }. Will you use a Tome?
prompt-scapegoat = { $seat } chooses a scapegoat.
    .you = Who will draw the Withering Look instead of you?
prompt-absolution = { $seat } chooses a Withering Look to be rid of.
    .you = Which Withering Look will you be rid of?
prompt-shove = { $seat } chooses whom to shove.
    .you = Whom will you shove?
prompt-swap = { $seat } chooses whom to change places with.
    .you = Whom will you change places with?
prompt-beckon = { $seat } beckons to Rigor Mortis.
    .you = Which way will Rigor Mortis go?
prompt-recall = { $seat } chooses an empty circle to retreat to.
    .you = To which circle will your goblin retreat?
prompt-pickpocket = { $seat } chooses whom to rob.
    .you = With whom will you exchange a random card?
prompt-more = { $seat } may use another Tome.
    .you = Will you use a Tome before your turn ends?

## What can be chosen

move-play = Play “{ $card }”
move-step = Step { $direction }
move-stay = Stay here
move-push = Push { $direction }
move-go = Go to { $space }
move-use = Use { $effect }
move-choose = Choose { $seat }
move-discard = Discard “{ $card }”
move-lift = Be rid of the Look on: { $part }
move-show = Show your useless hand, and draw a new one
move-done = End your turn
move-pass = No, leave it
move-breach = Call a breach: { $seat }

## Names that occur in them

direction-north = north
direction-east = east
direction-south = south
direction-west = west
reason-meeting = for meeting Rigor Mortis
reason-trap = because of a Trap
reason-breach = for breaking a penance
reason-scapegoat = as a scapegoat
ending-looks = the fourth Withering Look has been drawn
ending-tomes = the last Magic Tome has been taken
ending-limit = the library closes for the night
score-looks = Looks
score-tomes = Tomes
score-symbols = Magic symbols
score-kinds = Kinds of symbol

## The Tomes’ effects, and all Movement cards that can be

effect-absolution = { tome-absolution }
effect-deep_pockets = { tome-deep_pockets }
effect-haste = { tome-haste }
effect-crystal_step = { tome-crystal_step }
effect-shove = { tome-shove }
effect-swap = { tome-swap }
effect-beckon = { tome-beckon }
effect-recall = { tome-recall }
effect-pickpocket = { tome-pickpocket }
effect-scapegoat = { tome-scapegoat }
effect-ward = { tome-ward }
card-goblin-scroll-scroll = { mover-goblin }: { symbol-scroll } + { symbol-scroll }
card-goblin-scroll-stones = { mover-goblin }: { symbol-scroll } + { symbol-stones }
card-goblin-scroll-potion = { mover-goblin }: { symbol-scroll } + { symbol-potion }
card-goblin-scroll-book = { mover-goblin }: { symbol-scroll } + { symbol-book }
card-goblin-scroll-ball = { mover-goblin }: { symbol-scroll } + { symbol-ball }
card-goblin-stones-stones = { mover-goblin }: { symbol-stones } + { symbol-stones }
card-goblin-stones-potion = { mover-goblin }: { symbol-stones } + { symbol-potion }
card-goblin-stones-book = { mover-goblin }: { symbol-stones } + { symbol-book }
card-goblin-stones-ball = { mover-goblin }: { symbol-stones } + { symbol-ball }
card-goblin-potion-potion = { mover-goblin }: { symbol-potion } + { symbol-potion }
card-goblin-potion-book = { mover-goblin }: { symbol-potion } + { symbol-book }
card-goblin-potion-ball = { mover-goblin }: { symbol-potion } + { symbol-ball }
card-goblin-book-book = { mover-goblin }: { symbol-book } + { symbol-book }
card-goblin-book-ball = { mover-goblin }: { symbol-book } + { symbol-ball }
card-goblin-ball-ball = { mover-goblin }: { symbol-ball } + { symbol-ball }
card-rigor-scroll-scroll = { mover-rigor }: { symbol-scroll } + { symbol-scroll }
card-rigor-scroll-stones = { mover-rigor }: { symbol-scroll } + { symbol-stones }
card-rigor-scroll-potion = { mover-rigor }: { symbol-scroll } + { symbol-potion }
card-rigor-scroll-book = { mover-rigor }: { symbol-scroll } + { symbol-book }
card-rigor-scroll-ball = { mover-rigor }: { symbol-scroll } + { symbol-ball }
card-rigor-stones-stones = { mover-rigor }: { symbol-stones } + { symbol-stones }
card-rigor-stones-potion = { mover-rigor }: { symbol-stones } + { symbol-potion }
card-rigor-stones-book = { mover-rigor }: { symbol-stones } + { symbol-book }
card-rigor-stones-ball = { mover-rigor }: { symbol-stones } + { symbol-ball }
card-rigor-potion-potion = { mover-rigor }: { symbol-potion } + { symbol-potion }
card-rigor-potion-book = { mover-rigor }: { symbol-potion } + { symbol-book }
card-rigor-potion-ball = { mover-rigor }: { symbol-potion } + { symbol-ball }
card-rigor-book-book = { mover-rigor }: { symbol-book } + { symbol-book }
card-rigor-book-ball = { mover-rigor }: { symbol-book } + { symbol-ball }
card-rigor-ball-ball = { mover-rigor }: { symbol-ball } + { symbol-ball }

## What hints count

quantity-looks = { word-look.count }
quantity-tomes = { word-tome.count }
quantity-steps = { $count ->
        [one] { $count } step from Rigor Mortis
       *[other] { $count } steps from Rigor Mortis
    }

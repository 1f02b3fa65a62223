game-title = Liar’s Dice
game-pitch = Five dice under your cup, and a bid on what lies under all of them. Believe it, raise it, or call it a lie.
option-wild_ones = Wild ones
    .text = Whether ones count for every face.
option-wild_ones-yes = Ones are wild
option-wild_ones-no = Ones are ones

event-turn = { $seat } begins a round. The dice are rolled.
event-bade = { $seat } bids { $quantity } × { $face }.
event-challenged = { $seat } calls { $bidder } a liar!
event-showed = { $seat } has { $count }.
event-lost_die = { $seat } loses a die and has { $left } left.
event-out = { $seat } is out.
event-won = { $seat } has the last dice and wins!

prompt-bid = { $seat } bids or challenges.
    .you = Bid higher, or challenge the bid.
move-bid = { $quantity } × { $face }
move-challenge = Liar!

score-dice = dice
ending-last_dice = one player has dice left
ending-limit = too long: most dice win

view-round = Round
view-bid = Bid
view-dice_in_play = Dice in play
view-players = Players
view-seat = Player
view-quantity = How many
view-face = Face
view-dice = Dice
view-cup = Under the cup

## What hints count

quantity-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }

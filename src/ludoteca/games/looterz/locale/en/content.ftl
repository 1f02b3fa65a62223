# Looterz: names and texts of what is in the box.

## The game

game-title = Looterz
game-pitch = Send clever, chaotic cats into the Dark Overlord’s dungeon and carry off enough coins before he comes home.
rigor = Rigor Mortis
    .text = Four of his cards lie in the bottom half of the Tower. The fourth to turn up ends the game.

## Words

word-looter = Looter
    .many = Looterz
    .count = { $count ->
        [one] { $count } Looter
       *[other] { $count } Looterz
    }
word-coin = coin
    .many = coins
    .count = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
word-card = card
    .many = cards
    .count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
word-life = life
word-power = power
word-tower = Tower
word-graveyard = Graveyard
word-hand = hand
word-target = target
word-round = round

## Phases of a turn

phase-first_recruitment = First recruitment
    .text = Recruit a Looter from your hand, or draw a card.
phase-dungeon = Dungeon
    .text = Each of your Looterz may search, attack or use its Activation.
phase-second_recruitment = Second recruitment
    .text = Do not forget it: once more, recruit a Looter or draw a card.
phase-sacrifice = Sacrifice
    .text = With more than three Looterz, sacrifice down to three. Then discard down to ten cards.
phase-hand_limit = Hand limit
phase-turn_end = End of the turn

## Keywords

keyword-activation = Activation
    .text = What a Looter can do in the dungeon phase instead of searching or attacking.
keyword-last_wish = Last Wish
    .text = Happens when the Looter goes from play to the Graveyard.
keyword-recruitment = Recruitment
    .text = Happens when the Looter enters play, wherever it comes from.
keyword-sacrifice = Sacrifice
    .text = Put one of your Looterz into the Graveyard.
keyword-steal = Steal
    .text = Take a coin from the richest player, unless that is you, alone or tied.
keyword-taunt = Taunt
    .text = An opponent who chooses one of your Looterz must choose one with Taunt.
keyword-twice = Twice
    .text = It attacks twice or searches twice, as one action.
keyword-ward = Ward
    .text = Opponents’ abilities cannot choose this Looter. Attacks can.

## What abilities are made of, for cards of your own

effect-damage = damage { $amount }
effect-kill = kill
effect-drain = drain { $amount } life
effect-heal = heal { $amount } life
effect-gain_life = gain { $amount } life
effect-take_control = take control
effect-return_to_hand = return to hand
effect-forced_sacrifice = sacrifice { $amount }
effect-sacrifice_cost = cost: sacrifice { $amount }
effect-reclaim = take { $amount } from the Graveyard into hand
effect-recruit_from_hand = recruit { $amount } from hand
effect-recruit_from_graveyard = recruit { $amount } from the Graveyard
effect-earn = earn { $amount }
effect-steal = steal { $amount }
effect-lose = lose { $amount }
effect-draw = draw { $amount }
effect-alarm = turn over { $amount } from the Tower
effect-recruit_from_tower = recruit { $amount } from the Tower
effect-no_search = no searching
who-you = you
who-opponent = an opponent
who-richest = the richest player, unless that is you
who-each_opponent = each opponent
who-each_player = each player
which-looter = a Looter
which-yours = your Looter
which-opposing = an opposing Looter
which-this = this Looter
which-every = every Looter
which-every_yours = all your Looterz
which-every_opposing = every opposing Looter
amount-richest_coins = as many as the richest player has coins
detail-life_at_most = with { $count } life at most
detail-another = not this one
detail-end_of_turn = until the end of the turn
detail-for_good = for good
detail-may = may be declined

## Options of a match

option-target = Coins to win
    .text = How many coins win. Recommended: 15 for two players, 10 for three or four, 7 for five or six.
option-target-recommended = As recommended
option-target-1 = 1 coin
option-target-2 = 2 coins
option-target-3 = 3 coins
option-target-4 = 4 coins
option-target-5 = 5 coins
option-target-6 = 6 coins
option-target-7 = 7 coins
option-target-8 = 8 coins
option-target-9 = 9 coins
option-target-10 = 10 coins
option-target-11 = 11 coins
option-target-12 = 12 coins
option-target-13 = 13 coins
option-target-14 = 14 coins
option-target-15 = 15 coins
option-target-16 = 16 coins
option-target-17 = 17 coins
option-target-18 = 18 coins
option-target-19 = 19 coins
option-target-20 = 20 coins
option-target-21 = 21 coins
option-target-22 = 22 coins
option-target-23 = 23 coins
option-target-24 = 24 coins
option-target-25 = 25 coins
option-target-26 = 26 coins
option-target-27 = 27 coins
option-target-28 = 28 coins
option-target-29 = 29 coins
option-target-30 = 30 coins
option-first_player = First player
    .text = Who begins, with one card fewer.
option-first_player-random = By lot
option-first_player-1 = Player 1
option-first_player-2 = Player 2
option-first_player-3 = Player 3
option-first_player-4 = Player 4
option-first_player-5 = Player 5
option-first_player-6 = Player 6

## The Looterz: name, ability, and what people say

card-hal_r_tel = Hal-R-Tel, Demon from Another Dimension
    .text = No ability: searches and attacks like the demon he is.
    .flavour = In his dimension he is a tax adviser.
card-rollork = Rollork the Viking
    .text = Taunt.
    .flavour = “Hit me!” he roared, and for once everybody listened.
card-ninja = Mysterious Ninja
    .text = Activation: kill a Looter, whatever its life.
    .flavour = Nobody has ever seen her, apart from the bill.
card-rrugh = Rrugh the Golem
    .text = Recruitment: each player, you first, sacrifices a Looter other than this Golem.
    .flavour = Made of the finest clay and the poorest manners.
card-elsar = Elsar the Witch
    .text = Recruitment: each player, you first, takes a card from the Graveyard into hand.
    .flavour = Her cauldron is a slow cooker. Her friends are slow risers.
card-pru = Pru the Pretty Kitten
    .text = Activation: take control of an opposing Looter until the end of the turn.
    .flavour = She blinked twice, and he was carrying her bags.
card-blink = Blink the Failed Experiment
    .text = Attacks twice or searches twice, as one action.
    .flavour = It worked in theory. In practice it works in two places.
card-king_of_rats = King of the Rats
    .text = Last Wish: the top card of the Tower enters play on your side.
    .flavour = The King is dead. Long live whoever was standing behind him.
card-hippocat = Hippocat the Medic
    .text = Activation: heal 2 life among your Looterz.
    .flavour = Licks every wound. Bills by the lick.
card-puriosa = Puriosa the Berserker
    .text = Last Wish: 3 damage to a Looter.
    .flavour = Purrs like an engine, corners like one too.
card-kotniss = Kotniss the Archer
    .text = Recruitment: 3 damage to another Looter.
    .flavour = She volunteers. For your share.
card-romolo = Romolo the Guardian
    .text = Recruitment: turn over as many Tower cards into the Graveyard as the richest player has coins. Then each opponent loses 1 coin.
    .flavour = He guards the treasure so closely that some of it sticks to him.
card-milkula = Count Milkula
    .text = Recruitment: another Looter loses 1 life, and this one gains it.
    .flavour = One saucer at midnight. Two if the cow is willing.
card-catfucius = Catfucius the Sage
    .text = Recruitment: take 2 cards from the Graveyard into hand.
    .flavour = The wise cat lands on its feet. The wiser cat lands on someone else’s.
card-caterfield = Caterfield the Well-Fed
    .text = Taunt. Last Wish: draw 2 cards.
    .flavour = Too big to be ignored, too full to care.
card-schroedinger = Schroedinger’s Kitten
    .text = Last Wish: this card returns from the Graveyard to your hand.
    .flavour = Both dead and at your ankles, asking for dinner.
card-ducat = Ducat
    .text = Recruitment: earn 1 coin.
    .flavour = Worth its weight in gold, and weighs next to nothing.
card-puss_in_loots = Puss in Loots
    .text = Last Wish: earn 1 coin.
    .flavour = The boots were a decoy. The money was in the hat.
card-advocat = Advocat
    .text = Recruitment: steal 1 coin.
    .flavour = Objection! Sustained! That will be one coin.
card-al_catpone = Al Catpone
    .text = Activation: steal 1 coin.
    .flavour = An offer you cannot refuse, in a very small violin case.
card-syndicat = Syndicat
    .text = Recruitment: your opponents may not search until the start of your next turn.
    .flavour = Demands a shorter night, longer naps and a say in the cream.
card-catapult = Cat-apult
    .text = Activation: sacrifice another Looter to steal 2 coins.
    .flavour = They always land on their feet. Where is another matter.
card-catastrophe = Cat-astrophe
    .text = Last Wish: 2 damage to every Looter in play.
    .flavour = The vase was the least of it. Then came the shelf, and then the floor.
card-necromeowncer = Necromeowncer
    .text = Recruitment: a Looter from the Graveyard enters play on your side.
    .flavour = Nine lives each. She only sells the spares.
card-duplicat = Duplicat
    .text = Recruitment: a Looter from your hand enters play.
    .flavour = Never comes alone, not even to its own birthday.
card-bureaucat = Bureaucat
    .text = Recruitment: the richest player loses 3 coins, unless that is you, alone or tied.
    .flavour = Form 27b was missing. So are your coins.
card-catsanova = Catsanova
    .text = Recruitment: take control, for good, of an opposing Looter with 1 life.
    .flavour = He sings under windows. They come down to make him stop, and stay.
card-cattila = Cattila
    .text = Recruitment: 1 damage to every opposing Looter.
    .flavour = Where he has scratched, no sofa grows again.
card-guillocatine = Guillocatine
    .text = Recruitment: kill an opposing Looter, whatever its life.
    .flavour = Short cuts a speciality.
card-acrocat = Acrocat
    .text = Opponents’ abilities cannot choose this Looter. Attacks can.
    .flavour = You cannot point at what is already behind you.

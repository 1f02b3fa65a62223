# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Search
act-attack = Attack
act-activate = Activate
act-recruit = Recruit
act-discard = Discard
act-draw = Draw a card
act-wish = This one next
act-close = Close
act-open = Look through it

## Where things are

place-row = Looterz of { $seat }
place-hand = Your hand
place-mine = Your Looterz
place-tray = The dice tray
place-middle = Tower, Rigor Mortis, the race and the Graveyard
place-race = The race to { $target } coins
place-wishes = Last Wishes
place-empty-row = No Looterz here yet
place-empty-hand = No cards in hand
place-empty-graveyard = Nobody lies here yet
place-drop-row = Drop it here to recruit
place-too-many = { $count } Looterz: only { $most } may stay at the end of the turn

## What is known about a thing

tower-label = Tower: { $count }
graveyard-label = Graveyard: { $count }
rigor-label = Rigor Mortis: { $seen } of { $of } pieces
coins-of = { $coins } of { $target } coins
coins-label = { $seat }: { $coins } of { $target } coins
hand-label = Cards in hand: { $count }
looter-label = { $name }. Life { $life }, power { $power }. { $text }
badge-acted = Has acted
badge-borrowed = Borrowed from { $seat }
badge-barred = May not search
badge-thinking = Deciding
badge-known = Known card
badge-you = you
badge-winner = Winner

## Odds and what will happen

percent = { $value }%
odds-title = Dice: { $dice }, power { $power }
odds-least = { $count } or more
odds-kill = Kills: { $chance }
preview-dies = Dies
preview-taken = Changes sides
preview-to-hand = Back to hand
preview-barred = No searching
trace-new = New
die-hit = { $die }: success
die-miss = { $die }: nothing

## Help

help-card = A card
help-power = A die at this number or under it succeeds.
help-life = As many dice as it has life tokens; without any it dies.
help-search = Search: every success is a coin.
help-attack = Attack: every success takes one life from a Looter of your choice.
help-keywords = Keywords
help-effects = What the small signs say
help-gallery = All Looterz
sign-damage = damage
sign-kill = kills
sign-drain = drains life
sign-heal = heals
sign-gain_life = gains life
sign-take_control = takes control
sign-return_to_hand = returns to hand
sign-forced_sacrifice = somebody sacrifices
sign-sacrifice_cost = costs a sacrifice
sign-reclaim = Graveyard to hand
sign-recruit_from_hand = hand to play
sign-recruit_from_graveyard = Graveyard to play
sign-recruit_from_tower = Tower to play
sign-earn = earns coins
sign-steal = steals a coin
sign-lose = somebody loses coins
sign-draw = draws cards
sign-alarm = Tower to Graveyard
sign-no_search = forbids searching

## Short names, for small cards

short-hal_r_tel = Hal-R-Tel
short-rollork = Rollork
short-ninja = Ninja
short-rrugh = Rrugh
short-elsar = Elsar
short-pru = Pru
short-blink = Blink
short-king_of_rats = Rat King
short-hippocat = Hippocat
short-puriosa = Puriosa
short-kotniss = Kotniss
short-romolo = Romolo
short-milkula = Milkula
short-catfucius = Catfucius
short-caterfield = Caterfield
short-schroedinger = Schroedinger
short-ducat = Ducat
short-puss_in_loots = Puss in Loots
short-advocat = Advocat
short-al_catpone = Al Catpone
short-syndicat = Syndicat
short-catapult = Cat-apult
short-catastrophe = Cat-astrophe
short-necromeowncer = Necromeow
short-duplicat = Duplicat
short-bureaucat = Bureaucat
short-catsanova = Catsanova
short-cattila = Cattila
short-guillocatine = Guillocatine
short-acrocat = Acrocat

## The first game

looterz-lesson-goal = Welcome! Your cats rob the Dark Overlord’s tower. Whoever has 5 coins first wins: here is the race. Beside it Rigor Mortis comes home piece by piece; the fourth one ends the game.
looterz-lesson-recruit = A turn begins with a recruitment: a cat from your hand, or a card from the Tower. Recruit Hal-R-Tel. His hearts are his life, the number on the die is his power.
looterz-lesson-search = Now the dungeon. Choose Hal-R-Tel, then Search: he rolls one die for each heart, and every die at 3 or under, his power, is a coin.
looterz-lesson-second = 2 and 3 succeed, 5 does not: two coins! Do not forget the second recruitment. Recruit Ducat: its Recruitment earns a coin as soon as it enters play.
looterz-lesson-attack = A later turn. Your opponent is ahead, so fight: choose Hal-R-Tel, then Attack.
looterz-lesson-target = Rollork has Taunt: as long as he stands, his friends are safe from you. That is why he steps forward. The percentage is your chance to kill him. Strike!
looterz-lesson-activate = Two hits, and Rollork is gone. Al Catpone has an Activation, which he can use instead of rolling: it steals a coin from the richest player. Choose him, then Activate.
looterz-lesson-done = Each Looter may act once a turn, and may also rest. Let Puss in Loots rest: end the dungeon phase.
looterz-lesson-fourth = The second recruitment: bring Acrocat into play. That makes four Looterz, and only three may stay at the end of the turn.
looterz-lesson-sacrifice = Sacrifice Puss in Loots. Its Last Wish earns a coin when it goes to the Graveyard: the one that you still need!
looterz-lesson-end = { $pointer ->
        [touch] Five coins: you win! Hold any card to read what it does. The rest is claws and luck.
       *[mouse] Five coins: you win! Point at any card, or press it for long, to read what it does. The rest is claws and luck.
    }

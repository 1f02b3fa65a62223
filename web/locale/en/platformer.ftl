# Platformer: texts that only the screen needs.

platformer-tower = The tower
platformer-levels = Levels of the tower
platformer-look = Look at level { $level }
platformer-dice = Dice
platformer-off = off the map
platformer-no-hero = no hero yet
platformer-hearts = health: { $health } of { $most }
platformer-price = Price: { $price ->
        [one] { $price } gold
       *[other] { $price } gold
    }.
platformer-exhausted = Exhausted until your next turn.
platformer-decks = deck: { $items } + { $potions }
platformer-events-left = { $count ->
        [0] This is the last turn.
        [one] { $count } more turn.
       *[other] { $count } more turns.
    }

## The boss and attacks

platformer-boss-health = { $health } wounds in one attack
platformer-boss-most = Wounds within reach now: { $most } of { $health }
platformer-attack = Attack: { $wounds } of { $health } wounds so far, { $most } at most
platformer-most = at most { $most }

## Dice

platformer-symbol-boot = Move 1 space in any direction.
platformer-symbol-sword = Attack an adjacent enemy; several swords add up.
platformer-symbol-coin = Gain 1 gold.
platformer-symbol-monster = Move any enemy 1 space.
platformer-symbol-star = Your hero’s star counts as { $first } or { $second }.
platformer-special-blank = Blank. At the end of your actions you may save a symbol here for later.
platformer-roll-attack = Every enemy attacks the heroes beside it.
platformer-roll-left = Every enemy moves 1 space left.
platformer-roll-right = Every enemy moves 1 space right.
platformer-forge = Forge two dice ({ $symbol })
platformer-forge-text = Two dice alike count as one other symbol of your choice.
platformer-gems = Gems on this symbol
platformer-gem-cost = { $count ->
        [0] no gems
        [one] { $count } gem
       *[other] { $count } gems
    }
platformer-paid = { $paid } of { $needed }
platformer-about-gravity = Everyone without a platform, a ladder or a figure below falls.
platformer-about-done = Then you may save a symbol, and gravity comes.

## Steps of the turn

platformer-stage-enemy_die = Enemy die
platformer-stage-actions = Actions
platformer-stage-save = Save a symbol
platformer-stage-gravity = Gravity
platformer-stage-boss = Boss

## Numbers beside the names

platformer-score-level = level { $level }
platformer-score-off = off the map
platformer-score-health = { $count } health
platformer-score-gold = { $count } gold
platformer-score-gems = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }

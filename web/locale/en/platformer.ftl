# Platformer: texts that only the screen needs.

platformer-tower = The tower
platformer-levels = Levels of the tower
platformer-look = Look at level { $level }
platformer-dice = Dice
platformer-off = off the map
platformer-no-hero = no hero yet
platformer-hearts = health: { $health } of { $most }
platformer-belongings = Items and potions
platformer-nothing = None yet.
platformer-price = Price: { $price } gold.
platformer-exhausted = Exhausted until your next turn.
platformer-decks = left: { $items } + { $potions }
platformer-events-left = { $count ->
        [0] This is the last turn.
        [one] { $count } more turn.
       *[other] { $count } more turns.
    }

## The boss and attacks

platformer-boss-health = { $health } wounds in one attack
platformer-boss-most = Wounds within reach now: { $most } of { $health }
platformer-attack = Attack: { $wounds } of { $health } wounds so far, { $most } at most
platformer-bonus = The next attack deals { $wounds } more
platformer-boss-deck = Attack cards in the deck: { $count }
platformer-most = at most { $most }

## Dice

platformer-symbol-boot = Move 1 space in any direction.
platformer-symbol-sword = Attack an adjacent enemy; several swords add up.
platformer-symbol-coin = Gain 1 gold.
platformer-symbol-monster = Move any enemy 1 space.
platformer-symbol-star = Your hero’s star counts as { $first } or { $second }.
platformer-special-blank = Blank. After your actions you may save a symbol here for later.
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
platformer-stage-save = Save
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

## Key to the symbols

platformer-help-dice = Dice
platformer-help-gems = Gems multiply a symbol
platformer-help-gems-text = Each layer on a die costs one gem more than the layer before: ×2 takes 1 gem, ×3 takes 3, ×4 takes 6.
platformer-help-enemy-die = Enemy die
platformer-help-tower = In the tower
platformer-help-heroes = Heroes
platformer-help-enemies = Enemies
platformer-help-enemy-numbers = Beside the sword: its wounds. Beside the heart: the wounds that one attack must deal.
platformer-help-bosses = Bosses and their attacks
platformer-help-tokens = Tokens
platformer-help-items = Items
platformer-help-potions = Potions
platformer-help-artifacts = Artifacts
platformer-help-events = Events, when you play alone
platformer-help-star = Counts as one of the two symbols on your hero card.
platformer-feature-ladder = Holds heroes, not enemies, and leads across platforms.
platformer-feature-trap = Whoever enters it or falls through it suffers 1 wound.
platformer-feature-shop = Here you may buy.
platformer-feature-portal = A boot takes you to another portal of the same level.
platformer-feature-spawn = Enemies appear here when the level is revealed.
platformer-feature-gold_space = Gold is laid here when the level is revealed.
platformer-feature-gem_space = A gem is laid here when the level is revealed.
platformer-feature-boss_spawn = The boss and its guards appear here.
platformer-feature-special = Here you get the Mirror against Medusa, or Soulflame against Ikee.
platformer-feature-threat = Hatched: enemies reach this space, and attack who leaves it.
platformer-feature-one_way = Floor of the boss level: you get in from below, but never out.

## Tutorial

platformer-lesson-aim = You are the knight in the tower, number 1. Climb to the top and strike down the boss in one single attack, before anybody else does. The bar shows how many wounds that takes.
platformer-lesson-boot = { $pointer ->
        [touch] These five dice are what you can do this turn. A boot moves you 1 space: tap a boot.
       *[mouse] These five dice are what you can do this turn. A boot moves you 1 space: click a boot.
    }
platformer-lesson-gem = Spaces that glow are where you can go. Take the gem on the right.
platformer-lesson-again = Gems make symbols stronger. Use your other boot and see.
platformer-lesson-double = With 1 gem on it, the boot counts twice. Choose ×2.
platformer-lesson-jump = Heroes jump: go up. The pale ghost shows where you would fall to, because nothing holds you there.
platformer-lesson-ladder = Ladders and platforms hold you. Go left, to the ladder.
platformer-lesson-done = That is enough climbing. End your actions; then gravity comes for everybody.
platformer-lesson-save = One symbol may be kept for a later turn. Save the sword on your special die.
platformer-lesson-next = There it waits. When you reach the top row of the tower, the next level is revealed; when you are two levels up, the lowest one crumbles. Next: fighting.
platformer-lesson-attack = { $pointer ->
        [touch] A Zombie! The hatched spaces are in its reach: it attacks you if you walk away. Attack first: tap it.
       *[mouse] A Zombie! The hatched spaces are in its reach: it attacks you if you walk away. Attack first: click it.
    }
platformer-lesson-sword = It has 2 health, and all of it must go in one attack. Add your sword.
platformer-lesson-star = { $pointer ->
        [touch] 1 of 2. Your hero’s star can count as a sword. Tap the star and choose the sword.
       *[mouse] 1 of 2. Your hero’s star can count as a sword. Click the star and choose the sword.
    }
platformer-lesson-strike = 2 of 2. Strike!
platformer-lesson-buy = { $pointer ->
        [touch] Its gold is yours, and you stand in a Shop. Buy something that glows; hold a card to read it.
       *[mouse] Its gold is yours, and you stand in a Shop. Buy something that glows; hover over a card, or hold it, to read it.
    }
platformer-lesson-monster = { $pointer ->
        [touch] Now for mischief. A monster symbol moves any enemy, however far away: tap it.
       *[mouse] Now for mischief. A monster symbol moves any enemy, however far away: click it.
    }
platformer-lesson-zombie = Choose the other Zombie.
platformer-lesson-shove = Push it over the edge, to the left.
platformer-lesson-gravity = It hangs in the air, and its ghost shows where it will land. Activate gravity!
platformer-lesson-end = Zombies break when they fall. Now you know enough: climb, gather gems, and bring enough wounds for the boss at the top. Good luck!

## Where something is, without the names of spaces

platformer-at = { $level ->
    [1] on the first level
    [2] on the second level
    [3] on the third level
    [4] on the fourth level
   *[other] on level { $level }
}
platformer-spot = { $at }, row { $row }, space { $column } from the left
platformer-there = { $what }, { $at }

## What happens without being asked for

platformer-coming = What comes by itself
platformer-coming-falls = Gravity: { $who } will fall
platformer-coming-safe = Gravity: nobody falls
platformer-coming-boss = { $boss } strikes after gravity
platformer-coming-waits = { $boss } still waits at the top
platformer-coming-die = Next enemy die: an attack on { $attack } of { $all } sides

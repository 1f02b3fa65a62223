# Platformer: moves, prompts, events and options.

# Where a space is, by its name on the map.
space = on { $name }

## Options

option-artifacts = Artifacts
    .text = Two artifacts change hands as their conditions are met.
option-artifacts-no = no
option-artifacts-yes = yes
option-bigger_map = Bigger map
    .text = One more level, and a tougher boss. Not alone.
option-bigger_map-no = no
option-bigger_map-yes = yes
option-tower = Tower
    .text = Which tiles the tower is built of.
option-tower-mixed = mixed
option-tower-forest = Forest
option-tower-void = Void
option-boss = Boss
    .text = Who waits at the top.
option-boss-random = random
option-boss-medusa = Medusa
option-boss-ikee = Overlord Ikee
option-heroes = Heroes
    .text = Whether heroes are dealt or chosen in turn.
option-heroes-random = random
option-heroes-chosen = chosen
option-first_player = First player
    .text = Who begins.
option-first_player-random = random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4

## Moves

move-take = Take { $hero }
move-use = Use { $symbol }
move-star = Use a star as { $symbol }
move-special = Use the special die as { $symbol }
move-forge = Forge two dice ({ $symbol }) into { $symbol2 }
move-upgrade = { $times }
move-step = Go { $direction }
move-push = Push { $direction }
move-attack = Attack { $direction }
move-shove = Direction: { $direction }
move-choose = { $space }
move-pick = { $symbol }
move-save = Save { $symbol }
move-buy = Buy { $card }
move-play = Use { $card }
move-swap = Swap { $card }
move-gain = Gain { $token }
move-rid = Get rid of { $token }
move-spend = Discard { $token }
move-strike = Strike
move-siphon = Draw a gem from Medusa (2 swords)
move-ability = Use the hero’s ability
move-gravity = Activate gravity
move-let_go = Let go and fall
move-stay = Hold on
move-stop = That is all
move-pass = Let it happen
move-done = End the actions

## Prompts

prompt-hero = { $seat } chooses a hero.
    .you = Choose your hero.
prompt-act = { $seat } acts.
    .you = Your actions: what will you do?
prompt-respawn = { $seat } comes back to the map.
    .you = You are off the map: choose a die to respawn with.
prompt-place = { $seat } chooses where to appear.
    .you = Choose the space where you appear.
prompt-petrified = { $seat } is petrified.
    .you = You are petrified: use 2 symbols to be free, or let the turn pass.
prompt-upgrade = { $seat } may multiply a symbol ({ $symbol }) with gems.
    .you = How many times? Without cards’ help ×2 costs 1 gem, ×3 costs 3, ×4 costs 6.
prompt-step = { $seat } moves ({ $left } left).
    .you = Where to? Moves left: { $left }.
prompt-push = { $seat } pushes a figure { $space }.
    .you = Push the figure { $space } which way?
prompt-strike = { $seat } attacks the enemy { $space }.
    .you = Build up your attack on the enemy { $space }, then strike.
prompt-pay = { $needed ->
        [one] { $seat } pays { $needed } symbol ({ $symbol }).
       *[other] { $seat } pays { $needed } symbols ({ $symbol }).
    }
    .you = { $needed ->
        [one] Pay { $needed } symbol ({ $symbol }).
       *[other] Pay { $needed } symbols ({ $symbol }).
    }
prompt-monster = { $seat } moves an enemy.
    .you = Which enemy do you move?
prompt-shove = { $seat } moves the enemy { $space }.
    .you = Move the enemy { $space } which way?
prompt-save = { $seat } may save a symbol.
    .you = Save a symbol on your special die?
prompt-hold = { $seat } holds on.
    .you = Gravity comes: hold on or fall?
prompt-react = The enemy { $space } attacks { $seat } (wounds: { $damage }).
    .you = The enemy { $space } attacks you (wounds: { $damage }). React?
prompt-ward = { $seat } is hit by { $attack }.
    .you = { $attack } hits you (wounds: { $damage }). React?
prompt-phoenix = { $seat } is about to be knocked out.
    .you = You are about to be knocked out. Use the Phoenix?
prompt-mirror = { $seat } looks into the Mirror.
    .you = Discard the Mirror for a gem, or keep it?
prompt-reroll = { $seat } re-rolls dice.
    .you = Which die do you re-roll?
prompt-anvil = { $seat } forges on the anvil.
    .you = Two different dice, then what they become.
prompt-cup = { $seat } turns a die.
    .you = Which die, and to which face?
prompt-mimicry = { $seat } turns the special die.
    .you = Turn your special die to which symbol?
prompt-buy = { $seat } may buy.
    .you = Buy something?
prompt-swap = { $seat } swaps a Shop card.
    .you = Which Shop card do you swap?
prompt-magnet = { $seat } uses the Magnet.
    .you = From which space do you take?
prompt-blink = { $seat } blinks.
    .you = To which space of your row?
prompt-levitate = { $seat } lets somebody float.
    .you = Who floats?
prompt-gust = { $seat } calls a gust.
    .you = Which hero does the wind move?
prompt-gust_to = { $seat } moves { $hero }.
    .you = Where does the wind carry { $hero }?
prompt-command = { $seat } commands an enemy.
    .you = Which enemy do you command?
prompt-horn = { $seat } blows the War Horn.
    .you = Do all enemies of your level go left or right?
prompt-sash = { $seat } swaps places.
    .you = Swap with the figure above or below?
prompt-spawn = { $seat } chooses where the boss or its guard goes.
    .you = Choose where the boss or its guard goes.

## What happens

event-turn = { $seat }’s turn.
event-event_shown = Event: { $event }.
event-level_removed = Level { $level } crumbles.
event-rolled = { $seat } rolls; enemy die: { $roll }.
event-enemy_moved = { $enemy } moves { $space }.
event-enemy_attacked = { $enemy } { $space } attacks { $seat }.
event-wounded = { $seat }: { $damage ->
        [one] { $damage } wound
       *[other] { $damage } wounds
    } ({ $cause }).
event-knocked_out = { $seat } is knocked out.
event-respawned = { $seat } appears { $space }.
event-used = { $seat } uses { $symbol } ×{ $times }.
event-forged = { $seat } forges { $symbol } into { $result }.
event-stepped = { $seat } takes a step { $space }.
event-placed = { $seat } is now { $space }.
event-pushed_hero = { $seat } pushes { $victim }.
event-pushed_enemy = { $seat } pushes { $enemy }.
event-fell = { $seat } falls and lands { $space }.
event-enemy_fell = { $enemy } falls and lands { $space }.
event-shattered = { $enemy } breaks to pieces { $space }.
event-gold_gained = { $seat } gains { $amount } gold.
event-gem_gained = { $seat } gains { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }.
event-gold_lost = { $seat } gives up { $amount } gold.
event-struck = { $seat } strikes { $enemy }: { $wounds } of { $health }.
event-defeated = { $seat } defeats { $enemy }.
event-bought = { $seat } buys { $card } for { $price } gold.
event-shown = New in the Shop: { $card }.
event-played = { $seat } uses { $card }.
event-ability_used = { $seat } uses the ability of { $hero }.
event-rerolled = { $seat }: { $symbol } becomes { $result }.
event-saved = { $seat } sets the special die to { $symbol }.
event-die_reset = { $seat }’s special die is blank.
event-healed = { $seat } regains { $amount } health.
event-ignored = { $seat } ignores the attack.
event-gravity_activated = Gravity!
event-level_revealed = Level { $level } is revealed: { $enemy }.
event-boss_revealed = The boss level is revealed: { $boss }.
event-spawned = { $enemy } appears { $space }.
event-entered_boss_level = { $seat } enters the boss level.
event-tower_gone = The tower below is gone.
event-boss_rolled = The boss rolls: { $roll }.
event-boss_drew = Attack card: { $attack }{ $resolved ->
        [0] , without effect
       *[other] {""}
    }.
event-boss_shuffled = { $boss }’s attack cards are shuffled.
event-token_gained = { $seat } gets { $token }.
event-token_lost = { $seat } is rid of { $token }.
event-artifact_taken = { $seat } takes { $card }.
event-swapped = { $seat } swaps places and is now { $space }.
event-afloat = A figure { $space } floats.
event-vein_found = A gem appears { $space }.
event-ended = { $ending }
event-hero_taken = { $seat } plays { $hero }.

## Reasons and endings

cause-enemy = enemy attack
cause-trap = trap
cause-poison = poison
cause-boss = boss attack
cause-token = token
cause-ability = ability
cause-event = event
ending-boss = The boss is defeated!
ending-knocked_out = The hero is knocked out: the game is lost.
ending-time = Time is up: the game is lost.
ending-limit = The climb has gone on for too long: the highest hero wins.
purpose-steps = a Move
purpose-coins = gold
purpose-monsters = an enemy’s move
purpose-strike = an attack
purpose-siphon = a gem
purpose-petrify = freedom
purpose-shackle = freedom
purpose-golem = a Golem
spawn-boss = the boss
spawn-far_boss = the boss
spawn-other_tile_defender = a Defender
spawn-near_defender = a Defender
spawn-slither = Medusa
spawn-pounce = Ikee

## What hints count

quantity-health = { $count } health
quantity-rows = { $count ->
        [one] { $count } row of height
       *[other] { $count } rows of height
    }
quantity-gems = { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
quantity-gold = { $count } gold
quantity-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

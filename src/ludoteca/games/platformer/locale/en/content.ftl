# Platformer: names and texts of what is in the box.

game-title = Platformer
game-pitch = Climb a tower that crumbles behind you, mind the gravity, and be the first to strike down the boss.

## Dice

symbol-boot = boot
symbol-sword = sword
symbol-coin = coin
symbol-monster = monster
symbol-star = star
wanted-boot = boot
wanted-sword = sword
wanted-coin = coin
wanted-monster = monster
wanted-star = star
wanted-any = any symbol
roll-attack = attack
roll-left = left
roll-right = right
direction-up = up
direction-right = right
direction-down = down
direction-left = left
times-x1 = ×1
times-x2 = ×2
times-x3 = ×3
times-x4 = ×4
times-x5 = ×5
times-x6 = ×6
times-x7 = ×7
times-x8 = ×8
times-x9 = ×9
times-x10 = ×10

## Heroes

hero-etorn = Etorn
    .text = Whenever you defeat an enemy, gain 1 more gold.
hero-melosa = Melosa
    .text = Your monster symbols move an enemy up to 2 spaces.
hero-quilla = Quilla
    .text = Once per turn, with 2 or more health: suffer 1 wound and re-roll any of your unused dice.
hero-nix = Nix
    .text = Once per turn: your next Move this turn provokes no attack.
hero-brakk = Brakk
    .text = Below the boss level your attacks deal 1 more wound. You cannot forge.
hero-sylve = Sylve
    .text = Once per turn: discard 3 gold to gain 1 gem.

## Enemies and bosses

enemy-zombie = Zombie
    .text = If it falls, it is defeated and leaves its loot where it lands.
enemy-bat = Cave Bat
    .text = It flies: no gravity, and the enemy die can take it off platforms.
enemy-golem = Stone Golem
    .text = Moving it takes 2 monster symbols.
enemy-ent = Ent
    .text = It attacks a hero who Moves next to it.
enemy-werewolf = Werewolf
    .text = A hero it attacks resets the special die.
enemy-manticore = Manticore
    .text = On an attack roll it reaches all 8 spaces around, through walls and platforms.
enemy-defender = Defender of the Underworld
    .text = Ikee’s guard; fights like any enemy.
enemy-medusa = Medusa
    .text = Each boss turn: roll the enemy die and draw until a card matches. Beside her, 2 swords earn 1 gem.
enemy-ikee = Overlord Ikee
    .text = Each boss turn: draw 2 cards; the symbol shown more often on your 5 dice counts; on a tie, both. He floats.
boss-medusa = Medusa
boss-ikee = Overlord Ikee
token-poison = Poison
    .text = 1 wound at the end of each of your turns.
token-petrify = Petrify
    .text = You cannot act until you use any 2 symbols to discard it.
token-mirror = Mirror
    .text = Keeps Petrify away. Costs 1 gold on a special icon.
token-shackle = Shackle
    .text = Your symbols cannot Move you. Use 1 sword to discard it.
token-soulflame = Soulflame
    .text = Discard it in an attack for 4 more wounds. Costs 1 wound on a special icon.

## Items

card-loaded_dice = Loaded Dice
    .text = Exhaust: re-roll 1 unused die.
card-ninja_gear = Ninja Gear
    .text = Exhaust: place your hero on the space under the first platform above.
card-boots_of_haste = Boots of Haste
    .text = Exhaust: Move 1 space.
card-hammer = Hammer of Greed
    .text = Exhaust: this attack deals 1 more wound.
card-climbing_claws = Climbing Claws
    .text = You do not fall beside a wall or the side of the tower.
card-iron_soles = Iron Soles
    .text = Traps do not wound you.
card-buckler = Buckler
    .text = Exhaust when attacked: 2 wounds less; if none is left, the attack is ignored.
card-heart_locket = Heart Locket
    .text = 1 more health; regain 1 when you buy it.
card-pedlars_bell = Pedlar’s Bell
    .text = Exhaust: buy now as if you stood on a Shop.
card-phase_ring = Phase Ring
    .text = Exhaust: your next Move this turn may pass a wall or a platform.
card-magnet = Magnet
    .text = Exhaust: take 1 gold or gem from one of the 8 spaces around you.
card-balloon = Balloon
    .text = Exhaust: you do not fall at the end of this turn.
card-long_spear = Long Spear
    .text = You may attack an enemy 2 spaces away in a straight line past a free space.
card-pocket_anvil = Pocket Anvil
    .text = Exhaust: forge 2 different unused dice as if they were alike.
card-prism_lens = Prism Lens
    .text = Exhaust: the first upgrade of a symbol costs no gem.

## Potions

card-stoneskin = Stoneskin Potion
    .text = When attacked: ignore that attack.
card-healing = Healing Potion
    .text = Regain 3 health.
card-purity = Purity Potion
    .text = Discard Poison, Petrify and Shackle; also while petrified.
card-swiftness = Swiftness Potion
    .text = Move up to 2 spaces.
card-fury = Fury Potion
    .text = This attack deals 2 more wounds.
card-crystal_phial = Crystal Phial
    .text = Gain 2 gems.
card-levitation = Levitation Potion
    .text = A figure of your level does not fall until your next turn.
card-smoke = Smoke Potion
    .text = Your Moves this turn provoke no attacks.
card-gust = Gust Potion
    .text = Move another hero of your level 1 space.
card-command = Command Potion
    .text = Move 1 enemy up to 3 spaces, even a Golem.
card-fortune = Fortune Potion
    .text = Re-roll any of your unused dice.
card-mimicry = Mimicry Potion
    .text = Turn your special die to any symbol.
card-blink = Blink Potion
    .text = Place your hero on any free space of its row.
card-phoenix = Phoenix Potion
    .text = When wounds would knock you out: keep 1 health instead.
card-light_fingers = Light Fingers Potion
    .text = Take 1 gold from each other hero of your level; alone there, gain 1 gold.

## Artifacts

card-coin_gun = Coin Gun
    .text = Exhaust: discard 1 gold; this attack deals 1 more wound.
    .condition = Spend or discard your last gold.
card-war_horn = War Horn
    .text = Exhaust: all enemies of your level move 1 left or right, as by the enemy die.
    .condition = Defeat an enemy.
card-acrobats_sash = Acrobat’s Sash
    .text = Exhaust: swap places with the adjacent figure right above or below you, but not with a Golem.
    .condition = End your turn higher than every other hero; alone, in the top level.
card-cloud_cushion = Cloud Cushion
    .text = Falling, no trap wounds you and you take all that you pass.
    .condition = Fall 2 spaces or more.
card-bullys_gauntlet = Bully’s Gauntlet
    .text = Enemies that you push deal you 1 wound less.
    .condition = Push another hero; alone, an enemy.
card-beggars_bowl = Beggar’s Bowl
    .text = Exhaust: gain 1 gold.
    .condition = Go down to 1 health or be knocked out.
card-prism_heart = Prism Heart
    .text = The second upgrade of a symbol costs you 1 gem, not 2.
    .condition = Spend 3 gems or more on one symbol.
card-merchants_seal = Merchant’s Seal
    .text = Exhaust: put a Shop card under its deck; you may buy the new one wherever you are.
    .condition = Buy an item.
card-fools_cup = Fool’s Cup
    .text = Exhaust: turn 1 unused die to the face of another.
    .condition = Roll 3 alike.
card-thorn_mail = Thorn Mail
    .text = After an enemy wounds you on your turn, your next attack this turn deals 1 more wound.
    .condition = Be wounded by a trap.

## Events

event-savagery = Savagery
    .text = At the end of your turn the enemies next to you attack.
event-slippery_rungs = Slippery Rungs
    .text = Ladders do not hold you this turn.
event-stampede = Stampede
    .text = The enemy die is resolved twice.
event-blunt_blades = Blunt Blades
    .text = Every enemy but the boss has 1 more health this turn.
event-sharp_spikes = Sharp Spikes
    .text = Traps deal 2 wounds this turn.
event-reinforcements = Reinforcements
    .text = At the end of your turn one more enemy of its kind appears on a free spawn of your level; in Ikee’s, a Defender.
event-thief = Thief in the Night
    .text = At the end of your turn discard 1 gold; without gold, suffer 1 wound.
event-market_day = Market Day
    .text = Cards cost 1 gold less this turn, but at least 1.
event-vein = Uncovered Vein
    .text = A gem appears on an empty gem space of your level; off the map, of the highest.
event-tailwind = Tailwind
    .text = Your first boot this turn takes you 1 space further.
event-second_wind = Second Wind
    .text = Regain 1 health.
event-calm = Eerie Calm
    .text = The enemy die is not resolved this turn.

## Boss attacks

attack-tail_lash = Tail Lash
    .text = Each adjacent hero: 2 wounds.
attack-snake_attack = Snake Attack
    .text = Each hero on the 8 spaces around: 1 wound and Poison.
attack-venom_rain = Venom Rain
    .text = Each hero on the same tile: Poison.
attack-petrify = Petrify
    .text = Each hero in the same row: Petrify. Discard the Mirror to ignore it and gain 1 gem.
attack-slither = Slither
    .text = Medusa goes to the free boss spawn nearest the active hero; each adjacent hero: 1 wound.
attack-shockwave = Shockwave
    .text = Each hero on the same tile: 1 wound and falls 1 space, even through a platform; in the lowest row 1 more wound instead.
attack-pounce = Pounce
    .text = Ikee lands beside the active hero; each adjacent hero: 1 wound.
attack-flame_lance = Flame Lance
    .text = Each hero in the same row: 1 wound.
attack-tithe = Tithe
    .text = Each hero on the same tile discards 1 gold; who cannot suffers 1 wound.
attack-call_defenders = Call the Defenders
    .text = A Defender appears on the free boss spawn nearest the active hero.
attack-soul_chain = Soul Chain
    .text = Each hero on the 8 spaces around: Shackle.

## Spaces and tiles

feature-ladder = ladder
feature-trap = trap
feature-shop = Shop
feature-portal = void portal
feature-spawn = enemy spawn
feature-gold_space = gold space
feature-gem_space = gem space
feature-boss_spawn = boss spawn
feature-special = special icon
tile-old_oak = Old Oak
tile-mossy_stair = Mossy Stair
tile-hollow_trunk = Hollow Trunk
tile-fern_gully = Fern Gully
tile-bramble_gate = Bramble Gate
tile-owl_roost = Owl Roost
tile-root_cellar = Root Cellar
tile-rope_bridge = Rope Bridge
tile-mushroom_ring = Mushroom Ring
tile-fallen_giant = Fallen Giant
tile-spider_glade = Spider Glade
tile-bell_tree = Bell Tree
tile-twin_gates = Twin Gates
tile-shattered_arch = Shattered Arch
tile-drifting_isle = Drifting Isle
tile-silent_clock = Silent Clock
tile-star_well = Star Well
tile-broken_orbit = Broken Orbit
tile-glass_stair = Glass Stair
tile-black_sun = Black Sun
tile-echo_hall = Echo Hall
tile-falling_moon = Falling Moon
tile-lost_bridge = Lost Bridge
tile-thin_place = Thin Place
tile-throne_hall = Throne Hall
tile-thorn_court = Thorn Court
tile-idol_grove = Idol Grove
tile-hanging_garden = Hanging Garden
tile-storm_eye = Storm Eye
tile-obsidian_altar = Obsidian Altar
tile-comet_court = Comet Court
tile-last_gate = Last Gate

## Words

word-hero = hero
word-health = health
word-gold = gold
word-gem = gem
word-level = level
word-row = row
word-column = column
word-special_die = special die
word-enemy_die = enemy die
word-shop = Shop
word-score = score
score-row = row
score-points = points
score-events = events left
score-enemies = enemies defeated
score-overkill = wounds beyond the boss’s health
score-gems = gems
score-gold = gold
score-worth = gold and cards

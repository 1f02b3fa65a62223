# Platformer as a terminal draws it.

platformer-turn = Turn { $turn }
platformer-boss = Boss: { $boss }, health { $health }
platformer-enemy = { $health } health, deals { $damage }, loot { $loot }
platformer-attack = Attack: { $wounds } of { $health } wounds
platformer-event = Event: { $event } ({ $left } left)
platformer-dice = Dice:
platformer-artifacts = Artifacts:
platformer-off = off the map
platformer-falls = falls to { $space }
platformer-wounds = most wounds now: { $count }
platformer-mark-threat = ! next to an enemy
platformer-mark-target = < your moves
platformer-mark-fall = v where gravity leads
platformer-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
platformer-price = { $count } gold

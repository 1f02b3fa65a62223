# Platformer as a terminal draws it.

terminal-turn = Turn { $turn }
terminal-boss = Boss: { $boss }, health { $health }
terminal-enemy = { $health } health, deals { $damage }, loot { $loot }
terminal-attack = Attack: { $wounds } of { $health } wounds
terminal-event = Event: { $event } ({ $left } left)
terminal-dice = Dice:
terminal-artifacts = Artifacts:
terminal-off = off the map
terminal-falls = falls to { $space }
terminal-wounds = most wounds now: { $count }
terminal-mark-threat = ! next to an enemy
terminal-mark-target = < your moves
terminal-mark-fall = v where gravity leads
terminal-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
terminal-price = { $count } gold

# Platformer tel qu’un terminal le dessine.

terminal-turn = Tour { $turn }
terminal-boss = Boss : { $boss }, santé { $health }
terminal-enemy = santé { $health }, inflige { $damage }, butin { $loot }
terminal-attack = Attaque : { $wounds } blessures sur { $health }
terminal-event = Événement : { $event } (reste { $left })
terminal-dice = Dés :
terminal-artifacts = Artefacts :
terminal-off = hors de la carte
terminal-falls = tombe en { $space }
terminal-wounds = blessures possibles : { $count }
terminal-mark-threat = ! à côté d’un ennemi
terminal-mark-target = < vos coups
terminal-mark-fall = v où mène la gravité
terminal-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
terminal-price = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }

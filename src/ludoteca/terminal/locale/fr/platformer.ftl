# Platformer tel qu’un terminal le dessine.

platformer-turn = Tour { $turn }
platformer-boss = Boss : { $boss }, santé { $health }
platformer-enemy = santé { $health }, inflige { $damage }, butin { $loot }
platformer-attack = Attaque : { $wounds } blessures sur { $health }
platformer-event = Événement : { $event } (reste { $left })
platformer-dice = Dés :
platformer-artifacts = Artefacts :
platformer-off = hors de la carte
platformer-falls = tombe en { $space }
platformer-wounds = blessures possibles : { $count }
platformer-mark-threat = ! à côté d’un ennemi
platformer-mark-target = < vos coups
platformer-mark-fall = v où mène la gravité
platformer-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
platformer-price = { $count } or

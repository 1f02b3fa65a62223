# Platformer come lo disegna un terminale.

platformer-turn = Turno { $turn }
platformer-boss = Boss: { $boss }, salute { $health }
platformer-enemy = salute { $health }, infligge { $damage }, bottino { $loot }
platformer-attack = Attacco: { $wounds } ferite su { $health }
platformer-event = Evento: { $event } (ne restano { $left })
platformer-dice = Dadi:
platformer-artifacts = Artefatti:
platformer-off = fuori dalla mappa
platformer-falls = cade in { $space }
platformer-wounds = ferite possibili ora: { $count }
platformer-mark-threat = ! accanto a un nemico
platformer-mark-target = < le tue mosse
platformer-mark-fall = v dove porta la gravità
platformer-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
platformer-price = { $count } oro

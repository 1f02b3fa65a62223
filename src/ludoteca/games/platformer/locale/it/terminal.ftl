# Platformer come lo disegna un terminale.

terminal-turn = Turno { $turn }
terminal-boss = Boss: { $boss }, salute { $health }
terminal-enemy = salute { $health }, infligge { $damage }, bottino { $loot }
terminal-attack = Attacco: { $wounds } ferite su { $health }
terminal-event = Evento: { $event } (ne restano { $left })
terminal-dice = Dadi:
terminal-artifacts = Artefatti:
terminal-off = fuori dalla mappa
terminal-falls = cade in { $space }
terminal-wounds = ferite possibili ora: { $count }
terminal-mark-threat = ! accanto a un nemico
terminal-mark-target = < le tue mosse
terminal-mark-fall = v dove porta la gravità
terminal-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
terminal-price = { $count } oro

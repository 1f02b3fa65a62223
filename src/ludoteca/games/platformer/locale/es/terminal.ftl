# Platformer tal como lo dibuja un terminal.

terminal-turn = Turno { $turn }
terminal-boss = Jefe: { $boss }, salud { $health }
terminal-enemy = salud { $health }, hiere { $damage }, botín { $loot }
terminal-attack = Ataque: { $wounds } de { $health } heridas
terminal-event = Evento: { $event } (quedan { $left })
terminal-dice = Dados:
terminal-artifacts = Artefactos:
terminal-off = fuera del mapa
terminal-falls = cae a { $space }
terminal-wounds = máximo de heridas ahora: { $count }
terminal-mark-threat = ! junto a un enemigo
terminal-mark-target = < tus jugadas
terminal-mark-fall = v adonde lleva la gravedad
terminal-gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
terminal-price = { $count } de oro

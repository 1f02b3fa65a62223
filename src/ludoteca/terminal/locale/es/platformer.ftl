# Platformer tal como lo dibuja un terminal.

platformer-turn = Turno { $turn }
platformer-boss = Jefe: { $boss }, salud { $health }
platformer-enemy = salud { $health }, hiere { $damage }, botín { $loot }
platformer-attack = Ataque: { $wounds } de { $health } heridas
platformer-event = Evento: { $event } (quedan { $left })
platformer-dice = Dados:
platformer-artifacts = Artefactos:
platformer-off = fuera del mapa
platformer-falls = cae a { $space }
platformer-wounds = máximo de heridas ahora: { $count }
platformer-mark-threat = ! junto a un enemigo
platformer-mark-target = < tus jugadas
platformer-mark-fall = v adonde lleva la gravedad
platformer-gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
platformer-price = { $count } de oro

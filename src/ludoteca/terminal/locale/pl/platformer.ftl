# Platformer tak, jak go rysuje terminal.

platformer-turn = Tura { $turn }
platformer-boss = Boss: { $boss }, zdrowie { $health }
platformer-enemy = zdrowie { $health }, zadaje { $damage }, łup { $loot }
platformer-attack = Atak: rany { $wounds } z { $health }
platformer-event = Wydarzenie: { $event } (zostało { $left })
platformer-dice = Kości:
platformer-artifacts = Artefakty:
platformer-off = poza mapą
platformer-falls = spada na { $space }
platformer-wounds = możliwe rany: { $count }
platformer-mark-threat = ! obok wroga
platformer-mark-target = < twoje ruchy
platformer-mark-fall = v dokąd prowadzi grawitacja
platformer-gems = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}
platformer-price = złoto: { $count }

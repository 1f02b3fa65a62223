# Platformer tak, jak go rysuje terminal.

terminal-turn = Tura { $turn }
terminal-boss = Boss: { $boss }, zdrowie { $health }
terminal-enemy = zdrowie { $health }, zadaje { $damage }, łup { $loot }
terminal-attack = Atak: rany { $wounds } z { $health }
terminal-event = Wydarzenie: { $event } (zostało { $left })
terminal-dice = Kości:
terminal-artifacts = Artefakty:
terminal-off = poza mapą
terminal-falls = spada na { $space }
terminal-wounds = możliwe rany: { $count }
terminal-mark-threat = ! obok wroga
terminal-mark-target = < twoje ruchy
terminal-mark-fall = v dokąd prowadzi grawitacja
terminal-gems = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
   *[other] { $count } klejnotów
}
terminal-price = złoto: { $count }

# What players are remembered for when the game is over.

award-pincushion = El alfiletero
    .text = { $name } sufrió { $count } heridas.
award-meteor = El meteorito
    .text = { $name } se cayó { $count } veces.
award-bully = Codazos
    .text = { $name } empujó a otros héroes { $count } veces.
award-sweeper = La escoba
    .text = { $name } derrotó a { $count } enemigos.
award-miser = La urraca
    .text = { $name } reunió { $count } de oro.
award-shopper = El cliente fiel
    .text = { $name } compró { $count } cartas.
award-sleeper = El dormilón
    .text = { $name } quedó fuera de combate { $count } veces.

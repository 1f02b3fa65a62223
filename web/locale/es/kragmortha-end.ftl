# What players are remembered for when the game is over.

award-shover = La excavadora
    .text = { $name } empujó a otros { $count } veces.
award-shoved = El felpudo
    .text = { $name } recibió { $count } empujones.
award-favourite = El favorito del amo
    .text = { $name } se topó con Rigor Mortis { $count } veces.
award-usher = El acomodador
    .text = { $name } paseó a Rigor Mortis { $count } veces.
award-burglar = El ratón de biblioteca
    .text = { $name } se llevó { $count } Tomos.
award-penitent = El caso perdido
    .text = { $name } incumplió una penitencia { $count } veces.
award-walker = El caminante
    .text = { $name } anduvo { $count } casillas.

# What players are remembered for when the game is over.

award-brawler = El camorrista
    .text = { $name } atacó { $count } veces.
award-undertaker = Amigo del sepulturero
    .text = { $name } perdió { $count } gatos.
award-pickpocket = El carterista
    .text = { $name } hurtó { $count } monedas.
award-wallet = La bolsa abierta
    .text = A { $name } le hurtaron { $count } monedas.
award-digger = El topo
    .text = { $name } buscó { $count } veces.
award-priest = Sin corazón
    .text = { $name } sacrificó { $count } gatos.
award-recruiter = Pastor de gatos
    .text = { $name } reclutó { $count } gatos.

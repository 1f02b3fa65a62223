# What players are remembered for when the game is over.

award-pincushion = Il puntaspilli
    .text = { $name } ha subito { $count } ferite.
award-meteor = La meteora
    .text = { $name } ha fatto { $count } cadute.
award-bully = La gomitata
    .text = { $name } ha spinto altri eroi { $count } volte.
award-sweeper = La scopa
    .text = { $name } ha sconfitto { $count } nemici.
award-miser = La gazza
    .text = { $name } ha raccolto { $count } oro.
award-shopper = Il cliente fisso
    .text = { $name } ha comprato { $count } carte.
award-sleeper = Il dormiglione
    .text = { $name } ha visto le stelle { $count } volte.

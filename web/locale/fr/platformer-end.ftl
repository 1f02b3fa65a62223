# What players are remembered for when the game is over.

award-pincushion = La pelote à épingles
    .text = { $name } a subi { $count } blessures.
award-meteor = Le météore
    .text = { $name } a fait { $count } chutes.
award-bully = Le coude
    .text = { $name } a poussé d’autres héros { $count } fois.
award-sweeper = Le balai
    .text = { $name } a vaincu { $count } ennemis.
award-miser = La pie
    .text = { $name } a ramassé { $count } pièces d’or.
award-shopper = Le bon client
    .text = { $name } a acheté { $count } cartes.
award-sleeper = Le dormeur
    .text = { $name } a vu des étoiles { $count } fois.

# What players are remembered for when the game is over.

award-shover = Le bulldozer
    .text = { $name } a bousculé les autres { $count } fois.
award-shoved = Le paillasson
    .text = { $name } s’est fait bousculer { $count } fois.
award-favourite = Le chouchou du Maître
    .text = { $name } a croisé Rigor Mortis { $count } fois.
award-usher = L’huissier
    .text = { $name } a promené Rigor Mortis { $count } fois.
award-burglar = Le rat de bibliothèque
    .text = { $name } a filé avec { $count } Grimoires.
award-penitent = Le cas désespéré
    .text = { $name } a manqué { $count } fois à une pénitence.
award-walker = Le randonneur
    .text = { $name } a parcouru { $count } cases.

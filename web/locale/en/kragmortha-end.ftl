# What players are remembered for when the game is over.

award-shover = The Bulldozer
    .text = { $name } shoved others { $count } times.
award-shoved = The Doormat
    .text = { $name } was shoved { $count } times.
award-favourite = The Master’s Favourite
    .text = { $name } met Rigor Mortis { $count } times.
award-usher = The Usher
    .text = { $name } led Rigor Mortis about { $count } times.
award-burglar = The Bookworm
    .text = { $name } made off with { $count } Tomes.
award-penitent = The Hopeless Case
    .text = { $name } broke a penance { $count } times.
award-walker = The Rambler
    .text = { $name } walked { $count } spaces.

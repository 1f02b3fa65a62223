# What players are remembered for when the game is over.

award-brawler = The Brawler
    .text = { $name } attacked { $count } times.
award-undertaker = The Gravedigger’s Friend
    .text = { $name } lost { $count } cats.
award-pickpocket = The Pickpocket
    .text = { $name } stole { $count } coins.
award-wallet = The Open Purse
    .text = { $name } was robbed of { $count } coins.
award-digger = The Mole
    .text = { $name } searched { $count } times.
award-priest = The Heartless
    .text = { $name } sacrificed { $count } cats.
award-recruiter = The Cat Herder
    .text = { $name } recruited { $count } cats.

# What players are remembered for when the game is over.

award-brawler = Le bagarreur
    .text = { $name } a attaqué { $count } fois.
award-undertaker = L’ami du fossoyeur
    .text = { $name } a perdu { $count } chats.
award-pickpocket = Le pickpocket
    .text = { $name } a volé { $count } pièces.
award-wallet = La bourse ouverte
    .text = { $name } s’est fait voler { $count } pièces.
award-digger = La taupe
    .text = { $name } a fouillé { $count } fois.
award-priest = Le sans-cœur
    .text = { $name } a sacrifié { $count } chats.
award-recruiter = Le berger des chats
    .text = { $name } a recruté { $count } chats.

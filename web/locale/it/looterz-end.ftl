# What players are remembered for when the game is over.

award-brawler = L’attaccabrighe
    .text = { $name } ha attaccato { $count } volte.
award-undertaker = Amico del becchino
    .text = { $name } ha perso { $count } gatti.
award-pickpocket = Il borseggiatore
    .text = { $name } ha rubato { $count } monete.
award-wallet = La borsa aperta
    .text = A { $name } hanno rubato { $count } monete.
award-digger = La talpa
    .text = { $name } ha cercato { $count } volte.
award-priest = Senza cuore
    .text = { $name } ha sacrificato { $count } gatti.
award-recruiter = Il pastore di gatti
    .text = { $name } ha reclutato { $count } gatti.

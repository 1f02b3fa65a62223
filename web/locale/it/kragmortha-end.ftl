# What players are remembered for when the game is over.

award-shover = La ruspa
    .text = { $name } ha spinto gli altri { $count } volte.
award-shoved = Lo zerbino
    .text = { $name } ha preso { $count } spintoni.
award-favourite = Il cocco del padrone
    .text = { $name } ha incontrato Rigor Mortis { $count } volte.
award-usher = L’usciere
    .text = { $name } ha portato a spasso Rigor Mortis { $count } volte.
award-burglar = Il topo di biblioteca
    .text = { $name } se l’è filata con { $count } Libri.
award-penitent = Il caso disperato
    .text = { $name } ha violato una penitenza { $count } volte.
award-walker = Il camminatore
    .text = { $name } ha percorso { $count } caselle.

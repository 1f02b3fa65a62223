game-title = Dés du menteur
game-pitch = Cinq dés sous votre gobelet, et une enchère sur ce qui se cache sous tous les autres. Croyez-la, montez-la ou criez au mensonge.
option-wild_ones = As joker
    .text = Si les as comptent pour toutes les faces.
option-wild_ones-yes = Les as sont des jokers
option-wild_ones-no = Les as sont des as

event-turn = { $seat } commence une manche. On lance les dés.
event-bade = { $seat } annonce { $quantity } × { $face }.
event-challenged = { $seat } traite { $bidder } de menteur !
event-showed = { $seat } en a { $count }.
event-lost_die = { $seat } perd un dé ; il lui en reste { $left }.
event-out = { $seat } est hors jeu.
event-won = { $seat } a les derniers dés et gagne !

prompt-bid = { $seat } surenchérit ou doute.
    .you = Surenchérissez, ou mettez l’annonce en doute.
move-bid = { $quantity } × { $face }
move-challenge = Menteur !

score-dice = dés
ending-last_dice = une seule personne a encore des dés
ending-limit = trop long : qui a le plus de dés gagne

view-round = Manche
view-bid = Annonce
view-dice_in_play = Dés en jeu
view-players = Joueurs
view-seat = Joueur
view-quantity = Combien
view-face = Face
view-dice = Dés
view-cup = Sous le gobelet

## Ce que comptent les conseils

quantity-dice = { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }

game-title = Dadi del bugiardo
game-pitch = Cinque dadi sotto il tuo bicchiere e una dichiarazione su ciò che sta sotto tutti. Credici, rilancia o grida alla bugia.
option-wild_ones = Uno jolly
    .text = Se gli uno valgono per ogni faccia.
option-wild_ones-yes = Gli uno sono jolly
option-wild_ones-no = Gli uno sono uno

event-turn = { $seat } comincia un giro. Si lanciano i dadi.
event-bade = { $seat } dichiara { $quantity } × { $face }.
event-challenged = { $seat } dà del bugiardo a { $bidder }!
event-showed = { $seat } ne ha { $count }.
event-lost_die = { $seat } perde un dado e ne ha ancora { $left }.
event-out = { $seat } è fuori.
event-won = { $seat } ha gli ultimi dadi e vince!

prompt-bid = { $seat } rilancia o dubita.
    .you = Rilancia, oppure metti in dubbio la dichiarazione.
move-bid = { $quantity } × { $face }
move-challenge = Bugiardo!

score-dice = dadi
ending-last_dice = a una sola persona restano dadi
ending-limit = troppo lunga: vince chi ha più dadi

view-round = Giro
view-bid = Dichiarazione
view-dice_in_play = Dadi in gioco
view-players = Giocatori
view-seat = Giocatore
view-quantity = Quanti
view-face = Faccia
view-dice = Dadi
view-cup = Sotto il bicchiere

## Che cosa contano i consigli

quantity-dice = { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }

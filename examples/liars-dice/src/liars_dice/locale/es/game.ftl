game-title = Dados del mentiroso
game-pitch = Cinco dados bajo tu cubilete y una apuesta sobre lo que hay bajo todos. Créela, súbela o di que es mentira.
option-wild_ones = Unos comodín
    .text = Si los unos valen por cualquier cara.
option-wild_ones-yes = Los unos son comodines
option-wild_ones-no = Los unos son unos

event-turn = { $seat } empieza una ronda. Se tiran los dados.
event-bade = { $seat } apuesta { $quantity } × { $face }.
event-challenged = ¡{ $seat } llama mentiroso a { $bidder }!
event-showed = { $seat } tiene { $count }.
event-lost_die = { $seat } pierde un dado y le quedan { $left }.
event-out = { $seat } queda fuera.
event-won = ¡{ $seat } tiene los últimos dados y gana!

prompt-bid = { $seat } apuesta o duda.
    .you = Sube la apuesta o ponla en duda.
move-bid = { $quantity } × { $face }
move-challenge = ¡Mentira!

score-dice = dados
ending-last_dice = solo a una persona le quedan dados
ending-limit = demasiado larga: gana quien tiene más dados

view-round = Ronda
view-bid = Apuesta
view-dice_in_play = Dados en juego
view-players = Jugadores
view-seat = Jugador
view-quantity = Cuántos
view-face = Cara
view-dice = Dados
view-cup = Bajo el cubilete

## Lo que cuentan las pistas

quantity-dice = { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }

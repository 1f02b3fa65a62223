game-title = Kości kłamcy
game-pitch = Pięć kości pod twoim kubkiem i licytacja o to, co leży pod wszystkimi. Uwierz, przebij albo zarzuć kłamstwo.
option-wild_ones = Jedynki jako jokery
    .text = Czy jedynki liczą się za każdą ściankę.
option-wild_ones-yes = Jedynki są jokerami
option-wild_ones-no = Jedynki to jedynki

event-turn = { $seat } zaczyna rundę. Kości zostały rzucone.
event-bade = { $seat } licytuje { $quantity } × { $face }.
event-challenged = { $seat } zarzuca kłamstwo: { $bidder }!
event-showed = { $seat } ma ich { $count }.
event-lost_die = { $seat } traci kość. Zostało: { $left }.
event-out = { $seat } odpada.
event-won = { $seat } ma ostatnie kości i wygrywa!

prompt-bid = { $seat } licytuje albo sprawdza.
    .you = Przebij albo sprawdź.
move-bid = { $quantity } × { $face }
move-challenge = Kłamstwo!

score-dice = kości
ending-last_dice = tylko jedna osoba ma jeszcze kości
ending-limit = za długo: wygrywa, kto ma najwięcej kości

view-round = Runda
view-bid = Licytacja
view-dice_in_play = Kości w grze
view-players = Gracze
view-seat = Gracz
view-quantity = Ile
view-face = Ścianka
view-dice = Kości
view-cup = Pod kubkiem

## Co liczą podpowiedzi

quantity-dice = { $count ->
        [one] { $count } kość
       *[other] { $count } kości
    }

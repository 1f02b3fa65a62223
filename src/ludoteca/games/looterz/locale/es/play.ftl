# Looterz: lo que se dice mientras se juega.

## Qué pasa

event-turn = Turno de { $seat }.
event-drew = { $seat } roba «{ $card }».
event-drew-hidden = { $seat } roba una carta.
event-rigor_seen = { $count ->
        [1] { $seat } encuentra un trozo de Rigor Mortis. En alguna parte empieza a sonar una alarma.
        [2] { $seat } encuentra un segundo trozo de Rigor Mortis. Está haciendo las maletas.
        [3] { $seat } encuentra un tercer trozo de Rigor Mortis. ¡Ya sube la escalera!
       *[4] { $seat } encuentra el último trozo de Rigor Mortis. ¡Ha vuelto!
    }
event-recruited = { $origin ->
        [hand] { $seat } recluta a «{ $card }».
        [graveyard] { $seat } trae del Cementerio a «{ $card }».
       *[tower] { $seat } recibe directamente de la Torre a «{ $card }».
    }
event-searched = { $seat } busca en la mazmorra con «{ $card }».
event-attacked = { $seat } ataca con «{ $card }» a «{ $target }».
event-activated = { $seat } usa la Activación de «{ $card }».
event-recruitment = Reclutamiento de «{ $card }» ({ $seat }).
event-last_wish = Último Deseo de «{ $card }» ({ $seat }).
event-rolled = { $hit ->
        [1] «{ $card }» saca un { $die }: acierto.
       *[0] «{ $card }» saca un { $die }: nada.
    }
event-earned = { $coins ->
        [one] { $seat } gana { $coins } moneda.
       *[other] { $seat } gana { $coins } monedas.
    }
event-stole = { $seat } hurta una moneda a { $victim }.
event-lost = { $coins ->
        [one] { $seat } pierde { $coins } moneda.
       *[other] { $seat } pierde { $coins } monedas.
    }
event-hurt = «{ $card }» pierde { $damage } de vida y se queda con { $life }.
event-healed = «{ $card }» tiene ahora { $life } de vida.
event-died = «{ $card }» va al Cementerio ({ $seat }).
event-sacrificed = { $seat } sacrifica a «{ $card }».
event-took_control = { $for_good ->
        [1] { $seat } se queda para siempre con «{ $card }», de { $victim }.
       *[0] { $seat } toma prestada hasta el final del turno la carta «{ $card }», de { $victim }.
    }
event-gave_back = { $seat } devuelve a { $owner } la carta «{ $card }».
event-returned = «{ $card }» vuelve a la mano de { $seat }.
event-reclaimed = { $seat } recupera del Cementerio «{ $card }».
event-turned_over = La alarma descubre «{ $card }»: al Cementerio.
event-discarded = { $seat } descarta «{ $card }».
event-barred = Por ahora { $seat } no puede buscar, por culpa de «{ $card }».
event-declined = { $seat } renuncia a lo que ofrece «{ $card }».
event-ended = { $ending ->
        [coins] El botín ya es bastante grande: fin de la partida.
        [rigor] Rigor Mortis ha vuelto: fin de la partida.
       *[limit] Esta partida ha durado demasiado: se acabó.
    }
event-struck_out = Doble empate de { $seat }, y a Rigor Mortis no le gustan los empates: fuera.
event-won = ¡Gana { $seat }!

## Qué hay que decidir

prompt-recruit = { $seat } recluta a un Saqueador o roba una carta.
    .you = { $phase }: recluta a un Saqueador o roba una carta.
prompt-dungeon = { $seat } decide qué hace un Saqueador en la mazmorra.
    .you = Mazmorra: ¿qué harán tus Saqueadores?
prompt-target = { $seat } elige a quién atacar con «{ $card }».
    .you = ¿A quién atacas con «{ $card }»?
prompt-search_again = { $seat } puede buscar por segunda vez con «{ $card }».
    .you = «{ $card }» puede buscar por segunda vez.
prompt-attack_again = { $seat } puede atacar por segunda vez con «{ $card }».
    .you = «{ $card }» puede atacar por segunda vez. ¿A quién?
prompt-sacrifice = { $seat } tiene más de tres Saqueadores y sacrifica a uno.
    .you = Tienes más de tres Saqueadores. ¿A cuál sacrificas?
prompt-discard = { $seat } tiene más de diez cartas y descarta una.
    .you = Tienes más de diez cartas en la mano. ¿Cuál descartas?
prompt-last_wish = { $seat } elige qué Último Deseo va primero.
    .you = ¿Cuál de tus Últimos Deseos va primero?
prompt-may = { $seat } puede usar lo que ofrece «{ $card }».
    .you = ¿Usas lo que ofrece «{ $card }»?
prompt-player = { $seat } elige a un jugador para «{ $card }».
    .you = «{ $card }»: ¿qué jugador?
prompt-steal = { $seat } elige a quién hurtarle la moneda.
    .you = Varios jugadores empatan como los más ricos. ¿A quién le hurtas la moneda?
prompt-go_on = { $seat } deja que todos recobren el aliento: aún falta más.
    .you = Han pasado muchas cosas, y aún falta más. ¿Seguimos?
prompt-damage = { $seat } elige a qué Saqueador hiere «{ $card }».
    .you = «{ $card }»: ¿a qué Saqueador hiere?
prompt-kill = { $seat } elige a qué Saqueador mata «{ $card }».
    .you = «{ $card }»: ¿qué Saqueador muere?
prompt-drain = { $seat } elige a quién le chupa la vida «{ $card }».
    .you = «{ $card }»: ¿a qué Saqueador le quita vida?
prompt-heal = { $seat } elige a quién cura «{ $card }».
    .you = «{ $card }»: ¿a qué Saqueador cura? (Queda por curar: { $left })
prompt-gain_life = { $seat } elige quién gana vida con «{ $card }».
    .you = «{ $card }»: ¿qué Saqueador gana vida?
prompt-take_control = { $seat } elige con qué Saqueador se queda «{ $card }».
    .you = «{ $card }»: ¿de qué Saqueador tomas el control?
prompt-return_to_hand = { $seat } elige qué Saqueador devuelve a una mano «{ $card }».
    .you = «{ $card }»: ¿qué Saqueador vuelve a la mano de su dueño?
prompt-forced_sacrifice = { $seat } debe sacrificar a un Saqueador por culpa de «{ $card }».
    .you = Por culpa de «{ $card }» debes sacrificar a un Saqueador. ¿A cuál?
prompt-sacrifice_cost = { $seat } elige a quién sacrificar para «{ $card }».
    .you = «{ $card }»: ¿a qué Saqueador sacrificas?
prompt-reclaim = { $seat } recupera una carta del Cementerio.
    .you = «{ $card }»: ¿qué carta recuperas del Cementerio?
prompt-recruit_from_hand = { $seat } recluta a un Saqueador de la mano gracias a «{ $card }».
    .you = «{ $card }»: ¿qué Saqueador de tu mano entra en juego?
prompt-recruit_from_graveyard = { $seat } recluta a un Saqueador del Cementerio gracias a «{ $card }».
    .you = «{ $card }»: ¿qué Saqueador del Cementerio entra en juego?

## Opciones de una lista

move-recruit = Reclutar a «{ $card }»
move-search = Buscar con «{ $card }»
move-attack = Atacar con «{ $card }»
move-activate = Activar «{ $card }»
move-choose = Elegir «{ $card }»
move-sacrifice = Sacrificar a «{ $card }»
move-discard = Descartar «{ $card }»
move-player = Elegir a { $seat }
move-draw = Robar una carta
move-accept = Sí, adelante
move-decline = No, dejarlo
move-done = Terminar la fase de mazmorra

score-coins = Monedas
score-looterz = Saqueadores en juego

## Lo que cuentan las pistas

quantity-coins = { word-coin.count }
quantity-looterz = { word-looter.count }
quantity-life = { $count } de vida
quantity-cards = { word-card.count }

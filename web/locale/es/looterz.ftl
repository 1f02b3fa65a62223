# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Buscar
act-attack = Atacar
act-activate = Activar
act-recruit = Reclutar
act-discard = Descartar
act-draw = Robar una carta
act-wish = Este ahora
act-close = Cerrar
act-open = Mirarlo

## Where things are

place-row = Saqueadores de { $seat }
place-hand = Tu mano
place-mine = Tus Saqueadores
place-tray = La bandeja de dados
place-middle = Torre, Rigor Mortis, la carrera y el Cementerio
place-race = La carrera a { $target } monedas
place-wishes = Últimos Deseos
place-empty-row = Aún sin Saqueadores
place-empty-hand = Sin cartas en la mano
place-empty-graveyard = Aquí aún no yace nadie
place-drop-row = Suéltala aquí para reclutar
place-too-many = { $count } Saqueadores: al final del turno solo pueden quedar { $most }

## What is known about a thing

tower-label = Torre: { $count }
graveyard-label = Cementerio: { $count }
rigor-label = Rigor Mortis: { $seen } de { $of } piezas
coins-of = { $coins } de { $target } monedas
coins-label = { $seat }: { $coins } de { $target } monedas
hand-label = Cartas en la mano: { $count }
looter-label = { $name }. Vida { $life }, poder { $power }. { $text }
badge-acted = Ya ha actuado
badge-borrowed = Prestado por { $seat }
badge-barred = No puede buscar
badge-thinking = Decidiendo
badge-known = Carta conocida
badge-you = tú
badge-winner = Ganador

## Odds and what will happen

percent = { $value } %
odds-title = Dados: { $dice }, poder { $power }
odds-least = { $count } o más
odds-kill = Mata: { $chance }
preview-dies = Muere
preview-taken = Cambia de bando
preview-to-hand = Vuelve a la mano
preview-barred = Sin buscar
trace-new = Nuevo
die-hit = { $die }: acierto
die-miss = { $die }: nada

## Help

help-card = Una carta
help-power = Un dado con este número o menos acierta.
help-life = Tantos dados como fichas de vida; sin ninguna muere.
help-search = Buscar: cada acierto es una moneda.
help-attack = Atacar: cada acierto quita una vida al Saqueador que elijas.
help-keywords = Palabras clave
help-effects = Lo que dicen los signos
help-gallery = Todos los Saqueadores
sign-damage = daño
sign-kill = mata
sign-drain = absorbe vida
sign-heal = cura
sign-gain_life = gana vida
sign-take_control = toma el control
sign-return_to_hand = devuelve a la mano
sign-forced_sacrifice = alguien sacrifica
sign-sacrifice_cost = cuesta un sacrificio
sign-reclaim = del Cementerio a la mano
sign-recruit_from_hand = de la mano al juego
sign-recruit_from_graveyard = del Cementerio al juego
sign-recruit_from_tower = de la Torre al juego
sign-earn = gana monedas
sign-steal = hurta una moneda
sign-lose = alguien pierde monedas
sign-draw = roba cartas
sign-alarm = de la Torre al Cementerio
sign-no_search = prohíbe buscar

## Short names, for small cards

short-hal_r_tel = Hal-R-Tel
short-rollork = Rollork
short-ninja = Ninja
short-rrugh = Rrugh
short-elsar = Elsar
short-pru = Pru
short-blink = Blink
short-king_of_rats = Rey Rata
short-hippocat = Hipógates
short-puriosa = Puriosa
short-kotniss = Gatniss
short-romolo = Romolo
short-milkula = Draculeche
short-catfucius = Confugato
short-caterfield = Gaterfield
short-schroedinger = Schroedinger
short-ducat = Dugato
short-puss_in_loots = Gato con Botín
short-advocat = Abogato
short-al_catpone = Al Gatone
short-syndicat = Sindigato
short-catapult = Gatapulta
short-catastrophe = Gatástrofe
short-necromeowncer = Nigromiaunte
short-duplicat = Dupligato
short-bureaucat = Burógata
short-catsanova = Gatanova
short-cattila = Gatila
short-guillocatine = Gatillotina
short-acrocat = Acrógata

## The first game

looterz-lesson-goal = ¡Hola! Tus gatos saquean la torre del Señor Oscuro. Gana quien antes tenga 5 monedas: esta es la carrera. Al lado, Rigor Mortis vuelve a casa pieza a pieza; la cuarta termina la partida.
looterz-lesson-recruit = El turno empieza con un reclutamiento: un gato de tu mano o una carta de la Torre. Recluta a Hal-R-Tel. Sus corazones son su vida; el número del dado, su poder.
looterz-lesson-search = Ahora, la mazmorra. Elige a Hal-R-Tel y después Buscar: tira un dado por cada corazón, y cada dado con 3 o menos, su poder, es una moneda.
looterz-lesson-second = El 2 y el 3 aciertan, el 5 no: ¡dos monedas! No olvides el segundo reclutamiento. Recluta a Dugato: su Reclutamiento gana una moneda en cuanto entra en juego.
looterz-lesson-attack = Un turno más tarde. Tu rival va por delante, así que a pelear: elige a Hal-R-Tel y después Atacar.
looterz-lesson-target = Rollork tiene Provocación: mientras siga en pie, sus amigos están a salvo de ti. Por eso da un paso al frente. El porcentaje es tu probabilidad de matarlo. ¡Golpea!
looterz-lesson-activate = Dos aciertos, y adiós a Rollork. Al Gatone tiene una Activación que puede usar en vez de tirar: hurta una moneda al más rico. Elígelo y después Activar.
looterz-lesson-done = Cada Saqueador puede actuar una vez por turno, o descansar. Deja descansar al Gato con Botín: termina la fase de mazmorra.
looterz-lesson-fourth = El segundo reclutamiento: pon en juego a Acrógata. Ya son cuatro Saqueadores, y al final del turno solo pueden quedar tres.
looterz-lesson-sacrifice = Sacrifica al Gato con Botín. Su Último Deseo gana una moneda cuando va al Cementerio: ¡justo la que te falta!
looterz-lesson-end = { $pointer ->
        [touch] Cinco monedas: ¡has ganado! Mantén pulsada cualquier carta para leer lo que hace. Lo demás son garras y suerte.
       *[mouse] Cinco monedas: ¡has ganado! Señala cualquier carta, o mantenla pulsada, para leer lo que hace. Lo demás son garras y suerte.
    }

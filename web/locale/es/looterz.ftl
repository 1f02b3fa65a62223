# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Buscar
act-attack = Atacar
act-activate = Activar
act-recruit = Reclutar
act-sacrifice = Sacrificar
act-discard = Descartar
act-choose = Elegir
act-draw = Robar una carta
act-wish = Este ahora
act-close = Cerrar
act-open = Mirarlo

## Where things are

place-row = Saqueadores de { $seat }
place-hand = Tu mano
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
life-label = Vida: { $life }
power-label = Poder { $power }: sus dados aciertan con { $power } o menos
badge-acted = Ya ha actuado
badge-borrowed = Prestado de { $seat }
badge-barred = No puede buscar
badge-first = Primer jugador
badge-thinking = Decidiendo
badge-known = Carta conocida
badge-you = tú
badge-hint = Pista

## Odds and what will happen

percent = { $value } %
odds-title = Dados: { $dice }, poder { $power }
odds-least = { $count } o más
odds-kill = Mata: { $chance }
odds-hit = Acierta: { $chance }
preview-dies = Muere
preview-taken = Cambia de bando
preview-to-hand = Vuelve a la mano
preview-enters = Entra en juego
preview-barred = Sin buscar
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
help-copies = { $count } en la Torre
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
sign-steal = roba una moneda
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

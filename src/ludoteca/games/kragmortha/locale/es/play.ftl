# Kragmortha: lo que se dice mientras se juega.

## Los jugadores, si no se ponen nombre

seat-P1 = { goblin-1 }
seat-P2 = { goblin-2 }
seat-P3 = { goblin-3 }
seat-P4 = { goblin-4 }
seat-P5 = { goblin-5 }
seat-P6 = { goblin-6 }
seat-P7 = { goblin-7 }
seat-P8 = { goblin-8 }

## Lo que ocurre

event-placed = { $seat } se cuela en la biblioteca por { $space }.
event-turn = Turno de { $seat }.
event-played = { $seat } juega «{ $card }».
event-stepped = { $seat } pasa de { $origin } a { $space }.
event-rigor_moved = { $seat } mueve a Rigor Mortis de { $origin } a { $space }.
event-pushed = { $seat } empuja a { $victim } de { $origin } a { $space }.
event-met = ¡{ $seat } se topa con Rigor Mortis en { $space }!
event-look_drawn = { $seat } roba una Mirada Fulminante: «{ $look }».
event-look_passed_over = { $seat } destapa «{ $look }», pero esa parte del cuerpo ya cumple penitencia: la carta va debajo del mazo.
event-no_look = No queda ninguna Mirada Fulminante que le sirva a { $seat }: no roba ninguna.
event-sent = { $seat } va directamente de { $origin } a { $space }.
event-token_turned = { $seat } destapa una ficha de Teleportación: { $token }.
event-tokens_shuffled = Ya se han usado todas las fichas de Teleportación: se barajan y forman una pila nueva.
event-tome_drawn = { $seat } se lleva un Tomo Mágico: { $tome }.
event-tome_used = { $seat } usa { $tome }.
event-rigor_teleported = { $seat } teleporta a Rigor Mortis de { $origin } a { $space }.
event-shown = { $seat } no tiene ninguna carta útil: enseña y descarta «{ $card }».
event-drew = { $seat } roba «{ $card }».
event-drew-hidden = { $seat } roba una carta.
event-discards_shuffled = Se barajan las cartas de Movimiento descartadas y forman un mazo nuevo.
event-discarded = { $seat } descarta «{ $card }».
event-swapped = { $seat } y { $other } intercambian sus casillas.
event-took_card = { $seat } le quita a { $other } la carta «{ $card }».
event-took_card-hidden = { $seat } le quita una carta a { $other }.
event-look_lifted = { $seat } se libra de una Mirada Fulminante: «{ $look }».
event-scapegoat_named = { $seat } señala a { $other }, que roba la Mirada Fulminante en su lugar.
event-warded = Una protección salva a { $seat }: no roba ninguna Mirada Fulminante.
event-breach_found = { $seat } ha incumplido una penitencia.
event-ended = Fin de la partida: { $ending } ({ $seat }).
event-won = ¡Victoria de { $seat }!

## Lo que alguien tiene que decidir

prompt-place = { $seat } elige por dónde entrar.
    .you = ¿Por dónde entra tu goblin?
prompt-turn = { $seat } elige una carta.
    .you = Es tu turno. ¿Qué carta juegas?
prompt-step = { $number ->
        [1] { $seat } da el primer paso.
       *[2] { $seat } puede dar un segundo paso.
    }
    .you = { $number ->
        [1] Primer paso: ¿hacia dónde?
       *[2] Segundo paso, si quieres: ¿hacia dónde?
    }
prompt-push = { $seat } decide adónde va { $victim } con el empujón.
    .you = ¿Hacia dónde empujas a { $victim }?
prompt-circle = { $seat } elige una casilla de Teleportación vacía.
    .you = ¿A qué casilla de Teleportación va tu goblin?
prompt-start = { $seat } elige una casilla inicial.
    .you = ¿A qué casilla inicial va tu goblin?
prompt-teleport = { $seat } puede teleportar a Rigor Mortis.
    .you = Rigor Mortis está en una casilla de Teleportación. ¿Adónde lo teleportas? Con eso acaba tu turno.
prompt-discard = { $seat } tiene demasiadas cartas y descarta una.
    .you = Tienes demasiadas cartas. ¿Cuál descartas?
prompt-react = { $seat } va a robar una Mirada Fulminante { $reason } y puede usar un Tomo.
    .you = Vas a robar una Mirada Fulminante { $reason }. ¿Usas un Tomo?
prompt-scapegoat = { $seat } elige un chivo expiatorio.
    .you = ¿Quién roba la Mirada Fulminante en tu lugar?
prompt-absolution = { $seat } elige de qué Mirada Fulminante librarse.
    .you = ¿De qué Mirada Fulminante te libras?
prompt-shove = { $seat } elige a quién darle un empellón.
    .you = ¿A quién le das un empellón?
prompt-swap = { $seat } elige con quién intercambiar su casilla.
    .you = ¿Con quién intercambias tu casilla?
prompt-beckon = { $seat } le hace señas a Rigor Mortis.
    .you = ¿Hacia dónde va Rigor Mortis?
prompt-recall = { $seat } elige una casilla de Teleportación vacía para retirarse.
    .you = ¿A qué casilla de Teleportación se retira tu goblin?
prompt-pickpocket = { $seat } elige a quién birlarle una carta.
    .you = ¿Con quién intercambias una carta al azar?
prompt-more = { $seat } puede usar otro Tomo.
    .you = ¿Usas un Tomo antes de acabar tu turno?

## Lo que se puede elegir

move-play = Jugar «{ $card }»
move-step = Un paso al { $direction }
move-stay = Quedarse aquí
move-push = Empujar hacia el { $direction }
move-go = Ir a { $space }
move-use = Usar { $effect }
move-choose = Elegir a { $seat }
move-discard = Descartar «{ $card }»
move-lift = Librarse de la Mirada: { $part }
move-show = Enseñar la mano, que no sirve, y robar otra
move-done = Acabar el turno
move-pass = No, dejarlo así
move-breach = Señalar una falta: { $seat }

## Nombres que aparecen en ello

direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
reason-meeting = por el encuentro con Rigor Mortis
reason-trap = por culpa de una Trampa
reason-breach = por incumplir una penitencia
reason-scapegoat = como chivo expiatorio
ending-looks = se ha robado la cuarta Mirada Fulminante
ending-tomes = ha volado el último Tomo Mágico
ending-limit = la biblioteca cierra por hoy
score-looks = Miradas
score-tomes = Tomos
score-symbols = Símbolos mágicos
score-kinds = Clases de símbolo

## Los efectos de los Tomos y todas las cartas de Movimiento posibles

effect-absolution = { tome-absolution }
effect-deep_pockets = { tome-deep_pockets }
effect-haste = { tome-haste }
effect-crystal_step = { tome-crystal_step }
effect-shove = { tome-shove }
effect-swap = { tome-swap }
effect-beckon = { tome-beckon }
effect-recall = { tome-recall }
effect-pickpocket = { tome-pickpocket }
effect-scapegoat = { tome-scapegoat }
effect-ward = { tome-ward }
card-goblin-scroll-scroll = { mover-goblin }: { symbol-scroll } + { symbol-scroll }
card-goblin-scroll-stones = { mover-goblin }: { symbol-scroll } + { symbol-stones }
card-goblin-scroll-potion = { mover-goblin }: { symbol-scroll } + { symbol-potion }
card-goblin-scroll-book = { mover-goblin }: { symbol-scroll } + { symbol-book }
card-goblin-scroll-ball = { mover-goblin }: { symbol-scroll } + { symbol-ball }
card-goblin-stones-stones = { mover-goblin }: { symbol-stones } + { symbol-stones }
card-goblin-stones-potion = { mover-goblin }: { symbol-stones } + { symbol-potion }
card-goblin-stones-book = { mover-goblin }: { symbol-stones } + { symbol-book }
card-goblin-stones-ball = { mover-goblin }: { symbol-stones } + { symbol-ball }
card-goblin-potion-potion = { mover-goblin }: { symbol-potion } + { symbol-potion }
card-goblin-potion-book = { mover-goblin }: { symbol-potion } + { symbol-book }
card-goblin-potion-ball = { mover-goblin }: { symbol-potion } + { symbol-ball }
card-goblin-book-book = { mover-goblin }: { symbol-book } + { symbol-book }
card-goblin-book-ball = { mover-goblin }: { symbol-book } + { symbol-ball }
card-goblin-ball-ball = { mover-goblin }: { symbol-ball } + { symbol-ball }
card-rigor-scroll-scroll = { mover-rigor }: { symbol-scroll } + { symbol-scroll }
card-rigor-scroll-stones = { mover-rigor }: { symbol-scroll } + { symbol-stones }
card-rigor-scroll-potion = { mover-rigor }: { symbol-scroll } + { symbol-potion }
card-rigor-scroll-book = { mover-rigor }: { symbol-scroll } + { symbol-book }
card-rigor-scroll-ball = { mover-rigor }: { symbol-scroll } + { symbol-ball }
card-rigor-stones-stones = { mover-rigor }: { symbol-stones } + { symbol-stones }
card-rigor-stones-potion = { mover-rigor }: { symbol-stones } + { symbol-potion }
card-rigor-stones-book = { mover-rigor }: { symbol-stones } + { symbol-book }
card-rigor-stones-ball = { mover-rigor }: { symbol-stones } + { symbol-ball }
card-rigor-potion-potion = { mover-rigor }: { symbol-potion } + { symbol-potion }
card-rigor-potion-book = { mover-rigor }: { symbol-potion } + { symbol-book }
card-rigor-potion-ball = { mover-rigor }: { symbol-potion } + { symbol-ball }
card-rigor-book-book = { mover-rigor }: { symbol-book } + { symbol-book }
card-rigor-book-ball = { mover-rigor }: { symbol-book } + { symbol-ball }
card-rigor-ball-ball = { mover-rigor }: { symbol-ball } + { symbol-ball }

## Lo que cuentan las pistas

quantity-looks = { word-look.count }
quantity-tomes = { word-tome.count }
quantity-steps = { $count ->
        [one] { $count } paso de distancia a Rigor Mortis
       *[other] { $count } pasos de distancia a Rigor Mortis
    }

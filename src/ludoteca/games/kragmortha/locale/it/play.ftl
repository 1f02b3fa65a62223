# Kragmortha: quello che si dice mentre si gioca.

## I giocatori, se non si danno un nome

seat-P1 = { goblin-1 }
seat-P2 = { goblin-2 }
seat-P3 = { goblin-3 }
seat-P4 = { goblin-4 }
seat-P5 = { goblin-5 }
seat-P6 = { goblin-6 }
seat-P7 = { goblin-7 }
seat-P8 = { goblin-8 }

## Che cosa succede

event-placed = { $seat } s’intrufola nella biblioteca in { $space }.
event-turn = Turno di { $seat }.
event-played = { $seat } gioca «{ $card }».
event-stepped = { $seat } va da { $origin } in { $space }.
event-rigor_moved = { $seat } muove Rigor Mortis da { $origin } in { $space }.
event-pushed = { $seat } spinge { $victim } da { $origin } in { $space }.
event-met = { $seat } s’imbatte in Rigor Mortis in { $space }!
event-look_drawn = { $seat } pesca un’Occhiataccia: «{ $look }».
event-look_passed_over = { $seat } scopre «{ $look }», ma quella parte del corpo fa già penitenza: la carta va sotto il mazzo.
event-no_look = Non resta nessuna Occhiataccia adatta a { $seat }: non se ne pesca.
event-sent = { $seat } passa direttamente da { $origin } in { $space }.
event-token_turned = { $seat } scopre un gettone Teletrasporto: { $token }.
event-tokens_shuffled = I gettoni Teletrasporto sono finiti: si rimescolano tutti in una nuova pila.
event-tome_drawn = { $seat } arraffa un Libro Magico: { $tome }.
event-tome_used = { $seat } usa «{ $tome }».
event-rigor_teleported = { $seat } teletrasporta Rigor Mortis da { $origin } in { $space }.
event-shown = { $seat } non ha carte da usare qui: mostra e scarta «{ $card }».
event-drew = { $seat } pesca «{ $card }».
event-drew-hidden = { $seat } pesca una carta.
event-discards_shuffled = Le carte Movimento scartate si rimescolano in un nuovo mazzo.
event-discarded = { $seat } scarta «{ $card }».
event-swapped = { $seat } e { $other } si scambiano di posto.
event-took_card = { $seat } prende «{ $card }» dalla mano di { $other }.
event-took_card-hidden = { $seat } prende una carta dalla mano di { $other }.
event-look_lifted = { $seat } si libera di un’Occhiataccia: «{ $look }».
event-scapegoat_named = { $seat } punta il dito: l’Occhiataccia la pesca { $other }.
event-warded = Il talismano protegge { $seat }: niente Occhiataccia.
event-breach_found = Infrazione! { $seat } non rispetta una penitenza.
event-ended = La partita è finita: { $ending } ({ $seat }).
event-won = { $seat } vince!

## Che cosa qualcuno deve decidere

prompt-place = { $seat } sceglie da dove entrare.
    .you = Da dove entra il tuo goblin?
prompt-turn = { $seat } sceglie una carta da giocare.
    .you = Tocca a te. Quale carta giochi?
prompt-step = { $number ->
        [1] { $seat } fa il primo passo.
       *[2] { $seat } può fare un secondo passo.
    }
    .you = { $number ->
        [1] Primo passo: da che parte?
       *[2] Secondo passo, se vuoi: da che parte?
    }
prompt-push = { $seat } sceglie dove spingere { $victim }.
    .you = Da che parte spingi { $victim }?
prompt-circle = { $seat } sceglie una casella Teletrasporto vuota.
    .you = In quale casella Teletrasporto va il tuo goblin?
prompt-start = { $seat } sceglie una casella iniziale.
    .you = In quale casella iniziale va il tuo goblin?
prompt-teleport = { $seat } può teletrasportare Rigor Mortis.
    .you = Rigor Mortis è in una casella Teletrasporto. Dove lo teletrasporti? Così finisce il tuo turno.
prompt-discard = { $seat } ha troppe carte e ne scarta una.
    .you = Hai troppe carte. Quale scarti?
prompt-react = { $seat } sta per pescare un’Occhiataccia { $reason } e può usare un Libro.
    .you = Stai per pescare un’Occhiataccia { $reason }. Usi un Libro?
prompt-scapegoat = { $seat } sceglie un capro espiatorio.
    .you = Chi pesca l’Occhiataccia al posto tuo?
prompt-absolution = { $seat } sceglie di quale Occhiataccia liberarsi.
    .you = Di quale Occhiataccia ti liberi?
prompt-shove = { $seat } sceglie a chi dare uno spintone.
    .you = A chi dai uno spintone?
prompt-swap = { $seat } sceglie con chi scambiarsi di posto.
    .you = Con chi ti scambi di posto?
prompt-beckon = { $seat } fa un cenno a Rigor Mortis.
    .you = Da che parte va Rigor Mortis?
prompt-recall = { $seat } sceglie una casella Teletrasporto vuota in cui ritirarsi.
    .you = In quale casella Teletrasporto si ritira il tuo goblin?
prompt-pickpocket = { $seat } sceglie chi borseggiare.
    .you = Con chi scambi una carta a caso?
prompt-more = { $seat } può usare un altro Libro.
    .you = Usi un Libro prima di finire il turno?

## Che cosa si può scegliere

move-play = Gioca «{ $card }»
move-step = Un passo a { $direction }
move-stay = Resta qui
move-push = Spingi a { $direction }
move-go = Vai in { $space }
move-use = Usa «{ $effect }»
move-choose = Scegli { $seat }
move-discard = Scarta «{ $card }»
move-lift = Liberati dell’Occhiataccia su: { $part }
move-show = Mostra la mano, che non serve, e pescane un’altra
move-done = Finisci il turno
move-pass = No, lascia stare
move-breach = Segnala un’infrazione: { $seat }

## Nomi che vi compaiono

direction-north = nord
direction-east = est
direction-south = sud
direction-west = ovest
reason-meeting = per l’incontro con Rigor Mortis
reason-trap = per colpa di una Trappola
reason-breach = per un’infrazione
reason-scapegoat = come capro espiatorio
ending-looks = è stata pescata la quarta Occhiataccia
ending-tomes = è stato preso l’ultimo Libro Magico
ending-limit = la biblioteca chiude per la notte
score-looks = Occhiatacce
score-tomes = Libri
score-symbols = Simboli magici
score-kinds = Tipi di simbolo

## Gli effetti dei Libri e tutte le carte Movimento possibili

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

## Che cosa contano i consigli

quantity-looks = { word-look.count }
quantity-tomes = { word-tome.count }
quantity-steps = { $count ->
        [one] { $count } passo di distanza da Rigor Mortis
       *[other] { $count } passi di distanza da Rigor Mortis
    }

# Kragmortha: ciò che dice soltanto lo schermo.

## Le fasi di un turno

kragmortha-phase-place = Ingresso
kragmortha-phase-card = Carta
kragmortha-phase-steps = Passi
kragmortha-phase-more = Libri, poi pesca

## Il tavolo

kragmortha-hand = Le tue carte: { $count } su { $limit }
kragmortha-card-hidden = Una carta coperta
kragmortha-kept-none = Qui staranno le tue Occhiatacce e i tuoi Libri Magici.
kragmortha-about-goblin = Muove il tuo goblin: un passo verso uno dei simboli e poi, se vuoi, un secondo verso l’altro.
kragmortha-about-rigor = Muove Rigor Mortis: un passo verso uno dei simboli e poi, se vuoi, un secondo verso l’altro.
kragmortha-deck = { $count ->
        [one] { $count } carta Movimento da pescare
       *[other] { $count } carte Movimento da pescare
    }
kragmortha-discards = { $count ->
        [one] { $count } carta Movimento scartata
       *[other] { $count } carte Movimento scartate
    }
kragmortha-discarded = { $count } × { $card }
kragmortha-look-deck = { $count ->
        [one] { $count } Occhiataccia nel mazzo
       *[other] { $count } Occhiatacce nel mazzo
    }
kragmortha-tokens = { $count ->
        [one] { $count } gettone Teletrasporto coperto
       *[other] { $count } gettoni Teletrasporto coperti
    }
kragmortha-tome-symbols = Simboli magici: { $count } × { $kind }
kragmortha-tome-used = Già usato, ma alla fine conta ancora.
kragmortha-breach = Infrazione!

## Ciò che dicono alcune penitenze dello schermo

kragmortha-peek = Sbircia il tabellone (è un’infrazione!)
kragmortha-told = Torna al lavoro
kragmortha-stand = Alzati
kragmortha-type = Presto, scrivi: «{ $phrase }»
kragmortha-hold-on = Tieni duro! Tieni premuto un tasto, un pulsante o un dito.
kragmortha-hold-held = Bene. Non mollare.
kragmortha-hold-take = Afferra
kragmortha-hold-release = Lascia
kragmortha-wet = Pavimento bagnato. Giù le mani!
kragmortha-claw-next = Avanti
kragmortha-claw-take = Prendi
kragmortha-hand-pointer = Hai cominciato con il puntatore.
kragmortha-hand-keyboard = Hai cominciato con la tastiera.

## La legenda illustrata

kragmortha-help-floor = Il pavimento
kragmortha-help-pawns = Pedine e carte
kragmortha-about-start = Da qui entrano i goblin, e qui tornano dalla scrivania.
kragmortha-about-circle = Chi vi entra scopre un gettone e va in un’altra casella Teletrasporto. Dopo un incontro con Rigor Mortis il goblin si mette in una vuota.
kragmortha-about-desk = Le va bene ogni simbolo. Chi vi entra prende un Libro Magico e torna in una casella iniziale.
kragmortha-about-goblins = Una pedina per casella: chi entra da un altro goblin lo spinge e sceglie dove. Vince chi ha meno Occhiatacce; i Libri spareggiano.
kragmortha-about-meeting = Chi lo incontra pesca un’Occhiataccia. La quarta davanti a un giocatore chiude la partita.

## La prima partita

kragmortha-lesson-you = Ti diamo il benvenuto in biblioteca! Sei il goblin con l’anello d’oro. Ti servono poche Occhiatacce e molti Libri Magici.
kragmortha-lesson-rigor = Questo è Rigor Mortis, il Signore Oscuro. Chi lo incontra pesca un’Occhiataccia. Senti che gelo: stagli alla larga.
kragmortha-lesson-card = { $pointer ->
        [touch] Un turno è una carta. Ognuna mostra due simboli. Tieni premuta una carta per vedere dove porta, poi gioca quella con pozione e volume.
       *[mouse] Un turno è una carta. Ognuna mostra due simboli. Passa su una carta per vedere dove porta, poi gioca quella con pozione e volume.
    }
kragmortha-lesson-first-step = Il primo passo va in una casella vicina con uno dei due simboli. Scendi, verso il volume.
kragmortha-lesson-second-step = Il secondo passo è facoltativo e va all’altro simbolo. Fallo: la pozione è proprio accanto alla scrivania.
kragmortha-lesson-wait = Hai pescato una nuova carta. Ora gioca { $other }, il goblin arancione. Guarda.
kragmortha-lesson-any-card = Alla scrivania va bene ogni simbolo, perciò basta una carta Goblin qualsiasi. Giocane una.
kragmortha-lesson-desk = Sulla scrivania, dove stanno i Libri Magici!
kragmortha-lesson-back = Un Libro è tuo. Il tuo goblin torna in una casella iniziale: scegline una.
kragmortha-lesson-tome = { $pointer ->
        [touch] I Libri sono piccoli incantesimi per dopo: tieni premuto il tuo per leggerlo. Quando si pesca l’ultimo Libro, la partita è finita.
       *[mouse] I Libri sono piccoli incantesimi per dopo: passa sul tuo per leggerlo. Quando si pesca l’ultimo Libro, la partita è finita.
    }
kragmortha-lesson-neighbours = E ora una birichinata. { $other }, il goblin arancione, sta fra te e Rigor Mortis.
kragmortha-lesson-push-card = Una pedina per casella: chi entra da un goblin lo spinge. Gioca pergamena e pozione, perché { $other } sta su una pozione.
kragmortha-lesson-push-step = Entra nella casella di { $other }.
kragmortha-lesson-push = { $pointer ->
        [touch] Sei tu a scegliere dove va { $other }. Le frecce mostrano le vie, e tenendone premuta una vedi che cosa succederà. Dritto da Rigor Mortis!
       *[mouse] Sei tu a scegliere dove va { $other }. Le frecce mostrano le vie, e passando su una vedi che cosa succederà. Dritto da Rigor Mortis!
    }
kragmortha-lesson-meeting = { $other } incontra Rigor Mortis! Guarda che cosa succede.
kragmortha-lesson-look = { $other } ha pescato un’Occhiataccia, una buffa penitenza fino a fine partita, e ha dovuto spostarsi in una casella Teletrasporto.
kragmortha-lesson-away = Ti resta il secondo passo. Rigor Mortis è vicino: sgattaiola verso la pergamena.
kragmortha-lesson-rigor-card = Alcune carte muovono Rigor Mortis invece del tuo goblin. Una sfera di cristallo è un simbolo qualsiasi. Gioca quella che ne ha due.
kragmortha-lesson-rigor-step = Mandalo lontano da te.
kragmortha-lesson-end = Le Occhiatacce stanno appese qui come ritratti. La quarta davanti a un giocatore chiude la partita, e vince chi ne ha meno. Ne sai abbastanza: in biblioteca!

kragmortha-penance-of = Penitenza: { $goblin }
kragmortha-wall = Il muro della vergogna
kragmortha-spotless = Nemmeno un’Occhiataccia: sospetto
kragmortha-share-wall = Salva l’immagine

## Why a card cannot be played

kragmortha-why-turn = Non è il tuo turno.
kragmortha-why-question = Prima rispondi alla domanda.
kragmortha-why-blocked = Chi sta lì accanto a te non può essere spinto via.
kragmortha-why-goblin = { $twice ->
        [one] Accanto a te manca questo simbolo: { $first }.
       *[two] Né { $first } né { $second } accanto a te.
    }
kragmortha-why-rigor = { $twice ->
        [one] Accanto a Rigor Mortis manca questo simbolo: { $first }.
       *[two] Né { $first } né { $second } accanto a Rigor Mortis.
    }

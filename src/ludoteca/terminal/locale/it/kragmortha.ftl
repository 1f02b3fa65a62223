# Kragmortha come lo disegna un terminale.

## Il pavimento in due lettere, la scrivania in quattro

kragmortha-short-scroll = pe
kragmortha-short-stones = pi
kragmortha-short-potion = po
kragmortha-short-book = vo
kragmortha-short-desk = scri
kragmortha-mark-start = casella iniziale
kragmortha-mark-circle = teletrasporto
kragmortha-mark-both = entrambe
kragmortha-mark-rigor = Rigor Mortis
kragmortha-mark-target = possibile

## Accanto e sotto il tabellone

kragmortha-turn = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }
kragmortha-tomes-left = Libri sulla scrivania: { $tomes }
kragmortha-tokens-left = Gettoni: { $tokens }
kragmortha-looks = { $count ->
        [one] { $count } Occhiataccia
       *[other] { $count } Occhiatacce
    }: { $parts }
kragmortha-tomes = { $count ->
        [one] { $count } Libro
       *[other] { $count } Libri
    }: { $tomes }
kragmortha-used = { $count ->
        [one] { $count } usato
       *[other] { $count } usati
    }
kragmortha-hand = La tua mano:

## Aiuto

kragmortha-about-goblin = Muove il tuo goblin di un passo in una casella adiacente con uno dei due simboli e poi, se vuoi, di un altro passo in una casella con l’altro. La sfera di cristallo vale per qualsiasi simbolo.
kragmortha-about-rigor = Muove Rigor Mortis allo stesso modo. Chi lo incontra pesca un’Occhiataccia; la quarta Occhiataccia di un giocatore chiude la partita, e vince chi ne ha meno.
kragmortha-about-circle = Chi ci entra o ci finisce con una spinta scopre un gettone e va in un’altra casella Teletrasporto, con un Libro, un’Occhiataccia o niente.
kragmortha-about-desk = Lì prendi un Libro Magico e torni in una casella iniziale. Ogni carta permette di entrare nella scrivania. Chi prende l’ultimo Libro chiude la partita.

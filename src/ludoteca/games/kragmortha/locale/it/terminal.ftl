# Kragmortha come lo disegna un terminale.

## Il pavimento in due lettere, la scrivania in quattro

terminal-short-scroll = pe
terminal-short-stones = pi
terminal-short-potion = po
terminal-short-book = vo
terminal-short-desk = scri
terminal-mark-start = casella iniziale
terminal-mark-circle = teletrasporto
terminal-mark-both = entrambe
terminal-mark-rigor = Rigor Mortis
terminal-mark-target = possibile

## Accanto e sotto il tabellone

terminal-turn = { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }
    }
terminal-tomes-left = Libri sulla scrivania: { $tomes }
terminal-tokens-left = Gettoni: { $tokens }
terminal-looks = { $count ->
        [one] { $count } Occhiataccia
       *[other] { $count } Occhiatacce
    }: { $parts }
terminal-tomes = { $count ->
        [one] { $count } Libro
       *[other] { $count } Libri
    }: { $tomes }
terminal-used = { $count ->
        [one] { $count } usato
       *[other] { $count } usati
    }
terminal-hand = La tua mano:

## Aiuto

terminal-about-goblin = Muove il tuo goblin di un passo in una casella adiacente con uno dei due simboli e poi, se vuoi, di un altro passo in una casella con l’altro. La sfera di cristallo vale per qualsiasi simbolo.
terminal-about-rigor = Muove Rigor Mortis allo stesso modo. Chi lo incontra pesca un’Occhiataccia; la quarta Occhiataccia di un giocatore chiude la partita, e vince chi ne ha meno.
terminal-about-circle = Chi ci entra o ci finisce con una spinta scopre un gettone e va in un’altra casella Teletrasporto, con un Libro, un’Occhiataccia o niente.
terminal-about-desk = Lì prendi un Libro Magico e torni in una casella iniziale. Ogni carta permette di entrare nella scrivania. Chi prende l’ultimo Libro chiude la partita.

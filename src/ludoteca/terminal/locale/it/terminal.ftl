# Quello che dice il terminale stesso.

## Giocatori

seat-name = Giocatore { $number }
you = tu

## Una sessione

welcome = Scrivi il numero di una mossa e premi Invio. Scrivi «help» per vedere che altro puoi fare, e «quit» per smettere.
commitment = Tutto il caso di questa partita viene da un seme scelto prima di cominciare. Il suo SHA-256: { $commitment }
seed = Il seme di questa partita era: { $seed }
cursor = { "> " }
curtain = Passa lo schermo a { $seat }, che poi preme Invio.
only-move = (C’era una sola mossa possibile ed è stata fatta per te: { $move }.)
not-a-choice = «{ $input }» non è tra le scelte. Scrivi un numero da 1 a { $count }, oppure «help».
goodbye = A presto!
input-ended = Non c’è altro da leggere, quindi la partita si ferma qui, dopo { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
recorded = La registrazione di questa partita è in { $file }.
place = Posto
player = Giocatore

## Comandi

undone = Annullato.
cannot-undo = Non si può annullare: non hai deciso nulla da quando è venuta alla luce l’ultima carta, gettone o altro segreto.
thinking = Un secondo di riflessione…
hint = La scelta di un buon giocatore: { $move }. Vi ha dedicato il { $share }% dei suoi pensieri e ne attende { $expected } vittorie su 100.
hint-line = Poi, forse: { $line }.
hint-gains = Porta in questo turno: { $changes }.
hint-costs = Costa in questo turno: { $changes }.
hint-risks = Rischi prima del tuo prossimo turno: { $changes }.
hint-reply = Risposta probabile ({ $name }): { $move }.
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share }%)
hint-worse = Invece, { $move }: { $expected } vittorie su 100, { $gap } in meno che con quella scelta.
hint-as-good = Invece, { $move }: { $expected } vittorie su 100, quasi altrettanto bene.
saved = Salvato. Potrai continuare con «load { $file }», o dalla tua console con: ludoteca play --load { $file }
cannot-save = Non è stato salvato nulla. { $reason }
loaded = { $file } è stato caricato: { $moves ->
        [one] { $moves } mossa giocata
       *[other] { $moves } mosse giocate
    }.
cannot-load = Non è stato caricato nulla; la tua partita continua. { $reason }
needs-file = Indica quale file, per esempio: { $command } mia-partita.json
no-rule = Qui non c’è nessuna regola { $rule }. Chiedine una con il suo numero, per esempio: rules { $example }
auto-on = Quando c’è una sola mossa possibile, viene fatta per te. Con «auto off» si cambia.
auto-off = Ti viene chiesto anche quando c’è una sola mossa possibile. Con «auto on» si cambia.

## Aiuto

help-moves = Le tue mosse e che cosa farà di sicuro ciascuna (scrivi il numero o le parole tra parentesi quadre)
help-things = Che cos’è ogni cosa
help-commands = Che altro puoi scrivere
command-help = questa pagina
command-undo = annulla la tua ultima decisione, se da allora nulla è venuto alla luce
command-hint = che cosa farebbe ora un bot forte, e perché; «hint 3» lo confronta con la scelta 3
command-board = ridisegna il tavolo e rielenca le tue mosse
command-log = tutta la storia di questa partita
command-rules = il testo di una regola numerata
command-save = salva questa partita
command-load = continua una partita salvata
command-auto = se giocare per te quando c’è una sola mossa possibile
command-quit = smettere

## Altri comandi

games-seats = da { $least } a { $most } giocatori
games-options = Opzioni (se non dici altro, vale quella con l’asterisco):
games-how = Si gioca con: { $command }
games-bots = Bot, con i punti misurati (100 in più vincono 64 partite a due su 100, 200 in più 76):
games-styled = Bot con un carattere:
replay-title = { $title }, { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
replay-position = Dopo la mossa { $move } di { $moves }
replay-unfinished = La registrazione finisce qui; la partita non è stata conclusa.
verified = { $file } è in ordine. { $moves ->
        [one] La sua unica mossa è legale e porta
       *[other] Le sue { $moves } mosse sono legali e portano
    } al risultato che dichiara.
verified-unfinished = { $file } è in ordine, ma la partita non è stata conclusa. { $moves ->
        [one] La sua unica mossa è legale.
       *[other] Le sue { $moves } mosse sono legali.
    }
verified-seed = Il seme è quello sigillato prima di cominciare la partita.
not-verified = { $file } non è in ordine. { $reason }

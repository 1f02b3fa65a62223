# La cornice del client per il browser: al tavolo e nella replica.

## Il tavolo

board = Tabellone
players = Giocatori
phases = A che punto è il turno
side-panel = Mosse, cronaca e chiacchiere
toolbar = Che cosa puoi fare
table-menu = Tavolo
tab-moves = Mosse
tab-log = Cronaca
tab-chat = Chat
tab-help = Aiuto
winner = vince
tag-bot = bot, { $level }
tag-stand-in = gioca un bot
tag-away = assente
time-left = Tempo rimasto: { $time }
connection-lost = Niente connessione. Si riprova…
connection-connecting = Connessione…
moves-over = La partita è finita.
moves-lesson = Prima leggi che cosa dice la lezione.
moves-spectator = Stai guardando.
moves-wait = Ora decidono altri. Le tue mosse compariranno qui.
log-empty = La storia comincia con la prima mossa.
log-earlier = Mostra ciò che precede
log-moment = Vai al momento { $index }
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
undo = Annulla
hint = Consiglio
hint-thinking = Sto pensando…
hint-only = Non c’è altra mossa.
hint-plain = Un bot forte giocherebbe questa.
hint-clear = Nettamente la migliore: { $expected } di vittoria attesa, { $gap } più della seconda.
hint-close = Di poco: { $expected } di vittoria attesa; { $share } delle linee esaminate passa di qui.
hint-then = Poi, forse: { $moves }
expects = si aspetta { $expected }
skip = Salta avanti
mute = Togli il suono
result = Risultato
over-nobody = La partita è finita. Non vince nessuno.
over-winners = { $count ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
end-you-won = Hai vinto!
end-look = Guarda il tabellone
rematch = Gioca ancora
rematch-join = Unisciti alla rivincita
watch-replay = Riguardala
export = Salva in un file
curtain-title = Passa lo schermo a { $name }
curtain-text = Nessun altro guardi adesso, per favore.
curtain-open = Sono { $name }: mostra la mia mano
breach = Infrazione!
vote-text = { $caller } dice che { $accused } ha rotto una penitenza.
vote-count = D’accordo: { $yes } · contrari: { $no }
vote-yes = È così
vote-no = Non è così
vote-passed = Il tavolo è d’accordo.
vote-failed = Il tavolo non è d’accordo.
copy-link-watch = Copia il collegamento a questo tavolo
look-as = Guarda come
spectator = Spettatore
come-back = Riprendi il mio posto
leave-game = Arrenditi e vai via
leave-sure = Andare via davvero? Un bot giocherà per te, e puoi tornare.
leave-yes = Sì, vado via
leave-no = No, resto
skip-to-choices = Vai a ciò che puoi fare
shortcuts = Scorciatoie da tastiera
shortcuts-text = Tab e frecce percorrono il tabellone, Invio o Spazio gioca, Esc annulla. Le scorciatoie si spengono nelle impostazioni.
shortcut-1 = gioca quella mossa dell’elenco
shortcut-g = vai a ciò che puoi fare, e da una cosa all’altra
shortcut-u = annulla
shortcut-h = consiglio
shortcut-s = salta avanti
shortcut-m = suono sì o no
shortcut-o = elenco delle mosse
shortcut-l = cronaca
shortcut-c = chat
shortcut-help = questa pagina

## Dadi onesti

fair-title = Dadi onesti
fair-text = Tutto il caso di questa partita viene da un seme fissato prima della prima mossa. La sua impronta si vede dall’inizio, il seme alla fine: chiunque può controllare ogni tiro e ogni mescolata.
fair-commitment = Impronta (SHA-256 del seme)
fair-seed = Seme
fair-check = Controlla questa partita
fair-yes = Controllato: seme, impronta e ogni mossa concordano.
fair-no = Non concorda. Non fidarti di questa partita.

## La replica

replay = Replica
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-timeline = Momento
replay-count = { $index } di { $length }
copy-moment = Copia il collegamento a questo momento
to-table = Al tavolo
analysis = Analisi
analysis-ask = Rifletti
analysis-text = Guarda che cosa farebbe un bot forte in ogni momento di questa partita, e che cosa si aspetta da ogni mossa.
analysis-played = giocata
analysis-later = A partita finita potrai riflettere su qualsiasi momento.
analysis-end = La partita è finita: non c’è nulla da decidere.
analysis-playing = Metti in pausa per riflettere su un momento.
continue-here = Continua da qui
continue-seats = Chi continua
continue-later = A partita finita potrai continuare da qualsiasi momento.
rule-reference = { $count ->
        [one] Regola { $rules }
       *[other] Regole { $rules }
    }

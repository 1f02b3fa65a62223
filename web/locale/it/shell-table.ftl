# La cornice del client per il browser: al tavolo e nella replica.

## Il tavolo

board = Tabellone
players = Giocatori
phases = A che punto è il turno
side-panel = Mosse, cronologia e chat
toolbar = Che cosa puoi fare
table-menu = Tavolo
tab-moves = Mosse
tab-log = Cronologia
tab-chat = Chat
tab-help = Aiuto
winner = vince
tag-bot = bot, { $level }
tag-stand-in = gioca un bot
tag-given-up = { $why ->
        [resigned] resa
        [left] ha lasciato
        [time] tempo scaduto
       *[gone] non c’è più
    }
tag-vacation = in vacanza
tag-away = assente
time-left = Tempo rimasto: { $time }
connection-lost = Niente connessione. Si riprova…
connection-connecting = Connessione…
moves-over = La partita è finita.
moves-lesson = Prima leggi che cosa dice la lezione.
moves-soon = Un attimo di suspense…
moves-spectator = Stai guardando.
moves-wait = Ora decidono altri. Le tue mosse compariranno qui.
recap-since = Dal tuo turno
recap-now = Che cosa fanno gli altri
log-empty = La storia comincia con la prima mossa.
log-earlier = Mostra ciò che precede
log-moment = Vai al momento { $index }
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
chat-emotes = Dillo con una faccina
open-chat = { $count ->
        [0] Chat
        [one] Chat, { $count } messaggio nuovo
       *[other] Chat, { $count } messaggi nuovi
    }
undo = Annulla
hint = Consiglio
hint-thinking = Sto pensando…
hint-only = È l’unica mossa.
hint-plain = Un bot forte giocherebbe questa.
hint-clear = Nettamente la migliore: { $expected } di probabilità di vincere, { $gap } più della seconda.
hint-close = Di poco: { $expected } di probabilità di vincere, e la seconda è appena peggiore.
hint-then = Poi, forse: { $moves }
hint-gains = Porta: { $changes }
hint-costs = Costa: { $changes }
hint-risks = Rischi prima del prossimo turno: { $changes }
hint-reply = Risposta probabile ({ $name }): { $move }
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share })
hint-worse = { $expected } di probabilità di vincere, { $gap } in meno che con la mossa migliore.
hint-as-good = { $expected } di probabilità di vincere: quasi buona come la migliore.
hint-compare = Confronta con
hint-compare-none = scegli una mossa…
hint-compare-how = Indica un’altra mossa, o sceglila qui, per vedere la differenza.
hint-details = Dettagli
expects = { $expected } di vincere
skip = Salta avanti
mute = Togli il suono
result = Risultato
over-nobody = La partita è finita. Non vince nessuno.
over-winners = { $count ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
end-you-won = Hai vinto!
end-aborted = La partita è stata interrotta. Non ha un risultato.
end-draw = Pareggio.
end-forfeit = Nessun altro continua a giocare.
end-look = Guarda il tabellone
end-awards = Passano alla storia
end-moments = I momenti migliori
rematch = Un’altra partita
rematch-join = Unisciti alla prossima
watch-replay = Riguardala
export = Salva in un file
curtain-title = Passa lo schermo a { $name }
curtain-text = Nessun altro guardi adesso, per favore.
curtain-open = Sono { $name }: mostra la mia mano
vote-count = D’accordo: { $yes } · contrari: { $no }
vote-yes = È così
vote-no = Non è così
vote-passed = Il tavolo è d’accordo.
vote-failed = Il tavolo non è d’accordo.
copy-link-watch = Copia il link a questo tavolo
look-as = Guarda come
spectator = Spettatore
come-back = Riprendi il mio posto
leave-game = Far giocare un bot per me
leave-sure = Andare via adesso? Un bot gioca per te finché non torni.
leave-yes = Sì, vado via
leave-no = No, resto
abort = Interrompere la partita
resign = Arrendersi
resign-sure = Arrenderti davvero? La partita finisce, e l’hai persa.
resign-sure-several = Arrenderti davvero? Un bot gioca per te, arrivi all’ultimo posto e non puoi riprendere il tuo posto.
resign-yes = Sì, mi arrendo
resign-no = No, continuo
claim-text = { $name } non c’è e tutti aspettano. Dopo un minuto puoi:
claim-win = Reclamare la vittoria
claim-draw = Reclamare il pareggio
claim-bot = Far giocare un bot al suo posto
skip-to-choices = Vai a ciò che puoi fare
shortcuts = Scorciatoie da tastiera
shortcuts-text = Tab e frecce percorrono il tabellone, Invio o Spazio gioca, Esc annulla. Le scorciatoie si spengono nelle impostazioni.
shortcut-1 = gioca quella mossa dell’elenco
shortcut-g = vai a ciò che puoi fare, e da una cosa all’altra
shortcut-u = annulla
shortcut-h = consiglio
shortcut-s = salta avanti
shortcut-m = accendi o spegni il suono
shortcut-o = elenco delle mosse
shortcut-l = cronologia
shortcut-c = chat
shortcut-help = questa pagina

## Dadi onesti

fair-title = Dadi onesti
from-position-as_written = Questa partita comincia da una posizione esattamente come è stata scritta.
from-position-redealt = Questa partita non comincia da un tavolo nuovo. Tutto ciò che è nascosto è stato ridistribuito: nessuno ne sa più di te.
fair-text = Tutto il caso di questa partita deriva da un seme. È fatto di un segreto del server, la cui impronta era visibile prima che qualcuno si sedesse, e di un numero casuale del dispositivo di ogni giocatore. Così nessuno ha potuto scegliere i dadi: né chi ospita, né un giocatore, né il server. Alla fine il segreto viene mostrato e chiunque può verificare ogni tiro e ogni mescolata.
fair-text-written = Il caso fa parte della posizione: chi l’ha scritta può sapere che cosa arriva. Per questo nessun altro può unirsi e la partita non conta.
fair-commitment = Impronta (SHA-256)
fair-number = Numero di { $name }
fair-secret = Il segreto del server
fair-seed = Seme
fair-check = Controlla questa partita
fair-yes = Verificato: segreto, numeri, seme e tutte le mosse concordano.
fair-no = Non concorda. Non fidarti di questa partita.

## La replica

replay = Replay
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-turn-back = Un turno indietro
replay-forward = Una mossa avanti
replay-turn-forward = Un turno avanti
replay-chapter = Turno
replay-start = Inizio
replay-end = Fine
replay-turn = { $number }. { $name }
replay-timeline = Momento
replay-count = { $index } di { $length }
copy-moment = Copia il link a questo momento
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

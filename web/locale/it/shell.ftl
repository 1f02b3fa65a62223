# La cornice del client per il browser: tutto ciò che sta intorno ai tabelloni.

## Ovunque

brand = Ludoteca
page-title = { $page } · Ludoteca
home = Ludoteca, torna allo scaffale
main-navigation = Principale
skip-to-content = Vai al contenuto
nav-shelf = Scaffale
nav-leaderboard = Classifica
nav-settings = Impostazioni
nav-me = Tu
loading = Un momento…
close = Chiudi
dismiss = Nascondi
save = Salva
try-again = Riprova
you = tu
guest = Ospite { $number }
password = Password
back-to-shelf = Torna allo scaffale
unreachable-title = Non ha funzionato
missing-title = Qui non c’è niente
missing-text = Questa pagina non esiste. Forse il link ti è arrivato tagliato.
fan-work = Opera di appassionati, non ufficiale e senza scopo di lucro. I giochi sono dei loro proprietari; disegni e testi sono nostri.
icons-credit = Icone di game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0.

## Lo scaffale

shelf-title = A che cosa giochiamo?
shelf-text = Tre giochi, bot in gamba, amici con un link. Prendi una scatola dallo scaffale.
machine-code-compiling = I giochi stanno ancora diventando più veloci dietro le quinte. Intanto puoi già giocare.
machine-code-failed = Su questo computer i giochi non sono diventati più veloci: i bot pensano più lentamente.
seats-range = { $fewest }–{ $most } giocatori
learn = Impara in cinque minuti
rules = Regole
more-options = Altre opzioni
variants = Varianti ed extra
mode-bots = Gioca contro i bot
mode-bots-summary = { $bots ->
        [0] Tu, in solitario.
        [one] Tu e { $bots } bot, livello: { $level }.
       *[other] Tu e { $bots } bot, livello: { $level }.
    }
mode-bots-go = Gioca
mode-pass = Sullo stesso schermo
mode-pass-summary = { $bots ->
        [0] { $people } persone a questo schermo; tra i turni le mani restano nascoste.
        [one] { $people } persone a questo schermo e { $bots } bot; tra i turni le mani restano nascoste.
       *[other] { $people } persone a questo schermo e { $bots } bot; tra i turni le mani restano nascoste.
    }
mode-pass-go = Siediti
mode-invite = Invita gli amici
mode-invite-summary = { $bots ->
        [0] Un tavolo per { $people }; ricevi un link da mandare.
        [one] Un tavolo per { $people } e { $bots } bot; ricevi un link da mandare.
       *[other] Un tavolo per { $people } e { $bots } bot; ricevi un link da mandare.
    }
mode-invite-go = Apri un tavolo
seats = Giocatori
seats-count = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
people = Di cui persone
people-and-bots = { $bots ->
        [0] tutte persone
        [one] { $people } persone, { $bots } bot
       *[other] { $people } persone, { $bots } bot
    }
names = Nomi
name-of-seat = Nome del giocatore { $number }
bot-level = Livello dei bot
level-easy = facile
level-normal = normale
level-hard = difficile
level-master = maestro
level-random = a caso
level-rated = { $level } · { $points }
level-points = I punti sono misurati: 100 in più vincono 64 partite a due su 100, 200 in più 76.
level-with-style = { $level }, { $style }
bot-style = Carattere
style-none = nessuno
style-cautious = prudenza
style-greedy = avidità
style-spiteful = dispetto
clock = Orologio
clock-none = Senza orologio
clock-move-30 = 30 secondi a mossa
clock-move-120 = 2 minuti a mossa
clock-bank-300 = 5 minuti a testa, più 5 secondi a turno
clock-bank-900 = 15 minuti a testa, più 10 secondi a turno
clock-move-86400 = 1 giorno a mossa
clock-move-259200 = 3 giorni a mossa
clock-move-604800 = 7 giorni a mossa
public-table = Chiunque può trovare questo tavolo
rated-table = Conta per la classifica (niente consigli, niente ripensamenti)
rated-text = Tutti giocano con un account e con l’orologio. Chi se ne va o finisce il tempo perde; niente bot, niente consigli, niente mosse ritirate.
rated-missing = Non ancora: una partita classificata
rated-need = { $why ->
        [account] richiede un account: imposta una password sotto il tuo nome.
        [clock] richiede un orologio.
        [options] si gioca con le opzioni consuete.
        [people] ha una persona a ogni posto, senza bot.
       *[start] usa la scatola del gioco e comincia da capo.
    }
own-box = La tua scatola
own-box-text = File TOML con carte e tabelloni tuoi.
box-taken = { $count ->
        [one] Preso { $count } file dalla tua scatola.
       *[other] Presi { $count } file dalla tua scatola.
    }
first-visit = Prima volta qui?
first-visit-text = Ogni gioco ha una breve prima lezione. Oppure siediti e gioca: i primi bot sono gentili.
tables-mine = I tuoi tavoli
tables-invited = Inviti
invitation-accept = Prendi il posto
invitation-decline = Rifiuta
tables-open = In attesa di giocatori
tables-public = Partite da guardare
tables-finished = Partite finite
tables-none = Ancora niente. Prendi una scatola dallo scaffale!
tables-more = Mostra altri
status-waiting = in attesa
status-running = in corso
status-finished = finita
status-outdated = regole precedenti
your-turn = tocca a te
rated = classificata
from-position = da una posizione
your-turn-title = ● Tocca a te: { $game }
put-away = Metti via
import = Importa una partita salvata
online-title = Giocare con persone lontane
online-text = Indica un server o incolla un invito: i suoi tavoli si aprono da qui.
online-address = Indirizzo
online-go = Apri
online-example = games.example.org
online-bad-address = Questo non è l’indirizzo di un server. Un indirizzo è fatto così: games.example.org.

## La sala d’attesa

invite-title = Invita i tuoi amici
invite-text = Manda questo link. Chi lo apre può sedersi; a nessuno serve un account.
invite-text-rated = Manda questo link. Chi ha un account può sedersi.
invite-link = Link a questo tavolo
copy-link = Copia il link
link-copied = Il link è negli appunti.
link-not-copied = Il browser non ci lascia copiare. Seleziona il link e copialo tu.
seats-title = Chi gioca
seat-name = Giocatore { $number }
seat-open = libero
seat-waiting = Si aspetta qualcuno…
seat-kept = Tenuto per { $name }…
seat-bot = Bot ({ $level })
seat-me = Io
seat-here = Qualcuno a questo schermo
seat-friend = Un amico, con un link
host = padrone di casa
sit-here = Siediti qui
ask-name = Come ti chiameranno gli altri?
ask-name-example = Il tuo nome
sit-down = Unisciti alla partita
invited-by = { $name } ti invita a una partita di { $game }
invited-title = Ti invitano a una partita di { $game }
invited-full = Tutti i posti sono occupati. Resta e guarda la partita appena comincia.
lobby-wait-title = Hai un posto
lobby-wait-text = La partita comincia appena ci sono tutti. Chi vuole giocare può usare lo stesso link.
lobby-open-seats = { $count ->
        [0] Ci sono tutti.
        [one] C’è ancora { $count } posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
start = Comincia
start-with-bots = Comincia con i bot ai posti liberi
leave-table = Lascia il tavolo
send-away = Allontana
free-seat = Libera il posto
options-title = Opzioni di questo tavolo

## Impostazioni

settings-text = Restano su questo dispositivo e valgono subito, anche a metà partita.
setting-language = Lingua
setting-theme = Luce
theme-dark = A lume di candela (scuro)
theme-light = Luce del giorno
theme-auto = Come il sistema
setting-motion = Animazioni
motion-auto = Come il sistema
motion-on = Sempre
motion-off = Mai
setting-pace = Velocità del gioco
pace = Velocità
pace-calm = calma
pace-fast = rapida
pace-instant = istantanea
setting-sound = Suono
sound-on = Suoni e musica
sound-volume = Volume dei suoni
music-on = Un tema discreto che segue la partita
music-volume = Volume della musica
setting-marks = Segni rinforzati
marks-on = Forme e numeri ben marcati accanto a ogni colore
setting-keys = Tastiera
keys-on = Al tavolo i tasti singoli sono scorciatoie
setting-alerts = Il tuo turno
alerts-on = Chiamami quando tocca a me e sto guardando altrove
alerts-refused = Il browser non permette notifiche. Ti avviserà comunque il titolo della pagina.

## Tu

me-name = Nome
me-name-text = Quello che vedono gli altri
me-renamed = Hai un nome nuovo.
me-password = Password
me-password-text = Sei un ospite: questo browser ti conosce. Con una password puoi tornare da altrove.
me-password-has = Hai una password. Qui puoi cambiarla.
me-password-set = La tua password è impostata.
me-welcome = Che bello rivederti, { $name }!
me-leave = Andarsene
me-leave-text = «Cancellami» toglie il tuo nome, la password e tutto ciò che è tuo. I bot finiscono le tue partite.
vacation = Vacanze
vacation-text = { $days ->
        [one] Nelle partite a giorni il tuo orologio può fermarsi mentre sei via. Quest’anno ti resta { $days } giorno.
       *[other] Nelle partite a giorni il tuo orologio può fermarsi mentre sei via. Quest’anno ti restano { $days } giorni.
    }
vacation-days = Per quanto
vacation-choice = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
vacation-begin = Vado in vacanza
vacation-until = Sei via fino al { $until }.
vacation-end = Sono di nuovo qui
me-forget = Cancellami
me-forget-yes = Sì, cancellami
login = Entra
login-text = Se hai già giocato qui e hai una password.
logout = Esci
leaderboard-text = Dalle partite classificate tra persone. L’intervallo è dove si trova più probabilmente la vera forza. Si compare dopo cinque partite contro due persone diverse; fino a quindici partite il punteggio è provvisorio. Contro lo stesso avversario le partite contano sempre meno.
leaderboard-provisional = provvisorio
leaderboard-game = Gioco
leaderboard-empty = Nessuno ha ancora giocato una partita classificata. Apri un tavolo per gli amici e falla contare.
leaderboard-place = Posto
leaderboard-name = Nome
leaderboard-rating = Punti
leaderboard-range = Intervallo
leaderboard-games = Partite

## Regole e lezioni

contents = Indice
rules-other-language = Per ora questa pagina esiste solo in inglese.
rules-key = Simboli e carte
coach = Prima partita
coach-step = Passo { $step } di { $steps }
coach-next = Avanti
coach-skip = Salta questa lezione
lesson-won = Così si fa!
lesson-won-text = La prima metà è fatta. Ancora una scenetta e sai giocare.
lesson-next = Alla prossima scena
learn-done-title = Ben giocato: ora sai come si fa
learn-done = Hai visto tutto ciò che conta; il resto viene giocando. I primi bot sono gentili.
learn-play = Gioca una partita vera
learn-again = Ancora una volta

## Che cosa può andare storto

problem-unknown = Qualcosa è andato storto. Riprova; se succede ancora, ricarica la pagina.
problem-fault = Qualcosa è andato storto sul server. Non si è perso niente; riprova.
problem-given-up = Hai abbandonato questa partita.
problem-unreachable = Il server non risponde. Controlla che sia acceso e che tu sia in rete.
problem-not-a-record = Questo file non è una partita salvata. Scegline uno creato con «Salva in un file».
problem-bad-record = Questa partita qui non si può usare: è rovinata, o di altre regole.
problem-bad-box = Questa scatola non si può usare: un suo file non è come dovrebbe.
problem-bad-login = Questo nome e questa password non vanno insieme.
problem-bad-message = Il server non ha capito. Ricarica la pagina.
problem-bad-method = Il server non può farlo. Ricarica la pagina.
problem-bad-name = Un nome ha bisogno di almeno una lettera visibile.
problem-bad-origin = Questa pagina viene da un sito che il server non ammette.
problem-bad-request = Il server non ha capito. Ricarica la pagina e riprova.
problem-bad-seats = Questo numero di giocatori non va bene per il gioco.
problem-bad-table = Un tavolo così non si può aprire.
problem-bad-type = Il server non accetta file di questo tipo.
problem-busy = In questo momento c’è molto lavoro qui. Riprova tra poco.
problem-cannot-undo = Non si può tornare indietro: nel frattempo si è rivelato qualcosa, o altri hanno giocato.
problem-illegal = Ora questa mossa non è permessa.
problem-name-taken = Qualcuno con una password si chiama { $name }, o quasi. Scegli un altro nome.
problem-no-hints = Ai tavoli classificati non ci sono consigli.
problem-no-module = Il tuo browser non può pensare a questa partita. Il server sì.
problem-no-person = Il server non ti conosce più. Ricarica la pagina.
problem-no-voice = Chi è accusato non vota.
problem-no-vote = Non c’è più niente da votare.
problem-no-table = Questo tavolo non esiste. Forse il link è tagliato.
problem-no-vacation-left = { $days ->
        [one] Quest’anno ti resta { $days } giorno di vacanza.
       *[other] Quest’anno ti restano { $days } giorni di vacanza.
    }
problem-no-game = Questo gioco qui non c’è.
problem-no-box = La scatola di questo tavolo non è più qui.
problem-no-claim = Ora non c’è nulla da reclamare: la persona è presente, o non tocca a lei.
problem-no-index = La partita non ha questo momento.
problem-no-page = Questa pagina non esiste.
problem-no-seat = Questo posto non esiste.
problem-not-finished = Sarà possibile a partita finita.
problem-not-host = Può farlo solo il padrone di casa.
problem-sent-away = Il padrone di casa ti ha allontanato da questo tavolo. Puoi ancora guardarlo.
problem-private-chat = A un tavolo privato può chattare solo chi è seduto.
problem-not-gone-yet = { $seconds ->
        [one] Non è via da abbastanza tempo. Aspetta ancora un secondo.
       *[other] Non è via da abbastanza tempo. Aspetta ancora { $seconds } secondi.
    }
problem-not-rated = { $why ->
        [account] Una partita classificata richiede un account: imposta prima una password sotto il tuo nome.
        [clock] Una partita classificata richiede un orologio.
        [options] Una partita classificata si gioca con le opzioni consuete.
        [people] In una partita classificata ogni posto è per una persona con il proprio schermo, senza bot.
       *[start] Una partita classificata richiede la scatola del gioco e un inizio da capo.
    }
problem-not-your-seat = Questo non è il tuo posto.
problem-not-your-turn = Ora decide qualcun altro.
problem-on-vacation = Sei in vacanza. Prima torna.
drawn-plainly = Questa partita è stata giocata con regole precedenti che il tabellone di oggi non sa mostrare: ecco tutto ciò che si è visto, in una semplice tabella.
problem-outdated = Questa partita è stata giocata con regole precedenti e qui non si può più vedere né continuare.
problem-position-private = Una partita che comincia da una posizione non compare negli elenchi. Manda il link a chi deve giocare.
problem-rematch = La rivincita c’è già: unisciti.
problem-seat-taken = Questo posto è occupato.
problem-stale = La partita è andata avanti. Guarda di nuovo.
problem-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
problem-table-finished = La partita è finita.
problem-table-running = La partita è già cominciata.
problem-table-waiting = La partita non è ancora cominciata.
problem-too-fast = Un po’ troppo in fretta. Aspetta un momento.
problem-too-heavy = Controllare questo richiede troppo tempo o troppa memoria. Rendilo più piccolo o più semplice.
problem-too-large = Era troppo in una volta.
problem-too-late = Tutti hanno fatto la prima mossa. Puoi ancora arrenderti.
problem-too-many-aborts = Oggi hai interrotto diverse partite classificate. Continua a giocare, o arrenditi.
problem-too-many-invitations = { $name } non ha ancora risposto agli altri tuoi inviti.
problem-too-many-tables = Hai { $most } tavoli aperti. Prima finiscine qualcuno.
problem-two-seats = Tu puoi prendere un posto solo.
problem-vote-open = C’è già una votazione, o c’è stata un momento fa.
problem-voted = Hai già votato.
sealed-button = Questo pulsante ha un sigillo di ceralacca. Premilo di nuovo per usarlo lo stesso.

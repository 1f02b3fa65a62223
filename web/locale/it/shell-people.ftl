# Account e persone: accesso, amici, segnalazioni, privacy.

## L’account

password-old = La tua password attuale
password-new = Nuova password
sessions = Dove hai effettuato l’accesso
sessions-text = Se non ne riconosci uno, disconnettilo e scegli un’altra password.
session-unknown = Un browser
session-seen = ultima visita: { $when }
session-mine = questo browser
sessions-end-others = Disconnetti tutti gli altri
recovery = Codici di recupero
recovery-text = { $count ->
        [0] Con un codice di recupero rientri anche se perdi la password. Non ne hai ancora.
        [one] Con un codice di recupero rientri anche se perdi la password. Te ne resta { $count }.
       *[other] Con un codice di recupero rientri anche se perdi la password. Te ne restano { $count }.
    }
recovery-once = Scrivili subito: non verranno più mostrati. Ognuno vale una volta, e quelli vecchi non valgono più.
recovery-make = Crea nuovi codici
recovery-code = Codice di recupero
recover = Ho perso la password
recover-text = Usa un codice di recupero e scegli una nuova password. Verrai disconnesso da tutto il resto.
recover-not = Ho la password
me-data = Scarica tutti i miei dati

## Persone

guest-mark = ospite
person-more = Altro
people-title = Persone
people-none = Qui compaiono gli amici e chi hai silenziato o bloccato. Tocca un nome nella chat o al tavolo.
people-friends = Amici
people-friends-end = Non più amici
people-asked = Richieste inviate
people-asked-end = Ritira
people-asking = Vorrebbero essere tuoi amici
people-asking-end = Rifiuta
people-muted = Silenziati
people-muted-end = Riattiva
people-blocked = Bloccati
people-blocked-end = Sblocca
accept = Accetta
person-friend = Aggiungi agli amici
person-friend-text = Se accetta, vi ritrovate sotto il vostro nome.
person-friend-end = Non più amici
person-friend-done = Richiesta inviata a { $name }.
person-friend-ended = Tu e { $name } non siete più amici.
person-mute = Silenzia
person-mute-text = Non vedrai più quello che scrive.
person-mute-end = Riattiva
person-mute-done = Non vedi più quello che scrive { $name }.
person-mute-ended = Vedi di nuovo quello che scrive { $name }.
person-block = Blocca
person-block-text = Non può invitarti né sedersi ai tuoi tavoli, e non vedi quello che scrive.
person-block-end = Sblocca
person-block-done = Hai bloccato { $name }.
person-block-ended = Hai sbloccato { $name }.
friend-invite = Invita
friend-invited = Hai invitato { $name }.
friend-asked = invito inviato
friend-here = è qui
friend-choice = Invita subito:
report = Segnala
report-text = La vedrà chi gestisce questo server. Viene allegato quello che ha scritto a questo tavolo.
report-reason = Di che cosa si tratta?
report-reason-chat = Quello che scrive
report-reason-name = Il suo nome
report-reason-cheating = Imbrogli
report-reason-other = Altro
report-more = Qualcosa da aggiungere?
report-send = Invia la segnalazione
report-sent = Grazie. La segnalazione è stata inviata.
spectator-chat = Gli spettatori possono scrivere in chat

## La porta di un club

door-title = Avanti
door-text = Questo server è per chi è invitato. Se è la tua prima volta, ti serve un codice di chi lo gestisce.
door-closed = Qui non entra nessuno di nuovo. Se hai un account, accedi.
door-new = È la mia prima volta
door-code = Il tuo codice
door-go = Entra

## Privacy

privacy = Privacy
privacy-intro = Che cosa sa di te questo server, chi può vederlo e come averlo o cancellarlo.
privacy-kept = Che cosa si conserva
privacy-kept-text = Il nome che scegli; i tavoli a cui ti sei seduto, con ogni mossa e la sua ora; quello che scrivi nelle chat; i tuoi risultati classificati; le ferie; gli amici e chi silenzi o blocchi; le segnalazioni che invii. Password e codici di recupero si conservano solo come impronte. Un cookie ti riconosce; di ogni browser connesso si conservano il tipo (per esempio «Firefox, Linux») e l’ultimo giorno di visita.
privacy-not-kept = Che cosa no
privacy-not-kept-text = Nessun indirizzo di posta, nessuna pubblicità, nessun tracciamento, niente da altri siti. Il tuo indirizzo internet serve a limitare gli abusi mentre il server è acceso; non si scrive né nel database né nel registro del server.
privacy-seen = Chi vede che cosa
privacy-seen-text = A un tavolo chiunque abbia il link vede il tuo nome, le tue mosse e la chat. Le carte nascoste restano tali fino alla fine; poi si può rivedere tutta la partita. La classifica mostra i nomi di chi gioca partite classificate. Se qualcuno ti segnala, chi gestisce il server vede le tue righe di quella chat.
privacy-long = Per quanto tempo
privacy-long-text = Chi non viene per 90 giorni viene disconnesso (chi gestisce il server può scegliere un altro periodo). Un ospite non può più tornare e viene cancellato; gli account con password restano. I tavoli mai iniziati vengono tolti. Le partite finite si conservano, senza i nomi di chi non c’è più. Le segnalazioni chiuse si cancellano dopo un anno.
privacy-yours = Che cosa puoi fare
privacy-yours-text = Sotto il tuo nome puoi scaricare tutto ciò che ti riguarda in un file, disconnettere altri browser e cancellarti. Spariscono subito nome, password, messaggi, risultati, amici e segnalazioni; le copie di riserva di chi gestisce il server possono conservarli più a lungo.
privacy-host = Chi gestisce questo server
privacy-host-text = Ludoteca è software libero che chiunque può usare. Lo gestisce chi ti ha dato questo indirizzo, e può leggere ciò che si conserva: chiedi a loro.
privacy-me = Al mio account

## Problemi

problem-bad-password = Questa non è la tua password.
problem-bad-code = Questo nome e questo codice non vanno insieme, o il codice è già stato usato.
problem-bad-registration-code = Questo codice qui non vale, o è esaurito.
problem-bad-host = Questo server non si raggiunge a questo indirizzo.
problem-banned = Questo account è escluso.
problem-blocked = Non è possibile: uno di voi ha bloccato l’altro.
problem-elsewhere = Questa partita continua su un altro server, che ne conosce le regole.
problem-mixed-name = Scrivi il tuo nome in un solo alfabeto.
problem-no-password = Prima imposta una password.
problem-no-report = Questa segnalazione non esiste.
problem-no-session = Quel browser è già disconnesso.
problem-quiet-table = L’ospite del tavolo ha chiesto agli spettatori di non scrivere.
problem-registration-closed = Qui non entra nessuno di nuovo. Accedi.
problem-registration-code = Chi è nuovo qui ha bisogno di un codice.
problem-reported = L’hai già segnalato.
problem-too-many-people = Ci sono { $most } persone nelle tue liste. Togline prima qualcuna.

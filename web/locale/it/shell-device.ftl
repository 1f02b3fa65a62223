# Dove non gioca nessun server: tutto su un dispositivo

machinery-loading = I giochi si preparano…
shelf-text-device = Tre giochi e buoni bot, con o senza rete. Prendi una scatola dallo scaffale.
device-kept = Le tue partite, il tuo nome e le tue impostazioni restano in questo browser e da nessun’altra parte. Nessuno ne sa nulla. Chi cancella i dati di questa pagina cancella anche le partite: salva in un file quello che vuoi tenere.
device-keeps-nothing = Questo browser non conserva nulla, forse perché è una finestra privata. Puoi giocare; salva in un file quello che vuoi tenere.
device-damaged = { $count ->
        [one] Una partita salvata non si può leggere. Resta com’è; le altre ci sono tutte.
       *[other] { $count } partite salvate non si possono leggere. Restano come sono; le altre ci sono tutte.
    }
device-slow-bots = Non è stato possibile caricare la parte veloce dei bot. Giocano bene come sempre, ma pensano più a lungo.
problem-no-webassembly = Questo browser non può giocare: non ha WebAssembly. Uno più recente può; anche uno in cui non è disattivato.
problem-no-machinery = Non è stato possibile scaricare i giochi. Controlla la connessione e riprova; quello che hai giocato è ancora lì.
problem-not-saved = Non c’è più spazio su questo dispositivo: non è stato possibile salvare, quindi non è successo. Fai spazio, oppure salva una partita in un file e mettila via.
problem-damaged = Questa partita non è stata conservata intera e non si può aprire. Resta com’è.

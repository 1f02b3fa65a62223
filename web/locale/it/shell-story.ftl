# Il cast: i volti delle persone, l’interruttore del cattivo e ciò che dicono i bot.

face-choose = Il tuo volto
face-fox = Volpe
face-owl = Gufo
face-frog = Rana
face-ghost = Fantasma
face-robot = Robot
face-witch = Strega
face-knight = Cavaliere
face-dragon = Drago
face-rabbit = Coniglio
face-bear = Orso
face-kraken = Kraken
face-imp = Diavoletto
setting-banter = Il cattivo
banter-on = Rigor Mortis e i bot parlano durante la partita
seat-bot-named = { $name } (bot, { $level })
bot-easy-glad-1 = L’ho fatto io? Apposta?
bot-easy-glad-2 = Guarda, { $name }, ha funzionato!
bot-easy-hurt-1 = Ahi! Ma si può?
bot-easy-hurt-2 = Tanto stavo per spostarmi.
bot-normal-glad-1 = È andata piuttosto bene.
bot-normal-glad-2 = Niente di personale, { $name }.
bot-normal-hurt-1 = Me lo segno, { $name }.
bot-normal-hurt-2 = E va bene. Per stavolta.
bot-hard-glad-1 = Previsto da tre turni.
bot-hard-glad-2 = Me l’hai lasciato lì, { $name }.
bot-hard-hurt-1 = Sarà restituito, con gli interessi.
bot-hard-hurt-2 = Un errore nei miei conti. Corretto.
bot-master-glad-1 = Inevitabile.
bot-master-glad-2 = Grazie, { $name }. Come previsto.
bot-master-hurt-1 = Interessante. Prosegui pure.
bot-master-hurt-2 = Goditelo, { $name }. Fa parte del piano.

# Replay: probabilità e svolte; immagini da condividere.

chances = Probabilità di vincere
chances-ask = Analizza la partita
chances-text = Un bot forte esamina ogni decisione: come sono andate le probabilità, che cosa è stata fortuna e che cosa bravura.
chances-progress = { $done } momenti su { $all }
chances-pause = Il server riprende fiato; poi continua da solo.
chances-stop = Ferma
chances-graph = Come sono salite e scese le probabilità di ciascuno
luck-and-skill = Fortuna e bravura
luck-share = Circa il { $share } di ciò che ha cambiato le probabilità sono stati dadi, carte pescate e cose nascoste; il resto, scelte.
report-accuracy = Precisione { $accuracy }: la mossa migliore, o una altrettanto buona, in { $found } scelte su { $choices }.
report-way = Dal { $start } al { $end }: scelte proprie { $own }, scelte altrui { $others }, fortuna { $luck }.
turning-points = Le svolte
turning-luck = Turno { $number }: la fortuna porta { $name } dal { $before } al { $after }.
turning-choice = Turno { $number }: { $name } passa dal { $before } al { $after } per una scelta: { $played }.
best-idea = Un’idea migliore
best-idea-text = { $name }, turno { $number }: { $better }, invece di: { $played } ({ $gap } di probabilità in più).
share-picture = Condividi un’immagine
share-picture-failed = Questo browser non è riuscito a disegnare l’immagine.

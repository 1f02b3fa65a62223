# Kragmortha: nomi e testi di ciò che c’è nella scatola.

## Il gioco

game-title = Kragmortha
game-pitch = Spolvera la biblioteca del Signore Oscuro, ruba i suoi Libri e spingi gli amici sotto una sua Occhiataccia.
rigor = Rigor Mortis
    .object = Rigor Mortis
    .of = di Rigor Mortis
    .to = a Rigor Mortis
    .with = con Rigor Mortis

## Simboli del pavimento e delle carte Movimento

symbol-scroll = pergamena
symbol-stones = pietre
symbol-potion = pozione
symbol-book = volume
symbol-ball = sfera di cristallo
mover-goblin = Goblin
    .card = carta Goblin
mover-rigor = Rigor Mortis
    .card = carta Rigor

## I goblin: un nome che può aprire una frase, le sue altre forme e la sua figura

goblin-1 = Viola
    .object = Viola
    .of = di Viola
    .to = a Viola
    .with = con Viola
    .shape = triangolo
goblin-2 = Arancione
    .object = Arancione
    .of = di Arancione
    .to = ad Arancione
    .with = con Arancione
    .shape = goccia
goblin-3 = Verde
    .object = Verde
    .of = di Verde
    .to = a Verde
    .with = con Verde
    .shape = quadrato
goblin-4 = Rosso
    .object = Rosso
    .of = di Rosso
    .to = a Rosso
    .with = con Rosso
    .shape = rombo
goblin-5 = Blu
    .object = Blu
    .of = di Blu
    .to = a Blu
    .with = con Blu
    .shape = esagono
goblin-6 = Giallo
    .object = Giallo
    .of = di Giallo
    .to = a Giallo
    .with = con Giallo
    .shape = stella
goblin-7 = Bianco
    .object = Bianco
    .of = di Bianco
    .to = a Bianco
    .with = con Bianco
    .shape = cuore
goblin-8 = Nero
    .object = Nero
    .of = di Nero
    .to = a Nero
    .with = con Nero
    .shape = croce

## Caselle

space-floor = pavimento
space-start = casella iniziale
space-circle = casella Teletrasporto
space-desk = scrivania
space-bookcase = scaffale

## Parole

word-look = Occhiataccia
    .many = Occhiatacce
    .count = { $count ->
        [one] { $count } Occhiataccia
       *[other] { $count } Occhiatacce
    }
word-tome = Libro Magico
    .many = Libri Magici
    .count = { $count ->
        [one] { $count } Libro
       *[other] { $count } Libri
    }
word-movement-card = carta Movimento
    .many = carte Movimento
    .count = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
word-magic-symbol = simbolo magico
    .many = simboli magici
    .count = { $count ->
        [one] { $count } simbolo
       *[other] { $count } simboli
    }
word-circle = casella Teletrasporto
    .many = caselle Teletrasporto
word-token = gettone Teletrasporto
    .many = gettoni Teletrasporto
word-bookcase = scaffale
    .many = scaffali
word-desk = scrivania
    .many = caselle della scrivania
word-start = casella iniziale
    .many = caselle iniziali
word-ball = sfera di cristallo
    .many = sfere di cristallo
word-goblin = goblin
    .many = goblin
word-player = giocatore
    .many = giocatori
word-turn = turno
    .many = turni
word-hand = mano
    .many = mani
word-deck = mazzo
    .many = mazzi
word-penance = penitenza
    .many = penitenze
word-breach = infrazione
    .many = infrazioni

## Parti del corpo

part-head = Testa
part-mouth = Bocca
part-arms = Braccia
part-hands = Mani
part-legs = Gambe
part-voice = Voce

## Occhiatacce: che cosa fai al tavolo, che cosa fa invece il tuo schermo e la sua forma tranquilla

look-head-balance = Scaffale ambulante
    .penance = Tieni questa carta in equilibrio sulla testa. Non deve cadere.
    .twin = Una pila di libri ondeggia in cima al tuo schermo. Un clic, un tocco o un tasto la raddrizza. Se cade, è un’infrazione.
    .calm = Una pila di libri sta in cima al tuo schermo e da lì non si muove.
look-head-chin = Ispezione degli alluci
    .penance = Tieni il mento sul petto.
    .twin = È illuminato solo il pavimento intorno al tuo goblin. Indica un’altra casella per farle luce.
    .calm = Niente si oscura: le caselle lontane dal tuo goblin sono segnate come buie e vengono descritte per ultime.
look-head-ear = Torcicollo da serratura
    .penance = Tieni un orecchio sulla spalla, come se stessi ancora origliando.
    .twin = Il tuo tabellone è appeso storto.
    .calm = Il tuo tabellone è appeso dritto, e le sue righe vengono descritte dal basso in alto.
look-head-ceiling = Conta delle ragnatele
    .penance = Guarda il soffitto ogni volta che non è il tuo turno.
    .twin = Tra una tua decisione e l’altra lo schermo mostra il soffitto. Il tabellone torna quando devi decidere. Sbirciare prima è un’infrazione.
    .calm = Tra una tua decisione e l’altra il tabellone riposa, e quando tocca a te decidere ti viene raccontato tutto in una volta.
look-mouth-tongue = Assaggiatore di polvere
    .penance = Tieni fuori la punta della lingua.
    .twin = All’inizio del tuo turno cola bava sullo schermo. Puliscila o gioca come se niente fosse.
    .calm = Una sola goccia pende accanto alla tua mano e non cade.
look-mouth-sealed = Leccata al barattolo di colla
    .penance = Tieni le labbra chiuse, anche mentre parli.
    .twin = La cronologia e la chat borbottano e basta. Indica una riga per capire che cosa dice.
    .calm = La cronologia e la chat mantengono le lettere di sempre e parlano solo quando vai su una riga.
look-mouth-open = Acchiappamosche
    .penance = Tieni la bocca spalancata, che tu parli o no.
    .twin = Due mascelle si chiudono piano piano sul tuo tabellone. Un clic o un tasto qualsiasi le spalanca di nuovo.
    .calm = Due mascelle incorniciano il tuo tabellone e stanno perfettamente ferme.
look-mouth-forbidden = Parole innominabili
    .penance = Gli altri scelgono tre parole. Non dirne nessuna.
    .twin = I pulsanti con il sigillo di ceralacca, come annulla e consiglio, ti sono vietati. Funzionano ancora, ma usarne uno è un’infrazione.
    .calm = I pulsanti con il sigillo di ceralacca ti chiedono se fai sul serio, e usarli non ti costa nulla.
look-arms-armpit = Il termometro del padrone
    .penance = Stringi questa carta sotto un braccio e non mollarla.
    .twin = Dalla scelta della carta al tuo ultimo passo tieni premuto un tasto, un pulsante del mouse o un dito sullo schermo. Mollare è un’infrazione.
    .calm = Una pressione afferra e un’altra lascia, e non c’è nulla da tenere premuto.
look-arms-elbow = Maggiordomo perfetto
    .penance = Porta questa carta nell’incavo del gomito.
    .twin = Le tue carte stanno coperte, tranne mentre decidi.
    .calm = Le tue carte restano come sono, e ti vengono nominate solo mentre decidi.
look-arms-forearms = Manette invisibili
    .penance = Tieni questa carta tra gli avambracci.
    .twin = Hai le braccia incrociate: la sinistra e la destra del tuo tabellone si scambiano.
    .calm = Il tuo tabellone resta com’è, e le sue colonne vengono descritte da destra a sinistra.
look-arms-stiff = Gomito di scopa
    .penance = Tieni il braccio con cui giochi dritto come un manico di scopa.
    .twin = Un lungo braccio rigido segue il tuo puntatore e copre quello che c’è dietro. Puoi cliccarci attraverso.
    .calm = Il braccio rigido riposa sul bordo del tuo tabellone e non fa una piega.
look-hands-claws = Chele di granchio
    .penance = Le tue mani sono chele: afferra le cose solo tra il pollice e le altre quattro dita unite.
    .twin = Due grosse chele sono i tuoi soli comandi. Una passa alla mossa seguente, l’altra la sceglie.
    .calm = Le chele sono due normali pulsanti, «avanti» e «prendi», e funzionano anche tutti gli altri comandi.
look-hands-stretched = Dita da stella marina
    .penance = Tieni tutte le dita tese e allargate.
    .twin = Le tue carte ti sgusciano di mano e cambiano posto all’inizio di ogni tuo turno.
    .calm = Le tue carte cambiano posto senza alcun movimento, e il nuovo ordine ti viene detto una volta.
look-hands-one = L’altra regge la scopa
    .penance = Usa una mano sola. L’altra regge una scopa che nessun altro può vedere.
    .twin = Finisci il turno come l’hai cominciato, con il puntatore o con la tastiera. Scegliere con l’altro mezzo è un’infrazione.
    .calm = Ti viene ricordato con quale hai cominciato, e puoi usarli tutti e due.
look-hands-small = Manine da topolino
    .penance = Il tuo limite di mano è di due carte Movimento. Questa penitenza vale in ogni partita e su ogni schermo.
    .twin = Le tue carte sono minuscole e crescono quando le indichi. Il limite di due carte vale anche qui.
    .calm = Le tue carte mantengono la loro misura, con una manina accanto. Il limite di due carte vale anche qui.
look-legs-one = Cicogna da biblioteca
    .penance = Stai in piedi su una gamba sola. Puoi cambiare gamba all’inizio del tuo turno.
    .twin = Barcolli, e con te la pila di libri in cima al tuo schermo. Un clic, un tocco o un tasto la raddrizza. Se cade, è un’infrazione.
    .calm = Una cicogna sta ritta in cima al tuo schermo, e ci sta benissimo.
look-legs-knees = Commissione urgente
    .penance = Tieni questa carta tra le ginocchia.
    .twin = Dalla scelta della carta al tuo ultimo passo tieni premuto un tasto, un pulsante del mouse o un dito sullo schermo. Mollare è un’infrazione.
    .calm = Una pressione afferra e un’altra lascia, e non c’è nulla da tenere premuto.
look-legs-rise = Presente, Vostra Oscurità!
    .penance = Alzati quando comincia il tuo turno e siediti quando finisce.
    .twin = Premi «Alzati» prima della prima scelta del tuo turno. Scegliere qualcosa prima è un’infrazione.
    .calm = «Alzati» è il primo pulsante del tuo turno, e saltarlo non ti costa nulla.
look-legs-feet = Attenzione, pavimento bagnato
    .penance = Tieni tutti e due i piedi sollevati da terra.
    .twin = Mentre gli altri decidono, il tuo tabellone è appena lavato: via dita e puntatore! Toccarlo è un’infrazione.
    .calm = Mentre gli altri decidono, un cartello accanto al tuo tabellone avverte che il pavimento è bagnato, e toccarlo non ti costa nulla.
look-voice-shout = Araldo di sventura
    .penance = Ogni volta che Rigor Mortis si muove, grida: «{ screen-phrase }»
    .twin = Ogni volta che Rigor Mortis si muove, scrivi «{ screen-phrase }» prima che scada il tempo. Tacere è un’infrazione.
    .calm = Ogni volta che Rigor Mortis si muove, il tuo schermo dice per te: «{ screen-phrase }»
look-voice-worm = Umile verme
    .penance = Non dire mai «io» né «me». Tu sei «{ screen-worm }».
    .twin = Il tuo schermo ti chiama «{ screen-worm }» e dà a tutti gli altri un titolo altisonante.
    .calm = Lo stesso: sono soltanto parole, e stanno ferme.
look-voice-whisper = Silenzio in biblioteca
    .penance = Parla soltanto sottovoce.
    .twin = La cronologia e la chat sussurrano in lettere piccole e pallide. Indica una riga per sentirla bene.
    .calm = La cronologia e la chat mantengono le lettere di sempre e parlano solo quando vai su una riga.
look-voice-rhyme = Poeta dello sgabuzzino
    .penance = Tutto quello che dici nel tuo turno deve fare rima.
    .twin = All’inizio del tuo turno un verso aspetta il suo compagno. Scegli quello che fa rima; scegliere l’altro è un’infrazione.
    .calm = All’inizio del tuo turno ti vengono letti tutti e due i versi, e non c’è nulla da scegliere.

## Che cosa dicono alcuni schermi

screen-phrase = Lode al Signore Oscuro!
screen-worm = questo verme
screen-title = il sommo { $goblin }
screen-verse-1 = Ho spolverato tutto lo scaffale
    .good = e un libro mi ha morso: che animale!
    .bad = e un libro mi ha morso sul naso.
screen-verse-2 = La pozione è caduta sul tappeto:
    .good = l’ho leccata, e ora brillo in segreto.
    .bad = l’ho leccata, e ora brillo di notte.
screen-verse-3 = Arriva il Signore Oscuro, che paura!
    .good = Farò finta di essere un’armatura.
    .bad = Farò finta di essere un cuscino.
screen-verse-4 = Chi mi ha spinto, là nel corridoio,
    .good = aveva un gomito duro come il cuoio.
    .bad = aveva un gomito che sapeva di pesce.

## Libri Magici

tome-absolution = Assoluzione
    .text = Se qualcuno ha meno Occhiatacce di te, metti una delle tue sotto il mazzo delle Occhiatacce.
    .when = Nel tuo turno, prima o dopo la tua carta Movimento.
tome-deep_pockets = Tasche profonde
    .text = Il tuo limite di mano aumenta di una carta. Questo Libro non si gira mai a faccia in giù.
    .when = Sempre, dal momento in cui lo peschi.
tome-haste = Fretta
    .text = Gioca una seconda carta Movimento.
    .when = Nel tuo turno, dopo la tua carta Movimento, se il turno non è finito.
tome-crystal_step = Passo di cristallo
    .text = Entrambi i simboli della prossima carta Movimento che giochi in questo turno sono sfere di cristallo.
    .when = Nel tuo turno, prima di giocare una carta Movimento.
tome-shove = Spintone
    .text = Spingi un goblin accanto al tuo in una casella adiacente a tua scelta, ma non nella tua. Il resto avviene come in ogni spinta.
    .when = Nel tuo turno, prima o dopo la tua carta Movimento.
tome-swap = Scambio
    .text = Il tuo goblin e un altro qualsiasi si scambiano di posto. Non si attiva nulla.
    .when = Nel tuo turno, prima o dopo la tua carta Movimento.
tome-beckon = Psst, padrone
    .text = Sposta Rigor Mortis in una casella adiacente alla sua, qualunque ne sia il simbolo. Cattura il goblin che vi trova, ma non si teletrasporta.
    .when = Nel tuo turno, prima o dopo la tua carta Movimento.
tome-recall = Ritirata
    .text = Metti il tuo goblin in una casella Teletrasporto vuota. La casella non si attiva.
    .when = Nel tuo turno, prima della tua carta Movimento.
tome-pickpocket = Borseggio
    .text = Scegli un altro giocatore. Ciascuno prende a caso una carta Movimento dell’altro, e solo voi due vedete quali.
    .when = Nel tuo turno, prima o dopo la tua carta Movimento.
tome-scapegoat = Capro espiatorio
    .text = Un giocatore a tua scelta il cui goblin è accanto al tuo pesca questa Occhiataccia al posto tuo.
    .when = In qualsiasi momento, quando stai per pescare un’Occhiataccia.
tome-ward = Talismano
    .text = Per questo incontro con Rigor Mortis non peschi nessuna Occhiataccia. Il tuo goblin va comunque in una casella Teletrasporto.
    .when = In qualsiasi momento, quando il tuo goblin incontra Rigor Mortis.

kind-moon = luna
kind-eye = occhio
kind-flame = fiamma

## Gettoni Teletrasporto

token-teleport = Teletrasporto
    .text = Vai in un’altra casella Teletrasporto vuota a tua scelta.
token-tome = Libro
    .text = Vai in un’altra casella Teletrasporto vuota a tua scelta, poi pesca un Libro Magico.
token-trap = Trappola
    .text = Vai in un’altra casella Teletrasporto vuota a tua scelta, poi pesca un’Occhiataccia.

## Opzioni della partita

option-edition = Edizione
    .text = Quale regolamento seguire dove le edizioni non concordano. Ogni sua impostazione si può anche cambiare da sola.
option-edition-standard = Standard
option-edition-es = Spagnola
option-edition-fr = Francese
option-edition-pl = Polacca
option-rigor_teleport = Teletrasporto di Rigor
    .text = Dove si può mandare Rigor Mortis quando una carta Movimento lo porta in una casella Teletrasporto.
option-rigor_teleport-anywhere = In qualsiasi casella libera che non sia adiacente a un goblin
option-rigor_teleport-circle = In un’altra casella Teletrasporto vuota
option-tie_break = Ultimo spareggio
    .text = Che cosa conta tra giocatori con lo stesso numero di Occhiatacce e di Libri.
option-tie_break-symbols = Più simboli magici
option-tie_break-kinds = Più tipi diversi di simbolo magico
option-tomes_per_turn = Libri per turno
    .text = Quanti Libri può usare un giocatore in uno stesso turno.
option-tomes_per_turn-unlimited = Quanti ne vuole
option-tomes_per_turn-one = Uno
option-rigor_stops_after_catch = Rigor si ferma dopo una cattura
    .text = Se Rigor Mortis perde il secondo passo quando con il primo cattura il goblin di un altro giocatore.
option-rigor_stops_after_catch-no = No, può proseguire e catturarne un altro
option-rigor_stops_after_catch-yes = Sì, uno basta
option-penance = Penitenze
    .text = Come espiano i giocatori. Le Occhiatacce si pescano, si contano e si temono in ogni caso.
option-penance-honour = Sull’onore: fai quello che dice la carta, gli altri ti tengono d’occhio
option-penance-screen = Sullo schermo: è il tuo schermo a infliggerti la penitenza
option-penance-none = Nessuna: le Occhiatacce contano e basta
option-first_player = Primo giocatore
    .text = Chi entra per primo in biblioteca. Attorno a un tavolo sarebbe chi assomiglia di più a un goblin.
option-first_player-random = A sorte
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-first_player-5 = Giocatore 5
option-first_player-6 = Giocatore 6
option-first_player-7 = Giocatore 7
option-first_player-8 = Giocatore 8

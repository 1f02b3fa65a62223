# Looterz: nomi e testi di ciò che c’è nella scatola.

## Il gioco

game-title = Looterz
game-pitch = Manda gatti furbi e caotici nel dungeon del Signore Oscuro e porta via abbastanza monete prima che torni a casa.
rigor = Rigor Mortis
    .text = Quattro sue carte stanno nella metà inferiore della Torre. La quarta che compare chiude la partita.

## Parole

word-looter = Looterz
    .many = Looterz
    .count = { $count ->
        [one] { $count } Looterz
       *[other] { $count } Looterz
    }
word-coin = moneta
    .many = monete
    .count = { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
word-card = carta
    .many = carte
    .count = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
word-life = vita
word-power = potere
word-tower = Torre
word-graveyard = Cimitero
word-hand = mano
word-target = traguardo
word-round = giro

## Fasi di un turno

phase-first_recruitment = Primo reclutamento
    .text = Recluta un Looterz dalla tua mano oppure pesca una carta.
phase-dungeon = Dungeon
    .text = Ognuno dei tuoi Looterz può cercare, attaccare o usare la sua Attivazione.
phase-second_recruitment = Secondo reclutamento
    .text = Non dimenticarlo: ancora una volta, recluta un Looterz o pesca una carta.
phase-sacrifice = Sacrificio
    .text = Se hai più di tre Looterz, sacrificane fino a restare con tre. Se hai più di dieci carte in mano, scarta quelle di troppo.
phase-hand_limit = Limite della mano
phase-turn_end = Fine del turno

## Parole chiave

keyword-activation = Attivazione
    .text = Quello che un Looterz può fare nella fase del dungeon invece di cercare o attaccare.
keyword-last_wish = Ultimo Desiderio
    .text = Avviene quando il Looterz passa dal gioco al Cimitero.
keyword-recruitment = Reclutamento
    .text = Avviene quando il Looterz entra in gioco, da qualunque parte arrivi.
keyword-sacrifice = Sacrificio
    .text = Metti uno dei tuoi Looterz nel Cimitero.
keyword-steal = Rubare
    .text = Prendi una moneta al giocatore più ricco, a meno che non sia tu, anche a pari merito.
keyword-taunt = Provocazione
    .text = Un avversario che sceglie uno dei tuoi Looterz deve sceglierne uno con Provocazione.
keyword-twice = Due volte
    .text = Attacca due volte o cerca due volte, con una sola azione.
keyword-ward = Protezione
    .text = Le abilità degli avversari non possono scegliere questo Looterz. Gli attacchi sì.

## Di che cosa sono fatte le abilità, per le carte inventate da te

effect-damage = danni: { $amount }
effect-kill = uccidere
effect-drain = punti vita da risucchiare: { $amount }
effect-heal = punti vita da curare: { $amount }
effect-gain_life = punti vita in più: { $amount }
effect-take_control = prendere il controllo
effect-return_to_hand = rimandare in mano
effect-forced_sacrifice = Looterz da sacrificare: { $amount }
effect-sacrifice_cost = costo, in Looterz da sacrificare: { $amount }
effect-reclaim = carte da riprendere dal Cimitero: { $amount }
effect-recruit_from_hand = Looterz da reclutare dalla mano: { $amount }
effect-recruit_from_graveyard = Looterz da reclutare dal Cimitero: { $amount }
effect-earn = monete da guadagnare: { $amount }
effect-steal = monete da rubare: { $amount }
effect-lose = monete perse: { $amount }
effect-draw = carte da pescare: { $amount }
effect-alarm = carte della Torre nel Cimitero: { $amount }
effect-recruit_from_tower = Looterz da reclutare dalla Torre: { $amount }
effect-no_search = niente ricerche
who-you = tu
who-opponent = un avversario
who-richest = il più ricco, a meno che non sia tu
who-each_opponent = ogni avversario
who-each_player = ogni giocatore
which-looter = un Looterz
which-yours = un tuo Looterz
which-opposing = un Looterz avversario
which-this = questo Looterz
which-every = ogni Looterz
which-every_yours = tutti i tuoi Looterz
which-every_opposing = ogni Looterz avversario
amount-richest_coins = tante quante le monete del più ricco
detail-life_at_most = con non più di { $count } di vita
detail-another = non questo
detail-end_of_turn = fino alla fine del turno
detail-for_good = per sempre
detail-may = si può rinunciare

## Opzioni della partita

option-target = Monete per vincere
    .text = Quante monete servono. Consigliate: 15 in due, 10 in tre o quattro, 7 in cinque o sei.
option-target-recommended = Come consigliato
option-target-1 = 1 moneta
option-target-2 = 2 monete
option-target-3 = 3 monete
option-target-4 = 4 monete
option-target-5 = 5 monete
option-target-6 = 6 monete
option-target-7 = 7 monete
option-target-8 = 8 monete
option-target-9 = 9 monete
option-target-10 = 10 monete
option-target-11 = 11 monete
option-target-12 = 12 monete
option-target-13 = 13 monete
option-target-14 = 14 monete
option-target-15 = 15 monete
option-target-16 = 16 monete
option-target-17 = 17 monete
option-target-18 = 18 monete
option-target-19 = 19 monete
option-target-20 = 20 monete
option-target-21 = 21 monete
option-target-22 = 22 monete
option-target-23 = 23 monete
option-target-24 = 24 monete
option-target-25 = 25 monete
option-target-26 = 26 monete
option-target-27 = 27 monete
option-target-28 = 28 monete
option-target-29 = 29 monete
option-target-30 = 30 monete
option-first_player = Primo giocatore
    .text = Chi comincia, con una carta in meno.
option-first_player-random = A sorte
option-first_player-1 = Giocatore 1
option-first_player-2 = Giocatore 2
option-first_player-3 = Giocatore 3
option-first_player-4 = Giocatore 4
option-first_player-5 = Giocatore 5
option-first_player-6 = Giocatore 6

## I Looterz: nome, abilità, e quello che si dice in giro

card-hal_r_tel = Hal-R-Tel, Demone di un’altra Dimensione
    .text = Nessuna abilità: cerca e attacca da vero demone.
    .flavour = Nella sua dimensione fa il commercialista.
card-rollork = Rollork il Vichingo
    .text = Provocazione.
    .flavour = «Colpitemi!» ruggì, e per una volta gli diedero tutti retta.
card-ninja = Misteriosa Ninja
    .text = Attivazione: uccidi un Looterz, qualunque sia la sua vita.
    .flavour = Nessuno l’ha mai vista. La fattura, invece, sì.
card-rrugh = Rrugh il Golem
    .text = Reclutamento: ogni giocatore, a cominciare da te, sacrifica un Looterz diverso da questo Golem.
    .flavour = Argilla di prima scelta, educazione di seconda mano.
card-elsar = Elsar la Strega
    .text = Reclutamento: ogni giocatore, a cominciare da te, riprende in mano una carta dal Cimitero.
    .flavour = Nel suo calderone tutto cuoce piano. E poi si rialza.
card-pru = Pru la Bella Gattina
    .text = Attivazione: prendi il controllo di un Looterz avversario fino alla fine del turno.
    .flavour = Due battiti di ciglia, e lui le portava già le borse.
card-blink = Blink l’Esperimento Fallito
    .text = Attacca due volte o cerca due volte, con una sola azione.
    .flavour = In teoria funzionava. In pratica funziona in due posti.
card-king_of_rats = Re dei Topi
    .text = Ultimo Desiderio: la prima carta della Torre entra in gioco dalla tua parte.
    .flavour = Il Re è morto. Viva chi gli stava dietro.
card-hippocat = Ippogatte il Medico
    .text = Attivazione: cura 2 punti vita tra i tuoi Looterz.
    .flavour = Lecca ogni ferita. La parcella è a leccata.
card-puriosa = Puriosa la Berserker
    .text = Ultimo Desiderio: 3 danni a un Looterz.
    .flavour = Fa le fusa come un motore, e curva allo stesso modo.
card-kotniss = Gattniss l’Arciera
    .text = Reclutamento: 3 danni a un altro Looterz.
    .flavour = Si offre volontaria. Per la tua parte.
card-romolo = Romolo il Guardiano
    .text = Reclutamento: scopri dalla Torre e metti nel Cimitero tante carte quante sono le monete del più ricco. Poi ogni avversario perde 1 moneta.
    .flavour = Sorveglia il tesoro così da vicino che un po’ gli resta attaccato.
card-milkula = Conte Draculatte
    .text = Reclutamento: un altro Looterz perde 1 punto vita, e lo guadagna questo.
    .flavour = Una ciotola a mezzanotte. Due, se la mucca ci sta.
card-catfucius = Confugatto il Saggio
    .text = Reclutamento: riprendi in mano 2 carte dal Cimitero.
    .flavour = Il gatto saggio cade sulle sue zampe. Quello più saggio su quelle altrui.
card-caterfield = Gatterfield il Ben Pasciuto
    .text = Provocazione. Ultimo Desiderio: pesca 2 carte.
    .flavour = Troppo grosso per non vederlo, troppo sazio per preoccuparsene.
card-schroedinger = Il micio di Schroedinger
    .text = Ultimo Desiderio: questa carta torna dal Cimitero nella tua mano.
    .flavour = È morto, ed è anche tra i tuoi piedi che chiede la cena.
card-ducat = Dugatto
    .text = Reclutamento: guadagna 1 moneta.
    .flavour = Vale tanto oro quanto pesa. Peccato che sia magrissimo.
card-puss_in_loots = Il Gatto col Bottino
    .text = Ultimo Desiderio: guadagna 1 moneta.
    .flavour = Gli stivali erano un diversivo: i soldi stavano nel cappello.
card-advocat = Avvogatto
    .text = Reclutamento: ruba 1 moneta.
    .flavour = Obiezione! Accolta! Fa una moneta.
card-al_catpone = Al Gattone
    .text = Attivazione: ruba 1 moneta.
    .flavour = Un’offerta che non si può rifiutare, in una custodia di violino molto piccola.
card-syndicat = Sindagatto
    .text = Reclutamento: i tuoi avversari non possono cercare fino all’inizio del tuo prossimo turno.
    .flavour = Chiede notti più corte, pisolini più lunghi e voce in capitolo sulla panna.
card-catapult = Gattapulta
    .text = Attivazione: sacrifica un altro Looterz per rubare 2 monete.
    .flavour = Cadono sempre in piedi. Dove, è un altro discorso.
card-catastrophe = Gattastrofe
    .text = Ultimo Desiderio: 2 danni a ogni Looterz in gioco.
    .flavour = Il vaso era il meno. Poi è venuta giù la mensola, e poi il pavimento.
card-necromeowncer = Necromiaonte
    .text = Reclutamento: un Looterz del Cimitero entra in gioco dalla tua parte.
    .flavour = Sette vite a testa. Lei vende solo quelle d’avanzo.
card-duplicat = Dupligatto
    .text = Reclutamento: un Looterz della tua mano entra in gioco.
    .flavour = Non arriva mai da solo, nemmeno al suo compleanno.
card-bureaucat = Burogatte
    .text = Reclutamento: il giocatore più ricco perde 3 monete, a meno che non sia tu, anche a pari merito.
    .flavour = Mancava il modulo 27b. Adesso mancano anche le monete.
card-catsanova = Gattanova
    .text = Reclutamento: prendi per sempre il controllo di un Looterz avversario con 1 punto vita.
    .flavour = Canta sotto le finestre. Scendono per farlo smettere, e restano.
card-cattila = Gattila
    .text = Reclutamento: 1 danno a ogni Looterz avversario.
    .flavour = Dove graffia lui, non ricresce più il divano.
card-guillocatine = Gattigliottina
    .text = Reclutamento: uccidi un Looterz avversario, qualunque sia la sua vita.
    .flavour = Specialità della casa: tagli corti.
card-acrocat = Acrogatta
    .text = Le abilità degli avversari non possono sceglierla. Gli attacchi sì.
    .flavour = Non puoi indicare chi è già alle tue spalle.

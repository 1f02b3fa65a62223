# Quello che dice il laboratorio: le simulazioni, il loro rapporto e l’arena.

## Contare

games = { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
players = { $players ->
        [one] { $players } giocatore in solitario
       *[other] { $players } giocatori
    }
turns = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }

## Che cosa si è giocato

summary = { $title }: { $games }, { $players }
fact-bots = Bot
fact-options = Opzioni
fact-options-none = nessuna cambiata
fact-seed = Seme
fact-seed-none = nessuno
fact-rules = Versione delle regole

## Che cosa si è visto

lengths = Durata
lengths-turns = Turni per partita
lengths-decisions = Decisioni per partita
lengths-note = La linea segna la mediana; nove partite su dieci cadono nella fascia colorata.
turns-heading = turni
rounds-heading = giri
decisions-heading = decisioni
low = 5%
median = mediana
mean = media
high = 95%
longest = la più lunga
endings = Finali
ending = finale
ending-boss = boss sconfitto
ending-coins = monete sufficienti
ending-knocked_out = eroe fuori combattimento
ending-limit = interrotta, troppo lunga
ending-looks = quarta Occhiataccia
ending-rigor = ritorno di Rigor Mortis
ending-time = tempo scaduto
ending-tomes = ultimo Libro preso
seats = Posti
seats-note = Una vittoria condivisa conta in parti.
seat = posto
seat-bot = { $seat }, { $bot }
order = Primo giocatore
order-note = Le stesse vittorie, contate a partire da chi ha cominciato.
order-heading = ordine
order-first = 1: comincia
order-later = { $place }
bots = Bot
bot = bot
heroes = Eroi
hero = eroe
cards = Carte
card = carta
cards-note = Quanto spesso ha vinto chi l’ha avuta almeno una volta, in quote eque. Non prova che abbia aiutato: nelle partite lunghe tutti ne hanno di più.
heroes-note = Quanto spesso ha vinto chi aveva questo eroe, in quote eque.
alone-note = Quanto spesso si è vinto con questa; il tratteggio dice quanto spesso si è vinto in tutto.
wins = vittorie
share = quota
fair-shares = quote eque
of-the-mean = della media
had = avuta da
played = giocato
interval = 95%
to = { $low } a { $high }
legend = Punto: ciò che si è visto. Linea: intervallo al 95%. Tratteggio: una quota equa. Colore: l’intervallo esclude la quota equa, come fa uno su venti per caso.
everybody-lost = In { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } non ha vinto nessuno.

## A colpo d’occhio

glance-length = Una partita dura
glance-length-note = nove su dieci: da { $low } a { $high }
glance-first = Il primo giocatore vince
glance-first-note = equo { $fair }, intervallo al 95% { $interval }
glance-won = Vinte
glance-won-note = intervallo al 95% { $interval }
glance-ending = Finale più frequente
glance-ending-note = { $share } delle partite

## File

wrote-report = Rapporto: { $file }
wrote-games = Partite: { $file }

## L’arena

strength = Forza
rating = punteggio
times-fair = equo { $share }
ms-a-move = ms a mossa
games-heading = partite
ends-before = finisce prima di …
who-beats-whom = Chi batte chi (un pareggio conta metà)

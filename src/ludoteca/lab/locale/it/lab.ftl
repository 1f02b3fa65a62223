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
fact-iterations = Come pensano
budget-iterations = { $iterations } iterazioni
budget-temper = mosse peggiori fino al { $share }
fact-options = Opzioni
fact-options-none = nessuna cambiata
fact-seed = Seme
fact-seed-none = nessuno
fact-rules = Versione delle regole
fact-box = Scatola
fact-package = Programma

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
ending-limit = interrotta, troppo lunga
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
cards = Carte
card = carta
cards-note = Quanto spesso ha vinto chi l’ha avuta almeno una volta, in quote eque. Non prova che abbia aiutato: nelle partite lunghe tutti ne hanno di più.
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
wrote-run = Simulazione: { $folder }
no-run = Nessuna cartella scritta: serve pyarrow, che arriva con l’extra «lab».
progress = { $done } partite su { $total }, mancano circa { $minutes } minuti

## L’arena

strength = Forza
rating = punteggio
times-fair = equo { $share }
ms-a-move = ms a mossa
games-heading = partite
ends-before = finisce prima di …
who-beats-whom = Chi batte chi (un pareggio conta metà)

## Runs beside each other

measure = misura
measure-rounds = giri
measure-decisions = decisioni
measure-ties = vittorie condivise
measure-lost = perdono tutti
measure-won = vinte
measure-place = vittorie del giocatore { $place } nell’ordine di gioco
measure-ending = fine: { $ending }
measure-uneven = massima distanza dalla parte equa nell’ordine di gioco
measure-first = vittorie del primo giocatore
measure-cards = carte, rispetto alla media
measure-roles = personaggi, rispetto alla media
kind-mean = Durata
kind-share = Quote
kind-lift = Carte e personaggi, in parti eque
run = simulazione
side-a = A
side-b = B
difference = B − A
verdict = giudizio
verdict-more = di più in B
verdict-less = di meno in B
verdict-open = aperto: lo deciderebbero circa altre { $games } partite
verdict-none = nessuna differenza visibile
compare-title = A: { $a } · B: { $b }
compare-note = Le due parti hanno giocato le stesse smazzate. Gli intervalli sono al 95%: una riga su venti sembra diversa per caso. Le partite mancanti valgono se la differenza è grande quanto sembra.
side-by-side = Fianco a fianco
side-note = Dopo ± c’è metà dell’intervallo al 95%.

## Tuning

tuning = { $title }: ricerca
confirming = { $title }: prova su smazzate nuove
number = numero
before = prima
after = dopo
changed-numbers = Numeri cambiati
targets = Obiettivi
target = obiettivo
wanted = voluto
met = raggiunto
yes = sì
no = no
tune-note = Sono state provate { $trials } scatole con { $games } partite ciascuna. «Prima» e «dopo» sono { $fresh } partite ciascuno sulle stesse smazzate nuove, mai viste dalla ricerca.
wrote-box = Scatola: { $folder }

# Co mówi laboratorium: symulacje, ich raport i arena.

## Liczby

games = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
players = { $players ->
        [one] { $players } gracz, solo
        [few] { $players } graczy
       *[other] { $players } graczy
    }
turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[other] { $turns } tur
    }

## Co rozegrano

summary = { $title }: { $games }, { $players }
fact-bots = Boty
fact-options = Opcje
fact-options-none = bez zmian
fact-seed = Ziarno
fact-seed-none = nie podano
fact-rules = Wersja zasad

## Co się okazało

lengths = Długość
lengths-turns = Tury w partii
lengths-decisions = Decyzje w partii
lengths-note = Linia oznacza medianę; dziewięć partii na dziesięć mieści się w zabarwionym pasie.
turns-heading = tury
rounds-heading = rundy
decisions-heading = decyzje
low = 5%
median = mediana
mean = średnia
high = 95%
longest = najdłuższa
endings = Zakończenia
ending = zakończenie
ending-boss = boss pokonany
ending-coins = dość monet
ending-knocked_out = bohater znokautowany
ending-limit = przerwana, za długa
ending-looks = czwarte Spojrzenie
ending-rigor = powrót Rigora Mortisa
ending-time = koniec czasu
ending-tomes = ostatnia Księga zabrana
seats = Miejsca
seats-note = Wspólne zwycięstwo liczy się w częściach.
seat = miejsce
seat-bot = { $seat }, { $bot }
order = Pierwszy gracz
order-note = Te same zwycięstwa, liczone od tego, kto zaczynał.
order-heading = kolejność
order-first = 1: zaczyna
order-later = { $place }
bots = Boty
bot = bot
heroes = Bohaterowie
hero = bohater
cards = Karty
card = karta
cards-note = Jak często wygrywał gracz, który kiedykolwiek ją miał, w sprawiedliwych częściach. To nie dowód, że pomogła: w długich partiach każdy ma ich więcej.
heroes-note = Jak często wygrywał gracz z tym bohaterem, w sprawiedliwych częściach.
alone-note = Jak często z tym wygrywano; linia przerywana mówi, jak często wygrywano w ogóle.
wins = zwycięstwa
share = udział
fair-shares = równych części
of-the-mean = średniej
had = miało ją
played = grano
interval = 95%
to = { $low } do { $high }
legend = Punkt: wynik. Kreska: przedział 95%. Linia przerywana: równa część. Kolor: przedział nie obejmuje równej części, co raz na dwadzieścia zdarza się przypadkiem.
everybody-lost = W { $games ->
        [one] { $games } partii
        [few] { $games } partiach
       *[other] { $games } partiach
    } nikt nie wygrał.

## W skrócie

glance-length = Partia trwa
glance-length-note = dziewięć na dziesięć: od { $low } do { $high }
glance-first = Pierwszy gracz wygrywa
glance-first-note = po równo { $fair }, przedział 95% { $interval }
glance-won = Wygrane
glance-won-note = przedział 95% { $interval }
glance-ending = Najczęstsze zakończenie
glance-ending-note = { $share } partii

## Pliki

wrote-report = Raport: { $file }
wrote-games = Partie: { $file }

## Arena

strength = Siła
rating = ocena
times-fair = po równo { $share }
ms-a-move = ms na ruch
games-heading = partie
ends-before = kończy przed …
who-beats-whom = Kto z kim wygrywa (remis to połowa)

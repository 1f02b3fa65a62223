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
fact-iterations = Jak myślą
budget-iterations = iteracje: { $iterations }
budget-temper = ruchy gorsze najwyżej o { $share }
fact-options = Opcje
fact-options-none = bez zmian
fact-seed = Ziarno
fact-seed-none = nie podano
fact-rules = Wersja zasad
fact-box = Pudełko
fact-package = Program

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
ending-limit = przerwana, za długa
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
cards = Karty
card = karta
cards-note = Jak często wygrywał gracz, który kiedykolwiek ją miał, w sprawiedliwych częściach. To nie dowód, że pomogła: w długich partiach każdy ma ich więcej.
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
wrote-run = Symulacja: { $folder }
no-run = Nie zapisano folderu: potrzebny jest pyarrow, który daje dodatek „lab”.
progress = Gry: { $done } z { $total }, pozostało około { $minutes } min

## Arena

strength = Siła
rating = ocena
times-fair = po równo { $share }
ms-a-move = ms na ruch
games-heading = partie
ends-before = kończy przed …
who-beats-whom = Kto z kim wygrywa (remis to połowa)

## Runs beside each other

measure = miara
measure-rounds = rundy
measure-decisions = decyzje
measure-ties = wspólne zwycięstwa
measure-lost = wszyscy przegrywają
measure-won = wygrane
measure-place = zwycięstwa gracza nr { $place } w kolejności gry
measure-ending = koniec: { $ending }
measure-uneven = największe odchylenie od równego udziału w kolejności gry
measure-first = zwycięstwa pierwszego gracza
measure-cards = karty względem średniej
measure-roles = postacie względem średniej
kind-mean = Długość
kind-share = Udziały
kind-lift = Karty i postacie, w równych udziałach
run = symulacja
side-a = A
side-b = B
difference = B − A
verdict = wniosek
verdict-more = więcej w B
verdict-less = mniej w B
verdict-open = otwarte: rozstrzygnęłoby jeszcze około { $games } gier
verdict-none = różnicy nie widać
compare-title = A: { $a } · B: { $b }
compare-note = Obie strony zagrały te same rozdania. Przedziały są 95-procentowe: jeden wiersz na dwadzieścia wydaje się inny przez przypadek. Liczba brakujących gier jest słuszna, jeśli różnica jest tak duża, jak wygląda.
side-by-side = Obok siebie
side-note = Za ± stoi połowa przedziału 95%.

## Tuning

tuning = { $title }: szukanie
confirming = { $title }: próba na nowych rozdaniach
number = liczba
before = przed
after = po
changed-numbers = Zmienione liczby
targets = Cele
target = cel
wanted = pożądane
met = osiągnięty
yes = tak
no = nie
tune-note = Wypróbowano pudełka w liczbie { $trials }, po { $games } gier na każde. „Przed” i „po” to po { $fresh } gier na tych samych nowych rozdaniach, których szukanie nie widziało.
wrote-box = Pudełko: { $folder }

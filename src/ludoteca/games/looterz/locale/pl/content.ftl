# Looterz: nazwy i teksty tego, co jest w pudełku.

## Gra

game-title = Looterz
game-pitch = Wyślij sprytne i chaotyczne koty do lochu Mrocznego Pana i wynieś dość monet, zanim wróci do domu.
rigor = Rigor Mortis
    .text = Cztery jego karty leżą w dolnej połowie Wieży. Czwarta, która się pokaże, kończy grę.

## Słowa

word-looter = Łupieżca
    .many = Łupieżcy
    .count = { $count ->
        [one] { $count } Łupieżca
        [few] { $count } Łupieżców
       *[other] { $count } Łupieżców
    }
word-coin = moneta
    .many = monety
    .count = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
word-card = karta
    .many = karty
    .count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
word-life = życie
word-power = moc
word-tower = Wieża
word-graveyard = Cmentarz
word-hand = ręka
word-target = cel
word-round = runda

## Fazy tury

phase-first_recruitment = Pierwsza rekrutacja
    .text = Zwerbuj Łupieżcę z ręki albo dobierz kartę.
phase-dungeon = Loch
    .text = Każdy z twoich Łupieżców może szukać, atakować albo użyć swojej Aktywacji.
phase-second_recruitment = Druga rekrutacja
    .text = Nie zapomnij o niej: jeszcze raz zwerbuj Łupieżcę albo dobierz kartę.
phase-sacrifice = Poświęcenie
    .text = Jeśli masz więcej niż trzech Łupieżców, poświęcaj, aż zostanie trzech. Potem odrzuć z ręki karty ponad dziesięć.
phase-hand_limit = Limit ręki
phase-turn_end = Koniec tury

## Słowa kluczowe

keyword-activation = Aktywacja
    .text = Co Łupieżca może zrobić w fazie lochu zamiast szukania lub ataku.
keyword-last_wish = Ostatnie Życzenie
    .text = Dzieje się, gdy Łupieżca trafia z gry na Cmentarz.
keyword-recruitment = Rekrutacja
    .text = Dzieje się, gdy Łupieżca wchodzi do gry, skądkolwiek przybywa.
keyword-sacrifice = Poświęcenie
    .text = Połóż jednego ze swoich Łupieżców na Cmentarzu.
keyword-steal = Kradzież
    .text = Zabierz monetę najbogatszemu graczowi, chyba że najwięcej masz ty, choćby na równi z kimś.
keyword-taunt = Prowokacja
    .text = Przeciwnik, który wybiera jednego z twoich Łupieżców, musi wybrać takiego z Prowokacją.
keyword-twice = Dwa razy
    .text = Atakuje dwa razy albo szuka dwa razy, w ramach jednej akcji.
keyword-ward = Ochrona
    .text = Zdolności przeciwników nie mogą wybrać tego Łupieżcy. Ataki mogą.

## Z czego składają się zdolności, dla kart własnego pomysłu

effect-damage = obrażenia: { $amount }
effect-kill = zabicie
effect-drain = wyssanie życia: { $amount }
effect-heal = leczenie: { $amount }
effect-gain_life = dodatkowe życie: { $amount }
effect-take_control = przejęcie kontroli
effect-return_to_hand = powrót na rękę
effect-forced_sacrifice = poświęcenie: { $amount }
effect-sacrifice_cost = koszt – poświęcenie: { $amount }
effect-reclaim = z Cmentarza na rękę: { $amount }
effect-recruit_from_hand = werbunek z ręki: { $amount }
effect-recruit_from_graveyard = werbunek z Cmentarza: { $amount }
effect-earn = zysk: { $amount }
effect-steal = kradzież: { $amount }
effect-lose = strata: { $amount }
effect-draw = dobieranie: { $amount }
effect-alarm = karty z Wieży na Cmentarz: { $amount }
effect-recruit_from_tower = werbunek z Wieży: { $amount }
effect-no_search = zakaz szukania
who-you = ty
who-opponent = wybrany przeciwnik
who-richest = najbogatszy gracz, chyba że to ty
who-each_opponent = każdy przeciwnik
who-each_player = każdy gracz
which-looter = dowolny Łupieżca
which-yours = twój Łupieżca
which-opposing = Łupieżca przeciwnika
which-this = ten Łupieżca
which-every = każdy Łupieżca
which-every_yours = wszyscy twoi Łupieżcy
which-every_opposing = każdy Łupieżca przeciwników
amount-richest_coins = tyle, ile monet ma najbogatszy gracz
detail-life_at_most = życie najwyżej { $count }
detail-another = nie ten
detail-end_of_turn = do końca tury
detail-for_good = na stałe
detail-may = można zrezygnować

## Opcje rozgrywki

option-target = Monety do zwycięstwa
    .text = Ile monet daje zwycięstwo. Zalecane: 15 dla dwóch graczy, 10 dla trzech lub czterech, 7 dla pięciu lub sześciu.
option-target-recommended = Zgodnie z zaleceniem
option-target-1 = 1 moneta
option-target-2 = 2 monety
option-target-3 = 3 monety
option-target-4 = 4 monety
option-target-5 = 5 monet
option-target-6 = 6 monet
option-target-7 = 7 monet
option-target-8 = 8 monet
option-target-9 = 9 monet
option-target-10 = 10 monet
option-target-11 = 11 monet
option-target-12 = 12 monet
option-target-13 = 13 monet
option-target-14 = 14 monet
option-target-15 = 15 monet
option-target-16 = 16 monet
option-target-17 = 17 monet
option-target-18 = 18 monet
option-target-19 = 19 monet
option-target-20 = 20 monet
option-target-21 = 21 monet
option-target-22 = 22 monety
option-target-23 = 23 monety
option-target-24 = 24 monety
option-target-25 = 25 monet
option-target-26 = 26 monet
option-target-27 = 27 monet
option-target-28 = 28 monet
option-target-29 = 29 monet
option-target-30 = 30 monet
option-first_player = Pierwszy gracz
    .text = Kto zaczyna, z jedną kartą mniej.
option-first_player-random = Losowo
option-first_player-1 = Gracz 1
option-first_player-2 = Gracz 2
option-first_player-3 = Gracz 3
option-first_player-4 = Gracz 4
option-first_player-5 = Gracz 5
option-first_player-6 = Gracz 6

## Łupieżcy: nazwa, zdolność i co się o nich mówi

card-hal_r_tel = Hal-R-Tel, Demon z Innego Wymiaru
    .text = Bez zdolności: szuka i atakuje, jak na demona przystało.
    .flavour = W swoim wymiarze jest doradcą podatkowym.
card-rollork = Rollork Wiking
    .text = Prowokacja.
    .flavour = „Bijcie mnie!” – ryknął i choć raz wszyscy go posłuchali.
card-ninja = Tajemnicza Ninja
    .text = Aktywacja: zabij Łupieżcę, bez względu na jego życie.
    .flavour = Nikt jej nigdy nie widział. Rachunek owszem.
card-rrugh = Golem Rrugh
    .text = Rekrutacja: każdy gracz, od ciebie poczynając, poświęca Łupieżcę innego niż ten Golem.
    .flavour = Glina pierwszej jakości, maniery z odzysku.
card-elsar = Wiedźma Elsar
    .text = Rekrutacja: każdy gracz, od ciebie poczynając, bierze na rękę kartę z Cmentarza.
    .flavour = W jej kotle wszystko dochodzi powoli. A potem wstaje.
card-pru = Śliczna Kotka Pru
    .text = Aktywacja: przejmij kontrolę nad Łupieżcą przeciwnika do końca tury.
    .flavour = Dwa mrugnięcia i już nosił za nią torby.
card-blink = Blink, Nieudany Eksperyment
    .text = Atakuje dwa razy albo szuka dwa razy, w ramach jednej akcji.
    .flavour = W teorii działało. W praktyce działa w dwóch miejscach.
card-king_of_rats = Król Szczurów
    .text = Ostatnie Życzenie: wierzchnia karta Wieży wchodzi do gry po twojej stronie.
    .flavour = Umarł król. Niech żyje ten, kto stał za nim.
card-hippocat = Medyk Hipokotes
    .text = Aktywacja: ulecz 2 punkty życia wśród swoich Łupieżców.
    .flavour = Wyliże każdą ranę. Liczy od liźnięcia.
card-puriosa = Berserkerka Puriosa
    .text = Ostatnie Życzenie: 3 obrażenia dla Łupieżcy.
    .flavour = Mruczy jak silnik i tak samo bierze zakręty.
card-kotniss = Łuczniczka Kotniss
    .text = Rekrutacja: 3 obrażenia dla innego Łupieżcy.
    .flavour = Zgłasza się na ochotniczkę. Po twoją działkę.
card-romolo = Strażnik Romolo
    .text = Rekrutacja: odkryj z Wieży i połóż na Cmentarzu tyle kart, ile monet ma najbogatszy gracz. Potem każdy przeciwnik traci 1 monetę.
    .flavour = Pilnuje skarbu z tak bliska, że to i owo się do niego przykleja.
card-milkula = Hrabia Mlekula
    .text = Rekrutacja: inny Łupieżca traci 1 punkt życia, a ten go zyskuje.
    .flavour = Spodeczek o północy. Dwa, jeśli krowa się zgodzi.
card-catfucius = Mędrzec Kotfusjusz
    .text = Rekrutacja: weź na rękę 2 karty z Cmentarza.
    .flavour = Mądry kot spada na cztery łapy. Mądrzejszy na cudze.
card-caterfield = Koterfield Najedzony
    .text = Prowokacja. Ostatnie Życzenie: dobierz 2 karty.
    .flavour = Za duży, by go nie zauważyć, za syty, by się tym przejąć.
card-schroedinger = Kotek Schroedingera
    .text = Ostatnie Życzenie: ta karta wraca z Cmentarza na twoją rękę.
    .flavour = Nie żyje, a zarazem plącze się pod nogami i prosi o kolację.
card-ducat = Dukot
    .text = Rekrutacja: zdobądź 1 monetę.
    .flavour = Wart tyle złota, ile waży. Szkoda, że taki chudy.
card-puss_in_loots = Kot w Łupach
    .text = Ostatnie Życzenie: zdobądź 1 monetę.
    .flavour = Buty były dla zmyłki, pieniądze trzymał w kapeluszu.
card-advocat = Adwokot
    .text = Rekrutacja: ukradnij 1 monetę.
    .flavour = Sprzeciw! Podtrzymany! Należy się jedna moneta.
card-al_catpone = Al Kotone
    .text = Aktywacja: ukradnij 1 monetę.
    .flavour = Propozycja nie do odrzucenia, w bardzo małym futerale na skrzypce.
card-syndicat = Syndykot
    .text = Rekrutacja: twoi przeciwnicy nie mogą szukać do początku twojej następnej tury.
    .flavour = Żąda krótszych nocy, dłuższych drzemek i głosu w sprawie śmietanki.
card-catapult = Kotapulta
    .text = Aktywacja: poświęć innego Łupieżcę, aby ukraść 2 monety.
    .flavour = Zawsze spadają na cztery łapy. Gdzie, to inna sprawa.
card-catastrophe = Kotastrofa
    .text = Ostatnie Życzenie: 2 obrażenia dla każdego Łupieżcy w grze.
    .flavour = Wazon to drobiazg. Potem runęła półka, a potem podłoga.
card-necromeowncer = Nekromiauta
    .text = Rekrutacja: Łupieżca z Cmentarza wchodzi do gry po twojej stronie.
    .flavour = Każdy ma dziewięć żyć. Ona sprzedaje tylko zapasowe.
card-duplicat = Duplikot
    .text = Rekrutacja: Łupieżca z twojej ręki wchodzi do gry.
    .flavour = Nigdy nie przychodzi sam, nawet na własne urodziny.
card-bureaucat = Biurokota
    .text = Rekrutacja: najbogatszy gracz traci 3 monety, chyba że najwięcej masz ty, choćby na równi z kimś.
    .flavour = Brakowało formularza 27b. Teraz brakuje też monet.
card-catsanova = Kotsanova
    .text = Rekrutacja: przejmij na stałe kontrolę nad Łupieżcą przeciwnika, który ma 1 punkt życia.
    .flavour = Śpiewa pod oknami. Schodzą go uciszyć i zostają.
card-cattila = Kottyla
    .text = Rekrutacja: 1 obrażenie dla każdego Łupieżcy przeciwników.
    .flavour = Gdzie podrapie, tam już kanapa nie odrośnie.
card-guillocatine = Gilokotyna
    .text = Rekrutacja: zabij Łupieżcę przeciwnika, bez względu na jego życie.
    .flavour = Specjalność: drogi na skróty.
card-acrocat = Akrokota
    .text = Zdolności przeciwników nie mogą jej wybrać. Ataki mogą.
    .flavour = Nie wskażesz palcem kogoś, kto już stoi za tobą.

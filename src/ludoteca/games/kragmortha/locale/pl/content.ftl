# Kragmortha: nazwy i teksty tego, co jest w pudełku.

## Gra

game-title = Kragmortha
game-pitch = Odkurzaj bibliotekę Mrocznego Pana, podkradaj mu Księgi i wpychaj przyjaciół prosto pod jego Krzywe Spojrzenie.
rigor = Rigor Mortis
    .object = Rigora Mortisa
    .of = Rigora Mortisa
    .to = Rigorowi Mortisowi
    .with = z Rigorem Mortisem

## Symbole na podłodze i na Kartach Ruchu

symbol-scroll = zwój
symbol-stones = skały
symbol-potion = eliksir
symbol-book = książka
symbol-ball = magiczna kula
mover-goblin = Goblin
    .card = karta goblina
mover-rigor = Rigor Mortis
    .card = karta Rigora

## Gobliny: imię, od którego można zacząć zdanie, jego inne formy i kształt

goblin-1 = Fioletowy
    .object = Fioletowego
    .of = Fioletowego
    .to = Fioletowemu
    .with = z Fioletowym
    .shape = trójkąt
goblin-2 = Pomarańczowy
    .object = Pomarańczowego
    .of = Pomarańczowego
    .to = Pomarańczowemu
    .with = z Pomarańczowym
    .shape = kropla
goblin-3 = Zielony
    .object = Zielonego
    .of = Zielonego
    .to = Zielonemu
    .with = z Zielonym
    .shape = kwadrat
goblin-4 = Czerwony
    .object = Czerwonego
    .of = Czerwonego
    .to = Czerwonemu
    .with = z Czerwonym
    .shape = romb
goblin-5 = Niebieski
    .object = Niebieskiego
    .of = Niebieskiego
    .to = Niebieskiemu
    .with = z Niebieskim
    .shape = sześciokąt
goblin-6 = Żółty
    .object = Żółtego
    .of = Żółtego
    .to = Żółtemu
    .with = z Żółtym
    .shape = gwiazda
goblin-7 = Biały
    .object = Białego
    .of = Białego
    .to = Białemu
    .with = z Białym
    .shape = serce
goblin-8 = Czarny
    .object = Czarnego
    .of = Czarnego
    .to = Czarnemu
    .with = z Czarnym
    .shape = krzyż

## Pola

space-floor = podłoga
space-start = pole startowe
space-circle = Pole Teleportacji
space-desk = biurko
space-bookcase = regał

## Słowa

word-look = Krzywe Spojrzenie
    .many = Krzywe Spojrzenia
    .count = { $count ->
        [one] { $count } Spojrzenie
        [few] { $count } Spojrzenia
        [many] { $count } Spojrzeń
       *[other] { $count } Spojrzenia
    }
word-tome = Magiczna Księga
    .many = Magiczne Księgi
    .count = { $count ->
        [one] { $count } Księga
        [few] { $count } Księgi
        [many] { $count } Ksiąg
       *[other] { $count } Księgi
    }
word-movement-card = Karta Ruchu
    .many = Karty Ruchu
    .count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
word-magic-symbol = magiczny symbol
    .many = magiczne symbole
    .count = { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    }
word-circle = Pole Teleportacji
    .many = Pola Teleportacji
word-token = żeton Teleportacji
    .many = żetony Teleportacji
word-bookcase = regał
    .many = regały
word-desk = biurko
    .many = pola biurka
word-start = pole startowe
    .many = pola startowe
word-ball = magiczna kula
    .many = magiczne kule
word-goblin = goblin
    .many = gobliny
word-player = gracz
    .many = gracze
word-turn = tura
    .many = tury
word-hand = ręka
    .many = ręce
word-deck = talia
    .many = talie
word-penance = pokuta
    .many = pokuty
word-breach = uchybienie
    .many = uchybienia

## Części ciała

part-head = Głowa
part-mouth = Usta
part-arms = Ramiona
part-hands = Dłonie
part-legs = Nogi
part-voice = Głos

## Krzywe Spojrzenia: co robisz przy stole, co zamiast tego robi twój ekran i jak wygląda to w spokojnej wersji

look-head-balance = Chodzący regał
    .penance = Utrzymuj tę kartę na głowie. Nie może spaść.
    .twin = U góry twojego ekranu chwieje się stos ksiąg. Kliknięcie, dotknięcie lub klawisz go prostuje. Jeśli runie, to uchybienie.
    .calm = U góry twojego ekranu leży stos ksiąg i ani drgnie.
look-head-chin = Przegląd paznokci u nóg
    .penance = Trzymaj brodę na piersi.
    .twin = Światło pada tylko na podłogę wokół twojego goblina. Wskaż inne pole, a też się rozjaśni.
    .calm = Nic nie ciemnieje: pola z dala od twojego goblina są oznaczone jako mroczne i opisywane na końcu.
look-head-ear = Skręt karku przy dziurce od klucza
    .penance = Trzymaj ucho przy ramieniu, jakby wciąż było przyklejone do drzwi.
    .twin = Twoja plansza wisi krzywo.
    .calm = Twoja plansza wisi prosto, a jej rzędy są opisywane od dołu do góry.
look-head-ceiling = Liczenie pajęczyn
    .penance = Kiedy nie trwa twoja tura, patrz w sufit.
    .twin = Między twoimi decyzjami ekran pokazuje sufit. Plansza wraca, gdy masz coś postanowić. Podglądanie wcześniej to uchybienie.
    .calm = Między twoimi decyzjami plansza odpoczywa, a gdy znów masz coś postanowić, słyszysz naraz, co się stało.
look-mouth-tongue = Degustator kurzu
    .penance = Wystaw czubek języka i go nie chowaj.
    .twin = Na początku twojej tury po ekranie spływa ślina. Zetrzyj ją albo graj mimo niej.
    .calm = Jedna kropla wisi obok twojej ręki i nie spada.
look-mouth-sealed = Liźnięcie garnka z klejem
    .penance = Nie otwieraj ust, nawet kiedy mówisz.
    .twin = Dziennik i czat tylko mamroczą. Wskaż wiersz, żeby go zrozumieć.
    .calm = Dziennik i czat zachowują zwykłe litery i odzywają się tylko wtedy, gdy przejdziesz do wiersza.
look-mouth-open = Łapacz much
    .penance = Miej usta szeroko otwarte, czy mówisz, czy nie.
    .twin = Dwie szczęki powoli zamykają się na twojej planszy. Każde kliknięcie i każdy klawisz znów je rozwiera.
    .calm = Dwie szczęki okalają twoją planszę i trwają w zupełnym bezruchu.
look-mouth-forbidden = Słowa, których się nie wymawia
    .penance = Pozostali wybierają trzy słowa. Nie wypowiadaj żadnego z nich.
    .twin = Przyciski z woskową pieczęcią, jak cofnięcie i podpowiedź, są ci zakazane. Nadal działają, ale użycie któregoś to uchybienie.
    .calm = Przyciski z woskową pieczęcią pytają, czy na pewno, a ich użycie nic cię nie kosztuje.
look-arms-armpit = Termometr pana
    .penance = Wsuń tę kartę pod pachę i nie wypuszczaj jej.
    .twin = Od wyboru karty do ostatniego kroku trzymaj wciśnięty klawisz, przycisk myszy albo palec na ekranie. Puszczenie to uchybienie.
    .calm = Jedno naciśnięcie chwyta, drugie puszcza i niczego nie trzeba przytrzymywać.
look-arms-elbow = Wzorowy kamerdyner
    .penance = Nieś tę kartę w zgięciu łokcia.
    .twin = Twoje karty leżą zakryte, chyba że właśnie podejmujesz decyzję.
    .calm = Twoje karty zostają, jak są, a ich nazwy słyszysz tylko wtedy, gdy podejmujesz decyzję.
look-arms-forearms = Niewidzialne kajdany
    .penance = Trzymaj tę kartę między przedramionami.
    .twin = Masz skrzyżowane ramiona, więc lewa i prawa strona twojej planszy zamieniają się miejscami.
    .calm = Twoja plansza zostaje, jak jest, a jej kolumny są opisywane od prawej do lewej.
look-arms-stiff = Łokieć jak kij od miotły
    .penance = Trzymaj ramię, którym grasz, proste jak kij od miotły.
    .twin = Długie, sztywne ramię podąża za wskaźnikiem i zasłania to, co jest za nim. Można przez nie klikać.
    .calm = Sztywne ramię leży na skraju twojej planszy i ani drgnie.
look-hands-claws = Szczypce kraba
    .penance = Twoje dłonie to szczypce: chwytaj wszystko tylko między kciuk a cztery złączone palce.
    .twin = Masz do dyspozycji tylko dwie pary wielkich szczypiec. Jedna przechodzi do następnego ruchu, druga go wybiera.
    .calm = Szczypce to dwa zwykłe przyciski, „dalej” i „bierz”, a wszystko inne też działa.
look-hands-stretched = Palce rozgwiazdy
    .penance = Miej wszystkie palce wyprostowane i rozczapierzone.
    .twin = Karty wyślizgują ci się z rąk i na początku każdej twojej tury zmieniają miejsca.
    .calm = Karty zmieniają miejsca bez żadnego ruchu na ekranie, a nową kolejność słyszysz jeden raz.
look-hands-one = Druga trzyma miotłę
    .penance = Używaj tylko jednej ręki. Druga trzyma miotłę, której nikt inny nie widzi.
    .twin = Skończ turę tak, jak ją zaczynasz: wskaźnikiem albo klawiaturą. Wybieranie tym drugim to uchybienie.
    .calm = Ekran przypomina ci, od czego zaczynasz, ale wolno ci używać obu.
look-hands-small = Tycie łapki
    .penance = Możesz mieć na ręce najwyżej dwie Karty Ruchu. Ta pokuta obowiązuje w każdej partii i na każdym ekranie.
    .twin = Twoje karty są maleńkie i rosną, gdy je wskażesz. Limit dwóch kart obowiązuje także tutaj.
    .calm = Twoje karty zachowują rozmiar, a obok nich widać tycią łapkę. Limit dwóch kart obowiązuje także tutaj.
look-legs-one = Biblioteczny bocian
    .penance = Stój na jednej nodze. Możesz zmienić nogę na początku swojej tury.
    .twin = Chwiejesz się, a z tobą stos ksiąg u góry ekranu. Kliknięcie, dotknięcie lub klawisz go prostuje. Jeśli runie, to uchybienie.
    .calm = U góry twojego ekranu stoi bocian i stoi mu się świetnie.
look-legs-knees = Pilna potrzeba
    .penance = Trzymaj tę kartę między kolanami.
    .twin = Od wyboru karty do ostatniego kroku trzymaj wciśnięty klawisz, przycisk myszy albo palec na ekranie. Puszczenie to uchybienie.
    .calm = Jedno naciśnięcie chwyta, drugie puszcza i niczego nie trzeba przytrzymywać.
look-legs-rise = Jestem, Wasza Mroczność!
    .penance = Wstań, gdy zaczyna się twoja tura, i usiądź, gdy się kończy.
    .twin = Naciśnij „Wstań” przed pierwszym wyborem w swojej turze. Wybranie czegokolwiek wcześniej to uchybienie.
    .calm = „Wstań” to pierwszy przycisk w twojej turze, a pominięcie go nic cię nie kosztuje.
look-legs-feet = Uwaga, mokra podłoga
    .penance = Trzymaj obie stopy nad podłogą.
    .twin = Gdy decydują inni, twoja plansza jest świeżo umyta: precz z łapami i wskaźnikiem! Dotknięcie jej to uchybienie.
    .calm = Gdy decydują inni, tabliczka obok twojej planszy ostrzega, że podłoga jest mokra, a dotknięcie jej nic cię nie kosztuje.
look-voice-shout = Herold zagłady
    .penance = Za każdym razem, gdy rusza się Rigor Mortis, krzycz: „{ screen-phrase }”
    .twin = Za każdym razem, gdy rusza się Rigor Mortis, wpisz „{ screen-phrase }”, zanim minie czas. Milczenie to uchybienie.
    .calm = Za każdym razem, gdy rusza się Rigor Mortis, twój ekran mówi za ciebie: „{ screen-phrase }”
look-voice-worm = Marny robak
    .penance = Nigdy nie mów „ja” ani „mnie”. Jesteś „{ screen-worm }”.
    .twin = Twój ekran zwraca się do ciebie „{ screen-worm }”, a wszystkim innym nadaje szumne tytuły.
    .calm = To samo: to tylko słowa, a słowa się nie ruszają.
look-voice-whisper = Cisza w bibliotece
    .penance = Mów wyłącznie szeptem.
    .twin = Dziennik i czat szepczą małymi, bladymi literami. Wskaż wiersz, żeby go dobrze usłyszeć.
    .calm = Dziennik i czat zachowują zwykłe litery i odzywają się tylko wtedy, gdy przejdziesz do wiersza.
look-voice-rhyme = Poeta z komórki na miotły
    .penance = Wszystko, co mówisz w swojej turze, musi się rymować.
    .twin = Na początku twojej tury wers czeka na drugi do pary. Wybierz ten, który się rymuje; wybranie tego drugiego to uchybienie.
    .calm = Na początku twojej tury słyszysz oba wersy i niczego nie trzeba wybierać.

## Co mówią niektóre ekrany

screen-phrase = Chwała Mrocznemu Panu!
screen-worm = ten oto robak
screen-title = wielmożny { $goblin }
screen-verse-1 = Odkurzyłem ksiąg niemało,
    .good = a pół regału wciąż zostało.
    .bad = a jedna ugryzła mnie w ucho.
screen-verse-2 = Eliksir rozlał się na podłodze:
    .good = zlizałem go i świecę po drodze.
    .bad = zlizałem go i mam zielone uszy.
screen-verse-3 = Mroczny Pan idzie korytarzem,
    .good = więc udaję, że jestem kałamarzem.
    .bad = więc udaję, że jestem poduszką.
screen-verse-4 = Kto mnie popchnął, nie wiem wcale,
    .good = lecz łokieć pamiętam doskonale.
    .bad = lecz łokieć pachniał starym serem.

## Magiczne Księgi

tome-absolution = Rozgrzeszenie
    .text = Jeśli ktoś ma mniej Spojrzeń niż ty, odłóż jedno ze swoich na spód talii Spojrzeń.
    .when = W swojej turze, przed swoją Kartą Ruchu lub po niej.
tome-deep_pockets = Głębokie kieszenie
    .text = Możesz mieć na ręce o jedną kartę więcej. Tej Księgi nigdy się nie zakrywa.
    .when = Zawsze, od chwili jej dobrania.
tome-haste = Pośpiech
    .text = Zagraj drugą Kartę Ruchu.
    .when = W swojej turze, po swojej Karcie Ruchu, o ile tura się nie skończyła.
tome-crystal_step = Kryształowy krok
    .text = Oba symbole następnej Karty Ruchu, którą zagrasz w tej turze, to magiczne kule.
    .when = W swojej turze, przed zagraniem Karty Ruchu.
tome-shove = Kuksaniec
    .text = Popchnij goblina stojącego obok twojego na wybrane sąsiednie pole, ale nie na swoje. Dalej wszystko dzieje się jak przy każdym popchnięciu.
    .when = W swojej turze, przed swoją Kartą Ruchu lub po niej.
tome-swap = Zamiana
    .text = Twój goblin zamienia się miejscami z dowolnym innym. Nic się nie uaktywnia.
    .when = W swojej turze, przed swoją Kartą Ruchu lub po niej.
tome-beckon = Psst, panie
    .text = Przesuń Rigora Mortisa na pole obok niego, bez względu na symbol. Złapie goblina, którego tam zastanie, ale się nie teleportuje.
    .when = W swojej turze, przed swoją Kartą Ruchu lub po niej.
tome-recall = Odwrót
    .text = Postaw swojego goblina na pustym Polu Teleportacji. Pole się nie uaktywnia.
    .when = W swojej turze, przed swoją Kartą Ruchu.
tome-pickpocket = Kieszonkowiec
    .text = Wybierz innego gracza. Każde z was bierze losową Kartę Ruchu z ręki drugiego i tylko wy dwoje widzicie, jaką.
    .when = W swojej turze, przed swoją Kartą Ruchu lub po niej.
tome-scapegoat = Kozioł ofiarny
    .text = Wybrany gracz, którego goblin stoi obok twojego, dobiera to Spojrzenie zamiast ciebie.
    .when = W dowolnej chwili, gdy masz dobrać Spojrzenie.
tome-ward = Talizman
    .text = Za to spotkanie z Rigorem Mortisem nie dobierasz Spojrzenia. Twój goblin i tak trafia na Pole Teleportacji.
    .when = W dowolnej chwili, gdy twój goblin spotyka Rigora Mortisa.

kind-moon = księżyc
kind-eye = oko
kind-flame = płomień

## Żetony Teleportacji

token-teleport = Teleportacja
    .text = Przenieś się na inne puste Pole Teleportacji, które wybierzesz.
token-tome = Księga
    .text = Przenieś się na inne puste Pole Teleportacji, które wybierzesz, a potem dobierz Magiczną Księgę.
token-trap = Pułapka
    .text = Przenieś się na inne puste Pole Teleportacji, które wybierzesz, a potem dobierz Krzywe Spojrzenie.

## Ustawienia partii

option-edition = Wydanie
    .text = Której instrukcji słuchać tam, gdzie wydania się różnią. Każde z ustawień można też zmienić osobno.
option-edition-standard = Standardowe
option-edition-es = Hiszpańskie
option-edition-fr = Francuskie
option-edition-pl = Polskie
option-rigor_teleport = Teleportacja Rigora
    .text = Dokąd wolno wysłać Rigora Mortisa, gdy Karta Ruchu zaprowadzi go na Pole Teleportacji.
option-rigor_teleport-anywhere = Na dowolne wolne pole, które nie sąsiaduje z goblinem
option-rigor_teleport-circle = Na inne puste Pole Teleportacji
option-tie_break = Ostatnie rozstrzygnięcie remisu
    .text = Co liczy się między graczami, którzy mają tyle samo Spojrzeń i tyle samo Ksiąg.
option-tie_break-symbols = Najwięcej magicznych symboli
option-tie_break-kinds = Najwięcej różnych rodzajów magicznych symboli
option-tomes_per_turn = Księgi w turze
    .text = Ilu Ksiąg gracz może użyć w jednej turze.
option-tomes_per_turn-unlimited = Ilu zechce
option-tomes_per_turn-one = Jednej
option-rigor_stops_after_catch = Rigor staje po złapaniu
    .text = Czy Rigor Mortis traci drugi krok, gdy pierwszym złapie goblina innego gracza.
option-rigor_stops_after_catch-no = Nie, może iść dalej i złapać następnego
option-rigor_stops_after_catch-yes = Tak, jeden wystarczy
option-penance = Pokuty
    .text = Jak gracze odprawiają pokutę. Spojrzenia w każdym razie się dobiera, liczy i czuje na karku.
option-penance-honour = Na słowo honoru: rób, co każe karta, a inni mają cię na oku
option-penance-screen = Na ekranie: pokutę wymierza ci twój własny ekran
option-penance-none = Bez pokut: Spojrzenia tylko się liczą
option-first_player = Pierwszy gracz
    .text = Kto pierwszy wchodzi do biblioteki. Przy stole byłby to ktoś, kto najbardziej przypomina goblina.
option-first_player-random = Losowo
option-first_player-1 = Gracz 1
option-first_player-2 = Gracz 2
option-first_player-3 = Gracz 3
option-first_player-4 = Gracz 4
option-first_player-5 = Gracz 5
option-first_player-6 = Gracz 6
option-first_player-7 = Gracz 7
option-first_player-8 = Gracz 8

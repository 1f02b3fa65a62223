# Looterz on a screen: texts that only the board needs.

## Buttons on cards and beside them

act-search = Szukaj
act-attack = Atakuj
act-activate = Aktywuj
act-recruit = Zwerbuj
act-discard = Odrzuć
act-draw = Dobierz kartę
act-wish = Teraz to
act-close = Zamknij
act-open = Przejrzyj

## Where things are

place-row = Łupieżcy: { $seat }
place-hand = Karty na ręce
place-mine = Twoi Łupieżcy
place-tray = Taca na kości
place-middle = Wieża, Rigor Mortis, wyścig i Cmentarz
place-race = Wyścig do { $target } monet
place-wishes = Ostatnie Życzenia
place-empty-row = Jeszcze bez Łupieżców
place-empty-hand = Brak kart na ręce
place-empty-graveyard = Nikt tu jeszcze nie leży
place-drop-row = Upuść tutaj, by zwerbować
place-too-many = Łupieżców: { $count }. Na koniec tury może ich zostać { $most }

## What is known about a thing

tower-label = Wieża: { $count }
graveyard-label = Cmentarz: { $count }
rigor-label = Rigor Mortis: { $seen } z { $of } części
coins-of = Monety: { $coins } z { $target }
coins-label = { $seat }: monety { $coins } z { $target }
hand-label = Kart na ręce: { $count }
looter-label = { $name }. Życie { $life }, moc { $power }. { $text }
badge-acted = Już działał
badge-borrowed = Pożyczony, właściciel: { $seat }
badge-barred = Nie może szukać
badge-thinking = Decyduje
badge-known = Znana karta
badge-you = ty
badge-winner = Zwycięzca

## Odds and what will happen

percent = { $value }%
odds-title = Kości: { $dice }, moc { $power }
odds-least = { $count } lub więcej
odds-kill = Zabija: { $chance }
preview-dies = Ginie
preview-taken = Zmienia stronę
preview-to-hand = Wraca na rękę
preview-barred = Bez szukania
trace-new = Nowy
die-hit = { $die }: sukces
die-miss = { $die }: nic

## Help

help-card = Karta
help-power = Kość z tą liczbą lub mniejszą to sukces.
help-life = Tyle kości, ile ma żetonów życia; bez żadnego ginie.
help-search = Szukanie: każdy sukces to moneta.
help-attack = Atak: każdy sukces zabiera jedno życie wybranemu Łupieżcy.
help-keywords = Słowa kluczowe
help-effects = Co mówią małe znaki
help-gallery = Wszyscy Łupieżcy
sign-damage = obrażenia
sign-kill = zabija
sign-drain = wysysa życie
sign-heal = leczy
sign-gain_life = zyskuje życie
sign-take_control = przejmuje kontrolę
sign-return_to_hand = wraca na rękę
sign-forced_sacrifice = ktoś poświęca
sign-sacrifice_cost = kosztuje poświęcenie
sign-reclaim = z Cmentarza na rękę
sign-recruit_from_hand = z ręki do gry
sign-recruit_from_graveyard = z Cmentarza do gry
sign-recruit_from_tower = z Wieży do gry
sign-earn = zdobywa monety
sign-steal = kradnie monetę
sign-lose = ktoś traci monety
sign-draw = dobiera karty
sign-alarm = z Wieży na Cmentarz
sign-no_search = zabrania szukania

## Short names, for small cards

short-hal_r_tel = Hal-R-Tel
short-rollork = Rollork
short-ninja = Ninja
short-rrugh = Rrugh
short-elsar = Elsar
short-pru = Pru
short-blink = Blink
short-king_of_rats = Król Szczurów
short-hippocat = Hipokotes
short-puriosa = Puriosa
short-kotniss = Kotniss
short-romolo = Romolo
short-milkula = Mlekula
short-catfucius = Kotfusjusz
short-caterfield = Koterfield
short-schroedinger = Schroedinger
short-ducat = Dukot
short-puss_in_loots = Kot w Łupach
short-advocat = Adwokot
short-al_catpone = Al Kotone
short-syndicat = Syndykot
short-catapult = Kotapulta
short-catastrophe = Kotastrofa
short-necromeowncer = Nekromiauta
short-duplicat = Duplikot
short-bureaucat = Biurokota
short-catsanova = Kotsanova
short-cattila = Kottyla
short-guillocatine = Gilokotyna
short-acrocat = Akrokota

## The first game

looterz-lesson-goal = Witaj! Twoje koty okradają wieżę Mrocznego Pana. Wygrywa, kto pierwszy ma 5 monet: oto wyścig. Obok Rigor Mortis wraca do domu, kawałek po kawałku; czwarty kończy grę.
looterz-lesson-recruit = Tura zaczyna się od rekrutacji: kot z ręki albo karta z Wieży. Zwerbuj Hal-R-Tela. Serca to jego życie, liczba na kości to jego moc.
looterz-lesson-search = Teraz loch. Wybierz Hal-R-Tela, a potem Szukaj: rzuca jedną kością za każde serce, a każdy wynik do 3, czyli do jego mocy, to moneta.
looterz-lesson-second = 2 i 3 to sukcesy, 5 nie: dwie monety! Nie zapomnij o drugiej rekrutacji. Zwerbuj Dukota: jego Rekrutacja daje monetę, gdy tylko wejdzie do gry.
looterz-lesson-attack = Późniejsza tura. Przeciwnik prowadzi, więc do walki: wybierz Hal-R-Tela, a potem Atakuj.
looterz-lesson-target = Rollork ma Prowokację: póki stoi, jego przyjaciele są przed tobą bezpieczni. Dlatego wysuwa się do przodu. Procent to twoja szansa, by go zabić. Uderzaj!
looterz-lesson-activate = Dwa trafienia i po Rollorku. Al Kotone ma Aktywację, której może użyć zamiast rzutu: kradnie monetę najbogatszemu. Wybierz go, a potem Aktywuj.
looterz-lesson-done = Każdy Łupieżca może działać raz na turę albo odpocząć. Niech Kot w Łupach odpocznie: zakończ fazę lochu.
looterz-lesson-fourth = Druga rekrutacja: wprowadź do gry Akrokotę. To już czterech Łupieżców, a na koniec tury może zostać trzech.
looterz-lesson-sacrifice = Poświęć Kota w Łupach. Jego Ostatnie Życzenie daje monetę, gdy trafia na Cmentarz: właśnie tę, której ci brakuje!
looterz-lesson-end = { $pointer ->
        [touch] Pięć monet: wygrywasz! Przytrzymaj dowolną kartę, by przeczytać, co robi. Reszta to pazury i szczęście.
       *[mouse] Pięć monet: wygrywasz! Wskaż dowolną kartę albo przytrzymaj ją, by przeczytać, co robi. Reszta to pazury i szczęście.
    }

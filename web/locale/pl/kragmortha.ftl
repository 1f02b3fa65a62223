# Kragmortha: co mówi tylko ekran.

## Fazy tury

kragmortha-phase-place = Wejście
kragmortha-phase-card = Karta
kragmortha-phase-steps = Kroki
kragmortha-phase-more = Księgi i dobieranie

## Stół

kragmortha-hand = Twoje karty: { $count } z { $limit }
kragmortha-card-hidden = Zakryta karta
kragmortha-kept-none = Tu trafią twoje Krzywe Spojrzenia i Magiczne Księgi.
kragmortha-about-goblin = Porusza twoim goblinem: krok na jeden z symboli, a potem, jeśli chcesz, drugi krok na drugi symbol.
kragmortha-about-rigor = Porusza Rigorem Mortisem: krok na jeden z symboli, a potem, jeśli chcesz, drugi krok na drugi symbol.
kragmortha-deck = { $count ->
        [one] { $count } Karta Ruchu do dobrania
        [few] { $count } Karty Ruchu do dobrania
       *[other] { $count } Kart Ruchu do dobrania
    }
kragmortha-discards = { $count ->
        [one] { $count } odrzucona Karta Ruchu
        [few] { $count } odrzucone Karty Ruchu
       *[other] { $count } odrzuconych Kart Ruchu
    }
kragmortha-discarded = { $count } × { $card }
kragmortha-look-deck = { $count ->
        [one] { $count } Krzywe Spojrzenie w talii
        [few] { $count } Krzywe Spojrzenia w talii
       *[other] { $count } Krzywych Spojrzeń w talii
    }
kragmortha-tokens = { $count ->
        [one] { $count } zakryty żeton Teleportacji
        [few] { $count } zakryte żetony Teleportacji
       *[other] { $count } zakrytych żetonów Teleportacji
    }
kragmortha-tome-symbols = Magiczne symbole: { $count } × { $kind }
kragmortha-tome-used = Już użyta, ale na koniec wciąż się liczy.
kragmortha-breach = Uchybienie!

## Co mówią niektóre ekranowe pokuty

kragmortha-peek = Zerknij na planszę (to uchybienie!)
kragmortha-told = Wracam do pracy
kragmortha-stand = Wstań
kragmortha-type = Szybko, napisz: „{ $phrase }”
kragmortha-hold-on = Trzymaj! Nie puszczaj klawisza, przycisku myszy albo palca.
kragmortha-hold-held = Dobrze. Nie puszczaj.
kragmortha-hold-take = Chwyć
kragmortha-hold-release = Puść
kragmortha-wet = Mokra podłoga. Ręce precz!
kragmortha-claw-next = Dalej
kragmortha-claw-take = Bierz
kragmortha-hand-pointer = Na początku był wskaźnik.
kragmortha-hand-keyboard = Na początku była klawiatura.

## Ilustrowany klucz

kragmortha-help-floor = Podłoga
kragmortha-help-pawns = Pionki i karty
kragmortha-about-start = Tędy wchodzą gobliny i tu wracają od biurka.
kragmortha-about-circle = Goblin, który tu wejdzie, odkrywa żeton i trafia na inne Pole Teleportacji. Po spotkaniu z Rigorem Mortisem staje na wolnym.
kragmortha-about-desk = Pasuje do każdego symbolu. Goblin, który tu wejdzie, bierze Magiczną Księgę i wraca na pole startowe.
kragmortha-about-goblins = Jeden pionek na polu: kto wchodzi na innego goblina, popycha go i wybiera dokąd. Wygrywa najmniej Spojrzeń, a remis rozstrzygają Księgi.
kragmortha-about-meeting = Kto go spotka, dobiera Krzywe Spojrzenie. Czwarte Spojrzenie u jednego gracza kończy grę.

## Pierwsza gra

kragmortha-lesson-you = Witaj w bibliotece! Jesteś goblinem ze złotym pierścieniem. Chcesz mieć mało Krzywych Spojrzeń i dużo Magicznych Ksiąg.
kragmortha-lesson-rigor = To Rigor Mortis, Mroczny Pan. Kto go spotka, dobiera Krzywe Spojrzenie. Poczuj ten chłód i trzymaj się z daleka.
kragmortha-lesson-card = { $pointer ->
        [touch] Tura to jedna karta. Każda pokazuje dwa symbole. Przytrzymaj kartę, aby zobaczyć, dokąd prowadzi, i zagraj tę z eliksirem i książką.
       *[mouse] Tura to jedna karta. Każda pokazuje dwa symbole. Wskaż kartę, aby zobaczyć, dokąd prowadzi, i zagraj tę z eliksirem i książką.
    }
kragmortha-lesson-first-step = Pierwszy krok prowadzi na sąsiednie pole z jednym z dwóch symboli. Idź w dół, na książkę.
kragmortha-lesson-second-step = Drugi krok nie jest obowiązkowy i prowadzi na drugi symbol. Zrób go: eliksir jest tuż obok biurka.
kragmortha-lesson-wait = Masz już nową kartę. Teraz gra { $other }, pomarańczowy goblin. Patrz.
kragmortha-lesson-any-card = Do biurka pasuje każdy symbol, więc wystarczy dowolna karta goblina. Zagraj jedną.
kragmortha-lesson-desk = Na biurko, tam leżą Magiczne Księgi!
kragmortha-lesson-back = Księga jest twoja. Twój goblin wraca na pole startowe: wybierz je.
kragmortha-lesson-tome = { $pointer ->
        [touch] Księgi to małe zaklęcia na później: przytrzymaj swoją, aby ją przeczytać. Gdy ktoś dobierze ostatnią Księgę, gra się kończy.
       *[mouse] Księgi to małe zaklęcia na później: wskaż swoją, aby ją przeczytać. Gdy ktoś dobierze ostatnią Księgę, gra się kończy.
    }
kragmortha-lesson-neighbours = A teraz mała złośliwość. { $other }, pomarańczowy goblin, stoi między tobą a Rigorem Mortisem.
kragmortha-lesson-push-card = Jeden pionek na polu: kto wchodzi na goblina, popycha go. Zagraj zwój i eliksir, bo { $other } stoi na eliksirze.
kragmortha-lesson-push-step = Wejdź na pole, na którym stoi { $other }.
kragmortha-lesson-push = { $pointer ->
        [touch] To ty wybierasz, dokąd poleci { $other }. Strzałki pokazują drogi, a po przytrzymaniu jednej widać, co się stanie. Prosto na Rigora Mortisa!
       *[mouse] To ty wybierasz, dokąd poleci { $other }. Strzałki pokazują drogi, a po wskazaniu jednej widać, co się stanie. Prosto na Rigora Mortisa!
    }
kragmortha-lesson-meeting = { $other } spotyka Rigora Mortisa! Zobacz, co to znaczy.
kragmortha-lesson-look = { $other } dobiera Krzywe Spojrzenie, czyli głupią pokutę do końca gry, i musi iść na Pole Teleportacji.
kragmortha-lesson-away = Został ci drugi krok. Rigor Mortis jest blisko: czmychnij na zwój.
kragmortha-lesson-rigor-card = Niektóre karty poruszają Rigorem Mortisem zamiast twoim goblinem. Magiczna kula to dowolny symbol. Zagraj tę z dwiema kulami.
kragmortha-lesson-rigor-step = Odeślij go od siebie.
kragmortha-lesson-end = Spojrzenia wiszą tu jako portrety. Czwarte u jednego gracza kończy grę, a wygrywa ten, kto ma ich najmniej. Wiesz już dość: do biblioteki!

kragmortha-penance-of = Pokuta: { $goblin }
kragmortha-wall = Ściana hańby
kragmortha-spotless = Ani jednego Spojrzenia: podejrzane
kragmortha-share-wall = Zachowaj obrazek

## Why a card cannot be played

kragmortha-why-turn = To nie twoja tura.
kragmortha-why-question = Najpierw odpowiedz na pytanie.
kragmortha-why-blocked = Tego, kto tam stoi, nie da się wypchnąć.
kragmortha-why-goblin = { $twice ->
        [one] Obok ciebie nie ma takiego pola: { $first }.
       *[two] Obok ciebie nie ma takich pól: { $first }, { $second }.
    }
kragmortha-why-rigor = { $twice ->
        [one] Obok Rigora Mortisa nie ma takiego pola: { $first }.
       *[two] Obok Rigora Mortisa nie ma takich pól: { $first }, { $second }.
    }

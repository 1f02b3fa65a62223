# Oprawa klienta w przeglądarce: przy stole i w powtórce.

## Stół

board = Plansza
players = Gracze
phases = Na jakim etapie jest tura
side-panel = Ruchy, kronika i rozmowa
toolbar = Co możesz zrobić
table-menu = Stół
tab-moves = Ruchy
tab-log = Kronika
tab-chat = Rozmowa
tab-help = Pomoc
winner = wygrywa
tag-bot = bot, { $level }
tag-stand-in = gra bot
tag-away = poza stołem
time-left = Pozostały czas: { $time }
connection-lost = Brak połączenia. Kolejna próba…
connection-connecting = Łączenie…
moves-over = Partia jest zakończona.
moves-lesson = Najpierw przeczytaj, co mówi lekcja.
moves-spectator = Oglądasz partię.
moves-wait = Teraz decydują inni. Tu pojawią się twoje ruchy.
log-empty = Opowieść zaczyna się od pierwszego ruchu.
log-earlier = Pokaż wcześniejsze
log-moment = Przejdź do chwili { $index }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Wyślij
undo = Cofnij
hint = Podpowiedź
hint-thinking = Myślę…
hint-only = Innego ruchu nie ma.
hint-plain = Mocny bot zagrałby właśnie tak.
hint-clear = Wyraźnie najlepszy: oczekiwane { $expected } zwycięstwa, o { $gap } więcej niż następny.
hint-close = O włos: oczekiwane { $expected } zwycięstwa; idzie tędy { $share } zbadanych wariantów.
hint-then = Potem może: { $moves }
expects = oczekuje { $expected }
skip = Przewiń
mute = Wycisz
result = Wynik
over-nobody = Partia jest zakończona. Nikt nie wygrywa.
over-winners = { $count ->
        [one] Wygrywa { $names }!
       *[other] Wygrywają { $names }!
    }
end-you-won = Wygrana jest twoja!
end-look = Spójrz na planszę
rematch = Jeszcze raz
rematch-join = Dołącz do rewanżu
watch-replay = Obejrzyj powtórkę
export = Zapisz do pliku
curtain-title = Teraz do ekranu siada { $name }
curtain-text = Niech nikt inny teraz nie patrzy.
curtain-open = Jestem { $name }: pokaż moją rękę
breach = Złamana pokuta!
vote-text = { $caller } mówi, że { $accused } łamie pokutę.
vote-count = Za: { $yes } · przeciw: { $no }
vote-yes = Tak było
vote-no = Tak nie było
vote-passed = Stół się zgadza.
vote-failed = Stół się nie zgadza.
copy-link-watch = Kopiuj odnośnik do tego stołu
look-as = Patrz jako
spectator = Widz
come-back = Wracam na swoje miejsce
leave-game = Poddaj się i odejdź
leave-sure = Na pewno odchodzisz? Bot zagra za ciebie i możesz wrócić.
leave-yes = Tak, odchodzę
leave-no = Nie, zostaję
skip-to-choices = Przejdź do tego, co możesz zrobić
shortcuts = Skróty klawiszowe
shortcuts-text = Tab i strzałki poruszają się po planszy, Enter lub Spacja wykonuje ruch, Escape anuluje. Skróty można wyłączyć w ustawieniach.
shortcut-1 = wykonaj ten ruch z listy
shortcut-g = przejdź do tego, co możesz zrobić, i od jednego do następnego
shortcut-u = cofnij
shortcut-h = podpowiedź
shortcut-s = przewiń
shortcut-m = dźwięk tak lub nie
shortcut-o = lista ruchów
shortcut-l = kronika
shortcut-c = rozmowa
shortcut-help = ta strona

## Uczciwe kości

fair-title = Uczciwe kości
fair-text = Cały los w tej partii wynika z ziarna ustalonego przed pierwszym ruchem. Jego odcisk widać od początku, a ziarno na końcu, więc każdy może sprawdzić każdy rzut i każde tasowanie.
fair-commitment = Odcisk (SHA-256 ziarna)
fair-seed = Ziarno
fair-check = Sprawdź tę partię
fair-yes = Sprawdzone: ziarno, odcisk i wszystkie ruchy się zgadzają.
fair-no = To się nie zgadza. Nie ufaj tej partii.

## Powtórka

replay = Powtórka
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Ruch naprzód
replay-last = Na koniec
replay-timeline = Chwila
replay-count = { $index } z { $length }
copy-moment = Kopiuj odnośnik do tej chwili
to-table = Do stołu
analysis = Analiza
analysis-ask = Przemyśl
analysis-text = Zobacz, co zrobiłby mocny bot w dowolnej chwili tej partii i czego oczekuje po każdym ruchu.
analysis-played = zagrano
analysis-later = Po zakończeniu partii można przemyśleć dowolną jej chwilę.
analysis-end = Partia skończona: nie ma o czym decydować.
analysis-playing = Zatrzymaj powtórkę, aby przemyśleć tę chwilę.
continue-here = Graj dalej stąd
continue-seats = Kto gra dalej
continue-later = Po zakończeniu partii można grać dalej od dowolnej chwili.
rule-reference = { $count ->
        [one] Zasada { $rules }
        [few] Zasady { $rules }
        [many] Zasady { $rules }
       *[other] Zasady { $rules }
    }

# Oprawa klienta w przeglądarce: przy stole i w powtórce.

## Stół

board = Plansza
players = Gracze
phases = Na jakim etapie jest tura
side-panel = Ruchy, dziennik i czat
toolbar = Co możesz zrobić
table-menu = Stół
tab-moves = Ruchy
tab-log = Dziennik
tab-chat = Czat
tab-help = Pomoc
winner = wygrywa
tag-bot = bot, { $level }
tag-stand-in = gra bot
tag-given-up = { $why ->
        [resigned] poddanie
        [left] odejście
        [time] koniec czasu
       *[gone] zniknięcie
    }
tag-vacation = na urlopie
tag-away = poza stołem
time-left = Pozostały czas: { $time }
connection-lost = Brak połączenia. Kolejna próba…
connection-connecting = Łączenie…
moves-over = Partia jest zakończona.
moves-lesson = Najpierw przeczytaj, co mówi lekcja.
moves-soon = Chwila napięcia…
moves-spectator = Oglądasz partię.
moves-wait = Teraz decydują inni. Tu pojawią się twoje ruchy.
recap-since = Od twojej tury
recap-now = Co robią inni
log-empty = Opowieść zaczyna się od pierwszego ruchu.
log-earlier = Pokaż wcześniejsze
log-moment = Przejdź do chwili { $index }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Powiedz coś
chat-send = Wyślij
chat-emotes = Powiedz to buźką
open-chat = { $count ->
        [0] Czat
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[other] Czat, { $count } nowych wiadomości
    }
undo = Cofnij
hint = Podpowiedź
hint-thinking = Myślę…
hint-only = Innego ruchu nie ma.
hint-plain = Mocny bot zagrałby właśnie tak.
hint-clear = Wyraźnie najlepszy: szansa na wygraną { $expected }, o { $gap } większa niż przy następnym.
hint-close = O włos: szansa na wygraną { $expected }, a następny ruch jest ledwie gorszy.
hint-then = Potem może: { $moves }
hint-gains = Daje: { $changes }
hint-costs = Kosztuje: { $changes }
hint-risks = Ryzyko przed następną turą: { $changes }
hint-reply = Prawdopodobna odpowiedź ({ $name }): { $move }
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share })
hint-worse = Szansa na wygraną: { $expected }, o { $gap } mniejsza niż przy najlepszym ruchu.
hint-as-good = Szansa na wygraną: { $expected }, prawie taka jak przy najlepszym ruchu.
hint-compare = Porównaj
hint-compare-none = wybierz ruch…
hint-compare-how = Wskaż inny ruch albo wybierz go tutaj, żeby zobaczyć różnicę.
hint-details = Szczegóły
expects = szansa: { $expected }
skip = Przewiń
mute = Wycisz
result = Wynik
over-nobody = Partia jest zakończona. Nikt nie wygrywa.
over-winners = { $count ->
        [one] Wygrywa { $names }!
       *[other] Wygrywają { $names }!
    }
end-you-won = Wygrana jest twoja!
end-aborted = Partię przerwano. Nie ma wyniku.
end-draw = Remis.
end-forfeit = Nikt inny już nie gra.
end-look = Spójrz na planszę
end-awards = Zapamiętani za
end-moments = Najlepsze chwile
rematch = Jeszcze jedna partia
rematch-join = Dołącz do następnej
watch-replay = Obejrzyj powtórkę
export = Zapisz do pliku
curtain-title = Teraz do ekranu siada { $name }
curtain-text = Niech nikt inny teraz nie patrzy.
curtain-open = Jestem { $name }: pokaż moje karty
vote-count = Za: { $yes } · przeciw: { $no }
vote-yes = Tak było
vote-no = Tak nie było
vote-passed = Stół się zgadza.
vote-failed = Stół się nie zgadza.
copy-link-watch = Kopiuj link do tego stołu
look-as = Patrz jako
spectator = Widz
come-back = Wracam na swoje miejsce
leave-game = Niech bot gra za mnie
leave-sure = Odejść teraz? Bot gra za ciebie, dopóki nie wrócisz.
leave-yes = Tak, odchodzę
leave-no = Nie, zostaję
abort = Przerwij partię
resign = Poddaj się
resign-sure = Na pewno się poddajesz? Partia się skończy i będzie przegrana.
resign-sure-several = Na pewno się poddajesz? Bot zagra za ciebie, zajmiesz ostatnie miejsce i nie będzie powrotu.
resign-yes = Tak, poddaję się
resign-no = Nie, gram dalej
claim-text = { $name } – nikogo tam nie ma, a wszyscy czekają. Po minucie możesz:
claim-win = Żądać zwycięstwa
claim-draw = Żądać remisu
claim-bot = Niech gra za tę osobę bot
skip-to-choices = Przejdź do tego, co możesz zrobić
shortcuts = Skróty klawiszowe
shortcuts-text = Tab i strzałki poruszają się po planszy, Enter lub Spacja wykonuje ruch, Escape anuluje. Skróty można wyłączyć w ustawieniach.
shortcut-1 = wykonaj ten ruch z listy
shortcut-g = przejdź do tego, co możesz zrobić, i od jednego do następnego
shortcut-u = cofnij
shortcut-h = podpowiedź
shortcut-s = przewiń
shortcut-m = włącz lub wyłącz dźwięk
shortcut-o = lista ruchów
shortcut-l = dziennik
shortcut-c = czat
shortcut-help = ta strona

## Uczciwe kości

fair-title = Uczciwe kości
from-position-as_written = Ta partia zaczyna się od pozycji dokładnie tak, jak ją zapisano.
from-position-redealt = Ta partia nie zaczyna się od nowego stołu. Wszystko, co ukryte, rozdano na nowo: nikt nie wie więcej niż ty.
fair-text = Cały los w tej partii wynika z ziarna. Składa się na nie sekret serwera, którego odcisk pokazano, zanim ktokolwiek usiadł, oraz losowa liczba z urządzenia każdego gracza. Dlatego nikt nie mógł wybrać kości: ani gospodarz, ani gracz, ani serwer. Na końcu sekret zostaje pokazany i każdy może sprawdzić każdy rzut i każde tasowanie.
fair-text-written = Los jest częścią pozycji: kto ją zapisał, może wiedzieć, co nadejdzie. Dlatego nikt inny nie może się dosiąść, a partia się nie liczy.
fair-commitment = Odcisk (SHA-256)
fair-number = Liczba gracza { $name }
fair-secret = Sekret serwera
fair-seed = Ziarno
fair-check = Sprawdź tę partię
fair-yes = Sprawdzone: sekret, liczby, ziarno i wszystkie ruchy się zgadzają.
fair-no = To się nie zgadza. Nie ufaj tej partii.

## Powtórka

replay = Powtórka
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-turn-back = Turę wstecz
replay-forward = Ruch naprzód
replay-turn-forward = Turę naprzód
replay-chapter = Tura
replay-start = Początek
replay-end = Koniec
replay-turn = { $number }. { $name }
replay-timeline = Chwila
replay-count = { $index } z { $length }
copy-moment = Kopiuj link do tej chwili
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

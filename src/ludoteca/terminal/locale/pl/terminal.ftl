# Co mówi sam terminal.

## Gracze

seat-name = Gracz { $number }
you = ty

## Rozgrywka

welcome = Wpisz numer ruchu i naciśnij Enter. Wpisz „help”, aby zobaczyć, co jeszcze możesz zrobić, albo „quit”, aby skończyć.
commitment = Cały los w tej partii wynika z ziarna wybranego przed jej początkiem. Jego SHA-256: { $commitment }
seed = Ziarno tej partii: { $seed }
cursor = { "> " }
curtain = Teraz do ekranu siada { $seat } i naciska Enter.
only-move = (Możliwy był tylko jeden ruch i został wykonany za ciebie: { $move }.)
not-a-choice = „{ $input }” to nie jest żadna z możliwości. Wpisz liczbę od 1 do { $count } albo „help”.
goodbye = Do zobaczenia!
input-ended = Nie ma już nic do wczytania, więc gra kończy się tutaj, po { $moves ->
        [one] { $moves } ruchu
       *[other] { $moves } ruchach
    }.
recorded = Zapis tej partii jest w pliku { $file }.
place = Miejsce
player = Gracz

## Polecenia

undone = Cofnięto.
cannot-undo = Tego nie da się cofnąć: odkąd ostatnio coś odkryto (kartę, żeton lub inną tajemnicę), nie było żadnej twojej decyzji.
thinking = Chwila namysłu…
hint = Wybór silnego gracza: { $move }. Poświęcił temu { $share }% rozważań i oczekuje stąd { $expected } zwycięstw na 100.
hint-line = Potem być może: { $line }.
hint-gains = W tej turze daje: { $changes }.
hint-costs = W tej turze kosztuje: { $changes }.
hint-risks = Ryzyko przed twoją następną turą: { $changes }.
hint-reply = Prawdopodobna odpowiedź ({ $name }): { $move }.
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share }%)
hint-worse = Zamiast tego { $move }: { $expected } zwycięstw na 100, o { $gap } mniej niż przy tamtym wyborze.
hint-as-good = Zamiast tego { $move }: { $expected } zwycięstw na 100, prawie tak samo dobrze.
saved = Zapisano. Później możesz grać dalej poleceniem „load { $file }” albo z konsoli: ludoteca play --load { $file }
cannot-save = Nie zapisano. { $reason }
loaded = Wczytano { $file }: { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } za nami.
cannot-load = Nie wczytano; twoja gra toczy się dalej. { $reason }
needs-file = Podaj plik, na przykład: { $command } moja-gra.json
no-rule = Nie ma tu zasady { $rule }. Zapytaj o nią numerem, na przykład: rules { $example }
auto-on = Gdy możliwy jest tylko jeden ruch, wykonuje się go za ciebie. Zmienia to „auto off”.
auto-off = Pytanie pada nawet wtedy, gdy możliwy jest tylko jeden ruch. Zmienia to „auto on”.

## Pomoc

help-moves = Twoje ruchy i to, co każdy z nich na pewno zrobi (wpisz numer albo słowa w nawiasie kwadratowym)
help-things = Co jest czym
help-commands = Co jeszcze możesz wpisać
command-help = ta strona
command-undo = cofa twoją ostatnią decyzję, o ile nic od tego czasu nie zostało odkryte
command-hint = co zrobiłby teraz silny bot i dlaczego; „hint 3” porównuje to z wyborem 3
command-board = jeszcze raz rysuje stół i wymienia twoje ruchy
command-log = cała historia tej partii
command-rules = treść zasady o danym numerze
command-save = zapisuje tę partię
command-load = wraca do zapisanej partii
command-auto = czy grać za ciebie, gdy możliwy jest tylko jeden ruch
command-quit = koniec

## Inne polecenia

games-seats = od { $least } do { $most } graczy
games-options = Ustawienia (jeśli nic nie powiesz, obowiązuje to z gwiazdką):
games-how = Jak zagrać: { $command }
games-bots = Boty, ze zmierzonymi punktami (100 więcej wygrywa 64 ze 100 gier we dwoje, 200 więcej 76):
games-styled = Boty z charakterem:
replay-title = { $title }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[other] { $seats } graczy
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }
replay-position = Po ruchu { $move } z { $moves }
replay-unfinished = Zapis kończy się tutaj; partia nie została dokończona.
verified = { $file } jest w porządku. { $moves ->
        [one] Jego jedyny ruch jest dozwolony i prowadzi
        [few] Jego { $moves } ruchy są dozwolone i prowadzą
       *[other] Jego { $moves } ruchów jest dozwolonych i prowadzi
    } do podanego wyniku.
verified-unfinished = { $file } jest w porządku, choć partia nie została dokończona. { $moves ->
        [one] Jego jedyny ruch jest dozwolony.
        [few] Jego { $moves } ruchy są dozwolone.
       *[other] Jego { $moves } ruchów jest dozwolonych.
    }
verified-seed = Ziarno jest tym, które zapieczętowano przed początkiem partii.
not-verified = { $file } nie jest w porządku. { $reason }

# Oprawa klienta w przeglądarce: wszystko wokół plansz.

## Wszędzie

brand = Ludoteca
page-title = { $page } · Ludoteca
home = Ludoteca, powrót do półki
main-navigation = Główna
skip-to-content = Przejdź do treści
nav-shelf = Półka
nav-leaderboard = Ranking
nav-settings = Ustawienia
nav-me = Ty
loading = Chwileczkę…
close = Zamknij
dismiss = Schowaj
save = Zapisz
try-again = Spróbuj ponownie
you = ty
guest = Gość { $number }
password = Hasło
back-to-shelf = Powrót do półki
unreachable-title = Nie udało się
missing-title = Tu nic nie ma
missing-text = Ta strona nie istnieje. Może link został po drodze ucięty.
fan-work = Nieoficjalne, niekomercyjne dzieło fanów. Gry należą do swoich właścicieli; rysunki i teksty są nasze.
icons-credit = Ikony z game-icons.net, autorzy: Lorc, Delapouite i inni, na licencji CC BY 3.0.

## Półka

shelf-title = W co zagramy?
shelf-text = Trzy gry, dobre boty, znajomi przez link. Weź pudełko z półki.
machine-code-compiling = Gry wciąż przyspieszają w tle. Można już grać.
machine-code-failed = Na tym komputerze nie udało się przyspieszyć gier, więc boty myślą wolniej.
seats-range = { $fewest }–{ $most } graczy
learn = Naucz się w pięć minut
rules = Zasady
more-options = Więcej opcji
variants = Warianty i dodatki
mode-bots = Zagraj z botami
mode-bots-summary = { $bots ->
        [0] Tylko ty.
        [one] Ty i { $bots } bot, poziom: { $level }.
        [few] Ty i { $bots } boty, poziom: { $level }.
       *[other] Ty i { $bots } botów, poziom: { $level }.
    }
mode-bots-go = Graj
mode-pass = Przy jednym ekranie
mode-pass-summary = { $bots ->
        [0] Osoby przy tym ekranie: { $people }; między turami karty są zasłonięte.
       *[other] Osoby przy tym ekranie: { $people }, boty: { $bots }; między turami karty są zasłonięte.
    }
mode-pass-go = Siadamy
mode-invite = Zaproś znajomych
mode-invite-summary = { $bots ->
        [0] Stół dla { $people } osób; dostaniesz link do wysłania.
       *[other] Stół dla { $people } osób, boty: { $bots }; dostaniesz link do wysłania.
    }
mode-invite-go = Otwórz stół
seats = Gracze
seats-count = { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
people = W tym osoby
people-and-bots = { $bots ->
        [0] same osoby
       *[other] osoby: { $people }, boty: { $bots }
    }
names = Imiona
name-of-seat = Imię gracza { $number }
bot-level = Poziom botów
level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-master = mistrzowski
level-random = losowy
level-rated = { $level } · { $points }
level-points = Punkty są zmierzone: 100 więcej wygrywa 64 ze 100 gier we dwoje, 200 więcej – 76.
level-with-style = { $level }, { $style }
bot-style = Charakter
style-none = żaden
style-cautious = ostrożność
style-greedy = chciwość
style-spiteful = złośliwość
clock = Zegar
clock-none = Bez zegara
clock-move-30 = 30 sekund na ruch
clock-move-120 = 2 minuty na ruch
clock-bank-300 = po 5 minut, plus 5 sekund na turę
clock-bank-900 = po 15 minut, plus 10 sekund na turę
clock-move-86400 = 1 dzień na ruch
clock-move-259200 = 3 dni na ruch
clock-move-604800 = 7 dni na ruch
public-table = Każdy może znaleźć ten stół
rated-table = Liczy się do rankingu (bez podpowiedzi i cofania)
rated-text = Każdy gra z konta i na czas. Kto odejdzie albo komu skończy się czas, przegrywa; bez botów, podpowiedzi i cofania.
rated-missing = Jeszcze nie: partia rankingowa
rated-need = { $why ->
        [account] wymaga konta: ustaw hasło pod swoim imieniem.
        [clock] wymaga zegara.
        [options] ma zwykłe opcje.
        [people] ma człowieka na każdym miejscu, bez botów.
       *[start] ma pudełko samej gry i zaczyna się od nowa.
    }
own-box = Własne pudełko
own-box-text = Pliki TOML z własnymi kartami i planszami.
box-taken = { $count ->
        [one] Wzięto { $count } plik z twojego pudełka.
        [few] Wzięto { $count } pliki z twojego pudełka.
       *[other] Wzięto { $count } plików z twojego pudełka.
    }
first-visit = Pierwszy raz tutaj?
first-visit-text = Każda gra ma krótką pierwszą lekcję. Możesz też od razu siąść do stołu: pierwsze boty są łagodne.
tables-mine = Twoje stoły
tables-invited = Zaproszenia
invitation-accept = Zajmij miejsce
invitation-decline = Odmów
tables-open = Czekają na graczy
tables-public = Partie do oglądania
tables-finished = Zakończone partie
tables-none = Na razie nic. Weź pudełko z półki!
tables-more = Pokaż więcej
status-waiting = czeka
status-running = w toku
status-finished = zakończona
status-outdated = starsze zasady
your-turn = twój ruch
rated = rankingowa
from-position = z wybranej pozycji
your-turn-title = ● Twój ruch: { $game }
put-away = Odłóż
import = Wczytaj zapisaną partię
online-title = Gra z ludźmi gdzie indziej
online-text = Podaj serwer albo wklej zaproszenie: jego stoły otworzą się stąd.
online-address = Adres
online-go = Otwórz
online-example = games.example.org
online-bad-address = To nie jest adres serwera. Adres wygląda na przykład tak: games.example.org.

## Poczekalnia

invite-title = Zaproś znajomych
invite-text = Wyślij ten link. Kto go otworzy, może usiąść; nikt nie potrzebuje konta.
invite-text-rated = Wyślij ten link. Kto ma konto, może zająć miejsce.
invite-link = Link do tego stołu
copy-link = Kopiuj link
link-copied = Link jest w schowku.
link-not-copied = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go samodzielnie.
seats-title = Kto gra
seat-name = Gracz { $number }
seat-open = wolne
seat-waiting = Czekamy na kogoś…
seat-kept = Miejsce trzymane dla: { $name }…
seat-bot = Bot ({ $level })
seat-me = Ja
seat-here = Ktoś przy tym ekranie
seat-friend = Ktoś znajomy, przez link
host = gospodarz
sit-here = Usiądź tutaj
ask-name = Jak mają się do ciebie zwracać?
ask-name-example = Twoje imię
sit-down = Dołącz do gry
invited-by = { $name } zaprasza cię do gry { $game }
invited-title = Masz zaproszenie do gry { $game }
invited-full = Wszystkie miejsca są zajęte. Zostań i oglądaj, gdy tylko gra się zacznie.
lobby-wait-title = Masz już miejsce
lobby-wait-text = Gra zacznie się, gdy wszyscy będą na miejscu. Kto jeszcze chce zagrać, może użyć tego samego linku.
lobby-open-seats = { $count ->
        [0] Wszyscy już są.
        [one] Jest jeszcze { $count } wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
       *[other] Jest jeszcze { $count } wolnych miejsc.
    }
start = Zaczynamy
start-with-bots = Zacznij z botami na wolnych miejscach
leave-table = Odejdź od stołu
send-away = Odeślij
free-seat = Zwolnij miejsce
options-title = Opcje tego stołu

## Ustawienia

settings-text = Zapisane na tym urządzeniu i działają od razu, nawet w środku partii.
setting-language = Język
setting-theme = Światło
theme-dark = Przy świecach (ciemne)
theme-light = W świetle dnia
theme-auto = Jak w systemie
setting-motion = Animacje
motion-auto = Jak w systemie
motion-on = Zawsze
motion-off = Nigdy
setting-pace = Tempo gry
pace = Tempo
pace-calm = spokojne
pace-fast = szybkie
pace-instant = natychmiast
setting-sound = Dźwięk
sound-on = Dźwięki i muzyka
sound-volume = Głośność dźwięków
music-on = Cichy motyw, który podąża za grą
music-volume = Głośność muzyki
setting-marks = Mocne oznaczenia
marks-on = Wyraźniejsze kształty i numery przy każdym kolorze
setting-keys = Klawiatura
keys-on = Pojedyncze klawisze są skrótami przy stole
setting-alerts = Twoja kolej
alerts-on = Zawołaj mnie, gdy przyjdzie moja kolej, a patrzę gdzie indziej
alerts-refused = Przeglądarka nie pozwala na powiadomienia. Mimo to zobaczysz to w tytule strony.

## Ty

me-name = Imię
me-name-text = Co widzą inni
me-renamed = Masz nowe imię.
me-password = Hasło
me-password-text = Jesteś gościem: zna cię ta przeglądarka. Z hasłem możesz wrócić z innego miejsca.
me-password-has = Masz hasło. Tutaj możesz je zmienić.
me-password-set = Hasło zostało ustawione.
me-welcome = Witaj znowu, { $name }!
me-leave = Odejście
me-leave-text = „Usuń mnie” kasuje twoje imię, hasło i wszystko, co twoje. Boty dokończą twoje partie.
vacation = Urlop
vacation-text = { $days ->
        [one] W partiach na dni twój zegar może stać, kiedy cię nie ma. W tym roku został ci { $days } dzień.
        [few] W partiach na dni twój zegar może stać, kiedy cię nie ma. W tym roku zostały ci { $days } dni.
       *[other] W partiach na dni twój zegar może stać, kiedy cię nie ma. W tym roku zostało ci { $days } dni.
    }
vacation-days = Jak długo
vacation-choice = { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
vacation-begin = Idę na urlop
vacation-until = Nie ma cię do: { $until }.
vacation-end = Już jestem
me-forget = Usuń mnie
me-forget-yes = Tak, usuń mnie
login = Zaloguj się
login-text = Jeśli już tu bywasz i masz hasło.
logout = Wyloguj się
leaderboard-text = Z rankingowych partii między ludźmi. Zakres pokazuje, gdzie najpewniej leży prawdziwa siła. Na liście jest się po pięciu partiach przeciw dwóm różnym osobom; do piętnastu partii ranking jest tymczasowy. Partie z tym samym przeciwnikiem liczą się coraz mniej.
leaderboard-provisional = tymczasowy
leaderboard-game = Gra
leaderboard-empty = Nikt jeszcze nie zagrał partii rankingowej. Otwórz stół dla znajomych i niech się liczy.
leaderboard-place = Miejsce
leaderboard-name = Imię
leaderboard-rating = Punkty
leaderboard-range = Przedział
leaderboard-games = Partie

## Zasady i lekcje

contents = Spis treści
rules-other-language = Ta strona jest na razie tylko po angielsku.
rules-key = Symbole i karty
coach = Pierwsza partia
coach-step = Krok { $step } z { $steps }
coach-next = Dalej
coach-skip = Pomiń tę lekcję
lesson-won = O to chodzi!
lesson-won-text = Pierwsza połowa za tobą. Jeszcze jedna scenka i umiesz grać.
lesson-next = Do następnej scenki
learn-done-title = Dobra robota: już umiesz grać
learn-done = Znasz już wszystko, co ważne; reszta przyjdzie z grą. Pierwsze boty są łagodne.
learn-play = Zagraj prawdziwą partię
learn-again = Jeszcze raz

## Co może pójść źle

problem-unknown = Coś poszło nie tak. Spróbuj ponownie; jeśli się powtórzy, odśwież stronę.
problem-fault = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.
problem-given-up = Ta partia jest już poddana.
problem-unreachable = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie.
problem-not-a-record = Ten plik nie jest zapisaną grą. Wybierz plik utworzony przez „Zapisz do pliku”.
problem-bad-record = Tego zapisu nie da się tu użyć: jest uszkodzony albo z innych zasad.
problem-bad-box = Tego pudełka nie da się użyć: któryś plik nie jest taki, jak trzeba.
problem-bad-login = To imię i to hasło do siebie nie pasują.
problem-bad-message = Serwer tego nie zrozumiał. Odśwież stronę.
problem-bad-method = Serwer nie może tego zrobić. Odśwież stronę.
problem-bad-name = Imię musi mieć choć jedną widoczną literę.
problem-bad-origin = Ta strona pochodzi z miejsca, którego serwer nie dopuszcza.
problem-bad-request = Serwer tego nie zrozumiał. Odśwież stronę i spróbuj ponownie.
problem-bad-seats = Ta liczba graczy nie pasuje do tej gry.
problem-bad-table = Takiego stołu nie da się otworzyć.
problem-bad-type = Serwer nie przyjmuje plików tego rodzaju.
problem-busy = Jest tu teraz bardzo dużo pracy. Spróbuj ponownie za chwilę.
problem-cannot-undo = Tego nie da się cofnąć: coś już wyszło na jaw albo ruszyli się inni.
problem-illegal = Ten ruch nie jest teraz dozwolony.
problem-name-taken = Ktoś z hasłem nazywa się { $name } albo bardzo podobnie. Wybierz inne imię.
problem-no-hints = Przy stołach rankingowych nie ma podpowiedzi.
problem-no-module = Twoja przeglądarka nie może się tu zastanawiać nad tą partią. Serwer może.
problem-no-person = Serwer już cię nie zna. Odśwież stronę.
problem-no-voice = Osoba oskarżona nie głosuje.
problem-no-vote = Nie ma już nad czym głosować.
problem-no-table = Nie ma takiego stołu. Może link został ucięty.
problem-no-vacation-left = { $days ->
        [one] W tym roku został ci { $days } dzień urlopu.
        [few] W tym roku zostały ci { $days } dni urlopu.
       *[other] W tym roku zostało ci { $days } dni urlopu.
    }
problem-no-game = Nie ma tu takiej gry.
problem-no-box = Pudełka tego stołu już tu nie ma.
problem-no-claim = Nie ma teraz czego żądać: ta osoba tu jest albo to nie jej ruch.
problem-no-index = Partia nie ma takiego momentu.
problem-no-page = Nie ma takiej strony.
problem-no-seat = Nie ma takiego miejsca.
problem-not-finished = Będzie to możliwe po zakończeniu partii.
problem-not-host = Może to zrobić tylko gospodarz.
problem-sent-away = Gospodarz odesłał cię od tego stołu. Możesz nadal patrzeć.
problem-private-chat = Przy prywatnym stole rozmawiają tylko ci, którzy przy nim siedzą.
problem-not-gone-yet = { $seconds ->
        [one] Tej osoby nie ma jeszcze zbyt krótko. Poczekaj jeszcze sekundę.
        [few] Tej osoby nie ma jeszcze zbyt krótko. Poczekaj jeszcze { $seconds } sekundy.
       *[other] Tej osoby nie ma jeszcze zbyt krótko. Poczekaj jeszcze { $seconds } sekund.
    }
problem-not-rated = { $why ->
        [account] Partia rankingowa wymaga konta: najpierw ustaw hasło pod swoim imieniem.
        [clock] Partia rankingowa wymaga zegara.
        [options] W partii rankingowej obowiązują zwykłe opcje.
        [people] W partii rankingowej każde miejsce jest dla jednej osoby z własnym ekranem, bez botów.
       *[start] Partia rankingowa wymaga pudełka samej gry i początku od nowa.
    }
problem-not-your-seat = To nie twoje miejsce.
problem-not-your-turn = Teraz decyduje ktoś inny.
problem-on-vacation = Jesteś na urlopie. Najpierw go zakończ.
drawn-plainly = Tę grę rozegrano według starszych zasad, których dzisiejsza plansza nie umie pokazać: oto wszystko, co było widać, w prostej tabeli.
problem-outdated = Tę grę rozegrano według starszych zasad i nie można jej tu już pokazać ani kontynuować.
problem-position-private = Partii od pozycji nie ma na listach. Wyślij link tym, którzy mają grać.
problem-rematch = Rewanż już jest: dołącz do niego.
problem-seat-taken = To miejsce jest zajęte.
problem-stale = Gra poszła dalej. Spójrz jeszcze raz.
problem-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-table-finished = Partia jest zakończona.
problem-table-running = Partia już się zaczęła.
problem-table-waiting = Partia jeszcze się nie zaczęła.
problem-too-fast = Trochę za szybko. Poczekaj chwilę.
problem-too-heavy = Sprawdzenie tego wymaga zbyt wiele czasu lub pamięci. Zmniejsz to albo uprość.
problem-too-large = To za dużo naraz.
problem-too-late = Każdy zrobił już pierwszy ruch. Możesz się jeszcze poddać.
problem-too-many-aborts = Dziś kilka partii rankingowych już przerwano z twojej woli. Graj dalej albo się poddaj.
problem-too-many-invitations = { $name } nie odpowiada jeszcze na inne twoje zaproszenia.
problem-too-many-tables = Otwarte stoły: { $most }. Najpierw skończ któreś z nich.
problem-two-seats = Możesz zająć tylko jedno miejsce.
problem-vote-open = Głosowanie już trwa albo było przed chwilą.
problem-voted = Twój głos już padł.
sealed-button = Na tym przycisku jest lakowa pieczęć. Naciśnij go jeszcze raz, aby użyć go mimo to.

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
missing-text = Ta strona nie istnieje. Może odnośnik został po drodze ucięty.
fan-work = Nieoficjalne, niekomercyjne dzieło fanów. Gry należą do swoich właścicieli; rysunki i teksty są nasze.
icons-credit = Ikony z game-icons.net, autorzy: Lorc, Delapouite i inni, na licencji CC BY 3.0.

## Półka

shelf-title = W co zagramy?
shelf-text = Trzy gry, dobre boty, znajomi przez odnośnik. Weź pudełko z półki.
seats-range = { $fewest }–{ $most } graczy
learn = Naucz się w pięć minut
rules = Zasady
more-options = Więcej opcji
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
        [0] Osoby przy tym ekranie: { $people }; między turami ręce są zasłonięte.
       *[other] Osoby przy tym ekranie: { $people }, boty: { $bots }; między turami ręce są zasłonięte.
    }
mode-pass-go = Siadamy
mode-invite = Zaproś znajomych
mode-invite-summary = { $bots ->
        [0] Stół dla { $people } osób; dostaniesz odnośnik do wysłania.
       *[other] Stół dla { $people } osób, boty: { $bots }; dostaniesz odnośnik do wysłania.
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
clock = Zegar
clock-none = Bez zegara
clock-move-30 = 30 sekund na decyzję
clock-move-120 = 2 minuty na decyzję
clock-bank-300 = po 5 minut, plus 5 sekund na turę
clock-bank-900 = po 15 minut, plus 10 sekund na turę
clock-move-86400 = 1 dzień na decyzję
public-table = Każdy może znaleźć ten stół
rated-table = Liczy się do rankingu (bez podpowiedzi i cofania)
own-box = Własne pudełko
own-box-text = Pliki TOML z własnymi kartami i planszami.
box-taken = { $count ->
        [one] Wzięto { $count } plik z twojego pudełka.
        [few] Wzięto { $count } pliki z twojego pudełka.
       *[other] Wzięto { $count } plików z twojego pudełka.
    }
tables-mine = Twoje stoły
tables-open = Czekają na graczy
tables-public = Partie do oglądania
tables-finished = Zakończone partie
tables-none = Na razie nic. Weź pudełko z półki!
status-waiting = czeka
status-running = w toku
status-finished = zakończona
status-outdated = starsze zasady
your-turn = twój ruch
put-away = Odłóż
import = Wczytaj zapisaną partię

## Poczekalnia

invite-title = Zaproś znajomych
invite-text = Wyślij ten odnośnik. Kto go otworzy, może usiąść; nikt nie potrzebuje konta.
invite-link = Odnośnik do tego stołu
copy-link = Kopiuj odnośnik
link-copied = Odnośnik jest w schowku.
link-not-copied = Przeglądarka nie pozwala kopiować. Zaznacz odnośnik i skopiuj go samodzielnie.
seats-title = Kto gra
seat-name = Gracz { $number }
seat-open = wolne
seat-waiting = Czekamy na kogoś…
seat-kept = Miejsce trzymane dla: { $name }…
seat-bot = Bot ({ $level })
seat-me = Ja
seat-here = Ktoś przy tym ekranie
seat-friend = Ktoś znajomy, przez odnośnik
host = gospodarz
sit-here = Usiądź tutaj
lobby-open-seats = { $count ->
        [0] Wszyscy już są.
        [one] Jest jeszcze { $count } wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
       *[other] Jest jeszcze { $count } wolnych miejsc.
    }
start = Zaczynamy
start-with-bots = Zacznij z botami na wolnych miejscach
leave-table = Odejdź od stołu
options-title = Opcje tego stołu

## Ustawienia

settings-text = Zapisane na tym urządzeniu i działają od razu, nawet w środku partii.
setting-language = Język
setting-theme = Światło
theme-dark = Przy świecach (ciemne)
theme-light = W świetle dnia
theme-auto = Jak w systemie
setting-motion = Ruch
motion-auto = Jak w systemie
motion-on = Zawsze
motion-off = Nigdy
setting-pace = Tempo gry
pace = Tempo
pace-calm = spokojne
pace-fast = szybkie
pace-instant = natychmiast
setting-sound = Dźwięk
sound-on = Drobne dźwięki podczas gry
sound-volume = Głośność
setting-marks = Mocne oznaczenia
marks-on = Wyraźniejsze kształty i numery przy każdym kolorze
setting-keys = Klawiatura
keys-on = Pojedyncze klawisze są skrótami przy stole

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
me-leave-text = „Usuń mnie” kasuje twoje imię i hasło. Boty dokończą twoje partie.
me-forget = Usuń mnie
me-forget-yes = Tak, usuń mnie
login = Zaloguj się
login-text = Jeśli już tu bywasz i masz hasło.
logout = Wyloguj się
leaderboard-text = Z partii rankingowych między ludźmi. Przedział mówi, gdzie najpewniej leży prawdziwa siła.
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
coach-done = To już koniec tej lekcji.
coach-continue = Dalej
coach-skip = Pomiń tę lekcję
learn-done-title = Już umiesz grać
learn-done = Znasz już wszystko, co ważne w grze { $game }. Reszta przyjdzie z grą.
learn-play = Zagraj prawdziwą partię
learn-again = Jeszcze raz

## Co może pójść źle

problem-unknown = Coś poszło nie tak. Spróbuj ponownie; jeśli się powtórzy, odśwież stronę.
problem-fault = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.
problem-unreachable = Serwer nie odpowiada. Sprawdź, czy działa i czy masz połączenie.
problem-not-a-record = Ten plik nie jest zapisaną partią.
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
problem-cannot-undo = Tego nie da się cofnąć: coś już wyszło na jaw albo ruszyli się inni.
problem-illegal = Ten ruch nie jest teraz dozwolony.
problem-name-taken = Ktoś z hasłem nazywa się już { $name }. Wybierz inne imię.
problem-no-hints = Przy stołach rankingowych nie ma podpowiedzi.
problem-no-person = Serwer już cię nie zna. Odśwież stronę.
problem-no-voice = Osoba oskarżona nie głosuje.
problem-no-vote = Nie ma już nad czym głosować.
problem-no-table = Nie ma takiego stołu. Może odnośnik został ucięty.
problem-no-game = Nie ma tu takiej gry.
problem-no-box = Pudełka tego stołu już tu nie ma.
problem-no-index = Partia nie ma takiego momentu.
problem-no-page = Nie ma takiej strony.
problem-no-seat = Nie ma takiego miejsca.
problem-not-finished = Będzie to możliwe po zakończeniu partii.
problem-not-host = Partię zaczyna tylko gospodarz.
problem-not-rated = Stół rankingowy wymaga świeżego początku, pudełka samej gry i ekranu dla każdego.
problem-not-your-seat = To nie twoje miejsce.
problem-not-your-turn = Teraz decyduje ktoś inny.
problem-outdated = Tę grę rozegrano według starszych zasad i nie można jej tu już pokazać ani kontynuować.
problem-rematch = Rewanż już jest: dołącz do niego.
problem-seat-taken = To miejsce jest zajęte.
problem-stale = Gra poszła dalej. Spójrz jeszcze raz.
problem-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-table-finished = Partia jest zakończona.
problem-table-running = Partia już się zaczęła.
problem-table-waiting = Partia jeszcze się nie zaczęła.
problem-too-fast = Trochę za szybko. Poczekaj chwilę.
problem-too-large = To za dużo naraz.
problem-too-many-tables = Otwarte stoły: { $most }. Najpierw skończ któreś z nich.
problem-two-seats = Możesz zająć tylko jedno miejsce.
problem-vote-open = Głosowanie już trwa albo było przed chwilą.
problem-voted = Twój głos już padł.
sealed-button = Na tym przycisku jest lakowa pieczęć. Naciśnij go jeszcze raz, aby użyć go mimo to.

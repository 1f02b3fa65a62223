# Konta i ludzie: logowanie, znajomi, zgłoszenia, prywatność.

## Konto

password-old = Obecne hasło
password-new = Nowe hasło
sessions = Zalogowane przeglądarki
sessions-text = Jeśli czegoś tu nie poznajesz, wyloguj to i zmień hasło.
session-unknown = Przeglądarka
session-seen = ostatnio tutaj: { $when }
session-mine = ta przeglądarka
sessions-end-others = Wyloguj wszystkie inne
recovery = Kody odzyskiwania
recovery-text = { $count ->
        [0] Z kodem odzyskiwania wejdziesz, gdy zgubisz hasło. Nie masz jeszcze żadnego.
        [one] Z kodem odzyskiwania wejdziesz, gdy zgubisz hasło. Został ci { $count }.
        [few] Z kodem odzyskiwania wejdziesz, gdy zgubisz hasło. Zostały ci { $count }.
       *[many] Z kodem odzyskiwania wejdziesz, gdy zgubisz hasło. Zostało ci { $count }.
    }
recovery-once = Zapisz je teraz: nie pokażemy ich ponownie. Każdy działa raz, a starsze już nie działają.
recovery-make = Utwórz nowe kody
recovery-code = Kod odzyskiwania
recover = Nie pamiętam hasła
recover-text = Użyj kodu odzyskiwania i wybierz nowe hasło. Wszędzie indziej nastąpi wylogowanie.
recover-not = Mam hasło
me-data = Pobierz wszystkie moje dane

## Ludzie

guest-mark = gość
person-more = Więcej
people-title = Ludzie
people-none = Tu pojawią się znajomi oraz osoby wyciszone i zablokowane. Dotknij czyjegoś imienia na czacie lub przy stole.
people-friends = Znajomi
people-friends-end = Usuń ze znajomych
people-asked = Wysłane zaproszenia do znajomych
people-asked-end = Wycofaj
people-asking = Chcą dołączyć do znajomych
people-asking-end = Odrzuć
people-muted = Wyciszeni
people-muted-end = Wyłącz wyciszenie
people-blocked = Zablokowani
people-blocked-end = Odblokuj
accept = Przyjmij
person-friend = Dodaj do znajomych
person-friend-text = Po przyjęciu zaproszenia znajdziecie się na stronie swojego imienia.
person-friend-end = Usuń ze znajomych
person-friend-done = Zaproszenie do { $name } wysłane.
person-friend-ended = { $name } nie jest już na liście znajomych.
person-mute = Wycisz
person-mute-text = Nie zobaczysz, co ta osoba pisze.
person-mute-end = Wyłącz wyciszenie
person-mute-done = Nie widzisz już, co pisze { $name }.
person-mute-ended = Znów widzisz, co pisze { $name }.
person-block = Zablokuj
person-block-text = Ta osoba nie zaprosi cię i nie usiądzie przy twoich stołach, a ty nie zobaczysz, co pisze.
person-block-end = Odblokuj
person-block-done = Zablokowano: { $name }.
person-block-ended = Odblokowano: { $name }.
friend-invite = Zaproś
friend-invited = Zaproszono: { $name }.
friend-asked = zaproszenie wysłane
friend-here = już tu jest
friend-choice = Zaproś od razu:
report = Zgłoś
report-text = Zgłoszenie zobaczą osoby prowadzące ten serwer. Dołączamy to, co ta osoba napisała przy tym stole.
report-reason = O co chodzi?
report-reason-chat = O to, co pisze
report-reason-name = O imię
report-reason-cheating = O oszukiwanie
report-reason-other = O coś innego
report-more = Chcesz coś dodać?
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Zgłoszenie wysłane.
spectator-chat = Widzowie mogą pisać na czacie

## Drzwi klubu

door-title = Zapraszamy
door-text = Ten serwer jest dla zaproszonych. Jeśli jesteś tu po raz pierwszy, potrzebujesz kodu od osób, które go prowadzą.
door-closed = Nikt nowy nie jest tu wpuszczany. Jeśli masz konto, zaloguj się.
door-new = Jestem tu po raz pierwszy
door-code = Twój kod
door-go = Wejdź

## Prywatność

privacy = Prywatność
privacy-intro = Co ten serwer o tobie wie, kto to widzi i jak to pobrać lub usunąć.
privacy-kept = Co jest zapisywane
privacy-kept-text = Wybrane przez ciebie imię; stoły, przy których grasz, z każdym ruchem i jego czasem; to, co piszesz na czatach; wyniki rankingowe; urlopy; znajomi oraz osoby wyciszone i zablokowane; wysłane zgłoszenia. Hasło i kody odzyskiwania zapisujemy tylko jako skróty. Rozpoznaje cię jedno ciasteczko; o każdej zalogowanej przeglądarce wiemy, jakiego jest rodzaju (na przykład „Firefox, Linux”) i kiedy była tu ostatnio.
privacy-not-kept = Czego nie ma
privacy-not-kept-text = Żadnego adresu e-mail, reklam, śledzenia ani niczego z innych stron. Twój adres internetowy służy do ograniczania nadużyć, dopóki serwer działa; nie trafia ani do bazy danych, ani do dziennika serwera.
privacy-seen = Kto co widzi
privacy-seen-text = Przy stole każdy, kto ma link, widzi twoje imię, ruchy i czat. Ukryte karty pozostają ukryte do końca gry; potem można obejrzeć całą partię. Ranking pokazuje imiona graczy rankingowych. Jeśli ktoś cię zgłosi, osoby prowadzące serwer zobaczą twoje wpisy z tamtego czatu.
privacy-long = Jak długo
privacy-long-text = Kto nie zagląda przez 90 dni, zostaje wylogowany (prowadzący serwer może ustalić inny czas). Gość nie może już wtedy wrócić i zostaje usunięty; konta z hasłem pozostają. Stoły, przy których gra się nie zaczęła, znikają. Zakończone gry zostają bez imion osób, których już nie ma. Zamknięte zgłoszenia są usuwane po roku.
privacy-yours = Co możesz zrobić
privacy-yours-text = Na stronie swojego imienia możesz pobrać wszystko o sobie w jednym pliku, wylogować inne przeglądarki i usunąć się. Usunięcie od razu kasuje imię, hasło, wpisy na czacie, wyniki, znajomych i zgłoszenia; kopie zapasowe prowadzącego serwer mogą je zawierać dłużej.
privacy-host = Kto prowadzi ten serwer
privacy-host-text = Ludoteca to wolne oprogramowanie, które może uruchomić każdy. Prowadzi go ten, od kogo masz ten adres, i może czytać to, co jest zapisane: zapytaj go.
privacy-me = Do mojego konta

## Kłopoty

problem-bad-password = To nie jest twoje hasło.
problem-bad-code = To imię i ten kod do siebie nie pasują albo kod został już użyty.
problem-bad-registration-code = Ten kod nie jest tu znany albo został wykorzystany.
problem-bad-host = Ten serwer nie działa pod tym adresem.
problem-banned = To konto jest zablokowane przez prowadzących.
problem-blocked = To niemożliwe: jedno z was zablokowało drugie.
problem-elsewhere = Ta gra toczy się dalej na innym serwerze, który zna jej zasady.
problem-mixed-name = Napisz imię jednym alfabetem.
problem-no-password = Najpierw ustaw hasło.
problem-no-report = Nie ma takiego zgłoszenia.
problem-no-session = Ta przeglądarka jest już wylogowana.
problem-quiet-table = Gospodarz poprosił widzów, by nie pisali.
problem-registration-closed = Nikt nowy nie jest tu wpuszczany. Zaloguj się.
problem-registration-code = Kto jest tu po raz pierwszy, potrzebuje kodu.
problem-reported = To już zostało przez ciebie zgłoszone.
problem-too-many-people = Na twoich listach jest { $most } osób. Najpierw kogoś usuń.

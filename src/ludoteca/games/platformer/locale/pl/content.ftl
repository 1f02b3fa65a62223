# Platformer: nazwy i teksty tego, co jest w pudełku.

game-title = Platformer
game-pitch = Wspinaj się po wieży, która wali się za tobą, uważaj na grawitację i pokonaj bossa, zanim zrobią to inni.

## Kości

symbol-boot = but
symbol-sword = miecz
symbol-coin = moneta
symbol-monster = potwór
symbol-star = gwiazda
wanted-boot = but
wanted-sword = miecz
wanted-coin = moneta
wanted-monster = potwór
wanted-star = gwiazda
wanted-any = dowolny symbol
roll-attack = atak
roll-left = w lewo
roll-right = w prawo
direction-up = w górę
direction-right = w prawo
direction-down = w dół
direction-left = w lewo
times-x1 = ×1
times-x2 = ×2
times-x3 = ×3
times-x4 = ×4
times-x5 = ×5
times-x6 = ×6
times-x7 = ×7
times-x8 = ×8
times-x9 = ×9
times-x10 = ×10

## Bohaterowie

hero-etorn = Etorn
    .text = Za każdego pokonanego wroga zyskujesz o 1 złoto więcej.
hero-melosa = Melosa
    .text = Twoje symbole potwora przesuwają wroga najwyżej o 2 pola.
hero-quilla = Quilla
    .text = Raz na turę, mając co najmniej 2 zdrowia: otrzymaj 1 ranę i przerzuć dowolne nieużyte kości.
hero-nix = Nix
    .text = Raz na turę: twój następny ruch w tej turze nie prowokuje ataków.
hero-brakk = Brakk
    .text = Poniżej poziomu bossa twoje ataki zadają o 1 ranę więcej. Nie możesz wykuwać.
hero-sylve = Sylve
    .text = Raz na turę: odrzuć 3 złota, aby zyskać 1 klejnot.

## Wrogowie i bossowie

enemy-zombie = Zombi
    .text = Gdy spada, zostaje pokonany i zostawia łup tam, gdzie ląduje.
enemy-bat = Nietoperz jaskiniowy
    .text = Lata: grawitacja na niego nie działa, a kość wroga może go wyprowadzić poza platformę.
enemy-golem = Kamienny golem
    .text = Przesunięcie go wymaga 2 symboli potwora.
enemy-ent = Ent
    .text = Atakuje bohatera, który swoim ruchem staje obok niego.
enemy-werewolf = Wilkołak
    .text = Zaatakowany bohater resetuje kość specjalną.
enemy-manticore = Mantykora
    .text = Przy rzucie ataku sięga 8 pól wokół, przez ściany i platformy.
enemy-defender = Obrońca podziemi
    .text = Straż Ikee; walczy jak każdy wróg.
enemy-medusa = Meduza
    .text = W każdej turze bossa: rzuca się kością wroga i dobiera karty, aż któraś pasuje. Obok niej 2 miecze dają 1 klejnot.
enemy-ikee = Władca Ikee
    .text = W każdej turze bossa: dobiera się 2 karty; liczy się symbol częstszy na twoich 5 kościach, a przy remisie oba. Unosi się w powietrzu.
boss-medusa = Meduza
boss-ikee = Władca Ikee
token-poison = Trucizna
    .text = 1 rana na koniec każdej twojej tury.
token-petrify = Skamienienie
    .text = Nie możesz działać, póki nie użyjesz 2 dowolnych symboli, by je odrzucić.
token-mirror = Lustro
    .text = Chroni przed skamienieniem. Kosztuje 1 złoto na polu specjalnym.
token-shackle = Kajdany
    .text = Twoimi symbolami nie możesz się ruszać. Użyj 1 miecza, by je odrzucić.
token-soulflame = Płomień duszy
    .text = Odrzuć go w ataku, by zadać o 4 rany więcej. Kosztuje 1 ranę na polu specjalnym.

## Przedmioty

card-loaded_dice = Obciążone kości
    .text = Wyczerp: przerzuć 1 nieużytą kość.
card-ninja_gear = Strój ninja
    .text = Wyczerp: postaw swojego bohatera na polu pod pierwszą platformą nad nim.
card-boots_of_haste = Buty pośpiechu
    .text = Wyczerp: rusz się o 1 pole.
card-hammer = Młot chciwości
    .text = Wyczerp: ten atak zadaje o 1 ranę więcej.
card-climbing_claws = Pazury wspinacza
    .text = Nie spadasz, gdy obok masz ścianę lub brzeg wieży.
card-iron_soles = Żelazne podeszwy
    .text = Pułapki cię nie ranią.
card-buckler = Puklerz
    .text = Wyczerp, gdy ktoś cię atakuje: o 2 rany mniej; jeśli nie zostaje żadna, ignorujesz ten atak.
card-heart_locket = Medalion serca
    .text = O 1 zdrowie więcej; odzyskaj 1 przy zakupie.
card-pedlars_bell = Dzwonek domokrążcy
    .text = Wyczerp: kupuj od razu, tak jak na polu sklepu.
card-phase_ring = Pierścień przenikania
    .text = Wyczerp: twój następny ruch w tej turze może przejść przez ścianę lub platformę.
card-magnet = Magnes
    .text = Wyczerp: weź 1 złoto lub klejnot z jednego z 8 pól wokół ciebie.
card-balloon = Balon
    .text = Wyczerp: nie spadasz na koniec tej tury.
card-long_spear = Długa włócznia
    .text = Możesz zaatakować wroga oddalonego o 2 pola w linii prostej, jeśli pole pomiędzy jest wolne.
card-pocket_anvil = Kieszonkowe kowadło
    .text = Wyczerp: wykuj z 2 różnych nieużytych kości, jakby były takie same.
card-prism_lens = Soczewka pryzmatyczna
    .text = Wyczerp: pierwsze ulepszenie symbolu nie kosztuje klejnotu.

## Mikstury

card-stoneskin = Mikstura kamiennej skóry
    .text = Gdy ktoś cię atakuje: zignoruj ten atak.
card-healing = Mikstura leczenia
    .text = Odzyskaj 3 zdrowia.
card-purity = Mikstura czystości
    .text = Odrzuć truciznę, skamienienie i kajdany; także podczas skamienienia.
card-swiftness = Mikstura chyżości
    .text = Rusz się najwyżej o 2 pola.
card-fury = Mikstura furii
    .text = Ten atak zadaje o 2 rany więcej.
card-crystal_phial = Kryształowa fiolka
    .text = Zyskaj 2 klejnoty.
card-levitation = Mikstura lewitacji
    .text = Figurka z twojego poziomu nie spada do twojej następnej tury.
card-smoke = Mikstura dymu
    .text = Twoje ruchy w tej turze nie prowokują ataków.
card-gust = Mikstura podmuchu
    .text = Przesuń innego bohatera z twojego poziomu o 1 pole.
card-command = Mikstura rozkazu
    .text = Przesuń 1 wroga najwyżej o 3 pola, nawet golema.
card-fortune = Mikstura fortuny
    .text = Przerzuć dowolne nieużyte kości.
card-mimicry = Mikstura naśladowania
    .text = Obróć kość specjalną na dowolny symbol.
card-blink = Mikstura mgnienia
    .text = Postaw bohatera na dowolnym wolnym polu jego rzędu.
card-phoenix = Mikstura feniksa
    .text = Gdy rany mają powalić twojego bohatera: zamiast tego zostaje mu 1 zdrowie.
card-light_fingers = Mikstura lepkich palców
    .text = Weź 1 złoto od każdego innego bohatera z twojego poziomu; gdy nie ma tam innych, zyskaj 1 złoto.

## Artefakty

card-coin_gun = Pistolet na monety
    .text = Wyczerp: odrzuć 1 złoto; ten atak zadaje o 1 ranę więcej.
    .condition = Wydaj lub odrzuć ostatnie złoto.
card-war_horn = Róg wojenny
    .text = Wyczerp: wszyscy wrogowie twojego poziomu idą o 1 pole w lewo lub w prawo, jak przy kości wroga.
    .condition = Pokonaj wroga.
card-acrobats_sash = Szarfa akrobaty
    .text = Wyczerp: zamień się miejscami z sąsiednią figurką tuż nad tobą lub pod tobą, ale nie z golemem.
    .condition = Zakończ turę wyżej niż wszyscy inni bohaterowie; w grze solo – na najwyższym poziomie.
card-cloud_cushion = Poduszka z chmur
    .text = Gdy spadasz, pułapki cię nie ranią i zbierasz wszystko po drodze.
    .condition = Spadnij o 2 pola lub więcej.
card-bullys_gauntlet = Rękawica osiłka
    .text = Wrogowie, których pchasz, zadają ci o 1 ranę mniej.
    .condition = Pchnij innego bohatera; w grze solo – wroga.
card-beggars_bowl = Miska żebraka
    .text = Wyczerp: zyskaj 1 złoto.
    .condition = Twojemu bohaterowi zostaje 1 zdrowie albo zostaje on powalony.
card-prism_heart = Pryzmatyczne serce
    .text = Drugie ulepszenie symbolu kosztuje cię 1 klejnot, nie 2.
    .condition = Wydaj 3 klejnoty lub więcej na jeden symbol.
card-merchants_seal = Pieczęć kupca
    .text = Wyczerp: wsuń kartę sklepu pod jej talię; nową możesz kupić, gdziekolwiek jesteś.
    .condition = Kup przedmiot.
card-fools_cup = Kubek błazna
    .text = Wyczerp: obróć 1 nieużytą kość na ściankę innej.
    .condition = Wyrzuć 3 takie same symbole.
card-thorn_mail = Cierniowa kolczuga
    .text = Gdy wróg zrani cię w twojej turze, twój następny atak w tej turze zadaje o 1 ranę więcej.
    .condition = Otrzymaj ranę od pułapki.

## Wydarzenia

event-savagery = Dzikość
    .text = Na koniec twojej tury atakują cię sąsiedni wrogowie.
event-slippery_rungs = Śliskie szczeble
    .text = Drabiny nie trzymają cię w tej turze.
event-stampede = Popłoch
    .text = Kość wroga rozpatruje się dwa razy.
event-blunt_blades = Tępe ostrza
    .text = Każdy wróg oprócz bossa ma w tej turze o 1 zdrowie więcej.
event-sharp_spikes = Ostre kolce
    .text = Pułapki zadają w tej turze 2 rany.
event-reinforcements = Posiłki
    .text = Na koniec twojej tury na wolnym polu wroga twojego poziomu pojawia się kolejny wróg tego samego rodzaju; na poziomie Ikee – obrońca.
event-thief = Nocny złodziej
    .text = Na koniec swojej tury odrzuć 1 złoto; jeśli go nie masz, otrzymaj 1 ranę.
event-market_day = Dzień targowy
    .text = Karty kosztują w tej turze o 1 złoto mniej, ale co najmniej 1.
event-vein = Odsłonięta żyła
    .text = Na pustym polu klejnotu twojego poziomu (poza mapą: najwyższego) pojawia się klejnot.
event-tailwind = Wiatr w plecy
    .text = Pierwszy but w tej turze niesie cię o 1 pole dalej.
event-second_wind = Drugi oddech
    .text = Odzyskaj 1 zdrowie.
event-calm = Niepokojąca cisza
    .text = Kości wroga nie rozpatruje się w tej turze.

## Ataki bossów

attack-tail_lash = Smagnięcie ogonem
    .text = Każdy sąsiedni bohater: 2 rany.
attack-snake_attack = Atak węża
    .text = Każdy bohater na 8 polach wokół: 1 rana i trucizna.
attack-venom_rain = Deszcz jadu
    .text = Każdy bohater na tym samym kafelku: trucizna.
attack-petrify = Skamienienie
    .text = Każdy bohater w tym samym rzędzie: skamienienie. Odrzuć lustro, by je zignorować i zyskać 1 klejnot.
attack-slither = Pełzanie
    .text = Meduza idzie na wolne pole bossa najbliższe aktywnemu bohaterowi; każdy sąsiedni bohater: 1 rana.
attack-shockwave = Fala uderzeniowa
    .text = Każdy bohater na tym samym kafelku: 1 rana i spada o 1 pole, nawet przez platformę; w najniższym rzędzie zamiast tego jeszcze 1 rana.
attack-pounce = Skok
    .text = Ikee ląduje obok aktywnego bohatera; każdy sąsiedni bohater: 1 rana.
attack-flame_lance = Ognista lanca
    .text = Każdy bohater w tym samym rzędzie: 1 rana.
attack-tithe = Dziesięcina
    .text = Każdy bohater na tym samym kafelku odrzuca 1 złoto; kto nie może, otrzymuje 1 ranę.
attack-call_defenders = Wezwanie obrońców
    .text = Obrońca pojawia się na wolnym polu bossa najbliższym aktywnemu bohaterowi.
attack-soul_chain = Łańcuch dusz
    .text = Każdy bohater na 8 polach wokół: kajdany.

## Pola i kafelki

feature-ladder = drabina
feature-trap = pułapka
feature-shop = sklep
feature-portal = portal pustki
feature-spawn = pole wroga
feature-gold_space = pole złota
feature-gem_space = pole klejnotu
feature-boss_spawn = pole bossa
feature-special = pole specjalne
tile-old_oak = Stary dąb
tile-mossy_stair = Omszałe schody
tile-hollow_trunk = Pusty pień
tile-fern_gully = Paprociowy jar
tile-bramble_gate = Jeżynowa brama
tile-owl_roost = Gniazdo sowy
tile-root_cellar = Piwnica korzeni
tile-rope_bridge = Most linowy
tile-mushroom_ring = Krąg grzybów
tile-fallen_giant = Powalony olbrzym
tile-spider_glade = Polana pająków
tile-bell_tree = Drzewo dzwonów
tile-twin_gates = Bliźniacze wrota
tile-shattered_arch = Strzaskany łuk
tile-drifting_isle = Dryfująca wyspa
tile-silent_clock = Niemy zegar
tile-star_well = Studnia gwiazd
tile-broken_orbit = Złamana orbita
tile-glass_stair = Szklane schody
tile-black_sun = Czarne słońce
tile-echo_hall = Sala echa
tile-falling_moon = Spadający księżyc
tile-lost_bridge = Zagubiony most
tile-thin_place = Cienkie miejsce
tile-throne_hall = Sala tronowa
tile-thorn_court = Cierniowy dziedziniec
tile-idol_grove = Gaj bożka
tile-hanging_garden = Wiszący ogród
tile-storm_eye = Oko burzy
tile-obsidian_altar = Obsydianowy ołtarz
tile-comet_court = Dziedziniec komety
tile-last_gate = Ostatnia brama

## Słowa

word-hero = bohater
word-health = zdrowie
word-gold = złoto
word-gem = klejnot
word-level = poziom
word-row = rząd
word-column = kolumna
word-special_die = kość specjalna
word-enemy_die = kość wroga
word-shop = sklep
word-score = wynik
score-row = rząd
score-points = punkty
score-events = pozostałe wydarzenia
score-enemies = pokonani wrogowie
score-overkill = rany ponad zdrowie bossa
score-gems = klejnoty
score-gold = złoto
score-worth = złoto i karty

# Platformer: teksty potrzebne tylko na ekranie.

platformer-tower = Wieża
platformer-levels = Poziomy wieży
platformer-look = Pokaż poziom { $level }
platformer-dice = Kości
platformer-off = poza mapą
platformer-no-hero = jeszcze bez bohatera
platformer-hearts = zdrowie: { $health } z { $most }
platformer-belongings = Przedmioty i mikstury
platformer-nothing = Jeszcze żadnych.
platformer-price = Cena w złocie: { $price }.
platformer-exhausted = Wyczerpana do twojej następnej tury.
platformer-decks = zostało: { $items } + { $potions }
platformer-events-left = { $count ->
        [0] To ostatnia tura.
        [one] Jeszcze { $count } tura.
        [few] Jeszcze { $count } tury.
        [many] Jeszcze { $count } tur.
       *[other] Jeszcze { $count } tury.
    }

## Boss i ataki

platformer-boss-health = rany w jednym ataku: { $health }
platformer-boss-most = Rany w twoim zasięgu: { $most } z { $health }
platformer-attack = Atak: na razie rany { $wounds } z { $health }, najwyżej { $most }
platformer-bonus = Następny atak zadaje o { $wounds } więcej
platformer-boss-deck = Karty ataku w talii: { $count }
platformer-most = najwyżej { $most }

## Kości

platformer-symbol-boot = Rusz się o 1 pole w dowolnym kierunku.
platformer-symbol-sword = Zaatakuj sąsiedniego wroga; kilka mieczy się sumuje.
platformer-symbol-coin = Zdobądź 1 złoto.
platformer-symbol-monster = Przesuń dowolnego wroga o 1 pole.
platformer-symbol-star = Gwiazda twojego bohatera liczy się jako: { $first } albo { $second }.
platformer-special-blank = Pusta. Po akcjach możesz tu zachować symbol na później.
platformer-roll-attack = Każdy wróg atakuje bohaterów obok siebie.
platformer-roll-left = Każdy wróg rusza się o 1 pole w lewo.
platformer-roll-right = Każdy wróg rusza się o 1 pole w prawo.
platformer-forge = Wykuj z dwóch kości ({ $symbol })
platformer-forge-text = Dwie jednakowe kości liczą się jako inny wybrany symbol.
platformer-gems = Klejnoty na tym symbolu
platformer-gem-cost = { $count ->
        [0] bez klejnotów
        [one] { $count } klejnot
        [few] { $count } klejnoty
        [many] { $count } klejnotów
       *[other] { $count } klejnotu
    }
platformer-paid = { $paid } z { $needed }
platformer-about-gravity = Spada każdy, kto nie ma pod sobą platformy, drabiny ani figurki.
platformer-about-done = Potem możesz zachować symbol, a po nim działa grawitacja.

## Kroki tury

platformer-stage-enemy_die = Kość wroga
platformer-stage-actions = Akcje
platformer-stage-save = Zachowanie
platformer-stage-gravity = Grawitacja
platformer-stage-boss = Boss

## Liczby obok imion

platformer-score-level = poziom { $level }
platformer-score-off = poza mapą
platformer-score-health = zdrowie: { $count }
platformer-score-gold = złoto: { $count }
platformer-score-gems = { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
        [many] { $count } klejnotów
       *[other] { $count } klejnotu
    }

## Objaśnienie symboli

platformer-help-dice = Kości
platformer-help-gems = Klejnoty mnożą symbol
platformer-help-gems-text = Każda warstwa na kości kosztuje o jeden klejnot więcej niż poprzednia: ×2 kosztuje 1 klejnot, ×3 kosztuje 3, ×4 kosztuje 6.
platformer-help-enemy-die = Kość wroga
platformer-help-tower = W wieży
platformer-help-heroes = Bohaterowie
platformer-help-enemies = Wrogowie
platformer-help-enemy-numbers = Obok miecza: zadawane rany. Obok serca: rany, które musi zadać jeden atak.
platformer-help-bosses = Bossowie i ich ataki
platformer-help-tokens = Żetony
platformer-help-items = Przedmioty
platformer-help-potions = Mikstury
platformer-help-artifacts = Artefakty
platformer-help-events = Wydarzenia w grze jednoosobowej
platformer-help-star = Liczy się jako jeden z dwóch symboli z karty bohatera.
platformer-feature-ladder = Trzyma bohaterów, ale nie wrogów, i przechodzi przez platformy.
platformer-feature-trap = Kto w nią wejdzie lub przez nią spada, otrzymuje 1 ranę.
platformer-feature-shop = Tu możesz kupować.
platformer-feature-portal = But przenosi cię do innego portalu na tym samym poziomie.
platformer-feature-spawn = Tu pojawiają się wrogowie, gdy poziom zostaje odkryty.
platformer-feature-gold_space = Tu kładzie się złoto, gdy poziom zostaje odkryty.
platformer-feature-gem_space = Tu kładzie się klejnot, gdy poziom zostaje odkryty.
platformer-feature-boss_spawn = Tu pojawiają się boss i jego strażnicy.
platformer-feature-special = Tu zdobędziesz Lustro przeciw Meduzie albo Płomień duszy przeciw Ikee.
platformer-feature-threat = Zakreskowane: wrogowie sięgają tego pola i atakują tego, kto je opuszcza.
platformer-feature-one_way = Podłoga poziomu bossa: wchodzi się od dołu, ale nigdy nie wychodzi.

## Samouczek

platformer-lesson-aim = Jesteś rycerzem w wieży, numer 1. Wespnij się na szczyt i pokonaj bossa jednym atakiem, zanim zrobi to ktoś inny. Pasek pokazuje, ile ran potrzeba.
platformer-lesson-boot = { $pointer ->
        [touch] Te pięć kości to wszystko, co możesz zrobić w tej turze. But przesuwa cię o 1 pole: dotknij buta.
       *[mouse] Te pięć kości to wszystko, co możesz zrobić w tej turze. But przesuwa cię o 1 pole: kliknij but.
    }
platformer-lesson-gem = Świecące pola to te, na które możesz wejść. Weź klejnot po prawej.
platformer-lesson-again = Klejnoty wzmacniają symbole. Użyj drugiego buta i zobacz.
platformer-lesson-double = Z 1 klejnotem but liczy się podwójnie. Wybierz ×2.
platformer-lesson-jump = Bohaterowie skaczą: idź w górę. Blady duch pokazuje, gdzie spadniesz, bo nic cię tam nie trzyma.
platformer-lesson-ladder = Drabiny i platformy cię trzymają. Idź w lewo, na drabinę.
platformer-lesson-done = Dość wspinaczki. Zakończ akcje; potem grawitacja działa na wszystkich.
platformer-lesson-save = Jeden symbol możesz zachować na inną turę. Zachowaj miecz na swojej kości specjalnej.
platformer-lesson-next = Czeka tutaj. Gdy dotrzesz do najwyższego rzędu wieży, odkrywa się następny poziom; gdy jesteś dwa poziomy wyżej, najniższy się zawala. Teraz walka.
platformer-lesson-attack = { $pointer ->
        [touch] Zombi! Sięga zakreskowanych pól: zaatakuje cię, jeśli odejdziesz. Uprzedź go: dotknij go.
       *[mouse] Zombi! Sięga zakreskowanych pól: zaatakuje cię, jeśli odejdziesz. Uprzedź go: kliknij go.
    }
platformer-lesson-sword = Ma 2 zdrowia i jeden atak musi zabrać mu całe. Dodaj swój miecz.
platformer-lesson-star = { $pointer ->
        [touch] 1 z 2. Gwiazda twojego bohatera może być mieczem. Dotknij gwiazdy i wybierz miecz.
       *[mouse] 1 z 2. Gwiazda twojego bohatera może być mieczem. Kliknij gwiazdę i wybierz miecz.
    }
platformer-lesson-strike = 2 z 2. Uderz!
platformer-lesson-buy = { $pointer ->
        [touch] Jego złoto jest twoje, a stoisz w sklepie. Kup coś, co świeci; przytrzymaj kartę, aby ją przeczytać.
       *[mouse] Jego złoto jest twoje, a stoisz w sklepie. Kup coś, co świeci; najedź na kartę lub ją przytrzymaj, aby ją przeczytać.
    }
platformer-lesson-monster = { $pointer ->
        [touch] A teraz psota. Symbol potwora przesuwa dowolnego wroga, choćby był daleko: dotknij go.
       *[mouse] A teraz psota. Symbol potwora przesuwa dowolnego wroga, choćby był daleko: kliknij go.
    }
platformer-lesson-zombie = Wybierz drugiego Zombi.
platformer-lesson-shove = Zepchnij go z krawędzi, w lewo.
platformer-lesson-gravity = Wisi w powietrzu, a jego duch pokazuje, gdzie spadnie. Uruchom grawitację!
platformer-lesson-end = Zombi rozpadają się, gdy spadną. Wiesz już dość: wspinaj się, zbieraj klejnoty i uzbieraj dość ran dla bossa na szczycie. Powodzenia!

## Where something is, without the names of spaces

platformer-at = { $level ->
    [1] na pierwszym poziomie
    [2] na drugim poziomie
    [3] na trzecim poziomie
    [4] na czwartym poziomie
   *[other] na poziomie { $level }
}
platformer-spot = { $at }, rząd { $row }, pole { $column } od lewej
platformer-there = { $what }, { $at }

## What happens without being asked for

platformer-coming = Co stanie się samo
platformer-coming-falls = Grawitacja: spadnie { $who }
platformer-coming-safe = Grawitacja: nikt nie spada
platformer-coming-boss = { $boss } uderza po grawitacji
platformer-coming-waits = { $boss } wciąż czeka na szczycie
platformer-coming-die = Następna kość wroga: atak na { $attack } z { $all } ścianek

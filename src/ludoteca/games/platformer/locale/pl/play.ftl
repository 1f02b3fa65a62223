# Platformer: ruchy, pytania, zdarzenia i opcje.

# Where a space is, by its name on the map.
space = na polu { $name }

## Opcje

option-artifacts = Artefakty
    .text = Dwa artefakty zmieniają właściciela, gdy spełnią się ich warunki.
option-artifacts-no = nie
option-artifacts-yes = tak
option-bigger_map = Większa mapa
    .text = O jeden poziom więcej i twardszy boss. Nie w grze solo.
option-bigger_map-no = nie
option-bigger_map-yes = tak
option-tower = Wieża
    .text = Z jakich kafelków zbudowana jest wieża.
option-tower-mixed = mieszana
option-tower-forest = Las
option-tower-void = Pustka
option-boss = Boss
    .text = Kto czeka na szczycie.
option-boss-random = losowo
option-boss-medusa = Meduza
option-boss-ikee = Władca Ikee
option-heroes = Bohaterowie
    .text = Czy bohaterów się rozdaje, czy wybiera po kolei.
option-heroes-random = losowo
option-heroes-chosen = wybrani
option-first_player = Pierwszy gracz
    .text = Kto zaczyna.
option-first_player-random = losowo
option-first_player-1 = miejsce 1
option-first_player-2 = miejsce 2
option-first_player-3 = miejsce 3
option-first_player-4 = miejsce 4

## Ruchy

move-take = Wybierz bohatera: { $hero }
move-use = Użyj: { $symbol }
move-star = Użyj gwiazdy jako: { $symbol }
move-special = Użyj kości specjalnej jako: { $symbol }
move-forge = Wykuj z dwóch kości ({ $symbol }): { $symbol2 }
move-upgrade = { $times }
move-step = Idź { $direction }
move-push = Pchnij { $direction }
move-attack = Atakuj { $direction }
move-shove = Kierunek: { $direction }
move-choose = { $space }
move-pick = { $symbol }
move-save = Zachowaj: { $symbol }
move-buy = Kup kartę „{ $card }”
move-play = Użyj karty „{ $card }”
move-swap = Wymień kartę „{ $card }”
move-gain = Weź żeton „{ $token }”
move-rid = Pozbądź się żetonu „{ $token }”
move-spend = Odrzuć żeton „{ $token }”
move-strike = Uderz
move-siphon = Wydobądź klejnot z Meduzy (2 miecze)
move-ability = Użyj zdolności bohatera
move-gravity = Uruchom grawitację
move-let_go = Puść się i spadnij
move-stay = Trzymaj się
move-stop = To wszystko
move-pass = Niech się stanie
move-done = Zakończ akcje

## Pytania

prompt-hero = { $seat } wybiera bohatera.
    .you = Wybierz swojego bohatera.
prompt-act = { $seat } działa.
    .you = Twoje akcje: co robisz?
prompt-respawn = { $seat } wraca na mapę.
    .you = Jesteś poza mapą: wybierz kość, aby się odrodzić.
prompt-place = { $seat } wybiera, gdzie się pojawi.
    .you = Wybierz pole, na którym się pojawisz.
prompt-petrified = { $seat }: bohater jest skamieniały.
    .you = Twój bohater jest skamieniały: użyj 2 symboli, by go uwolnić, albo oddaj turę.
prompt-upgrade = { $seat } może pomnożyć symbol ({ $symbol }) klejnotami.
    .you = Ile razy? Bez pomocy kart ×2 kosztuje 1 klejnot, ×3 kosztuje 3, ×4 kosztuje 6.
prompt-step = { $seat } rusza się (pozostałe ruchy: { $left }).
    .you = Dokąd? Pozostałe ruchy: { $left }.
prompt-push = { $seat } pcha figurkę { $space }.
    .you = W którą stronę pchasz figurkę { $space }?
prompt-strike = { $seat } atakuje wroga { $space }.
    .you = Przygotuj atak na wroga { $space }, potem uderz.
prompt-pay = { $seat } płaci symbolami ({ $symbol }): { $needed }.
    .you = Zapłać symbolami ({ $symbol }): { $needed }.
prompt-monster = { $seat } przesuwa wroga.
    .you = Którego wroga przesuwasz?
prompt-shove = { $seat } przesuwa wroga { $space }.
    .you = W którą stronę przesuwasz wroga { $space }?
prompt-save = { $seat } może zachować symbol.
    .you = Zachowujesz symbol na kości specjalnej?
prompt-hold = { $seat } trzyma się, by nie spaść.
    .you = Nadchodzi grawitacja: trzymasz się czy spadasz?
prompt-react = Wróg { $space } atakuje: { $seat } (rany: { $damage }).
    .you = Wróg { $space } atakuje cię (rany: { $damage }). Reagujesz?
prompt-ward = { $seat }: trafia „{ $attack }”.
    .you = Trafia cię „{ $attack }” (rany: { $damage }). Reagujesz?
prompt-phoenix = { $seat }: bohater zaraz zostanie powalony.
    .you = Twój bohater zaraz zostanie powalony. Używasz feniksa?
prompt-mirror = { $seat } patrzy w lustro.
    .you = Odrzucasz lustro za klejnot czy je zatrzymujesz?
prompt-reroll = { $seat } przerzuca kości.
    .you = Którą kość przerzucasz?
prompt-anvil = { $seat } kuje na kowadle.
    .you = Wybierz dwie różne kości, a potem to, czym się staną.
prompt-cup = { $seat } obraca kość.
    .you = Którą kość i na którą ściankę?
prompt-mimicry = { $seat } obraca kość specjalną.
    .you = Na jaki symbol obracasz kość specjalną?
prompt-buy = { $seat } może kupować.
    .you = Kupujesz coś?
prompt-swap = { $seat } wymienia kartę sklepu.
    .you = Którą kartę sklepu wymieniasz?
prompt-magnet = { $seat } używa magnesu.
    .you = Z którego pola bierzesz?
prompt-blink = { $seat } znika w mgnieniu oka.
    .you = Na które pole swojego rzędu?
prompt-levitate = { $seat } unosi kogoś w powietrze.
    .you = Kto lewituje?
prompt-gust = { $seat } wzywa podmuch.
    .you = Którego bohatera przesuwa wiatr?
prompt-gust_to = { $seat } wybiera, dokąd poleci { $hero }.
    .you = Dokąd poleci z wiatrem { $hero }?
prompt-command = { $seat } rozkazuje wrogowi.
    .you = Któremu wrogowi rozkazujesz?
prompt-horn = { $seat } dmie w róg wojenny.
    .you = Wrogowie twojego poziomu idą w lewo czy w prawo?
prompt-sash = { $seat } zamienia się miejscami.
    .you = Zamieniasz się z figurką wyżej czy niżej?
prompt-spawn = { $seat } wybiera, dokąd idzie boss lub jego straż.
    .you = Wybierz, dokąd idzie boss lub jego straż.

## Co się dzieje

event-turn = Tura: { $seat }.
event-event_shown = Wydarzenie: { $event }.
event-level_removed = Poziom { $level } się zawala.
event-rolled = { $seat } rzuca; kość wroga: { $roll }.
event-enemy_moved = { $enemy } idzie { $space }.
event-enemy_attacked = { $enemy } atakuje { $space }: { $seat }.
event-wounded = { $seat }: { $damage ->
        [one] { $damage } rana
        [few] { $damage } rany
       *[other] { $damage } ran
    } ({ $cause }).
event-knocked_out = { $seat }: bohater powalony.
event-respawned = { $seat } pojawia się { $space }.
event-used = { $seat } używa symbolu: { $symbol } ×{ $times }.
event-forged = { $seat } wykuwa nowy symbol: { $result } (z dwóch: { $symbol }).
event-stepped = { $seat } robi krok { $space }.
event-placed = { $seat } staje { $space }.
event-pushed_hero = { $seat } popycha: { $victim }.
event-pushed_enemy = { $seat } popycha: { $enemy }.
event-fell = { $seat } spada i ląduje { $space }.
event-enemy_fell = { $enemy } spada i ląduje { $space }.
event-shattered = { $enemy } rozpada się { $space }.
event-gold_gained = { $seat } zyskuje { $amount ->
        [one] { $amount } złoto
       *[other] { $amount } złota
    }.
event-gem_gained = { $seat } zyskuje { $amount ->
        [one] { $amount } klejnot
        [few] { $amount } klejnoty
       *[other] { $amount } klejnotów
    }.
event-gold_lost = { $seat } oddaje { $amount ->
        [one] { $amount } złoto
       *[other] { $amount } złota
    }.
event-struck = { $seat } uderza. { $enemy }: rany { $wounds } z { $health }.
event-defeated = { $seat } pokonuje: { $enemy }.
event-bought = { $seat } kupuje kartę „{ $card }” za { $price ->
        [one] { $price } złoto
       *[other] { $price } złota
    }.
event-shown = Nowa karta w sklepie: „{ $card }”.
event-played = { $seat } używa karty „{ $card }”.
event-ability_used = { $seat } używa zdolności bohatera ({ $hero }).
event-rerolled = { $seat }: na kości był symbol { $symbol }, jest { $result }.
event-saved = { $seat } ustawia na kości specjalnej symbol { $symbol }.
event-die_reset = { $seat }: kość specjalna znów jest pusta.
event-healed = { $seat } odzyskuje { $amount ->
        [one] { $amount } punkt zdrowia
        [few] { $amount } punkty zdrowia
       *[other] { $amount } punktów zdrowia
    }.
event-ignored = { $seat } ignoruje atak.
event-gravity_activated = Grawitacja!
event-level_revealed = Odkrywa się poziom { $level }: { $enemy }.
event-boss_revealed = Odkrywa się poziom bossa: { $boss }.
event-spawned = { $enemy } pojawia się { $space }.
event-entered_boss_level = { $seat } wchodzi na poziom bossa.
event-tower_gone = Niższej części wieży już nie ma.
event-boss_rolled = Boss rzuca: { $roll }.
event-boss_drew = Karta ataku: { $attack }{ $resolved ->
        [0] , bez skutku
       *[other] {""}
    }.
event-boss_shuffled = Karty ataku po przetasowaniu tworzą nową talię ({ $boss }).
event-token_gained = { $seat } dostaje żeton „{ $token }”.
event-token_lost = { $seat } pozbywa się żetonu „{ $token }”.
event-artifact_taken = { $seat } zdobywa artefakt „{ $card }”.
event-swapped = { $seat } zamienia się miejscami i staje { $space }.
event-afloat = Figurka lewituje { $space }.
event-vein_found = Klejnot pojawia się { $space }.
event-ended = { $ending }
event-hero_taken = { $seat } ma bohatera: { $hero }.

## Powody i zakończenia

cause-enemy = atak wroga
cause-trap = pułapka
cause-poison = trucizna
cause-boss = atak bossa
cause-token = żeton
cause-ability = zdolność
cause-event = wydarzenie
ending-boss = Boss pokonany!
ending-knocked_out = Bohater powalony: przegrana.
ending-time = Czas minął: przegrana.
ending-limit = Wspinaczka trwa zbyt długo: wygrywa bohater, który jest najwyżej.
purpose-steps = ruch
purpose-coins = złoto
purpose-monsters = ruch wroga
purpose-strike = atak
purpose-siphon = klejnot
purpose-petrify = uwolnienie
purpose-shackle = uwolnienie
purpose-golem = golem
spawn-boss = boss
spawn-far_boss = boss
spawn-other_tile_defender = obrońca
spawn-near_defender = obrońca
spawn-slither = Meduza
spawn-pounce = Ikee

## Co liczą podpowiedzi

quantity-health = { $count ->
        [one] { $count } punkt zdrowia
        [few] { $count } punkty zdrowia
       *[other] { $count } punktów zdrowia
    }
quantity-rows = { $count ->
        [one] { $count } rząd wysokości
        [few] { $count } rzędy wysokości
       *[other] { $count } rzędów wysokości
    }
quantity-gems = { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[other] { $count } klejnotów
    }
quantity-gold = { $count ->
        [one] { $count } złoto
       *[other] { $count } złota
    }
quantity-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }

# Kragmortha: co mówi się podczas gry.
#
# Imiona graczy są zawsze w mianowniku, a czasowniki w czasie teraźniejszym: zdania pasują wtedy do każdego imienia.

## Gracze, o ile sami nie podadzą imion

seat-P1 = { goblin-1 }
seat-P2 = { goblin-2 }
seat-P3 = { goblin-3 }
seat-P4 = { goblin-4 }
seat-P5 = { goblin-5 }
seat-P6 = { goblin-6 }
seat-P7 = { goblin-7 }
seat-P8 = { goblin-8 }

## Co się dzieje

event-placed = { $seat } wślizguje się do biblioteki na { $space }.
event-turn = Tura: { $seat }.
event-played = { $seat } zagrywa „{ $card }”.
event-stepped = { $seat } idzie z { $origin } na { $space }.
event-rigor_moved = { $seat } przesuwa Rigora Mortisa z { $origin } na { $space }.
event-pushed = { $seat } popycha i { $victim } leci z { $origin } na { $space }.
event-met = { $seat } spotyka Rigora Mortisa na { $space }!
event-look_drawn = { $seat } dobiera Krzywe Spojrzenie: „{ $look }”.
event-look_passed_over = { $seat } odkrywa kartę „{ $look }”, ale ta część ciała już pokutuje: karta trafia na spód talii.
event-no_look = { $seat } nie dobiera Krzywego Spojrzenia, bo żadne już nie pasuje.
event-sent = { $seat } trafia z { $origin } prosto na { $space }.
event-token_turned = { $seat } odkrywa żeton Teleportacji: { $token }.
event-tokens_shuffled = Wszystkie żetony Teleportacji zostały użyte. Po przetasowaniu tworzą nowy stos.
event-tome_drawn = { $seat } zwija Magiczną Księgę: { $tome }.
event-tome_used = { $seat } używa Księgi: { $tome }.
event-rigor_teleported = { $seat } teleportuje Rigora Mortisa z { $origin } na { $space }.
event-shown = { $seat } nie ma karty, która by się tu przydała: pokazuje i odrzuca „{ $card }”.
event-drew = { $seat } dobiera „{ $card }”.
event-drew-hidden = { $seat } dobiera kartę.
event-discards_shuffled = Odrzucone Karty Ruchu po przetasowaniu tworzą nową talię.
event-discarded = { $seat } odrzuca „{ $card }”.
event-swapped = { $seat } i { $other } zamieniają się miejscami.
event-took_card = { $seat } bierze „{ $card }” z ręki innego gracza ({ $other }).
event-took_card-hidden = { $seat } bierze kartę z ręki innego gracza ({ $other }).
event-look_lifted = { $seat } pozbywa się Krzywego Spojrzenia: „{ $look }”.
event-scapegoat_named = { $seat } wskazuje palcem i Krzywe Spojrzenie dobiera { $other }.
event-warded = Talizman działa: { $seat } nie dobiera Krzywego Spojrzenia.
event-breach_found = Uchybienie! { $seat } nie dopełnia pokuty.
event-ended = Koniec gry: { $ending } ({ $seat }).
event-won = { $seat } wygrywa!

## Co ktoś musi postanowić

prompt-place = { $seat } wybiera, gdzie wejść.
    .you = Gdzie wejdzie twój goblin?
prompt-turn = { $seat } wybiera kartę do zagrania.
    .you = Twoja tura. Którą kartę zagrasz?
prompt-step = { $number ->
        [1] { $seat } stawia pierwszy krok.
       *[2] { $seat } może postawić drugi krok.
    }
    .you = { $number ->
        [1] Pierwszy krok: w którą stronę?
       *[2] Drugi krok, jeśli chcesz: w którą stronę?
    }
prompt-push = { $seat } wybiera, dokąd poleci { $victim }.
    .you = Dokąd ma polecieć { $victim }?
prompt-circle = { $seat } wybiera puste Pole Teleportacji.
    .you = Na które Pole Teleportacji trafi twój goblin?
prompt-start = { $seat } wybiera pole startowe.
    .you = Na które pole startowe trafi twój goblin?
prompt-teleport = { $seat } może teleportować Rigora Mortisa.
    .you = Rigor Mortis stoi na Polu Teleportacji. Dokąd go teleportujesz? To kończy twoją turę.
prompt-discard = { $seat } ma za dużo kart i jedną odrzuca.
    .you = Masz za dużo kart. Którą odrzucisz?
prompt-react = { $seat } ma dobrać Krzywe Spojrzenie { $reason } i może użyć Księgi.
    .you = Masz dobrać Krzywe Spojrzenie { $reason }. Użyjesz Księgi?
prompt-scapegoat = { $seat } wybiera kozła ofiarnego.
    .you = Kto dobierze Krzywe Spojrzenie zamiast ciebie?
prompt-absolution = { $seat } wybiera, którego Krzywego Spojrzenia się pozbyć.
    .you = Którego Krzywego Spojrzenia się pozbędziesz?
prompt-shove = { $seat } wybiera, kto dostanie kuksańca.
    .you = Kto dostanie kuksańca?
prompt-swap = { $seat } wybiera, z kim zamienić się miejscami.
    .you = Z kim zamienisz się miejscami?
prompt-beckon = { $seat } przywołuje Rigora Mortisa.
    .you = W którą stronę pójdzie Rigor Mortis?
prompt-recall = { $seat } wybiera puste Pole Teleportacji, żeby się wycofać.
    .you = Na które Pole Teleportacji wycofa się twój goblin?
prompt-pickpocket = { $seat } wybiera, komu sięgnąć do kieszeni.
    .you = Z kim wymienisz się losową kartą?
prompt-more = { $seat } może użyć jeszcze jednej Księgi.
    .you = Użyjesz Księgi przed końcem tury?

## Co można wybrać

move-play = Zagraj „{ $card }”
move-step = Krok na { $direction }
move-stay = Zostań tutaj
move-push = Popchnij na { $direction }
move-go = Idź na { $space }
move-use = Użyj Księgi: { $effect }
move-choose = Wybierz: { $seat }
move-discard = Odrzuć „{ $card }”
move-lift = Pozbądź się Spojrzenia: { $part }
move-show = Pokaż bezużyteczne karty i dobierz nowe
move-done = Zakończ turę
move-pass = Nie, niech tak zostanie
move-breach = Zgłoś uchybienie: { $seat }

## Nazwy, które w nich występują

direction-north = północ
direction-east = wschód
direction-south = południe
direction-west = zachód
reason-meeting = za spotkanie z Rigorem Mortisem
reason-trap = przez Pułapkę
reason-breach = za uchybienie
reason-scapegoat = w roli kozła ofiarnego
ending-looks = ktoś ma czwarte Krzywe Spojrzenie
ending-tomes = ktoś zabiera ostatnią Magiczną Księgę
ending-limit = biblioteka zamyka się na noc
score-looks = Spojrzenia
score-tomes = Księgi
score-symbols = Magiczne symbole
score-kinds = Rodzaje symboli

## Działanie Ksiąg i wszystkie możliwe Karty Ruchu

effect-absolution = { tome-absolution }
effect-deep_pockets = { tome-deep_pockets }
effect-haste = { tome-haste }
effect-crystal_step = { tome-crystal_step }
effect-shove = { tome-shove }
effect-swap = { tome-swap }
effect-beckon = { tome-beckon }
effect-recall = { tome-recall }
effect-pickpocket = { tome-pickpocket }
effect-scapegoat = { tome-scapegoat }
effect-ward = { tome-ward }
card-goblin-scroll-scroll = { mover-goblin }: { symbol-scroll } + { symbol-scroll }
card-goblin-scroll-stones = { mover-goblin }: { symbol-scroll } + { symbol-stones }
card-goblin-scroll-potion = { mover-goblin }: { symbol-scroll } + { symbol-potion }
card-goblin-scroll-book = { mover-goblin }: { symbol-scroll } + { symbol-book }
card-goblin-scroll-ball = { mover-goblin }: { symbol-scroll } + { symbol-ball }
card-goblin-stones-stones = { mover-goblin }: { symbol-stones } + { symbol-stones }
card-goblin-stones-potion = { mover-goblin }: { symbol-stones } + { symbol-potion }
card-goblin-stones-book = { mover-goblin }: { symbol-stones } + { symbol-book }
card-goblin-stones-ball = { mover-goblin }: { symbol-stones } + { symbol-ball }
card-goblin-potion-potion = { mover-goblin }: { symbol-potion } + { symbol-potion }
card-goblin-potion-book = { mover-goblin }: { symbol-potion } + { symbol-book }
card-goblin-potion-ball = { mover-goblin }: { symbol-potion } + { symbol-ball }
card-goblin-book-book = { mover-goblin }: { symbol-book } + { symbol-book }
card-goblin-book-ball = { mover-goblin }: { symbol-book } + { symbol-ball }
card-goblin-ball-ball = { mover-goblin }: { symbol-ball } + { symbol-ball }
card-rigor-scroll-scroll = { mover-rigor }: { symbol-scroll } + { symbol-scroll }
card-rigor-scroll-stones = { mover-rigor }: { symbol-scroll } + { symbol-stones }
card-rigor-scroll-potion = { mover-rigor }: { symbol-scroll } + { symbol-potion }
card-rigor-scroll-book = { mover-rigor }: { symbol-scroll } + { symbol-book }
card-rigor-scroll-ball = { mover-rigor }: { symbol-scroll } + { symbol-ball }
card-rigor-stones-stones = { mover-rigor }: { symbol-stones } + { symbol-stones }
card-rigor-stones-potion = { mover-rigor }: { symbol-stones } + { symbol-potion }
card-rigor-stones-book = { mover-rigor }: { symbol-stones } + { symbol-book }
card-rigor-stones-ball = { mover-rigor }: { symbol-stones } + { symbol-ball }
card-rigor-potion-potion = { mover-rigor }: { symbol-potion } + { symbol-potion }
card-rigor-potion-book = { mover-rigor }: { symbol-potion } + { symbol-book }
card-rigor-potion-ball = { mover-rigor }: { symbol-potion } + { symbol-ball }
card-rigor-book-book = { mover-rigor }: { symbol-book } + { symbol-book }
card-rigor-book-ball = { mover-rigor }: { symbol-book } + { symbol-ball }
card-rigor-ball-ball = { mover-rigor }: { symbol-ball } + { symbol-ball }

## Co liczą podpowiedzi

quantity-looks = { word-look.count }
quantity-tomes = { word-tome.count }
quantity-steps = { $count ->
        [one] { $count } krok od Rigora Mortisa
        [few] { $count } kroki od Rigora Mortisa
       *[other] { $count } kroków od Rigora Mortisa
    }

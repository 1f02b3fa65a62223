# Looterz: co się mówi podczas gry.

## Co się dzieje

event-turn = Tura: { $seat }.
event-drew = { $seat } dobiera kartę „{ $card }”.
event-drew-hidden = { $seat } dobiera kartę.
event-rigor_seen = { $count ->
        [1] { $seat } znajduje kawałek Rigora Mortisa. Gdzieś zaczyna dzwonić alarm.
        [2] { $seat } znajduje drugi kawałek Rigora Mortisa. On już się pakuje.
        [3] { $seat } znajduje trzeci kawałek Rigora Mortisa. Jest na schodach!
       *[4] { $seat } znajduje ostatni kawałek Rigora Mortisa. Wrócił!
    }
event-recruited = { $origin ->
        [hand] { $seat } werbuje: „{ $card }”.
        [graveyard] { $seat } przywraca z Cmentarza: „{ $card }”.
       *[tower] { $seat } dostaje prosto z Wieży: „{ $card }”.
    }
event-searched = { $seat } wysyła na poszukiwania: „{ $card }”.
event-attacked = { $seat } posyła do ataku: „{ $card }”. Cel: „{ $target }”.
event-activated = { $seat } używa Aktywacji karty „{ $card }”.
event-recruitment = Rekrutacja karty „{ $card }” ({ $seat }).
event-last_wish = Ostatnie Życzenie karty „{ $card }” ({ $seat }).
event-rolled = { $hit ->
        [1] „{ $card }” wyrzuca { $die }: sukces.
       *[0] „{ $card }” wyrzuca { $die }: nic.
    }
event-earned = { $coins ->
        [one] { $seat } zdobywa { $coins } monetę.
        [few] { $seat } zdobywa { $coins } monety.
       *[other] { $seat } zdobywa { $coins } monet.
    }
event-stole = { $seat } kradnie monetę. Traci ją { $victim }.
event-lost = { $coins ->
        [one] { $seat } traci { $coins } monetę.
        [few] { $seat } traci { $coins } monety.
       *[other] { $seat } traci { $coins } monet.
    }
event-hurt = { $damage ->
        [one] „{ $card }” traci { $damage } punkt życia (zostało: { $life }).
        [few] „{ $card }” traci { $damage } punkty życia (zostało: { $life }).
       *[other] „{ $card }” traci { $damage } punktów życia (zostało: { $life }).
    }
event-healed = { $life ->
        [one] „{ $card }” ma teraz { $life } punkt życia.
        [few] „{ $card }” ma teraz { $life } punkty życia.
       *[other] „{ $card }” ma teraz { $life } punktów życia.
    }
event-died = „{ $card }” trafia na Cmentarz ({ $seat }).
event-sacrificed = { $seat } poświęca: „{ $card }”.
event-took_control = { $for_good ->
        [1] { $seat } przejmuje na stałe kartę „{ $card }”, a { $victim } może się z nią pożegnać.
       *[0] { $seat } pożycza do końca tury kartę „{ $card }”. Użycza jej { $victim }.
    }
event-gave_back = { $seat } oddaje kartę „{ $card }”. Odzyskuje ją { $owner }.
event-returned = „{ $card }” wraca na rękę ({ $seat }).
event-reclaimed = { $seat } bierze z Cmentarza na rękę: „{ $card }”.
event-turned_over = Alarm odkrywa kartę „{ $card }”, która trafia prosto na Cmentarz.
event-discarded = { $seat } odrzuca: „{ $card }”.
event-barred = { $seat } na razie nie może szukać. Sprawcą jest „{ $card }”.
event-declined = { $seat } rezygnuje z tego, co daje „{ $card }”.
event-ended = { $ending ->
        [coins] Łup jest dość duży: koniec gry.
        [rigor] Rigor Mortis wrócił: koniec gry.
       *[limit] Ta gra trwa już zbyt długo: koniec.
    }
event-struck_out = Podwójny remis, a Rigor Mortis nie lubi remisów. Odpada: { $seat }.
event-won = Wygrywa { $seat }!

## Co trzeba rozstrzygnąć

prompt-recruit = { $seat } werbuje Łupieżcę albo dobiera kartę.
    .you = { $phase }: zwerbuj Łupieżcę albo dobierz kartę.
prompt-dungeon = { $seat } decyduje, co Łupieżca robi w lochu.
    .you = Loch: co zrobią twoi Łupieżcy?
prompt-target = { $seat } wybiera, kogo atakuje „{ $card }”.
    .you = Kogo ma zaatakować „{ $card }”?
prompt-search_again = { $seat } może szukać drugi raz („{ $card }”).
    .you = „{ $card }” może szukać drugi raz.
prompt-attack_again = { $seat } może zaatakować drugi raz („{ $card }”).
    .you = „{ $card }” może zaatakować drugi raz. Kogo atakujesz?
prompt-sacrifice = { $seat } ma więcej niż trzech Łupieżców i poświęca jednego.
    .you = Masz więcej niż trzech Łupieżców. Którego poświęcasz?
prompt-discard = { $seat } ma więcej niż dziesięć kart i odrzuca jedną.
    .you = Masz na ręce więcej niż dziesięć kart. Którą odrzucasz?
prompt-last_wish = { $seat } wybiera, które Ostatnie Życzenie będzie pierwsze.
    .you = Które z twoich Ostatnich Życzeń będzie pierwsze?
prompt-may = { $seat } może skorzystać z tego, co daje „{ $card }”.
    .you = Czy korzystasz z tego, co daje „{ $card }”?
prompt-player = { $seat } wybiera gracza („{ $card }”).
    .you = „{ $card }”: który gracz?
prompt-steal = { $seat } wybiera, kogo okraść.
    .you = Najbogatszych jest kilku. Kogo okradasz?
prompt-go_on = { $seat } daje wszystkim złapać oddech: to jeszcze nie koniec.
    .you = Wydarzyło się bardzo dużo, a to jeszcze nie koniec. Idziemy dalej?
prompt-damage = { $seat } wybiera, kogo rani „{ $card }”.
    .you = „{ $card }”: który Łupieżca zostaje ranny?
prompt-kill = { $seat } wybiera, kogo zabija „{ $card }”.
    .you = „{ $card }”: który Łupieżca ginie?
prompt-drain = { $seat } wybiera, komu wysysa życie „{ $card }”.
    .you = „{ $card }”: któremu Łupieżcy odbiera życie?
prompt-heal = { $seat } wybiera, kogo leczy „{ $card }”.
    .you = „{ $card }”: który Łupieżca zostaje uleczony? (Zostało leczenia: { $left })
prompt-gain_life = { $seat } wybiera, kto zyskuje życie („{ $card }”).
    .you = „{ $card }”: który Łupieżca zyskuje życie?
prompt-take_control = { $seat } wybiera, kogo przejmuje „{ $card }”.
    .you = „{ $card }”: nad którym Łupieżcą przejmujesz kontrolę?
prompt-return_to_hand = { $seat } wybiera, kto wraca na rękę („{ $card }”).
    .you = „{ $card }”: który Łupieżca wraca na rękę właściciela?
prompt-forced_sacrifice = { $seat } musi poświęcić Łupieżcę. Sprawcą jest „{ $card }”.
    .you = „{ $card }” każe ci poświęcić Łupieżcę. Którego?
prompt-sacrifice_cost = { $seat } wybiera, kogo poświęcić („{ $card }”).
    .you = „{ $card }”: którego Łupieżcę poświęcasz?
prompt-reclaim = { $seat } bierze kartę z Cmentarza.
    .you = „{ $card }”: którą kartę bierzesz z Cmentarza?
prompt-recruit_from_hand = { $seat } werbuje Łupieżcę z ręki („{ $card }”).
    .you = „{ $card }”: który Łupieżca z twojej ręki wchodzi do gry?
prompt-recruit_from_graveyard = { $seat } werbuje Łupieżcę z Cmentarza („{ $card }”).
    .you = „{ $card }”: który Łupieżca z Cmentarza wchodzi do gry?

## Wybory na liście

move-recruit = Zwerbuj: „{ $card }”
move-search = Szukaj: „{ $card }”
move-attack = Atakuj: „{ $card }”
move-activate = Aktywuj: „{ $card }”
move-choose = Wybierz: „{ $card }”
move-sacrifice = Poświęć: „{ $card }”
move-discard = Odrzuć: „{ $card }”
move-player = Wybierz: { $seat }
move-draw = Dobierz kartę
move-accept = Tak, zrób to
move-decline = Nie, zostaw to
move-done = Zakończ fazę lochu

score-coins = Monety
score-looterz = Łupieżcy w grze

## Co liczą podpowiedzi

quantity-coins = { word-coin.count }
quantity-looterz = { word-looter.count }
quantity-life = { $count ->
        [one] { $count } punkt życia
        [few] { $count } punkty życia
       *[other] { $count } punktów życia
    }
quantity-cards = { word-card.count }

# Kragmortha, jak rysuje ją terminal.

## Podłoga w dwóch literach, biurko w czterech

kragmortha-short-scroll = zw
kragmortha-short-stones = sk
kragmortha-short-potion = el
kragmortha-short-book = wo
kragmortha-short-desk = biur
kragmortha-mark-start = pole startowe
kragmortha-mark-circle = teleportacja
kragmortha-mark-both = oba naraz
kragmortha-mark-rigor = Rigor Mortis
kragmortha-mark-target = możliwe

## Obok planszy i pod nią

kragmortha-turn = { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
kragmortha-tomes-left = Księgi na biurku: { $tomes }
kragmortha-tokens-left = Żetony: { $tokens }
kragmortha-looks = { $count ->
        [one] { $count } Spojrzenie
        [few] { $count } Spojrzenia
       *[other] { $count } Spojrzeń
    }: { $parts }
kragmortha-tomes = { $count ->
        [one] { $count } Księga
        [few] { $count } Księgi
       *[other] { $count } Ksiąg
    }: { $tomes }
kragmortha-used = { $count ->
        [one] { $count } zużyta
        [few] { $count } zużyte
       *[other] { $count } zużytych
    }
kragmortha-hand = Twoja ręka:

## Pomoc

kragmortha-about-goblin = Przesuwa twojego goblina o krok na sąsiednie pole z jednym z dwóch symboli, a potem, jeśli chcesz, o drugi krok na pole z drugim. Magiczna kula zastępuje każdy symbol.
kragmortha-about-rigor = Przesuwa w ten sam sposób Rigora Mortisa. Kto się na niego natknie, dobiera Krzywe Spojrzenie; czwarte Spojrzenie dowolnego gracza kończy grę, a wygrywa ten, kto ma ich najmniej.
kragmortha-about-circle = Kto tam wejdzie lub zostanie wepchnięty, odkrywa żeton i przenosi się na inne Pole Teleportacji: z Księgą, ze Spojrzeniem albo z niczym.
kragmortha-about-desk = Zabierasz stamtąd Magiczną Księgę i wracasz na pole startowe. Na biurko prowadzi każda karta. Zabranie ostatniej Księgi kończy grę.

# Kragmortha, jak rysuje ją terminal.

## Podłoga w dwóch literach, biurko w czterech

terminal-short-scroll = zw
terminal-short-stones = sk
terminal-short-potion = el
terminal-short-book = wo
terminal-short-desk = biur
terminal-mark-start = pole startowe
terminal-mark-circle = teleportacja
terminal-mark-both = oba naraz
terminal-mark-rigor = Rigor Mortis
terminal-mark-target = możliwe

## Obok planszy i pod nią

terminal-turn = { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
terminal-tomes-left = Księgi na biurku: { $tomes }
terminal-tokens-left = Żetony: { $tokens }
terminal-looks = { $count ->
        [one] { $count } Spojrzenie
        [few] { $count } Spojrzenia
       *[other] { $count } Spojrzeń
    }: { $parts }
terminal-tomes = { $count ->
        [one] { $count } Księga
        [few] { $count } Księgi
       *[other] { $count } Ksiąg
    }: { $tomes }
terminal-used = { $count ->
        [one] { $count } zużyta
        [few] { $count } zużyte
       *[other] { $count } zużytych
    }
terminal-hand = Twoje karty:

## Pomoc

terminal-about-goblin = Przesuwa twojego goblina o krok na sąsiednie pole z jednym z dwóch symboli, a potem, jeśli chcesz, o drugi krok na pole z drugim. Magiczna kula zastępuje każdy symbol.
terminal-about-rigor = Przesuwa w ten sam sposób Rigora Mortisa. Kto się na niego natknie, dobiera Krzywe Spojrzenie; czwarte Spojrzenie dowolnego gracza kończy grę, a wygrywa ten, kto ma ich najmniej.
terminal-about-circle = Kto tam wejdzie lub zostanie wepchnięty, odkrywa żeton i przenosi się na inne Pole Teleportacji: z Księgą, ze Spojrzeniem albo z niczym.
terminal-about-desk = Zabierasz stamtąd Magiczną Księgę i wracasz na pole startowe. Na biurko prowadzi każda karta. Zabranie ostatniej Księgi kończy grę.

# Kragmortha tal como lo dibuja un terminal.

## El suelo en dos letras, el escritorio en cuatro

kragmortha-short-scroll = pe
kragmortha-short-stones = ro
kragmortha-short-potion = po
kragmortha-short-book = li
kragmortha-short-desk = escr
kragmortha-mark-start = casilla inicial
kragmortha-mark-circle = teleportación
kragmortha-mark-both = ambas
kragmortha-mark-rigor = Rigor Mortis
kragmortha-mark-target = posible

## Al lado y debajo del tablero

kragmortha-turn = { $turn ->
        [0] Preparación
       *[other] Turno { $turn }
    }
kragmortha-tomes-left = Tomos en el escritorio: { $tomes }
kragmortha-tokens-left = Fichas: { $tokens }
kragmortha-looks = { $count ->
        [one] { $count } Mirada
       *[other] { $count } Miradas
    }: { $parts }
kragmortha-tomes = { $count ->
        [one] { $count } Tomo
       *[other] { $count } Tomos
    }: { $tomes }
kragmortha-used = { $count ->
        [one] { $count } usado
       *[other] { $count } usados
    }
kragmortha-hand = Tu mano:

## Ayuda

kragmortha-about-goblin = Mueve tu goblin un paso a una casilla contigua con uno de los dos símbolos y luego, si quieres, otro paso a una casilla con el otro. La esfera mágica vale por cualquier símbolo.
kragmortha-about-rigor = Mueve a Rigor Mortis de la misma manera. Quien se topa con él roba una Mirada Fulminante; la cuarta Mirada de cualquier jugador acaba la partida, y gana quien menos tenga.
kragmortha-about-circle = Quien entra o cae ahí de un empujón destapa una ficha y va a otra casilla de Teleportación, con un Tomo, una Mirada o nada.
kragmortha-about-desk = Allí te llevas un Tomo Mágico y vuelves a una casilla inicial. Cualquier carta permite entrar en el escritorio. Quien se lleva el último Tomo acaba la partida.

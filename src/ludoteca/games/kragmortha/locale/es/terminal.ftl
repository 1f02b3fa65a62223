# Kragmortha tal como lo dibuja un terminal.

## El suelo en dos letras, el escritorio en cuatro

terminal-short-scroll = pe
terminal-short-stones = ro
terminal-short-potion = po
terminal-short-book = li
terminal-short-desk = escr
terminal-mark-start = casilla inicial
terminal-mark-circle = teleportación
terminal-mark-both = ambas
terminal-mark-rigor = Rigor Mortis
terminal-mark-target = posible

## Al lado y debajo del tablero

terminal-turn = { $turn ->
        [0] Preparación
       *[other] Turno { $turn }
    }
terminal-tomes-left = Tomos en el escritorio: { $tomes }
terminal-tokens-left = Fichas: { $tokens }
terminal-looks = { $count ->
        [one] { $count } Mirada
       *[other] { $count } Miradas
    }: { $parts }
terminal-tomes = { $count ->
        [one] { $count } Tomo
       *[other] { $count } Tomos
    }: { $tomes }
terminal-used = { $count ->
        [one] { $count } usado
       *[other] { $count } usados
    }
terminal-hand = Tu mano:

## Ayuda

terminal-about-goblin = Mueve tu goblin un paso a una casilla contigua con uno de los dos símbolos y luego, si quieres, otro paso a una casilla con el otro. La esfera mágica vale por cualquier símbolo.
terminal-about-rigor = Mueve a Rigor Mortis de la misma manera. Quien se topa con él roba una Mirada Fulminante; la cuarta Mirada de cualquier jugador acaba la partida, y gana quien menos tenga.
terminal-about-circle = Quien entra o cae ahí de un empujón destapa una ficha y va a otra casilla de Teleportación, con un Tomo, una Mirada o nada.
terminal-about-desk = Allí te llevas un Tomo Mágico y vuelves a una casilla inicial. Cualquier carta permite entrar en el escritorio. Quien se lleva el último Tomo acaba la partida.

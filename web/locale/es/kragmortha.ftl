# Kragmortha: lo que solo dice la pantalla.

## Fases de un turno

kragmortha-phase-place = Entrada
kragmortha-phase-card = Carta
kragmortha-phase-steps = Pasos
kragmortha-phase-more = Tomos y robar

## La mesa

kragmortha-hand = Tus cartas: { $count } de { $limit }
kragmortha-card-hidden = Una carta boca abajo
kragmortha-kept-none = Aquí quedarán tus Miradas Fulminantes y tus Tomos Mágicos.
kragmortha-about-goblin = Mueve a tu goblin: un paso a uno de los símbolos y, si quieres, otro al segundo símbolo.
kragmortha-about-rigor = Mueve a Rigor Mortis: un paso a uno de los símbolos y, si quieres, otro al segundo símbolo.
kragmortha-deck = { $count ->
        [one] { $count } carta de Movimiento por robar
       *[other] { $count } cartas de Movimiento por robar
    }
kragmortha-discards = { $count ->
        [one] { $count } carta de Movimiento descartada
       *[other] { $count } cartas de Movimiento descartadas
    }
kragmortha-discarded = { $count } × { $card }
kragmortha-look-deck = { $count ->
        [one] { $count } Mirada Fulminante en el mazo
       *[other] { $count } Miradas Fulminantes en el mazo
    }
kragmortha-tokens = { $count ->
        [one] { $count } ficha de Teleportación boca abajo
       *[other] { $count } fichas de Teleportación boca abajo
    }
kragmortha-tome-symbols = Símbolos mágicos: { $count } × { $kind }
kragmortha-tome-used = Ya está usado, pero cuenta al final.
kragmortha-breach = ¡Falta!

## Lo que dicen algunas penitencias de pantalla

kragmortha-peek = Espiar el tablero (¡es una falta!)
kragmortha-told = De vuelta al trabajo
kragmortha-stand = Ponerse en pie
kragmortha-type = Rápido, escribe: «{ $phrase }»
kragmortha-hold-on = ¡Sujeta! Mantén pulsada una tecla, un botón o un dedo.
kragmortha-hold-held = Bien. No sueltes.
kragmortha-hold-take = Sujetar
kragmortha-hold-release = Soltar
kragmortha-wet = Suelo mojado. ¡Manos fuera!
kragmortha-claw-next = Siguiente
kragmortha-claw-take = Agarrar
kragmortha-hand-pointer = Has empezado con el puntero.
kragmortha-hand-keyboard = Has empezado con el teclado.

## La clave ilustrada

kragmortha-help-floor = El suelo
kragmortha-help-pawns = Peones y cartas
kragmortha-about-start = Por aquí entran los goblins y aquí vuelven desde el escritorio.
kragmortha-about-circle = El goblin que entra revela una ficha y va a otra casilla de Teleportación. Tras encontrarse con Rigor Mortis se pone en una vacía.
kragmortha-about-desk = Le vale cualquier símbolo. El goblin que entra toma un Tomo Mágico y vuelve a una casilla inicial.
kragmortha-about-goblins = Un peón por casilla: quien pisa a otro goblin lo empuja y elige adónde. Gana quien tenga menos Miradas; los Tomos desempatan.
kragmortha-about-meeting = Quien se lo encuentra roba una Mirada Fulminante. La cuarta Mirada de un jugador acaba la partida.

## La primera partida

kragmortha-lesson-you = ¡Te damos la bienvenida a la biblioteca! Eres el goblin del anillo dorado. Quieres pocas Miradas Fulminantes y muchos Tomos Mágicos.
kragmortha-lesson-rigor = Este es Rigor Mortis, el Señor Oscuro. Quien se lo encuentra roba una Mirada Fulminante. Siente el frío y no te acerques.
kragmortha-lesson-card = { $pointer ->
        [touch] Un turno es una carta. Cada una muestra dos símbolos. Mantén pulsada una carta para ver adónde lleva y juega la de poción y libro.
       *[mouse] Un turno es una carta. Cada una muestra dos símbolos. Señala una carta para ver adónde lleva y juega la de poción y libro.
    }
kragmortha-lesson-first-step = El primer paso va a una casilla contigua con uno de los dos símbolos. Baja al libro.
kragmortha-lesson-second-step = El segundo paso es opcional y va al otro símbolo. Dalo: la poción está justo al lado del escritorio.
kragmortha-lesson-wait = Has robado una carta nueva. Ahora juega { $other }, el goblin naranja. Observa.
kragmortha-lesson-any-card = Al escritorio le vale cualquier símbolo, así que sirve cualquier carta de goblin. Juega una.
kragmortha-lesson-desk = ¡Al escritorio, donde están los Tomos Mágicos!
kragmortha-lesson-back = Ya tienes un Tomo. Tu goblin vuelve a una casilla inicial: elige una.
kragmortha-lesson-tome = { $pointer ->
        [touch] Los Tomos son pequeños hechizos para más tarde: mantén pulsado el tuyo para leerlo. Cuando se roba el último Tomo, la partida acaba.
       *[mouse] Los Tomos son pequeños hechizos para más tarde: señala el tuyo para leerlo. Cuando se roba el último Tomo, la partida acaba.
    }
kragmortha-lesson-neighbours = Y ahora, una travesura. { $other }, el goblin naranja, está entre tú y Rigor Mortis.
kragmortha-lesson-push-card = Un peón por casilla: quien pisa a un goblin lo empuja. Juega pergamino y poción, porque { $other } está sobre una poción.
kragmortha-lesson-push-step = Pasa a la casilla de { $other }.
kragmortha-lesson-push = { $pointer ->
        [touch] Tú eliges adónde va { $other }. Las flechas muestran los caminos, y al mantener pulsada una se ve qué pasará. ¡Derecho a Rigor Mortis!
       *[mouse] Tú eliges adónde va { $other }. Las flechas muestran los caminos, y al señalar una se ve qué pasará. ¡Derecho a Rigor Mortis!
    }
kragmortha-lesson-meeting = ¡{ $other } se encuentra con Rigor Mortis! Mira lo que pasa.
kragmortha-lesson-look = { $other } ha robado una Mirada Fulminante, una penitencia tonta hasta el final de la partida, y ha tenido que ir a una casilla de Teleportación.
kragmortha-lesson-away = Aún te queda el segundo paso. Rigor Mortis está cerca: escabúllete hasta el pergamino.
kragmortha-lesson-rigor-card = Algunas cartas mueven a Rigor Mortis en vez de a tu goblin. Una esfera mágica es cualquier símbolo. Juega la que tiene dos.
kragmortha-lesson-rigor-step = Mándalo lejos de ti.
kragmortha-lesson-end = Las Miradas cuelgan aquí como retratos. La cuarta de un jugador acaba la partida, y gana quien tenga menos. Ya sabes bastante: ¡a la biblioteca!

kragmortha-penance-of = Penitencia de { $goblin }
kragmortha-wall = El muro de la vergüenza
kragmortha-spotless = Ni una Mirada: sospechoso
kragmortha-share-wall = Guardar la imagen

## Why a card cannot be played

kragmortha-why-turn = No es tu turno.
kragmortha-why-question = Responde primero a la pregunta.
kragmortha-why-blocked = A quien está ahí al lado no hay forma de empujarlo.
kragmortha-why-goblin = { $twice ->
        [one] Junto a ti no hay { $first }.
       *[two] Junto a ti no hay { $first } ni { $second }.
    }
kragmortha-why-rigor = { $twice ->
        [one] Junto a Rigor Mortis no hay { $first }.
       *[two] Junto a Rigor Mortis no hay { $first } ni { $second }.
    }

# Kragmortha: nombres y textos de lo que hay en la caja.

## El juego

game-title = Kragmortha
game-pitch = Quita el polvo de la biblioteca del Señor Oscuro, róbale sus Tomos y empuja a tus amigos bajo su Mirada Fulminante.
rigor = Rigor Mortis
    .object = a Rigor Mortis
    .of = de Rigor Mortis
    .to = a Rigor Mortis
    .with = con Rigor Mortis

## Símbolos del suelo y de las cartas de Movimiento

symbol-scroll = pergamino
symbol-stones = rocas
symbol-potion = poción
symbol-book = libro
symbol-ball = esfera mágica
mover-goblin = Goblin
    .card = carta de goblin
mover-rigor = Rigor Mortis
    .card = carta de Rigor

## Los goblins: un nombre que puede empezar una frase, sus otras formas y su figura

goblin-1 = Violeta
    .object = a Violeta
    .of = de Violeta
    .to = a Violeta
    .with = con Violeta
    .shape = triángulo
goblin-2 = Naranja
    .object = a Naranja
    .of = de Naranja
    .to = a Naranja
    .with = con Naranja
    .shape = gota
goblin-3 = Verde
    .object = a Verde
    .of = de Verde
    .to = a Verde
    .with = con Verde
    .shape = cuadrado
goblin-4 = Rojo
    .object = a Rojo
    .of = de Rojo
    .to = a Rojo
    .with = con Rojo
    .shape = rombo
goblin-5 = Azul
    .object = a Azul
    .of = de Azul
    .to = a Azul
    .with = con Azul
    .shape = hexágono
goblin-6 = Amarillo
    .object = a Amarillo
    .of = de Amarillo
    .to = a Amarillo
    .with = con Amarillo
    .shape = estrella
goblin-7 = Blanco
    .object = a Blanco
    .of = de Blanco
    .to = a Blanco
    .with = con Blanco
    .shape = corazón
goblin-8 = Negro
    .object = a Negro
    .of = de Negro
    .to = a Negro
    .with = con Negro
    .shape = cruz

## Casillas

space-floor = suelo
space-start = casilla inicial
space-circle = casilla de Teleportación
space-desk = escritorio
space-bookcase = estantería

## Palabras

word-look = Mirada Fulminante
    .many = Miradas Fulminantes
    .count = { $count ->
        [one] { $count } Mirada
       *[other] { $count } Miradas
    }
word-tome = Tomo Mágico
    .many = Tomos Mágicos
    .count = { $count ->
        [one] { $count } Tomo
       *[other] { $count } Tomos
    }
word-movement-card = carta de Movimiento
    .many = cartas de Movimiento
    .count = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
word-magic-symbol = símbolo mágico
    .many = símbolos mágicos
    .count = { $count ->
        [one] { $count } símbolo
       *[other] { $count } símbolos
    }
word-circle = casilla de Teleportación
    .many = casillas de Teleportación
word-token = ficha de Teleportación
    .many = fichas de Teleportación
word-bookcase = estantería
    .many = estanterías
word-desk = escritorio
    .many = casillas del escritorio
word-start = casilla inicial
    .many = casillas iniciales
word-ball = esfera mágica
    .many = esferas mágicas
word-goblin = goblin
    .many = goblins
word-player = jugador
    .many = jugadores
word-turn = turno
    .many = turnos
word-hand = mano
    .many = manos
word-deck = mazo
    .many = mazos
word-penance = penitencia
    .many = penitencias
word-breach = falta
    .many = faltas

## Partes del cuerpo

part-head = Cabeza
part-mouth = Boca
part-arms = Brazos
part-hands = Manos
part-legs = Piernas
part-voice = Voz

## Miradas Fulminantes: lo que haces en la mesa, lo que hace tu pantalla en su lugar y su forma tranquila

look-head-balance = Estantería con patas
    .penance = Lleva esta carta en equilibrio sobre la cabeza. Que no se caiga.
    .twin = Una pila de libros se tambalea en lo alto de tu pantalla. Un clic, un toque o una tecla la endereza. Si se cae, es una falta.
    .calm = Una pila de libros descansa en lo alto de tu pantalla y de ahí no se mueve.
look-head-chin = Revista de pezuñas
    .penance = Mantén la barbilla pegada al pecho.
    .twin = Solo hay luz en el suelo que rodea a tu goblin. Señala cualquier otra casilla para iluminarla.
    .calm = Nada se oscurece: las casillas lejanas a tu goblin llevan la marca de penumbra y se describen al final.
look-head-ear = Tortícolis de cerradura
    .penance = Mantén una oreja pegada al hombro, como si aún escucharas tras la puerta.
    .twin = Tu tablero cuelga torcido.
    .calm = Tu tablero cuelga derecho, y sus filas se describen de abajo arriba.
look-head-ceiling = Recuento de telarañas
    .penance = Mira al techo siempre que no sea tu turno.
    .twin = Entre tus decisiones, tu pantalla muestra el techo. El tablero vuelve cuando te toca decidir. Asomarte antes es una falta.
    .calm = Entre tus decisiones el tablero reposa, y cuando vuelve a tocarte decidir se te cuenta de una vez lo que ha pasado.
look-mouth-tongue = Catador de polvo
    .penance = Deja asomar la punta de la lengua.
    .twin = Al empezar tu turno cae baba por tu pantalla. Límpiala o juega a través de ella.
    .calm = Una sola gota cuelga junto a tu mano y no llega a caer.
look-mouth-sealed = Lametón al bote de cola
    .penance = Mantén los labios cerrados, también al hablar.
    .twin = El historial y el chat solo farfullan. Señala una línea para entender lo que dice.
    .calm = El historial y el chat conservan su letra de siempre y solo hablan cuando vas a una línea.
look-mouth-open = Papamoscas
    .penance = Mantén la boca bien abierta, hables o no.
    .twin = Dos mandíbulas se cierran poco a poco sobre tu tablero. Cualquier clic o tecla las abre de golpe.
    .calm = Dos mandíbulas enmarcan tu tablero y no se mueven ni un pelo.
look-mouth-forbidden = Lo que no se debe nombrar
    .penance = Los demás eligen tres palabras. No digas ninguna de ellas.
    .twin = Los botones con sello de lacre, como deshacer o pista, te están prohibidos. Siguen funcionando, pero usar uno es una falta.
    .calm = Los botones con sello de lacre te preguntan si va en serio, y usarlos no te cuesta nada.
look-arms-armpit = El termómetro del amo
    .penance = Sujeta esta carta bajo un brazo y no la sueltes.
    .twin = Desde que eliges tu carta hasta tu último paso, mantén pulsada una tecla, un botón del ratón o la pantalla. Soltar es una falta.
    .calm = Una pulsación agarra y otra suelta, y no hay que mantener nada pulsado.
look-arms-elbow = Mayordomo impecable
    .penance = Lleva esta carta en el pliegue del codo.
    .twin = Tus cartas están boca abajo salvo mientras decides.
    .calm = Tus cartas se quedan como están, y solo se te nombran mientras decides.
look-arms-forearms = Esposas invisibles
    .penance = Sujeta esta carta entre los antebrazos.
    .twin = Tienes los brazos cruzados, así que la izquierda y la derecha de tu tablero se intercambian.
    .calm = Tu tablero se queda como está, y sus columnas se describen de derecha a izquierda.
look-arms-stiff = Codo de escoba
    .penance = Mantén el brazo con el que juegas más tieso que el palo de una escoba.
    .twin = Un brazo largo y tieso sigue a tu puntero y tapa lo que tiene detrás. Puedes hacer clic a través de él.
    .calm = El brazo tieso reposa en el borde de tu tablero y no se inmuta.
look-hands-claws = Pinzas de cangrejo
    .penance = Tus manos son pinzas: agarra las cosas solo entre el pulgar y los otros cuatro dedos juntos.
    .twin = Dos grandes pinzas son tus únicos mandos. Una pasa a la jugada siguiente y la otra la elige.
    .calm = Las pinzas son dos botones corrientes, «siguiente» y «elegir», y los demás mandos también funcionan.
look-hands-stretched = Dedos de estrella de mar
    .penance = Mantén todos los dedos estirados y separados.
    .twin = Tus cartas se te escurren y cambian de sitio al empezar cada turno.
    .calm = Tus cartas cambian de sitio sin movimiento alguno, y se te dice una vez el nuevo orden.
look-hands-one = La otra sujeta la escoba
    .penance = Usa una sola mano. La otra sujeta una escoba que nadie más puede ver.
    .twin = Acaba tu turno como lo empezaste, con el puntero o con el teclado. Elegir con el otro es una falta.
    .calm = Se te recuerda con cuál empezaste, y puedes usar los dos.
look-hands-small = Manitas de ratón
    .penance = Tu límite de mano es de dos cartas de Movimiento. Esta vale en todas las partidas y en todas las pantallas.
    .twin = Tus cartas son diminutas y crecen cuando las señalas. El límite de dos cartas también vale aquí.
    .calm = Tus cartas conservan su tamaño, con una manita al lado. El límite de dos cartas también vale aquí.
look-legs-one = Cigüeña de biblioteca
    .penance = Quédate de pie sobre una sola pierna. Puedes cambiar de pierna al empezar tu turno.
    .twin = Te tambaleas, y contigo la pila de libros de lo alto de tu pantalla. Un clic, un toque o una tecla la endereza. Si se cae, es una falta.
    .calm = Una cigüeña está de pie en lo alto de tu pantalla, y lo hace de maravilla.
look-legs-knees = Recado urgente
    .penance = Lleva esta carta entre las rodillas.
    .twin = Desde que eliges tu carta hasta tu último paso, mantén pulsada una tecla, un botón del ratón o la pantalla. Soltar es una falta.
    .calm = Una pulsación agarra y otra suelta, y no hay que mantener nada pulsado.
look-legs-rise = ¡Presente, Vuestra Oscuridad!
    .penance = Levántate cuando empiece tu turno y siéntate cuando acabe.
    .twin = Pulsa «Levantarse» antes de tu primera elección del turno. Elegir algo antes es una falta.
    .calm = «Levantarse» es el primer botón de tu turno, y saltártelo no te cuesta nada.
look-legs-feet = Cuidado, suelo mojado
    .penance = Mantén los dos pies en el aire.
    .twin = Mientras deciden los demás, tu tablero está recién fregado: ¡fuera dedos y puntero! Tocarlo es una falta.
    .calm = Mientras deciden los demás, un cartel junto a tu tablero avisa de que el suelo está mojado, y tocarlo no te cuesta nada.
look-voice-shout = Heraldo de la perdición
    .penance = Cada vez que Rigor Mortis se mueva, grita: «{ screen-phrase }»
    .twin = Cada vez que Rigor Mortis se mueva, teclea «{ screen-phrase }» antes de que se acabe el tiempo. Callar es una falta.
    .calm = Cada vez que Rigor Mortis se mueve, tu pantalla dice por ti: «{ screen-phrase }»
look-voice-worm = Humilde gusano
    .penance = No digas nunca «yo» ni «mí». Eres «{ screen-worm }».
    .twin = Tu pantalla te llama «{ screen-worm }» y da a todos los demás un título grandioso.
    .calm = Lo mismo: solo son palabras, y se están quietas.
look-voice-whisper = Silencio en la biblioteca
    .penance = Habla solo en susurros.
    .twin = El historial y el chat susurran en letra pequeña y pálida. Señala una línea para oírla bien.
    .calm = El historial y el chat conservan su letra de siempre y solo hablan cuando vas a una línea.
look-voice-rhyme = Poeta del cuarto de escobas
    .penance = Todo lo que digas en tu turno tiene que rimar.
    .twin = Al empezar tu turno, un verso espera su pareja. Elige el que rima; elegir el otro es una falta.
    .calm = Al empezar tu turno se te leen los dos versos, y no hay nada que elegir.

## Lo que dicen algunas pantallas

screen-phrase = ¡Viva el Señor Oscuro!
screen-worm = este gusano
screen-title = el magnífico { $goblin }
screen-verse-1 = Limpié de polvo todo el anaquel,
    .good = y un libro me mordió: ¡qué libro cruel!
    .bad = y un libro me mordió sin más motivo.
screen-verse-2 = Se me cayó un frasquito en el pasillo,
    .good = y ahora brilla en verde mi flequillo.
    .bad = y ahora brilla en verde mi nariz.
screen-verse-3 = Que viene el amo, ¡cielos, qué terror!
    .good = Me haré pasar por un perchero en flor.
    .bad = Me haré pasar por una vieja silla.
screen-verse-4 = A oscuras me han dado un empujón:
    .good = ese codo olía a requesón.
    .bad = ese codo olía a pescado.

## Tomos Mágicos

tome-absolution = Absolución
    .text = Si alguien tiene menos Miradas que tú, pon una de las tuyas debajo del mazo de Miradas.
    .when = En tu turno, antes o después de tu carta de Movimiento.
tome-deep_pockets = Bolsillos hondos
    .text = Tu límite de mano aumenta en una carta. Este Tomo nunca se pone boca abajo.
    .when = Siempre, desde el momento en que lo robas.
tome-haste = Prisa
    .text = Juega una segunda carta de Movimiento.
    .when = En tu turno, después de tu carta de Movimiento, si tu turno no ha terminado.
tome-crystal_step = Paso mágico
    .text = Los dos símbolos de la próxima carta de Movimiento que juegues este turno son esferas mágicas.
    .when = En tu turno, antes de jugar una carta de Movimiento.
tome-shove = Empellón
    .text = Empuja a un goblin contiguo al tuyo a una casilla adyacente que elijas, pero no a la tuya. Lo demás ocurre como en cualquier empujón.
    .when = En tu turno, antes o después de tu carta de Movimiento.
tome-swap = Trueque
    .text = Tu goblin y otro cualquiera intercambian sus casillas. No se activa nada.
    .when = En tu turno, antes o después de tu carta de Movimiento.
tome-beckon = Psst, amo
    .text = Mueve a Rigor Mortis a una casilla adyacente a la suya, sea cual sea su símbolo. Atrapa al goblin que encuentre allí, pero no se teleporta.
    .when = En tu turno, antes o después de tu carta de Movimiento.
tome-recall = Retirada
    .text = Pon tu goblin en una casilla de Teleportación vacía. La casilla no se activa.
    .when = En tu turno, antes de tu carta de Movimiento.
tome-pickpocket = Carterista
    .text = Elige a otro jugador. Cada uno toma al azar una carta de Movimiento del otro, y nadie más ve cuáles son.
    .when = En tu turno, antes o después de tu carta de Movimiento.
tome-scapegoat = Chivo expiatorio
    .text = Un jugador a tu elección cuyo goblin esté junto al tuyo roba esta Mirada en tu lugar.
    .when = En cualquier momento, cuando vayas a robar una Mirada.
tome-ward = Amuleto
    .text = No robas ninguna Mirada por encontrarte con Rigor Mortis. Tu goblin va igualmente a una casilla de Teleportación.
    .when = En cualquier momento, cuando tu goblin se encuentre con Rigor Mortis.

kind-moon = luna
kind-eye = ojo
kind-flame = llama

## Fichas de Teleportación

token-teleport = Teleportación
    .text = Ve a cualquier otra casilla de Teleportación vacía.
token-tome = Tomo
    .text = Ve a cualquier otra casilla de Teleportación vacía y roba después un Tomo Mágico.
token-trap = Trampa
    .text = Ve a cualquier otra casilla de Teleportación vacía y roba después una Mirada Fulminante.

## Opciones de la partida

option-edition = Edición
    .text = Qué reglamento se sigue donde no coinciden. Cada uno de sus ajustes también puede cambiarse por separado.
option-edition-standard = Estándar
option-edition-es = Española
option-edition-fr = Francesa
option-edition-pl = Polaca
option-rigor_teleport = Teleportación de Rigor
    .text = Adónde se puede enviar a Rigor Mortis cuando una carta de Movimiento lo lleva a una casilla de Teleportación.
option-rigor_teleport-anywhere = A cualquier casilla libre que no esté junto a un goblin
option-rigor_teleport-circle = A otra casilla de Teleportación vacía
option-tie_break = Último desempate
    .text = Qué cuenta entre jugadores con las mismas Miradas y los mismos Tomos.
option-tie_break-symbols = Más símbolos mágicos
option-tie_break-kinds = Más símbolos mágicos diferentes
option-tomes_per_turn = Tomos por turno
    .text = Cuántos Tomos puede usar un jugador en un mismo turno.
option-tomes_per_turn-unlimited = Todos los que quiera
option-tomes_per_turn-one = Uno
option-rigor_stops_after_catch = Rigor se detiene al atrapar
    .text = Si Rigor Mortis pierde su segundo paso cuando con el primero atrapa al goblin de otro jugador.
option-rigor_stops_after_catch-no = No, puede seguir y atrapar a otro
option-rigor_stops_after_catch-yes = Sí, con uno basta
option-penance = Penitencias
    .text = Cómo expían su culpa los jugadores. Las Miradas se roban, se cuentan y se temen en cualquier caso.
option-penance-honour = Por tu honor: haz lo que dice la carta, que los demás te vigilan
option-penance-screen = En pantalla: tu propia pantalla te impone la penitencia
option-penance-none = Ninguna: las Miradas solo se cuentan
option-first_player = Primer jugador
    .text = Quién entra primero en la biblioteca. En una mesa sería quien más cara de goblin tuviera.
option-first_player-random = Por sorteo
option-first_player-1 = Jugador 1
option-first_player-2 = Jugador 2
option-first_player-3 = Jugador 3
option-first_player-4 = Jugador 4
option-first_player-5 = Jugador 5
option-first_player-6 = Jugador 6
option-first_player-7 = Jugador 7
option-first_player-8 = Jugador 8

# Platformer: textos que solo necesita la pantalla.

platformer-tower = La torre
platformer-levels = Niveles de la torre
platformer-look = Mirar el nivel { $level }
platformer-dice = Dados
platformer-off = fuera del mapa
platformer-no-hero = aún sin héroe
platformer-hearts = salud: { $health } de { $most }
platformer-belongings = Objetos y pociones
platformer-nothing = Todavía ninguno.
platformer-price = Precio: { $price } de oro.
platformer-exhausted = Agotada hasta tu próximo turno.
platformer-decks = quedan: { $items } + { $potions }
platformer-events-left = { $count ->
        [0] Este es el último turno.
        [one] Queda { $count } turno más.
       *[other] Quedan { $count } turnos más.
    }

## El jefe y los ataques

platformer-boss-health = { $health } heridas en un solo ataque
platformer-boss-most = Heridas a tu alcance ahora: { $most } de { $health }
platformer-attack = Ataque: { $wounds } de { $health } heridas por ahora, { $most } como máximo
platformer-bonus = El próximo ataque causa { $wounds } más
platformer-boss-deck = Cartas de ataque en el mazo: { $count }
platformer-most = máximo { $most }

## Dados

platformer-symbol-boot = Muévete 1 casilla en cualquier dirección.
platformer-symbol-sword = Ataca a un enemigo adyacente; varias espadas se suman.
platformer-symbol-coin = Gana 1 de oro.
platformer-symbol-monster = Mueve 1 casilla a cualquier enemigo.
platformer-symbol-star = La estrella de tu héroe vale como { $first } o { $second }.
platformer-special-blank = En blanco. Tras tus acciones puedes guardar aquí un símbolo para más tarde.
platformer-roll-attack = Cada enemigo ataca a los héroes que tiene al lado.
platformer-roll-left = Cada enemigo se mueve 1 casilla a la izquierda.
platformer-roll-right = Cada enemigo se mueve 1 casilla a la derecha.
platformer-forge = Forjar dos dados ({ $symbol })
platformer-forge-text = Dos dados iguales cuentan como otro símbolo de tu elección.
platformer-gems = Gemas en este símbolo
platformer-gem-cost = { $count ->
        [0] sin gemas
        [one] { $count } gema
       *[other] { $count } gemas
    }
platformer-paid = { $paid } de { $needed }
platformer-about-gravity = Cae quien no tenga debajo una plataforma, una escalera o una figura.
platformer-about-done = Después puedes guardar un símbolo, y llega la gravedad.

## Pasos del turno

platformer-stage-enemy_die = Dado de enemigo
platformer-stage-actions = Acciones
platformer-stage-save = Guardar
platformer-stage-gravity = Gravedad
platformer-stage-boss = Jefe

## Números junto a los nombres

platformer-score-level = nivel { $level }
platformer-score-off = fuera del mapa
platformer-score-health = { $count } de salud
platformer-score-gold = { $count } de oro
platformer-score-gems = { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }

## Clave de los símbolos

platformer-help-dice = Dados
platformer-help-gems = Las gemas multiplican un símbolo
platformer-help-gems-text = Cada capa sobre un dado cuesta una gema más que la anterior: ×2 cuesta 1 gema, ×3 cuesta 3, ×4 cuesta 6.
platformer-help-enemy-die = Dado de enemigo
platformer-help-tower = En la torre
platformer-help-heroes = Héroes
platformer-help-enemies = Enemigos
platformer-help-enemy-numbers = Junto a la espada: sus heridas. Junto al corazón: las heridas que debe causar un solo ataque.
platformer-help-bosses = Los jefes y sus ataques
platformer-help-tokens = Fichas
platformer-help-items = Objetos
platformer-help-potions = Pociones
platformer-help-artifacts = Artefactos
platformer-help-events = Eventos, si juegas en solitario
platformer-help-star = Vale como uno de los dos símbolos de tu carta de héroe.
platformer-feature-ladder = Sostiene a los héroes, no a los enemigos, y atraviesa plataformas.
platformer-feature-trap = Quien entra o cae a través de ella sufre 1 herida.
platformer-feature-shop = Aquí puedes comprar.
platformer-feature-portal = Una bota te lleva a otro portal del mismo nivel.
platformer-feature-spawn = Aquí aparecen enemigos al revelarse el nivel.
platformer-feature-gold_space = Aquí se coloca oro al revelarse el nivel.
platformer-feature-gem_space = Aquí se coloca una gema al revelarse el nivel.
platformer-feature-boss_spawn = Aquí aparecen el jefe y sus guardias.
platformer-feature-special = Aquí consigues el Espejo contra Medusa o la Llama del alma contra Ikee.
platformer-feature-threat = Rayado: los enemigos alcanzan esta casilla y atacan a quien la deja.
platformer-feature-one_way = Suelo del nivel del jefe: se entra desde abajo, pero nunca se sale.

## Tutorial

platformer-lesson-aim = Eres el caballero de la torre, el número 1. Sube hasta lo más alto y derrota al jefe en un solo ataque, antes que nadie. La barra muestra cuántas heridas hacen falta.
platformer-lesson-boot = { $pointer ->
        [touch] Estos cinco dados son lo que puedes hacer este turno. Una bota te mueve 1 casilla: toca una bota.
       *[mouse] Estos cinco dados son lo que puedes hacer este turno. Una bota te mueve 1 casilla: pulsa una bota.
    }
platformer-lesson-gem = Las casillas que brillan son adonde puedes ir. Toma la gema de la derecha.
platformer-lesson-again = Las gemas hacen más fuertes los símbolos. Usa tu otra bota y verás.
platformer-lesson-double = Con 1 gema encima, la bota cuenta dos veces. Elige ×2.
platformer-lesson-jump = Los héroes saltan: ve hacia arriba. El fantasma pálido muestra adónde caerías, porque ahí nada te sostiene.
platformer-lesson-ladder = Las escaleras y las plataformas te sostienen. Ve a la izquierda, a la escalera.
platformer-lesson-done = Ya has subido bastante. Termina tus acciones; después la gravedad llega para todos.
platformer-lesson-save = Puedes guardar un símbolo para otro turno. Guarda la espada en tu dado especial.
platformer-lesson-next = Ahí espera. Cuando llegas a la fila más alta de la torre se revela el siguiente nivel; cuando estás dos niveles por encima, el más bajo se derrumba. Ahora, a luchar.
platformer-lesson-attack = { $pointer ->
        [touch] ¡Un Zombi! Alcanza las casillas rayadas: te ataca si te alejas. Ataca tú primero: tócalo.
       *[mouse] ¡Un Zombi! Alcanza las casillas rayadas: te ataca si te alejas. Ataca tú primero: púlsalo.
    }
platformer-lesson-sword = Tiene 2 de salud, y debe perderla toda en un ataque. Añade tu espada.
platformer-lesson-star = { $pointer ->
        [touch] 1 de 2. La estrella de tu héroe puede valer como espada. Toca la estrella y elige la espada.
       *[mouse] 1 de 2. La estrella de tu héroe puede valer como espada. Pulsa la estrella y elige la espada.
    }
platformer-lesson-strike = 2 de 2. ¡Golpea!
platformer-lesson-buy = { $pointer ->
        [touch] Su oro es tuyo, y estás en una tienda. Compra algo que brille; mantén pulsada una carta para leerla.
       *[mouse] Su oro es tuyo, y estás en una tienda. Compra algo que brille; pasa por encima de una carta, o mantenla pulsada, para leerla.
    }
platformer-lesson-monster = { $pointer ->
        [touch] Ahora, una travesura. Un símbolo de monstruo mueve a cualquier enemigo, por lejos que esté: tócalo.
       *[mouse] Ahora, una travesura. Un símbolo de monstruo mueve a cualquier enemigo, por lejos que esté: púlsalo.
    }
platformer-lesson-zombie = Elige al otro Zombi.
platformer-lesson-shove = Empújalo por el borde, hacia la izquierda.
platformer-lesson-gravity = Está en el aire, y su fantasma muestra dónde caerá. ¡Activa la gravedad!
platformer-lesson-end = Los Zombis se rompen al caer. Ya sabes lo suficiente: sube, reúne gemas y lleva heridas bastantes para el jefe de lo alto. ¡Suerte!

## Where something is, without the names of spaces

platformer-at = { $level ->
    [1] en el primer nivel
    [2] en el segundo nivel
    [3] en el tercer nivel
    [4] en el cuarto nivel
   *[other] en el nivel { $level }
}
platformer-spot = { $at }, fila { $row }, casilla { $column } desde la izquierda
platformer-there = { $what }, { $at }

## What happens without being asked for

platformer-coming = Lo que viene solo
platformer-coming-falls = Gravedad: caerá { $who }
platformer-coming-safe = Gravedad: no cae nadie
platformer-coming-boss = { $boss } golpea después de la gravedad
platformer-coming-waits = { $boss } aún espera arriba
platformer-coming-die = Próximo dado de enemigo: ataque en { $attack } de { $all } caras

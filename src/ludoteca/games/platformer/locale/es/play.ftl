# Platformer: jugadas, preguntas, sucesos y opciones.

# Where a space is, by its name on the map.
space = en { $name }

## Opciones

option-artifacts = Artefactos
    .text = Dos artefactos cambian de manos al cumplirse sus condiciones.
option-artifacts-no = no
option-artifacts-yes = sí
option-bigger_map = Mapa más grande
    .text = Un nivel más y un jefe más duro. No en solitario.
option-bigger_map-no = no
option-bigger_map-yes = sí
option-tower = Torre
    .text = De qué losetas se construye la torre.
option-tower-mixed = mezclada
option-tower-forest = bosque
option-tower-void = vacío
option-boss = Jefe
    .text = Quién espera en la cima.
option-boss-random = al azar
option-boss-medusa = Medusa
option-boss-ikee = Señor Supremo Ikee
option-heroes = Héroes
    .text = Si los héroes se reparten o se eligen por turno.
option-heroes-random = al azar
option-heroes-chosen = elegidos
option-first_player = Primer jugador
    .text = Quién empieza.
option-first_player-random = al azar
option-first_player-1 = asiento 1
option-first_player-2 = asiento 2
option-first_player-3 = asiento 3
option-first_player-4 = asiento 4

## Jugadas

move-take = Elegir a { $hero }
move-use = Usar { $symbol }
move-star = Usar una estrella como { $symbol }
move-special = Usar el dado especial como { $symbol }
move-forge = Forjar dos dados ({ $symbol }) en { $symbol2 }
move-upgrade = { $times }
move-step = Ir { $direction }
move-push = Empujar { $direction }
move-attack = Atacar { $direction }
move-shove = Dirección: { $direction }
move-choose = { $space }
move-pick = { $symbol }
move-save = Guardar { $symbol }
move-buy = Comprar { $card }
move-play = Usar { $card }
move-swap = Cambiar { $card }
move-gain = Obtener la ficha { $token }
move-rid = Librarse de la ficha { $token }
move-spend = Descartar la ficha { $token }
move-strike = Golpear
move-siphon = Sacar una gema de Medusa (2 espadas)
move-ability = Usar la habilidad del héroe
move-gravity = Activar la gravedad
move-let_go = Soltarse y caer
move-stay = Agarrarse
move-stop = Nada más
move-pass = Dejar que pase
move-done = Terminar las acciones

## Preguntas

prompt-hero = { $seat } elige héroe.
    .you = Elige tu héroe.
prompt-act = { $seat } actúa.
    .you = Tus acciones: ¿qué haces?
prompt-respawn = { $seat } vuelve al mapa.
    .you = Estás fuera del mapa: elige un dado para reaparecer.
prompt-place = { $seat } elige dónde aparecer.
    .you = Elige la casilla donde apareces.
prompt-petrified = El héroe de { $seat } está petrificado.
    .you = Tu héroe está petrificado: usa 2 símbolos para liberarte o deja pasar el turno.
prompt-upgrade = { $seat } puede multiplicar un símbolo ({ $symbol }) con gemas.
    .you = ¿Cuántas veces? Sin ayuda de cartas, ×2 cuesta 1 gema, ×3 cuesta 3, ×4 cuesta 6.
prompt-step = { $seat } se mueve (movimientos restantes: { $left }).
    .you = ¿Adónde? Movimientos restantes: { $left }.
prompt-push = { $seat } empuja una figura { $space }.
    .you = ¿Hacia dónde empujas la figura que está { $space }?
prompt-strike = { $seat } ataca al enemigo que está { $space }.
    .you = Prepara el ataque al enemigo que está { $space } y golpea.
prompt-pay = { $needed ->
        [one] { $seat } paga { $needed } símbolo ({ $symbol }).
       *[other] { $seat } paga { $needed } símbolos ({ $symbol }).
    }
    .you = { $needed ->
        [one] Paga { $needed } símbolo ({ $symbol }).
       *[other] Paga { $needed } símbolos ({ $symbol }).
    }
prompt-monster = { $seat } mueve a un enemigo.
    .you = ¿A qué enemigo mueves?
prompt-shove = { $seat } mueve al enemigo que está { $space }.
    .you = ¿Hacia dónde mueves al enemigo que está { $space }?
prompt-save = { $seat } puede guardar un símbolo.
    .you = ¿Guardas un símbolo en tu dado especial?
prompt-hold = { $seat } se agarra para no caer.
    .you = Llega la gravedad: ¿te agarras o caes?
prompt-react = Un enemigo ataca a { $seat } { $space } (heridas: { $damage }).
    .you = El enemigo que está { $space } te ataca (heridas: { $damage }). ¿Reaccionas?
prompt-ward = { $attack } alcanza a { $seat }.
    .you = { $attack } te alcanza (heridas: { $damage }). ¿Reaccionas?
prompt-phoenix = El héroe de { $seat } está a punto de ser abatido.
    .you = Tu héroe está a punto de ser abatido. ¿Usas el fénix?
prompt-mirror = { $seat } se mira en el espejo.
    .you = ¿Descartas el espejo por una gema o lo conservas?
prompt-reroll = { $seat } vuelve a tirar dados.
    .you = ¿Qué dado vuelves a tirar?
prompt-anvil = { $seat } forja en el yunque.
    .you = Elige dos dados distintos y luego en qué se convierten.
prompt-cup = { $seat } gira un dado.
    .you = ¿Qué dado y a qué cara?
prompt-mimicry = { $seat } gira el dado especial.
    .you = ¿A qué símbolo giras tu dado especial?
prompt-buy = { $seat } puede comprar.
    .you = ¿Compras algo?
prompt-swap = { $seat } cambia una carta de la tienda.
    .you = ¿Qué carta de la tienda cambias?
prompt-magnet = { $seat } usa el imán.
    .you = ¿De qué casilla tomas algo?
prompt-blink = { $seat } desaparece en un parpadeo.
    .you = ¿A qué casilla de tu fila?
prompt-levitate = { $seat } hace flotar a alguien.
    .you = ¿Quién flota?
prompt-gust = { $seat } invoca una ráfaga.
    .you = ¿A qué héroe mueve el viento?
prompt-gust_to = { $seat } mueve a { $hero }.
    .you = ¿Adónde lleva el viento a { $hero }?
prompt-command = { $seat } manda a un enemigo.
    .you = ¿A qué enemigo mandas?
prompt-horn = { $seat } toca el cuerno de guerra.
    .you = ¿Los enemigos de tu nivel van a la izquierda o a la derecha?
prompt-sash = { $seat } cambia de sitio.
    .you = ¿Cambias con la figura de arriba o la de abajo?
prompt-spawn = { $seat } elige adónde va el jefe o su guardia.
    .you = Elige adónde va el jefe o su guardia.

## Lo que pasa

event-turn = Turno de { $seat }.
event-event_shown = Evento: { $event }.
event-level_removed = El nivel { $level } se derrumba.
event-rolled = { $seat } tira los dados; dado de enemigo: { $roll }.
event-enemy_moved = { $enemy } se mueve { $space }.
event-enemy_attacked = { $enemy } ataca a { $seat } { $space }.
event-wounded = { $seat }: { $damage ->
        [one] { $damage } herida
       *[other] { $damage } heridas
    } ({ $cause }).
event-knocked_out = El héroe de { $seat } queda abatido.
event-respawned = { $seat } aparece { $space }.
event-used = { $seat } usa { $symbol } ×{ $times }.
event-forged = { $seat } forja { $symbol } en { $result }.
event-stepped = { $seat } da un paso { $space }.
event-placed = { $seat } está ahora { $space }.
event-pushed_hero = { $seat } empuja a { $victim }.
event-pushed_enemy = { $seat } empuja a un enemigo ({ $enemy }).
event-fell = { $seat } cae y aterriza { $space }.
event-enemy_fell = { $enemy } cae y aterriza { $space }.
event-shattered = { $enemy } se rompe { $space }.
event-gold_gained = { $seat } gana { $amount } de oro.
event-gem_gained = { $seat } gana { $amount ->
        [one] { $amount } gema
       *[other] { $amount } gemas
    }.
event-gold_lost = { $seat } entrega { $amount } de oro.
event-struck = { $seat } golpea a un enemigo ({ $enemy }): { $wounds } de { $health }.
event-defeated = { $seat } derrota a un enemigo: { $enemy }.
event-bought = { $seat } compra { $card } por { $price } de oro.
event-shown = Nuevo en la tienda: { $card }.
event-played = { $seat } usa { $card }.
event-ability_used = { $seat } usa la habilidad de { $hero }.
event-rerolled = { $seat }: { $symbol } se convierte en { $result }.
event-saved = { $seat } pone su dado especial en { $symbol }.
event-die_reset = El dado especial de { $seat } queda en blanco.
event-healed = { $seat } recupera { $amount } de salud.
event-ignored = { $seat } ignora el ataque.
event-gravity_activated = ¡Gravedad!
event-level_revealed = Se revela el nivel { $level }: { $enemy }.
event-boss_revealed = Se revela el nivel del jefe: { $boss }.
event-spawned = { $enemy } aparece { $space }.
event-entered_boss_level = { $seat } entra en el nivel del jefe.
event-tower_gone = La torre de abajo desaparece.
event-boss_rolled = El jefe tira el dado: { $roll }.
event-boss_drew = Carta de ataque: { $attack }{ $resolved ->
        [0] , sin efecto
       *[other] {""}
    }.
event-boss_shuffled = Se barajan las cartas de ataque de { $boss }.
event-token_gained = { $seat } recibe la ficha { $token }.
event-token_lost = { $seat } se libra de la ficha { $token }.
event-artifact_taken = { $seat } toma { $card }.
event-swapped = { $seat } cambia de sitio y está ahora { $space }.
event-afloat = Una figura flota { $space }.
event-vein_found = Aparece una gema { $space }.
event-ended = { $ending }
event-hero_taken = { $seat } juega con { $hero }.

## Motivos y finales

cause-enemy = ataque enemigo
cause-trap = trampa
cause-poison = veneno
cause-boss = ataque del jefe
cause-token = ficha
cause-ability = habilidad
cause-event = evento
ending-boss = ¡El jefe ha sido derrotado!
ending-knocked_out = El héroe ha sido abatido: partida perdida.
ending-time = Se acabó el tiempo: partida perdida.
ending-limit = La escalada ha durado demasiado: gana el héroe que está más arriba.
purpose-steps = un movimiento
purpose-coins = oro
purpose-monsters = mover a un enemigo
purpose-strike = un ataque
purpose-siphon = una gema
purpose-petrify = liberarse
purpose-shackle = liberarse
purpose-golem = un gólem
spawn-boss = el jefe
spawn-far_boss = el jefe
spawn-other_tile_defender = un defensor
spawn-near_defender = un defensor
spawn-slither = Medusa
spawn-pounce = Ikee

## Lo que cuentan las pistas

quantity-health = { $count } de salud
quantity-rows = { $count ->
        [one] { $count } fila de altura
       *[other] { $count } filas de altura
    }
quantity-gems = { $count ->
        [one] { $count } gema
       *[other] { $count } gemas
    }
quantity-gold = { $count } de oro
quantity-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Platformer: nombres y textos de lo que hay en la caja.

game-title = Platformer
game-pitch = Escala una torre que se derrumba a tu paso, no te olvides de la gravedad y derriba al jefe antes que nadie.

## Dados

symbol-boot = bota
symbol-sword = espada
symbol-coin = moneda
symbol-monster = monstruo
symbol-star = estrella
wanted-boot = bota
wanted-sword = espada
wanted-coin = moneda
wanted-monster = monstruo
wanted-star = estrella
wanted-any = cualquier símbolo
roll-attack = ataque
roll-left = izquierda
roll-right = derecha
direction-up = arriba
direction-right = a la derecha
direction-down = abajo
direction-left = a la izquierda
times-x1 = ×1
times-x2 = ×2
times-x3 = ×3
times-x4 = ×4
times-x5 = ×5
times-x6 = ×6
times-x7 = ×7
times-x8 = ×8
times-x9 = ×9
times-x10 = ×10

## Héroes

hero-etorn = Etorn
    .text = Cada vez que derrotes a un enemigo, gana 1 de oro más.
hero-melosa = Melosa
    .text = Tus símbolos de monstruo mueven a un enemigo hasta 2 casillas.
hero-quilla = Quilla
    .text = Una vez por turno, con 2 o más de salud: sufre 1 herida y vuelve a tirar los dados sin usar que quieras.
hero-nix = Nix
    .text = Una vez por turno: tu próximo movimiento de este turno no provoca ataques.
hero-brakk = Brakk
    .text = Debajo del nivel de jefe tus ataques causan 1 herida más. No puedes forjar.
hero-sylve = Sylve
    .text = Una vez por turno: descarta 3 de oro para ganar 1 gema.

## Enemigos y jefes

enemy-zombie = Zombi
    .text = Si cae, es derrotado y deja su botín donde aterriza.
enemy-bat = Murciélago
    .text = Vuela: sin gravedad, y el dado de enemigo puede sacarlo de las plataformas.
enemy-golem = Gólem de piedra
    .text = Para moverlo hacen falta 2 símbolos de monstruo.
enemy-ent = Ent
    .text = Ataca al héroe que se mueve hasta su lado.
enemy-werewolf = Hombre lobo
    .text = El héroe al que ataca restablece su dado especial.
enemy-manticore = Mantícora
    .text = Con un ataque del dado alcanza las 8 casillas de alrededor, a través de paredes y plataformas.
enemy-defender = Defensor del inframundo
    .text = La guardia de Ikee; lucha como cualquier enemigo.
enemy-medusa = Medusa
    .text = En su turno: tira el dado de enemigo y roba hasta que una carta coincida. A su lado, 2 espadas dan 1 gema.
enemy-ikee = Señor Supremo Ikee
    .text = En su turno: roba 2 cartas; cuenta el símbolo que más sale en tus 5 dados; si empatan, ambos. Flota.
boss-medusa = Medusa
boss-ikee = Señor Supremo Ikee
token-poison = Veneno
    .text = 1 herida al final de cada uno de tus turnos.
token-petrify = Petrificación
    .text = No puedes actuar hasta usar 2 símbolos cualesquiera para descartarla.
token-mirror = Espejo
    .text = Impide la petrificación. Cuesta 1 de oro en un icono especial.
token-shackle = Grillete
    .text = Tus símbolos no pueden moverte. Usa 1 espada para descartarlo.
token-soulflame = Llama del alma
    .text = Descártala en un ataque para causar 4 heridas más. Cuesta 1 herida en un icono especial.

## Objetos

card-loaded_dice = Dados trucados
    .text = Agotar: vuelve a tirar 1 dado sin usar.
card-ninja_gear = Equipo de ninja
    .text = Agotar: coloca a tu héroe en la casilla bajo la primera plataforma que tenga encima.
card-boots_of_haste = Botas de prisa
    .text = Agotar: muévete 1 casilla.
card-hammer = Martillo de codicia
    .text = Agotar: este ataque causa 1 herida más.
card-climbing_claws = Garras de escalada
    .text = No caes junto a una pared o al borde de la torre.
card-iron_soles = Suelas de hierro
    .text = Las trampas no te hieren.
card-buckler = Broquel
    .text = Agotar cuando te atacan: 2 heridas menos; si no queda ninguna, ignoras el ataque.
card-heart_locket = Relicario
    .text = 1 más de salud; recupera 1 al comprarlo.
card-pedlars_bell = Campana del buhonero
    .text = Agotar: compra ahora como si estuvieras en una tienda.
card-phase_ring = Anillo de fase
    .text = Agotar: tu próximo movimiento de este turno puede atravesar una pared o una plataforma.
card-magnet = Imán
    .text = Agotar: toma 1 de oro o 1 gema de una de las 8 casillas de alrededor.
card-balloon = Globo
    .text = Agotar: no caes al final de este turno.
card-long_spear = Lanza larga
    .text = Puedes atacar a un enemigo a 2 casillas en línea recta, con una casilla libre en medio.
card-pocket_anvil = Yunque de bolsillo
    .text = Agotar: forja 2 dados distintos sin usar como si fueran iguales.
card-prism_lens = Lente prismática
    .text = Agotar: la primera mejora de un símbolo no cuesta gemas.

## Pociones

card-stoneskin = Poción de piel pétrea
    .text = Cuando te atacan: ignora ese ataque.
card-healing = Poción de curación
    .text = Recupera 3 de salud.
card-purity = Poción de pureza
    .text = Descarta veneno, petrificación y grillete; también bajo la petrificación.
card-swiftness = Poción de rapidez
    .text = Muévete hasta 2 casillas.
card-fury = Poción de furia
    .text = Este ataque causa 2 heridas más.
card-crystal_phial = Frasco de cristal
    .text = Gana 2 gemas.
card-levitation = Poción de levitación
    .text = Una figura de tu nivel no cae hasta tu próximo turno.
card-smoke = Poción de humo
    .text = Tus movimientos de este turno no provocan ataques.
card-gust = Poción de ráfaga
    .text = Mueve 1 casilla a otro héroe de tu nivel.
card-command = Poción de mando
    .text = Mueve a 1 enemigo hasta 3 casillas, incluso a un gólem.
card-fortune = Poción de fortuna
    .text = Vuelve a tirar los dados sin usar que quieras.
card-mimicry = Poción de imitación
    .text = Pon tu dado especial en el símbolo que quieras.
card-blink = Poción de parpadeo
    .text = Coloca a tu héroe en cualquier casilla libre de su fila.
card-phoenix = Poción del fénix
    .text = Cuando unas heridas vayan a abatirte: en su lugar, conserva 1 de salud.
card-light_fingers = Poción de manos ligeras
    .text = Toma 1 de oro de cada otro héroe de tu nivel; si no hay ninguno, gana 1 de oro.

## Artefactos

card-coin_gun = Pistola de monedas
    .text = Agotar: descarta 1 de oro; este ataque causa 1 herida más.
    .condition = Gasta o descarta tu último oro.
card-war_horn = Cuerno de guerra
    .text = Agotar: todos los enemigos de tu nivel se mueven 1 casilla a la izquierda o a la derecha, como con el dado de enemigo.
    .condition = Derrota a un enemigo.
card-acrobats_sash = Faja del acróbata
    .text = Agotar: cambia de sitio con la figura adyacente que está justo encima o debajo, pero no con un gólem.
    .condition = Acaba tu turno por encima de todos los demás héroes; en solitario, en el nivel más alto.
card-cloud_cushion = Cojín de nube
    .text = Al caer, las trampas no te hieren y tomas todo lo que encuentras.
    .condition = Cae 2 casillas o más.
card-bullys_gauntlet = Guantelete del matón
    .text = Los enemigos que empujas te causan 1 herida menos.
    .condition = Empuja a otro héroe; en solitario, a un enemigo.
card-beggars_bowl = Cuenco del mendigo
    .text = Agotar: gana 1 de oro.
    .condition = Que tu héroe quede con 1 de salud o sea abatido.
card-prism_heart = Corazón prismático
    .text = La segunda mejora de un símbolo te cuesta 1 gema en vez de 2.
    .condition = Gasta 3 o más gemas en un símbolo.
card-merchants_seal = Sello del mercader
    .text = Agotar: pon una carta de la tienda bajo su mazo; puedes comprar la nueva estés donde estés.
    .condition = Compra un objeto.
card-fools_cup = Cubilete del bufón
    .text = Agotar: pon 1 dado sin usar en la misma cara que otro.
    .condition = Saca 3 dados iguales.
card-thorn_mail = Malla de espinas
    .text = Cuando un enemigo te hiere en tu turno, tu próximo ataque de este turno causa 1 herida más.
    .condition = Sufre una herida por una trampa.

## Eventos

event-savagery = Salvajismo
    .text = Al final de tu turno te atacan los enemigos adyacentes.
event-slippery_rungs = Peldaños resbaladizos
    .text = Las escaleras no te sostienen este turno.
event-stampede = Estampida
    .text = El dado de enemigo se resuelve dos veces.
event-blunt_blades = Filos romos
    .text = Todo enemigo salvo el jefe tiene 1 más de salud este turno.
event-sharp_spikes = Pinchos afilados
    .text = Las trampas causan 2 heridas este turno.
event-reinforcements = Refuerzos
    .text = Al final de tu turno aparece otro enemigo de su tipo en una casilla de aparición libre de tu nivel; en el de Ikee, un defensor.
event-thief = Ladrón nocturno
    .text = Al final de tu turno descarta 1 de oro; si no tienes, sufre 1 herida.
event-market_day = Día de mercado
    .text = Las cartas cuestan 1 de oro menos este turno, como mínimo 1.
event-vein = Veta al descubierto
    .text = Aparece una gema en una casilla de gema vacía de tu nivel; fuera del mapa, del más alto.
event-tailwind = Viento de cola
    .text = Tu primera bota de este turno te lleva 1 casilla más.
event-second_wind = Segundo aliento
    .text = Recupera 1 de salud.
event-calm = Calma inquietante
    .text = El dado de enemigo no se resuelve este turno.

## Ataques de jefe

attack-tail_lash = Coletazo
    .text = Cada héroe adyacente: 2 heridas.
attack-snake_attack = Ataque de serpiente
    .text = Cada héroe en las 8 casillas de alrededor: 1 herida y veneno.
attack-venom_rain = Lluvia de veneno
    .text = Cada héroe en la misma loseta: veneno.
attack-petrify = Petrificar
    .text = Cada héroe en la misma fila: petrificación. Descarta el espejo para ignorarlo y ganar 1 gema.
attack-slither = Reptar
    .text = De las casillas de aparición del jefe que están libres, Medusa va a la más cercana al héroe activo; cada héroe adyacente: 1 herida.
attack-shockwave = Onda de choque
    .text = Cada héroe en la misma loseta: 1 herida y cae 1 casilla, aunque haya una plataforma; en la fila más baja, en vez de caer, 1 herida más.
attack-pounce = Salto
    .text = Ikee cae junto al héroe activo; cada héroe adyacente: 1 herida.
attack-flame_lance = Lanza de fuego
    .text = Cada héroe en la misma fila: 1 herida.
attack-tithe = Diezmo
    .text = Cada héroe en la misma loseta descarta 1 de oro; quien no pueda sufre 1 herida.
attack-call_defenders = Llamar a los defensores
    .text = Un defensor aparece en la casilla de aparición del jefe libre más cercana al héroe activo.
attack-soul_chain = Cadena de almas
    .text = Cada héroe en las 8 casillas de alrededor: grillete.

## Casillas y losetas

feature-ladder = escalera
feature-trap = trampa
feature-shop = tienda
feature-portal = portal al vacío
feature-spawn = casilla de aparición de enemigos
feature-gold_space = casilla de oro
feature-gem_space = casilla de gema
feature-boss_spawn = casilla de aparición del jefe
feature-special = icono especial
tile-old_oak = Roble viejo
tile-mossy_stair = Escalera musgosa
tile-hollow_trunk = Tronco hueco
tile-fern_gully = Barranco de helechos
tile-bramble_gate = Puerta de zarzas
tile-owl_roost = Nido del búho
tile-root_cellar = Sótano de raíces
tile-rope_bridge = Puente de cuerda
tile-mushroom_ring = Corro de setas
tile-fallen_giant = Gigante caído
tile-spider_glade = Claro de arañas
tile-bell_tree = Árbol campana
tile-twin_gates = Puertas gemelas
tile-shattered_arch = Arco roto
tile-drifting_isle = Isla a la deriva
tile-silent_clock = Reloj mudo
tile-star_well = Pozo de estrellas
tile-broken_orbit = Órbita rota
tile-glass_stair = Escalera de cristal
tile-black_sun = Sol negro
tile-echo_hall = Sala del eco
tile-falling_moon = Luna que cae
tile-lost_bridge = Puente perdido
tile-thin_place = Lugar tenue
tile-throne_hall = Salón del trono
tile-thorn_court = Patio de espinas
tile-idol_grove = Arboleda del ídolo
tile-hanging_garden = Jardín colgante
tile-storm_eye = Ojo de la tormenta
tile-obsidian_altar = Altar de obsidiana
tile-comet_court = Patio del cometa
tile-last_gate = Última puerta

## Palabras

word-hero = héroe
word-health = salud
word-gold = oro
word-gem = gema
word-level = nivel
word-row = fila
word-column = columna
word-special_die = dado especial
word-enemy_die = dado de enemigo
word-shop = tienda
word-score = puntuación
score-row = fila
score-points = puntos
score-events = eventos restantes
score-enemies = enemigos derrotados
score-overkill = heridas por encima de la salud del jefe
score-gems = gemas
score-gold = oro
score-worth = oro y cartas

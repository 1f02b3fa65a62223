# Looterz: nombres y textos de lo que hay en la caja.

## El juego

game-title = Looterz
game-pitch = Manda gatos listos y caóticos a la mazmorra del Señor Oscuro y llévate monedas suficientes antes de que vuelva a casa.
rigor = Rigor Mortis
    .text = Cuatro cartas suyas están en la mitad inferior de la Torre. La cuarta que aparece acaba la partida.

## Palabras

word-looter = Saqueador
    .many = Saqueadores
    .count = { $count ->
        [one] { $count } Saqueador
       *[other] { $count } Saqueadores
    }
word-coin = moneda
    .many = monedas
    .count = { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
word-card = carta
    .many = cartas
    .count = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
word-life = vida
word-power = poder
word-tower = Torre
word-graveyard = Cementerio
word-hand = mano
word-target = meta
word-round = ronda

## Fases de un turno

phase-first_recruitment = Primer reclutamiento
    .text = Recluta a un Saqueador de tu mano o roba una carta.
phase-dungeon = Mazmorra
    .text = Cada uno de tus Saqueadores puede buscar, atacar o usar su Activación.
phase-second_recruitment = Segundo reclutamiento
    .text = Que no se te olvide: una vez más, recluta a un Saqueador o roba una carta.
phase-sacrifice = Sacrificio
    .text = Con más de tres Saqueadores, sacrifica hasta quedarte con tres. Después descarta hasta tener diez cartas.
phase-hand_limit = Límite de la mano
phase-turn_end = Fin del turno

## Palabras clave

keyword-activation = Activación
    .text = Lo que un Saqueador puede hacer en la fase de mazmorra en vez de buscar o atacar.
keyword-last_wish = Último Deseo
    .text = Ocurre cuando el Saqueador pasa del juego al Cementerio.
keyword-recruitment = Reclutamiento
    .text = Ocurre cuando el Saqueador entra en juego, venga de donde venga.
keyword-sacrifice = Sacrificio
    .text = Pon a uno de tus Saqueadores en el Cementerio.
keyword-steal = Hurtar
    .text = Toma una moneda del jugador más rico, salvo que seas tú, también en caso de empate.
keyword-taunt = Provocación
    .text = Un rival que elige a uno de tus Saqueadores debe elegir a uno con Provocación.
keyword-twice = Dos veces
    .text = Ataca dos veces o busca dos veces, como una sola acción.
keyword-ward = Amparo
    .text = Las habilidades de tus rivales no pueden elegir a este Saqueador. Los ataques, sí.

## De qué están hechas las habilidades, para cartas de tu invención

effect-damage = { $amount } de daño
effect-kill = matar
effect-drain = absorber { $amount } de vida
effect-heal = curar { $amount } de vida
effect-gain_life = ganar { $amount } de vida
effect-take_control = tomar el control
effect-return_to_hand = devolver a la mano
effect-forced_sacrifice = sacrificar { $amount }
effect-sacrifice_cost = coste: sacrificar { $amount }
effect-reclaim = recuperar { $amount } del Cementerio
effect-recruit_from_hand = reclutar { $amount } de la mano
effect-recruit_from_graveyard = reclutar { $amount } del Cementerio
effect-earn = ganar { $amount }
effect-steal = hurtar { $amount }
effect-lose = perder { $amount }
effect-draw = robar { $amount }
effect-alarm = descubrir { $amount } de la Torre
effect-recruit_from_tower = reclutar { $amount } de la Torre
effect-no_search = sin buscar
who-you = tú
who-opponent = un rival
who-richest = el más rico, salvo que seas tú
who-each_opponent = cada rival
who-each_player = cada jugador
which-looter = un Saqueador
which-yours = un Saqueador tuyo
which-opposing = un Saqueador rival
which-this = este Saqueador
which-every = cada Saqueador
which-every_yours = todos tus Saqueadores
which-every_opposing = cada Saqueador rival
amount-richest_coins = tantas como monedas tenga el más rico
detail-life_at_most = con { $count } de vida como mucho
detail-another = este no
detail-end_of_turn = hasta el final del turno
detail-for_good = para siempre
detail-may = se puede renunciar

## Opciones de la partida

option-target = Monedas para ganar
    .text = Cuántas monedas hacen falta. Recomendadas: 15 para dos jugadores, 10 para tres o cuatro, 7 para cinco o seis.
option-target-recommended = Las recomendadas
option-target-1 = 1 moneda
option-target-2 = 2 monedas
option-target-3 = 3 monedas
option-target-4 = 4 monedas
option-target-5 = 5 monedas
option-target-6 = 6 monedas
option-target-7 = 7 monedas
option-target-8 = 8 monedas
option-target-9 = 9 monedas
option-target-10 = 10 monedas
option-target-11 = 11 monedas
option-target-12 = 12 monedas
option-target-13 = 13 monedas
option-target-14 = 14 monedas
option-target-15 = 15 monedas
option-target-16 = 16 monedas
option-target-17 = 17 monedas
option-target-18 = 18 monedas
option-target-19 = 19 monedas
option-target-20 = 20 monedas
option-target-21 = 21 monedas
option-target-22 = 22 monedas
option-target-23 = 23 monedas
option-target-24 = 24 monedas
option-target-25 = 25 monedas
option-target-26 = 26 monedas
option-target-27 = 27 monedas
option-target-28 = 28 monedas
option-target-29 = 29 monedas
option-target-30 = 30 monedas
option-first_player = Primer jugador
    .text = Quién empieza, con una carta menos.
option-first_player-random = Por sorteo
option-first_player-1 = Jugador 1
option-first_player-2 = Jugador 2
option-first_player-3 = Jugador 3
option-first_player-4 = Jugador 4
option-first_player-5 = Jugador 5
option-first_player-6 = Jugador 6

## Los Saqueadores: nombre, habilidad y lo que se cuenta de ellos

card-hal_r_tel = Hal-R-Tel, Demonio de Otra Dimensión
    .text = Sin habilidad: busca y ataca como el demonio que es.
    .flavour = En su dimensión es asesor fiscal.
card-rollork = Rollork el Vikingo
    .text = Provocación.
    .flavour = «¡Pegadme!», rugió, y por una vez todos le hicieron caso.
card-ninja = Ninja Misteriosa
    .text = Activación: mata a un Saqueador, tenga la vida que tenga.
    .flavour = Nadie la ha visto nunca. La factura, sí.
card-rrugh = Rrugh el Gólem
    .text = Reclutamiento: cada jugador, tú primero, sacrifica a un Saqueador que no sea este Gólem.
    .flavour = Del barro más fino y los modales más bastos.
card-elsar = Elsar la Bruja
    .text = Reclutamiento: cada jugador, tú primero, recupera en su mano una carta del Cementerio.
    .flavour = En su caldero todo se hace a fuego lento. Luego se levanta.
card-pru = Pru la Gatita Linda
    .text = Activación: toma el control de un Saqueador rival hasta el final del turno.
    .flavour = Parpadeó dos veces y él ya le llevaba las bolsas.
card-blink = Blink el Experimento Fallido
    .text = Ataca dos veces o busca dos veces, como una sola acción.
    .flavour = En teoría funcionaba. En la práctica funciona en dos sitios.
card-king_of_rats = Rey de las Ratas
    .text = Último Deseo: la primera carta de la Torre entra en juego de tu lado.
    .flavour = El Rey ha muerto. ¡Viva quien estaba detrás!
card-hippocat = Hipógates el Médico
    .text = Activación: cura 2 de vida entre tus Saqueadores.
    .flavour = Lame todas las heridas. Cobra por lametón.
card-puriosa = Puriosa la Berserker
    .text = Último Deseo: 3 de daño a un Saqueador.
    .flavour = Ronronea como un motor y toma las curvas igual.
card-kotniss = Gatniss la Arquera
    .text = Reclutamiento: 3 de daño a otro Saqueador.
    .flavour = Se ofrece voluntaria. A quedarse con tu parte.
card-romolo = Romolo el Guardián
    .text = Reclutamiento: pasa de la Torre al Cementerio tantas cartas como monedas tenga el más rico. Después, cada rival pierde 1 moneda.
    .flavour = Vigila el tesoro tan de cerca que algo se le pega.
card-milkula = Conde Draculeche
    .text = Reclutamiento: otro Saqueador pierde 1 de vida y este la gana.
    .flavour = Un platito a medianoche. Dos, si la vaca quiere.
card-catfucius = Confugato el Sabio
    .text = Reclutamiento: recupera en tu mano 2 cartas del Cementerio.
    .flavour = El gato sabio cae de pie. El más sabio cae sobre los pies de otro.
card-caterfield = Gaterfield el Bien Comido
    .text = Provocación. Último Deseo: roba 2 cartas.
    .flavour = Demasiado grande para no verlo, demasiado lleno para que le importe.
card-schroedinger = El minino de Schroedinger
    .text = Último Deseo: esta carta vuelve del Cementerio a tu mano.
    .flavour = Está muerto y también entre tus tobillos, pidiendo la cena.
card-ducat = Dugato
    .text = Reclutamiento: gana 1 moneda.
    .flavour = Vale su peso en oro. Lástima que esté en los huesos.
card-puss_in_loots = El Gato con Botín
    .text = Último Deseo: gana 1 moneda.
    .flavour = Las botas eran para despistar: el dinero iba en el sombrero.
card-advocat = Abogato
    .text = Reclutamiento: hurta 1 moneda.
    .flavour = ¡Protesto! ¡Se acepta! Será una moneda.
card-al_catpone = Al Gatone
    .text = Activación: hurta 1 moneda.
    .flavour = Una oferta que no podrás rechazar, en un estuche de violín muy pequeño.
card-syndicat = Sindigato
    .text = Reclutamiento: tus rivales no pueden buscar hasta el comienzo de tu próximo turno.
    .flavour = Exige noches más cortas, siestas más largas y voto sobre la nata.
card-catapult = Gatapulta
    .text = Activación: sacrifica a otro Saqueador para hurtar 2 monedas.
    .flavour = Siempre caen de pie. Dónde, ya es otra cosa.
card-catastrophe = Gatástrofe
    .text = Último Deseo: 2 de daño a todos los Saqueadores en juego.
    .flavour = El jarrón fue lo de menos. Luego cayó la estantería, y luego el suelo.
card-necromeowncer = Nigromiaunte
    .text = Reclutamiento: un Saqueador del Cementerio entra en juego de tu lado.
    .flavour = Siete vidas cada uno. Ella solo vende las que sobran.
card-duplicat = Dupligato
    .text = Reclutamiento: un Saqueador de tu mano entra en juego.
    .flavour = Nunca viene solo, ni a su propio cumpleaños.
card-bureaucat = Burógata
    .text = Reclutamiento: el jugador más rico pierde 3 monedas, salvo que seas tú, también en caso de empate.
    .flavour = Faltaba el impreso 27b. Ahora faltan también las monedas.
card-catsanova = Gatanova
    .text = Reclutamiento: toma para siempre el control de un Saqueador rival con 1 de vida.
    .flavour = Canta bajo las ventanas. Bajan a hacerlo callar, y se quedan.
card-cattila = Gatila
    .text = Reclutamiento: 1 de daño a cada Saqueador rival.
    .flavour = Donde araña, no vuelve a crecer el sofá.
card-guillocatine = Gatillotina
    .text = Reclutamiento: mata a un Saqueador rival, tenga la vida que tenga.
    .flavour = Especialidad de la casa: atajos.
card-acrocat = Acrógata
    .text = Las habilidades de tus rivales no pueden elegirla. Los ataques, sí.
    .flavour = No se puede señalar a quien ya está detrás de ti.

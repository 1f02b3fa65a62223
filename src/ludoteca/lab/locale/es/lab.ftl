# Lo que dice el laboratorio: simulaciones, su informe y la arena.

## Contar

games = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
players = { $players ->
        [one] { $players } jugador en solitario
       *[other] { $players } jugadores
    }
turns = { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }

## Lo que se jugó

summary = { $title }: { $games }, { $players }
fact-bots = Bots
fact-options = Opciones
fact-options-none = sin cambios
fact-seed = Semilla
fact-seed-none = ninguna
fact-rules = Versión de las reglas

## Lo que se vio

lengths = Duración
lengths-turns = Turnos por partida
lengths-decisions = Decisiones por partida
lengths-note = La línea marca la mediana; nueve de cada diez partidas caen en la franja teñida.
turns-heading = turnos
rounds-heading = rondas
decisions-heading = decisiones
low = 5 %
median = mediana
mean = media
high = 95 %
longest = la más larga
endings = Finales
ending = final
ending-boss = jefe derrotado
ending-coins = monedas suficientes
ending-knocked_out = héroe fuera de combate
ending-limit = interrumpida por larga
ending-looks = cuarta Mirada
ending-rigor = regreso de Rigor Mortis
ending-time = se acabó el tiempo
ending-tomes = último Tomo cogido
seats = Asientos
seats-note = Una victoria compartida cuenta por partes.
seat = asiento
seat-bot = { $seat }, { $bot }
order = Primer jugador
order-note = Las mismas victorias, contadas desde quien empezó.
order-heading = orden
order-first = 1: empieza
order-later = { $place }
bots = Bots
bot = bot
heroes = Héroes
hero = héroe
cards = Cartas
card = carta
cards-note = Con qué frecuencia ganó quien la tuvo alguna vez, en partes justas. No prueba que ayudara: en las partidas largas todos tienen más.
heroes-note = Con qué frecuencia ganó quien llevaba a este héroe, en partes justas.
alone-note = Con qué frecuencia se ganó teniéndola; la discontinua, con qué frecuencia se ganó en general.
wins = victorias
share = parte
fair-shares = partes justas
of-the-mean = de la media
had = la tuvieron
played = jugado
interval = 95 %
to = { $low } a { $high }
legend = Punto: lo observado. Línea: intervalo del 95 %. Discontinua: una parte justa. Color: el intervalo excluye la parte justa, lo que por azar pasa una vez de cada veinte.
everybody-lost = En { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } no ganó nadie.

## De un vistazo

glance-length = Una partida dura
glance-length-note = nueve de cada diez: de { $low } a { $high }
glance-first = El primer jugador gana
glance-first-note = justo { $fair }, intervalo del 95 % { $interval }
glance-won = Ganadas
glance-won-note = intervalo del 95 % { $interval }
glance-ending = Lo que acaba más partidas
glance-ending-note = { $share } de las partidas

## Archivos

wrote-report = Informe: { $file }
wrote-games = Partidas: { $file }

## La arena

strength = Fuerza
rating = puntuación
times-fair = justo { $share }
ms-a-move = ms por jugada
games-heading = partidas
ends-before = acaba antes que …
who-beats-whom = Quién gana a quién (un empate cuenta la mitad)

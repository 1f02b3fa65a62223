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
fact-iterations = Cómo piensan
budget-iterations = { $iterations } iteraciones
budget-temper = jugadas hasta un { $share } peores
fact-options = Opciones
fact-options-none = sin cambios
fact-seed = Semilla
fact-seed-none = ninguna
fact-rules = Versión de las reglas
fact-box = Caja
fact-package = Programa

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
ending-limit = interrumpida por larga
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
cards = Cartas
card = carta
cards-note = Con qué frecuencia ganó quien la tuvo alguna vez, en partes justas. No prueba que ayudara: en las partidas largas todos tienen más.
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
wrote-run = Simulación: { $folder }
no-run = No se ha escrito ninguna carpeta: hace falta pyarrow, que viene con el extra «lab».
progress = { $done } de { $total } partidas, quedan unos { $minutes } minutos

## La arena

strength = Fuerza
rating = puntuación
times-fair = justo { $share }
ms-a-move = ms por jugada
games-heading = partidas
ends-before = acaba antes que …
who-beats-whom = Quién gana a quién (un empate cuenta la mitad)

## Runs beside each other

measure = medida
measure-rounds = rondas
measure-decisions = decisiones
measure-ties = victorias compartidas
measure-lost = pierden todos
measure-won = ganadas
measure-place = victorias del jugador { $place } en el orden de juego
measure-ending = final: { $ending }
measure-uneven = mayor distancia de lo justo según el orden de juego
measure-first = victorias del jugador inicial
measure-cards = cartas, sobre la media
measure-roles = personajes, sobre la media
kind-mean = Duración
kind-share = Proporciones
kind-lift = Cartas y personajes, en partes justas
run = simulación
side-a = A
side-b = B
difference = B − A
verdict = conclusión
verdict-more = más en B
verdict-less = menos en B
verdict-open = sin decidir: lo aclararían unas { $games } partidas más
verdict-none = no se ve diferencia
compare-title = A: { $a } · B: { $b }
compare-note = Ambos lados jugaron los mismos repartos. Los intervalos son del 95 %: una fila de cada veinte parece distinta por azar. Las partidas que faltan valen si la diferencia es tan grande como parece.
side-by-side = Lado a lado
side-note = Tras ± está la mitad del intervalo del 95 %.

## Tuning

tuning = { $title }: buscando
confirming = { $title }: probando con repartos nuevos
number = número
before = antes
after = después
changed-numbers = Números cambiados
targets = Objetivos
target = objetivo
wanted = se busca
met = logrado
yes = sí
no = no
tune-note = Se probaron { $trials } cajas con { $games } partidas cada una. «Antes» y «después» son { $fresh } partidas cada uno con los mismos repartos nuevos, que la búsqueda no había visto.
wrote-box = Caja: { $folder }

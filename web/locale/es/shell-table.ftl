# El armazón del cliente del navegador: en la mesa y en la repetición.

## La mesa

board = Tablero
players = Jugadores
phases = Cómo va el turno
side-panel = Jugadas, crónica y charla
toolbar = Lo que puedes hacer
table-menu = Mesa
tab-moves = Jugadas
tab-log = Crónica
tab-chat = Charla
tab-help = Ayuda
winner = gana
tag-bot = bot, { $level }
tag-stand-in = juega un bot
tag-away = ausente
time-left = Tiempo restante: { $time }
connection-lost = Sin conexión. Reintentando…
connection-connecting = Conectando…
moves-over = La partida ha terminado.
moves-lesson = Lee primero lo que dice la lección.
moves-spectator = Estás mirando.
moves-wait = Ahora deciden otros. Aquí aparecerán tus jugadas.
log-empty = La historia empieza con la primera jugada.
log-earlier = Ver lo anterior
log-moment = Ir al momento { $index }
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo
chat-send = Enviar
undo = Deshacer
hint = Pista
hint-thinking = Pensando…
hint-only = No hay otra jugada.
hint-plain = Un bot fuerte jugaría esto.
hint-clear = Claramente la mejor: { $expected } de victoria esperada, { $gap } más que la siguiente.
hint-close = Por poco: { $expected } de victoria esperada; { $share } de las líneas examinadas van por aquí.
hint-then = Después, quizá: { $moves }
expects = espera { $expected }
skip = Adelantar
mute = Silenciar
result = Resultado
over-nobody = La partida ha terminado. No gana nadie.
over-winners = { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
end-you-won = ¡Has ganado!
end-look = Mirar el tablero
rematch = Jugar otra vez
rematch-join = Unirse a la revancha
watch-replay = Volver a verla
export = Guardar como archivo
curtain-title = Pasa la pantalla a { $name }
curtain-text = Que no mire nadie más, por favor.
curtain-open = Soy { $name }: muestra mi mano
breach = ¡Infracción!
vote-text = { $caller } dice que { $accused } ha roto una penitencia.
vote-count = De acuerdo: { $yes } · en contra: { $no }
vote-yes = Así fue
vote-no = No fue así
vote-passed = La mesa está de acuerdo.
vote-failed = La mesa no está de acuerdo.
copy-link-watch = Copiar el enlace a esta mesa
look-as = Mirar como
spectator = Espectador
come-back = Recuperar mi sitio
leave-game = Rendirse e irse
leave-sure = ¿Irte de verdad? Un bot seguirá por ti, y puedes volver.
leave-yes = Sí, irme
leave-no = No, me quedo
skip-to-choices = Ir a lo que puedes hacer
shortcuts = Atajos de teclado
shortcuts-text = Tabulador y flechas recorren el tablero, Intro o Espacio juega, Escape cancela. Los atajos se pueden quitar en los ajustes.
shortcut-1 = hacer esa jugada de la lista
shortcut-g = ir a lo que puedes hacer, y de una cosa a la siguiente
shortcut-u = deshacer
shortcut-h = pista
shortcut-s = adelantar
shortcut-m = sonido sí o no
shortcut-o = lista de jugadas
shortcut-l = crónica
shortcut-c = charla
shortcut-help = esta página

## Dados limpios

fair-title = Dados limpios
fair-text = Todo el azar de esta partida sale de una semilla fijada antes de la primera jugada. Su huella se muestra desde el principio y la semilla al final, para que cualquiera pueda comprobar cada tirada y cada barajado.
fair-commitment = Huella (SHA-256 de la semilla)
fair-seed = Semilla
fair-check = Comprobar esta partida
fair-yes = Comprobado: semilla, huella y todas las jugadas concuerdan.
fair-no = Esto no concuerda. No te fíes de esta partida.

## La repetición

replay = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-last = Al final
replay-timeline = Momento
replay-count = { $index } de { $length }
copy-moment = Copiar el enlace a este momento
to-table = A la mesa
analysis = Análisis
analysis-ask = Reflexionar
analysis-text = Mira qué haría un bot fuerte en cualquier momento de esta partida y qué espera de cada jugada.
analysis-played = jugada
analysis-later = Podrás reflexionar sobre cualquier momento cuando acabe la partida.
analysis-end = La partida ha terminado: no hay nada que decidir.
analysis-playing = Pausa la repetición para reflexionar sobre un momento.
continue-here = Continuar desde aquí
continue-seats = Quién sigue jugando
continue-later = Podrás continuar desde cualquier momento cuando acabe la partida.
rule-reference = { $count ->
        [one] Regla { $rules }
       *[other] Reglas { $rules }
    }

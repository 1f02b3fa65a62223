# El armazón del cliente del navegador: en la mesa y en la repetición.

## La mesa

board = Tablero
players = Jugadores
phases = Cómo va el turno
side-panel = Jugadas, historial y chat
toolbar = Lo que puedes hacer
table-menu = Mesa
tab-moves = Jugadas
tab-log = Historial
tab-chat = Chat
tab-help = Ayuda
winner = gana
tag-bot = bot, { $level }
tag-stand-in = juega un bot
tag-given-up = { $why ->
        [resigned] se rindió
        [left] se fue
        [time] sin tiempo
       *[gone] desapareció
    }
tag-vacation = de vacaciones
tag-away = ausente
time-left = Tiempo restante: { $time }
connection-lost = Sin conexión. Reintentando…
connection-connecting = Conectando…
moves-over = La partida ha terminado.
moves-lesson = Lee primero lo que dice la lección.
moves-soon = Un poco de suspense…
moves-spectator = Estás mirando.
moves-wait = Ahora deciden otros. Aquí aparecerán tus jugadas.
recap-since = Desde tu turno
recap-now = Lo que hacen los demás
log-empty = La historia empieza con la primera jugada.
log-earlier = Ver lo anterior
log-moment = Ir al momento { $index }
chat-empty = Nadie ha dicho nada todavía.
chat-write = Di algo
chat-send = Enviar
chat-emotes = Dilo con una carita
open-chat = { $count ->
        [0] Chat
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
undo = Deshacer
hint = Pista
hint-thinking = Pensando…
hint-only = No hay otra jugada.
hint-plain = Un bot fuerte jugaría esto.
hint-clear = Claramente la mejor: un { $expected } de ganar, { $gap } más que con la siguiente.
hint-close = Por poco: un { $expected } de ganar, y la siguiente apenas es peor.
hint-then = Después, quizá: { $moves }
hint-gains = Aporta: { $changes }
hint-costs = Cuesta: { $changes }
hint-risks = Riesgos hasta el próximo turno: { $changes }
hint-reply = Respuesta probable ({ $name }): { $move }
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share })
hint-worse = Un { $expected } de ganar, { $gap } menos que con la mejor jugada.
hint-as-good = Un { $expected } de ganar: casi tan buena como la mejor jugada.
hint-compare = Comparar con
hint-compare-none = elige una jugada…
hint-compare-how = Señala otra jugada, o elígela aquí, para ver la diferencia.
hint-details = Detalles
expects = { $expected } de ganar
skip = Adelantar
mute = Silenciar
result = Resultado
over-nobody = La partida ha terminado. No gana nadie.
over-winners = { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
end-you-won = ¡Has ganado!
end-aborted = La partida se canceló. No tiene resultado.
end-draw = Empate.
end-forfeit = Nadie más sigue jugando.
end-look = Mirar el tablero
end-awards = Se recordará a
end-moments = Los mejores momentos
rematch = Otra partida
rematch-join = Unirse a la siguiente
watch-replay = Volver a verla
export = Guardar como archivo
curtain-title = Pasa la pantalla a { $name }
curtain-text = Que no mire nadie más, por favor.
curtain-open = Soy { $name }: muestra mis cartas
vote-count = De acuerdo: { $yes } · en contra: { $no }
vote-yes = Así fue
vote-no = No fue así
vote-passed = La mesa está de acuerdo.
vote-failed = La mesa no está de acuerdo.
copy-link-watch = Copiar el enlace a esta mesa
look-as = Mirar como
spectator = Espectador
come-back = Recuperar mi sitio
leave-game = Que juegue un bot por mí
leave-sure = ¿Irte ahora? Un bot juega por ti hasta que vuelvas.
leave-yes = Sí, irme
leave-no = No, me quedo
abort = Cancelar la partida
resign = Rendirme
resign-sure = ¿Rendirte de verdad? La partida termina y la has perdido.
resign-sure-several = ¿Rendirte de verdad? Un bot sigue por ti, quedas en último lugar y no podrás recuperar tu asiento.
resign-yes = Sí, me rindo
resign-no = No, sigo jugando
claim-text = { $name } no está y todos esperan. Pasado un minuto puedes:
claim-win = Reclamar la victoria
claim-draw = Reclamar un empate
claim-bot = Que juegue un bot en su lugar
skip-to-choices = Ir a lo que puedes hacer
shortcuts = Atajos de teclado
shortcuts-text = Tabulador y flechas recorren el tablero, Intro o Espacio juega, Escape cancela. Los atajos se pueden quitar en los ajustes.
shortcut-1 = hacer esa jugada de la lista
shortcut-g = ir a lo que puedes hacer, y de una cosa a la siguiente
shortcut-u = deshacer
shortcut-h = pista
shortcut-s = adelantar
shortcut-m = quitar o poner el sonido
shortcut-o = lista de jugadas
shortcut-l = historial
shortcut-c = chat
shortcut-help = esta página

## Dados limpios

fair-title = Dados limpios
from-position-as_written = Esta partida empieza en una posición tal como fue escrita.
from-position-redealt = Esta partida no empieza con una mesa nueva. Todo lo oculto se ha repartido de nuevo: nadie sabe más que tú.
fair-text = Todo el azar de esta partida sale de una semilla. Se forma con un secreto del servidor, cuya huella se mostró antes de que nadie se sentara, y con un número aleatorio del dispositivo de cada jugador. Así nadie ha podido elegir los dados: ni el anfitrión, ni un jugador, ni el servidor. El secreto se muestra al final y cualquiera puede comprobar cada tirada y cada mezcla.
fair-text-written = El azar forma parte de la posición: quien la escribió puede saber lo que viene. Por eso nadie más puede unirse y la partida no cuenta.
fair-commitment = Huella (SHA-256)
fair-number = Número de { $name }
fair-secret = El secreto del servidor
fair-seed = Semilla
fair-check = Comprobar esta partida
fair-yes = Comprobado: secreto, números, semilla y todas las jugadas concuerdan.
fair-no = Esto no concuerda. No te fíes de esta partida.

## La repetición

replay = Repetición
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-turn-back = Un turno atrás
replay-forward = Una jugada adelante
replay-turn-forward = Un turno adelante
replay-chapter = Turno
replay-start = Inicio
replay-end = Final
replay-turn = { $number }. { $name }
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

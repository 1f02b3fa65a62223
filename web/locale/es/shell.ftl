# El armazón del cliente del navegador: todo lo que rodea a los tableros.

## En todas partes

brand = Ludoteca
page-title = { $page } · Ludoteca
home = Ludoteca, volver a la estantería
main-navigation = Principal
skip-to-content = Ir al contenido
nav-shelf = Estantería
nav-leaderboard = Clasificación
nav-settings = Ajustes
nav-me = Tú
loading = Un momento…
close = Cerrar
dismiss = Descartar
save = Guardar
try-again = Volver a intentarlo
you = tú
guest = Invitado { $number }
password = Contraseña
back-to-shelf = Volver a la estantería
unreachable-title = Eso no ha funcionado
missing-title = Aquí no hay nada
missing-text = Esta página no existe. Quizá el enlace te llegó cortado.
fan-work = Una obra de aficionados, no oficial y sin ánimo de lucro. Los juegos son de sus dueños; el arte y los textos de aquí son nuestros.
icons-credit = Iconos de game-icons.net, de Lorc, Delapouite y otros, con licencia CC BY 3.0.

## La estantería

shelf-title = ¿A qué jugamos?
shelf-text = Tres juegos, buenos bots, amigos por enlace. Elige una caja de la estantería.
machine-code-compiling = Los juegos aún se están acelerando en segundo plano. Mientras tanto, ya puedes jugar.
machine-code-failed = En este equipo no se han podido acelerar los juegos: los bots piensan más despacio.
seats-range = { $fewest }–{ $most } jugadores
learn = Aprende en cinco minutos
rules = Reglas
more-options = Más opciones
variants = Variantes y extras
mode-bots = Jugar contra bots
mode-bots-summary = { $bots ->
        [0] Tú, en solitario.
        [one] Tú y { $bots } bot, nivel: { $level }.
       *[other] Tú y { $bots } bots, nivel: { $level }.
    }
mode-bots-go = Jugar
mode-pass = En la misma pantalla
mode-pass-summary = { $bots ->
        [0] { $people } personas ante esta pantalla; las manos se ocultan entre turnos.
        [one] { $people } personas ante esta pantalla y { $bots } bot; las manos se ocultan entre turnos.
       *[other] { $people } personas ante esta pantalla y { $bots } bots; las manos se ocultan entre turnos.
    }
mode-pass-go = Sentarse
mode-invite = Invitar a amigos
mode-invite-summary = { $bots ->
        [0] Una mesa para { $people }; recibes un enlace para enviar.
        [one] Una mesa para { $people } y { $bots } bot; recibes un enlace para enviar.
       *[other] Una mesa para { $people } y { $bots } bots; recibes un enlace para enviar.
    }
mode-invite-go = Abrir una mesa
seats = Jugadores
seats-count = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
people = De ellos, personas
people-and-bots = { $bots ->
        [0] todos personas
        [one] { $people } personas, { $bots } bot
       *[other] { $people } personas, { $bots } bots
    }
names = Nombres
name-of-seat = Nombre del jugador { $number }
bot-level = Nivel de los bots
level-easy = fácil
level-normal = normal
level-hard = difícil
level-master = maestro
level-random = al azar
level-rated = { $level } · { $points }
level-points = Los puntos están medidos: 100 más ganan 64 de cada 100 partidas de dos; 200 más, 76.
level-with-style = { $level }, { $style }
bot-style = Carácter
style-none = ninguno
style-cautious = prudencia
style-greedy = codicia
style-spiteful = malicia
clock = Reloj
clock-none = Sin reloj
clock-move-30 = 30 segundos por jugada
clock-move-120 = 2 minutos por jugada
clock-bank-300 = 5 minutos cada uno, 5 segundos más por turno
clock-bank-900 = 15 minutos cada uno, 10 segundos más por turno
clock-move-86400 = 1 día por jugada
clock-move-259200 = 3 días por jugada
clock-move-604800 = 7 días por jugada
public-table = Cualquiera puede encontrar esta mesa
rated-table = Cuenta para la clasificación (sin pistas ni deshacer)
rated-text = Todos juegan con cuenta y con reloj. Quien se va o agota su tiempo pierde; no hay bots, ni pistas, ni se deshacen jugadas.
rated-missing = Aún no: una partida puntuada
rated-need = { $why ->
        [account] necesita una cuenta: pon una contraseña bajo tu nombre.
        [clock] necesita un reloj.
        [options] se juega con las opciones habituales.
        [people] tiene una persona en cada asiento, sin bots.
       *[start] usa la caja del propio juego y empieza de cero.
    }
own-box = Tu propia caja
own-box-text = Archivos TOML con cartas y tableros tuyos.
box-taken = { $count ->
        [one] Se ha tomado { $count } archivo de tu caja.
       *[other] Se han tomado { $count } archivos de tu caja.
    }
first-visit = ¿Primera vez aquí?
first-visit-text = Cada juego tiene una primera lección, breve. O siéntate a jugar: los primeros bots son amables.
tables-mine = Tus mesas
tables-invited = Invitaciones
invitation-accept = Ocupar el asiento
invitation-decline = Rechazar
tables-open = Esperan jugadores
tables-public = Partidas para mirar
tables-finished = Partidas terminadas
tables-none = Todavía nada. ¡Elige una caja de la estantería!
tables-more = Mostrar más
status-waiting = en espera
status-running = en juego
status-finished = terminada
status-outdated = reglas anteriores
your-turn = te toca
rated = puntuada
from-position = desde una posición
your-turn-title = ● Te toca: { $game }
put-away = Retirar
import = Importar una partida guardada
online-title = Jugar con gente de otros sitios
online-text = Escribe la dirección de un servidor o pega una invitación: sus mesas se abren desde aquí.
online-address = Dirección
online-go = Abrir
online-example = games.example.org
online-bad-address = Eso no es la dirección de un servidor. Una dirección es algo como games.example.org.

## La sala de espera

invite-title = Invita a tus amigos
invite-text = Envía este enlace. Quien lo abra puede sentarse; nadie necesita una cuenta.
invite-text-rated = Envía este enlace. Quien tenga una cuenta puede sentarse.
invite-link = Enlace a esta mesa
copy-link = Copiar el enlace
link-copied = El enlace está en tu portapapeles.
link-not-copied = El navegador no nos deja copiar. Selecciona el enlace y cópialo tú.
seats-title = Quién juega
seat-name = Jugador { $number }
seat-open = libre
seat-waiting = Esperando a alguien…
seat-kept = Reservado para { $name }…
seat-bot = Bot ({ $level })
seat-me = Yo
seat-here = Alguien ante esta pantalla
seat-friend = Un amigo, por enlace
host = anfitrión
sit-here = Sentarse aquí
ask-name = ¿Cómo te llamarán los demás?
ask-name-example = Tu nombre
sit-down = Unirme a la partida
invited-by = { $name } te invita a una partida de { $game }
invited-title = Te invitan a una partida de { $game }
invited-full = Todos los asientos están ocupados. Quédate y mira la partida en cuanto empiece.
lobby-wait-title = Ya tienes asiento
lobby-wait-text = La partida empieza en cuanto estén todos. Quien también quiera jugar puede usar el mismo enlace.
lobby-open-seats = { $count ->
        [0] Ya están todos.
        [one] Queda { $count } sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
start = Empezar
start-with-bots = Empezar con bots en los sitios libres
leave-table = Dejar la mesa
send-away = Echar
free-seat = Liberar el asiento
options-title = Opciones de esta mesa

## Ajustes

settings-text = Se guardan en este dispositivo y valen al instante, incluso en plena partida.
setting-language = Idioma
setting-theme = Luz
theme-dark = A la luz de las velas (oscuro)
theme-light = A la luz del día
theme-auto = Como el sistema
setting-motion = Animaciones
motion-auto = Como el sistema
motion-on = Siempre
motion-off = Nunca
setting-pace = Velocidad del juego
pace = Velocidad
pace-calm = tranquila
pace-fast = rápida
pace-instant = al instante
setting-sound = Sonido
sound-on = Sonidos y música
sound-volume = Volumen de los sonidos
music-on = Un tema suave que sigue la partida
music-volume = Volumen de la música
setting-marks = Marcas reforzadas
marks-on = Formas y números más marcados junto a cada color
setting-keys = Teclado
keys-on = Teclas sueltas como atajos en la mesa
setting-alerts = Tu turno
alerts-on = Avísame cuando me toque y esté mirando otra cosa
alerts-refused = El navegador no permite notificaciones. El título de la página te avisará igualmente.

## Tú

me-name = Nombre
me-name-text = Lo que ven los demás
me-renamed = Tienes un nombre nuevo.
me-password = Contraseña
me-password-text = Eres un invitado: este navegador te conoce. Con una contraseña puedes volver desde otro sitio.
me-password-has = Tienes contraseña. Aquí puedes cambiarla.
me-password-set = Tu contraseña está puesta.
me-welcome = ¡Qué bien que vuelvas, { $name }!
me-leave = Irse
me-leave-text = «Borrarme» elimina tu nombre, tu contraseña y todo lo tuyo. Los bots acaban tus partidas.
vacation = Vacaciones
vacation-text = { $days ->
        [one] En las partidas por días tu reloj puede pararse mientras no estás. Te queda { $days } día este año.
       *[other] En las partidas por días tu reloj puede pararse mientras no estás. Te quedan { $days } días este año.
    }
vacation-days = Cuánto tiempo
vacation-choice = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
vacation-begin = Irme de vacaciones
vacation-until = Estás fuera hasta el { $until }.
vacation-end = Ya he vuelto
me-forget = Borrarme
me-forget-yes = Sí, borrarme
login = Entrar
login-text = Si ya has estado aquí y tienes contraseña.
logout = Salir
leaderboard-text = De partidas puntuadas entre personas. El intervalo es donde está con más probabilidad la fuerza real. Se aparece tras cinco partidas contra dos personas distintas; hasta quince partidas la puntuación es provisional. Contra el mismo rival las partidas cuentan cada vez menos.
leaderboard-provisional = provisional
leaderboard-game = Juego
leaderboard-empty = Nadie ha jugado aún una partida puntuada. Abre una mesa para amigos y haz que cuente.
leaderboard-place = Puesto
leaderboard-name = Nombre
leaderboard-rating = Puntos
leaderboard-range = Margen
leaderboard-games = Partidas

## Reglas y lecciones

contents = Contenido
rules-other-language = Por ahora esta página solo existe en inglés.
rules-key = Símbolos y cartas
coach = Primera partida
coach-step = Paso { $step } de { $steps }
coach-next = Siguiente
coach-skip = Saltar esta lección
lesson-won = ¡Así se hace!
lesson-won-text = Ya tienes la primera mitad. Una escena más y sabrás jugar.
lesson-next = A la escena siguiente
learn-done-title = ¡Bien jugado! Ya sabes cómo se juega
learn-done = Has visto todo lo importante; el resto llega jugando. Los primeros bots son amables.
learn-play = Jugar una partida de verdad
learn-again = Otra vez

## Lo que puede fallar

problem-unknown = Algo ha ido mal. Vuelve a intentarlo; si se repite, recarga la página.
problem-fault = Algo ha ido mal en el servidor. No se ha perdido nada; vuelve a intentarlo.
problem-given-up = Ya has abandonado esta partida.
problem-unreachable = El servidor no responde. Comprueba que esté en marcha y que tengas conexión.
problem-not-a-record = Este archivo no es una partida guardada. Elige uno hecho con «Guardar como archivo».
problem-bad-record = Esta partida guardada no sirve aquí: está dañada o es de otras reglas.
problem-bad-box = Esta caja no se puede usar: uno de sus archivos no está como debería.
problem-bad-login = Este nombre y esta contraseña no van juntos.
problem-bad-message = El servidor no lo ha entendido. Recarga la página.
problem-bad-method = El servidor no puede hacer eso. Recarga la página.
problem-bad-name = Un nombre necesita al menos una letra visible.
problem-bad-origin = Esta página viene de un sitio que el servidor no admite.
problem-bad-request = El servidor no lo ha entendido. Recarga la página y vuelve a intentarlo.
problem-bad-seats = Ese número de jugadores no sirve para este juego.
problem-bad-table = Una mesa así no se puede abrir.
problem-bad-type = El servidor no admite archivos de este tipo.
problem-busy = Ahora mismo hay mucho trabajo aquí. Inténtalo de nuevo en un momento.
problem-cannot-undo = Eso no se puede deshacer: desde entonces se ha revelado algo o han jugado otros.
problem-illegal = Esa jugada no es legal ahora.
problem-name-taken = Alguien con contraseña se llama { $name }, o algo muy parecido. Elige otro nombre.
problem-no-hints = En las mesas puntuadas no hay pistas.
problem-no-module = Tu navegador no puede pensar esta partida aquí. El servidor sí.
problem-no-person = El servidor ya no te conoce. Recarga la página.
problem-no-voice = Quien está acusado no vota.
problem-no-vote = Ya no hay nada que votar.
problem-no-table = No existe esa mesa. Quizá el enlace está cortado.
problem-no-vacation-left = { $days ->
        [one] Te queda { $days } día de vacaciones este año.
       *[other] Te quedan { $days } días de vacaciones este año.
    }
problem-no-game = Ese juego no está aquí.
problem-no-box = La caja de esta mesa ya no está aquí.
problem-no-claim = Ahora no hay nada que reclamar: está presente, o no es su turno.
problem-no-index = La partida no tiene ese momento.
problem-no-page = No existe esa página.
problem-no-seat = No existe ese sitio.
problem-not-finished = Eso será posible cuando acabe la partida.
problem-not-host = Solo el anfitrión puede hacer eso.
problem-sent-away = El anfitrión te ha apartado de esta mesa. Aún puedes mirarla.
problem-private-chat = En una mesa privada solo pueden charlar quienes están sentados.
problem-not-gone-yet = { $seconds ->
        [one] Aún no lleva bastante tiempo fuera. Espera un segundo más.
       *[other] Aún no lleva bastante tiempo fuera. Espera { $seconds } segundos más.
    }
problem-not-rated = { $why ->
        [account] Una partida puntuada necesita una cuenta: pon antes una contraseña bajo tu nombre.
        [clock] Una partida puntuada necesita un reloj.
        [options] Una partida puntuada se juega con las opciones habituales.
        [people] En una partida puntuada cada asiento es para una persona con su propia pantalla, sin bots.
       *[start] Una partida puntuada usa la caja del propio juego y empieza de cero.
    }
problem-not-your-seat = Ese no es tu sitio.
problem-not-your-turn = Ahora decide otro.
problem-on-vacation = Estás de vacaciones. Termínalas antes.
drawn-plainly = Esta partida se jugó con reglas anteriores que el tablero de hoy no sabe mostrar: aquí está todo lo que se vio, en una tabla sencilla.
problem-outdated = Esta partida se jugó con reglas anteriores y aquí ya no se puede ver ni continuar.
problem-position-private = Una partida que empieza desde una posición no aparece en las listas. Envía el enlace a quienes vayan a jugar.
problem-rematch = Ya hay revancha: únete a ella.
problem-seat-taken = Ese sitio está ocupado.
problem-stale = La partida ha seguido. Echa otro vistazo.
problem-stand-in = Un bot juega por ti. Recupera antes tu sitio.
problem-table-finished = La partida ha terminado.
problem-table-running = La partida ya ha empezado.
problem-table-waiting = La partida aún no ha empezado.
problem-too-fast = Eso ha ido un poco rápido. Espera un momento.
problem-too-heavy = Comprobar esto requiere demasiado tiempo o memoria. Hazlo más pequeño o más sencillo.
problem-too-large = Eso era demasiado de una vez.
problem-too-late = Todos han hecho ya su primera jugada. Todavía puedes rendirte.
problem-too-many-aborts = Hoy has cancelado varias partidas puntuadas. Sigue jugando o ríndete.
problem-too-many-invitations = { $name } aún no ha respondido a tus otras invitaciones.
problem-too-many-tables = Tienes { $most } mesas abiertas. Termina antes alguna.
problem-two-seats = Tú solo puedes ocupar un sitio.
problem-vote-open = Ya hay una votación, o la hubo hace un momento.
problem-voted = Ya has votado.
sealed-button = Este botón lleva un sello de lacre. Vuelve a pulsarlo para usarlo de todos modos.

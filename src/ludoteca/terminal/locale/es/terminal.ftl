# Lo que dice el propio terminal.

## Jugadores

seat-name = Jugador { $number }
you = tú

## Una sesión

welcome = Escribe el número de una jugada y pulsa Intro. Escribe «help» para ver qué más puedes hacer, y «quit» para parar.
commitment = Todo el azar de esta partida sale de una semilla elegida antes de empezar. Su SHA-256: { $commitment }
seed = La semilla de esta partida era: { $seed }
cursor = { "> " }
curtain = Pásale la pantalla a { $seat }, que pulsará Intro.
only-move = (Solo había una jugada posible y se ha hecho por ti: { $move }.)
not-a-choice = «{ $input }» no es una de las opciones. Escribe un número del 1 al { $count }, o «help».
goodbye = ¡Hasta pronto!
input-ended = No hay más entrada, así que la partida se detiene aquí, después de { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
recorded = El registro de esta partida está en { $file }.
place = Puesto
player = Jugador

## Órdenes

undone = Deshecho.
cannot-undo = Eso no se puede deshacer: no hay ninguna decisión tuya desde que salió a la luz la última carta, ficha u otro secreto.
thinking = Pensando un segundo…
hint = Un buen jugador elegiría: { $move }. Le dedicó el { $share } % de sus reflexiones y espera así { $expected } victorias de cada 100.
hint-line = Después, quizá: { $line }.
hint-gains = Aporta este turno: { $changes }.
hint-costs = Cuesta este turno: { $changes }.
hint-risks = Riesgos hasta tu próximo turno: { $changes }.
hint-reply = Respuesta probable ({ $name }): { $move }.
hint-change-of = { $name }: { $change }
hint-change-perhaps = { $change } ({ $share } %)
hint-worse = En cambio, { $move }: { $expected } victorias de cada 100, { $gap } menos que con esa elección.
hint-as-good = En cambio, { $move }: { $expected } victorias de cada 100, casi igual de bien.
saved = Guardado. Puedes seguir más tarde con «load { $file }», o desde tu consola con: ludoteca play --load { $file }
cannot-save = No se ha guardado. { $reason }
loaded = Se ha cargado { $file }: { $moves ->
        [one] { $moves } jugada hecha
       *[other] { $moves } jugadas hechas
    }.
cannot-load = No se ha cargado; tu partida continúa. { $reason }
needs-file = Di qué archivo, por ejemplo: { $command } mi-partida.json
no-rule = Aquí no hay ninguna regla { $rule }. Pide una por su número, por ejemplo: rules { $example }
auto-on = Cuando solo hay una jugada posible, se hace por ti. Con «auto off» se cambia.
auto-off = Se te pregunta incluso cuando solo hay una jugada posible. Con «auto on» se cambia.

## Ayuda

help-moves = Tus jugadas y lo que hará seguro cada una (escribe su número o lo que va entre corchetes)
help-things = Qué es cada cosa
help-commands = Qué más puedes escribir
command-help = esta página
command-undo = deshace tu última decisión, si no ha salido nada a la luz desde entonces
command-hint = qué haría ahora un bot fuerte, y por qué; «hint 3» lo compara con la opción 3
command-board = vuelve a dibujar la mesa y a enumerar tus jugadas
command-log = la historia completa de esta partida
command-rules = el texto de una regla numerada
command-save = guarda esta partida
command-load = sigue con una partida guardada
command-auto = si se juega por ti cuando solo hay una jugada posible
command-quit = parar

## Otras órdenes

games-seats = de { $least } a { $most } jugadores
games-options = Opciones (si no dices otra cosa, vale la del asterisco):
games-how = Se juega con: { $command }
games-bots = Bots, con los puntos que se les han medido (100 más ganan 64 de cada 100 partidas de dos; 200 más, 76):
games-styled = Bots con carácter:
replay-title = { $title }, { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
replay-position = Después de la jugada { $move } de { $moves }
replay-unfinished = El registro acaba aquí; la partida no se terminó.
verified = { $file } está en orden. { $moves ->
        [one] Su única jugada es legal y lleva
       *[other] Sus { $moves } jugadas son legales y llevan
    } al resultado que indica.
verified-unfinished = { $file } está en orden, aunque la partida no se terminó. { $moves ->
        [one] Su única jugada es legal.
       *[other] Sus { $moves } jugadas son legales.
    }
verified-seed = La semilla es la que se selló antes de empezar la partida.
not-verified = { $file } no está en orden. { $reason }

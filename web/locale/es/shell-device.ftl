# Donde no juega ningún servidor: todo en un dispositivo

machinery-loading = Los juegos se preparan…
shelf-text-device = Tres juegos y buenos bots, con o sin red. Elige una caja de la estantería.
device-kept = Tus partidas, tu nombre y tus ajustes se guardan en este navegador y en ningún otro sitio. No se cuenta nada a nadie. Si borras los datos de esta página, borras también las partidas: guarda en un archivo lo que quieras conservar.
device-keeps-nothing = Este navegador no guarda nada, quizá porque es una ventana privada. Puedes jugar; guarda en un archivo lo que quieras conservar.
device-damaged = { $count ->
        [one] Una partida guardada no se puede leer. Se queda como está; las demás están todas.
       *[other] { $count } partidas guardadas no se pueden leer. Se quedan como están; las demás están todas.
    }
device-slow-bots = No se ha podido cargar la parte rápida de los bots. Juegan igual de bien, pero piensan más.
problem-no-webassembly = Este navegador no puede jugar: no tiene WebAssembly. Uno más nuevo puede; también uno en el que no esté desactivado.
problem-no-machinery = No se han podido traer los juegos. Comprueba la conexión y vuelve a intentarlo; lo que has jugado sigue ahí.
problem-not-saved = No queda sitio en este dispositivo: no se ha podido guardar, así que no ha ocurrido. Haz sitio, o guarda una partida en un archivo y retírala.
problem-damaged = Esta partida no se guardó entera y no se puede abrir. Se queda como está.

# Cuentas y personas: entrar, amigos, avisos, privacidad.

## La cuenta

password-old = Tu contraseña actual
password-new = Nueva contraseña
sessions = Dónde has iniciado sesión
sessions-text = Si no reconoces alguno, cierra su sesión y elige otra contraseña.
session-unknown = Un navegador
session-seen = última visita: { $when }
session-mine = este navegador
sessions-end-others = Cerrar las demás sesiones
recovery = Códigos de recuperación
recovery-text = { $count ->
        [0] Con un código de recuperación vuelves a entrar si pierdes la contraseña. Aún no tienes ninguno.
        [one] Con un código de recuperación vuelves a entrar si pierdes la contraseña. Te queda { $count }.
       *[other] Con un código de recuperación vuelves a entrar si pierdes la contraseña. Te quedan { $count }.
    }
recovery-once = Apúntalos ahora: no se vuelven a mostrar. Cada uno sirve una vez, y los anteriores ya no valen.
recovery-make = Crear códigos nuevos
recovery-code = Código de recuperación
recover = He perdido mi contraseña
recover-text = Usa un código de recuperación y elige otra contraseña. Se cerrarán todas las demás sesiones.
recover-not = Tengo mi contraseña
me-data = Descargar todos mis datos

## Personas

guest-mark = invitado
person-more = Más
people-title = Personas
people-none = Aquí aparecen tus amigos y la gente que has silenciado o bloqueado. Toca un nombre en el chat o en la mesa.
people-friends = Amigos
people-friends-end = Dejar de ser amigos
people-asked = Solicitudes enviadas
people-asked-end = Retirar
people-asking = Quieren ser tus amigos
people-asking-end = Rechazar
people-muted = Silenciados
people-muted-end = Dejar de silenciar
people-blocked = Bloqueados
people-blocked-end = Desbloquear
accept = Aceptar
person-friend = Añadir como amigo
person-friend-text = Si acepta, aparecerá en la página de tu nombre.
person-friend-end = Dejar de ser amigos
person-friend-done = Solicitud enviada a { $name }.
person-friend-ended = { $name } ya no está entre tus amistades.
person-mute = Silenciar
person-mute-text = Ya no verás lo que escribe.
person-mute-end = Dejar de silenciar
person-mute-done = Ya no ves lo que escribe { $name }.
person-mute-ended = Vuelves a ver lo que escribe { $name }.
person-block = Bloquear
person-block-text = No podrá invitarte ni sentarse en tus mesas, y no verás lo que escribe.
person-block-end = Desbloquear
person-block-done = Has bloqueado a { $name }.
person-block-ended = Has desbloqueado a { $name }.
friend-invite = Invitar
friend-invited = Has invitado a { $name }.
friend-asked = invitación enviada
friend-here = ya está aquí
friend-choice = Invitar desde el principio:
report = Denunciar
report-text = Lo verá quien gestiona este servidor. Se adjunta lo que esa persona ha escrito en esta mesa.
report-reason = ¿De qué se trata?
report-reason-chat = Lo que escribe
report-reason-name = Su nombre
report-reason-cheating = Trampas
report-reason-other = Otra cosa
report-more = ¿Algo más que contar?
report-send = Enviar la denuncia
report-sent = Gracias. Se ha enviado tu denuncia.
spectator-chat = Los espectadores pueden escribir en el chat

## La puerta de un club

door-title = Adelante
door-text = Este servidor es para gente invitada. Si eres nuevo, necesitas un código de quien lo gestiona.
door-closed = Aquí no se admite a nadie nuevo. Si tienes cuenta, entra con ella.
door-new = Soy nuevo aquí
door-code = Tu código
door-go = Entrar

## Privacidad

privacy = Privacidad
privacy-intro = Qué sabe de ti este servidor, quién puede verlo y cómo obtenerlo o borrarlo.
privacy-kept = Qué se guarda
privacy-kept-text = El nombre que eliges; las mesas en las que te sentaste, con cada jugada y su hora; lo que escribes en los chats; tus resultados puntuados; vacaciones; amigos, y a quién silencias o bloqueas; las denuncias que envías. La contraseña y los códigos de recuperación solo se guardan cifrados como resúmenes. Una cookie te recuerda; de cada navegador con sesión se guarda su tipo (por ejemplo, «Firefox, Linux») y su último día aquí.
privacy-not-kept = Qué no
privacy-not-kept-text = Ni correo, ni publicidad, ni rastreadores, ni nada de otros sitios. Tu dirección de internet se usa para limitar abusos mientras el servidor funciona; no se escribe ni en la base de datos ni en su registro.
privacy-seen = Quién ve qué
privacy-seen-text = En una mesa, quien tenga su enlace ve tu nombre, tus jugadas y el chat. Las cartas ocultas siguen ocultas hasta el final; después se puede ver toda la partida. La clasificación muestra los nombres de quienes juegan puntuado. Si alguien te denuncia, quienes gestionan el servidor ven tus líneas de ese chat.
privacy-long = Durante cuánto tiempo
privacy-long-text = Si no vienes en 90 días, se cierra tu sesión (quien gestiona el servidor puede elegir otro plazo). Un invitado ya no puede volver y se borra; las cuentas con contraseña se quedan. Las mesas que no empezaron se eliminan. Las partidas terminadas se conservan sin los nombres de quienes se han ido. Las denuncias cerradas se borran al cabo de un año.
privacy-yours = Qué puedes hacer
privacy-yours-text = Bajo tu nombre puedes descargar todo lo tuyo en un archivo, cerrar la sesión de otros navegadores y borrarte. Al borrarte desaparecen enseguida tu nombre, contraseña, mensajes, resultados, amigos y denuncias; las copias de seguridad de quien gestiona el servidor pueden conservarlos más tiempo.
privacy-host = Quién gestiona este servidor
privacy-host-text = Ludoteca es software libre que cualquiera puede usar. Lo gestiona quien te dio esta dirección, y puede leer lo que se guarda: pregúntale.
privacy-me = A mi cuenta

## Problemas

problem-bad-password = Esa no es tu contraseña.
problem-bad-code = Ese nombre y ese código no van juntos, o el código ya se ha usado.
problem-bad-registration-code = Aquí no se conoce ese código, o ya está agotado.
problem-bad-host = A este servidor no se llega por esta dirección.
problem-banned = Esta cuenta está expulsada.
problem-blocked = No es posible: hay un bloqueo entre las dos cuentas.
problem-elsewhere = Esta partida sigue en otro servidor que conoce sus reglas.
problem-mixed-name = Escribe tu nombre en un solo alfabeto.
problem-no-password = Primero pon una contraseña.
problem-no-report = No existe esa denuncia.
problem-no-session = La sesión de ese navegador ya está cerrada.
problem-quiet-table = El anfitrión ha pedido a los espectadores que no escriban.
problem-registration-closed = Aquí no se admite a nadie nuevo. Entra con tu cuenta.
problem-registration-code = Quien es nuevo aquí necesita un código.
problem-reported = Ya lo has denunciado.
problem-too-many-people = Hay { $most } personas en tus listas. Quita antes a alguna.

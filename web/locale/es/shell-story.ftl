# El reparto: las caras de la gente, el interruptor del villano y lo que dicen los bots.

face-choose = Tu cara
face-fox = Zorro
face-owl = Búho
face-frog = Rana
face-ghost = Fantasma
face-robot = Robot
face-witch = Bruja
face-knight = Caballero
face-dragon = Dragón
face-rabbit = Conejo
face-bear = Oso
face-kraken = Kraken
face-imp = Diablillo
setting-banter = El villano
banter-on = Rigor Mortis y los bots hablan durante la partida
seat-bot-named = { $name } (bot, { $level })
bot-easy-glad-1 = ¿Eso lo he hecho yo? ¿A propósito?
bot-easy-glad-2 = ¡Mira, { $name }, ha funcionado!
bot-easy-hurt-1 = ¡Ay! ¿Eso vale?
bot-easy-hurt-2 = Si ya me iba.
bot-normal-glad-1 = No ha salido nada mal.
bot-normal-glad-2 = No es nada personal, { $name }.
bot-normal-hurt-1 = Me lo apunto, { $name }.
bot-normal-hurt-2 = Vale. Por esta vez.
bot-hard-glad-1 = Lo tenía previsto hace tres turnos.
bot-hard-glad-2 = Lo has dejado en bandeja, { $name }.
bot-hard-hurt-1 = Eso se devuelve, con intereses.
bot-hard-hurt-2 = Un error en mis cuentas. Corregido.
bot-master-glad-1 = Inevitable.
bot-master-glad-2 = Gracias, { $name }. Como estaba previsto.
bot-master-hurt-1 = Interesante. Sigue, sigue.
bot-master-hurt-2 = Disfrútalo, { $name }. Es parte del plan.

# Repeticiones: probabilidades y momentos clave; imágenes para compartir.

chances = Probabilidades de ganar
chances-ask = Analizar la partida
chances-text = Un bot fuerte analiza cada decisión: cómo fueron las probabilidades, qué fue suerte y qué fue destreza.
chances-progress = { $done } de { $all } momentos
chances-pause = El servidor necesita un respiro; continuará solo.
chances-stop = Parar
chances-graph = Cómo subieron y bajaron las probabilidades de cada cual
luck-and-skill = Suerte y destreza
luck-share = Cerca del { $share } de lo que cambió las probabilidades fueron dados, cartas robadas y lo oculto; el resto, decisiones.
report-accuracy = Precisión del { $accuracy }: la mejor jugada, u otra igual de buena, en { $found } de { $choices } decisiones.
report-way = Del { $start } al { $end }: decisiones propias { $own }, ajenas { $others }, suerte { $luck }.
turning-points = Momentos clave
turning-luck = Turno { $number }: la suerte lleva a { $name } del { $before } al { $after }.
turning-choice = Turno { $number }: { $name } pasa del { $before } al { $after } por una decisión: { $played }.
best-idea = Una idea mejor
best-idea-text = { $name }, turno { $number }: { $better }, en vez de: { $played } ({ $gap } más de ganar).
share-picture = Compartir una imagen
share-picture-failed = Este navegador no ha podido dibujar la imagen.

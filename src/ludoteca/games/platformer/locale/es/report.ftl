# What reports of simulations say of this game.

report-ending-boss = jefe derrotado
report-ending-knocked_out = héroe fuera de combate
report-ending-time = se acabó el tiempo
report-roles = Héroes
report-role = héroe
report-roles-note = Con qué frecuencia ganó quien llevaba a este héroe, en partes justas.

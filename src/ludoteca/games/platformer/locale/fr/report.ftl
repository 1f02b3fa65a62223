# What reports of simulations say of this game.

report-ending-boss = boss vaincu
report-ending-knocked_out = héros hors de combat
report-ending-time = temps écoulé
report-roles = Héros
report-role = héros
report-roles-note = Combien de fois a gagné un joueur avec ce héros, en parts équitables.

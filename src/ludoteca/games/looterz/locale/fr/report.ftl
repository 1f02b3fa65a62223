# What reports of simulations say of this game.

report-ending-coins = assez de pièces
report-ending-rigor = retour de Rigor Mortis

# What reports of simulations say of this game.

report-ending-coins = monedas suficientes
report-ending-rigor = regreso de Rigor Mortis

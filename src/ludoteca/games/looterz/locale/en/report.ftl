# What reports of simulations say of this game.

report-ending-coins = enough coins
report-ending-rigor = Rigor Mortis returned

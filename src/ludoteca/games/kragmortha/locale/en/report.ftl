# What reports of simulations say of this game.

report-ending-looks = fourth Look
report-ending-tomes = last Tome taken

# What reports of simulations say of this game.

report-ending-looks = cuarta Mirada
report-ending-tomes = último Tomo robado

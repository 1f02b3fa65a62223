# What reports of simulations say of this game.

report-ending-looks = quarta Occhiataccia
report-ending-tomes = ultimo Libro preso

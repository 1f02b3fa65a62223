# What reports of simulations say of this game.

report-ending-coins = monete sufficienti
report-ending-rigor = ritorno di Rigor Mortis

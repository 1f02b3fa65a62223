# What reports of simulations say of this game.

report-ending-coins = dość monet
report-ending-rigor = powrót Rigora Mortisa

# What reports of simulations say of this game.

report-ending-looks = czwarte Spojrzenie
report-ending-tomes = ostatnia Księga zabrana

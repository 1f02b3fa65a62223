# What reports of simulations say of this game.

report-ending-looks = quatrième Regard
report-ending-tomes = dernier Grimoire pris

# What reports of simulations say of this game.

report-ending-boss = boss pokonany
report-ending-knocked_out = bohater znokautowany
report-ending-time = koniec czasu
report-roles = Bohaterowie
report-role = bohater
report-roles-note = Jak często wygrywał gracz z tym bohaterem, w sprawiedliwych częściach.

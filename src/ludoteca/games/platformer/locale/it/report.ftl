# What reports of simulations say of this game.

report-ending-boss = boss sconfitto
report-ending-knocked_out = eroe fuori combattimento
report-ending-time = tempo scaduto
report-roles = Eroi
report-role = eroe
report-roles-note = Quanto spesso ha vinto chi aveva questo eroe, in quote eque.

# What reports of simulations say of this game.

report-ending-boss = boss defeated
report-ending-knocked_out = hero knocked out
report-ending-time = out of time
report-roles = Heroes
report-role = hero
report-roles-note = How often a player with this hero won, in fair shares.

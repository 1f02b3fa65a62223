# Moves of the table: what calls them, and what is voted on.

table-moves = ¡Falta!
table-moves-vote = { $caller } dice que { $accused } ha incumplido una penitencia.

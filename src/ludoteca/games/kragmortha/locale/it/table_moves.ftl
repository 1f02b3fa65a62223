# Moves of the table: what calls them, and what is voted on.

table-moves = Infrazione!
table-moves-vote = { $caller } dice che { $accused } non ha rispettato una penitenza.

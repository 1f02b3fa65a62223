# Moves of the table: what calls them, and what is voted on.

table-moves = Breach!
table-moves-vote = { $caller } says that { $accused } has broken a penance.

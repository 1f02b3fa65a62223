# Moves of the table: what calls them, and what is voted on.

table-moves = Uchybienie!
table-moves-vote = { $caller } mówi, że { $accused } nie dopełnia pokuty.

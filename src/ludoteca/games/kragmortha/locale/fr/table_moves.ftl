# Moves of the table: what calls them, and what is voted on.

table-moves = Faute !
table-moves-vote = { $caller } dit que { $accused } a manqué à une pénitence.

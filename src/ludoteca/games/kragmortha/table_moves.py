"""The moves of the table in Kragmortha: breaches of a penance (K31), and who may call them."""

from collections.abc import Mapping

from ludoteca.games.kragmortha.moves import FIRST_TABLE_MOVE
from ludoteca.games.kragmortha.rules_looks import table_legal, table_move
from ludoteca.kernel.declarations import seat_number
from ludoteca.kernel.game_parts import Call, TableMoves
from ludoteca.kernel.moves import Move


def call(options: Mapping[str, str], move: Move) -> Call | None:
    """K31: on honour the others call a breach and vote on it; otherwise a player's own screen notices it."""
    accused = seat_number(move.args[0])
    if options["penance"] == "honour":
        return Call(accused, by="others", decided="vote")
    if options["penance"] == "screen":
        return Call(accused, by="itself", decided="at once")
    return None


TABLE_MOVES = TableMoves(FIRST_TABLE_MOVE, table_move, table_legal, call)

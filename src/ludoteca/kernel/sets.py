"""Sets of small numbers, for instance of cards: one number with a bit for each.

`cards >> card & 1` asks, `cards |= 1 << card` adds, `cards &= ~(1 << card)` removes; and to go through them in order:

    while cards:
        card = lowest(cards)
        ...
        cards &= cards - 1
"""

from typing import Any

from ludoteca.kernel.compiling import COMPILED

if COMPILED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def lowest(typingctx: Any, numbers: Any) -> Any:
        """The lowest number of a set that has any."""

        def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), lower

    @intrinsic
    def how_many(typingctx: Any, numbers: Any) -> Any:
        """How many numbers a set has."""

        def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), lower

else:

    def lowest(numbers: int) -> int:
        """The lowest number of a set that has any."""
        return (numbers & -numbers).bit_length() - 1

    def how_many(numbers: int) -> int:
        """How many numbers a set has."""
        return numbers.bit_count()

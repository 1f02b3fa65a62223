"""Small machine code for a GPU, and a meeting point for some of its threads.

The threads of a GPU's processor get their instructions through small caches. With loops unrolled as compilers like it
and every index looked at twice, the rules of a game fill them several times over, and most of the time goes by in
waiting for code.
"""

from typing import Any

import numba
from llvmlite import ir
from llvmlite.ir import instructions
from numba.cuda.extending import intrinsic


@intrinsic
def compact(typingctx):
    """Stands at the end of a kernel: asks for small code, in it and in all that it calls."""

    def lower(context, builder, signature, args):
        for module in (builder.module, *context.active_code_library.modules):
            for function in module.functions if module else ():
                if not function.is_declaration:
                    function.attributes.add("optsize")
                    if function is not builder.function:
                        function.attributes.add("alwaysinline")
                    take_indices_as_they_are(function)
        return context.get_constant(signature.return_type, 0)

    return numba.int64(), lower


def take_indices_as_they_are(function: Any) -> None:
    """Leaves out `index + size if index < 0 else index` at every index: rules never count from the end of a row."""
    never = ir.Constant(ir.IntType(1), 0)
    for block in function.blocks:
        for choice in block.instructions:
            if isinstance(choice, instructions.SelectInstr):
                asked, wrapped, index = choice.operands
                if (
                    isinstance(asked, instructions.ICMPInstr)
                    and asked.op == "slt"
                    and asked.operands[0] is index
                    and getattr(asked.operands[1], "constant", None) == 0
                    and getattr(wrapped, "opname", None) == "add"
                    and wrapped.operands[0] is index
                ):
                    choice.operands[0] = never


@intrinsic
def gather(typingctx, name, threads):
    """Waits until so many threads of a block have come to the meeting point of this name, 1 to 15."""

    def lower(context, builder, signature, args):
        point = ir.FunctionType(ir.VoidType(), [ir.IntType(32)] * 2)
        bar = ir.InlineAsm(point, "bar.sync $0, $1;", "r,r,~{memory}", side_effect=True)
        builder.call(bar, args, attrs=("convergent",))
        return context.get_constant(signature.return_type, 0)

    return numba.int64(numba.int32, numba.int32), lower

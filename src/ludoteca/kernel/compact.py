"""Small machine code for a GPU.

The threads of a GPU's processor get their instructions through one small cache. With loops unrolled as compilers like
it, the rules of a game fill that cache several times over, and most of the time goes by in waiting for code.
"""

import numba
from numba.cuda.extending import intrinsic


@intrinsic
def compact(typingctx):
    """Stands at the end of a kernel: asks for small code, in it and in all that it calls."""

    def lower(context, builder, signature, args):
        for module in (builder.module, *context.active_code_library.modules):
            for function in module.functions if module else ():
                if not function.is_declaration:
                    function.attributes.add("optsize")
        return context.get_constant(signature.return_type, 0)

    return numba.int64(), lower

"""Small machine code for a GPU, and a meeting point for some of its threads.

The threads of a GPU's processor get their instructions through small caches. With loops unrolled as compilers like it
and every index looked at twice, the rules of a game fill them several times over, and most of the time goes by in
waiting for code.
"""

import operator
from functools import partial
from typing import Any

import numba
from llvmlite import ir
from llvmlite.ir import instructions
from numba.cuda import types
from numba.cuda.core.imputils import impl_ret_borrowed
from numba.cuda.extending import intrinsic, lower_builtin

from ludoteca.kernel.cuda.aliasing import tell_fields_apart
from ludoteca.kernel.structs import LINE

SECTOR = 32
"""Bytes of a line that a GPU fetches on their own."""


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
                    multiply_apart(function)
                    tell_fields_apart(function)
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


def multiply_apart(function: Any) -> None:
    """Rounds each product before it is added to anything: a GPU would not, and differ from a CPU in the last bit.

    The compiler joins `a * b + c` wherever it finds it. It leaves products alone that ask for their rounding by name.
    """
    named = {"double": "llvm.nvvm.mul.rn.d", "float": "llvm.nvvm.mul.rn.f"}
    for block in function.blocks:
        for product in block.instructions:
            if getattr(product, "opname", None) == "fmul" and str(product.type) in named:
                name = named[str(product.type)]
                if name not in function.module.globals:
                    ir.Function(function.module, ir.FunctionType(product.type, [product.type] * 2), name)
                product.descr = partial(_describe_product, product, name)


def _describe_product(product: Any, name: str, written: list[str]) -> None:
    """The product as a call of that name, which is how the instruction is written down."""
    a, b = (operand.get_reference() for operand in product.operands)
    written.append(f"call {product.type} @{name}({product.type} {a}, {product.type} {b})\n")


@lower_builtin(operator.contains, types.UniTuple, types.Integer)
def contains(context, builder, signature, args):
    """`number in (A, B)`, compared one by one. Numba's own way is a loop over memory, which `compact` keeps a loop."""
    numbers, number = signature.args
    sought = context.cast(builder, args[1], number, numbers.dtype)
    found = ir.Constant(ir.IntType(1), 0)
    for at in range(numbers.count):
        found = builder.or_(found, builder.icmp_signed("==", builder.extract_value(args[0], at), sought))
    return found


def fetcher(lines: int) -> Any:
    """Makes `fetch(items, i)`: brings the first lines of an item of an array near, all at once.

    One number is read of each of their sectors, and used, as what nobody uses is not read: hence the pause of a
    nanosecond, in one case of four billion. (`prefetch` was slower; see docs/benchmarks.md.)
    """
    sectors = range(lines * LINE // SECTOR)
    numbers = ", ".join(f"n{k}" for k in sectors)
    reads = " ".join(f"ld.global.b32 n{k}, [$0 + {k * SECTOR}];" for k in sectors)
    uses = " ".join(f"xor.b32 n0, n0, n{k};" for k in sectors[1:])
    text = f"{{.reg .pred p; .reg .b32 {numbers}; {reads} {uses} setp.eq.u32 p, n0, 1540483477; @p nanosleep.u32 1;}}"

    @intrinsic
    def fetch(typingctx, items, i):
        def lower(context, builder, signature, args):
            array = context.make_array(signature.args[0])(context, builder, args[0])
            start = builder.ptrtoint(builder.gep(array.data, [args[1]]), ir.IntType(64))
            read = ir.InlineAsm(ir.FunctionType(ir.VoidType(), [ir.IntType(64)]), text, "l,~{memory}", side_effect=True)
            builder.call(read, [start])
            return context.get_constant(signature.return_type, 0)

        return numba.int64(items, numba.int64), lower

    return fetch


@intrinsic
def seen_as(typingctx, words, records):
    """These words as an array of records, of the type of the second."""

    def lower(context, builder, signature, args):
        raw = context.make_array(signature.args[0])(context, builder, args[0])
        seen = context.make_array(signature.return_type)(context, builder, args[1])
        seen.data = builder.bitcast(raw.data, seen.data.type)
        return impl_ret_borrowed(context, builder, signature.return_type, seen._getvalue())

    return records(words, records), lower


@intrinsic
def gather(typingctx, name, threads):
    """Waits until so many threads of a block have come to the meeting point of this name, 1 to 15."""

    def lower(context, builder, signature, args):
        point = ir.FunctionType(ir.VoidType(), [ir.IntType(32)] * 2)
        bar = ir.InlineAsm(point, "bar.sync $0, $1;", "r,r,~{memory}", side_effect=True)
        builder.call(bar, args, attrs=("convergent",))
        return context.get_constant(signature.return_type, 0)

    return numba.int64(numba.int32, numba.int32), lower


@intrinsic
def float_of(typingctx, bits):
    """The number whose bfloat16 these sixteen bits are."""

    def lower(context, builder, signature, args):
        wide = builder.shl(builder.zext(builder.trunc(args[0], ir.IntType(16)), ir.IntType(32)), ir.IntType(32)(16))
        return builder.bitcast(wide, ir.FloatType())

    return types.float32(types.int32), lower


@intrinsic
def bits_of(typingctx, number):
    """The bits of a number as bfloat16, rounded to the nearest."""

    def lower(context, builder, signature, args):
        word = ir.IntType(32)
        bits = builder.bitcast(args[0], word)
        odd = builder.and_(builder.lshr(bits, word(16)), word(1))
        rounded = builder.add(bits, builder.add(odd, word(0x7FFF)))
        return builder.trunc(builder.lshr(rounded, word(16)), ir.IntType(16))

    return types.uint16(types.float32), lower

"""Functions that JavaScript can call, around those that Numba compiled.

A compiled loop takes an array as seven 64-bit numbers and gives its result through memory. Its wrapper takes an array
as two numbers, address and length, a whole number as 32 bits and another as a double, and gives one number.
"""

from typing import Any

import numba
from llvmlite import ir
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from ludoteca.wasm.exports import KEY_WORDS, Argument, Export

i32 = ir.IntType(32)
i64 = ir.IntType(64)
double = ir.DoubleType()


def signature(export: Export) -> list[dict[str, Any]]:
    """The parameters of a wrapper, as the manifest lists them; an array stands for two, its address and its length."""
    listed: list[dict[str, Any]] = []
    for argument in export.arguments:
        if argument.parts:
            listed += [{"name": f"{argument.name}.{part}", "kind": "array"} for part in argument.parts]
        elif isinstance(argument.type, numba.types.Array):
            listed.append({"name": argument.name, "kind": "array"})
        else:
            listed.append({"name": argument.name, "kind": "f64" if argument.type == numba.float64 else "i32"})
    return listed


def wrapper_module(exports: list[Export]) -> str:
    """The wrappers of all loops, as LLVM assembly; each loop must have been compiled."""
    module = ir.Module("wrappers")
    for export in exports:
        _wrap(module, export)
    return str(module)


def _wrap(module: ir.Module, export: Export) -> None:
    context = cpu_target.target_context
    overload = export.dispatcher.overloads[export.types]
    gives = overload.signature.return_type
    callee_type = context.call_conv.get_function_type(gives, export.types)
    callee = ir.Function(module, callee_type, overload.fndesc.llvm_func_name)
    taken = [kind for parameter in signature(export) for kind in _parameter_types(parameter["kind"])]
    wrapper = ir.Function(module, ir.FunctionType(i32, taken), export.name)
    builder = ir.IRBuilder(wrapper.append_basic_block())
    given = list(wrapper.args)
    arguments = [_argument(context, builder, argument, given) for argument in export.arguments]
    status, result = context.call_conv.call_function(builder, callee, gives, export.types, arguments)
    with builder.if_then(status.is_error):
        # Rules raise nothing. Should one ever do so, the caller gets a RuntimeError rather than a wrong number.
        builder.call(module.declare_intrinsic("llvm.trap", fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    builder.ret(builder.trunc(result, i32) if isinstance(gives, numba.types.Integer) else i32(0))


def _parameter_types(kind: str) -> list[ir.Type]:
    return {"array": [i32, i32], "i32": [i32], "f64": [double]}[kind]


def _argument(context: Any, builder: ir.IRBuilder, argument: Argument, given: list[ir.Value]) -> Any:
    """One argument as Numba wants it, of the next parameters of the wrapper, which it takes off the list."""
    if argument.parts:
        arrays = [_array(context, builder, kind, given) for kind in argument.type.types]
        return context.make_tuple(builder, argument.type, arrays)
    if isinstance(argument.type, numba.types.Array):
        return _array(context, builder, argument.type, given)
    number = given.pop(0)
    return number if argument.type == numba.float64 else builder.sext(number, i64)


def _array(context: Any, builder: ir.IRBuilder, kind: Any, given: list[ir.Value]) -> Any:
    """An array at an address. A second dimension is as wide as a key, the only thing that has one."""
    address, length = given.pop(0), builder.zext(given.pop(0), i64)
    array = context.make_array(kind)(context, builder)
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    shape, strides = [length], [i64(size)]
    if kind.ndim == 2:
        shape, strides = [length, i64(KEY_WORDS)], [i64(size * KEY_WORDS), i64(size)]
    data = builder.inttoptr(address, context.get_data_type(kind.dtype).as_pointer())
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=i64(size), meminfo=None)
    return array._getvalue()

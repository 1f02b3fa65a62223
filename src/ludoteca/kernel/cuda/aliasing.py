"""Tells the compiler of a GPU's code that the fields of a record lie apart.

Numba says nothing of the kind, so after every number that is written into a list the compiler takes it that all
other numbers of the record may have changed, and reads them again. With it a fifth of all reads is left out.

What it is told is LLVM's type-based alias metadata, with a type of its own for each field. Where a pointer's field
is not certain, nothing is told, and the compiler goes on to expect the worst.
"""

from typing import Any

from llvmlite import ir
from llvmlite.ir.instructions import AllocaInstr, CastInstr, GEPInstr, LoadInstr, StoreInstr

DATA = 4
"""Which member of an array, as Numba keeps it, points to its numbers."""
ZERO = ir.Constant(ir.IntType(64), 0)


def tell_fields_apart(function: Any) -> None:
    """Marks each read and write of a field of a record with the field."""
    fields = Fields(function)
    module = function.module
    root = module.add_metadata(["fields"])
    for access in instructions(function):
        if isinstance(access, LoadInstr | StoreInstr):
            field = fields.of(access.operands[-1])
            if field is not None:
                kind = module.add_metadata([field, root, ZERO])
                access.set_metadata("tbaa", module.add_metadata([kind, kind, ZERO]))


def instructions(function: Any) -> Any:
    """All instructions of a function."""
    return (instruction for block in function.blocks for instruction in block.instructions)


def constants(operands: Any) -> list[Any]:
    """The values of operands, None for those that are not constant."""
    return [getattr(operand, "constant", None) for operand in operands]


class Fields:
    """Which field of which record the pointers of a function point into.

    Numba keeps an array (a list in a record is one) in a variable on the stack, and the pointer to its numbers in a
    member of that. So a pointer is followed through variables, as long as nothing else is ever put there.
    """

    def __init__(self, function: Any):
        self._kept: dict[int, list[Any]] = {}
        """What is written into each variable, if it is a pointer or an array."""
        self._known: dict[int, str | None] = {}
        for instruction in instructions(function):
            if isinstance(instruction, StoreInstr):
                value, pointer = instruction.operands
                variable = variable_of(pointer)
                if variable is not None and not isinstance(value, ir.Constant):
                    self._kept.setdefault(id(variable), []).append(value)

    def of(self, pointer: Any) -> str | None:
        """The field that a pointer points into, or that the pointer of an array does; None if that is not certain."""
        if id(pointer) not in self._known:
            self._known[id(pointer)] = None
            self._known[id(pointer)] = self._found(pointer)
        return self._known[id(pointer)]

    def _found(self, pointer: Any) -> str | None:
        if isinstance(pointer, CastInstr):
            return self.of(pointer.operands[0])
        if isinstance(pointer, GEPInstr):
            base, *indices = pointer.operands
            return field_at(base.type.pointee, indices) if is_record(base.type) else self.of(base)
        if isinstance(pointer, LoadInstr):
            variable = variable_of(pointer.operands[0])
            found = {self.of(value) for value in self._kept.get(id(variable), ())}
            return found.pop() if len(found) == 1 else None
        return None


def variable_of(pointer: Any) -> Any:
    """The variable that is read or written here whole, or whose pointer to its numbers is; None if it is another."""
    if isinstance(pointer, GEPInstr) and constants(pointer.operands[1:]) == [0, DATA]:
        pointer = pointer.operands[0]
    return pointer if isinstance(pointer, AllocaInstr) else None


def is_record(kind: Any) -> bool:
    """Whether this is the type of a pointer to a record: so many bytes, for Numba."""
    pointee = getattr(kind, "pointee", None)
    return isinstance(pointee, ir.ArrayType) and pointee.element == ir.IntType(8)


def field_at(record: Any, indices: Any) -> str | None:
    """A field by where it begins; records are told apart by their size."""
    match constants(indices):
        case [0, int(offset)]:
            return f"{record.count}:{offset}"
    return None

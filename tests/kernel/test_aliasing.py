"""What a GPU's compiler is told of fields: of which one each read and write is, if that is certain."""

import llvmlite.binding as llvm
from llvmlite import ir

from ludoteca.kernel.cuda.aliasing import tell_fields_apart

BYTE, NUMBER = ir.IntType(8), ir.IntType(64)
INT = ir.IntType(32)
RECORD = ir.ArrayType(BYTE, 64).as_pointer()
ARRAY = ir.LiteralStructType([BYTE.as_pointer(), BYTE.as_pointer(), NUMBER, NUMBER, NUMBER.as_pointer()])
"""An array as Numba keeps it: its last member here points to its numbers."""
DATA = [INT(0), INT(4)]


class Rule:
    """A function under construction that gets a record and an index, as Numba would write it."""

    def __init__(self, arguments: tuple[ir.Type, ...] = (RECORD, NUMBER)):
        self.module = ir.Module("rules")
        self.function = ir.Function(self.module, ir.FunctionType(NUMBER, arguments), "rule")
        self.builder = ir.IRBuilder(self.function.append_basic_block())
        self.record, self.index = self.function.args

    def field(self, offset: int) -> ir.Value:
        """The address of a field."""
        byte = self.builder.gep(self.record, [INT(0), INT(offset)])
        return self.builder.bitcast(byte, NUMBER.as_pointer())

    def kept(self, *pointers: ir.Value) -> ir.Value:
        """A variable for an array, in which one after the other of these lists of numbers is kept."""
        array = self.builder.alloca(ARRAY)
        for pointer in pointers:
            self.builder.store(pointer, self.builder.gep(array, DATA))
        return array

    def item(self, array: ir.Value) -> ir.Value:
        """The address of a number of a list."""
        return self.builder.gep(self.builder.load(self.builder.gep(array, DATA)), [self.index])


def marks(rule: Rule, *accesses: ir.Instruction) -> list[str | None]:
    """The field that each access is marked with."""
    tell_fields_apart(rule.function)
    told = [access.metadata.get("tbaa") for access in accesses]
    return [mark and mark.operands[0].operands[0].string for mark in told]


def test_reads_and_writes_of_fields_are_marked_with_them():
    rule = Rule()
    read = rule.builder.load(rule.field(8))
    written = rule.builder.store(read, rule.field(16))
    assert marks(rule, read, written) == ["64:8", "64:16"]


def test_a_list_is_followed_through_the_variable_that_keeps_it():
    rule = Rule()
    copy = rule.builder.alloca(ARRAY)
    rule.builder.store(rule.builder.load(rule.kept(rule.field(24))), copy)
    written = rule.builder.store(NUMBER(1), rule.item(copy))
    assert marks(rule, written) == ["64:24"]


def test_a_variable_that_keeps_one_list_or_another_says_nothing():
    rule = Rule()
    written = rule.builder.store(NUMBER(1), rule.item(rule.kept(rule.field(8), rule.field(24))))
    assert marks(rule, written) == [None]


def test_a_list_that_came_as_an_argument_says_nothing():
    rule = Rule((NUMBER.as_pointer(), NUMBER))
    written = rule.builder.store(NUMBER(1), rule.item(rule.kept(rule.record)))
    assert marks(rule, written) == [None]


def reads_left(tell: bool) -> int:
    """How often a field is read that is looked at before and after a number of a list is written."""
    rule = Rule()
    before = rule.builder.load(rule.field(8))
    rule.builder.store(NUMBER(1), rule.item(rule.kept(rule.field(24))))
    after = rule.builder.load(rule.field(8))
    rule.builder.ret(rule.builder.add(before, after))
    if tell:
        tell_fields_apart(rule.function)
    llvm.initialize_native_target()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    module = llvm.parse_assembly(str(rule.module))
    passes.getModulePassManager().run(module, passes)
    return str(module).count(" load ")


def test_a_compiler_that_was_told_reads_a_field_once():
    assert (reads_left(tell=False), reads_left(tell=True)) == (2, 1)

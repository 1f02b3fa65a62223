"""From what LLVM made of the rules for this processor to one WebAssembly module without imports."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

from llvmlite import binding as llvm

from ludoteca.kernel.errors import LudotecaError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser of the last five years has."""
STACK = 1 << 16
_FOR_A_TARGET = re.compile(r'^target (?:datalayout|triple) = ".*"$', re.MULTILINE)
_COUNTED = ("NRT_incref", "NRT_decref")
"""Numba counts who holds an array; nobody lets go of one while a loop runs, and here nobody counts."""


class CannotLink(LudotecaError):
    """The rules cannot be made into a module, or not here."""


def link(modules: list[str], exported: list[str], folder: Path) -> bytes:
    """One module with these functions, of several in LLVM assembly; what it is made of lies in the folder."""
    machine = _machine()
    whole = _parsed(modules[0], machine)
    for text in modules[1:]:
        whole.link_in(_parsed(text, machine))
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    _optimise(whole, machine)
    missing = sorted({function.name for function in whole.functions if _is_missing(function)})
    if missing:
        raise CannotLink(f"The rules call what is not there in a browser: {', '.join(missing)}.")
    parts = folder / "rules.o"
    parts.write_bytes(machine.emit_object(whole))
    return _linked(parts, exported, folder)


def _machine() -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")


def _parsed(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """A module as if it had been compiled for WebAssembly: rules ask nothing about the machine that they run on."""
    module = llvm.parse_assembly(_uncounted(_FOR_A_TARGET.sub("", text)))
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    return module


def _uncounted(text: str) -> str:
    """The functions that count who holds an array, without a body."""
    for name in _COUNTED:
        body = re.compile(rf"^(define [^\n]*@{name}\([^\n]*\{{\n).*?^\}}", re.MULTILINE | re.DOTALL)
        text = body.sub(r"\1  ret void\n}", text)
        declared = re.compile(rf"^declare (void @{name}\([^)]*\)).*$", re.MULTILINE)
        text = declared.sub(r"define linkonce_odr \1 {\n  ret void\n}", text)
    return text


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _is_missing(function: llvm.ValueRef) -> bool:
    """Whether something calls a function of Python's or Numba's own, which is not in the module."""
    return function.is_declaration and re.match(r"_?Py|NRT_|numba_|\.?numba", function.name) is not None


def _linked(parts: Path, exported: list[str], folder: Path) -> bytes:
    if importlib.util.find_spec("ziglang") is None:
        raise CannotLink("Making WebAssembly needs a linker: install the extra “wasm” (pip install 'ludoteca[wasm]').")
    module = folder / "rules.wasm"
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ziglang", "build-exe", str(parts), "-target", "wasm32-freestanding", "-fno-entry"),
            *("-O", "ReleaseSmall", "-fstrip", "--stack", str(STACK), "--export=__heap_base"),
            *(f"--export={name}" for name in exported),
            *("--cache-dir", str(folder / "zig"), "--global-cache-dir", str(folder / "zig"), f"-femit-bin={module}"),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotLink(f"The rules could not be linked:\n{done.stderr}")
    return module.read_bytes()

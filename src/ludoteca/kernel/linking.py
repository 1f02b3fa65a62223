"""One optimisation a loop, instead of one a rule: what Numba's compiler is told about rules and loops.

By itself Numba optimises each function together with all that it calls and makes machine code of it, then does the
same again for each function that calls it. Nobody but other rules calls a rule, so here a rule waits as the compiler
first wrote it (`RuleLibrary`) until a loop gathers all that it needs, and the whole is optimised once (`LoopLibrary`).
The machine code of loops is kept on disk; of rules those are kept that loops call, with all that they call in turn,
for loops that are compiled another day (`RuleCache`).

This builds on parts of Numba that are not promised to stay: `pyproject.toml` says with which versions it was tested.
"""

from collections.abc import Callable
from functools import partial
from graphlib import TopologicalSorter
from typing import Any, Self

from llvmlite import binding as llvm
from numba.core.codegen import CodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler, compile_result
from numba.core.environment import lookup_environment

from ludoteca.kernel.code_cache import CodeCache

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the variables begin in which compiled functions find their surroundings in Python."""


def gathered(library: JITCodeLibrary) -> list[CodeLibrary]:
    """All that a library needs, each before what it needs itself: the linker takes what was asked for before."""
    needs: dict[CodeLibrary, list[CodeLibrary]] = {}
    waiting: list[CodeLibrary] = [library]
    while waiting:
        one = waiting.pop()
        if one not in needs:
            # Other libraries than these are whole.
            needs[one] = one._linking_libraries if one is library or isinstance(one, RuleLibrary) else []
            waiting += needs[one]
    return list(TopologicalSorter(needs).static_order())[-2::-1]


class RuleLibrary(JITCodeLibrary):
    """A rule as the compiler first wrote it, to be linked into loops."""

    def __init__(self, codegen: Any, name: str):
        super().__init__(codegen, name)
        self.keep: Callable[[], None] | None = None
        """Writes the rule to disk; None if it lies there, or nobody asked for that."""

    def finalize(self) -> None:
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Whoever wants to set up what machine code needs to run: see `set_env`."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing runs here: loops set up what their rules need."""

    def serialize_using_object_code(self) -> bytes:
        """The rule and all that it calls."""
        module = self._final_module.clone()
        for library in gathered(self):
            module.link_in(library._get_module_for_linking(), preserve=True)
        return bytes(module.as_bitcode())

    @classmethod
    def from_bitcode(cls, codegen: Any, bitcode: bytes) -> Self:
        """A rule that was kept."""
        library = cls(codegen, cls.__name__)
        library._final_module = llvm.parse_bitcode(bitcode)
        library.finalize()
        return library


class LoopLibrary(JITCodeLibrary):
    """A loop and all rules that it needs, optimised together."""

    _linking_libraries: list[CodeLibrary]

    def finalize(self) -> None:
        called = [library for library in self._linking_libraries if isinstance(library, RuleLibrary)]
        self._linking_libraries = gathered(self)
        super().finalize()
        for variable in self._final_module.global_variables:
            environment = variable.name.startswith(ENVIRONMENT) and lookup_environment(variable.name)
            if environment:
                self.codegen.set_env(variable.name, environment)
        for library in called:
            if library.keep:
                library.keep()
                library.keep = None

    def _optimize_final_module(self) -> None:
        """Nobody else calls the rules that are linked in, so one that is called in one place can go in there whole."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


class LoopCompiler(Compiler):
    """Numba's compiler, with a library of ours to write to."""

    library: type[JITCodeLibrary] = LoopLibrary

    def __init__(self, typing_context: Any, target_context: Any, _library: None, *rest: Any):
        library = self.library(target_context.codegen(), self.library.__name__)
        library.enable_object_caching()
        super().__init__(typing_context, target_context, library, *rest)


class RuleCompiler(LoopCompiler):
    """The same for rules."""

    library = RuleLibrary


class RuleCache(CodeCache):
    """Where a rule lies on disk, if a loop has called it."""

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        """The rule that was kept, as if it had just been compiled."""
        bitcode, description, environment, signature, _, _, _, reload_init, _ = payload
        library = RuleLibrary.from_bitcode(target_context.codegen(), bitcode)
        return compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            entry_point=target_context.get_executable(library, description, environment),
            library=library,
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=description,
            environment=environment,
            reload_init=reload_init,
        )

    def save_overload(self, sig: Any, data: Any) -> None:
        """A rule that only other rules call lies within them."""
        data.library.keep = partial(super().save_overload, sig, data)

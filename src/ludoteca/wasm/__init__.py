"""The rules and the search of a game as a WebAssembly module, made from the same Python source as everything else.

`ludoteca wasm` writes them; `build.py` is what it calls. Numba compiles the loops of `exports.py` for a plain
processor, `wrappers.py` gives them signatures that JavaScript can call, `linker.py` turns what LLVM made of them into
one module without imports, and `manifest.py` says what a caller must know of it. docs/webassembly.md has the rest.
"""

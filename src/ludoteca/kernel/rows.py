"""Rows of numbers as the loops take them: NumPy arrays when compiled, lists when interpreted."""

from typing import Any

from ludoteca.kernel.compiling import COMPILED

if COMPILED:
    import numpy as np

    def row(numbers: Any, code: str) -> Any:
        """Numbers, or rows of them, of a type as NumPy writes it."""
        return np.array(numbers, code)

    def zeros(size: int, code: str) -> Any:
        """So many zeros of a type as NumPy writes it."""
        return np.zeros(size, code)

else:
    from array import array

    def row(numbers: Any, code: str) -> Any:
        """Numbers, or rows of them, of a type as NumPy writes it."""
        return numbers

    def zeros(size: int, code: str) -> Any:
        """So many zeros of a type as NumPy writes it. What is kept in 32 bits is rounded here as well."""
        if code == "f4":
            return array("f", bytes(4 * size))
        return [0.0 if code[0] == "f" else 0] * size

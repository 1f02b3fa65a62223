"""A batch on the device that was asked for."""

from typing import Any

import numpy as np

from ludoteca.kernel.batch import Batch, CpuBatch
from ludoteca.kernel.compiling import COMPILED
from ludoteca.kernel.errors import LudotecaError, NoDevice
from ludoteca.kernel.setting import Setting


def open_batch(
    setting: Setting[Any, Any], size: int, seed: str, device: str, threads: int | None, record: bool = False
) -> Batch:
    """A batch on a device: "cpu", or "cuda"."""
    if size < 1:
        raise LudotecaError(f"A batch has at least one game, not {size}.")
    if device == "cpu":
        return CpuBatch(setting, size, seed, threads, record)
    if device == "cuda":
        if not COMPILED:
            raise NoDevice("A GPU runs compiled rules only: unset LUDOTECA_COMPILE.")
        # numba-cuda still asks for a name that NumPy has dropped.
        vars(np).setdefault("row_stack", np.vstack)
        from ludoteca.kernel.cuda.batch import CudaBatch

        return CudaBatch(setting, size, seed, record)
    raise NoDevice(f"There is no device “{device}”. There are: cpu, cuda.")

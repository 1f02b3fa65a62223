"""Arrays of a GPU as other libraries take them, tried on the computer's own memory."""

import gc
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba.cuda")

from ludoteca.kernel.cuda import arrays


class Held:
    """Looks like Numba's array on a device."""

    def __init__(self, numbers: Any):
        self.numbers = numbers
        self.shape, self.dtype = numbers.shape, numbers.dtype
        self.__cuda_array_interface__ = {"data": (numbers.ctypes.data, False)}

    def copy_to_host(self) -> Any:
        return self.numbers.copy()


class Here(arrays.DeviceArray):
    def __dlpack_device__(self) -> tuple[int, int]:
        return 1, 0


@pytest.mark.parametrize("kind", [np.uint8, np.bool_, np.float32, np.int16])
def test_others_look_at_the_same_numbers_as_long_as_they_like(kind):
    held = Held(np.arange(12).reshape(3, 4).astype(kind))
    seen = np.from_dlpack(Here(held))
    assert seen.dtype == kind
    assert (seen == held.numbers).all()
    assert seen.ctypes.data == held.numbers.ctypes.data
    assert len(arrays._lent) == 1
    del seen
    gc.collect()
    assert not arrays._lent


def test_what_nobody_takes_is_forgotten():
    capsule = Here(Held(np.zeros(3, np.float32))).__dlpack__()
    assert arrays._lent
    del capsule
    gc.collect()
    assert not arrays._lent


def test_numpy_gets_a_copy():
    held = Held(np.arange(3.0))
    assert np.asarray(Here(held)).tolist() == [0.0, 1.0, 2.0]
    assert len(Here(held)) == 3

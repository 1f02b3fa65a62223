"""Arrays on a GPU that other libraries take without a copy: by `__cuda_array_interface__` and by DLPack."""

import ctypes
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

CUDA_DEVICE = 2
INTEGER, UNSIGNED, FLOAT, BFLOAT, BOOL = 0, 1, 2, 4, 6
CODES = {"i": INTEGER, "u": UNSIGNED, "f": FLOAT, "b": BOOL}
DEFAULT_STREAM = 1
CAPSULE_NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_lent: dict[int, Any] = {}
"""What others look at must not be freed before they say so."""


def _forget(address: int) -> None:
    _lent.pop(address, None)


def _dropped(capsule: int) -> None:
    """A capsule goes: if nobody took what is in it, nobody will. (Its address: as an object it must not come back.)"""
    if _capsule_is_valid(capsule, CAPSULE_NAME):
        _forget(_capsule_pointer(capsule, CAPSULE_NAME))


_Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_forget_callback = _Callback(_forget)
_dropped_callback = _Callback(_dropped)


_api = ctypes.pythonapi
_new_capsule = _api.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_capsule_is_valid = _api.PyCapsule_IsValid
_capsule_is_valid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
_capsule_pointer = _api.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)


class DeviceArray:
    """A contiguous array on the GPU."""

    def __init__(self, held: Any, bfloat: bool = False):
        self.held = held
        """Numba's array, to hand to kernels."""
        self._bfloat = bfloat

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.held.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the numbers; bfloat16 shows as the bits of each, `uint16`."""
        kind: np.dtype[Any] = np.dtype(self.held.dtype)
        return kind

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.held.__cuda_array_interface__

    def copy_to_host(self) -> NDArray[Any]:
        """The numbers in the computer's own memory."""
        numbers: NDArray[Any] = self.held.copy_to_host()
        return numbers

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        numbers = self.copy_to_host()
        return numbers if dtype is None else numbers.astype(dtype)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, int(cuda.get_current_device().id)

    def __dlpack__(self, *, stream: int | None = None, **_others: Any) -> Any:
        if stream not in (None, DEFAULT_STREAM):
            cuda.synchronize()
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        code = BFLOAT if self._bfloat else CODES[self.dtype.kind]
        tensor = _Tensor(
            self.held.__cuda_array_interface__["data"][0],
            _Device(*self.__dlpack_device__()),
            len(self.shape),
            _Type(code, 8 * self.dtype.itemsize, 1),
            shape,
            None,
            0,
        )
        managed = _Managed(tensor, None, ctypes.cast(_forget_callback, ctypes.c_void_p))
        address = ctypes.addressof(managed)
        _lent[address] = (managed, shape, self.held)
        return _new_capsule(address, CAPSULE_NAME, ctypes.cast(_dropped_callback, ctypes.c_void_p))

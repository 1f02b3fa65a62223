"""Rows hold numbers in the same way whether the rules are compiled or interpreted."""

import struct

from ludoteca.kernel.rows import zeros


def test_numbers_of_32_bits_are_rounded():
    kept = zeros(2, "f4")
    kept[1] = 1 / 3
    assert [float(number) for number in kept] == [0.0, struct.unpack("f", struct.pack("f", 1 / 3))[0]]


def test_numbers_of_64_bits_are_not():
    kept = zeros(2, "f8")
    kept[1] = 1 / 3
    assert [float(number) for number in kept] == [0.0, 1 / 3]

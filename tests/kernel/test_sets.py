"""Sets of small numbers: one bit each."""

import pytest

from ludoteca.kernel.compiling import loop
from ludoteca.kernel.sets import how_many, lowest


@loop
def in_order(numbers):
    """The numbers of a set, lowest first, as digits of base 64."""
    told = 0
    while numbers:
        told = told * 64 + lowest(numbers)
        numbers &= numbers - 1
    return told


@loop
def counted(numbers):
    """How many numbers a set has."""
    return how_many(numbers)


SETS = [(0,), (59,), (0, 59), (3, 4, 17), (1, 2, 3, 5, 8, 13, 21, 34, 55)]


@pytest.mark.parametrize("numbers", [(), *SETS])
def test_the_numbers_of_a_set_are_counted(numbers: tuple[int, ...]):
    assert counted(sum(1 << number for number in numbers)) == len(numbers)


@pytest.mark.parametrize("numbers", SETS)
def test_a_set_is_gone_through_in_order(numbers: tuple[int, ...]):
    told = 0
    for number in numbers:
        told = told * 64 + number
    assert in_order(sum(1 << number for number in numbers)) == told

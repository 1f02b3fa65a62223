"""The exponential function of the bots: right, and the same bits compiled and interpreted."""

import math

from ludoteca.bots.exponential import exp
from ludoteca.kernel.compiling import interpreted, loop
from ludoteca.kernel.rows import zeros

POINTS = [k / 7.0 for k in range(-4900, 4900, 13)] + [0.0, 1.0, -1.0, 1e-9, -1e-300, 0.34657, -0.34658]


@loop
def exp_of(numbers, size):
    """The exponential of each number, in place."""
    for k in range(size):
        numbers[k] = exp(numbers[k])


def test_it_is_right_but_for_the_last_two_bits():
    for x in POINTS:
        assert abs(interpreted(exp)(x) - math.exp(x)) <= 3 * math.ulp(math.exp(x)), x


def test_what_would_overflow_stays_a_number():
    assert interpreted(exp)(1e9) == interpreted(exp)(700.0) < math.inf
    assert 0.0 < interpreted(exp)(-1e9) < 1e-300


def test_compiled_and_interpreted_give_the_same_bits():
    numbers = zeros(len(POINTS), "f8")
    for k, x in enumerate(POINTS):
        numbers[k] = x
    exp_of(numbers, len(POINTS))
    assert [float(number).hex() for number in numbers] == [interpreted(exp)(x).hex() for x in POINTS]

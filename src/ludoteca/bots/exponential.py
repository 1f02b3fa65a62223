"""The exponential function, the same to the last bit wherever rules run.

Mathematical libraries differ in the last bit, and one bit is enough for two searches to part ways. This one is made of
additions and multiplications alone, which are the same on every processor, in a browser and in plain Python.
"""

from math import factorial, log

from ludoteca.kernel.compiling import rule

LARGEST = 700.0
"""Beyond this the result would leave the range of a number, or nearly vanish."""
LOG2_E = 1.0 / log(2.0)
LN2_HIGH = float.fromhex("0x1.62e42feep-1")
"""The logarithm of 2 with so few digits that a multiple of it is exact, and below, what is missing."""
LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13 = (1.0 / factorial(n) for n in range(2, 14))


@rule
def exp(x):
    """e to the x, within two units of the last place."""
    x = min(max(x, -LARGEST), LARGEST)
    doublings = int(x * LOG2_E + (0.5 if x >= 0.0 else -0.5))
    r = x - doublings * LN2_HIGH - doublings * LN2_LOW
    series = C9 + r * (C10 + r * (C11 + r * (C12 + r * C13)))
    series = C4 + r * (C5 + r * (C6 + r * (C7 + r * (C8 + r * series))))
    series = 1.0 + r * (1.0 + r * (C2 + r * (C3 + r * series)))
    scale = 1.0
    step = 2.0 if doublings >= 0 else 0.5
    left = abs(doublings)
    while left > 0:
        if left & 1:
            scale *= step
        step *= step
        left >>= 1
    return series * scale

"""Records: one declaration, a plain form and a NumPy form that say the same."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.structs import FlatStruct, i8, i16, u64


class Base(FlatStruct):
    key = u64(2)
    coins = i16()


class Chest(Base):
    hand = i8(3, 2, of="card")
    row = i8(5)
    top = i8(of="card")


def test_a_blank_record_has_zeros_and_no_names():
    chest = Chest()
    assert chest.coins == 0
    assert chest.row == [0] * 5
    assert chest.hand == [[-1, -1]] * 3
    assert chest.top == -1


def test_both_forms_say_the_same():
    chest = Chest()
    chest.coins, chest.hand[1][0], chest.key[1] = -300, 7, 2**64 - 1
    array = chest.array()
    assert array["coins"][0] == -300
    assert array["hand"][0][1][0] == 7
    assert Chest.plain(array) == chest


def test_copies_are_independent():
    chest = Chest()
    twin = chest.copy()
    twin.hand[0][0] = 5
    twin.row[0] = 5
    assert chest == Chest()
    assert twin != chest


@pytest.mark.parametrize(("field", "value"), [("coins", 40_000), ("top", 128), ("row", [200, 0, 0, 0, 0])])
def test_a_number_that_does_not_fit_is_refused(field, value):
    chest = Chest()
    setattr(chest, field, value)
    with pytest.raises(OverflowError):
        chest.array()


def test_no_byte_of_a_record_is_unused():
    """Else equal records could differ byte for byte."""
    used = sum(Chest.dtype[name].itemsize for name in Chest.dtype.names or ())
    assert used == Chest.dtype.itemsize
    assert Chest.dtype.itemsize % 8 == 0
    assert Chest.blank_array(3).tobytes() == np.repeat(Chest().array(), 3).tobytes()


def test_records_refuse_fields_they_do_not_have():
    chest: Any = Chest()
    with pytest.raises(AttributeError):
        chest.gold = 3


class Tray(FlatStruct):
    below = i8(100, far=2)
    top = i8(20, far=1)
    row = i8(120)
    coins = i16()


def test_far_lists_lie_behind_the_others_and_the_farthest_last():
    places = Tray.dtype.fields
    assert places is not None
    assert [places[name][1] for name in ("coins", "row", "top", "below")] == [0, 2, 122, 142]


def test_near_lines_are_those_that_anything_near_lies_in():
    assert Tray.near_lines() == 1
    assert Base.near_lines() == 1

    class Wider(Tray):
        column = i8(7)

    assert Wider.near_lines() == 2


def test_a_list_may_begin_a_line():
    class Shelf(Tray):
        cup = i8(9, far=1, line=True)

    places = Shelf.dtype.fields
    assert places is not None
    assert [places[name][1] for name in ("top", "cup", "below")] == [122, 256, 265]


def test_the_bytes_of_a_record_are_those_of_its_array():
    for name in ludoteca.games():
        match = ludoteca.game(name).new(ludoteca.game(name).seats[-1], "bytes")
        for record in (match.state, match.setting.box):
            assert record.to_bytes() == record.array().tobytes()
            assert len(record.to_bytes()) == type(record).size == type(record).dtype.itemsize
            assert type(record).from_bytes(record.to_bytes()) == record

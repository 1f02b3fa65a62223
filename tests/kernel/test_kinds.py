"""Kinds are declared once: the number that rules use follows from the declaration."""

import pytest

from ludoteca.kernel.convert import Invalid, convert
from ludoteca.kernel.errors import BadGame
from ludoteca.kernel.kinds import Kinds, one_of


def test_numbers_follow_from_the_place():
    kinds = Kinds()
    assert [kinds.add(name) for name in ("haste", "ward", "swap")] == [0, 1, 2]
    assert list(kinds) == ["haste", "ward", "swap"]
    assert (len(kinds), kinds.index("ward"), kinds[2], kinds[:2]) == (3, 1, "swap", ["haste", "ward"])


def test_a_kind_is_declared_once():
    kinds = Kinds()
    kinds.add("haste")
    with pytest.raises(BadGame, match="“haste” is declared twice"):
        kinds.add("haste")


def test_a_box_is_checked_by_them():
    kinds = Kinds()
    kinds.add("haste")
    kinds.add("ward")
    assert convert("ward", one_of(kinds)) == "ward"
    with pytest.raises(Invalid, match="Invalid enum value 'fly'"):
        convert("fly", one_of(kinds))

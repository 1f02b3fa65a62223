"""Dataclasses from files: what fits becomes one, and what does not is named with its place."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from ludoteca.kernel.convert import Check, Invalid, convert, place_of


@dataclass(frozen=True, kw_only=True)
class Card:
    id: Annotated[str, Check(pattern="^[a-z]+$")]
    copies: Annotated[int, Check(least=1, most=9)] = 1
    kinds: Annotated[list[Literal["moon", "eye"]], Check(least=1, most=2)]
    amount: Annotated[int, Check(least=1)] | Literal["all"] | None = None
    tags: tuple[str, ...] = ()
    rare: bool = False
    more: dict[str, Any] | None = None


@dataclass
class Deck:
    card: list[Card]


def complaint(**changed: Any) -> str:
    """What is said about a card in which something is changed."""
    with pytest.raises(Invalid) as caught:
        convert({"card": [{"id": "owl", "kinds": ["eye"]}, {"id": "cat", "kinds": ["moon"]} | changed]}, Deck)
    return f"{place_of(caught.value.path)} {caught.value.message}"


def test_what_fits_becomes_a_dataclass():
    entry = {"id": "owl", "kinds": ["eye", "moon"], "amount": "all", "tags": ["a", "b"], "more": {"x": [1]}}
    assert convert(entry, Card) == Card(id="owl", kinds=["eye", "moon"], amount="all", tags=("a", "b"), more={"x": [1]})
    assert convert({"id": "owl", "kinds": ["eye"], "amount": 3}, Card).amount == 3


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"id": "Two Words"}, ".card[1].id Expected str matching regex '^[a-z]+$'"),
        ({"id": 7}, ".card[1].id Expected str, got int"),
        ({"copies": 0}, ".card[1].copies Expected int >= 1"),
        ({"copies": 10}, ".card[1].copies Expected int <= 9"),
        ({"copies": True}, ".card[1].copies Expected int, got bool"),
        ({"copies": 2.5}, ".card[1].copies Expected int, got float"),
        ({"kinds": []}, ".card[1].kinds Expected array of length >= 1"),
        ({"kinds": ["moon"] * 3}, ".card[1].kinds Expected array of length <= 2"),
        ({"kinds": ["sun"]}, ".card[1].kinds[0] Invalid enum value 'sun'"),
        ({"kinds": [3]}, ".card[1].kinds[0] Expected str, got int"),
        ({"kinds": "moon"}, ".card[1].kinds Expected array, got str"),
        ({"amount": 0}, ".card[1].amount Expected int >= 1"),
        ({"amount": "some"}, ".card[1].amount Invalid enum value 'some'"),
        ({"amount": 1.5}, ".card[1].amount Expected int | str | null, got float"),
        ({"rare": 1}, ".card[1].rare Expected bool, got int"),
        ({"tags": ["a", 2]}, ".card[1].tags[1] Expected str, got int"),
        ({"more": [1]}, ".card[1].more Expected object | null, got array"),
        ({"colour": 1}, ".card[1] Object contains unknown field colour"),
    ],
)
def test_what_does_not_fit_is_named(changed: dict[str, Any], said: str):
    assert complaint(**changed) == said


def test_a_field_that_is_missing_and_an_entry_that_is_none():
    with pytest.raises(Invalid, match="Object missing required field kinds"):
        convert({"id": "owl"}, Card)
    with pytest.raises(Invalid, match="Expected object, got str"):
        convert({"card": ["owl"]}, Deck)


def test_what_nobody_knows_can_be_passed_over():
    assert convert({"card": [], "later": 1}, Deck, strict=False) == Deck([])

"""What is in the box of Looterz: its files, as they are written."""

from dataclasses import dataclass
from typing import Annotated, Literal

from ludoteca.games.looterz.moves import MOST_CARDS, MOST_SEATS, Target, What, When, Who
from ludoteca.kernel.content import Entry
from ludoteca.kernel.convert import Check

MOST_COINS = 30

Id = Annotated[str, Check(pattern=r"^[a-z][a-z0-9_]*$")]
Standing = Literal["taunt", "twice", "ward"]
SixAtMost = Annotated[int, Check(least=1, most=6)]
Amount = Annotated[int, Check(least=1, most=20)] | Literal["richest_coins"]


@dataclass(frozen=True, kw_only=True)
class Ability:
    """One entry of an ability: when, who does it or has it done to them, what, how much, to which Looterz."""

    when: When
    what: What
    who: Who = "you"
    amount: Amount = 1
    target: Target | None = None
    looterz: SixAtMost = 1
    another: bool = False
    life_at_most: SixAtMost | None = None
    until: Literal["end_of_turn", "for_good"] | None = None
    may: bool = False


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    """A design of a Looter, and how many copies there are. The note says which part comes from where."""

    id: Id
    life: SixAtMost
    power: SixAtMost
    copies: Annotated[int, Check(least=1, most=MOST_CARDS)]
    standing: tuple[Standing, ...] = ()
    ability: tuple[Ability, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class CardsFile:
    card: list[Card]


@dataclass(frozen=True, kw_only=True)
class TargetCoins(Entry):
    """How many coins win, for some numbers of players."""

    seats: list[Annotated[int, Check(least=2, most=MOST_SEATS)]]
    coins: Annotated[int, Check(least=1, most=MOST_COINS)]


@dataclass(frozen=True)
class TableFile:
    target: list[TargetCoins]


@dataclass(frozen=True)
class Content:
    """All that is in the box."""

    folder: str
    cards: CardsFile
    table: TableFile


DEFAULT_TARGETS: dict[str, Target] = {"heal": "yours", "gain_life": "this", "take_control": "opposing"}


def target_of(ability: Ability) -> Target:
    """Which Looterz an entry is about, if it does not say."""
    return ability.target or DEFAULT_TARGETS.get(ability.what, "looter")

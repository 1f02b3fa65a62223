"""What is in the box of Kragmortha: its files, as they are written."""

from dataclasses import dataclass
from typing import Annotated, Literal

from ludoteca.games.kragmortha.moves import MOST_SEATS, SYMBOLS, Effect, Symbol, TokenKind
from ludoteca.games.kragmortha.state import MOST_CARDS
from ludoteca.kernel.content import Entry
from ludoteca.kernel.convert import Check

HAND_LIMIT = 3

Count = Annotated[int, Check(least=1, most=MOST_CARDS)]
Measure = Annotated[int, Check(least=1, most=600)]
Id = Annotated[str, Check(pattern=r"^[a-z0-9_-]+$")]


@dataclass(frozen=True, kw_only=True)
class Floor(Entry):
    """The symbol on every space: s scroll, t stones, p potion, b book, D desk."""

    map: str


@dataclass(frozen=True, kw_only=True)
class Layout(Entry):
    """The board for some numbers of seats: x out of play, # bookcase, s start, T circle, S both, D desk, R Rigor."""

    seats: Annotated[list[Annotated[int, Check(least=2, most=MOST_SEATS)]], Check(least=1)]
    map: str


@dataclass(frozen=True)
class BoardFile:
    floor: Floor
    layout: list[Layout]


@dataclass(frozen=True, kw_only=True)
class Card(Entry):
    id: Id
    mover: Literal["goblin", "rigor"]
    symbols: Annotated[list[Symbol], Check(least=2, most=2)]
    copies: Count

    @property
    def design(self) -> str:
        first, second = sorted(self.symbols, key=SYMBOLS.index)
        return f"{self.mover}-{first}-{second}"


@dataclass(frozen=True)
class MovementFile:
    card: list[Card]


@dataclass(frozen=True, kw_only=True)
class Token(Entry):
    id: TokenKind
    copies: Count


@dataclass(frozen=True)
class TokensFile:
    token: list[Token]


@dataclass(frozen=True, kw_only=True)
class Look(Entry):
    id: Id
    part: Id
    twin: Id
    hand_limit: Annotated[int, Check(least=1, most=HAND_LIMIT)] = HAND_LIMIT


@dataclass(frozen=True, kw_only=True)
class Twin(Entry):
    """The digital twin of a penance: what the player's own screen does."""

    id: Id
    breakable: bool
    seconds: Measure | None = None
    steps: Measure | None = None
    degrees: Measure | None = None
    percent: Measure | None = None
    words: Measure | None = None


@dataclass(frozen=True)
class LooksFile:
    look: list[Look]


@dataclass(frozen=True)
class TwinsFile:
    twin: list[Twin]


@dataclass(frozen=True, kw_only=True)
class Tome(Entry):
    id: Id
    effect: Effect
    kind: Literal["moon", "eye", "flame"]
    symbols: Annotated[int, Check(least=1, most=3)]


@dataclass(frozen=True)
class TomesFile:
    tome: list[Tome]


@dataclass(frozen=True)
class Content:
    """All that is in the box."""

    folder: str
    board: BoardFile
    movement: MovementFile
    tokens: TokensFile
    looks: LooksFile
    twins: TwinsFile
    tomes: TomesFile
